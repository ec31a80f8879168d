"""The card over the common table: whose turn it is to look, and the button by which they say that they do.

It lies at the foot of the table and hides little of it, because everyone may look at what is shown meanwhile.
"""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QGraphicsDropShadowEffect, QSizePolicy, QWidget

from qtapp.base.style import as_role
from qtapp.base.theme import STEP, SeatMark
from qtapp.items.seat_shapes import SeatSign
from qtapp.widgets.blocks import STRETCH, in_column, in_row
from qtapp.widgets.labels import label
from qtapp.widgets.speaking import Speaking
from qtapp.widgets.wrapped_button import WrappedButton

BROADEST, AIR = 620, 16
BUTTON_WIDTH = 210
HASTE = 300  # milliseconds: a key pressed sooner was still meant for the move before


class PassButton(WrappedButton):
    """Takes no second click of a double one and no key that is merely held: they were meant for the move before."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = QElapsedTimer()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(BUTTON_WIDTH, super().sizeHint().height())

    def begin(self) -> None:
        self._shown.start()

    def press(self, event: QKeyEvent) -> None:
        """A key that should show the other side was pressed, here or elsewhere on the page."""
        if not event.isAutoRepeat() and (not self._shown.isValid() or self._shown.elapsed() >= HASTE):
            self.click()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.press(event)
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()


class PassCard(Speaking, QFrame):
    """Asks for someone; `taken` tells that they have the screen to themselves."""

    taken = Signal()

    def __init__(self, over: QWidget) -> None:
        """`over`: the widget on which the card lies."""
        super().__init__(over)
        self._over = over
        as_role(self, "card")
        self._name = self._called = ""
        self.sign, self.title, self.note = SeatSign(side=22), label("title", wrap=True), label("muted", wrap=True)
        self.button = PassButton()
        self.button.clicked.connect(self.taken)
        texts = in_column(STRETCH, self.title, self.note, STRETCH, spacing=2)
        self._layout = in_row(self.sign, (texts, 1), self.button, on=self, margins=(18, 12, 14, 12), spacing=2 * STEP)
        shade = QGraphicsDropShadowEffect(self)
        shade.setBlurRadius(24)
        shade.setOffset(0, 4)
        self.setGraphicsEffect(shade)
        over.installEventFilter(self)
        self.hide()

    def ask_for(self, mark: SeatMark, name: str, called: str) -> None:
        """`name` stands on the button, `called` says who that is at this table: "Bruno (KGB)"."""
        is_new = self.isHidden()
        self._name, self._called = name, called
        self.sign.set_mark(mark)
        self.retranslate()
        self.show()
        self.raise_()
        self._settle()
        if is_new:
            self.button.begin()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Pass the mouse to {player}").format(player=self._called))
        self.note.setText(self.tr("The others look away."))
        self.button.say(self.tr("Show {player}’s side").format(player=self._name), "primary")
        self.setAccessibleName(self.title.text())
        self.setAccessibleDescription(self.note.text())

    def _settle(self) -> None:
        """Lie in the middle at the foot of the table, as high as the words need."""
        over = self._over
        width = min(BROADEST, over.width() - 2 * AIR)
        self.resize(width, self.height())
        self._layout.activate()  # words wrap at this width, and then the height is known
        self.resize(width, self.sizeHint().height())
        self.move((over.width() - width) // 2, over.height() - self.height() - AIR)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._over and event.type() == QEvent.Type.Resize and not self.isHidden():
            self._settle()
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and not self.isHidden():
            self._settle()
        return done
