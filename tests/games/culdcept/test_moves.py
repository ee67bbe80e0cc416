"""Moves and their tokens."""

from __future__ import annotations

import pytest

from azumaya.core.pick import pick
from azumaya.games.culdcept.moves import (
    CLAIMS,
    EXCHANGES,
    Claim,
    CuldceptMove,
    Deal,
    Die,
    Draw,
    Exchange,
    Linkation,
    Redraw,
    Ring,
    Roll,
    Stay,
    Word,
)
from games.culdcept.play import GAME


@pytest.mark.parametrize(
    ("token", "move", "places"),
    [
        ("ring:7", Ring(7), ()),
        ("deal:5", Deal(5), ()),
        ("deal:?", Deal(None), ()),
        ("draw:K", Draw(13), ()),
        ("draw:?", Draw(None), ()),
        ("redraw:10", Redraw(10), ()),
        ("redraw:?", Redraw(None), ()),
        ("die:4", Die(4), ()),
        ("die:7", Die(7), ()),
        ("roll", Roll(), ("do:roll",)),
        ("word:A", Word(1), ("hand:A", "ahead:A")),
        ("linkation", Linkation(), ("linkation",)),
        ("claim:8", Claim((8,)), ("hand:8", "here")),
        ("claim:2+3", Claim((2, 3)), ("hand:2", "hand:3", "here")),
        ("claim:A+J", Claim((1, 11)), ("hand:A", "hand:J", "here")),
        ("exchange:5+6", Exchange((5, 6)), ("hand:5", "hand:6", "here")),
        ("stay", Stay(), ("do:stay",)),
    ],
)
def test_a_token_names_a_move(token: str, move: CuldceptMove, places: tuple[str, ...]) -> None:
    assert GAME.parse(token) == move
    assert str(move) == token
    assert tuple(move.places) == places


@pytest.mark.parametrize(
    "text",
    [
        *["", "claim", "claim:", "claim:1", "claim:?", "claim:3+2", "claim:A+A", "claim:2+3+4", "claim:2 + 3"],
        *["exchange:6+5", "word:?", "word:1", "ring:?", "die:?", "die:10", "die:-1", "die:", "roll:4", " roll"],
        *["draw:", "draw:11", "draw:j", "Stay", "reincarnation", "claim:2+", "claim:+2"],
    ],
)
def test_any_other_text_is_unreadable(text: str) -> None:
    with pytest.raises(ValueError, match="is not a move"):
        GAME.parse(text)


def test_every_card_and_every_pair_can_be_claimed_and_exchanged_in_words() -> None:
    assert len({str(move) for move in CLAIMS}) == len({str(move) for move in EXCHANGES}) == 13 + 78


def test_a_person_points_at_cards_and_then_at_the_square() -> None:
    legal = [Claim((2,)), Claim((3,)), Claim((2, 3)), Stay()]
    first = pick(legal, ["hand:2"])
    assert first is not None
    assert (first.ready, first.targets) == (None, {"hand:3", "here"})
    second = pick(legal, ["hand:2", "here"])
    assert second is not None
    assert (second.ready, second.targets) == (Claim((2,)), {"hand:3"})
    third = pick(legal, ["here", "hand:3", "hand:2"])
    assert third is not None
    assert (third.ready, third.targets) == (Claim((2, 3)), frozenset())
