"""The few signs on our buttons, drawn as strokes on a 24 x 24 sheet so that they are crisp at any scale."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeVar

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from qtapp.theme import Theme, worn

SHEET = 24

W = TypeVar("W", bound=QAbstractButton | QLabel)


def _lines(*strokes: tuple[tuple[float, float], ...]) -> QPainterPath:
    path = QPainterPath()
    for first, *others in strokes:
        path.moveTo(*first)
        for point in others:
            path.lineTo(*point)
    return path


def _arc(path: QPainterPath, x: float, y: float, radius: float, start: float, sweep: float) -> QPainterPath:
    box = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    path.arcMoveTo(box, start)
    path.arcTo(box, start, sweep)
    return path


def _round(path: QPainterPath, x: float, y: float, radius: float) -> QPainterPath:
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def _moon() -> QPainterPath:
    whole, bite = _round(QPainterPath(), 12, 12, 8), _round(QPainterPath(), 16.5, 9, 7)
    return whole.subtracted(bite)


def _sun() -> QPainterPath:
    rays = (
        ((12, 2), (12, 4.5)),
        ((12, 19.5), (12, 22)),
        ((2, 12), (4.5, 12)),
        ((19.5, 12), (22, 12)),
        ((5, 5), (6.7, 6.7)),
        ((17.3, 17.3), (19, 19)),
        ((5, 19), (6.7, 17.3)),
        ((17.3, 6.7), (19, 5)),
    )
    return _round(_lines(*rays), 12, 12, 4.5)


def _bulb() -> QPainterPath:
    path = _arc(QPainterPath(), 12, 9.5, 6.5, -55, 290)
    path.addPath(_lines(((8.3, 14.9), (9, 17.5), (15, 17.5), (15.7, 14.9)), ((9.7, 21), (14.3, 21))))
    return path


def _book() -> QPainterPath:
    return _lines(
        (
            (12, 6.5),
            (8.5, 4.5),
            (3, 4.5),
            (3, 18),
            (8.5, 18),
            (12, 20),
            (15.5, 18),
            (21, 18),
            (21, 4.5),
            (15.5, 4.5),
            (12, 6.5),
            (12, 20),
        )
    )


def _undo() -> QPainterPath:
    path = _lines(((8.5, 4.5), (4, 9), (8.5, 13.5)), ((4, 9), (14.5, 9)))
    return _arc(path, 14.5, 14, 5, 90, -180)


def _redo() -> QPainterPath:
    path = _lines(((15.5, 4.5), (20, 9), (15.5, 13.5)), ((20, 9), (9.5, 9)))
    return _arc(path, 9.5, 14, 5, 90, 180)


def _gear() -> QPainterPath:
    teeth = (
        ((12, 2.5), (12, 6)),
        ((12, 18), (12, 21.5)),
        ((2.5, 12), (6, 12)),
        ((18, 12), (21.5, 12)),
        ((5.3, 5.3), (7.8, 7.8)),
        ((16.2, 16.2), (18.7, 18.7)),
        ((5.3, 18.7), (7.8, 16.2)),
        ((16.2, 7.8), (18.7, 5.3)),
    )
    return _round(_round(_lines(*teeth), 12, 12, 6), 12, 12, 2)


def _search() -> QPainterPath:
    return _round(_lines(((15.5, 15.5), (21, 21))), 10.5, 10.5, 6.5)


def _panel() -> QPainterPath:
    path = _lines(((15, 5), (15, 19)))
    path.addRoundedRect(QRectF(3, 5, 18, 14), 2, 2)
    return path


def _lock() -> QPainterPath:
    path = _lines(((8, 11), (8, 8)), ((16, 8), (16, 11)))
    path.addRoundedRect(QRectF(5, 11, 14, 9.5), 2, 2)
    return _arc(path, 12, 8, 4, 0, 180)


def _eye() -> QPainterPath:
    path = QPainterPath(QPointF(2.5, 12))
    path.quadTo(12, 2.5, 21.5, 12)
    path.quadTo(12, 21.5, 2.5, 12)
    return _round(path, 12, 12, 3)


def _copy() -> QPainterPath:
    path = _lines(((5, 15.5), (3.5, 15.5), (3.5, 3.5), (15.5, 3.5), (15.5, 5)))
    path.addRoundedRect(QRectF(8.5, 8.5, 12, 12), 2, 2)
    return path


def _network() -> QPainterPath:
    path = _lines(((12, 8.5), (12, 12)), ((5.5, 15.5), (5.5, 12), (18.5, 12), (18.5, 15.5)))
    for x, y in ((9, 3.5), (2.5, 15.5), (15.5, 15.5)):
        path.addRoundedRect(QRectF(x, y, 6, 5), 1, 1)
    return path


_DRAWN = {
    "back": lambda: _lines(((14.5, 5), (7.5, 12), (14.5, 19))),
    "forward": lambda: _lines(((9.5, 5), (16.5, 12), (9.5, 19))),
    "first": lambda: _lines(((17, 5), (10, 12), (17, 19)), ((6, 5), (6, 19))),
    "last": lambda: _lines(((7, 5), (14, 12), (7, 19)), ((18, 5), (18, 19))),
    "play": lambda: _lines(((8, 5), (18, 12), (8, 19), (8, 5))),
    "halt": lambda: _lines(((8.5, 5), (8.5, 19)), ((15.5, 5), (15.5, 19))),
    "down": lambda: _lines(((5, 9), (12, 16), (19, 9))),
    "swap": lambda: _lines(((8, 20), (8, 4), (4, 8)), ((16, 4), (16, 20), (20, 16))),
    "close": lambda: _lines(((6, 6), (18, 18)), ((18, 6), (6, 18))),
    "delete": lambda: _lines(
        ((4, 6.5), (20, 6.5)),
        ((9, 6), (9, 3.5), (15, 3.5), (15, 6)),
        ((6, 7), (7, 20.5), (17, 20.5), (18, 7)),
        ((10, 11), (10, 17)),
        ((14, 11), (14, 17)),
    ),
    "text": lambda: _lines(((4, 6), (20, 6)), ((4, 12), (20, 12)), ((4, 18), (14, 18))),
    "tick": lambda: _lines(((5, 12.5), (10, 17.5), (19, 7))),
    "dash": lambda: _lines(((6, 12), (18, 12))),
    "plus": lambda: _lines(((12, 5), (12, 19)), ((5, 12), (19, 12))),
    "undo": _undo,
    "redo": _redo,
    "hint": _bulb,
    "rules": _book,
    "moon": _moon,
    "sun": _sun,
    "settings": _gear,
    "search": _search,
    "panel": _panel,
    "lock": _lock,
    "eye": _eye,
    "copy": _copy,
    "network": _network,
}


def names() -> tuple[str, ...]:
    return tuple(_DRAWN)


def paint_icon(painter: QPainter, name: str, box: QRectF, colour: QColor) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.topLeft())
    painter.scale(box.width() / SHEET, box.height() / SHEET)
    painter.setPen(QPen(colour, 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.drawPath(_DRAWN[name]())
    painter.restore()


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
