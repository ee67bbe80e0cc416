"""States as plain JSON and back, for tests, studies and bug reports; never for saves."""

from __future__ import annotations

import re
import types
import typing
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, TypeVar

from azumaya.core.text import Text

T = TypeVar("T")


class Unfit(ValueError):
    """Plain data is not of the type wanted; `why` names the place and what is wrong there, as half a sentence."""

    def __init__(self, why: Text) -> None:
        super().__init__(str(why))
        self.why = why


_WANTED = {
    int: Text("a whole number"),
    float: Text("a number"),
    str: Text("a text"),
    bool: Text("true or false"),
}


def to_plain(value: object) -> Any:
    """Frozen dataclasses, tuples, sets, mappings and plain values as JSON would hold them."""
    if is_dataclass(value) and not isinstance(value, type):
        return {f.name: to_plain(getattr(value, f.name)) for f in fields(value) if f.init}
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Mapping):
        return {str(key): to_plain(item) for key, item in value.items()}
    if isinstance(value, (set, frozenset)):
        return sorted((to_plain(item) for item in value), key=repr)
    if isinstance(value, (list, tuple)):
        return [to_plain(item) for item in value]
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    return str(value)


def from_plain(kind: type[T], data: Any, at: str = "state") -> T:
    """The value of that type which `to_plain` turned into `data`.

    `at` is what the data is called. Raises Unfit, a ValueError, naming what does not fit.
    """
    return typing.cast(T, _read(kind, data, at))


def _read(kind: Any, data: Any, at: str) -> Any:
    origin = typing.get_origin(kind)
    if origin in (typing.Union, types.UnionType):
        return _read_union(kind, data, at)
    if is_dataclass(kind):
        return _read_dataclass(kind, data, at)
    if origin in (tuple, frozenset, list):
        return _read_sequence(kind, origin, data, at)
    if origin is not None and issubclass(origin, Mapping):
        key, item = typing.get_args(kind)
        _expect_object(data, at)
        return {_read_key(key, k, at): _read(item, v, _within(at, k)) for k, v in data.items()}
    if kind in (typing.Any, object):
        return data
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _read_enum(kind, data, at)
    if type(data) is kind or (kind is float and type(data) is int):
        return data
    raise Unfit(Text("“{at}” must be {wanted}", at=at, wanted=_WANTED.get(kind) or str(kind)))


def _read_union(kind: Any, data: Any, at: str) -> Any:
    """Of the first type that fits; where only one and nothing at all are possible, that one says what is wrong."""
    kinds = [one for one in typing.get_args(kind) if one is not type(None)]
    if data is None and len(kinds) < len(typing.get_args(kind)):
        return None
    for one in kinds[:-1]:
        try:
            return _read(one, data, at)
        except Unfit:
            continue
    return _read(kinds[-1], data, at)


def _read_enum(kind: type[Enum], data: Any, at: str) -> Enum:
    for one in kind:
        if type(one.value) is type(data) and one.value == data:
            return one
    raise Unfit(Text("“{at}” must be {wanted}", at=at, wanted=" / ".join(str(one.value) for one in kind)))


def _read_dataclass(kind: Any, data: Any, at: str) -> Any:
    _expect_object(data, at)
    hints = typing.get_type_hints(kind)
    names = [f.name for f in fields(kind) if f.init]
    unknown = sorted(set(data) - set(names))
    if unknown:
        raise Unfit(Text("nothing is called “{at}”", at=_within(at, unknown[0])))
    missing = [name for name in names if name not in data]
    if missing:
        raise Unfit(Text("“{at}” is missing", at=_within(at, missing[0])))
    return kind(**{name: _read(hints[name], data[name], _within(at, name)) for name in names})


def _read_sequence(kind: Any, origin: Any, data: Any, at: str) -> Any:
    if not isinstance(data, list):
        raise Unfit(Text("“{at}” must be a list", at=at))
    args = typing.get_args(kind)
    if origin is tuple and args and args[-1] is not Ellipsis:
        if len(data) != len(args):
            raise Unfit(Text("“{at}” must be a list of {n}", at=at, n=len(args)))
        return tuple(_read(one, item, f"{at}[{i}]") for i, (one, item) in enumerate(zip(args, data, strict=True)))
    return origin(_read(args[0], item, f"{at}[{i}]") for i, item in enumerate(data))


def _read_key(kind: Any, key: str, at: str) -> Any:
    if kind is not int:
        return key
    if not re.fullmatch(r"-?[0-9]{1,9}", key):
        raise Unfit(Text("“{at}” has whole numbers for names, not “{key}”", at=at, key=key[:40]))
    return int(key)


def _expect_object(data: Any, at: str) -> None:
    if not isinstance(data, dict):
        raise Unfit(Text("“{at}” must be an object", at=at))


def _within(at: str, name: str) -> str:
    return f"{at}.{name[:40]}"
