"""Culdcept cards: a ring of thirteen cards, and whoever holds the most of it after ten rounds."""
