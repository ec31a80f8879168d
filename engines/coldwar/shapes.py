"""What leaves the game, declared: views, events, choices, details of refusals. What it all means is told in `view` and
`choices`; whether the parts of a view go together is looked at in `consistency`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias, TypedDict

from engines.coldwar import actions as act
from engines.coldwar.box.contents import (
    AGENCY_CODES,
    AGENT_CODES,
    BENEFIT,
    BOX,
    FACTION_CODES,
    GROUP_CODES,
    NUCLEAR,
    OBJECTIVE_CODES,
    PHASES,
    ROSTER_IDS,
)
from engines.coldwar.consistency import consistent, consistent_choices
from engines.coldwar.scoring import BONUS, ENDS
from engines.coldwar.state import DETAINED, ELIMINATED
from engines.shapes import (
    Between,
    Breakdown,
    BySeat,
    Count,
    Exactly,
    Fields,
    GameShapes,
    Most,
    OneOf,
    Seat,
    Seats,
    SomeSeats,
    Spelled,
    Tagged,
)

Agency: TypeAlias = Annotated[str, OneOf(AGENCY_CODES)]
Agent: TypeAlias = Annotated[str, OneOf(AGENT_CODES)]
Agents: TypeAlias = Annotated[list[Agent], Most(len(AGENT_CODES))]
SeatAgents: TypeAlias = Annotated[list[tuple[Seat, Agent]], Most(len(AGENCY_CODES) * len(AGENT_CODES))]
Group: TypeAlias = Annotated[str, OneOf(GROUP_CODES)]
Groups: TypeAlias = Annotated[list[Group], Most(len(GROUP_CODES))]
Objective: TypeAlias = Annotated[str, OneOf(OBJECTIVE_CODES)]
Objectives: TypeAlias = Annotated[list[Objective], Most(len(OBJECTIVE_CODES))]
Mode: TypeAlias = Annotated[str, OneOf(tuple(mode.id for mode in BOX.modes))]
Roster: TypeAlias = Annotated[str, OneOf(("", *ROSTER_IDS))]
Influence: TypeAlias = Annotated[int, Between(0, 1_000)]
Points: TypeAlias = Annotated[int, Between(-1_000, 1_000)]
Turn: TypeAlias = Annotated[int, Between(0, BOX.facts.last_turn)]
Year: TypeAlias = Annotated[int, Between(0, 9_999)]
Cause: TypeAlias = Literal["disorder", "assassin", "ambassador"]
Why: TypeAlias = Literal[
    "",
    "no_effect",
    "claimed",
    "better_ranked",
    "no_runner_up",
    "cancelled",
    "empty",
]

_OF_AGENCIES = (*AGENT_CODES, "score", "influence", "token", "?", *(f"?{number}" for number in range(len(AGENT_CODES))))
Component: TypeAlias = Annotated[
    str,
    OneOf(
        (
            *(*GROUP_CODES, *OBJECTIVE_CODES, "balance", "phase", "turn"),
            *(f"{agency}:{name}" for agency in AGENCY_CODES for name in _OF_AGENCIES),
        )
    ),
]
PlaceName: TypeAlias = Annotated[
    str,
    Spelled(
        r"groups:{seat}:[0-9]{1,2}:(ready|mobilised)|discard|objective|domination|seat:{seat}|spent:[0-9]{1,2}"
        r"|(won|hq|leave):{seat}:[0-9]{1,2}|out:{seat}:[0-9]{1,2}:[TD]|field:{seat}:(up|down)"
        r"|phase:(briefing|planning|struggle|ceasefire|debriefing|detente|over)|turn:[0-9]{1,3}:[0-9]{4}"
        r"|(score|influence):-?[0-9]{1,3}|\?(deck|discard|objectives)"
    ),
]
Move: TypeAlias = tuple[Component, PlaceName | None, PlaceName | None]

_BY: Fields = {"by": Seat}
_BY_AGENT: Fields = {"by": Seat, "agent": Agent}
_BY_GROUP: Fields = {"by": Seat, "group": Group}
_STRIKE: Fields = {"by": Seat, "with": Group, "group": Group, "owner": Seat}

EVENTS: Mapping[str, Fields] = {
    "setup": {"mode": Mode, "roster": Roster, "target": Count, "agencies": BySeat[Agency]},
    "turn": {"turn": Turn, "year": Year, "objective": Objective},
    "balance": {"to": Seat, "why": Literal["drawn", "lowest", "loser", "stays", "given"], "by": Seat | None},
    "shuffle": {},
    "analyst_looks": {"by": Seat, "groups": Groups | None},
    "arranged": {"by": Seat, "groups": Groups | None},
    "chosen": {"by": Seat, "agent": Agent | None},
    "overheard": {"by": Seat, "on": Seat, "agent": Agent | None},
    "back": {"agents": SeatAgents},
    "first": {"by": Seat, "seat": Seat},
    "recruit": _BY_GROUP,
    "destroy": _STRIKE,
    "mobilise": _STRIKE,
    "make_ready": _STRIKE,
    "steal": _STRIKE,
    "give": {"by": Seat, "with": Group, "group": Group, "to": Seat},
    "peek": {"by": Seat, "with": Group, "group": Group | None},
    "peek_recruit": _BY_GROUP,
    "peek_discard": _BY_GROUP,
    "peek_leave": {"by": Seat, "group": Group | None},
    "pass": {"by": Seat, "count": Count},
    "event_used": {"by": Seat, "objective": Objective, "points": Points},
    "benefit": _BY_GROUP,
    "nuclear": {"by": Seat, "group": Group, "owner": Seat},
    "summit": {"by": Seat, "on": Seat, "agent": Agent | None},
    "ceasefire": {"why": Literal["passes", "deck"]},
    "totals": {"influence": BySeat[Influence], "stability": Influence, "ranking": BySeat[Seat]},
    "tie": {"seats": SomeSeats, "faction": Annotated[str, OneOf(("", *FACTION_CODES))], "ahead": Seat},
    "dominates": {"by": Seat, "objective": Objective},
    "nobody": {"objective": Objective},
    "disorder": {"by": Seat, "excess": Influence},
    "revealed": _BY_AGENT,
    "eliminated": {**_BY_AGENT, "cause": Cause},
    "safe": {**_BY_AGENT, "cause": Cause},
    "saved": _BY_AGENT,
    "claim": {
        "by": Seat,
        "objective": Objective,
        "points": Points,
        "why": Literal["spy", "runner_up", "director", "domination", "survivor"],
    },
    "buried": {"objective": Objective, "why": Literal["assassin", "disorder"]},
    "plan": {**_BY_AGENT, "initiative": Count, "box": Literal["own", "rival"], "works": bool, "why": Why},
    "listening": {"by": Seat, "on": Seat},
    "sent_on_leave": {"by": Seat, "on": Seat, "agent": Agent},
    "analyst": _BY,
    "detained": _BY_AGENT,
    "decrypted": {"group": Group, "seats": SomeSeats, "points": Points},
    "intercept": {"by": Seat, "objective": Objective | None},
    "intercept_keep": _BY,
    "intercept_bury": _BY,
    "on_leave": {"agents": SeatAgents},
    "home": _BY_AGENT,
    "collected": {},
    "space": {"by": Seat, "objectives": Objectives | None},
    "ordered": {"by": Seat, "objectives": Objectives | None},
    "olympics": _BY_AGENT,
    "extra_turn": {"seats": SomeSeats},
    "end": {"winners": SomeSeats, "why": Annotated[str, OneOf(tuple(ENDS))]},
}


Stage: TypeAlias = Annotated[str, OneOf((*PHASES, "over"))]
REPORTED: Mapping[str, Fields] = {kind: {**fields, "stage": Stage} for kind, fields in EVENTS.items()}


class ObjectiveShape(TypedDict):
    id: Objective
    kind: Literal["nation", "event"]
    stability: Influence
    population: Count
    vp: Points
    profile: Annotated[list[Annotated[str, OneOf(FACTION_CODES)]], Exactly(len(FACTION_CODES))]
    status: Literal["open", "claimed", "buried"]


class ObjectiveDeck(TypedDict):
    count: Annotated[int, Between(0, len(OBJECTIVE_CODES))]
    known: Annotated[list[tuple[Count, Objective]], Most(len(OBJECTIVE_CODES))]


class GroupDeck(TypedDict):
    count: Annotated[int, Between(0, len(GROUP_CODES))]
    known: Annotated[list[tuple[Count, Group]], Most(len(GROUP_CODES))]


class Discard(TypedDict):
    count: Annotated[int, Between(0, len(GROUP_CODES))]
    top: Group | None


class GroupInPlay(TypedDict):
    id: Group
    ready: bool


class AgencyShape(TypedDict):
    agency: Agency
    influence: Influence
    excess: Influence
    groups: Annotated[list[GroupInPlay], Most(len(GROUP_CODES))]
    room: Annotated[int, Between(-len(GROUP_CODES), len(GROUP_CODES))]
    agent: Agent | None
    agent_is: Literal["none", "hidden", "known", "revealed"]
    hq: Agents | None
    hq_count: Annotated[int, Between(0, len(AGENT_CODES))]
    possible: Agents | None
    back: Agents
    leave: Agents
    out: Annotated[list[tuple[Agent, Annotated[str, OneOf((ELIMINATED, DETAINED))]]], Most(len(AGENT_CODES))]
    won: Objectives
    bonus: Points
    passed: bool


class Pending(TypedDict):
    listening: tuple[Seat, Seat] | None
    analyst: Seat | None


Looking: TypeAlias = Annotated[
    dict[str, Any],
    Tagged(
        "what",
        {
            "groups": {"cards": Annotated[list[Group], Most(3)]},
            "group": {"cards": Annotated[list[Group], Exactly(1)]},
            "objectives": {"cards": Annotated[list[Objective], Most(3)]},
            "objective": {"cards": Annotated[list[Objective], Exactly(1)]},
        },
    ),
]


class View(TypedDict):
    phase: Literal[
        "balance",
        "analyst",
        "planning",
        "start",
        "struggle",
        "peek",
        "nuclear",
        "nobel",
        "double_agent",
        "cryptographer",
        "detente",
        "order",
        "over",
    ]
    stage: Stage
    actors: Seats
    scores: BySeat[Points]
    breakdown: Breakdown
    mode: Mode
    roster: Roster
    target: Count
    turn: Turn
    year: Year
    last_turn: Count
    where: Annotated[dict[Component, PlaceName], Most(len(GROUP_CODES) + len(OBJECTIVE_CODES) + 40)]
    balance: Seat
    first: Seat | None
    passes: Count
    passes_to_end: Count
    objective: ObjectiveShape
    objectives: ObjectiveDeck
    groups: GroupDeck
    discard: Discard
    spent: Objectives
    seats: BySeat[AgencyShape]
    dominator: Seat | None
    runner_up: Seat | None
    ranking: Seats
    loser: Seat | None
    pending: Pending
    looking: Looking | None
    next_up: Seats
    report: Annotated[list[Annotated[dict[str, Any], Tagged("kind", REPORTED)]], Most(200)]


_ACTIVATION: Fields = {
    "verb": Literal["destroy", "mobilise", "make_ready", "steal", "give", "peek"],
    "group": Group | None,
    "owner": Seat | None,
    "to": Seat | None,
    "influence": BySeat[Influence],
}
_BENEFIT: Fields = {"group": Group, "influence": BySeat[Influence]}
_NUCLEAR: Fields = {"groups": Groups}
_NOTHING: Fields = {}
CHOICES: Mapping[type, Fields] = {
    act.Recruit: {"seat": Seat, "room": Count},
    act.Activate: _ACTIVATION,
    act.Pass: {"ends": bool},
    act.Choose: {"agent": Agent},
}


def choice(action: Any) -> Fields:
    """What a view tells of an action."""
    if isinstance(action, act.UseEvent):
        return {BENEFIT: _BENEFIT, NUCLEAR: _NUCLEAR}.get(action.card, _NOTHING)
    return CHOICES.get(type(action), _NOTHING)


class Details(TypedDict, total=False):
    agent: Agent
    group: Group
    objective: Objective
    on: Seat
    to: Seat
    total: Influence
    stability: Influence


SHAPES = GameShapes(
    View,
    EVENTS,
    Details,
    tuple(ENDS),
    (*OBJECTIVE_CODES, BONUS),
    choice,
    consistent=consistent,
    consistent_choices=consistent_choices,
    move=Move,
)
