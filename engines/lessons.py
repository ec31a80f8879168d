"""Lessons: short positions of a game in which somebody learns a rule by doing what it says.

A lesson is data (`resources/lessons/<game>.toml`, read by `engines.lesson_files`): a setting up, and steps that each
ask for an action. Somebody in the middle of one is a `Run`, a value over a `Match`; what was tried is judged here, and
shown, worded and kept by others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, cast

from engines.game import Plain, Seat, Setup
from engines.match import Match

RIGHT, WRONG, FINISHED = "right", "wrong", "finished"
"""What becomes of an action that was tried; `FINISHED` is right, and the last."""


class Text(NamedTuple):
    """The same in every language."""

    en: str
    fr: str

    def spoken(self, language: str) -> str:
        return str(getattr(self, language))


class Pattern(NamedTuple):
    """Some of the legal actions: those listed, or those of which the game's `choices` say this.

    A field of `where` fits if the choice has this value there, or holds it where it has a list; of several values in
    `where` one is enough.
    """

    actions: tuple[str, ...] = ()
    where: Mapping[str, Plain] | None = None

    def matching(self, match: Match, seat: Seat) -> tuple[str, ...]:
        """The legal actions that are meant, those listed in the order of the list."""
        legal = match.legal(seat)
        if self.where is None:
            return tuple(text for text in self.actions if text in legal)
        choices = cast("Mapping[str, Mapping[str, Plain]]", match.game.choices(match.state, seat))
        return tuple(text for text in legal if text in choices and _fits(choices[text], self.where))


def _fits(choice: Mapping[str, Plain], where: Mapping[str, Plain]) -> bool:
    return all(name in choice and _meets(choice[name], wanted) for name, wanted in where.items())


def _meets(found: Plain, wanted: Plain) -> bool:
    wished = wanted if isinstance(wanted, list) else [wanted]
    return any(wish in found if isinstance(found, list) else wish == found for wish in wished)


class Mistake(NamedTuple):
    """Legal actions that miss the point, and why; `replies` shows what they would bring about."""

    pattern: Pattern
    text: Text
    replies: tuple[str, ...] = ()


class Step(NamedTuple):
    """One thing to do."""

    rule: str  # the number of the rule it teaches
    task: Text
    accepts: Pattern
    right: Text
    other: Text  # said about every other legal action
    hint: Text
    replies: tuple[str, ...] = ()  # what the other seats then play, in their turns
    mistakes: tuple[Mistake, ...] = ()


class Lesson(NamedTuple):
    """A position and what is to be done in it."""

    id: str
    title: Text
    introduction: Text
    setup: Setup
    before: tuple[str, ...]  # actions that lead to the position, where it cannot be written down
    steps: tuple[Step, ...]


class Course(NamedTuple):
    """All lessons of a game, in the order to take them."""

    game: str
    lessons: tuple[Lesson, ...]

    def lesson(self, lesson_id: str) -> Lesson:
        """Raises KeyError if there is none."""
        return self.lessons[self.number(lesson_id)]

    def number(self, lesson_id: str) -> int:
        """The place of a lesson, from 0. Raises KeyError if there is none."""
        for number, lesson in enumerate(self.lessons):
            if lesson.id == lesson_id:
                return number
        raise KeyError(lesson_id)


class Trial(NamedTuple):
    """What became of an action."""

    verdict: str  # RIGHT, WRONG or FINISHED
    text: Text
    run: Run  # where the learner stands now: on the next step, or where they stood
    shown: Match  # the match with the action and what was replied, right or wrong


class Run(NamedTuple):
    """Somebody in the middle of a lesson. A match that is reached from here is a copy: this one never changes."""

    lesson: Lesson
    match: Match
    seat: Seat  # the learner's: whoever is first to act
    answers: tuple[str, ...] = ()  # the right ones given so far, one for each step done

    @classmethod
    def begun(cls, lesson: Lesson) -> Run:
        match = Match(lesson.setup)
        _play(match, lesson.before)
        return cls(lesson, match, match.actors[0])

    @classmethod
    def resumed(cls, lesson: Lesson, answers: Sequence[str]) -> Run:
        """The lesson as somebody left it who had answered so; from the start if these answers are none any more."""
        run = begun = cls.begun(lesson)
        for answer in answers:
            if run.is_finished or answer not in run.accepted:
                return begun
            run = run.answered(answer)
        return run

    @property
    def is_finished(self) -> bool:
        return len(self.answers) == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """What is asked now; the last step when all is done."""
        return self.lesson.steps[min(len(self.answers), len(self.lesson.steps) - 1)]

    @property
    def accepted(self) -> tuple[str, ...]:
        """The actions that are right now; the first is the one to show."""
        return () if self.is_finished else self.step.accepts.matching(self.match, self.seat)

    def tried(self, text: str) -> Trial:
        """Judge an action of the learner's. Raises NotationError or IllegalAction if it is none."""
        game = self.match.game
        action = game.write(game.read(text))
        if action in self.accepted:
            run = self.answered(action)
            return Trial(FINISHED if run.is_finished else RIGHT, self.step.right, run, run.match)
        mistake = self._mistake(action)
        shown = self.followed(action, mistake.replies if mistake else ())
        return Trial(WRONG, mistake.text if mistake else self.step.other, self, shown)

    def answered(self, action: str) -> Run:
        """The run after this right answer."""
        return self._replace(match=self.followed(action, self.step.replies), answers=(*self.answers, action))

    def followed(self, action: str, replies: Sequence[str]) -> Match:
        """The match as it would go on with an action of the learner's and what the others reply."""
        match = self.match.copied()
        match.play(self.seat, action)
        _play(match, replies)
        return match

    def _mistake(self, action: str) -> Mistake | None:
        return next(
            (mistake for mistake in self.step.mistakes if action in mistake.pattern.matching(self.match, self.seat)),
            None,
        )


def _play(match: Match, actions: Sequence[str]) -> None:
    """Play actions one after another, each by whoever is to act."""
    for action in actions:
        match.play(match.actors[0], action)
