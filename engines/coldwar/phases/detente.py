"""Détente (R11): agents rest, groups are collected, events may be used, and somebody may have won (R13)."""

from __future__ import annotations

from itertools import permutations

from engines.coldwar.actions import DONE, NONE, USE_OLYMPICS, USE_SPACE, Action, Order, UseEvent
from engines.coldwar.box.contents import AGENT_CODES, BOX, DEPUTY, OLYMPICS, SPACE
from engines.coldwar.effects import event_cards
from engines.coldwar.effects.event_cards import owns
from engines.coldwar.events import asked, reported, told
from engines.coldwar.phases.briefing import begun
from engines.coldwar.scoring import ended, leaders
from engines.coldwar.state import DETENTE, ORDER, State, clockwise, with_side
from engines.game import Event, Plain, Seat

DEPTH = BOX.facts.space_race_depth


def relaxed(state: State, events: list[Event]) -> State:
    """Agents leave the field, groups the table, and the event windows open (R11.1 to R11.3)."""
    state = state._replace(phase=DETENTE, dominator=NONE, runner_up=NONE)
    state = _collected(_rested(state, events), events)
    return _windows(state._replace(queue=clockwise(state.balance, state.variant.seats)), events)


def _rested(state: State, events: list[Event]) -> State:
    """R11.1"""
    tired: list[Plain] = []
    for seat, side in enumerate(state.sides):
        if side.field not in (NONE, DEPUTY):
            tired.append([seat, AGENT_CODES[side.field]])
            state = with_side(state, seat, side._replace(field=NONE, leave=side.leave | 1 << side.field))
    if tired:
        events.append(told("on_leave", state, agents=tired))
    for seat, side in enumerate(state.sides):
        if side.field == DEPUTY:
            state = with_side(state, seat, side._replace(field=NONE, hq=side.hq | 1 << DEPUTY))
            events.append(told("home", state, by=seat, agent=AGENT_CODES[DEPUTY]))
    return state


def _collected(state: State, events: list[Event]) -> State:
    """R11.2"""
    struggle = state.struggle
    pile = struggle.discard + tuple(group for groups in struggle.groups for group in groups)
    seats = state.variant.seats
    after = struggle._replace(groups=((),) * seats, ready=0, influence=(0,) * seats, discard=pile)
    state = state._replace(struggle=after)
    if len(pile) > len(struggle.discard):
        events.append(told("collected", state))
    return state


def usable(state: State, seat: Seat) -> list[Action]:
    """The Détente events that `seat` can use now (R12.6, R12.7)."""
    side = state.sides[seat]
    listed: list[Action] = [USE_SPACE] if owns(side, SPACE) and state.odeck else []
    if owns(side, OLYMPICS):
        listed += [USE_OLYMPICS[agent] for agent in sorted(agent for agent, _ in side.out)]
    return listed


def _windows(state: State, events: list[Event]) -> State:
    """Ask the first seat in the queue that can use an event; after the last, see who has won (R11.3)."""
    for place, seat in enumerate(state.queue):
        if usable(state, seat):
            return asked(state._replace(queue=state.queue[place + 1 :]), events, DETENTE, seat)
    return _judged(state._replace(queue=()), events)


def offers(state: State, seat: Seat) -> list[Action]:
    return [*usable(state, seat), DONE]


def window_closed(state: State) -> tuple[State, list[Event]]:
    events: list[Event] = []
    return _windows(state, events), events


def event_used(state: State, seat: Seat, action: UseEvent) -> tuple[State, list[Event]]:
    if action.card == SPACE:
        state, events = event_cards.looked_ahead(state, seat, DEPTH)
        return asked(state, events, ORDER, seat), events
    state, events = event_cards.recalled(state, seat, action.agent)
    return _still_open(state, seat, events), events


def orders(state: State) -> list[Action]:
    return [Order(cards) for cards in permutations(state.odeck[:DEPTH])]


def ordered(state: State, seat: Seat, objectives: tuple[int, ...]) -> tuple[State, list[Event]]:
    state, event = event_cards.ordered(state, seat, objectives)
    events = [event]
    return _still_open(state, seat, events), events


def _still_open(state: State, seat: Seat, events: list[Event]) -> State:
    """The window of `seat` stays open while it can use another event (R11.3)."""
    return _windows(state._replace(queue=(seat, *state.queue)), events)


def _judged(state: State, events: list[Event]) -> State:
    """R11.4: the only leader at or above the target wins (R13.2); a tie there means one more turn (R13.3)."""
    ahead = leaders(state)
    reached = state.sides[ahead[0]].vp >= state.variant.target
    if reached and len(ahead) == 1:
        return ended(reported(state, events), events, "points")
    if state.turn >= BOX.facts.last_turn:  # R13.5
        return ended(reported(state, events), events, "last_year")
    if reached:
        events.append(told("extra_turn", seats=[*ahead]))
    return begun(reported(state, events), events)
