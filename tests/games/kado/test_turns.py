"""How a game runs: the deal, the challenges, the placing, and what each move leaves behind."""

from __future__ import annotations

import pytest

from azumaya.core.game import CHANCE
from azumaya.games.kado.cards import DECK
from azumaya.games.kado.state import Holding, State, Variant
from games.kado.play import GAME, cards, dealt, game, legal, passed, turns


def left(*gone: str) -> tuple[str, ...]:
    """The deck without these cards."""
    return tuple(card for card in DECK if card not in gone)


def test_r2_the_deck_is_a_bag_of_all_cards_each_as_likely() -> None:
    start = game()
    assert start.match.turn == CHANCE
    assert {str(move): weight for move, weight in GAME.chance_outcomes(start.state).items()} == {
        f"top:{card}": 1 for card in DECK
    }


def test_r3_a_turn_goes_through_its_steps() -> None:
    play = game(seats=3)
    steps = []
    tokens = "top:Bg4 give:2 top:Sp1 give:0 top:Qo2 give:1 pass guess:Sp bonus:Cr4 put:0,0 put:0,0 put:0,0 top:Fr2"
    for token in tokens.split():
        steps.append((token, play.state.phase, play.match.turn))
        play = play(token)
    assert steps == [
        ("top:Bg4", "look", CHANCE),
        ("give:2", "give", 0),
        ("top:Sp1", "look", CHANCE),
        ("give:0", "give", 0),
        ("top:Qo2", "look", CHANCE),
        ("give:1", "give", 0),
        ("pass", "challenge", 1),
        ("guess:Sp", "challenge", 2),
        ("bonus:Cr4", "bonus", CHANCE),
        ("put:0,0", "place", 1),
        ("put:0,0", "place", 2),
        ("put:0,0", "place", 0),
        ("top:Fr2", "look", CHANCE),
    ]
    assert play.state == State(
        variant=Variant(),
        phase="give",
        turn=2,
        seat=1,
        deck=left("Bg4", "Sp1", "Qo2", "Cr4", "Fr2"),
        top="Fr2",
        holdings=(
            Holding(grid=((0, 0, "Bg4"),)),
            Holding(grid=((0, 0, "Qo2"),)),
            Holding(grid=((0, 0, "Sp1"),), bonus=("Cr4",)),
        ),
    )


def test_r3_the_gifter_role_goes_clockwise() -> None:
    states = turns(12, 3).match.states
    assert [
        state.gifter for state in states if state.phase == "challenge" and state.seat == (state.gifter + 1) % 3
    ] == [*[0, 1, 2] * 4]


def test_r4_the_card_looked_at_is_given_before_the_next_is_seen() -> None:
    play = game("top:Bg4", seats=4)
    assert legal(play.state) == {"give:0", "give:1", "give:2", "give:3"}
    play = play("give:2 top:So1")
    assert cards(play.state) == [None, None, "Bg4", None]
    assert legal(play.state) == {"give:0", "give:1", "give:3"}
    play = play("give:0 top:Qp2 give:3 top:Fr3")
    assert legal(play.state) == {"give:1"}
    assert play.state.deck == left("Bg4", "So1", "Qp2", "Fr3")


@pytest.mark.parametrize(("gifter", "order"), [(0, [1, 2, 3]), (1, [2, 3, 0]), (3, [0, 1, 2])])
def test_r5_the_others_challenge_clockwise_from_the_gifters_left(gifter: int, order: list[int]) -> None:
    play = turns(gifter, 4)
    play = play(dealt(" ".join(play.state.deck[:4]), gifter))
    asked = []
    while play.state.phase == "challenge":
        asked.append(play.match.turn)
        play = play("pass")
    assert asked == order
    assert play.match.turn == order[0]


def test_r5_a_failed_guess_is_remembered_until_the_challenges_are_over() -> None:
    play = game(dealt("Bg4 Sp1 Qo2 Fr3"), "guess:Br pass", seats=4)
    assert play.state.guesses == ("Br",)
    play = play("guess:Sp")
    assert (play.state.phase, play.state.guesses) == ("place", ())
    assert cards(play.state) == ["Bg4", "Sp1", "Qo2", "Fr3"]


def test_r5_with_the_first_success_the_challenges_end() -> None:
    play = game(dealt("Bg4 Sp1 Qo2 Fr3"), "guess:Bg", seats=4)
    assert (play.state.phase, play.state.seat, play.match.turn) == ("bonus", 1, CHANCE)
    assert cards(play.state) == ["Sp1", "Bg4", "Qo2", "Fr3"]


def test_r6_the_bonus_card_comes_from_the_deck() -> None:
    play = game(dealt("Bg4 Sp1"), "guess:Bg")
    assert legal(play.state) == {f"bonus:{card}" for card in left("Bg4", "Sp1")}
    play = play("bonus:Cr4")
    assert play.state.holdings == (Holding("Sp1"), Holding("Bg4", bonus=("Cr4",)))
    assert play.state.deck == left("Bg4", "Sp1", "Cr4")


def test_r7_everybody_places_in_turn_and_grids_keep_their_lines_in_order() -> None:
    play = turns(1)
    play = play(dealt("Sr2 Sr5", 1), "pass put:-1,0 put:0,-1", dealt("So1 So2"), "pass")
    assert play.match.turn == 1
    play = play("put:-1,-1 put:0,1")
    assert [held.grid for held in play.state.holdings] == [
        ((-1, 0, "Sr2"), (0, 0, "Bb1"), (0, 1, "So1")),
        ((-1, -1, "So2"), (0, -1, "Sr5"), (0, 0, "Bb3")),
    ]


def test_r8_after_turn_twelve_it_is_over() -> None:
    play = turns(12)
    assert (play.state.phase, play.state.turn, play.match.turn) == ("over", 12, None)
    assert legal(play.state) == set()
    assert [len(held.grid) for held in play.state.holdings] == [12, 12]
    assert cards(play.state) == [None, None]


def test_r9_it_can_be_counted_at_any_time_from_the_top_left_of_the_grid_so_far() -> None:
    def sheets(*words: str) -> list[list[tuple[str, int]]]:
        standings = GAME.standings(game(*words).state)
        return [[(str(label), n) for label, n in one.sheet] for one in standings]

    labels = ["line 1", "line 2", "line 3", "column 1", "column 2", "column 3", "column 4", "bonus"]
    assert sheets() == [[(label, 0) for label in labels]] * 2
    first = f"{dealt('Sp5 Bg4')} pass put:0,0 put:0,0"
    second = f"{dealt('Sp3 Bg5', 1)} pass put:-1,0 put:0,-1"
    assert [[n for _, n in sheet] for sheet in sheets(first, second)] == [
        [3, 5, 0, 0, 0, 0, 0, 0],
        [9, 0, 0, 0, 0, 0, 0, 0],
    ]
    third = f"{dealt('Fp4 Sr5')} guess:Fp bonus:Qo2 put:0,-2 put:-2,0"
    assert [[n for _, n in sheet] for sheet in sheets(first, second, third)] == [
        [5, 3, 5, 0, 0, 0, 0, 0],
        [9, 0, 0, 0, 0, 0, 0, 2],
    ]
    assert [(one.rank, one.total) for one in GAME.standings(game(first, second, third).state)] == [(1, 13), (2, 11)]


def test_r9_a_column_of_three_counts_before_the_grid_is_full() -> None:
    play = game(f"{dealt('Sp5 Bg4')} pass put:0,0 put:0,0", f"{dealt('Sp3 Bg5', 1)} pass put:-1,0 put:0,-1")
    play = play(f"{dealt('Fp4 Sr5')} pass put:0,-2 put:-2,0")
    assert [n for _, n in GAME.standings(play.state)[0].sheet] == [4, 3, 5, 5, 0, 0, 0, 0]


def test_r10_in_a_duel_one_card_may_be_put_aside() -> None:
    play = game("top:Bg4 discard")
    assert play.match.turn == CHANCE
    assert play.state.holdings == (Holding(discards=("Bg4",)), Holding())
    play = play("top:Sp1")
    assert legal(play.state) == {"give:0", "give:1"}
    play = play("give:1 top:Qo2 give:0")
    assert cards(play.state) == ["Qo2", "Sp1"]
    assert play.state.deck == left("Bg4", "Sp1", "Qo2")


def test_r10_a_new_turn_allows_a_new_discard_and_whose_it_is_stays_told_apart() -> None:
    play = game("top:Bg4 discard", dealt("Sp1 Qo2"), passed(), "put:0,0 put:0,0", "top:Fr2")
    assert legal(play.state) == {"give:0", "give:1", "discard"}
    play = play("discard", dealt("Sp3 Qo3", 1), passed(), "put:0,1 put:0,1", "top:Bb1 discard")
    assert [held.discards for held in play.state.holdings] == [("Bb1", "Bg4"), ("Fr2",)]


def test_the_options_as_the_state_keeps_them() -> None:
    assert game().state.variant == Variant(either=False, sums=False, counters=False)
    assert game(challenge="either", columns="sum", fifth="on").state.variant == Variant(True, True, True)
