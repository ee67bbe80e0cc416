"""The options of Cardoku."""

from __future__ import annotations

from azumaya.core.game import Choice, Objection, Option, Options
from azumaya.core.text import Plural, Text
from azumaya.games.cardoku.state import Variant

DECKS = Option(
    "decks",
    Text("Decks"),
    (
        Choice("2", Text("Two decks"), Text("36 cards a side; rows and columns score with 1 to 8 or 2 to 9.")),
        Choice("3", Text("Three decks"), Text("45 cards a side; rows and columns score with nine cards.")),
    ),
    default="2",
    clause="R3",
)

RESCORE = Option(
    "rescore",
    Text("Score again at nine"),
    (
        Choice("off", Text("Lines score once"), Text("Every row, column and box scores once.")),
        Choice(
            "on",
            Text("Again at nine"),
            Text("For two decks: a row or column that scored with eight cards scores once more with its ninth."),
        ),
    ),
    default="off",
    clause="A3",
)

GUARD = Option(
    "guard",
    Text("Rounds without progress"),
    tuple(
        Choice(
            str(n),
            Plural("{n} round", "{n} rounds", n),
            Plural(
                "The game ends after {n} round in which nobody plays a card or scores.",
                "The game ends after {n} rounds in which nobody plays a card or scores.",
                n,
            ),
        )
        for n in range(1, 10)
    ),
    default="3",
    clause="R14",
)

ENDING = Option(
    "ending",
    Text("Ending"),
    (
        Choice("guard", Text("Play on"), Text("Cards are moved and swapped until nobody makes progress.")),
        Choice("strict", Text("Strict"), Text("It is over as soon as the piles are empty and no card in hand fits.")),
    ),
    default="guard",
    clause="A14",
)

REFEREE = Option(
    "referee",
    Text("Referee"),
    (
        Choice("on", Text("With a referee"), Text("The app refuses every wrong card.")),
        Choice(
            "off",
            Text("Without a referee"),
            Text("Watch out yourselves: a card may repeat a value until somebody objects."),
        ),
    ),
    default="on",
    clause="A16",
)

HANDS = Option(
    "hands",
    Text("Hands"),
    (
        Choice("hidden", Text("Hidden hands"), Text("Each side sees only its own cards.")),
        Choice("open", Text("Open hands"), Text("Both hands lie open: good for learning.")),
    ),
    default="hidden",
    clause="R5",
)

OPTIONS = (DECKS, RESCORE, GUARD, ENDING, REFEREE, HANDS)


def variant(options: Options) -> Variant:
    """The options as the state keeps them."""
    return Variant(
        decks=int(options["decks"]),
        rescore=options["rescore"] == "on",
        guard=int(options["guard"]),
        strict=options["ending"] == "strict",
        referee=options["referee"] == "on",
        open_hands=options["hands"] == "open",
    )


def misfit(options: Options) -> Objection | None:
    """With three decks rows and columns score with nine cards only, so none could score again (A3)."""
    if options["rescore"] == "off" or options["decks"] == "2":
        return None
    sentence = Text("“Score again at nine” is for two decks: with three, rows and columns score only with nine cards.")
    return Objection("rescore", sentence, "A3", ("rescore",))
