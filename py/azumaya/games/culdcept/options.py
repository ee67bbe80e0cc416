"""The options of Culdcept cards."""

from __future__ import annotations

from azumaya.core.game import Choice, Option, Options
from azumaya.core.text import Text
from azumaya.games.culdcept.state import Variant

ACES = Option(
    "ace",
    Text("Aces and kings"),
    (
        Choice("plain", Text("A king takes an ace"), Text("An ace takes a king, a king takes an ace.")),
        Choice("safe", Text("Aces are safe"), Text("A king cannot take a square that shows an ace.")),
    ),
    default="plain",
    clause="A2",
)

REINFORCE = Option(
    "reinforce",
    Text("Exchanging"),
    (
        Choice("off", Text("New cards only"), Text("What you take up stays in your hand.")),
        Choice(
            "on",
            Text("Reinforce"),
            Text("What you take up may be laid again at once, joined or split."),
        ),
    ),
    default="off",
    clause="A7",
)

HANDS = Option(
    "hands",
    Text("Hands"),
    (
        Choice("hidden", Text("Hidden"), Text("Everyone sees only their own cards.")),
        Choice("open", Text("Open"), Text("All hands lie open: good for learning.")),
    ),
    default="hidden",
    clause="A19",
)

OPTIONS = (ACES, REINFORCE, HANDS)


def variant(options: Options) -> Variant:
    """The options as the state keeps them."""
    return Variant(
        ace_safe=options["ace"] == "safe",
        reinforce=options["reinforce"] == "on",
        open_hands=options["hands"] == "open",
    )
