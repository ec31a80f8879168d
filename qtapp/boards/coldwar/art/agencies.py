"""The three agencies: a compass on a shield, a key on a hexagon, a portcullis on a square, in blue, red and slate.

Emblems of our own, none of them used by a service of this world. Outline, drawing and pattern differ, so that nobody
needs the colours.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from qtapp.base.brush import Layers, Tones, blended, on_field, paint_layers, star, tones
from qtapp.boards.coldwar.art.paper import CREAM

COLOURS = {"CIA": "#2F5D9B", "KGB": "#A8322D", "MI6": "#4A4F57"}
SEATS = tuple(COLOURS)  # seat 0 the CIA, seat 1 the KGB, seat 2 MI6
BADGES = {
    "CIA": "=M -0.01 -10 C 3 -8.2 6 -7.6 9 -7.6 C 9.6 1 6.6 7 -0.01 10 Z",
    "KGB": "M 0 -10 L 9 -5 L 9 5 L 0 10 L -9 5 L -9 -5 Z",
    "MI6": "B -9 -9 18 18 3",
}
EMBLEMS: dict[str, Layers] = {
    "CIA": (
        "light O 0 -0.6 6 6",
        "field O 0 -0.6 4.9 4.9",
        f"light {star(0, -0.6, 7.6, points=4, inner=0.27)}",
        "field M 0 -8.2 L 1.45 -2.05 L 0 -0.6 Z M 7.6 -0.6 L 1.45 0.85 L 0 -0.6 Z",
        "field M 0 7 L -1.45 0.85 L 0 -0.6 Z M -7.6 -0.6 L -1.45 -2.05 L 0 -0.6 Z",
        "light M 0 -8.2 L 1.45 -2.05 L 0 -0.6 L -1.45 -2.05 Z",
    ),
    "KGB": (
        "light O 0 -3.6 4.5 4.5",
        f"field {star(0, -3.5, 3.3, inner=0.44)}",
        "light B -1.15 0 2.3 8 0.4",
        "light B 0 2.7 4 1.8 0.3 B 0 5.7 3 1.8 0.3",
    ),
    "MI6": (
        "light B -6.4 -6.6 12.8 1.9 0.4 B -6.4 -2.6 12.8 1.5 0.3 B -6.4 1.2 12.8 1.5 0.3",
        "light =B -0.8 -6.4 1.6 11.2 0.2 M -0.8 4.4 L 0.8 4.4 L 0 7.6 Z",
        "light =B 2.1 -6.4 1.5 10.6 0.2 M 2.1 4 L 3.6 4 L 2.85 6.8 Z",
        "light =B 4.9 -6.4 1.5 10.6 0.2 M 4.9 4 L 6.4 4 L 5.65 6.8 Z",
    ),
}


def agency_colour(agency: str) -> QColor:
    return QColor(COLOURS[agency])


@cache
def _tones(agency: str, look: str) -> Tones:
    colour = agency_colour(agency)
    match look:
        case "light":
            return tones(field=CREAM, light=colour, rim=CREAM)
        case "sunk":
            return tones(
                field=blended(colour, "#10141A", 0.18),
                light=blended(colour, CREAM, 0.72),
                rim=blended(colour, CREAM, 0.5),
            )
    return tones(field=colour, light=CREAM, rim=blended(colour, CREAM, 0.4))


def paint_agency(painter: QPainter, agency: str, rect: QRectF, look: str = "") -> None:
    """The emblem of an agency on its badge; `look` is "light" on its own colour, "sunk" for the back of a card."""
    badge = BADGES[agency]
    with on_field(painter, rect, 21.0):
        paint_layers(painter, (f"field {badge}", f"rim 0.8 {badge}", *EMBLEMS[agency]), _tones(agency, look))
