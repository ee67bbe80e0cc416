"""The worked cases of the rules, one by one, each under its number."""

from __future__ import annotations

import pytest

from azumaya.games.kado.moves import DISCARD
from games.kado.play import GAME, cards, dealt, ended, game, legal, on, placing, sheet, turns, why


@pytest.mark.parametrize(
    ("picture", "lines", "columns", "total"),
    [
        pytest.param(
            "Bb5 Bg5 Bo4 So2/Cg2 Cb3 Fp1 Qo2/Fr2 Fb4 Sp1 Qo5",
            [14, 5, 6],
            [0, 0, 0, 5],
            30,
            id="KD01-the-worked-example",
        ),
        pytest.param(
            "So1 Qo2 Bo4 Fo2/Cp2 Cp4 Cp5 Fp1/Cr1 Fr2 Br4 Qr1", [4, 11, 4], [0, 0, 0, 0], 19, id="KD02-no-column"
        ),
        pytest.param(
            "Bp5 So1 So2 So4/Qo5 Cp2 Fp1 Sp5/Qb2 Cr1 Fr2 Br1", [7, 5, 2], [0, 0, 0, 0], 14, id="KD05-the-best-gift"
        ),
        pytest.param(
            "Cr4 Cp5 Cb5 Cg4/Br4 Bp5 Bb5 Bg5/Sr5 Sp5 Sb4 Sg5", [18, 19, 19], [5, 5, 5, 5], 76, id="KD07-the-best-grid"
        ),
        pytest.param(
            "Sp1 Qo3 Bg4 Fb1/Qp2 Bo1 Fg1 Cb3/Bp3 Fo2 Cg2 Sb1", [4, 3, 3], [3, 3, 4, 3], 23, id="KD08-every-column"
        ),
    ],
)
def test_a_full_grid_counts(picture: str, lines: list[int], columns: list[int], total: int) -> None:
    state = ended(picture)
    assert sheet(state) == [*lines, *columns, 0]
    assert GAME.standings(state)[0].total == total


@pytest.mark.parametrize(
    ("taken", "token", "objection"),
    [
        pytest.param("", "put:0,0", None, id="KD10-the-first-card-is-the-origin"),
        pytest.param("", "put:0,1", ("first", "R7"), id="KD10-and-lies-nowhere-else"),
        pytest.param("0,0", "put:0,1", None, id="KD11-beside-it"),
        pytest.param("0,0", "put:1,1", ("apart", "R7"), id="KD12-a-corner-is-not-enough"),
        pytest.param("0,0", "put:0,0", ("occupied", "R7"), id="KD13-occupied"),
        pytest.param("0,0 0,1 0,2 0,3", "put:0,4", ("wide", "R7"), id="KD14-a-fifth-column"),
        pytest.param("0,0 1,0 2,0", "put:3,0", ("high", "R7"), id="KD16-a-fourth-line"),
        pytest.param("0,0 1,0 2,0", "put:-1,0", ("high", "R7"), id="KD17-a-fourth-line-above"),
        pytest.param("0,0 0,1 1,1 1,2", "put:1,3", None, id="KD18-the-width-becomes-four"),
        pytest.param("0,0 0,1 1,1 1,2", "put:-1,0", None, id="KD19-growing-upward"),
        pytest.param("0,0", "put:0,2", ("apart", "R7"), id="KD21-a-gap"),
    ],
)
def test_a_card_is_placed(taken: str, token: str, objection: tuple[str, str] | None) -> None:
    state = placing(on(*taken.split()))
    assert why(state, token) == objection
    assert (token in legal(state)) == (objection is None)


@pytest.mark.parametrize("challenge", ["both", "either"])
@pytest.mark.parametrize(
    ("guess", "swaps", "earns"),
    [
        pytest.param("Bg", {"both": True, "either": True}, True, id="KD22-gift-and-ribbon"),
        pytest.param("Br", {"both": False, "either": True}, False, id="KD23-the-gift-alone"),
        pytest.param("Fr", {"both": False, "either": False}, False, id="KD25-neither"),
    ],
)
def test_the_gifter_keeps_a_green_bear(guess: str, swaps: dict[str, bool], earns: bool, challenge: str) -> None:
    state = game(dealt("Bg4 Sp1"), f"guess:{guess}", challenge=challenge).state
    assert cards(state) == (["Sp1", "Bg4"] if swaps[challenge] else ["Bg4", "Sp1"])
    assert (state.phase, state.seat) == (("bonus", 1) if earns else ("place", 1))


def test_kd26_the_third_challenger_names_the_exact_pair() -> None:
    play = game(dealt("Bg4 Sp1 Qo2 Fr3"), seats=4)
    assert play.match.turn == 1
    play = play("guess:Br")
    assert play.match.turn == 2
    play = play("guess:Fg")
    assert play.match.turn == 3
    play = play("guess:Bg")
    assert cards(play.state) == ["Fr3", "Sp1", "Qo2", "Bg4"]
    play = play("bonus:Sp3")
    assert [held.bonus for held in play.state.holdings] == [(), (), (), ("Sp3",)]
    assert (play.state.phase, play.match.turn) == ("place", 1)


def test_kd28_after_a_gift_and_a_discard_the_third_card_is_the_gifters() -> None:
    state = game("top:Bg4 give:1 top:Sp1 discard top:Qo2").state
    assert legal(state) == {"give:0"}
    assert why(state, "discard") == ("discarded", "R10")
    assert state.holdings[0].discards == ("Sp1",)


def test_kd30_a_player_who_has_a_card_gets_no_second_one() -> None:
    state = game("top:Bg4 give:2 top:Sp1", seats=3).state
    assert why(state, "give:2") == ("given", "R4")
    assert legal(state) == {"give:0", "give:1"}


@pytest.mark.parametrize(("seats", "used"), [(2, 48), (3, 48), (4, 60)], ids="KD31-{}".format)
def test_kd31_the_deck_is_large_enough_if_every_challenge_is_exact(seats: int, used: int) -> None:
    play = game(seats=seats)
    for _ in range(12):
        play = play(f"top:{play.state.deck[0]}")
        if DISCARD in GAME.legal_moves(play.state):
            play = play("discard", f"top:{play.state.deck[0]}")
        for seat in (play.state.seat + step for step in range(1, seats)):
            play = play(f"give:{seat % seats}", f"top:{play.state.deck[0]}")
        kept = play.state.top
        assert kept is not None
        play = play(f"give:{play.state.seat}", f"guess:{kept[:2]}", f"bonus:{play.state.deck[0]}")
        for _ in range(seats):
            play = play(min(legal(play.state)))
    assert play.match.turn is None
    assert 65 - len(play.state.deck) == used


def test_kd31_five_players_would_need_72_cards_and_so_play_with_counters() -> None:
    play = turns(12, 5, fifth="on")
    assert 5 * 12 + 12 == 72 > 65
    assert 65 - len(play.state.deck) == 60


@pytest.mark.parametrize(
    ("seats", "dealt"), [(2, [6, 6]), (3, [4, 4, 4]), (4, [3, 3, 3, 3]), (5, [3, 3, 2, 2, 2])], ids=str
)
def test_kd32_so_often_everybody_is_the_gifter(seats: int, dealt: list[int]) -> None:
    match = turns(12, seats, fifth="on" if seats == 5 else "off").match
    gifters = {state.turn: state.gifter for state in match.states}
    assert [list(gifters.values()).count(seat) for seat in range(seats)] == dealt


@pytest.mark.parametrize(("seats", "most"), [(2, 6), (3, 8), (4, 9)])
def test_kd33_so_many_bonus_cards_can_one_player_earn(seats: int, most: int) -> None:
    play = game(seats=seats)
    for turn in range(12):
        cards = " ".join(play.state.deck[:seats])
        kept = cards.split()[turn % seats]
        play = play(dealt(cards, turn % seats))
        while play.state.phase == "challenge":
            play = play(f"guess:{kept[:2]}" if play.state.seat == 0 else "pass")
        if play.state.phase == "bonus":
            play = play(f"bonus:{play.state.deck[-1]}")
        for _ in range(seats):
            play = play(min(legal(play.state)))
    assert [held.extras for held in play.state.holdings] == [most, *[0] * (seats - 1)]
    assert sheet(play.state)[-1] == 2 * most


def test_kd35_the_two_with_31_share_the_win() -> None:
    state = ended(
        "Bb1 Bb5 Bg5 Bo4/Bp3 Cg4 Co5 Fg1/Fp3 Qb5 Qp2 Sb4",
        "Bb3 Bg2 Br4 Co1/Fb2 Fo2 Fp1 Qb4/Sg2 Sp1 Sp3 Sr5",
        "Cg2 Co3 Cp4 Cr3/Fb4 Fo5 Qb2 Qg3/Qg4 Qr1 Sp5 Sr2",
        bonus=(0, 3, 0),
    )
    totals = [(standing.rank, standing.total) for standing in GAME.standings(state)]
    assert totals == [(1, 31), (1, 31), (3, 28)]
