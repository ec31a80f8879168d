"""The table page: header, board and side panel around one Update. Playing and replaying are built on it.

It shows what it is given and passes on what people want; it decides nothing and knows no rule. Nothing is told before
it is shown: while the board plays out what happened, header, scores and prompt stay as they were, and the log goes on
event by event with the board.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import compress
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, QSize, QSizeF, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QStackedWidget

from engines.game import Seat
from network.messages.table import Entry, Update
from qtapp.base.actions import Actions
from qtapp.base.settings import SPEEDS, Settings
from qtapp.base.style import PANEL_WIDTH, WIDEST_PANEL, Themed, as_role
from qtapp.base.theme import SeatMark, worn
from qtapp.boards import board_for
from qtapp.boards.base import Motion
from qtapp.boards.board_view import BoardView
from qtapp.pages.parts.header import BELOW, HOME, TableHeader
from qtapp.pages.parts.window_page import WindowPage
from qtapp.pages.table.sayings import Answer, PlayerLine
from qtapp.widgets.blocks import in_column, in_row
from qtapp.widgets.keys import enter_pressed
from qtapp.widgets.labels import figure
from qtapp.widgets.speaking import Speaking
from qtapp.words import words_for
from qtapp.words.base import Prompt, winners
from qtapp.words.table import TableWords

if TYPE_CHECKING:
    from qtapp.pages.table.lesson_panel import LessonPanel
    from qtapp.pages.table.side_panel import SidePanel
    from qtapp.pages.table.text_board import TextBoard


KEYS = tuple("123456789")  # that choose the buttons of the prompt


class TablePage(Themed, Speaking, WindowPage):
    """One table on the screen."""

    LEADS_TO = HOME
    VIEW_DEEDS = ("zoom_in", "zoom_out", "fit", "text_board")

    def __init__(self, game_id: str, actions: Actions, settings: Settings) -> None:
        super().__init__()
        as_role(self, "page")
        self.game_id, self.commands, self.settings = game_id, actions, settings
        self.words, self.table_words = words_for(game_id), TableWords()
        self.shown: Update | None = None
        self.entries: Sequence[Entry] = ()
        self.fresh_from = 0
        self._is_moving = False  # the board plays out what happened
        self._news: list[Entry] = []
        self.header = TableHeader(actions, self.LEADS_TO)
        self.board = board_for(game_id, worn())
        self.board.setParent(self)
        self.view = BoardView()
        self.side = as_role(QFrame(), "panel")
        self._panel: SidePanel | None = None
        self._names_told: list[str] = []  # in the log
        self.stack = QStackedWidget()
        self._lay_out()
        self._connect()
        self.view.show_board(self.board)
        self.view.set_theme(worn())
        self.apply_settings()

    def _lay_out(self) -> None:
        self.stack.addWidget(self.view)
        self.middle = in_column((self.stack, 1), spacing=None)
        below = in_row((self.middle, 1), self.side, spacing=0)
        self.side.setFixedWidth(PANEL_WIDTH)
        self._beside = in_column(on=self.side, spacing=None)
        self._layout = in_column(self.header, (below, 1), on=self, spacing=0)

    def _connect(self) -> None:
        self.header.back.clicked.connect(self.left)
        self.header.theme_button.clicked.connect(self.theme_asked)
        self.board.hint_changed.connect(lambda text: self.panel.prompt.show_gain(text))
        self.board.action_chosen.connect(self.choose_action)
        self.board.told.connect(self._event_shown)
        self.board.motion_ended.connect(self._motion_over)
        self.view.painted.connect(lambda: self.panel, Qt.ConnectionType.QueuedConnection)

    @property
    def panel(self) -> SidePanel | LessonPanel:
        """What stands beside the board."""
        return self.side_panel

    @property
    def side_panel(self) -> SidePanel:
        """The board comes first: what stands beside it is made when that is painted, or when it is asked for."""
        if self._panel is None:
            from qtapp.pages.table.side_panel import SidePanel

            self._panel = SidePanel(self._sentence)
            self._panel.prompt.rule_asked.connect(self.rule_asked)
            self._panel.log.entry_chosen.connect(self.choose_entry)
            self._panel.line_pointed.connect(self.board.point_out_line)
            self._beside.addWidget(self._panel)
            if not self._is_moving:
                self._tell_panel()
        return self._panel

    def name_way_back(self) -> None:
        """Another page than home lies below this one."""
        if self.LEADS_TO == HOME:
            self.header.lead_to(BELOW)

    def lay_out_for(self, size: QSize) -> None:
        """Take on this size before being seen, so that the board is laid out once and not for a size it never has."""
        self.resize(size)
        self._share_width()
        self._layout.activate()
        self.board.arrange(QSizeF(self.stack.size()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()

    def _share_width(self) -> None:
        """What stands beside the board grows with a large window, too."""
        self.side.setFixedWidth(min(max(self.width() // 4, PANEL_WIDTH), WIDEST_PANEL))

    # What is shown.

    @property
    def names(self) -> list[str]:
        return self.table_words.names(self.shown.occupants) if self.shown else []

    def marks(self, seats: int) -> tuple[SeatMark, ...]:
        """What each of so many seats wears at this table now."""
        return self.words.marks(seats, self.shown.view if self.shown else None)

    def show_table(self, update: Update, entries: Sequence[Entry], fresh_from: int, news: Sequence[Entry] = ()) -> None:
        """Show the table as this update says; `news` is played out on the board, and then put into words."""
        self.shown, self.entries, self.fresh_from, self._news = update, entries, fresh_from, list(news)
        self._is_moving = bool(news)
        self.board.take_log([entry for entry in entries if entry.ply <= update.ply], fresh_from)
        self.board.show_update(update, self.names, news)
        if not news:
            self.tell()
        elif self.is_text:
            self.end_motion()

    def _event_shown(self, number: int) -> None:
        """So many of the news have been shown: the log goes on with the board, while everything else waits."""
        first = len(self.entries) - len(self._news)
        if self._is_moving and self._panel is not None and list(self.entries[first:]) == self._news:
            self._show_log(self._panel, self.entries[: first + number])

    def _show_log(self, panel: SidePanel, entries: Sequence[Entry]) -> None:
        """The log as far as it is told, without what nobody misses in it."""
        listed = [not self.words.is_routine(entry.event) for entry in entries]
        panel.log.show_entries([*compress(entries, listed)], sum(listed[: self.fresh_from]), self._ply_shown())

    def _motion_over(self) -> None:
        """Everything that happened has been shown."""
        if self._is_moving:
            self._is_moving = False
            self.tell()

    def end_motion(self) -> None:
        """What happened need not be played out any longer."""
        if self._is_moving:
            self.board.finish_motion()

    def tell(self) -> None:
        """Say everything anew that can be put into words: after an update, and after a change of language."""
        update = self.shown
        if update is None or self._is_moving:
            return
        self.header.show_turn(self.words.short_title(), self._turn(update))
        self._tell_panel()
        self._tell_text_board()
        self._allow(update)

    def _tell_panel(self) -> None:
        update, panel = self.shown, self._panel
        if update is None or panel is None:
            return
        names, marks = self.names, self.marks(len(self.names))
        panel.players.show_lines(
            [self._player(update, seat, name) for seat, name in enumerate(names)],
            marks,
            still=self.board.motion.reduced or not self.board.motion.speed,
        )
        self._tell_prompt()
        if names != self._names_told:
            self._names_told = names
            panel.log.retranslate()
        self._show_log(panel, self.entries)
        panel.picture.show_shares(self.words.shares(update), marks)
        if update.outcome is not None:
            panel.sheet.show_sheet(self.words.score_sheet(update.outcome, update), names, marks)
        panel.show_sheet_tab(shown=update.outcome is not None)

    def _tell_prompt(self) -> None:
        update = self.shown
        if update is not None and self._panel is not None and not self._is_moving:
            self._panel.prompt.show_prompt(
                self._prompt(update), self._answers(update), keeps_room=self._is_chosen_on_board(update)
            )

    def _is_chosen_on_board(self, update: Update) -> bool:
        """Whether there are choices under the pointer, so that room is kept for what they would bring."""
        return bool(update.legal) and not self.is_text and not self._answers(update)

    def _tell_text_board(self) -> None:
        """The text board is written only while it is looked at: it lists every legal move in words."""
        if self.shown is not None and self.is_text:
            moves = [(text, self.words.action(text, self.shown)) for text in self.shown.legal]
            self.text_board.show_table(self.words.text_board(self.shown, self.names), moves)

    def _sentence(self, entry: Entry) -> str:
        return self.table_words.log_sentence(entry.event, self.names, self.words)

    def _turn(self, update: Update) -> str:
        if update.outcome is not None:
            # The prompt says it in full; here a sentence of that length would not find room, nor several long names.
            first, names = winners(update.outcome), self.names
            if len(first) == 1:
                names = [self.words.seat_name(update, seat, name) for seat, name in enumerate(names)]
            return self.table_words.result(first, names)
        return self.words.turn(update, self.names)

    def _player(self, update: Update, seat: Seat, name: str) -> PlayerLine:
        scores, note, acting = update.view["scores"], self.words.seat_note(update, seat), seat in update.actors
        assert isinstance(scores, list)
        score = scores[seat]
        if acting:
            note = self.tr("to play · {note}").format(note=note) if note else self.tr("to play")
        return PlayerLine(seat, name, note, figure(score) if isinstance(score, int) else "", acting=acting)

    def _prompt(self, update: Update) -> Prompt:
        if update.outcome is not None:
            return Prompt(self.words.verdict(update.outcome, update, self.names))
        return self.words.prompt(update, self.names)

    def _answers(self, update: Update) -> Sequence[Answer]:  # noqa: ARG002
        return ()

    def _ply_shown(self) -> int | None:
        """In a replay: where in the log we are."""
        return None

    def _allow(self, update: Update) -> None:
        """Switch on the actions that are possible now."""
        raise NotImplementedError

    # What people want.

    def choose_action(self, text: str) -> None:
        raise NotImplementedError

    def choose_entry(self, entry: Entry) -> None:
        self.board.point_out(entry.event)

    def perform(self, name: str, *, checked: bool = False) -> None:
        """Do what the action of this name says; `checked` tells how a switch now stands."""
        if name == "text_board":
            self.show_text_board(checked)
        elif name in self.VIEW_DEEDS:
            {"zoom_in": self.view.zoom_in, "zoom_out": self.view.zoom_out, "fit": self.view.fit}[name]()

    def show_text_board(self, shown: bool) -> None:
        self.end_motion()
        self.stack.setCurrentWidget(self.text_board if shown else self.view)
        self.panel.show()  # which may be the first that is heard of it: the board may never have been painted
        self.tell()
        self.take_focus()

    def show_side_panel(self, shown: bool) -> None:
        self.side.setVisible(shown)

    def apply_settings(self) -> None:
        self.board.motion = Motion(SPEEDS[self.settings.speed], self.settings.reduced_motion)

    def dress(self) -> None:
        self.board.set_theme(worn())
        self.view.set_theme(worn())

    def retranslate(self) -> None:
        self.board.retranslate()
        self.tell()

    def enter(self) -> None:
        """The page comes into sight: the header's switches tell how it stands."""
        self.commands.set_at_table(at_table=True)
        for name, on in (("text_board", self.is_text), ("side_panel", self.settings.side_panel)):
            with QSignalBlocker(self.commands[name]):
                self.commands[name].setChecked(on)
        if self.shown is not None:
            self._allow(self.shown)
        self.take_focus()

    def take_focus(self) -> None:
        if self.is_text:
            self.text_board.take_focus()
        else:
            self.view.setFocus()

    @property
    def is_text(self) -> bool:
        """Whether the table is shown as text."""
        return self.stack.currentWidget() is not self.view

    @cached_property
    def text_board(self) -> TextBoard:
        """Made when it is first asked for: most people never do."""
        from qtapp.pages.table.text_board import TextBoard

        made = TextBoard()
        made.rule_asked.connect(self.rule_asked)
        made.move_typed.connect(self.choose_action)
        self.stack.addWidget(made)
        return made

    def close_table(self) -> None:
        """The page goes for good."""
        self._is_moving = False
        self.board.retire()

    def _numbered(self) -> Sequence[Answer]:
        """The buttons of the prompt that numbers choose."""
        return () if self.shown is None else self._answers(self.shown)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A number chooses a button. Keys that nobody used belong to the board, wherever the focus is."""
        if enter_pressed(self, event):
            return
        number = int(event.text()) if event.text() in KEYS and not event.isAutoRepeat() else 0
        if number and self._is_moving:
            self.end_motion()  # nobody has seen yet what there is to choose
        elif 0 < number <= len(answers := self._numbered()):
            if answers[number - 1].enabled:
                answers[number - 1].chosen()
        elif not self.is_text and not self.view.hasFocus():
            self.view.keyPressEvent(event)
        else:
            super().keyPressEvent(event)
