"""Studying a replay: its analysis around the board, and lines that were not played walked on it.

The analysis itself is `qtapp.pages.study.analysis`; here its parts are given their places, and what they ask for is
done. A game in play is not analysed: that would be advice to one of those who play it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QFrame

from engines import load
from engines.match import Line
from network.bots.thinkers import Thinkers
from network.messages.table import Update
from network.table.replay import Replay
from qtapp.base.actions import Actions
from qtapp.base.settings import Settings
from qtapp.base.style import as_role
from qtapp.base.theme import STEP
from qtapp.pages.study.replay_bar import ReplayBar
from qtapp.pages.table.table import TablePage
from qtapp.sitting.sitting import Place
from qtapp.widgets.blocks import in_row

if TYPE_CHECKING:
    from network.bots.analysis import Course
    from network.bots.thought import Thought
    from qtapp.pages.study.analysis import Analyst, Walk


class StudiedPage(TablePage):
    """The table page of a record that may be studied. Stepping through the record itself is left to the replay."""

    def __init__(
        self, replay: Replay, commands: Actions, settings: Settings, thinker: Thinkers, *, own: bool = False
    ) -> None:
        """`own`: it is a position of one's own, not a game that somebody plays."""
        super().__init__(replay.record.header.setup.game, commands, settings)
        self.replay, self._thinker = replay, thinker
        self.game = load(self.game_id)
        self.place: Place = None  # whose side is shown
        self.is_open = own or replay.record.match.outcome is not None
        self.analyst: Analyst | None = None  # from when an analysis is first asked for
        self.walk: Walk | None = None
        self._strip = as_role(QFrame(), "bar")  # below the board
        self._strip.hide()
        self.bar = ReplayBar(replay.plies)
        self.bar.analyse.setVisible(self.is_open)
        self.bar.analysis_asked.connect(lambda on: self.analyse(on=on))
        self.middle.addWidget(self._strip)
        self.middle.addWidget(self.bar)

    def show_ply(self, ply: int) -> None:
        """Show a moment of the record."""
        raise NotImplementedError

    @property
    def course(self) -> Course:
        """The actions that led to what is shown."""
        if self.walk is not None:
            return self.walk.course
        return tuple(Line(step.seat, step.text) for step in self.replay.record.match.steps[: self.bar.ply])

    # The analysis.

    @property
    def is_analysing(self) -> bool:
        return self.bar.analyse.isChecked()

    def analyse(self, *, on: bool) -> None:
        """Show what a strong bot thinks of the game, or put that away. What it found out is kept."""
        if not self.is_open:
            return
        self.bar.show_analysing(on=on)
        self._tick_analysis()
        if self.analyst is None:
            self.analyst = self._make_analyst()
        self.analyst.bar.setVisible(on)
        self._strip.setVisible(on and self.replay.plies > 0)
        self.side_panel.show_instead_of_prompt(self.analyst.card if on else None)
        self.analyst.halt(halted=not on)
        self.show_ply(self.bar.ply)
        self._tell_marks()

    def _tick_analysis(self) -> None:
        with QSignalBlocker(self.commands["analyse"]):
            self.commands["analyse"].setChecked(self.is_analysing)

    def _make_analyst(self) -> Analyst:
        """The evaluation stands beside the board, the graph below it."""
        from qtapp.pages.study.analysis import Analyst

        made = Analyst(self.replay, self._thinker, lambda: self.names)
        made.setParent(self)
        self.middle.removeWidget(self.stack)
        self.middle.insertLayout(0, in_row(made.bar, (self.stack, 1), spacing=0), 1)
        in_row((made.graph, 1), made.summary, on=self._strip, margins=(STEP, 0, STEP, 0), spacing=None)
        made.graph.ply_chosen.connect(self.go_to)
        made.card.back_asked.connect(lambda: self.go_to(self.bar.ply))
        made.card.lines.move_chosen.connect(self._walk_line)
        made.card.lines.move_pointed.connect(self._point_at_line)
        made.told.connect(self._tell_marks)
        made.troubled.connect(self._tell_trouble)
        return made

    def go_to(self, ply: int) -> None:
        """Show a moment of the game; a walk ends with it."""
        if self.walk is not None and ply == self.bar.ply:
            self.show_ply(ply)
        self.bar.go_to(ply)

    def _follow(self) -> None:
        """Have the analysis look where we look."""
        if self.analyst is not None and self.is_analysing:
            self.analyst.look_at(self.course, self.place, self.walk)

    def _tell_marks(self) -> None:
        marks = self.analyst.marks() if self.analyst is not None and self.is_analysing else {}
        if self.walk is not None:
            marks = {ply: mark for ply, mark in marks.items() if ply <= self.walk.start}
        self.side_panel.log.show_marks(marks)

    def _tell_trouble(self, thought: Thought) -> None:
        """The prompt comes back, and says what is wrong."""
        self.analyse(on=False)
        self.panel.prompt.show_refusal(
            self.tr("The analysis has failed: {error}").format(error=thought.error.strip().splitlines()[-1])
        )

    # Lines that were not played.

    def _offered(self, update: Update, replay: Replay) -> Update:
        """Where positions can be written everybody sees everything: moves can be tried out while it is analysed."""
        if not (self.is_analysing and self.game.sketches) or update.outcome is not None or not update.actors:
            return update
        legal = self.game.legal(replay.record.match.state_at(update.ply), update.actors[0])
        return update._replace(legal=tuple(self.game.write(action) for action in legal))

    def _walk_line(self, number: int, count: int) -> None:
        """Show what a line would lead to after so many of its moves."""
        from network.bots.analysis import walked
        from qtapp.pages.study.analysis import Walk

        assert self.analyst is not None
        origin, line = self.analyst.lines_course, self.analyst.card.lines.lines[number]
        replay = walked(self.replay.record, origin, line.line or (line.text,))
        self._walk_to(Walk(replay, self.bar.ply, min(len(origin) + count, replay.plies), len(origin), number))

    def choose_action(self, text: str) -> None:
        """Try a move out; it is played nowhere."""
        from network.bots.analysis import walked
        from qtapp.pages.study.analysis import Walk

        if self.is_analysing and self.shown is not None and text in self.shown.legal:
            replay = walked(self.replay.record, self.course, (text,))
            self._walk_to(Walk(replay, self.bar.ply, replay.plies))

    def _walk_to(self, walk: Walk) -> None:
        """Show a place on a walk; where it began, the game itself is shown again."""
        if walk.length <= walk.start:
            self.show_ply(walk.start)
            return
        self.board.finish_motion()
        before = self.shown.ply if self.shown is not None else -1
        length = min(walk.length, walk.replay.plies)
        self.walk = walk._replace(length=length)
        if length < walk.origin:
            self.walk = self.walk._replace(number=-1, origin=0)
        update = walk.replay.update(length, self.place)
        news = [entry for entry in update.log if entry.ply == length] if length == before + 1 else []
        fresh = next((row for row, entry in enumerate(update.log) if entry.ply >= length), len(update.log))
        self.show_table(self._offered(update, walk.replay), update.log, fresh, news)
        self._follow()

    def _point_at_line(self, number: int, count: int) -> None:
        """The first move of a line is shown on the board where it could be made."""
        if count == 1 and self.analyst is not None and self.shown is not None and not self.is_text:
            text = self.analyst.card.lines.lines[number].text
            if text in self.shown.legal:
                self.board.suggest(text)

    # The page.

    def enter(self) -> None:
        super().enter()
        self._tick_analysis()
        if self.analyst is not None:
            self.analyst.halt(halted=not self.is_analysing)

    def hideEvent(self, event: QHideEvent) -> None:
        """Another page lies on top: nobody is looking."""
        super().hideEvent(event)
        if self.analyst is not None:
            self.analyst.halt(halted=True)

    def close_table(self) -> None:
        super().close_table()
        if self.analyst is not None:
            self.analyst.close()

    def retranslate(self) -> None:
        super().retranslate()
        if self.analyst is not None:
            self.analyst.tell()
