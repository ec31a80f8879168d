"""The Debriefing (R10): the Agents X are revealed, and their plans applied in the order of Initiative.

Two plans ask their owner: the Double Agent's (R10.9) and, by one of the rosters, the Cryptographer's (R10.20). Each
`*_settled` function goes on from such a decision.
"""

from __future__ import annotations

from engines.coldwar.actions import INTERCEPTS, LEAVES, LISTENS, NONE, Action
from engines.coldwar.box.contents import (
    AGENT_CODES,
    AGENTS_IN,
    AMBASSADOR,
    ANALYST,
    ASSASSIN,
    BOX,
    DEPUTY,
    DIRECTOR,
    GROUP_CODES,
    INFLUENCE,
    INITIATIVE,
    MASTER_SPY,
    OBJECTIVE_CODES,
    POINTS,
)
from engines.coldwar.box.contents import CRYPTOGRAPHER as CRYPTOGRAPHER_CARD
from engines.coldwar.box.contents import DOUBLE_AGENT as DOUBLE_AGENT_CARD
from engines.coldwar.events import asked, shown, told
from engines.coldwar.phases.detente import relaxed
from engines.coldwar.state import (
    CLAIMED,
    CRYPTOGRAPHER,
    DETAINED,
    DOUBLE_AGENT,
    ELIMINATED,
    OPEN,
    State,
    buried,
    claimed,
    with_side,
)
from engines.game import Event, Seat


def left_field(state: State, seat: Seat, cause: str) -> State:
    """The Agent X of `seat` is out (R3.1)."""
    side = state.sides[seat]
    return with_side(state, seat, side._replace(field=NONE, out=(*side.out, (side.field, cause))))


def in_field(state: State, agent: int) -> list[Seat]:
    """The seats whose Agent X he is, best-ranked first (R10.4)."""
    return [seat for seat in state.ranking if state.sides[seat].field == agent]


def _plan(state: State, seat: Seat, agent: int, why: str = "") -> Event:
    """What an agent's plan comes to when his Initiative comes; `why` says what keeps it from working."""
    box = "own" if seat == state.dominator else "rival"  # R10.3
    return told(
        "plan", state, by=seat, agent=AGENT_CODES[agent], initiative=INITIATIVE[agent], box=box, works=not why, why=why
    )


def _won(state: State, seat: Seat, objective: int, events: list[Event], why: str) -> State:
    state = claimed(state, seat, objective)
    code = OBJECTIVE_CODES[objective]
    events.append(told("claim", state, by=seat, objective=code, points=POINTS[objective], why=why))
    return state


def debriefed(state: State, events: list[Event]) -> State:
    """Initiatives 1 to 3, where the Double Agent may have to be asked (R10.1 to R10.9)."""
    state = state._replace(phase=DOUBLE_AGENT)
    for seat, side in enumerate(state.sides):
        if side.field != NONE and not side.face_up:
            state = with_side(state, seat, side._replace(face_up=True))
            events.append(told("revealed", state, by=seat, agent=AGENT_CODES[side.field]))
    state = _master_spies(state, events)
    events += [_plan(state, seat, DEPUTY, "no_effect") for seat in in_field(state, DEPUTY)]
    return _double_agents(state, events)


def _master_spies(state: State, events: list[Event]) -> State:
    """R10.5, R10.6"""
    spies = in_field(state, MASTER_SPY)
    if state.status != OPEN:
        events += [_plan(state, seat, MASTER_SPY, "claimed") for seat in spies]
        return state
    losing = [seat for seat in spies if seat != state.dominator]
    for seat in spies:
        if losing:
            why = "" if seat == losing[0] else "better_ranked"
        else:
            why = "no_runner_up" if state.runner_up == NONE else ""
        events.append(_plan(state, seat, MASTER_SPY, why))
    if losing:
        return _won(state, losing[0], state.objective, events, "spy")._replace(status=CLAIMED)
    if spies and state.runner_up != NONE:
        return _won(state, state.runner_up, state.objective, events, "runner_up")._replace(status=CLAIMED)
    return state


def working(state: State, agent: int, seats: list[Seat]) -> Seat:
    """Whose Double Agent or Analyst works: the only one's, or the dominator's (R10.8, R10.12, R10.14)."""
    if len(seats) == 1:
        return seats[0]
    if agent == ANALYST and state.variant.double_analyst == "non_dominator":
        return next((seat for seat in seats if seat != state.dominator), NONE)
    return state.dominator if state.dominator in seats else NONE


def _met(state: State, agent: int, events: list[Event]) -> Seat:
    """Tell who of several of a kind works, and return him."""
    seats = in_field(state, agent)
    at_work = working(state, agent, seats)
    events += [_plan(state, seat, agent, "" if seat == at_work else "cancelled") for seat in seats]
    return at_work


def _double_agents(state: State, events: list[Event]) -> State:
    seat = _met(state, DOUBLE_AGENT_CARD, events)
    if seat != NONE:
        return asked(state, events, DOUBLE_AGENT, seat)
    return _analysts(state, events)


def betrayals(state: State, seat: Seat) -> list[Action]:
    """R10.9"""
    rivals = [other for other in range(state.variant.seats) if other != seat]
    return [
        *(LISTENS[on] for on in rivals),
        *(LEAVES[on][agent] for on in rivals for agent in AGENTS_IN[state.sides[on].hq] if agent != DEPUTY),
    ]


def listening_prepared(state: State, seat: Seat, on: Seat) -> tuple[State, list[Event]]:
    """R10.10"""
    events = [told("listening", by=seat, on=on)]
    return _analysts(state._replace(listening=(seat, on)), events), events


def sent_on_leave(state: State, seat: Seat, on: Seat, agent: int) -> tuple[State, list[Event]]:
    """R10.9, R10.11"""
    side = state.sides[on]
    state = with_side(state, on, side._replace(hq=side.hq & ~(1 << agent), leave=side.leave | 1 << agent))
    events = [told("sent_on_leave", state, by=seat, on=on, agent=AGENT_CODES[agent])]
    return _analysts(state, events), events


def _analysts(state: State, events: list[Event]) -> State:
    """Initiatives 4 to 7 (R10.12 to R10.20)."""
    seat = _met(state, ANALYST, events)
    if seat != NONE:
        events.append(told("analyst", by=seat))
        state = state._replace(analyst=seat)
    state = _directors(_strikes(state, events), events)
    if state.variant.cryptographer == "intercept":
        return _intercepts(state._replace(queue=tuple(in_field(state, CRYPTOGRAPHER_CARD))), events)
    return _closed(_decrypted(state, events), events)


def _strikes(state: State, events: list[Event]) -> State:
    """Assassins and Ambassadors: first it is determined who strikes whom, then all of it happens (R10.15, R10.16)."""
    dominator = state.dominator
    rivals = [seat for seat in state.ranking if seat != dominator and state.sides[seat].field != NONE]
    murder = state.sides[dominator].field == ASSASSIN and (bool(rivals) or state.status == OPEN)
    arrest = any(state.sides[seat].field == AMBASSADOR for seat in rivals)
    for seat in state.ranking:
        agent = state.sides[seat].field
        if agent == ASSASSIN:
            why = "no_effect" if seat != dominator else "" if murder else "claimed"
            events.append(_plan(state, seat, agent, why))
        elif agent == AMBASSADOR:
            events.append(_plan(state, seat, agent, "no_effect" if seat == dominator else ""))
    if murder:
        for seat in rivals:
            state = _removed(state, seat, ELIMINATED, events)
    if arrest:
        state = _removed(state, dominator, DETAINED, events)
    if murder and state.status == OPEN:
        state = buried(state)
        events.append(told("buried", state, objective=OBJECTIVE_CODES[state.objective], why="assassin"))
    return state


def _removed(state: State, seat: Seat, cause: str, events: list[Event]) -> State:
    """An agent is eliminated or detained, unless he is the Deputy Director (R10.7)."""
    code = AGENT_CODES[state.sides[seat].field]
    if state.sides[seat].field == DEPUTY:
        events.append(told("safe", by=seat, agent=code, cause="assassin" if cause == ELIMINATED else "ambassador"))
        return state
    after = left_field(state, seat, cause)
    if cause == ELIMINATED:
        events.append(told("eliminated", after, by=seat, agent=code, cause="assassin"))
    else:
        events.append(told("detained", after, by=seat, agent=code))
    return after


def _directors(state: State, events: list[Event]) -> State:
    """R10.18"""
    for seat in in_field(state, DIRECTOR):
        if seat != state.dominator:
            events.append(_plan(state, seat, DIRECTOR, "no_effect"))
        elif not state.odeck:
            events.append(_plan(state, seat, DIRECTOR, "empty"))
        else:
            events.append(_plan(state, seat, DIRECTOR))
            state = _won(state, seat, state.odeck[-1], events, "director")
            state = state._replace(odeck=state.odeck[:-1])
    return state


def _decrypted(state: State, events: list[Event]) -> State:
    """One group is turned over for all Cryptographers (R10.19)."""
    seats, struggle = in_field(state, CRYPTOGRAPHER_CARD), state.struggle
    events += [_plan(state, seat, CRYPTOGRAPHER_CARD, "" if struggle.deck else "empty") for seat in seats]
    if not seats or not struggle.deck:
        return state
    group = struggle.deck[0]
    points = BOX.facts.cipher_points if INFLUENCE[group] >= BOX.facts.cipher_influence else 0
    for seat in seats:
        side = state.sides[seat]
        state = with_side(state, seat, side._replace(bonus=side.bonus + points, vp=side.vp + points))
    struggle = struggle._replace(deck=struggle.deck[1:], discard=(*struggle.discard, group))
    state = state._replace(struggle=struggle)
    events.append(told("decrypted", state, group=GROUP_CODES[group], seats=[*seats], points=points))
    return state


def _intercepts(state: State, events: list[Event]) -> State:
    """The next Cryptographer looks at the top objective, and is a knower of it from now on (R10.20, R14.6)."""
    if not state.queue:
        return _closed(state, events)
    if not state.odeck:
        events += [_plan(state, seat, CRYPTOGRAPHER_CARD, "empty") for seat in state.queue]
        return _closed(state._replace(queue=()), events)
    seat, *later = state.queue
    events.append(_plan(state, seat, CRYPTOGRAPHER_CARD))
    events.append(shown(seat, "objective", "intercept", by=seat, objective=OBJECTIVE_CODES[state.odeck[0]], final=True))
    known = state.oknown.looked(seat, state.odeck[:1])
    return asked(state._replace(queue=tuple(later), oknown=known), events, CRYPTOGRAPHER, seat)


def interceptions() -> list[Action]:
    return list(INTERCEPTS)


def intercepted(state: State, seat: Seat, *, bury: bool) -> tuple[State, list[Event]]:
    """A buried card keeps its knowers: all have seen it move (R14.6)."""
    events = [told("intercept_bury" if bury else "intercept_keep", by=seat)]
    if bury:
        state = state._replace(odeck=state.odeck[1:] + state.odeck[:1])
    return _intercepts(state, events), events


def _closed(state: State, events: list[Event]) -> State:
    """R10.21"""
    if state.status == OPEN:
        state = _won(state, state.dominator, state.objective, events, "domination")._replace(status=CLAIMED)
    return relaxed(state, events)
