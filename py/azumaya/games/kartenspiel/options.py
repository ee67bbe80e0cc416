"""The options of Sudoku – Das Kartenspiel."""

from __future__ import annotations

from azumaya.core.game import Choice, Option, Options
from azumaya.core.text import Text
from azumaya.games.kartenspiel.state import AFTER_HAND, KEPT, REPLAY, Variant

PENALTIES = Option(
    "penalties",
    Text("Penalty cards at the end"),
    (
        Choice(REPLAY, Text("May be placed"), Text("Once nothing is left to draw, hand and penalty cards alike.")),
        Choice(AFTER_HAND, Text("After the hand"), Text("Only those may place penalty cards whose hand is empty.")),
        Choice(KEPT, Text("Are never placed"), Text("A card once given up stays on its stack.")),
    ),
    default=REPLAY,
    clause="A7",
)

TIEBREAK = Option(
    "tiebreak",
    Text("Equal penalties"),
    (
        Choice("off", Text("Share the place"), Text("Equally few points share the win.")),
        Choice("on", Text("Fewer yellow cards"), Text("Of equal stacks the one with fewer yellow cards is ahead.")),
    ),
    default="off",
    clause="A10",
)

REFEREE = Option(
    "referee",
    Text("Referee"),
    (
        Choice("on", Text("Watches"), Text("Only cards that fit can be placed.")),
        Choice("off", Text("Is away"), Text("A repeated number may slip in; whoever is next may object.")),
    ),
    default="on",
    clause="A13",
)

HANDS = Option(
    "hands",
    Text("Hands"),
    (
        Choice("hidden", Text("Hidden"), Text("Everyone sees only their own cards.")),
        Choice("open", Text("Open"), Text("All hands and stacks lie open: good for learning.")),
    ),
    default="hidden",
    clause="A12",
)

OPTIONS = (PENALTIES, TIEBREAK, REFEREE, HANDS)


def variant(options: Options) -> Variant:
    """The options as the state keeps them."""
    return Variant(
        penalties=options["penalties"],
        tiebreak=options["tiebreak"] == "on",
        referee=options["referee"] == "on",
        open_hands=options["hands"] == "open",
    )
