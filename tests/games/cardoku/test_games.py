"""Whole games, from the first seed to each way to end, in every option.

Both sides know a solved Sudoku grid and lay every card where it belongs there, so that nothing ever stands in the way.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from azumaya.core.record import Match, Record
from azumaya.core.sudoku import CELL, NAME, bits
from azumaya.games.cardoku.cards import deck
from azumaya.games.cardoku.state import OVER, PLAYING
from games.cardoku.play import GAME, PATTERN, SOLVED, cards, game, grid, legal, points
from games.playing import Game

VALUES = [grid(SOLVED).value(cell) for cell in range(81)]
LEFT_OUT = [*(f"r9c{column}" for column in range(1, 9)), "r7c1"]  # each value once, and no seed among them


def whole_game(domains: str = "") -> list[str]:
    """The tokens of a game in which each side lays the first card, in reading order, that it has and that is missing.

    With two decks nine cells stay empty, for want of cards. Cards come to a hand in the order in which they are laid.
    """
    decks = [Counter(deck(letter)) for letter in domains or ("", "")]
    seeds = []
    for at, cell in enumerate(PATTERN):
        seeds.append((cell, _take(decks[at % 2], VALUES[CELL[cell]])))
    cells = [cell for cell in NAME if cell not in PATTERN and (domains or cell not in LEFT_OUT)]
    side, laid = 1, []  # B has one card more, so it begins
    while cells:
        cell = next(cell for cell in cells if _has(decks[side], VALUES[CELL[cell]]))
        cells.remove(cell)
        laid.append((side, _take(decks[side], VALUES[CELL[cell]]), cell))
        side = 1 - side
    coming = [[card for who, card, _ in laid if who == side] + sorted(decks[side].elements()) for side in (0, 1)]
    tokens = ["supplier:A", *(f"domain:{side}={letter}" for side, letter in zip("AB", domains, strict=False))]
    tokens += [f"seed:{cell}={card}" for cell, card in seeds]
    tokens += [f"deal:{coming[side].pop(0)}" for side in (0, 1) for _ in range(10)]
    tokens.append("first:B")
    for side, card, cell in laid:
        tokens += [f"draw:{coming[side].pop(0)}"] if coming[side] else []
        tokens.append(f"{card}>{cell}")
    return tokens


def _has(left: Counter[str], value: int) -> bool:
    return any(card[0] == str(value) for card in left.elements())


def _take(left: Counter[str], value: int) -> str:
    card = min(card for card in left.elements() if card[0] == str(value))
    left[card] -= 1
    return card


TWO = whole_game()
THREE = whole_game("TS")
PILES_GONE = next(at for at in range(len(TWO)) if not any(token.startswith("draw") for token in TWO[at:]))


def of_values(play: Game) -> list[int]:
    return [play.state.grid.value(cell) for cell in range(81)]


def ranks(play: Game) -> list[tuple[int, int]]:
    return [(standing.rank, standing.total) for standing in GAME.standings(play.state)]


@pytest.mark.parametrize(
    "options", [{}, {"ending": "strict"}, {"referee": "off"}, {"hands": "open"}, {"guard": "1"}, {"guard": "9"}]
)
def test_a_game_with_two_decks_ends_when_both_hands_are_empty(options: dict[str, str]) -> None:
    """Complete are rows 1 to 6 and 8, row 7 without its 9, column 7 without its 1, column 9, and six boxes."""
    play = game(*TWO[:-1], **options)
    assert play.state.phase == PLAYING
    play = play(TWO[-1])
    assert (play.state.phase, play.match.turn) == (OVER, None)
    assert of_values(play) == [0 if NAME[cell] in LEFT_OUT else VALUES[cell] for cell in range(81)]
    assert [len(held.hand) + held.pile for held in play.state.holdings] == [0, 0]
    assert points(play.state) == ("R1 R2 B2 B3 R3 R4 B5 B6 R6 C7 C9", "B1 R5 B4 R7 R8")
    assert ranks(play) == [(1, 11), (2, 5)]


def test_with_score_again_at_nine_rows_and_columns_that_scored_with_eight_score_again() -> None:
    play = game(*TWO, rescore="on")
    plain = game(*TWO)
    assert (play.state.grid, play.state.phase) == (plain.state.grid, OVER)
    assert points(play.state) == ("R1 R2 B2 B3 R3 R4 B5 B6 R6 C7 C9", "B1 R5 R5 nine B4 R7 R8")


@pytest.mark.parametrize(("ending", "passes"), [("guard", ("pass", "pass")), ("strict", ())])
def test_a_game_with_three_decks_ends_when_nothing_fits_any_more(ending: str, passes: tuple[str, ...]) -> None:
    """The grid is full, all 27 lines have scored and all cards are locked: nothing is left but to pass."""
    play = game(*THREE, decks="3", ending=ending)
    assert of_values(play) == VALUES
    for token in passes:
        assert (play.match.turn is not None, legal(play.state)) == (True, {"pass"})
        play = play(token)
    assert play.match.turn is None
    assert [held.hand for held in play.state.holdings] == [cards("1T 3T 7T 8T"), cards("2T 4T 5T 6T 9T")]
    assert ranks(play) == [(1, 20), (2, 7)]
    assert points(play.state) == (
        "R1 R2 B2 B3 R3 R4 R5 B5 B6 R6 R7 C9 R8 C3 C5 B8 C6 B9 C7 R9",
        "B1 B4 C1 B7 C2 C4 C8",
    )


@pytest.mark.parametrize("guard", range(1, 10))
def test_a_game_ends_when_nobody_makes_progress_for_so_many_rounds(guard: int) -> None:
    play = game(*TWO[:PILES_GONE], guard=str(guard))
    assert [held.pile for held in play.state.holdings] == [0, 0]
    there = min(token for token in legal(play.state) if token.startswith("r"))
    back = ">".join(reversed(there.split(">")))
    for turn in range(2 * guard):
        assert play.state.phase == PLAYING
        play = play(back if turn % 2 else there)
    assert (play.state.phase, play.state.idle) == (OVER, 2 * guard)


def test_the_strict_ending_comes_only_when_no_card_of_either_hand_fits() -> None:
    play = game(*TWO[:PILES_GONE], ending="strict")
    assert play.state.phase == PLAYING
    assert game(*TWO, ending="strict").state.holdings[0].hand == ()


def test_a_slip_is_undone_and_the_game_goes_on_as_if_it_had_not_been() -> None:
    at = next(at for at, token in enumerate(TWO) if token == "draw:5T")
    drawn = game(*TWO[: at + 1], referee="off")
    value = int(TWO[at + 1][0])
    repeating = next(other for other in bits(drawn.state.grid.empty) if drawn.state.grid.clashes(value, other))
    slip = f"{TWO[at + 1][:2]}>{NAME[repeating]}"
    slipped = drawn(slip, TWO[at + 2], f"object:{NAME[repeating]}", TWO[at + 1], *TWO[at + 3 :]).state
    plain = game(*TWO, referee="off").state
    assert slipped == replace(plain, objections=1)


def test_the_whole_game_is_its_tokens() -> None:
    for play in (game(*TWO), game(*THREE, decks="3")):
        assert Match.replay(GAME, Record.loads(play.match.record.dumps())) == play.match


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_game_plays_the_same_with_any_number_of_people(seats: int) -> None:
    play = game(*TWO, seats=seats)
    assert play.state.scored == game(*TWO).state.scored
    totals = [total for _, total in ranks(play)]
    assert totals == (totals[:2] * 3)[:seats]
