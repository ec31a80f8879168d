"""The bots of a table: they play when asked, stop when things move on, and let people finish what they asked."""

from __future__ import annotations

import errno
import queue
from collections.abc import Callable

import pytest

from engines import load
from engines.game import checked
from engines.match import Match
from network.company import SUBSTITUTE
from network.journal import Journal, NotSaved
from network.link import Occupant, Refusal
from network.table import Table
from network.thinker import BotDriver, Request, Thinker, Thought
from network.thought import JUDGE, MOVE
from tests.network.conftest import new_header, new_table, people, played, seated


class FakeThinker:
    """Keeps what it is asked; the test answers."""

    def __init__(self) -> None:
        self.asked: dict[int, tuple[Request, Callable[[Thought], None]]] = {}
        self.hurried: list[int] = []
        self.count = 0

    def think(self, request: Request, on_answer: Callable[[Thought], None]) -> int:
        self.count += 1
        self.asked[self.count] = request, on_answer
        return self.count

    def hurry(self, number: int) -> None:
        self.hurried.append(number)

    def cancel(self, number: int) -> None:
        self.asked.pop(number, None)

    @property
    def requests(self) -> list[Request]:
        return [request for request, _ in self.asked.values()]

    def answer(self, number: int | None = None, **said) -> None:
        """Answer the oldest question, or this one, as if the answer came from another thread."""
        number = next(iter(self.asked)) if number is None else number
        _, on_answer = self.asked.pop(number)
        on_answer(Thought(number, **said))


class Bots:
    """A table, its driver, and what was posted to the table's thread."""

    def __init__(self, table: Table) -> None:
        self.table, self.thinker = table, FakeThinker()
        self.posted: list[Callable[[], None]] = []
        self.troubles: list[Refusal | Thought] = []
        self.driver = BotDriver(table, self.thinker, self.posted.append, on_trouble=self.troubles.append)

    def run(self) -> None:
        while self.posted:
            self.posted.pop(0)()

    def answer(self, text: str = "", number: int | None = None, **said) -> None:
        self.thinker.answer(number, text=text, **said)
        self.run()


def test_a_bot_is_asked_when_it_is_its_turn():
    bots = Bots(new_table("Ana bot:easy"))
    assert bots.thinker.requests == []
    played(bots.table, "0 c1", "0 go")
    (request,) = bots.thinker.requests
    assert (request.seat, request.level, request.purpose) == (1, "easy", MOVE)
    assert request.lines == tuple(bots.table.match.lines)
    bots.answer("c2")
    assert str(bots.table.match.lines[-1]) == "1 c2"
    assert bots.driver.is_thinking  # it has still to commit


def test_a_level_that_we_do_not_have_is_played_by_another():
    """A record that somebody sent may name any."""
    bots = Bots(new_table("bot:divine Ana"))
    assert [request.level for request in bots.thinker.requests] == [SUBSTITUTE]


def test_bots_play_each_other_to_the_end():
    bots = Bots(new_table("bot:easy bot:hard"))
    while bots.thinker.asked:
        request = bots.thinker.requests[0]
        legal = bots.table.match.legal(request.seat)
        bots.answer("go" if "go" in legal else legal[-1])
    assert bots.table.match.outcome
    assert not bots.posted


def test_nothing_is_played_before_the_table_thread_does_it():
    bots = Bots(new_table("bot:easy Ana"))
    length = bots.table.match.length
    bots.thinker.answer(text="c1")
    assert bots.table.match.length == length
    bots.run()
    assert bots.table.match.length == length + 1


def test_a_forced_action_is_played_without_thinking():
    bots = Bots(new_table("bot:easy Ana", cards=1))
    bots.answer("roll")
    bots.run()  # one card left and the die rolled: nothing to choose
    assert str(bots.table.match.lines[-1]) == "0 c1"


def test_a_forced_action_is_not_played_for_a_seat_that_changed_hands():
    bots = Bots(new_table("bot:easy Ana", cards=1))
    bots.thinker.answer(text="roll")
    bots.posted.pop(0)()
    bots.table.set_occupant(0, Occupant("Zoe"))
    bots.run()
    assert str(bots.table.match.lines[-1]) == "0 roll"


def test_a_take_back_drops_the_thought():
    table = new_table("Ana bot:easy")
    ana, _ = seated(table, "desk", "bots")
    bots = Bots(table)
    ana.act("c1").act("go")
    (number,) = bots.thinker.asked
    ana.link.ask_undo()
    assert number not in bots.thinker.asked
    assert not bots.driver.is_thinking


def test_an_answer_that_was_on_its_way_is_not_played_after_a_take_back():
    table = new_table("Ana bot:easy")
    (ana,) = seated(table, "desk")
    bots = Bots(table)
    ana.act("c1").act("go")
    bots.thinker.answer(text="c1")
    ana.link.ask_undo()
    lines = list(table.match.lines)
    bots.run()
    assert table.match.lines == lines


def test_a_pause_drops_the_thought_and_its_end_brings_a_new_one():
    bots = Bots(new_table("bot:easy Ana"))
    (number,) = bots.thinker.asked
    bots.table.pause(1, paused=True)
    assert bots.thinker.asked == {}
    bots.table.pause(1, paused=False)
    assert len(bots.thinker.asked) == 1
    assert number not in bots.thinker.asked


def test_a_new_level_starts_the_thought_again():
    bots = Bots(new_table("bot:easy Ana"))
    bots.table.set_occupant(0, Occupant("", "bot", "hard"))
    (request,) = bots.thinker.requests
    assert request.level == "hard"


def test_a_seat_handed_to_a_person_is_not_played_by_a_bot_any_more():
    bots = Bots(new_table("bot:easy Ana"))
    bots.thinker.answer(text="c1")
    bots.table.set_occupant(0, Occupant("Zoe"))
    bots.run()
    assert bots.table.match.length == 0


def test_a_seat_handed_to_a_bot_is_played_by_it():
    bots = Bots(new_table("Ana Bo"))
    bots.table.set_occupant(0, Occupant("", "bot", "medium"))
    assert [request.level for request in bots.thinker.requests] == ["medium"]


def test_people_talking_do_not_disturb_a_thought():
    bots = Bots(new_table("bot:easy Ana Bo"))
    (number,) = bots.thinker.asked
    bots.table.link(1, "desk")  # someone sits down: everyone is told how things stand
    assert list(bots.thinker.asked) == [number]


def test_simultaneous_choices_are_thought_about_at_the_same_time():
    table = new_table("bot:easy Ana bot:hard", cards=1)
    played(table, "0 c1", "0 go", "1 c1", "1 go", "2 c1", "2 go")
    bots = Bots(table)
    assert [request.seat for request in bots.thinker.requests] == [0, 2]
    first, third = bots.thinker.asked
    played(table, "1 b1")  # another's hidden choice changes nothing for them
    assert list(bots.thinker.asked) == [first, third]
    bots.answer("b0", third)
    bots.answer("b1", first)
    assert table.match.outcome


def test_bots_wait_while_a_take_back_is_being_asked():
    table = new_table("Ana bot:easy Bo")
    ana, _, bo = seated(table, "near", "bots", "far")
    bots = Bots(table)
    ana.act("c1").act("go")
    ana.link.ask_undo()
    assert table.undo_asked
    assert bots.thinker.asked == {}
    bo.link.answer_undo(False)
    assert [request.seat for request in bots.thinker.requests] == [1]


@pytest.mark.parametrize(("value", "agreed"), [(0.3, True), (0.5, True), (0.6, False)])
def test_a_draw_is_answered_by_how_the_bot_stands(value, agreed):
    bots = Bots(new_table("Ana bot:easy"))
    bots.table.offer_draw(0)
    (request,) = bots.thinker.requests
    assert (request.seat, request.purpose) == (1, JUDGE)
    bots.answer(value=value)
    assert str(bots.table.match.lines[-1]) == ("1 !draw!" if agreed else "1 !draw-")
    assert bool(bots.table.match.outcome) == agreed


def test_a_bot_on_the_move_answers_the_draw_first_and_then_moves():
    bots = Bots(new_table("bot:easy Ana"))
    bots.table.offer_draw(1)
    assert [request.purpose for request in bots.thinker.requests] == [JUDGE]
    bots.answer(value=0.9)
    assert [request.purpose for request in bots.thinker.requests] == [MOVE]


def test_a_bot_that_cannot_judge_declines():
    bots = Bots(new_table("Ana bot:easy"))
    bots.table.offer_draw(0)
    bots.answer(error="boom")
    assert str(bots.table.match.lines[-1]) == "1 !draw-"


def test_an_offer_that_lapses_is_not_answered():
    bots = Bots(new_table("Ana bot:easy"))
    bots.table.offer_draw(0)
    bots.thinker.answer(value=0.1)
    played(bots.table, "0 c1")
    bots.run()
    assert str(bots.table.match.lines[-1]) == "0 c1"


def test_a_resigned_seat_among_three_is_played_on_and_the_end_ends_all_thought():
    bots = Bots(new_table("Ana Bo Cy"))
    bots.table.resign(0)
    assert [request.seat for request in bots.thinker.requests] == [0]
    duel = Bots(new_table("bot:easy Ana"))
    duel.table.resign(1)
    assert duel.thinker.asked == {}


def test_a_bot_plays_one_move_for_a_person_who_took_too_long():
    bots = Bots(new_table("Ana Bo"))
    bots.driver.play_for(0)
    bots.driver.play_for(0)
    (request,) = bots.thinker.requests
    assert (request.seat, request.level) == (0, "medium")
    bots.answer("c2")
    assert str(bots.table.match.lines[-1]) == "0 c2"
    assert bots.thinker.asked == {}
    assert bots.table.occupants == people("Ana Bo")


def test_whoever_plays_after_all_needs_no_bot():
    bots = Bots(new_table("Ana Bo"))
    bots.driver.play_for(0)
    played(bots.table, "0 c1")
    assert bots.thinker.asked == {}
    bots.run()
    assert bots.table.match.length == 1


def test_a_move_for_a_person_outlasts_a_pause_and_a_refused_draw_but_no_take_back():
    bots = Bots(played(new_table("Ana Bo"), "0 c1"))
    ana, bo = seated(bots.table, "ana", "bo")
    bots.driver.play_for(0)
    bo.link.pause(True)
    assert bots.thinker.asked == {}
    bo.link.pause(False)
    bo.link.offer_draw()
    ana.link.answer_draw(False)
    assert [request.seat for request in bots.thinker.requests] == [0]
    ana.link.ask_undo()
    assert bots.thinker.asked == {}


def test_two_people_who_choose_at_the_same_time_are_both_played_for():
    bots = Bots(new_table("Ana Bo Cy", game="dossiers"))
    for seat in (0, 2):
        bots.driver.play_for(seat)
    first, second = bots.thinker.asked
    bots.answer("lay red", first)
    bots.answer("lay blue", second)
    assert [str(line) for line in bots.table.match.lines] == ["0 lay red", "2 lay blue"]
    assert bots.thinker.asked == {}


def test_hurry_presses_all_bots():
    bots = Bots(new_table("bot:easy Ana"))
    bots.table.link(1, "window").hurry()
    assert bots.thinker.hurried == list(bots.thinker.asked)
    bots.driver.close()
    bots.table.link(1, "window").hurry()
    assert len(bots.thinker.hurried) == 1, "nobody moves them any more"


def test_a_failed_thought_is_reported_and_tried_again_on_request():
    bots = Bots(new_table("bot:easy Ana"))
    bots.answer(error="boom")
    (trouble,) = bots.troubles
    assert trouble.error == "boom"
    assert bots.thinker.asked == {}
    bots.driver.resume()
    bots.answer("c1")
    assert str(bots.table.match.lines[-1]) == "0 c1"


def test_a_move_that_cannot_be_saved_is_reported_and_played_unsaved_when_people_say_so(tmp_path, monkeypatch):
    bots = Bots(new_table("bot:easy Ana", tmp_path))

    def broken(self, *texts):
        raise NotSaved(OSError(errno.ENOSPC, "full"))

    monkeypatch.setattr(Journal, "append", broken)
    bots.answer("c1")
    (trouble,) = bots.troubles
    assert trouble.reason == "not_saved"
    assert bots.thinker.asked == {}
    bots.table.play_unsaved()
    bots.answer("c1")
    assert str(bots.table.match.lines[-1]) == "0 c1"


def test_a_closed_driver_plays_nothing():
    bots = Bots(new_table("bot:easy Ana"))
    bots.thinker.answer(text="c1")
    bots.driver.close()
    bots.run()
    assert bots.table.match.length == 0
    bots.table.pause(1, paused=True)
    bots.table.pause(1, paused=False)
    assert bots.thinker.asked == {}


def test_two_bots_play_a_whole_match_of_wagons_in_a_process_of_their_own():
    header = new_header("bot:easy bot:medium")._replace(setup=checked(load("wagons"), 2, {}, 5))
    table = Table(Match(header.setup), people("bot:easy bot:medium"), None, header)
    posts: queue.Queue[Callable[[], None]] = queue.Queue()
    thinker = Thinker()
    driver = BotDriver(table, thinker, posts.put, scale=0.02, on_trouble=lambda trouble: pytest.fail(str(trouble)))
    try:
        while table.match.outcome is None:
            posts.get(timeout=60)()
    finally:
        driver.close()
        thinker.close()
    assert table.match.outcome.reason in ("points", "fewer_cards")
