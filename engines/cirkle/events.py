"""What happened in a turn, as events for the log, for animations and for sounds.

Squares are names, units kinds ("T*"), players seats. `by` is whoever played.

  start             mode, by (who begins), colours (by seat)
  move              by, unit, from, to, protected (where it arrives)
  capture           the same, and victim, owner (whose unit it was)
  exchange          by, square, unit (that arrived), gain (that takes its place)
  inversion         by, from, unit, owner, to, other, other_owner: the unit on `from` and the other on `to` swap places
  recovery          by, square, unit, gain
  pass              by
  first_objective   by, square, unit: which is frozen from now on
  second_objective  by, square, unit, attackers: squares of the units that can capture it, one of which must
  hold              by, square, unit, waiting (the seats that must play before it wins)
  hold_broken       by, square, owner, cause: "captured", "left", "missile" or "dead"
  eliminated        by, seat, squares (its targets)
  alone             seat: it plays after each opponent from now on, its partner being eliminated
  cirkle            by, square
  end               winners, reason, rule
"""

from __future__ import annotations

from collections.abc import Iterator

from engines.cirkle.actions import NONE, Action, Capture, Inversion, Move, Pass, Recovery
from engines.cirkle.box.contents import KINDS
from engines.cirkle.box.squares import BIT, NAMES, Bits, names_of
from engines.cirkle.box.variants import VARIANTS, GameMode
from engines.cirkle.effects import ENDINGS, HOLD, TARGETS, broken
from engines.cirkle.positions.position import Hold, Position, captors, colour_at, kind_at
from engines.cirkle.state import State, arrived
from engines.game import Event, Plain

EVENTS = (
    "start",
    "move",
    "capture",
    "exchange",
    "inversion",
    "recovery",
    "pass",
    "first_objective",
    "second_objective",
    "hold",
    "hold_broken",
    "eliminated",
    "alone",
    "cirkle",
    "end",
)


def told(kind: str, after: State | None = None, **fields: Plain) -> Event:
    """Something that happened; everybody sees everything (R14.1). `after`: the table then, if units went elsewhere."""
    return Event({"kind": kind, **fields}, after=after)


def opening(position: Position) -> list[Event]:
    """R3.1"""
    return [told("start", mode=position.variant.id, by=position.mover, colours=list(position.variant.colours))]


def happenings(state: State, action: Action, then: State) -> list[Event]:
    """Everything that a turn brought, in the order of R4.2."""
    before, after = state.position, then.position
    variant = VARIANTS[before.mode]
    if isinstance(action, (Move, Capture)):
        if action.gain == NONE:
            events = [_arrival(before, variant, action, then)]
        else:
            events = [_arrival(before, variant, action, arrived(state, action))]
            events.append(
                told(
                    "exchange",
                    then,
                    by=before.mover,
                    square=NAMES[action.target],
                    unit=_kind(before, BIT[action.origin]),
                    gain=KINDS[action.gain],
                )
            )
        if variant.is_duel and variant.goals[before.mover] & BIT[action.target]:
            events += _objectives(before, action, after)
    else:
        events = [_resolved(before, action, then)]
    if not variant.is_duel and (before.holds or after.holds or isinstance(action, Capture)):
        events += _round(before, action, after)
    if after.ending:
        events += _end(before, action, after)
    return events


def seats(colours: int) -> list[Plain]:
    return [seat for seat in range(4) if colours >> seat & 1]


def _kind(position: Position, bit: Bits) -> str:
    return KINDS[kind_at(position, bit)]


def _resolved(before: Position, action: Inversion | Recovery | Pass, then: State) -> Event:
    """An action without arrival."""
    by = before.mover
    match action:
        case Inversion(one, other):
            return Event(
                {
                    "kind": "inversion",
                    "by": by,
                    "from": NAMES[one],
                    "unit": _kind(before, BIT[one]),
                    "owner": colour_at(before, BIT[one]),
                    "to": NAMES[other],
                    "other": _kind(before, BIT[other]),
                    "other_owner": colour_at(before, BIT[other]),
                },
                after=then,
            )
        case Recovery(square, gain):
            return told(
                "recovery", then, by=by, square=NAMES[square], unit=_kind(before, BIT[square]), gain=KINDS[gain]
            )
        case Pass():
            return told("pass", by=by)


def _arrival(before: Position, variant: GameMode, action: Move | Capture, then: State) -> Event:
    origin, target, board = action.origin, action.target, before.board
    kind = (board[origin] - 1) % len(KINDS)
    data: dict[str, Plain] = {
        "kind": "move",
        "by": before.mover,
        "unit": KINDS[kind],
        "from": NAMES[origin],
        "to": NAMES[target],
        "protected": variant.shelters[kind // 2] & BIT[target] != 0,
    }
    if board[target]:
        data |= {"kind": "capture", "victim": _kind(before, BIT[target]), "owner": colour_at(before, BIT[target])}
    return Event(data, after=then)


def _objectives(before: Position, action: Move | Capture, after: Position) -> list[Event]:
    """R9.1, R9.3: of an arrival on an enemy target."""
    by, bit, square = before.mover, BIT[action.target], NAMES[action.target]
    if after.frozen & bit:
        return [told("first_objective", by=by, square=square, unit=_kind(after, bit))]
    if after.ending == TARGETS:
        return []
    return [
        told(
            "second_objective",
            by=by,
            square=square,
            unit=_kind(after, bit),
            attackers=names_of(captors(after, bit, 1 - by)),
        )
    ]


def _round(before: Position, action: Action, after: Position) -> Iterator[Event]:
    """R11.6, R11.7, R11.4"""
    variant, by, standing = before.variant, before.mover, list[int]()
    for hold in before.holds:
        cause = broken(variant, after.armies, after.missiles, hold, action)
        if cause:
            yield told("hold_broken", by=by, square=NAMES[hold.square], owner=hold.owner, cause=cause)
        else:
            standing.append(hold.square)
    gone = before.alive & ~after.alive
    for seat in seats(gone):
        assert isinstance(seat, int)
        yield told("eliminated", by=by, seat=seat, squares=names_of(variant.targets[seat]))
        partners = seats(variant.sides[seat] & after.alive)
        if variant.id == "double" and partners:
            yield told("alone", seat=partners[0])
    for hold in after.holds:
        if hold.square not in standing:
            yield told(
                "hold",
                by=by,
                square=NAMES[hold.square],
                unit=_kind(after, BIT[hold.square]),
                waiting=seats(waiting(after, hold)),
            )


def waiting(position: Position, hold: Hold) -> int:
    """The colours that must still finish a turn before a hold is completed (R11.5)."""
    return position.alive & ~hold.since & ~(1 << hold.owner)


def _end(before: Position, action: Action, after: Position) -> Iterator[Event]:
    if after.ending == TARGETS:
        assert isinstance(action, (Move, Capture))
        yield told("cirkle", by=before.mover, square=NAMES[action.target])
    elif after.ending == HOLD:
        yield told("cirkle", by=after.mover, square=NAMES[completed(after).square])
    yield told("end", winners=seats(after.winners), reason=after.ending, rule=ENDINGS[after.ending])


def completed(position: Position) -> Hold:
    """The hold that has just won (R11.5)."""
    return next(hold for hold in position.holds if hold.owner == position.mover and not waiting(position, hold))
