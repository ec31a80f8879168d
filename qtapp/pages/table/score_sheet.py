"""The score sheet at the end: every line of it points out on the board what it counts."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from qtapp.base.guard import Guarded
from qtapp.base.style import Themed, figures, sized
from qtapp.base.theme import TEXT_BODY, TEXT_NOTE, TEXT_TITLE, SeatMark, worn
from qtapp.items.seat_shapes import paint_mark
from qtapp.words.base import SheetRow

ROW = 20
VALUES_WIDTH = 130  # of all columns of values together; a column has at most:
VALUE_WIDTH = 60
BESIDE_VALUE, LEAST_BESIDE = 14, 8  # so much more than its widest figure; the latter where many large figures stand
TOTALS = ((TEXT_TITLE, BESIDE_VALUE), (TEXT_BODY, LEAST_BESIDE), (TEXT_NOTE, LEAST_BESIDE))
"""Sizes of a total, and what is free beside it: the first that leaves room for the labels is taken."""
PADDING = 12  # beside a label, on both sides together
SIGN, SIGN_AIR = 13, 3  # a mark over a column, and the distance from its edge
LINE_ROLE = Qt.ItemDataRole.UserRole + 1


class MarkedHeader(Guarded, QHeaderView):
    """Over every column but the first the mark of a seat, where its figures end."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.marks: tuple[SeatMark, ...] = ()

    def paintSection(self, painter: QPainter, rect: QRect, column: int) -> None:
        super().paintSection(painter, rect, column)
        if 0 < column <= len(self.marks):
            box = QRectF(0, rect.center().y() - SIGN / 2 + 0.5, SIGN, SIGN)
            box.moveRight(rect.right() - SIGN_AIR)
            paint_mark(painter, self.marks[column - 1], box)


class ScoreSheet(Themed, Guarded, QTreeWidget):
    """Rows by line, columns by seat. A row under the pointer, or chosen by keyboard, is the line pointed out."""

    line_pointed = Signal(str)  # the id of a breakdown line; "" for none

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[SheetRow, ...] = ()
        self._names: tuple[str, ...] = ()
        self.columns = MarkedHeader(self)
        self.setHeader(self.columns)
        self.setRootIsDecorated(False)
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.itemEntered.connect(lambda item, _column: self._point(item))
        self.currentItemChanged.connect(lambda item, _before: self._point(item))
        self.viewport().installEventFilter(self)

    def show_sheet(self, rows: Sequence[SheetRow], names: Sequence[str], marks: Sequence[SeatMark]) -> None:
        """`marks` are those of the seats, and stand over their columns."""
        self._rows, self._names, self.columns.marks = tuple(rows), tuple(names), tuple(marks)
        current = self.currentItem()
        chosen = self.indexOfTopLevelItem(current) if current is not None else -1
        with QSignalBlocker(self):
            self.clear()
            self._show_header()
            for row in rows:
                self.addTopLevelItem(self._item(row))
            again = self.topLevelItem(chosen)
            if again is not None:
                self.setCurrentItem(again)
        self._fit()

    def _fit(self) -> None:
        """Figures leave room for the longest word of all labels; a label may take several lines."""
        for total, beside in TOTALS:
            values = self._value_width(total, beside)
            labels = self.viewport().width() - values * len(self._names) - PADDING
            if labels >= self._longest_word(total):
                break
        for column in range(1, self.columnCount()):
            self.columns.resizeSection(column, values)
        for index, row in enumerate(self._rows):
            item = self.topLevelItem(index)
            assert item is not None
            font = _font(row, total)
            for column in range(self.columnCount()):
                item.setFont(column, font)
            box = QFontMetrics(font).boundingRect(QRect(0, 0, labels, 0), Qt.TextFlag.TextWordWrap, row.label)
            item.setSizeHint(0, QSize(20, max(ROW, box.height() + 4)))

    def _longest_word(self, total: int) -> int:
        return max(
            (
                QFontMetrics(_font(row, total)).horizontalAdvance(word)
                for row in self._rows
                for word in row.label.split()
            ),
            default=0,
        )

    def _value_width(self, total: int, beside: int) -> int:
        """A column has its share of the room for values, but as much as its figures need."""
        needed = max(
            (QFontMetrics(_font(row, total)).horizontalAdvance(value) for row in self._rows for value in row.values),
            default=SIGN,
        )
        return max(needed + beside, min(VALUE_WIDTH, VALUES_WIDTH // max(1, len(self._names))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _show_header(self) -> None:
        self.setColumnCount(1 + len(self._names))
        self.setHeaderLabels(["", *("" for _name in self._names)])
        heading = self.headerItem()
        for column, name in enumerate(self._names, 1):
            heading.setToolTip(column, name)
        bar = self.columns
        bar.setStretchLastSection(False)
        bar.setMinimumSectionSize(SIGN + 2 * SIGN_AIR)
        bar.setSectionsMovable(False)
        bar.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        bar.setDefaultAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for column in range(1, self.columnCount()):
            bar.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)

    def _item(self, row: SheetRow) -> QTreeWidgetItem:
        item = QTreeWidgetItem([row.label, *row.values])
        item.setData(0, LINE_ROLE, row.line)
        item.setToolTip(0, row.label)
        for column in range(1 + len(row.values)):
            if column:
                item.setTextAlignment(column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            item.setForeground(column, worn().colour("muted" if row.kind == "note" else "ink"))
        if not row.line:
            item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        return item

    def _point(self, item: QTreeWidgetItem | None) -> None:
        self.line_pointed.emit(item.data(0, LINE_ROLE) or "" if item is not None else "")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.viewport() and event.type() == QEvent.Type.Leave:
            self._point(self.currentItem() if self.hasFocus() else None)
        return super().eventFilter(watched, event)

    def dress(self) -> None:
        self.show_sheet(self._rows, self._names, self.columns.marks)


def _font(row: SheetRow, total: int) -> QFont:
    weighty = row.kind in ("total", "subtotal", "heading")
    return figures(sized(total if row.kind == "total" else TEXT_NOTE, bold=weighty))
