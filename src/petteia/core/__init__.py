"""The contract between games and everything else."""
