"""Lessons: short positions of a game in which somebody learns a rule by doing what it says.

A lesson is data (`resources/lessons/<game>.toml`, read by `engines.lesson_files`): a setting up, and steps that each
ask for a choice, which may itself be made of several actions. Somebody in the middle of one is a `Run`, a value over a
`Match`; what was tried is judged here, and shown, worded and kept by others.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, cast

from engines.game import EngineError, Plain, Seat, Setup
from engines.match import Draft, Match

RIGHT, WRONG, FINISHED = "right", "wrong", "finished"
"""What becomes of a choice that was tried; `FINISHED` is right, and the last."""


class LessonText(NamedTuple):
    """The same in every language."""

    en: str
    fr: str

    def spoken(self, language: str) -> str:
        return str(getattr(self, language))


class Pattern(NamedTuple):
    """Some of the choices there are: those listed, or those of which the game's `choices` say this.

    A field of `where` fits if the choice has this value there, or holds it where it has a list; of several values in
    `where` one is enough. What is only the beginning of a choice in steps stands for all choices that begin so; of such
    a choice `where` looks at the first step.
    """

    actions: tuple[str, ...] = ()
    where: Mapping[str, Plain] | None = None

    def matching(self, match: Match, seat: Seat) -> tuple[str, ...]:
        """The choices that are meant, in notation and whole, those listed in the order of the list."""
        return tuple(choice for begin in self.beginnings(match, seat) for choice in choices_from(match, seat, begin))

    def means(self, choice: str, match: Match, seat: Seat) -> bool:
        """Whether a choice is meant. Steps may be taken in another order: what leads to the same state is the same."""
        draft = Draft(match.game, seat, match.state)
        try:
            made = draft.extended(choice)
            begun = [draft.extended(text).steps for text in self.beginnings(match, seat)]
        except EngineError:  # lessons may have changed since somebody chose so
            return False
        if any(made.steps[: len(steps)] == steps for steps in begun):
            return True
        return any(draft.extended(other).state == made.state for other in self.matching(match, seat))

    def beginnings(self, match: Match, seat: Seat) -> Sequence[str]:
        """What each choice that is meant begins with: all of it, or some steps."""
        if self.where is None:
            return self.actions
        choices = cast("Mapping[str, Mapping[str, Plain]]", match.game.choices(match.state, seat))
        return [text for text in match.legal(seat) if text in choices and _fits(choices[text], self.where)]


def choices_from(match: Match, seat: Seat, beginning: str = "") -> tuple[str, ...]:
    """Every whole choice of a seat that begins so; none if nothing does."""
    if seat not in match.actors:
        return ()
    draft = Draft(match.game, seat, match.state)
    try:
        draft = draft.extended(beginning) if beginning else draft
    except EngineError:
        return ()
    return tuple(whole.text for whole in _completed(draft))


def _completed(draft: Draft) -> Iterator[Draft]:
    if draft.is_whole:
        yield draft
        return
    for action in draft.game.legal(draft.state, draft.seat):
        yield from _completed(draft.extended(draft.game.write(action)))


def _fits(choice: Mapping[str, Plain], where: Mapping[str, Plain]) -> bool:
    return all(name in choice and _meets(choice[name], wanted) for name, wanted in where.items())


def _meets(found: Plain, wanted: Plain) -> bool:
    wished = wanted if isinstance(wanted, list) else [wanted]
    return any(wish in found if isinstance(found, list) else wish == found for wish in wished)


class Mistake(NamedTuple):
    """Choices that miss the point, and why; `replies` shows what they would bring about."""

    pattern: Pattern
    text: LessonText
    replies: tuple[str, ...] = ()


class LessonStep(NamedTuple):
    """One thing to do."""

    rule: str  # the number of the rule it teaches
    task: LessonText
    accepts: Pattern
    right: LessonText
    other: LessonText  # said about every other choice
    hint: LessonText
    replies: tuple[str, ...] = ()  # what the other seats then play, in their turns
    mistakes: tuple[Mistake, ...] = ()


class Lesson(NamedTuple):
    """A position and what is to be done in it."""

    id: str
    title: LessonText
    introduction: LessonText
    setup: Setup
    before: tuple[str, ...]  # actions that lead to the position, where it cannot be written down
    steps: tuple[LessonStep, ...]


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
    """What became of a choice."""

    verdict: str  # RIGHT, WRONG or FINISHED
    text: LessonText
    run: Run  # where the learner stands now: on the next step, or where they stood
    shown: Match  # the match with the choice and what was replied, right or wrong


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
            if not run.is_right(answer):
                return begun
            run = run.answered(answer)
        return run

    @property
    def is_finished(self) -> bool:
        return len(self.answers) == len(self.lesson.steps)

    @property
    def step(self) -> LessonStep:
        """What is asked now; the last step when all is done."""
        return self.lesson.steps[min(len(self.answers), len(self.lesson.steps) - 1)]

    @property
    def accepted(self) -> tuple[str, ...]:
        """The choices that are right now; the first is the one to show."""
        return () if self.is_finished else self.step.accepts.matching(self.match, self.seat)

    @property
    def draft(self) -> Draft:
        """The choice that the learner is about to make, with no step taken."""
        return Draft(self.match.game, self.seat, self.match.state)

    def tried(self, text: str) -> Trial:
        """Judge a choice of the learner's. Raises NotationError or IllegalAction if it is none."""
        shown = self.followed(text)
        choice = shown.steps[-1].text
        if self.is_right(choice):
            run = self.answered(choice)
            return Trial(FINISHED if run.is_finished else RIGHT, self.step.right, run, run.match)
        mistake = self._mistake(choice)
        if mistake is not None:
            _play(shown, mistake.replies)
        return Trial(WRONG, mistake.text if mistake else self.step.other, self, shown)

    def answered(self, choice: str) -> Run:
        """The run after this right answer."""
        return self._replace(match=self.followed(choice, self.step.replies), answers=(*self.answers, choice))

    def followed(self, choice: str, replies: Sequence[str] = ()) -> Match:
        """The match as it would go on with a choice of the learner's and what is then played."""
        match = self.match.copied()
        match.play(self.seat, choice)
        _play(match, replies)
        return match

    def is_right(self, choice: str) -> bool:
        """Whether a choice does what is asked."""
        return not self.is_finished and self.step.accepts.means(choice, self.match, self.seat)

    def _mistake(self, choice: str) -> Mistake | None:
        made = (mistake for mistake in self.step.mistakes if mistake.pattern.means(choice, self.match, self.seat))
        return next(made, None)


def _play(match: Match, actions: Sequence[str]) -> None:
    """Play actions one after another, each by whoever is to act."""
    for action in actions:
        match.play(match.actors[0], action)
