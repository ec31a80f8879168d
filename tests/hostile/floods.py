"""Lies that are too much: floods, and messages that hold as much as the protocol lets pass."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from network.messages.line import Message, Noted, Refused, Room, Told
from network.messages.room import GATHERING, PLAYING, Clocks, Denied, Person, RoomState, Said
from network.messages.table import Entry
from tests.hostile.scripts import RIVAL, Script

MANY = 16_000  # items in a list: nearly as many as the codec lets pass
LONG = 7_000_000  # letters: nearly as many as a frame holds


def _told(script: Script) -> Told:
    return script.told[len(script.told) // 2]


def updates(script: Script) -> Iterator[Message]:
    """The match, over and over, as fast as the line carries it."""
    for number in range(500):
        yield script.told[number % len(script.told)]


def matches(script: Script) -> Iterator[Message]:
    """A room that gathers and plays in turns."""
    for number in range(100):
        state = script.states[(GATHERING, PLAYING)[number % 2]]
        yield Room(state._replace(round=number // 2))
        if number % 2:
            yield _told(script)


def clocks(script: Script) -> Iterator[Message]:
    for number in range(5_000):
        yield Clocks((number,) * script.seats, (number % script.seats,))


def talk(script: Script) -> Iterator[Message]:
    for number in range(20_000):
        yield Said(RIVAL, "Bruno", f"{number} " + "word " * 50, number)


def refusals(script: Script) -> Iterator[Message]:
    for number in range(2_000):
        yield Refused(0, "late")
        yield Noted(0, f"code{number}")
        yield Denied(f"reason{number}")


def a_crowd(script: Script) -> Iterator[Message]:
    """Sixteen thousand people."""
    people = tuple(Person(f"{number:016x}", f"Guest {number}", ping=number) for number in range(MANY))
    for _ in range(3):
        yield Room(_state(script)._replace(people=(*_state(script).people, *people)))


def commitments(script: Script) -> Iterator[Message]:
    sealed = tuple((f"{number:016x}", "a" * 64) for number in range(MANY))
    yield Room(_state(script)._replace(commitments=sealed))


def a_long_line(script: Script) -> Iterator[Message]:
    yield Said(RIVAL, "B" * 1_000, "x" * LONG, 0)
    yield Said(RIVAL, "Bruno", "x\n" * 100_000, 2**53)


def a_long_name(script: Script) -> Iterator[Message]:
    yield Room(_state(script)._replace(name="x" * 1_000_000))


def a_long_log(script: Script) -> Iterator[Message]:
    told = _told(script)
    log = (told.log * (MANY // len(told.log) + 1))[:MANY] if told.log else (Entry(0, {"kind": "x"}),) * MANY
    for _ in range(5):
        yield told._replace(log=log)


def many_moves(script: Script) -> Iterator[Message]:
    """A legal list without end."""
    told = _told(script)
    yield told._replace(legal=(told.legal or ("x",)) * (MANY // max(len(told.legal), 1)))


def _state(script: Script) -> RoomState:
    return script.states[PLAYING]


Flood = Callable[[Script], Iterator[Message]]

OF_MATCHES: dict[str, Flood] = {flood.__name__: flood for flood in (updates, matches, a_long_log, many_moves)}
OF_ROOMS: dict[str, Flood] = {
    flood.__name__: flood for flood in (clocks, talk, refusals, a_crowd, commitments, a_long_line, a_long_name)
}
