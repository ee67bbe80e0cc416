"""The options of KADO."""

from __future__ import annotations

from collections.abc import Iterator

from azumaya.core.game import Choice, Objection, Option, Options
from azumaya.core.text import Text
from azumaya.games.kado.state import Variant

CHALLENGE = Option(
    "challenge",
    Text("A challenge succeeds with"),
    (
        Choice(
            "both",
            Text("Gift and ribbon"),
            Text("As the rulebook says: both must be right, then you exchange and earn a bonus."),
        ),
        Choice(
            "either",
            Text("Either one"),
            Text("As it was published: with one right you must exchange, with both right you also earn a bonus."),
        ),
    ),
    default="both",
    clause="A1",
)

COLUMNS = Option(
    "columns",
    Text("A column of one ribbon counts"),
    (
        Choice("highest", Text("Its highest card"), Text("At most 5 points a column.")),
        Choice("sum", Text("All its cards"), Text("A house rule: up to 15 points a column, so ribbons matter more.")),
    ),
    default="highest",
    clause="R9",
)

FIFTH = Option(
    "fifth",
    Text("A fifth player"),
    (
        Choice("off", Text("No, bonus cards from the deck"), Text("For two to four players.")),
        Choice("on", Text("Yes, counters for bonus cards"), Text("Needed for five: the deck is too small for both.")),
    ),
    default="off",
    clause="A4",
)

OPTIONS = (CHALLENGE, COLUMNS, FIFTH)
SEATS = (2, 3, 4, 5)


def variant(options: Options) -> Variant:
    """The options as the state keeps them."""
    return Variant(
        either=options["challenge"] == "either",
        sums=options["columns"] == "sum",
        counters=options["fifth"] == "on",
    )


def misfit(seats: int, options: Options) -> Objection | None:
    """Five seats need counters, since the deck could run out (A4)."""
    if seats < 5 or variant(options).counters:
        return None
    sentence = Text("Five can play only with counters: under “A fifth player”, choose “Yes, counters for bonus cards”.")
    return Objection("seats", sentence, "A4")


def advice(seats: int) -> Iterator[Text]:
    """What five players should know before they begin (A4)."""
    if seats == 5:
        yield Text("Twelve turns do not go round evenly among five: the first two seats are gifter three times.")
