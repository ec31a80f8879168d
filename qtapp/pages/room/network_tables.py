"""The tables of the network as cards: those that were found, and those one was at and can return to."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QDateTime, QLocale, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QWidget

import engines
from network.disk.known import Ticket
from network.lan.discovery import Found
from network.messages.line import OLDEST, VERSION
from qtapp.base.icons import signed
from qtapp.base.style import as_role
from qtapp.boards.cover import Cover
from qtapp.widgets.blocks import STRETCH, discard, in_column, in_row
from qtapp.widgets.labels import ElidedLabel, label, show_text
from qtapp.widgets.speaking import Speaking
from qtapp.words import words_for
from qtapp.words.network import NetworkWords

PICTURE = QSize(104, 78)
SIGN, NO_PICTURE = 16, 40
MOST_CARDS = 60  # nobody reads more, and somebody might announce thousands


class TableCard(Speaking, QFrame):
    """A table on the network: its picture, how it stands, and the ways to it."""

    join_asked = Signal(object, bool)  # Found, whether to watch only

    def __init__(self, found: Found) -> None:
        super().__init__()
        as_role(self, "card")
        self.found, self._words = found, NetworkWords()
        self._is_known = _is_known(found)
        self.picture = Cover(found.card.game, PICTURE) if self._is_known else _no_picture()
        self.picture.setFixedSize(PICTURE)
        self.title, self.game = as_role(ElidedLabel(), "strong"), as_role(ElidedLabel(), "muted")
        self.note, self.problem = label("note", wrap=True), label("problem", wrap=True)
        self.lock = signed(QLabel(), "lock", SIGN)
        self.join, self.watch = as_role(QPushButton(), "primary"), QPushButton()
        self.join.clicked.connect(lambda: self.join_asked.emit(self.found, False))  # noqa: FBT003
        self.watch.clicked.connect(lambda: self.join_asked.emit(self.found, True))  # noqa: FBT003
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        named = in_row(self.lock, (self.title, 1), spacing=6)
        texts = in_column(named, self.game, self.note, self.problem, STRETCH, spacing=3)
        buttons = in_column(self.join, self.watch, STRETCH)
        picture = self.picture, 0, Qt.AlignmentFlag.AlignTop
        in_row(picture, (texts, 1), buttons, on=self, margins=(10, 10, 14, 10), spacing=14)

    def show_table(self, found: Found) -> None:
        """The same table, as it stands now."""
        if found != self.found:
            self.found = found
            self.retranslate()

    def _problem(self) -> str:
        """Why this program cannot come to this table; "" if it can."""
        if not self._is_known:
            return self.tr("This version of Table Ronde does not know this game.")
        if self.found.card.version < OLDEST:
            return self.tr("Kept by an older version of Table Ronde: update it on that machine to join.")
        if self.found.card.version > VERSION:
            return self.tr("Kept by a newer version of Table Ronde: update this one to join.")
        return ""

    def retranslate(self) -> None:
        card, problem = self.found.card, self._problem()
        self.title.setText(card.name)
        game = words_for(card.game).short_title() if self._is_known else card.game
        self.game.setText(" · ".join([game, *self.found.addresses[:1]]))
        self.note.setText(self._words.table_note(card))
        show_text(self.problem, problem)
        self.lock.setVisible(card.locked)
        self.join.setText(self.tr("Join"))
        self.watch.setText(self.tr("Watch"))
        self.join.setEnabled(not problem and card.free > 0)
        self.watch.setEnabled(not problem)
        self.join.setAccessibleName(self.tr("Join {table}").format(table=card.name))
        self.watch.setAccessibleName(self.tr("Watch {table}").format(table=card.name))
        self.setAccessibleName(f"{card.name}, {self.game.text()}, {problem or self.note.text()}")


class TicketCard(Speaking, QFrame):
    """A table one was at, where a place may still be kept; what is asked of it is told by the list."""

    def __init__(self, ticket: Ticket, tickets: TicketList) -> None:
        super().__init__()
        as_role(self, "card")
        self.ticket = ticket
        self.title, self.note = as_role(ElidedLabel(), "strong"), as_role(ElidedLabel(), "note")
        self.resume, self.forget = as_role(QPushButton(), "primary"), QPushButton()
        self.resume.clicked.connect(lambda: tickets.resume_asked.emit(self.ticket))
        self.forget.clicked.connect(lambda: tickets.forget_asked.emit(self.ticket))
        texts = in_column(self.title, self.note, spacing=3)
        in_row((texts, 1), self.forget, self.resume, on=self, margins=(14, 10, 14, 10))
        self.retranslate()

    def retranslate(self) -> None:
        ticket = self.ticket
        game = words_for(ticket.game).short_title() if ticket.game in engines.games() else ticket.game
        when = QLocale().toString(QDateTime.fromSecsSinceEpoch(ticket.when), "d MMM, HH:mm")
        self.title.setText(ticket.title or game)
        self.note.setText(self.tr("{game} · as {name} · {date}").format(game=game, name=ticket.name, date=when))
        self.resume.setText(self.tr("Return"))
        self.forget.setText(self.tr("Forget"))
        for button in (self.resume, self.forget):
            button.setAccessibleName(f"{button.text()}: {self.title.text()}")


class TableList(QWidget):
    """All tables that were found. A table keeps its card, so that nothing jumps under the pointer."""

    join_asked = Signal(object, bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards: dict[str, TableCard] = {}  # by the id of the table
        self._layout = in_column(on=self)

    def show_tables(self, tables: Sequence[Found]) -> None:
        wanted = {found.card.id: found for found in sorted(tables, key=_order)[:MOST_CARDS]}
        for ident in self.cards.keys() - wanted.keys():
            discard([self.cards.pop(ident)], self._layout)
        for place, (ident, found) in enumerate(wanted.items()):
            card = self.cards.get(ident)
            if card is None or card.found.card.game != found.card.game:
                if card is not None:
                    discard([card], self._layout)
                card = self.cards[ident] = TableCard(found)
                card.join_asked.connect(self.join_asked)
            card.show_table(found)
            if self._layout.indexOf(card) != place:
                self._layout.insertWidget(place, card)


class TicketList(QWidget):
    """The tables one can return to, the latest first."""

    resume_asked = Signal(object)  # Ticket
    forget_asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards: list[TicketCard] = []
        self._layout = in_column(on=self)

    def show_tickets(self, tickets: Sequence[Ticket]) -> None:
        discard(self.cards, self._layout)
        self.cards = [TicketCard(ticket, self) for ticket in tickets]
        for card in self.cards:
            self._layout.addWidget(card)


def _no_picture() -> QLabel:
    """In its place, of a game that we do not have."""
    made = signed(QLabel(), "network", NO_PICTURE)
    made.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return made


def _is_known(found: Found) -> bool:
    return found.card.game in engines.games()


def _order(found: Found) -> tuple[bool, bool, str, str]:
    """Tables to join, those that play already, those we cannot come to; otherwise by name, so that nothing jumps."""
    card = found.card
    is_foreign = not _is_known(found) or not OLDEST <= card.version <= VERSION
    return is_foreign, card.playing, card.name.casefold(), card.id
