"""The home page: games to play, and games to go on with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

import engines
from engines.record import RecordError
from engines.registry import has_lessons
from network.disk.journal import InUse, NotSaved
from network.disk.known import Ticket
from network.disk.saved_games import Broken, Saved, Shelf
from qtapp.base.actions import Actions
from qtapp.base.errand import Errand
from qtapp.base.guard import Guarded
from qtapp.base.i18n import language
from qtapp.base.icons import signed
from qtapp.base.style import as_role
from qtapp.base.theme import STEP
from qtapp.boards.cover import Cover
from qtapp.pages.home.returning import ReturnList
from qtapp.pages.home.saved import SavedList
from qtapp.pages.parts.header import ThemeButton, language_button
from qtapp.pages.parts.window_page import WindowPage
from qtapp.sitting.tables import HostedTable, hosted
from qtapp.widgets.blocks import STRETCH, Placed, in_column, in_row, scrolling
from qtapp.widgets.brand import Brand
from qtapp.widgets.labels import ElidedLabel, label, plain_tip, show_text
from qtapp.widgets.speaking import Speaking
from qtapp.words import words_for
from qtapp.words.table import TableWords

BROADEST = 1320  # on a large screen lines that are any longer tire the eye
TALLEST = 184  # of a game's card: any more would be empty
UNLIMITED = 10_000
COVER = QSize(300, 160)  # a game's picture, at most so wide
LEAST_COVER = QSize(110, 70)
ROOM_FOR_COVER = 430  # of a card's width
SIGN = 28


class GameCard(Speaking, QFrame):
    """A game in a row: its picture, what it is about, and the way to a table, or to its lessons."""

    chosen = Signal(str)
    lessons_asked = Signal(str)

    def __init__(self, game_id: str) -> None:
        super().__init__()
        as_role(self, "card")
        self.game_id, self.words = game_id, words_for(game_id)
        self.cover = Cover(game_id, COVER)
        self.cover.setMinimumSize(LEAST_COVER)
        self.cover.setMaximumWidth(COVER.width())
        self.title, self.tagline = label("title", wrap=True), label("muted", wrap=True)
        self.play = as_role(QPushButton(), "primary")
        self.play.clicked.connect(lambda: self.chosen.emit(game_id))
        self.learn = QPushButton()
        self.learn.clicked.connect(lambda: self.lessons_asked.emit(game_id))
        self.learn.setVisible(has_lessons(game_id))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setMaximumHeight(TALLEST)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(10, 10, 2 * STEP, 10)
        self._row.setSpacing(2 * STEP)
        self._row.addWidget(self.cover, 2)
        self._row.addLayout(_middled(6, self.title, self.tagline), 3)
        self._row.addLayout(_middled(STEP, self.play, self.learn))
        self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is little room the words come first, and the buttons below them."""
        super().resizeEvent(event)
        is_broad = self.width() >= ROOM_FOR_COVER
        self.cover.setVisible(is_broad)
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if is_broad else QBoxLayout.Direction.TopToBottom)
        self.setMaximumHeight(TALLEST if is_broad else UNLIMITED)

    def least_size(self) -> QSize:
        """That its parts need; `minimumSizeHint` is at least the least height that was set."""
        return self._row.minimumSize()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.chosen.emit(self.game_id)

    def retranslate(self) -> None:
        self.title.setText(self.words.title())
        self.tagline.setText(self.words.tagline())
        self.setToolTip(plain_tip(self.words.summary()))
        self.play.setText(self.tr("New table"))
        self.play.setAccessibleName(self.tr("New table: {game}").format(game=self.words.title()))
        self.learn.setText(self.tr("Learn"))
        self.learn.setToolTip(self.tr("Short lessons on the board"))
        self.learn.setAccessibleName(self.tr("Learn: {game}").format(game=self.words.title()))


def _middled(spacing: int, *parts: QWidget) -> QVBoxLayout:
    """Parts one below the other, halfway up the card."""
    return in_column(STRETCH, *parts, STRETCH, spacing=spacing)


class GameShelf(Guarded, QWidget):
    """The games one below the other, all of the same height, however much there is to say of each: five of them are in
    sight in a window of the usual size."""

    def __init__(self, cards: Sequence[GameCard]) -> None:
        super().__init__()
        self._cards = cards
        rows = in_column(on=self, spacing=12)
        for card in cards:
            rows.addWidget(card, 100)
            card.installEventFilter(self)
        rows.addStretch(1)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            least = max(card.least_size().height() for card in self._cards)
            for card in self._cards:
                card.setMinimumHeight(least)
        return super().eventFilter(watched, event)


class NetworkCard(Speaking, QFrame):
    """The way to the tables of others."""

    def __init__(self) -> None:
        super().__init__()
        as_role(self, "card")
        self.sign, self.look = signed(QLabel(), "network", SIGN, "accent"), QPushButton()
        self.title, self.text = label("title"), label("muted", wrap=True)
        texts = in_column(self.title, self.text, 2, (self.look, 0, Qt.AlignmentFlag.AlignLeft), spacing=6)
        in_row((self.sign, 0, Qt.AlignmentFlag.AlignTop), (texts, 1), on=self, margins=(14, 12, 14, 14), spacing=14)
        self.retranslate()

    def retranslate(self) -> None:
        self.title.setText(self.tr("On the network"))
        self.text.setText(self.tr("Play with others around you, each at their own machine."))
        self.look.setText(self.tr("Look for tables"))


class Column(Guarded, QScrollArea):
    """Scrolls up and down only, so it is never narrower than what is in it."""

    def minimumSizeHint(self) -> QSize:
        inside, least = self.widget(), super().minimumSizeHint()
        return least if inside is None else QSize(inside.minimumSizeHint().width(), least.height())


class HomePage(Speaking, WindowPage):
    """Where one arrives."""

    game_chosen = Signal(str)
    lessons_asked = Signal(str)
    network_asked = Signal()
    open_asked = Signal()
    settings_asked = Signal()
    listed = Signal()  # the saved games are on the screen
    seats_shown = Signal()  # there are seats of ours at tables of others
    hidden = Signal()

    def __init__(self, folder: Path, commands: Actions, tickets: Callable[[], list[Ticket]] = list) -> None:
        """`tickets`: those to seats that are kept for us on the network; called off the window's thread."""
        super().__init__()
        as_role(self, "page")
        self._shelf, self._words, self._tickets = Shelf(folder), TableWords(), tickets
        self._is_looking = self._look_again = False
        self._failure: tuple[RecordError | InUse | NotSaved, Path | None] | None = None
        self.brand = Brand()
        self.name, self.motto = label("brand"), as_role(ElidedLabel(), "muted")
        self.language, self.theme_button = language_button(commands), ThemeButton(20)
        self.settings = signed(QToolButton(), "settings", 20)
        self.new_title, self.saved_title, self.problem = label("title"), label("title"), label("problem", wrap=True)
        self.games = [GameCard(game_id) for game_id in engines.games()]
        self.network, self.saved, self.open = NetworkCard(), SavedList(), QPushButton()
        self.returning = ReturnList()
        self.problem.hide()
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        open_button = self.open, 0, Qt.AlignmentFlag.AlignLeft
        columns = in_row(
            (self._column(self.new_title, GameShelf(self.games), fills=True), 8),
            (self._column(self.network, self.saved_title, self.problem, self.saved, open_button), 5),
            spacing=4 * STEP,
        )
        middle = QWidget()
        middle.setMaximumWidth(BROADEST)
        margins = (4 * STEP, 3 * STEP, 3 * STEP, 0)
        in_column(self._top(), self.returning, (columns, 1), on=middle, margins=margins, spacing=2 * STEP)
        in_row(STRETCH, (middle, 1000), STRETCH, on=self, spacing=None)

    def _top(self) -> QHBoxLayout:
        names = in_column(self.name, self.motto, spacing=0)
        tools = in_row(self.language, self.theme_button, self.settings, spacing=2)
        return in_row(self.brand, (names, 1), tools, spacing=2 * STEP)

    def _column(self, *parts: Placed, fills: bool = False) -> QScrollArea:
        """Parts that scroll where they must; `fills`: the last one takes all the height there is."""
        inside = as_role(QWidget(), "plain")
        column = in_column(*parts, on=inside, margins=(0, 0, STEP, 3 * STEP), spacing=12)
        if fills:
            column.setStretch(len(parts) - 1, 1)
        else:
            column.addStretch(1)
        return scrolling(inside, Column())

    def _connect(self) -> None:
        for card in self.games:
            card.chosen.connect(self.game_chosen)
            card.lessons_asked.connect(self.lessons_asked)
        self.saved.delete_asked.connect(self.delete)
        self.network.look.clicked.connect(self.network_asked)
        self.open.clicked.connect(self.open_asked)
        self.settings.clicked.connect(self.settings_asked)
        self.theme_button.clicked.connect(self.theme_asked)

    def enter(self) -> None:
        """The page comes into sight."""
        self.returning.show_failure(None)
        self.look()
        self._take_focus()

    def _take_focus(self) -> None:
        """The way back comes first."""
        cards = (*self.returning.seats.values(), *self.returning.hosted)
        (cards[0].go if cards else self.games[0].play).setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.hidden.emit()

    @property
    def game_in_view(self) -> str:
        """The game whose card has the pointer, else the focus; "" for none."""
        for is_meant in (GameCard.underMouse, lambda card: card.isAncestorOf(self.focusWidget() or self)):
            for card in self.games:
                if is_meant(card):
                    return card.game_id
        return ""

    # The shelf.

    def look(self) -> None:
        """List the saved games, off the window's thread; `listed` tells when they are there."""
        if self._is_looking:
            self._look_again = True
            return
        self._is_looking, self._look_again = True, False
        Errand.run(self._found, self._show_games, self._show_failure)

    def _found(self) -> tuple[str, list[Saved | Broken], list[HostedTable], list[Ticket]]:
        """Off the window's thread: what keeps us from saving, and everything one can go on with."""
        trouble, games = self._shelf.trouble(), list(self._shelf.games())
        return trouble, games, hosted(self._shelf.folder, games), self._tickets()

    def _show_games(self, found: tuple[str, list[Saved | Broken], list[HostedTable], list[Ticket]]) -> None:
        self._is_looking = False
        if self._look_again:
            self.look()
            return
        trouble, games, tables, tickets = found
        self.saved.show_trouble(trouble)
        self.saved.show_games(games)
        is_new = not self.returning.isVisibleTo(self)
        self.returning.show_tables(tickets, tables)
        if tickets or tables:
            self.saved.empty.hide()  # something does wait
        if is_new and self.isVisible():
            self._take_focus()
        if tickets:
            self.seats_shown.emit()
        self.listed.emit()

    def delete(self, path: Path) -> None:
        Errand.run(lambda: self._shelf.delete(path), self._deleted, self._show_failure)

    def _deleted(self, _nothing: object) -> None:
        self.show_problem(None)
        self.look()

    def _show_failure(self, error: Exception) -> None:
        self._is_looking = False
        self.show_problem(error)
        self.look()

    def show_problem(self, error: Exception | None, path: Path | None = None) -> None:
        """A game could not be opened or deleted; None when all is well again."""
        if error is not None and not isinstance(error, RecordError | InUse | NotSaved):
            raise error
        self._failure = None if error is None else (error, path)
        self._tell_problem()

    def _tell_problem(self) -> None:
        sentence = ""
        if self._failure is not None:
            error, path = self._failure
            sentence = self._words.file_error(error)
            if path is not None:
                sentence = self.tr("{file}: {problem}").format(file=path.name, problem=sentence)
        show_text(self.problem, sentence)

    # Words.

    def retranslate(self) -> None:
        self.name.setText("Table Ronde")
        self.motto.setText(self.tr("French tabletop games, at one desk or across the room"))
        self.new_title.setText(self.tr("New table"))
        self.saved_title.setText(self.tr("Continue"))
        self.open.setText(self.tr("Open a record…"))
        self.language.setText(f"{language().upper()} ▾")
        for button, text in ((self.language, self.tr("Language")), (self.settings, self.tr("Settings"))):
            button.setToolTip(text)
            button.setAccessibleName(text)
        self._tell_problem()
