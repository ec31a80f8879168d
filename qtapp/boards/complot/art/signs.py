"""Signs of one colour, readable at 16 pixels: skills, values, types of missions, failures, points and rings.

"cut" takes out of what lies below; see `qtapp.base.brush`.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from qtapp.base.brush import Layers, on_field, silhouette

PERSON = "ink O {x} {y} 3.6 3.8"
BRIEFCASE: Layers = (
    "ink 1.9 M -3.2 -4 L -3.2 -7.2 L 3.2 -7.2 L 3.2 -4",
    "ink B -9 -4.6 18 12.6 1.6",
    "cut 1.1 M -9 1 L -2 1 M 2 1 L 9 1",
    "cut 0.9 B -1.8 -0.6 3.6 3.2 0.4",
)
EYE: Layers = ("ink M -10 0 C -6 -7.6 6 -7.6 10 0 C 6 7.6 -6 7.6 -10 0 Z", "cut O 0 0 4.6 4.6", "ink O 0 0 2.7 2.7")
MINUS = ("cut B 1.6 2.4 9.4 6.2 1.4", "ink B 3 4.2 7 2.6 0.6")
COIN: Layers = (
    "ink O 0 0 9.4 9.4",
    "cut 1 O 0 0 7 7",
    "cut 1.7 M 2.9 -2.6 C 2 -4.4 -3 -4.4 -3 -1.8 C -3 0.8 3 -0.6 3 2 C 3 4.6 -2.2 4.4 -3.1 2.6 M 0 -5.4 L 0 5.4",
)
MAGNIFIER: Layers = ("ink 2.4 O -2 -2 6.2 6.2", "ink 3.4 M 3.4 3.4 L 8.6 8.6", "ink 1.2 A -2 -2 3.4 100 70")
PISTOL: Layers = (
    "ink M -9.8 -6.6 L 9.4 -6.6 L 9.4 -1.6 L -0.2 -1.6 L -1 1.6 L -3.6 1.6 L -5 9 L -10 9 L -8.2 -1.2 L -9.8 -2.2 Z",
    "ink 1.5 M -3.8 4.2 L 0.4 4.2 C 2.4 4.2 2.4 1 2 -2 M 8 -7.6 L 8 -6",
    "cut 0.9 M -6.6 -4 L 7 -4",
)
SMALL_CASE: Layers = (
    "cut B -2.4 0.6 13.4 10.6 1.6",
    "ink 1.5 M 2 3 L 2 0.8 L 6.6 0.8 L 6.6 3",
    "ink B -1.2 2.6 11 7.4 1",
    "cut 0.9 M -1.2 6 L 3.2 6 M 5.4 6 L 9.8 6",
)
CARD: Layers = (  # two of them
    "ink M -9.6 -5.4 L -1.6 -9.4 L 4.8 4.6 L -3.2 8.6 Z",
    "cut B -3.6 -6.4 13 16 2",
    "ink B -2.4 -5.2 10.6 14.6 1.4",
    "cut 0.9 B -0.8 -3.6 7.4 11.4 0.6",
)

SKILLS: dict[str, Layers] = {
    "seduction": (  # lips
        "ink M -10 0 C -7.6 -3 -5.4 -5.6 -2.8 -5.6 C -1.4 -5.6 -0.6 -4.8 0 -4.2 C 0.6 -4.8 1.4 -5.6 2.8 -5.6 "
        "C 5.4 -5.6 7.6 -3 10 0 C 6.8 4 4 6.8 0 6.8 C -4 6.8 -6.8 4 -10 0 Z",
        "cut M -7.4 0 C -4.6 -1.4 -2.6 -1.2 0 -0.2 C 2.6 -1.2 4.6 -1.4 7.4 0 C 4.6 0.8 2.4 1.6 0 1.6 "
        "C -2.4 1.6 -4.6 0.8 -7.4 0 Z",
    ),
    "financier": COIN,
    "recruitment": (  # one more
        PERSON.format(x=-3, y=-5),
        "ink M -10 9.6 C -10 3 -7.4 0.4 -3 0.4 C 1.4 0.4 4 3 4 9.6 Z",
        "cut B 1.8 -6.4 9 9 1",
        "ink B 5.2 -6.2 2.6 8.6 0.4 B 2.2 -3.2 8.6 2.6 0.4",
    ),
    "assassination": (
        "ink 2.1 O 0 0 7 7",
        "ink 2.1 M 0 -10 L 0 -4 M 0 4 L 0 10 M -10 0 L -4 0 M 4 0 L 10 0",
        "ink O 0 0 1.7 1.7",
    ),
    "infiltration": (  # through a gap in the wall
        "ink B -1.6 -10 3.6 6 0.6 B -1.6 4 3.6 6 0.6",
        "ink 2.6 M -9.4 0 L 5 0",
        "ink M 3.6 -4.6 L 10 0 L 3.6 4.6 Z",
    ),
    "capture": (  # handcuffs
        "ink 2.5 O -5.4 2.8 3.9 4.4 O 5.4 2.8 3.9 4.4",
        "ink B -7.8 -4.4 4.8 3.4 0.8 B 3 -4.4 4.8 3.4 0.8",
        "ink 1.9 M -4 -4.6 C -3.4 -9.2 3.4 -9.2 4 -4.6",
    ),
    "corruption": (  # a coin in a palm
        "ink O 1 -5.6 4.4 4.4",
        "cut 1.1 M 1 -8 L 1 -3.2",
        "ink M -10 2.2 L -6.4 2.2 L -3 0.8 L 3 2.2 C 4.6 2.8 4 4.8 2.4 4.6 L -0.6 4.2 L 3.6 5.4 L 8 2.6 "
        "C 9.6 1.8 10.8 3.6 9.4 4.8 L 4.4 9 C 3.4 9.8 2 9.8 0.8 9.4 L -6.4 7.8 L -10 8.6 Z",
    ),
}
VALUES: dict[str, Layers] = {
    "combat": PISTOL,
    "plot": EYE,
    "life": (
        "ink M 0 9.6 C -5 5.6 -10 1.6 -10 -3.6 C -10 -9.4 -2.4 -10.6 0 -5.2 C 2.4 -10.6 10 -9.4 10 -3.6 "
        "C 10 1.6 5 5.6 0 9.6 Z",
    ),
    "elimination": (  # a grave
        "ink M -6.6 7.4 L -6.6 -3 C -6.6 -12.4 6.6 -12.4 6.6 -3 L 6.6 7.4 Z",
        "ink B -9.4 6.8 18.8 3 0.6",
        "cut B -0.9 -6.8 1.8 8.4 0 B -3.2 -4.6 6.4 1.8 0",
    ),
}
POINTS: dict[str, Layers] = {"inquiry": MAGNIFIER, "autonomy": COIN, "card": CARD}
MISSIONS: dict[str, Layers] = {
    "combat": PISTOL,
    "plot": EYE,
    "defence": (
        "ink M 0 -10.2 C 3 -8.2 6 -7.6 8.8 -7.6 C 9.4 1.4 6.6 7.4 0 10.2 C -6.6 7.4 -9.4 1.4 -8.8 -7.6 "
        "C -6 -7.6 -3 -8.2 0 -10.2 Z",
        "cut M 0 -6.8 L 0 6.8 C -4.2 4.6 -6.2 1 -6 -5 C -4.2 -5.2 -2 -5.8 0 -6.8 Z",
    ),
    "combat_delivery": (
        "ink M -10 -9.6 L 6.4 -9.6 L 6.4 -5.4 L -2 -5.4 L -2.6 -2.8 L -4.8 -2.8 L -6 3.6 L -10.2 3.6 L -8.6 "
        "-5 L -10 -5.8 Z",
        "ink 1.3 M -5 -0.6 L -1.6 -0.6 C 0 -0.6 0 -3 -0.4 -5.4",
        *SMALL_CASE,
    ),
    "plot_delivery": (
        "ink M -10 -4.4 C -7.4 -9.8 2.4 -9.8 5.4 -4.4 C 2.4 1 -7.4 1 -10 -4.4 Z",
        "cut O -2.3 -4.4 3.2 3.2",
        "ink O -2.3 -4.4 1.8 1.8",
        *SMALL_CASE,
    ),
}
FAILURES: dict[str, Layers] = {
    "none": ("ink 2.6 M -7.4 0.6 L -2.4 5.6 L 7.6 -5.6",),
    "lose_points": ("ink 2.2 O -3 -3 5.4 5.4", "ink 3 M 1.4 1.4 L 6 6", *MINUS),
    "wound_character": (  # a drop of blood
        "ink M 0 -10 C 2.4 -5.4 7 -1.4 7 3.2 C 7 7.2 3.8 10 0 10 C -3.8 10 -7 7.2 -7 3.2 C -7 -1.4 -2.4 -5.4 0 -10 Z",
        "cut M -4.4 3 C -4.4 5.6 -3 7.2 -1 7.6 C -3 6.4 -3.4 4.6 -3.2 2.8 Z",
    ),
    "lose_unit": (
        PERSON.format(x=0, y=-5),
        "ink M -7.4 9.6 C -7.4 3 -4.4 0.4 0 0.4 C 4.4 0.4 7.4 3 7.4 9.6 Z",
        "cut 4.6 M -8 -8.6 L 8.4 8.6",
        "ink 2.2 M -8.6 -9 L 9 9",
    ),
    "discard": (
        "ink M -9.4 -5.6 L 0.6 -9.4 L 6.4 6 L -3.6 9.8 Z",
        "cut 1 M -7 -4.4 L -0.6 -6.8 L 4 5 L -2.4 7.4 Z",
        *MINUS,
    ),
    "lose_autonomy": (
        "ink O -2 -2 7.6 7.6",
        "cut 1.6 M 0.4 -4 C -0.6 -5.4 -4.4 -5.2 -4.4 -3.2 C -4.4 -1.2 0.4 -2.4 "
        "0.4 -0.4 C 0.4 1.6 -3.6 1.6 -4.6 0.2 M -2 -6.6 L -2 2.8",
        *MINUS,
    ),
}
RINGS: dict[str, Layers] = {
    "blue": SKILLS["recruitment"],
    "red": ("ink B -3.2 -9 6.4 18 0.8 B -9 -3.2 18 6.4 0.8",),
    "green": CARD,
    "yellow": COIN,
}
SIGNS: dict[str, dict[str, Layers]] = {
    "skill": SKILLS,
    "value": VALUES,
    "points": POINTS,
    "mission": MISSIONS,
    "failure": FAILURES,
    "ring": RINGS,
}


def paint_sign(painter: QPainter, layers: Layers, rect: QRectF, colour: QColor) -> None:
    """Layers as one shape in one colour, in the middle of a rectangle."""
    with on_field(painter, rect, 21.4):
        painter.fillPath(silhouette(layers), colour)


def paint_skill(painter: QPainter, skill: str, rect: QRectF, colour: QColor) -> None:
    paint_sign(painter, SKILLS[skill], rect, colour)


def paint_points_sign(painter: QPainter, kind: str, rect: QRectF, colour: QColor) -> None:
    """The sign of "inquiry" or "autonomy" points, or of a "card"."""
    paint_sign(painter, POINTS[kind], rect, colour)


def paint_mission_sign(painter: QPainter, kind: str, rect: QRectF, colour: QColor) -> None:
    paint_sign(painter, MISSIONS[kind], rect, colour)


def paint_failure(painter: QPainter, kind: str, rect: QRectF, colour: QColor) -> None:
    paint_sign(painter, FAILURES[kind], rect, colour)
