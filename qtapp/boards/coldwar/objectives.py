"""The twenty-one objectives: a landmark, an animal or a landscape for every nation, a thing for every event.

Nations are printed on squares, events on discs, so that the two kinds are told apart before anything is read. Every
drawing uses four tones: the plate, a deeper hue of it, ink and light; they differ enough to be read in grey.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from engines import components
from qtapp.boards.brush import Tones, blended, drawn, enter_field, paint_layers, tones
from qtapp.boards.coldwar.happenings import HAPPENINGS
from qtapp.boards.coldwar.paper import INK
from qtapp.boards.coldwar.places import PLACES, Scene

SQUARE, DISC = "B -10 -10 20 20 2", "O 0 0 10 10"


class Objective(NamedTuple):
    """What stands on an objective card (R1.2)."""

    id: str
    kind: str
    stability: int
    population: int
    vp: int
    profile: tuple[str, ...]


@cache
def objective(code: str) -> Objective:
    row = next(row for row in components.document("coldwar")["objective"] if row["id"] == code)
    return Objective(code, row["kind"], row["stability"], row["population"], row["vp"], tuple(row["profile"]))


def is_event(code: str) -> bool:
    return code in HAPPENINGS


@cache
def _tones(code: str) -> Tones:
    plate, hue, _ = scene(code)
    return tones(plate=plate, hue=hue, ink=INK, light="#FFFAEC", rim=blended(hue, "#1A1408", 0.45))


def scene(code: str) -> Scene:
    return HAPPENINGS[code] if is_event(code) else PLACES[code]


def paint_objective_emblem(painter: QPainter, code: str, rect: QRectF) -> None:
    """The emblem of an objective on its plate, in the middle of a rectangle."""
    tones, layers = _tones(code), scene(code).layers
    painter.save()
    enter_field(painter, rect, 20.8)
    if is_event(code):
        paint_layers(painter, (("plate", DISC), ("rim", DISC, 0.7)), tones)
        painter.scale(0.84, 0.84)
        paint_layers(painter, layers, tones)
    else:
        painter.save()
        painter.setClipPath(drawn(SQUARE), Qt.ClipOperation.IntersectClip)
        paint_layers(painter, (("plate", SQUARE), *layers), tones)
        painter.restore()
        paint_layers(painter, (("rim", SQUARE, 0.7),), tones)
    painter.restore()
