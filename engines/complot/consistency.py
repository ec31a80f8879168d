"""Whether the parts of a view go together: what a window may rely on besides the shape of each (`shapes`).

Nothing here knows what may be played; it is about what a reader of the view would look up in another part of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engines.complot.box.contents import BOX, CARD_CODES, MISSION_CODES, PLACES
from engines.complot.box.elements import CODES, FIGURES, NEUTRAL, OF_ORIGIN, members
from engines.complot.moves.asking import WINDOWS
from engines.complot.state import LINES
from engines.shapes import ShapeError, Viewer

PHASES = tuple(prompt.id for prompt in BOX.prompts if prompt.id not in ("partner", "plotter"))
"""The decisions that are put, by the ids of their prompts; partners and plotters are named with the action itself."""


def consistent(view: Any, viewer: Viewer) -> None:
    """Raise ShapeError where parts of a view contradict each other, or what is played."""
    if view["rounds"] != viewer.options["rounds"] or view["round"] > view["rounds"]:
        raise ShapeError("rounds", "options")
    if len(view["actors"]) != (view["phase"] != "over"):
        raise ShapeError("actors", "phase")
    if view["window"] and view["window"][:1] != view["actors"]:
        raise ShapeError("window", "actors")
    if bool(view["window"]) != (view["phase"] in WINDOWS):
        raise ShapeError("window", "phase")
    if sorted(view["order"]) != list(range(viewer.seats)):
        raise ShapeError("order", "seats")
    if (view["hand"] is None) != (viewer.seat is None):
        raise ShapeError("hand", "seat")
    if viewer.seat is not None and len(view["hand"]) != view["hands"][viewer.seat]:
        raise ShapeError("hand", "hands")
    _check_sheet(view)
    _check_components(view, viewer.seats)
    _check_board(view)
    _check_missions(view)


def _check_sheet(view: Any) -> None:
    """The lines of the score sheet add up."""
    if [line for line, _ in view["breakdown"]] != [*LINES]:
        raise ShapeError("breakdown", "lines")
    sums = [sum(values) for values in zip(*(values for _, values in view["breakdown"]), strict=True)]
    if sums != view["scores"]:
        raise ShapeError("breakdown", "scores")


def _check_components(view: Any, seats: int) -> None:
    """Markers stand where the rest of the view says, every unit is somewhere, piles hold what cannot be seen."""
    where = view["where"]
    markers = {"round": f"round:{view['round']}"}
    for seat in range(seats):
        markers[f"{seat}:ip"] = f"ip:{view['scores'][seat]}"
        markers[f"{seat}:ap"] = f"ap:{view['ap'][seat]}"
        units = [CODES[unit] for unit in members(OF_ORIGIN[seat])]
        if not all(_is_unit_place(where.get(unit, "")) for unit in units):
            raise ShapeError("where", "units")
    if any(where.get(name) != spot for name, spot in markers.items()):
        raise ShapeError("where", "markers")
    for seat in range(seats, NEUTRAL):
        if any(CODES[unit] in where for unit in members(OF_ORIGIN[seat])) or f"{seat}:ip" in where:
            raise ShapeError("where", "seats")
    hidden = [code for code in FIGURES if code not in where]
    drawn = view["drawn"]
    if len(hidden) != view["figure_deck"] + drawn["count"] - len(drawn["cards"]):
        raise ShapeError("where", "figures")
    if len([code for code in MISSION_CODES if code not in where]) != sum(view["piles"]):
        raise ShapeError("where", "piles")
    unseen = len([code for code in CARD_CODES if code not in where])
    known = len(view["known_hands"]) + len(view["hand"] or ())
    shown = view["shown"]
    if unseen != view["deck"] + sum(view["hands"]) - known + shown["count"] - len(shown["cards"]):
        raise ShapeError("where", "cards")


def _is_unit_place(spot: str) -> bool:
    return "@" in spot or spot.startswith("reserve:")


def _check_board(view: Any) -> None:
    """Who is said to be on a place has an element there; marks lie on elements that are on the board."""
    where = view["where"]
    present: dict[int, set[int]] = {}
    for code in CODES:
        seat, at, number = where.get(code, "").partition("@")
        if at:
            present.setdefault(int(number), set()).add(int(seat))
    for number, seats in zip(PLACES, view["board"], strict=True):
        if set(seats) != present.get(number, set()) or len(set(seats)) != len(seats):
            raise ShapeError("board", "where")
    for name in ("recoil", "stopped", "truce"):
        if not all("@" in where.get(code, "") for code in view[name]):
            raise ShapeError(name, "where")
    for spot in where.values():
        kind, _, carrier = spot.partition(":")
        if kind in ("on", "with") and "@" not in where.get(carrier, ""):
            raise ShapeError("where", kind)


def _check_missions(view: Any) -> None:
    """The missions listed are those that lie face up, and their objects are where they are said to be."""
    where = view["where"]
    missions = [active["mission"] for active in view["active"]]
    if sorted(missions) != sorted(code for code in MISSION_CODES if where.get(code, "").startswith("active:")):
        raise ShapeError("active", "where")
    objects = {}
    for active in view["active"]:
        name = f"object:{active['mission']}"
        if active["carrier"] is not None:
            objects[name] = f"with:{active['carrier']}"
        elif active["lies"] is not None:
            objects[name] = f"lies:{active['lies']}"
    if objects != {name: spot for name, spot in where.items() if name.startswith("object:")}:
        raise ShapeError("active", "objects")
    for seat, kept in enumerate(view["kept"]):
        if any(where.get(code) != f"kept:{seat}:{number}" for number, code in enumerate(kept)):
            raise ShapeError("kept", "where")


def consistent_choices(choices: Mapping[str, Any], view: Any, viewer: Viewer) -> None:
    """Raise ShapeError if somebody is to go along with a group who is not one's own, or nowhere on the board."""
    own = f"{viewer.seat}@"
    for choice in choices.values():
        if not all(view["where"].get(code, "").startswith(own) for code in choice.get("along", ())):
            raise ShapeError("choices", "along")


def consistent_event(event: Any) -> None:
    """Raise ShapeError where dice are told that nobody rolled, or elements that rolled none."""
    if event["kind"] == "dice" and len(event["elements"]) != len(event["faces"]):
        raise ShapeError("elements", "faces")
