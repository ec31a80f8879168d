"""What can be seen of the board: everything, by everyone (R14).

A view is plain data. Squares are names ("C11"), units kinds ("T*"), lists by seat have an entry for each colour.

  phase       "turn", "reply" (the second target was reached and that unit must be captured, R9.5) or "over"
  actors      [seat], or [] at the end
  scores      units on the board, by seat
  breakdown   the same by type: [type, [by seat]]
  mode        "duel", "solo", "double" or "survivor"
  position    the seven fields of the notation in one line (R15.2)
  board       {"columns": "ABCDEFGH", "rows": [codes from row 11 down]}: the codes are the ids of the kinds of squares
  targets     [{"square", "owner", "dead"}] (R11.3)
  seats       by seat: colour, side (the seats of its side), alive, units (how many), lost [kinds, each as often as it
              was lost], lost_missiles, recovery ("none", "left" or "spent"), may_recover (whether enough units are
              lost, R10.1), condition (every enemy has lost two missiles, R11.2; None in duel), objectives (the enemy
              targets on which it stands)
  where       the place of every unit (`where`)
  units       [{"square", "seat", "unit", "type", "missile", "protected", "frozen"}] in the order of the squares
  sight       by square {"reach", "attacks", "attacked_by", "covered_by"}, as if it were its owner's turn: the squares
              the unit can move to, those it can capture on, the enemy units that can capture it, and the allied ones
              that can come to its square if it is captured
  slot, turn  the place in the cycle from 1, the number of the turn about to be played
  next_up     the seats in the order they will play, from the actor on, for one cycle
  quiet       {"count", "limit"} (R13.3)
  occurrences how often the position has occurred (R13.2)
  holds       [{"square", "seat", "unit", "since" (seats that have played), "waiting" (seats that must still play)}]
  intruder    the square of the unit that must be captured (R9.5), or None
  last        what was played last: {"action", "squares": [from, to]}, or None
"""

from __future__ import annotations

from functools import cache

from engines.cirkle import scoring
from engines.cirkle.actions import Capture, Inversion, Move, Pass, Recovery
from engines.cirkle.box.contents import KINDS, ROW_COUNT, TYPES
from engines.cirkle.box.squares import BIT, COLUMN_LETTERS, NAMES, Bits, each_bit, names_of
from engines.cirkle.box.variants import VARIANTS
from engines.cirkle.events import seats, waiting
from engines.cirkle.moves.generator import may_recover
from engines.cirkle.notation import write
from engines.cirkle.positions import diagrams
from engines.cirkle.positions.position import (
    Position,
    friends,
    kind_at,
    lost,
    lost_missiles,
    meets_condition,
    prey,
    reached,
)
from engines.cirkle.rules import actors
from engines.cirkle.state import State, numbered
from engines.cirkle.where import units_of, where
from engines.game import Plain, Seat


def view(state: State, seat: Seat | None) -> dict[str, Plain]:
    """The board as anyone sees it: the same for all seats and all spectators (R14.4)."""
    position = state.position
    return still(position) | {
        "where": {**where(state, seat)},
        "phase": "over" if position.ending else "reply" if position.intruder else "turn",
        "actors": list(actors(state)),
        "sight": _sight(position),
        "next_up": _next_up(position),
        "occurrences": state.occurrences,
        "intruder": next(iter(names_of(position.intruder)), None),
        "last": _last(state),
    }


def still(position: Position) -> dict[str, Plain]:
    """What stands on the board, be it a position that can be played or not; nobody acts in it."""
    variant = position.variant
    return {
        "phase": "turn",
        "actors": [],
        "scores": list(scoring.scores(position)),
        "breakdown": [[line, list(values)] for line, values in scoring.breakdown(position)],
        "mode": variant.id,
        "position": diagrams.write(position),
        "board": _board(position),
        "targets": [
            {"square": NAMES[bit.bit_length() - 1], "owner": owner, "dead": not position.armies[owner]}
            for bit, owner in variant.owners.items()
        ],
        "seats": [_seat(position, colour) for colour in range(len(variant.colours))],
        "where": {**units_of(position, numbered(position.board))},
        "units": _units(position),
        "sight": {},
        "slot": position.slot,
        "turn": position.turn,
        "next_up": [],
        "quiet": {"count": position.quiet, "limit": variant.quiet_turns},
        "occurrences": 1,
        "holds": _holds(position),
        "intruder": None,
        "last": None,
    }


def _board(position: Position) -> dict[str, Plain]:
    return {"columns": COLUMN_LETTERS[: position.variant.width], "rows": [*_rows(position.mode)]}


@cache
def _rows(mode: int) -> tuple[str, ...]:
    variant = VARIANTS[mode]
    return tuple(
        "".join(variant.codes[column * ROW_COUNT + row] for column in range(variant.width))
        for row in reversed(range(ROW_COUNT))
    )


def _seat(position: Position, colour: int) -> dict[str, Plain]:
    variant, army = position.variant, position.armies[colour]
    gone = lost(position, colour)
    recovery = "none" if not variant.recovers >> colour & 1 else "spent" if position.spent >> colour & 1 else "left"
    return {
        "colour": variant.colours[colour],
        "side": seats(variant.sides[colour]),
        "alive": bool(army),
        "units": army.bit_count(),
        "lost": [kind for kind, count in zip(KINDS, gone, strict=True) for _ in range(count)],
        "lost_missiles": lost_missiles(army, position.missiles),
        "recovery": recovery,
        "may_recover": may_recover(position, colour),
        "condition": None if variant.is_duel else meets_condition(variant, position.armies, position.missiles, colour),
        "objectives": names_of(army & variant.goals[colour]),
    }


def _units(position: Position) -> list[Plain]:
    protected, frozen = position.protected, position.frozen
    found: list[Plain] = []
    for square, code in enumerate(position.board):
        if code:
            colour, kind = divmod(code - 1, len(KINDS))
            found.append(
                {
                    "square": NAMES[square],
                    "seat": colour,
                    "unit": KINDS[kind],
                    "type": TYPES[kind // 2],
                    "missile": kind % 2 == 1,
                    "protected": protected & BIT[square] != 0,
                    "frozen": frozen & BIT[square] != 0,
                }
            )
    return found


def _sight(position: Position) -> dict[str, Plain]:
    """What each unit can do and what can be done to it, all found from the squares that each can come to."""
    occupied, colours = position.occupied, range(len(position.armies))
    free = position.variant.squares & ~occupied
    protected, missiles = position.protected, position.missiles
    reach, attacks = dict[Bits, Bits](), dict[Bits, Bits]()
    attacked_by, covered_by = dict.fromkeys(each_bit(occupied), 0), dict.fromkeys(each_bit(occupied), 0)
    for colour in colours:
        side = friends(position, colour)
        for_weak, for_middling, for_strong = prey(position, side)
        for unit in each_bit(position.armies[colour] & ~position.frozen):
            squares = reached(position, unit, occupied)
            reach[unit] = squares & free
            attacks[unit] = squares & (
                for_strong
                if unit & protected & missiles
                else for_middling
                if unit & (protected | missiles)
                else for_weak
            )
            for other in each_bit(attacks[unit]):
                attacked_by[other] |= unit
            for other in each_bit(squares & side & ~position.frozen):
                covered_by[other] |= unit
    return {
        NAMES[unit.bit_length() - 1]: {
            "reach": names_of(reach.get(unit, 0)),
            "attacks": names_of(attacks.get(unit, 0)),
            "attacked_by": names_of(attacked_by[unit]),
            "covered_by": names_of(covered_by[unit]),
        }
        for unit in each_bit(occupied)
    }


def _next_up(position: Position) -> list[Plain]:
    """Who plays in the slots that stand now, from the present one on (R4.3)."""
    if position.ending:
        return []
    standing = position.variant.turns[position.alive]
    slots = sorted(standing, key=lambda slot: (slot < position.slot, slot))
    return [standing[slot].mover for slot in slots]


def _holds(position: Position) -> list[Plain]:
    return [
        {
            "square": NAMES[hold.square],
            "seat": hold.owner,
            "unit": KINDS[kind_at(position, 1 << hold.square)],
            "since": seats(hold.since),
            "waiting": seats(waiting(position, hold)),
        }
        for hold in position.holds
    ]


def _last(state: State) -> dict[str, Plain] | None:
    squares: tuple[int, ...]
    match state.last:
        case None:
            return None
        case Move(origin, target) | Capture(origin, target):
            squares = (origin, target)
        case Inversion(one, other):
            squares = (one, other)
        case Recovery(square):
            squares = (square,)
        case Pass():
            squares = ()
    return {"action": write(state.last), "squares": [NAMES[square] for square in squares]}
