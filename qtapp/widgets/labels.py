"""Labels that know their place: one that shortens what does not fit, and short ways to make the usual ones."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from qtapp.base.guard import Guarded
from qtapp.base.style import as_role

LEAST_WIDTH = 80


class ElidedLabel(Guarded, QLabel):
    """One line that ends in "…" where there is no room, and then says the whole in its tool tip."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def minimumSizeHint(self) -> QSize:
        return QSize(24, super().minimumSizeHint().height())

    def _shortened(self) -> str:
        """The beginning, or nothing where there is no room for a single letter."""
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        return "" if shown == "…" else shown

    def _tell_whole(self) -> None:
        self.setToolTip(plain_tip(self.text()) if self._shortened() != self.text() else "")

    def setText(self, text: str) -> None:
        super().setText(text)
        self._tell_whole()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell_whole()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.contentsRect(), int(self.alignment() | Qt.AlignmentFlag.AlignVCenter), self._shortened())
        painter.end()


class WrappedLabel(Guarded, QLabel):
    """Text over several lines that is exactly as high as it needs to be at its width: no layout may cut its last line,
    and none may leave a gap below it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def hasHeightForWidth(self) -> bool:
        return False  # the width is known, so the height need not be asked for

    def _needed(self) -> QSize:
        return QSize(LEAST_WIDTH, max(super().heightForWidth(self.width()), 0) if self.text() else 0)

    def sizeHint(self) -> QSize:
        return self._needed()

    def minimumSizeHint(self) -> QSize:
        return self._needed()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()


def escaped(text: str) -> str:
    """The text as rich text that says the same."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def plain_tip(text: str) -> str:
    """A tool tip that says just this: people may choose names that Qt would take for markup."""
    return f"<span>{escaped(text)}</span>" if "<" in text else text


def figure(number: int) -> str:
    """A number with a minus sign that is as wide as a plus."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def show_text(part: QLabel, text: str) -> None:
    """Have a label say this; where there is nothing to say it takes no room."""
    part.setText(text)
    part.setVisible(bool(text))


def label(role: str = "", *, wrap: bool = False) -> QLabel:
    """A label of plain text with a role of the style sheet."""
    made = WrappedLabel() if wrap else QLabel()
    made.setTextFormat(Qt.TextFormat.PlainText)
    return as_role(made, role) if role else made
