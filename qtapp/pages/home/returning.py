"""The way back, first of all on the home page: seats that are kept at tables of others, and tables of our own to which
others would come back.

Each card says what is played there, with whom, and for how long the seat is kept before the others decide, and has one
button that leads back into it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QToolButton, QWidget

import engines
from network.disk.known import Ticket
from network.messages.room import LineStatus
from qtapp.base.icons import signed
from qtapp.base.style import as_role
from qtapp.base.theme import STEP
from qtapp.boards.cover import Cover
from qtapp.pages.company.clock import SECOND, run_while
from qtapp.sitting.tables import HostedTable
from qtapp.widgets.blocks import STRETCH, discard, in_column, in_row
from qtapp.widgets.labels import ElidedLabel, label, show_text
from qtapp.widgets.speaking import Speaking
from qtapp.words import words_for
from qtapp.words.network import NetworkWords
from qtapp.words.phrases import listed

if TYPE_CHECKING:
    from network.lan.discovery import Found

MOST_CARDS = 3  # the latest; others are found by looking for tables
COVER = QSize(96, 64)
SIGN = 14


class ReturnCard(Speaking, QFrame):
    """What both kinds of cards have in common: their look. What is asked of them is told by the list."""

    def __init__(self, game: str) -> None:
        super().__init__()
        as_role(self, "return")
        self._words, self._game = NetworkWords(), game
        self.cover = Cover(game, COVER) if game in engines.games() else None
        self.title, self.note, self.state = as_role(ElidedLabel(), "title"), as_role(ElidedLabel(), "muted"), label()
        self.state.setWordWrap(True)
        self.go = as_role(QPushButton(), "primary")
        self.buttons = in_row(self.go, spacing=None)
        texts = in_column(STRETCH, self.title, self.note, self.state, STRETCH, spacing=3)
        layout = in_row((texts, 1), self.buttons, on=self, margins=(10, 10, 2 * STEP, 10), spacing=2 * STEP)
        if self.cover is not None:
            self.cover.setFixedSize(COVER)
            layout.insertWidget(0, self.cover)

    def _title(self) -> str:
        return words_for(self._game).title() if self._game in engines.games() else self._game

    def _with(self, players: Sequence[str]) -> str:
        return self.tr("with {names}").format(names=listed(players)) if players else ""


class SeatCard(ReturnCard):
    """A seat at somebody else's table. Giving it up is asked once more, in place."""

    def __init__(self, ticket: Ticket, cards: ReturnList, wall: Callable[[], float] = time.time) -> None:
        super().__init__(ticket.game)
        self.ticket, self._wall = ticket, wall
        self._line: LineStatus | None = None  # while we are on the way back
        self._is_seen = False  # the host is found on the network
        self.stop, self.give_up = QPushButton(), signed(QToolButton(), "close", SIGN)
        self.really, self.keep = QPushButton(), QPushButton()
        self.go.clicked.connect(lambda: cards.return_asked.emit(self.ticket))
        self.stop.clicked.connect(lambda: cards.stop_asked.emit(self.ticket))
        self.give_up.clicked.connect(lambda: self._ask(asked=True))
        self.keep.clicked.connect(lambda: self._ask(asked=False))
        self.really.clicked.connect(lambda: cards.give_up_asked.emit(self.ticket))
        for part in (self.stop, self.really, self.keep, self.give_up):
            self.buttons.addWidget(part)
        self._is_asked = False
        self._ask(asked=False)

    def _ask(self, *, asked: bool) -> None:
        self._is_asked = asked
        self._offer()
        if asked:
            self.keep.setFocus()

    def _offer(self) -> None:
        is_calling = self._line is not None
        self.go.setVisible(not is_calling and not self._is_asked)
        self.stop.setVisible(is_calling)
        self.give_up.setVisible(not is_calling and not self._is_asked)
        for part in (self.really, self.keep):
            part.setVisible(self._is_asked and not is_calling)
        self.retranslate()

    def show_line(self, line: LineStatus | None) -> None:
        """How far we are on the way back; None: we are not on it."""
        self._line = line
        self._offer()

    def show_seen(self, seen: bool) -> None:
        """Whether the host is found on the network now."""
        if seen != self._is_seen:
            self._is_seen = seen
            self.retranslate()

    @property
    def left(self) -> int:
        """Seconds until the others decide what becomes of the seat, as far as we know."""
        return max(0, round(self.ticket.when + self.ticket.grace - self._wall()))

    # Words.

    def retranslate(self) -> None:
        ticket = self.ticket
        self.title.setText(self.tr("Your seat is waiting: {game}").format(game=self._title()))
        where = self.tr("“{table}”, hosted by {host}").format(table=ticket.title, host=ticket.host or "?")
        self.note.setText(" · ".join(part for part in (where, self._with(ticket.players)) if part))
        self.state.setText(self._told())
        self.go.setText(self.tr("Return to the table"))
        self.stop.setText(self.tr("Stop"))
        self.give_up.setToolTip(self.tr("Give up the seat"))
        self.really.setText(self.tr("Give up"))
        self.keep.setText(self.tr("Keep"))
        for button, what in ((self.go, self.go.text()), (self.give_up, self.give_up.toolTip())):
            button.setAccessibleName(f"{what}: {ticket.title}")
        self.setAccessibleName(f"{self.title.text()}. {self.state.text()}")

    def _told(self) -> str:
        """How the seat stands, and whether its table can be reached; or what is asked about it."""
        if self._line is not None:
            return self._words.line(self._line)
        if self._is_asked:
            return self.tr("Give up this seat for good?")
        if self.ticket.by_bot:
            kept = self.tr("A bot plays for you until you return.")
        elif self.left:
            kept = self.tr("The others wait for another {time}.").format(time=self._words.countdown(self.left))
        else:
            kept = self.tr("The wait is over, but you can still return while the match lasts.")
        seen = self.tr("The table is on the network now.") if self._is_seen else ""
        return f"{kept} {seen}".strip()


class HostedCard(ReturnCard):
    """A table of our own that was left, or whose window crashed."""

    def __init__(self, table: HostedTable, cards: ReturnList) -> None:
        super().__init__(table.game)
        self.table = table
        self.go.clicked.connect(lambda: cards.open_asked.emit(self.table.path))
        self.retranslate()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Your table is closed: {game}").format(game=self._title()))
        name = self.tr("“{table}”").format(table=self.table.name)
        self.note.setText(" · ".join(part for part in (name, self._with(self.table.players)) if part))
        self.state.setText(self.tr("The others have kept their seats, and come back when it is open again."))
        self.go.setText(self.tr("Open the table again"))
        self.go.setAccessibleName(f"{self.go.text()}: {self.table.name}")
        self.setAccessibleName(f"{self.title.text()}. {self.state.text()}")


class ReturnList(Speaking, QWidget):
    """All of them, the latest first. Nothing is shown where there is nothing to return to."""

    return_asked = Signal(object)  # Ticket
    stop_asked = Signal(object)
    give_up_asked = Signal(object)
    open_asked = Signal(object)  # Path

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seats: dict[str, SeatCard] = {}  # by the id of the table
        self.hosted: list[HostedCard] = []
        self._found: Mapping[str, Found] = {}
        self._failure: LineStatus | None = None
        self.problem = label("problem", wrap=True)
        self._clock = QTimer(self, interval=SECOND)
        self._clock.timeout.connect(self._count)
        self._layout = in_column(self.problem, on=self, margins=(0, 0, STEP, 0))  # in line with the columns below
        self.retranslate()
        self.hide()

    def show_tables(self, tickets: Sequence[Ticket], hosted: Sequence[HostedTable]) -> None:
        """Show what there is to return to. What is there already keeps its card: nothing changes under the pointer."""
        before = [*self.seats.values(), *self.hosted]
        seats = [self._seat(ticket) for ticket in tickets[:MOST_CARDS]]
        self.seats = {card.ticket.table: card for card in seats}
        self.hosted = [self._table(table) for table in hosted[: MOST_CARDS - len(seats)]]
        for place, card in enumerate((*seats, *self.hosted), 1):  # below the problem
            self._layout.insertWidget(place, card)
        discard([card for card in before if card not in (*seats, *self.hosted)], self._layout)
        self._count()
        self._show()

    def _seat(self, ticket: Ticket) -> SeatCard:
        card = self.seats.get(ticket.table)
        if card is not None and card.ticket.game == ticket.game:
            card.ticket = ticket
            return card
        card = SeatCard(ticket, self)
        card.show_seen(ticket.table in self._found)
        return card

    def _table(self, table: HostedTable) -> HostedCard:
        return next((card for card in self.hosted if card.table == table), None) or HostedCard(table, self)

    def _show(self) -> None:
        self.setVisible(bool(self.seats or self.hosted or self._failure))

    def show_found(self, tables: Sequence[Found]) -> None:
        """These tables are on the network now."""
        self._found = {found.card.id: found for found in tables}
        for ident, card in self.seats.items():
            card.show_seen(ident in self._found)

    def show_line(self, table: str, line: LineStatus | None) -> None:
        """How far we are on the way back to a table."""
        if table in self.seats:
            self.seats[table].show_line(line)
        if line is not None:
            self.show_failure(None)

    def show_failure(self, line: LineStatus | None) -> None:
        """Why a table that was gone to is not to be returned to; None: nothing to say."""
        self._failure = line
        self.retranslate()
        self._show()

    def _count(self) -> None:
        """Again and again, while something runs down."""
        for card in self.seats.values():
            card.retranslate()
        run_while(self._clock, any(card.left for card in self.seats.values()))

    def retranslate(self) -> None:
        show_text(self.problem, "" if self._failure is None else NetworkWords().line(self._failure))
