"""Where a window stands on the screens there are: as it was left, if that can still be seen, else in the middle."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

FIRST_SIZE = (1280, 800)


def put_back(window: QWidget, kept: QByteArray) -> None:
    """Put a window where it was when `kept` was saved. A screen may be gone since, and the bytes may be nonsense."""
    if not window.restoreGeometry(kept) or not is_in_sight(window.geometry()):
        room = window.screen().availableGeometry()
        place = QRect(0, 0, min(FIRST_SIZE[0], room.width()), min(FIRST_SIZE[1], room.height()))
        place.moveCenter(room.center())
        window.setGeometry(place)


def is_in_sight(place: QRect) -> bool:
    """Whether enough of the title bar lies on a screen to take hold of it."""
    bar = QRect(place.topLeft(), place.topRight()).adjusted(40, -20, -40, 20)
    shared = (screen.availableGeometry().intersected(bar) for screen in QGuiApplication.screens())
    return any(part.width() >= 100 and part.height() >= 10 for part in shared)
