"""Opening a table in play to the network: what it is called, which seats others may take, and who may come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from engines.game import Seat
from engines.record import MAX_NAME
from qtapp.base.settings import Settings
from qtapp.base.style import as_role
from qtapp.base.theme import STEP, SeatMark
from qtapp.items.seat_shapes import SeatSign
from qtapp.pages.room.network_dialogs import AskingDialog
from qtapp.widgets.blocks import in_column, in_row
from qtapp.widgets.form import Form
from qtapp.widgets.labels import label
from qtapp.widgets.tick_box import TickBox

MAX_PHRASE = 100  # characters


class Opening(NamedTuple):
    """How a table is to be opened."""

    table: str
    name: str  # what we are called there
    kept: tuple[Seat, ...]  # the seats of people that stay ours
    spectators: bool
    phrase: str


class OpenDialog(AskingDialog):
    """Asks; `opened` tells what was chosen. Closing the dialog opens nothing."""

    opened = Signal(object)  # Opening

    def __init__(
        self,
        people: Sequence[tuple[Seat, str]],
        marks: Sequence[SeatMark],
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        """`people`: the seats held at this window, and who sits there; `marks`: those of all seats."""
        super().__init__(parent)
        self._people, self._marks, self._settings = people, marks, settings
        self.table, self.name, self.phrase = QLineEdit(), QLineEdit(), QLineEdit()
        self.seats, self.spectators = {seat: TickBox() for seat, _name in people}, TickBox()
        self.note = label("muted", wrap=True)
        as_role(self.go, "primary")
        self.go.setDefault(True)
        for field in (self.table, self.name):
            field.setMaxLength(MAX_NAME)
        self.phrase.setMaxLength(MAX_PHRASE)
        self.name.setText(settings.my_name or next(iter(settings.names()), ""))
        self.spectators.setChecked(True)
        for box in self.seats.values():
            box.setChecked(len(people) == 1)  # of several people at one window, some are likely to go to their own
        if people:
            self.seats[people[0][0]].setChecked(True)
        self._lay_out()
        self.accepted.connect(self._open)
        for field in (self.table, self.name):
            field.textChanged.connect(self._check)
        self.retranslate()
        self.table.setText(self.tr("{name}’s table").format(name=self.name.text() or "Table Ronde")[:MAX_NAME])
        self._check()
        self.title.setMinimumWidth(460 - 6 * STEP)

    def _lay_out(self) -> None:
        fields = (self.table, self.name, self._seat_boxes(), self.spectators, self.phrase)
        self._form = Form(*fields, across=3 * STEP, down=12)
        self.body.addWidget(self.note)
        self.body.addLayout(self._form)

    def _seat_boxes(self) -> QWidget:
        self._boxes = QWidget()
        rows = in_column(on=self._boxes, spacing=6)
        for seat, box in self.seats.items():
            rows.addLayout(in_row(SeatSign(self._marks[seat], 14), (box, 1)))
        return self._boxes

    def opening(self) -> Opening:
        """What is chosen now."""
        kept = tuple(seat for seat, box in self.seats.items() if box.isChecked())
        return Opening(_clean(self.table), _clean(self.name), kept, self.spectators.isChecked(), self.phrase.text())

    def _check(self) -> None:
        self.go.setEnabled(bool(_clean(self.table) and _clean(self.name)))

    def _open(self) -> None:
        opening = self.opening()
        self._settings.my_name = opening.name
        self.opened.emit(opening)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Open to the network"))
        self.title.setText(self.tr("Open to the network"))
        self.stay.setText(self.tr("Cancel"))
        self.go.setText(self.tr("Open"))
        self.note.setText(
            self.tr(
                "The game goes on as it is. Others on the local network see the table and can take "
                "the seats you leave to them. While it is open nobody gets hints or analysis."
            )
        )
        for seat, name in self._people:
            self.seats[seat].setText(name)
        self.spectators.setText(self.tr("People may come who only watch"))
        self.phrase.setPlaceholderText(self.tr("None: anyone may come"))
        for field, text in (
            (self.table, self.tr("Name of the table")),
            (self.name, self.tr("Your name")),
            (self._boxes, self.tr("Stay at this window")),
            (self.spectators, self.tr("Spectators")),
            (self.phrase, self.tr("Passphrase")),
        ):
            self._form.name(field, text)
        self._form.setRowVisible(self._boxes, bool(self._people))


def _clean(field: QLineEdit) -> str:
    return " ".join(field.text().split())
