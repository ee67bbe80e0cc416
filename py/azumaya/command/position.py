"""The position that the arguments of a command name: a new game, a record or an edited state, and moves from there."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from azumaya.core import outside
from azumaya.core.dump import Unfit, from_plain
from azumaya.core.game import CHANCE, Objection, Refused
from azumaya.core.record import Match, Record, Unplayable, is_text
from azumaya.core.text import Text
from azumaya.games import SHELF

AnyMatch = Match[Any, Any]


def position_of(arguments: argparse.Namespace) -> AnyMatch:
    """The game that the arguments of `show` and `why` name. Raises Refused with a sentence."""
    expect_seed(arguments.seed)
    given = [name for name in ("game", "seats", "option") if getattr(arguments, name)]
    if given and (arguments.state or arguments.record):
        raise refused(Text("A record or state says what is played, so --{name} does not go with it.", name=given[0]))
    if arguments.state and arguments.record:
        raise refused(Text("Name a record or a state, not both."))
    if arguments.state:
        match = _from_state(arguments)
    elif arguments.game:
        game = SHELF.find(arguments.game)
        seats = arguments.seats if arguments.seats is not None else game.about.seats[0]
        match = Match.new(game, seats, options_of(arguments.option), arguments.seed)
    elif arguments.record:
        match = _from_record(arguments.record)
    else:
        raise refused(Text("Name a record file, or --game, or --state."))
    for token in arguments.moves.split():
        if arguments.settle:
            match = _settle_before(match, token)
        match = _play(match, token)
    return match.settle() if arguments.settle else match


def _play(match: AnyMatch, token: str) -> AnyMatch:
    try:
        return match.play(token)
    except Refused as refusal:
        if refusal.objection.code == "token":
            raise
        raise refused(Text("“{token}” cannot be played: {why}", token=token[:40], why=refusal.objection.text)) from None


def _settle_before(match: AnyMatch, token: str) -> AnyMatch:
    """Let chance draw from the seed until what it brings is of the token's kind, or a seat is on turn."""
    while match.turn == CHANCE and not _is_due(match, token):
        match = match.play(str(match.chance_move()))
    return match


def _is_due(match: AnyMatch, token: str) -> bool:
    """Is the token of the kind that chance brings now, be it possible or not?"""
    try:
        move = match.game.parse(token)
    except ValueError:
        return True  # it is refused as unreadable, wherever it stands
    return any(type(move) is type(outcome) for outcome in match.game.chance_outcomes(match.state))


def _from_record(file: Path) -> AnyMatch:
    record = Record.loads(_read(file))
    try:
        return Match.replay(SHELF.find(record.game), record)
    except Unplayable as broken:
        ply = len(broken.good.record.moves)
        sentence = Text(
            "Move {n} of the record, “{token}”, cannot be played: {why}",
            n=ply + 1,
            token=record.moves[ply][:40],
            why=broken.objection.text,
        )
        raise refused(sentence) from None


_PARTS = {"game": str, "seats": int, "options": dict, "state": dict}  # what `show --dump` prints


def _from_state(arguments: argparse.Namespace) -> AnyMatch:
    file = arguments.state
    data = _parts_of(file)
    game = SHELF.find(data["game"])
    fresh = Match.new(game, data["seats"], data["options"], arguments.seed)
    try:
        state = from_plain(type(fresh.state), data["state"])
        wrong = game.unsound(state, fresh.state)
    except Unfit as unfit:
        raise _unusable(file, unfit.why) from None
    except (AttributeError, LookupError, TypeError, ValueError):  # so odd that the game could not even look at it
        raise _unusable(file, Text("“{name}” cannot be understood", name="state")) from None
    if wrong:
        raise _unusable(file, wrong)
    return Match(game, fresh.record, (state,))


def _parts_of(file: Path) -> dict[str, Any]:
    """The parts of a dumped state, each of its kind. Raises Refused."""
    try:
        data = outside.loads(_read(file))
    except ValueError as error:
        if isinstance(error, Refused):
            raise
        raise _unusable(file, Text("it cannot be read as JSON")) from None
    if not isinstance(data, dict):
        raise _unusable(file, Text("it is not what show --dump prints"))
    for name, kind in _PARTS.items():
        if type(data.get(name)) is not kind:
            raise _unusable(file, Text("“{name}” is missing or unreadable", name=name))
    return data


def _unusable(file: Path, why: Text) -> Refused:
    return refused(Text("The state in {file} cannot be used: {why}.", file=file.name, why=why))


def expect_seed(seed: str) -> None:
    """Raises Refused for a seed that cannot be hashed."""
    if not is_text(seed):
        raise refused(Text("The seed is not readable text."))


def options_of(pairs: Sequence[str]) -> dict[str, str]:
    """Options written name=value. Raises Refused for anything else, and for one that is given twice."""
    options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise refused(Text("“{pair}” is not an option: write name=value.", pair=pair[:40]))
        if name in options:
            raise refused(Text("The option “{name}” is given twice.", name=name[:40]))
        options[name] = value
    return options


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError):  # not there, or not text
        raise refused(Text("The file {file} cannot be read.", file=str(path))) from None


def refused(sentence: Text) -> Refused:
    """What a command cannot do, in a sentence."""
    return Refused(Objection("command", sentence, ""))
