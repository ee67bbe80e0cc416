"""How a game ends: in words, with the whole sheet of every seat, the winners marked, and the ways on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from app.moments import house, tree
from app.reading import Node
from app.toy import Move, Pebbles, State
from azumaya.app.model import Model, Play, Player, Route, Saved
from azumaya.core.record import Match
from azumaya.core.shelf import Shelf
from azumaya.core.standing import Standing
from azumaya.core.text import Text

NAMES = ("Mio", "Jun", "Lea", "Bo", "Ada")


class Long(Pebbles):
    """Five seats whose sheets have lines of their own; `ranks` and `sides` by seat."""

    about = replace(Pebbles.about, seats=(5,))

    def __init__(self, ranks: Sequence[int], sides: Sequence[int], lines: int) -> None:
        super().__init__()
        self.ranks, self.sides, self.lines = ranks, sides, lines

    def side(self, seats: int, seat: int) -> int:
        return self.sides[seat]

    def standings(self, state: State) -> Sequence[Standing]:
        sheets = [tuple((Text("line {n}", n=n), n) for n in range(seat, self.lines)) for seat in range(5)]
        return [Standing(rank, sum(n for _, n in sheet), sheet) for rank, sheet in zip(self.ranks, sheets, strict=True)]


def ended(
    ranks: Sequence[int] = (2, 1, 3, 4, 5),
    sides: Sequence[int] = range(5),
    lines: int = 3,
    series: tuple[str, ...] = (),
) -> Model:
    game = Long(ranks, sides, lines)
    match = Match.new(game, 5, {"heap": "5"}, "00")
    for _ in range(5):
        match = match.play(str(Move("take", 1)))
    entry = Saved("abc", match.record, tuple(map(Player, NAMES)), over=True, series=series)
    return house(
        shelf=Shelf((game,)), route=Route("game", "abc"), games={"abc": entry}, play=Play(entry, match, counted=True)
    )


def sheet(model: Model) -> Node:
    return tree(model).one(class_="tray").one("table", class_="sheet")


def rows(table: Node) -> list[list[str]]:
    return [[cell.text for cell in row.every() if cell.tag in ("th", "td")] for row in table.every("tr")]


def test_the_sheet_tells_what_it_comes_to_and_then_every_line_of_every_seat() -> None:
    assert rows(sheet(ended())) == [
        ["", "Mio", "JunWon", "Lea", "Bo", "Ada"],
        ["Total", "3", "3", "2", "0", "0"],
        ["Rank", "2", "1", "3", "4", "5"],
        ["line 0", "0", "–", "–", "–", "–"],
        ["line 1", "1", "1", "–", "–", "–"],
        ["line 2", "2", "2", "2", "–", "–"],
    ]


def laurels(model: Model) -> list[tuple[str, bool]]:
    """What is told of each seat or team after its name, and whether it wears a laurel."""
    seats = [seat for seat in tree(model).one(class_="seats").every("li") if seat.get("class") == "seat"]
    told = [", ".join(part.text.strip(", ") for part in seat.every(class_="spoken")) for seat in seats]
    worn = [[use["href"] for use in seat.every("use")].count("#i-laurel") == 1 for seat in seats]
    assert worn == [seat.get("data-won") == "" for seat in seats]
    return list(zip(told, worn, strict=True))


@pytest.mark.parametrize(
    ("ranks", "sides", "told"),
    [
        ((2, 1, 3, 4, 5), range(5), ["", "Won", "", "", ""]),
        ((1, 1, 3, 4, 5), range(5), ["Shared", "Shared", "", "", ""]),
        ((1, 2, 1, 2, 5), (0, 1, 0, 1, 2), ["Won", "", "Won", "", ""]),
    ],
)
def test_at_the_end_whoever_has_won_or_shares_the_win_wears_a_laurel_at_the_seat(
    ranks: Sequence[int], sides: Sequence[int], told: list[str]
) -> None:
    assert laurels(ended(ranks, sides)) == [(word, bool(word)) for word in told]


def test_nobody_wears_a_laurel_before_all_is_counted_nor_while_one_looks_back() -> None:
    model = ended()
    assert model.play is not None
    for play in (replace(model.play, counted=False), replace(model.play, shown=3)):
        assert not any(worn for _, worn in laurels(replace(model, play=play)))


@pytest.mark.parametrize("lines", [0, 1, 40])
def test_a_sheet_may_have_any_length(lines: int) -> None:
    assert len(rows(sheet(ended(lines=lines)))) == lines + 3


def test_every_cell_of_a_winner_is_marked_and_no_other() -> None:
    for row in sheet(ended()).every("tr"):
        cells = [cell for cell in row.every() if cell.tag in ("th", "td")]
        assert [number for number, cell in enumerate(cells) if cell.get("data-won") is not None] == [2]


@pytest.mark.parametrize(
    ("ranks", "sides", "heads"),
    [
        ((1, 1, 3, 4, 5), (0, 1, 2, 3, 4), ["MioShared", "JunShared", "Lea", "Bo", "Ada"]),
        ((1, 2, 1, 2, 5), (0, 1, 0, 1, 2), ["MioWon", "Jun", "LeaWon", "Bo", "Ada"]),
        ((1, 1, 1, 1, 1), (0, 1, 2, 3, 4), [f"{name}Shared" for name in NAMES]),
    ],
)
def test_sides_share_a_win_and_the_seats_of_a_side_win_together(
    ranks: Sequence[int], sides: Sequence[int], heads: list[str]
) -> None:
    assert rows(sheet(ended(ranks, sides)))[0][1:] == heads


def test_before_the_end_and_looking_back_nobody_has_won() -> None:
    model = ended()
    assert model.play is not None
    page = tree(replace(model, play=replace(model.play, shown=3)))
    assert [node for node in page.every() if node.get("data-won") is not None] == []
    assert "If the game ended now" in page.text


def test_from_the_end_one_goes_on_to_a_rematch_the_past_a_new_game_or_home() -> None:
    """The score lies above, and once more in the panel beside it: it needs no button."""
    tray = tree(ended()).one(class_="tray")
    assert tray.one(data_press="again").text == "Rematch"
    assert (tray.one(id="look-back").text, tray.one(id="look-back")["data-arg"]) == ("Look back", "4")
    links = [(link.text, link["href"]) for link in tray.one(class_="ways-on").every("a")]
    assert links == [("New game", "#/new/pebbles"), ("Home", "#/")]


def test_in_a_series_the_next_game_is_not_called_a_rematch() -> None:
    assert tree(ended(series=("old",))).one(class_="tray").one(data_press="again").text == "Next game"


def test_the_whole_sheet_can_be_opened_over_the_table() -> None:
    model = ended()
    model = replace(model, route=replace(model.route, sheet="score"))
    assert rows(tree(model).one(role="dialog").one("table")) == rows(sheet(ended()))
