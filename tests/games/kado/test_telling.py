"""What is asked, told and known: moves in words, the sheet to deduce on, the deck, the end."""

from __future__ import annotations

import pytest

from azumaya.core.areas import Matrix, Note
from azumaya.core.game import Seat
from azumaya.core.text import ENGLISH, Named
from azumaya.games.kado.cards import DECK
from azumaya.games.kado.state import State
from games.kado.play import EVERYBODY, GAME, dealt, ended, game, grid, passed, placing, turns
from games.playing import Game

TABLE = GAME.table
CHALLENGED = game(dealt("Bg4 Sp1 Qo2"), seats=3)
NAMES = Named(ENGLISH, ("Mio", "Jonas", "Aki"))
BEST = "Cr4 Cp5 Cb5 Cg4/Br4 Bp5 Bb5 Bg5/Sr5 Sp5 Sb4 Sg5"  # 76 points
PLAIN = "So1 Qo2 Bo4 Fo2/Cp2 Cp4 Fr2 Fp1/Cr1 Fr3 Bb1 Qr1"  # 13 points
ALSO_PLAIN = "Bo1 Br1 Sp3 Qb4/Co3 Fp3 Fg1 Fb1/Bg4 So2 Sb1 Fp4"  # 13 points
MIDDLE = "Bg2 Qo3 Cg2 Sb1/Qg1 Qp4 Qr3 Fp4/Co1 Fr5 Sp1 Qp2"  # 16 points


def asked(state: State, token: str, seat: Seat) -> str:
    return TABLE.ask(GAME.view(state, seat), GAME.parse(token)).render(NAMES)


def told(play: Game, token: str, seat: Seat | None, who: str = "Mio") -> str:
    """The line of the log for a move about to be made, as a seat is told it."""
    move = GAME.redact(play.state, GAME.parse(token), seat)
    return TABLE.tell(GAME.view(play.state, seat), move, who).render(NAMES)


@pytest.mark.parametrize(
    ("state", "token", "seat", "words"),
    [
        (game("top:Bg4", seats=3).state, "give:0", 0, "Keep it"),
        (game("top:Bg4", seats=3).state, "give:2", 0, "Give it to Aki"),
        (game("top:Bg4").state, "discard", 0, "Put it aside"),
        (CHALLENGED.state, "guess:Fg", 1, "Guess flowers, green"),
        (CHALLENGED.state, "pass", 1, "Pass"),
        (placing(()), "put:0,0", 1, "Place it here"),
        (placing(grid("Sp1 So1")), "put:1,1", 1, "Place it here"),
    ],
)
def test_the_button_says_the_move(state: State, token: str, seat: Seat, words: str) -> None:
    assert asked(state, token, seat) == words


LOOKED = game("top:Bg4", seats=3)


@pytest.mark.parametrize(
    ("play", "token", "seat", "words"),
    [
        (game(seats=3), "top:Bg4", 0, "Mio looks at bear, green, 4."),
        (game(seats=3), "top:Bg4", 1, "Mio looks at a card."),
        (LOOKED, "give:1", 0, "Mio gives Jonas a card: bear, green, 4."),
        (LOOKED, "give:1", 2, "Mio gives Jonas a card."),
        (LOOKED, "give:0", 0, "Mio keeps bear, green, 4."),
        (LOOKED, "give:0", EVERYBODY, "Mio keeps a card."),
        (LOOKED("give:0 top:Sp1 give:1 top:Qo2"), "give:2", 1, "Mio gives Aki a card. All have one now."),
        (LOOKED("give:2 top:Sp1 give:1 top:Qo2"), "give:0", 1, "Mio keeps a card. All have one now."),
        (game("top:Bg4"), "discard", 0, "Mio puts a card aside: bear, green, 4."),
        (game("top:Bg4"), "discard", 1, "Mio puts a card aside."),
        (CHALLENGED, "pass", 0, "Mio does not challenge."),
        (CHALLENGED("guess:Bg"), "bonus:Cr4", 1, "Jonas lays a bonus card aside, unseen."),
        (CHALLENGED(passed(3)), "put:0,0", 2, "Mio places socks, purple, 1, the first card of the grid."),
    ],
)
def test_the_log_tells_each_what_it_may_know(play: Game, token: str, seat: Seat | None, words: str) -> None:
    assert told(play, token, seat) == words


@pytest.mark.parametrize(
    ("token", "words"),
    [
        ("put:1,1", "Mio places socks, green, 3 below socks, orange, 2."),
        ("put:-1,0", "Mio places socks, green, 3 above socks, purple, 1."),
        ("put:0,-1", "Mio places socks, green, 3 left of socks, purple, 1."),
        ("put:0,2", "Mio places socks, green, 3 right of socks, orange, 2."),
    ],
)
def test_a_card_has_its_place_by_the_one_beside_it(token: str, words: str) -> None:
    state = placing(grid("Sp1 So2"), card="Sg3")
    assert str(GAME.table.tell(GAME.view(state, 1), GAME.parse(token), "Mio")) == words


@pytest.mark.parametrize(
    ("challenge", "token", "words"),
    [
        ("both", "guess:Br", "Jonas guesses bear, red: that is not it."),
        (
            "both",
            "guess:Bg",
            "Jonas guesses bear, green: right! Jonas and Mio exchange their cards, and Jonas earns a bonus.",
        ),
        (
            "either",
            "guess:Br",
            "Jonas guesses bear, red: one of them is right, and Jonas and Mio exchange their cards.",
        ),
        ("either", "guess:Fr", "Jonas guesses flowers, red: that is not it."),
    ],
)
def test_a_guess_is_told_to_all_with_what_came_of_it(challenge: str, token: str, words: str) -> None:
    play = game(dealt("Bg4 Sp1 Qo2"), seats=3, challenge=challenge)
    assert {told(play, token, seat, "Jonas") for seat in (0, 1, 2, EVERYBODY)} == {words}


NAMED = ("Mio", "Jonas", "Aki")
LEVEL = (  # 17 points each
    "Sg2 Qr3 Sg5 Cg2/Fg1 Fo2 Br4 Cb3/Qg1 Bp3 Cr4 Qb2",
    "Fp3 Sp1 Qr1 Fo5/Qp4 Br2 Sb4 Cg4/Br1 So2 Sb1 Cb5",
    "Fg3 Fb2 Cr1 Fr3/Qg3 Bo1 Qo2 Co5/Bb3 Qp2 So4 Co1",
)


@pytest.mark.parametrize(
    ("grids", "text"),
    [
        ((BEST, PLAIN), "Mio wins with 76 points against 13."),
        ((PLAIN, BEST, MIDDLE), "Jonas wins with 76 points; Aki comes second with 16."),
        ((BEST, PLAIN, ALSO_PLAIN), "Mio wins with 76 points; nobody else has more than 13."),
        (LEVEL[:2], "Mio and Jonas share the win with 17 points each."),
        (LEVEL, "Mio, Jonas and Aki share the win with 17 points each."),
    ],
)
def test_the_end_is_told_with_points(grids: tuple[str, ...], text: str) -> None:
    assert str(TABLE.verdict(GAME.view(ended(*grids), EVERYBODY), NAMED[: len(grids)])) == text


# -- what is known (A2) ------------------------------------------------------------------------------------------


def sheet(state: State, seat: Seat | None, id: str = "known") -> dict[str, Note]:
    areas = TABLE.scene(GAME.view(state, seat)).areas
    (found,) = (area for area in areas if isinstance(area, Matrix) and area.id == id)
    return {note.place.partition(":")[2]: note for row in found.cells for note in row}


def test_a_seat_counts_what_lies_open_and_what_it_alone_has_seen() -> None:
    numbers = {seat: _counted(sheet(CHALLENGED.state, seat)) for seat in (0, 1, 2, EVERYBODY)}
    assert numbers == {0: {"Bg": 1, "Sp": 1, "Qo": 1}, 1: {"Sp": 1}, 2: {"Qo": 1}, EVERYBODY: {}}
    assert _counted(sheet(CHALLENGED(passed(3)).state, EVERYBODY)) == {"Bg": 1, "Sp": 1, "Qo": 1}
    aside = game("top:Bg4 discard top:Sp1 give:0 top:Qo2 give:1").state
    assert [_counted(sheet(aside, seat)) for seat in (0, 1)] == [{"Bg": 1, "Sp": 1, "Qo": 1}, {"Qo": 1}]


def _counted(notes: dict[str, Note]) -> dict[str, int]:
    return {pair: note.number for pair, note in notes.items() if note.number}


def test_the_sheet_tells_how_many_there_are_of_each() -> None:
    notes = sheet(CHALLENGED.state, 1)
    assert (len(notes), sum(note.of or 0 for note in notes.values())) == (25, len(DECK))
    assert str(notes["Sp"].name) == "socks, purple: 1 of 3 in sight"
    assert notes["Fg"].taps == ("gift:F", "ribbon:g")


@pytest.mark.parametrize(
    ("challenge", "out"),
    [
        ("both", {"Fr"}),
        ("either", {"Fp", "Fo", "Fg", "Fb", "Fr", "Sr", "Qr", "Br", "Cr"}),
    ],
)
def test_a_failed_guess_rules_out_what_the_challenge_is_about(challenge: str, out: set[str]) -> None:
    play = game(dealt("Bg4 Sp1 Qo2"), "guess:Fr", seats=3, challenge=challenge)
    for seat in (0, 1, 2, EVERYBODY):
        notes = sheet(play.state, seat)
        assert {pair for pair, note in notes.items() if note.out} == out
        assert str(notes["Fr"].name) == "flowers, red: 0 of 3 in sight, ruled out by a guess"


def test_what_lies_all_in_sight_is_out() -> None:
    play = game(dealt("Qp2 Qp4 Bo1"), seats=3)
    assert [sheet(play.state, seat)["Qp"].out for seat in (0, 1)] == [True, False]


def test_marks_are_about_the_turn_and_at_the_end_there_is_nothing_left_to_deduce() -> None:
    topics = []
    for number in (0, 3, 12):
        areas = TABLE.scene(GAME.view(turns(number).state, 0)).areas
        topics.append([(area.id, area.topic) for area in areas if isinstance(area, Matrix)])
    assert topics == [[("known", "turn-1"), ("deck", "")], [("known", "turn-4"), ("deck", "")], [("deck", "")]]


def test_the_deck_strikes_the_values_in_sight() -> None:
    notes = sheet(CHALLENGED.state, 1, "deck")
    assert (notes["Sp"].signs, str(notes["Sp"].name)) == (
        (("1", True), ("3", False), ("5", False)),
        "socks, purple: 3, 5 not seen yet; 1 in sight",
    )
    assert sum(len(note.signs) for note in notes.values()) == len(DECK)
