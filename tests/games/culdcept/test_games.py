"""Whole games, token by token, and how they end."""

from __future__ import annotations

from azumaya.core.record import Match, Record
from azumaya.games.culdcept.cards import SIGNS
from azumaya.games.culdcept.squares import Square
from azumaya.games.culdcept.state import Holding, State, Variant
from games.culdcept.play import GAME, dealt, game, mask, ring
from games.playing import Game

TWO = game(
    ring("7 J 4 9 10 6 2 K 8 3 Q 5 A"),
    dealt("J 8 2", "2 9 K"),
    "draw:9 word:9 claim:2+8              draw:6 roll die:2 claim:K",
    "draw:Q roll die:2 claim:J            draw:10 roll die:5 stay",
    "draw:K roll die:4 claim:Q            draw:3 word:3 claim:2+9",
    "draw:10 roll die:5 stay              draw:Q roll die:5 exchange:10",
    "draw:7 roll die:3 stay               draw:J linkation redraw:5 redraw:K redraw:7 redraw:6 roll die:5 stay",
    "draw:4 word:10 claim:K               draw:4 word:5 claim:K",
    "draw:A linkation redraw:3 redraw:5 redraw:6 roll die:4 exchange:5+6   draw:J roll die:6 stay",
    "draw:4 roll die:5 claim:J            draw:A roll die:4 claim:4+7",
    "draw:A word:4 exchange:A+4           draw:8 word:6 exchange:A+6",
    "draw:7 word:7 claim:3+7              draw:Q word:10 exchange:10",
)

THREE = game(
    ring("A J Q 2 8 6 3 5 10 7 K 9 4"),
    dealt("10 Q 2", "5 4 9", "5 8 7"),
    "draw:J roll die:6 claim:J    draw:K roll die:1 claim:4+5    draw:K roll die:4 claim:K",
    "draw:7 roll die:5 claim:7    draw:10 roll die:5 claim:K     draw:A word:A stay",
    "draw:3 roll die:4 claim:10   draw:6 word:10 claim:9",
    "draw:6 linkation redraw:3 redraw:4 redraw:6 redraw:8 roll die:4 claim:4+6",
    "draw:9 roll die:2 claim:2+9  draw:A linkation redraw:7 redraw:2 roll die:5 stay  draw:J roll die:5 stay",
    "draw:6 word:6 claim:Q        draw:6 word:7 claim:2+7        draw:9 word:8 exchange:3+8",
    "draw:A word:A exchange:3     draw:3 word:3 stay             draw:Q roll die:1 claim:Q",
    "draw:K roll die:1 stay       draw:8 word:8 stay             draw:5 word:9 claim:5+6",
    "draw:4 word:7 stay           draw:J word:6 exchange:6       draw:2 roll die:6 claim:J",
    "draw:8 word:8 stay           draw:Q roll die:6 stay         draw:7 word:7 exchange:2+7",
    "draw:5 linkation redraw:K redraw:5 redraw:4 roll die:3 exchange:4+5",
    "draw:A roll die:6 claim:K    draw:10 roll die:6 exchange:4+6",
    seats=3,
)


def square(ground: str, *layers: tuple[int, str]) -> Square:
    return Square(SIGNS.index(ground), tuple((seat, mask(cards)) for seat, cards in layers))


def last(hand: str, known: str, discards: str) -> Holding:
    """What a seat holds at the end, its Reincarnation used."""
    return Holding(mask(hand), 0, mask(known), mask(discards), reborn=True)


def test_a_game_of_two() -> None:
    assert TWO.state == State(
        variant=Variant(),
        phase="over",
        round=10,
        seat=0,
        ring=(
            square("7", (0, "J")),
            square("J"),
            square("4"),
            square("9", (1, "4 7")),
            square("10", (1, "2 9"), (0, "A 4")),
            square("6"),
            square("2", (0, "2 8"), (1, "10")),
            square("K"),
            square("8", (0, "5 6")),
            square("3", (1, "A 6")),
            square("Q"),
            square("5", (0, "3 7")),
            square("A", (0, "Q")),
        ),
        pieces=(11, 6),
        holdings=(last("K", "K", "9 10"), last("8 J Q K", "K", "3 5")),
        walks=(-9, 2, 2, 5, 4, -3, 5, 5, 3, 5, -10, -5, 4, 6, 5, 4, -4, -6, -7, -10),
    )
    assert sheets(TWO) == [(1, 5, "s0 s4 s8 s11 s12"), (2, 3, "s3 s6 s9")]


def test_a_game_of_three() -> None:
    assert THREE.state == State(
        variant=Variant(),
        phase="over",
        round=10,
        seat=0,
        ring=(
            square("A"),
            square("J", (2, "K")),
            square("Q"),
            square("2", (1, "4 5"), (0, "10"), (2, "2 7")),
            square("8", (1, "2 7")),
            square("6", (1, "9"), (0, "4 5")),
            square("3", (2, "3 8")),
            square("5", (0, "J"), (2, "Q"), (1, "K")),
            square("10", (1, "6")),
            square("7", (2, "4 6")),
            square("K"),
            square("9", (0, "Q")),
            square("4", (0, "3")),
        ),
        pieces=(5, 7, 9),
        holdings=(last("2 9 K", "2 9", "A 6 7 8"), last("A J Q", "", "3 8 10"), last("5 10 J", "5 J", "A 9")),
        walks=(6, 1, 4, 5, 5, -1, 4, -10, 4, 2, 5, 5, -6, -7, -8, -1, -3, 1, 1, -8, -9, -7, -6, 6, -8, 6, -7, 3, 6, 6),
    )
    assert sheets(THREE) == [(2, 3, "s5 s11 s12"), (2, 3, "s4 s7 s8"), (1, 4, "s1 s3 s6 s9")]


def test_the_form_tells_what_the_order_of_turns_is_worth() -> None:
    assert [str(note) for note in GAME.notes(2, {})] == [
        "The last in turn wins a little more often. With every rematch the first turn moves on by one seat."
    ]


def sheets(play: Game) -> list[tuple[int, int, str]]:
    """Rank, total and the squares of each seat."""
    return [
        (standing.rank, standing.total, " ".join(str(label) for label, _ in standing.sheet))
        for standing in GAME.standings(play.state)
    ]


def test_the_whole_game_is_its_tokens() -> None:
    for play in (TWO, THREE):
        assert Match.replay(GAME, Record.loads(play.match.record.dumps())) == play.match


def test_the_longest_game_of_two_holds_all_cards_and_reincarnates_in_round_10() -> None:
    """Nobody ever lays a card, and in round 10 both seats send all thirteen back."""
    play = game(ring("..."), dealt("A 2 3", "A 2 3"))
    for card in SIGNS[4:13]:
        play = play(f"draw:{card} roll die:1 stay draw:{card} roll die:1 stay")
    for _ in range(2):
        play = play("draw:K linkation", *(f"redraw:{card}" for card in SIGNS[1:]), "roll die:1 stay")
    assert play.match.turn is None
    assert len(play.match.record.moves) == GAME.longest(2, play.match.record.options) == 127
