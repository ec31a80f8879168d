"""What the window and a page have to do with each other, whichever page it is."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget


class WindowPage(QWidget):
    """Fills the window, until another is put on top of it."""

    LEFT_BY_ESCAPE = False

    left = Signal()  # to the page below
    theme_asked = Signal()  # to turn it
    rules_asked = Signal()
    rule_asked = Signal(str)  # to be read: its number

    def name_way_back(self) -> None:
        """Another page than home lies below this one."""
