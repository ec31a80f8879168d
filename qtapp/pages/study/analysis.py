"""The analysis of a replay in the window: it has the record thought about in the thinking process, and shows the news.

The card, the bar and the graph are its parts; where they stand is the page's to say. Whatever was found out stays here
for as long as the page does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from engines.game import Seat
from engines.match import Line
from network.bots.analysis import Analysis, Course, Finding, shares
from network.bots.grading import Judged, tallies
from network.bots.thinkers import Thinkers
from network.table.replay import Replay
from qtapp.base.errand import Errand
from qtapp.base.window_thread import Posted
from qtapp.pages.study.analysis_card import AnalysisCard
from qtapp.pages.study.evaluation_bar import EvaluationBar
from qtapp.pages.study.evaluation_graph import EvaluationGraph
from qtapp.pages.study.evaluation_summary import EvaluationSummary
from qtapp.pages.study.evaluation_words import SIGNS, EvaluationWords
from qtapp.words import words_for

if TYPE_CHECKING:
    from network.bots.thinker import Thinker

SOON = 60  # milliseconds: news that come thick and fast are shown together


class Walk(NamedTuple):
    """Moves that were not played: along a line that was told, or as somebody tries them out."""

    replay: Replay  # of the match as it would have been
    start: int  # the ply of the record from where it goes
    length: int  # of what is shown
    origin: int = 0  # where the line begins that is walked
    number: int = -1  # of that line; -1: none, these are moves of one's own

    @property
    def course(self) -> Course:
        steps = self.replay.record.match.steps[: self.length]
        return tuple(Line(step.seat, step.text) for step in steps)

    @property
    def taken(self) -> int:
        """How many moves of the line are on the board."""
        return self.length - self.origin if self.number >= 0 else 0


class Analyst(QObject):
    """Thinks about one record, and keeps its parts up to date."""

    told = Signal()  # everything known so far is on the screen
    troubled = Signal(object)  # Thought: why nothing can be found out

    def __init__(self, replay: Replay, thinker: Thinkers, names: Callable[[], Sequence[str]]) -> None:
        super().__init__()
        self._replay, self._thinker, self._names = replay, thinker, names
        self.words = EvaluationWords()
        match = replay.record.match
        marks = words_for(match.setup.game).marks(match.setup.seats, match.game.view(match.state, None))
        self.card, self.bar = AnalysisCard(), EvaluationBar(marks)
        self.graph = EvaluationGraph(replay.plies, self.moment, marks)
        self.summary = EvaluationSummary(marks)
        self.analysis: Analysis | None = None  # from when the thinking process is there
        self._course: Course = ()
        self._viewer: Seat | None = None
        self._walk: Walk | None = None
        self._is_closed = self._is_halted = False
        self._clock = QTimer(self, interval=SOON, singleShot=True)
        self._clock.timeout.connect(self.tell)
        Errand.run(thinker.get, self._begin, _cannot_fail)  # starting a process takes its time

    def _do(self, job: Callable[[], None]) -> None:
        """Something that has to be done on the window's thread."""
        if not self._is_closed:
            job()

    def _begin(self, thinker: Thinker) -> None:
        if self._is_closed:
            return
        self.analysis = Analysis(
            self._replay.record.match,
            thinker,
            Posted(self._do),
            scale=self._thinker.scale,
            on_news=lambda _course: self._tell_soon(),
            on_trouble=self.troubled.emit,
        )
        self._think()
        self.tell()

    def _tell_soon(self) -> None:
        if not self._clock.isActive():
            self._clock.start()

    # What the page says.

    def look_at(self, course: Course, viewer: Seat | None, walk: Walk | None = None) -> None:
        """This position is on the board, perhaps after a walk off the record."""
        self._course, self._viewer, self._walk = course, viewer, walk
        self.graph.show_ply(len(course) if walk is None else walk.start)
        self._think()
        self.tell()

    def halt(self, *, halted: bool) -> None:
        """Think no more, because nobody is looking; or go on."""
        self._is_halted = halted
        if halted and self.analysis is not None:
            self.analysis.halt()
        self._think()

    def _think(self) -> None:
        if self.analysis is not None and not self._is_halted:
            self.analysis.look_at(self._course, self._viewer)

    def close(self) -> None:
        self._is_closed = True
        self._clock.stop()
        if self.analysis is not None:
            self.analysis.halt()

    # What is known.

    @property
    def lines_course(self) -> Course:
        """The position whose lines are shown: while one is walked, the one where it begins."""
        walk = self._walk
        return self._course[: walk.origin] if walk is not None and walk.number >= 0 else self._course

    def judged(self) -> dict[int, Judged]:
        """The actions that could be judged, by ply."""
        if self.analysis is None:
            return {}
        found = (self.analysis.judged(ply) for ply in range(1, self._replay.plies + 1))
        return {judged.ply: judged for judged in found if judged is not None}

    def marks(self) -> dict[int, tuple[str, str]]:
        """What stands beside the mistakes in the log, by ply: a sign and a word."""
        return {
            ply: (SIGNS[judged.grade], self.words.grade(judged.grade))
            for ply, judged in self.judged().items()
            if judged.grade
        }

    def _shares(self, finding: Finding | None) -> tuple[float, ...] | None:
        if finding is None or self.analysis is None:
            return None
        return shares(finding.values, self.analysis.sides)

    def moment(self, ply: int) -> str:
        """A moment of the game in words, for whoever points at it."""
        steps = self._replay.record.match.steps
        move = f"{ply}. {self._names()[steps[ply - 1].seat]} {steps[ply - 1].text}" if ply else self.tr("Beginning")
        sentences = [move]
        parts = self._shares(self.analysis.at(ply)) if self.analysis is not None else None
        if parts is not None and self.analysis is not None:
            sentences.append(self.words.parts(parts, self.analysis.sides, self._names()))
        judged = self.analysis.judged(ply) if self.analysis is not None and ply else None
        if judged is not None and judged.grade:
            sentences.append(self.words.judged(judged, steps[ply - 1].text))
        return "\n".join(sentences)

    # Showing.

    def tell(self) -> None:
        """Bring everything up to date."""
        self._clock.stop()
        analysis = self.analysis
        self._tell_position(analysis)
        if analysis is not None:
            self._tell_game(analysis)
        self.told.emit()

    def _tell_position(self, analysis: Analysis | None) -> None:
        finding = analysis.finding(self._course) if analysis is not None else None
        parts = self._shares(finding)
        if analysis is None or parts is None:
            self.card.show_standing(self.tr("Thinking…"), "", None)
            self.bar.show_shares((), (), self.tr("Thinking…"))
        else:
            names = self._names()
            is_over = finding is not None and not finding.lines and finding.effort >= 0
            standing = self.tr("The game is over") if is_over else self.words.standing(parts, analysis.sides, names)
            lined = analysis.finding(self.lines_course)
            self.card.show_standing(
                standing,
                self._verdict(),
                finding,
                player=names[lined.seat] if lined is not None else "",
                over=is_over and self.lines_course == self._course,
            )
            self.bar.show_shares(analysis.sides, parts, self.words.parts(parts, analysis.sides, names))
        shown = analysis.finding(self.lines_course) if analysis is not None else None
        walk = self._walk
        self.card.lines.show_lines(
            shown.lines[: len(self.card.lines.rows)] if shown else (),
            (-1, 0) if walk is None else (walk.number, walk.taken),
        )
        self.card.show_walk(walking=walk is not None)

    def _verdict(self) -> str:
        """How good the move was that led here."""
        ply = len(self._course)
        if self._walk is not None:
            return self.tr("A line that was not played")
        if not ply or self.analysis is None:
            return ""
        judged = self.analysis.judged(ply)
        return self.words.judged(judged, self._course[-1].text) if judged is not None else ""

    def _tell_game(self, analysis: Analysis) -> None:
        judged, sides = self.judged(), analysis.sides
        number = {seat: index for index, side in enumerate(sides) for seat in side.seats}
        self.graph.show_game(
            sides,
            [self._shares(analysis.at(ply)) for ply in range(self._replay.plies + 1)],
            {ply: (number[move.seat], move.grade) for ply, move in judged.items() if move.grade},
        )
        self.summary.show_tallies(tallies(judged.values(), len(number)), self._names())
        self.card.show_progress(analysis.known, self._replay.plies + 1)


def _cannot_fail(error: Exception) -> None:
    raise error  # a thinking process that cannot be started says so when it is asked
