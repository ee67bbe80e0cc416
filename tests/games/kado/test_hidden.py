"""What each seat may know, and what it may not."""

from __future__ import annotations

from random import Random

import pytest

from azumaya.core.cards import holes
from azumaya.core.game import CHANCE
from azumaya.core.undo import undo_to
from azumaya.games.kado.state import State
from games.kado.play import EVERYBODY, GAME, cards, dealt, ended, game, guessing_game, legal, turns

CHALLENGED = dealt("Bg4 Sp1 Qo2")


def everybody(words: list[str | None]) -> dict[int | None, list[str | None]]:
    """Three seats and the public know the same."""
    return dict.fromkeys((0, 1, 2, EVERYBODY), words)


def seen(state: State, seat: int | None) -> State:
    return GAME.view(state, seat).state


@pytest.mark.parametrize(
    ("played", "known"),
    [
        ("top:Bg4", {0: ["Bg4"], 1: ["?"], 2: ["?"], EVERYBODY: ["?"]}),
        ("top:Bg4 give:2", {0: [None], 1: [None], 2: [None], EVERYBODY: [None]}),
    ],
)
def test_the_card_looked_at_is_the_gifters_secret(played: str, known: dict[int | None, list[str | None]]) -> None:
    state = game(played, seats=3).state
    assert {seat: [seen(state, seat).top] for seat in (0, 1, 2, EVERYBODY)} == known


@pytest.mark.parametrize(
    ("played", "known"),
    [
        pytest.param(
            "top:Bg4 give:2 top:Sp1",
            {0: [None, None, "Bg4"], 1: [None, None, "?"], 2: [None, None, "Bg4"], None: [None, None, "?"]},
            id="a card given",
        ),
        pytest.param(
            CHALLENGED,
            {0: ["Bg4", "Sp1", "Qo2"], 1: ["?", "Sp1", "?"], 2: ["?", "?", "Qo2"], None: ["?", "?", "?"]},
            id="all cards given",
        ),
        pytest.param(
            f"{CHALLENGED} guess:Br",
            {0: ["Bg4", "Sp1", "Qo2"], 1: ["?", "Sp1", "?"], 2: ["?", "?", "Qo2"], None: ["?", "?", "?"]},
            id="a failed guess",
        ),
        pytest.param(
            f"{CHALLENGED} guess:Bg",
            {
                0: ["Sp1", "Bg4", "Qo2"],
                1: ["Sp1", "Bg4", "?"],
                2: ["Sp1", "Bg4", "Qo2"],
                None: ["Sp1", "Bg4", "?"],
            },
            id="a success",
        ),
        pytest.param(f"{CHALLENGED} guess:Bg bonus:Cr4", everybody(["Sp1", "Bg4", "Qo2"]), id="step three"),
        pytest.param(f"{CHALLENGED} pass pass", everybody(["Bg4", "Sp1", "Qo2"]), id="no success"),
        pytest.param(f"{CHALLENGED} pass pass put:0,0", everybody(["Bg4", None, "Qo2"]), id="placing"),
    ],
)
def test_who_knows_which_card_of_the_turn(played: str, known: dict[int | None, list[str | None]]) -> None:
    state = game(played, seats=3).state
    assert {seat: cards(seen(state, seat)) for seat in (0, 1, 2, EVERYBODY)} == known


def test_a_discard_is_known_for_good_to_the_gifter_of_that_turn() -> None:
    play = game("top:Bg4 discard", dealt("Sp1 Qo2"), "pass put:0,0 put:0,0")
    play = play("top:Fr2 discard", dealt("Sp3 Qo3", 1), "pass put:0,1 put:0,1")
    discards = {s: [held.discards for held in seen(play.state, s).holdings] for s in (0, 1, EVERYBODY)}
    assert discards == {0: [("Bg4",), ("?",)], 1: [("?",), ("Fr2",)], EVERYBODY: [("?",), ("?",)]}


def test_a_bonus_card_and_the_deck_are_known_to_nobody_but_their_number_is() -> None:
    state = game(CHALLENGED, "guess:Bg bonus:Cr4", seats=3).state
    for seat in (0, 1, 2, EVERYBODY):
        assert [held.bonus for held in seen(state, seat).holdings] == [(), ("?",), ()]
        assert seen(state, seat).deck == holes(65 - 4)


def test_counters_are_open() -> None:
    state = game(dealt("Bg4 Sp1"), "guess:Bg", fifth="on").state
    assert [held.counters for held in seen(state, EVERYBODY).holdings] == [0, 1]


@pytest.mark.parametrize(
    ("one", "other", "blind", "knowing"),
    [
        pytest.param("top:Bg4", "top:Sp1", (1, 2, None), (0,), id="the card looked at"),
        pytest.param("top:Bg4 give:1", "top:Sp1 give:1", (2, None), (0, 1), id="a card given"),
        pytest.param(dealt("Bg4 Sp1 Qo2"), dealt("Fr2 Sp1 So1"), (1, None), (0, 2), id="the cards of the turn"),
        pytest.param(
            f"{dealt('Bg4 Sp1 Qo2')} guess:Sg",
            f"{dealt('Bg5 Sp1 Fr2')} guess:Sg",
            (1, None),
            (0, 2),
            id="after a guess",
        ),
        pytest.param(
            f"{CHALLENGED} guess:Bg bonus:Cr4", f"{CHALLENGED} guess:Bg bonus:So1", (0, 1, 2, None), (), id="the bonus"
        ),
        pytest.param(
            f"{dealt('Bg4 Sp1 Qo2')} guess:Bg", f"{dealt('Bg4 Sp1 Fr2')} guess:Bg", (1, None), (0, 2), id="the third"
        ),
    ],
)
def test_what_a_seat_may_not_know_looks_the_same_to_it(
    one: str, other: str, blind: tuple[int | None, ...], knowing: tuple[int | None, ...]
) -> None:
    first, second = game(one, seats=3).state, game(other, seats=3).state
    for seat in blind:
        assert GAME.view(first, seat) == GAME.view(second, seat)
        assert hash(GAME.view(first, seat)) == hash(GAME.view(second, seat))
    for seat in knowing:
        assert GAME.view(first, seat) != GAME.view(second, seat)


@pytest.mark.parametrize(
    ("played", "token", "knowing"),
    [
        ("", "top:Bg4", (0,)),
        ("top:Sp1 give:2", "top:Bg4", (0,)),
        (f"{CHALLENGED} guess:Bg", "bonus:Cr4", ()),
        (f"{CHALLENGED} pass pass put:0,0 put:0,0 put:0,0", "top:Cr4", (1,)),
    ],
)
def test_the_log_tells_a_card_of_the_deck_only_to_the_gifter_and_a_bonus_card_to_nobody(
    played: str, token: str, knowing: tuple[int, ...]
) -> None:
    state = game(played, seats=3).state
    move = GAME.parse(token)
    hidden = f"{token.partition(':')[0]}:?"
    told = {seat: str(GAME.redact(state, move, seat)) for seat in (0, 1, 2, EVERYBODY)}
    assert told == {seat: token if seat in knowing else hidden for seat in (0, 1, 2, EVERYBODY)}


@pytest.mark.parametrize("token", ["give:1", "discard", "guess:Bg", "pass", "put:0,0"])
def test_what_a_player_does_is_told_to_all(token: str) -> None:
    move = GAME.parse(token)
    assert {GAME.redact(game("top:Bg4").state, move, seat) for seat in (0, 1, EVERYBODY)} == {move}


@pytest.mark.parametrize(
    ("challenge", "token", "outcome"),
    [
        ("both", "guess:Bg", "hit"),
        ("both", "guess:Br", "miss"),
        ("either", "guess:Bg", "hit"),
        ("either", "guess:Br", "half"),
        ("either", "guess:Qg", "half"),
        ("either", "guess:Fr", "miss"),
    ],
)
def test_all_are_told_what_came_of_a_guess(challenge: str, token: str, outcome: str) -> None:
    state, move = game(CHALLENGED, seats=3, challenge=challenge).state, GAME.parse(token)
    assert [GAME.redact(state, move, seat).outcome for seat in (0, 1, 2, EVERYBODY)] == [outcome] * 4


def test_all_are_told_in_whose_grid_a_card_was_placed() -> None:
    state, move = game(CHALLENGED, "pass pass", seats=3).state, GAME.parse("put:0,0")
    assert move.places == ("cell:0,0",)
    assert [GAME.redact(state, move, seat).places for seat in (0, 2, EVERYBODY)] == [("p1:0,0",)] * 3


@pytest.mark.parametrize(
    ("played", "token", "shows"),
    [
        ("", "top:Bg4", True),
        ("top:Bg4", "give:1", True),
        ("top:Bg4", "give:0", False),
        ("top:Bg4", "discard", False),
        (CHALLENGED, "pass", False),
        (CHALLENGED, "guess:Bg", True),
        (CHALLENGED, "guess:Br", True),
        (f"{CHALLENGED} pass", "pass", True),
        (f"{CHALLENGED} guess:Br", "guess:Br", True),
        (f"{CHALLENGED} guess:Bg", "bonus:Cr4", True),
        (f"{CHALLENGED} pass pass", "put:0,0", False),
    ],
)
def test_a_move_reveals_what_it_gives_answers_or_turns_up(played: str, token: str, shows: bool) -> None:
    state = game(played, seats=2 if token == "discard" else 3).state
    assert GAME.reveals(state, GAME.parse(token)) == shows


def test_a_guess_that_has_failed_before_shows_nothing_unless_the_cards_are_then_turned_up() -> None:
    play = game(dealt("Bg4 Sp1 Qo2 Fr2"), "guess:Br", seats=4)
    assert [GAME.reveals(play.state, GAME.parse(token)) for token in ("guess:Br", "guess:Bo")] == [False, True]


def test_with_either_a_guess_shows_something_unless_both_its_gift_and_its_ribbon_have_failed() -> None:
    options = {"seats": 5, "fifth": "on", "challenge": "either"}
    once = game(dealt("Bg4 Sp1 Qo2 Fr2 Cb3"), "guess:So", **options).state
    twice = game(dealt("Bg4 Sp1 Qo2 Fr2 Cb3"), "guess:So guess:Fr", **options).state
    tokens = [f"guess:{pair}" for pair in ("So", "Sr", "Fo", "Fr", "Bo", "Bg")]
    assert [GAME.reveals(once, GAME.parse(token)) for token in tokens] == [False, True, True, True, True, True]
    assert [GAME.reveals(twice, GAME.parse(token)) for token in tokens] == [False, False, False, False, True, True]


def test_a_half_success_that_turned_up_two_cards_cannot_be_taken_back() -> None:
    play = game(dealt("Bg4 Sp1 Qo2 Fr2"), "guess:So guess:Bo", seats=4, challenge="either")
    assert cards(play.state) == ["Qo2", "Sp1", "Bg4", "Fr2"]
    assert undo_to(play.match, (0, 1, 2, 3)) is None


def test_the_last_card_placed_shows_what_lies_face_down() -> None:
    for challenges, options, shows in (("", {}, False), ("guess", {}, True), ("guess", {"fifth": "on"}, False)):
        play = turns(11, **options)
        low = play.state.deck[:2]
        play = play(dealt(" ".join(low), 1))
        right = f"guess:{low[1][:2]}" + ("" if options else f" bonus:{play.state.deck[-1]}")
        play = play(right if challenges else "pass", "put:2,3")
        assert play.match.turn == 1
        assert GAME.reveals(play.state, GAME.parse("put:2,3")) == shows


def test_a_curtain_is_needed_for_giving_and_challenging_and_none_for_placing() -> None:
    """Also where somebody remembers what was put aside."""
    states = game("top:Bg4 discard top:Sp1 give:1 top:Qo2 give:0 pass put:0,0 put:0,0 top:Fr2").match.states
    assert {state.phase: GAME.secret(state, state.seat) for state in states} == {
        "look": False,
        "give": True,
        "challenge": True,
        "place": False,
    }


def test_when_the_game_is_over_all_is_open_and_there_is_one_world() -> None:
    last = ended("Bb5 Bg5 Bo4 So2/Cg2 Cb3 Fp1 Qo2/Fr2 Fb4 Sp1 Qo5", bonus=(2, 3))
    for seat in (0, 1, EVERYBODY):
        assert seen(last, seat) == last
        assert GAME.determinize(GAME.view(last, seat), Random(1)) == last


def test_a_seat_on_turn_finds_its_legal_moves_objections_and_standings_in_its_own_view() -> None:
    for state in guessing_game(3, 8).states:
        seat = GAME.turn(state)
        if seat is not None and seat != CHANCE:
            view = seen(state, seat)
            assert legal(view) == legal(state)
            assert GAME.standings(view) == GAME.standings(state)
            for move in GAME.candidates(state):
                assert GAME.fault(view, move) == GAME.fault(state, move)
