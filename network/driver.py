"""Plays the bot seats of a table: watches it, has every move thought about elsewhere, and plays it when it comes.

Everything in here runs on the thread that owns the table; answers arrive on another one and are handed over by `post`.
A thought belongs to one moment of the match: a take-back, a pause, a change of level or another move drops it. Bots
let people finish what they asked the table first (taking back, a draw), agree to every take-back (the table does not
even ask them), answer an offered draw by how they stand, and never resign. A bot may also play a single move for a
person who took too long. Who thinks for people who ask for a hint is `network.adviser`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from secrets import randbits
from typing import TYPE_CHECKING, TypeAlias

from engines.bots.levels import LEVELS
from engines.game import Seat
from network.company import SUBSTITUTE
from network.link import Message, Notice, Refusal, Update
from network.thought import JUDGE, MOVE, Request, Thought

if TYPE_CHECKING:
    from network.table import Table
    from network.thinker import Thinker

Post: TypeAlias = Callable[[Callable[[], None]], None]
"""Has something done soon on the thread that owns the table."""

Trouble: TypeAlias = Refusal | Thought
"""Why a bot could not play: the table refused the move (it cannot be saved), or thinking failed (`Thought.error`)."""

JUDGE_SCALE = 0.25  # of a hard bot's budget, to answer an offered draw within a second
JUDGE_LEVEL = "hard"
EVEN = 0.5  # what a draw is worth: a bot that expects more than this plays on


@dataclass(frozen=True, slots=True)
class _Running:
    """A thought on its way, and the question it belongs to."""

    number: int
    asked: int  # the length since which the seat is asked this
    level: str


class BotDriver:
    """The one guest who moves all the bots of a table."""

    def __init__(
        self,
        table: Table,
        thinker: Thinker,
        post: Post,
        *,
        scale: float = 1.0,
        on_trouble: Callable[[Trouble], None] | None = None,
    ) -> None:
        """`scale` shortens or stretches all thinking; `on_trouble` hears, on the table's thread, why a bot is stuck."""
        self._table = table
        self._thinker = thinker
        self._post = post
        self._scale = scale
        self._on_trouble = on_trouble
        self._moves: dict[Seat, _Running] = {}
        self._lent: dict[Seat, int] = {}  # seats of people to play one move for, and the standing actions before it
        self._judged: dict[Seat, int] = {}  # thoughts about an offered draw
        self._is_stuck = False
        self._is_closed = False
        table.driver = self
        self._watch = table.spectate()
        self._watch.listen(self._hear)

    @property
    def is_thinking(self) -> bool:
        """Whether a bot is thinking about its move."""
        return bool(self._moves)

    def hurry(self) -> None:
        """Have all bots play the best they have found so far."""
        for running in self._moves.values():
            self._thinker.hurry(running.number)

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

    def _hear(self, message: Message) -> None:
        if isinstance(message, Update):
            self._is_stuck = False
            self._follow()
        elif isinstance(message, Notice) and message.code == "unsaved":
            self.resume()  # what could not be saved need not be any more

    def _follow(self) -> None:
        """Think what there is to think about now, and nothing else."""
        # Messages may be late (they wait while others are told), so the table itself is asked how things stand.
        match, table = self._table.match, self._table
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
        asked = [seat for seat in match.actors if self._is_ours(seat)]
        for seat in [seat for seat in self._moves if seat not in asked]:
            self._drop_move(seat)
        for seat in asked:
            self._think(seat)

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

    def _think(self, seat: Seat) -> None:
        match = self._table.match
        level, asked, ply = self._level(seat), match.asked_since(seat), len(match.steps)
        running = self._moves.get(seat)
        if running and running.level == level and running.asked == asked:
            return  # though another seat may have made its simultaneous choice
        self._drop_move(seat)
        legal = match.legal(seat)
        if len(legal) == 1:
            self._post(lambda: self._play_forced(seat, legal[0], ply))
            return
        number = self._asked(self._request(seat, level), partial(self._play, seat))
        self._moves[seat] = _Running(number, asked, level)

    # Playing.

    def _play(self, seat: Seat, thought: Thought) -> None:
        running = self._moves.get(seat)
        if running is None or running.number != thought.id:
            return
        del self._moves[seat]
        if thought.error:
            self._report(thought)
        else:
            self._act(seat, thought.text)

    def _play_forced(self, seat: Seat, text: str, ply: int) -> None:
        match = self._table.match
        if not self._is_closed and len(match.steps) == ply and match.legal(seat) == (text,):
            self._act(seat, text)

    def _act(self, seat: Seat, text: str) -> None:
        if self._is_ours(seat):
            refusal = self._table.act(seat, text, self._table.match.length)
            if refusal and refusal.reason not in ("paused", "match_over"):
                self._report(refusal)

    def _judge_draw(self) -> None:
        """Have every bot that was offered a draw find out how it stands."""
        match = self._table.match
        for seat in match.living:
            is_asked = self._table.occupants[seat].kind == "bot" and seat not in (*match.draw_offers, *match.resigned)
            if is_asked and seat not in self._judged:
                request = self._request(seat, JUDGE_LEVEL, purpose=JUDGE)
                self._judged[seat] = self._asked(request, partial(self._answer_draw, seat))

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

    def _request(self, seat: Seat, level: str, *, purpose: str = MOVE) -> Request:
        match = self._table.match
        scale = self._scale * (JUDGE_SCALE if purpose == JUDGE else 1)
        return Request(match.setup, tuple(match.lines), seat, level, randbits(32), scale, purpose=purpose)

    def _asked(self, request: Request, on_answer: Callable[[Thought], None]) -> int:
        def handed_over(thought: Thought) -> None:
            self._post(lambda: None if self._is_closed else on_answer(thought))

        return self._thinker.think(request, handed_over)

    def _drop_move(self, seat: Seat) -> None:
        running = self._moves.pop(seat, None)
        if running:
            self._thinker.cancel(running.number)

    def _drop_moves(self) -> None:
        for seat in list(self._moves):
            self._drop_move(seat)

    def _drop_judgements(self) -> None:
        for number in self._judged.values():
            self._thinker.cancel(number)
        self._judged.clear()

    def _drop(self) -> None:
        self._drop_moves()
        self._drop_judgements()
