"""One module per verb: `PARSER` builds its arguments, `run` does it and returns the exit code."""
