"""Frames and type that several boards share: corners that fit their cards, and a typewriter."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontDatabase

from qtapp.base.theme import CORNER, TEXT_LEAST
from qtapp.items.frames import Frames, Pulse


class CardFrames(Frames):
    """Frames whose corners fit cards, panels and buttons alike."""

    def corner(self, place: QRectF) -> float:
        return max(2.0, min(0.08 * min(place.width(), place.height()), CORNER))


class CardPulse(Pulse, CardFrames):
    """The same, beating a few times."""


def typed_font(pixels: float) -> QFont:
    """A typewriter's type, for labels."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPixelSize(max(TEXT_LEAST, round(pixels)))
    font.setBold(True)
    return font
