"""Pointing things out: where an event happened, and which cells a line of the score sheet counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from qtapp.boards.wagons.brush import toned
from qtapp.boards.wagons.layout import Camera
from qtapp.boards.wagons.marks import Frame, Frames
from qtapp.boards.wagons.outlines import Region
from qtapp.theme import Theme
from qtapp.words.wagons.names import Names
from qtapp.words.wagons.words import TERRITORIES

if TYPE_CHECKING:
    from PySide6.QtCore import QVariantAnimation

    from qtapp.boards.wagons.scenery import Scenery

PULSES = 3
GOAL_COLOUR = "#B0402A"  # no terrain looks like it


class Pulse(Frames):
    """Frames that beat a few times and vanish; where nothing may move they only stay for a while."""

    MILLISECONDS = 1500

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self._still = False

    @cached_property
    def _clock(self) -> QVariantAnimation:
        from PySide6.QtCore import QVariantAnimation

        clock = QVariantAnimation()
        clock.setStartValue(0.0)
        clock.setEndValue(1.0)
        clock.setDuration(self.MILLISECONDS)
        clock.valueChanged.connect(self._beat)
        clock.finished.connect(self.stop)
        return clock

    def show_places(self, places: Sequence[QRectF], *, still: bool) -> None:
        self._still = still
        self.show_frames([Frame(place, "warm", 4.5, 1.5) for place in places])
        self._clock.stop()
        self.setOpacity(1.0)
        self._clock.start()

    def stop(self) -> None:
        if "_clock" in self.__dict__:
            self._clock.stop()
        self.show_frames(())

    def _beat(self, part: float) -> None:
        if not self._still:
            phase = (part * PULSES) % 1.0
            self.setOpacity(1.0 - 0.75 * abs(2 * phase - 1) if part < 1 else 0.0)


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
    land = [camera.rect(x, y) for town, camera in zip(view["towns"], cameras, strict=True)
            for x, y, _, _ in town["cells"]]
    return [cell for cell in land if cell.topLeft().toTuple() not in bright]


def outline_colour(terrain_colour: str) -> str:
    """A terrain's colour, deep enough to be seen beside paper."""
    colour = QColor(terrain_colour)
    return toned(colour, -0.35 if colour.lightnessF() > 0.8 else -0.22).name()
