"""The buttons of the prompt: answers to a question between players, or the moves that are no gesture on the board.

They stand side by side where their words are short, one below the other where they are long, and scroll where there
are more than the panel has room for.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QSizePolicy, QWidget

from qtapp.base.guard import Guarded
from qtapp.base.style import as_role
from qtapp.pages.table.sayings import Answer
from qtapp.widgets.wrapped_button import WrappedButton

NARROW = 6  # more buttons than this may stand three in a row
BAR = 12  # what the scroll bar takes of the width
LEAST, ENOUGH = 76, 190  # heights: two buttons, so that one sees that there are more; enough to choose in comfort


class AnswerButtons(Guarded, QScrollArea):
    """Buttons are kept and renamed, so that whoever has the focus on one keeps it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._offered: tuple[Answer, ...] = ()
        self.buttons: list[WrappedButton] = []
        self._limit = 10_000
        self._inside = as_role(QWidget(), "plain")
        self._grid = QGridLayout(self._inside)
        self._grid.setSpacing(6)
        self._grid.setContentsMargins(0, 4, 0, 0)
        self.setWidget(self._inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the buttons have it
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._inside.installEventFilter(self)
        self.hide()

    def show_answers(self, answers: Sequence[Answer]) -> None:
        self._offered = tuple(answers)
        while len(self.buttons) < len(answers):
            self._add_button(len(self.buttons))
        for button, answer in zip(self.buttons, answers, strict=False):
            button.say(answer.text, "primary" if answer.primary else "")
            button.setObjectName(answer.key)
            button.setToolTip(answer.tip)
            button.setAccessibleDescription(answer.tip)
            button.setEnabled(answer.enabled)
        for button in self.buttons[len(answers) :]:
            button.say("")  # what was offered to someone else is not kept
            button.setObjectName("")
            button.setToolTip("")
            button.setAccessibleDescription("")
        self._arrange()
        self.setVisible(bool(answers))

    def _add_button(self, index: int) -> None:
        button = WrappedButton()
        button.clicked.connect(lambda: self._offered[index].chosen())
        button.installEventFilter(self)
        button.setParent(self._inside)
        self._line_up(button)
        self.buttons.append(button)

    def _line_up(self, button: WrappedButton) -> None:
        """Have the tabulator come to a button where it is seen: made late, it would be the last of the window."""
        before = self.buttons[-1] if self.buttons else self._inside
        self._inside.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # the order knows only what can have the focus
        self.setTabOrder(before, button)
        self._inside.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def _arrange(self) -> None:
        columns, shown = self._columns(), len(self._offered)
        for index, button in enumerate(self.buttons):
            self._grid.addWidget(button, index // columns, index % columns)
            button.setVisible(index < shown)
        for column in range(3):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        self._grow()

    def _grow(self) -> None:
        """Be as high as the words need: the style sheet gives buttons a least height, which a layout takes for all."""
        self._inside.setMinimumHeight(self._grid.sizeHint().height())
        self.updateGeometry()

    def _columns(self) -> int:
        """As many side by side as have room for their words in one line."""
        shown = self.buttons[: len(self._offered)]
        most = 3 if len(shown) > NARROW else 2
        width = self.width() - (BAR if len(shown) > NARROW else 0)
        widest = max((button.natural_width() for button in shown), default=0)
        for columns in range(most, 1, -1):
            if columns * widest + (columns - 1) * self._grid.spacing() <= width:
                return columns
        return 1

    def button(self, key: str) -> WrappedButton | None:
        """The button with this key, while it is offered."""
        return next((button for button in self.buttons if button.objectName() == key and not button.isHidden()), None)

    def set_limit(self, height: int) -> None:
        """How high the buttons may become before they scroll."""
        if max(height, LEAST) != self._limit:
            self._limit = max(height, LEAST)
            self.updateGeometry()

    def full_height(self) -> int:
        """With all buttons in sight."""
        return self._grid.sizeHint().height() if self._offered else 0

    def sizeHint(self) -> QSize:
        return QSize(LEAST, min(self.full_height(), self._limit))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._inside and event.type() == QEvent.Type.LayoutRequest:
            self._grow()  # words have wrapped
        elif isinstance(watched, WrappedButton) and event.type() == QEvent.Type.FocusIn:
            self.ensureWidgetVisible(watched, 0, 4)
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._arrange()
