"""The table in the network: one process, one database, every accepted answer durable."""
