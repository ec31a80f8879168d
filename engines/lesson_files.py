"""The lessons of each game, read from `resources/lessons/<game>.toml` and tried out while they are read.

An error names the file, the lesson, the step and the field. What is read can be used: every choice listed can be
made where it is asked for, every pattern fits something, every reply can be played, and each lesson can be finished
along every accepted way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeVar

from engines.components import DataError, parsed, single
from engines.game import EngineError, Setup, SetupError, checked
from engines.lessons import Course, Lesson, LessonStep, LessonText, Mistake, Pattern, Run, choices_from
from engines.registry import has_lessons, lessons_path, load

T = TypeVar("T", bound=NamedTuple)


class _LessonRow(NamedTuple):
    id: str
    position: str = ""
    seats: int = 0  # 0: as few as can play
    seed: int = 0
    before: tuple[str, ...] = ()


class _StepRow(NamedTuple):
    rule: str
    accepts: tuple[str, ...] = ()
    replies: tuple[str, ...] = ()


class _MistakeRow(NamedTuple):
    actions: tuple[str, ...] = ()
    replies: tuple[str, ...] = ()


@cache
def course(game_id: str) -> Course:
    """The lessons of a game; none where it has no file. Raises DataError."""
    if not has_lessons(game_id):
        return Course(game_id, ())
    return read(game_id, lessons_path(game_id).read_bytes())


def read(game_id: str, data: bytes) -> Course:
    """The lessons that a file holds. Raises DataError."""
    file = f"lessons/{game_id}.toml"
    document = parsed(data, file)
    for unknown in sorted(document.keys() - {"format", "lesson"}):
        raise DataError(file, "file", unknown, "unknown field")
    lessons = tuple(
        _lesson(row, game_id, number, file) for number, row in enumerate(_rows(document, "lesson", "file", file), 1)
    )
    ids = [lesson.id for lesson in lessons]
    for own in ids:
        if ids.count(own) > 1:
            raise DataError(file, f"lesson {own!r}", "id", "occurs twice")
    return Course(game_id, lessons)


# Reading


def _lesson(row: Mapping[str, Any], game_id: str, number: int, file: str) -> Lesson:
    label = f"lesson {row.get('id', number)!r}"
    plain = _record(row, label, _LessonRow, file, nested=("title", "introduction", "options", "step"))
    steps = tuple(
        _step(step, f"{label}, step {place}", file) for place, step in enumerate(_rows(row, "step", label, file), 1)
    )
    setup = _setup(game_id, row.get("options", {}), plain, label, file)
    made = Lesson(
        plain.id, _text(row, "title", label, file), _text(row, "introduction", label, file), setup, plain.before, steps
    )
    _try_out(made, label, file)
    return made


def _setup(game_id: str, options: Any, plain: _LessonRow, label: str, file: str) -> Setup:
    game = load(game_id)
    if not isinstance(options, dict):
        raise DataError(file, label, "options", f"expected a table, found {options!r}")
    chosen = {option.name: options.get(option.name, option.default) for option in game.options}
    try:
        return checked(game, plain.seats or game.seat_counts(chosen)[0], options, plain.seed, plain.position)
    except (SetupError, KeyError) as error:
        is_position = isinstance(error, SetupError) and error.reason in ("bad_position", "no_positions")
        raise DataError(file, label, "position" if is_position else "options", str(error)) from error


def _step(row: Mapping[str, Any], label: str, file: str) -> LessonStep:
    plain = _record(row, label, _StepRow, file, nested=("task", "right", "other", "hint", "accepts_where", "mistake"))
    mistakes = tuple(
        _mistake(mistake, f"{label}, mistake {place}", file)
        for place, mistake in enumerate(_rows(row, "mistake", label, file, needed=False), 1)
    )
    task, right, other, hint = (_text(row, name, label, file) for name in ("task", "right", "other", "hint"))
    accepts = _pattern(plain.accepts, row, "accepts", "accepts_where", label, file)
    return LessonStep(plain.rule, task, accepts, right, other, hint, plain.replies, mistakes)


def _mistake(row: Mapping[str, Any], label: str, file: str) -> Mistake:
    plain = _record(row, label, _MistakeRow, file, nested=("text", "where"))
    pattern = _pattern(plain.actions, row, "actions", "where", label, file)
    return Mistake(pattern, _text(row, "text", label, file), plain.replies)


def _pattern(
    actions: tuple[str, ...], row: Mapping[str, Any], listed: str, field: str, label: str, file: str
) -> Pattern:
    where = row.get(field)
    if where is not None and not isinstance(where, dict):
        raise DataError(file, label, field, f"expected a table, found {where!r}")
    if bool(actions) == bool(where):
        raise DataError(file, label, listed, f"needs either a list of actions or {field}")
    return Pattern(actions, where)


def _text(row: Mapping[str, Any], name: str, label: str, file: str) -> LessonText:
    if name not in row:
        raise DataError(file, label, name, "missing")
    return _record(row[name], f"{label}, {name}", LessonText, file)


def _record(row: Any, label: str, kind: type[T], file: str, nested: Sequence[str] = ()) -> T:
    """The plain fields of a table; those named `nested` are read by themselves."""
    plain = {name: value for name, value in row.items() if name not in nested} if isinstance(row, dict) else row
    return single({label: plain}, label, kind, file)


def _rows(row: Mapping[str, Any], name: str, label: str, file: str, *, needed: bool = True) -> list[Mapping[str, Any]]:
    rows = row.get(name, [])
    if not isinstance(rows, list) or not all(isinstance(part, dict) for part in rows):
        raise DataError(file, label, name, "expected a list of tables")
    if needed and not rows:
        raise DataError(file, label, name, "missing")
    return rows


# Trying out


def _try_out(lesson: Lesson, label: str, file: str) -> None:
    """Take every accepted way through the lesson, and every mistake on it."""
    try:
        runs = [Run.begun(lesson)]
    except (EngineError, IndexError) as error:
        raise DataError(file, label, "before", f"cannot be played: {error}") from error
    for place in range(1, len(lesson.steps) + 1):
        runs = [after for run in runs for after in _tried_step(run, f"{label}, step {place}", file)]


def _tried_step(run: Run, label: str, file: str) -> list[Run]:
    """Where the accepted answers to a step lead."""
    if run.seat not in run.match.actors:
        raise DataError(file, label, "accepts", f"seat {run.seat} is not to act after {', '.join(run.answers)}")
    accepted = [choice for _, choices in _meant(run, run.step.accepts, "accepts", label, file) for choice in choices]
    for place, mistake in enumerate(run.step.mistakes, 1):
        _try_mistake(run, mistake, f"{label}, mistake {place}", file)
    for choice in accepted:
        _try_replies(run, choice, run.step.replies, label, file)
    return [run.answered(choice) for choice in accepted]


def _try_mistake(run: Run, mistake: Mistake, label: str, file: str) -> None:
    for beginning, choices in _meant(run, mistake.pattern, "actions", label, file):
        wrong = (choice for choice in choices if not run.is_right(choice))
        if (choice := next(wrong, None)) is None:
            raise DataError(file, label, "actions", f"{beginning!r} is accepted")
        for each in (choice, *wrong) if mistake.replies else ():
            _try_replies(run, each, mistake.replies, label, file)


def _meant(run: Run, pattern: Pattern, field: str, label: str, file: str) -> list[tuple[str, tuple[str, ...]]]:
    """What a pattern means here: each beginning, with the choices that begin so."""
    beginnings = pattern.beginnings(run.match, run.seat)
    if not beginnings:
        raise DataError(file, label, field, "fits no legal action")
    found = [(beginning, choices_from(run.match, run.seat, beginning)) for beginning in beginnings]
    for beginning, choices in found:
        if not choices:
            raise DataError(file, label, field, f"{beginning!r} is not legal")
    return found


def _try_replies(run: Run, choice: str, replies: Sequence[str], label: str, file: str) -> None:
    try:
        run.followed(choice, replies)
    except (EngineError, IndexError) as error:  # they may not, or there is nobody to reply
        raise DataError(file, label, "replies", f"cannot be played after {choice!r}: {error}") from error
