"""On the network: tables that others keep and tables one was at, a new table for others, and the way by address.

The page shows what it is told and says what people want; who looks for tables, and who goes there, is not its concern.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QLineEdit, QPushButton, QToolButton, QWidget

import engines
from engines.record import MAX_NAME
from network.disk.known import Ticket
from network.lan.discovery import Found
from network.lines.address import BadAddress, parsed, written
from network.messages.room import LineStatus
from qtapp.base.icons import signed
from qtapp.base.settings import Settings
from qtapp.base.style import as_role
from qtapp.base.theme import STEP
from qtapp.boards.cover import Cover
from qtapp.pages.parts.window_page import WindowPage
from qtapp.pages.room.network_tables import TableList, TicketList
from qtapp.widgets.blocks import STRETCH, card, column, fill_page, in_row
from qtapp.widgets.labels import label, show_text
from qtapp.widgets.search_sign import SearchSign
from qtapp.widgets.speaking import Speaking
from qtapp.words import words_for
from qtapp.words.network import NetworkWords

PATIENCE = 5000  # milliseconds without any table, after which people are told what they can do
PICTURE = QSize(72, 52)


class GameRow(Speaking, QWidget):
    """A game, and the button that makes a table for it."""

    create_asked = Signal(str)

    def __init__(self, game_id: str) -> None:
        super().__init__()
        self.game_id, self._words = game_id, words_for(game_id)
        self.picture, self.title, self.create_button = Cover(game_id, PICTURE), label(wrap=True), QPushButton()
        self.picture.setFixedSize(PICTURE)
        self.create_button.clicked.connect(lambda: self.create_asked.emit(game_id))
        in_row(self.picture, (self.title, 1), self.create_button, on=self, spacing=12)
        self.retranslate()

    def retranslate(self) -> None:
        self.title.setText(self._words.short_title())
        self.create_button.setText(self.tr("Create"))
        self.create_button.setAccessibleName(self.tr("Create a table: {game}").format(game=self._words.title()))


class NetworkPage(Speaking, WindowPage):
    """Where one finds a table on the network, or makes one."""

    LEFT_BY_ESCAPE = True

    join_asked = Signal(object, bool)  # Found, whether to watch only
    address_asked = Signal(str)  # "host:port", sound
    create_asked = Signal(str)  # the id of a game
    check_asked = Signal()

    def __init__(self, settings: Settings, patience: int = PATIENCE) -> None:
        super().__init__()
        as_role(self, "page")
        self.settings, self._words = settings, NetworkWords()
        self._trouble, self._address_error, self._is_nameless = "", "", False
        self._line: LineStatus | None = None
        self._make_parts()
        self._patience = QTimer(self, singleShot=True, interval=patience)
        self._lay_out()
        self._connect()
        self.retranslate()
        self.show_tickets(())
        self.show_searching()

    def _make_parts(self) -> None:
        settings = self.settings
        self.back, self.title = signed(QToolButton(), "back"), label("brand")
        self.problem = label("problem", wrap=True)
        self.returns_title, self.tickets = label("title"), TicketList()
        self.tables_title, self.tables = label("title"), TableList()
        self.sign = SearchSign(still=settings.reduced_motion or settings.speed == "off")
        self.searching, self.trouble = label("muted", wrap=True), label("problem", wrap=True)
        self.advice, self.check = label("muted", wrap=True), QPushButton()
        self.name_title, self.name, self.name_problem = label("title"), QLineEdit(), label("problem", wrap=True)
        self.name.setMaxLength(MAX_NAME)
        self.name.setText(settings.my_name or next(iter(settings.names()), ""))
        self.create_title, self.games = label("title"), [GameRow(game_id) for game_id in engines.games()]
        self.address_title, self.address_note = label("title"), label("note", wrap=True)
        self.address, self.go, self.address_problem = QLineEdit(), QPushButton(), label("problem", wrap=True)

    # Building.

    def _lay_out(self) -> None:
        self.back.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        searching = in_row(self.sign, (self.searching, 1), spacing=12)
        check = in_row(self.check, STRETCH, spacing=None)
        kept = self.problem, self.returns_title, self.tickets
        found = column([*kept, self.tables_title, self.trouble, searching, self.tables, self.advice, check])
        address = in_row((self.address, 1), self.go)
        own = column(
            [
                card([self.name_title, self.name, self.name_problem]),
                card([self.create_title, *self.games]),
                card([self.address_title, self.address_note, address, self.address_problem]),
            ]
        )
        columns = in_row((found, 8), (own, 5), spacing=2 * STEP)
        top = in_row(self.back, STRETCH, margins=(0, 0, 0, STEP), spacing=None)
        fill_page(self, [top, self.title], columns)

    def _connect(self) -> None:
        self.back.clicked.connect(self.left)
        self.name.editingFinished.connect(self._keep_name)
        self.name.textEdited.connect(lambda: self._tell_nameless(nameless=False))
        self.tables.join_asked.connect(self._join)
        self.check.clicked.connect(self.check_asked)
        self.address.textEdited.connect(lambda: self._tell_address_error(""))
        for pressed in (self.address.returnPressed, self.go.clicked):
            pressed.connect(self._go_to_address)
        for row in self.games:
            row.create_asked.connect(self._create)
        self._patience.timeout.connect(self._tell_search)
        self.settings.changed.connect(self._setting_changed)

    # What is shown.

    def show_searching(self) -> None:
        """Tables are being looked for, from now on."""
        self._patience.start()
        self._tell_search()

    def show_tables(self, tables: Sequence[Found]) -> None:
        """All tables that are there now."""
        self.tables.show_tables(tables)
        self._tell_search()

    def show_tickets(self, tickets: Sequence[Ticket]) -> None:
        """The tables one can return to."""
        self.tickets.show_tickets(tickets)
        for part in (self.returns_title, self.tickets):
            part.setVisible(bool(tickets))

    def show_trouble(self, code: str) -> None:
        """Tables do not find each other by themselves; "" when they do again."""
        self._trouble = code
        self._tell_search()

    def show_line(self, line: LineStatus | None) -> None:
        """How the line to a table stands that we want to come to; None when there is nothing to say any more."""
        self._line = line
        show_text(self.problem, self._words.line(line) if line else "")

    def _tell_search(self) -> None:
        is_empty = not self.tables.cards
        self.advice.setVisible(is_empty and (not self._patience.isActive() or bool(self._trouble)))
        show_text(self.trouble, self._words.trouble(self._trouble) if self._trouble else "")
        self.sign.setVisible(not self._trouble)
        self.searching.setVisible(not self._trouble)
        self.searching.setText(
            self.tr("Looking for tables nearby…")
            if is_empty
            else self.tr("%n table(s) found; still looking.", "", len(self.tables.cards))
        )

    # What people want.

    @property
    def my_name(self) -> str:
        return " ".join(self.name.text().split())

    def _keep_name(self) -> None:
        if self.my_name:
            self.settings.my_name = self.my_name

    def _is_named(self) -> bool:
        """Whether we can go to a table: nobody sits down without a name."""
        self._tell_nameless(nameless=not self.my_name)
        if not self.my_name:
            self.name.setFocus()
            return False
        self._keep_name()
        return True

    def _tell_nameless(self, *, nameless: bool) -> None:
        self._is_nameless = nameless
        show_text(self.name_problem, self.tr("Say first what the others should call you.") if nameless else "")

    def _join(self, found: Found, watch: bool) -> None:
        if self._is_named():
            self.join_asked.emit(found, watch)

    def _create(self, game_id: str) -> None:
        if self._is_named():
            self.create_asked.emit(game_id)

    def _go_to_address(self) -> None:
        try:
            address = written(parsed(self.address.text()))
        except BadAddress as error:
            self._tell_address_error(error.code)
            self.address.setFocus()
            return
        self._tell_address_error("")
        if self._is_named():
            self.address_asked.emit(address)

    def _tell_address_error(self, code: str) -> None:
        self._address_error = code
        show_text(self.address_problem, self._words.address_error(code) if code else "")

    # Words and motion.

    def _setting_changed(self, name: str) -> None:
        if name.startswith("motion/"):
            self.sign.set_still(self.settings.reduced_motion or self.settings.speed == "off")

    def enter(self) -> None:
        """The page comes into sight."""
        (self.name if not self.my_name else self.games[0].create_button).setFocus()

    def retranslate(self) -> None:
        self.back.setText("Table Ronde")
        self.back.setAccessibleName(self.tr("Back to the home page"))
        self.title.setText(self.tr("On the network"))
        self.returns_title.setText(self.tr("Return to"))
        self.tables_title.setText(self.tr("Tables nearby"))
        self.advice.setText(
            self.tr(
                "No table has been found so far. Tables are found by themselves when both machines are on the same "
                "network, and when neither a firewall nor the router keeps them apart: Wi-Fi for guests often does. "
                "You can join by address all the same."
            )
        )
        self.check.setText(self.tr("Check the network…"))
        self.name_title.setText(self.tr("Your name"))
        self.name.setPlaceholderText(self.tr("What the others call you"))
        self.name.setAccessibleName(self.tr("Your name"))
        self.create_title.setText(self.tr("Create a table"))
        self.address_title.setText(self.tr("Join by address"))
        self.address_note.setText(self.tr("The machine that keeps the table shows its addresses."))
        self.address.setPlaceholderText("192.168.1.20:47313")
        self.address.setAccessibleName(self.tr("Address of the table"))
        self.go.setText(self.tr("Join"))
        self.go.setAccessibleName(self.tr("Join by address"))
        self._tell_search()
        self._tell_nameless(nameless=self._is_nameless)
        self._tell_address_error(self._address_error)
        self.show_line(self._line)
