"""Where the rulebook is silent: every ruling A1 to A16 as a test, with its option where it has one."""

from __future__ import annotations

import pytest

from azumaya.core.game import Refused, View
from azumaya.core.record import Match
from azumaya.games.kado.challenge import ruled_out
from azumaya.games.kado.scoring import line_points
from azumaya.games.kado.state import Holding
from games.kado.play import EVERYBODY, GAME, cards, dealt, ended, game, legal, on, passed, placing, sheet, turns, why


@pytest.mark.parametrize(("guess", "hit"), [("Bg", True), ("Br", False), ("Fg", False), ("Fr", False)])
def test_a1_gift_and_ribbon_must_both_be_right(guess: str, hit: bool) -> None:
    state = game(dealt("Bg4 Sp1"), f"guess:{guess}").state
    assert (cards(state) == ["Sp1", "Bg4"]) == hit
    assert state.phase == ("bonus" if hit else "place")


@pytest.mark.parametrize(
    ("guess", "hit", "bonus"), [("Bg", True, True), ("Br", True, False), ("Fg", True, False), ("Fr", False, False)]
)
def test_a1_with_either_one_is_enough_to_exchange_and_both_earn_a_bonus(guess: str, hit: bool, bonus: bool) -> None:
    state = game(dealt("Bg4 Sp1"), f"guess:{guess}", challenge="either").state
    assert (cards(state) == ["Sp1", "Bg4"]) == hit
    assert state.phase == ("bonus" if bonus else "place")


def test_a1_with_either_a_half_success_ends_the_challenges_too() -> None:
    state = game(dealt("Bg4 Sp1 Qo2"), "guess:Br", seats=3, challenge="either").state
    assert (state.phase, state.seat) == ("place", 1)
    assert cards(state) == ["Sp1", "Bg4", "Qo2"]


def test_a2_a_failed_guess_rules_out_its_pair_or_with_either_all_of_gift_and_ribbon() -> None:
    both = {pair for pair in ("Bg", "Br", "Sg", "Sr") if ruled_out(pair, ("Bg",), either=False)}
    either = {pair for pair in ("Bg", "Br", "Sg", "Sr") if ruled_out(pair, ("Bg",), either=True)}
    assert (both, either) == ({"Bg"}, {"Bg", "Br", "Sg"})


def test_a2_to_repeat_a_failed_guess_is_legal_and_fails_again() -> None:
    play = game(dealt("Bg4 Sp1 Qo2"), "guess:Br", seats=3)
    assert why(play.state, "guess:Br") is None
    assert cards(play("guess:Br").state) == ["Bg4", "Sp1", "Qo2"]


def test_a3_the_deck_is_as_the_table_says() -> None:
    table = {
        "S": "1 3 5|1 2 4|2 3 5|1 4|2 5",
        "Q": "2 4|2 3 5|1 3 4|2 4 5|1 3",
        "B": "3 5|1 4|2 4 5|1 3 5|1 2 4",
        "F": "1 3 4|2 5|1 3|1 2 4|2 3 5",
        "C": "2 4 5|1 3 5|2 4|3 5|1 3 4",
    }
    wanted = {
        f"{gift}{ribbon}{value}"
        for gift, line in table.items()
        for ribbon, values in zip("pogbr", line.split("|"), strict=True)
        for value in values.split()
    }
    assert game().state.deck == tuple(sorted(wanted))
    assert len(wanted) == 65


def test_a4_five_need_counters() -> None:
    for options in ({}, {"fifth": "off"}, {"challenge": "either", "columns": "sum"}):
        with pytest.raises(Refused) as refused:
            Match.new(GAME, 5, options, "0")
        objection = refused.value.objection
        assert (objection.code, objection.clause) == ("seats", "A4")
        assert str(objection.text) == (
            "Five can play only with counters: under “A fifth player”, choose “Yes, counters for bonus cards”."
        )
    assert len(game(seats=5, fifth="on").state.holdings) == 5


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_a4_fewer_than_two_and_more_than_five_cannot_play(seats: int) -> None:
    for fifth in ("off", "on"):
        with pytest.raises(Refused, match="KADO cannot be played by"):
            Match.new(GAME, seats, {"fifth": fifth}, "0")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a4_with_counters_no_card_leaves_the_deck_for_a_success(seats: int) -> None:
    hands = ["Bg4", "Sp1", "Qo2", "Fr3", "Cp5"][:seats]
    before = game(dealt(" ".join(hands)), seats=seats, fifth="on")
    after = before("guess:Bg").state
    assert after.phase == "place"
    assert after.deck == before.state.deck
    assert (after.holdings[1].counters, after.holdings[1].bonus) == (1, ())
    assert sheet(after, 1)[-1] == 2


def test_a4_with_counters_and_either_a_half_success_earns_none() -> None:
    state = game(dealt("Bg4 Sp1"), "guess:Br", challenge="either", fifth="on").state
    assert [held.counters for held in state.holdings] == [0, 0]
    assert cards(state) == ["Sp1", "Bg4"]


def test_a4_five_are_told_what_to_know_before_they_begin() -> None:
    def notes(seats: int, fifth: str) -> list[str]:
        return [str(note) for note in GAME.notes(seats, {"challenge": "both", "columns": "highest", "fifth": fifth})]

    assert notes(5, "on") == [
        "Twelve turns do not go round evenly among five: the first two seats are gifter three times."
    ]
    assert [notes(seats, fifth) for seats in (2, 3, 4) for fifth in ("off", "on")] == [[]] * 6


@pytest.mark.parametrize(("seats", "left"), [(2, 65 - 48), (3, 65 - 48), (4, 65 - 60)])
def test_a5_the_deck_outlasts_every_bonus_and_discard(seats: int, left: int) -> None:
    most = seats * 12 + 12 + (12 if seats == 2 else 0)
    assert 65 - most == left > 0


@pytest.mark.parametrize(("gifter", "order"), [(0, [1, 2, 0]), (1, [2, 0, 1]), (2, [0, 1, 2])])
def test_a6_the_gifters_left_places_first_and_the_gifter_last(gifter: int, order: list[int]) -> None:
    play = turns(gifter, 3)
    play = play(dealt(" ".join(play.state.deck[:3]), gifter), passed(3))
    placed = []
    for _ in range(3):
        placed.append(play.match.turn)
        play = play(min(legal(play.state)))
    assert placed == order
    assert (play.state.phase, play.state.turn) == ("look", gifter + 2)


def test_a6_all_cards_of_the_turn_are_turned_up_first() -> None:
    state = game(dealt("Bg4 Sp1 Qo2"), passed(3), seats=3).state
    for seat in (0, 1, 2, EVERYBODY):
        assert cards(GAME.view(state, seat).state) == ["Bg4", "Sp1", "Qo2"]


def test_a7_a_pass_is_final_for_this_turn() -> None:
    play = game(dealt("Bg4 Sp1 Qo2"), "pass", seats=3)
    assert play.match.turn == 2
    assert play("guess:Fr").match.state.phase == "place"


def test_a8_both_must_exchange_also_when_the_challenger_had_the_better_card() -> None:
    state = game(dealt("Bo1 Sr5"), "guess:Bg", challenge="either").state
    assert cards(state) == ["Sr5", "Bo1"]
    assert legal(state) == {"put:0,0"}


@pytest.mark.parametrize(
    ("deal", "aside"),
    [
        ("top:Bg4 discard top:Sp1 give:1 top:Qo2 give:0", ("Bg4",)),
        ("top:Sp1 give:1 top:Bg4 discard top:Qo2 give:0", ("Bg4",)),
        ("top:Sp1 give:1 top:Qo2 give:0", ()),
    ],
    ids=["the first", "the second", "none"],
)
def test_a9_the_first_or_the_second_card_may_be_put_aside_or_none(deal: str, aside: tuple[str, ...]) -> None:
    play = game(deal)
    assert play.state.phase == "challenge"
    assert play.state.holdings == (Holding("Qo2", discards=aside), Holding("Sp1"))
    assert why(play.state, "discard") == ("dealt", "R10")


def test_a9_a_turn_shows_three_cards_at_most() -> None:
    play = game("top:Bg4 give:1 top:Sp1")
    assert legal(play.state) == {"give:0", "discard"}
    assert legal(play("discard top:Qo2").state) == {"give:0"}


def test_a10_four_lines_are_never_allowed_but_the_frame_floats() -> None:
    assert why(placing(on("0,0", "1,0", "2,0", "2,1", "2,2")), "put:3,0") == ("high", "R7")
    assert legal(placing(on("0,0", "0,1", "0,2"))) == {
        *["put:-1,0", "put:-1,1", "put:-1,2", "put:0,-1", "put:0,3", "put:1,0", "put:1,1", "put:1,2"],
    }
    assert legal(placing(on("0,0", "1,0", "1,1"))) == {
        *["put:-1,0", "put:0,-1", "put:0,1", "put:1,-1", "put:1,2", "put:2,0", "put:2,1"],
    }


def test_a11_a_single_high_card_may_beat_the_most_frequent_gift() -> None:
    assert line_points(["Qp2", "Qo2", "Bb5", "Fr2"]) == 5
    assert line_points(["Sp1", "Sp3", "Bb5", "Fr2"]) == 5
    assert line_points(["Sg2", "Sp3", "Sb4", "Bb5"]) == 9


def test_a12_the_worked_example_adds_up() -> None:
    state = ended("Bb5 Bg5 Bo4 So2/Cg2 Cb3 Fp1 Qo2/Fr2 Fb4 Sp1 Qo5")
    assert sheet(state) == [14, 5, 6, 0, 0, 0, 5, 0]


@pytest.mark.parametrize(("bonus", "ranks"), [((0, 3, 0), [1, 1, 3]), ((0, 3, 3), [2, 2, 1]), ((3, 6, 0), [1, 1, 3])])
def test_a13_equal_totals_share_a_rank(bonus: tuple[int, ...], ranks: list[int]) -> None:
    state = ended(
        "Bb1 Bb5 Bg5 Bo4/Bp3 Cg4 Co5 Fg1/Fp3 Qb5 Qp2 Sb4",
        "Bb3 Bg2 Br4 Co1/Fb2 Fo2 Fp1 Qb4/Sg2 Sp1 Sp3 Sr5",
        "Cg2 Co3 Cp4 Cr3/Fb4 Fo5 Qb2 Qg3/Qg4 Qr1 Sp5 Sr2",
        bonus=bonus,
    )
    assert [standing.rank for standing in GAME.standings(state)] == ranks


def test_a14_nobody_sees_a_bonus_card_before_the_end() -> None:
    play = game(dealt("Bg4 Sp1"), "guess:Bg bonus:Cr4")
    for seat in (0, 1, EVERYBODY):
        assert GAME.view(play.state, seat).state.holdings[1].bonus == ("?",)
    over = ended("Bb5 Bg5 Bo4 So2/Cg2 Cb3 Fp1 Qo2/Fr2 Fb4 Sp1 Qo5", bonus=(2,))
    assert GAME.view(over, 1) == View(1, over)
    assert over.holdings[0].bonus == ("Co1", "Co3")


def test_a15_everybody_may_look_at_their_own_card_as_soon_as_they_have_it() -> None:
    state = game("top:Bg4 give:2 top:Sp1 give:0 top:Qo2", seats=3).state
    assert cards(GAME.view(state, 2).state) == ["?", None, "Bg4"]


def test_a16_the_gifter_knows_every_card_of_the_turn() -> None:
    state = game(dealt("Bg4 Sp1 Qo2"), seats=3).state
    assert cards(GAME.view(state, 0).state) == ["Bg4", "Sp1", "Qo2"]
    assert cards(GAME.view(state, 1).state) == ["?", "Sp1", "?"]


@pytest.mark.parametrize(("columns", "wanted"), [("highest", [5, 3, 0, 4]), ("sum", [9, 6, 0, 9])])
def test_r9_a_column_of_one_ribbon_counts_as_the_option_says(columns: str, wanted: list[int]) -> None:
    """Orange, purple, two colours, green."""
    state = ended("So2 Sp1 Bb5 Qg4/Fo2 Qp2 Bb3 Fg3/Qo5 Bp3 Cr1 Bg2", columns=columns)
    assert sheet(state)[3:7] == wanted
