"""How a game runs: the first yellow, the deal, turns with and without a pile, objections, and the end."""

from __future__ import annotations

from azumaya.core.game import CHANCE
from azumaya.games.kartenspiel.cards import BLUES, DECK, YELLOWS
from azumaya.games.kartenspiel.state import Holding, State, Variant
from games.kartenspiel.play import GAME, after, cards, dealt, game, legal, position, reached

DEALT = dealt("B1 B2 B3 B4 Y9", "B5 B6 B7 B8 Y8")


def test_r2_any_yellow_may_lie_in_the_middle() -> None:
    start = game()
    assert start.match.turn == CHANCE
    assert start.state == State(Variant(), "centre", 0, (), (Holding(), Holding()), DECK)
    assert GAME.chance_outcomes(start.state) == {GAME.parse(f"centre:{card}"): 1 for card in YELLOWS}
    assert start("centre:Y5").state.table == ("Y5@0,0",)


def test_r2_five_cards_are_dealt_to_each_seat_in_turn_each_as_likely_as_it_is_often_left() -> None:
    play = game("centre:Y5 deal:B3 deal:B3 deal:Y1")
    weights = {str(move): weight for move, weight in GAME.chance_outcomes(play.state).items()}
    blues = {f"deal:{card}": 3 if card == "B3" else 5 for card in BLUES}
    assert weights == blues | {f"deal:{card}": 1 for card in YELLOWS if card not in ("Y1", "Y5")}
    play = play("deal:B1 deal:B1")
    assert (play.state.phase, play.state.seat, play.state.holdings[0]) == ("deal", 1, Holding(cards("B1 B1 B3 B3 Y1")))
    play = play("deal:B2 deal:B2 deal:B2 deal:B2 deal:B2")
    assert (play.state.phase, play.match.turn) == ("play", 0)


def test_r3_a_turn_is_a_card_placed_and_a_card_drawn() -> None:
    play = game("centre:Y5", DEALT, "B3@1,0")
    assert (play.match.turn, play.state.phase, play.state.fresh) == (CHANCE, "draw", True)
    play = play("draw:B9")
    assert play.state == State(
        variant=Variant(),
        phase="play",
        seat=1,
        table=("Y5@0,0", "B3@1,0"),
        holdings=(Holding(cards("B1 B2 B4 B9 Y9")), Holding(cards("B5 B6 B7 B8 Y8"))),
        pile=play.state.pile,
        fresh=True,
    )
    assert len(play.state.pile) == 42


def test_r3_or_a_card_given_up_and_a_card_drawn() -> None:
    play = game("centre:Y5", DEALT, "penalty:B3")
    assert (play.match.turn, play.state.phase, play.state.fresh) == (CHANCE, "draw", False)
    play = play("draw:B9")
    assert play.state.holdings[0] == Holding(cards("B1 B2 B4 B9 Y9"), cards("B3"))
    assert (play.state.seat, play.state.table) == (1, ("Y5@0,0",))


def test_r3_the_last_card_of_the_pile_is_drawn_and_then_nobody_draws() -> None:
    state = position("Y5", "B3 B4 B4 B4 B4", "B6 B6 B7 B7 B8", pile="B9")
    state = after(state, "B3@1,0", "draw:B9")
    assert (state.phase, state.seat, state.pile, state.last_phase) == ("play", 1, (), True)
    state = after(state, "penalty:B6")
    assert (state.phase, state.seat) == ("play", 0)
    assert state.own == Holding(cards("B4 B4 B4 B4 B9"))


def test_r9_in_the_last_phase_hand_and_stack_may_be_placed_or_a_card_given_up() -> None:
    state = position("Y5", "B3", "B6", stacks=["B4 Y7"])
    assert legal(state) == {
        *["B3@-1,0", "B3@0,-1", "B3@0,1", "B3@1,0", "penalty:B3"],
        *["stack:B4@-1,0", "stack:B4@0,-1", "stack:B4@0,1", "stack:B4@1,0"],
    }
    done = after(state, "stack:B4@1,0")
    assert (done.holdings[0], done.seat, done.fresh) == (Holding(cards("B3"), cards("Y7")), 1, True)
    assert done.table == ("Y5@0,0", "B4@1,0")


def test_r9_with_an_empty_hand_a_player_places_of_the_stack_or_passes() -> None:
    state = position("Y5", "", "B6", stacks=["B5 B4"])
    assert legal(state) == {"pass", "stack:B4@-1,0", "stack:B4@0,-1", "stack:B4@0,1", "stack:B4@1,0"}
    done = after(state, "pass")
    assert (done.phase, done.seat, done.passes) == ("play", 1, 1)


def test_r10_a_placement_breaks_a_row_of_passes() -> None:
    state = after(position("Y5", "", "", "", stacks=["B1", "B2"]), "pass", "pass")
    assert state.passes == 2
    state = after(state, "stack:B3@1,0")
    assert (state.passes, state.phase, state.seat) == (0, "play", 0)
    assert after(state, "pass", "pass", "pass").phase == "over"


def test_r10_who_still_has_cards_does_not_pass_so_a_row_of_passes_means_empty_hands() -> None:
    state = after(position("Y5", "", "B6 B6"), "pass", "penalty:B6", "pass", "penalty:B6")
    assert (state.phase, state.passes) == ("play", 0)
    assert after(state, "pass", "pass").phase == "over"


def test_r8_a_wrong_card_goes_to_the_stack_of_who_placed_it_and_the_turn_goes_on() -> None:
    play = reached("Y5 B3@1,0", "B3 B9", referee="off")("B3@-1,0 draw:B8")
    before = play.state
    assert (before.seat, before.fresh) == (0, True)
    assert "object" in legal(before)
    state = play("object").state
    assert (state.seat, state.phase, state.fresh) == (0, "play", False)
    assert state.table == ("Y5@0,0", "B3@1,0")
    held = before.holdings[1]
    assert state.holdings == (before.holdings[0], Holding(held.hand, (), ("B3",)))
    assert "object" not in legal(state)
    assert [standing.total for standing in GAME.standings(state)] == [0, 1]


def test_r8_the_objector_then_takes_a_whole_turn() -> None:
    play = reached("Y5 B3@1,0", "B3 B9", referee="off")("B3@-1,0 draw:B8 object")
    assert play("penalty:B1 draw:B9").state.seat == 1
    again = play("B1@0,1 draw:B9")
    assert (again.state.seat, again.state.table) == (1, ("Y5@0,0", "B3@1,0", "B1@0,1"))


def test_r8_in_the_last_phase_a_wrong_hand_card_goes_to_the_stack_for_good() -> None:
    state = after(position("Y5 B3@1,0", "B3", "B6", referee="off"), "B3@-1,0", "object")
    assert (state.seat, state.holdings[0]) == (1, Holding(stuck=("B3",)))
    state = after(state, "penalty:B6")
    assert legal(state) == {"pass"}


def test_r8_a_wrong_card_of_the_stack_returns_to_it_for_good() -> None:
    start = position("Y5 B3@1,0", "", "", stacks=["B3 B4"], passes=1, referee="off")
    state = after(start, "stack:B3@-1,0", "object")
    assert (state.seat, state.passes, state.holdings[0]) == (1, 0, Holding(stack=("B4",), stuck=("B3",)))
    state = after(state, "pass", "pass")
    assert state.phase == "over"
    assert GAME.standings(state)[0].total == 2


def test_r11_fewest_points_stand_first_and_ties_share() -> None:
    state = position("Y5", "", "", "", stacks=["B1 B1 B1", "B2 Y2"])
    standings = GAME.standings(state)
    assert [(standing.rank, standing.total) for standing in standings[:2]] == [(1, 3), (1, 3)]
    assert standings[2].rank == 3


def test_r11_cards_in_hand_do_not_count() -> None:
    state = position("Y5", "Y1 Y2 Y3", "B6", stacks=["B1"])
    assert GAME.standings(state)[0].total == 1
