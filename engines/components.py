"""Component data: the cards, squares and pieces of each game, read from `resources/games/*.toml`.

A table of the file becomes a tuple of NamedTuples. Every value is checked against the annotated type, and an
error names the file, the record and the field, so that whoever edits the data finds the line.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

import resources

T = TypeVar("T", bound=NamedTuple)


class DataError(ValueError):
    """The component data cannot be used."""

    def __init__(self, file: str, record: str, field: str, problem: str) -> None:
        super().__init__(f"{file}: {record}: {field}: {problem}")
        self.file, self.record, self.field, self.problem = file, record, field, problem


def _file(game_id: str) -> str:
    return f"{game_id}.toml"


@cache
def _bytes(game_id: str) -> bytes:
    # importlib.resources would do the same, and import forty modules for it.
    return Path(resources.__path__[0], "games", _file(game_id)).read_bytes()


@cache
def document(game_id: str) -> Mapping[str, Any]:
    """The whole data file of a game as it stands."""
    return parsed(_bytes(game_id), _file(game_id))


def parsed(data: bytes, file: str) -> Mapping[str, Any]:
    import tomllib  # which takes as long to load as a file to read, and is needed once

    try:
        return tomllib.loads(data.decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise DataError(file, "file", "syntax", str(error)) from error


@cache
def fingerprint(game_id: str) -> str:
    """A check sum of the data: a record tells with which cards it was played."""
    return f"{zlib.crc32(_bytes(game_id)):08x}"


def table(game_id: str, name: str, kind: type[T]) -> tuple[T, ...]:
    """The records `[[name]]` of a game's data."""
    return records(document(game_id), name, kind, _file(game_id))


def records(document: Mapping[str, Any], name: str, kind: type[T], file: str) -> tuple[T, ...]:
    rows = document.get(name)
    if not isinstance(rows, list) or not rows:
        raise DataError(file, f"[[{name}]]", "-", "missing")
    made = tuple(_record(row, _label(row, name, number), kind, file) for number, row in enumerate(rows, 1))
    ids = [getattr(record, "id", None) for record in made]
    for index, own in enumerate(ids):
        if own is not None and own in ids[:index]:
            raise DataError(file, f"[[{name}]] number {index + 1}", "id", f"{own!r} occurs twice")
    return made


def single(document: Mapping[str, Any], name: str, kind: type[T], file: str) -> T:
    """The one record `[name]` of a data file."""
    if name not in document:
        raise DataError(file, f"[{name}]", "-", "missing")
    return _record(document[name], f"[{name}]", kind, file)


def _label(row: Any, name: str, number: int) -> str:
    return f"[[{name}]] {row['id']!r}" if isinstance(row, dict) and "id" in row else f"[[{name}]] number {number}"


@cache
def _hints(kind: type) -> Mapping[str, Any]:
    """The types of a record's fields; working them out takes longer than reading a record."""
    return get_type_hints(kind)


def _record(row: Any, label: str, kind: type[T], file: str) -> T:
    if not isinstance(row, dict):
        raise DataError(file, label, "-", f"expected a table, found {row!r}")
    hints = _hints(kind)
    for unknown in sorted(row.keys() - hints.keys()):
        raise DataError(file, label, unknown, "unknown field")
    values: dict[str, Any] = {}
    for name, hint in hints.items():
        if name in row:
            values[name] = _value(row[name], hint, file, label, name)
        elif name not in kind._field_defaults:
            raise DataError(file, label, name, "missing")
    made: T = kind(**values)  # type: ignore[call-overload]  # mypy takes it for NamedTuple itself
    return made


def _value(value: Any, hint: Any, file: str, label: str, field: str) -> Any:
    if get_origin(hint) is tuple:
        if not isinstance(value, list):
            raise DataError(file, label, field, f"expected a list, found {value!r}")
        inner = get_args(hint)[0]
        return tuple(_value(item, inner, file, label, field) for item in value)
    # bool is an int in Python; data that says `true` for a number is a mistake.
    if type(value) is not hint:
        raise DataError(file, label, field, f"expected {hint.__name__}, found {value!r}")
    if value == "":
        raise DataError(file, label, field, "empty text")
    return value
