"""Saved games on the home page: each with its game, players, date and turn; broken ones with their reason."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QToolButton, QWidget

from network.disk.saved_games import Broken, Saved
from qtapp.base.icons import signed
from qtapp.base.style import as_role
from qtapp.items.seat_shapes import SeatSign
from qtapp.widgets.blocks import STRETCH, discard, in_column, in_row
from qtapp.widgets.labels import ElidedLabel, label, show_text
from qtapp.widgets.speaking import Speaking
from qtapp.words import words_for
from qtapp.words.table import TableWords

MOST_IN_A_ROW = 3  # players: more names would be cut short
AT_ONCE = 20  # cards made at a time: hundreds of games must not hold up the window


def _when(seconds: float) -> str:
    moment = QDateTime.fromSecsSinceEpoch(int(seconds))
    return QLocale().toString(moment, "d MMM yyyy, HH:mm")


class SavedCard(Speaking, QFrame):
    """One file of the shelf. What is asked of it is told by the list; deleting is asked once more, in place."""

    def __init__(self, found: Saved | Broken, shelf: SavedList) -> None:
        super().__init__()
        as_role(self, "card")
        self.found, self._shelf, self._words = found, shelf, TableWords()
        self.title, self.date = as_role(ElidedLabel(), "strong"), label("note")
        self.detail = label("note" if isinstance(found, Saved) else "problem", wrap=True)
        self.names: list[ElidedLabel] = []
        self.go, self.look, self.delete = QPushButton(), QPushButton(), signed(QToolButton(), "delete", 16)
        self.sure, self.really, self.keep = label(wrap=True), QPushButton(), QPushButton()
        self._lay_out()
        self._connect()
        self._ask_deletion(asked=False)
        self.retranslate()

    @property
    def path(self) -> Path:
        return self.found.path

    @property
    def is_playable(self) -> bool:
        return isinstance(self.found, Saved) and self.found.outcome is None

    def _lay_out(self) -> None:
        top = in_row((self.title, 1), self.date, self.delete, spacing=None)
        buttons = in_row(self.go, self.look, STRETCH, spacing=None)
        asked = in_row((self.sure, 1), self.really, self.keep, spacing=None)
        players = [self._players(self.found)] if isinstance(self.found, Saved) else []
        in_column(top, *players, self.detail, buttons, asked, on=self, margins=(14, 10, 10, 10), spacing=6)

    def _players(self, found: Saved) -> QGridLayout:
        """In rows of about the same length."""
        grid = QGridLayout()
        grid.setSpacing(6)
        setup = found.header.setup
        in_a_row = -(-setup.seats // -(-setup.seats // MOST_IN_A_ROW))
        for seat, mark in enumerate(words_for(setup.game).marks(setup.seats)):
            name = ElidedLabel()
            self.names.append(name)
            row, column = divmod(seat, in_a_row)
            grid.addWidget(SeatSign(mark, 12), row, 2 * column)
            grid.addWidget(name, row, 2 * column + 1)
        grid.setColumnStretch(2 * in_a_row, 1)
        return grid

    def _connect(self) -> None:
        self.go.clicked.connect(lambda: self._shelf.continue_asked.emit(self.path))
        self.look.clicked.connect(lambda: self._shelf.replay_asked.emit(self.path))
        self.delete.clicked.connect(lambda: self._ask_deletion(asked=True))
        self.keep.clicked.connect(lambda: self._ask_deletion(asked=False))
        self.really.clicked.connect(lambda: self._shelf.delete_asked.emit(self.path))

    def _ask_deletion(self, *, asked: bool) -> None:
        in_use = isinstance(self.found, Saved) and self.found.in_use
        for part in (self.sure, self.really, self.keep):
            part.setVisible(asked)
        self.go.setVisible(not asked and self.is_playable)
        self.look.setVisible(not asked and isinstance(self.found, Saved) and self.found.ply > 0)
        self.delete.setVisible(not asked)
        self.delete.setEnabled(not in_use)
        self.go.setEnabled(not in_use)
        if asked:
            self.keep.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not self.keep.isHidden():
            self._ask_deletion(asked=False)
            self.delete.setFocus()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        self.date.setText(_when(self.found.changed))
        self.go.setText(self.tr("Continue"))
        self.look.setText(self.tr("Replay"))
        self.delete.setToolTip(self.tr("Delete"))
        self.sure.setText(self.tr("Delete this game for good?"))
        self.really.setText(self.tr("Delete"))
        self.keep.setText(self.tr("Keep"))
        if isinstance(self.found, Saved):
            self._tell_saved(self.found)
        else:
            self.title.setText(self.found.path.name)
            self.detail.setText(self._words.record_error(self.found.error))
        for button in (self.go, self.look, self.delete):
            button.setAccessibleName(f"{button.text() or button.toolTip()}: {self.title.text()}")

    def _tell_saved(self, found: Saved) -> None:
        game = words_for(found.header.setup.game)
        players = found.header.players
        names = self._words.names(players)
        self.title.setText(game.title())
        for shown, name in zip(self.names, names, strict=True):
            shown.setText(name)
        parts = [self._state(found, names), *(self._words.record_notice(code) for code in found.notices)]
        if found.in_use:
            parts.append(self.tr("Open in another window."))
        self.detail.setText(" ".join(parts))

    def _state(self, found: Saved, names: Sequence[str]) -> str:
        if found.outcome is not None:
            return self._words.result(found.outcome.winners, names)
        waiting = ", ".join(names[seat] for seat in found.actors)
        played = self.tr("%n action(s) played.", "", found.ply)
        if len(found.actors) > 1:
            turn = self.tr("{players} are to play.").format(players=waiting)
        else:
            turn = self.tr("{player} is to play.").format(player=waiting)
        return f"{played} {turn}"


class SavedList(Speaking, QWidget):
    """All saved games: first those that can be played on, then the finished and the broken."""

    continue_asked = Signal(object)  # Path
    replay_asked = Signal(object)
    delete_asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._waiting: list[Saved | Broken] = []
        self.cards: list[SavedCard] = []
        self._trouble = ""
        self.trouble, self.empty, self.more = label("problem", wrap=True), label("muted", wrap=True), QPushButton()
        self.more.clicked.connect(self._show_more)
        self._cards_layout, more = in_column(), (self.more, 0, Qt.AlignmentFlag.AlignLeft)
        in_column(self.trouble, self.empty, self._cards_layout, more, STRETCH, on=self)
        self.more.hide()
        self.empty.hide()
        self.retranslate()

    def show_trouble(self, cause: str) -> None:
        """Why no game can be saved now, as the system names it; "" if one can."""
        self._trouble = cause
        self.retranslate()

    def show_games(self, found: Sequence[Saved | Broken]) -> None:
        discard(self.cards, self._cards_layout)
        self.cards = []
        self._waiting = sorted(found, key=_order)
        self.empty.setVisible(not found)
        self._show_more()

    def _show_more(self) -> None:
        now, self._waiting = self._waiting[:AT_ONCE], self._waiting[AT_ONCE:]
        for found in now:
            card = SavedCard(found, self)
            self.cards.append(card)
            self._cards_layout.addWidget(card)
        self.more.setVisible(bool(self._waiting))
        self._say_more()

    def _say_more(self) -> None:
        self.more.setText(self.tr("Show %n more game(s)", "", len(self._waiting)))

    def retranslate(self) -> None:
        cause = TableWords().cause(self._trouble)
        trouble = self.tr("Games cannot be saved now: {cause}.").format(cause=cause)
        show_text(self.trouble, trouble if self._trouble else "")
        self.empty.setText(
            self.tr("No game is waiting.")
            if self._trouble
            else self.tr(
                "No game is waiting. Every game saves itself as you play; whatever you leave unfinished will be here."
            )
        )
        self._say_more()


def _order(found: Saved | Broken) -> int:
    """The shelf is in order of date; the sort is stable."""
    if isinstance(found, Broken):
        return 2
    return 0 if found.outcome is None else 1
