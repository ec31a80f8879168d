"""The table as everyone may know it (R11), built up from nothing.

Seats are numbers from 0, spies, divisions, services and colours ids. Everything else about spies follows from `where`.

  phase       what is decided now: "setup_colour", "setup_service", "p1_turn", "p1_share", "p2_turn", "p2_target",
              "r_veto", "r_guard", "h_division", "h_bid", "h_pay", "p3_spin" or "over" (R3.3)
  stage       the phase of the turn, 1 to 3; 0 while setting up
  actors, scores, breakdown   as in every view; the lines of the breakdown are "start", "infiltration", "butterflies",
              "captures", "arrests", "marker", "unmasking" (R10.8)
  turn, round from 1, 0 while setting up; both are the same
  turn_limit  0: none
  first       the seat with the first player disc
  seat        whose turn of the phase it is; while setting up who chooses; None in phase 3 and after it
  goal, circle_goal   at which the game ends; circle: the points of the Circle
  colours, services   by seat: an id, or None before it is chosen
  markers     by seat: "passive", "active" or "used" (passive, and turned over in this turn)
  secrets     by seat: the counts of I, S, R and O
  butterflies by seat: how many were rewarded
  left        phase 1: secrets the seat in turn has still to place or spend, less those of its draft; else 0
  activated   {"free", "coloured", "neutral"}: which activations the seat in turn has made in phase 1
  duty        phase 1: whether the free activation of the first player is still due
  infiltrations  phase 2: [made, allowed] of the seat in turn, allowed 0 while it is thwarted; [0, 0] elsewhere
  acted       the spies whose flag is set, in the order of the data
  next_rotation  the turn in which the next rotation comes: a spy at edge e is back in turn next_rotation + e - 1
  acting      {"spy", "by", "action", "targets"}: the action that is being resolved (targets as written: "2O", "I1b",
              "P3", "*"), or the spy that turns the wheel; else None
  attacked    the spy that a posted bodyguard may save (r_guard), else None
  division_of {"spy", "recruiter"}: whose division is to be named (h_division), else None
  auction     {"spy", "divisions", "order": all who took part, "in": those still in, the next to speak first, "bids": by
              seat, the last one each, "bid": the standing one, "cover": by seat, as much as each could pay, "winner",
              "price"}; winner and price are None while there is bidding; None without auction
  draft       {"kind": "action", "share" or "pay", "spy": or "", "steps": as written, without ">", "left": how many
              targets or secrets more}: the steps of the one who chooses, else None
  deck        how many neutral spies are in the pack
  where       the place of every spy and marker (`where`)
"""

from __future__ import annotations

from typing import Any

from engines.cercle import scoring
from engines.cercle.box.contents import (
    ACTION,
    ACTION_IDS,
    COLOUR_IDS,
    DIVISION_CODES,
    NATIONS,
    RULES,
    SPY_CODES,
)
from engines.cercle.effects.attacks import Guarding
from engines.cercle.effects.targets import is_thwarted, most_targets
from engines.cercle.hiring.arrivals import Naming
from engines.cercle.hiring.auctions import Bidding, Paying, cover
from engines.cercle.moves.asking import Asked
from engines.cercle.notation import target
from engines.cercle.phases.phase1 import Sharing, is_due
from engines.cercle.phases.phase2 import Targeting
from engines.cercle.rules import actors, asked
from engines.cercle.state import COLOURED, FREE, NEUTRAL, State, next_rotation, secrets_of, spies_in
from engines.cercle.where import SIDES, where
from engines.game import Plain, Seat
from engines.motion import visible


def view(state: State, seat: Seat | None) -> dict[str, Plain]:
    """What everyone may know; the steps of a move are in a state that only the one who chooses is shown (R11.4)."""
    question = asked(state) if state.stack else None
    seats = range(state.variant.seats)
    return {
        "phase": "over" if question is None else question.phase,
        "stage": state.stage,
        "actors": [*actors(state)],
        "scores": [*state.vp],
        "breakdown": [[line, [*values]] for line, values in scoring.breakdown(state)],
        "turn": state.turn,
        "round": state.turn,
        "turn_limit": state.variant.turn_limit,
        "first": state.first,
        "seat": question.seat if question is not None and state.stage == 0 else state.seat,
        "goal": RULES.goal_vp,
        "circle_goal": RULES.circle_goal,
        "circle": state.circle,
        "colours": [None if own is None else COLOUR_IDS[own] for own in state.colours],
        "services": [None if own is None else NATIONS[own] for own in state.services],
        "markers": [SIDES[marker] for marker in state.markers],
        "secrets": [[*secrets_of(state, other)] for other in seats],
        "butterflies": [*state.butterflies],
        "left": question.left if isinstance(question, Sharing) else state.left,
        "activated": _activated(state),
        "duty": state.stage == 1 and state.seat is not None and is_due(state, state.seat),
        "infiltrations": _infiltrations(state),
        "acted": [SPY_CODES[spy] for spy in spies_in(state.acted)],
        "next_rotation": next_rotation(state),
        "acting": _acting(state),
        "attacked": SPY_CODES[question.spy] if isinstance(question, Guarding) else None,
        "division_of": _division_of(question),
        "auction": _auction(state, question),
        "draft": _draft(question),
        "deck": len(state.deck),
        "where": visible(where(state, seat)),
    }


def _activated(state: State) -> dict[str, Plain]:
    made = state.activated if state.stage == 1 else 0
    return {"free": bool(made & FREE), "coloured": bool(made & COLOURED), "neutral": bool(made & NEUTRAL)}


def _infiltrations(state: State) -> list[Plain]:
    if state.stage != 2 or state.seat is None:
        return [0, 0]
    return [state.infiltrations, 0 if is_thwarted(state, state.seat) else state.allowed]


def _acting(state: State) -> dict[str, Plain] | None:
    if state.acting is None:
        return None
    spy, by, targets = state.acting
    return {
        "spy": SPY_CODES[spy],
        "by": by,
        "action": ACTION_IDS[ACTION[spy]],
        "targets": [target(named) for named in targets],
    }


def _division_of(question: Asked[Any] | None) -> dict[str, Plain] | None:
    if not isinstance(question, Naming):
        return None
    return {"spy": SPY_CODES[question.spy], "recruiter": SPY_CODES[question.recruiter]}


def _auction(state: State, question: Asked[Any] | None) -> dict[str, Plain] | None:
    paying = question if isinstance(question, Paying) else None
    auction = paying.auction if paying else question
    if not isinstance(auction, Bidding):
        return None
    return {
        "spy": SPY_CODES[auction.spy],
        "divisions": [DIVISION_CODES[division] for division in auction.divisions],
        "order": [*auction.order],
        "in": [*auction.waiting],
        "bids": [*auction.bids],
        "bid": auction.bid,
        "cover": [cover(state, seat, auction.divisions) for seat in range(state.variant.seats)],
        "winner": paying.seat if paying else None,
        "price": paying.price if paying else None,
    }


def _draft(question: Asked[Any] | None) -> dict[str, Plain] | None:
    if question is None or not question.is_draft:
        return None
    match question:
        case Targeting(_, spy, named):
            steps: list[Plain] = [target(step) for step in named]
            return {"kind": "action", "spy": SPY_CODES[spy], "steps": steps, "left": most_targets(spy) - len(named)}
        case Sharing() | Paying():
            kind = "share" if isinstance(question, Sharing) else "pay"
            return {"kind": kind, "spy": "", "steps": [target(step) for step in question.steps], "left": question.left}
    raise AssertionError(question)
