"""Analysis: what a strong bot thinks of the positions of a record, and of what might have been played instead.

An `Analysis` keeps the thinking process busy with one position after the other: first a look at the one that is shown,
then a glance at each of the record, so that the whole game can be drawn, then the one that is shown again, for as long
as it pays. Whatever is found out is kept. Nothing here waits, and it reads no clock.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import NamedTuple, TypeAlias

from engines.game import IllegalAction, Seat, Side, State
from engines.match import SEPARATOR, Draft, Line, Match, forced
from engines.record import Record
from network.bots.grading import Judged
from network.bots.thinker import Thinker
from network.bots.thought import ANALYSE, JUDGE, Considered, Request, Thought
from network.table.replay import Replay

Course: TypeAlias = tuple[Line, ...]
"""The actions that lead to a position, from the beginning of the match."""


class Effort(NamedTuple):
    """How hard a position is looked at."""

    level: str
    scale: float  # of the level's budget


GLANCE, LOOK, STUDY = 0, 1, 2
EFFORTS = (Effort("medium", 0.3), Effort("hard", 0.3), Effort("hard", 5.0))
LINES = 3  # that are told of a position that is looked at
SIFTED = 40  # choices that are told of where secrets keep one from comparing with the position after it
SOUND = 0.1  # of the attention: a choice that got less is thought about by itself before it is judged


class Finding(NamedTuple):
    """What is known of a position."""

    effort: int  # the last one that was carried through; -1: none yet
    seat: Seat  # whose choice it is, and whose lines these are
    values: tuple[float, ...]  # what each seat may expect, 0 to 1
    lines: tuple[Considered, ...] = ()  # best first
    depth: int = 0
    iterations: int = 0
    played: float | None = None  # what the record's own choice is worth, where the lines do not tell


class _Job(NamedTuple):
    """A position to be thought about, with what was found out so far."""

    course: Course
    effort: int
    seat: Seat  # whose choice it is
    sides: tuple[Side, ...]
    others: tuple[Seat, ...]  # who must be asked about, too, because one's gain is not simply another's loss
    played: str = ""  # the record's own choice, which must be asked about, too


class Analysis:
    """The analysis of one record. Its methods are called on one thread; `post` brings the answers back to it."""

    def __init__(
        self,
        match: Match,
        thinker: Thinker,
        post: Callable[[Callable[[], None]], None],
        *,
        scale: float = 1.0,
        on_news: Callable[[Course], None],
        on_trouble: Callable[[Thought], None],
    ) -> None:
        """`on_news` hears of every position about which something new is known."""
        self._match, self._thinker, self._post, self._scale = match, thinker, post, scale
        self._on_news, self._on_trouble = on_news, on_trouble
        self._findings: dict[int | Course, Finding] = {}  # by ply, and by course off the record
        self._shown: Course = ()
        self._viewer: Seat | None = None
        self._running: tuple[int, _Job] | None = None

    # What is known.

    @cached_property
    def course(self) -> Course:
        """All actions of the record."""
        return tuple(Line(step.seat, step.text) for step in self._match.steps)

    @property
    def sides(self) -> tuple[Side, ...]:
        return self._match.game.sides(self._match.start)

    def finding(self, course: Course) -> Finding | None:
        return self._findings.get(self._key(course))

    def at(self, ply: int) -> Finding | None:
        """What is known of the record's position after so many actions."""
        return self._findings.get(ply)

    def _key(self, course: Course) -> int | Course:
        """A long course takes its time to be found, so positions of the record have numbers."""
        return len(course) if course == self.course[: len(course)] else course

    @property
    def known(self) -> int:
        """How many positions of the record something is known about; there is one more of them than actions."""
        return sum(self._is_glanced(ply) for ply in range(len(self.course) + 1))

    def judged(self, ply: int) -> Judged | None:
        """What action number `ply` of the record cost; None as long as, or if, nobody can tell."""
        before, after, step = self.at(ply - 1), self.at(ply), self._match.steps[ply - 1]
        if ply in self._forced:
            return Judged(ply, step.seat, 0.0, forced=True)
        if before is None or after is None or min(before.effort, after.effort) < 0:
            return None
        best = before.lines[0] if before.lines and before.seat == step.seat else None
        if best is not None and best.text == step.text:
            return Judged(ply, step.seat, 0.0)
        worth = self._worth(ply, before, after)
        if worth is None:
            return None
        expected = before.values[step.seat] if best is None else max(best.value, before.values[step.seat])
        return Judged(ply, step.seat, max(0.0, expected - worth), best.line if best else ())

    def _worth(self, ply: int, before: Finding, after: Finding) -> float | None:
        """What the action was worth to whoever chose it, without the luck that came with it."""
        step = self._match.steps[ply - 1]
        if self._is_plain(ply):
            return after.values[step.seat]
        if before.seat != step.seat:
            return None
        known = self._told(before, step.text)
        return before.played if known is None or (known.share < SOUND and before.played is not None) else known.value

    def _is_plain(self, ply: int) -> bool:
        """Whether an action of the record brought neither luck nor news to whoever chose it."""
        return not self._match.game.secret and not any(event.chance for event in self._match.steps[ply - 1].events)

    def _told(self, found: Finding, text: str) -> Considered | None:
        return next((choice for choice in found.lines if choice.text == text), None)

    @cached_property
    def _forced(self) -> frozenset[int]:
        """The actions of the record to which there was no other."""
        match = self._match
        return frozenset(
            ply for ply, step in enumerate(match.steps, 1) if forced(match.game, match.state_at(ply - 1), step.seat)
        )

    # What is wanted.

    def look_at(self, course: Course, viewer: Seat | None = None) -> None:
        """This position is shown now, from the side of `viewer`: it comes next."""
        if (course, viewer) == (self._shown, self._viewer) and self._running is not None:
            return
        self._shown, self._viewer = course, viewer
        self.halt()
        self._go_on()

    @property
    def is_thinking(self) -> bool:
        return self._running is not None

    def halt(self) -> None:
        """Drop what is being thought, until something is looked at again. What is known stays known."""
        if self._running is not None:
            self._thinker.cancel(self._running[0])
            self._running = None

    def _go_on(self) -> None:
        wanted = self._wanted()
        if wanted is not None:
            job = self._job(*wanted)
            self._ask(job, job.seat, ANALYSE)

    def _wanted(self) -> tuple[Course, int] | None:
        """Which position to think about next, and how hard; None when all is done."""
        if self._effort(self._shown) < LOOK:
            return self._shown, LOOK
        for ply in range(len(self.course) + 1):
            if not self._is_glanced(ply):
                return self.course[:ply], GLANCE
        return (self._shown, STUDY) if self._effort(self._shown) < STUDY else None

    def _effort(self, course: Course) -> int:
        found = self.finding(course)
        return found.effort if found is not None and self._seat(course) == found.seat else -1

    def _is_glanced(self, ply: int) -> bool:
        found = self.at(ply)
        return found is not None and found.effort >= GLANCE

    # Thinking.

    def _job(self, course: Course, effort: int) -> _Job:
        sides, seat = self._match.game.sides(self._state(course)), self._seat(course)
        others = [side.living[0] for side in sides if seat not in side.seats and side.living]
        return _Job(course, effort, seat, sides, tuple(others) if len(sides) > 2 else ())

    def _seat(self, course: Course) -> Seat:
        """Whose choice it is: where several choose at the same time, that of whoever looks."""
        found = self.finding(course)
        if found is not None and course != self._shown:
            return found.seat
        actors = self._match.game.actors(self._state(course))
        return self._viewer if self._viewer in actors else actors[0] if actors else 0

    def _state(self, course: Course) -> State:
        """The position itself: of the record as far as that goes, then as it would be."""
        game, shared = self._match.game, 0
        while shared < min(len(course), len(self.course)) and course[shared] == self.course[shared]:
            shared += 1
        state = self._match.state_at(shared)
        for line in course[shared:]:
            state = Draft(game, line.seat, state).extended(line.text).state
        return state

    def _ask(self, job: _Job, seat: Seat, purpose: str, draft: str = "") -> None:
        effort = EFFORTS[job.effort]
        count = SIFTED if self._match.game.secret else LINES if job.effort else 1
        request = Request(
            self._match.setup,
            job.course,
            seat,
            effort.level,
            scale=self._scale * effort.scale,
            purpose=purpose,
            count=count,
            draft=draft,
        )
        hear = self._take if purpose == ANALYSE else self._take_played if draft else self._take_other
        # The answer is taken up on our own thread, where the request has its number by then.
        number = self._thinker.think(request, lambda thought: self._post(lambda: self._hear(hear, seat, thought)))
        self._running = number, job

    def _hear(self, take: Callable[[_Job, Seat, Thought], None], seat: Seat, thought: Thought) -> None:
        if self._running is None or self._running[0] != thought.id:
            return  # we were asked for something else meanwhile
        job = self._running[1]
        if thought.is_final:
            self._running = None
        if thought.error:
            self._on_trouble(thought)
        else:
            take(job, seat, thought)

    def _take(self, job: _Job, seat: Seat, thought: Thought) -> None:
        """What was found out about the position and its lines."""
        before = self.finding(job.course)
        kept = before if before is not None and before.seat == seat else None
        if not thought.is_final and kept is not None and not _is_further(thought, kept):
            return
        found = Finding(
            kept.effort if kept else -1,
            seat,
            self._valued(job, seat, thought.value, before),
            thought.considered,
            thought.depth,
            thought.iterations,
            kept.played if kept else None,
        )
        if thought.is_final:
            self._learn(job._replace(played=self._unsure(job.course, found)), found)
        else:
            self._findings[self._key(job.course)] = found
            self._on_news(job.course)

    def _take_other(self, job: _Job, seat: Seat, thought: Thought) -> None:
        """How one of the other sides stands."""
        before = self._findings[self._key(job.course)]
        found = before._replace(values=self._valued(job, seat, thought.value, before))
        self._learn(job._replace(others=job.others[1:]), found)

    def _take_played(self, job: _Job, seat: Seat, thought: Thought) -> None:  # noqa: ARG002
        """What the record's own choice is worth."""
        self._learn(job._replace(played=""), self._findings[self._key(job.course)]._replace(played=thought.value))

    def _learn(self, job: _Job, found: Finding) -> None:
        """Keep what was found out, and ask for what is still missing."""
        if not job.others and not job.played:
            found = found._replace(effort=max(found.effort, job.effort))
        self._findings[self._key(job.course)] = found
        self._on_news(job.course)
        if job.others:
            self._ask(job, job.others[0], JUDGE)
        elif job.played:
            self._ask(job, job.seat, JUDGE, job.played)
        else:
            self._go_on()

    def _unsure(self, course: Course, found: Finding) -> str:
        """The choice that was played here, if it can be judged and too little is known of it for that.

        Among many choices in steps a search hardly looks at most. Where several seats choose at the same time one of
        them alone cannot be held to a choice: the others would answer it.
        """
        ply, step = len(course) + 1, next(iter(self._match.steps[len(course) :]), None)
        if step is None or self._key(course) == course or step.seat != found.seat or ply in self._forced:
            return ""
        known = self._told(found, step.text)
        is_sound = known is not None and (known is found.lines[0] or known.share >= SOUND)
        is_alone = len(self._match.game.actors(self._match.state_at(ply - 1))) == 1
        return step.text if is_alone and not is_sound and not self._is_plain(ply) else ""

    def _valued(self, job: _Job, seat: Seat, value: float, before: Finding | None) -> tuple[float, ...]:
        """The expectations of all seats, now that one is known: of two sides, one has what the other lacks."""
        values = list(before.values) if before is not None else [1 / len(job.sides)] * self._match.setup.seats
        for side in job.sides:
            for member in side.seats:
                if seat in side.seats:
                    values[member] = value
                elif len(job.sides) == 2:
                    values[member] = 1 - value
                elif not side.living:
                    values[member] = 0.0
        return tuple(values)


def _is_further(thought: Thought, before: Finding) -> bool:
    """Whether a thought that is not finished is more than what was known."""
    if len(thought.considered) < len(before.lines):
        return False
    return (thought.depth, thought.iterations) >= (before.depth, before.iterations)


def shares(values: tuple[float, ...], sides: tuple[Side, ...]) -> tuple[float, ...]:
    """How the sides stand towards each other: parts of a whole."""
    parts = [values[side.seats[0]] for side in sides]
    whole = sum(parts)
    return tuple(part / whole for part in parts) if whole else (1 / len(sides),) * len(sides)


def walked(record: Record, course: Course, texts: tuple[str, ...]) -> Replay:
    """The match as it would have been: played up to `course`, and then on as these texts say.

    A line that was thought of in a world where somebody's secrets were others ends where it cannot be played.
    """
    match = Match.replayed(record.match.setup, course)
    for text in texts:
        first = text.partition(SEPARATOR)[0]
        seat = next((seat for seat in match.actors if first in match.legal(seat)), None)
        try:
            if seat is None:
                break
            match.play(seat, text)
        except IllegalAction:
            break
    return Replay(Record(record.header, match))
