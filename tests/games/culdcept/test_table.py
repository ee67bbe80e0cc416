"""The table: what lies on the ring and in the hand, what it is called, and what is asked for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from azumaya.core.areas import Buttons, Group, Rack, Ring
from azumaya.core.game import Seat
from azumaya.core.pick import Pick, tap, why_not_there
from azumaya.core.scene import Scene
from azumaya.core.spot import Face, Spot, said
from azumaya.games.culdcept.art import tile
from azumaya.games.culdcept.state import State
from games.culdcept.play import GAME, after, choosing, dealt, game, mask, placing, random_game, ring
from games.culdcept.play import ended as finished

TABLE = GAME.table
OPENED = game(ring("K A Q 2 ... J"), dealt("9 2 7", "A 3 K", "5 8 J"), "draw:4", seats=3)
TAKEN = placing("3 8 9", "4 6", owner=1, under=((0, "2"), (1, "5")), ground="A", word="10")


def scene(state: State, seat: Seat | None = 0) -> Scene:
    return TABLE.scene(GAME.view(state, seat))


def the_ring(state: State) -> Ring:
    (found,) = (area for area in scene(state).areas if isinstance(area, Ring))
    return found


def square(state: State, at: int) -> Spot:
    return the_ring(state).spots[at]


def card(suit: str, sign: str) -> Face:
    counts = {"A": "1", "J": "11", "Q": "12", "K": "13"}
    more = {"counts": counts[sign]} if sign in counts else {}
    return Face("card", sign, {"kind": "suit", "suit": suit, **more}, f"{suit}-{sign}")


# -- the ring ----------------------------------------------------------------------------------------------------


def test_squares_lie_at_their_places_clockwise_from_the_top() -> None:
    assert [spot.place for spot in the_ring(OPENED.state).spots] == [f"s{at}" for at in range(13)]


@pytest.mark.parametrize(
    ("state", "at", "name"),
    [
        (OPENED.state, 1, "square 2 of 13, nobody's: ace of clubs, counts 1"),
        (OPENED.state, 2, "square 3 of 13, nobody's: queen of clubs, counts 12, the piece of hearts stands here"),
        (
            placing("3", "9", owner=1),
            4,
            "square 5 of 13, held by hearts: 9 of hearts, counts 9, one card under it, the piece of spades stands here",
        ),
        (
            TAKEN,
            4,
            "square 5 of 13, held by hearts: 4 and 6 of hearts, counts 10, 3 cards under it, "
            "the piece of spades stands here",
        ),
        (game("ring:9").state, 1, "square 2 of 13, not laid yet"),
    ],
)
def test_a_square_is_spoken_with_place_owner_cards_and_pieces(state: State, at: int, name: str) -> None:
    assert str(square(state, at).name) == name


def test_two_pieces_on_one_square_are_both_told_and_both_stand_there() -> None:
    state = replace(OPENED.state, pieces=(3, 3, 0))
    assert str(square(state, 3).name) == (
        "square 4 of 13, nobody's: 2 of clubs, counts 2, "
        "the piece of spades stands here, the piece of hearts stands here"
    )
    assert [guest.look["suit"] for guest in square(state, 3).guests] == ["spade", "heart"]


def test_a_held_square_shows_what_counts_its_owner_and_every_covered_card() -> None:
    shown = square(TAKEN, 4)
    assert (shown.face, shown.beside) == (card("heart", "4"), card("heart", "6"))
    assert shown.under == (card("club", "A"), card("spade", "2"), card("heart", "5"))
    assert shown.flag is not None
    assert (shown.flag.mark, shown.flag.sign) == (Face("suit", "heart", {"suit": "heart"}), "10")
    assert dict(shown.look) == {"owner": "2"}


def test_a_free_square_shows_the_card_of_the_ring_alone() -> None:
    shown = square(OPENED.state, 0)
    assert (shown.face, shown.beside, shown.under, shown.flag) == (card("club", "K"), None, (), None)
    assert dict(shown.look) == {}


def test_before_it_is_laid_the_ring_lies_face_down() -> None:
    down = Face("card", look={"kind": "suit", "face": "down"})
    assert [spot.face for spot in the_ring(game("ring:9").state).spots] == [card("club", "9"), *[down] * 12]
    assert str(the_ring(game().state).title) == "Before the first round"


def test_no_card_lies_twice_on_the_table() -> None:
    for state in random_game(3, 7, hands="open").states:
        faces = [face for spot in the_ring(state).spots for face in (spot.face, spot.beside, *spot.under) if face]
        named = [face.id for face in faces if face.id]
        assert len(named) == len(set(named))


# -- pieces ------------------------------------------------------------------------------------------------------


def piece(state: State, seat: Seat) -> Face:
    suit = ("spade", "heart", "diamond")[seat]
    (found,) = (face for spot in the_ring(state).spots for face in spot.guests if face.look["suit"] == suit)
    return found


def test_a_piece_carries_its_suit_and_the_one_on_turn_is_marked() -> None:
    assert dict(piece(OPENED.state, 0).look) == {"owner": "1", "suit": "spade", "turn": ""}
    assert dict(piece(OPENED.state, 2).look) == {"owner": "3", "suit": "diamond"}
    assert [piece(OPENED.state, seat).id for seat in range(3)] == ["piece-spade", "piece-heart", "piece-diamond"]


def test_a_piece_walks_its_steps_from_where_it_set_out() -> None:
    """Spades start on the jack, s12; hearts on the queen, s2; each keeps its path until it walks again."""
    rolled = OPENED("roll die:2")
    assert piece(rolled.state, 0).path == ("s12", "s0", "s1")
    assert piece(rolled.state, 1).path == ()
    spoken = rolled("stay draw:2 word:3")
    assert piece(spoken.state, 1).path == ("s2", "s3", "s4", "s5")
    assert piece(spoken.state, 0).path == ("s12", "s0", "s1")
    again = spoken("stay draw:A roll die:6 stay draw:A roll die:1")
    assert [piece(again.state, seat).path for seat in range(3)] == [
        ("s1", "s2"),
        ("s2", "s3", "s4", "s5"),
        ("s0", "s1", "s2", "s3", "s4", "s5", "s6"),
    ]


# -- the hub -----------------------------------------------------------------------------------------------------


def hub(state: State) -> list[tuple[str, tuple[Face, ...], int | None]]:
    return [(str(group.name), group.faces, group.number) for group in the_ring(state).hub]


def test_in_the_middle_lie_the_die_as_last_rolled_and_the_discards_of_each_seat() -> None:
    none = [(f"discards of {suit}s: none", (Face("suit", suit, {"suit": suit}),), 0) for suit in ("spade", "heart")]
    play = game(ring("..."), dealt("9 2 7", "A 3 K"), "draw:4")
    assert hub(play.state) == none
    play = play("roll die:2")
    assert hub(play.state) == [("spades rolled 2", (Face("die", "2", id="roll-1"),), None), *none]
    play = play("stay draw:2 word:3")
    assert hub(play.state) == [
        ("spades rolled 2", (Face("die", "2", id="roll-1"),), None),
        ("Holy Word of hearts: 3 of hearts", (card("heart", "3"),), None),
        *none,
    ]
    spent = play("stay draw:3 roll die:2 stay draw:5 word:A stay draw:J")
    assert hub(spent.state) == [
        ("spades rolled 2", (Face("die", "2", id="roll-3"),), None),
        none[0],
        ("discards of hearts: A, 3", (card("heart", "A"), card("heart", "3")), 2),
    ]


def test_piles_of_discards_say_what_they_are() -> None:
    piles = [group for group in the_ring(OPENED.state).hub if isinstance(group, Group)]
    assert [(dict(group.look), str(group.label)) for group in piles] == [({"pile": "discard"}, "spent")] * 3


# -- the hand and the words --------------------------------------------------------------------------------------


def rack(state: State, seat: Seat | None = 0) -> list[tuple[str, str, str | None, Face | None]]:
    racks = [area for area in scene(state, seat).areas if isinstance(area, Rack)]
    return [(spot.place, str(spot.name), spot.key, spot.face) for area in racks for spot in area.spots]


def test_the_rack_is_the_hand_of_the_viewer() -> None:
    assert rack(choosing("A 10 Q")) == [
        ("hand:A", "ace of spades", "a", card("spade", "A")),
        ("hand:10", "10 of spades", "0", card("spade", "10")),
        ("hand:Q", "queen of spades", "q", card("spade", "Q")),
    ]
    assert [place for place, *_ in rack(OPENED.state, 1)] == ["hand:A", "hand:3", "hand:K"]
    assert rack(OPENED.state, None) == []


def test_the_holy_word_lies_with_the_hand_until_the_turn_ends() -> None:
    assert rack(TAKEN)[-1] == ("hand:10", "10 of spades, your Holy Word", "0", card("spade", "10"))
    assert rack(TAKEN, 1) == rack(after(TAKEN, "stay"), 1)


def test_a7_what_may_be_taken_up_and_laid_again_can_be_chosen_like_the_hand() -> None:
    state = placing("4", "5", reinforce="on")
    assert "exchange:4+5" in [str(move) for move in GAME.legal_moves(state)]
    assert rack(state) == [
        ("hand:4", "4 of spades", "4", card("spade", "4")),
        ("hand:5", "5 of spades, on your square", "5", card("spade", "5")),
    ]
    assert str(tapped(state, "hand:5", "hand:4", "here").ready) == "exchange:4+5"
    assert [place for place, *_ in rack(placing("4", "5"))] == ["hand:4"]
    assert [place for place, *_ in rack(placing("4", "5", owner=1, reinforce="on"))] == ["hand:4"]


def words(state: State, seat: Seat | None = 0) -> list[tuple[str, str, str, str | None]]:
    areas = [area for area in scene(state, seat).areas if isinstance(area, Buttons)]
    return [(s.means, str(s.name), str(s.label), s.key) for area in areas for s in area.spots]


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        (
            choosing("3 9"),
            [
                ("linkation", "Reincarnation: send all 2 cards back and draw as many", "Reincarnation", "n"),
                ("do:roll", "Roll the die", "Roll the die", "r"),
            ],
        ),
        (replace(choosing("3 9"), phase="roll"), [("do:roll", "Roll the die", "Roll the die", "r")]),
        (
            placing("9", "7", owner=1),
            [
                ("do:stay", "Leave the square as it is", "Leave it", "l"),
                ("here", "Take square 5", "Take square 5", "t"),
            ],
        ),
        (
            placing("9", "7"),
            [
                ("do:stay", "Leave the square as it is", "Leave it", "l"),
                ("here", "Exchange what lies on square 5", "Exchange here", "t"),
            ],
        ),
        (placing("5", "7", owner=1), [("do:stay", "Leave the square as it is", "Leave it", "l")]),
        (finished(0, 1), []),
    ],
    ids=["choosing", "rolling", "taking", "exchanging", "too weak", "over"],
)
def test_the_words_are_those_of_the_phase(state: State, expected: list[tuple[str, str, str, str | None]]) -> None:
    assert words(state) == expected
    assert words(state, 1) == []


@pytest.mark.parametrize(("word", "at_once"), [("do:roll", True), ("do:stay", True), ("linkation", False)])
def test_what_comes_once_in_a_game_is_asked_again(word: str, at_once: bool) -> None:
    assert said(word) is at_once


# -- taps --------------------------------------------------------------------------------------------------------


def tapped(state: State, *places: str) -> Pick[object]:
    picked: Pick[object] | None = Pick()
    for place in places:
        assert picked is not None
        picked = tap(GAME.legal_moves(state), picked, place, GAME.candidates(state))
    assert picked is not None
    return picked


def test_a_card_lights_the_square_to_which_its_holy_word_leads() -> None:
    state = choosing("3 9 J")
    lit = tapped(state, "hand:9").targets
    assert [spot.place for spot in the_ring(state).spots if spot.means in lit] == ["s0"]
    assert str(tapped(state, "hand:9", square(state, 0).means).ready) == "word:9"
    assert str(tapped(state, square(state, 7).means, "hand:3").ready) == "word:3"


@pytest.mark.parametrize(
    ("state", "place", "then"),
    [
        (choosing("3"), "hand:3", "As Holy Word this card leads 3 steps ahead, to square 8."),
        (choosing("A"), "hand:A", "As Holy Word this card leads one step ahead, to square 6."),
        (choosing("3 K"), "hand:K", None),
        (placing("3 5", "7", owner=1), "hand:3", "This card does not take the square alone: add another to it."),
        (placing("3 8", "7", owner=1), "hand:8", "This card takes the square alone, or together with another."),
        (placing("5 8", "7", owner=1), "hand:8", "This card takes the square."),
        (placing("3 Q", "7", owner=1), "hand:Q", "This card takes the square."),
        (placing("3 J", "Q", owner=1), "hand:J", None),
        (placing("3 5", "7"), "hand:3", "You may lay this card here instead of what lies there."),
        (
            placing("3 5", "7", owner=1),
            "here",
            "Choose what you take square 5 with: one card, or two of ten at most together.",
        ),
        (
            placing("3 5", "7", owner=0),
            "here",
            "Choose what you lay on square 5 instead: one card, or two of ten at most together.",
        ),
    ],
)
def test_what_is_chosen_says_what_else_it_needs(state: State, place: str, then: str | None) -> None:
    said = [str(spot.then) for spot in scene(state).spots if spot.means == place and spot.then]
    assert said == ([then] if then else [])


def test_a_square_says_how_far_it_is_unless_no_holy_word_leads_there() -> None:
    state = choosing("3")
    means = [spot.means for spot in the_ring(state).spots]
    assert means == ["ahead:9", "ahead:10", "s2", "s3", "here", *(f"ahead:{n}" for n in "A2345678")]


def test_cards_and_the_square_under_the_piece_make_a_capture_or_an_exchange() -> None:
    taking, own = placing("2 8 J", "9", owner=1), placing("2 8", "9")
    assert str(tapped(taking, "hand:2", "hand:8", square(taking, 4).means).ready) == "claim:2+8"
    assert str(tapped(taking, square(taking, 4).means, "hand:J").ready) == "claim:J"
    assert str(tapped(own, "hand:2", square(own, 4).means).ready) == "exchange:2"


@pytest.mark.parametrize(
    ("state", "place", "text"),
    [
        (placing("3 5", "9", owner=1), "here", "This square counts 9, and you would lay only 5."),
        (placing("2 Q", "K", owner=1), "here", "Nothing but an ace on its own takes a king."),
        (
            placing("9", "7", owner=1),
            "ahead:3",
            "Your piece has moved already: lay cards on the square it reached, or stay.",
        ),
        (choosing("3"), "here", "Your piece has not moved yet: roll the die or show a Holy Word first."),
        (
            choosing("3"),
            "ahead:4",
            "Square 9 is 4 steps ahead: only the die leads there, or the 4 as a Holy Word, "
            "which you do not have in your hand.",
        ),
    ],
)
def test_a_square_that_cannot_be_meant_says_why(state: State, place: str, text: str) -> None:
    objection = why_not_there(GAME, state, (), place)
    assert objection is not None
    assert str(objection.text) == text


# -- around the ring ---------------------------------------------------------------------------------------------


def test_a_seat_shows_its_suit_its_hand_and_its_squares() -> None:
    state = placing("3 9 J", "4", owner=1)
    assert [(line.mark.sign, str(line.fact), line.number) for line in scene(state).seats] == [
        ("spade", "3 in hand", 0),
        ("heart", "3 in hand", 1),
    ]


@pytest.mark.parametrize(
    ("state", "seat", "prompt"),
    [
        (game("ring:7").state, None, "The ring is being laid."),
        (OPENED.state, 0, "Roll the die, or choose a card as Holy Word and the square it leads to."),
        (OPENED.state, 1, "Player 1 is about to move."),
        (choosing("J Q"), 0, "Roll the die: none of your cards can be a Holy Word."),
        (replace(choosing("J Q"), phase="roll"), 0, "Your hand is drawn anew: roll the die."),
        (placing("9", ground="7"), 0, "Square 5 is nobody's and counts 7: take it, or leave it."),
        (placing("9", "7", owner=1), 0, "Square 5 is held by Player 2 and counts 7: take it, or leave it."),
        (placing("9", "7", owner=1), 1, "Player 1 stands on square 5."),
        (placing("7", "7", owner=1), 0, "None of your cards takes square 5, which counts 7: leave it."),
        (placing("9", "7"), 0, "Square 5 is yours: lay something else in exchange, or leave it."),
        (placing("", "7"), 0, "Square 5 is yours, and there is nothing to exchange: leave it."),
        (finished(0), None, "All ten rounds have been played."),
    ],
)
def test_the_prompt_says_what_to_do_now(state: State, seat: Seat | None, prompt: str) -> None:
    assert str(scene(state, seat).prompt) == prompt


def test_the_phase_is_the_round() -> None:
    assert [str(scene(state).phase) for state in (game().state, OPENED.state)] == ["None", "Round 1 of 10"]


def test_with_reinforce_a_support_can_be_exchanged_without_a_hand() -> None:
    state = placing("", "2 5", reinforce="on")
    assert str(scene(state).prompt) == "Square 5 is yours: lay something else in exchange, or leave it."
    assert mask("2 5") == state.here.top


def test_the_picture_is_one_drawing_with_thirteen_squares() -> None:
    drawn = tile()
    assert drawn.startswith('<svg class="art" viewBox="0 0 120 120"')
    assert drawn.count("<g transform") == 13 + 6 + 1
    assert {f"#suit-{suit}" for suit in ("spade", "heart", "diamond", "club")} <= set(drawn.split('"'))
