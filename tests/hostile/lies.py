"""Messages of a host that are not true, or not even of the protocol: honest ones in which something was changed.

A lie is made of plain data and packed anew, and where a view was changed its hash is made to fit: what the codec and
the hash would find at once says little about the window.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any

import msgpack

from engines.game import Plain
from network.messages.changes import applied, digest
from network.messages.line import Fault, Hinted, LogPart, Message, Noted, Ping, Pong, Refused, Room, Told
from network.messages.packing import packed
from network.messages.room import (
    GATHERING,
    PLAYING,
    SEEDING,
    AskCommit,
    AskReveal,
    Challenge,
    Clocks,
    Denied,
    Finished,
    Said,
)
from network.messages.table import HintLine
from tests.hostile.fake_host import GUEST, framed
from tests.hostile.scripts import RIVAL, Script
from tests.network.mutations import nested

KINDS = (
    "told",
    "change",
    "log_part",
    "room",
    "said",
    "denied",
    "clocks",
    "refused",
    "noted",
    "hinted",
    "challenge",
    "ask_commit",
    "ask_reveal",
    "finished",
    "fault",
    "ping",
    "pong",
    "welcome",
    "entered",
)
AT_THE_DOOR = ("welcome", "entered")

ODD: tuple[Callable[[], Any], ...] = (
    lambda: None,
    lambda: True,
    lambda: 0,
    lambda: 1,
    lambda: -1,
    lambda: 7,
    lambda: 31,
    lambda: 32,
    lambda: 255,
    lambda: 2**31,
    lambda: 2**31 - 1,
    lambda: -(2**31),
    lambda: 2**53,
    lambda: 2**53 + 1,
    lambda: 2**64 - 1,
    lambda: -(2**63),
    lambda: 1.5,
    lambda: float("nan"),
    lambda: 1e308,
    lambda: "",
    lambda: " ",
    lambda: "x",
    lambda: "no such thing",
    lambda: "x" * 61,
    lambda: "é" * 2_500,
    lambda: "x" * 70_000,
    lambda: "\0\x1b[31m\u202e\u2066",
    lambda: "{0}{name!r}{seat.__class__}",
    lambda: "%n %1 %s",
    lambda: "<img src='file:///etc/passwd'><b>",
    lambda: "P10@0,0",
    lambda: "a\nb\nc",
    lambda: b"\xff" * 40,
    list,
    dict,
    lambda: [None] * 300,
    lambda: [[]],
    lambda: [0, 0, 0, 0, 0, 0],
    lambda: ["x", -1, None],
    lambda: {str(number): number for number in range(300)},
    lambda: {"kind": "nothing"},
    lambda: nested(6),
    lambda: nested(40),
)


def honest(kind: str, script: Script, rng: Random, at: int) -> tuple[Message, ...]:
    """Some message of this kind that a host might send at this point of the match, and what has to follow it."""
    told = rng.choice(script.told[max(at - 2, 0) : at + 3])
    if kind == "log_part":
        half = len(told.log) // 2
        return LogPart(0, 0, told.log[:half]), told._replace(log_from=half, log=told.log[half:])
    return (_honest(kind, script, rng, at, told),)


def _honest(kind: str, script: Script, rng: Random, at: int, told: Told) -> Message:
    seats = script.seats
    return {
        "told": lambda: told,
        "change": lambda: script.changes[min(at + 1, len(script.changes) - 1)],
        "room": lambda: Room(script.states[rng.choice((GATHERING, SEEDING, PLAYING, PLAYING, PLAYING))]),
        "said": lambda: Said(RIVAL, "Bruno", "Bonjour !", 1_700_000_000),
        "denied": lambda: Denied(rng.choice(("seat_held", "not_saved", "bad_option")), {"why": "ENOSPC"}),
        "clocks": lambda: Clocks(tuple(60_000 + seat for seat in range(seats)), (rng.randrange(seats),)),
        "refused": lambda: Refused(0, rng.choice(("late", "corner", "bad_notation")), "R6.4", {"text": "P10@0,0"}),
        "noted": lambda: Noted(0, rng.choice(("undo_refused", "unsaved")), {"by": 1}),
        "hinted": lambda: _hinted(told),
        "challenge": lambda: Challenge(b"\x41" * 33),
        "ask_commit": lambda: AskCommit(2),
        "ask_reveal": lambda: AskReveal(2, ((GUEST, "a" * 64), (RIVAL, "b" * 64))),
        "finished": lambda: Finished(1, script.record),
        "fault": lambda: Fault(rng.choice(("kicked", "closed", "too_fast", "shutting_down")), {"why": "x"}),
        "ping": lambda: Ping(5),
        "pong": lambda: Pong(5),
    }[kind]()


def _hinted(told: Told) -> Hinted:
    text = told.legal[0] if told.legal else "x"
    return Hinted(0, told.asked, text, 500, (HintLine(500, (text, text)),))


def plain(message: Message) -> dict[str, Any]:
    told: dict[str, Any] = msgpack.unpackb(packed(message), strict_map_key=False)
    return told


def lie(message: Message, script: Script, other: Script, rng: Random, at: int) -> bytes:
    """The frame of this message, in which something is not so. `other` is a match of another game."""
    told = plain(message)
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        if isinstance(message, Told) and rng.random() < 0.15:
            rng.choice(STORIES)(told, other, rng)
        else:
            told = _changed(told, rng)
    if isinstance(message, Told):
        _make_hash_fit(told, script, at)
    try:
        return framed(msgpack.packb(told, unicode_errors="surrogateescape"))
    except (ValueError, OverflowError, TypeError):  # nested too deep, or a number that msgpack does not know
        return framed(b"\x93\x01\x02")


def _make_hash_fit(told: dict[str, Any], script: Script, at: int) -> None:
    """A lie about the view is believed only with its hash."""
    view = told.get("view")
    if view is None and isinstance(told.get("changes"), list):
        before = deepcopy(plain(script.told[at])["view"])
        try:
            view = applied(before, told["changes"])
        except Exception:  # they apply to nothing: the window asks for a whole view
            return
        told["base"] = script.told[at].hash
    if isinstance(view, dict) and isinstance(told.get("hash"), str):
        try:
            told["hash"] = digest(view)
        except Exception:  # what has no hash is sent with the wrong one
            return


def _spots(told: Plain) -> Iterator[tuple[Any, Any]]:
    """Every place inside where something stands."""
    holders: list[Any] = [told]
    while holders:
        holder = holders.pop()
        for key in list(holder) if isinstance(holder, dict) else range(len(holder)):
            yield holder, key
            if isinstance(holder[key], dict | list):
                holders.append(holder[key])


def _changed(told: Any, rng: Random) -> Any:
    """Something, anywhere, is replaced, missing, too much, or that of somewhere else."""
    spots = list(_spots(told))
    # A view holds a hundred times as much as the rest of its message: both are lied about equally often.
    top = [(told, key) for key in told if key != "type"]
    holder, key = rng.choice(spots if spots and rng.random() < 0.6 else top or spots or [({"x": 0}, "x")])
    value = holder[key]
    match rng.randint(0, 11):
        case 0:
            del holder[key]
        case 1 if isinstance(holder, dict):
            holder[f"{key}s"] = holder.pop(key)
        case 2 if isinstance(holder, dict):
            holder["new in version 2"] = rng.choice(ODD)()
        case 3 if isinstance(holder, list) and len(holder) < 300:
            holder *= rng.choice((2, 2, 20))
        case 4 if isinstance(holder, list):
            rng.shuffle(holder)
        case 5 if isinstance(value, int) and not isinstance(value, bool):
            holder[key] = value + rng.choice((-1, 1, 2, 10, 2**31, -(2**31)))
        case 6 if spots:
            there, what = rng.choice(spots)
            holder[key] = deepcopy(there[what]) if there[what] is not told else None
        case 7 if isinstance(value, list | dict):
            value.clear()
        case _:
            holder[key] = _odd(value, rng)
    return told


def _odd(value: Any, rng: Random) -> Any:
    """Something else: mostly of the same type, which the codec lets pass more often."""
    alike = [odd for odd in ODD if type(odd()) is type(value)]
    return rng.choice(alike if alike and rng.random() < 0.7 else ODD)()


# Lies about a match that are well formed.


def _another_game(told: dict[str, Any], other: Script, rng: Random) -> None:
    foreign = plain(rng.choice(other.told))
    for key in rng.choice((("view",), ("legal",), ("log",), ("view", "legal", "log"), ("outcome", "view"))):
        told[key] = foreign[key]


def _over(told: dict[str, Any], other: Script, rng: Random) -> None:
    told["outcome"] = plain(other.told[-1])["outcome"]


def _odd_log(told: dict[str, Any], other: Script, rng: Random) -> None:
    log = told.get("log")
    told["log_from"] = rng.choice((0, 1, 7, len(log) if isinstance(log, list) else 2, 10**6, 2**53))


def _odd_seats(told: dict[str, Any], other: Script, rng: Random) -> None:
    told[rng.choice(("seat", "undo_to", "asked", "length", "ply"))] = rng.choice((None, 0, 1, 5, 31, 2**31, 2**53))
    told[rng.choice(("actors", "draw_offers"))] = [rng.choice((0, 1, 5, 31)) for _ in range(rng.randint(0, 4))]


def _odd_people(told: dict[str, Any], other: Script, rng: Random) -> None:
    names, kinds, levels = ("", "x" * 40, "{player}", "<b>"), ("human", "bot", "?"), ("", "easy", "?")
    told["occupants"] = [
        {"name": rng.choice(names), "kind": rng.choice(kinds), "level": rng.choice(levels)}
        for _ in range(rng.randint(0, 6))
    ]


def _odd_legal(told: dict[str, Any], other: Script, rng: Random) -> None:
    texts = ("", "x", "S01", "P10@0,0", "a1-b2", "pass", "@", "T99")
    told["legal"] = [rng.choice(texts) for _ in range(rng.randint(0, 9))]


STORIES = (_another_game, _over, _odd_log, _odd_seats, _odd_people, _odd_legal)
