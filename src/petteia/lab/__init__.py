"""The laboratory: measuring bots, tuning them, and environments for learning ones."""
