"""Windows for reactions: put to all at once, and nothing that others see or can time depends on a hand."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from engines import load
from engines.game import checked
from engines.match import SEPARATOR, Draft, Line, Match
from engines.record import Assistance, Player
from engines.zones import Zones
from network.disk.journal import NotSaved
from network.messages.changes import Tellings
from network.messages.packing import packed
from network.messages.table import AskUndo, ClaimWindow, Pause, StandingWish, Update, Wish
from network.table.table import Table
from network.table.windows import RETRY, WISHES
from tests.engines.complot.table import at
from tests.made_up.salon import CARDS, DECK, State, hand
from tests.network.conftest import Ear, new_table, seated

Hands = dict[int, tuple[str, ...]]
ROOM = Assistance()  # as it is usual there
SECONDS = ROOM.reaction_time
GIFT = "c:a1 ; >0 ; ."
UNDO = ""  # instead of a step: the last one is taken back
HANDS: Hands = {0: ("a1", "b2", "v1"), 1: ("a4", "v2", "v3"), 2: ("a5", "b5", "c5")}


class Alarm:
    def __init__(self, due: float, job: Callable[[], None]) -> None:
        self.due, self.job, self.is_set = due, job, True

    def cancel(self) -> None:
        self.is_set = False


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.time = 0.0
        self._alarms: list[Alarm] = []

    def now(self) -> float:
        return self.time

    def later(self, seconds: float, job: Callable[[], None]) -> Alarm:
        self._alarms.append(Alarm(self.time + seconds, job))
        return self._alarms[-1]

    def pass_by(self, seconds: float) -> None:
        end = self.time + seconds
        while due := [alarm for alarm in self._alarms if alarm.is_set and alarm.due <= end]:
            alarm = min(due, key=lambda alarm: alarm.due)
            self._alarms.remove(alarm)
            self.time = alarm.due
            alarm.job()
        self.time = end


def with_hands(state: State, hands: Hands) -> State:
    held = {seat: [CARDS.index(card) for card in cards] for seat, cards in hands.items()}
    rest = [number for number in range(len(CARDS)) if not any(number in numbers for numbers in held.values())]
    dealt, zones = [], list(state.zones.cards)
    for seat in range(state.seats):
        dealt.append(held.get(seat) or [rest.pop(0) for _ in zones[hand(seat)]])
        zones[hand(seat)] = tuple(dealt[seat])
    zones[DECK] = tuple(rest)
    made = Zones.of(state.seats, *zones)
    for seat, numbers in enumerate(dealt):
        made = made.looked(seat, numbers)
    return state._replace(zones=made)


def infiltrating(_: State, hands: Hands) -> object:
    """A of Le Complot is about to leave a place of B by stealth, which B and C may prevent with an Informer."""
    held = {"ABC"[seat]: ",".join(cards) for seat, cards in hands.items()}
    return at(turn="A", board={2: "A:XIII B:JES"}, hands=held).state


class Scene(NamedTuple):
    """Seat 0 does something that the two others may react to."""

    game: str
    phase: str  # of the window
    action: str
    hands: Hands  # with which both could
    unable: tuple[str, ...]  # what seat 1 may hold instead, and cannot react
    begun: Callable[[State, Hands], object]  # the state in which hands are held, of the one that was dealt


SALON = Scene("salon", "veto", GIFT, HANDS, ("a4", "c2", "c3"), with_hands)
COMPLOT_HANDS: Hands = {0: ("SCO1",), 1: ("COM01", "IND1"), 2: ("COM03", "IND2")}
COMPLOT = Scene("complot", "indic", "+XIII ; >1 inf=XIII", COMPLOT_HANDS, ("COM01", "COM02"), infiltrating)
scenes = pytest.mark.parametrize("scene", [SALON, COMPLOT], ids=["salon", "complot"])


def salon(
    names: str = "Ana Bo Cleo", hands: Hands | None = None, folder: Path | None = None, scene: Scene = SALON
) -> tuple[Table, Clock]:
    """A table whose windows have a clock; `hands` are held instead of those that were dealt."""
    table, clock = new_table(names, folder, game=scene.game), Clock()
    if hands:
        table.match.start = scene.begun(table.match.start, hands)
    table.windows.keep_time(clock.later, clock.now)
    return table, clock


def opened(
    names: str = "Ana Bo Cleo", hands: Hands = HANDS, assistance: Assistance = ROOM, scene: Scene = SALON
) -> tuple[Table, Clock, list[Ear]]:
    """A gift has just been made, and the window of the others is open. The last ear is a spectator's."""
    table, clock = salon(names, hands, scene=scene)
    table.assist(assistance)
    people = [seat for seat, who in enumerate(table.occupants) if who.kind == "human"]
    ears = [*(Ear(table.link(seat, f"guest {seat}")) for seat in people), Ear(table.spectate())]
    assert table.act(0, scene.action, 0) is None
    return table, clock, ears


def texts(table: Table) -> list[str]:
    return [str(line) for line in table.match.lines]


def whole(table: Table, seat: int) -> str:
    """A choice, all its steps."""
    game, state, steps = table.match.game, table.match.state, list[str]()
    while not steps or game.half_made(state) is not None:
        action = game.legal(state, seat)[0]
        state, _ = game.apply(state, seat, action)
        steps.append(game.write(action))
    return " ; ".join(steps)


def test_a_window_is_put_to_all_at_once_and_nobody_is_asked_yet():
    table, _, ears = opened()
    for ear in ears:
        window = ear.update.window
        assert (window.seats, window.claims, window.left) == ((1, 2), (), SECONDS * 1000)
        assert (ear.update.actors, ear.update.legal, ear.update.choices) == ((), (), {})
    assert [ear.update.window.asked for ear in ears] == [False, True, True, False]
    assert table.act(1, "v:v2", table.match.length).reason == "late"


def test_whoever_does_not_claim_it_passes_when_the_time_is_over():
    table, clock, ears = opened()
    before = [len(ear.messages) for ear in ears]
    clock.pass_by(SECONDS - 0.01)
    assert (table.match.length, [len(ear.messages) for ear in ears]) == (1, before)
    clock.pass_by(0.02)
    assert texts(table) == [f"0 {GIFT}", "1 pass", "2 pass"]
    assert [len(ear.messages) for ear in ears] == [count + 1 for count in before]
    assert all(ear.update.window is None for ear in ears)


def test_who_claims_it_is_asked_when_the_time_is_over_and_the_others_pass():
    table, clock, (ana, bo, cleo, watcher) = opened()
    clock.pass_by(1)
    bo.ask(ClaimWindow, bo.update.length)
    assert [ear.update.window.claims for ear in (ana, bo, cleo, watcher)] == [(1,)] * 4
    assert watcher.update.window.left == 2000
    assert bo.update.legal == ()
    clock.pass_by(2)
    assert (bo.update.legal, bo.update.actors) == (("v:v2", "v:v3", "pass"), (1,))
    assert texts(table) == [f"0 {GIFT}"]
    clock.pass_by(100)  # at leisure
    bo.act("pass")
    assert texts(table) == [f"0 {GIFT}", "1 pass", "2 pass"]


def test_seats_before_the_one_who_claimed_pass_at_that_moment():
    table, clock, (_, _, cleo, _) = opened()
    cleo.ask(ClaimWindow, cleo.update.length)  # a bluff: no veto in hand
    clock.pass_by(SECONDS)
    assert texts(table) == [f"0 {GIFT}", "1 pass"]
    assert cleo.update.legal == ("pass",)
    cleo.act("pass")
    assert table.match.actors == (1,)  # the next turn


def test_a_reaction_opens_a_window_of_its_own():
    table, clock, (ana, bo, cleo, _) = opened()
    bo.ask(ClaimWindow, bo.update.length)
    clock.pass_by(SECONDS)
    bo.act("v:v2")
    assert ana.update.window.seats == (0,)
    ana.ask(ClaimWindow, ana.update.length)  # nobody is left to wait for
    clock.pass_by(0)
    ana.act("v:v1")
    assert (cleo.update.window.seats, cleo.update.window.claims) == ((2,), ())
    clock.pass_by(SECONDS)
    assert texts(table)[1:] == ["1 v:v2", "0 v:v1", "2 pass"]


def test_a_claim_is_too_late_when_the_window_is_closed_and_never_of_those_it_is_not_put_to():
    _, clock, (ana, bo, *_rest) = opened()
    ana.ask(ClaimWindow, ana.update.length)
    assert ana.refusals[-1].reason == "late"
    length = bo.update.length
    clock.pass_by(SECONDS)
    bo.ask(ClaimWindow, length)
    assert bo.refusals[-1].reason == "late"


@pytest.mark.parametrize(("hand", "is_asked"), [(("a4", "a5", "a6"), False), (("a4", "v2", "v3"), True)])
def test_with_one_person_there_is_no_clock_and_a_question_only_where_there_is_a_choice(hand, is_asked):
    table, _, (bo, _) = opened("bot:easy Bo", {0: HANDS[0], 1: hand})
    assert bo.update.window is None
    assert texts(table) == ([f"0 {GIFT}"] if is_asked else [f"0 {GIFT}", "1 pass"])
    assert table.match.actors == (1,)


def test_two_at_one_screen_have_a_clock_too():
    table, _ = salon("Ana Bo", {0: HANDS[0], 1: HANDS[1]})
    ana, bo = seated(table, "same", "same")
    ana.act("c:a1").act(">0").act(".")
    assert ana.update.window
    assert bo.update.window


def test_without_a_clock_the_questions_are_put_one_after_the_other():
    table = new_table("Ana Bo Cleo", game="salon")
    ears = seated(table, "a", "b", "c")
    table.act(0, whole(table, 0), 0)
    assert (ears[1].update.window, ears[1].update.legal[-1]) == (None, "pass")


def test_wishes_are_told_to_their_seat_alone_and_change_nothing_for_others():
    table, clock, (ana, bo, cleo, watcher) = opened()
    before, cleo_before = [len(ear.messages) for ear in (ana, watcher)], cleo.update
    bo.ask(Wish, "veto", "never", for_round=False)
    cleo.ask(Wish, "veto", "able", for_round=True)
    assert (bo.update.window.asked, cleo.update.window.asked) == (False, False)
    window, wishes = cleo_before.window._replace(asked=False), (StandingWish("veto", "able", for_round=True),)
    assert cleo.update == cleo_before._replace(window=window, wishes=wishes, log_from=len(cleo.log), log=())
    assert bo.update.wishes == (StandingWish("veto", "never", for_round=False),)
    assert (ana.update.wishes, watcher.update.wishes) == ((), ())
    assert [len(ear.messages) for ear in (ana, watcher)] == before
    clock.pass_by(SECONDS)
    assert texts(table)[1:] == ["1 pass", "2 pass"]
    for wish in (("veto", "whenever"), ("give", "never")):
        bo.ask(Wish, *wish, for_round=False)
        assert bo.refusals.pop().reason == "unknown_wish"


def test_a_wish_for_the_round_ends_with_it():
    table, clock, (_, bo, *_rest) = opened()
    bo.ask(Wish, "veto", "never", for_round=True)
    seen = set()
    while table.match.outcome is None:
        if table.windows.is_open:
            window = bo.update.window
            if 1 in window.seats and bo.update.view["phase"] == "veto":
                seen.add((bo.update.view["round"], window.asked, len(bo.update.wishes)))
            clock.pass_by(SECONDS)
        else:
            (seat,) = table.match.actors
            assert table.act(seat, whole(table, seat), table.match.length) is None
    assert seen == {(1, False, 1), (2, True, 0)}


def test_who_wants_never_to_be_asked_passes_without_a_clock_too():
    table, _ = salon("bot:easy Bo", {0: HANDS[0], 1: HANDS[1]})
    Ear(table.link(1, "guest")).ask(Wish, "veto", "never")
    table.act(0, GIFT, 0)
    assert texts(table) == [f"0 {GIFT}", "1 pass"]


def test_a_wish_is_withdrawn_by_another_one_also_while_no_window_is_open():
    table, clock, (_, bo, *_rest) = opened()
    bo.ask(Wish, "veto", "never", for_round=False)
    clock.pass_by(SECONDS)
    assert not table.windows.is_open
    assert len(bo.update.wishes) == 1
    bo.ask(Wish, "veto", "always", for_round=False)
    assert bo.update.wishes == ()
    assert table.act(1, whole(table, 1), table.match.length) is None
    clock.pass_by(SECONDS)
    assert table.act(2, whole(table, 2), table.match.length) is None
    assert bo.update.window.asked


def test_a_wish_is_that_of_the_person_in_the_seat():
    table, _, _ears = opened()
    table.wish(1, "veto", "never", for_round=False)
    for occupant, count in ((Player("Bo", "bot", "easy"), 1), (Player("Dan"), 0), (Player("Bo"), 1)):
        table.set_occupant(1, occupant)
        assert len(table.windows.told(1)) == count


def test_a_wish_for_the_round_holds_no_longer_against_bots_either():
    table, _ = salon("bot:easy Bo", {0: HANDS[0], 1: HANDS[1]})
    table.wish(1, "veto", "never", for_round=True)
    table.windows._wishes[1, "veto"] = table.windows._wishes[1, "veto"]._replace(round=2)  # of another round
    table.act(0, GIFT, 0)
    assert texts(table) == [f"0 {GIFT}"]


# The time is the table's.


@pytest.mark.parametrize("seconds", [1, 10])
def test_a_window_is_open_for_as_long_as_the_table_says(seconds):
    table, clock, ears = opened(assistance=Assistance(reaction_time=seconds))
    assert {ear.update.window.left for ear in ears} == {seconds * 1000}
    assert {ear.update.assistance.reaction_time for ear in ears} == {seconds}
    clock.pass_by(seconds - 0.01)
    assert table.match.length == 1
    clock.pass_by(0.02)
    assert texts(table)[1:] == ["1 pass", "2 pass"]


NO_CLOCK = Assistance(reaction_time=0)
LETTERS_ONLY = SALON.unable


@pytest.mark.parametrize("cards", [HANDS[1], LETTERS_ONLY])
@pytest.mark.parametrize("wish", ["", "always", "able"])
def test_without_a_clock_all_are_asked_in_turn_whatever_they_hold(cards, wish):
    table, clock = salon(hands={**HANDS, 1: cards})
    table.assist(NO_CLOCK)
    _, bo, cleo = seated(table, "a", "b", "c")
    if wish:
        bo.ask(Wish, "veto", wish, for_round=False)
    table.act(0, GIFT, 0)
    assert (bo.update.window, bo.update.actors, bo.update.legal[-1]) == (None, (1,), "pass")
    clock.pass_by(1000)  # at leisure
    bo.act("pass")
    assert cleo.update.actors == (2,)
    cleo.act("pass")
    assert texts(table)[1:] == ["1 pass", "2 pass"]


def test_without_a_clock_who_never_wants_to_be_asked_passes_at_once():
    table, _ = salon(hands=HANDS)
    table.assist(NO_CLOCK)
    _, bo, cleo = seated(table, "a", "b", "c")
    bo.ask(Wish, "veto", "never", for_round=False)
    table.act(0, GIFT, 0)
    assert texts(table)[1:] == ["1 pass"]
    assert cleo.update.actors == (2,)


def test_without_a_clock_one_person_among_bots_is_asked_only_where_there_is_a_choice():
    table, _, _ears = opened("bot:easy Bo", {0: HANDS[0], 1: LETTERS_ONLY}, NO_CLOCK)
    assert texts(table) == [f"0 {GIFT}", "1 pass"]


def test_a_pause_closes_the_window_and_going_on_opens_it_anew():
    table, clock, (ana, bo, *_rest) = opened()
    bo.ask(ClaimWindow, bo.update.length)
    ana.ask(Pause, True)
    assert ana.update.window is None
    clock.pass_by(100)
    assert table.match.length == 1
    ana.ask(Pause, False)
    assert (ana.update.window.claims, ana.update.window.left) == ((), SECONDS * 1000)


def test_when_all_others_have_become_bots_the_last_person_is_asked_without_a_clock():
    table, _, (_, bo, _) = opened("Ana Bo", {0: HANDS[0], 1: HANDS[1]})
    assert bo.update.window
    table.set_occupant(0, Player("Ana", "bot", "easy"))
    assert (bo.update.window, bo.update.legal) == (None, ("v:v2", "v:v3", "pass"))


def test_passes_that_cannot_be_written_down_are_tried_again(tmp_path, monkeypatch):
    table, clock = salon(folder=tmp_path)
    seated(table, "a", "b", "c")
    table.act(0, whole(table, 0), 0)

    def full(*lines: str) -> None:
        raise NotSaved(OSError(28, "full"))

    with monkeypatch.context() as patched:
        patched.setattr(table._journal, "append", full)
        clock.pass_by(SECONDS)
    assert (table.match.length, table.windows.is_open) == (1, True)
    clock.pass_by(RETRY)
    assert texts(table)[1:] == ["1 pass", "2 pass"]
    table.close()


def test_a_pass_is_never_what_is_taken_back():
    """Else a take-back would tell whether it was forced."""
    _, clock, (_, bo, *_rest) = opened()
    bo.ask(ClaimWindow, bo.update.length)
    clock.pass_by(SECONDS)
    bo.act("pass")
    assert bo.update.undo_to is None


def test_a_game_opens_windows_in_the_phases_that_it_declares_and_else_none():
    seen, rng = set(), Random(3)
    for seed in range(20):
        match = Match(checked(load("salon"), 4, {}, seed))
        while match.actors:
            if match.game.window(match.state):
                seen.add(match.game.view(match.state, None)["phase"])
            seat = match.actors[0]
            draft = Draft(match.game, seat, match.state)
            while not draft.steps or not draft.is_whole:
                draft = draft.extended(rng.choice([*map(match.game.write, match.game.legal(draft.state, seat))]))
            match.play(seat, draft.text)
    assert seen == {*load("salon").windows}


# Nothing is betrayed.


def bytes_told(ear: Ear) -> list[bytes]:
    """What goes over the wire to somebody, changes of views included."""
    tellings, shown, sent = Tellings(), None, []
    for message in ear.messages:
        assert isinstance(message, Update)
        told, shown = tellings.told(message, shown)
        sent.append(packed(told))
    return sent


def whispered(told: list[Ear]) -> list[list[bytes]]:
    """What all but Bo were told."""
    return [bytes_told(told[place]) for place in (0, 2, 3)]


@scenes
@pytest.mark.parametrize("wish", ["", "never", "able", "always"])
def test_without_a_clock_tables_that_differ_in_one_hand_tell_the_others_the_same_bytes_at_the_same_times(wish, scene):
    heard = []
    for cards in (scene.hands[1], scene.unable):
        table, clock = salon(hands={**scene.hands, 1: cards}, scene=scene)
        table.assist(NO_CLOCK)
        ears = [*seated(table, "a", "b", "c"), Ear(table.spectate())]
        times: list[tuple[float, int]] = []
        table.watch(lambda: times.append((clock.time, table.match.length)))  # noqa: B023
        if wish:
            ears[1].ask(Wish, scene.phase, wish, for_round=False)
        table.act(0, scene.action, 0)
        clock.pass_by(0.5)
        if table.match.actors == (1,):
            ears[1].act("pass")
        clock.pass_by(0.5)
        heard.append((texts(table), times, whispered(ears)))
    assert heard[0] == heard[1]
    assert heard[0][0][1:] == ["1 pass"]


@scenes
@pytest.mark.parametrize("seed", range(40))
def test_tables_that_differ_in_one_hand_tell_the_others_the_same_bytes_at_the_same_times(seed, scene):
    """Bo could react at one table and not at the other, and does at neither."""
    rng = Random(seed)
    bluffs, wish, pause = rng.random() < 0.3, rng.choice(("", "never", "able", "always")), rng.random() * SECONDS
    heard = []
    for cards in (scene.hands[1], scene.unable):
        table, clock, ears = opened(hands={**scene.hands, 1: cards}, scene=scene)
        times: list[tuple[float, int]] = []
        table.watch(lambda: times.append((clock.time, table.match.length)))  # noqa: B023
        if wish:
            ears[1].ask(Wish, scene.phase, wish, for_round=False)
        clock.pass_by(pause)
        if bluffs:
            ears[1].ask(ClaimWindow, ears[1].update.length)
        clock.pass_by(SECONDS - pause)
        if bluffs:
            clock.pass_by(0.5)
            ears[1].act("pass")
        heard.append((texts(table), times, whispered(ears)))
    assert heard[0] == heard[1]
    assert heard[0][0][1:] == ["1 pass", "2 pass"]


@scenes
def test_tables_that_differ_in_a_wish_tell_the_others_the_same_bytes_at_the_same_times(scene):
    """Of every kind, made before the window or while it is open, for the round or for good."""
    heard = []
    for wish in ("", *WISHES):
        for is_early, for_round in ((True, True), (True, False), (False, True), (False, False)):
            table, clock = salon(hands=scene.hands, scene=scene)
            ears = [*seated(table, "a", "b", "c"), Ear(table.spectate())]
            times: list[tuple[float, int]] = []
            table.watch(lambda: times.append((clock.time, table.match.length)))  # noqa: B023
            if wish and is_early:
                ears[1].ask(Wish, scene.phase, wish, for_round=for_round)
            clock.pass_by(0.5)
            table.act(0, scene.action, 0)
            clock.pass_by(0.5)
            if wish and not is_early:
                ears[1].ask(Wish, scene.phase, wish, for_round=for_round)
            clock.pass_by(SECONDS)
            heard.append((texts(table), times, whispered(ears)))
    assert heard.count(heard[0]) == len(heard)
    assert heard[0][0][1:] == ["1 pass", "2 pass"]


@scenes
def test_tables_that_differ_in_a_half_made_choice_tell_the_others_the_same_bytes_at_the_same_times(scene):
    """The choice is made at once, step by step, or after second thoughts."""
    steps = scene.action.split(SEPARATOR)
    heard = []
    for way in ([scene.action], steps, [steps[0], UNDO, *steps], [*steps[:-1], UNDO, steps[-2], steps[-1]]):
        table, clock = salon(hands=scene.hands, scene=scene)
        ears = [*seated(table, "a", "b", "c"), Ear(table.spectate())]
        times: list[tuple[float, int]] = []
        table.watch(lambda: times.append((clock.time, table.match.length)))  # noqa: B023
        for text in way:
            if text == UNDO:
                ears[0].ask(AskUndo)
            else:
                ears[0].act(text)
            if text != way[-1]:
                assert ears[0].update.draft or text == UNDO
        clock.pass_by(SECONDS)
        heard.append((texts(table), times, [bytes_told(ear) for ear in ears[1:]]))
    assert heard.count(heard[0]) == len(heard)
    assert heard[0][0] == [f"0 {scene.action}", "1 pass", "2 pass"]


@scenes
def test_forced_chosen_and_bots_passes_cannot_be_told_apart_over_500_windows(scene):
    """When each comes, and in how many bytes, as a spectator hears of it."""
    rng = Random(5)
    heard: dict[str, set[tuple[float, int]]] = {"forced": set(), "chosen": set(), "bot": set()}
    for _ in range(500):
        kind = rng.choice([*heard])
        hands = {**scene.hands, 1: scene.unable if kind == "forced" else scene.hands[1]}
        table, clock, ears = opened("Ana Bo Cleo" if kind != "bot" else "Ana bot:easy Cleo", hands, scene=scene)
        before, times = len(ears[-1].messages), list[float]()
        table.watch(lambda: times.append(clock.time))  # noqa: B023
        clock.pass_by(SECONDS + rng.random())
        assert Line(1, "pass") in table.match.lines
        (message,) = ears[-1].messages[before:]
        told = Tellings().told(message._replace(occupants=()), None)[0]
        heard[kind].add((times[0], len(packed(told))))
    assert heard["forced"] == heard["chosen"] == heard["bot"]


# Windows that open so often that people are asked in the last of a round only: W-ANY of Le Complot (R4.2).

CARDS_TO_PLAY = "at 1 A:XIII  at 9 B:JON  hand A ESP1 ACC1 COM01  hand B ESP2 COM02  ip 3,4"
BETWEEN_PHASES, AT_ROUND_END = f"n=2 round=2 phase=4 {CARDS_TO_PLAY}", f"n=2 round=2 phase=8 seat=B {CARDS_TO_PLAY}"
PAIR = (Player("Ana"), Player("Bo"))
ALONE = (Player("Ana"), Player("", "bot", "easy"))
IN_TURN = ROOM._replace(reaction_time=0)


def complot(position: str, people: tuple[Player, ...], assistance: Assistance = IN_TURN) -> tuple[Table, Clock]:
    """A table that keeps no time yet."""
    table = Table(Match(checked(load("complot"), 2, {}, 3, position)), people)
    table.assist(assistance)
    return table, Clock()


def asked_at(table: Table) -> tuple[str, int]:
    view = table.match.game.view(table.match.state, None)
    return view["phase"], view["stage"]


def test_frequent_windows_pass_by_themselves_whatever_one_holds():
    table, clock = complot(BETWEEN_PHASES, PAIR)
    assert (asked_at(table), "ESP1 B" in table.match.legal(0)) == (("anytime", 4), True)
    table.windows.keep_time(clock.later, clock.now)
    assert texts(table) == ["0 pass", "1 pass"] * 2
    assert asked_at(table) == ("recruit", 5)


@pytest.mark.parametrize("people", [PAIR, ALONE])
def test_the_last_one_of_a_round_is_put_to_everyone(people):
    table, clock = complot(AT_ROUND_END, people)
    table.windows.keep_time(clock.later, clock.now)
    assert table.act(1, "end", 0) is None
    assert (asked_at(table), table.match.actors) == (("anytime", 9), (0,))
    assert texts(table) == ["1 end"]


def test_who_wants_to_be_asked_every_time_is():
    table, clock = complot(BETWEEN_PHASES, ALONE)
    assert table.wish(0, "anytime", "always", for_round=False) is None
    table.windows.keep_time(clock.later, clock.now)
    assert (texts(table), table.match.actors) == ([], (0,))


def test_such_a_window_is_told_as_one_that_is_not_wanted_but_may_be_claimed():
    table, clock = complot(BETWEEN_PHASES, PAIR, ROOM)
    ana, bo = (Ear(table.link(seat, f"guest {seat}")) for seat in (0, 1))
    table.windows.keep_time(clock.later, clock.now)
    assert [ear.update.window.asked for ear in (ana, bo)] == [False, False]
    assert ana.update.wishes == (StandingWish("anytime", "round_end", for_round=False),)
    assert texts(table) == []
    ana.ask(ClaimWindow, ana.update.length)
    clock.pass_by(SECONDS)
    assert "ESP1 B" in ana.update.legal


def test_only_the_last_of_a_round_can_be_wished_of_frequent_windows():
    table, _ = complot(BETWEEN_PHASES, PAIR)
    assert table.wish(0, "dodge", "round_end", for_round=False).reason == "unknown_wish"
    assert table.wish(0, "anytime", "never", for_round=False) is None
    assert table.wish(0, "anytime", "round_end", for_round=False) is None
    assert table.windows.told(0) == (StandingWish("anytime", "round_end", for_round=False),)
