"""The dialogs on the way to a table: its passphrase, a machine that is not the one it was, which of several tables,
and the check of the network.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QGridLayout, QLabel, QLineEdit, QPushButton, QWidget

from network.lan.check import LEGS, Leg
from network.lan.discovery import Found
from network.messages.line import Card
from qtapp.base.icons import signed
from qtapp.base.style import as_role
from qtapp.base.theme import STEP
from qtapp.pages.company.addresses import AddressList
from qtapp.pages.company.table_key import key_digits
from qtapp.pages.parts.dialogs import QuietDialog
from qtapp.pages.room.network_tables import TableList
from qtapp.widgets.blocks import STRETCH, in_column, in_row
from qtapp.widgets.fitting_area import FittingArea
from qtapp.widgets.labels import label, show_text
from qtapp.widgets.speaking import Speaking
from qtapp.widgets.tick_box import TickBox
from qtapp.words.check import CheckWords
from qtapp.words.network import NetworkWords

MOST_LETTERS = 100  # of a passphrase
HIGHEST = 480  # of a list of tables: a host may keep dozens
SIGN = 18
SIGNS = {"ok": ("tick", "accent"), "failed": ("close", "warm"), "unknown": ("dash", "muted")}


class AskingDialog(Speaking, QDialog):
    """A dialog with a title, something below it, and two buttons: to go on, or not to."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.title, self.go, self.stay = label("title", wrap=True), QPushButton(), QPushButton()
        self.go.clicked.connect(self.accept)
        self.stay.clicked.connect(self.reject)
        buttons = in_row(STRETCH, self.stay, self.go, spacing=None)
        self.body = in_column(spacing=12)
        margins = (3 * STEP, 3 * STEP, 3 * STEP, 2 * STEP)
        in_column(self.title, (self.body, 1), buttons, on=self, margins=margins, spacing=2 * STEP)
        self.title.setMinimumWidth(440 - 6 * STEP)


class PhraseDialog(AskingDialog):
    """Asks for the passphrase of a table. `is_again`: another one was wrong."""

    phrase_given = Signal(str)

    def __init__(self, table: str, *, is_again: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table, self._is_again = table, is_again
        self.text, self.problem = label(wrap=True), label("problem", wrap=True)
        self.field, self.shown = QLineEdit(), TickBox()
        self.field.setMaxLength(MOST_LETTERS)
        self.field.setEchoMode(QLineEdit.EchoMode.Password)
        echo = QLineEdit.EchoMode
        self.shown.toggled.connect(lambda shown: self.field.setEchoMode(echo.Normal if shown else echo.Password))
        self.field.textChanged.connect(self._offer)
        as_role(self.go, "primary")
        self.go.setDefault(True)
        self.accepted.connect(lambda: self.phrase_given.emit(self.field.text().strip()))
        for part in (self.text, self.problem, self.field, self.shown):
            self.body.addWidget(part)
        self._offer()
        self.retranslate()
        self.field.setFocus()

    def _offer(self) -> None:
        self.go.setEnabled(bool(self.field.text().strip()))

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Passphrase"))
        self.title.setText(self.tr("“{table}” is locked").format(table=self._table))
        self.text.setText(
            self.tr(
                "Whoever keeps the table has chosen a passphrase, and can tell it to you. It never crosses the network."
            )
        )
        show_text(self.problem, NetworkWords().fault("wrong_phrase", {}) if self._is_again else "")
        self.field.setPlaceholderText(self.tr("Passphrase"))
        self.field.setAccessibleName(self.tr("Passphrase"))
        self.shown.setText(self.tr("Show it"))
        self.go.setText(self.tr("Join"))
        self.stay.setText(self.tr("Cancel"))


class ChangedKeyDialog(AskingDialog):
    """A machine identifies itself by another key than before: people decide whether to trust it."""

    trusted = Signal()

    def __init__(self, machine: str, fingerprint: str, where: str = "table", parent: QWidget | None = None) -> None:
        """`where`: another machine was met at this "table", or at this "address"."""
        super().__init__(parent)
        self._machine, self._where = machine, where
        self.text, self.advice, self.key_title = label(wrap=True), label(wrap=True), label("note", wrap=True)
        self.key = key_digits(fingerprint)
        as_role(self.stay, "primary")
        self.stay.setDefault(True)
        self.accepted.connect(self.trusted)
        for part in (self.text, self.advice, self.key_title, self.key):
            self.body.addWidget(part)
        self.retranslate()
        self.stay.setFocus()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Another key"))
        if self._where == "address":
            self.title.setText(
                self.tr("“{machine}” is at the address of another machine").format(machine=self._machine)
            )
            self.advice.setText(
                self.tr(
                    "Addresses change hands now and then. Ask whoever keeps the table; if it is "
                    "not the one you expect, do not join."
                )
            )
        else:
            self.title.setText(self.tr("“{machine}” is not the machine it was").format(machine=self._machine))
            self.advice.setText(
                self.tr(
                    "If Table Ronde was installed anew there, or its settings were deleted, this "
                    "is to be expected: ask whoever keeps the table. Otherwise do not join."
                )
            )
        self.text.setText(
            self.tr(
                "It identifies itself by another key than the machine you met here before. Somebody "
                "else may be answering in its place, and would see what you are dealt and what you "
                "say."
            )
        )
        self.key_title.setText(self.tr("Its key now; whoever keeps the table sees the same digits there:"))
        self.go.setText(self.tr("Trust it from now on"))
        self.stay.setText(self.tr("Do not join"))


class WhichTableDialog(QuietDialog):
    """Several tables are kept at one address: which one?"""

    chosen = Signal(str, bool)  # the id of a table, whether to watch only

    def __init__(self, cards: Sequence[Card], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tables = TableList()
        self.tables.show_tables([Found(card, "", (), 0) for card in cards])
        self.tables.join_asked.connect(self._choose)
        area = FittingArea(self.tables)
        area.setMaximumHeight(HIGHEST)
        self.body.addWidget(area)
        self.be_wide(560)
        self.retranslate()

    def _choose(self, found: Found, watch: bool) -> None:
        self.chosen.emit(found.card.id, watch)
        self.accept()

    def retranslate(self) -> None:
        self.call(self.tr("Which table?"))
        self.close_button.setText(self.tr("Cancel"))


class LegRow:
    """The three parts of a leg in the check's grid: its sign, its question, its answer."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.leg: Leg | None = None  # None: not known yet
        self.sign, self.question, self.answer = QLabel(), label("strong", wrap=True), label("muted", wrap=True)
        self.sign.setFixedSize(SIGN, SIGN)


class CheckDialog(QuietDialog):
    """Why is nobody found? Each leg of the way is tried, and told when it is known; our addresses stand below."""

    again_asked = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = CheckWords()
        self.rows = {name: LegRow(name) for name in LEGS}
        self.addresses_title, self.addresses_note = label("strong"), label("muted", wrap=True)
        self.addresses, self.again = AddressList(), QPushButton()
        self.again.clicked.connect(self._begin_again)
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(1, 1)
        for place, row in enumerate(self.rows.values()):
            grid.addWidget(row.sign, 3 * place, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(row.question, 3 * place, 1)
            grid.addWidget(row.answer, 3 * place + 1, 1)
            grid.setRowMinimumHeight(3 * place + 2, STEP)
        self.body.addLayout(grid)
        for part in (self.addresses_title, self.addresses_note, self.addresses):
            self.body.addWidget(part)
        self.body.addSpacing(STEP)
        self.body.addWidget(self.again, 0, Qt.AlignmentFlag.AlignLeft)
        self.finished.connect(self.left)
        self.be_wide(560)
        self.retranslate()
        self.show_addresses(())
        self.begin()

    # What is shown.

    def begin(self) -> None:
        """Nothing is known yet."""
        for row in self.rows.values():
            row.leg = None
        self._tell()

    def show_leg(self, leg: Leg) -> None:
        """A leg has been tried."""
        self.rows[leg.name].leg = leg
        self._tell()

    def show_addresses(self, addresses: Sequence[str]) -> None:
        """Where this machine can be reached."""
        self.addresses.show_addresses(addresses)
        for part in (self.addresses_title, self.addresses_note, self.addresses):
            part.setVisible(bool(addresses))

    def _begin_again(self) -> None:
        self.begin()
        self.again_asked.emit()

    def _tell(self) -> None:
        is_trying = False  # only the first leg that is not known is being tried
        for row in self.rows.values():
            row.question.setText(self._words.question(row.name))
            if row.leg is None:
                row.sign.setProperty("sign", None)
                row.sign.clear()
                row.answer.setText("" if is_trying else self.tr("Trying…"))
                row.sign.setAccessibleName("")
                is_trying = True
            else:
                sign, token = SIGNS[row.leg.state]
                signed(row.sign, sign, SIGN, token)
                row.sign.setAccessibleName(self._words.state(row.leg.state))
                row.answer.setText(self._words.answer(row.leg))
        self.again.setEnabled(not is_trying)

    def retranslate(self) -> None:
        self.call(self.tr("Check of the network"))
        self.again.setText(self.tr("Check again"))
        self.addresses_title.setText(self.tr("Addresses of this machine"))
        self.addresses_note.setText(self.tr("Others join a table that is kept here by one of these."))
        self._tell()
