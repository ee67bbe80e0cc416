"""Sudoku – Das Kartenspiel: one table without an edge, cards that fit by the rules of Sudoku, and few penalties."""
