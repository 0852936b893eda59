"""Who can sit at a table besides people. A bot sees a `Seat` and nothing else."""
