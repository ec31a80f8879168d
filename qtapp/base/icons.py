"""The few signs on our buttons, drawn as strokes on a 24 × 24 sheet so that they are crisp at any scale."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeVar

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from qtapp.base.brush import drawn, round_pen, saved
from qtapp.base.theme import Theme, worn

SHEET = 24

W = TypeVar("W", bound=QAbstractButton | QLabel)


_DRAWN = {
    "back": "M 14.5 5 L 7.5 12 14.5 19",
    "forward": "M 9.5 5 L 16.5 12 9.5 19",
    "first": "M 17 5 L 10 12 17 19 M 6 5 L 6 19",
    "last": "M 7 5 L 14 12 7 19 M 18 5 L 18 19",
    "play": "M 8 5 L 18 12 8 19 8 5",
    "halt": "M 8.5 5 L 8.5 19 M 15.5 5 L 15.5 19",
    "down": "M 5 9 L 12 16 19 9",
    "swap": "M 8 20 L 8 4 4 8 M 16 4 L 16 20 20 16",
    "close": "M 6 6 L 18 18 M 18 6 L 6 18",
    "delete": "M 4 6.5 L 20 6.5 M 9 6 L 9 3.5 15 3.5 15 6 M 6 7 L 7 20.5 17 20.5 18 7 M 10 11 L 10 17 M 14 11 L 14 17",
    "text": "M 4 6 L 20 6 M 4 12 L 20 12 M 4 18 L 14 18",
    "tick": "M 5 12.5 L 10 17.5 19 7",
    "dash": "M 6 12 L 18 12",
    "plus": "M 12 5 L 12 19 M 5 12 L 19 12",
    "undo": "M 8.5 4.5 L 4 9 8.5 13.5 M 4 9 L 14.5 9 A 14.5 14 5 90 -180",
    "redo": "M 15.5 4.5 L 20 9 15.5 13.5 M 20 9 L 9.5 9 A 9.5 14 5 90 180",
    "hint": "A 12 9.5 6.5 -55 290 M 8.3 14.9 L 9 17.5 15 17.5 15.7 14.9 M 9.7 21 L 14.3 21",
    "rules": "M 12 6.5 L 8.5 4.5 3 4.5 3 18 8.5 18 12 20 15.5 18 21 18 21 4.5 15.5 4.5 12 6.5 12 20",
    "moon": "A 12 12 8 92.94 241.5 A 16.5 9 7 134.54 158.3",
    "sun": "M 12 2 L 12 4.5 M 12 19.5 L 12 22 M 2 12 L 4.5 12 M 19.5 12 L 22 12 "
    "M 5 5 L 6.7 6.7 M 17.3 17.3 L 19 19 M 5 19 L 6.7 17.3 M 17.3 6.7 L 19 5 O 12 12 4.5 4.5",
    "settings": "M 12 2.5 L 12 6 M 12 18 L 12 21.5 M 2.5 12 L 6 12 M 18 12 L 21.5 12 M 5.3 5.3 L 7.8 7.8 "
    "M 16.2 16.2 L 18.7 18.7 M 5.3 18.7 L 7.8 16.2 M 16.2 7.8 L 18.7 5.3 O 12 12 6 6 O 12 12 2 2",
    "search": "M 15.5 15.5 L 21 21 O 10.5 10.5 6.5 6.5",
    "panel": "M 15 5 L 15 19 B 3 5 18 14 2",
    "lock": "M 8 11 L 8 8 M 16 8 L 16 11 B 5 11 14 9.5 2 A 12 8 4 0 180",
    "eye": "M 2.5 12 Q 12 2.5 21.5 12 Q 12 21.5 2.5 12 O 12 12 3 3",
    "copy": "M 5 15.5 L 3.5 15.5 3.5 3.5 15.5 3.5 15.5 5 B 8.5 8.5 12 12 2",
    "network": "M 12 8.5 L 12 12 M 5.5 15.5 L 5.5 12 18.5 12 18.5 15.5 "
    "B 9 3.5 6 5 1 B 2.5 15.5 6 5 1 B 15.5 15.5 6 5 1",
}


def names() -> tuple[str, ...]:
    return tuple(_DRAWN)


def paint_icon(painter: QPainter, name: str, box: QRectF, colour: QColor) -> None:
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(box.topLeft())
        painter.scale(box.width() / SHEET, box.height() / SHEET)
        painter.setPen(round_pen(colour, 1.8))
        painter.drawPath(drawn(_DRAWN[name]))


def _pixmap(name: str, colour: QColor, side: int, ratio: float) -> QPixmap:
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_icon(painter, name, QRectF(0, 0, side, side), colour)
    painter.end()
    return pixmap


def icon(name: str, theme: Theme, side: int = 20, token: str = "muted") -> QIcon:
    """A sign in the colours of a theme: quiet, or grey when it can do nothing; drawn for the screens there are."""
    ratios = {screen.devicePixelRatio() for screen in QGuiApplication.screens()}
    return _drawn(name, theme, side, token, tuple(sorted(ratios)))


def signed(part: W, name: str, side: int = 0, token: str = "muted") -> W:
    """A button or a label with this sign on it, in the colours of whichever theme is worn."""
    part.setProperty("sign", [name, side, token])
    draw_sign(part)
    return part


def draw_sign(part: QWidget) -> None:
    """Draw the sign of a part in the colours of the theme that is worn now."""
    name, side, token = part.property("sign")
    if isinstance(part, QLabel):
        part.setPixmap(icon(name, worn(), side, token).pixmap(side, side))
    elif isinstance(part, QAbstractButton):
        part.setIcon(icon(name, worn()))
        if side:
            part.setIconSize(QSize(side, side))


@lru_cache(256)
def _drawn(name: str, theme: Theme, side: int, token: str, ratios: tuple[float, ...]) -> QIcon:
    made = QIcon()
    for ratio in ratios:
        made.addPixmap(_pixmap(name, theme.colour(token), side, ratio))
        made.addPixmap(_pixmap(name, theme.colour("muted", 0.4), side, ratio), QIcon.Mode.Disabled)
        made.addPixmap(_pixmap(name, theme.colour("accent"), side, ratio), QIcon.Mode.Normal, QIcon.State.On)
    return made
