"""What lies on the table (R3), and how it gets there (R2).

A state is a value of small numbers: cards, agents and seats by their place in the canonical order, sets as bits. What
changes with every action of a struggle stands apart in `Struggle`, and first in `State`, so that a new state is quickly
made of an old one.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple, TypeAlias

from engines.chance import Chance
from engines.coldwar.actions import NONE
from engines.coldwar.box.contents import AGENT_CODES, BOX, GROUP_CODES, NATION_COUNT, OBJECTIVE_CODES, POINTS
from engines.game import Event, Seat, SetupError
from engines.zones import Known

# What is decided now. The views call the phases by these names.
BALANCE, ANALYST, PLANNING, START = "balance", "analyst", "planning", "start"
STRUGGLE, PEEK, NUCLEAR = "struggle", "peek", "nuclear"
NOBEL, DOUBLE_AGENT, CRYPTOGRAPHER = "nobel", "double_agent", "cryptographer"
DETENTE, ORDER, OVER = "detente", "order", "over"

# The phase of the turn that each belongs to.
STAGES = {
    BALANCE: "briefing",
    ANALYST: "briefing",
    PLANNING: "planning",
    START: "struggle",
    STRUGGLE: "struggle",
    PEEK: "struggle",
    NUCLEAR: "struggle",
    NOBEL: "ceasefire",
    DOUBLE_AGENT: "debriefing",
    CRYPTOGRAPHER: "debriefing",
    DETENTE: "detente",
    ORDER: "detente",
    OVER: "over",
}

OPEN, CLAIMED, BURIED = "open", "claimed", "buried"  # the current objective (R3.9)
ELIMINATED, DETAINED = "T", "D"  # why an agent is out (R3.1)

Groups: TypeAlias = tuple[int, ...]

ALL_GROUPS: Groups = tuple(range(len(GROUP_CODES)))


class Variant(NamedTuple):
    """What the number of seats and the roster decide (R2.1, R2.5)."""

    mode: str
    roster: str  # "" in duel
    seats: int
    agents: int  # the set that each seat owns
    target: int
    passes_to_end: int
    double_analyst: str
    cryptographer: str


class Struggle(NamedTuple):
    """The groups: in front of seats, in the deck, on the discard pile (R3.2), and how the struggle goes."""

    first: Seat  # who began, or NONE
    passes: int  # in a row
    groups: tuple[Groups, ...]  # by seat, in the order they came
    ready: int  # the set of those in play that are ready
    influence: tuple[int, ...]  # by seat (R3.4)
    deck: Groups  # top first
    known: Known  # who knows which groups of the deck (R14.6)
    discard: Groups  # the last is on top


class AgencyState(NamedTuple):
    """What one agency has: its agents by zone (R3.1) and its points (R3.5)."""

    hq: int
    leave: int
    out: tuple[tuple[int, str], ...]  # agent and cause, in the order they went
    field: int  # the Agent X, or NONE
    face_up: bool
    seen: int  # the seats that have seen him face down
    possible: int  # the headquarters as they were when he was chosen
    back: int  # who came back from leave after Planning
    won: tuple[int, ...]
    events: int  # the set of events among them, by their place behind the nations
    bonus: int
    vp: int


@dataclass(frozen=True, slots=True)
class Report:
    """What all saw of the end of a turn."""

    events: tuple[Event, ...] = ()

    def __hash__(self) -> int:
        return hash(tuple(event.kind for event in self.events))  # an event itself is made of plain data


class State(NamedTuple):
    """The whole table between two actions."""

    phase: str
    actor: Seat  # who must act; NONE in Planning and at the end
    struggle: Struggle
    sides: tuple[AgencyState, ...]
    variant: Variant
    turn: int
    balance: Seat
    objective: int
    status: str
    odeck: tuple[int, ...]  # objectives, top first
    oknown: Known  # who knows which of them (R14.6)
    spent: tuple[int, ...]  # events on the objective discard pile
    claims: tuple[int, ...]  # all objectives in scoring piles, in the order of claiming
    ranking: tuple[Seat, ...]  # of this turn's cease-fire, best first (R9.2); empty before
    dominator: Seat
    runner_up: Seat
    loser: Seat  # of the last cease-fire (R9.7)
    listening: tuple[Seat, ...]  # (by, on) of a pending listening, or empty (R10.10)
    analyst: Seat  # of a pending Analyst (R10.13)
    queue: tuple[Seat, ...]  # who will be looked at next in this phase
    report: Report  # of the last cease-fire and what followed
    ended: str  # why the match is over, or ""
    chance: Chance


NOTHING = Report()


@cache
def variant(seats: int, roster: str) -> Variant:
    """R2.1, R2.5. Raises SetupError."""
    mode = next((mode for mode in BOX.modes if mode.players == seats), None)
    chosen = next((known for known in BOX.rosters if known.id == roster), None)
    if mode is None:
        raise SetupError("bad_seats", seats=seats)
    if chosen is None:
        raise SetupError("bad_value", option="roster", value=roster)
    trio = mode.id == "trio"  # the option has no effect in duel
    agents = (*mode.agents, *chosen.adds) if trio else mode.agents
    return Variant(
        mode.id,
        roster if trio else "",
        seats,
        sum(1 << AGENT_CODES.index(code) for code in agents),
        mode.target,
        mode.passes_to_end,
        mode.double_analyst,
        chosen.cryptographer if trio else "none",
    )


def set_up(rules: Variant, odeck: tuple[int, ...], balance: Seat, chance: Chance) -> State:
    """The table before the first Briefing, with the objectives in this order (R2.2 to R2.6)."""
    sides = (fresh_side(rules.agents),) * rules.seats
    return State(
        phase=PLANNING,
        actor=NONE,
        struggle=gathered(rules.seats, ALL_GROUPS),
        variant=rules,
        turn=0,
        balance=balance,
        objective=NONE,
        status=OPEN,
        odeck=odeck,
        oknown=Known.nothing(rules.seats),
        spent=(),
        claims=(),
        sides=sides,
        ranking=(),
        dominator=NONE,
        runner_up=NONE,
        loser=NONE,
        listening=(),
        analyst=NONE,
        queue=(),
        report=NOTHING,
        ended="",
        chance=chance,
    )


def fresh_side(agents: int) -> AgencyState:
    """An agency with all its agents in headquarters (R2.4)."""
    return AgencyState(agents, 0, (), NONE, face_up=False, seen=0, possible=0, back=0, won=(), events=0, bonus=0, vp=0)


def gathered(seats: int, deck: Groups) -> Struggle:
    """All groups in the deck (R2.3, R5.4)."""
    return Struggle(NONE, 0, ((),) * seats, 0, (0,) * seats, deck, Known.nothing(seats), ())


def objectives_drawn(seats: int, chance: Chance) -> tuple[tuple[int, ...], Seat, Chance]:
    """The order of the objective deck and the first Balance holder, by lot (R2.2, R2.6)."""
    odeck, chance = chance.shuffled(range(len(OBJECTIVE_CODES)))
    balance, chance = chance.below(seats)
    return odeck, balance, chance


def with_side(state: State, seat: Seat, side: AgencyState) -> State:
    sides = (*state.sides[:seat], side, *state.sides[seat + 1 :])
    return State(state.phase, state.actor, state.struggle, sides, *state[4:])


def clockwise(start: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats from this one on."""
    return (*range(start, seats), *range(start))


def claimed(state: State, seat: Seat, objective: int) -> State:
    """The objective in the scoring pile of `seat`, its points counted (R3.6). Where it came from is not looked at."""
    side = state.sides[seat]
    events = side.events | 1 << objective - NATION_COUNT if objective >= NATION_COUNT else side.events
    side = side._replace(won=(*side.won, objective), events=events, vp=side.vp + POINTS[objective])
    return with_side(state._replace(claims=(*state.claims, objective)), seat, side)


def buried(state: State) -> State:
    """The current objective under the objective deck, where everyone knows it (R3.7, R14.6)."""
    card = state.objective
    return state._replace(status=BURIED, odeck=(*state.odeck, card), oknown=state.oknown.shown((card,)))
