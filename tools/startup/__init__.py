"""How long the built site takes to start, against what else could be: `python -m tools.startup`."""
