"""Keys that mean the same everywhere: Enter presses the button that has the focus, as space does.

Qt does this in dialogs only. A page calls it with keys that nobody below it has used.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def enter_pressed(page: QWidget, event: QKeyEvent) -> bool:
    """Press the focused button if this is Enter; False if it is not, or no button has the focus."""
    button = page.window().focusWidget()
    if event.key() not in ENTER or not isinstance(button, QAbstractButton) or not page.isAncestorOf(button):
        return False
    if not event.isAutoRepeat():
        button.click()
    return True
