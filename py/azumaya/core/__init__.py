"""What every game and the rest of the house share. The standard library and nothing else."""
