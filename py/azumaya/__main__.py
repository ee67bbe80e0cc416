"""The command line: show, why, play, bench, games. For tests, bug reports and engineers."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from azumaya.core import outside
from azumaya.core.dump import from_plain, to_plain
from azumaya.core.game import CHANCE, AnyGame, Objection, Refused, Seat, why_not
from azumaya.core.record import Match, Record
from azumaya.core.text import Text
from azumaya.games import SHELF
from azumaya.players import arena, bench
from azumaya.players.minds import mind

AnyMatch = Match[Any, Any]


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. Answers the exit code: 0, or 2 with one sentence on standard error."""
    arguments = parser().parse_args(argv)
    try:
        arguments.run(arguments)
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 2
    except BrokenPipeError:  # whoever reads has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def parser() -> argparse.ArgumentParser:
    """All commands and their arguments."""
    top = argparse.ArgumentParser(prog="azumaya", description=__doc__)
    commands = top.add_subparsers(required=True, metavar="command")
    position = _position_arguments()
    show = commands.add_parser("show", parents=[position], help="a position as one JSON object")
    show.add_argument("--seat", type=int, help="only what this seat may know")
    show.add_argument("--dump", action="store_true", help="the full state, to be edited and given to --state")
    show.set_defaults(run=run_show)
    why = commands.add_parser("why", parents=[position], help="is this move legal, and why not")
    why.add_argument("token")
    why.set_defaults(run=run_why)
    play = commands.add_parser("play", help="let opponents play each other")
    play.add_argument("--game", required=True)
    play.add_argument("--players", required=True, help="random, greedy, search:STEPS, search:0.2s; with commas")
    play.add_argument("--option", action="append", default=[], metavar="K=V")
    play.add_argument("--games", type=int, default=1)
    play.add_argument("--seed", default="0")
    play.add_argument("--json", action="store_true")
    play.set_defaults(run=run_play)
    speed = commands.add_parser("bench", help="playouts, moves and search steps a second")
    speed.add_argument("--game")
    speed.add_argument("--seconds", type=float, default=1.0, help="how long each figure is measured")
    speed.add_argument("--json", action="store_true")
    speed.set_defaults(run=run_bench)
    games = commands.add_parser("games", help="ids, seats, options and values")
    games.set_defaults(run=run_games)
    return top


def _position_arguments() -> argparse.ArgumentParser:
    position = argparse.ArgumentParser(add_help=False)
    position.add_argument("record", nargs="?", type=Path, help="a record as JSON, where not --game or --state")
    position.add_argument("--game")
    position.add_argument("--seats", type=int)
    position.add_argument("--option", action="append", default=[], metavar="K=V")
    position.add_argument("--seed", default="0")
    position.add_argument("--moves", default="", help="tokens with blanks between, chance's among them")
    position.add_argument("--settle", action="store_true", help="draw chance from the seed where --moves has none")
    position.add_argument("--state", type=Path, help="a state as JSON, as show --dump prints it")
    return position


def run_show(arguments: argparse.Namespace) -> None:
    """Print the position as that seat may know it, or all of it."""
    match = position_of(arguments)
    seat = arguments.seat
    if seat is not None and not 0 <= seat < match.record.seats:
        raise _refused(Text("There is no seat {seat}; seats count from 0.", seat=seat))
    _print(dump(match) if arguments.dump else describe(match, seat))


def run_why(arguments: argparse.Namespace) -> None:
    """Print whether a move is legal, and if not why."""
    match = position_of(arguments)
    try:
        move = match.game.parse(arguments.token)
    except ValueError:
        match.play(arguments.token)  # says in its own words that the token cannot be read
        raise
    objection = why_not(match.game, match.state, move)
    answer: dict[str, Any] = {"legal": objection is None, "code": None, "text": None, "clause": None, "at": []}
    if objection is not None:
        answer.update(code=objection.code, text=str(objection.text), clause=objection.clause, at=list(objection.at))
    _print(answer)


def run_play(arguments: argparse.Namespace) -> None:
    """Let opponents play and print how they came out, by player; seats rotate from game to game."""
    if arguments.games < 1:
        raise _refused(Text("--games must be at least 1."))
    game = SHELF.find(arguments.game)
    minds = [mind(spec) for spec in arguments.players.split(",")]
    options = _options(arguments.option)
    results = [
        arena.play(game, minds, options, f"{arguments.seed}/{n}", shift=n % len(minds)) for n in range(arguments.games)
    ]
    answer = arena.summary(game.about.id, [m.spec for m in minds], results)
    if arguments.json:
        _print(answer)
        return
    print(f"{answer['game']}: {answer['games']} games, {answer['draws']} with a shared first place")
    for player in answer["players"]:
        print(
            "{spec}: wins {wins}, share {share:.3f} [{low:.3f}, {high:.3f}], mean total {total:.2f},"
            " {ms:.2f} ms a move".format(**player)
        )


def run_bench(arguments: argparse.Namespace) -> None:
    """Print how fast the rules and the search are."""
    games = [SHELF.find(arguments.game)] if arguments.game else list(SHELF.games)
    speeds = {game.about.id: to_plain(bench.measure(game, arguments.seconds)) for game in games}
    if arguments.json:
        _print(speeds)
        return
    for id, speed in speeds.items():
        print("{}: {playouts:.0f} playouts/s, {moves:.0f} moves/s, {steps:.0f} search steps/s".format(id, **speed))


def run_games(arguments: argparse.Namespace) -> None:
    """Print every game with its seats, options, values and defaults."""
    _print([_about(game) for game in SHELF.games])


def _about(game: AnyGame) -> dict[str, Any]:
    about = game.about
    options = {
        option.id: {
            "title": str(option.title),
            "values": [choice.value for choice in option.choices],
            "default": option.default,
            **({"free": str(option.free)} if option.free else {}),
        }
        for option in about.options
    }
    return {
        "id": about.id,
        "title": str(about.title),
        "seats": list(about.seats),
        "rules": about.rules,
        "options": options,
    }


def position_of(arguments: argparse.Namespace) -> AnyMatch:
    """The game that the arguments of `show` and `why` name. Raises Refused with a sentence."""
    if arguments.state:
        match = _from_state(arguments)
    elif arguments.game:
        game = SHELF.find(arguments.game)
        seats = arguments.seats if arguments.seats is not None else game.about.seats[0]
        match = Match.new(game, seats, _options(arguments.option), arguments.seed)
    elif arguments.record:
        record = Record.loads(_read(arguments.record))
        match = Match.replay(SHELF.find(record.game), record)
    else:
        raise _refused(Text("Name a record file, or --game, or --state."))
    for token in arguments.moves.split():
        if arguments.settle:
            match = _settle_before(match, token)
        match = _play(match, token)
    return match.settle() if arguments.settle else match


def _play(match: AnyMatch, token: str) -> AnyMatch:
    try:
        return match.play(token)
    except Refused as refused:
        raise _refused(
            Text("“{token}” cannot be played: {why}", token=token[:40], why=refused.objection.text)
        ) from None


def _settle_before(match: AnyMatch, token: str) -> AnyMatch:
    """Let chance draw from the seed until it would make the token's move itself, or a seat is on turn."""
    outcomes = {str(m) for m in match.game.chance_outcomes(match.state)} if match.turn == CHANCE else set()
    while match.turn == CHANCE and token not in outcomes:
        match = match.play(str(match.chance_move()))
        outcomes = {str(m) for m in match.game.chance_outcomes(match.state)} if match.turn == CHANCE else set()
    return match


def _from_state(arguments: argparse.Namespace) -> AnyMatch:
    try:
        data = outside.loads(_read(arguments.state))
        game = SHELF.find(data["game"])
        fresh = Match.new(game, data["seats"], data["options"], arguments.seed)
        state = from_plain(type(fresh.state), data["state"])
        wrong = game.unsound(state, fresh.state)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        if isinstance(error, Refused):
            raise
        raise _unusable(arguments.state, Text("{error}", error=str(error))) from None
    if wrong:
        raise _unusable(arguments.state, wrong)
    return Match(game, fresh.record, (state,))


def _unusable(file: Path, why: Text) -> Refused:
    return _refused(Text("The state in {file} cannot be used: {why}.", file=file.name, why=why))


def dump(match: AnyMatch) -> dict[str, Any]:
    """The full state as plain JSON with what is needed to go on from it."""
    record = match.record
    return {
        "game": record.game,
        "seats": record.seats,
        "options": dict(record.options),
        "state": to_plain(match.state),
    }


def describe(match: AnyMatch, seat: Seat | None) -> dict[str, Any]:
    """The position as one JSON object, as the seat may know it; all of it where no seat is named."""
    game, record, state, turn = match.game, match.record, match.state, match.turn
    return {
        "game": record.game,
        "rules": record.rules,
        "seats": record.seats,
        "options": dict(record.options),
        "turn": "chance" if turn == CHANCE else turn,
        "legal": _legal(match, seat),
        "standings": [
            {"rank": s.rank, "total": s.total, "sheet": [[str(label), points] for label, points in s.sheet]}
            for s in game.standings(state)
        ],
        "moves": list(record.moves) if seat is None else told_to(match, seat),
        "over": turn is None,
        "view": to_plain(state if seat is None else game.view(state, seat).state),
    }


def told_to(match: AnyMatch, seat: Seat | None) -> list[str]:
    """All moves so far as that seat may see them: redaction is fixed when the move is made."""
    plies = range(len(match.record.moves))
    return [str(match.game.redact(match.states[ply], match.move(ply), seat)) for ply in plies]


def _legal(match: AnyMatch, seat: Seat | None) -> list[str] | dict[str, int]:
    turn = match.turn
    if turn == CHANCE and seat is None:
        outcomes = match.game.chance_outcomes(match.state)
        return dict(sorted((str(m), w) for m, w in outcomes.items()))
    if turn == CHANCE or (seat is not None and seat != turn):
        return []
    return sorted(str(move) for move in match.game.legal_moves(match.state))


def _options(pairs: Sequence[str]) -> dict[str, str]:
    options = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise _refused(Text("“{pair}” is not an option: write name=value.", pair=pair[:40]))
        options[name] = value
    return options


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise _refused(Text("The file {file} cannot be read.", file=str(path))) from None


def _refused(sentence: Text) -> Refused:
    return Refused(Objection("command", sentence, ""))


def _print(data: object) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=1))


if __name__ == "__main__":
    sys.exit(main())
