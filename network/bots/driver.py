"""Plays the bot seats of a table: watches it, has every move thought about elsewhere, and plays it when its time comes.

Everything in here runs on the thread that owns the table; answers arrive on another one and are handed over by `post`.
A thought belongs to one moment of the match: a take-back, a pause, a change of level or another move drops it. Bots
let people finish what they asked the table first (taking back, a draw), agree to every take-back (the table does not
even ask them), answer an offered draw by how they stand, and never resign. A bot may also play a single move for a
person who took too long. Who thinks for people who ask for a hint is `network.bots.adviser`.

Bots are paced here, the same for everybody, whatever a window shows. A bot answers no sooner than a short time after
the last move, so that people can follow. In a game with secrets it answers when the time that it may think is over,
whether it had a choice or none and however soon it was sure, so that its time tells nothing of its cards. A window for
reactions it claims if it would react; to let it pass it does nothing, like everyone else. What it has thought of then
it plays when it is asked.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from secrets import SystemRandom, randbits
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from engines.bots import LEVELS, policy_for
from engines.game import IllegalAction, Seat
from engines.match import Draft, Match, choice_text, forced
from network.bots.thought import JUDGE, MOVE, Request, Thought
from network.desk import Job, Timer
from network.messages.table import Notice, Refusal, TableMessage, Update
from network.table.occupants import SUBSTITUTE

if TYPE_CHECKING:
    from network.bots.thinker import Thinker
    from network.table.table import Table

Post: TypeAlias = Callable[[Callable[[], None]], None]
"""Has something done soon on the thread that owns the table."""

Later: TypeAlias = Callable[[float, Job], Timer]
"""Has something done there after so many seconds."""

Trouble: TypeAlias = Refusal | Thought
"""Why a bot could not play: the table refused the move (it cannot be saved), or thinking failed (`Thought.error`)."""

PACE = 0.8  # seconds after the last move before which no bot answers, at full scale
HEADROOM = 0.15  # seconds, at full scale: a thought is a little longer than its budget, and travels
REMEMBERED = 32  # answers
JUDGE_SCALE = 0.25  # of a hard bot's budget, to answer an offered draw within a second
JUDGE_LEVEL = "hard"
EVEN = 0.5  # what a draw is worth: a bot that expects more than this plays on


class _Asked(NamedTuple):
    """What a bot is asked."""

    since: int  # the length of the match since which it is asked this
    level: str
    is_window: bool  # whether it would react, in a window that is open


@dataclass(slots=True, eq=False)
class _Question:
    """What a bot is asked, and how far it is with the answer."""

    asked: _Asked
    due: float  # when the answer is to be given at the earliest
    number: int = 0  # of the thought
    text: str = ""  # the answer, once it is known; of a window: "" if the bot lets it pass
    is_hurried: bool = False
    timer: Timer | None = None


class BotDriver:
    """The one guest who moves all the bots of a table."""

    def __init__(
        self,
        table: Table,
        thinker: Thinker,
        post: Post,
        later: Later,
        *,
        now: Callable[[], float] = monotonic,
        scale: float = 1.0,
        on_trouble: Callable[[Trouble], None] | None = None,
    ) -> None:
        """`scale` shortens or stretches all thinking; `on_trouble` hears, on the table's thread, why a bot is stuck."""
        self._table, self._thinker = table, thinker
        self._post, self._later, self._now = post, later, now
        self._scale = scale
        self._on_trouble = on_trouble
        self._questions: dict[Seat, _Question] = {}
        self._reactions: dict[Seat, str] = {}  # what those who claimed the window will do
        self._delays = deque((0.0,), REMEMBERED)  # of thoughts: on a busy machine they come later than they are due
        self._luck = SystemRandom()
        self._length, self._moved = table.match.length, float("-inf")  # the match as we know it, since when
        self._lent: dict[Seat, int] = {}  # seats of people to play one move for, and the standing actions before it
        self._judged: dict[Seat, int] = {}  # thoughts about an offered draw
        self._is_stuck = False
        self._is_closed = False
        table.driver = self
        self._watch = table.spectate()
        self._watch.listen(self._hear)

    @property
    def is_thinking(self) -> bool:
        """Whether a bot is about to answer."""
        return bool(self._questions)

    def hurry(self) -> None:
        """Have all bots play the best they have found so far."""
        for seat, question in list(self._questions.items()):
            question.is_hurried = True
            if question.text:
                self._set_timer(seat, question)
            elif question.number:
                self._thinker.hurry(question.number)

    def resume(self) -> None:
        """Try again after trouble."""
        self._is_stuck = False
        self._follow()

    def play_for(self, seat: Seat) -> None:
        """Play the move that a person is asked for now, unless they make it first. To ask twice does no harm."""
        self._lent.setdefault(seat, len(self._table.match.steps))
        self._follow()

    def close(self) -> None:
        """Stop playing. The seats stay bots, and another driver may take over."""
        self._is_closed = True
        self._drop()
        self._watch.leave()
        if self._table.driver is self:
            self._table.driver = None

    # Watching.

    def _hear(self, message: TableMessage) -> None:
        if isinstance(message, Update):
            self._is_stuck = False
            self._follow()
        elif isinstance(message, Notice) and message.code == "unsaved":
            self.resume()  # what could not be saved need not be any more

    def _follow(self) -> None:
        """Think what there is to think about now, and nothing else."""
        # Messages may be late (they wait while others are told), so the table itself is asked how things stand.
        match, table = self._table.match, self._table
        if match.length != self._length:
            self._length, self._moved = match.length, self._now()
        if self._is_closed or self._is_stuck:
            return
        if table.paused or match.outcome is not None or table.undo_asked:
            self._drop()
            return
        if match.draw_offers:
            self._drop_moves()
            self._judge_draw()
            return
        self._drop_judgements()
        self._give_back()
        if table.windows.claims is None and not table.windows.is_open:
            self._reactions.clear()
        asked = [seat for seat in table.actors if self._is_ours(seat)]
        asked += [seat for seat in table.windows.waiting if table.occupants[seat].kind == "bot"]
        for seat in [seat for seat in self._questions if seat not in asked]:
            self._drop_move(seat)
        for number, seat in enumerate(asked, 1):
            self._think(seat, asked[:number])

    def _is_ours(self, seat: Seat) -> bool:
        return seat in self._lent or self._table.occupants[seat].kind == "bot"

    def _give_back(self) -> None:
        """A seat is lent for one move: once that is made, or what led to it was taken back, its holder plays again."""
        steps = self._table.match.steps
        for seat, before in list(self._lent.items()):
            if len(steps) < before or any(step.seat == seat for step in steps[before:]):
                del self._lent[seat]

    def _level(self, seat: Seat) -> str:
        """How strong the bot of a seat is; a record may name a level that we do not have."""
        level = self._table.occupants[seat].level
        return level if level in LEVELS else SUBSTITUTE

    def _asked(self, seat: Seat) -> _Asked:
        return _Asked(self._table.match.asked_since(seat), self._level(seat), self._table.windows.is_open)

    def _think(self, seat: Seat, queue: list[Seat]) -> None:
        """Answer what the seat is asked; `queue`: it, and before it those whose thoughts come first."""
        asked, running = self._asked(seat), self._questions.get(seat)
        if running and running.asked == asked:
            return  # though another seat may have made its simultaneous choice
        self._drop_move(seat)
        match = self._as_asked(seat)
        now = self._now()
        is_told = match.game.secret and not asked.is_window
        due = now + sum(self._budget(match, each) for each in queue) if is_told else now
        question = self._questions[seat] = _Question(asked, due)
        if asked.is_window:
            self._reactions.pop(seat, None)
        reaction, only = self._reaction(seat), forced(match.game, match.state, seat)
        if reaction:
            self._answer(seat, question, reaction, now)
        elif not only:
            question.number = self._ask(self._request(match, seat, asked.level), partial(self._take, seat))
        elif not asked.is_window:
            delay = self._luck.choice(self._delays) if match.game.secret else 0.0
            self._answer(seat, question, choice_text(match.game, only), due + delay)

    def _as_asked(self, seat: Seat) -> Match:
        """The match in which the seat is asked: in a window, if all before it let it pass."""
        match = self._table.match
        if not self._table.windows.is_open:
            return match
        match = match.copied()
        while (first := match.game.window(match.state)[0]) != seat:
            match.play(first, match.legal(first)[-1])
        return match

    def _reaction(self, seat: Seat) -> str:
        """What the seat claimed the window for that it is asked about now, if it can still do that."""
        match, text = self._table.match, self._reactions.get(seat, "")
        if not text or self._table.windows.is_open:
            return ""
        try:
            draft = Draft(match.game, seat, match.state).extended(text)
        except IllegalAction:
            return ""
        return draft.text if draft.is_whole else ""

    def _budget(self, match: Match, seat: Seat) -> float:
        """How long a bot takes for what it is asked here."""
        share = policy_for(match.game.id).share(match.game, match.state, seat)
        return (LEVELS[self._level(seat)].seconds * share + HEADROOM) * self._scale

    # Playing.

    def _take(self, seat: Seat, thought: Thought) -> None:
        question = self._questions.get(seat)
        if question is None or question.number != thought.id:
            return
        question.number = 0
        if thought.error:
            self._report(thought)
            return
        now = self._now()
        if not question.is_hurried and not question.asked.is_window:
            self._delays.append(max(0.0, now - question.due))
        if self._asked(seat) != question.asked:
            self._follow()  # and what is asked now is thought about
        elif not question.asked.is_window or thought.text != self._as_asked(seat).legal(seat)[-1]:
            self._answer(seat, question, thought.text, max(now, question.due))

    def _answer(self, seat: Seat, question: _Question, text: str, due: float) -> None:
        question.text, question.due = text, due
        self._set_timer(seat, question)

    def _set_timer(self, seat: Seat, question: _Question) -> None:
        if question.timer:
            question.timer.cancel()
        question.timer = self._later(self._wait(question), partial(self._ring, seat, question))

    def _wait(self, question: _Question) -> float:
        """How long an answer that is known has to wait. To answer in a window is no move that people must follow."""
        table = self._table
        is_reaction = bool(table.match.game.window(table.match.state))
        paced = self._moved if is_reaction else self._moved + PACE * self._scale
        return 0.0 if question.is_hurried else max(0.0, max(question.due, paced) - self._now())

    def _ring(self, seat: Seat, question: _Question) -> None:
        if self._questions.get(seat) is not question:
            return
        if self._wait(question) > 0:
            self._set_timer(seat, question)  # somebody else has moved meanwhile
        elif not self._is_ours(seat) or self._asked(seat) != question.asked:
            self._follow()
        elif question.asked.is_window:
            self._reactions[seat] = question.text
            self._table.claim_window(seat, self._table.match.length)
        else:
            del self._questions[seat]
            self._act(seat, question.text)

    def _act(self, seat: Seat, text: str) -> None:
        refusal = self._table.act(seat, text, self._table.match.length)
        if refusal and refusal.reason not in ("paused", "match_over"):
            self._report(refusal)

    def _judge_draw(self) -> None:
        """Have every bot that was offered a draw find out how it stands."""
        match = self._table.match
        for seat in match.living:
            is_asked = self._table.occupants[seat].kind == "bot" and seat not in (*match.draw_offers, *match.resigned)
            if is_asked and seat not in self._judged:
                request = self._request(match, seat, JUDGE_LEVEL, purpose=JUDGE)
                self._judged[seat] = self._ask(request, partial(self._answer_draw, seat))

    def _answer_draw(self, seat: Seat, thought: Thought) -> None:
        if self._judged.get(seat) == thought.id:
            del self._judged[seat]
            # A bot that could not think plays on: a draw cannot be taken back.
            self._table.answer_draw(seat, agreed=not thought.error and thought.value <= EVEN)

    def _report(self, trouble: Trouble) -> None:
        self._is_stuck = True
        self._drop()
        if self._on_trouble:
            self._on_trouble(trouble)

    # Thinking.

    def _request(self, match: Match, seat: Seat, level: str, *, purpose: str = MOVE) -> Request:
        scale = self._scale * (JUDGE_SCALE if purpose == JUDGE else 1)
        return Request(match.setup, tuple(match.lines), seat, level, randbits(32), scale, purpose=purpose)

    def _ask(self, request: Request, on_answer: Callable[[Thought], None]) -> int:
        def handed_over(thought: Thought) -> None:
            self._post(lambda: None if self._is_closed else on_answer(thought))

        return self._thinker.think(request, handed_over)

    def _drop_move(self, seat: Seat) -> None:
        question = self._questions.pop(seat, None)
        if question is None:
            return
        if question.timer:
            question.timer.cancel()
        if question.number:
            self._thinker.cancel(question.number)

    def _drop_moves(self) -> None:
        for seat in list(self._questions):
            self._drop_move(seat)

    def _drop_judgements(self) -> None:
        for number in self._judged.values():
            self._thinker.cancel(number)
        self._judged.clear()

    def _drop(self) -> None:
        self._drop_moves()
        self._drop_judgements()
