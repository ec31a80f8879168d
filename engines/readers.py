"""Readers of plain data: each is made of a shape (`engines.shapes`) once, and refuses everything that is not of it.

A named tuple is a shape as well, that of a message: its unknown keys are passed over and its defaults filled in. The
codec of the network makes messages by the same readers, so tuples and named tuples are made, while lists and dicts stay
what they are.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from types import MappingProxyType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from engines.shapes import (
    INT32,
    AnyPlain,
    BelowSeats,
    Between,
    Exactly,
    Fields,
    ForEachSeat,
    Id,
    Most,
    OneOf,
    ShapeError,
    Some,
    Spelled,
    Tagged,
)

Reader: TypeAlias = Callable[[Any], Any]
"""Gives what was read; raises ShapeError, and nothing else."""

_REQUIRED = object()


class Readers:
    """Makes readers of annotations, for a match with so many seats and these ids."""

    def __init__(
        self,
        seats: int = 0,
        ids: Mapping[str, Collection[str]] = MappingProxyType({}),
        bounds: Mapping[type, Fields] = MappingProxyType({}),
    ) -> None:
        """`bounds`: other annotations for fields of types that say nothing of bounds themselves."""
        self._seats, self._ids, self._bounds = seats, ids, bounds

    def reader(self, hint: Any, bound: object = None) -> Reader:
        """What reads data of this shape. Raises TypeError if the declaration has no bound, or means nothing here."""
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self.reader(args[0], args[1])
        if origin in (Union, UnionType):
            return self._union(args)
        if origin is Literal:
            return _one_of(args)
        if isinstance(bound, OneOf | Id):
            return _one_of(bound.values if isinstance(bound, OneOf) else self._ids[bound.name])
        if isinstance(bound, Spelled):
            return _spelled(bound.pattern.replace("{seat}", f"[0-{self._seats - 1}]"))
        if isinstance(bound, Tagged):
            return self._tagged(bound)
        if origin is list:
            return _list(self.reader(args[0]), *self._length(hint, bound))
        if origin is tuple:
            return self._tuple(args, hint, bound)
        if origin in (Mapping, dict):
            return _map(self.reader(args[0]), self.reader(args[1]), self._length(hint, bound)[1])
        if hint in (str, bytes):
            return _sized(hint, self._length(hint, bound)[1])
        if hint is int:
            return _number(Between(0, self._seats - 1) if isinstance(bound, BelowSeats) else bound)
        if hint is bool:
            return _truth
        if hint in (None, NoneType):
            return _none
        if hint is AnyPlain:
            return _as_it_is
        return self._structure(hint)

    def _length(self, hint: Any, bound: object) -> tuple[int, int]:
        """The least and the most items."""
        if isinstance(bound, Most):
            return 0, bound.most
        if isinstance(bound, Some):
            return 1, bound.most
        if isinstance(bound, Exactly):
            return bound.count, bound.count
        if isinstance(bound, ForEachSeat):
            return self._seats, self._seats
        raise TypeError(f"{hint} has no bound")

    def _union(self, args: tuple[Any, ...]) -> Reader:
        readers: dict[type, Reader] = {}
        for arg in args:
            for kind in _kinds(arg):
                if kind in readers:
                    raise TypeError(f"{args}: two of them are of the same kind")
                readers[kind] = self.reader(arg)

        def read(value: Any) -> Any:
            chosen = readers.get(type(value))
            if chosen is None:
                raise ShapeError("", "type")
            return chosen(value)

        return read

    def _tuple(self, args: tuple[Any, ...], hint: Any, bound: object) -> Reader:
        if args[-1] is Ellipsis:
            return _list(self.reader(args[0]), *self._length(hint, bound), make=tuple)
        readers = [self.reader(arg) for arg in args]

        def read(value: Any) -> Any:
            if type(value) is not list or len(value) != len(readers):
                raise ShapeError("", "length")
            return tuple([reader(item) for reader, item in zip(readers, value, strict=True)])

        return _pair(*readers) if len(readers) == 2 else read

    def _tagged(self, bound: Tagged) -> Reader:
        key = bound.key
        readers = {kind: self.fields({key: Literal[kind], **fields}) for kind, fields in bound.kinds.items()}

        def read(value: Any) -> Any:
            if type(value) is not dict:
                raise ShapeError("", "type")
            kind = value.get(key)
            if type(kind) is not str or kind not in readers:
                raise ShapeError(key, "unknown")
            return readers[kind](value)

        return read

    def _structure(self, type_: Any) -> Reader:
        if is_typeddict(type_):
            total = type_.__total__
            return self.fields(
                {
                    name: hint if total or get_origin(hint) is NotRequired else NotRequired[hint]
                    for name, hint in declared(type_).items()
                }
            )
        if not hasattr(type_, "_fields"):
            raise TypeError(f"{type_} is no shape")
        return self._named_tuple(type_)

    def fields(self, fields: Fields) -> Reader:
        """What reads a map with exactly these keys; those that are NotRequired may be missing."""
        readers = []
        for name, hint in fields.items():
            origin: object = get_origin(hint)
            is_optional = origin is NotRequired
            readers.append((name, self.reader(get_args(hint)[0] if is_optional else hint), not is_optional))

        def read(value: Any) -> Any:
            if type(value) is not dict:
                raise ShapeError("", "type")
            left, name = len(value), ""
            try:
                for name, read_field, is_required in readers:
                    if name in value:
                        left -= 1
                        read_field(value[name])
                    elif is_required:
                        raise ShapeError("", "missing")
            except ShapeError as error:
                raise error.inside(name) from None
            if left:
                raise ShapeError("", "unknown key")
            return value

        return read

    def _named_tuple(self, type_: Any) -> Reader:
        hints = declared(type_) | dict(self._bounds.get(type_, {}))
        defaults: Mapping[str, object] = type_._field_defaults
        readers = [(name, self.reader(hint), defaults.get(name, _REQUIRED)) for name, hint in hints.items()]
        make = type_._make

        def read(value: Any) -> Any:
            if type(value) is not dict:
                raise ShapeError("", "type")
            values, name = [], ""
            try:
                for name, read_field, default in readers:
                    found = value.get(name, _REQUIRED)
                    if found is not _REQUIRED:
                        values.append(read_field(found))
                    elif default is not _REQUIRED:
                        values.append(default)
                    else:
                        raise ShapeError("", "missing")
            except ShapeError as error:
                raise error.inside(name) from None
            return make(values)

        return read


def declared(type_: type[Any]) -> dict[str, Any]:
    """The annotations of a TypedDict or a named tuple, resolved."""
    return get_type_hints(type_, localns={"Plain": AnyPlain}, include_extras=True)


def _kinds(hint: Any) -> set[type]:
    """Of which types plain data of this shape can be."""
    origin = get_origin(hint)
    if origin is Annotated:
        return _kinds(get_args(hint)[0])
    if origin is Literal:
        return {type(value) for value in get_args(hint)}
    if hint in (int, bool, str, bytes, NoneType):
        return {hint}
    return {list} if origin in (list, tuple) else {dict}


# Readers, one for each kind of value. Exact types are asked for: True is not a 1.


def _as_it_is(value: Any) -> Any:
    return value


def _none(value: Any) -> None:
    if value is not None:
        raise ShapeError("", "type")


def _truth(value: Any) -> Any:
    if value is True or value is False:
        return value
    raise ShapeError("", "type")


def _one_of(values: Collection[Any]) -> Reader:
    known, kinds = frozenset(values), frozenset(map(type, values))
    if len(kinds) > 1:
        raise TypeError(f"{values} are of several types")

    def read(value: Any) -> Any:
        if type(value) in kinds and value in known:
            return value
        raise ShapeError("", "unknown")

    return read


def _number(bound: object) -> Reader:
    range_ = INT32 if bound is None else bound
    if not isinstance(range_, Between):
        raise TypeError(f"{bound} is no bound of a number")
    least, most = range_.least, range_.most

    def read(value: Any) -> Any:
        if type(value) is int and least <= value <= most:
            return value
        raise ShapeError("", "number")

    return read


def _sized(kind: type[str] | type[bytes], most: int) -> Reader:
    def read(value: Any) -> Any:
        if type(value) is kind and len(value) <= most:
            return value
        raise ShapeError("", "length" if type(value) is kind else "type")

    return read


def _spelled(pattern: str) -> Reader:
    fits = re.compile(pattern, re.ASCII).fullmatch

    def read(value: Any) -> Any:
        if type(value) is str and fits(value):
            return value
        raise ShapeError("", "spelling" if type(value) is str else "type")

    return read


def _list(read_item: Reader, least: int, most: int, make: Callable[[list[Any]], Any] | None = None) -> Reader:
    def read(value: Any) -> Any:
        if type(value) is not list or not least <= len(value) <= most:
            raise ShapeError("", "length" if type(value) is list else "type")
        if make:
            return make([read_item(item) for item in value])
        for item in value:
            read_item(item)
        return value

    return read


def _pair(read_first: Reader, read_second: Reader) -> Reader:
    """What reads a list of two: a cell, a line of a score sheet. There are many."""

    def read(value: Any) -> Any:
        if type(value) is not list or len(value) != 2:
            raise ShapeError("", "length")
        return read_first(value[0]), read_second(value[1])

    return read


def _map(read_key: Reader, read_value: Reader, most: int) -> Reader:
    def read(value: Any) -> Any:
        if type(value) is not dict or len(value) > most:
            raise ShapeError("", "length" if type(value) is dict else "type")
        for key, item in value.items():
            read_key(key)
            read_value(item)
        return value

    return read
