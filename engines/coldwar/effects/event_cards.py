"""The six events (R12), each spent once and for good. Who may use which, and when, stands in their phases' modules."""

from __future__ import annotations

from engines.coldwar.actions import NONE
from engines.coldwar.box.contents import (
    AGENT_CODES,
    BENEFIT,
    FACTION,
    GROUP_CODES,
    INFLUENCE,
    MILITARY,
    NATION_COUNT,
    NOBEL,
    OBJECTIVE_CODES,
    OLYMPICS,
    POINTS,
    SPACE,
    SUMMIT,
)
from engines.coldwar.box.contents import NUCLEAR as NUCLEAR_CARD
from engines.coldwar.effects.powers import added, changed, owner, without
from engines.coldwar.events import shown, told
from engines.coldwar.state import AgencyState, State, Struggle, with_side
from engines.game import Event, Seat


def owns(side: AgencyState, card: int) -> bool:
    return bool(side.events >> card - NATION_COUNT & 1)


def used(state: State, seat: Seat, card: int) -> tuple[State, Event]:
    """The card is on the objective discard pile, and its points are gone (R12.1)."""
    side = state.sides[seat]
    side = side._replace(
        won=tuple(won for won in side.won if won != card),
        vp=side.vp - POINTS[card],
        events=side.events & ~(1 << card - NATION_COUNT),
    )
    state = state._replace(spent=(*state.spent, card), claims=tuple(won for won in state.claims if won != card))
    state = with_side(state, seat, side)
    return state, told("event_used", state, by=seat, objective=OBJECTIVE_CODES[card], points=-POINTS[card])


def saved(state: State, seat: Seat) -> tuple[State, list[Event]]:
    """Nobel Peace Prize: the agent of a seat in disorder goes on leave instead of out (R12.2)."""
    state, event = used(state, seat, NOBEL)
    side = state.sides[seat]
    agent = side.field
    side = side._replace(field=NONE, leave=side.leave | 1 << agent)
    state = with_side(state, seat, side)
    return state, [event, told("saved", state, by=seat, agent=AGENT_CODES[agent])]


def benefited(state: State, seat: Seat) -> tuple[State, list[Event]]:
    """Live Benefit: the top of the discard pile is recruited (R12.3)."""
    state, event = used(state, seat, BENEFIT)
    struggle = state.struggle
    group = struggle.discard[-1]
    struggle = struggle._replace(
        passes=0,
        groups=added(struggle.groups, seat, group),
        ready=struggle.ready | 1 << group,
        influence=changed(struggle.influence, seat, INFLUENCE[group]),
        discard=struggle.discard[:-1],
    )
    return state._replace(struggle=struggle), [event, told("benefit", by=seat, group=GROUP_CODES[group])]


def military(struggle: Struggle) -> list[int]:
    """All military groups in play, in canonical order."""
    return sorted(group for groups in struggle.groups for group in groups if FACTION[group] == MILITARY)


def escalated(state: State, seat: Seat) -> tuple[State, list[Event]]:
    """Nuclear Escalation begins; a single military group goes at once (R12.4)."""
    state, event = used(state, seat, NUCLEAR_CARD)
    state = state._replace(struggle=state.struggle._replace(passes=0))
    targets = military(state.struggle)
    if len(targets) > 1:
        return state, [event]
    state, gone = struck(state, seat, targets[0])
    return state, [event, gone]


def struck(state: State, seat: Seat, group: int) -> tuple[State, Event]:
    """One military group on the discard pile (R12.4)."""
    struggle = state.struggle
    victim = owner(struggle, group)
    struggle = struggle._replace(
        groups=without(struggle.groups, victim, group),
        ready=struggle.ready & ~(1 << group),
        influence=changed(struggle.influence, victim, -INFLUENCE[group]),
        discard=(*struggle.discard, group),
    )
    state = state._replace(struggle=struggle)
    return state, told("nuclear", state, by=seat, group=GROUP_CODES[group], owner=victim)


def met(state: State, seat: Seat, on: Seat) -> tuple[State, list[Event]]:
    """Summit Meeting: `seat` alone sees a rival's Agent X, and is still to act (R12.5)."""
    state, event = used(state, seat, SUMMIT)
    side = state.sides[on]
    state = with_side(state, on, side._replace(seen=side.seen | 1 << seat))
    return state, [event, shown(seat, "agent", "summit", by=seat, on=on, agent=AGENT_CODES[side.field], final=True)]


def looked_ahead(state: State, seat: Seat, depth: int) -> tuple[State, list[Event]]:
    """Space Race: `seat` alone sees the next objectives (R12.6), and is a knower of each from now on (R14.6)."""
    state, event = used(state, seat, SPACE)
    codes = [OBJECTIVE_CODES[card] for card in state.odeck[:depth]]
    state = state._replace(oknown=state.oknown.looked(seat, state.odeck[:depth]))
    return state, [event, shown(seat, "objectives", "space", by=seat, objectives=[*codes], final=True)]


def ordered(state: State, seat: Seat, objectives: tuple[int, ...]) -> tuple[State, Event]:
    """The objectives lie in a new order that `seat` alone knows; a single one has not moved (R14.6)."""
    depth = len(objectives)
    known = state.oknown.forgotten(objectives, but=(seat,)) if depth > 1 else state.oknown
    state = state._replace(odeck=objectives + state.odeck[depth:], oknown=known)
    codes = [OBJECTIVE_CODES[card] for card in objectives]
    return state, shown(seat, "objectives", "ordered", by=seat, objectives=[*codes])


def recalled(state: State, seat: Seat, agent: int) -> tuple[State, list[Event]]:
    """Olympic Games: an agent who was out is on leave (R12.7)."""
    state, event = used(state, seat, OLYMPICS)
    side = state.sides[seat]
    side = side._replace(out=tuple(gone for gone in side.out if gone[0] != agent), leave=side.leave | 1 << agent)
    state = with_side(state, seat, side)
    return state, [event, told("olympics", state, by=seat, agent=AGENT_CODES[agent])]
