"""What leaves the game, declared: views, events, choices, details of refusals. What it all means is told in `view` and
`choices`; whether the parts of a view go together is looked at in `consistency`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias, TypedDict

from engines.cercle import actions as act
from engines.cercle.box.contents import (
    ACTION_IDS,
    COLOUR_IDS,
    DIVISION_CODES,
    NATIONS,
    PILE_CODES,
    RULES,
    SPY_CODES,
)
from engines.cercle.consistency import consistent, consistent_choices
from engines.cercle.scoring import ENDS, START
from engines.cercle.state import LINES
from engines.shapes import (
    Between,
    Breakdown,
    BySeat,
    Exactly,
    Fields,
    GameShapes,
    Most,
    OneOf,
    Seat,
    Seats,
    SomeSeats,
    Spelled,
)

Spy: TypeAlias = Annotated[str, OneOf(SPY_CODES)]
Spies: TypeAlias = Annotated[list[Spy], Most(len(SPY_CODES))]
Division: TypeAlias = Annotated[str, OneOf(DIVISION_CODES)]
Divisions: TypeAlias = Annotated[list[Division], Most(len(DIVISION_CODES))]
ServiceId: TypeAlias = Annotated[str, OneOf(NATIONS)]
ColourId: TypeAlias = Annotated[str, OneOf(COLOUR_IDS)]
ActionId: TypeAlias = Annotated[str, OneOf(ACTION_IDS)]
Target: TypeAlias = Annotated[str, Spelled(r"[ISRO][1-4][abc]|N[0-2][0-9]|[1-6][ISRO]|P[1-6]|\*")]
Targets: TypeAlias = Annotated[list[Target], Most(2)]
StepText: TypeAlias = Annotated[str, Spelled(r"[ISRO][1-4][abc]|N[0-2][0-9]|[1-6][ISRO]|P[1-6]|[ISRO][1-9][0-9]?")]
Points: TypeAlias = Annotated[int, Between(0, 999)]
Change: TypeAlias = Annotated[int, Between(-99, 99)]
Secrets: TypeAlias = Annotated[int, Between(0, RULES.division_max)]
FourSecrets: TypeAlias = Annotated[list[Secrets], Exactly(len(DIVISION_CODES))]
Price: TypeAlias = Annotated[int, Between(0, act.MOST)]
Few: TypeAlias = Annotated[int, Between(0, len(SPY_CODES))]
Edge: TypeAlias = Annotated[int, Between(1, RULES.wheel_slots)]
EdgeOrNone: TypeAlias = Annotated[int, Between(0, RULES.wheel_slots)]
TurnNumber: TypeAlias = Annotated[int, Between(0, 9_999)]
PhaseNumber: TypeAlias = Annotated[int, Between(1, 3)]
Places: TypeAlias = Annotated[list[tuple[Seat, Division]], Most(2)]

_OF_SEATS = (*DIVISION_CODES, "vp", "service")
Component: TypeAlias = Annotated[
    str,
    OneOf(
        (
            *(*SPY_CODES, "circle", "first", "turn", "phase", "wheel"),
            *(f"{seat}:{name}" for seat in range(6) for name in _OF_SEATS),
        )
    ),
]
_CODES = "|".join(SPY_CODES)
PlaceName: TypeAlias = Annotated[
    str,
    Spelled(
        rf"pile:({'|'.join(PILE_CODES)}):[0-2]|open:[0-9]|wheel:[1-8]:[0-9]{{1,2}}:({{seat}}|-)"
        rf"|ready:{{seat}}:[0-9]{{1,2}}(:posted)?|on:({_CODES}):(guard|recruiter:{{seat}})"
        r"|deployed:{seat}:[0-9]{1,2}:{seat}|infiltrated:{seat}:[0-9]{1,2}|out:[0-9]{1,2}|acting:{seat}"
        r"|arrived:[0-9]{1,2}:({seat}|-)|chaos:[0-9]{1,3}|seat:{seat}|turn:[0-9]{1,4}|phase:[0-3]|turned:[0-7]"
        r"|vp:[0-9]{1,3}|secrets:[0-9]{1,2}|service:(passive|active|used)|\?deck"
    ),
]
Move: TypeAlias = tuple[Component, PlaceName | None, PlaceName | None]

_BY: Fields = {"by": Seat}
_BY_SPY: Fields = {"by": Seat, "spy": Spy}
_AT_SPY: Fields = {"by": Seat, "spy": Spy, "target": Spy}
_AT_SEAT: Fields = {"by": Seat, "spy": Spy, "seat": Seat}
_How: TypeAlias = Literal["chosen", "dealt"]

EVENTS: Mapping[str, Fields] = {
    "first": {"seat": Seat, "why": Literal["drawn", "chosen"]},
    "dealt": {"open": Spies},
    "colour": {"by": Seat, "colour": ColourId, "why": _How},
    "service": {"by": Seat, "service": ServiceId, "why": _How},
    "turn": {"turn": TurnNumber, "first": Seat},
    "phase": {"phase": PhaseNumber},
    "income": {"by": Seat, "secrets": Secrets, "choked": Spies},
    "activate": {"by": Seat, "card": Spy, "edge": Edge, "kind_of": Literal["free", "coloured", "neutral"]},
    "opened": {"card": Spy},
    "share": {"by": Seat, "secrets": FourSecrets},
    "arrest": {"seat": Seat, "division": Division, "times": Few, "vp": Points, "circle": Points},
    "announce": {"by": Seat, "spy": Spy, "action": ActionId, "targets": Targets},
    "veto": {"by": Seat, "spy": Spy, "employer": Seat},
    "allow": _BY_SPY,
    "repel": {"by": Seat, "guard": Spy, "spy": Spy, "attacker": Spy, "forced": bool},
    "let_pass": _BY_SPY,
    "gain": {"by": Seat, "spy": Spy, "gifts": Places},
    "burn": {"by": Seat, "spy": Spy, "losses": Places},
    "choke": _AT_SEAT,
    "boost": {**_AT_SPY, "edge": EdgeOrNone},
    "delay": {**_AT_SPY, "edge": Edge},
    "open": _BY_SPY,
    "recruit": _AT_SPY,
    "mask": _AT_SPY,
    "desert": {**_AT_SPY, "employer": Seat},
    "guard": {"by": Seat, "spy": Spy, "ward": Spy | None},
    "capture": _BY_SPY,
    "kill": {**_AT_SPY, "employer": Seat},
    "swap": {"by": Seat, "spy": Spy, "targets": tuple[Spy, Spy], "seats": tuple[Seat, Seat]},
    "thwart": {**_AT_SPY, "employer": Seat, "edge": Edge},
    "thwart_seat": _AT_SEAT,
    "prepare": {
        "spy": Spy,
        "employer": Seat,
        "edge": Edge,
        "why": Literal[
            "acted",
            "vetoed",
            "repelled",
            "guard",
            "ward_gone",
            "choke",
            "thwart",
            "purse",
            "recruiter",
            "spin",
        ],
    },
    "infiltrate": {"by": Seat, "spy": Spy, "vp": Points},
    "butterfly": {"by": Seat, "vp": Points, "butterflies": Few},
    "unmask": {"by": Seat, "spy": Spy, "vp": Points, "circle": Points},
    "activate_marker": _BY,
    "end_turn": _BY,
    "rotate": {"by": Seat | None, "spy": Spy | None},
    "home": _BY_SPY,
    "named": {"by": Seat, "spy": Spy, "recruiter": Spy, "division": Division},
    "majority": {"by": Seat, "spy": Spy, "division": Division, "secrets": Secrets},
    "auction": {"spy": Spy, "divisions": Divisions, "seats": SomeSeats},
    "bid": {"by": Seat, "bid": Price},
    "bid_pass": _BY,
    "bid_out": {"by": Seat, "bid": Price},
    "pay": {"by": Seat, "spy": Spy, "price": Price, "purses": Spies, "secrets": FourSecrets},
    "hire": {"by": Seat, "spy": Spy, "price": Price, "why": Literal["majority", "auction"]},
    "spin": _BY_SPY,
    "no_spin": _BY,
    "end": {"winners": SomeSeats, "why": Annotated[str, OneOf(tuple(ENDS))]},
}


class Activated(TypedDict):
    free: bool
    coloured: bool
    neutral: bool


class ActingShape(TypedDict):
    spy: Spy
    by: Seat
    action: ActionId
    targets: Targets


class DivisionOf(TypedDict):
    spy: Spy
    recruiter: Spy


AuctionShape = TypedDict(
    "AuctionShape",
    {
        "spy": Spy,
        "divisions": Divisions,
        "order": SomeSeats,
        "in": SomeSeats,
        "bids": BySeat[Price],
        "bid": Price,
        "cover": BySeat[Price],
        "winner": Seat | None,
        "price": Price | None,
    },
)


class DraftShape(TypedDict):
    kind: Literal["action", "share", "pay"]
    spy: Annotated[str, OneOf(("", *SPY_CODES))]
    steps: Annotated[list[StepText], Most(act.MOST)]
    left: Price


class View(TypedDict):
    phase: Literal[
        "setup_colour",
        "setup_service",
        "p1_turn",
        "p1_share",
        "p2_turn",
        "p2_target",
        "r_veto",
        "r_guard",
        "h_division",
        "h_bid",
        "h_pay",
        "p3_spin",
        "over",
    ]
    stage: Annotated[int, Between(0, 3)]
    actors: Seats
    scores: BySeat[Points]
    breakdown: Breakdown
    turn: TurnNumber
    round: TurnNumber
    turn_limit: TurnNumber
    first: Seat
    seat: Seat | None
    goal: Points
    circle_goal: Points
    circle: Points
    colours: BySeat[ColourId | None]
    services: BySeat[ServiceId | None]
    markers: BySeat[Literal["passive", "active", "used"]]
    secrets: BySeat[FourSecrets]
    butterflies: BySeat[Few]
    left: Secrets
    activated: Activated
    duty: bool
    infiltrations: tuple[Few, Few]
    acted: Spies
    next_rotation: TurnNumber
    acting: ActingShape | None
    attacked: Spy | None
    division_of: DivisionOf | None
    auction: AuctionShape | None
    draft: DraftShape | None
    deck: Few
    where: Annotated[dict[Component, PlaceName], Most(len(SPY_CODES) + 5 + 6 * len(_OF_SEATS))]


_NOTHING: Fields = {}
_SECRETS: Fields = {
    "division": Division,
    "after": Secrets,
    "left": Price,
    "arrests": Few,
    "vp": Points,
    "circle": Points,
}
_ACTIVATION: Fields = {"spy": Spy, "edge": Edge, "turn": TurnNumber, "cost": Secrets, "hired_by": SomeSeats}
CHOICES: Mapping[type, Fields] = {
    act.ActivatePile: _ACTIVATION,
    act.ActivateNeutral: _ACTIVATION,
    act.Amount: _SECRETS,
    act.Use: {
        "spy": Spy,
        "action": ActionId,
        "targets": Few,
        "edge": EdgeOrNone,
        "turn": TurnNumber,
        "vp": Points,
        "circle": Points,
        "veto": Seat | None,
    },
    act.AtDivision: {
        "kind": Literal["secret"],
        "seat": Seat,
        "division": Division,
        "after": Secrets,
        "arrests": Few,
        "vp": Points,
        "circle": Points,
    },
    act.AtSpy: {
        "kind": Literal["spy", "purse"],
        "spy": Spy,
        "edge": EdgeOrNone,
        "turn": TurnNumber,
        "employer": Seat | None,
        "out": bool,
        "guarded": Literal["no", "may", "must"],
        "hired_by": Seats,
        "left": Price,
    },
    act.AtSeat: {"kind": Literal["seat"], "seat": Seat, "turn": TurnNumber, "income": Secrets | None},
    act.Post: {"kind": Literal["post"], "covers": Spies},
    act.NoMore: {"kind": Literal["none"]},
    act.Infiltrate: {"spy": Spy, "vp": Points, "butterflies": Few},
    act.Unmask: {"spy": Spy, "vp": Points, "circle": Points},
    act.ActivateMarker: {"vp": Change},
    act.Veto: {"spy": Spy},
    act.Repel: {"guard": Spy, "edge": Edge, "turn": TurnNumber},
    act.NameDivision: {"division": Division, "hired_by": SomeSeats, "auction": bool},
    act.Bid: {"bid": Price, "cover": Price, "left": Price},
    act.PassBid: {"hires": Seat},
    act.Spin: {"spy": Spy, "edge": Edge, "turn": TurnNumber, "arrivals": Spies},
}


def choice(action: Any) -> Fields:
    """What is told of an action."""
    return CHOICES.get(type(action), _NOTHING)


class Details(TypedDict, total=False):
    """Of refusals, and of positions that cannot be played."""

    spy: Spy
    guard: Spy
    seat: Seat
    division: Division
    left: Price
    most: Price
    option: Annotated[str, Most(40)]
    why: Annotated[str, Most(40)]
    part: Annotated[str, Most(80)]


SHAPES = GameShapes(
    View,
    EVENTS,
    Details,
    tuple(ENDS),
    (START, *LINES),
    choice,
    consistent=consistent,
    consistent_choices=consistent_choices,
    move=Move,
)
