"""The log: everything that happened, in sentences. A click shows where it happened.

The model keeps entries and makes their sentences when it is asked, so that a change of language reaches old lines.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from network.messages.table import Entry
from qtapp.base.guard import Guarded
from qtapp.base.style import sized
from qtapp.base.theme import TEXT_BODY, worn

INDENT, AIR, BAR = 12, 5, 10  # the last one is the scroll bar's
FRESH_ROLE = Qt.ItemDataRole.UserRole + 1
AHEAD_ROLE = Qt.ItemDataRole.UserRole + 2
MARK_ROLE = Qt.ItemDataRole.UserRole + 3
MARK = 26  # the room of a sign behind a sentence
MOST_ENTRIES = 1_000  # more than any match has; of a longer log the end is shown

AnyIndex = QModelIndex | QPersistentModelIndex


class LogModel(Guarded, QAbstractListModel):
    """The entries of a log. Those from `fresh_from` on are new; those after `ply` lie ahead, in a replay."""

    def __init__(self, sentence: Callable[[Entry], str]) -> None:
        super().__init__()
        self._sentence = sentence
        self._sentences: dict[int, str] = {}  # by row: a layout asks for all of them
        self.entries: list[Entry] = []
        self.fresh_from = 0
        self.ply: int | None = None
        self.marks: Mapping[int, tuple[str, str]] = {}

    def show_marks(self, marks: Mapping[int, tuple[str, str]]) -> None:
        """Signs beside the actions of these plies, each with a word that says the same."""
        self.marks = dict(marks)
        if self.entries:
            self.dataChanged.emit(self.index(0), self.index(len(self.entries) - 1))

    def mark(self, row: int) -> str:
        """The sign beside a line; "" for none."""
        found = self._mark(row) if self.marks else None
        return found[0] if found else ""

    def _mark(self, row: int) -> tuple[str, str] | None:
        """An action may be told in several entries: the first one bears its sign."""
        ply = self.entries[row].ply
        is_first = row == 0 or self.entries[row - 1].ply != ply
        return self.marks.get(ply) if is_first else None

    def show_entries(self, entries: Sequence[Entry], fresh_from: int, ply: int | None = None) -> None:
        """Mostly a log only grows: what is known of the lines before is kept then."""
        known = len(self.entries)
        if list(entries[:known]) != self.entries:
            self.beginResetModel()
            self._sentences.clear()
            self.entries = list(entries)
            self.endResetModel()
        elif len(entries) > known:
            self.beginInsertRows(QModelIndex(), known, len(entries) - 1)
            self.entries.extend(entries[known:])
            self.endInsertRows()
        self.fresh_from, self.ply = fresh_from, ply

    def sentence(self, row: int) -> str:
        if row not in self._sentences:
            self._sentences[row] = self._sentence(self.entries[row])
        return self._sentences[row]

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.entries)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        entry, mark = self.entries[index.row()], self._mark(index.row())
        if role == Qt.ItemDataRole.DisplayRole:
            return self.sentence(index.row())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{self.sentence(index.row())} {mark[1]}" if mark else self.sentence(index.row())
        if role == Qt.ItemDataRole.ToolTipRole:
            return mark[1] if mark else None
        if role == MARK_ROLE:
            return self.mark(index.row())
        if role == FRESH_ROLE:
            return index.row() >= self.fresh_from
        if role == AHEAD_ROLE:
            return self.ply is not None and entry.ply > self.ply
        return None

    def retranslate(self) -> None:
        """The language is another one, or somebody has another name."""
        self._sentences.clear()
        if self.entries:
            self.dataChanged.emit(self.index(0), self.index(len(self.entries) - 1))


class LogDelegate(Guarded, QStyledItemDelegate):
    """Draws a sentence over as many lines as it needs; news have a mark and full ink."""

    def __init__(self, view: LogView) -> None:
        super().__init__(view)
        self._view = view
        self.font = sized(TEXT_BODY - 1)
        self._boxes: dict[tuple[str, int], QRect] = {}  # of sentences, at a width

    def _text_box(self, text: str, mark: str) -> QRect:
        """The room of a sentence, below its row's upper left corner: as wide with a scroll bar as without, so that it
        wraps where it was measured."""
        width = max(self._view.width() - BAR - INDENT - 4 - (MARK if mark else 0), 40)
        if (text, width) not in self._boxes:
            if len(self._boxes) > 2 * MOST_ENTRIES:
                self._boxes.clear()
            room = QRect(INDENT, AIR, width, 10_000)
            box = QFontMetrics(self.font).boundingRect(room, int(Qt.TextFlag.TextWordWrap), text)
            self._boxes[text, width] = box.united(QRect(room.left(), room.top(), room.width(), 1))
        return self._boxes[text, width]

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:  # noqa: ARG002
        log, row = self._view.log, index.row()  # asked directly, because a layout asks for every line
        box = self._text_box(log.sentence(row), log.mark(row))
        return QSize(self._view.width() - BAR, box.height() + 2 * AIR)

    def _ink(self, index: AnyIndex) -> QColor:
        if index.data(AHEAD_ROLE):
            return worn().colour("muted", 0.55)
        return worn().colour("ink" if index.data(FRESH_ROLE) else "muted")

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        painter.save()
        box = option.rect
        hovered, focused = index == self._view.hovered, self._view.hasFocus() and index == self._view.currentIndex()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if hovered or focused:
            painter.setBrush(worn().colour("accent", 0.16 if focused else 0.09))
            painter.drawRoundedRect(QRectF(box).adjusted(0, 0.5, 0, -0.5), 6, 6)
        if index.data(FRESH_ROLE) and not index.data(AHEAD_ROLE):
            painter.setBrush(worn().colour("accent"))
            mark = QRectF(box.left() + 2, box.top() + AIR + 1, 3, box.height() - 2 * AIR - 2)
            painter.drawRoundedRect(mark, 1.5, 1.5)
        painter.setPen(self._ink(index))
        painter.setFont(self.font)
        mark = index.data(MARK_ROLE)
        text = str(index.data())
        painter.drawText(self._text_box(text, mark).translated(box.topLeft()), int(Qt.TextFlag.TextWordWrap), text)
        if mark:
            painter.setPen(worn().colour("warm"))
            painter.setFont(sized(TEXT_BODY, bold=True))
            aside = QRect(box.right() - MARK, box.top() + AIR - 1, MARK - 4, TEXT_BODY + 6)
            painter.drawText(aside, Qt.AlignmentFlag.AlignRight, mark)
        painter.restore()


class LogView(Guarded, QListView):
    """The log as a list: clicked, or chosen with Enter, an entry tells what it is about."""

    entry_chosen = Signal(object)  # Entry

    def __init__(self, sentence: Callable[[Entry], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.log = LogModel(sentence)
        self.setModel(self.log)
        self.setItemDelegate(LogDelegate(self))
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hovered = QModelIndex()
        self._in_sight = 0

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self.hovered = self.indexAt(event.position().toPoint())
        self.viewport().update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.hovered = QModelIndex()
        self.viewport().update()

    def show_entries(self, entries: Sequence[Entry], fresh_from: int, ply: int | None = None) -> None:
        """Show the log; its end is in sight, or in a replay the moment that is shown."""
        left_out = max(len(entries) - MOST_ENTRIES, 0)
        entries = entries[left_out:]
        self.log.show_entries(entries, max(fresh_from - left_out, 0), ply)
        self.viewport().update()
        last = len(entries) - 1
        if ply is not None:
            last = max((row for row, entry in enumerate(entries) if entry.ply <= ply), default=0)
        self._in_sight = last
        self._bring_into_sight()

    def show_marks(self, marks: Mapping[int, tuple[str, str]]) -> None:
        if marks != self.log.marks:
            self.log.show_marks(marks)
            self.scheduleDelayedItemsLayout()

    def _bring_into_sight(self) -> None:
        self.doItemsLayout()  # sentences have heights of their own, and without them there is no place to scroll to
        self.scrollTo(self.log.index(self._in_sight), QAbstractItemView.ScrollHint.EnsureVisible)

    def retranslate(self) -> None:
        self.log.retranslate()
        self.scheduleDelayedItemsLayout()

    def _choose(self, index: QModelIndex) -> None:
        if index.isValid():
            self.entry_chosen.emit(self.log.entries[index.row()])

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._choose(self.indexAt(event.position().toPoint()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._choose(self.currentIndex())
        elif event.text().isdecimal():
            event.ignore()  # a number chooses a button of the prompt, and no line of the log begins with one
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._bring_into_sight()
