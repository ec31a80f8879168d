"""Where a window stands on the screens there are: as it was left, if that can still be seen, else in the middle.

Its frame counts too: a title bar above the upper edge of the screen cannot be taken hold of.
"""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QMargins, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

FIRST_SIZE = QSize(1280, 800)
FRAME = QMargins(8, 38, 8, 8)  # a usual title bar and border: how large they are is known once the window is shown


def put_back(window: QWidget, kept: QByteArray) -> None:
    """Put a window where it was when `kept` was saved. A screen may be gone since, and the bytes may be nonsense."""
    if not window.restoreGeometry(kept) or not is_in_sight(window.geometry()):
        room = window.screen().availableGeometry()
        place = QRect(room.topLeft(), FIRST_SIZE)
        place.moveCenter(room.center())
        window.setGeometry(placed(place, room, FRAME))


def keep_on_screen(window: QWidget) -> None:
    """Move a window that is shown, and whose frame is known, if its title bar or its far edge is out of reach."""
    if window.isMaximized() or window.isFullScreen():
        return
    inner, outer, room = window.geometry(), window.frameGeometry(), window.screen().availableGeometry()
    is_too_large = outer.width() > room.width() or outer.height() > room.height()
    if is_too_large or outer.top() < room.top():
        frame = QMargins(
            inner.left() - outer.left(),
            inner.top() - outer.top(),
            outer.right() - inner.right(),
            outer.bottom() - inner.bottom(),
        )
        window.setGeometry(placed(inner, room, frame))


def placed(place: QRect, room: QRect, frame: QMargins) -> QRect:
    """The place of a window without its frame, moved and made smaller until both fit into the room."""
    inside = room.marginsRemoved(frame)
    fitted = QRect(place.topLeft(), place.size().boundedTo(inside.size()))
    fitted.moveLeft(min(max(fitted.left(), inside.left()), inside.right() - fitted.width() + 1))
    fitted.moveTop(min(max(fitted.top(), inside.top()), inside.bottom() - fitted.height() + 1))
    return fitted


def is_in_sight(place: QRect) -> bool:
    """Whether enough of the title bar lies on a screen to take hold of it."""
    bar = QRect(place.left(), place.top() - FRAME.top(), place.width(), FRAME.top()).adjusted(40, 0, -40, 0)
    shared = (screen.availableGeometry().intersected(bar) for screen in QGuiApplication.screens())
    return any(part.width() >= 100 and part.height() >= 10 for part in shared)
