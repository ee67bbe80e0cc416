"""States as plain JSON and back, for tests, studies and bug reports; never for saves."""

from __future__ import annotations

import types
import typing
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, TypeVar

T = TypeVar("T")


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


def from_plain(kind: type[T], data: Any) -> T:
    """The value of that type which `to_plain` turned into `data`. Raises ValueError naming what does not fit."""
    return typing.cast(T, _read(kind, data, kind.__name__))


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
        _expect(isinstance(data, dict), at, "an object")
        return {_read_key(key, k, at): _read(item, v, f"{at}.{k}") for k, v in data.items()}
    if kind in (typing.Any, object):
        return data
    if isinstance(kind, type) and issubclass(kind, Enum):
        return kind(data)
    _expect(type(data) is kind or (kind is float and type(data) is int), at, getattr(kind, "__name__", str(kind)))
    return data


def _read_union(kind: Any, data: Any, at: str) -> Any:
    for one in typing.get_args(kind):
        if one is type(None):
            if data is None:
                return None
            continue
        try:
            return _read(one, data, at)
        except ValueError:
            continue
    raise ValueError(f"{at}: {data!r} fits none of its kinds")


def _read_dataclass(kind: Any, data: Any, at: str) -> Any:
    _expect(isinstance(data, dict), at, "an object")
    hints = typing.get_type_hints(kind)
    names = [f.name for f in fields(kind) if f.init]
    unknown = sorted(set(data) - set(names))
    if unknown:
        raise ValueError(f"{at}: unknown field {unknown[0]!r}")
    missing = [name for name in names if name not in data]
    if missing:
        raise ValueError(f"{at}: field {missing[0]!r} is missing")
    return kind(**{name: _read(hints[name], data[name], f"{at}.{name}") for name in names})


def _read_sequence(kind: Any, origin: Any, data: Any, at: str) -> Any:
    _expect(isinstance(data, list), at, "a list")
    args = typing.get_args(kind)
    if origin is tuple and args and args[-1] is not Ellipsis:
        _expect(len(data) == len(args), at, f"a list of {len(args)}")
        return tuple(_read(one, item, f"{at}[{i}]") for i, (one, item) in enumerate(zip(args, data, strict=True)))
    return origin(_read(args[0], item, f"{at}[{i}]") for i, item in enumerate(data))


def _read_key(kind: Any, key: str, at: str) -> Any:
    try:
        return int(key) if kind is int else key
    except ValueError:
        raise ValueError(f"{at}: key {key!r} is not a whole number") from None


def _expect(fits: bool, at: str, wanted: str) -> None:
    if not fits:
        raise ValueError(f"{at}: wanted {wanted}")
