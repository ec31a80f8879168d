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
from qtapp.base.brush import Tones, blended, drawn, on_field, paint_layers, saved, tones
from qtapp.boards.coldwar.art.events import HAPPENINGS
from qtapp.boards.coldwar.art.nations import PLACES
from qtapp.boards.coldwar.art.paper import INK

SQUARE, DISC = "B -10 -10 20 20 2", "O 0 0 10 10"
PLATES = {  # the colour of each plate and a deeper hue
    "AFG": ("#C9D8E4", "#7F98AE"),
    "ANG": ("#E8D3A0", "#A97B3B"),
    "CGO": ("#CFE0B8", "#6E8F4E"),
    "CHL": ("#D6D3E2", "#8A86A6"),
    "CUB": ("#BFE3DF", "#3F9A96"),
    "CZE": ("#E6D6DB", "#B58C98"),
    "EGY": ("#F3DFA8", "#C79A48"),
    "GRC": ("#D3E3F0", "#5B8DB8"),
    "HND": ("#F0C9B4", "#C2553A"),
    "IRN": ("#CFE6DC", "#3E8E7E"),
    "KOR": ("#F4D8A4", "#DE9440"),
    "LBY": ("#F5E3C4", "#D3A561"),
    "PAN": ("#C4DCEB", "#4C86AE"),
    "TUR": ("#DCE7EE", "#8FA9BC"),
    "VNM": ("#D4E6C6", "#84B07A"),
    "NOB": ("#D9CBE4", "#8063A0"),
    "LIV": ("#F3C7CF", "#C0546C"),
    "NUC": ("#F4D19A", "#D77A34"),
    "SPA": ("#31446B", "#E5805F"),
    "OLY": ("#CFE5D2", "#D9822B"),
    "SUM": ("#D2D9E2", "#8A6D4B"),
}


class PrintedObjective(NamedTuple):
    """What stands on an objective card."""

    id: str
    kind: str
    stability: int
    population: int
    vp: int
    profile: tuple[str, ...]


@cache
def objective(code: str) -> PrintedObjective:
    row = next(row for row in components.document("coldwar")["objective"] if row["id"] == code)
    return PrintedObjective(code, row["kind"], row["stability"], row["population"], row["vp"], tuple(row["profile"]))


def is_event(code: str) -> bool:
    return code in HAPPENINGS


@cache
def _tones(code: str) -> Tones:
    plate, hue = PLATES[code]
    return tones(plate=plate, hue=hue, ink=INK, light="#FFFAEC", rim=blended(hue, "#1A1408", 0.45))


def paint_objective_emblem(painter: QPainter, code: str, rect: QRectF) -> None:
    """The emblem of an objective on its plate, in the middle of a rectangle."""
    tones = _tones(code)
    with on_field(painter, rect, 20.8):
        if is_event(code):
            paint_layers(painter, (f"plate {DISC}", f"rim 0.7 {DISC}"), tones)
            painter.scale(0.84, 0.84)
            paint_layers(painter, HAPPENINGS[code], tones)
            return
        with saved(painter):
            painter.setClipPath(drawn(SQUARE), Qt.ClipOperation.IntersectClip)
            paint_layers(painter, (f"plate {SQUARE}", *PLACES[code]), tones)
        paint_layers(painter, (f"rim 0.7 {SQUARE}",), tones)
