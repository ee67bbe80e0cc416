"""Whole games of persons around one device: at every hand-over the curtain, and nothing of any hand anywhere."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from azumaya.core.game import CHANCE, Seat
from azumaya.core.record import Match
from e2e.conftest import Watch, open_page
from e2e.hands import HIDING, PERSONS, SHELVED, lay, with_hands
from e2e.hidden import assert_nothing_is_told
from e2e.moments import PLAYERS, quick
from e2e.table import Table


@pytest.fixture(scope="module")
def table(browser: Browser, watching: Watch, built: Path, still: dict[str, Any]) -> Iterator[Table]:
    """Whose clock is put forward while a button is held: how long that takes is for other tests."""
    with with_hands(built) as site:
        table = Table(open_page(browser, watching, **still), site, SHELVED).open()
        table.page.clock.install()
        table.hurried = True
        yield table
        table.page.context.close()


@dataclass(frozen=True)
class Sitting:
    """So many persons at a game with options that make it short."""

    seats: int
    options: Mapping[str, str] = field(default_factory=dict)


SITTINGS = {
    "hands": Sitting(3),
    "cardoku": Sitting(3, {"guard": "1"}),
    "kartenspiel": Sitting(3, {"penalties": "kept"}),
    "kado": Sitting(2),
    "culdcept": Sitting(3),
}


def test_every_game_of_hidden_hands_is_played_here() -> None:
    assert set(SITTINGS) == {game.about.id for game in HIDING}


@pytest.mark.parametrize("game", SITTINGS)
def test_a_whole_game_goes_through_every_hand_over_and_tells_nothing(table: Table, game: str) -> None:
    sitting, choose = SITTINGS[game], PLAYERS.get(game, quick)
    lay(table, game, sitting.seats, **{f"option_{id}": value for id, value in sitting.options.items()})
    rng, looked, looked_for = random.Random(11), False, 0
    while (match := table.match).turn is not None:
        table.is_shown()
        looks = match.game.secret(match.state, match.turn)
        if hangs(match):
            looked_for += hand_over(table, match)
        elif looked and not looks:
            looked_for += assert_nothing_is_told(table, public(match))
        looked = looks
        expect(table.curtain).to_have_count(0)
        table.play(str(choose(match, rng)))
    assert looked_for
    expect(table["press-again"]).to_be_visible()
    expect(table.totals).to_have_text([str(total) for total in totals_by_side(match)])


def totals_by_side(match: Match[Any, Any]) -> list[int]:
    """What each side has in the end; a side sits at one seat or several."""
    seats, standings = match.record.seats, match.game.standings(match.state)
    return list({match.game.side(seats, seat): standing.total for seat, standing in enumerate(standings)}.values())


def hangs(match: Match[Any, Any]) -> bool:
    """Must the next person look at what others may not see, and has nobody of that side just looked?"""
    game, seats = match.game, match.record.seats
    if not game.secret(match.state, match.turn):
        return False
    before = next((state for state in match.states[-2::-1] if game.turn(state) != CHANCE), None)
    looked = before is not None and game.secret(before, game.turn(before))
    return not looked or game.side(seats, game.turn(before)) != game.side(seats, match.turn)


def public(match: Match[Any, Any]) -> Seat | None:
    """Through whose eyes everybody sees the table: the next person's, where these see nothing more."""
    own, everybodys = (match.game.view(match.state, seat).state for seat in (match.turn, None))
    return match.turn if own == everybodys else None


def hand_over(table: Table, match: Match[Any, Any]) -> int:
    """The curtain names the next person and hides all hands; its button is held, and then it hides the others'.

    Tells the number of words that were looked for.
    """
    who, title = PERSONS[match.turn], match.game.about.title
    heading = table.page.get_by_role("heading", level=1)
    expect(heading).to_have_text(f"Pass the tablet to {who}")
    expect(table.page).to_have_title(f"Pass the tablet to {who} – {title}")
    expect(table.page.get_by_role("button", name=f"Hold to look, {who}")).to_be_visible()
    closed = assert_nothing_is_told(table, None)
    table.hold()
    expect(heading).to_have_text(str(title))
    return closed + assert_nothing_is_told(table, match.turn)
