"""A game's picture, painted by its board module in the size and the theme it is shown in.

Painting takes longer than a frame, so it is done off the window's thread: the page is shown without it first, and while
a window is being resized the old picture is stretched until the size has settled. A list may show the same picture many
times, so it is painted once.
"""

from __future__ import annotations

from functools import lru_cache, partial
from threading import Lock

from PySide6.QtCore import QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from shiboken6 import isValid

from qtapp.base.errand import Errand
from qtapp.base.guard import Guarded
from qtapp.base.theme import CORNER, Theme, worn
from qtapp.boards import cover_for

SETTLING = 120  # milliseconds without a change of size
AT_FIRST = 40  # milliseconds; whoever goes straight on to a table never needs the picture
KEPT = 12  # pictures: those of one page

_painting = Lock()


@lru_cache(KEPT)
def _painted(game_id: str, theme: Theme, width: int, height: int) -> QImage:
    return cover_for(game_id, theme, QSize(width, height))


def _picture(game_id: str, theme: Theme, size: QSize) -> QImage:
    """One at a time: whoever wants the same picture waits for it instead of painting it too."""
    with _painting:
        return _painted(game_id, theme, size.width(), size.height())


class Cover(Guarded, QWidget):
    """Keeps the painted picture until its size, theme or screen changes."""

    painted = Signal()

    def __init__(self, game_id: str, hint: QSize, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game_id, self._hint = game_id, hint
        self._picture = QImage()
        self._theme: Theme | None = None  # in which it is painted
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._paint_anew)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        return self._hint

    def _wanted_size(self) -> QSize:
        return self.size() * self.devicePixelRatioF()

    def _paint_anew(self) -> None:
        if self.isVisible():
            wanted = worn(), self._wanted_size()
            Errand.run(partial(_picture, self._game_id, *wanted), partial(self._take, wanted), _cannot_fail)

    def _take(self, wanted: tuple[Theme, QSize], picture: QImage) -> None:
        if not isValid(self):
            return  # the page has gone meanwhile
        self._picture, self._theme = picture, wanted[0]
        self.update()
        if wanted == (worn(), self._wanted_size()):
            self.painted.emit()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        if (self._theme, self._picture.size()) != (worn(), self._wanted_size()):
            self._clock.start(AT_FIRST if self._picture.isNull() else SETTLING)
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        edge = QPainterPath()
        edge.addRoundedRect(QRectF(self.rect()), CORNER - 2, CORNER - 2)
        painter.setClipPath(edge)
        if self._picture.isNull():
            painter.fillRect(self.rect(), worn().colour("table"))
        else:
            painter.drawImage(self.rect(), self._picture)
        painter.end()


def _cannot_fail(error: Exception) -> None:
    raise error  # painting asks nothing of the outside: this is a mistake of ours, and reported as one
