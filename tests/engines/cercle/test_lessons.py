"""The lessons of The Circle: what they cover, and that they speak of spies who are there, in both languages alike."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from engines.cercle.box.contents import BOX
from engines.lesson_files import course
from engines.lessons import Run
from tests.engines.test_lessons import texts, ways

LESSONS = course("cercle").lessons
TAUGHT = [pytest.param(lesson, id=lesson.id) for lesson in LESSONS]
NATIONS = {"England": "Angleterre", "Russia": "Russie"}
ARTICLE = re.compile("^(?:The |Le |La |L’)")


def named(text: str, language: str) -> Iterator[str]:
    """The spies that a text calls by their aliases, longest first, so that one name in another is not counted."""
    aliases = {ARTICLE.sub("", getattr(spy, language)): spy.id for spy in BOX.spies}
    for alias in sorted(aliases, key=len, reverse=True):
        if re.search(rf"\b{alias}\b", text):
            yield aliases[alias]
            text = text.replace(alias, "")


def test_every_idea_has_its_step():
    taught = {step.rule for lesson in LESSONS for step in lesson.steps}
    actions = {f"R7.{number}" for number in (1, 2, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16)}
    assert taught >= actions | {"R4.4", "R4.7", "R4.8", "R4.9", "R5.4", "R8.3", "R8.6", "R8.10", "R8.13"}
    assert taught >= {"R6.7", "R6.9", "R6.10", "R6.12", "R6.16", "R6.17", "R10.2", "R10.5"}
    assert {lesson.setup.seats for lesson in LESSONS} == {2, 3}


@pytest.mark.parametrize("taught", TAUGHT)
def test_both_languages_name_the_same_spies_and_nations(taught):
    for said in texts(taught):
        assert sorted(named(said.en, "en")) == sorted(named(said.fr, "fr")), said.fr
        for english, french in NATIONS.items():
            assert (english in said.en) == (french in said.fr), said.fr
        assert not re.search(r"\b(?:[ISRO][1-4][abc]?|N\d\d)\b", said.en + said.fr), "an id instead of an alias"


@pytest.mark.parametrize("taught", TAUGHT)
def test_spies_that_a_task_names_lie_on_the_table(taught):
    for run, step in ways(taught):
        view = run.match.game.view(run.match.state, run.seat)
        lying = {spy for spy, place in view["where"].items() if not place.startswith(("out", "pile"))}
        lying |= {spy for spy, place in view["where"].items() if place.startswith("pile") and place.endswith(":0")}
        for text in (step.task, step.hint):
            assert set(named(text.en, "en")) <= lying, text.en


def test_the_learner_plays_the_united_states():
    for lesson in LESSONS:
        run = Run.begun(lesson)
        view = run.match.game.view(run.match.state, run.seat)
        assert (run.seat, view["services"][run.seat]) == (0, "US")


@pytest.mark.parametrize(("lesson_id", "reason"), [("unmask", "victory"), ("chaos", "chaos")])
def test_the_last_lessons_are_won(lesson_id, reason):
    """R10.2, R10.5"""
    run = Run.begun(course("cercle").lesson(lesson_id))
    while not run.is_finished:
        run = run.answered(run.accepted[0])
    assert run.match.outcome is not None
    assert (run.match.outcome.winners, run.match.outcome.reason) == ((0,), reason)


def test_whoever_forgets_to_unmask_has_lost():
    """R10.4, R10.5"""
    run = Run.begun(course("cercle").lesson("unmask")).answered("i:R4b")
    outcome = run.tried("e").shown.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((2,), "chaos")


def test_spies_are_hired_as_the_texts_say():
    run = Run.begun(course("cercle").lesson("people"))
    for choice in ("x:R3b>O2b", "x:R1b>S4b", "x:R2b>I1b", "h:O"):
        run = run.answered(choice)
    view = run.match.game.view(run.match.state, run.seat)
    assert [view["where"][spy].split(":")[:2] for spy in ("O2b", "S4b", "I1b")] == [
        ["ready", "0"],
        ["ready", "0"],
        ["ready", "1"],
    ]
    assert view["secrets"][1][0] == 5
