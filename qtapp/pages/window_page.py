"""What the window asks of a page, whichever it is: a new theme's colours, and what Escape and the way back mean."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from qtapp.theme import Theme


class WindowPage(QWidget):
    """Fills the window, until another is put on top of it."""

    LEFT_BY_ESCAPE = False

    def set_theme(self, theme: Theme) -> None:
        raise NotImplementedError

    def name_way_back(self) -> None:
        """Another page than home lies below this one."""
