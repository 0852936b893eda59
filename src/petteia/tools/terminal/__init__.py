"""The table in the terminal: people at one screen, and bots."""
