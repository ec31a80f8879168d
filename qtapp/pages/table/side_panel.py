"""The panel beside the board: players, prompt, log, and the running score as a picture.

Beside the log there is the score sheet once the game is over, and the company at a table open to the network.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QPushButton, QStackedWidget, QWidget

from network.messages.table import Entry
from qtapp.base.style import as_role
from qtapp.base.theme import STEP
from qtapp.pages.table.log import LogView
from qtapp.pages.table.players import PlayersBox
from qtapp.pages.table.prompt import PromptCard
from qtapp.widgets.blocks import STRETCH, in_column, in_row
from qtapp.widgets.labels import label
from qtapp.widgets.score_bars import ScorePicture
from qtapp.widgets.speaking import Speaking

if TYPE_CHECKING:
    from qtapp.pages.company.company_tab import CompanyTab
    from qtapp.pages.table.score_sheet import ScoreSheet


TALL = 860  # height from which any number of players have cards of two lines
LEAST_LOG = 64  # height: three lines of it stay in sight, whatever is asked


class SidePanel(Speaking, QWidget):
    """Only a place for its parts: what they show is the page's to say."""

    line_pointed = Signal(str)  # a line of the score sheet; "" for none

    def __init__(self, sentence: Callable[[Entry], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.players, self.prompt = PlayersBox(), PromptCard()
        self.log, self.picture = LogView(sentence), ScorePicture()
        self.help = label("note", wrap=True)
        self.help.hide()
        self.stack = QStackedWidget()
        self.stack.addWidget(self.log)
        self.stack.setMinimumHeight(LEAST_LOG)
        self._wants_picture = False
        self._instead: QWidget | None = None
        self.log_tab, self.sheet_tab = self._tab(lambda: self.log), self._tab(lambda: self.sheet)
        self.company_tab = self._tab(lambda: self.company)
        self._unread = 0
        self._tabs = QButtonGroup(self)
        for tab in (self.log_tab, self.sheet_tab, self.company_tab):
            self._tabs.addButton(tab)
        self.company_tab.hide()
        self._lay_out()
        self.show_sheet_tab(shown=False)
        self.log_tab.setChecked(True)
        self.retranslate()

    @cached_property
    def sheet(self) -> ScoreSheet:
        """Made when there is something to count."""
        from qtapp.pages.table.score_sheet import ScoreSheet

        made = ScoreSheet()
        made.line_pointed.connect(self.line_pointed)
        made.setAccessibleName(self.sheet_tab.text())
        self.stack.addWidget(made)
        return made

    @cached_property
    def company(self) -> CompanyTab:
        """Made when the table is open to the network."""
        from qtapp.pages.company.company_tab import CompanyTab

        made = CompanyTab()
        made.chat.unread_changed.connect(self._count_unread)
        made.setAccessibleName(self.company_tab.text())
        self.stack.addWidget(made)
        return made

    def _tab(self, page: Callable[[], QWidget]) -> QPushButton:
        button = as_role(QPushButton(), "tab")
        button.setCheckable(True)
        button.clicked.connect(lambda: self._turn_to(button, page()))
        return button

    def _turn_to(self, tab: QPushButton, page: QWidget) -> None:
        tab.setChecked(True)
        self.stack.setCurrentWidget(page)
        self._share_out()

    def _lay_out(self) -> None:
        tabs = in_row(self.log_tab, self.sheet_tab, self.company_tab, STRETCH, spacing=2 * STEP)
        parts = self.players, 4, self.prompt, 4, tabs, (self.stack, 1), self.picture, self.help
        self._layout = in_column(*parts, on=self, margins=(2 * STEP, 2 * STEP, 2 * STEP, 2 * STEP))

    def show_help(self, text: str, explained: str) -> None:
        """What helps a player at this table, in a quiet line."""
        self.help.show()
        self.help.setText(text)
        self.help.setToolTip(explained)
        self.help.setAccessibleDescription(explained)

    def show_instead_of_prompt(self, part: QWidget | None) -> None:
        """Nothing is asked, and something else is told in the prompt's place; None: the prompt comes back."""
        if self._instead is not None:
            self._instead.hide()
        self._instead = part
        self.prompt.setVisible(part is None)
        if part is not None:
            self._layout.insertWidget(self._layout.indexOf(self.prompt), part)
            part.show()
        self._share_out()

    def _share_out(self) -> None:
        """The prompt may take what the others can spare; where that is little the picture goes first. People who
        talk have its room, too."""
        edges, gaps = self._layout.contentsMargins(), (self._layout.count() - 1) * self._layout.spacing() + 8
        room = self.height() - edges.top() - edges.bottom() - gaps - self.players.sizeHint().height()
        room -= self.log_tab.sizeHint().height() + LEAST_LOG
        if not self.help.isHidden():
            room -= self.help.sizeHint().height()
        with_picture = room - self.picture.sizeHint().height()
        is_wanted = self._wants_picture and not self.company_tab.isChecked()
        height = self.prompt.wanted_height() if self._instead is None else self._instead.sizeHint().height()
        is_pictured = is_wanted and with_picture >= height
        if self.picture.isHidden() == is_pictured:
            self.picture.setVisible(is_pictured)
        self.prompt.set_room(with_picture if is_pictured else room)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._share_out()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.players.set_tall(tall=self.height() >= TALL)
        self._share_out()

    def show_sheet_tab(self, *, shown: bool) -> None:
        """At the end there is a score sheet beside the log, and it comes first."""
        was = not self.sheet_tab.isHidden()
        self.sheet_tab.setVisible(shown)
        self._offer_tabs()
        self._wants_picture = not shown and bool(self.picture.bars.shares)
        self.picture.setVisible(self._wants_picture)
        if shown and not was:
            self._turn_to(self.sheet_tab, self.sheet)
        elif was and not shown and self.sheet_tab.isChecked():
            self._turn_to(self.log_tab, self.log)

    def show_company_tab(self, *, shown: bool) -> None:
        """At a table open to the network there are people around it."""
        self.company_tab.setVisible(shown)
        self._offer_tabs()
        if not shown and self.company_tab.isChecked():
            self._turn_to(self.log_tab, self.log)

    def _offer_tabs(self) -> None:
        """A single tab is no choice, only a heading."""
        self.log_tab.setEnabled(not self.sheet_tab.isHidden() or not self.company_tab.isHidden())

    def _count_unread(self, unread: int) -> None:
        self._unread = unread
        self._name_company()

    def _name_company(self) -> None:
        name = self.tr("People")
        self.company_tab.setText(f"{name} ● {self._unread}" if self._unread else name)
        label = self.tr("People, %n unread line(s)", "", self._unread) if self._unread else name
        self.company_tab.setAccessibleName(label)

    def retranslate(self) -> None:
        self.log_tab.setText(self.tr("Log"))
        self.sheet_tab.setText(self.tr("Score sheet"))
        self.log.setAccessibleName(self.tr("Log"))
        if "sheet" in self.__dict__:
            self.sheet.setAccessibleName(self.tr("Score sheet"))
        if "company" in self.__dict__:
            self.company.setAccessibleName(self.tr("People"))
        self._name_company()
        self.log.retranslate()
