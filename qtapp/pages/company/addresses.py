"""The addresses of this machine, each with a button that copies it for whoever is to join by it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QToolButton, QWidget

from qtapp.base.icons import signed
from qtapp.base.style import monospaced
from qtapp.base.theme import TEXT_BODY
from qtapp.widgets.blocks import discard, in_column, in_row
from qtapp.widgets.speaking import Speaking

THANKS = 1600  # milliseconds for which a button says that it has copied


class AddressRow(Speaking, QWidget):
    """One address."""

    copied = Signal(str)

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = address
        self.text, self.copy = QLabel(address), QToolButton()
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setFont(monospaced(TEXT_BODY - 1))
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.copy.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.copy.clicked.connect(self._copy)
        self._thanks = QTimer(self, singleShot=True, interval=THANKS)
        self._thanks.timeout.connect(self._show_sign)
        in_row((self.text, 1), self.copy, on=self)
        self.retranslate()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.address)
        self._thanks.start()
        self._show_sign()
        self.copied.emit(self.address)

    def _show_sign(self) -> None:
        has_copied = self._thanks.isActive()
        signed(self.copy, "tick" if has_copied else "copy", 16)
        self.copy.setText(self.tr("Copied") if has_copied else self.tr("Copy"))

    def retranslate(self) -> None:
        self._show_sign()
        self.copy.setAccessibleName(self.tr("Copy {address}").format(address=self.address))


class AddressList(QWidget):
    """All addresses, the most promising first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[AddressRow] = []
        self._layout = in_column(on=self, spacing=2)

    def show_addresses(self, addresses: Sequence[str]) -> None:
        if [row.address for row in self.rows] == list(addresses):
            return
        discard(self.rows, self._layout)
        self.rows = [AddressRow(address) for address in addresses]
        for row in self.rows:
            self._layout.addWidget(row)
