"""The talk at a table: what was said lately, and a field to say something.

All of it is plain text, and no more of it than a room keeps.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QDateTime,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLineEdit,
    QListView,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from network.messages.room import RoomState, Said
from qtapp.base.guard import Guarded
from qtapp.base.style import sized
from qtapp.base.theme import STEP, TEXT_BODY, TEXT_NOTE, SeatMark, worn
from qtapp.items.seat_shapes import paint_mark
from qtapp.sitting.inbox import KEPT_TALK, MOST_LETTERS
from qtapp.widgets.blocks import in_column, in_row
from qtapp.widgets.labels import label
from qtapp.widgets.speaking import Speaking
from qtapp.widgets.wrapped_button import broken
from qtapp.words import marks_for

AIR, BAR, SIGN = 5, 12, 11  # the second is the scroll bar's
LEAST_WIDTH = 40
SAID_ROLE = Qt.ItemDataRole.UserRole + 1
MARK_ROLE = Qt.ItemDataRole.UserRole + 2
OWN_ROLE = Qt.ItemDataRole.UserRole + 3

AnyIndex = QModelIndex | QPersistentModelIndex


class ChatModel(Guarded, QAbstractListModel):
    """The last lines of talk, and the mark of the seat that everyone who talks holds now."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[Said] = []
        self._marks: dict[str, SeatMark] = {}
        self._me = ""

    def add(self, line: Said) -> None:
        if len(self.lines) == KEPT_TALK:
            self.beginRemoveRows(QModelIndex(), 0, 0)
            del self.lines[0]
            self.endRemoveRows()
        self.beginInsertRows(QModelIndex(), len(self.lines), len(self.lines))
        self.lines.append(line)
        self.endInsertRows()

    def clear(self) -> None:
        self.beginResetModel()
        self.lines = []
        self.endResetModel()

    def set_people(self, marks: dict[str, SeatMark], me: str) -> None:
        if (marks, me) != (self._marks, self._me):
            self._marks, self._me = marks, me
            self.tell_anew()

    def tell_anew(self) -> None:
        if self.lines:
            self.dataChanged.emit(self.index(0), self.index(len(self.lines) - 1))

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        line = self.lines[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.tr("{name}: {text}").format(name=line.name, text=line.text)
        return {SAID_ROLE: line, MARK_ROLE: self._marks.get(line.guest), OWN_ROLE: line.guest == self._me}.get(role)


class ChatDelegate(Guarded, QStyledItemDelegate):
    """Draws who spoke and when, and below it what was said over as many lines as it needs."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        self._bold, self._font, self._small = sized(TEXT_BODY - 1, bold=True), sized(TEXT_BODY - 1), sized(TEXT_NOTE)
        self._known: dict[tuple[str, int], list[str]] = {}  # how a text is broken, at a width

    def _wrapped(self, line: Said) -> list[str]:
        key = line.text, max(self._view.width() - BAR, LEAST_WIDTH)
        if key not in self._known:
            if len(self._known) > 2 * KEPT_TALK:
                self._known.clear()
            self._known[key] = broken(line.text, self._font, key[1])
        return self._known[key]

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:  # noqa: ARG002
        lines = len(self._wrapped(index.data(SAID_ROLE))) * QFontMetrics(self._font).lineSpacing()
        return QSize(self._view.width() - BAR, QFontMetrics(self._bold).height() + lines + 2 * AIR)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        painter.save()
        line: Said = index.data(SAID_ROLE)
        if self._view.hasFocus() and index == self._view.currentIndex():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(worn().colour("accent", 0.16))
            painter.drawRoundedRect(QRectF(option.rect).adjusted(0, 0.5, 0, -0.5), 6, 6)
        box = option.rect.adjusted(0, AIR, 0, -AIR)
        top = QRect(box.left(), box.top(), box.width(), QFontMetrics(self._bold).height())
        self._paint_top(painter, top, line, index)
        painter.setFont(self._font)
        painter.setPen(worn().colour("ink"))
        painter.drawText(box.adjusted(0, top.height(), 0, 0), 0, "\n".join(self._wrapped(line)))
        painter.restore()

    def _paint_top(self, painter: QPainter, box: QRect, line: Said, index: AnyIndex) -> None:
        mark: SeatMark | None = index.data(MARK_ROLE)
        when = QLocale().toString(QDateTime.fromSecsSinceEpoch(line.when).time(), "HH:mm")
        left = box.left()
        if mark is not None:
            paint_mark(painter, mark, QRectF(left, box.center().y() - SIGN / 2 + 0.5, SIGN, SIGN))
            left += SIGN + 5
        painter.setFont(self._small)
        painter.setPen(worn().colour("muted"))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), when)
        room = box.right() - left - QFontMetrics(self._small).horizontalAdvance(when) - STEP
        name = QFontMetrics(self._bold).elidedText(line.name, Qt.TextElideMode.ElideRight, room)
        painter.setFont(self._bold)
        painter.setPen(worn().colour("accent" if index.data(OWN_ROLE) else "ink"))
        painter.drawText(QRect(left, box.top(), room, box.height()), int(Qt.AlignmentFlag.AlignVCenter), name)


class ChatView(Guarded, QListView):
    """The lines. Its end stays in sight, unless someone has scrolled back to read."""

    def __init__(self) -> None:
        super().__init__()
        self.chat = ChatModel()
        self.setModel(self.chat)
        self.setItemDelegate(ChatDelegate(self))
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._following = QTimer(self, singleShot=True, interval=0)
        self._following.timeout.connect(self.go_to_end)

    @property
    def is_at_end(self) -> bool:
        return self.verticalScrollBar().value() >= self.verticalScrollBar().maximum() - STEP

    def add(self, line: Said) -> None:
        """Many lines may come at once: they are laid out once, after the last."""
        if not self._following.isActive() and self.is_at_end:
            self._following.start()
        self.chat.add(line)

    def go_to_end(self) -> None:
        self.doItemsLayout()  # lines have heights of their own, and without them there is no place to scroll to
        self.scrollToBottom()

    def resizeEvent(self, event: QResizeEvent) -> None:
        follows = self.is_at_end
        super().resizeEvent(event)
        if follows:
            self.go_to_end()


class ChatBox(Speaking, QWidget):
    """The talk of one room. What came while nobody could see it is counted as unread."""

    said = Signal(str)
    unread_changed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.unread = 0
        self._me = ""
        self.view, self.empty = ChatView(), label("note", wrap=True)
        self.field, self.send = QLineEdit(), QPushButton()
        self.field.setMaxLength(MOST_LETTERS)
        self.field.returnPressed.connect(self._say)
        self.field.textChanged.connect(self._offer_send)
        self.send.clicked.connect(self._say)
        row = in_row((self.field, 1), self.send)
        in_column(self.empty, (self.view, 1), row, on=self)
        self._offer_send()
        self.retranslate()

    def add(self, line: Said) -> None:
        """Somebody has said something."""
        self.view.add(line)
        self.empty.hide()
        if not self.isVisible() and line.guest != self._me:
            self._count_unread(self.unread + 1)

    def recall(self, talk: Iterable[Said]) -> None:
        """What was said before, where people gathered: none of it is news."""
        for line in talk:
            self.view.add(line)
            self.empty.hide()

    def clear(self) -> None:
        """Forget all: a room that one comes back to tells the last lines anew."""
        self.view.chat.clear()
        self.empty.show()
        self._count_unread(0)

    def set_people(self, state: RoomState, me: str, marks: Sequence[SeatMark] = ()) -> None:
        """Who holds which seat, so that lines carry its mark, and which lines are our own."""
        self._me = me
        by_guest: dict[str, SeatMark] = {}
        for held, mark in zip(state.seats, marks or marks_for(state.game, len(state.seats)), strict=True):
            if held.guest:
                by_guest.setdefault(held.guest, mark)
        self.view.chat.set_people(by_guest, me)

    def set_open(self, is_open: bool) -> None:
        """Whether anything can be said now: not while the line is lost."""
        self.field.setEnabled(is_open)
        self._offer_send()

    def _offer_send(self) -> None:
        self.send.setEnabled(self.field.isEnabled() and bool(self.field.text().strip()))

    def _say(self) -> None:
        text = " ".join(self.field.text().split())
        if text:
            self.field.clear()
            self.said.emit(text)

    def _count_unread(self, unread: int) -> None:
        if unread != self.unread:
            self.unread = unread
            self.unread_changed.emit(unread)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._count_unread(0)
        self.view.go_to_end()

    def retranslate(self) -> None:
        self.empty.setText(self.tr("Nothing has been said yet."))
        self.field.setPlaceholderText(self.tr("Say something to everyone here"))
        self.field.setAccessibleName(self.tr("Say something to everyone here"))
        self.send.setText(self.tr("Say"))
        self.view.setAccessibleName(self.tr("What was said"))
        self.view.chat.tell_anew()  # the way times are written follows the language
