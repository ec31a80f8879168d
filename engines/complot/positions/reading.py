"""Positions from text.

A position is a list of entries, a word each and what belongs to it, with any white space between. It begins with
n= (players), round=, phase= (1 to 8), seat= (whose turn of the phase it is; without it the phase begins, with its
windows) and order= (of play). Seats are written A to E, elements as in the rules: characters by their codes, units a1,
c1, k1, d1, s1, with the seat they come from before a point (A.a1) unless that is told.

  at 17 A:XIII,a1 B:JON,c1    who stands on a place, the seat first that came first
  wounds XIII=2               recoil A.a1   stopped A.a1   used XIII (skills)   free A.a1 (may leave under a truce)
  ip 4,0,3                    of these points secondary 2,0,0   eliminations 0,0,1   losses 1,0,0 (lost); the rest are
                              for missions. ap 6,6,6   debt 0,0,2   saved 0,0,0
  hand A SOU1 COM03           deck IND1 (on top)   discard HEL1 (the last on top)   table MIS03   scored A MIS05
  figures MAN PER             on top of the character deck; gone FEL (out of the game)
  mission M15 won=A partner=B with=A.c1 or lies=33; held=A since=2; beaten; performer=A ally=B; tried=AB
  pile 1 M04 M07              on top of this pile; kept A M03
  closed 5 28                 truce 17:AB (an Alliance of the round before)   pact 17:AB (of this round)
  resolved 17                 places fought over in this phase 7

What is not told is at its initial value, or lies shuffled below what is told. A main character that stands nowhere is
out of the game. Of the dice to come a position tells nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from engines.chance import Chance
from engines.complot.box.contents import DEFENCE, DESTINATION, MISSION_KIND, MISSION_PLACE, SEAT_CODES
from engines.complot.phases.phase6 import begun as with_rights
from engines.complot.phases.rounds import TURNS, course
from engines.complot.positions.laying import LaidTable, refuse
from engines.complot.state import DISCARD, NOBODY, TABLE, Active, Pacts, State, Variant
from engines.game import Seat

HEADERS = ("n", "round", "phase", "seat", "order")
MOST = 99  # points, and whatever else is counted


class Reached(NamedTuple):
    """The point that is reached."""

    round: int
    phase: int
    turn: Seat | None
    order: tuple[Seat, ...]


Parts = Sequence[str]


def begun(variant: Variant, chance: Chance) -> State:
    """The table of this variant's position, with the rest of its round to come. Raises SetupError."""
    headers, entries = _split(variant.position)
    table = LaidTable(variant)
    reached = _reached(headers, table)
    for word, parts in sorted(entries, key=lambda entry: entry[0] != "at"):  # marks lie on those who stand somewhere
        _ENTRIES[word](table, parts)
    table.check_places(reached.turn if reached.phase == 6 else None)
    state = table.laid(chance)
    _check_missions(state, reached.round)
    return _continued(state, reached, is_told="free" in dict(entries))


def _split(text: str) -> tuple[dict[str, str], list[tuple[str, list[str]]]]:
    """What is told as name=value, and the entries."""
    headers, entries = dict[str, str](), list[tuple[str, list[str]]]()
    for token in text.split():
        name, is_header, value = token.partition("=")
        if token in _ENTRIES:
            entries.append((token, []))
        elif entries:
            entries[-1][1].append(token)
        elif not is_header or name not in HEADERS:
            refuse("notation", token)
        elif name in headers:
            refuse("twice", token)
        else:
            headers[name] = value
    keys = [(word, *parts[:1]) if word in _NUMBERED else (word,) for word, parts in entries]
    for key in keys:
        if keys.count(key) > 1:
            refuse("twice", " ".join(key))
    return headers, entries


def number(text: str, most: int = MOST, why: str = "notation") -> int:
    if not re.fullmatch("0|[1-9][0-9]{0,2}", text):
        refuse("notation", text)
    if int(text) > most:
        refuse(why, text)
    return int(text)


def _reached(headers: Mapping[str, str], table: LaidTable) -> Reached:
    seats = table.seats
    if number(headers.get("n", str(seats))) != seats:
        refuse("seats", headers["n"])
    order = headers.get("order", SEAT_CODES[:seats])
    if sorted(order) != sorted(SEAT_CODES[:seats]):
        refuse("order", "".join(order))
    round_ = number(headers.get("round", "1"), table.variant.rounds, "round")
    phase = number(headers.get("phase", "6"), 8, "phase")
    if not round_ or not phase:
        refuse("round" if not round_ else "phase", "0")
    turn = table.seat(headers["seat"]) if "seat" in headers else None
    if turn is not None and phase not in TURNS:
        refuse("phase", f"seat={headers['seat']}")
    return Reached(round_, phase, turn, tuple(map(table.seat, order)))


# The entries.


def _at(table: LaidTable, parts: Parts) -> None:
    if not parts:
        refuse("notation", "at")
    place = table.place(parts[0])
    for part in parts[1:]:
        code, is_group, elements = part.partition(":")
        if not is_group:
            refuse("notation", part)
        for element in elements.split(","):
            table.put(element, table.seat(code), place)


def _wounds(table: LaidTable, parts: Parts) -> None:
    for part in parts:
        code, _, count = part.partition("=")
        table.wound(code, number(count))


def _marks(name: str) -> Callable[[LaidTable, Parts], None]:
    """Elements with a mark."""

    def entry(table: LaidTable, parts: Parts) -> None:
        change: dict[str, Any] = {name: sum({1 << table.standing(part) for part in parts})}
        table.state = table.state._replace(**change)

    return entry


def _row(name: str, sign: int = 1) -> Callable[[LaidTable, Parts], None]:
    """A number for each seat."""

    def entry(table: LaidTable, parts: Parts) -> None:
        numbers = [sign * number(part, why="points") for part in ",".join(parts).split(",")]
        if len(numbers) != table.seats:
            refuse("seats", " ".join(parts))
        table.row[name] = numbers

    return entry


def _first_seat(table: LaidTable, parts: Parts) -> tuple[Seat, Parts]:
    """The seat that an entry begins with, and the rest of it."""
    if not parts:
        refuse("notation")
    return table.seat(parts[0]), parts[1:]


def _hand(table: LaidTable, parts: Parts) -> None:
    seat, parts = _first_seat(table, parts)
    table.hold(seat, [table.card(part) for part in parts])


def _scored(table: LaidTable, parts: Parts) -> None:
    seat, parts = _first_seat(table, parts)
    table.score(seat, [table.secondary(part) for part in parts])


def _deck(table: LaidTable, parts: Parts) -> None:
    table.deck = [table.card(part) for part in parts]


def _discard(table: LaidTable, parts: Parts) -> None:
    table.lay(DISCARD, [table.card(part) for part in parts])


def _table(table: LaidTable, parts: Parts) -> None:
    table.lay(TABLE, [table.secondary(part) for part in parts])


def _figures(table: LaidTable, parts: Parts) -> None:
    table.figure_deck = [table.figure(part) for part in parts]


def _gone(table: LaidTable, parts: Parts) -> None:
    table.gone = [table.figure(part) for part in parts]


def _pile(table: LaidTable, parts: Parts) -> None:
    if not parts or parts[0] not in ("1", "2"):
        refuse("notation", " ".join(parts[:1]))
    table.piles[int(parts[0]) - 1] = [table.mission(part) for part in parts[1:]]


def _kept(table: LaidTable, parts: Parts) -> None:
    seat, parts = _first_seat(table, parts)
    table.keep(seat, [table.mission(part) for part in parts])


def _closed(table: LaidTable, parts: Parts) -> None:
    table.state = table.state._replace(closed=sum({1 << table.place(part) for part in parts}))


def _resolved(table: LaidTable, parts: Parts) -> None:
    table.state = table.state._replace(resolved=sum({1 << table.place(part) for part in parts}))


def _pacts(table: LaidTable, parts: Parts) -> Pacts:
    pacts = []
    for part in parts:
        place, _, seats = part.partition(":")
        if not seats or len(set(seats)) < len(seats):
            refuse("notation", part)
        pacts.append((table.place(place), tuple(map(table.seat, seats))))
    return tuple(pacts)


def _truce(table: LaidTable, parts: Parts) -> None:
    table.state = table.state._replace(treaties=_pacts(table, parts))


def _pact(table: LaidTable, parts: Parts) -> None:
    table.state = table.state._replace(pacts=_pacts(table, parts))


def _mission(table: LaidTable, parts: Parts) -> None:
    if not parts:
        refuse("notation", "mission")
    active = Active(table.mission(parts[0]))
    for part in parts[1:]:
        name, _, value = part.partition("=")
        if name not in _PROGRESS:
            refuse("notation", part)
        field, meant = _PROGRESS[name]
        change: dict[str, Any] = {field: meant(table, value)}
        active = active._replace(**change)
    table.active.append(active)


def _truth(table: LaidTable, text: str) -> bool:  # noqa: ARG001
    if text:
        refuse("notation", text)
    return True


_PROGRESS: Mapping[str, tuple[str, Callable[[LaidTable, str], int]]] = {
    "won": ("winner", LaidTable.seat),
    "partner": ("partner", LaidTable.seat),
    "with": ("carrier", LaidTable.standing),
    "lies": ("lies", LaidTable.place),
    "held": ("holder", LaidTable.seat),
    "since": ("since", lambda table, text: number(text, table.variant.rounds, "progress")),
    "beaten": ("is_beaten", _truth),
    "performer": ("performer", LaidTable.seat),
    "ally": ("ally", LaidTable.seat),
    "tried": ("tried", lambda table, text: sum({1 << table.seat(code) for code in text})),
}
"""How far a mission has come: what is written, and the field of `Active`."""

_NUMBERED = ("at", "hand", "scored", "pile", "kept", "mission")
"""There is one for each place, seat, pile or mission, with which they begin."""

_ENTRIES: Mapping[str, Callable[[LaidTable, Parts], None]] = {
    "at": _at,
    "wounds": _wounds,
    **{name: _marks(name) for name in ("recoil", "stopped", "used")},
    "free": _marks("truce"),
    **{name: _row(name) for name in ("ip", "ap", "debt", "saved", "secondary", "eliminations")},
    "losses": _row("losses", -1),
    "hand": _hand,
    "scored": _scored,
    "deck": _deck,
    "discard": _discard,
    "table": _table,
    "figures": _figures,
    "gone": _gone,
    "mission": _mission,
    "pile": _pile,
    "kept": _kept,
    "closed": _closed,
    "truce": _truce,
    "pact": _pact,
    "resolved": _resolved,
}


# The point reached.


def _check_missions(state: State, round_: int) -> None:
    """What cannot have happened to a mission (R13)."""
    for active in state.active:
        mission, holder = active.mission, active.holder
        is_on_the_way = active.carrier != NOBODY or bool(active.lies)
        is_won = active.winner != NOBODY
        is_held = holder != NOBODY
        if (
            is_on_the_way != is_won
            or (active.carrier != NOBODY and active.lies)
            or (is_won and not DESTINATION[mission])
            or (active.partner != NOBODY and not is_won)
            or ((is_held or active.is_beaten) and MISSION_KIND[mission] != DEFENCE)
            or is_held != bool(active.since)
            or active.since > round_
            or (is_held and holder not in state.arrivals[MISSION_PLACE[mission]])
            or (active.performer == NOBODY) != (active.ally == NOBODY)
            or (active.performer != NOBODY and active.performer == active.ally)
        ):
            refuse("progress", SEAT_CODES[holder] if is_held else "")


def _continued(state: State, reached: Reached, *, is_told: bool) -> State:
    """With the rest of the round to come. `is_told`: the position says who may leave freely."""
    phase, turn = reached.phase, reached.turn
    state = state._replace(round=reached.round, stage=phase, order=reached.order)
    if phase == 6 and turn is not None and not is_told:
        state = with_rights(state)
    return course(state, phase, turn)
