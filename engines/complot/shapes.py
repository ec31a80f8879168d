"""What leaves the game, declared: views, events, choices, details of refusals. What it all means is told in `view`,
`where` and `choices`; whether the parts of a view go together is looked at in `consistency`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias, TypedDict

from engines.complot import actions as act
from engines.complot.box.contents import (
    CARD_CODES,
    CARD_TYPES,
    FAILURES,
    MISSION_CODES,
    MISSION_KINDS,
    PLACE_COUNT,
    UNIT_CODES,
)
from engines.complot.box.elements import CODES, FIGURES, GARRISON, NEUTRAL, OF_ORIGIN, SHORT, members
from engines.complot.consistency import PHASES, consistent, consistent_choices, consistent_event
from engines.complot.scoring import ENDINGS
from engines.complot.state import LINES
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

Element: TypeAlias = Annotated[str, OneOf(CODES)]
Elements: TypeAlias = Annotated[list[Element], Most(len(CODES))]
Figure: TypeAlias = Annotated[str, OneOf(FIGURES)]
Figures: TypeAlias = Annotated[list[Figure], Most(len(FIGURES))]
Card: TypeAlias = Annotated[str, OneOf(CARD_CODES)]
Cards: TypeAlias = Annotated[list[Card], Most(len(CARD_CODES))]
Mission: TypeAlias = Annotated[str, OneOf(MISSION_CODES)]
Missions: TypeAlias = Annotated[list[Mission], Most(len(MISSION_CODES))]
MissionKind: TypeAlias = Annotated[str, OneOf(MISSION_KINDS)]
PlaceId: TypeAlias = Annotated[int, Between(1, PLACE_COUNT)]
PlaceIds: TypeAlias = Annotated[list[PlaceId], Most(PLACE_COUNT)]
Foe: TypeAlias = Annotated[str, OneOf(tuple(SHORT[unit] for unit in members(OF_ORIGIN[NEUTRAL])))]
Face: TypeAlias = Annotated[int, Between(1, 6)]
Faces: TypeAlias = Annotated[list[Face], Most(60)]
DiceNumbers: TypeAlias = Annotated[list[Annotated[int, Between(1, 60)]], Most(60)]
SeatFaces: TypeAlias = Annotated[list[tuple[Seat, Face]], Most(400)]
Points: TypeAlias = Annotated[int, Between(0, 999)]
Change: TypeAlias = Annotated[int, Between(-99, 99)]
Few: TypeAlias = Annotated[int, Between(0, 120)]
Percent: TypeAlias = Annotated[int, Between(0, 100)]
RoundNumber: TypeAlias = Annotated[int, Between(1, 8)]
Pile: TypeAlias = Annotated[int, Between(1, 2)]
UnitKind: TypeAlias = Annotated[str, OneOf(UNIT_CODES)]
WhatRoll: TypeAlias = Literal[
    "recruitment",
    "bombing",
    "assassination",
    "capture",
    "interrogation",
    "corruption",
    "duel",
    "mission",
    "plot",
    "validity",
]

_FOES = tuple(f"{MISSION_CODES[m]}.{SHORT[unit]}" for m, group in enumerate(GARRISON) for unit in members(group))
_SEATED = tuple(CODES[unit] for origin in range(NEUTRAL) for unit in members(OF_ORIGIN[origin]))
_MARKERS = ("round", *(f"{seat}:{name}" for seat in range(NEUTRAL) for name in ("ip", "ap")))
COMPONENTS = (
    *(*FIGURES, *_SEATED, *CARD_CODES, *MISSION_CODES, *_FOES, *_MARKERS),
    *(f"object:{code}" for code in MISSION_CODES),
)
Component: TypeAlias = Annotated[str, OneOf(COMPONENTS)]
_P = "([1-9]|[12][0-9]|3[0-3])"
_E = "|".join((*FIGURES, "[A-E][.][ackds][1-5]"))
PlaceName: TypeAlias = Annotated[
    str,
    Spelled(
        rf"{{seat}}@{_P}|reserve:{{seat}}|gone|drawn:{{seat}}:[0-9]{{1,2}}|hand:{{seat}}:[0-9]{{1,2}}|shown:[01]"
        rf"|discard:[0-9]{{1,2}}|on:({_E})|laid:{_P}|scored:{{seat}}:[0-9]{{1,2}}|active:{_P}|kept:{{seat}}:[0-9]{{1,2}}"
        rf"|garrison:{_P}|with:({_E})|lies:{_P}|box|ip:[0-9]{{1,3}}|ap:[0-9]{{1,3}}|round:[1-8]"
        r"|\?(figures|unseen|piles)"
    ),
]
Move: TypeAlias = tuple[Component, PlaceName | None, PlaceName | None]

_BY: Fields = {"by": Seat}
_BY_PLACE: Fields = {"by": Seat, "place": PlaceId}
_BY_ELEMENT: Fields = {"by": Seat, "element": Element}
_AT_ELEMENT: Fields = {"by": Seat, "element": Element, "target": Element}
_BY_MISSION: Fields = {"by": Seat, "mission": Mission}
_GROUP: Fields = {"by": Seat, "elements": Elements}
_WAY: Fields = {**_GROUP, "origin": PlaceId, "place": PlaceId}
_DRAW: Fields = {"by": Seat, "cards": Cards | None, "count": Few}

EVENTS: Mapping[str, Fields] = {
    "dealt": {"figures": BySeat[Figure], "aside": Figures},
    "drawer": {"by": Seat, "faces": SeatFaces},
    "round": {"round": RoundNumber},
    "phase": {"phase": Annotated[int, Between(1, 8)]},
    "healed": {**_BY_ELEMENT, "place": PlaceId},
    "order": {"by": Seat, "order": SomeSeats},
    "scoop": {"by": Seat, "order": SomeSeats},
    "ranking": {"faces": SeatFaces},
    "mission": {**_BY_MISSION, "pile": Pile, "back": MissionKind | None},
    "mission_out": {**_BY_MISSION, "pile": Pile},
    "drop": {"by": Seat, "cards": Cards},
    "reshuffled": {"count": Few},
    "draw": _DRAW,
    "bonus_draw": _DRAW,
    "keep": {"by": Seat, "card": Card | None, "under": Card | None},
    "autonomy": {"points": BySeat[Points]},
    "unit_won": {**_BY_ELEMENT, "place": PlaceId, "out": Element | None},
    "declined": {"by": Seat, "unit": UnitKind},
    "recruit": {"by": Seat, "places": PlaceIds, "cards": Cards, "sixes": Few},
    "drawn": {"by": Seat, "figures": Figures | None, "count": Few},
    "hire": {"by": Seat, "element": Figure, "place": PlaceId, "out": Figure | None},
    "unkept": {"by": Seat, "count": Few},
    "buy": {**_BY_ELEMENT, "place": PlaceId, "out": Element | None, "cost": Few},
    "step": {**_WAY, "how": Literal["step", "plane", "infiltration"], "ap": Points},
    "stopped": {**_GROUP, "seat": Seat},
    "infiltrate": {**_WAY, "figure": Figure | None},
    "give": {**_BY_MISSION, "element": Element},
    "take": {**_BY_MISSION, "element": Element},
    "play": {
        "by": Seat,
        "card": Card,
        "seat": Seat | None,
        "element": Element | None,
        "place": PlaceId | None,
        "die": Few | None,
    },
    "laid_secondary": {**_BY_PLACE, "card": Card},
    "closed": _BY_PLACE,
    "bombing": {**_BY_PLACE, "success": bool},
    "bombed": _BY_ELEMENT,
    "end_turn": _BY,
    "culled": _GROUP,
    "assassinate": _AT_ELEMENT,
    "assassinated": {"by": Seat, "target": Element, "success": bool},
    "accused": {"by": Seat, "seat": Seat, "points": Points},
    "spied": {**_DRAW, "seat": Seat},
    "spy_keeps": {"by": Seat, "seat": Seat, "card": Card | None},
    "intelligence": {"by": Seat, "missions": Annotated[list[Mission | None], Exactly(2)] | None},
    "innocent": {"by": Seat, "against": Seat},
    "dice": {
        "by": Seat,
        "what": WhatRoll,
        "faces": Faces,
        "elements": Annotated[list[Element | None], Most(60)],
        "hits": DiceNumbers,
        "sabotaged": DiceNumbers,
    },
    "reroll": {"by": Seat, "die": Few, "before": Face, "face": Face, "hit": bool, "sabotaged": bool},
    "fight": {**_BY_PLACE, "seats": SomeSeats},
    "alliance": {**_BY_PLACE, "mission": Mission, "performer": Seat | None, "partner": Seat | None},
    "duel": {"place": PlaceId, "attacker": Seat, "defender": Seat},
    "dodge": {**_GROUP, "place": PlaceId},
    "capture": _AT_ELEMENT,
    "ransom": _BY_ELEMENT,
    "turned": {**_BY_ELEMENT, "seat": Seat, "out": Figure | None},
    "corruption": _AT_ELEMENT,
    "corrupted": {**_BY_ELEMENT, "seat": Seat},
    "laid": {"by": Seat, "cards": Annotated[list[tuple[Card, Element]], Most(24)]},
    "disarmed": {"cards": Cards},
    "aimed": {"by": Seat, "unit": Element, "target": Element},
    "wounded": {"wounds": Annotated[list[tuple[Element, Few]], Most(60)]},
    "care": {**_BY_ELEMENT, "wounds": Few},
    "removed": {"elements": Elements},
    "stay": _BY,
    "retreat": _WAY,
    "retreated": {**_GROUP, "place": PlaceId},
    "stalemate": {"place": PlaceId},
    "picked_up": {**_BY_MISSION, "element": Element},
    "lost_units": {**_GROUP, "place": PlaceId},
    "secondary": {**_BY_PLACE, "card": Card, "points": Points},
    "attempt": {**_BY_MISSION, "element": Figure | None, "card": Card | None, "enemies": Elements},
    "plot_roll": {**_BY_MISSION, "total": Change, "needed": Few, "success": bool},
    "success": {**_BY_MISSION, "shares": Annotated[list[tuple[Seat, Points]], Most(5)]},
    "seized": _BY_MISSION,
    "part_won": _BY_MISSION,
    "delivered": _BY_MISSION,
    "failure": _BY_MISSION,
    "penalty": {"by": Seat, "penalty": Annotated[str, OneOf(FAILURES)], "count": Few},
    "validity": {**_BY_MISSION, "stays": bool},
    "mission_under": {**_BY_MISSION, "pile": Pile},
    "lost_cards": {"by": Seat, "cards": Cards},
    "garrison_back": {"mission": Mission},
    "round_over": {"round": RoundNumber},
    "points": {"by": Seat, "points": Change, "total": Points},
    "pass": {"by": Seat, "window": Annotated[str, OneOf(PHASES)]},
    "end": {"winners": SomeSeats},
}


class CardsShown(TypedDict):
    count: Few
    cards: Cards


class FiguresShown(TypedDict):
    count: Few
    cards: Figures


class ActiveShape(TypedDict):
    mission: Mission
    objective: PlaceId
    winner: Seat | None
    partner: Seat | None
    carrier: Element | None
    lies: PlaceId | None
    handed: bool
    holder: Seat | None
    since: RoundNumber | None
    beaten: bool
    performer: Seat | None
    ally: Seat | None
    tried: Seats


class RollShape(TypedDict):
    what: WhatRoll
    dice: Annotated[list[tuple[Element | None, Face]], Most(60)]
    hits: DiceNumbers
    sabotaged: DiceNumbers


class FightShape(TypedDict):
    place: PlaceId
    attacker: Seat
    defender: Seat | None
    mission: Mission | None
    foes: Annotated[list[Foe], Most(24)]


class AboutShape(TypedDict):
    place: PlaceId | None
    elements: Elements
    count: Few | None
    mission: Mission | None
    unit: UnitKind | None
    card: Card | None
    seat: Seat | None
    drawn: bool | None


class DraftShape(TypedDict):
    elements: Elements
    cards: Cards
    places: PlaceIds


Pact: TypeAlias = tuple[PlaceId, SomeSeats]


class View(TypedDict):
    phase: Annotated[str, OneOf((*PHASES, "over"))]
    stage: Annotated[int, Between(0, 9)]
    actors: Seats
    scores: BySeat[Points]
    breakdown: Breakdown
    round: RoundNumber
    rounds: Annotated[int, Between(5, 8)]
    order: SomeSeats
    turn: Seat | None
    window: Seats
    fitting: Annotated[list[Annotated[str, OneOf(CARD_TYPES)]], Most(len(CARD_TYPES))]
    ap: BySeat[Points]
    debt: BySeat[Points]
    saved: BySeat[Points]
    helicopter: Few
    board: Annotated[list[Seats], Exactly(PLACE_COUNT)]
    wounds: Annotated[list[tuple[Element, Few]], Most(len(CODES))]
    recoil: Elements
    stopped: Elements
    truce: Elements
    used: Elements
    closed: PlaceIds
    hand: Cards | None
    hands: BySeat[Few]
    known_hands: Annotated[list[tuple[Seat, Card]], Most(len(CARD_CODES))]
    deck: Few
    figure_deck: Few
    piles: tuple[Few, Few]
    backs: Annotated[list[MissionKind | None], Exactly(2)]
    known_deck: Annotated[list[tuple[Few, Card]], Most(len(CARD_CODES))]
    known_figures: Annotated[list[tuple[Few, Figure]], Most(len(FIGURES))]
    known_piles: Annotated[list[tuple[Pile, Few, Mission]], Most(len(MISSION_CODES))]
    shown: CardsShown
    drawn: FiguresShown
    active: Annotated[list[ActiveShape], Most(len(MISSION_CODES))]
    pacts: Annotated[list[Pact], Most(PLACE_COUNT)]
    treaties: Annotated[list[Pact], Most(PLACE_COUNT)]
    kept: BySeat[Missions]
    scored: BySeat[Cards]
    roll: RollShape | None
    fight: FightShape | None
    about: AboutShape
    draft: DraftShape | None
    where: Annotated[dict[Component, PlaceName], Most(len(COMPONENTS))]


_NOTHING: Fields = {}
_PURCHASE: Fields = {"cost": Few, "left": Few}
_ATTACK: Fields = {"odds": Percent, "points": Points}
_HURT: Fields = {"left": Few, "dies": bool}
CHOICES: Mapping[type, Fields] = {
    act.Join: {"along": Elements},
    act.PutUnit: _PURCHASE,
    act.Buy: _PURCHASE,
    act.Depart: {"cost": Few, "left": Few, "enemies": Few, "crowded": bool},
    act.PlayAtPlace: {"odds": Percent},
    act.PlayOnSeat: {"points": Points, "cards": Few},
    act.FirstAid: {"wounds": Few},
    act.Support: {"face": Face},
    act.Kill: _ATTACK,
    act.Capture: _ATTACK,
    act.Corrupt: _ATTACK,
    act.LayCard: {"bonus": Few, "needed": Change},
    act.Aim: _HURT,
    act.Wound: _HURT,
    act.Bomb: _HURT,
    act.Retreat: {"enemies": Few, "ends": bool},
    act.Attempt: {"points": Points, "enemies": Few, "needed": Change, "odds": Percent | None},
    act.Deliver: {"points": Points},
}


def choice(action: Any) -> Fields:
    """What is told of an action."""
    return CHOICES.get(type(action), _NOTHING)


class Details(TypedDict, total=False):
    """Of refusals, and of positions that cannot be played."""

    seat: Seat
    place: PlaceId
    element: Element
    card: Card
    mission: Mission
    left: Few
    most: Few
    option: Annotated[str, Most(40)]
    why: Annotated[str, Most(40)]
    part: Annotated[str, Most(80)]


SHAPES = GameShapes(
    View,
    EVENTS,
    Details,
    ENDINGS,
    LINES,
    choice,
    consistent=consistent,
    consistent_choices=consistent_choices,
    consistent_event=consistent_event,
    move=Move,
)
