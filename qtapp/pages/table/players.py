"""The players beside the board: colour, shape, name, what they are doing, their time, the score in large figures."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from qtapp.base.guard import Guarded
from qtapp.base.style import as_role, figures
from qtapp.base.theme import CORNER, STEP, SeatMark
from qtapp.items.seat_shapes import SeatSign
from qtapp.pages.company.clock import ClockFace, ClockLine
from qtapp.pages.table.sayings import PlayerLine
from qtapp.widgets.blocks import discard, in_column, in_row
from qtapp.widgets.labels import ElidedLabel, label

BAND = 6
ROOMY = 3  # so many players have a card of two lines each; more have one line where the window is low
LEAST_NOTE = 52  # width, in a card of one line
DOT_BEAT = 420  # milliseconds between two steps of the dots of someone thinking


class PlayerCard(Guarded, QFrame):
    """One player, in two lines or, `compact`, in one."""

    def __init__(self, seat: int, mark: SeatMark, parent: QWidget | None = None, *, compact: bool = False) -> None:
        super().__init__(parent)
        as_role(self, "card")
        self.seat, self.mark = seat, mark
        self._line = PlayerLine(seat, "", "", "")
        self._dots = 3
        self._beat = QTimer(self, interval=DOT_BEAT)
        self._beat.timeout.connect(self._next_dot)
        self.name = as_role(ElidedLabel(), "strong")
        self.note = as_role(ElidedLabel(), "note") if compact else label("note", wrap=True)
        self.score = label("title" if compact else "score")
        self.score.setFont(figures(self.score.font()))
        self.sign, self.clock = SeatSign(mark), ClockFace()
        if compact:
            # The note has what the name leaves, but room for a word unless there is a clock; its tool tip says all.
            self.note.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            self.note.setAlignment(Qt.AlignmentFlag.AlignRight)
            margins = (BAND + 12, 3, 14, 3)
            in_row(self.sign, self.name, (self.note, 1), self.clock, self.score, on=self, margins=margins)
        else:
            self._lay_out()

    def _lay_out(self) -> None:
        texts = in_column(in_row(self.sign, (self.name, 1)), in_row((self.note, 1), self.clock), spacing=2)
        in_row((texts, 1), (self.score, 0, Qt.AlignmentFlag.AlignVCenter), on=self, margins=(BAND + 12, 9, 14, 9))

    def show_line(self, line: PlayerLine, mark: SeatMark, *, still: bool) -> None:
        """`still`: no moving dots for someone who thinks."""
        self._line, self.mark = line, mark
        self.sign.set_mark(mark)
        self.name.setText(line.name)
        self.score.setText(line.score)
        self.setAccessibleName(f"{line.name}, {line.note}, {line.score}")
        if line.thinking and not still:
            self._beat.start()
        else:
            self._beat.stop()
            self._dots = 3
        self._show_note()
        self.update()

    def show_clock(self, line: ClockLine | None) -> None:
        self.clock.show_line(line)
        self._show_note()

    def _next_dot(self) -> None:
        self._dots = self._dots % 3 + 1
        self._show_note()

    def _show_note(self) -> None:
        note = self._line.note
        self.note.setText(note.removesuffix("…") + "." * self._dots if self._beat.isActive() else note)
        if isinstance(self.note, ElidedLabel):
            self.note.setMinimumWidth(min(self.note.sizeHint().width(), LEAST_NOTE) if self.clock.isHidden() else 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = QPainterPath()
        card.addRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), CORNER, CORNER)
        painter.setClipPath(card)
        edge = QColor(self.mark.edge or self.mark.colour)
        painter.fillRect(0, 0, BAND, self.height(), edge)
        painter.fillRect(0, 0, BAND - 1, self.height(), QColor(self.mark.colour))
        if self._line.acting:
            painter.setPen(edge)
            painter.drawPath(card)
        painter.end()


class PlayersBox(QWidget):
    """All players, in seat order."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards: list[PlayerCard] = []
        self._shown: tuple[Sequence[PlayerLine], Sequence[SeatMark], bool] = (), (), True
        self._clocks: Sequence[ClockLine] = ()
        self._is_tall = False
        self._layout = in_column(on=self)

    def set_tall(self, *, tall: bool) -> None:
        """Whether there is room for two lines each, however many play."""
        if tall != self._is_tall:
            self._is_tall = tall
            if len(self.cards) > ROOMY:
                discard(self.cards, self._layout)
                self.cards = []
                lines, marks, still = self._shown
                self.show_lines(lines, marks, still=still)
                self.show_clocks(self._clocks)

    def show_lines(self, lines: Sequence[PlayerLine], marks: Sequence[SeatMark], *, still: bool) -> None:
        """`marks` are those of the seats."""
        self._shown = lines, marks, still
        compact = len(lines) > ROOMY and not self._is_tall
        self._layout.setSpacing(STEP // 2 if compact else STEP)
        while len(self.cards) < len(lines):
            card = PlayerCard(len(self.cards), marks[len(self.cards)], compact=compact)
            self.cards.append(card)
            self._layout.addWidget(card)
        for card, line, mark in zip(self.cards, lines, marks, strict=False):  # there may be more marks than seats
            card.show_line(line, mark, still=still)

    def show_clocks(self, lines: Sequence[ClockLine]) -> None:
        """How much time each player has; (): none is counted."""
        self._clocks = lines
        for card, line in zip_longest(self.cards, lines[: len(self.cards)]):
            card.show_clock(line)
