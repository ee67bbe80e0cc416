"""How long a game can be at most."""

from __future__ import annotations

from azumaya.games.cardoku.state import HAND, MOST_OBJECTIONS, Variant

CELLS, SEEDS, LINES, STRAIGHTS = 81, 9, 27, 18  # straights are rows and columns


def longest(variant: Variant) -> int:
    """A bound on the moves of a game, chance's and objections included.

    Let J be the most objections there can be, 10 or none, and call a turn bare if both piles are empty at its play.

    - Draws: every card of the piles once, and once more each card that an objection puts under a pile.
    - A turn that is not bare has a draw, or is followed by a turn with a draw, or is the last; or an objection has
      filled a pile since it began, which is so for two turns at most an objection (the one objected in, and the one
      made again).
    - A bare turn makes progress if a card is played from a hand or a point scored. Cards are played as often as there
      are cards or cells left after seeding, once more for each that an objection takes away. Points are as many as
      there are, once more for those that objections take off: all of three lines each.
    - A row of bare turns without progress is shorter than 2 x guard, unless it ends the game (R14). Such rows are
      parted by a bare turn with progress, or by turns that are not bare, which come after bare ones only where an
      objection has filled a pile.
    - An objection is a move, and so is a play that it undoes; the play made again is the one counted above.
    """
    cards = 2 * 36 if variant.decks == 2 else 2 * 45
    objections = 0 if variant.referee else MOST_OBJECTIONS
    setting_up = 1 + (2 if variant.decks == 3 else 0) + SEEDS + 2 * HAND + 1
    draws = cards - SEEDS - 2 * HAND + objections
    veiled = 2 * draws + 2 * objections + 1
    plays = min(cards, CELLS) - SEEDS + objections
    points = LINES + STRAIGHTS * variant.rescore + objections * (3 + 2 * variant.rescore)
    progress = plays + points
    idle = (2 * variant.guard - 1) * (1 + progress + objections) + 1
    return setting_up + draws + veiled + progress + idle + 2 * objections
