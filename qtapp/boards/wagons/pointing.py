"""Pointing things out: where an event happened, and which cells a line of the score sheet counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from qtapp.boards.wagons.art.brush import toned
from qtapp.boards.wagons.items.outlines import Region
from qtapp.boards.wagons.layout import Camera
from qtapp.words.wagons.names import Names
from qtapp.words.wagons.words import TERRITORIES

if TYPE_CHECKING:
    from qtapp.boards.wagons.scenery import Scenery

GOAL_COLOUR = "#B0402A"  # no terrain looks like it


def event_places(event: Mapping[str, Any], scenery: Scenery) -> list[QRectF]:
    """Where on the table an event is to be seen."""
    kind = event["kind"]
    if kind == "place":
        return [scenery.cameras[event["by"]].card(event["x"], event["y"])]
    if kind == "deal":
        return [goal.place() for goal in scenery.goals]
    if kind in ("take", "start"):
        cards = [event["card"], *event.get("gives", ())]
        return [scenery.spots[card].place for card in cards if card in scenery.spots]
    seat = event.get("winner", event.get("by"))
    return [scenery.panel(seat).place] if isinstance(seat, int) else []


def line_regions(line: str, view: Mapping[str, Any], cameras: Sequence[Camera], names: Names) -> list[Region]:
    """The cells that a line of the score sheet counts, in both towns."""
    if line == TERRITORIES:
        return [region for terrain in names.terrains for region in line_regions(terrain, view, cameras, names)]
    regions = []
    for seat, camera in enumerate(cameras):
        if line in names.terrains:
            cells, colour = view["groups"][seat][line], outline_colour(names.colour(line))
        elif line in view["goal_cells"]:
            cells, colour = view["goal_cells"][line][seat], GOAL_COLOUR
        else:
            continue
        if cells:
            regions.append(Region(tuple(camera.rect(x, y) for x, y in cells), colour))
    return regions


def veiled_cells(regions: Sequence[Region], view: Mapping[str, Any], cameras: Sequence[Camera]) -> list[QRectF]:
    """The territories outside all regions, where there are any regions at all."""
    if not regions:
        return []
    bright = {cell.topLeft().toTuple() for region in regions for cell in region.cells}
    land = [
        camera.rect(x, y) for town, camera in zip(view["towns"], cameras, strict=True) for x, y, _, _ in town["cells"]
    ]
    return [cell for cell in land if cell.topLeft().toTuple() not in bright]


def outline_colour(terrain_colour: str) -> str:
    """A terrain's colour, deep enough to be seen beside paper."""
    colour = QColor(terrain_colour)
    return toned(colour, -0.35 if colour.lightnessF() > 0.8 else -0.22).name()
