"""What leaves the game, declared: views, events, choices, details of refusals. What it all means is told in `view` and
`choices`. Squares are those of the board of the mode that is played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict

from engines.cirkle.actions import Capture, Inversion, Move, Pass, Recovery
from engines.cirkle.box.contents import COLOURS, KINDS, MODES, ROW_COUNT, TYPES
from engines.cirkle.box.squares import COLUMN_LETTERS, NAMES, names_of
from engines.cirkle.box.variants import BY_ID, GameMode
from engines.cirkle.effects import CAPTURED, DEAD, ENDINGS, LEFT, MISSILE
from engines.cirkle.events import seats as seats_of
from engines.cirkle.notation import read
from engines.game import NotationError
from engines.shapes import (
    Between,
    Breakdown,
    BySeat,
    Count,
    Exactly,
    Fields,
    GameShapes,
    Id,
    Most,
    Notation,
    OneOf,
    Seat,
    Seats,
    ShapeError,
    Spelled,
    Viewer,
)

Square: TypeAlias = Annotated[str, Id("square")]
Squares: TypeAlias = Annotated[list[Square], Most(len(NAMES))]
Kind: TypeAlias = Annotated[str, OneOf(KINDS)]
Type: TypeAlias = Annotated[str, OneOf(TYPES)]
Colour: TypeAlias = Annotated[str, OneOf(COLOURS)]
Mode: TypeAlias = Annotated[str, OneOf(MODES)]
Ending: TypeAlias = Annotated[str, OneOf(tuple(ENDINGS))]
Units: TypeAlias = Annotated[int, Between(0, len(NAMES))]
Turn: TypeAlias = Annotated[int, Between(1, 999_999)]
Component: TypeAlias = Annotated[str, Spelled(r"{seat}[CHTP]\*?[0-9]{1,2}")]
PlaceName: TypeAlias = Annotated[str, Id("place")]
UnitMove: TypeAlias = tuple[Component, PlaceName | None, PlaceName | None]


class BoardShape(TypedDict):
    columns: Annotated[str, Most(len(COLUMN_LETTERS))]
    rows: Annotated[list[Annotated[str, Most(len(COLUMN_LETTERS))]], Exactly(ROW_COUNT)]


class Target(TypedDict):
    square: Square
    owner: Seat
    dead: bool


class ArmyShape(TypedDict):
    colour: Colour
    side: Seats
    alive: bool
    units: Units
    lost: Annotated[list[Kind], Most(len(NAMES))]
    lost_missiles: Units
    recovery: Literal["none", "left", "spent"]
    may_recover: bool
    condition: bool | None
    objectives: Squares


class UnitShape(TypedDict):
    square: Square
    seat: Seat
    unit: Kind
    type: Type
    missile: bool
    protected: bool
    frozen: bool


class Sight(TypedDict):
    reach: Squares
    attacks: Squares
    attacked_by: Squares
    covered_by: Squares


class Quiet(TypedDict):
    count: Count
    limit: Count


class HoldShape(TypedDict):
    square: Square
    seat: Seat
    unit: Kind
    since: Seats
    waiting: Seats


class Last(TypedDict):
    action: Notation
    squares: Annotated[list[Square], Most(2)]


class View(TypedDict):
    phase: Literal["turn", "reply", "over"]
    actors: Annotated[list[Seat], Most(1)]
    scores: BySeat[Units]
    breakdown: Breakdown
    mode: Mode
    position: Annotated[str, Most(1_000)]
    board: BoardShape
    targets: Annotated[list[Target], Most(8)]
    seats: BySeat[ArmyShape]
    where: Annotated[dict[Component, PlaceName], Most(len(NAMES))]
    units: Annotated[list[UnitShape], Most(len(NAMES))]
    sight: Annotated[dict[Square, Sight], Most(len(NAMES))]
    slot: Annotated[int, Between(1, 9)]
    turn: Turn
    next_up: Annotated[list[Seat], Most(9)]
    quiet: Quiet
    occurrences: Count
    holds: Annotated[list[HoldShape], Most(8)]
    intruder: Square | None
    last: Last | None


_CONSEQUENCES: Fields = {
    "objective": NotRequired[Literal[1, 2]],
    "holds": NotRequired[Squares],
    "ending": NotRequired[Ending],
    "winners": NotRequired[Seats],
}
_UNITS_MOVED: Fields = {
    "from": Square,
    "to": Square,
    "unit": Kind,
    "protected": Squares,
    "attackers": Squares,
    **_CONSEQUENCES,
}

CHOICES: Mapping[type, Fields] = {
    Move: {"verb": Literal["move"], "gain": NotRequired[Kind], **_UNITS_MOVED},
    Capture: {"verb": Literal["capture"], "other": Kind, "gain": NotRequired[Kind], **_UNITS_MOVED},
    Inversion: {"verb": Literal["inversion"], "other": Kind, **_UNITS_MOVED},
    Recovery: {"verb": Literal["recovery"], "gain": Kind, **_UNITS_MOVED},
    Pass: {
        "verb": Literal["pass"],
        "from": None,
        "to": None,
        "unit": None,
        "protected": Squares,
        "attackers": Squares,
        **_CONSEQUENCES,
    },
}

EVENTS: Mapping[str, Fields] = {
    "start": {"mode": Mode, "by": Seat, "colours": BySeat[Colour]},
    "move": {"by": Seat, "unit": Kind, "from": Square, "to": Square, "protected": bool},
    "capture": {
        "by": Seat,
        "unit": Kind,
        "from": Square,
        "to": Square,
        "protected": bool,
        "victim": Kind,
        "owner": Seat,
    },
    "exchange": {"by": Seat, "square": Square, "unit": Kind, "gain": Kind},
    "inversion": {
        "by": Seat,
        "from": Square,
        "unit": Kind,
        "owner": Seat,
        "to": Square,
        "other": Kind,
        "other_owner": Seat,
    },
    "recovery": {"by": Seat, "square": Square, "unit": Kind, "gain": Kind},
    "pass": {"by": Seat},
    "first_objective": {"by": Seat, "square": Square, "unit": Kind},
    "second_objective": {"by": Seat, "square": Square, "unit": Kind, "attackers": Squares},
    "hold": {"by": Seat, "square": Square, "unit": Kind, "waiting": Seats},
    "hold_broken": {
        "by": Seat,
        "square": Square,
        "owner": Seat,
        "cause": Annotated[str, OneOf((CAPTURED, LEFT, MISSILE, DEAD))],
    },
    "eliminated": {"by": Seat, "seat": Seat, "squares": Squares},
    "alone": {"seat": Seat},
    "cirkle": {"by": Seat, "square": Square},
    "end": {"winners": Seats, "reason": Ending, "rule": Annotated[str, Most(10)]},
}


class Details(TypedDict, total=False):
    """Of squares, one may also be refused because it is not on this board."""

    square: Annotated[str, OneOf(NAMES)]
    unit: Kind
    most: Count
    seat: Seat
    why: Annotated[str, Most(60)]


def ids(seats: int, options: Mapping[str, Any]) -> Mapping[str, Collection[str]]:
    """The squares of the board that is played on, and how units stand there or lie beside it."""
    squares = NAMES[: len(BY_ID[str(options["mode"])].codes)]
    stands = [square + sunk + frozen for square in squares for sunk in ("", ":sunk") for frozen in ("", ":frozen")]
    return {"square": squares, "place": (*stands, *(f"lost:{seat}" for seat in range(seats)))}


def choice(action: Any) -> Fields:
    """What a view tells of an action."""
    return CHOICES[type(action)]


def consistent(view: Any, viewer: Viewer) -> None:
    """Raise ShapeError where parts of a view contradict each other, or the mode that is played."""
    variant = BY_ID[str(viewer.options["mode"])]
    if view["mode"] != variant.id or view["board"] != _board(variant):
        raise ShapeError("board", "mode")
    if [(target["square"], target["owner"]) for target in view["targets"]] != [
        (name, owner) for bit, owner in variant.owners.items() for name in names_of(bit)
    ]:
        raise ShapeError("targets", "mode")
    if [line for line, _ in view["breakdown"]] != list(TYPES):
        raise ShapeError("breakdown", "lines")
    for seat, army in enumerate(view["seats"]):
        _check_army(view, seat, army, variant)
    _check_units(view)
    is_over = view["phase"] == "over"
    if is_over == bool(view["actors"]) or view["next_up"][:1] != view["actors"]:
        raise ShapeError("actors", "phase")
    if view["phase"] == "reply" and view["intruder"] is None:
        raise ShapeError("intruder", "phase")


def _board(variant: GameMode) -> dict[str, Any]:
    columns = range(variant.width)
    return {
        "columns": COLUMN_LETTERS[: variant.width],
        "rows": [
            "".join(variant.codes[column * ROW_COUNT + row] for column in columns) for row in reversed(range(ROW_COUNT))
        ],
    }


def _check_army(view: Any, seat: int, army: Any, variant: GameMode) -> None:
    """An army is of its colour, and every unit of it is on the board or lost."""
    if army["colour"] != variant.colours[seat] or army["side"] != seats_of(variant.sides[seat]):
        raise ShapeError("seats.colour", "mode")
    own = Counter(unit["unit"] for unit in view["units"] if unit["seat"] == seat) + Counter(army["lost"])
    if any(own[kind] != (1 if kind.endswith("*") else variant.units_of_a_type - 1) for kind in KINDS):
        raise ShapeError("seats.lost", "units")


def _check_units(view: Any) -> None:
    """No two units share a square, and what is told of squares with units is told of these."""
    squares = {unit["square"] for unit in view["units"]}
    if len(squares) != len(view["units"]):
        raise ShapeError("units.square", "twice")
    for unit in view["units"]:
        kind = KINDS.index(unit["unit"])
        if unit["type"] != TYPES[kind // 2] or unit["missile"] != (kind % 2 == 1):
            raise ShapeError("units.type", "unit")
    if sorted(_standing(view["where"])) != sorted(_marks(unit) for unit in view["units"]):
        raise ShapeError("where", "units")
    if view["sight"].keys() != squares:
        raise ShapeError("sight", "units")
    for sight in view["sight"].values():
        if not squares.issuperset((*sight["attacked_by"], *sight["covered_by"])):
            raise ShapeError("sight.attacked_by", "units")
    if not squares.issuperset(hold["square"] for hold in view["holds"]):
        raise ShapeError("holds.square", "units")
    if view["intruder"] not in (None, *squares):
        raise ShapeError("intruder", "units")
    if view["last"] is not None:
        try:
            read(view["last"]["action"])
        except NotationError:
            raise ShapeError("last.action", "notation") from None


def _standing(where: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Whose unit of which kind stands where, by `where`."""
    for component, place in where.items():
        if not place.startswith("lost"):
            yield component.rstrip("0123456789"), place
        elif place != f"lost:{component[0]}":
            raise ShapeError("where", "seat")


def _marks(unit: Any) -> tuple[str, str]:
    """The same, by what is told of a unit."""
    place = unit["square"] + ":sunk" * unit["protected"] + ":frozen" * unit["frozen"]
    return f"{unit['seat']}{unit['unit']}", place


def consistent_choices(choices: Mapping[str, Any], view: Any, viewer: Viewer) -> None:  # noqa: ARG001
    """Each choice says what its notation says, of units that are there, and who would have won if it would end it."""
    squares = {None, *view["sight"]}
    for text, choice in choices.items():
        if text != _written(choice) or choice["from"] not in squares:
            raise ShapeError("choices", "notation")
        if "other" in choice and choice["to"] not in squares:
            raise ShapeError("choices.other", "units")
        if not squares.issuperset(choice["attackers"]):
            raise ShapeError("choices.attackers", "units")
        if ("ending" in choice) != ("winners" in choice):
            raise ShapeError("choices.winners", "ending")


def _written(choice: Any) -> str:
    gain = f"={choice['gain']}" if "gain" in choice else ""
    match choice["verb"]:
        case "pass":
            return "--"
        case "recovery":
            return f"{choice['from']}{gain}"
    sign = {"move": "-", "capture": "x", "inversion": "<>"}[choice["verb"]]
    return f"{choice['from']}{sign}{choice['to']}{gain}"


SHAPES = GameShapes(View, EVENTS, Details, tuple(ENDINGS), TYPES, choice, ids, consistent, consistent_choices, UnitMove)
