"""Sudoku Moyo (Günter Cornett): open together in the Azumaya, then outlast the other in your own Shima."""
