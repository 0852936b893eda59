"""The command line: `petteia <verb>`, one module per verb."""
