"""The four armies: a colour, a tone of grey and an emblem each, so that no two are told apart by colour alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from qtapp.base.theme import Theme
from qtapp.boards.cirkle.art.forms import emblem, on_square

RED, RED_DEEP = QColor("#D7263D"), QColor("#9C1228")  # what marks a missile


class Tones(NamedTuple):
    """The colours of an army in one theme."""

    body: QColor  # the face of a unit
    edge: QColor  # round its face
    rim: QColor  # its side, and lines in its colour
    ink: QColor  # silhouettes and texts on the body
    light: QColor  # where the light falls
    land: QColor  # the squares of its camp
    row: QColor  # those of its coloured row


class Army(NamedTuple):
    """What belongs to one colour."""

    name: str
    emblem: str
    by_day: Tones
    by_night: Tones

    def tones(self, theme: Theme) -> Tones:
        return self.by_night if theme.dark else self.by_day


def _tones(*colours: str) -> Tones:
    return Tones(*map(QColor, colours))


# In grey every army has a tone of its own, and no two agree both in the ink on the face and in the edge round it:
# dark on light for yellow and mauve, light on dark for blue and green; dark edges for yellow and blue, pale ones for
# mauve and green.
ARMIES: Mapping[str, Army] = {
    army.name: army
    for army in (
        Army(
            "yellow",
            "disc",
            _tones("#F2C12E", "#A87708", "#A87708", "#33270A", "#FFE68F", "#EFD998", "#DDB04A"),
            _tones("#F0C03A", "#9C6E0A", "#9C6E0A", "#2C210A", "#FFE08A", "#705A30", "#8C6A24"),
        ),
        Army(
            "mauve",
            "diamond",
            _tones("#B68EDD", "#F3E9FC", "#6C4497", "#241233", "#E2CFF6", "#DACAE4", "#C3A3DF"),
            _tones("#B48EDB", "#F0E6FA", "#68428F", "#22102F", "#DDC9F2", "#5C4C69", "#7C5F97"),
        ),
        Army(
            "blue",
            "square",
            _tones("#1E4E9F", "#0F2A58", "#0F2A58", "#FFFFFF", "#6C9AE6", "#BACDE4", "#7C9FD3"),
            _tones("#2656A8", "#102C5E", "#122F63", "#FFFFFF", "#7FA8EC", "#3C4F6C", "#2C4674"),
        ),
        Army(
            "green",
            "triangle",
            _tones("#26814A", "#D3F0DD", "#124A28", "#FFFFFF", "#7CCB9B", "#BEDCBF", "#7DBB8E"),
            _tones("#27834C", "#CDEBD8", "#124B29", "#FFFFFF", "#7CCB9B", "#3C5A45", "#347350"),
        ),
    )
}


def paint_emblem(painter: QPainter, rect: QRectF, colour: str, ink: QColor) -> None:
    """The emblem of an army alone, filling a rectangle."""
    with on_square(painter, rect):
        painter.scale(4.6, 4.6)
        painter.fillPath(emblem(ARMIES[colour].emblem), ink)
