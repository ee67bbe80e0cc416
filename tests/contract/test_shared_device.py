"""What is drawn and said at a shared device is the same in every world that those before it cannot tell apart.

A game is played at random; beside it run games in which a hidden draw of chance came out otherwise and all that could
be seen went the same way. At every ply the app is asked for its whole answer in both.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from app.hands import Hands
from app.page import START, Clock
from app.toy import SHELF as TOYS
from azumaya.app import saves
from azumaya.app.loop import SORRY, Loop
from azumaya.app.model import PERSON, Notice, Player, Saved
from azumaya.app.seating import SEATINGS as SITTING
from azumaya.core.game import CHANCE, Refused, Seat
from azumaya.core.record import Match
from azumaya.core.shelf import Shelf
from azumaya.core.spot import said
from contract.tables import SEATINGS, Seating, random_match

TOY_SEATINGS = [
    *(Seating(TOYS.find("purses"), seats, ()) for seats in (2, 3)),
    *(Seating(Hands(), seats, ()) for seats in (2, 3, 4)),
]
HIDING = [s for s in (*TOY_SEATINGS, *SEATINGS) if s.game.about.hidden and s.game.table]
NAMES = ("Mio", "Jun", "Ada", "Ben", "Lea", "Kim")
Answer = dict[str, Any]
FOLLOWED = 6  # twins at a time: one is compared, the others stand by where it shows that the world is another


@dataclass
class Twin:
    """A game that went the same way for whoever is in `blind`: they cannot tell it from the real one."""

    match: Match[Any, Any]
    blind: set[Seat | None] = field(default_factory=set)

    def follow(self, real: Match[Any, Any], ply: int, rng: Random) -> bool:
        """Make the real move of that ply, or a hidden draw that looks the same to all; False if there is none."""
        game, state, move = real.game, real.states[ply], real.move(ply)
        token = str(move)
        if game.turn(state) == CHANCE and move not in (outcomes := game.chance_outcomes(self.match.state)):
            alike = [m for m in outcomes if game.redact(self.match.state, m, None) == game.redact(state, move, None)]
            token = str(rng.choice(alike)) if alike else token
        try:
            after = self.match.play(token)
        except Refused:
            return False
        made = game.parse(token)
        self.blind = {
            seat
            for seat in self.blind
            if game.redact(self.match.state, made, seat) == game.redact(state, move, seat)
            and game.view(after.state, seat) == game.view(real.states[ply + 1], seat)
        }
        self.match = after
        return bool(self.blind)


def fork(real: Match[Any, Any], ply: int, rng: Random) -> Twin | None:
    """The game in which chance drew or a seat chose otherwise at that ply, unless all would have seen it."""
    game, state, move = real.game, real.states[ply], real.move(ply)
    told = game.redact(state, move, None)
    others = [m for m in game.legal_moves(state) if m != move and game.redact(state, m, None) == told]
    if not others:
        return None
    twin = Twin(real.back_to(ply), {None, *range(real.record.seats)})
    other = rng.choice(sorted(others, key=str))
    after = twin.match.play(str(other))
    twin.blind = {
        seat
        for seat in twin.blind
        if game.redact(state, other, seat) == game.redact(state, move, seat)
        and game.view(after.state, seat) == game.view(real.states[ply + 1], seat)
    }
    twin.match = after
    return twin if twin.blind else None


def pairs(real: Match[Any, Any], rng: Random) -> Iterator[tuple[Match[Any, Any], Twin]]:
    """At every ply at which a seat is on turn, the real game and a twin of it, the one that forked last."""
    twins: list[Twin] = []
    for ply in range(len(real.record.moves)):
        twins = [twin for twin in twins[-FOLLOWED:] if twin.follow(real, ply, rng)]
        if born := fork(real, ply, rng):
            twins.append(born)
        now = real.back_to(ply + 1)
        if twins and now.turn not in (None, CHANCE):
            yield now, twins[-1]


class Device:
    """The app with one game in storage."""

    def __init__(self, match: Match[Any, Any], players: tuple[Player, ...]) -> None:
        shelf = Shelf((match.game,))
        around = SITTING[len(match.record.moves) // 2 % len(SITTING)]
        saved = Saved("g", match.record, players, seating=around, turn=match.turn)
        self.loop = Loop(shelf, clock=Clock())
        self.rev = 0
        self.first = self.send(
            do="start",
            **{**START, "seed": "0123456789abcdef"},
            saved={"azumaya.v1.game.g": saves.write(saved, shelf)},
            route="#/game/g",
        )

    def send(self, **message: Any) -> Answer:
        """The answer, less what is written to storage (sealed, it tells nothing by accident)."""
        answer: Answer = json.loads(self.loop.step(json.dumps({"rev": self.rev, **message})))
        assert self.loop.model.notice != Notice(SORRY), message
        self.rev = answer["rev"]
        return {**answer, "effects": [effect for effect in answer["effects"] if effect["do"] != "save"]}


AROUND: list[Answer] = [
    {"do": "go", "route": "#/game/g/log"},
    {"do": "go", "route": "#/game/g/score"},
    {"do": "go", "route": "#/game/g"},
    {"do": "press", "what": "look", "arg": "2"},
    {"do": "press", "what": "now"},
    {"do": "press", "what": "undo"},
    {"do": "press", "what": "redo"},
]
ASIDE: list[Answer] = [
    {"do": "press", "what": "open-curtain"},
    {"do": "press", "what": "table-only"},
    *AROUND[:-2],
    {"do": "press", "what": "to-curtain"},
    {"do": "device", "back": True},
]
HELD: Answer = {"do": "press", "what": "open-curtain", "arg": "held"}
AWAY: Answer = {"do": "device", "back": True}
ALL_AROUND = 9  # at every such ply all that can be looked at is looked at


def seated(seats: int, persons: set[Seat]) -> tuple[Player, ...]:
    return tuple(Player(NAMES[seat], PERSON if seat in persons else "random") for seat in range(seats))


def looking(match: Match[Any, Any], persons: set[Seat]) -> tuple[Seat | None, Seat | None]:
    """Who sees what is drawn at first, and after the curtain was held."""
    game, turn = match.game, match.turn
    if len({game.side(match.record.seats, seat) for seat in persons}) == 1:
        own = turn if turn in persons else min(persons)
        return own, own
    must = turn is not None and turn in persons and game.secret(match.state, turn)
    return None, turn if must else None


def compare(real: Match[Any, Any], twin: Twin, persons: set[Seat]) -> int:
    """Ask the app in both worlds; the number of answers that had to be the same."""
    players = seated(real.record.seats, persons)
    closed, opened = looking(real, persons)
    if closed not in twin.blind:
        return 0
    one, other = Device(real, players), Device(twin.match, players)
    assert one.first == other.first
    around = len(real.record.moves) % ALL_AROUND == 0
    script = ASIDE if around else []
    if opened in twin.blind:
        script = [*script, HELD, *taps(real, opened), *(AROUND if around else []), AWAY]
    for message in script:
        assert one.send(**message) == other.send(**message), message
    return 1 + len(script)


def taps(match: Match[Any, Any], seat: Seat | None) -> list[Answer]:
    """What somebody may try who is on turn: a move that is not legal, and the beginning of one that is."""
    game, state = match.game, match.state
    if seat is None or seat != match.turn:
        return []
    refused = next((m for m in game.candidates(state) if game.objection(state, m) is not None), None)
    places = [*(refused.places if refused else ()), *game.legal_moves(state)[0].places[:1]]
    return [{"do": "tap", "place": place} for place in places if not said(place)]


def companies(seating: Seating) -> list[set[Seat]]:
    """Who of the seats are persons: all, the first two, and one alone."""
    every = set(range(seating.seats))
    return [every, *([{0, 1}] if seating.seats > 2 else []), {0}]


@pytest.mark.parametrize("seating", HIDING, ids=str)
def test_nothing_at_a_device_tells_what_those_before_it_may_not_know(seating: Seating) -> None:
    rng = Random(f"{seating}")
    real = random_match(seating, 21)
    compared, apart = [0] * len(companies(seating)), 0
    for now, twin in islice(pairs(real, rng), 0, None, every(seating)):
        apart += twin.match.state != now.state
        for number, persons in enumerate(companies(seating)):
            compared[number] += compare(now, twin, persons)
    wanted = [compared[n] for n, persons in enumerate(companies(seating)) if any(kept_from(persons, real))]
    assert (all(wanted) and apart) or not any(secret(seating, real))


def every(seating: Seating) -> int:
    """Every such ply is tried: each one where the game is as it usually is, some where an option is another."""
    usual = not seating.options and seating.seats == min(seating.game.about.seats)
    return 1 if usual or seating in TOY_SEATINGS else 7


def secret(seating: Seating, match: Match[Any, Any]) -> Iterator[bool]:
    """Whether anybody ever knows what not everybody knows."""
    for state in match.states:
        for seat in range(seating.seats):
            public, own = seating.game.view(state, None), seating.game.view(state, seat)
            yield replace(own, seat=None) != public


def kept_from(persons: set[Seat], match: Match[Any, Any]) -> Iterator[bool]:
    """Whether there is anything that these persons, looking at a game, may not know when somebody is on turn."""
    for ply, state in enumerate(match.states):
        if match.game.turn(state) not in (None, CHANCE):
            closed, _ = looking(match.back_to(ply), persons)
            yield match.game.view(state, closed).state != state
