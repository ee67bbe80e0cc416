"""JSON from outside, and for it. Deep nesting is refused unread: it would overflow the stack of a browser's Python.

So is a whole number beyond all counting, which would fill a sentence or a page.
"""

from __future__ import annotations

import json
import re
from typing import Any

DEEPEST = 40  # nothing of ours is nested half as deep
LONGEST = 40  # digits and sign of a whole number; times in milliseconds have 13
_BRACKETS = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"|[\[\]{}]', re.DOTALL)


def loads(text: str) -> Any:
    """The value in a JSON text. Raises ValueError for any other text, and for one nested too deep or with a number
    too long."""
    if text.count("[") + text.count("{") > DEEPEST:
        _expect_shallow(text)
    return json.loads(text, parse_int=_whole)


def _whole(digits: str) -> int:
    if len(digits) > LONGEST:
        raise ValueError("a number too long")
    return int(digits)


def _expect_shallow(text: str) -> None:
    depth = 0
    for found in _BRACKETS.finditer(text):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(found[0], 0)
        if depth > DEEPEST:
            raise ValueError("nested too deep")


def dumps(value: Any) -> str:
    """The value as JSON text on one line. Half a character (a lone surrogate), which no file holds, is written by its
    number."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "backslashreplace").decode()
