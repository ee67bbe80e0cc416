"""What lies on and beside the board of Sudoku Moyo, with its spoken names."""

from __future__ import annotations

from azumaya.core.areas import Grid, Group, Supply
from azumaya.core.spot import Face, Look, Spot
from azumaya.core.sudoku import COLUMN, NAME, ROW, VALUES
from azumaya.core.text import Text
from azumaya.games.moyo.areas import BLOCKS, DARK, FREE, LIGHT, MIDDLE, NEUTRAL
from azumaya.games.moyo.pairs import LAYER, cells, layers
from azumaya.games.moyo.state import Phase, State
from azumaya.games.moyo.words import shima

GROUND: dict[str, Look] = {
    LIGHT: {"ground": "light"},
    DARK: {"ground": "dark"},
    NEUTRAL: {"ground": "azumaya"},
    FREE: {"ground": "free"},
}
SET: dict[str, Look] = {
    LIGHT: {"set": "light"},
    DARK: {"set": "dark"},
    NEUTRAL: {"set": "black"},
    FREE: {"set": "free"},
}


# What lies on a space, as it is spoken, by ground and number.
PLACED = {
    **{(LIGHT, n): Text("light {n}", n=n) for n in VALUES},
    **{(DARK, n): Text("dark {n}", n=n) for n in VALUES},
    **{(NEUTRAL, n): Text("black {n}", n=n) for n in VALUES},
    **{(FREE, n): Text("{n}", n=n) for n in VALUES},
}
_TURNED = Text("In a dashed rim: turned over, fits nowhere now.")
GIVEN = {key: Text("{stone}, from the puzzle", stone=stone) for key, stone in PLACED.items()}


def values(pairs: int, area: int = LAYER) -> tuple[int, ...]:
    """The values that these stones have on the cells of an area (a mask of 81 bits)."""
    return tuple(v for v, layer in zip(VALUES, layers(pairs), strict=True) if layer & area)


def stone(sign: str, value: int, turned: bool = False, id: str | None = None) -> Face:
    """A Sudoku stone of the set that goes with the ground."""
    look = {**SET[sign], "turned": ""} if turned else SET[sign]
    return Face("stone", str(value), look, id)


def grid(state: State) -> Grid:
    """The board: 81 spaces with their stones and the Moyo stones where nothing fits."""
    alive = cells(state.fits)
    spots = [_spot(state, cell, bool(alive >> cell & 1)) for cell in range(81)]
    look = {"boxes": ""} if state.setup.layout != "blocks" else {"boxes": "", "azumaya": ""}
    rows = tuple(tuple(spots[9 * row : 9 * row + 9]) for row in range(9))
    return Grid("board", Text("Board of Sudoku Moyo"), rows, look)


def _spot(state: State, cell: int, alive: bool) -> Spot:
    setup, sign = state.setup, state.grid[cell]
    area = setup.division.of[cell]
    ground, name = setup.ground[area], setup.division.names[area]
    given = setup.puzzle[cell] != "."
    if sign != ".":
        face: Face | None = stone(ground, int(sign), id=f"{name}-{sign}")
    else:
        face = None if alive else Face("disc")
    spoken = Text(
        "row {row}, column {column}, {area}: {content}",
        row=ROW[cell] + 1,
        column=COLUMN[cell] + 1,
        area=_whose(state, area),
        content=_content(ground, sign, given, alive),
    )
    return Spot(
        place=NAME[cell],
        name=spoken,
        face=face,
        look={**GROUND[ground], "given": ""} if given else GROUND[ground],
        tap=f"area:{name}" if state.phase is Phase.DRAFT else None,
    )


def _whose(state: State, area: int) -> Text:
    """An area with its owner, as it is spoken."""
    if area == MIDDLE:
        return Text("Azumaya")
    ground = state.setup.ground[area]
    if state.setup.division is not BLOCKS:  # rows and columns are named by the cell already
        return Text("Shima of Light") if ground == LIGHT else Text("Shima of Dark")
    name = shima(BLOCKS, area)
    if ground == FREE:
        return Text("{shima}, not taken yet", shima=name)
    if ground == LIGHT:
        return Text("{shima} of Light", shima=name)
    return Text("{shima} of Dark", shima=name)


def _content(ground: str, sign: str, given: bool, alive: bool) -> Text:
    if sign == ".":
        return Text("empty") if alive else Text("Moyo stone, no number fits here")
    return (GIVEN if given else PLACED)[ground, int(sign)]


def supply(state: State) -> Supply:
    """The stones left beside each area; those that fit nowhere in it are turned over (R7)."""
    groups = tuple(_group(state, area) for area in range(9))
    turned = any("turned" in face.look for group in groups for face in group.faces)
    return Supply("supply", Text("Stones left"), groups, note=_TURNED if turned else None)


def _group(state: State, area: int) -> Group:
    setup = state.setup
    space, ground, name = setup.division.cells[area], setup.ground[area], setup.division.names[area]
    placed = {int(state.grid[c]) for c in range(81) if space >> c & 1 and state.grid[c] != "."}
    left = values(state.fits, space)
    turned = tuple(v for v in VALUES if v not in placed and v not in left)
    faces = tuple(stone(ground, v, turned=v in turned, id=f"{name}-{v}") for v in VALUES if v not in placed)
    return Group(_left(_whose_stones(state, area), left, turned), faces, GROUND[ground])


def _whose_stones(state: State, area: int) -> Text:
    """An area with its owner where no cell is named before it."""
    if state.setup.division is BLOCKS or area == MIDDLE:
        return _whose(state, area)
    name = shima(state.setup.division, area)
    if state.setup.ground[area] == LIGHT:
        return Text("{shima} of Light", shima=name)
    return Text("{shima} of Dark", shima=name)


def _left(area: Text, left: tuple[int, ...], turned: tuple[int, ...]) -> Text:
    """What is left of one set, as it is spoken."""
    fit, over = ", ".join(map(str, left)), ", ".join(map(str, turned))
    if left and turned:
        return Text("{area}: {fit} left; {over} turned over", area=area, fit=fit, over=over)
    if left:
        return Text("{area}: {fit} left", area=area, fit=fit)
    if turned:
        return Text("{area}: {over} turned over", area=area, over=over)
    return Text("{area}: no stone left", area=area)
