"""How soon a tap is answered on the screen, over whole games: `python -m tools.taps`."""
