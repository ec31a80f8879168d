"""The Influence Struggle (R7): who begins, recruiting, activating, passing, the events of this phase, and its end."""

from __future__ import annotations

from engines.coldwar.actions import (
    ESCALATIONS,
    PASS,
    PEEK_DISCARD,
    PEEK_LEAVE,
    PEEK_RECRUIT,
    RECRUIT,
    STARTS,
    USE_BENEFIT,
    USE_NUCLEAR,
    USE_SUMMIT,
    Action,
    Activate,
    Peek,
    UseEvent,
)
from engines.coldwar.box.contents import BENEFIT, FACTION, GROUP_CODES, INFLUENCE, MEDIA, POPULATION, STABILITY, SUMMIT
from engines.coldwar.box.contents import NUCLEAR as NUCLEAR_CARD
from engines.coldwar.effects import event_cards
from engines.coldwar.effects.event_cards import military, owns
from engines.coldwar.effects.powers import activated, activations, added, changed
from engines.coldwar.events import told
from engines.coldwar.phases.ceasefire import ceased
from engines.coldwar.state import NUCLEAR, PEEK, STRUGGLE, State, Struggle
from engines.game import Event, Plain, Seat


def starts(state: State) -> list[Action]:
    return list(STARTS[: state.variant.seats])


def started(state: State, seat: Seat, first: Seat) -> tuple[State, list[Event]]:
    """R7.1"""
    struggle = state.struggle._replace(first=first)
    return State(STRUGGLE, first, struggle, *state[3:]), [told("first", by=seat, seat=first)]


def actions(state: State, seat: Seat) -> list[Action]:
    """Everything the seat to act may do (R7.2), in canonical order."""
    struggle, objective = state.struggle, state.objective
    own, limit = struggle.groups[seat], POPULATION[objective]
    listed: list[Action] = [RECRUIT] if len(own) < limit else []
    if own:  # R7.3
        listed += activations(struggle, seat, STABILITY[objective], limit)
        listed.append(PASS)
    if state.sides[seat].events:
        listed += _events(state, seat, limit)
    return listed


def _events(state: State, seat: Seat, limit: int) -> list[Action]:
    """R12.3 to R12.5"""
    side, struggle = state.sides[seat], state.struggle
    listed: list[Action] = []
    if owns(side, BENEFIT) and struggle.discard and len(struggle.groups[seat]) < limit:
        listed.append(USE_BENEFIT)
    if owns(side, NUCLEAR_CARD) and military(struggle):
        listed.append(USE_NUCLEAR)
    if owns(side, SUMMIT):
        listed += [USE_SUMMIT[on] for on, other in enumerate(state.sides) if not other.seen >> seat & 1]
    return listed


def _gone_on(state: State, seat: Seat, struggle: Struggle, event: Event) -> tuple[State, list[Event]]:
    """An action is over: the next seat acts, unless the deck has run out (R7.4)."""
    if not struggle.deck:
        return _ceased(state._replace(struggle=struggle), [event], "deck")
    following = seat + 1
    return State(STRUGGLE, following if following < state.variant.seats else 0, struggle, *state[3:]), [event]


def _ceased(state: State, events: list[Event], why: str) -> tuple[State, list[Event]]:
    events[-1] = events[-1]._replace(after=state)
    after, more = ceased(state, why)
    return after, events + more


def recruited(state: State, seat: Seat) -> tuple[State, list[Event]]:
    """R7.5"""
    struggle, group = drawn(state.struggle, seat)
    return _gone_on(
        state, seat, struggle, Event({"kind": "recruit", "by": seat, "group": GROUP_CODES[group]}, chance=True)
    )


def drawn(struggle: Struggle, seat: Seat) -> tuple[Struggle, int]:
    """The top of the deck, ready in front of a seat."""
    first, _, groups, ready, influence, deck, known, discard = struggle
    group = deck[0]
    return Struggle(
        first,
        0,
        added(groups, seat, group),
        ready | 1 << group,
        changed(influence, seat, INFLUENCE[group]),
        deck[1:],
        known,
        discard,
    ), group


def passed(state: State, seat: Seat) -> tuple[State, list[Event]]:
    """R7.7"""
    passes = state.struggle.passes + 1
    struggle = state.struggle._replace(passes=passes)
    event = Event({"kind": "pass", "by": seat, "count": passes})
    if passes == state.variant.passes_to_end:
        return _ceased(state._replace(struggle=struggle), [event], "passes")
    return _gone_on(state, seat, struggle, event)


def group_activated(state: State, seat: Seat, action: Activate) -> tuple[State, list[Event]]:
    """R7.6"""
    if FACTION[action.group] == MEDIA:
        return _looked(state, seat, action.group)
    struggle, event = activated(state.struggle, seat, action)
    return _gone_on(state, seat, struggle, event)


def _looked(state: State, seat: Seat, group: int) -> tuple[State, list[Event]]:
    """A media group shows its owner the top of the deck (R8.3); he is a knower of it from now on (R14.6)."""
    struggle = state.struggle
    known = struggle.known.looked(seat, struggle.deck[:1])
    struggle = struggle._replace(passes=0, ready=struggle.ready & ~(1 << group), known=known)
    event = Event(
        {"kind": "peek", "by": seat, "with": GROUP_CODES[group], "group": GROUP_CODES[struggle.deck[0]]},
        hidden={"group": (seat,)},
        final=True,
    )
    return State(PEEK, seat, struggle, *state[3:]), [event]


def peeks(state: State, seat: Seat) -> list[Action]:
    if len(state.struggle.groups[seat]) < POPULATION[state.objective]:
        return [PEEK_RECRUIT, PEEK_DISCARD, PEEK_LEAVE]
    return [PEEK_DISCARD, PEEK_LEAVE]


def peeked(state: State, seat: Seat, action: Peek) -> tuple[State, list[Event]]:
    """What has become of the card (R8.3)."""
    struggle = state.struggle
    group = struggle.deck[0]
    data: dict[str, Plain] = {"kind": "peek_leave", "by": seat, "group": GROUP_CODES[group]}
    if action.choice == "leave":
        return _gone_on(state, seat, struggle, Event(data, hidden={"group": (seat,)}))
    if action.choice == "rec":
        struggle, _ = drawn(struggle, seat)
        data["kind"] = "peek_recruit"
    else:
        struggle = struggle._replace(deck=struggle.deck[1:], discard=(*struggle.discard, group))
        data["kind"] = "peek_discard"
    return _gone_on(state, seat, struggle, Event(data))


def event_used(state: State, seat: Seat, action: UseEvent) -> tuple[State, list[Event]]:
    """R12.3 to R12.5"""
    if action.card == SUMMIT:
        return event_cards.met(state, seat, action.on)
    if action.card == BENEFIT:
        state, events = event_cards.benefited(state, seat)
    else:
        state, events = event_cards.escalated(state, seat)
        if military(state.struggle):
            return state._replace(phase=NUCLEAR), events
    return _after_event(state, seat, events)


def _after_event(state: State, seat: Seat, events: list[Event]) -> tuple[State, list[Event]]:
    *before, last = events
    state, following = _gone_on(state, seat, state.struggle, last)
    return state, before + following


def escalations(state: State) -> list[Action]:
    return [ESCALATIONS[group] for group in military(state.struggle)]


def escalated_on(state: State, seat: Seat, group: int) -> tuple[State, list[Event]]:
    """The group named goes; the last one follows by itself, and the action is over (R12.4)."""
    state, event = event_cards.struck(state, seat, group)
    left = military(state.struggle)
    if len(left) > 1:
        return state, [event]
    state, last = event_cards.struck(state, seat, left[0])
    return _after_event(state, seat, [event, last])
