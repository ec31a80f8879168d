"""Lessons: what is judged right and wrong, and every lesson there is, tried out."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import engines
from engines.components import DataError
from engines.game import IllegalAction, NotationError, checked
from engines.lesson_files import course, read
from engines.lessons import FINISHED, RIGHT, WRONG, Lesson, LessonStep, LessonText, Run, choices_from
from engines.match import Match
from engines.registry import has_lessons
from tests.engines.test_rules_texts import text_of

TAUGHT = [game for game in engines.games() if has_lessons(game)]
LESSONS = [pytest.param(lesson, id=f"{game}-{lesson.id}") for game in TAUGHT for lesson in course(game).lessons]
SQUARE = re.compile(r"\b[A-K](?:1[01]|[1-9])\b")


def lesson(lesson_id: str) -> Lesson:
    return course("cirkle").lesson(lesson_id)


def ways(taught: Lesson) -> Iterator[tuple[Run, LessonStep]]:
    """Every run that right answers lead to, with the step it stands at."""
    runs = [Run.begun(taught)]
    for step in taught.steps:
        for run in runs:
            yield run, step
        runs = [run.answered(action) for run in runs for action in run.accepted]


def texts(taught: Lesson) -> Iterator[LessonText]:
    yield from (taught.title, taught.introduction)
    for step in taught.steps:
        yield from (step.task, step.right, step.other, step.hint, *(mistake.text for mistake in step.mistakes))


# Taking a lesson


def test_right_answers_lead_through_the_lesson_and_are_replied_to():
    run = Run.begun(lesson("ground"))
    assert run.seat == 0
    first = run.tried("A5-H5")
    assert (first.verdict, first.text) == (RIGHT, run.lesson.steps[0].right)
    assert [step.text for step in first.run.match.steps] == ["A5-H5", "A9-B10"]
    assert first.run.step is run.lesson.steps[1]
    last = first.run.tried("D2-D6").run.tried("H5xH7")
    assert last.verdict == FINISHED
    assert last.run.is_finished
    assert last.run.accepted == ()


def test_a_mistake_is_shown_with_what_it_leads_to_and_changes_nothing():
    run = Run.begun(lesson("shelter"))
    before = run.match.state
    trial = run.tried("F7-F8")
    assert trial.verdict == WRONG
    assert "cross" in trial.text.en
    assert [step.text for step in trial.shown.steps] == ["F7-F8", "H8xF8"]
    assert trial.run is run
    assert run.match.state == before
    assert not run.match.steps


def test_any_other_legal_action_is_wrong_and_gets_the_general_answer():
    run = Run.begun(lesson("shelter"))
    trial = run.tried("D3-D4")
    assert (trial.verdict, trial.text) == (WRONG, run.step.other)
    assert [step.text for step in trial.shown.steps] == ["D3-D4"]


def test_what_the_choices_say_may_decide_what_is_right():
    run = Run.begun(lesson("shelter"))
    assert set(run.accepted) == {"F7-E8", "F7-H9", "F7-E6"}
    assert all(run.tried(action).verdict == RIGHT for action in run.accepted)


def test_another_spelling_of_the_same_action_is_as_right():
    trial = Run.begun(lesson("inversions")).tried("F4<>E4")
    assert trial.verdict == RIGHT
    assert trial.run.answers == ("E4<>F4",)


def test_what_is_no_legal_action_is_no_answer():
    run = Run.begun(lesson("captures"))
    with pytest.raises(IllegalAction):
        run.tried("D5xD9")
    with pytest.raises(NotationError):
        run.tried("fly!")


def test_a_lesson_is_resumed_where_it_was_left():
    taught = lesson("captures")
    left = Run.begun(taught).answered("D5xA5")
    again = Run.resumed(taught, left.answers)
    assert again.match.state == left.match.state
    assert again.step is taught.steps[1]


@pytest.mark.parametrize("answers", [("nonsense",), ("G5-G8",), ("D5xA5", "G5-G8", "G8xH8", "A5-A6")])
def test_answers_that_are_none_any_more_begin_anew(answers):
    """The lessons may have changed since, or a hand edited the settings."""
    assert Run.resumed(lesson("captures"), answers).answers == ()


def test_the_forced_reply_and_cirkle():
    """R9.4, R9.5"""
    run = Run.begun(lesson("second_objective"))
    trial = run.tried("C8-C11")
    assert trial.shown.steps[-1].text == "G11xC11"
    won = trial.run.tried("H6xC11")
    assert won.verdict == FINISHED
    assert won.shown.outcome is not None
    assert won.shown.outcome.winners == (0,)


def test_recovering_a_missile_breaks_the_hold_and_nothing_else_does():
    """R10, R11.6"""
    run = Run.begun(lesson("recovery"))
    assert run.match.game.view(run.match.state, 0)["holds"]
    trial = run.tried("B4=C*")
    assert trial.verdict == FINISHED
    assert trial.shown.outcome is None
    assert not trial.shown.game.view(trial.shown.state, 0)["holds"]
    assert run.tried("B4=H").shown.game.view(run.tried("B4=H").shown.state, 0)["holds"]


# Choices in steps


def test_a_choice_in_steps_is_judged_as_a_whole():
    run = Run.begun(course("cercle").lesson("secrets"))
    assert run.accepted == ("x:I1b ; >1S ; >1S",)
    assert run.tried("x:I1b>1S,1S").run.answers == run.accepted
    with pytest.raises(IllegalAction):
        run.tried("x:I1b ; >1S")


def test_steps_may_be_taken_in_another_order():
    run = Run.begun(course("cercle").lesson("majority"))
    for choice in ("d:I2O2", ">O2 ; >I2", ">I1 ; >O1 ; >I1 ; >O1"):
        assert run.tried(choice).verdict == RIGHT
    assert run.tried(">O3 ; >I1").text == run.step.mistakes[0].text
    assert run.tried(">O1 ; >S3").text == run.step.mistakes[1].text
    assert run.tried("a:I1").text == run.step.other


def test_the_beginning_of_a_choice_stands_for_all_that_begin_so():
    taught = course("cercle").lesson("chaos")
    run = Run.begun(taught).answered("x:O1b")
    assert len(run.accepted) == 12  # whosever division the second secret goes to
    assert run.tried("x:I1c>1S,2I").verdict == FINISHED  # and whichever is named first
    assert run.tried("x:I1c>1S,3I").text == run.step.mistakes[0].text
    assert Run.resumed(taught, ("x:O1b",)).accepted == run.accepted


# All lessons


def test_cirkle_has_lessons_about_all_its_ideas():
    taught = {step.rule for lesson in course("cirkle").lessons for step in lesson.steps}
    assert taught >= {
        "R5.1",
        "R5.2",
        "R6.1",
        "R6.3",
        "R7.2",
        "R7.3",
        "R7.4",
        "R7.5",
        "R8.1",
        "R9.1",
        "R9.2",
        "R9.4",
        "R9.5",
        "R10.1",
        "R11.2",
        "R11.5",
        "R12.3",
    }
    assert {str(lesson.setup.options["mode"]) for lesson in course("cirkle").lessons} == {"duel", "solo", "double"}


def test_a_game_without_lessons_has_an_empty_course():
    assert not has_lessons("wagons")
    assert course("wagons").lessons == ()


@pytest.mark.parametrize("taught", LESSONS)
def test_every_choice_at_every_step_is_judged(taught):
    for run, _ in ways(taught):
        state, right = run.match.state, {step.right for step in taught.steps}
        for choice in choices_from(run.match, run.seat):
            trial = run.tried(choice)
            is_right = run.is_right(choice)
            assert (trial.verdict == WRONG) != is_right
            assert (trial.text in right) == is_right
            assert is_right or choice not in run.accepted
            assert run.match.state == state


@pytest.mark.parametrize("taught", LESSONS)
def test_the_learner_is_asked_at_every_step_and_could_do_otherwise(taught):
    for run, step in ways(taught):
        assert run.match.outcome is None
        assert run.match.actors == (run.seat,)
        assert len(choices_from(run.match, run.seat)) > len(run.accepted) > 0
        assert run.step is step


@pytest.mark.parametrize("game", TAUGHT)
def test_every_rule_that_is_taught_can_be_read(game):
    for spoken in ("en", "fr"):
        told = text_of(game, spoken)
        for taught in course(game).lessons:
            for step in taught.steps:
                assert f'<a id="{step.rule}"></a>' in told, (taught.id, step.rule)


@pytest.mark.parametrize("taught", LESSONS)
def test_both_languages_speak_of_the_same_squares(taught):
    for said in texts(taught):
        assert sorted(set(SQUARE.findall(said.en))) == sorted(set(SQUARE.findall(said.fr))), said.en


@pytest.mark.parametrize("taught", LESSONS)
def test_texts_are_short_and_typeset(taught):
    for said in texts(taught):
        assert said.en != said.fr
        assert max(len(said.en), len(said.fr)) <= 400, said.fr
        assert not re.search(r"['\"]", said.en + said.fr), said
        assert not re.search(r"(?<![\u202f])[;!?]", said.fr), said.fr
        assert not re.search(r"(?<!\u00a0):|«(?!\u00a0)|(?<!\u00a0)»", said.fr), said.fr
        assert not re.search(r"[\u00a0\u202f]", said.en), said.en
        assert not re.search(r"  |\s$|^\s", said.en + said.fr), said


@pytest.mark.parametrize("taught", course("cirkle").lessons, ids=lambda taught: taught.id)
def test_what_a_task_asks_for_is_on_the_board(taught):
    """A square that a task names is concerned by an accepted action, or somebody stands on it."""
    for run, step in ways(taught):
        view = run.match.game.view(run.match.state, run.seat)
        known = {unit["square"] for unit in view["units"]} | {target["square"] for target in view["targets"]}
        known |= {square for action in run.accepted for square in SQUARE.findall(action)}
        assert set(SQUARE.findall(step.task.en)) <= known, (step.task.en, sorted(known))


# Files


def opened(*actions: str) -> Match:
    """A game of Wagons in which this was played."""
    match = Match(checked(engines.load("wagons"), 2, {"first": "A"}, 7))
    for action in actions:
        match.play(match.actors[0], action)
    return match


WAGONS = opened().legal(opened().actors[0])
MISTAKE = '[[lesson.step.mistake]]\nactions = ["{action}"]\ntext.en = "M"\ntext.fr = "M."'


def written(**changes: str) -> bytes:
    """A file with one lesson of Wagons, with some of its lines changed; "" leaves a line out."""
    lines = {
        "id": '[[lesson]]\nid = "first"',
        "title": 'title.en = "T"\ntitle.fr = "T."',
        "introduction": 'introduction.en = "I"\nintroduction.fr = "I."',
        "options": 'options = { first = "A" }',
        "seed": "seed = 7",
        "before": "",
        "rule": '[[lesson.step]]\nrule = "R5.1"',
        "accepts": f'accepts = ["{WAGONS[0]}"]',
        "replies": "",
        "task": 'task.en = "D"\ntask.fr = "D."',
        "right": 'right.en = "R"\nright.fr = "R."',
        "other": 'other.en = "O"\nother.fr = "O."',
        "hint": 'hint.en = "H"\nhint.fr = "H."',
        "mistake": "",
    }
    return "\n".join((lines | changes).values()).encode()


def test_a_game_without_written_positions_has_lessons_by_seed_and_actions():
    seat = opened(WAGONS[0]).actors[0]
    asked, missed, *_ = opened(WAGONS[0]).legal(seat)
    (made,) = read(
        "wagons",
        written(
            before=f'before = ["{WAGONS[0]}"]', accepts=f'accepts = ["{asked}"]', mistake=MISTAKE.format(action=missed)
        ),
    ).lessons
    run = Run.begun(made)
    assert run.seat == seat
    assert run.tried(asked).verdict == FINISHED
    assert run.tried(missed).text.en == "M"


def test_a_pattern_is_looked_for_in_the_choices_of_any_game():
    (made,) = read("wagons", written(accepts="accepts_where = { next = [18, 2] }")).lessons
    assert sorted(Run.begun(made).accepted) == ["S02", "S18"]


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"title": 'title.en = "T"'}, ("lesson 'first', title", "fr", "missing")),
        ({"title": 'title.en = "T"\ntitle.fr = ""'}, ("lesson 'first', title", "fr", "empty")),
        ({"introduction": ""}, ("lesson 'first'", "introduction", "missing")),
        ({"hint": ""}, ("lesson 'first', step 1", "hint", "missing")),
        ({"rule": "[[lesson.step]]"}, ("lesson 'first', step 1", "rule", "missing")),
        ({"rule": "[[lesson.step]]\nrule = 5"}, ("lesson 'first', step 1", "rule", "expected str")),
        ({"replies": 'answers = ["x"]'}, ("lesson 'first', step 1", "answers", "unknown field")),
        ({"id": '[[lesson]]\nid = "first"\nposition = "here"'}, ("lesson 'first'", "position", "no_positions")),
        ({"options": 'options = { first = "C" }'}, ("lesson 'first'", "options", "bad_value")),
        ({"options": 'options = "A"'}, ("lesson 'first'", "options", "expected a table")),
        ({"seed": "seed = 7\nseats = 3"}, ("lesson 'first'", "options", "bad_seats")),
        ({"before": 'before = ["T01", "T01"]'}, ("lesson 'first'", "before", "cannot be played")),
        ({"accepts": 'accepts = ["P10@0,0"]'}, ("lesson 'first', step 1", "accepts", "'P10@0,0' is not legal")),
        ({"accepts": ""}, ("lesson 'first', step 1", "accepts", "needs either")),
        ({"accepts": 'accepts_where = { colour = "pink" }'}, ("lesson 'first', step 1", "accepts", "fits no legal")),
        ({"accepts": "accepts_where = 3"}, ("lesson 'first', step 1", "accepts_where", "expected a table")),
        ({"replies": 'replies = ["nonsense"]'}, ("lesson 'first', step 1", "replies", "cannot be played after")),
        (
            {"mistake": MISTAKE.format(action=WAGONS[0])},
            ("lesson 'first', step 1, mistake 1", "actions", "is accepted"),
        ),
        ({"mistake": MISTAKE.format(action="S99")}, ("lesson 'first', step 1, mistake 1", "actions", "is not legal")),
        ({"mistake": "mistake = 3"}, ("lesson 'first', step 1", "mistake", "list of tables")),
        ({"mistake": "[more]\nx = 1"}, ("file", "more", "unknown field")),
        ({"mistake": "this is no TOML"}, ("file", "syntax", "")),
    ],
)
def test_an_error_names_file_lesson_and_field(changes, named):
    with pytest.raises(DataError) as caught:
        read("wagons", written(**changes))
    for part in ("lessons/wagons.toml", *named):
        assert part in str(caught.value)


def test_a_second_step_that_nobody_is_asked_is_found():
    once = written().decode()
    step = once[once.index("[[lesson.step]]") :]
    with pytest.raises(DataError, match="lesson 'first', step 2"):
        read("wagons", f"{once}\n{step}".encode())


def test_two_lessons_of_one_name_are_refused():
    with pytest.raises(DataError, match=r"lesson 'first'.*id: occurs twice"):
        read("wagons", written() + b"\n" + written())


def test_an_empty_file_is_refused():
    with pytest.raises(DataError, match="lesson: missing"):
        read("wagons", b"format = 1\n")
