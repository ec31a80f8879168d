"""Widgets that make their words anew when the language changes."""

from __future__ import annotations

from PySide6.QtCore import QEvent

from qtapp.base.guard import Guarded, guarded


class Speaking(Guarded):
    """To be mixed into a QWidget: Qt tells of a new language by an event, every widget for itself."""

    def retranslate(self) -> None:
        raise NotImplementedError

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)  # type: ignore[misc]
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
