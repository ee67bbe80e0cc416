"""How long ago something was, in words."""

from __future__ import annotations

import pytest

from azumaya.app.times import ago

SECOND, MINUTE, HOUR, DAY = 1000, 60_000, 3_600_000, 86_400_000


@pytest.mark.parametrize(
    ("gone", "said"),
    [
        (-5 * DAY, "just now"),
        (0, "just now"),
        (59 * SECOND, "just now"),
        (MINUTE, "a minute ago"),
        (59 * MINUTE, "59 minutes ago"),
        (HOUR, "an hour ago"),
        (23 * HOUR, "23 hours ago"),
        (DAY, "yesterday"),
        (13 * DAY, "13 days ago"),
        (14 * DAY, "2 weeks ago"),
        (60 * DAY, "8 weeks ago"),
        (61 * DAY, "2 months ago"),
        (729 * DAY, "24 months ago"),
        (730 * DAY, "2 years ago"),
    ],
)
def test_a_time_is_said_as_people_say_it(gone: int, said: str) -> None:
    assert str(ago(10_000 * DAY, 10_000 * DAY + gone)) == said
