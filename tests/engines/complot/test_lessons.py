"""The lessons of XIII: Le Complot: what they cover, that they name in both languages the same places, characters and
cards, all of them on the table, and that the dice they tell of are those that fall."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from engines import components
from engines.complot.box.contents import BOX, CARD_CODES, MISSION_CODES
from engines.lesson_files import course
from engines.lessons import LessonText, Run
from tests.engines.test_lessons import texts, ways

LESSONS = course("complot").lessons
TAUGHT = [pytest.param(lesson, id=lesson.id) for lesson in LESSONS]
DATA = components.document("complot")
BLUE, GREEN = re.compile(r"\b(?:Blue|Bleu)\b"), re.compile(r"\b(?:Green|Vert)\b")
CODES = {*CARD_CODES, *MISSION_CODES, *(f"{kind}{number}" for kind in "ackds" for number in range(1, 6))}
BETWEEN = re.compile(r"\W+")
ARTICLE = re.compile("^(?:the|le|la|l|les) ")


def plain(text: str) -> str:
    """In small letters, words only: "the Old Man’s Will" and "The Old Man’s Will" are the same name."""
    return f" {BETWEEN.sub(' ', text.lower()).strip()} "


def names(table: str, key: str, language: str) -> dict[str, str]:
    """What the rows of a table are called, without article and title, the longest first."""
    found = {ARTICLE.sub("", plain(row[language]).strip()): str(row[key]) for row in DATA[table]}
    short = {name.split()[-1]: code for name, code in found.items() if table == "character"}
    return dict(sorted((short | found).items(), key=lambda pair: -len(pair[0])))


def named(text: str, table: str, language: str, key: str = "id") -> Iterator[str]:
    """The rows that a text names; a name within another counts for nothing."""
    words = plain(text)
    for name, code in names(table, key, language).items():
        if f" {name} " in words:
            yield code
            words = words.replace(f" {name} ", " - ")


def without(said: LessonText, *tables: str) -> LessonText:
    """A text in which nothing of these tables is named any more: Camp des SPADS is no SPADS, a mission no Combat."""
    told = []
    for language in ("en", "fr"):
        words = plain(getattr(said, language))
        for table in tables:
            for name in names(table, "id", language):
                words = words.replace(f" {name} ", " - ")
        told.append(words)
    return LessonText(*told)


def both(said: LessonText, table: str, key: str = "id") -> tuple[list[str], list[str]]:
    return sorted(set(named(said.en, table, "en", key))), sorted(set(named(said.fr, table, "fr", key)))


def told(run: Run) -> list[dict[str, object]]:
    return [event.data for step in run.match.steps for event in step.events]


def finished(lesson_id: str) -> Run:
    """A lesson after its first right answers."""
    run = Run.begun(course("complot").lesson(lesson_id))
    while not run.is_finished:
        run = run.answered(run.accepted[0])
    return run


def test_every_subject_has_its_lesson():
    rules = {step.rule for lesson in LESSONS for step in lesson.steps}
    moving = {"R10.1", "R10.2", "R10.3", "R10.4", "R10.5", "R10.6", "R10.7", "R10.9", "R10.12"}
    combat = {"R11.8", "R11.10", "R12.1", "R12.3", "R15.20", "R16.6"}
    missions = {"R13.3", "R13.5", "R13.6", "R13.7", "R13.8", "R13.10", "R13.11", "R13.12", "R13.14", "R15.17"}
    cards = {"R4.4", "R14.10", "R15.3", "R15.5", "R15.11", "R15.18"}
    assert rules >= moving | combat | missions | cards | {"R6.2", "R9.1", "R9.2", "R9.4", "R9.6"}
    assert all(2 <= len(lesson.steps) <= 5 for lesson in LESSONS)


@pytest.mark.parametrize("taught", TAUGHT)
def test_both_languages_name_the_same(taught):
    for said in texts(taught):
        for table, key, others in (
            ("mission", "id", ()),
            ("secondary_mission", "id", ()),
            ("place", "id", ("mission", "secondary_mission")),
            ("character", "code", ("mission", "place")),
        ):
            english, french = both(without(said, *others), table, key)
            assert english == french, (table, said.fr)
        for rival in (BLUE, GREEN):
            assert bool(rival.search(said.en)) == bool(rival.search(said.fr)), said.fr
        assert not CODES & {*re.findall(r"\w+", said.en + said.fr)}, "a code instead of a name"


@pytest.mark.parametrize("taught", TAUGHT)
def test_who_and_what_a_task_names_is_on_the_table(taught):
    for run, step in ways(taught):
        where = run.match.game.view(run.match.state, run.seat)["where"]
        drawn = {code for code, place in where.items() if "@" in place or place.startswith("drawn")}
        active = {code for code, place in where.items() if place.startswith("active")}
        for text in (step.task, step.hint):
            assert set(named(text.en, "mission", "en")) <= active, text.en
            people = without(text, "mission", "place")
            assert set(named(people.en, "character", "en", "code")) <= drawn, text.en


@pytest.mark.parametrize("taught", TAUGHT)
def test_the_learner_plays_red_against_those_who_are_named(taught):
    run = Run.begun(taught)
    assert run.seat == 0
    assert BOX.seats[0].en == "Red"
    said = " ".join(text.en for text in texts(taught))
    assert bool(GREEN.search(said)) == (taught.setup.seats == 3)


def faces(lesson_id: str) -> list[list[int]]:
    return [list(data["faces"]) for data in told(finished(lesson_id)) if data["kind"] == "dice"]


@pytest.mark.parametrize(
    ("lesson_id", "rolled"),
    [
        ("round", [[6]]),
        ("plot", [[2], [3], [2]]),
        ("mission_combat", [[2, 5, 6, 3, 6, 2, 3], [6, 2, 4, 4, 4]]),
        ("defence", [[2, 3, 4, 1], [1, 5, 6]]),
        ("delivery", [[5]]),
        ("duel", [[5], [4], [1, 4, 2, 5, 4]]),
        ("cards", [[2, 4, 5, 3]]),
        ("alliance", [[5]]),
    ],
)
def test_the_dice_are_those_of_the_texts(lesson_id, rolled):
    assert faces(lesson_id) == rolled


@pytest.mark.parametrize(
    ("lesson_id", "points"),
    [
        ("round", (5, 0)),
        ("plot", (7, 4)),
        ("mission_combat", (4, 0)),
        ("defence", (5, 0)),
        ("delivery", (6, 0)),
        ("duel", (3, 0)),
        ("cards", (5, 6)),
        ("alliance", (3, 3)),
    ],
)
def test_the_points_are_those_of_the_texts(lesson_id, points):
    run = finished(lesson_id)
    assert tuple(run.match.game.view(run.match.state, 0)["scores"]) == points


def test_support_rolls_what_the_texts_tell():
    """R14.10"""
    for lesson_id in ("plot", "cards"):
        (again,) = [data for data in told(finished(lesson_id)) if data["kind"] == "reroll"]
        assert (again["before"], again["face"]) == (2, 5)


def test_what_has_become_of_everybody():
    runs = {lesson.id: finished(lesson.id) for lesson in LESSONS}
    where = {name: run.match.game.view(run.match.state, 0)["where"] for name, run in runs.items()}
    assert (where["moving"]["XIII"], where["moving"]["A.a1"]) == ("0@31", "0@23")
    assert (where["infiltration"]["XIII"], where["infiltration"]["BET"]) == ("0@27", "1@11")
    assert where["recruiting"]["MAN"].startswith("0@")
    assert (where["defence"]["A.c1"], where["defence"]["A.c2"], where["defence"]["JON"]) == ("0@32", "0@32", "0@29")
    assert (where["delivery"]["M19"], where["delivery"]["XIII"]) == ("kept:0:0", "0@20")
    assert where["duel"]["AMO"] == "0@13"
    assert where["duel"]["A.a1"] == "reserve:0"
    assert where["cards"]["A.c1"] == "0@17"
    assert {where["alliance"]["XIII"], where["alliance"]["A.a1"]} == {"0@1"}
