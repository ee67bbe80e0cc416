"""JSON from outside. Deep nesting is refused unread: it would overflow the stack of a browser's Python."""

from __future__ import annotations

import json
import re
from typing import Any

DEEPEST = 40  # nothing of ours is nested half as deep
_BRACKETS = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"|[\[\]{}]', re.DOTALL)


def loads(text: str) -> Any:
    """The value in a JSON text. Raises ValueError for any other text, and for one that is nested too deep."""
    if text.count("[") + text.count("{") > DEEPEST:
        _expect_shallow(text)
    return json.loads(text)


def _expect_shallow(text: str) -> None:
    depth = 0
    for found in _BRACKETS.finditer(text):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(found[0], 0)
        if depth > DEEPEST:
            raise ValueError("nested too deep")
