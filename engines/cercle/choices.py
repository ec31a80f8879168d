"""What each legal action of a seat would do, so that a window needs no rule to show it. By notation:

c: s:       {}
a:          {"spy", "edge", "turn": in which it arrives, "cost", "hired_by": seats that could hire it as things stand}
>I2         {"division", "after": its count then, "left": still to place or to pay, "arrests", "vp", "circle"}; d:- {}
x:          {"spy", "action", "targets": how many can be named first, "edge": of the wheel it goes to (0: it stays
            somewhere, or that depends on the target), "turn": in which it comes home, "vp", "circle", "veto": seat}
>2O         {"kind": "secret", "seat", "division", "after", "arrests", "vp": of the owner, "circle"}
>I1b        {"kind": "spy", or "purse" when paying, "spy", "edge": then (0: not on the wheel), "turn": in which it comes
            home or is hired (0: never, or it does not go anywhere), "employer": then, "out", "guarded": "no", "may" or
            "must" be, "hired_by": seats that could hire it, if it would arrive, "left": still to name or to pay}
>P3         {"kind": "seat", "seat", "turn": in which it works, "income": that it leaves, or None}
>*          {"kind": "post", "covers": the other spies it would cover};  >-  {"kind": "none"}
i:          {"spy", "vp", "butterflies": gained};  u: {"spy", "vp", "circle"}: lost;  m {"vp"};  e {}
v+ v-       {"spy"};  g: {"guard", "edge", "turn"};  g- {}
h:          {"division", "hired_by", "auction": whether they would have to bid}
b:          {"bid", "cover", "left": of it};  b- {"hires": who will, if all others pass too}
t:          {"spy", "edge", "turn", "arrivals"};  t- {}
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engines.cercle import actions as act
from engines.cercle.actions import Action
from engines.cercle.box.contents import (
    ACTION,
    ACTION_IDS,
    CAPTURE,
    CHOKE,
    DIVISION_CODES,
    GAIN,
    GUARD,
    MASK,
    PREP,
    RECRUIT,
    RULES,
    SPY_CODES,
    STRENGTH,
    THWART,
    VALUE,
)
from engines.cercle.effects.prospects import employer_after, guarded, hirers, out_after, spot_after
from engines.cercle.effects.resolving import Vetoing, vetoer
from engines.cercle.effects.targets import most_targets, offered
from engines.cercle.hiring.arrivals import candidates
from engines.cercle.hiring.auctions import Bidding, Paying, cover
from engines.cercle.moves.asking import Asked
from engines.cercle.notation import write
from engines.cercle.phases.phase1 import Sharing
from engines.cercle.phases.phase2 import Targeting, butterflies
from engines.cercle.rules import asked, legal
from engines.cercle.state import FREE, State, clockwise, next_rotation, secrets_of
from engines.game import Plain, Seat


def choices(state: State, seat: Seat) -> dict[str, Plain]:
    """By notation, what each legal action of `seat` would do."""
    found = legal(state, seat)
    if not found:
        return {}
    question = asked(state)
    return {write(action): _TOLD[type(action)](state, question, action) for action in found}


def _back(state: State, edge: int) -> int:
    """The turn in which a spy at this edge leaves the wheel, 0 if it is not there."""
    return next_rotation(state) + edge - 1 if edge else 0


def _nothing(state: State, question: Asked[Any], action: Action) -> dict[str, Plain]:  # noqa: ARG001
    return {}


# Phase 1.


def _pile(state: State, question: Asked[Any], action: act.ActivatePile) -> dict[str, Plain]:  # noqa: ARG001
    return _activated(state, state.piles[action.pile][0], RULES.activation_cost)


def _neutral(state: State, question: Asked[Any], action: act.ActivateNeutral) -> dict[str, Plain]:
    is_free = question.seat == state.first and not state.activated & FREE
    return _activated(state, action.spy, 0 if is_free else RULES.activation_cost)


def _activated(state: State, spy: int, cost: int) -> dict[str, Plain]:
    edge = PREP[spy]
    turn = _back(state, edge)
    return {"spy": SPY_CODES[spy], "edge": edge, "turn": turn, "cost": cost, "hired_by": [*hirers(state, spy)]}


def _amount(state: State, question: Asked[Any], action: act.Amount) -> dict[str, Plain]:
    division, count = action.division, action.count
    own, code = secrets_of(state, question.seat)[division], DIVISION_CODES[division]
    if isinstance(question, Paying):
        after, left = own - question.secrets[division] - count, question.left - count
        return {"division": code, "after": after, "left": left, "arrests": 0, "vp": 0, "circle": 0}
    placed, left = (question.given[division], question.left) if isinstance(question, Sharing) else (0, state.left)
    return {"division": code, **_filled(own, placed, count), "left": left - count}


def _filled(own: int, before: int, count: int) -> dict[str, Plain]:
    """A division with some secrets more; what those before it in the same gift bring about is not told again."""
    total = own + before + count
    arrests = (total - 1) // RULES.division_max if total else 0
    more = arrests - max(0, (own + before - 1) // RULES.division_max)
    return {
        "after": total - arrests * RULES.division_max,
        "arrests": more,
        "vp": more * RULES.arrest_vp,
        "circle": more * RULES.arrest_circle_vp,
    }


# Phase 2.


def _use(state: State, question: Asked[Any], action: act.Use) -> dict[str, Plain]:
    spy, what = action.spy, ACTION[action.spy]
    stays = what in (CHOKE, RECRUIT, MASK, GUARD, THWART)
    edge = 0 if stays else PREP[spy]
    is_capture = what == CAPTURE
    return {
        "spy": SPY_CODES[spy],
        "action": ACTION_IDS[what],
        "targets": len(offered(state, question.seat, spy, ())),
        "edge": edge,
        "turn": _back(state, edge),
        "vp": RULES.capture_vp if is_capture else 0,
        "circle": RULES.capture_circle_vp if is_capture else 0,
        "veto": vetoer(state, spy),
    }


def _at_division(state: State, question: Targeting, action: act.AtDivision) -> dict[str, Plain]:
    own, named = secrets_of(state, action.seat)[action.division], question.named.count(action)
    filled: dict[str, Plain] = {"after": own - named - 1, "arrests": 0, "vp": 0, "circle": 0}
    if ACTION[question.spy] == GAIN:
        filled = _filled(own, named, 1)
    return {"kind": "secret", "seat": action.seat, "division": DIVISION_CODES[action.division], **filled}


def _at_spy(state: State, question: Targeting | Paying, action: act.AtSpy) -> dict[str, Plain]:
    spy, seat = action.spy, question.seat
    if isinstance(question, Paying):
        edge, left = PREP[spy], max(0, question.left - STRENGTH[spy])
        row = _spy(state, spy, edge, seat)
        return {"kind": "purse", **row, "out": False, "guarded": "no", "hired_by": [], "left": left}
    edge, arrives = spot_after(state, question.spy, question.named, spy)
    employer = employer_after(state, question.spy, question.named, spy)
    return {
        "kind": "spy",
        **_spy(state, spy, edge, employer),
        "out": out_after(question.spy),
        "guarded": guarded(state, seat, question.spy, spy),
        "hired_by": [*hirers(state, spy)] if arrives and employer is None else [],
        "left": most_targets(question.spy) - len(question.named) - 1,
    }


def _spy(state: State, spy: int, edge: int, employer: Seat | None) -> dict[str, Plain]:
    return {"spy": SPY_CODES[spy], "edge": edge, "turn": _back(state, edge), "employer": employer}


def _at_seat(state: State, question: Targeting, action: act.AtSeat) -> dict[str, Plain]:
    """A choke works in the next phase 1, a thwart in the seat's next turn of phase 2 (R7.4, R7.16)."""
    seat = action.seat
    if ACTION[question.spy] == CHOKE:
        chokes = [STRENGTH[spy] for spy in (*state.deployed[seat], question.spy) if ACTION[spy] == CHOKE]
        return {"kind": "seat", "seat": seat, "turn": state.turn + 1, "income": min(chokes)}
    order = clockwise(state)
    is_over = order.index(seat) < order.index(question.seat)
    return {"kind": "seat", "seat": seat, "turn": state.turn + is_over, "income": None}


def _post(state: State, question: Targeting, action: act.Post) -> dict[str, Plain]:  # noqa: ARG001
    return {"kind": "post", "covers": [SPY_CODES[spy] for spy in state.ready[question.seat] if spy != question.spy]}


def _no_more(state: State, question: Asked[Any], action: act.NoMore) -> dict[str, Plain]:  # noqa: ARG001
    return {"kind": "none"}


def _infiltrate(state: State, question: Asked[Any], action: act.Infiltrate) -> dict[str, Plain]:
    seat, spy = question.seat, action.spy
    more = butterflies((*state.infiltrated[seat], spy)) - state.butterflies[seat]
    return {"spy": SPY_CODES[spy], "vp": VALUE[spy], "butterflies": max(0, more)}


def _unmask(state: State, question: Asked[Any], action: act.Unmask) -> dict[str, Plain]:
    value = VALUE[action.spy]
    vp, circle = min(value, state.vp[question.seat]), min(value, state.circle)
    return {"spy": SPY_CODES[action.spy], "vp": vp, "circle": circle}


def _marker(state: State, question: Asked[Any], action: act.ActivateMarker) -> dict[str, Plain]:  # noqa: ARG001
    return {"vp": -RULES.marker_cost_vp}


def _veto(state: State, question: Vetoing, action: act.Veto) -> dict[str, Plain]:  # noqa: ARG001
    return {"spy": SPY_CODES[question.spy]}


def _repel(state: State, question: Asked[Any], action: act.Repel) -> dict[str, Plain]:  # noqa: ARG001
    edge = PREP[action.guard]
    return {"guard": SPY_CODES[action.guard], "edge": edge, "turn": _back(state, edge)}


# Hiring and phase 3.


def _name(state: State, question: Asked[Any], action: act.NameDivision) -> dict[str, Plain]:  # noqa: ARG001
    seats = candidates(state, action.division)
    return {"division": DIVISION_CODES[action.division], "hired_by": [*seats], "auction": len(seats) > 1}


def _bid(state: State, question: Bidding, action: act.Bid) -> dict[str, Plain]:
    most = cover(state, question.seat, question.divisions)
    return {"bid": action.amount, "cover": most, "left": most - action.amount}


def _pass_bid(state: State, question: Bidding, action: act.PassBid) -> dict[str, Plain]:  # noqa: ARG001
    return {"hires": question.waiting[-1]}


def _spin(state: State, question: Asked[Any], action: act.Spin) -> dict[str, Plain]:  # noqa: ARG001
    edge = PREP[action.spy]
    arrivals: list[Plain] = [SPY_CODES[spy] for spy in state.wheel[0]]
    return {"spy": SPY_CODES[action.spy], "edge": edge, "turn": _back(state, edge), "arrivals": arrivals}


_TOLD: Mapping[type, Callable[[State, Any, Any], dict[str, Plain]]] = {
    act.ChooseColour: _nothing,
    act.ChooseService: _nothing,
    act.ActivatePile: _pile,
    act.ActivateNeutral: _neutral,
    act.Amount: _amount,
    act.ShareNothing: _nothing,
    act.Use: _use,
    act.AtDivision: _at_division,
    act.AtSpy: _at_spy,
    act.AtSeat: _at_seat,
    act.Post: _post,
    act.NoMore: _no_more,
    act.Infiltrate: _infiltrate,
    act.Unmask: _unmask,
    act.ActivateMarker: _marker,
    act.EndTurn: _nothing,
    act.Veto: _veto,
    act.Repel: _repel,
    act.LetPass: _nothing,
    act.NameDivision: _name,
    act.Bid: _bid,
    act.PassBid: _pass_bid,
    act.Spin: _spin,
    act.NoSpin: _nothing,
}
