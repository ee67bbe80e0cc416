"""Cardoku: two sides fill one Sudoku grid with cards and score the rows, columns and boxes they complete."""
