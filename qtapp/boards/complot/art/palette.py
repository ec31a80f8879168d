"""The colours of Le Complot besides paper and ink: brown and light cards, red thread, lamps, dusk and night."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QColor

from qtapp.base.brush import blended
from qtapp.base.theme import Theme
from qtapp.boards.art.palette import IVORY

THREAD, THREAD_LIT, THREAD_CUT = QColor("#B23A2E"), QColor("#F2B24A"), QColor("#6E6A66")
LAMP, LAMP_LIT = QColor("#F7D98A"), QColor("#FFF6DA")
BLOOD, STONE, STONE_DEEP = QColor("#A5282B"), QColor("#8B8B86"), QColor("#33322F")
GOLD, SILVER = QColor("#C9A227"), QColor("#A9B0B7")
BROWN_CARD, LIGHT_CARD = QColor("#7A5433"), QColor("#D9C7A0")
VALUE_COLOURS = {
    "combat": QColor("#9C2B24"),
    "plot": QColor("#33467C"),
    "life": QColor("#B0455F"),
    "elimination": QColor("#4A4844"),
}
RING_COLOURS = {
    "blue": QColor("#2F6FBF"),
    "red": QColor("#C0392B"),
    "green": QColor("#2E8B57"),
    "yellow": QColor("#E2B100"),
    "plain": QColor("#8A8A8A"),
}
FAMILIES = {  # when an action card is played, by its phase
    0: QColor("#4C5A66"),
    1: QColor("#8A6A1E"),
    2: QColor("#6A4560"),
    5: QColor("#2F5F97"),
    6: QColor("#2B6B4B"),
    7: QColor("#93352B"),
}


class Night(NamedTuple):
    """What the map is painted in: the sheet at dusk in the light theme, at night in the dark one."""

    sea: str
    sea_deep: str
    land: str
    land_lit: str
    coast: str
    line: str  # of meridians and borders
    city: str
    city_alpha: float
    label: str
    label_halo: str
    board: str  # the cork it is pinned on


DUSK = Night(
    sea="#6C80A6",
    sea_deep="#4D5F8A",
    land="#B39C94",
    land_lit="#DDBE93",
    coast="#F6E2BC",
    line="#FFF4DC",
    city="#FFF3C4",
    city_alpha=0.95,
    label="#1B1E27",
    label_halo="#F7EBD2",
    board="#B08A5C",
)
NIGHT = Night(
    sea="#121C2A",
    sea_deep="#0B121D",
    land="#24303A",
    land_lit="#2F3B40",
    coast="#5E7480",
    line="#8FA9B8",
    city="#FFCF7A",
    city_alpha=0.9,
    label="#F3ECDC",
    label_halo="#0C131D",
    board="#3A2B1E",
)


def night(theme: Theme) -> Night:
    return NIGHT if theme.dark else DUSK


def paper(*, dark: bool) -> QColor:
    """Ivory; by lamplight a little darker."""
    return blended(IVORY, "#15110C", 0.12) if dark else QColor(IVORY)
