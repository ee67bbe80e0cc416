"""Which area is drawn by whom: boards in the middle, what is held in the tray, asides in the panel."""

from __future__ import annotations

from collections.abc import Collection

from azumaya.app.draw.bars import draw_bars
from azumaya.app.draw.buttons import draw_buttons
from azumaya.app.draw.grid import draw_grid, draw_small
from azumaya.app.draw.listing import draw_listing
from azumaya.app.draw.marks import Marks
from azumaya.app.draw.matrix import draw_matrix
from azumaya.app.draw.plots import draw_plots, draw_small_plots
from azumaya.app.draw.rack import draw_rack
from azumaya.app.draw.ring import draw_ring, draw_small_ring
from azumaya.app.draw.steps import draw_steps
from azumaya.app.draw.supply import draw_supply
from azumaya.app.html import Html, Markup
from azumaya.core.areas import (
    Aside,
    Bars,
    Board,
    Buttons,
    Grid,
    Held,
    Listing,
    Matrix,
    Plots,
    Rack,
    Ring,
    Steps,
    Supply,
)
from azumaya.core.game import Place


def draw_board(h: Html, board: Board, marks: Marks, here: Place | None) -> Markup:
    """A board to play on. `here` is the cell where the keyboard starts."""
    match board:
        case Grid():
            return draw_grid(h, board, marks, here)
        case Plots():
            return draw_plots(h, board, marks, here)
        case Ring():
            return draw_ring(h, board, marks, here)


def draw_small_board(h: Html, board: Board, size: str) -> Markup:
    """A board as a picture, at most so large."""
    match board:
        case Grid():
            return draw_small(h, board, size)
        case Ring():
            return draw_small_ring(h, board, size)
        case Plots():
            return draw_small_plots(h, board, size)


def draw_held(h: Html, area: Held, marks: Marks) -> Markup:
    """What lies in the tray."""
    match area:
        case Rack():
            return draw_rack(h, area, marks)
        case Buttons():
            return draw_buttons(h, area, marks)


def draw_aside(h: Html, area: Aside, taps: Collection[Place] = (), own: Collection[Place] | None = None) -> Markup:
    """What lies beside the table. `taps` are what has been tapped, `own` the marks of a viewer who may make some."""
    match area:
        case Supply():
            return draw_supply(h, area)
        case Listing():
            return draw_listing(h, area)
        case Bars():
            return draw_bars(h, area)
        case Matrix():
            return draw_matrix(h, area, taps, own)
        case Steps():
            return draw_steps(h, area)
