"""Named tuples as msgpack maps, and back, with nothing taken on trust.

A `Packer` and an `Unpacker` are made from the types of their messages: annotations say what each field may hold, and
from them a writer or a reader (`engines.readers`) of each type is put together once. Reading refuses whatever is not
exactly of the type and within its bounds, and makes nothing but plain values and the given named tuples. No message is
known by name here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, partial
from types import NoneType, UnionType
from typing import Annotated, Any, Generic, TypeAlias, TypeVar, Union, get_args, get_origin

import msgpack  # type: ignore[import-untyped]
import msgspec

from engines.game import Plain
from engines.readers import Readers, declared
from engines.shapes import ShapeError

MAX_DEPTH = 16
"""Maps and lists within each other, the message itself counted: twice what our deepest view needs."""


class BadMessage(ValueError):
    """What was read is not a message; the code is one of `network.messages.line.FAULTS`."""

    def __init__(self, code: str, **details: Plain) -> None:
        super().__init__(code, details)
        self.code = code
        self.details: Mapping[str, Plain] = details


Writer: TypeAlias = Callable[[Any], Any]
"""Makes what msgpack can write of a value."""
Bounds: TypeAlias = Mapping[type, Mapping[str, object]]
"""Other annotations for fields of types that say nothing of bounds themselves."""

M = TypeVar("M")


class Prepacked(tuple[Plain, ...]):
    """Items that go into several messages: they are packed once."""

    @cached_property
    def packed(self) -> bytes:
        return msgspec.msgpack.encode(tuple(self))


class Packer:
    """Packs messages of these types."""

    def __init__(self, types: Iterable[type[Any]]) -> None:
        self._writers = {type_: (wire_name(type_), _structure_writer(type_)) for type_ in types}

    def packed(self, message: tuple[Any, ...]) -> bytes:
        name, write = self._writers[type(message)]
        fields = {"type": name, **write(message)}
        for key, value in fields.items():
            if type(value) is Prepacked:
                fields[key] = msgspec.Raw(value.packed)
        return _encoder.encode(fields)


class Unpacker(Generic[M]):
    """Unpacks messages of these types."""

    def __init__(self, types: Iterable[type[Any]], longest: int, bounds: Bounds) -> None:
        """`longest`: the most items that any one list or map may have. msgpack makes room for all that are announced
        before it has seen one of them, and again for each list inside."""
        self._longest = longest
        readers = Readers(bounds=bounds)
        self._readers = {wire_name(type_): readers.reader(type_) for type_ in types}

    def unpacked(self, data: bytes | bytearray | memoryview) -> M:
        """The message in `data`. Raises BadMessage, and nothing else."""
        fields = self._raw(data)
        if type(fields) is not dict:
            raise BadMessage("bad_message")
        _check_values(fields, 1)
        name = fields.get("type")
        if type(name) is not str:
            raise BadMessage("bad_message", field="type")
        read = self._readers.get(name)
        if read is None:
            raise BadMessage("unknown_type", type=name[:60])
        try:
            message: M = read(fields)
        except ShapeError as error:
            raise BadMessage("bad_message", field=error.path) from None
        return message

    def _raw(self, data: bytes | bytearray | memoryview) -> object:
        try:
            return msgpack.unpackb(data, max_array_len=self._longest, max_map_len=self._longest, max_ext_len=0)
        except msgpack.StackError:
            raise BadMessage("too_deep") from None
        except ValueError:  # also what is no UTF-8, or cut short, or followed by more
            raise BadMessage("bad_message") from None


def wire_name(type_: type) -> str:
    """ "ask_undo" for AskUndo."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", type_.__name__).lower()


def _check_values(value: dict[Any, Any] | list[Any], depth: int) -> None:
    """Refuse what no message holds, wherever it stands: numbers with a point, bytes inside of something, deep nests."""
    if depth > MAX_DEPTH:
        raise BadMessage("too_deep")
    if type(value) is dict:
        for key in value:
            if type(key) is not str:
                raise BadMessage("bad_message")
    for item in value.values() if type(value) is dict else value:
        kind = type(item)
        if kind is dict or kind is list:
            _check_values(item, depth + 1)
        elif kind not in _SCALARS and (kind is not bytes or depth > 1):
            raise BadMessage("bad_message")


_SCALARS = frozenset((str, int, bool, NoneType))


# Writers.


def _writer(hint: Any) -> Writer | None:
    """What turns the named tuples in a field annotated like this into maps; None: there are none."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _writer(args[0])
    if origin in (Union, UnionType, tuple):
        inner = next((write for arg in args if (write := _writer(arg))), None)
        return inner and partial(_written_items if origin is tuple else _optional, inner)
    return _structure_writer(hint) if hasattr(hint, "_fields") else None


def _structure_writer(type_: Any) -> Writer:
    names = type_._fields
    inner = [(name, writer) for name, hint in declared(type_).items() if (writer := _writer(hint))]

    def write(value: Any) -> dict[str, Any]:
        fields = dict(zip(names, value, strict=True))
        for name, write_field in inner:
            fields[name] = write_field(fields[name])
        return fields

    return write


def _optional(write: Writer, value: Any) -> Any:
    return None if value is None else write(value)


def _written_items(write: Writer, value: Any) -> list[Any]:
    return [write(item) for item in value]


def _dict(value: object) -> dict[Any, Any]:
    """Called for what msgpack does not know: a mapping that is no dict."""
    if isinstance(value, Mapping):
        return dict(value)
    raise TypeError(f"{type(value).__name__} cannot be sent")


_encoder = msgspec.msgpack.Encoder(enc_hook=_dict)
