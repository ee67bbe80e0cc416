"""KADO: give gifts away, guess the one that was kept, and lay out twelve of your own by line and ribbon."""
