"""The made-up game in the thinking process: bots play it there, and choices in steps are judged as one."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from random import Random

import pytest

from engines import load
from engines.game import checked
from engines.match import SEPARATOR, Draft, Line, Match
from engines.record import Record
from network.bots.adviser import Adviser
from network.bots.analysis import GLANCE, STUDY, shares, walked
from network.bots.driver import BotDriver
from network.bots.grading import BLUNDER
from network.bots.thinker import Thinker
from network.desk import Desk
from network.messages.table import AskHint, Hint
from tests.made_up.test_salon import choice
from tests.made_up.test_salon import played as played_salon
from tests.network import test_analysis
from tests.network.conftest import Ear, new_header, new_table

PATIENCE = 60.0  # seconds after which a test has failed; nothing here waits that long
LEVELS = ("easy", "medium", "hard")


@pytest.fixture(scope="module")
def thinker() -> Iterator[Thinker]:
    made = Thinker("tests.made_up.worker")
    yield made
    made.close()


@pytest.fixture
def desk_for(thinker) -> Iterator[Callable[..., test_analysis.Desk]]:
    """Where a match is analysed, until the test is over."""
    made: list[test_analysis.Desk] = []

    def desk(match: Match, **settings: float) -> test_analysis.Desk:
        made.append(test_analysis.Desk(match, thinker, **settings))
        return made[-1]

    yield desk
    for left in made:
        left.analysis.halt()


@pytest.mark.parametrize("seats", range(2, 7))
def test_bots_play_it_to_its_end_in_a_process_of_their_own(thinker, seats):
    table = new_table(" ".join(f"bot:{LEVELS[seat % 3]}" for seat in range(seats)), game="salon", rounds=1)
    desk, over, troubles = Desk("table"), threading.Event(), []
    table.watch(lambda: over.set() if table.match.outcome else None)
    desk.post(lambda: BotDriver(table, thinker, desk.post, desk.later, scale=0.01, on_trouble=troubles.append))
    try:
        assert over.wait(PATIENCE)
    finally:
        desk.post(lambda: table.driver.close())
        desk.close()
        desk.join()
    assert troubles == []
    gifts = [line for line in table.match.lines if line.text.startswith("c:")]
    assert {line.seat for line in gifts} <= set(range(seats))
    assert gifts
    assert all(SEPARATOR in line.text for line in gifts)
    assert len(table.match.outcome.scores) == seats
    assert Match.replayed(table.match.setup, table.match.lines).state == table.match.state


@pytest.mark.parametrize("seats", [2, 6])
def test_a_whole_record_is_analysed_and_a_choice_in_steps_is_one_entry(desk_for, seats):
    match = played_salon(seats, 3, 3 if seats == 2 else 1)
    desk = desk_for(match)
    desk.analysis.look_at(())
    analysis = desk.work_until(lambda: desk.analysis.known == len(match.steps) + 1)
    assert [line.text for line in analysis.course] == [step.text for step in match.steps]
    for ply, step in enumerate(match.steps, 1):
        before = analysis.at(ply - 1)
        assert before.effort >= GLANCE
        assert before.seat == step.seat
        assert len(before.values) == seats
        assert all(0 <= value <= 1 for value in before.values)
        assert sum(shares(before.values, analysis.sides)) == pytest.approx(1)
        state = match.state_at(ply - 1)
        for line in before.lines:
            assert Draft(match.game, step.seat, state).extended(line.text).is_whole
            assert line.line[0] == line.text  # it begins with the whole decision
    judged = [analysis.judged(ply) for ply in range(1, len(match.steps) + 1)]
    assert all(judged)
    in_steps = [move for move in judged if SEPARATOR in match.steps[move.ply - 1].text]
    assert len(in_steps) >= seats - 1
    assert all(SEPARATOR in move.better[0] for move in in_steps if move.better)


def test_a_choice_in_steps_that_throws_the_game_away_is_one_blunder(desk_for):
    """The last to give has two good letters: kept they win, given to the rival they lose."""
    match = next(filter(None, map(last_gift, range(100))))
    desk, ply = desk_for(match, scale=0.5), len(match.steps)
    desk.analysis.look_at(())
    analysis = desk.work_until(lambda: desk.analysis.known == ply + 1)
    judged = analysis.judged(ply)
    assert judged.grade == BLUNDER
    assert judged.better[0].count(">1") == 2  # both kept
    assert analysis.at(ply - 1).played == pytest.approx(0, abs=0.1)


def last_gift(seed: int) -> Match | None:
    """One round between two, up to seat 1's gift of two letters to seat 0; None if that would not decide it."""
    match = Match(checked(load("salon"), 2, {"rounds": 1}, seed))
    match.play(0, match.legal(0)[0] + " ; >0 ; ." if len(match.legal(0)) > 1 else choice(match, 0, Random(1)))
    while match.actors and match.legal(match.actors[0])[-1] == "pass":
        match.play(match.actors[0], "pass")
    letters = sorted((text for text in match.legal(1) if text.startswith("c:")), key=lambda text: text[-1])[-2:]
    rival_holds_veto = any(card.startswith("v") for card in match.state.hand(0))
    lead = match.game.view(match.state, 1)["scores"][0]
    if len(letters) < 2 or rival_holds_veto or lead + 2 >= sum(int(text[-1]) for text in letters):
        return None
    match.play(1, " ; >0 ; ".join(letters) + " ; >0")
    return match


def test_a_best_line_begins_with_the_whole_choice(desk_for):
    match = played_salon(3, 3, 1)
    desk = desk_for(match)
    ply = next(ply for ply, step in enumerate(match.steps) if ply and SEPARATOR in step.text)
    course = desk.analysis.course[:ply]
    desk.analysis.look_at(course)
    analysis = desk.work_until(lambda: desk.analysis.at(ply) and desk.analysis.at(ply).effort == STUDY)
    best = analysis.at(ply).lines[0]
    assert SEPARATOR in best.text
    replay = walked(Record(new_header("Ana Bo Cleo", game="salon"), match), course, best.line)
    assert [step.text for step in replay.record.match.steps[ply:]] == [best.text]


def test_a_move_off_the_record_is_studied_from_the_choice_it_leads_to(desk_for):
    match = played_salon(4, 5, 1)
    rng, text = Random(9), match.steps[0].text
    while text == match.steps[0].text:
        text = choice(Match(match.setup), 0, rng)
    other = Match.replayed(match.setup, [Line(0, text)])
    desk = desk_for(match)
    course = tuple(other.lines)
    desk.analysis.look_at(course)
    analysis = desk.work_until(lambda: (found := desk.analysis.finding(course)) is not None and found.effort >= GLANCE)
    assert analysis.finding(course).seat == other.actors[0]


@pytest.mark.parametrize("analysis", [False, True])
def test_a_hint_in_the_middle_of_a_draft_completes_it(thinker, analysis):
    table, desk, heard = new_table("Ana Bo Cleo", game="salon"), Desk("table"), threading.Event()
    ana = Ear(table.link(0, "a"))
    ana.link.listen(lambda message: heard.set() if isinstance(message, Hint) else None)
    try:
        desk.post(lambda: Adviser(table, lambda: thinker, desk.post, scale=0.05))
        desk.post(lambda: ana.act(ana.update.legal[0]))
        desk.post(lambda: ana.ask(AskHint, analysis=analysis))
        assert heard.wait(PATIENCE)
    finally:
        desk.post(lambda: table.adviser.close())
        desk.close()
        desk.join()
    (hint,) = [message for message in ana.messages if isinstance(message, Hint)]
    assert hint.text.startswith(">")
    assert all(line.actions[0].startswith(">") for line in hint.lines)
    assert bool(hint.lines) == analysis
    first = ana.update.draft[0]
    assert table.act(0, f"{first} ; {hint.text}", 0) is None
    assert str(table.match.lines[0]) == f"0 {first} ; {hint.text}"
