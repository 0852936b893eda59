"""One file per chapter of the rules."""
