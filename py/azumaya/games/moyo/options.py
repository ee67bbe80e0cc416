"""The switches at set-up."""

from __future__ import annotations

from azumaya.core.game import Choice, Objection, Option
from azumaya.core.sudoku import NAME, read_grid, repeats
from azumaya.core.text import Text
from azumaya.games.moyo.puzzles import PUZZLES
from azumaya.games.moyo.words import shared


class PuzzleOption(Option):
    """A puzzle of the rulebook by its number, or one's own as 81 characters (R3, R13)."""

    def read(self, raw: str) -> str:
        """The number, or the 81 characters of a grid however it was typed or pasted."""
        text = raw.strip()
        return text if text in PUZZLES else read_grid(raw) or text

    def check(self, value: str) -> Objection | None:
        """Refused: what is no grid, and a number twice in a row, column or block."""
        if value in PUZZLES:
            return None
        if read_grid(value) != value:
            sentence = Text(
                "This is not a Sudoku: it needs 81 spaces in reading order, a digit from 1 to 9 for each stone "
                "and a dot or a zero for each empty space. Or choose one of the puzzles 1 to 6."
            )
            return Objection("puzzle", sentence, self.clause)
        twice = repeats([0 if sign == "." else int(sign) for sign in value])
        if not twice:
            return None
        one, other = twice[0]
        sentence = Text(
            "This puzzle has number {value} twice in {house}: on {one} and on {other}.",
            value=value[one],
            house=shared(one, other),
            one=NAME[one],
            other=NAME[other],
        )
        at = tuple(dict.fromkeys(NAME[cell] for pair in twice for cell in pair))
        return Objection("repeat", sentence, "R4", at)


OPTIONS = (
    PuzzleOption(
        id="puzzle",
        title=Text("Puzzle"),
        choices=(
            Choice("1", Text("Puzzle 1"), Text("30 stones, 19 solutions.")),
            Choice("2", Text("Puzzle 2"), Text("30 stones, 33 solutions.")),
            Choice("3", Text("Puzzle 3"), Text("28 stones, 2252 solutions.")),
            Choice("4", Text("Puzzle 4"), Text("28 stones, 359 solutions.")),
            Choice("5", Text("Puzzle 5"), Text("32 stones, one solution.")),
            Choice("6", Text("Puzzle 6"), Text("30 stones, one solution.")),
        ),
        default="1",
        clause="R13",
        free=Text("Your own puzzle"),
        how=Text(
            "Type or paste 81 spaces in reading order: a digit for each stone, a dot or a zero for each empty space."
        ),
    ),
    Option(
        id="areas",
        title=Text("Division of the Shima"),
        choices=(
            Choice(
                "mixed",
                Text("As printed"),
                Text("Light has the north-west, north-east, west and south."),
            ),
            Choice(
                "mirrored",
                Text("Mirrored"),
                Text("Light has the north-east, west, south and south-east."),
            ),
            Choice(
                "corners",
                Text("Corners for Light"),
                Text("Light has the corners, Dark the edges: harder for Dark."),
            ),
            Choice(
                "edges",
                Text("Edges for Light"),
                Text("Light has the edges, Dark the corners: harder for Light."),
            ),
            Choice(
                "half",
                Text("Half ring"),
                Text("Light has the north-west, north, north-east and east."),
            ),
            Choice(
                "draft",
                Text("Draft"),
                Text("The players take the Shima in turn: one, two, two, two, one."),
            ),
            Choice(
                "rows",
                Text("Rows"),
                Text("Nine rows instead of blocks. Light has 1, 3, 6 and 8; row 5 is the Azumaya."),
            ),
            Choice(
                "columns",
                Text("Columns"),
                Text("Nine columns instead of blocks. Light has 1, 3, 6 and 8; column 5 is the Azumaya."),
            ),
        ),
        default="mixed",
        clause="R12",
    ),
    Option(
        id="variant",
        title=Text("Game"),
        choices=(
            Choice(
                "standard",
                Text("Sudoku Moyo"),
                Text("Place in your own Shima; who cannot place any more loses."),
            ),
            Choice(
                "horikomi",
                Text("Horikomi"),
                Text("Place in any Shima; fewest Moyo stones in your own wins."),
            ),
        ),
        default="standard",
        clause="R11",
    ),
    Option(
        id="handicap",
        title=Text("Handicap stones"),
        choices=(
            Choice("0", Text("None")),
            Choice("1", Text("One")),
            Choice("2", Text("Two")),
            Choice("3", Text("Three")),
            Choice("4", Text("Four")),
        ),
        default="0",
        clause="R14",
    ),
    Option(
        id="weaker",
        title=Text("Handicap stones are placed by"),
        choices=(Choice("0", Text("The first seat")), Choice("1", Text("The second seat"))),
        default="1",
        clause="R14",
        idle=("handicap", "0"),
    ),
    Option(
        id="choice",
        title=Text("Colours and first turn"),
        choices=(
            Choice("fixed", Text("By seat"), Text("The first seat has Light and begins.")),
            Choice(
                "rulebook",
                Text("By choice"),
                Text("The first seat takes a colour, the second decides who begins."),
            ),
        ),
        default="fixed",
        clause="R3",
    ),
)
