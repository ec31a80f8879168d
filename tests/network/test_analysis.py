"""Analysis: every position of a record is looked at in the thinking process, and what moves cost is told."""

from __future__ import annotations

import os
import queue
import signal
from collections.abc import Callable, Iterator
from random import Random

import pytest

from engines import load
from engines.game import OptionValue, Side, checked
from engines.match import Line, Match
from engines.record import Header, Player, Record
from network.bots.analysis import GLANCE, LOOK, STUDY, Analysis, Course, shares, walked
from network.bots.grading import BLUNDER, INACCURACY, MISTAKE, Judged, tallies
from network.bots.thinker import Thinker
from network.bots.thought import Thought
from tests.network.conftest import new_header
from tests.network.test_driver import FakeThinker

PATIENCE = 60.0  # seconds after which a test has failed; nothing here waits that long
HASTE = 0.02  # of the usual budget

# Yellow wins at once with C8-C11; after anything else blue captures the tank that would have done it.
MISSED = "duel bP4yP!2/8/8/2yT4bC/8/8/8/8/8/8/yC7 1 - - 0 1"


class Desk:
    """Where the answers are taken up: on the thread of the test."""

    def __init__(self, match: Match, thinker: Thinker, scale: float = HASTE) -> None:
        self.news: list[Course] = []
        self.trouble: list[Thought] = []
        self._jobs: queue.Queue[Callable[[], None]] = queue.Queue()
        self.analysis = Analysis(
            match, thinker, self._jobs.put, scale=scale, on_news=self.news.append, on_trouble=self.trouble.append
        )

    def work_until(self, is_so: Callable[[], bool]) -> Analysis:
        while not is_so() and not self.trouble:
            self._jobs.get(timeout=PATIENCE)()
        assert not self.trouble, self.trouble[0].error
        return self.analysis

    def take_what_is_there(self) -> None:
        while not self._jobs.empty():
            self._jobs.get_nowait()()


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    thinker = Thinker()
    yield thinker
    thinker.close()


def played(game: str, seats: int, plies: int, **options: OptionValue) -> Match:
    match, rng = Match(checked(load(game), seats, options, 5)), Random(3)
    while match.actors and len(match.steps) < plies:
        seat = match.actors[0]
        legal = match.legal(seat)
        match.play(seat, legal[int(rng.random() * len(legal))])
    return match


def missed() -> Match:
    match = Match(checked(load("cirkle"), 2, {}, 1, MISSED))
    for seat, text in ((0, "A1-A2"), (1, "H8xC8"), (0, "A2-A1")):
        match.play(seat, text)
    return match


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("wagons", 2, {}),
        ("coldwar", 3, {}),
        ("cirkle", 2, {}),
        ("cirkle", 4, {"mode": "double"}),
        ("cirkle", 4, {"mode": "solo"}),
    ],
)
def test_every_position_of_a_record_becomes_known(thinker, game, seats, options):
    match = played(game, seats, 8, **options)
    desk = Desk(match, thinker)
    desk.analysis.look_at(desk.analysis.course[:3])
    analysis = desk.work_until(lambda: desk.analysis.known == 9)
    for ply in range(9):
        found = analysis.at(ply)
        assert found.effort >= (LOOK if ply == 3 else GLANCE)
        assert len(found.values) == seats
        assert all(0 <= value <= 1 for value in found.values)
        parts = shares(found.values, analysis.sides)
        assert sum(parts) == pytest.approx(1)
    assert len(analysis.at(3).lines) > 1
    assert analysis.at(3).lines[0].line[0] == analysis.at(3).lines[0].text
    assert analysis.at(3).lines[0].text in Match.replayed(match.setup, analysis.course[:3]).legal(analysis.at(3).seat)


def test_the_position_shown_comes_first_and_is_studied_last(thinker):
    desk = Desk(played("wagons", 2, 4), thinker)
    desk.analysis.look_at(desk.analysis.course[:2])
    desk.work_until(lambda: desk.analysis.at(2) is not None and desk.analysis.at(2).effort == STUDY)
    finished = list(dict.fromkeys(map(len, desk.news)))
    assert finished[0] == 2
    assert finished[1:] == [0, 1, 3, 4]
    assert desk.news[-1] == desk.analysis.course[:2]


def test_looking_elsewhere_drops_the_thought(thinker):
    desk = Desk(played("wagons", 2, 4), thinker, scale=1000)
    desk.analysis.look_at(desk.analysis.course)
    desk.work_until(lambda: desk.analysis.at(4) is not None)
    assert desk.analysis.at(4).effort < 0  # it is still being thought about
    desk.analysis.look_at(())
    desk.work_until(lambda: desk.analysis.at(0) is not None)
    desk.analysis.halt()
    desk.take_what_is_there()
    known = len(desk.news)
    desk.analysis.look_at(desk.analysis.course[:1])
    desk.work_until(lambda: desk.analysis.at(1) is not None)
    assert {len(course) for course in desk.news[known:]} == {1}


def test_a_process_that_dies_is_replaced_and_one_that_dies_again_is_trouble(thinker):
    desk = Desk(played("wagons", 2, 2), thinker, scale=1000)
    desk.analysis.look_at(())
    for _ in range(2):
        heard = len(desk.news)
        desk.work_until(lambda heard=heard: len(desk.news) > heard)
        os.kill(thinker.pid, signal.SIGKILL)
    with pytest.raises(AssertionError, match="ended with code"):
        desk.work_until(lambda: False)
    desk.trouble.clear()
    desk.analysis.look_at(())  # whoever looks again tries again
    heard = len(desk.news)
    desk.work_until(lambda: len(desk.news) > heard)


def test_a_win_that_was_missed_is_a_blunder(thinker):
    desk = Desk(missed(), thinker)
    desk.analysis.look_at(())
    analysis = desk.work_until(lambda: desk.analysis.known == 4)
    blunder, answer = analysis.judged(1), analysis.judged(2)
    assert blunder.grade == BLUNDER
    assert blunder.better[0] == "C8-C11"
    assert answer.grade == ""
    mine, theirs = tallies([blunder, answer], 2)
    assert (mine.moves, mine.counts) == (1, (0, 0, 1))
    assert mine.average == pytest.approx(blunder.loss)
    assert (theirs.moves, theirs.counts) == (1, (0, 0, 0))


def test_a_position_in_which_the_game_is_over_is_worth_its_outcome(thinker):
    match = Match(checked(load("cirkle"), 2, {}, 1, MISSED))
    match.play(0, "C8-C11")
    desk = Desk(match, thinker)
    desk.analysis.look_at(desk.analysis.course)
    analysis = desk.work_until(lambda: desk.analysis.known == 2)
    assert analysis.at(1).values == (1.0, 0.0)
    assert analysis.at(1).lines == ()
    assert analysis.judged(1).loss == 0


def test_moves_off_the_record_are_thought_about_and_kept_apart(thinker):
    match = missed()
    desk = Desk(match, thinker)
    header = Header(match.setup, (Player("Alice"), Player("Bruno")), "x", "2026-01-01T00:00:00Z", "1")
    replay = walked(Record(header, match), (), ("C8-C11", "H8-H9"))
    assert [step.text for step in replay.record.match.steps] == ["C8-C11"]  # it is over there
    course = tuple(replay.record.match.lines)
    desk.analysis.look_at(course)
    analysis = desk.work_until(lambda: desk.analysis.finding(course) is not None)
    assert analysis.finding(course).values == (1.0, 0.0)
    assert analysis.at(1) is None or analysis.at(1).values != (1.0, 0.0)


def test_a_forced_move_is_nobodys_mistake(thinker):
    match = Match(checked(load("cirkle"), 2, {}, 1, "duel 5yP!bH1/8/7bC/2yT5/8/8/8/8/8/8/yC7 1 - - 0 1"))
    match.play(0, "C8-C11")
    match.play(1, "G11xC11")
    desk = Desk(match, thinker)
    assert desk.analysis.judged(2).forced
    assert tallies([desk.analysis.judged(2)], 2)[1].moves == 0


@pytest.mark.parametrize(
    ("loss", "grade"), [(0.0, ""), (0.06, ""), (0.08, INACCURACY), (0.2, MISTAKE), (0.3, BLUNDER), (1.0, BLUNDER)]
)
def test_losses_have_grades(loss, grade):
    assert Judged(1, 0, loss).grade == grade


def test_shares_are_those_of_sides():
    pairs = (Side((0, 2), (0, 2)), Side((1, 3), (1,)))
    assert shares((0.7, 0.3, 0.7, 0.3), pairs) == pytest.approx((0.7, 0.3))
    alone = tuple(Side((seat,), (seat,)) for seat in range(4))
    assert shares((0.5, 0.25, 0.25, 0.0), alone) == pytest.approx((0.5, 0.25, 0.25, 0.0))
    assert shares((0.0,) * 4, alone) == (0.25,) * 4


def test_an_item_of_a_course_or_line_is_a_whole_choice_in_steps():
    header = new_header("Ana Bo Cleo", game="salon")
    match = Match(header.setup)
    letters = [text for text in match.legal(0) if text.startswith("c:")]
    gift = f"{letters[0]} ; >1 ; ."
    record = Record(header, match)
    replay = walked(record, (), (gift, "pass", f"{letters[0]} ; >0"))
    assert [step.text for step in replay.record.match.steps] == [gift, "pass"]
    assert not walked(record, (), (f"{letters[0]} ; >1 ; c:{letters[0][2:]}",)).record.match.steps
    asked = FakeThinker()
    analysis = Analysis(match, asked, lambda job: job(), on_news=lambda course: None, on_trouble=lambda thought: None)
    course = (Line(0, gift),)
    analysis.look_at(course)
    (request,) = asked.requests
    assert (request.lines, request.seat) == (course, 1)
