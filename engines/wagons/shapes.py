"""What leaves the game, declared: views, events, choices, details of refusals. What it all means is told in `view`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias, TypedDict

from engines.shapes import (
    Between,
    Breakdown,
    BySeat,
    Exactly,
    Fields,
    GameShapes,
    LineId,
    Most,
    OneOf,
    Seat,
    ShapeError,
    Spelled,
    Viewer,
)
from engines.wagons import actions
from engines.wagons.box.contents import BOX, CARD_NUMBERS, GOAL_COUNT, LAYER, SLOT_COUNT, TERRAINS
from engines.wagons.effects import RULES
from engines.wagons.notation import write
from engines.wagons.state import DRAFT, END, PLACE_DRAFTED, PLACE_GIVEN, START
from engines.wagons.towns.grid import FARTHEST

GOALS = tuple(RULES[card].goal.id for card in CARD_NUMBERS)
CELLS = 4 * SLOT_COUNT  # of a town, if no card covers another

Card: TypeAlias = Annotated[int, Between(1, len(CARD_NUMBERS))]
Cards: TypeAlias = Annotated[list[Card], Most(SLOT_COUNT)]
Goal: TypeAlias = Annotated[str, OneOf(GOALS)]
Coordinate: TypeAlias = Annotated[int, Between(-FARTHEST, FARTHEST)]
Cell: TypeAlias = tuple[Coordinate, Coordinate]
Cells: TypeAlias = Annotated[list[Cell], Most(CELLS)]
Empty: TypeAlias = Annotated[list[Cell], Most((2 * FARTHEST + 1) ** 2)]  # cells, or the empty ones between them
Territory: TypeAlias = Annotated[
    str, OneOf([terrain + icon for terrain in list(LAYER)[: len(TERRAINS)] for icon in list(LAYER)[len(TERRAINS) :]])
]
Points: TypeAlias = Annotated[int, Between(-10_000, 10_000)]
Rule: TypeAlias = Annotated[str, Most(10)]
Component: TypeAlias = Annotated[str, OneOf([str(card) for card in CARD_NUMBERS])]
PlaceName: TypeAlias = Annotated[
    str,
    Spelled(
        r"goal:[0-2]|circle:([0-9]|1[0-4])|ready:{seat}|queue:{seat}:([0-9]|1[0-4])"
        r"|town:{seat}:([0-9]|1[0-4]):-?[0-9]{1,2}:-?[0-9]{1,2}(:turned)?"
    ),
]
Move: TypeAlias = tuple[Component, PlaceName | None, PlaceName | None]


class GoalRow(TypedDict):
    card: Card
    goal: Goal


class TownShape(TypedDict):
    placements: Annotated[list[tuple[Card, Coordinate, Coordinate, bool]], Most(SLOT_COUNT)]
    cells: Annotated[
        list[tuple[Coordinate, Coordinate, Territory, Annotated[int, Between(0, SLOT_COUNT - 1)]]], Most(CELLS)
    ]


class Groups(TypedDict):
    desert: Cells
    forest: Cells
    mountain: Cells
    plain: Cells
    snow: Cells
    water: Cells


class View(TypedDict):
    phase: Literal["start", "draft", "place_drafted", "place_given", "end"]
    actors: Annotated[list[Seat], Most(1)]
    scores: BySeat[Points]
    breakdown: Breakdown
    where: Annotated[dict[Component, PlaceName], Exactly(len(CARD_NUMBERS))]
    first: Seat
    goals: Annotated[list[GoalRow], Exactly(GOAL_COUNT)]
    slots: Annotated[list[Card | None], Exactly(SLOT_COUNT)]
    order: Cards
    queues: BySeat[Cards]
    in_hand: Card | None
    to_place: Card | None
    cards: BySeat[Annotated[int, Between(0, SLOT_COUNT)]]
    towns: BySeat[TownShape]
    groups: BySeat[Groups]
    goal_cells: Annotated[dict[Goal, BySeat[Empty]], Most(GOAL_COUNT)]


CHOICES: Mapping[type, Fields] = {
    actions.NameStart: {"next": Card},
    actions.Take: {"gives": Cards},
    actions.PlaceCard: {
        "card": Card,
        "x": Coordinate,
        "y": Coordinate,
        "turned": bool,
        "covers": Annotated[list[Cell], Most(4)],
        "totals": BySeat[Points],
        "change": Annotated[list[tuple[LineId, BySeat[Points]]], Most(len(TERRAINS) + GOAL_COUNT)],
    },
}

EVENTS: Mapping[str, Fields] = {
    "deal": {
        "goals": Annotated[list[Goal], Exactly(GOAL_COUNT)],
        "cards": Annotated[list[Card], Exactly(GOAL_COUNT)],
        "ring": Annotated[list[Card], Exactly(SLOT_COUNT)],
    },
    "first": {"by": Seat},
    "start": {"by": Seat, "card": Card},
    "take": {"by": Seat, "card": Card, "gives": Cards, "to": Seat},
    "place": {
        "by": Seat,
        "card": Card,
        "x": Coordinate,
        "y": Coordinate,
        "turned": bool,
        "covers": Annotated[list[Cell], Most(4)],
        "change": BySeat[Points],
    },
    "end": {
        "winner": Seat,
        "scores": BySeat[Points],
        "cards": BySeat[Annotated[int, Between(0, SLOT_COUNT)]],
        "reason": Literal["points", "fewer_cards"],
        "rule": Rule,
    },
}


class Details(TypedDict, total=False):
    card: Card
    option: Annotated[str, OneOf([f"goal{number}" for number in range(1, GOAL_COUNT + 1)])]
    value: Card


def choice(action: Any) -> Fields:
    """What a view tells of an action."""
    return CHOICES[type(action)]


def consistent(view: Any, viewer: Viewer) -> None:  # noqa: ARG001  Everybody sees the same.
    """Raise ShapeError where parts of a view contradict each other."""
    goals = [row["goal"] for row in view["goals"]]
    if any(BOX.cards[row["card"] - 1].goal != row["goal"] for row in view["goals"]):
        raise ShapeError("goals.goal", "card")
    if [line for line, _ in view["breakdown"]] != [*TERRAINS, *goals]:
        raise ShapeError("breakdown", "lines")
    if set(view["goal_cells"]) != set(goals):
        raise ShapeError("goal_cells", "goals")
    if (view["phase"] == END) == bool(view["actors"]):
        raise ShapeError("actors", "phase")
    for seat, town in enumerate(view["towns"]):
        _check_town(town, view["cards"][seat])
    _check_cards(view)


def _check_town(town: Any, cards: int) -> None:
    placements, cells = town["placements"], {(x, y) for x, y, _, _ in town["cells"]}
    if len(placements) != cards or len({card for card, _, _, _ in placements}) != cards:
        raise ShapeError("towns.placements", "cards")
    if len(cells) != len(town["cells"]):
        raise ShapeError("towns.cells", "twice")
    if any(number >= cards for _, _, _, number in town["cells"]):
        raise ShapeError("towns.cells", "placement")


def _check_cards(view: Any) -> None:
    """Every card is in one place, and the one to be placed is where the phase says."""
    circle = [card for card in view["slots"] if card is not None]
    if not set(view["order"]) <= set(circle) or len(set(view["order"])) != len(view["order"]):
        raise ShapeError("order", "slots")
    laid = [card for town in view["towns"] for card, _, _, _ in town["placements"]]
    held = [] if view["in_hand"] is None else [view["in_hand"]]
    queued = [card for queue in view["queues"] for card in queue]
    everywhere = [*(row["card"] for row in view["goals"]), *circle, *laid, *held, *queued]
    if sorted(everywhere) != list(CARD_NUMBERS):
        raise ShapeError("slots", "cards")
    waiting = view["queues"][view["actors"][0]] if view["phase"] == PLACE_GIVEN else held
    if view["to_place"] != (waiting[0] if waiting else None) or (view["to_place"] is None) == (
        view["phase"] in (PLACE_DRAFTED, PLACE_GIVEN)
    ):
        raise ShapeError("to_place", "phase")
    if view["where"] != _where(view):
        raise ShapeError("where", "cards")


def _where(view: Any) -> dict[str, str]:
    """Where the cards are by all that the rest of a view says."""
    found = {str(row["card"]): f"goal:{number}" for number, row in enumerate(view["goals"])}
    found |= {str(card): f"circle:{slot}" for slot, card in enumerate(view["slots"]) if card is not None}
    for seat, (queue, town) in enumerate(zip(view["queues"], view["towns"], strict=True)):
        waiting = [card for card in queue if card != view["to_place"]]
        found |= {str(card): f"queue:{seat}:{number}" for number, card in enumerate(waiting)}
        for number, (card, x, y, turned) in enumerate(town["placements"]):
            found[str(card)] = f"town:{seat}:{number}:{x}:{y}{':turned' if turned else ''}"
    if view["to_place"] is not None and view["actors"]:
        found[str(view["to_place"])] = f"ready:{view['actors'][0]}"
    return found


def consistent_choices(choices: Mapping[str, Any], view: Any, viewer: Viewer) -> None:  # noqa: ARG001
    """Each choice is of the kind that the phase asks for, and says what its notation says."""
    lines = {line for line, _ in view["breakdown"]}
    for text, choice in choices.items():
        if "x" in choice:
            is_meant = view["phase"] in (PLACE_DRAFTED, PLACE_GIVEN) and choice["card"] == view["to_place"]
            is_meant &= text == write(actions.PlaceCard(choice["card"], choice["x"], choice["y"], choice["turned"]))
            is_meant &= lines.issuperset([line for line, _ in choice["change"]])
        elif "next" in choice:
            is_meant = view["phase"] == START and choice["next"] in view["slots"]
            is_meant &= text == write(actions.NameStart(choice["next"]))
        else:
            is_meant = view["phase"] == DRAFT and text in [write(actions.Take(card)) for card in view["order"]]
        if not is_meant:
            raise ShapeError("choices", "phase")


SHAPES = GameShapes(
    View,
    EVENTS,
    Details,
    ("points", "fewer_cards"),
    (*TERRAINS, *GOALS),
    choice,
    consistent=consistent,
    consistent_choices=consistent_choices,
    move=Move,
)
