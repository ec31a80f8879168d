"""The score sheet at the end: every line of it points out on the board what it counts."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRect, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from qtapp.style import figures, sized
from qtapp.theme import LIGHT, SEAT_MARKS, TEXT_NOTE, TEXT_TITLE, Theme
from qtapp.words.base import SheetRow

ROW = 20
VALUES_WIDTH = 130  # of all columns of values together, but a column has at least and at most:
LEAST_WIDTH, VALUE_WIDTH = 40, 60
PADDING = 8  # beside a label
LINE_ROLE = Qt.ItemDataRole.UserRole + 1


class ScoreSheet(QTreeWidget):
    """Rows by line, columns by seat. A row under the pointer, or chosen by keyboard, is the line pointed out."""

    line_pointed = Signal(str)  # the id of a breakdown line; "" for none

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = LIGHT
        self._rows: tuple[SheetRow, ...] = ()
        self._names: tuple[str, ...] = ()
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

    def show_sheet(self, rows: Sequence[SheetRow], names: Sequence[str]) -> None:
        self._rows, self._names = tuple(rows), tuple(names)
        chosen = self.indexOfTopLevelItem(self.currentItem()) if self.currentItem() else -1
        with QSignalBlocker(self):
            self.clear()
            self._show_header()
            for row in rows:
                self.addTopLevelItem(self._item(row))
            if 0 <= chosen < self.topLevelItemCount():
                self.setCurrentItem(self.topLevelItem(chosen))
        self._fit_rows()

    def _fit_rows(self) -> None:
        """A label that is too long for its column takes several lines."""
        width = self.viewport().width() - self._value_width() * len(self._names) - PADDING
        for index in range(self.topLevelItemCount()):
            item = self.topLevelItem(index)
            box = QFontMetrics(item.font(0)).boundingRect(QRect(0, 0, width, 0), Qt.TextFlag.TextWordWrap, item.text(0))
            item.setSizeHint(0, QSize(20, max(ROW, box.height() + 4)))

    def _value_width(self) -> int:
        return min(VALUE_WIDTH, max(LEAST_WIDTH, VALUES_WIDTH // max(1, len(self._names))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_rows()

    def _show_header(self) -> None:
        self.setColumnCount(1 + len(self._names))
        self.setHeaderLabels(["", *("" for _name in self._names)])
        heading = self.headerItem()
        for seat, name in enumerate(self._names):
            mark = SEAT_MARKS[seat % len(SEAT_MARKS)]
            heading.setText(seat + 1, mark.sign)
            heading.setForeground(seat + 1, QColor(mark.colour))
            heading.setTextAlignment(seat + 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            heading.setToolTip(seat + 1, name)
        bar = self.header()
        bar.setStretchLastSection(False)
        bar.setSectionsMovable(False)
        bar.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        bar.setDefaultAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for column in range(1, self.columnCount()):
            bar.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            bar.resizeSection(column, self._value_width())

    def _item(self, row: SheetRow) -> QTreeWidgetItem:
        item = QTreeWidgetItem([row.label, *row.values])
        item.setData(0, LINE_ROLE, row.line)
        item.setToolTip(0, row.label)
        weighty = row.kind in ("total", "subtotal", "heading")
        font = sized(TEXT_TITLE if row.kind == "total" else TEXT_NOTE, bold=weighty)
        for column in range(1 + len(row.values)):
            item.setFont(column, figures(font))
            if column:
                item.setTextAlignment(column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            item.setForeground(column, self.theme.colour("muted" if row.kind == "note" else "ink"))
        if not row.line:
            item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        return item

    def _point(self, item: QTreeWidgetItem | None) -> None:
        self.line_pointed.emit(item.data(0, LINE_ROLE) or "" if item is not None else "")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.viewport() and event.type() == QEvent.Type.Leave:
            self._point(self.currentItem() if self.hasFocus() else None)
        return super().eventFilter(watched, event)

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.show_sheet(self._rows, self._names)
