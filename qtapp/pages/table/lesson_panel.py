"""The panel beside a lesson's board: what it is about, what was just done, what is to be done, and how far one is.

It shows what it is told; what is right and what comes next is the page's to know.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QToolButton, QWidget

from qtapp.base.guard import Guarded
from qtapp.base.icons import signed
from qtapp.base.style import as_role
from qtapp.base.theme import STEP, worn
from qtapp.pages.table.prompt import PromptCard
from qtapp.widgets.blocks import STRETCH, in_column, in_row, scrolling
from qtapp.widgets.labels import label
from qtapp.widgets.speaking import Speaking

DOT, GAP = 10, 8
SIGN = 20


class StepDots(Guarded, QWidget):
    """A dot for each step: filled when done, a ring with a heart for the one in hand, a ring for those to come."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.done, self.count = 0, 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_steps(self, done: int, count: int, words: str) -> None:
        self.done, self.count = done, count
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.count * (DOT + GAP) - GAP + 2, DOT + 2)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        accent, pale = worn().colour("accent"), worn().colour("muted")
        for step in range(self.count):
            box = QRectF(1 + step * (DOT + GAP), 1, DOT, DOT)
            painter.setPen(QPen(accent if step <= self.done else pale, 1.6))
            painter.setBrush(accent if step < self.done else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(box)
            if step == self.done:
                painter.setBrush(accent)
                painter.drawEllipse(box.center(), 1.6, 1.6)
        painter.end()


class Remark(NamedTuple):
    """Something said about what was done, or about what to do."""

    sign: str  # an icon
    token: str  # the colour of the sign
    title: str
    text: str


class RemarkCard(QFrame):
    """What came of the last action, or how to do the next one: a sign, a word and a few sentences."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        as_role(self, "card")
        self.sign, self.title, self.text = QLabel(), label("strong"), label(wrap=True)
        top = in_row(self.sign, (self.title, 1))
        in_column(top, self.text, on=self, margins=(12, 10, 12, 12), spacing=4)
        self.hide()

    def show_remark(self, remark: Remark | None) -> None:
        title, text = (remark.title, remark.text) if remark else ("", "")
        self.title.setText(title)
        self.text.setText(text)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        if remark is not None:
            signed(self.sign, remark.sign, SIGN, remark.token)
        self.setVisible(remark is not None)


class LessonPanel(Speaking, QWidget):
    """Place, title, introduction, a remark, the prompt, and below it the rule and the way back to the start."""

    rule_asked = Signal(str)
    again_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.place, self.title, self.introduction = label("note"), label("title", wrap=True), label(wrap=True)
        self.dots, self.remark, self.prompt = StepDots(), RemarkCard(), PromptCard()
        self.rule, self.again = signed(QToolButton(), "rules", 18), signed(QToolButton(), "undo", 18)
        self._rule = ""
        self.rule.clicked.connect(lambda: self.rule_asked.emit(self._rule))
        self.again.clicked.connect(self.again_asked)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        top = in_row((self.place, 1), self.dots, spacing=None)
        for button in (self.rule, self.again):
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        below = in_row(self.rule, STRETCH, self.again, spacing=None)
        inside = as_role(QWidget(), "plain")
        parts = top, self.title, self.introduction, 4, self.remark, self.prompt, below, STRETCH
        in_column(*parts, on=inside, margins=(2 * STEP, 2 * STEP, 2 * STEP, STEP))
        in_column(scrolling(inside), on=self, spacing=None)

    def show_rule(self, rule: str) -> None:
        """Offer the paragraph of the rule that is being taught."""
        self._rule = rule
        self._name_rule()

    def _name_rule(self) -> None:
        self.rule.setText(self.tr("Rule {number}").format(number=self._rule))
        self.rule.setToolTip(self.tr("Read this rule"))

    def retranslate(self) -> None:
        self._name_rule()
        self.again.setText(self.tr("Start over"))
        self.again.setToolTip(self.tr("Begin this lesson again"))
