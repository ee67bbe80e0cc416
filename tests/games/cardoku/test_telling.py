"""What is asked and told of each move, of lines, cards and steps beside the grid, and of the end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from azumaya.core.areas import Listing, Steps, Supply
from azumaya.core.cards import HOLE
from azumaya.core.game import Seat
from azumaya.core.spot import Face
from azumaya.core.text import Text
from azumaya.games.cardoku.state import DRAWING, OVER, Holding, Point, State
from games.cardoku.play import BLOCKED, GAME, after, cards, game, opening, position, random_game, side_b

TABLE = GAME.table
BACK = Face("card", look={"kind": "domain", "face": "down"})
CK15 = "R1=5........;R2=6........;R3=1........;R4=.59761483;R5=486......;R6=713......;R8=8........;R9=3........"
OFF = game(opening(first="B"), "draw:3E 1M>r1c9 draw:2E", referee="off")


def ask(state: State, token: str) -> str:
    return str(TABLE.ask(GAME.view(state, state.seat), GAME.parse(token)))


def tell(state: State, token: str, seat: Seat | None = None) -> str:
    """The line that this seat reads in the log; `seat` None: everybody."""
    move = GAME.redact(state, GAME.parse(token), seat)
    return str(TABLE.tell(GAME.view(state, seat), move, "Mio"))


# -- asking ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("token", "words"),
    [
        ("5T>r4c1", "Play 5 on r4c1"),
        ("r1c1>r9c9", "Move 5 to r9c9"),
        ("r1c1<>r2c5", "Swap r1c1 and r2c5"),
        ("pass", "Pass"),
        ("object:r1c1", "Object to the card on r1c1"),
        ("draw:5T", "Let chance decide"),
    ],
)
def test_the_button_says_the_move(token: str, words: str) -> None:
    assert ask(position("R1=5........; R2=....7....", "5T"), token) == words


# -- telling -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "token", "line"),
    [
        ("", "supplier:A", "Player 1 lays five of the nine seeds."),
        ("supplier:B", "seed:r1c3=5T", "Seed of box 1: the 5 on r1c3."),
        (opening()[:-8], "first:B", "Player 2 begins."),
    ],
)
def test_what_chance_brings_before_the_first_turn_is_told(before: str, token: str, line: str) -> None:
    assert tell(game(before).state, token) == line


def test_the_third_decks_domains_are_told() -> None:
    state = game("supplier:A", decks="3").state
    assert tell(state, "domain:A=S") == "Player 1 gets the nine cards of Science from the third deck."


def test_a_card_that_is_dealt_or_drawn_is_told_to_its_side_alone() -> None:
    dealing, drawing = game(*opening().split()[:10]).state, game(opening()).state
    assert [tell(dealing, "deal:1T", seat) for seat in (0, 1, None)] == [
        "Player 1 is dealt the 1 of Technology.",
        "Player 1 is dealt a card.",
        "Player 1 is dealt a card.",
    ]
    assert [tell(drawing, "draw:2E", seat) for seat in (0, 1, None)] == [
        "You draw the 2 of Engineering.",
        "Player 1 draws a card.",
        "Player 1 draws a card.",
    ]


def test_a_team_is_told_by_its_side_and_whoever_draws_by_name() -> None:
    assert tell(game(seats=6).state, "supplier:B") == "Side B lays five of the nine seeds."
    third = game(opening(), "draw:2E 1T>r9c8 draw:3E 2M>r9c1", seats=6).state
    assert [tell(third, "draw:3E", seat) for seat in (None, 2, 4, 1)] == [
        "Player 3 draws a card.",
        "You draw the 3 of Engineering.",
        "Player 3 draws the 3 of Engineering.",
        "Player 3 draws a card.",
    ]


def test_a_single_player_against_a_team_is_told_by_name() -> None:
    state = game(seats=3).state
    assert (tell(state, "supplier:A"), tell(state, "supplier:B")) == (
        "Side A lays five of the nine seeds.",
        "Player 2 lays five of the nine seeds.",
    )


@pytest.mark.parametrize(
    ("state", "token", "line"),
    [
        (position("", "5T"), "5T>r4c1", "Mio plays the 5 on r4c1."),
        (
            position(CK15, "2T"),
            "2T>r4c1",
            "Mio plays the 2 on r4c1. That completes box 4, column 1 and row 4: 3 points.",
        ),
        (position("R1=5........"), "r1c1>r9c9", "Mio moves the 5 from r1c1 to r9c9."),
        (
            position("R1=1234567..; R5=........8"),
            "r5c9>r1c9",
            "Mio moves the 8 from r5c9 to r1c9. That completes row 1: 1 point.",
        ),
        (
            position("R1=5........; R2=....7...."),
            "r1c1<>r2c5",
            "Mio swaps the 5 on r1c1 with the 7 on r2c5.",
        ),
        (position(BLOCKED, "5T"), "pass", "Mio has no card that fits, and passes."),
        (position("R1=5........", "", "9M"), "pass", "Mio has no card left, and passes."),
        (
            position("R5=12345678.", "9T", scored="R5", rescore="on"),
            "9T>r5c9",
            "Mio plays the 9 on r5c9. That completes row 5 with its ninth card: 1 point.",
        ),
    ],
)
def test_a_play_is_told_with_what_it_brings(state: State, token: str, line: str) -> None:
    assert [tell(state, token, seat) for seat in (0, 1, None)] == [line] * 3


def test_an_objection_to_the_play_just_before_undoes_it() -> None:
    line = "Mio objects to the 1 on r1c9: that play is undone, and Player 2 plays again."
    assert tell(OFF.state, "object:r1c9") == line


def test_an_older_wrong_card_goes_under_a_pile_with_the_points_it_brought() -> None:
    """A has laid the 1 of r1c9 three turns ago, and its line has scored since; B has the smaller pile."""
    wrong = after(side_b(position("R1=1........", "1M", referee="off")), "1M>r1c9")
    later = after(replace(wrong, phase="play", holdings=(Holding(cards("9S")), Holding(cards("9M")))), "9S>r5c5")
    scored = replace(later, scored=(Point("R1", 0, sum(later.turns) - 1), Point("R9", 0, 0)))
    assert tell(scored, "object:r1c9") == (
        "Mio objects to the 1 on r1c9: it goes under the pile of Player 2. 1 point is taken off."
    )


# -- beside the grid ---------------------------------------------------------------------------------------------


def listing(state: State) -> Listing:
    (found,) = (area for area in TABLE.scene(GAME.view(state, 0)).areas if isinstance(area, Listing))
    return found


def short(state: State) -> tuple[list[tuple[str, ...]], str]:
    found = listing(state)
    return [tuple(map(str, row)) for row in found.rows], str(found.note)


def test_lines_that_are_one_card_short_are_listed_with_the_values_that_would_do() -> None:
    found = listing(position("R5=2345678..; R9=12346789."))
    assert [str(head) for head in found.heads] == ["One card short", "Missing", "Fits now"]
    assert short(position("R5=2345678..; R9=12346789.")) == (
        [("row 5", "1 or 9", "yes"), ("row 9", "5", "yes")],
        "Where the card fits, the line is shaded in the grid, with the missing value at its end.",
    )
    assert short(position("")) == ([], "No line is one card short.")


def test_lines_that_lack_a_card_which_fits_nowhere_in_them_now_are_told_apart() -> None:
    """Row 5 lacks an 8, but each of its free cells sees one; row 9 lacks a 5, which fits."""
    crowded = "R1=.......8.; R4=......8..; R5=1234567.."
    assert short(position(crowded)) == (
        [("row 5", "8", "no")],
        "None of the missing cards fits in its line now.",
    )
    assert short(position(f"{crowded}; R9=12346789."))[0] == [("row 5", "8", "no"), ("row 9", "5", "yes")]


def test_once_the_game_is_over_no_line_is_listed() -> None:
    areas = TABLE.scene(GAME.view(replace(position("R5=2345678.."), phase=OVER), 0)).areas
    assert not any(isinstance(area, Listing) for area in areas)


def heaps(state: State, seat: Seat | None) -> list[tuple[str, tuple[Face, ...], int | None]]:
    scene = TABLE.scene(GAME.view(state, seat))
    (found,) = (area for area in scene.areas if isinstance(area, Supply))
    return [(str(group.name), group.faces, group.number) for group in found.groups]


def face(sign: str, silhouette: str) -> Face:
    return Face("card", sign, {"kind": "domain", "domain": silhouette})


def test_the_other_hand_and_the_piles_lie_beside_the_grid() -> None:
    dealt = game(opening(), "draw:2E").state
    assert heaps(dealt, 0) == [
        ("Player 1: 20 cards to draw", (BACK,), 20),
        ("Player 2: 10 cards in hand", (BACK,), 10),
        ("Player 2: 22 cards to draw", (BACK,), 22),
    ]
    assert [name for name, *_ in heaps(dealt, None)] == [
        "Player 1: 11 cards in hand",
        "Player 1: 20 cards to draw",
        "Player 2: 10 cards in hand",
        "Player 2: 22 cards to draw",
    ]


def test_cards_known_to_lie_under_a_pile_or_in_a_hand_are_shown() -> None:
    held = Holding(cards(f"5T {HOLE} {HOLE}"), cards(f"{HOLE} {HOLE}"), under=("3S", "9E"), known=cards("5T"))
    held = replace(held, unseen=cards("1S 2S 3T 4T"))
    state = replace(position("", "5M", referee="off"), holdings=(Holding(cards("5M")), held))
    assert heaps(state, 0)[1:] == [
        ("Player 2: 3 cards in hand, among them 5 of Technology", (face("5", "chip"), BACK), 3),
        (
            "Player 2: 4 cards to draw, the last of them 3 of Science and 9 of Engineering",
            (BACK, face("3", "flask"), face("9", "arch")),
            4,
        ),
    ]


def test_open_hands_lie_beside_the_grid_and_at_the_end_both_do() -> None:
    shown = heaps(position("", "5T", "9M", hands="open"), 0)
    assert shown[1] == ("Player 2: 1 card in hand, among them 9 of Mathematics", (face("9", "leaf"),), 1)
    over = replace(position("", "5T", "9M"), phase=OVER)
    assert [faces for name, faces, _ in heaps(over, 0) if "in hand" in name] == [
        (face("5", "chip"),),
        (face("9", "leaf"),),
    ]


def test_the_domain_from_the_third_deck_is_shown() -> None:
    shown = heaps(position("", "5T", decks="3"), 0)
    assert [name for name, *_ in shown if "third" in name] == [
        "Player 1: nine more cards of Science, from the third deck",
        "Player 2: nine more cards of Technology, from the third deck",
    ]
    assert shown[1][1:] == ((face("", "flask"),), 9)


def steps(state: State) -> list[tuple[str, str, str | None]]:
    areas = [area for area in TABLE.scene(GAME.view(state, 0)).areas if isinstance(area, Steps)]
    return [(str(s.label), s.state, None if s.note is None else str(s.note)) for a in areas for s in a.steps]


EFFECTS = (
    "Venture and group effects",
    "off",
    "None in these decks.",
)
SCORE = ("Score the lines that are complete", "next", None)


@pytest.mark.parametrize(
    ("state", "draw", "play"),
    [
        (
            position("", "5T", pile="6S"),
            ("Draw a card", "done", None),
            ("Play, move or swap", "now", "Moves and swaps open once the own draw pile is empty."),
        ),
        (
            position("", "5T"),
            ("Draw a card", "done", "The draw pile is empty."),
            ("Play, move or swap", "now", None),
        ),
        (
            replace(position("", "5T", pile="6S"), phase=DRAWING),
            ("Draw a card", "now", None),
            ("Play, move or swap", "next", "Moves and swaps open once the own draw pile is empty."),
        ),
    ],
)
def test_the_steps_of_a_turn_say_where_it_is_and_what_it_never_has(
    state: State, draw: tuple[str, str, str | None], play: tuple[str, str, str | None]
) -> None:
    assert steps(state) == [draw, EFFECTS, play, SCORE]


def test_a_finished_game_has_no_turn() -> None:
    assert steps(random_game(2, 1).state) == []


# -- the end -----------------------------------------------------------------------------------------------------


def over(state: State, a: int, b: int) -> State:
    points = [Point(f"R{n}", 0, 0) for n in range(1, a + 1)] + [Point(f"C{n}", 1, 0) for n in range(1, b + 1)]
    return replace(state, phase=OVER, scored=tuple(points))


def verdict(state: State, *names: str) -> str:
    told = TABLE.verdict(GAME.view(state, None), names)
    assert isinstance(told, Text)
    return str(told)


EMPTY, HELD = position("", "", ""), position("", "5T", "9M")


@pytest.mark.parametrize(
    ("state", "told"),
    [
        (over(EMPTY, 7, 5), "All cards have been played. Mio wins with 7 points against 5."),
        (over(EMPTY, 0, 1), "All cards have been played. Jun wins with 1 point against 0."),
        (over(EMPTY, 7, 7), "All cards have been played. It is a draw: 7 points each."),
        (
            over(replace(HELD, passes=2, idle=2), 2, 1),
            "Both sides have passed, with nothing left to draw. Mio wins with 2 points against 1.",
        ),
        (
            over(replace(HELD, idle=6), 2, 1),
            "For 3 rounds nobody has played a card or scored. Mio wins with 2 points against 1.",
        ),
        (
            over(replace(position("", "5T", guard="1"), idle=2), 1, 1),
            "For 1 round nobody has played a card or scored. It is a draw: 1 point each.",
        ),
        (
            over(position(BLOCKED, "5T", "5M", ending="strict"), 2, 1),
            "Nothing is left to draw, and no card fits any more. Mio wins with 2 points against 1.",
        ),
    ],
)
def test_the_end_is_told_with_its_reason(state: State, told: str) -> None:
    assert verdict(state, "Mio", "Jun") == told


def test_a_team_wins_with_all_its_names() -> None:
    five = replace(over(EMPTY, 2, 1), seats=5)
    assert verdict(five, "Mio", "Jun", "Lea", "Ben", "Aki").endswith(
        "Side A (Mio, Lea and Aki) wins with 2 points against 1."
    )
    single = replace(over(EMPTY, 1, 2), seats=3)
    assert verdict(single, "Mio", "Jun", "Lea").endswith("Jun wins with 2 points against 1.")
