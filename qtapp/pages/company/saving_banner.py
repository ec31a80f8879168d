"""The banner of a table where nothing is written down: why, and a way to save a copy elsewhere if the table is ours."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from qtapp.pages.company.banner import Banner
from qtapp.words.table import TableWords


class SavingBanner(Banner):
    """Hidden while everything is saved. The cause is known of a table that is ours; of others, what the room says."""

    save_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        self.save = QPushButton()
        super().__init__(self.save, parent=parent)
        self._cause, self._is_room_unsaved, self._words = "", False, TableWords()
        self.save.clicked.connect(self.save_asked)
        self.retranslate()

    def show_cause(self, cause: str) -> None:
        """Why our table cannot be written, as the system names it; "" when it can be."""
        self._cause = cause
        self._show()

    def show_room(self, *, is_unsaved: bool) -> None:
        """Whether the host of the room says that nothing is written down."""
        self._is_room_unsaved = is_unsaved
        self._show()

    def _show(self) -> None:
        self.retranslate()
        self.setVisible(bool(self._cause) or self._is_room_unsaved)

    def retranslate(self) -> None:
        if self._cause:
            cause = self._words.cause(self._cause)
            self.say(self.tr("This game is not being saved: {cause}.").format(cause=cause))
        else:
            self.say(
                self.tr(
                    "Nothing is being saved at this table: the host cannot write to its disk. If the host "
                    "stops now, what happens from here on is lost."
                )
            )
        self.save.setText(self.tr("Save as…"))
        self.save.setVisible(bool(self._cause))
