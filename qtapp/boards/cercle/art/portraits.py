"""Sixty portraits."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from qtapp.boards.cercle.art.divisions import division_colour
from qtapp.boards.cercle.art.engraving import paint_engraving
from qtapp.boards.cercle.art.palette import IVORY
from qtapp.boards.cercle.art.spies import spy
from qtapp.items.brush import blended, saved, tones

WIDE, HIGH = 40.0, 50.0


def paint_portrait(painter: QPainter, code: str, rect: QRectF) -> None:
    """The portrait of a spy, filling a rectangle; what does not fit is cut off."""
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        scale = max(rect.width() / WIDE, rect.height() / HIGH)
        painter.translate(rect.center())
        painter.scale(scale, scale)
        colour = division_colour(spy(code).division)
        paint_engraving(
            painter,
            ("back B -30 -30 60 60 0", "coat! ~M 0 5 S 10 8 17 25 L 0 25", "skin! O 0 -5 6 8"),
            tones(
                back=blended(IVORY, colour, 0.3), coat=blended(colour, "#222222", 0.4), skin="#E7CDA5", ink="#2A2118"
            ),
        )
