"""Briefing and Planning (R5, R6): the objective, the Balance token, the group deck, the Analyst, the Agents X."""

from __future__ import annotations

from itertools import permutations

from engines.coldwar.actions import BALANCES, CHOICES, NONE, Action, Arrange
from engines.coldwar.box.contents import AGENT_CODES, AGENTS_IN, BOX, GROUP_CODES, OBJECTIVE_CODES
from engines.coldwar.events import shown, told
from engines.coldwar.scoring import ended
from engines.coldwar.state import (
    ALL_GROUPS,
    ANALYST,
    BALANCE,
    OPEN,
    PLANNING,
    START,
    State,
    gathered,
    with_side,
)
from engines.game import Event, Plain, Seat

DEPTH = BOX.facts.analyst_depth


def begun(state: State, events: list[Event]) -> State:
    """A turn begins: the next objective is turned up, and the Balance token finds its place (R5.1 to R5.3)."""
    if not state.odeck:
        return ended(state, events, "no_objective")
    objective, turn = state.odeck[0], state.turn + 1
    sides = tuple(side._replace(possible=0, back=0, seen=0, face_up=False) for side in state.sides)
    state = state._replace(
        phase=BALANCE,
        turn=turn,
        objective=objective,
        status=OPEN,
        odeck=state.odeck[1:],
        sides=sides,
        ranking=(),
        dominator=NONE,
        runner_up=NONE,
        queue=(),
    )
    year = BOX.facts.first_year + turn - 1
    events.append(told("turn", state, turn=turn, year=year, objective=OBJECTIVE_CODES[objective]))
    if turn == 1:
        events.append(Event({"kind": "balance", "to": state.balance, "why": "drawn", "by": None}, chance=True))
        return _shuffled(state, events)
    return _balanced(state, events)


def lowest(state: State) -> tuple[Seat, ...]:
    """The seats with the lowest score (R5.3)."""
    least = min(side.vp for side in state.sides)
    return tuple(seat for seat, side in enumerate(state.sides) if side.vp == least)


def _balanced(state: State, events: list[Event]) -> State:
    last, loser = lowest(state), state.loser
    if len(last) == 1:
        to, why = last[0], "lowest"
    elif loser in last:
        to, why = loser, "loser"
    elif loser == NONE:
        to, why = state.balance, "stays"
    else:
        return state._replace(actor=loser)
    state = state._replace(balance=to)
    events.append(told("balance", state, to=to, why=why, by=None))
    return _shuffled(state, events)


def balances(state: State) -> list[Action]:
    return [BALANCES[seat] for seat in lowest(state)]


def balance_given(state: State, seat: Seat, to: Seat) -> tuple[State, list[Event]]:
    """The loser decides between the two others (R5.3b)."""
    state = state._replace(balance=to)
    events = [told("balance", state, to=to, why="given", by=seat)]
    return _shuffled(state, events), events


def _shuffled(state: State, events: list[Event]) -> State:
    """All groups are shuffled (R5.4); then the pending Analyst looks at the uppermost, if there is one (R5.5)."""
    deck, chance = state.chance.shuffled(ALL_GROUPS)
    state = state._replace(struggle=gathered(state.variant.seats, deck), chance=chance)
    events.append(Event({"kind": "shuffle"}, chance=True, after=state))
    seat = state.analyst
    if seat == NONE:
        return state._replace(phase=PLANNING, actor=NONE)
    groups: list[Plain] = [GROUP_CODES[group] for group in deck[:DEPTH]]
    events.append(shown(seat, "groups", "analyst_looks", by=seat, groups=groups, final=True))
    known = state.struggle.known.looked(seat, deck[:DEPTH])
    return state._replace(phase=ANALYST, actor=seat, struggle=state.struggle._replace(known=known))


def arrangements(state: State) -> list[Action]:
    return [Arrange(groups) for groups in permutations(state.struggle.deck[:DEPTH])]


def arranged(state: State, seat: Seat, groups: tuple[int, ...]) -> tuple[State, list[Event]]:
    """The Analyst has put three groups back; his owner goes on knowing them (R5.5, R14.6)."""
    struggle = state.struggle._replace(deck=groups + state.struggle.deck[DEPTH:])
    codes: list[Plain] = [GROUP_CODES[group] for group in groups]
    after = state._replace(phase=PLANNING, actor=NONE, struggle=struggle, analyst=NONE)
    return after, [shown(seat, "groups", "arranged", by=seat, groups=codes)]


# Planning (R6)


def planners(state: State) -> tuple[Seat, ...]:
    """Who has still to choose, without the one who listens and must wait (R6.3)."""
    return tuple(seat for seat, side in enumerate(state.sides) if side.field == NONE and not must_wait(state, seat))


def must_wait(state: State, seat: Seat) -> bool:
    return bool(state.listening) and state.listening[0] == seat


def choices(state: State, seat: Seat) -> list[Action]:
    """R6.1"""
    return [CHOICES[agent] for agent in AGENTS_IN[state.sides[seat].hq]]


def chosen(state: State, seat: Seat, agent: int) -> tuple[State, list[Event]]:
    """The agent lies face down; whoever listens has seen him (R6.1 to R6.3)."""
    side, code = state.sides[seat], AGENT_CODES[agent]
    side = side._replace(field=agent, hq=side.hq & ~(1 << agent), possible=side.hq, seen=1 << seat)
    state = with_side(state, seat, side)
    events = [shown(seat, "agent", "chosen", state, by=seat, agent=code, final=True)]
    if state.listening and state.listening[1] == seat:
        listener = state.listening[0]
        state = with_side(state._replace(listening=()), seat, side._replace(seen=side.seen | 1 << listener))
        events.append(shown(listener, "agent", "overheard", state, by=listener, on=seat, agent=code))
    if any(side.field == NONE for side in state.sides):
        return state, events
    return _all_chosen(state, events), events


def _all_chosen(state: State, events: list[Event]) -> State:
    """Everyone on leave comes back, and the Balance holder may name who begins (R6.4)."""
    back: list[Plain] = [
        [seat, AGENT_CODES[agent]] for seat, side in enumerate(state.sides) for agent in AGENTS_IN[side.leave]
    ]
    if back:
        events.append(told("back", agents=back))
    sides = tuple(side._replace(hq=side.hq | side.leave, back=side.leave, leave=0) for side in state.sides)
    return state._replace(phase=START, actor=state.balance, sides=sides)
