"""What is printed of taps is what was measured, and what is slowed is what was started."""

import pytest

from tools.taps import cost
from tools.taps import figures as taps
from tools.taps.slow import below

pytestmark = pytest.mark.native


@pytest.mark.parametrize(("part", "figure"), [(0.98, 98), (1, 100), (0.5, 50), (0.001, 1)])
def test_a_share_is_the_least_figure_that_so_many_do_not_exceed(part: float, figure: int) -> None:
    assert taps.share(range(100, 0, -1), part) == figure


def test_taps_are_told_at_rest_and_while_an_opponent_thinks() -> None:
    noted = {
        taps.ECHO: [(10.0, False), (12.0, False), (11.0, False)],
        "moyo": [(30.0, False), (20.0, False), (45.0, False), (60.0, True)],
        "kado": [(10.0, False)],
    }
    head, *rows = taps.table("firefox", 4, noted).splitlines()
    assert head.startswith("| firefox, 4 x slower: ms from tap to answer | taps | median | 98 of 100 | worst |")
    assert rows == [
        "| --- | --- | --- | --- | --- | --- | --- |",
        "| a worker's echo | 3 | 11 | 12 | 12 |  | met |",
        "| moyo | 3 | 30 | 45 | 45 | 19 | met |",
        "| moyo, an opponent thinking | 1 | 60 | 60 | 60 | 49 | not met |",
        "| kado | 1 | 10 | 10 | 10 | -1 | met |",
        "| kado, an opponent thinking | 0 | | | | | |",
    ]


def test_clicks_that_event_timing_is_silent_about_took_no_more_than_16_ms() -> None:
    assert taps.clicks([24.0, 96.0], 200) == (
        "By Event Timing, of 200 clicks 98 of 100 within 16 ms, the worst 96 ms: met."
    )
    assert taps.clicks([64.0] * 3, 100).endswith("98 of 100 within 64 ms, the worst 64 ms: not met.")


def test_long_tasks_are_counted_and_the_longest_named() -> None:
    assert taps.longest([]).endswith(": met.")
    assert taps.longest([51.0, 80.4]).startswith("2 tasks ") and "80 ms" in taps.longest([51.0, 80.4])


def test_only_what_was_started_below_is_slowed() -> None:
    assert below(2, {1: 0, 2: 1, 3: 2, 4: 3, 5: 1, 6: 5}) == {3, 4}


def test_what_is_held_is_told_in_parts_of_what_was_held_at_first() -> None:
    levels = [
        taps.Level("50 moves", 10e6, 900, 200e6),
        taps.Level("100 moves", 11.1e6, 950, 180e6),
        taps.Level("50 more games", 9e6, 600, 221e6),
    ]
    assert taps.growth(levels).splitlines()[2:] == [
        "| 50 moves | 10.0 | 900 | 200 | 1.00 | 1.00 | met |",
        "| 100 moves | 11.1 | 950 | 180 | 1.11 | 0.90 | not met |",
        "| 50 more games | 9.0 | 600 | 221 | 0.90 | 1.10 | met |",
    ]


def test_a_tap_costs_what_page_and_worker_take_of_a_processor() -> None:
    rows = cost.table({"moyo": cost.Cost(20.4, 10.2), "cardoku": cost.Cost(40, 2)}).splitlines()
    assert rows[2:] == ["| moyo | 20 | 10 | 31 | met |", "| cardoku | 40 | 2 | 42 | not met |"]
