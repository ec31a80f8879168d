"""The planning page: every agent of one's agency with his plan's text, to choose the Agent X from.

The objective and what a Double Agent overheard stand first. Cells are shared out so that the texts can be read and the
faces are as large as that allows.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from qtapp.base.theme import TEXT_BODY, TEXT_LEAST
from qtapp.boards.coldwar.layout import Layout
from qtapp.boards.coldwar.pages.page import Page
from qtapp.boards.geometry import RATIO
from qtapp.boards.places import Place
from qtapp.items.cards import Face
from qtapp.items.frames import sized_font
from qtapp.items.lettering import wrapped_height

UNCHOSEN = 0.5  # how faint those are who cannot be chosen
GOOD_FACE = 92.0  # pixels: faces of this width may give way to larger type
NARROWEST, SMALL_FACE = 10, 60.0  # a column of fewer letters' heights is hard to read; a smaller face is worse


class Candidate(NamedTuple):
    """An agent on the page: his face, his name, his plan; only some may be chosen."""

    code: str
    face: Face
    name: str
    plan: str
    choosable: bool


class Grid(NamedTuple):
    """How the cells are shared out."""

    columns: int
    rows: int
    text: int  # pixels of the type
    face: float  # pixels across a face


class PlanningPage(Page):
    """Who goes into the field?"""

    def __init__(self, *args: object) -> None:
        super().__init__(*args)  # type: ignore[arg-type]
        self.candidates: tuple[Candidate, ...] = ()
        self.objective: tuple[Face, str, str] | None = None  # face, name, what there is to know about it
        self.overheard: tuple[Face, str] | None = None
        self._grid = Grid(1, 1, TEXT_LEAST, 60.0)

    def close_page(self) -> None:
        """Nothing of it is kept: the next to look at the screen may be someone else."""
        super().close_page()
        self.candidates, self.overheard = (), None

    def show_candidates(
        self,
        layout: Layout,
        candidates: Sequence[Candidate],
        objective: tuple[Face, str, str],
        overheard: tuple[Face, str] | None,
    ) -> None:
        if self._is_written(layout, tuple(candidates), objective, overheard):
            return
        self.candidates, self.objective, self.overheard = tuple(candidates), objective, overheard
        area = layout.page
        width = min(area.width(), 1500 * layout.unit)
        box = QRectF(area.center().x() - width / 2, area.top(), width, area.height())
        self._open(box, layout)
        self._grid = self._shared(self.inside())
        needed = self._cell_height(self._grid) * self._grid.rows + box.height() - self.inside().height()
        if needed < box.height():
            self._open(QRectF(box.left(), box.bottom() - needed, box.width(), needed), layout)
        self.targets = {
            Place("plan", candidate.code): self._cell(index + 1)
            for index, candidate in enumerate(candidates)
            if candidate.choosable
        }

    # Sharing out the page

    def _shared(self, inside: QRectF) -> Grid:
        """Columns that are good to read, unless the faces were too small then."""
        wide = self._largest(inside, NARROWEST)
        return wide if wide.face >= SMALL_FACE * self.unit else self._largest(inside, 0)

    def _largest(self, inside: QRectF, narrowest: float) -> Grid:
        """Large type if the faces stay large, otherwise whatever shows the largest faces."""
        best = Grid(1, 1, TEXT_LEAST, 0.0)
        for text in range(round(TEXT_BODY * max(1.0, self.unit)), TEXT_LEAST - 1, -1):
            for rows in (1, 2, 3):
                grid = self._tried(inside, rows, text, narrowest)
                if grid.face > best.face + (0 if text == best.text else 6):
                    best = grid
            if best.face >= GOOD_FACE * self.unit:
                break
        return best

    def _tried(self, inside: QRectF, rows: int, text: int, narrowest: float) -> Grid:
        columns = ceil((len(self.candidates) + 1) / rows)
        width = inside.width() / columns - 4 * self._gap
        if max(self._longest_word(text), narrowest * text) > width:
            return Grid(columns, rows, text, 0.0)
        words = max((self._words_height(candidate, width, text) for candidate in self.candidates), default=0.0)
        high = inside.height() / rows - words - 3.5 * self._gap
        return Grid(columns, rows, text, max(0.0, min(high * RATIO, width, 190 * self.unit)))

    def _longest_word(self, text: int) -> float:
        """A word is never broken: a column is at least as wide as the widest."""
        titles, plans = QFontMetricsF(sized_font(text + 1, bold=True)), QFontMetricsF(sized_font(text))
        words = [(titles, word) for candidate in self.candidates for word in candidate.name.split()]
        words += [(plans, word) for candidate in self.candidates for word in candidate.plan.split()]
        return max((metrics.horizontalAdvance(word) for metrics, word in words), default=0.0)

    @property
    def _gap(self) -> float:
        return 6 * self.unit

    def _words_height(self, candidate: Candidate, width: float, text: int) -> float:
        return (
            wrapped_height(sized_font(text + 1, bold=True), width, candidate.name)
            + wrapped_height(sized_font(text), width, candidate.plan)
            + 8
        )

    def _cell_height(self, grid: Grid) -> float:
        width = self.inside().width() / grid.columns - 4 * self._gap
        words = max((self._words_height(candidate, width, grid.text) for candidate in self.candidates), default=0.0)
        return grid.face / RATIO + words + 3.5 * self._gap

    def _cell(self, index: int) -> QRectF:
        inside, grid = self.inside(), self._grid
        width, height = inside.width() / grid.columns, inside.height() / grid.rows
        row, column = divmod(index, grid.columns)
        cell = QRectF(inside.left() + column * width, inside.top() + row * height, width, height)
        return cell.adjusted(self._gap * 0.6, self._gap * 0.4, -self._gap * 0.6, -self._gap * 0.4)

    def _filled(self, cell: QRectF) -> QRectF:
        """Where a cell is filled: its frame stays clear."""
        return cell.adjusted(1.4 * self._gap, 1.2 * self._gap, -1.4 * self._gap, -self._gap)

    def _face_in(self, cell: QRectF) -> QRectF:
        across = round(self._grid.face)
        return QRectF(round(cell.center().x() - across / 2), round(cell.top()), across, round(across / RATIO))

    # Painting

    def paint_page(self, painter: QPainter) -> None:
        self._paint_order(painter, self._filled(self._cell(0)))
        for index, candidate in enumerate(self.candidates):
            self._paint_candidate(painter, self._filled(self._cell(index + 1)), candidate)

    def _paint_order(self, painter: QPainter, cell: QRectF) -> None:
        """What it is about, and what was overheard."""
        if self.objective is None:
            return
        face, name, facts = self.objective
        place = self._face_in(cell)
        self._paint_card(painter, face, place)
        below = cell.adjusted(0, place.height() + 4, 0, 0)
        if self.overheard is None:
            self._paint_titled(painter, below, name, self._fitting(facts, name, below))
            return
        overheard, text = self.overheard
        high = min(below.height(), place.height() * 0.8)
        card = QRectF(below.left(), below.top() + 4, round(high * RATIO), round(high))
        self._paint_card(painter, overheard, card)
        words = QRectF(card.right() + 8, card.top(), below.right() - card.right() - 8, below.bottom() - card.top())
        self._paint_wrapped(painter, words, text, sized_font(self._grid.text, bold=True), "warm")

    def _fitting(self, facts: str, name: str, box: QRectF) -> str:
        """As many lines of what is known as there is room for, the most telling ones first."""
        first, *rest = facts.split("\n")
        title = wrapped_height(sized_font(self._grid.text + 1, bold=True), box.width(), name)
        for lines in (facts, "\n".join((first, *rest[1:2])), first):
            if title + 2 + wrapped_height(sized_font(self._grid.text), box.width(), lines) <= box.height() + 6:
                return lines
        return ""

    def _paint_titled(self, painter: QPainter, box: QRectF, name: str, text: str, token: str = "ink") -> None:
        title = sized_font(self._grid.text + 1, bold=True)
        high = wrapped_height(title, box.width(), name)
        self._paint_wrapped(painter, QRectF(box.left(), box.top(), box.width(), high + 2), name, title, token)
        self._paint_wrapped(painter, box.adjusted(0, high + 2, 0, 6), text, sized_font(self._grid.text), token)

    def _paint_candidate(self, painter: QPainter, cell: QRectF, candidate: Candidate) -> None:
        place = self._face_in(cell)
        self._paint_card(painter, candidate.face, place, 1.0 if candidate.choosable else UNCHOSEN)
        self._paint_titled(
            painter,
            cell.adjusted(0, place.height() + 4, 0, 0),
            candidate.name,
            candidate.plan,
            "ink" if candidate.choosable else "muted",
        )
