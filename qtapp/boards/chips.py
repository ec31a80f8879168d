"""Buttons on the board: answers that have no place of their own, and ways to do what has several."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from qtapp.base.theme import TEXT_BODY, Theme
from qtapp.boards.places import Place
from qtapp.items.frames import Mark
from qtapp.items.lettering import MIDDLE, fitted_font, paint_text


def deed(action: str) -> Place:
    """One of several ways to do something, on a button beside it."""
    return Place("deed", action)


def chip(action: str) -> Place:
    """An answer that has no place of its own, on a button."""
    return Place("chip", action)


class Chip(NamedTuple):
    """A button: what it stands for, where it is, what stands on it, its colour, and whether most would choose it."""

    place: Place
    box: QRectF
    label: str
    token: str = "accent"
    primary: bool = False


class Chips(Mark):
    """The buttons of a question."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self.chips: tuple[Chip, ...] = ()

    def show_chips(self, chips: Sequence[Chip]) -> None:
        if tuple(chips) != self.chips:
            self.chips = tuple(chips)
            area = QRectF()
            for each in chips:
                area = area.united(each.box.adjusted(-3, -3, 3, 5))
            self._cover(area)

    def rect_of(self, place: Place) -> QRectF | None:
        return next((each.box for each in self.chips if each.place == place), None)

    def draw(self, painter: QPainter) -> None:
        for each in self.chips:
            box, corner = each.box, min(8.0, each.box.height() / 3)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.theme.colour("shadow", 0.22))
            painter.drawRoundedRect(box.translated(0, 1.5), corner, corner)
            painter.setPen(QPen(self.theme.colour(each.token), 1.6))
            painter.setBrush(self.theme.colour(each.token if each.primary else "surface"))
            painter.drawRoundedRect(box, corner, corner)
            painter.setPen(self.theme.colour(f"on_{each.token}" if each.primary else each.token))
            most = min(0.56 * box.height(), 1.3 * TEXT_BODY * max(1.0, box.height() / 30))
            font = fitted_font([each.label], box.width() - 8, most, bold=True)
            paint_text(painter, box.adjusted(3, 0, -3, 0), each.label, font, MIDDLE)
