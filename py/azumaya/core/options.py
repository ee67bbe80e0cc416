"""Options as somebody gives them, made complete and checked."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TypeVar

from azumaya.core.game import Game, Move, Objection, Options, Refused
from azumaya.core.text import Text

S = TypeVar("S", bound=Hashable)
M = TypeVar("M", bound=Move)


def settle_options(game: Game[S, M], seats: int, given: Options) -> dict[str, str]:
    """All options of a game, read and checked, defaults filled in.

    Raises Refused, naming the option, for an unknown one or a value it does not have, for a number of seats the
    game is not made for, and for options that do not go together.
    """
    about = game.about
    if type(seats) is not int or seats not in about.seats:
        wanted = ", ".join(map(str, about.seats))
        sentence = Text("{game} cannot be played by {n}; it seats: {wanted}.", game=about.title, n=seats, wanted=wanted)
        raise Refused(Objection("seats", sentence, about.turn))
    known = {option.id: option for option in about.options}
    for name in given:
        if name not in known:
            sentence = Text(
                "{game} has no option “{name}”; it has: {known}.",
                game=about.title,
                name=name[:40],
                known=", ".join(known),
            )
            raise Refused(Objection("option", sentence, about.turn))
    if not all(isinstance(value, str) for value in given.values()):
        raise Refused(Objection("option", Text("The values of options are texts."), about.turn))
    settled = {}
    for id, option in known.items():
        value = option.read(given[id]) if id in given else option.default
        if objection := option.check(value):
            raise Refused(objection)
        settled[id] = value
    if misfit := game.misfit(seats, settled):
        raise Refused(misfit)
    return settled
