"""Clocks: how time is counted, whose runs when, and what happens when it has run out."""

from __future__ import annotations

import pytest

from engines.record import Player
from network.disk.room_file import Left
from network.messages.room import Again, ClockRule, Clocks, Ready, RoomSettings, SeatBot, Sit, Stand, Start
from network.messages.table import AnswerDraw, AnswerUndo, AskUndo, OfferDraw, Pause
from network.room.clock import Clock
from network.room.timing import RETRY
from tests.network.hall import Hall, playing, seated

MOVE = RoomSettings(clock=ClockRule("move", 30), grace=60)
GAME = RoomSettings(clock=ClockRule("game", 100, 5), grace=60)


# Counting.


def test_time_is_taken_from_those_who_run():
    clock = Clock(ClockRule("game", 60), 3)
    clock.run(100.0, (0, 2))
    clock.run(110.5, (1,))
    assert clock.told() == Clocks((49_500, 60_000, 49_500), (1,))
    assert clock.next_out == 60
    clock.run(200.0, (1, 2))
    assert clock.out == (1,)
    assert clock.left.time == (49_500, 0, 49_500)


def test_after_an_own_move_some_of_the_time_comes_back():
    clock = Clock(ClockRule("game", 60, 3), 2)
    clock.run(0.0, (0,))
    clock.run(10.0, ())
    clock.moved(0)
    assert clock.left.time == (53_000, 60_000)


def test_each_question_has_the_time_of_a_move():
    clock = Clock(ClockRule("move", 20, 7), 2)
    clock.ask((0, 1))
    clock.run(0.0, (0, 1))
    clock.run(5.0, ())
    clock.moved(0)
    clock.ask((0, 1))
    assert clock.left == Left((20_000, 15_000), (0, 1))
    clock.taken_back()
    clock.ask((1,))
    assert clock.left == Left((20_000, 20_000), (1,))


def test_running_out_is_served_once_for_each_question():
    clock = Clock(ClockRule("move", 20), 1)
    clock.ask((0,))
    clock.run(0.0, (0,))
    clock.run(20.0, (0,))
    assert (clock.out, clock.next_out) == ((0,), 0)
    clock.serve(0)
    assert (clock.out, clock.next_out) == ((), None)
    clock.moved(0)
    clock.ask((0,))
    assert clock.next_out == 20


def test_a_clock_goes_on_from_what_was_left():
    clock = Clock(ClockRule("move", 20), 2, Left((1500, 0), (0,)))
    clock.ask((0,))
    clock.run(7.0, (0,))
    assert clock.next_out == 1.5
    clock.ask((0, 1))
    assert clock.left.time == (1500, 20_000)


# At a table.


def test_without_a_clock_nothing_is_told_of_one():
    hall, ana, bo = playing()
    hall.passes(10_000)
    ana.act("c1")
    with pytest.raises(IndexError):
        _ = bo.clocks


def test_everyone_is_told_whose_time_runs_with_each_change():
    hall, ana, bo = playing(settings=GAME)
    assert bo.clocks == Clocks((100_000, 100_000), (0,))
    hall.passes(10)
    ana.act("c1")
    assert bo.clocks == Clocks((95_000, 100_000), (0,))
    hall.passes(2.5)
    ana.act("go")
    assert ana.clocks == bo.clocks == Clocks((97_500, 100_000), (1,))
    hall.passes(1)
    assert hall.visitor("Cy").clocks == Clocks((97_500, 99_000), (1,))


def test_of_two_whoever_has_no_time_left_has_lost():
    hall, ana, bo = playing(settings=GAME)
    hall.passes(99.9)
    assert hall.table.match.length == 0
    hall.passes(0.1)
    assert [str(line) for line in hall.table.match.lines] == ["0 !time"]
    assert bo.update(1).outcome["reason"] == "time"
    assert bo.update(1).outcome["ranking"] == [[1], [0]]
    assert ana.state.stage == "over"
    assert bo.clocks == Clocks((0, 100_000), ())
    assert bo.finished


def test_among_more_a_bot_plays_on_without_a_clock():
    hall, _ana, bo, cy = playing("Ana Bo Cy", settings=GAME)
    hall.passes(100)
    assert hall.table.occupants[0] == Player("Ana", "bot", "medium")
    assert cy.update(2).outcome is None
    hall.passes(1000)
    assert [str(line) for line in hall.table.match.lines] == ["0 !time"]
    assert bo.clocks.running == ()


def test_a_loss_that_cannot_be_written_down_is_tried_again(tmp_path):
    hall, ana, _bo = playing(settings=GAME, folder=tmp_path)
    (path,) = tmp_path.glob("*.ronde")
    path.rename(tmp_path / "elsewhere")
    hall.passes(100)
    assert hall.table.match.outcome is None
    (tmp_path / "elsewhere").rename(path)
    hall.passes(RETRY)
    assert hall.table.match.outcome.reason == "time"
    assert ana.state.stage == "over"


def test_when_the_time_of_a_move_is_out_a_bot_plays_it():
    hall, *_ = playing(settings=MOVE)
    hall.passes(30)
    assert hall.keeper.played_for == [0]
    assert hall.visitor("Cy").clocks == Clocks((0, 30_000), (0,))
    hall.passes(1000)
    assert hall.keeper.played_for == [0]
    assert hall.table.occupants[0] == Player("Ana")
    hall.table.act(0, "c1", 0)
    hall.passes(30)
    assert hall.keeper.played_for == [0, 0]


def test_simultaneous_choices_are_timed_each_on_its_own():
    hall, ana, bo, cy = playing("Ana Bo Cy", "dossiers", MOVE)
    assert cy.clocks.running == (0, 1, 2)
    hall.passes(20)
    bo.act("lay red")
    assert cy.clocks == Clocks((10_000, 10_000, 10_000), (0, 2))
    hall.passes(9)
    assert hall.keeper.played_for == []
    hall.passes(1)
    assert hall.keeper.played_for == [0, 2]
    ana.act("lay red")
    cy.act("lay red")
    assert bo.clocks == Clocks((30_000, 10_000, 0), (0,))


def test_bots_have_no_clock():
    hall = Hall(settings=GAME)
    ana = hall.visitor("Ana").say(SeatBot(0, "easy"), Sit(1, "Ana"), Start())
    assert ana.clocks == Clocks((100_000, 100_000), ())
    hall.passes(1000)
    assert hall.table.match.length == 0


def test_time_stands_while_the_match_is_paused():
    hall, ana, bo = playing(settings=GAME)
    hall.passes(10)
    bo.say(Pause(1, True))
    assert ana.clocks == Clocks((90_000, 100_000), ())
    hall.passes(1000)
    bo.say(Pause(1, False))
    assert ana.clocks == Clocks((90_000, 100_000), (0,))


def test_time_stands_while_a_take_back_or_a_draw_is_asked_for():
    hall, ana, bo = playing(settings=GAME)
    ana.act("c1").act("go")
    ana.say(AskUndo(0))
    hall.passes(1000)
    bo.say(AnswerUndo(1, False))
    assert ana.clocks == Clocks((110_000, 100_000), (1,))
    ana.say(OfferDraw(0))
    assert ana.clocks.running == ()
    hall.passes(1000)
    bo.say(AnswerDraw(1, False))
    assert ana.clocks == Clocks((110_000, 100_000), (1,))


def test_offering_a_draw_gives_nobody_new_time():
    hall, ana, bo = playing(settings=MOVE)
    hall.passes(29)
    ana.say(OfferDraw(0))
    bo.say(AnswerDraw(1, False))
    assert bo.clocks == Clocks((1_000, 30_000), (0,))
    hall.passes(1)
    assert hall.keeper.played_for == [0]


def test_after_a_take_back_everyone_has_the_time_of_a_move_again():
    hall, ana, bo = playing(settings=MOVE)
    ana.act("c1")
    hall.passes(20)
    ana.say(AskUndo(0))
    assert bo.clocks == Clocks((30_000, 30_000), (0,))


def test_time_stands_for_someone_away_within_the_grace_and_then_runs():
    hall, ana, bo = playing(settings=GAME)
    ana.act("c1").act("go")
    hall.passes(10)
    bo.drop()
    assert ana.clocks == Clocks((110_000, 90_000), ())
    hall.passes(60)
    assert ana.clocks == Clocks((110_000, 90_000), (1,))
    hall.passes(30)
    bo = hall.visitor("Bo", token=bo.token)
    assert bo.clocks == Clocks((110_000, 60_000), (1,))
    hall.passes(60)
    assert hall.table.match.outcome.reason == "time"


def test_whoever_comes_back_has_the_time_that_was_left():
    hall, ana, bo = playing(settings=GAME)
    hall.passes(10)
    ana.drop()
    hall.passes(59)
    ana = hall.visitor("Ana", token=ana.token)
    assert ana.clocks == Clocks((90_000, 100_000), (0,))
    assert bo.clocks == ana.clocks


def test_an_open_seat_has_nobody_whose_time_could_run():
    hall, ana, bo = playing(settings=GAME)
    ana.say(Stand(0))
    assert bo.clocks.running == ()
    hall.passes(1000)
    ana.say(Sit(0, "Ana"))
    assert bo.clocks == Clocks((100_000, 100_000), (0,))


def test_the_clock_survives_a_crash_with_each_move():
    hall, ana, bo = playing(settings=GAME)
    hall.passes(10)
    ana.act("c1").act("go")
    assert hall.keeper.kept[-1].clock == Left((100_000, 100_000), (1,))
    hall.passes(30)
    bo.act("roll")
    hall.passes(30)
    again = hall.restarted(hall.table)
    bo = again.visitor("Bo", token=bo.token)
    assert bo.clocks == Clocks((100_000, 75_000), (1,))


def test_a_move_that_was_due_when_the_host_crashed_is_played_after_it():
    hall, ana, bo = playing(settings=MOVE)
    hall.passes(30)
    bo.say(Pause(1, True), Pause(1, False))
    again = hall.restarted(hall.table)
    again.visitor("Ana", token=ana.token)
    again.passes(0)
    assert again.keeper.played_for == [0]


def test_a_second_match_begins_with_full_clocks():
    hall = Hall(settings=GAME)
    ana, bo = seated(hall, "Ana Bo")
    ana.say(Start())
    hall.passes(100)
    assert ana.clocks.left == (0, 100_000)
    ana.say(Again())
    bo.say(Ready(True))
    ana.say(Start())
    assert ana.clocks.left == (100_000, 100_000)
