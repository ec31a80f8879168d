"""The table as text, with a line to type moves in: for those who would rather read, hear or type than see and click."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QCompleter, QFrame, QLineEdit, QPlainTextEdit, QPushButton, QWidget

from qtapp.base.guard import Guarded
from qtapp.base.style import as_role, monospaced
from qtapp.base.theme import STEP
from qtapp.widgets.blocks import in_column, in_row
from qtapp.widgets.labels import WrappedLabel, escaped
from qtapp.widgets.speaking import Speaking

NOTATION_ROLE = Qt.ItemDataRole.UserRole + 1


class MoveCompleter(Guarded, QCompleter):
    """Offers the legal moves: what is typed is matched against notation and description, the notation is taken."""

    def __init__(self, field: QLineEdit) -> None:
        self.moves = QStandardItemModel()
        self._offered: tuple[tuple[str, str], ...] = ()
        super().__init__(self.moves, field)
        self.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setFilterMode(Qt.MatchFlag.MatchContains)
        self.setMaxVisibleItems(12)
        popup = self.popup()
        assert popup is not None  # only what completes inside the line has none
        self.list = as_role(popup, "popup")

    def offer(self, moves: Sequence[tuple[str, str]]) -> None:
        if tuple(moves) == self._offered:
            return  # someone else has moved: whoever is choosing from the list goes on choosing
        self._offered = tuple(moves)
        self.moves.clear()
        for notation, description in moves:
            item = QStandardItem(f"{notation}   {description}")
            item.setData(notation, NOTATION_ROLE)
            self.moves.appendRow(item)

    def pathFromIndex(self, index: QModelIndex | QPersistentModelIndex) -> str:
        return str(index.data(NOTATION_ROLE))


class MoveLine(Guarded, QLineEdit):
    """Down without a word shows everything that can be played."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        completer = self.completer()
        is_closed = isinstance(completer, MoveCompleter) and not completer.list.isVisible()
        if event.key() == Qt.Key.Key_Down and completer is not None and is_closed:
            completer.setCompletionPrefix(self.text())
            completer.complete()
        else:
            super().keyPressEvent(event)


class TextBoard(Speaking, QFrame):
    """The text of a table, and the line of the one who is to move."""

    move_typed = Signal(str)
    rule_asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        as_role(self, "page")
        self.text = as_role(QPlainTextEdit(), "sheet")
        self.text.setReadOnly(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setFont(monospaced())
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.text.setTabChangesFocus(True)
        self.line, self.button, self.answer = MoveLine(), QPushButton(), WrappedLabel()
        self.line.setFont(monospaced())
        self.completer = MoveCompleter(self.line)
        self.line.setCompleter(self.completer)
        self.line.returnPressed.connect(self._send)
        self.button.clicked.connect(self._send)
        self.answer.setTextFormat(Qt.TextFormat.RichText)
        as_role(self.answer, "problem")
        self.answer.linkActivated.connect(self.rule_asked)
        self.answer.hide()
        self._is_waiting = False  # whoever types reads while others play, and goes on typing afterwards
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        below = in_row((self.line, 1), self.button)
        in_column((self.text, 1), self.answer, below, on=self, margins=(2 * STEP, 2 * STEP, 2 * STEP, 2 * STEP))

    def show_table(self, text: str, moves: Sequence[tuple[str, str]]) -> None:
        """`moves`: what can be played now, as (notation, description)."""
        if text != self.text.toPlainText():
            kept = self.text.verticalScrollBar().value()
            self.text.setPlainText(text)
            self.text.verticalScrollBar().setValue(kept)
        self.completer.offer(moves)
        focused = self.window().focusWidget()  # also while another window is the active one
        has_focus = focused is self.line or (self._is_waiting and focused is self.text)
        self.line.setEnabled(bool(moves))
        self.button.setEnabled(bool(moves))
        if has_focus:
            self.take_focus()

    def take_focus(self) -> None:
        """To type, or to read until there is something to type."""
        self._is_waiting = not self.line.isEnabled()
        (self.text if self._is_waiting else self.line).setFocus()

    def show_refusal(self, sentence: str, rule: str, paragraph: str) -> None:
        """Why the typed move cannot be played, with what the rule says."""
        link = f' <a href="{escaped(rule)}">{escaped(rule)}</a>' if rule else ""
        ink = self.palette().color(self.text.foregroundRole()).name()
        quoted = f'<br><span style="color:{ink}">{escaped(paragraph)}</span>' if paragraph else ""
        self.answer.setText(f"<b>{escaped(sentence)}</b>{link}{quoted}")
        self.answer.show()
        self.line.setFocus()
        self.line.selectAll()

    def clear_refusal(self) -> None:
        self.answer.hide()
        self.answer.clear()

    def move_taken(self) -> None:
        """The table accepted something: the line is free for the next move."""
        self.line.clear()
        self.completer.list.hide()
        self.clear_refusal()

    def forget(self) -> None:
        """Keep nothing of what was shown, typed or copied: the next to look at the screen may be someone else."""
        _forget_copied(self.text.toPlainText(), self.line.text())
        self.show_table("", ())
        self.line.setText("")  # and nothing that could be undone into it
        self.completer.list.hide()
        self.completer.setCompletionPrefix("")
        self.clear_refusal()

    def _send(self) -> None:
        typed = self.line.text().strip()
        if typed:
            self.clear_refusal()
            self.move_typed.emit(typed)

    def retranslate(self) -> None:
        self.line.setPlaceholderText(self.tr("Type a move, or press ↓ to see them all"))
        self.line.setAccessibleName(self.tr("Move to play"))
        self.text.setAccessibleName(self.tr("The table as text"))
        self.button.setText(self.tr("Play"))


def _forget_copied(*sources: str) -> None:
    """Empty the clipboard, and what a middle click would paste, of anything that was copied from these texts."""
    clipboard = QGuiApplication.clipboard()
    for mode in (clipboard.Mode.Clipboard, clipboard.Mode.Selection):
        copied = clipboard.text(mode).strip()
        if copied and any(copied in source for source in sources):
            clipboard.clear(mode)
