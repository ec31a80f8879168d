"""The position editor: a board to lay out, what else a position has, the position in writing, and what to do with it.

The page serves every game whose matches may begin in a written position; the board itself is the game's own
(`qtapp.boards.editing`). Whether a position can be played is the engine's to say.
"""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QPushButton, QToolButton

from engines import load
from engines.game import EngineError, NotationError, Setup, checked
from qtapp.base.icons import signed
from qtapp.base.style import HEADER_HEIGHT, PANEL_WIDTH, Themed, as_role, monospaced
from qtapp.base.theme import STEP, TEXT_NOTE, worn
from qtapp.boards.board_view import BoardView
from qtapp.boards.editing import editing_for
from qtapp.pages.parts.header import SIGN, ThemeButton
from qtapp.pages.parts.window_page import WindowPage
from qtapp.sitting.tables import fresh_seed
from qtapp.widgets.blocks import card, column, in_column, in_row
from qtapp.widgets.keys import enter_pressed
from qtapp.widgets.labels import ElidedLabel, label, show_text
from qtapp.widgets.speaking import Speaking
from qtapp.words import words_for
from qtapp.words.table import TableWords

TEXT_HEIGHT = 92


class EditorPage(Themed, Speaking, WindowPage):
    """One position, and everything that was done to it."""

    play_asked = Signal(object)  # Setup
    analysis_asked = Signal(object)  # Setup

    def __init__(self, game_id: str, position: str = "") -> None:
        super().__init__()
        as_role(self, "page")
        self.game_id, self.game, self.words, self.table_words = game_id, load(game_id), words_for(game_id), TableWords()
        self.board, self.view = editing_for(game_id, worn()), BoardView()
        self.board.setParent(self)
        if position:
            self.board.read(position)
        self._done = [self.board.text()]  # positions in writing, the one shown last
        self._undone: list[str] = []
        self._error = ""  # a text that could not be read
        self._is_typing = False
        self._leads_home = True  # back from here
        self.back, self.title = signed(QToolButton(), "back", SIGN), label("title")
        self.theme_button = ThemeButton(SIGN)
        self.undo, self.redo = signed(QToolButton(), "undo", SIGN), signed(QToolButton(), "redo", SIGN)
        self.hint = as_role(ElidedLabel(), "muted")
        self.presets = {preset.key: QPushButton() for preset in self.board.presets()}
        self.text, self.copy, self.paste = as_role(QPlainTextEdit(), "sheet"), QPushButton(), QPushButton()
        self.text_title, self.problem, self.faults = label("strong"), label("problem", wrap=True), label(wrap=True)
        self.keys = label("note", wrap=True)
        self.play, self.analyse = as_role(QPushButton(), "primary"), QPushButton()
        self._lay_out()
        self._connect()
        self.view.show_board(self.board)
        self.retranslate()
        self.view.set_theme(worn())

    # Building.

    def _lay_out(self) -> None:
        below = in_row((self.view, 1), self._panel(), spacing=0)
        in_column(self._header(), (below, 1), on=self, spacing=0)

    def _header(self) -> QFrame:
        header = as_role(QFrame(), "header")
        header.setFixedHeight(HEADER_HEIGHT)
        for button in (self.back, self.undo, self.redo):
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        row = self.back, 2 * STEP, self.title, 12, (self.hint, 1)
        tools = self.undo, self.redo, self.theme_button
        in_row(*row, *tools, on=header, margins=(STEP, 0, STEP, 0), spacing=2)
        return header

    def _panel(self) -> QFrame:
        panel = as_role(QFrame(), "panel")
        panel.setFixedWidth(PANEL_WIDTH)
        self.text.setFixedHeight(TEXT_HEIGHT)
        self.text.setFont(monospaced(TEXT_NOTE))
        self.text.setTabChangesFocus(True)
        laid_out = card([in_row(*self.presets.values()), self.board.choices()])
        written = card([self.text_title, self.problem, self.text, in_row(self.copy, self.paste)])
        foot = in_column(self.faults, self.play, self.analyse, margins=(0, 0, STEP, 0))
        upper = column([laid_out, written, self.keys])
        in_column((upper, 1), foot, on=panel, margins=(2 * STEP, 2 * STEP, STEP, 2 * STEP))
        return panel

    def _connect(self) -> None:
        self.back.clicked.connect(self.left)
        self.theme_button.clicked.connect(self.theme_asked)
        self.board.changed.connect(self._changed)
        self.board.hint_changed.connect(lambda told: self.hint.setText(" ".join(told.split("\n"))))
        self.undo.clicked.connect(self.take_back)
        self.redo.clicked.connect(self.do_again)
        self.text.textChanged.connect(self._typed)
        self.copy.clicked.connect(self.copy_text)
        self.paste.clicked.connect(self.paste_text)
        self.play.clicked.connect(lambda: self.play_asked.emit(self.setup()))
        self.analyse.clicked.connect(lambda: self.analysis_asked.emit(self.setup()))
        for key, button in self.presets.items():
            button.clicked.connect(lambda _checked=False, key=key: self._lay_out_as(key))
        # Where a text is written these keys are the text's own.
        for key, done in (
            ("Ctrl+Z", self.take_back),
            ("Ctrl+Shift+Z", self.do_again),
            ("Ctrl+Y", self.do_again),
            ("Ctrl+C", self.copy_text),
            ("Ctrl+V", self.paste_text),
        ):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(done)

    def _lay_out_as(self, preset: str) -> None:
        self.board.lay_out(preset)
        self.view.setFocus()  # what comes next is done on the board

    # The position.

    def setup(self) -> Setup:
        """A match that begins here. Raises SetupError where none can."""
        options = self.board.options()
        return checked(self.game, self.game.seat_counts(options)[0], options, fresh_seed(), self.board.text())

    def _changed(self) -> None:
        """Somebody has laid out something else."""
        if self.board.text() != self._done[-1]:
            self._done.append(self.board.text())
            self._undone.clear()
        self._error = ""
        self._tell()

    def take_back(self) -> None:
        if len(self._done) > 1:
            self._undone.append(self._done.pop())
            self.board.read(self._done[-1])

    def do_again(self) -> None:
        if self._undone:
            self._done.append(self._undone.pop())
            self.board.read(self._done[-1])

    def copy_text(self) -> None:
        QGuiApplication.clipboard().setText(self.board.text())

    def paste_text(self) -> None:
        self.read(QGuiApplication.clipboard().text())

    def read(self, text: str) -> None:
        """Show a written position; one that cannot be read changes nothing, and is told."""
        try:
            self.board.read(text)
            self._error = ""
        except NotationError:
            self._error = text.strip()[:40] or "…"
        self._tell()

    def _typed(self) -> None:
        """A position is taken as soon as it is whole; what is being written stays in the field."""
        self._is_typing = True
        self.read(self.text.toPlainText())
        self._is_typing = False

    # Words and colours.

    def _tell(self) -> None:
        if not self._is_typing:
            with QSignalBlocker(self.text):
                self.text.setPlainText(self.board.text())
        wrong = self.tr("This is not a position of the game: “{text}”. Nothing was changed.")
        show_text(self.problem, wrong.format(text=self._error) if self._error else "")
        faults = [*self.board.faults()] or self._refused()
        self.faults.setText("\n".join(f"• {fault}" for fault in faults) or self.tr("This position can be played."))
        for button in (self.play, self.analyse):
            button.setEnabled(not faults)
        self.keys.setText(self.board.keys())
        self.undo.setEnabled(len(self._done) > 1)
        self.redo.setEnabled(bool(self._undone))

    def _refused(self) -> list[str]:
        """What the engine says to a position with which nothing seems wrong."""
        try:
            self.setup()
        except EngineError as error:
            return [self.table_words.setup_error(error, self.words)]
        return []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that nobody used belong to the board, wherever the focus is."""
        if self.view.hasFocus():
            super().keyPressEvent(event)
        elif not enter_pressed(self, event):
            self.view.keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.view.setFocus()

    def name_way_back(self) -> None:
        """Another page than home lies below this one."""
        self._leads_home = False
        self.retranslate()

    def dress(self) -> None:
        self.board.set_theme(worn())
        self.view.set_theme(worn())

    def retranslate(self) -> None:
        self.board.retranslate()
        self.back.setText("Table Ronde" if self._leads_home else self.tr("Back"))
        self.back.setAccessibleName(self.tr("Back"))
        self.title.setText(self.tr("{game}: position editor").format(game=self.words.short_title()))
        for preset in self.board.presets():
            self.presets[preset.key].setText(preset.label)
            self.presets[preset.key].setToolTip(preset.tip)
        self.text_title.setText(self.tr("Position in writing"))
        self.text.setAccessibleName(self.text_title.text())
        for button, text in (
            (self.undo, self.tr("Undo")),
            (self.redo, self.tr("Redo")),
            (self.copy, self.tr("Copy")),
            (self.paste, self.tr("Paste")),
            (self.play, self.tr("Play on from here…")),
            (self.analyse, self.tr("Analyse")),
        ):
            button.setText(text)
        self.play.setToolTip(self.tr("Alone or against bots: who plays which seat is chosen next"))
        self._tell()
