"""The few colours everything is made of: ivory paper, sepia ink, brass; by lamplight all of it is a little darker."""

from __future__ import annotations

from PySide6.QtGui import QColor

from qtapp.base.brush import blended

INK = QColor("#2A2118")
PALE_INK = QColor("#6B5C45")
IVORY = QColor("#F6EEDB")
LIGHT = QColor("#FFF9EA")
SHADE = QColor("#D9CAA8")
BRASS, BRASS_LIT, BRASS_DEEP = QColor("#C79B43"), QColor("#F4DE9E"), QColor("#6B4A14")
STEEL, BLOOD, NIGHT = QColor("#A9B0B2"), QColor("#8E1B16"), QColor("#191410")
LAMPLIGHT = "#15110C"


def dimmed(colour: QColor, *, dark: bool) -> QColor:
    """Paper in a dark room: white would glare."""
    return blended(colour, LAMPLIGHT, 0.12) if dark else colour


def luminance(colour: QColor) -> float:
    """As the Web Content Accessibility Guidelines count it."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def readable_on(ground: QColor) -> QColor:
    """White or black, whichever is read more easily on a ground: the contrast is at least 4.5."""
    return QColor("white") if (luminance(ground) + 0.05) ** 2 < 1.05 * 0.05 else QColor("black")
