"""The table: the grids and what lies beside them, what one holds and chooses from, what is asked for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from azumaya.core.areas import Buttons, Group, Plot, Plots, Rack
from azumaya.core.game import Seat
from azumaya.core.pick import Pick, tap, why_not_there
from azumaya.core.scene import Scene
from azumaya.core.spot import Face, Spot
from azumaya.core.text import SeatName, Text
from azumaya.games.kado.art import tile
from azumaya.games.kado.state import Holding, State
from games.kado.play import EVERYBODY, GAME, after, dealt, ended, game, grid, passed, placing, random_game, turns

TABLE = GAME.table
DEALING = game("top:Bg4", seats=3)
CHALLENGED = game(dealt("Bg4 Sp1 Qo2"), seats=3)
BACK = Face("card", look={"face": "down"})


def scene(state: State, seat: Seat | None = 0) -> Scene:
    return TABLE.scene(GAME.view(state, seat))


def plots(state: State, seat: Seat | None = 0) -> Plots:
    (found,) = (area for area in scene(state, seat).areas if isinstance(area, Plots))
    return found


def plot(state: State, of: Seat, seat: Seat | None = 0) -> Plot:
    return plots(state, seat).plots[of]


def spots(one: Plot) -> dict[str, Spot]:
    return {spot.place: spot for row in one.grid.rows for spot in row}


def card(word: str, moves: bool = True) -> Face:
    gift = {"S": "socks", "Q": "cube", "B": "bear", "F": "flower", "C": "chocolate"}[word[0]]
    ribbon = {"p": "purple", "o": "orange", "g": "green", "b": "blue", "r": "red"}[word[1]]
    look = {"kind": "gift", "gift": gift, "ribbon": ribbon}
    return Face("card", word[2], look, f"card-{word}" if moves else None)


# -- cells -------------------------------------------------------------------------------------------------------


def test_a_card_is_spoken_by_line_and_column_so_far_and_a_free_place_by_the_card_beside_it() -> None:
    found = spots(plot(placing(grid("Sp1 So2", top=1), card="Sg3"), 1, 1))
    told = {place: str(spot.name) for place, spot in found.items()}
    assert told["p1:1,0"] == "line 1, column 1: socks, purple, 1"
    assert told["p1:1,1"] == "line 1, column 2: socks, orange, 2"
    assert told["p1:2,0"] == "below socks, purple, 1: free, adds 3 at once"
    assert told["p1:0,0"] == "above socks, purple, 1: free, adds 3 at once"
    assert told["p1:1,-1"] == "left of socks, purple, 1: free, adds 3 at once"
    assert told["p1:0,-1"] == "apart from all cards: free"


def test_a_place_tells_what_the_card_adds_at_once() -> None:
    state = placing(grid("Cg2 Cb3/.. Fp1"), card="Fr5")
    labels = {place: str(spot.label) for place, spot in spots(plot(state, 1, 1)).items() if spot.label}
    assert labels == {
        "p1:-1,0": "+5",
        "p1:-1,1": "+5",
        "p1:0,-1": "+0",
        "p1:0,2": "+0",
        "p1:1,0": "+5",
        "p1:1,2": "+5",
        "p1:2,1": "+5",
    }
    assert not any(spot.label for spot in spots(plot(state, 1, 0)).values())


def test_cells_of_ones_own_grid_mean_its_places_and_those_of_others_themselves() -> None:
    state = placing(grid("Sp1"))
    assert {spot.means for spot in spots(plot(state, 1, 1)).values()} >= {"cell:0,0", "cell:1,0", "cell:-1,-1"}
    assert {spot.means.partition(":")[0] for spot in spots(plot(state, 0, 1)).values()} == {"p0"}


def test_where_all_lies_open_whoever_looks_on_may_place_for_the_seat_on_turn() -> None:
    state = placing(grid("Sp1"))
    assert plots(state, EVERYBODY).own == 1
    assert scene(state, EVERYBODY).laying == card("Sr5", moves=False)
    assert "cell:1,0" in {spot.means for spot in spots(plot(state, 1, EVERYBODY)).values()}


def test_no_card_lies_twice_on_the_table() -> None:
    for state in random_game(3, 5).states:
        shown = scene(state)
        beside = [face for one in plots(state).plots for group in one.beside for face in group.faces]
        named = [face.id for face in (*(s.face for s in shown.cells if s.face), *beside, *shown.held) if face.id]
        assert len(named) == len(set(named))


# -- points (R9) -------------------------------------------------------------------------------------------------


def counts(one: Plot) -> list[tuple[str, int, str, dict[str, str], str]]:
    return [(line.axis, line.number, str(line.name), dict(line.look), line.label) for line in one.grid.lines]


def test_a_line_tells_its_points_and_the_gift_that_makes_them() -> None:
    state = placing(grid("Cg2 Cb3 Fp1/Qo5 Bo1"), card="Sr5")
    assert [c for c in counts(plot(state, 1, 0)) if c[0] == "row"] == [
        ("row", 1, "line 1: 5 points for chocolates", {"gift": "chocolate"}, "5"),
        ("row", 2, "line 2: 5 points for puzzle cube", {"gift": "cube"}, "5"),
    ]


def test_a_column_tells_its_points_once_it_has_some() -> None:
    state = placing(grid("Sp1 So4 Sg2 Qr1/Qp2 Qo5 Qb2 Sr5/Bp3"), card="Fr5")
    assert [c for c in counts(plot(state, 1, 0)) if c[0] == "column"] == [
        ("column", 1, "column 1: 3 points, all purple", {}, "3")
    ]
    sums = placing(grid("Sp1 So4 Sg2 Qr1/Qp2 Qo5 Qb2 Sr5/Bp3"), card="Fr5", columns="sum")
    assert [c[4] for c in counts(plot(sums, 1, 0)) if c[0] == "column"] == ["6"]


def test_a_plot_tells_its_total_and_who_deals() -> None:
    state = replace(placing(grid("Cg2 Cb3")), holdings=(Holding("Sr2"), Holding("Sr5", grid("Cg2 Cb3"), ("Qp2",))))
    assert [(one.number, one.tag and str(one.tag)) for one in plots(state).plots] == [(0, "gifter"), (7, None)]


def test_at_the_end_a_plot_tells_who_came_first() -> None:
    end = ended("Cr4 Cp5 Cb5 Cg4/Br4 Bp5 Bb5 Bg5/Sr5 Sp5 Sb4 Sg5")
    assert [(one.tag and str(one.tag), one.sign) for one in plots(end).plots] == [
        ("first place", "laurel"),
        (None, None),
    ]


def test_a_seat_shows_its_shape_its_bonuses_and_its_points() -> None:
    play = game(dealt("Bg4 Sp1 Qo2"), "guess:Bg", "bonus:Cr4", seats=3)
    assert [(line.mark.sign, str(line.fact), line.number) for line in scene(play.state).seats] == [
        ("1", "gifter, no bonus", 0),
        ("2", "1 bonus", 2),
        ("3", "no bonus", 0),
    ]


# -- beside the grids --------------------------------------------------------------------------------------------


def beside(state: State, seat: Seat | None) -> list[list[tuple[str, tuple[Face, ...], str]]]:
    return [[_group(group) for group in one.beside] for one in plots(state, seat).plots]


def _group(group: Group) -> tuple[str, tuple[Face, ...], str]:
    return str(group.name), group.faces, str(group.label or "")


def hidden(seat: Seat) -> list[tuple[str, tuple[Face, ...], str]]:
    return [("card of this turn, face down", (replace(BACK, id=f"turn-{seat}"),), "this turn")]


def shown(word: str, name: str) -> list[tuple[str, tuple[Face, ...], str]]:
    return [(f"card of this turn: {name}", (card(word),), "this turn")]


def test_the_card_of_the_turn_lies_beside_the_grid_face_down_until_the_challenges_are_over() -> None:
    mine = shown("Sp1", "socks, purple, 1")
    assert beside(CHALLENGED.state, 1) == [hidden(0), mine, hidden(2)]
    assert beside(CHALLENGED.state, EVERYBODY) == [hidden(0), hidden(1), hidden(2)]
    gifters = [shown("Bg4", "bear, green, 4"), mine, shown("Qo2", "puzzle cube, orange, 2")]
    assert beside(CHALLENGED.state, 0) == gifters
    assert beside(CHALLENGED(passed(3)).state, 2) == gifters


def test_bonus_cards_lie_face_down_till_the_end_and_tell_their_points() -> None:
    end = ended("Sp1 So1 Sg2 Sb1/Qp2 Qo2 Qg1 Qb2/Bp3 Bo1 Bg2 Bb1", bonus=(2,))
    first, second = end.holdings[0].bonus
    assert [group[1:] for group in beside(end, EVERYBODY)[0]] == [((card(first), card(second)), "+4")]
    running = replace(placing(()), holdings=(Holding("Sr2", bonus=("Qp2",)), Holding("Sr5")))
    assert beside(running, 0)[0][1] == ("1 bonus card, face down", (BACK,), "+2")


def test_counters_tell_their_points() -> None:
    play = game(dealt("Bg4 Sp1 Qo2"), "guess:Bg", seats=3, fifth="on")
    assert beside(play.state, 0)[1][1] == ("1 bonus counter", (), "+2")


def test_cards_put_aside_are_seen_by_whoever_put_them_aside() -> None:
    play = game("top:Bg4 discard top:Sp1 give:0 top:Qo2 give:1")
    aside = "1 card put aside"
    assert beside(play.state, 0)[0][1] == (f"{aside}; bear, green, 4", (card("Bg4"),), "aside")
    assert beside(play.state, 1)[0][1] == (f"{aside}, face down", (BACK,), "aside")
    two = replace(play.state, holdings=(Holding("Sr2", discards=("Bg4", "Sp1")), Holding("Sr5")))
    assert beside(two, 1)[0][1] == ("2 cards put aside, face down", (BACK, BACK), "2 aside")


# -- in hand, and to choose from ---------------------------------------------------------------------------------


def test_one_holds_the_card_one_looks_at_else_the_one_of_this_turn() -> None:
    assert scene(DEALING.state, 0).held == (card("Bg4"),)
    assert scene(DEALING.state, 1).held == ()
    assert scene(CHALLENGED.state, 1).held == (card("Sp1", moves=False),)
    assert scene(CHALLENGED.state, EVERYBODY).held == ()
    assert scene(placing(grid("Sp1")), 1).held == (card("Sr5", moves=False),)


def choices(state: State, seat: Seat | None = 0) -> list[list[tuple[str, str, str | None]]]:
    areas = [area for area in scene(state, seat).areas if isinstance(area, Buttons | Rack)]
    return [[(spot.means, str(spot.label), spot.key) for spot in area.spots] for area in areas]


def test_the_gifter_chooses_among_those_without_a_card() -> None:
    assert choices(DEALING.state) == [
        [("seat:0", "Keep it", "1"), ("seat:1", "Player 2", "2"), ("seat:2", "Player 3", "3")]
    ]
    assert choices(DEALING("give:1 top:Sp1").state) == [[("seat:0", "Keep it", "1"), ("seat:2", "Player 3", "3")]]
    assert choices(DEALING.state, 1) == []


def test_in_a_duel_one_card_may_be_put_aside() -> None:
    play = game("top:Bg4")
    give = [("seat:0", "Keep it", "1"), ("seat:1", "Player 2", "2")]
    assert choices(play.state) == [[*give, ("do:discard", "Put aside", "x")]]
    assert choices(play("discard top:Sp1").state) == [give]


def test_a_challenger_chooses_a_gift_and_a_ribbon_or_passes() -> None:
    gifts, ribbons, words = choices(CHALLENGED.state, 1)
    assert gifts == [
        ("gift:S", "Socks", "s"),
        ("gift:Q", "Cube", "q"),
        ("gift:B", "Bear", "b"),
        ("gift:F", "Flowers", "f"),
        ("gift:C", "Choc", "c"),
    ]
    assert [(place, key) for place, _, key in ribbons] == [
        ("ribbon:p", "p"),
        ("ribbon:o", "o"),
        ("ribbon:g", "g"),
        ("ribbon:b", "u"),
        ("ribbon:r", "r"),
    ]
    assert words == [("do:pass", "Pass", "n")]


def test_what_can_be_guessed_stays_in_sight_while_others_challenge_but_not_for_the_gifter() -> None:
    assert choices(CHALLENGED.state, 2) == choices(CHALLENGED.state, 1)
    assert choices(CHALLENGED.state, 0) == choices(CHALLENGED.state, EVERYBODY) == []


def tapped(state: State, *taps: str) -> Pick[object]:
    picked: Pick[object] | None = Pick()
    for place in taps:
        assert picked is not None
        picked = tap(GAME.legal_moves(state), picked, place, GAME.candidates(state))
    assert picked is not None
    return picked


def test_a_gift_and_a_ribbon_make_a_guess_in_any_order() -> None:
    assert str(tapped(CHALLENGED.state, "gift:F", "ribbon:g").ready) == "guess:Fg"
    assert str(tapped(CHALLENGED.state, "ribbon:g", "gift:F").ready) == "guess:Fg"
    assert str(tapped(CHALLENGED.state, "gift:F", "ribbon:g", "gift:B").ready) == "guess:Bg"


@pytest.mark.parametrize(
    ("state", "place", "text"),
    [
        (CHALLENGED.state, "cell:0,0", "Cards are placed after the challenges: first make a guess, or pass."),
        (placing(grid("Sp1")), "cell:0,0", "A card lies there already."),
        (
            placing(grid("Sp1")),
            "cell:1,1",
            "A card must touch another one of your grid: above, below, left or right of it.",
        ),
        (
            DEALING.state,
            "cell:0,0",
            "The cards of this turn are still being dealt: first give away the one you look at, or keep it.",
        ),
    ],
)
def test_a_place_that_cannot_be_meant_says_why(state: State, place: str, text: str) -> None:
    objection = why_not_there(GAME, state, (), place)
    assert objection is not None
    assert str(objection.text) == text


# -- around the table --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "seat", "prompt"),
    [
        (game(seats=3).state, 0, "Player 1 is dealing the cards of this turn."),
        (DEALING.state, 0, "You look at bear, green, 4. Give it away or keep it."),
        (DEALING.state, 1, "Player 1 is dealing the cards of this turn."),
        (
            DEALING("give:1 top:Sp1").state,
            1,
            "Player 1 is dealing the cards of this turn. You hold bear, green, 4.",
        ),
        (
            DEALING("give:0 top:Sp1").state,
            0,
            "You look at socks, purple, 1. You have kept a card already: who gets this one?",
        ),
        (
            DEALING("give:0 top:Sp1 give:1 top:Qo2").state,
            0,
            "You look at puzzle cube, orange, 2. Only Player 3 has no card yet and gets it.",
        ),
        (
            DEALING("give:2 top:Sp1 give:1 top:Qo2").state,
            0,
            "You look at puzzle cube, orange, 2. Only you have no card yet, so it is yours.",
        ),
        (game("top:Bg4").state, 0, "You look at bear, green, 4. Give it away, keep it, or put it aside."),
        (
            game("top:Bg4 give:1 top:Sp1").state,
            0,
            "You look at socks, purple, 1. Only you have no card yet: keep it, or put it aside.",
        ),
        (
            game("top:Bg4 give:0 top:Sp1").state,
            0,
            "You look at socks, purple, 1. Only Player 2 has no card yet: give it, or put it aside.",
        ),
        (CHALLENGED.state, 1, "You hold socks, purple, 1. What did Player 1 keep?"),
        (CHALLENGED.state, 2, "Player 2 may challenge Player 1. You hold puzzle cube, orange, 2."),
        (CHALLENGED("guess:Bg").state, EVERYBODY, "Player 2 has guessed right and earns a bonus card."),
        (placing(()), 1, "Place socks, red, 5: from there your grid grows in any direction."),
        (placing(grid("Sp1")), 1, "Place socks, red, 5 in your grid."),
        (placing(grid("Sp1")), 0, "Player 2 is about to place a card. You hold socks, red, 2."),
        (turns(12).state, 0, "All twelve turns have been played."),
    ],
)
def test_the_prompt_says_what_to_do_now(state: State, seat: Seat | None, prompt: str) -> None:
    assert str(scene(state, seat).prompt) == prompt


def test_the_button_says_what_is_still_to_be_chosen() -> None:
    found = [scene(state, seat).wanted for state, seat in ((DEALING.state, 0), (CHALLENGED.state, 1), (placing(()), 1))]
    assert list(map(str, found)) == ["Choose who gets it", "Choose gift and ribbon", "Choose a place for it"]
    assert scene(CHALLENGED.state, 0).wanted is None


def test_the_phase_is_the_turn() -> None:
    assert [str(scene(play.state).phase) for play in (DEALING, turns(3))] == ["Turn 1 of 12", "Turn 4 of 12"]


def test_after_the_first_card_the_next_lies_beside_it() -> None:
    state = after(placing(()), "put:0,0")
    assert spots(plot(state, 1))["p1:0,0"].face == card("Sr5")


def test_the_picture_is_one_drawing_with_four_gifts() -> None:
    drawn = tile()
    assert drawn.startswith('<svg class="art" viewBox="0 0 120 120"')
    assert [gift in drawn for gift in ("#gift-bear", "#gift-socks", "#gift-flower", "#gift-cube")] == [True] * 4


def test_a_place_in_the_grid_of_another_says_whose_it_is() -> None:
    told = why_not_there(GAME, placing(grid("Sp1 So1")), (), "p0:0,0")
    assert told is not None
    assert told.text == Text("This is the grid of {who}: your card goes into your own.", who=SeatName(0))
    assert (told.clause, told.at) == ("R7", ("p0:0,0",))
