"""Frames laid over cards and cells of any board, at rest or beating, and the type that boards are lettered in.

They are drawn in the coordinates of the scene, hold no state but what they were told to show, and never take the
pointer.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from qtapp.base.guard import Guarded
from qtapp.base.theme import TEXT_LEAST, Theme
from qtapp.items.cards import corner_of

if TYPE_CHECKING:
    from PySide6.QtCore import QVariantAnimation

PULSES = 3


def sized_font(pixels: float, *, bold: bool = False) -> QFont:
    """The application's type in this size, but never too small to read."""
    font = QFont(QGuiApplication.font())
    font.setPixelSize(max(TEXT_LEAST, round(pixels)))
    font.setBold(bold)
    return font


class Mark(Guarded, QGraphicsItem):
    """Something drawn on the board within a box, and hidden until there is one."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__()
        self.theme = theme
        self._box = QRectF()
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def boundingRect(self) -> QRectF:
        return self._box

    def restyle(self, theme: Theme) -> None:
        self.theme = theme
        self.update()

    def paint(self, painter: QPainter, *_option_and_widget: object) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """Paint it, in the coordinates of the scene."""
        raise NotImplementedError

    def _cover(self, box: QRectF) -> None:
        """What is drawn next lies within this box; an empty one hides the mark."""
        self.prepareGeometryChange()
        self._box = box
        self.setVisible(not box.isEmpty())
        self.update()


class Frame(NamedTuple):
    """A rounded frame around a card or a cell."""

    place: QRectF
    token: str  # a colour of the theme
    width: float = 3.0
    gap: float = 2.0
    paper: bool = True  # paper under the colour: the frame is seen on any land


class Frames(Mark):
    """Frames of one kind."""

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self.frames: tuple[Frame, ...] = ()

    def show_frames(self, frames: Sequence[Frame]) -> None:
        if tuple(frames) == self.frames:
            return
        self.frames = tuple(frames)
        box = QRectF()
        for frame in frames:
            grown = frame.gap + frame.width + 2
            box = box.united(frame.place.adjusted(-grown, -grown, grown, grown))
        self._cover(box)

    def corner(self, place: QRectF) -> float:
        """How round what lies there is."""
        return corner_of(place.width())

    def draw(self, painter: QPainter) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for frame in self.frames:
            grown = frame.gap + frame.width / 2
            box = frame.place.adjusted(-grown, -grown, grown, grown)
            corner = max(2.0, self.corner(frame.place) + grown)
            if frame.paper:
                painter.setPen(QPen(QColor(255, 251, 240, 210), frame.width + 2))
                painter.drawRoundedRect(box, corner, corner)
            painter.setPen(QPen(self.theme.colour(frame.token), frame.width))
            painter.drawRoundedRect(box, corner, corner)


class Pulse(Frames):
    """Frames that beat a few times and vanish; where nothing may move they only stay for a while."""

    MILLISECONDS = 1500

    def __init__(self, theme: Theme, z: float) -> None:
        super().__init__(theme, z)
        self._still = False

    @cached_property
    def _clock(self) -> QVariantAnimation:
        from PySide6.QtCore import QVariantAnimation

        clock = QVariantAnimation()
        clock.setStartValue(0.0)
        clock.setEndValue(1.0)
        clock.setDuration(self.MILLISECONDS)
        clock.valueChanged.connect(self._beat)
        clock.finished.connect(self.stop)
        return clock

    def show_places(self, places: Sequence[QRectF], *, still: bool) -> None:
        self._still = still
        self.show_frames([Frame(place, "warm", 4.5, 1.5) for place in places])
        self._clock.stop()
        self.setOpacity(1.0)
        self._clock.start()

    def stop(self) -> None:
        if "_clock" in self.__dict__:
            self._clock.stop()
        self.show_frames(())

    def _beat(self, part: float) -> None:
        if not self._still:
            phase = (part * PULSES) % 1.0
            self.setOpacity(1.0 - 0.75 * abs(2 * phase - 1) if part < 1 else 0.0)
