"""The prompt: the one filled block of the page. It says what is asked of me, how to do it, and what it would bring.

Moves that are no gesture on the board are offered here as buttons. Questions between players (a take-back, a draw,
giving up) are asked here too, and a refused move is explained here with a link to the rule.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from qtapp.base.style import as_role, set_role
from qtapp.base.theme import STEP, TEXT_BODY
from qtapp.pages.table.answers import ENOUGH, AnswerButtons
from qtapp.pages.table.sayings import Answer
from qtapp.widgets.blocks import STRETCH, in_column, in_row
from qtapp.widgets.labels import WrappedLabel, escaped, label
from qtapp.widgets.time_ring import TimeRing
from qtapp.widgets.wrapped_button import WrappedButton
from qtapp.words.base import Prompt

GAIN_ROOM = 2 * (TEXT_BODY + 4)
UNLIMITED = 10_000  # pixels


class PromptCard(QFrame):
    """Shows a Prompt, answers to give, what the choice under the pointer would bring, and why something was refused."""

    rule_asked = Signal(str)  # "R6.2": someone wants to read the rule

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        as_role(self, "prompt")
        self.title, self.body, self.gain = label("title", wrap=True), label(wrap=True), label(wrap=True)
        for part in (self.body, self.gain):
            part.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        # Room for two lines of what a choice would bring: the page must not jump while the pointer wanders.
        self._room, self._least = QWidget(), QWidget()
        self._least.setFixedSize(
            0, GAIN_ROOM
        )  # beside the text: a least height of the room itself would cut a long one
        in_row(self._least, (in_column(self.gain, STRETCH), 1), on=self._room, spacing=0)
        self.answers = AnswerButtons()
        self.warning = as_role(QFrame(), "warning")
        self.refusal = self._refusal_label()
        in_column(self.refusal, on=self.warning, margins=(10, 6, 10, 6), spacing=None)
        self.ring = TimeRing()  # while others may react
        parts = in_row(self.title, self.ring), self.body, self._room, self.answers, self.warning
        self._layout = in_column(*parts, on=self, margins=(2 * STEP, 12, 2 * STEP, 12), spacing=4)
        self.warning.hide()
        self._limit = UNLIMITED
        self.setAccessibleName(self.title.text())

    def _refusal_label(self) -> QLabel:
        made = WrappedLabel()
        made.setTextFormat(Qt.TextFormat.RichText)
        made.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        made.linkActivated.connect(self.rule_asked)
        return made

    def show_prompt(self, prompt: Prompt, answers: Sequence[Answer] = (), *, keeps_room: bool = False) -> None:
        """Ask this. `keeps_room` leaves a place for what choices would bring, for as long as there are choices."""
        self.title.setText(prompt.title)
        self.body.setText(prompt.body)
        self._room.setVisible(keeps_room)
        self.answers.show_answers(answers)
        self._give_way()
        self.setAccessibleName(prompt.title)
        self.setAccessibleDescription(prompt.body)

    def answer_button(self, key: str) -> WrappedButton | None:
        """The button with this key, while its question is asked."""
        return self.answers.button(key)

    def set_room(self, height: int) -> None:
        """How high the card may become: where there are many buttons they scroll."""
        self._limit = height
        self._give_way()
        self.answers.set_limit(height - self._told_height())

    def _give_way(self) -> None:
        """Where there is no room for both, what a choice would bring stands in the place of how to choose."""
        is_tight = self._told_height() + self.answers.sizeHint().height() > self._limit
        gives_way = is_tight and not self._room.isHidden() and bool(self.gain.text() and self.body.text())
        body = self.body.sizeHint().height() + self._layout.spacing()
        least = 0 if is_tight and not self.gain.text() else GAIN_ROOM
        self._least.setFixedHeight(least + (body if gives_way else 0))
        self._room.updateGeometry()  # at once: how high the card would be is asked before events are dealt with
        self.body.setVisible(bool(self.body.text()) and not gives_way)

    def wanted_height(self) -> int:
        """With all buttons in sight, or so many that scrolling is no burden."""
        return self._told_height() + min(self.answers.full_height(), ENOUGH)

    def _told_height(self) -> int:
        """Of everything but the buttons, also of a body that gives way just now."""
        heights = [part.sizeHint().height() for part in (self.title, self.warning) if not part.isHidden()]
        if self.body.text():
            heights.append(self.body.sizeHint().height())
        if not self._room.isHidden():
            heights.append(max(GAIN_ROOM, self.gain.sizeHint().height()))
        edges = self._layout.contentsMargins()
        return sum(heights) + len(heights) * self._layout.spacing() + edges.top() + edges.bottom()

    def show_gain(self, text: str) -> None:
        """What the choice under the pointer would bring."""
        self.gain.setText(text)
        self._give_way()

    def show_refusal(self, sentence: str, rule: str = "", *, calm: bool = False) -> None:
        """Why something was not done; the rule's number leads to its paragraph. `calm`: it is only a remark."""
        set_role(self.warning, "remark" if calm else "warning")
        self.refusal.ensurePolished()
        colour = self.refusal.palette().color(self.refusal.foregroundRole()).name()
        link = f' <a href="{escaped(rule)}" style="color:{colour}">{escaped(rule)}</a>' if rule else ""
        self.refusal.setText(f"{escaped(sentence)}{link}")
        self.warning.show()

    def clear_refusal(self) -> None:
        self.warning.hide()
        self.refusal.clear()
