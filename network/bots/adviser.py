"""Thinks for people who ask what to do at a table, as hard as a strong bot does and knowing only what their seat knows.

The states it searches come from `Game.imagine`, and the answer goes to whoever asked alone: nobody else is told
anything, no clock stops, and no line enters the match. For each seat one thought is on its way at a time, and each
question is thought about once: who asks again gets the same answer. A thought is dropped when the match moves on. A
choice that is half made is another question, and its answer has the steps that are left.
Everything in here runs on the thread that owns the table; answers arrive on another one and are handed over by `post`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from engines.game import Seat
from engines.match import choice_text, forced
from network.messages.table import Hint, HintLine, Refusal

if TYPE_CHECKING:
    from network.bots.driver import Post
    from network.bots.thinker import Thinker
    from network.bots.thought import Request, Thought
    from network.table.table import Table

LEVEL = "hard"
LINES = 3  # choices that an analysis tells about ...
AHEAD = 12  # ... and choices of each line
WHOLE = 1000  # thousandths

Answer: TypeAlias = Callable[[Hint | Refusal], None]

_log = logging.getLogger(__name__)


class _HintQuestion(NamedTuple):
    """What is thought about, or was."""

    seat: Seat
    asked: int  # the length of the match since which the seat is asked this
    analysis: bool
    draft: str = ""  # what the seat has already chosen of it


class Adviser:
    """The adviser of one table, until the table is closed."""

    def __init__(self, table: Table, thinker: Callable[[], Thinker], post: Post, *, scale: float = 1.0) -> None:
        """`thinker` is asked for when the first hint is; `scale` shortens or stretches all thinking."""
        self._table, self._thinker, self._post, self._scale = table, thinker, post, scale
        self._running: dict[Seat, tuple[int, _HintQuestion]] = {}  # the number of the thought, and what it is about
        self._known: dict[_HintQuestion, Hint] = {}  # of the questions that are still asked
        table.adviser = self
        table.watch(self._look)

    def ask(self, seat: Seat, answer: Answer, *, analysis: bool) -> Refusal | None:
        """Think for a seat that is asked something; `answer` is called once, unless things move on."""
        match, draft = self._table.match, self._table.draft(seat)
        if draft and draft.is_whole:
            return Refusal("not_asked")
        question = _HintQuestion(seat, match.asked_since(seat), analysis, draft.text if draft else "")
        only = () if analysis else forced(match.game, draft.state if draft else match.state, seat)
        if seat in self._running and not self._is_asked(self._running[seat][1]):
            self._drop(seat)
        if question in self._known:
            answer(self._known[question])
        elif only:
            answer(Hint(question.asked, choice_text(match.game, only)))
        elif seat in self._running:
            return Refusal("hint_pending")
        else:
            request = self._request(question)
            number = self._thinker().think(request, lambda thought: self._arrived(question, thought, answer))
            self._running[seat] = number, question
        return None

    def _request(self, question: _HintQuestion) -> Request:
        from secrets import randbits

        from network.bots.thought import ANALYSE, MOVE, Request

        match = self._table.match
        return Request(
            match.setup,
            tuple(match.lines),
            question.seat,
            LEVEL,
            randbits(32),
            self._scale,
            purpose=ANALYSE if question.analysis else MOVE,
            count=LINES,
            draft=question.draft,
        )

    def close(self) -> None:
        """Think no more for this table."""
        self._table.unwatch(self._look)
        for seat in list(self._running):
            self._drop(seat)
        if self._table.adviser is self:
            self._table.adviser = None

    def _arrived(self, question: _HintQuestion, thought: Thought, answer: Answer) -> None:
        if thought.is_final:
            self._post(lambda: self._tell(question, thought, answer))

    def _tell(self, question: _HintQuestion, thought: Thought, answer: Answer) -> None:
        if self._running.get(question.seat, (0,))[0] != thought.id:
            return  # it was dropped meanwhile
        del self._running[question.seat]
        if not self._is_asked(question):
            return  # a step was made or taken back
        if thought.error or not (thought.text or thought.considered):
            _log.warning("no hint could be thought of: %s", thought.error)
            answer(Refusal("hint_failed"))
            return
        self._known[question] = hint_of(question.asked, thought)
        answer(self._known[question])

    def _look(self) -> None:
        """Something has changed at the table: what is no longer asked is not thought about any more."""
        for seat, (_number, question) in list(self._running.items()):
            if not self._is_asked(question):
                self._drop(seat)
        self._known = {question: hint for question, hint in self._known.items() if self._is_asked(question)}

    def _is_asked(self, question: _HintQuestion) -> bool:
        table, seat = self._table, question.seat
        allowed = table.assistance.analysis if question.analysis else table.assistance.hints
        if not allowed or seat not in table.actors or table.match.asked_since(seat) != question.asked:
            return False
        draft = table.draft(seat)
        return question.draft == (draft.text if draft else "")

    def _drop(self, seat: Seat) -> None:
        number, _question = self._running.pop(seat)
        self._thinker().cancel(number)


def hint_of(asked: int, thought: Thought) -> Hint:
    """A thought as it is told: of an analysis with its lines, else the choice alone."""
    if thought.text:
        return Hint(asked, thought.text)
    lines = tuple(
        HintLine(_thousandths(choice.value), (choice.line or (choice.text,))[:AHEAD]) for choice in thought.considered
    )
    return Hint(asked, lines[0].actions[0], _thousandths(thought.value), lines)


def _thousandths(value: float) -> int:
    return min(WHOLE, max(0, round(value * WHOLE)))
