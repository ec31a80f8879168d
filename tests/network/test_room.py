"""A room before the match: who comes in, who sits where, who decides, and what is said."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import network
from engines.game import SetupError
from engines.record import MAX_NAME
from network.messages.bounds import MAX_TEXT
from network.messages.line import FAULTS, VERSION, Card
from network.messages.room import (
    DENIALS,
    Again,
    Change,
    ClockRule,
    Commit,
    Denied,
    Free,
    Kick,
    Leave,
    Person,
    Ready,
    RoomSeat,
    RoomSettings,
    Say,
    SeatBot,
    Sit,
    Stand,
    Start,
)
from network.messages.table import Act
from network.room.chat import BURST, KEPT, SPAN
from network.room.guests import MAX_GUESTS, NAMELESS
from network.room.room import KEEP_AGAIN
from tests.network.hall import HOST, IDENT, Hall, playing, seated

OPEN = RoomSeat()


class Window:
    """The window that keeps the room: only remembers."""

    address = ""

    def __init__(self) -> None:
        self.messages: list[object] = []

    def tell(self, message: object) -> None:
        self.messages.append(message)

    def gone(self, reason: str) -> None:
        raise AssertionError(reason)


# Coming in.


def test_whoever_comes_in_is_told_how_things_stand_and_the_others_who_came():
    hall = Hall()
    ana = hall.visitor("Ana")
    assert ana.state == hall.room.state()
    assert ana.state.people == (Person(ana.guest, "Ana"),)
    assert (ana.state.id, ana.state.name, ana.state.game, ana.state.stage) == (
        IDENT,
        "The green table",
        "tiny",
        "gathering",
    )
    assert ana.state.options == {"first": 0, "cards": 3}
    assert ana.state.seats == (OPEN, OPEN)
    bo = hall.visitor("Bo")
    assert ana.state == bo.state
    assert [person.name for person in ana.state.people] == ["Ana", "Bo"]
    assert ana.guest[0] == "g"
    assert len(ana.guest) == 9
    assert len(ana.token) == 32


def test_a_game_that_cannot_be_played_like_that_makes_no_room():
    with pytest.raises(SetupError):
        Hall(seats=9)
    with pytest.raises(SetupError):
        Hall(cards=17)


def test_only_hashes_of_tokens_are_kept():
    hall = Hall()
    ana = hall.visitor("Ana")
    assert ana.token not in hall.keeper.kept[-1].text()
    assert hall.room.knows(ana.token)
    assert not hall.room.knows("")
    assert not hall.room.knows(hall.keeper.kept[-1].guests[0].token_hash)


@pytest.mark.parametrize(
    ("name", "called"),
    [
        ("Zoé", "Zoé"),
        ("  An\tna \n B ", "An na B"),
        ("A\u202eB\u0007C\x00", "ABC"),
        ("", NAMELESS),
        ("\x1b\u2066\ud800", NAMELESS),
        ("x" * 99, "x" * MAX_NAME),
        ("e\u0301" * 30, "e\u0301" * (MAX_NAME // 2)),
        ("n" * (MAX_NAME - 1) + "e\u0301\u0302", "n" * (MAX_NAME - 1)),
        ("\U0001f469\u200d\U0001f680" * 20, "\U0001f469\u200d\U0001f680" * 13),
        ("\u0301" * 99, NAMELESS),
    ],
)
def test_hostile_names_are_made_harmless(name, called):
    assert Hall().visitor(name).state.people[0].name == called


def test_two_of_the_same_name_are_told_apart():
    hall = Hall()
    for _ in range(3):
        hall.visitor("Anna")
    long = [hall.visitor("x" * MAX_NAME) for _ in range(2)]
    assert [person.name for person in long[1].state.people] == [
        "Anna",
        "Anna 2",
        "Anna 3",
        "x" * MAX_NAME,
        "x" * (MAX_NAME - 2) + " 2",
    ]


def test_a_token_gives_the_guest_and_the_seats_back():
    hall = Hall()
    ana = hall.visitor("Ana").say(Sit(0, "Ana"), Ready(True))
    bo = hall.visitor("Bo")
    ana.drop()
    assert bo.state.people[0] == Person(ana.guest, "Ana", here=False, ready=True, grace=60)
    again = hall.visitor("Someone", token=ana.token)
    assert (again.guest, again.token) == (ana.guest, ana.token)
    assert again.state.people[0] == Person(ana.guest, "Ana", ready=True)
    assert again.seats == [0]
    hall.passes(100)
    assert bo.state.seats[0].guest == ana.guest


def test_a_second_line_with_the_same_token_replaces_the_first():
    hall = Hall()
    ana = hall.visitor("Ana")
    again = hall.visitor("Ana", token=ana.token)
    assert ana.gone_for == "replaced"
    ana.drop()
    assert again.state.people == (Person(ana.guest, "Ana"),)
    hall.passes(100)
    assert again.say(Sit(0, "Ana")).seats == [0]


def test_a_token_that_nobody_knows_makes_a_new_guest():
    hall = Hall()
    ana = hall.visitor("Ana", token="f" * 32)
    assert ana.token != "f" * 32


def test_a_full_room_takes_nobody_more_but_lets_its_guests_back_in():
    hall = Hall()
    ana = hall.visitor("Ana").say(Sit(0, "Ana"))
    for number in range(MAX_GUESTS - 1):
        last = hall.visitor(f"Guest {number}")
    assert hall.room.enter("Zoé", "", False, last) == Denied("room_full")
    ana.drop()
    assert hall.room.enter("Zoé", "", False, last) == Denied("room_full")
    assert hall.visitor("Ana", token=ana.token).seats == [0]
    last.drop()  # holds nothing that must be kept for it
    assert hall.visitor("Zoé").state.people[-1].name == "Zoé"


def test_spectators_can_be_refused():
    hall = Hall(settings=RoomSettings(spectators=False))
    ana = hall.visitor("Ana")
    assert hall.room.enter("Bo", "", True, ana) == Denied("no_spectators")
    bo = hall.visitor("Bo")
    ana.say(Sit(0, "Ana"), SeatBot(1, "easy"))
    assert hall.room.enter("Cy", "", False, ana) == Denied("no_spectators")
    assert bo.state.settings.spectators is False


def test_the_card_says_what_strangers_may_know():
    hall = Hall()
    cards = []
    hall.room.watch(lambda: cards.append(hall.room.card()))
    ana, _bo = seated(hall, "Ana Bo")
    assert cards[0] == Card(IDENT, "The green table", "tiny", 2, 2, "", VERSION, False, False)
    assert cards[-1].free == 0
    ana.say(Start())
    assert cards[-1].playing


# Being away.


def test_before_a_match_seats_are_open_again_when_the_grace_is_over():
    hall = Hall(settings=RoomSettings(grace=30))
    ana, bo = seated(hall, "Ana Bo")
    bo.drop()
    hall.passes(20)
    ana.say(Ready(True), Ready(False))
    assert ana.state.people[1].grace == 10
    hall.passes(10)
    assert ana.state.seats[1] == OPEN
    assert [person.name for person in ana.state.people] == ["Ana"]
    assert hall.visitor("Bo", token=bo.token).guest != bo.guest


def test_whoever_leaves_is_forgotten_at_once():
    hall = Hall()
    ana, bo = seated(hall, "Ana Bo")
    bo.say(Leave())
    assert ana.state.seats[1] == OPEN
    assert not hall.room.knows(bo.token)
    heard = len(bo.messages)
    ana.say(Say("he has gone"))
    bo.say(Say("and is not heard"))
    assert len(bo.messages) == heard
    assert [said.text for said in ana.said] == ["he has gone"]


def test_small_changes_of_a_line_are_not_told():
    hall = Hall()
    ana, bo = hall.visitors("Ana Bo")
    hall.room.measured(bo.guest, 40)
    assert ana.state.people[1].ping == 40
    heard = len(ana.messages)
    for ping in (41, 50, 60, 21):
        hall.room.measured(bo.guest, ping)
    assert len(ana.messages) == heard
    hall.room.measured(bo.guest, 61)
    assert ana.state.people[1].ping == 61
    hall.room.measured("g00000000", 5)


# Seats.


def test_people_sit_stand_and_change_their_names():
    hall = Hall()
    ana, bo = hall.visitors("Ana Bo")
    ana.say(Sit(0, " Ana\n"), Sit(1, "Ana"))
    assert bo.state.seats == (RoomSeat("human", "Ana", "", ana.guest), RoomSeat("human", "Ana 2", "", ana.guest))
    bo.say(Sit(0, "Bo"), Stand(0), Sit(2, "Bo"), Stand(7))
    assert [denied.reason for denied in bo.denied] == ["seat_held", "seat_held", "no_such_seat", "no_such_seat"]
    ana.say(Sit(1, "Eve"), Stand(0), Sit(0, "\u202e"))
    assert ana.denied == [Denied("bad_name")]
    assert bo.state.seats == (OPEN, RoomSeat("human", "Eve", "", ana.guest))


def test_the_chief_seats_bots_and_frees_seats():
    hall = Hall(seats=3)
    ana, bo = hall.visitors("Ana Bo")
    ana.say(SeatBot(0, "easy"), SeatBot(0, "hard"), SeatBot(1, "genius"))
    assert ana.state.seats[0] == RoomSeat("bot", "", "hard")
    assert ana.denied == [Denied("bad_option", {"reason": "bad_value", "option": "level", "value": "genius"})]
    bo.say(Sit(0, "Bo"), Sit(1, "Bo"))
    assert bo.denied == [Denied("seat_held")]
    ana.say(SeatBot(1, "easy"), Free(1), Free(0))
    assert ana.denied[1:] == [Denied("seat_held")] * 2
    bo.drop()
    ana.say(SeatBot(1, "easy"), Free(1))
    assert ana.denied[3:] == [Denied("seat_held")]
    assert ana.state.seats == (OPEN, OPEN, OPEN)


@pytest.mark.parametrize(
    "asked",
    [
        Start(),
        SeatBot(0, "easy"),
        Free(0),
        Kick("host"),
        Change(RoomSettings(), {}, 2),
    ],
    ids=lambda asked: type(asked).__name__,
)
def test_only_the_chief_decides(asked):
    hall = Hall()
    ana, bo = hall.visitors("Ana Bo")
    before = ana.state
    bo.say(asked)
    assert bo.denied == [Denied("not_chief")]
    assert hall.room.state() == before


def test_the_window_that_keeps_a_room_is_its_chief():
    hall = Hall()
    window = Window()
    assert hall.room.enter_local("Kim", window) == HOST
    ana = hall.visitor("Ana")
    assert ana.state.chief == HOST
    hall.room.guests.get(ana.guest).decides = True
    assert hall.room.state().chief == HOST


def test_a_token_of_somebody_who_was_kicked_is_worth_nothing():
    hall = Hall()
    ana, bo = seated(hall, "Ana Bo")
    ana.say(Kick(bo.guest))
    assert bo.gone_for == "kicked"
    assert ana.state.seats[1] == OPEN
    bo.drop()
    assert hall.room.enter("Bo", bo.token, False, bo) == Denied("kicked")
    window = Window()
    hall.room.enter_local("Kim", window)
    hall.room.hear(HOST, Kick(HOST))
    hall.room.hear(HOST, Kick("g00000000"))
    assert [told for told in window.messages if isinstance(told, Denied)] == [Denied("no_such_guest")] * 2


# Settings.


def test_the_chief_changes_settings_options_and_seats():
    hall = Hall()
    ana, bo = seated(hall, "Ana Bo")
    settings = RoomSettings(spectators=False, clock=ClockRule("game", 300, 5), grace=10, stand_in="easy")
    ana.say(Change(settings, {"cards": 2}, 3))
    assert (bo.state.settings, bo.state.options) == (settings, {"first": 0, "cards": 2})
    assert [held.name for held in bo.state.seats] == ["Ana", "Bo", ""]
    assert not any(person.ready for person in bo.state.people)
    ana.say(Change(settings, {"cards": 2, "first": 0}, 2))
    assert len(bo.state.seats) == 2


def test_settings_alone_leave_everyone_ready():
    hall = Hall()
    ana, bo = seated(hall, "Ana Bo")
    ana.say(Change(RoomSettings(grace=5), {"cards": 3, "first": 0}, 2))
    assert bo.state.settings.grace == 5
    assert all(person.ready for person in bo.state.people)


def test_whoever_sat_in_a_seat_that_is_gone_stands():
    hall = Hall(seats=3)
    ana, bo = hall.visitors("Ana Bo")
    bo.say(Sit(2, "Bo"))
    ana.say(Change(RoomSettings(), {}, 2))
    assert bo.seats == []


@pytest.mark.parametrize(
    ("settings", "options", "seats", "details"),
    [
        (RoomSettings(), {"cards": 17}, 2, {"reason": "bad_value", "option": "cards", "value": 17}),
        (RoomSettings(), {"colour": 1}, 2, {"reason": "unknown_option", "option": "colour"}),
        (RoomSettings(), {}, 9, {"reason": "bad_seats", "seats": 9}),
        (
            RoomSettings(clock=ClockRule("blitz", 5)),
            {},
            2,
            {"reason": "bad_value", "option": "clock", "value": "blitz"},
        ),
        (RoomSettings(clock=ClockRule("move", 0)), {}, 2, {"reason": "bad_value", "option": "clock", "value": "move"}),
        (
            RoomSettings(clock=ClockRule("game", 9, -1)),
            {},
            2,
            {"reason": "bad_value", "option": "clock", "value": "game"},
        ),
        (RoomSettings(grace=-1), {}, 2, {"reason": "bad_value", "option": "grace", "value": -1}),
        (RoomSettings(grace=10**6), {}, 2, {"reason": "bad_value", "option": "grace", "value": 10**6}),
        (RoomSettings(stand_in="genius"), {}, 2, {"reason": "bad_value", "option": "stand_in", "value": "genius"}),
    ],
)
def test_what_means_nothing_is_denied_and_changes_nothing(settings, options, seats, details):
    hall = Hall()
    ana = hall.visitor("Ana")
    before = hall.room.state()
    ana.say(Change(settings, options, seats))
    assert ana.denied == [Denied("bad_option", details)]
    assert hall.room.state() == before


def test_a_room_is_locked_by_a_phrase_and_not_by_saying_so():
    hall = Hall()
    ana = hall.visitor("Ana")
    ana.say(Change(RoomSettings(locked=True), {}, 2))
    assert not ana.state.settings.locked
    ana.say(Change(RoomSettings(locked=True), {}, 2, b"verifier"))
    assert (ana.state.settings.locked, hall.room.verifier, hall.room.card().locked) == (True, b"verifier", True)
    ana.say(Change(RoomSettings(locked=True, grace=5), {}, 2))
    assert hall.room.verifier == b"verifier"
    ana.say(Change(RoomSettings(), {}, 2))
    assert (ana.state.settings.locked, hall.room.verifier) == (False, b"")


# Starting.


def test_a_match_begins_when_all_who_sit_are_ready():
    hall = Hall()
    ana, bo = hall.visitors("Ana Bo")
    ana.say(Start())
    bo.say(Sit(1, "Bo"))
    ana.say(Sit(0, "Ana"), Start())
    bo.say(Ready(True), Ready(False))
    ana.say(Start())
    bo.say(Ready(True))
    bo.drop()
    ana.say(Start())
    assert ana.denied == [Denied("seats_open"), *[Denied("not_all_ready", {"who": "Bo"})] * 3]
    hall.visitor("Bo", token=bo.token)
    ana.say(Start())
    assert ana.state.stage == "playing"
    assert not any(person.ready for person in ana.state.people)


def test_bots_are_always_ready_and_whoever_watches_is_not_asked():
    hall = Hall(seats=3)
    ana = hall.visitor("Ana").say(Sit(0, "Ana"), SeatBot(1, "easy"), SeatBot(2, "hard"))
    bo = hall.visitor("Bo")
    ana.say(Start())
    assert bo.state.stage == "playing"
    assert bo.asked == []
    assert [who.kind for who in hall.table.occupants] == ["human", "bot", "bot"]
    assert hall.keeper.driven


def test_what_cannot_be_saved_does_not_begin():
    hall = Hall()
    ana, bo = seated(hall, "Ana Bo")
    hall.keeper.full_disk = "no space left"
    ana.say(Start())
    assert bo.state.stage == "gathering"
    assert ana.denied == bo.denied == [Denied("not_saved", {"why": "ENOSPC"})]
    hall.keeper.full_disk = ""
    ana.say(Start())
    assert (bo.state.stage, bo.state.round) == ("playing", 2)


def test_everybody_is_told_for_as_long_as_nothing_can_be_written_down():
    hall = Hall()
    ana, bo = hall.visitors("Ana Bo")
    assert not ana.state.unsaved
    hall.keeper.full_disk = "No space left on device"
    ana.say(Sit(0, "Ana"))
    assert ana.state.unsaved
    assert bo.state.unsaved
    hall.passes(KEEP_AGAIN)
    assert hall.visitor("Cy").state.unsaved
    hall.keeper.full_disk = ""
    hall.passes(KEEP_AGAIN)
    assert not bo.state.unsaved
    assert hall.keeper.kept[-1].seats[0].name == "Ana", "and what was not written down is now"


# Talk.


def test_everyone_hears_what_is_said_and_whoever_comes_later_too():
    hall = Hall()
    ana, bo = hall.visitors("Ana Bo")
    ana.say(Say("  hello\tBo\x07 "))
    hall.keeper.date += 5
    bo.say(Say("« ça va ? »"))
    told = [(said.guest, said.name, said.text, said.when) for said in ana.said]
    assert told == [(ana.guest, "Ana", "hello Bo", 1_800_000_000), (bo.guest, "Bo", "« ça va ? »", 1_800_000_005)]
    assert hall.visitor("Cy").said == ana.said == bo.said


def test_a_line_is_cut_between_characters_and_nothing_is_not_said():
    hall = Hall()
    ana = hall.visitor("Ana").say(Say("\u200e \x00"), Say("é" * 999), Say("e\u0301" * 999))
    assert [said.text for said in ana.said] == ["é" * MAX_TEXT, "e\u0301" * (MAX_TEXT // 2)]


def test_nobody_talks_too_fast():
    hall = Hall()
    ana, bo = hall.visitors("Ana Bo")
    ana.say(*[Say("hurry")] * (BURST + 2))
    assert ana.denied == [Denied("chat_too_fast")] * 2
    assert len(bo.said) == BURST
    bo.say(Say("calm down"))
    hall.passes(SPAN)
    ana.say(Say("sorry"))
    assert bo.said[-1].text == "sorry"


@pytest.mark.parametrize("go", ["leave", "drop"])
def test_leaving_and_coming_in_again_does_not_make_anybody_talk_faster(go):
    hall = Hall()
    bo = hall.visitor("Bo", address="192.0.2.8")
    for turn in range(4):
        # One machine may choose any address of its /64.
        ana = hall.visitor(f"Ana {turn}", address=f"2001:db8::{turn}")
        ana.say(*[Say("hurry")] * BURST)
        assert ana.denied == ([] if turn == 0 else [Denied("chat_too_fast")] * BURST)
        ana.say(Leave()) if go == "leave" else ana.drop()
    assert len(bo.said) == BURST
    hall.passes(SPAN)
    assert hall.visitor("Ana", address="2001:db8::9").say(Say("sorry")).denied == []
    assert bo.said[-1].text == "sorry"


def test_two_people_at_one_address_talk_as_fast_as_others():
    hall = Hall()
    for guest in hall.visitors("Ana Bo"):
        assert guest.say(*[Say("hello")] * BURST).denied == []


def test_of_the_talk_so_much_is_remembered():
    hall = Hall()
    ana = hall.visitor("Ana")
    for number in range(KEPT + 20):
        ana.say(Say(str(number)))
        hall.passes(SPAN)
    assert [said.text for said in hall.visitor("Bo").said] == [str(number) for number in range(20, KEPT + 20)]


# What can be said when.


def test_what_belongs_to_a_match_is_denied_before_it():
    hall = Hall()
    ana = hall.visitor("Ana").say(Act(0, "c1", 0), Again(), Commit(1, "0" * 64))
    assert ana.denied == [Denied("no_match")] * 2


def test_what_belongs_before_a_match_is_denied_during_it():
    hall, ana, _bo = playing()
    before = hall.room.state()
    ana.say(Start(), Ready(True), Again(), Change(RoomSettings(), {"cards": 1}, 2), Change(RoomSettings(), {}, 3))
    ana.say(Change(RoomSettings(clock=ClockRule("move", 5)), {}, 2))
    assert ana.denied == [Denied("match_running")] * 6
    assert hall.room.state() == before
    ana.say(Change(RoomSettings(grace=7), {"cards": 3, "first": 0}, 2))
    assert ana.state.settings.grace == 7


def test_a_guest_who_is_gone_is_not_heard():
    hall = Hall()
    hall.room.hear("g00000000", Say("boo"))
    hall.room.welcome("g00000000")
    assert hall.visitor("Ana").said == []


def test_every_denial_has_its_code_in_the_list():
    """Words are found for each code of the list, so none may be missing there, and none be there in vain."""
    used = set()
    for path in Path(network.__path__[0], "room").glob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Denied":
                used |= {told.value for told in ast.walk(node.args[0]) if isinstance(told, ast.Constant)}
    assert used - set(FAULTS) == set(DENIALS)  # at the door a denial is a fault


def test_a_closed_room_sends_everyone_away_and_hears_nothing():
    hall = Hall()
    ana, bo = seated(hall, "Ana Bo")
    kept = len(hall.keeper.kept)
    hall.room.close()
    assert (ana.gone_for, bo.gone_for) == ("closed", "closed")
    hall.room.hear(ana.guest, Say("still here"))
    ana.drop()
    hall.passes(1000)
    assert len(hall.keeper.kept) == kept
    assert hall.room.enter("Ana", ana.token, False, ana) == Denied("closed")
