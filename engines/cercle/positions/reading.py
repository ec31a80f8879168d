"""Positions from text (section 14).

A position is a list of entries, a word each and what belongs to it, with any white space between. The specification has
n= first= turn= phase= seat= and vp, circle, sec, svc, rdy, whl, dep, p1, p2, inf, fly, open, deck. So that every table
can be written there are besides turned= (rotations of the wheel so far, modulo 8), out (spies out of the game, in
order), col and nat (colours and services by seat). What is not told is at its initial value; without p1 the seat in
turn has still to receive its secrets.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping

from engines.cercle.box.contents import ACTION, CHOKE, COLOUR_IDS, DIVISION_CODES, EDGES, NATIONS, RULES
from engines.cercle.phases.phase1 import Activating, Income
from engines.cercle.phases.phase2 import Beginning, Operating
from engines.cercle.phases.phase3 import Turning
from engines.cercle.phases.turns import Schedule, schedule
from engines.cercle.positions.laying import LaidTable, refuse
from engines.cercle.state import ACTIVE, COLOURED, FREE, NEUTRAL, NONE, PASSIVE, USED, State, Variant
from engines.chance import Chance
from engines.game import Seat
from engines.stack import pushed

HEADERS = ("n", "first", "turn", "phase", "seat", "turned")
MOST_POINTS = 99

_CARD = "([A-Z][0-9][0-9a-z])(!?)"
_GUARDED = rf"(?:\[{_CARD}\])?"
_READY = re.compile(rf"([A-Z][0-9][0-9a-z])(!?\*?|\*!){_GUARDED}")
_ON_WHEEL = re.compile(rf"{_CARD}/([1-9]|-){_GUARDED}(?:\{{{_CARD}/([1-9]){_GUARDED}\}})?")
_DEPLOYED = re.compile(rf"{_CARD}/([1-9]){_GUARDED}>([1-9])")
_SECRETS = re.compile("([ISRO])(0|[1-9][0-9]?)")
MARKERS = {"-": PASSIVE, "+": ACTIVE, "x": USED}
ACTIVATIONS = {"f": FREE, "c": COLOURED, "n": NEUTRAL}


def begun(variant: Variant, chance: Chance) -> State:
    """The table of this variant's position, with the rest of its turn to come. Raises SetupError."""
    headers, entries = _split(variant.position)
    table = LaidTable(variant.seats)
    turns: dict[str, list[str]] = {}
    for word, parts in entries:
        if word in ("p1", "p2"):
            turns[word] = parts
        else:
            _ENTRIES[word](table, parts)
    state = _reached(table.state(variant, chance), headers)
    return _continued(state, turns)


def _split(text: str) -> tuple[dict[str, int], list[tuple[str, list[str]]]]:
    """What is told as name=number, and the entries."""
    headers, entries = dict[str, int](), list[tuple[str, list[str]]]()
    for token in text.split():
        name, is_header, value = token.partition("=")
        if is_header:
            if name not in HEADERS:
                refuse("notation", token)
            if name in headers:
                refuse("twice", token)
            headers[name] = _number(value)
        elif token in _ENTRIES or token in ("p1", "p2"):
            entries.append((token, []))
        elif entries:
            entries[-1][1].append(token)
        else:
            refuse("notation", token)
    keys = [(word, *parts[:1]) if word in _NUMBERED else (word,) for word, parts in entries if word != "dep"]
    for key in keys:
        if keys.count(key) > 1:
            refuse("twice", " ".join(key))
    return headers, entries


def _number(text: str) -> int:
    if not re.fullmatch("0|[1-9][0-9]{0,2}", text):
        refuse("notation", text)
    return int(text)


def _points(parts: list[str], count: int) -> list[int]:
    """So many numbers, separated by commas."""
    found = [_number(part) for part in "".join(parts).split(",")]
    if len(parts) != 1 or len(found) != count:
        refuse("seats" if count > 1 else "notation", " ".join(parts))
    if max(found) > MOST_POINTS:
        refuse("points", parts[0])
    return found


def _seat(table: LaidTable, text: str) -> Seat:
    """A seat as it is written, from 1."""
    seat = _number(text) - 1
    if not 0 <= seat < table.seats:
        refuse("seats", text)
    return seat


def _first_seat(table: LaidTable, parts: list[str]) -> tuple[Seat, list[str]]:
    """The seat that an entry begins with, and the rest of it."""
    if not parts:
        refuse("notation")
    return _seat(table, parts[0]), parts[1:]


def _matched(form: re.Pattern[str], parts: list[str]) -> Iterator[tuple[str, ...]]:
    for part in parts:
        found = form.fullmatch(part)
        if found is None:
            refuse("notation", part)
        yield tuple(group or "" for group in found.groups())


# The entries.


def _vp(table: LaidTable, parts: list[str]) -> None:
    table.vp = _points(parts, table.seats)


def _circle(table: LaidTable, parts: list[str]) -> None:
    (table.circle,) = _points(parts, 1)


def _sec(table: LaidTable, parts: list[str]) -> None:
    seat, parts = _first_seat(table, parts)
    for code, count in _matched(_SECRETS, parts):
        if int(count) > RULES.division_max:
            refuse("secrets", code + count)
        table.secrets[len(DIVISION_CODES) * seat + DIVISION_CODES.index(code)] = int(count)


def _svc(table: LaidTable, parts: list[str]) -> None:
    seat, parts = _first_seat(table, parts)
    if len(parts) != 1 or parts[0] not in MARKERS:
        refuse("notation", " ".join(parts))
    table.markers[seat] = MARKERS[parts[0]]


def _rdy(table: LaidTable, parts: list[str]) -> None:
    seat, parts = _first_seat(table, parts)
    for code, marks, guard, guard_marks in _matched(_READY, parts):
        spy = table.marked(code, marks, seat)
        table.guard(spy, guard, guard_marks)
        table.ready[seat].append(spy)


def _whl(table: LaidTable, parts: list[str]) -> None:
    edge = _number(parts[0]) if parts else 0
    if edge not in EDGES:
        refuse("edge", " ".join(parts[:1]))
    for code, marks, seat, guard, guard_marks, *recruiter in _matched(_ON_WHEEL, parts[1:]):
        spy = table.marked(code, marks, NONE if seat == "-" else _seat(table, seat))
        table.guard(spy, guard, guard_marks)
        if recruiter[0]:
            rider = table.recruiter(spy, recruiter[0], recruiter[1], _seat(table, recruiter[2]))
            table.guard(rider, recruiter[3], recruiter[4])
        table.wheel[edge - 1].append(spy)


def _dep(table: LaidTable, parts: list[str]) -> None:
    for code, marks, seat, guard, guard_marks, against in _matched(_DEPLOYED, parts):
        spy = table.marked(code, marks, _seat(table, seat))
        table.guard(spy, guard, guard_marks)
        table.deploy(spy, _seat(table, against), code)


def _inf(table: LaidTable, parts: list[str]) -> None:
    seat, parts = _first_seat(table, parts)
    table.infiltrated[seat] += map(table.spy, parts)


def _fly(table: LaidTable, parts: list[str]) -> None:
    seat, parts = _first_seat(table, parts)
    (table.butterflies[seat],) = _points(parts, 1)


def _open(table: LaidTable, parts: list[str]) -> None:
    table.open = [table.spy(part) for part in parts]


def _deck(table: LaidTable, parts: list[str]) -> None:
    table.deck = [table.spy(part) for part in parts]


def _out(table: LaidTable, parts: list[str]) -> None:
    table.out = [table.spy(part) for part in parts]


def _named(parts: list[str], ids: tuple[str, ...], seats: int) -> list[int]:
    if len(parts) != seats or not all(part in ids for part in parts):
        refuse("notation", " ".join(parts))
    return [ids.index(part) for part in parts]


def _col(table: LaidTable, parts: list[str]) -> None:
    table.colours = _named(parts, COLOUR_IDS, table.seats)


def _nat(table: LaidTable, parts: list[str]) -> None:
    table.services = _named(parts, NATIONS, table.seats)


_NUMBERED = ("sec", "svc", "rdy", "whl", "inf", "fly")
"""There is one for each seat, or edge, with which they begin."""

_ENTRIES: Mapping[str, Callable[[LaidTable, list[str]], None]] = {
    "vp": _vp,
    "circle": _circle,
    "sec": _sec,
    "svc": _svc,
    "rdy": _rdy,
    "whl": _whl,
    "dep": _dep,
    "inf": _inf,
    "fly": _fly,
    "open": _open,
    "deck": _deck,
    "out": _out,
    "col": _col,
    "nat": _nat,
}


# The point reached.


def _reached(state: State, headers: Mapping[str, int]) -> State:
    """Turn, phase and seat; a match that would be over is refused (R10)."""
    seats, limit = state.variant.seats, state.variant.turn_limit
    first, stage = headers.get("first", 1), headers.get("phase", 1)
    seat, turn = headers.get("seat", first), headers.get("turn", 1)
    if headers.get("n", seats) != seats or not 1 <= first <= seats or not 1 <= seat <= seats:
        refuse("seats")
    if stage not in (1, 2, 3) or turn < 1 or headers.get("turned", 0) >= RULES.wheel_slots:
        refuse("notation")
    is_late = limit and (turn > limit or (turn == limit and stage == 3))
    if state.circle >= RULES.circle_goal or is_late or (stage == 3 and max(state.vp) >= RULES.goal_vp):
        refuse("over")
    return state._replace(first=first - 1, seat=seat - 1, turn=turn, stage=stage, rotations=headers.get("turned", 0))


def _continued(state: State, turns: Mapping[str, list[str]]) -> State:
    """With the rest of the turn to come, and what the seat in turn has done of its own."""
    seat, stage = state.seat, state.stage
    assert seat is not None
    for word in turns:
        if word != f"p{stage}":
            refuse("phase", word)
    rest = schedule(state)
    if stage == 3:
        return pushed(state._replace(seat=None), *rest[rest.index(Turning()) :])
    if stage == 2:
        rest = rest[rest.index(Beginning(seat)) :]
        return _operating(state, seat, turns["p2"], rest) if turns else pushed(state, *rest)
    rest = rest[rest.index(Income(seat)) :]
    return _activating(state, seat, turns["p1"], rest) if turns else pushed(state, *rest)


def _activating(state: State, seat: Seat, parts: list[str], rest: Schedule) -> State:
    """p1: how many secrets are left, and the activations that were made (R4)."""
    if not 1 <= len(parts) <= 2 or (len(parts) == 2 and not re.fullmatch("f?c?n?", parts[1])):
        refuse("notation", " ".join(parts))
    left, made = _number(parts[0]), sum(ACTIVATIONS[letter] for letter in "".join(parts[1:]))
    paid = RULES.activation_cost * bool(made & COLOURED) + RULES.activation_cost * bool(made & NEUTRAL)
    has_free = seat == state.first
    # A first player who paid for a neutral spy has had the free one before.
    if (
        left + paid > RULES.income
        or (made & FREE and not has_free)
        or (has_free and made & (FREE | NEUTRAL) == NEUTRAL)
    ):
        refuse("activations", " ".join(parts))
    if any(ACTION[spy] == CHOKE for spy in state.deployed[seat]):
        refuse("choked")
    return pushed(state._replace(left=left, activated=made), Activating(seat), *rest[1:])


def _operating(state: State, seat: Seat, parts: list[str], rest: Schedule) -> State:
    """p2: infiltrations made and allowed (R6.13)."""
    if len(parts) != 2:
        refuse("notation", " ".join(parts))
    made, allowed = map(_number, parts)
    if made > allowed or allowed < RULES.infiltrations_per_turn:
        refuse("notation", " ".join(parts))
    return pushed(state._replace(infiltrations=made, allowed=allowed), Operating(seat), *rest[1:])
