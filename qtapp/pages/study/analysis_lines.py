"""The best lines of a position: what each is worth, and its moves, each of which can be gone to."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from network.bots.thought import Considered
from qtapp.base.guard import Guarded
from qtapp.base.style import Themed, figures
from qtapp.base.theme import worn
from qtapp.pages.study.evaluation_words import EvaluationWords
from qtapp.widgets.blocks import in_column, in_row
from qtapp.widgets.labels import escaped, label
from qtapp.widgets.speaking import Speaking

VALUE = 54  # wide enough for "100 %"
ROWS = 2  # of moves in a line: more of them nobody can foresee
GAP = "  "


def fitting(moves: Sequence[str], metrics: QFontMetrics, width: int) -> int:
    """How many of the moves fit into the rows."""
    gap, row, used = metrics.horizontalAdvance(GAP), 1, 0
    for count, move in enumerate(moves):
        needed = metrics.horizontalAdvance(move)
        if used and used + gap + needed > width:
            row, used = row + 1, 0
        if row > ROWS:
            return count
        used += needed + (gap if used else 0)
    return len(moves)


class LineRow(Themed, Guarded, QWidget):
    """One line. Its height stays the same, so that nothing jumps while it is being improved."""

    move_chosen = Signal(int)  # how many moves of the line are to be shown
    move_pointed = Signal(int)  # 0: none

    def __init__(self) -> None:
        super().__init__()
        self.line: tuple[str, ...] = ()
        self.taken = 0  # moves of the line that are on the board
        self.value, self.moves = label("strong"), QLabel()
        self.value.setFont(figures(self.value.font()))
        self.value.setFixedWidth(VALUE)
        self.value.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.moves.setTextFormat(Qt.TextFormat.RichText)
        self.moves.setWordWrap(True)
        self.moves.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.moves.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.moves.linkActivated.connect(lambda told: self.move_chosen.emit(int(told)))
        self.moves.linkHovered.connect(lambda told: self.move_pointed.emit(int(told or 0)))
        self._layout = in_row(self.value, (self.moves, 1), on=self)

    def show_line(self, value: str, line: Sequence[str], taken: int) -> None:
        self.value.setText(value)
        self.line, self.taken = tuple(line), taken
        self._write()

    def dress(self) -> None:
        self._write()

    def _write(self) -> None:
        metrics = QFontMetrics(self.moves.font())
        self.setFixedHeight(ROWS * (metrics.lineSpacing() + 1) + 2)
        shown = self.line[: fitting(self.line, metrics, max(self.moves.width() - 4, 60))]
        html = GAP.replace(" ", "&nbsp;&#8203;").join(self._link(number, text) for number, text in enumerate(shown, 1))
        if html != self.moves.text():  # a label forgets which link was pressed when it is written anew
            self.moves.setText(html)

    def _link(self, number: int, text: str) -> str:
        colour = worn().accent if number <= self.taken else worn().ink
        weight = "font-weight:700;" if number in (1, self.taken) else ""
        # A hyphen in a move must not break it over two rows.
        words = escaped(text).replace("-", "\N{NON-BREAKING HYPHEN}")
        return f'<a href="{number}" style="color:{colour};text-decoration:none;{weight}white-space:nowrap">{words}</a>'

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._layout.activate()
            self._write()


class AnalysisLines(Speaking, QWidget):
    """As many lines as are told, best first."""

    move_chosen = Signal(int, int)  # the number of the line from 0, and how many of its moves are to be shown
    move_pointed = Signal(int, int)

    def __init__(self, count: int) -> None:
        super().__init__()
        self._words = EvaluationWords()
        self._lines: tuple[Considered, ...] = ()
        self._taken = (-1, 0)
        self.rows = [LineRow() for _ in range(count)]
        layout = in_column(on=self, spacing=6)
        for number, row in enumerate(self.rows):
            row.move_chosen.connect(lambda count, number=number: self.move_chosen.emit(number, count))
            row.move_pointed.connect(lambda count, number=number: self.move_pointed.emit(number, count))
            layout.addWidget(row)

    @property
    def lines(self) -> tuple[Considered, ...]:
        return self._lines

    def show_lines(self, lines: Sequence[Considered], taken: tuple[int, int] = (-1, 0)) -> None:
        """`taken`: which of them is being walked, and how many of its moves are on the board."""
        self._lines, self._taken = tuple(lines), taken
        self.retranslate()

    def retranslate(self) -> None:
        for number, row in enumerate(self.rows):
            if number < len(self._lines):
                line = self._lines[number]
                value = self._words.percent(line.value)
                row.show_line(value, line.line or (line.text,), self._taken[1] if number == self._taken[0] else 0)
                row.moves.setAccessibleName(f"{value}: {' '.join(row.line)}")
            else:
                row.show_line("", (), 0)
                row.moves.setAccessibleName("")
