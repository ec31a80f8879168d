"""Hints and analysis at a table: for every seat alike, if the table allows them, and told to nobody else."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

import engines
from engines.game import checked, usual_options
from engines.match import Line, Match
from engines.record import Assistance
from network.bots.adviser import AHEAD, LEVEL, LINES, Adviser
from network.bots.thought import ANALYSE, MOVE, Considered, Request, Thought
from network.bots.worker import answer
from network.messages.table import AskHint, AskUndo, Hint, HintLine, Pause, Refusal, Resign
from network.table.table import Table
from tests.network.conftest import Ear, new_table, played
from tests.network.test_driver import FakeThinker

EVERYTHING = Assistance(hints=True, analysis=True)


class Advised:
    """A table, its adviser, and those who sit there."""

    def __init__(self, table: Table) -> None:
        self.table, self.thinker = table, FakeThinker()
        self.posted: list = []
        self.adviser = Adviser(table, lambda: self.thinker, self.posted.append)
        self.ears = [Ear(table.link(seat, f"guest {seat}")) for seat in table.match.seats]
        self.watching = Ear(table.spectate())

    def answer(self, number: int | None = None, **said) -> None:
        self.thinker.answer(number, **said)
        self.run()

    def run(self) -> None:
        while self.posted:
            self.posted.pop(0)()

    def heard(self) -> list[int]:
        """How much each of them was told."""
        return [len(ear.messages) for ear in (*self.ears, self.watching)]


@pytest.fixture
def advised() -> Advised:
    return Advised(new_table("Ana Bo"))


def test_a_hint_goes_to_whoever_asked_and_nobody_else_notices(advised):
    before, length = advised.heard(), advised.table.match.length
    advised.ears[0].ask(AskHint)
    (request,) = advised.thinker.requests
    assert (request.seat, request.level, request.purpose) == (0, LEVEL, MOVE)
    advised.answer(text="c2", value=0.7, considered=(Considered("c2", 1.0, 0.7),))
    assert advised.ears[0].messages[-1] == Hint(0, "c2"), "of a hint no more than the choice is told"
    assert advised.heard() == [before[0] + 1, *before[1:]]
    assert advised.table.match.length == length


def test_an_analysis_tells_the_best_choices_and_what_to_expect_of_them(advised):
    advised.ears[0].ask(AskHint, analysis=True)
    (request,) = advised.thinker.requests
    assert (request.purpose, request.count) == (ANALYSE, LINES)
    on_the_way = Considered("c1", 1.0, 0.4, ("c1",))
    number = next(iter(advised.thinker.asked))
    advised.thinker.asked[number][1](Thought(number, considered=(on_the_way,), is_final=False))
    advised.answer(
        value=0.6125, considered=(Considered("c2", 0.9, 1.0, ("c2", "go") * AHEAD), Considered("c1", 0.1, -0.001))
    )
    assert advised.ears[0].messages[-1] == Hint(
        0, "c2", 612, (HintLine(1000, ("c2", "go") * (AHEAD // 2)), HintLine(0, ("c1",)))
    )


@pytest.mark.parametrize(
    ("assistance", "analysis", "reason"),
    [
        (Assistance(), False, "no_hints"),
        (Assistance(), True, "no_analysis"),
        (Assistance(hints=True), True, "no_analysis"),
        (Assistance(analysis=True), False, "no_hints"),
    ],
)
def test_what_the_table_does_not_allow_is_refused_to_every_seat(advised, assistance, analysis, reason):
    advised.table.assist(assistance)
    for ear in advised.ears:
        ear.ask(AskHint, analysis=analysis)
        assert ear.messages[-1] == Refusal(reason)
    assert advised.thinker.asked == {}


def test_a_hint_belongs_to_a_question(advised):
    advised.ears[1].ask(AskHint)
    assert advised.ears[1].messages[-1] == Refusal("not_asked")
    advised.watching.ask(AskHint)
    assert advised.watching.messages[-1] == Refusal("not_seated")
    advised.ears[1].ask(Pause, True)
    advised.ears[0].ask(AskHint)
    assert advised.ears[0].messages[-1] == Refusal("paused")
    advised.ears[1].ask(Pause, False)
    advised.ears[0].ask(Resign)
    advised.ears[0].ask(AskHint)
    assert advised.ears[0].messages[-1] == Refusal("match_over")


def test_one_thought_for_each_seat_and_each_question(advised):
    advised.ears[0].ask(AskHint)
    advised.ears[0].ask(AskHint)
    advised.ears[0].ask(AskHint, analysis=True)
    assert advised.ears[0].messages[-2:] == [Refusal("hint_pending")] * 2
    assert len(advised.thinker.asked) == 1
    advised.answer(text="c3")
    advised.ears[0].ask(AskHint)
    assert advised.ears[0].messages[-2:] == [Hint(0, "c3")] * 2, "who asks again gets the same answer"
    assert advised.thinker.asked == {}


def test_what_leaves_no_choice_is_not_thought_about():
    advised = Advised(played(new_table("Ana Bo", cards=1), "0 roll"))
    assert advised.table.match.legal(0) == ("c1",)
    advised.ears[0].ask(AskHint)
    assert advised.ears[0].messages[-1] == Hint(1, "c1")
    assert advised.thinker.asked == {}


def test_a_hint_is_dropped_when_things_move_on(advised):
    advised.ears[0].ask(AskHint)
    played(advised.table, "0 c1")
    assert advised.thinker.asked == {}
    played(advised.table, "0 go")
    advised.ears[1].ask(AskHint)
    advised.thinker.answer(text="c1")
    played(advised.table, "1 c2")
    advised.run()
    assert not any(isinstance(message, Hint) for ear in advised.ears for message in ear.messages)


def test_a_hint_is_dropped_when_the_table_allows_none_any_more(advised):
    advised.ears[0].ask(AskHint)
    advised.table.assist(Assistance())
    assert advised.thinker.asked == {}


def test_a_thought_that_failed_is_told_and_can_be_tried_again(advised, caplog):
    advised.ears[0].ask(AskHint)
    advised.answer(error="boom")
    assert advised.ears[0].messages[-1] == Refusal("hint_failed")
    assert "boom" in caplog.text
    caplog.clear()
    advised.ears[0].ask(AskHint)
    assert len(advised.thinker.asked) == 1


def test_without_anybody_who_thinks_there_is_no_hint(advised):
    advised.ears[0].ask(AskHint)
    advised.adviser.close()
    assert advised.thinker.asked == {}
    advised.ears[0].ask(AskHint)
    assert advised.ears[0].messages[-1] == Refusal("hint_failed")


@pytest.mark.parametrize("purpose", [MOVE, ANALYSE])
@pytest.mark.parametrize("seats", [2, 3])
def test_advice_is_the_same_whatever_the_others_hide(seats, purpose):
    """In the real world and in one that the seat cannot tell from it, it is the same to the last digit."""
    game = engines.load("coldwar")
    match = Match(checked(game, seats, usual_options(game), 5))
    rng, compared = Random(2), 0
    while match.outcome is None and compared < 3:
        seat = match.actors[0]
        if len(match.legal(seat)) > 1:
            other = match.copied()
            _put(other, game.imagine(match.state, seat, Random(compared)))
            assert other.state != match.state
            request = Request(match.setup, tuple(match.lines), seat, "easy", 7, by_iterations=True, purpose=purpose)
            told = [answer(1, request, world, lambda: False, lambda thought: None) for world in (match, other)]
            assert told[0] == told[1]
            compared += 1
        for _ in range(4):
            if match.actors:
                seat = match.actors[0]
                legal = match.legal(seat)
                match.add(Line(seat, legal[int(rng.random() * len(legal))]))
    assert compared == 3


def _put(match: Match, state) -> None:
    if match.steps:
        match.steps[-1] = match.steps[-1]._replace(state=state)
    else:
        match.start = state


@pytest.fixture
def stepping() -> Advised:
    return Advised(new_table("Ana Bo Cleo", game="salon"))


def test_a_hint_in_the_middle_of_a_choice_gives_the_steps_that_are_left(stepping):
    ana = stepping.ears[0]
    ana.act(ana.update.legal[0])
    ana.ask(AskHint)
    (request,) = stepping.thinker.requests
    assert request.draft == ana.update.draft[0]
    assert request.lines == ()
    stepping.answer(text=">1 ; .")
    assert ana.messages[-1] == Hint(0, ">1 ; .")


def test_a_changed_draft_is_another_question(stepping):
    ana = stepping.ears[0]
    ana.ask(AskHint)
    ana.act(ana.update.legal[0])
    stepping.answer(text="stale")
    assert not any(isinstance(message, Hint) for message in ana.messages)
    ana.ask(AskHint)
    ana.act(">1")
    ana.ask(AskHint)
    (request,) = stepping.thinker.requests
    assert request.draft == " ; ".join(ana.update.draft)
    assert Refusal("hint_pending") not in ana.messages
    stepping.answer(text=".")
    ana.ask(AskUndo)
    ana.ask(AskHint)
    assert [request.draft for request in stepping.thinker.requests] == [ana.update.draft[0]]


def test_a_choice_that_waits_to_be_confirmed_leaves_nothing_to_advise(stepping):
    ana = stepping.ears[0]
    ana.act(ana.update.legal[0]).act(">1").act(".", hold=True)
    ana.ask(AskHint)
    assert ana.messages[-1] == Refusal("not_asked")
    assert stepping.thinker.asked == {}


@pytest.mark.parametrize("purpose", [MOVE, ANALYSE])
def test_thoughts_carry_whole_choices(stepping, purpose):
    table = stepping.table
    request = Request(table.match.setup, (), 0, "easy", 7, by_iterations=True, scale=0.2, purpose=purpose)
    thought = answer(1, request, table.match, lambda: False, lambda thought: None)
    texts = [thought.text, *(choice.text for choice in thought.considered)][purpose == ANALYSE :]
    for text in texts:
        table.match.copied().play(0, text)
    first, _, rest = texts[0].partition(" ; ")
    assert rest
    begun = replace(request, draft=first)
    thought = answer(2, begun, table.match, lambda: False, lambda thought: None)
    for choice in thought.considered:
        table.match.copied().play(0, f"{first} ; {choice.text}")
    if purpose == MOVE:
        assert table.act(0, f"{first} ; {thought.text}", 0) is None
        assert table.match.length == 1
    assert Request.unpacked(begun.packed()) == begun
