"""A button whose words take as many lines as they need at its width: nothing on it is ever cut."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from qtapp.base.guard import Guarded
from qtapp.base.style import set_role

EDGE = 14  # border and padding on each side, as the style sheet has them
LEAST_WIDTH = 60


def broken(text: str, font: QFont, width: int) -> list[str]:
    """The text in lines of at most this width; a word that is wider alone is broken too."""
    if QFontMetrics(font).horizontalAdvance(text) <= width:
        return [text]
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    lines = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        lines.append(text[line.textStart() : line.textStart() + line.textLength()].strip(" "))
    layout.endLayout()
    return lines


class WrappedButton(Guarded, QPushButton):
    """Its width is its layout's to decide, its height follows from the words (`say`)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = ""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAutoDefault(True)  # so that Enter presses it as space does
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def say(self, words: str, role: str = "") -> None:
        """Show these words. Whoever has the focus keeps it."""
        if role != (self.property("role") or ""):
            set_role(self, role)  # which may be of another weight
        self.words = words
        self.setAccessibleName(words)
        self._wrap()

    def natural_width(self) -> int:
        """How wide the button would be with all words in one line."""
        self.ensurePolished()
        return self.fontMetrics().horizontalAdvance(self.words) + 2 * EDGE

    def _wrap(self) -> None:
        self.ensurePolished()
        lines = broken(self.words, self.font(), max(self.width() - 2 * EDGE, LEAST_WIDTH - 2 * EDGE))
        text = "\n".join(lines).replace("&", "&&")  # no letter of theirs is a key
        if text != self.text():
            self.setText(text)
            self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        return QSize(LEAST_WIDTH, super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._wrap()
