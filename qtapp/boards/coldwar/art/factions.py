"""The four factions: a star, coins, an antenna and a column, each in its colour.

The signs are silhouettes of very different outlines: they must be told apart in grey as the smallest sign of a profile.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from qtapp.base.brush import Layers, on_field, silhouette, star

COLOURS = {"M": "#5C6A2A", "E": "#8C640E", "N": "#236A80", "P": "#7A4575"}  # dark enough for a white sign on it
SIGNS: dict[str, Layers] = {
    "M": (  # military: a star over two chevrons
        f"ink {star(0, -2.2, 7.9, inner=0.45)}",
        "ink M -7.6 5.2 L 0 8.2 L 7.6 5.2 L 7.6 7.4 L 0 10.2 L -7.6 7.4 Z",
    ),
    "E": (  # economic: three stacked coins and one standing up behind them
        "ink O 0 -2.6 7.4 7.4",
        "cut O 0 -2.6 5.5 5.5",
        "ink O 0 -2.6 4.4 4.4",
        "cut B -0.95 -5.6 1.9 6 0.5",
        "cut B -10 3.2 20 7 0",
        "ink B -9.6 3.9 19.2 2.6 1.3 B -9.6 7.4 19.2 2.6 1.3",
    ),
    "N": (  # media: a mast on two legs that sends out waves
        "ink M -1 -4 L 1 -4 L 5.6 9.8 L 3.2 9.8 L 0 0.2 L -3.2 9.8 L -5.6 9.8 Z",
        "ink 1.7 M -3.4 5.8 L 3.4 5.8",
        "ink O 0 -5 2.3 2.3",
        "ink 1.9 =M 4.1 -8.4 C 6 -6.4 6 -3.6 4.1 -1.6",
        "ink 1.9 =M 7.2 -10 C 10.2 -6.8 10.2 -3.2 7.2 0",
    ),
    "P": (  # political: a column with its capital
        "ink B -8.4 -9.8 16.8 3 0.6",
        "ink O -5.9 -5.3 2.5 2.5 O 5.9 -5.3 2.5 2.5 B -6 -7 12 2.4 0",
        "ink M -4.6 -5 L 4.6 -5 L 5 6 L -5 6 Z",
        "cut B -2.2 -3.6 1.3 9.2 0.6 B 0.9 -3.6 1.3 9.2 0.6",
        "ink B -6.6 5.4 13.2 2 0.4 B -8.8 7.7 17.6 2.2 0.4",
    ),
}


def faction_colour(faction: str) -> QColor:
    return QColor(COLOURS[faction])


def paint_faction(painter: QPainter, faction: str, rect: QRectF, colour: QColor | None = None) -> None:
    """The sign of a faction in the middle of a rectangle, in its own colour unless told."""
    with on_field(painter, rect):
        painter.fillPath(silhouette(SIGNS[faction]), colour or faction_colour(faction))
