"""The bots of a table: they play when asked, stop when things move on, and let people finish what they asked."""

from __future__ import annotations

import errno
import threading
from collections.abc import Callable
from random import Random

import pytest

from engines import load
from engines.bots import LEVELS
from engines.bots.policy import REACTION
from engines.game import checked
from engines.match import Line, Match, forced
from engines.record import Assistance, Player
from network.bots.driver import HEADROOM, PACE
from network.bots.thinker import BotDriver, Request, Thinker, Thought
from network.bots.thought import JUDGE, MOVE
from network.desk import Desk
from network.disk.journal import Journal, NotSaved
from network.messages.table import AnswerDraw, AnswerUndo, AskUndo, Hurry, OfferDraw, Pause, Refusal
from network.table.occupants import SUBSTITUTE
from network.table.table import Table
from tests.network.conftest import Ear, new_header, new_table, people, played, seated
from tests.network.test_windows import GIFT, HANDS, ROOM, SECONDS, Clock, Hands, bytes_told, opened, texts


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
    """A table, its driver, what was posted to the table's thread, and a clock."""

    def __init__(self, table: Table, clock: Clock | None = None) -> None:
        self.table, self.thinker, self.clock = table, FakeThinker(), clock or Clock()
        self.posted: list[Callable[[], None]] = []
        self.troubles: list[Refusal | Thought] = []
        self.driver = BotDriver(
            table,
            self.thinker,
            self.posted.append,
            self.clock.later,
            now=self.clock.now,
            on_trouble=self.troubles.append,
        )

    def run(self, seconds: float = 60.0) -> None:
        """Do what was posted, and let so much time pass by."""
        while self.posted:
            self.posted.pop(0)()
        self.clock.pass_by(seconds)

    def answer(self, text: str = "", number: int | None = None, **said) -> None:
        self.thinker.answer(number, text=text, **said)
        self.run()

    def answer_after(self, took: float, text: str, *, seconds: float = 60.0) -> None:
        """Have a thought of so many seconds, and let `seconds` pass by after it."""
        self.clock.pass_by(took)
        self.thinker.answer(text=text)
        self.run(seconds)


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
    bots.answer("roll")  # one card left and the die rolled: nothing to choose
    assert str(bots.table.match.lines[-1]) == "0 c1"


def test_a_forced_action_is_not_played_for_a_seat_that_changed_hands():
    bots = Bots(new_table("bot:easy Ana", cards=1))
    bots.answer_after(1.0, "roll", seconds=0)
    bots.table.set_occupant(0, Player("Zoe"))
    bots.run()
    assert str(bots.table.match.lines[-1]) == "0 roll"


def test_a_take_back_drops_the_thought():
    table = new_table("Ana bot:easy")
    ana, _ = seated(table, "desk", "bots")
    bots = Bots(table)
    ana.act("c1").act("go")
    (number,) = bots.thinker.asked
    ana.ask(AskUndo)
    assert number not in bots.thinker.asked
    assert not bots.driver.is_thinking


def test_an_answer_that_was_on_its_way_is_not_played_after_a_take_back():
    table = new_table("Ana bot:easy")
    (ana,) = seated(table, "desk")
    bots = Bots(table)
    ana.act("c1").act("go")
    bots.thinker.answer(text="c1")
    ana.ask(AskUndo)
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
    bots.table.set_occupant(0, Player("", "bot", "hard"))
    (request,) = bots.thinker.requests
    assert request.level == "hard"


def test_a_seat_handed_to_a_person_is_not_played_by_a_bot_any_more():
    bots = Bots(new_table("bot:easy Ana"))
    bots.thinker.answer(text="c1")
    bots.table.set_occupant(0, Player("Zoe"))
    bots.run()
    assert bots.table.match.length == 0


def test_a_seat_handed_to_a_bot_is_played_by_it():
    bots = Bots(new_table("Ana Bo"))
    bots.table.set_occupant(0, Player("", "bot", "medium"))
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
    ana.ask(AskUndo)
    assert table.undo_asked
    assert bots.thinker.asked == {}
    bo.ask(AnswerUndo, False)
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
    bo.ask(Pause, True)
    assert bots.thinker.asked == {}
    bo.ask(Pause, False)
    bo.ask(OfferDraw)
    ana.ask(AnswerDraw, False)
    assert [request.seat for request in bots.thinker.requests] == [0]
    ana.ask(AskUndo)
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
    Ear(bots.table.link(1, "window")).ask(Hurry)
    assert bots.thinker.hurried == list(bots.thinker.asked)
    bots.driver.close()
    Ear(bots.table.link(1, "window")).ask(Hurry)
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
    thinker, desk, over, troubles = Thinker(), Desk("table"), threading.Event(), []
    table.watch(lambda: over.set() if table.match.outcome else None)
    desk.post(lambda: BotDriver(table, thinker, desk.post, desk.later, scale=0.02, on_trouble=troubles.append))
    try:
        assert over.wait(60)
    finally:
        desk.post(lambda: table.driver.close())
        desk.close()
        desk.join()
        thinker.close()
    assert table.match.outcome.reason in ("points", "fewer_cards")
    assert troubles == []


# The pace.


def test_a_bot_answers_no_sooner_than_a_short_time_after_the_last_move():
    bots = Bots(new_table("Ana bot:easy"))
    bots.clock.pass_by(100)
    played(bots.table, "0 c1", "0 go")
    bots.thinker.answer(text="c2")
    bots.run(PACE - 0.01)
    assert bots.table.match.length == 2
    bots.clock.pass_by(0.02)
    assert str(bots.table.match.lines[-1]) == "1 c2"


def test_a_bot_that_thought_for_long_enough_answers_at_once():
    bots = Bots(new_table("Ana bot:easy"))
    played(bots.table, "0 c1", "0 go")
    bots.clock.pass_by(PACE + 1)
    bots.thinker.answer(text="c2")
    bots.run(0)
    assert str(bots.table.match.lines[-1]) == "1 c2"


def test_bots_that_choose_at_the_same_time_answer_one_after_the_other():
    bots = Bots(new_table("bot:easy bot:easy Ana", game="dossiers"))
    bots.clock.pass_by(PACE)
    bots.thinker.answer(text="lay red")
    bots.thinker.answer(text="lay red")
    bots.run(0)
    assert bots.table.match.length == 1
    bots.run(PACE - 0.01)
    assert bots.table.match.length == 1
    bots.run(0.02)
    assert bots.table.match.length == 2


def test_hurry_ends_every_wait_and_leaves_no_trace():
    table = new_table("Ana bot:easy", cards=1)
    ana = table.link(0, "window")
    bots = Bots(table)
    played(table, "0 c1", "0 go")
    bots.clock.pass_by(100)
    ana.say(Hurry(0))
    bots.answer_after(0.0, "roll", seconds=0)
    assert str(table.match.lines[-1]) == "1 roll"
    ana.say(Hurry(0))  # one card is left: nothing to choose
    bots.run(0)
    assert str(table.match.lines[-1]) == "1 c1"
    assert [*bots.driver._delays] == [0.0]


WHOLE = LEVELS["hard"].seconds + HEADROOM


@pytest.mark.parametrize("lines", [(), ("0 roll",)], ids=["chosen", "forced"])
def test_with_secrets_a_bot_answers_when_its_time_is_over_and_no_sooner(lines):
    """From its first answer on."""
    bots = Bots(played(new_table("bot:hard Ana", cards=1), *lines))
    if bots.thinker.asked:
        bots.answer_after(1.7, "roll", seconds=0)
    bots.clock.pass_by(WHOLE - bots.clock.time - 0.01)
    assert bots.table.match.length == len(lines)
    bots.clock.pass_by(0.02)
    assert bots.table.match.length == len(lines) + 1


def test_with_secrets_bots_that_choose_at_the_same_time_answer_when_the_time_of_all_before_them_is_over_too():
    """They think one after the other; that one had no choice would be told by the time of the next."""
    bots = Bots(new_table("bot:hard bot:hard Ana", game="dossiers"))
    bots.thinker.answer(text="lay red")
    bots.thinker.answer(text="lay red")
    for seconds, length in ((WHOLE - 0.01, 0), (0.02, 1), (WHOLE - 0.02, 1), (0.02, 2)):
        bots.run(seconds)
        assert bots.table.match.length == length


def test_where_nothing_is_secret_a_bot_answers_as_soon_as_it_knows():
    match, luck = Match(checked(load("wagons"), 2, {}, 1)), Random(1)
    while not forced(match.game, match.state, match.actors[0]):
        match.play(match.actors[0], luck.choice(match.legal(match.actors[0])))
    seat, length = match.actors[0], match.length
    bots = Bots(Table(match, people("bot:hard bot:hard")))
    bots.run(0)
    assert [line.seat for line in match.lines[length:]] == [seat]
    assert bots.clock.time == 0
    bots.clock.pass_by(PACE)
    bots.thinker.answer(text=match.legal(match.actors[0])[0])
    bots.run(0)
    assert match.length == length + 2


def distance(first: list[float], second: list[float]) -> float:
    """The largest difference between two distributions (Kolmogorov and Smirnov)."""
    return max(
        abs(sum(one <= time for one in first) / len(first) - sum(one <= time for one in second) / len(second))
        for time in (*first, *second)
    )


def alike(first: list[float], second: list[float]) -> bool:
    by_chance = 1.36 * (1 / len(first) + 1 / len(second)) ** 0.5  # it is more once in twenty
    return distance(first, second) < by_chance


def test_the_first_answers_of_500_bots_come_at_the_same_time_forced_or_chosen():
    luck, heard = Random(5), dict[tuple[str, bool], set[float]]()
    for _ in range(500):
        level, is_forced = luck.choice([*LEVELS]), luck.random() < 0.5
        bots = Bots(played(new_table(f"bot:{level} Ana", cards=1), *(["0 roll"] if is_forced else [])))
        changes: list[float] = []
        bots.table.watch(lambda bots=bots, changes=changes: changes.append(bots.clock.time))
        if not is_forced:  # sure after half of the time, or thinking it over to the end
            bots.answer_after(LEVELS[level].seconds * luck.uniform(0.5, 1.0) + 0.05, "c1", seconds=0)
        bots.run(LEVELS[level].seconds + PACE)
        heard.setdefault((level, is_forced), set()).add(round(changes[0], 6))
    for level in LEVELS:
        assert heard[level, True] == heard[level, False] == {LEVELS[level].seconds + HEADROOM}


def times_taken(rounds: int, longest: float) -> tuple[list[float], list[float]]:
    """How long others wait for a bot that has thought, and for one that had no choice, in the same phase.

    The same two questions are asked again and again; how long a thought takes is drawn anew each time.
    """
    table, luck = new_table("bot:medium Ana", cards=1), Random(5)
    bots, changes, chosen, without = Bots(table), [], [], []
    bots.driver._luck = luck
    table.watch(lambda: changes.append(bots.clock.time))
    for _ in range(rounds):
        began = bots.clock.time
        changes.clear()
        bots.answer_after(luck.uniform(0.2, longest), "roll")
        assert [line.text for line in table.match.lines[-2:]] == ["roll", "c1"]
        chosen.append(changes[0] - began)
        without.append(changes[1] - changes[0])
        table._enter(Line(0, "!undo 0"))
    return chosen, without


def test_on_a_busy_machine_forced_and_chosen_answers_cannot_be_told_apart_either():
    """Thoughts come when they are overdue: forced answers have delays of the same kind."""
    chosen, without = times_taken(250, longest=2.5)
    assert alike(chosen, without)
    assert not alike(chosen, [min(chosen)] * 250), "which a forced answer without a delay would be"


# Windows for reactions.


def in_a_window(
    names: str = "Ana bot:easy Cleo", hands: Hands = HANDS, assistance: Assistance = ROOM
) -> tuple[Bots, list[Ear]]:
    table, clock, ears = opened(names, hands, assistance)
    return Bots(table, clock), ears


def test_a_bot_claims_a_window_in_which_it_would_react_and_does_that_without_thinking_again():
    bots, ears = in_a_window()
    (request,) = bots.thinker.requests
    assert (request.seat, request.purpose) == (1, MOVE)
    assert request.lines == tuple(bots.table.match.lines)
    bots.thinker.answer(text="v:v2")
    bots.run(0)
    assert ears[0].update.window.claims == (1,)
    bots.clock.pass_by(SECONDS)
    assert texts(bots.table) == [f"0 {GIFT}", "1 v:v2"]
    assert bots.thinker.count == 1


def test_a_bot_thinks_of_the_window_as_it_will_be_when_all_before_it_have_passed():
    bots, _ = in_a_window("Ana Bo bot:easy", {**HANDS, 2: ("a5", "b5", "v5")})
    (request,) = bots.thinker.requests
    assert request.seat == 2
    assert [str(line) for line in request.lines] == [f"0 {GIFT}", "1 pass"]
    bots.thinker.answer(text="v:v5")
    bots.run(0)
    bots.table.claim_window(1, bots.table.match.length)
    bots.clock.pass_by(SECONDS)
    assert bots.table.actors == (1,)
    played(bots.table, "1 pass")
    bots.run(0)
    assert texts(bots.table) == [f"0 {GIFT}", "1 pass", "2 v:v5"]
    assert bots.thinker.count == 1


def test_a_reaction_that_came_before_ends_the_claim_of_a_bot():
    bots, _ = in_a_window("Ana Bo bot:easy", {**HANDS, 2: ("a5", "b5", "v5")})
    bots.thinker.answer(text="v:v5")
    bots.run(0)
    bots.table.claim_window(1, bots.table.match.length)
    bots.clock.pass_by(SECONDS)
    played(bots.table, "1 v:v2")
    bots.run(SECONDS)
    assert texts(bots.table)[:3] == [f"0 {GIFT}", "1 v:v2", "0 pass"]
    assert bots.driver._reactions == {}


def test_forced_and_chosen_passes_of_a_bot_are_the_same_to_everybody():
    heard = []
    for hand in (HANDS[1], ("a4", "b4", "c4")):
        bots, ears = in_a_window(hands={**HANDS, 1: hand})
        if bots.thinker.asked:
            bots.clock.pass_by(0.4)
            bots.thinker.answer(text="pass")
            bots.run(0)
        changes: list[float] = []
        bots.table.watch(lambda bots=bots, changes=changes: changes.append(bots.clock.time))
        bots.clock.pass_by(SECONDS)
        assert texts(bots.table) == [f"0 {GIFT}", "1 pass", "2 pass"]
        heard.append((changes, [ear.messages for ear in ears]))
    (first, messages), (second, others) = heard
    assert first == second == [SECONDS]
    assert messages[1:] == others[1:], "Cleo and a spectator"


SLIVER = LEVELS["hard"].seconds * REACTION + HEADROOM


def test_bots_with_one_person_pass_without_the_pace_of_moves():
    bots, _ = in_a_window("Ana bot:hard bot:hard")
    assert [request.seat for request in bots.thinker.requests] == [1]
    bots.answer_after(0.1, "pass", seconds=SLIVER - 0.11)
    assert bots.table.match.length == 1
    bots.run(0.01)
    assert texts(bots.table) == [f"0 {GIFT}", "1 pass"]
    bots.run(SLIVER - 0.01)
    assert bots.table.match.length == 2  # the other has no veto: it takes its time all the same
    bots.run(0.02)
    assert texts(bots.table)[-1] == "2 pass"


NO_CLOCK = Assistance(reaction_time=0)


def test_without_a_clock_a_bot_is_asked_in_its_turn_and_can_react():
    bots, ears = in_a_window("Ana bot:hard Cleo", assistance=NO_CLOCK)
    assert (ears[0].update.window, ears[0].update.actors) == (None, (1,))
    bots.answer_after(0.1, "v:v2")
    assert texts(bots.table) == [f"0 {GIFT}", "1 v:v2"]
    assert ears[0].update.actors == (0,), "who may lay a veto against it"


def test_without_a_clock_forced_and_chosen_passes_of_bots_cannot_be_told_apart_over_500_windows():
    luck, heard = Random(5), dict[bool, set[tuple[float, int]]]()
    for _ in range(500):
        is_forced = luck.random() < 0.5
        hands = {**HANDS, 1: ("a4", "c2", "c3") if is_forced else ("a4", "v2", "v3")}
        bots, ears = in_a_window("Ana bot:hard Cleo", hands, NO_CLOCK)
        changes: list[float] = []
        bots.table.watch(lambda bots=bots, changes=changes: changes.append(bots.clock.time))
        if is_forced:
            bots.run(SLIVER)
        else:
            bots.answer_after(luck.uniform(0.01, SLIVER), "pass", seconds=SLIVER)
        assert texts(bots.table) == [f"0 {GIFT}", "1 pass"]
        heard.setdefault(is_forced, set()).add((changes[0], len(bytes_told(ears[-1])[-1])))
    assert heard[True] == heard[False]
    assert len(heard[True]) == 1


def test_a_bot_plays_the_steps_of_a_choice_in_one_line():
    bots = Bots(new_table("bot:easy Ana Bo", game="salon"))
    letter = bots.table.match.legal(0)[0]
    bots.answer(f"{letter} ; >1 ; .")
    assert str(bots.table.match.lines[0]) == f"0 {letter} ; >1 ; ."
    assert bots.thinker.count == 1
