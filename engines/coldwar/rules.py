"""The play of the game: who acts, what may be done, and what comes of it, phase by phase (section 4).

The phases have modules of their own: `briefing` (R5, R6), `struggle` (R7), `ceasefire` (R9),
`debriefing` (R10), `detente` (R11), `effects` (R8, R12). What is not allowed is named in `refusals`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from engines import game
from engines.chance import Chance
from engines.coldwar import actions as act
from engines.coldwar.actions import Action
from engines.coldwar.box.contents import AGENCY_CODES
from engines.coldwar.events import told
from engines.coldwar.phases import briefing, ceasefire, debriefing, detente, struggle
from engines.coldwar.refusals import refusal
from engines.coldwar.state import (
    ANALYST,
    BALANCE,
    CRYPTOGRAPHER,
    DETENTE,
    DOUBLE_AGENT,
    NOBEL,
    NUCLEAR,
    ORDER,
    OVER,
    PEEK,
    PLANNING,
    START,
    STRUGGLE,
    State,
    objectives_drawn,
    set_up,
    variant,
)
from engines.game import Event, Seat, Setup

ALONE = tuple((seat,) for seat in range(len(AGENCY_CODES)))


def new(setup: Setup) -> State:
    """Set up by the seed, and brief for the first turn, in which nothing is to be decided (R2, R5)."""
    return _opened(setup.seats, str(setup.options["roster"]), setup.seed)[0]


@lru_cache(maxsize=4)  # a setup is dealt several times in a row: to be checked, to be played, to be told
def _opened(seats: int, roster: str, seed: int) -> tuple[State, tuple[Event, ...]]:
    rules = variant(seats, roster)
    odeck, balance, chance = objectives_drawn(seats, Chance(seed))
    return opened(set_up(rules, odeck, balance, chance))


def opened(state: State) -> tuple[State, tuple[Event, ...]]:
    """The first Briefing of a table that has been set up, and what all saw."""
    rules = state.variant
    events = [
        told(
            "setup", mode=rules.mode, roster=rules.roster, target=rules.target, agencies=[*AGENCY_CODES[: rules.seats]]
        )
    ]
    return briefing.begun(state, events), tuple(events)


def actors(state: State) -> tuple[Seat, ...]:
    """Who must act: one seat, several in Planning, nobody after the end."""
    phase = state.phase
    if phase == PLANNING:
        return briefing.planners(state)
    return () if phase == OVER else ALONE[state.actor]


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """Everything `seat` may do now, in canonical order (R15.5)."""
    phase = state.phase
    if phase == PLANNING:
        return briefing.choices(state, seat) if seat in briefing.planners(state) else ()
    if phase == OVER or seat != state.actor:
        return ()
    return _LISTED[phase](state, seat)


_LISTED: Mapping[str, Callable[[State, Seat], list[Action]]] = {
    BALANCE: lambda state, _: briefing.balances(state),
    ANALYST: lambda state, _: briefing.arrangements(state),
    START: lambda state, _: struggle.starts(state),
    STRUGGLE: struggle.actions,
    PEEK: struggle.peeks,
    NUCLEAR: lambda state, _: struggle.escalations(state),
    NOBEL: lambda _state, _seat: ceasefire.prizes(),
    DOUBLE_AGENT: debriefing.betrayals,
    CRYPTOGRAPHER: lambda _state, _seat: debriefing.interceptions(),
    DETENTE: detente.offers,
    ORDER: lambda state, _: detente.orders(state),
}


def apply(state: State, seat: Seat, action: game.Action) -> tuple[State, list[Event]]:
    """Play `action` for `seat`: the table afterwards, and what happened."""
    wrong = refusal(state, seat, action)
    if wrong is not None:
        raise wrong
    after, events = _PLAYED[type(action)](state, seat, action)
    if events:
        events[-1] = Event(*events[-1][:-1], after)  # as `_replace` would, in half the time
    return after, events


def _event_used(state: State, seat: Seat, action: act.UseEvent) -> tuple[State, list[Event]]:
    if state.phase == NOBEL:
        return ceasefire.nobel_used(state, seat)
    if state.phase == DETENTE:
        return detente.event_used(state, seat, action)
    return struggle.event_used(state, seat, action)


_PLAYED: Mapping[type, Callable[[State, Seat, Any], tuple[State, list[Event]]]] = {
    act.Balance: lambda state, seat, action: briefing.balance_given(state, seat, action.to),
    act.Arrange: lambda state, seat, action: briefing.arranged(state, seat, action.groups),
    act.Choose: lambda state, seat, action: briefing.chosen(state, seat, action.agent),
    act.NameFirst: lambda state, seat, action: struggle.started(state, seat, action.first),
    act.Recruit: lambda state, seat, _: struggle.recruited(state, seat),
    act.Activate: struggle.group_activated,
    act.Pass: lambda state, seat, _: struggle.passed(state, seat),
    act.Peek: struggle.peeked,
    act.UseEvent: _event_used,
    act.Escalate: lambda state, seat, action: struggle.escalated_on(state, seat, action.group),
    act.Refrain: lambda state, seat, _: ceasefire.nobel_kept(state, seat),
    act.Listen: lambda state, seat, action: debriefing.listening_prepared(state, seat, action.on),
    act.SendOnLeave: lambda state, seat, action: debriefing.sent_on_leave(state, seat, action.on, action.agent),
    act.Intercept: lambda state, seat, action: debriefing.intercepted(state, seat, bury=action.bury),
    act.Order: lambda state, seat, action: detente.ordered(state, seat, action.objectives),
    act.Done: lambda state, _seat, _action: detente.window_closed(state),
}


def opening(state: State) -> list[Event]:
    """What setting up and the first Briefing showed (R2, R5)."""
    # A state does not remember what it was told with, but a fresh one holds all of it.
    before = set_up(state.variant, (state.objective, *state.odeck), state.balance, state.chance)
    return list(opened(before)[1])
