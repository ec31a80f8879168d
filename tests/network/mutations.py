"""Messages that are not quite right: every way we could think of in which a frame can be wrong.

Half of the mutations know the structure (a field of another type, a number at the edge of what a machine can hold, a
nest too deep, half a character), the other half break bytes and frames.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from random import Random
from typing import Any

import msgpack

HALF_A_CHARACTER = "caf\udcc3"  # packed with surrogateescape: valid msgpack around text that is cut in an é
BOTTOMLESS = b"\x81\xa4type" + b"\x91" * 60_000 + b"\xc0"  # lists in lists, deeper than msgpack itself would pack
HEADER = 4


def nested(depth: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


ODD: tuple[Callable[[], Any], ...] = (
    lambda: None,
    lambda: True,
    lambda: 0,
    lambda: -1,
    lambda: 31,
    lambda: 2**53 + 1,
    lambda: 2**64 - 1,
    lambda: -(2**63),
    lambda: 1.5,
    lambda: float("nan"),
    lambda: "",
    lambda: "x" * 61,
    lambda: "é" * 3_000,
    lambda: "x" * 70_000,
    lambda: HALF_A_CHARACTER,
    lambda: "\0\x1b[31m\u202e\u2066",
    lambda: b"\xff" * 40,
    list,
    dict,
    lambda: [None] * 300,
    lambda: {str(number): number for number in range(300)},
    lambda: {1: 2},
    lambda: nested(14),
    lambda: nested(40),
    lambda: nested(400),
    lambda: msgpack.ExtType(5, b"boom"),
    lambda: {"type": "act", "seat": 0},
    lambda: [["set", ["scores", 99], 1], ["drop", []], ["splice", ["hands"], -1, 7, [1]], ["spin"]],
)


def packed(value: Any) -> bytes:
    data: bytes = msgpack.packb(value, unicode_errors="surrogateescape")
    return data


def framed(data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + data


def mutated(frame: bytes, rng: Random) -> bytes:
    """The frame, somehow wrong; perhaps it is several now, or none."""
    if rng.random() < 0.5:
        return framed(packed(_changed(msgpack.unpackb(frame[HEADER:], strict_map_key=False), rng)))
    return rng.choice(BREAKS)(frame, rng)


def _changed(told: Any, rng: Random) -> Any:
    """Something in the message, anywhere, is replaced, or missing, or too much."""
    holder, key = rng.choice(list(_spots(told)))
    match rng.randint(0, 9):
        case 0:
            del holder[key]
        case 1 if isinstance(holder, dict):
            holder[key + "s"] = holder.pop(key)
        case 2 if isinstance(holder, dict):
            holder["new in version 2"] = rng.choice(ODD)()
        case 3 if isinstance(holder, list):
            holder *= 2
        case _:
            holder[key] = rng.choice(ODD)()
    return told


def _spots(told: Any) -> list[tuple[Any, Any]]:
    """Every place inside where something stands."""
    spots, holders = [], [told]
    while holders:
        holder = holders.pop()
        for key in holder if isinstance(holder, dict) else range(len(holder)):
            spots.append((holder, key))
            if isinstance(holder[key], dict | list):
                holders.append(holder[key])
    return spots


def _flipped(frame: bytes, rng: Random) -> bytes:
    at = rng.randrange(HEADER, len(frame))
    return frame[:at] + bytes([frame[at] ^ 1 << rng.randrange(8)]) + frame[at + 1 :]


def _flipped_anywhere(frame: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(frame))
    return frame[:at] + bytes([rng.randrange(256)]) + frame[at + 1 :]


def _truncated(frame: bytes, rng: Random) -> bytes:
    """Cut short, as its header says."""
    return framed(frame[HEADER : rng.randrange(HEADER, len(frame))])


def _cut(frame: bytes, rng: Random) -> bytes:
    """Cut short, and what comes next is read as the rest of it."""
    return frame[: rng.randrange(len(frame))]


def _lying(frame: bytes, rng: Random) -> bytes:
    return struct.pack(">I", rng.choice((0, 1, len(frame), 2**16 + 1, 2**23 + 1, 2**32 - 1))) + frame[HEADER:]


def _doubled(frame: bytes, rng: Random) -> bytes:
    return frame * rng.randint(2, 5)


def _followed(frame: bytes, rng: Random) -> bytes:
    """Two messages in one frame."""
    return framed(frame[HEADER:] * 2)


def _noise(frame: bytes, rng: Random) -> bytes:
    return framed(rng.randbytes(rng.randint(1, 60)))


def _announcing(frame: bytes, rng: Random) -> bytes:
    """A list, a map or a text that says it is huge."""
    return framed(rng.choice((b"\xdd", b"\xdf", b"\xdb", b"\xc6", b"\xc9")) + struct.pack(">I", 2**32 - 1) + b"\x00")


def _bottomless(frame: bytes, rng: Random) -> bytes:
    return framed(BOTTOMLESS)


BREAKS = (
    _flipped,
    _flipped,
    _flipped_anywhere,
    _truncated,
    _cut,
    _lying,
    _doubled,
    _followed,
    _noise,
    _announcing,
    _bottomless,
)
