"""How far somebody is in the lessons of a game, kept in the settings as they go."""

from __future__ import annotations

from engines.lessons import Course, Lesson, Run
from qtapp.base.settings import LessonsKept, Settings


class Progress:
    """The lessons that are done, and the one that was left in the middle."""

    def __init__(self, course: Course, settings: Settings) -> None:
        self.course, self._settings = course, settings

    @property
    def _kept(self) -> LessonsKept:
        return self._settings.lessons(self.course.game)

    def is_done(self, lesson: Lesson) -> bool:
        return lesson.id in self._kept.done

    @property
    def done(self) -> int:
        """How many lessons are done."""
        return sum(map(self.is_done, self.course.lessons))

    @property
    def is_complete(self) -> bool:
        return self.done == len(self.course.lessons)

    @property
    def is_begun(self) -> bool:
        """Whether anything was done at all."""
        return bool(self._kept.done or self._kept.answers)

    def is_left(self, lesson: Lesson) -> bool:
        """Whether somebody stopped in the middle of this lesson."""
        return self._kept.lesson == lesson.id and bool(self._kept.answers)

    def resumed(self, lesson: Lesson) -> Run:
        """The lesson as it was left, or from its start."""
        return Run.resumed(lesson, self._kept.answers if self._kept.lesson == lesson.id else ())

    def keep(self, run: Run) -> None:
        """Note where somebody stands. A lesson that is done begins anew the next time."""
        done, lesson = self._kept.done, run.lesson
        if run.is_finished and lesson.id not in done:
            done = (*done, lesson.id)
        answers = () if run.is_finished else run.answers
        self._settings.keep_lessons(self.course.game, LessonsKept(done, lesson.id, answers))

    def present(self) -> Lesson:
        """The lesson to go on with: the one that was left, else the first that is not done, else the first."""
        lessons = self.course.lessons
        left = [lesson for lesson in lessons if self.is_left(lesson)]
        return next(iter((*left, *self._undone(lessons), *lessons)))

    def following(self, lesson: Lesson) -> Lesson | None:
        """The lesson to take after this one: one that is not done, those behind it first; None if there is none."""
        here = self.course.number(lesson.id)
        behind, before = self.course.lessons[here + 1 :], self.course.lessons[:here]
        return next(iter(self._undone((*behind, *before))), None)

    def _undone(self, lessons: tuple[Lesson, ...]) -> list[Lesson]:
        return [lesson for lesson in lessons if not self.is_done(lesson)]
