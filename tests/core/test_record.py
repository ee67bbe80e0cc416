"""A record is options, seed and tokens; everything else is replayed from it."""

import json
from dataclasses import replace

import pytest

from azumaya.core.game import CHANCE, Refused
from azumaya.core.record import Match, Record, Unplayable
from azumaya.games import SHELF

MOYO = SHELF.find("moyo")
CULDCEPT = SHELF.find("culdcept")
OPENING = ["r5c5=7", "r6c6=4", "r4c4=5"]


def moyo(*moves: str) -> Match:
    match = Match.new(MOYO, 2, {"puzzle": "6"}, "seed")
    for token in moves:
        match = match.play(token)
    return match


def test_a_record_holds_complete_options_seed_and_tokens() -> None:
    record = moyo(*OPENING).record
    assert json.loads(record.dumps()) == {
        "format": 1,
        "game": "moyo",
        "rules": 1,
        "seats": 2,
        "options": {**{o.id: o.default for o in MOYO.about.options}, "puzzle": "6"},
        "seed": "seed",
        "moves": OPENING,
    }
    assert Record.loads(record.dumps()) == record


def test_a_move_makes_a_new_match_and_leaves_the_old_one() -> None:
    before = moyo()
    after = before.play("r5c5=7")
    assert (before.record.moves, after.record.moves) == ((), ("r5c5=7",))
    assert (before.turn, after.turn) == (0, 1)
    assert after.back_to(0) == before


def test_an_illegal_and_an_unreadable_token_are_refused_by_name() -> None:
    with pytest.raises(Refused) as illegal:
        moyo().play("r4c4=3")
    assert illegal.value.objection.code == "repeat"
    with pytest.raises(Refused) as unreadable:
        moyo().play("r0c4=3")
    assert unreadable.value.objection.code == "token"
    assert "r0c4=3" in str(unreadable.value)


def test_chance_draws_the_same_cards_again_after_going_back() -> None:
    dealt = Match.new(CULDCEPT, 2, {}, "seed").settle()
    assert dealt.turn == 0
    assert all(dealt.game.turn(state) == CHANCE for state in dealt.states[:-1])
    assert dealt.back_to(5).settle() == dealt
    assert Match.new(CULDCEPT, 2, {}, "another seed").settle().record.moves != dealt.record.moves


def test_an_impossible_chance_token_is_refused_by_name() -> None:
    match = Match.new(CULDCEPT, 2, {}, "seed").play("ring:7")
    for token in ("ring:7", "die:3", "deal:5"):
        with pytest.raises(Refused) as refused:
            match.play(token)
        assert str(refused.value)[-1] == "."


def test_a_record_that_goes_wrong_holds_the_game_up_to_its_last_good_move() -> None:
    record = replace(moyo(*OPENING).record, moves=(*OPENING, "r4c4=1", "r1c1=1"))
    with pytest.raises(Unplayable) as unplayable:
        Match.replay(MOYO, record)
    assert unplayable.value.good == moyo(*OPENING)
    assert unplayable.value.objection.code == "occupied"


GOOD = moyo(*OPENING).record.to_json()


@pytest.mark.parametrize(
    "damage",
    [
        {"game": 5},
        {"rules": "1"},
        {"rules": 0},
        {"rules": True},
        {"seats": True},
        {"seed": "\ud800"},
        {"moves": ["\ud800"]},
        {"seats": None},
        {"options": []},
        {"options": {"puzzle": 6}},
        {"seed": 1},
        {"moves": "r1c1=1"},
        {"moves": [1]},
    ],
    ids=str,
)
def test_a_damaged_record_is_refused_in_a_sentence(damage: dict[str, object]) -> None:
    with pytest.raises(Refused, match=r"damaged: .*\.$"):
        Record.from_json({**GOOD, **damage})


@pytest.mark.parametrize("text", ["", "[]", "null", "3", "{", '{"game": "moyo"}', "[" * 100_000])
def test_a_text_that_is_no_record_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(Refused, match=r"\.$"):
        Record.loads(text)


@pytest.mark.parametrize("layout", [None, 0, -1, "1", True, []], ids=str)
def test_a_record_without_a_layout_that_ever_was_is_refused(layout: object) -> None:
    with pytest.raises(Refused, match="format"):
        Record.from_json({**GOOD, "format": layout})


def test_a_record_of_a_newer_version_says_so() -> None:
    with pytest.raises(Refused, match="newer version"):
        Record.from_json({**GOOD, "format": 2})
    with pytest.raises(Refused, match="newer rules"):
        Match.replay(MOYO, replace(moyo().record, rules=99))


@pytest.mark.parametrize(
    ("seats", "options", "named"),
    [
        (3, {}, "seats"),
        (2.0, {}, "seats"),
        (2, {"colour": "red"}, "colour"),
        (2, {"areas": "everything"}, "areas"),
        (2, {"puzzle": "7"}, "puzzle"),
    ],
)
def test_wrong_options_and_seats_are_refused_by_name(seats: int, options: dict[str, str], named: str) -> None:
    with pytest.raises(Refused, match=named):
        Match.new(MOYO, seats, options, "seed")
