"""What the board is made of: light wood by day, dark wood by night."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QColor

from qtapp.base.theme import Theme


class Wood(NamedTuple):
    """What a board is made of."""

    frame: QColor
    frame_lit: QColor
    frame_deep: QColor
    lettering: QColor
    tile: QColor
    groove: QColor
    pit: QColor  # what the bottom of a hollow leans to
    disc: QColor
    light: QColor
    dark: QColor
    gold: QColor
    paint: QColor  # the light rings of a target
    depth: float  # how dark the hollows are


BIRCH = Wood(
    frame=QColor("#7A5536"),
    frame_lit=QColor("#8F6844"),
    frame_deep=QColor("#3F2A19"),
    lettering=QColor("#FFF3DA"),
    tile=QColor("#E9DCC1"),
    groove=QColor("#AF9871"),
    pit=QColor("#54412A"),
    disc=QColor("#F4EAD5"),
    light=QColor("#FFFDF4"),
    dark=QColor("#2A1A08"),
    gold=QColor("#C08A22"),
    paint=QColor("#FFFAEC"),
    depth=0.37,
)
WALNUT = Wood(
    frame=QColor("#2E241C"),
    frame_lit=QColor("#46372B"),
    frame_deep=QColor("#120D09"),
    lettering=QColor("#E9DCC4"),
    tile=QColor("#5A5046"),
    groove=QColor("#2E2721"),
    pit=QColor("#120E0B"),
    disc=QColor("#6B6055"),
    light=QColor("#A89884"),
    dark=QColor("#070503"),
    gold=QColor("#E0B25A"),
    paint=QColor("#EFE4CE"),
    depth=0.42,
)


def material(theme: Theme) -> Wood:
    return WALNUT if theme.dark else BIRCH
