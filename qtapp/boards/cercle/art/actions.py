"""The sixteen actions as signs: silhouettes of one weight that say what the action does, readable at 16 pixels.

Where the strength counts it stands at the lower right, and the sign makes room for it.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from qtapp.base.brush import MAGNIFIED, Layers, made_ready, on_field, silhouette
from qtapp.items.printing import paint_figure

ACTIONS: dict[str, Layers] = {
    "gain": (  # a letter, and one more
        "ink B -10 -3 17 12 1.4",
        "cut 1.5 M -9 -1.8 L -1.5 4 L 6 -1.8",
        "cut O 5.6 -5.4 6 6",
        "ink B 4.2 -10 2.8 9.2 0.5 B 1 -6.8 9.2 2.8 0.5",
    ),
    "burn": (  # a letter in flames
        "ink B -9 0 18 10 1.4",
        "cut M 0.4 -10 C 6.4 -5.4 7.4 -1.4 5.6 1.6 C 4.4 4.6 1.8 5.6 0 5.6 C -3.6 5.6 -6.4 3.4 -6.4 0 "
        "C -6.4 -2.6 -4.6 -3.8 -3.8 -6.4 Z",
        "ink M 0.6 -10.4 C 5.4 -6 6.4 -2 4.8 0.8 C 3.8 2.8 2 3.6 0 3.6 C -2.9 3.6 -4.9 2 -4.9 -0.6 "
        "C -4.9 -3 -3 -4 -2.6 -6.6 C -1.4 -5.8 -0.8 -4.8 -0.8 -3.8 C 0.8 -5.4 1.2 -7.8 0.6 -10.4 Z",
        "cut M 0.4 -1.6 C 2 0 1.8 1.8 0 1.9 C -1.8 1.8 -2 0.2 0.4 -1.6 Z",
    ),
    "bid": (  # a gavel and its block
        "ink M -9.2 -3.6 L -2.4 -10.4 L -0.6 -8.6 L -7.4 -1.8 Z M -2.4 3.2 L 4.4 -3.6 L 6.2 -1.8 L -0.6 5 Z",
        "ink M -7.2 -3 L -2 -8.2 L 4.2 -2 L -1 3.2 Z",
        "ink 2.6 M 2.2 1.2 L 8.8 7.6",
        "ink B -10 7.2 12.6 2.9 0.8",
    ),
    "choke": (  # scissors
        "ink 2.3 M -2.6 4 L 5.2 -9.2 M 2.6 4 L -5.2 -9.2",
        "ink 2.2 O -4.4 6.4 3 3 O 4.4 6.4 3 3",
    ),
    "boost": ("ink M -9.6 -8 L -0.6 0 L -9.6 8 Z M 0.2 -8 L 9.4 0 L 0.2 8 Z",),
    "delay": (  # a barrier
        "ink B -10 -5.4 20 6.6 0.8",
        "cut M -7.6 1.4 L -3.4 -5.6 L -0.6 -5.6 L -4.8 1.4 Z M 0.6 1.4 L 4.8 -5.6 L 7.6 -5.6 L 3.4 1.4 Z",
        "ink B -7.8 0.6 2.4 9.4 0.6 B 5.4 0.6 2.4 9.4 0.6 B -7.8 -8.6 2.4 4 0.6 B 5.4 -8.6 2.4 4 0.6",
    ),
    "spin": (  # round once more
        "ink 2.5 A 0 0.4 7.6 60 -288",
        "ink M -3 -10.6 L 5.4 -7.2 L -2 -2.2 Z",
        "ink O 0 0.4 2.7 2.7",
    ),
    "open": (  # a door ajar
        "ink M -8.2 -10 L 8.2 -10 L 8.2 10 L -8.2 10 Z",
        "cut M -5.6 -7.6 L 5.8 -7.6 L 5.8 10 L -5.6 10 Z",
        "ink M -5.8 -7.6 L 1.4 -4.6 L 1.4 10.4 L -5.8 10 Z",
        "cut O -0.7 2.6 1 1.2",
    ),
    "recruit": (  # a quill signs
        "ink M 9.6 -10.2 C 1 -9.4 -4.6 -4 -6.2 4.4 L -7.8 8.4 L -5.6 7.4 L -3.8 5 C 4.6 4.6 9 -1.4 9.6 -10.2 Z",
        "cut 1.1 M 6 -6.4 C 1.6 -3.6 -2 0.6 -4.4 4.6",
        "ink B -3.4 8 13 2.2 0.8",
    ),
    "mask": (  # a domino
        "ink M -10 -4.4 C -6 -6.6 -2.4 -5 0 -4 C 2.4 -5 6 -6.6 10 -4.4 C 10 1.8 7.8 5 4.6 5 C 2.2 5 1.4 2.6 0 2.6 "
        "C -1.4 2.6 -2.2 5 -4.6 5 C -7.8 5 -10 1.8 -10 -4.4 Z",
        "cut O -4.5 -0.6 2.6 1.9 O 4.5 -0.6 2.6 1.9",
    ),
    "desert": (  # a chain breaks
        "ink 2.4 M -2.6 -1 L -6.8 3.2 C -8.8 5.2 -8.2 7.2 -7 8.2 C -5.6 9.4 -3.8 9 -2.4 7.6 L 1.2 4",
        "ink 2.4 M 2.6 1 L 6.8 -3.2 C 8.8 -5.2 8.2 -7.2 7 -8.2 C 5.6 -9.4 3.8 -9 2.4 -7.6 L -1.2 -4",
        "ink 1.7 M -9.4 -4.4 L -6 -3.4 M -4.6 -9.4 L -3.6 -6 M 9.4 4.4 L 6 3.4 M 4.6 9.4 L 3.6 6",
    ),
    "guard": (  # a shield
        "ink M 0 -10.4 C 3 -8.4 6 -7.8 8.8 -7.8 C 9.4 1.4 6.6 7.4 0 10.4 C -6.6 7.4 -9.4 1.4 -8.8 -7.8 "
        "C -6 -7.8 -3 -8.4 0 -10.4 Z",
        "cut M 0 -7.4 C 2 -6.2 4.2 -5.6 6.2 -5.4 C 6.4 1 4.4 5.2 0 7.4 Z",
    ),
    "capture": (  # handcuffs
        "ink 2.6 O -5.4 2.6 4 4.6 O 5.4 2.6 4 4.6",
        "ink B -7.8 -4.4 4.8 3.4 0.8 B 3 -4.4 4.8 3.4 0.8",
        "ink 2 M -4 -4.6 C -3.6 -9.4 3.6 -9.4 4 -4.6",
    ),
    "kill": (  # a skull
        "ink M 0 -10.2 C -6.2 -10.2 -9.4 -6.2 -9.4 -1.6 C -9.4 1.8 -7.8 3.8 -5.4 4.8 L -5.4 9.8 L 5.4 9.8 L 5.4 4.8 "
        "C 7.8 3.8 9.4 1.8 9.4 -1.6 C 9.4 -6.2 6.2 -10.2 0 -10.2 Z",
        "cut O -4.1 -1.2 2.7 2.9 O 4.1 -1.2 2.7 2.9",
        "cut M 0 1.8 L 1.6 4.8 L -1.6 4.8 Z",
        "cut B -2.5 6.8 1.3 3.6 0 B 1.2 6.8 1.3 3.6 0",
    ),
    "swap": (  # two change places
        "ink O -6.9 -5 3.1 3.1 O 6.9 5 3.1 3.1",
        "ink 2.5 M -4 -5 L 4.6 -5 M 4 5 L -4.6 5",
        "ink M 3.6 -9.6 L 10 -5 L 3.6 -0.4 Z M -3.6 0.4 L -10 5 L -3.6 9.6 Z",
    ),
    "thwart": (  # a hand that says stop
        "ink 2.9 M -6.4 2 L -6.4 -4.4 M -2.9 0 L -2.9 -7.6 M 0.6 0 L 0.6 -8.8 M 4.1 0 L 4.1 -7.2",
        "ink M -7.85 0 L 5.55 0 L 5.55 2.4 L 7.2 -0.2 C 8.4 -1.8 10.4 -0.4 9.4 1.4 L 6 7.2 "
        "C 4.6 9.4 2.8 10.2 -0.6 10.2 C -5.4 10.2 -7.85 7.2 -7.85 2 Z",
    ),
}
COUNTED = ("gain", "burn", "bid", "choke", "boost", "delay")
FIGURE = QRectF(2.6, 0.6, 8, 10.2)


@cache
def _beside_figure(action: str) -> QPainterPath:
    """The sign, pushed up and left, with a gap around the figure."""
    room = QPainterPath()
    room.addRoundedRect(FIGURE.adjusted(-1.3, -1.3, 3, 3), 3, 3)
    pushed = QTransform.fromTranslate(-1.6, -1.6).scale(0.86, 0.86)
    magnified = QTransform.fromScale(MAGNIFIED, MAGNIFIED)
    left = magnified.map(pushed.map(silhouette(ACTIONS[action]))).subtracted(magnified.map(room))
    return made_ready(magnified.inverted()[0].map(left))


def counts(action: str) -> bool:
    """Whether an action has a strength to be shown."""
    return action in COUNTED


def paint_action(painter: QPainter, action: str, rect: QRectF, colour: QColor, strength: int = 0) -> None:
    """The sign of an action in the middle of a rectangle; a strength of 0 is not shown."""
    with on_field(painter, rect, 21.4):
        if not strength or not counts(action):
            painter.fillPath(silhouette(ACTIONS[action]), colour)
            return
        painter.fillPath(_beside_figure(action), colour)
        paint_figure(painter, str(strength), FIGURE, colour)
