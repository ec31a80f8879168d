"""The Cease-fire (R9): who dominates, who has caused civil disorder, and what becomes of their agents."""

from __future__ import annotations

from typing import NamedTuple

from engines.coldwar.actions import NONE, REFRAIN, USE_NOBEL, Action
from engines.coldwar.box.contents import (
    AGENT_CODES,
    DEPUTY,
    FACTION,
    FACTION_CODES,
    OBJECTIVE_CODES,
    POINTS,
    PROFILE,
    STABILITY,
)
from engines.coldwar.box.contents import NOBEL as NOBEL_CARD
from engines.coldwar.effects import event_cards
from engines.coldwar.events import asked, told
from engines.coldwar.phases.debriefing import debriefed, left_field
from engines.coldwar.phases.detente import relaxed
from engines.coldwar.state import CLAIMED, ELIMINATED, NOBEL, NOTHING, State, buried, claimed, clockwise, with_side
from engines.game import Event, Seat


class Tie(NamedTuple):
    """A place that equal totals left open, and what decided it."""

    seats: tuple[Seat, ...]  # clockwise
    faction: int  # NONE: the Balance token decided
    ahead: Seat


def ceased(state: State, why: str) -> tuple[State, list[Event]]:
    """The struggle is over. All that follows until somebody must choose (R9.10)."""
    stability = STABILITY[state.objective]
    influence = state.struggle.influence
    ranking, ties = ranked(state)
    in_order = [seat for seat in ranking if influence[seat] <= stability]
    disordered = [seat for seat in clockwise(state.balance, state.variant.seats) if seat not in in_order]
    state = state._replace(phase=NOBEL, report=NOTHING)
    events = [
        told("ceasefire", state, why=why),
        told("totals", influence=[*influence], stability=stability, ranking=[*ranking]),
    ]
    for tie in ties:
        faction = "" if tie.faction == NONE else FACTION_CODES[tie.faction]
        events.append(told("tie", seats=[*tie.seats], faction=faction, ahead=tie.ahead))
    state = state._replace(
        ranking=ranking,
        dominator=in_order[0] if in_order else NONE,  # R9.3
        runner_up=in_order[1] if len(in_order) > 1 else NONE,  # R9.6
        loser=ranking[-1] if in_order else NONE,  # R9.7
        queue=tuple(disordered),
    )
    code = OBJECTIVE_CODES[state.objective]
    events.append(
        told("dominates", state, by=in_order[0], objective=code) if in_order else told("nobody", objective=code)
    )
    return disorders(state, events), events


def ranked(state: State) -> tuple[tuple[Seat, ...], list[Tie]]:
    """All seats, best first, and how equal totals were told apart (R9.2, R9.4)."""
    stability, influence = STABILITY[state.objective], state.struggle.influence
    # Below the Stability the highest total is best, above it the lowest.
    worth = [(total <= stability, total if total <= stability else -total) for total in influence]
    ranking: list[Seat] = []
    ties: list[Tie] = []
    for place in sorted(set(worth), reverse=True):
        tied = [seat for seat in clockwise(state.balance, state.variant.seats) if worth[seat] == place]
        while len(tied) > 1:
            tie = _decided(state, tied)
            ties.append(tie)
            ranking.append(tie.ahead)
            tied.remove(tie.ahead)
        ranking += tied
    return tuple(ranking), ties


def _decided(state: State, tied: list[Seat]) -> Tie:
    """Which of the tied seats is ahead (R9.4). `tied` goes clockwise from the Balance holder."""
    seats = tuple(sorted(tied))
    for faction in PROFILE[state.objective]:
        # Each Influence exists once in a faction, so the highest group has one owner.
        held = [(group, seat) for seat in tied for group in state.struggle.groups[seat] if FACTION[group] == faction]
        if held:
            return Tie(seats, faction, max(held)[1])
    return Tie(seats, NONE, tied[0])


def disorders(state: State, events: list[Event]) -> State:
    """The Agents X of the seats in disorder, one after the other (R9.5); then the objective (R9.8, R9.9)."""
    stability = STABILITY[state.objective]
    while state.queue:
        seat, *later = state.queue
        state = state._replace(queue=tuple(later))
        events.append(told("disorder", by=seat, excess=state.struggle.influence[seat] - stability))
        side = state.sides[seat]._replace(face_up=True)
        state = with_side(state, seat, side)
        events.append(told("revealed", state, by=seat, agent=AGENT_CODES[side.field]))
        if side.field == DEPUTY:
            state = with_side(state, seat, side._replace(field=NONE, hq=side.hq | 1 << DEPUTY))
            events.append(told("safe", state, by=seat, agent=AGENT_CODES[DEPUTY], cause="disorder"))
        elif event_cards.owns(side, NOBEL_CARD):
            return asked(state, events, NOBEL, seat)
        else:
            state = _eliminated(state, seat, events)
    return _settled(state, events)


def _eliminated(state: State, seat: Seat, events: list[Event]) -> State:
    after = left_field(state, seat, ELIMINATED)
    events.append(told("eliminated", after, by=seat, agent=AGENT_CODES[state.sides[seat].field], cause="disorder"))
    return after


def prizes() -> list[Action]:
    """R12.2"""
    return [USE_NOBEL, REFRAIN]


def nobel_used(state: State, seat: Seat) -> tuple[State, list[Event]]:
    state, events = event_cards.saved(state, seat)
    return disorders(state, events), events


def nobel_kept(state: State, seat: Seat) -> tuple[State, list[Event]]:
    events: list[Event] = []
    return disorders(_eliminated(state, seat, events), events), events


def _settled(state: State, events: list[Event]) -> State:
    code, points = OBJECTIVE_CODES[state.objective], POINTS[state.objective]
    if state.dominator == NONE:  # R9.9
        state = buried(state)
        events.append(told("buried", state, objective=code, why="disorder"))
        return relaxed(state, events)
    if state.runner_up == NONE:  # R9.8: nobody else is in order
        state = claimed(state, state.dominator, state.objective)._replace(status=CLAIMED)
        events.append(told("claim", state, by=state.dominator, objective=code, points=points, why="survivor"))
    return debriefed(state, events)
