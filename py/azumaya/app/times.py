"""How long ago something was, in words."""

from __future__ import annotations

from azumaya.core.text import Plural, Text

_MINUTE, _HOUR, _DAY = 60_000, 3_600_000, 86_400_000


def ago(then: int, now: int) -> Text:
    """The time from `then` to `now` (ms since 1970) as one says it. What lies ahead counts as just now."""
    gone = max(0, now - then)
    if gone < _MINUTE:
        return Text("just now")
    if gone < _HOUR:
        return Plural("a minute ago", "{n} minutes ago", n=gone // _MINUTE)
    if gone < _DAY:
        return Plural("an hour ago", "{n} hours ago", n=gone // _HOUR)
    days = gone // _DAY
    if days < 14:
        return Plural("yesterday", "{n} days ago", n=days)
    if days < 61:
        return Plural("a week ago", "{n} weeks ago", n=days // 7)
    if days < 730:
        return Plural("a month ago", "{n} months ago", n=days // 30)
    return Plural("a year ago", "{n} years ago", n=days // 365)
