"""Where every spy lies, and how tracks and markers stand. All of it is open but the order of the pack (R11).

Spies are told by their ids ("I1b", "N04"); seats are numbers from 0.

  pile:I1:0             a coloured pile, 0 the top
  ?deck                 the pack of neutral spies
  open:0, open:1        the open ones
  wheel:3:0:1           edge 1 to 8, place in the row inside out from 0, employer (a seat) or "-"
  ready:2:0             in front of its employer, in the order they came; ready:2:0:posted is a posted bodyguard
  on:I1b:guard          a bodyguard attached to I1b; its employer is that of I1b
  on:O2a:recruiter:1    a recruiter (`recruit` or `mask`) of seat 1 on the wheel spy O2a
  deployed:2:0:1        in front of seat 2, in order of deployment, by seat 1
  infiltrated:2:0       turned over in front of seat 2, in order
  out:0                 out of the game, in order
  acting:1              announced by its employer, seat 1
  arrived:0:-           left the wheel, place in the queue, employer or "-"

Markers: "circle" on chaos:7; "first" on seat:1; "turn" on turn:4; "phase" on phase:2 (turn:0 and phase:0 while setting
up); "wheel" on turned:5, the rotations so far modulo 8, so that octant (edge + turned) mod 8, clockwise from the top,
faces an edge and cards stay where they are when the wheel turns (R5.10); "0:vp" on vp:12; "0:I" on secrets:5, one for
each seat and division; "0:service" on service:passive, service:active or service:used (passive, and turned over in this
turn).
"""

from __future__ import annotations

from functools import cache

from engines.cercle.box.contents import ACTION, DIVISION_CODES, GUARD, PILE_CODES, SPY_CODES
from engines.cercle.state import NONE, State
from engines.game import Seat

SIDES = ("passive", "active", "used")
"""Of a service marker."""


def where(state: State, seat: Seat | None) -> dict[str, str]:  # noqa: ARG001  Everybody sees the same (R11.1).
    """The place of everything."""
    found = dict.fromkeys(SPY_CODES, "?deck")
    for code, row in zip(PILE_CODES, state.piles, strict=True):
        found |= {SPY_CODES[spy]: f"pile:{code}:{number}" for number, spy in enumerate(row)}
    found |= {SPY_CODES[spy]: f"open:{number}" for number, spy in enumerate(state.open)}
    found |= {SPY_CODES[spy]: f"out:{number}" for number, spy in enumerate(state.out)}
    _lay_employed(found, state)
    for carrier, spy in enumerate(state.carried):
        if spy != NONE:
            role = "guard" if ACTION[spy] == GUARD else f"recruiter:{state.employer[spy]}"
            found[SPY_CODES[spy]] = f"on:{SPY_CODES[carrier]}:{role}"
    _lay_markers(found, state)
    return found


def _lay_employed(found: dict[str, str], state: State) -> None:
    """The spies at the wheel, in front of players, and between the two."""
    employer = state.employer
    for edge, row in enumerate(state.wheel, 1):
        for number, spy in enumerate(row):
            found[SPY_CODES[spy]] = f"wheel:{edge}:{number}:{_marker(employer[spy])}"
    for number, spy in enumerate(state.arrived):
        found[SPY_CODES[spy]] = f"arrived:{number}:{_marker(employer[spy])}"
    if state.acting is not None:
        found[SPY_CODES[state.acting.spy]] = f"acting:{state.acting.by}"
    for seat in range(state.variant.seats):
        for number, spy in enumerate(state.ready[seat]):
            found[SPY_CODES[spy]] = f"ready:{seat}:{number}{':posted' if state.posted >> spy & 1 else ''}"
        for number, spy in enumerate(state.deployed[seat]):
            found[SPY_CODES[spy]] = f"deployed:{seat}:{number}:{employer[spy]}"
        for number, spy in enumerate(state.infiltrated[seat]):
            found[SPY_CODES[spy]] = f"infiltrated:{seat}:{number}"


def _marker(employer: int) -> str:
    return "-" if employer == NONE else str(employer)


def _lay_markers(found: dict[str, str], state: State) -> None:
    found["circle"] = f"chaos:{state.circle}"
    found["first"] = f"seat:{state.first}"
    found["turn"] = f"turn:{state.turn}"
    found["phase"] = f"phase:{state.stage}"
    found["wheel"] = f"turned:{state.rotations}"
    for seat, points in enumerate(state.vp):
        found[f"{seat}:vp"] = f"vp:{points}"
        found[f"{seat}:service"] = f"service:{SIDES[state.markers[seat]]}"
    for name, count in zip(_division_names(state.variant.seats), state.secrets, strict=True):
        found[name] = f"secrets:{count}"


@cache
def _division_names(seats: int) -> tuple[str, ...]:
    return tuple(f"{seat}:{code}" for seat in range(seats) for code in DIVISION_CODES)
