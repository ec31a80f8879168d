"""What the window asks of a page, whichever it is: what Escape and the way back mean."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


class WindowPage(QWidget):
    """Fills the window, until another is put on top of it."""

    LEFT_BY_ESCAPE = False

    def name_way_back(self) -> None:
        """Another page than home lies below this one."""
