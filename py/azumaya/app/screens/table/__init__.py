"""The table: bar, seats, board, tray and panel, each in a room of its own."""
