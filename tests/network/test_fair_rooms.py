"""What helps players is a setting of the room, alike for every seat; and nobody's powers show them a secret."""

from __future__ import annotations

import pytest

from engines.record import AT_ONE_DESK, Assistance, Player
from network.bots.adviser import Adviser
from network.bots.driver import BotDriver
from network.disk.journal import Journal, NotSaved
from network.messages.room import (
    Again,
    Change,
    Denied,
    Free,
    Kick,
    Leave,
    Ready,
    RoomSettings,
    SeatBot,
    Sit,
    Stand,
    Start,
)
from network.messages.table import AskHint, AskUndo, Hint, Hurry, Refusal, Resign
from network.table.table import Table
from tests.network.conftest import Ear, new_table
from tests.network.hall import Deaf, Hall, Visitor, playing, seated
from tests.network.test_driver import FakeThinker
from tests.network.test_room_match import opened
from tests.network.test_windows import Clock, whole

HINTS = RoomSettings(assistance=Assistance(hints=True))


def entries(visitor: Visitor, place: int | None) -> list[dict]:
    """The seats that changed hands, as somebody was told."""
    return [
        entry.event
        for told in visitor.at_places
        if told[0] == place and hasattr(told[1], "log")
        for entry in told[1].log
        if entry.event["kind"] == "seat"
    ]


# Settings.


def test_in_a_room_nobody_is_helped_unless_the_chief_says_so():
    _hall, ana, bo = playing()
    assert ana.state.settings.assistance == Assistance(hints=False, analysis=False, undo="free")
    for visitor, seat in ((ana, 0), (bo, 1)):
        assert visitor.update(seat).assistance == Assistance()
        visitor.say(AskHint(seat), AskHint(seat, True))
        assert visitor.refusals == [(seat, Refusal("no_hints")), (seat, Refusal("no_analysis"))]


def test_whoever_might_come_is_told_beforehand():
    card = Hall(settings=RoomSettings(assistance=Assistance(hints=True, undo="asked"))).room.card()
    assert (card.hints, card.analysis, card.undo, card.reaction_time) == (True, False, "asked", 3)


def test_what_helps_is_changed_before_a_match_only_and_everyone_looks_at_it_again():
    hall = Hall()
    ana, bo = seated(hall, "Ana Bo")
    ana.say(Change(HINTS, hall.room.options, 2))
    assert bo.state.settings == HINTS
    assert not any(person.ready for person in bo.state.people)
    ana.say(Change(RoomSettings(assistance=Assistance(undo="maybe")), hall.room.options, 2))
    assert ana.denied[-1] == Denied("bad_option", {"reason": "bad_value", "option": "undo", "value": "maybe"})
    ana.say(Change(RoomSettings(assistance=Assistance(reaction_time=11)), hall.room.options, 2))
    assert ana.denied[-1] == Denied("bad_option", {"reason": "bad_value", "option": "reaction_time", "value": 11})
    hall, ana, _bo = playing()
    ana.say(Change(HINTS, hall.room.options, 2))
    assert ana.denied == [Denied("match_running")]


def test_the_time_to_react_is_everybodys_and_stays_for_the_next_match():
    settings = RoomSettings(assistance=Assistance(reaction_time=1))
    hall, ana, bo = playing(game="salon", settings=settings)
    assert hall.room.card().reaction_time == 1
    ana.act(whole(hall.table, 0))
    assert [visitor.update(seat).window.left for visitor, seat in ((ana, 0), (bo, 1))] == [1000, 1000]
    hall.passes(1)
    assert bo.update(1).window is None
    bo.say(Resign(1), Again())
    assert ana.state.settings == settings
    ana.say(Ready(True))
    bo.say(Ready(True))
    ana.say(Start())
    assert bo.update(1).assistance.reaction_time == 1


def test_a_table_opened_in_play_keeps_its_time_to_react():
    table = new_table("Kim Eve", game="salon")
    table.assist(AT_ONE_DESK._replace(reaction_time=0))
    hall, _window = opened(table, [0])
    assert hall.room.state().settings.assistance == Assistance(reaction_time=0)


def test_a_guest_gets_the_hint_that_the_guest_asked_for_and_others_nothing():
    hall, ana, bo = playing(settings=HINTS)
    eva, thinker, posted = hall.visitor("Eva", watch=True), FakeThinker(), []
    Adviser(hall.table, lambda: thinker, posted.append)
    before = [len(visitor.messages) for visitor in (ana, bo, eva)]
    clock, length = hall.keeper.timers[:], hall.table.match.length
    ana.say(AskHint(0), AskHint(1))
    assert ana.refusals == [(1, Refusal("not_your_seat"))]
    thinker.answer(text="c2", value=0.9)
    posted.pop()()
    assert ana.at_places[-1] == (0, Hint(0, "c2"))
    assert [len(visitor.messages) for visitor in (ana, bo, eva)] == [before[0] + 2, *before[1:]]
    assert (hall.keeper.timers, hall.table.match.length) == (clock, length)


def test_a_table_opened_in_play_helps_nobody_until_it_is_closed_again():
    table = new_table("Kim Eve")
    hall, _window = opened(table, [0])
    bo = hall.visitor("Bo").say(Sit(1, "Bo"))
    assert table.assistance == Assistance()
    assert bo.update(1).assistance == Assistance()
    hall.room.close()
    assert table.assistance == AT_ONE_DESK


# Taking back.


@pytest.mark.parametrize(("policy", "free"), [("free", True), ("asked", False)])
def test_taking_back_is_free_or_asked_for(policy, free):
    """Nobody has noticed the mark; a table may ask all the same."""
    hall, ana, bo = playing(settings=RoomSettings(assistance=Assistance(undo=policy)))
    ana.act("c1")
    assert (ana.update(0).undo_to, ana.update(0).undo_free) == (0, free)
    ana.say(AskUndo(0))
    assert (hall.table.undo_asked is None) == free
    assert bo.update(1).ply == (0 if free else 1)


def test_taking_back_may_be_ruled_out():
    _hall, ana, _bo = playing(settings=RoomSettings(assistance=Assistance(undo="never")))
    ana.act("c1")
    assert ana.update(0).undo_to is None
    ana.say(AskUndo(0))
    assert ana.refusals == [(0, Refusal("no_undo"))]


def test_without_anybody_to_ask_asking_is_agreeing():
    table = new_table("Ana bot:easy")
    table.assist(Assistance(undo="asked"))
    ear = Ear(table.link(0, "window")).act("c1")
    assert ear.update.undo_free


def test_any_player_may_hurry_the_bots():
    hall, ana, bo = playing()
    thinker = FakeThinker()
    bo.say(Stand(1))
    hall.room.seating.seat_bot(1, "easy", may_hold=False)
    BotDriver(hall.table, thinker, lambda job: None, Clock().later)
    ana.act("c1").act("go")
    hall.visitor("Eva", watch=True).say(Hurry(0))
    assert thinker.hurried == []
    ana.say(Hurry(0))
    assert thinker.hurried == list(thinker.asked)


# Seats in play.


def test_in_a_match_with_secrets_the_chief_puts_nobody_in_anothers_place():
    """Neither by sending the player away, nor by freeing the seat of one who is away, nor that of a bot."""
    hall, ana, bo, cy = playing("Ana Bo Cy")
    ana.say(Kick(bo.guest), Free(1), Sit(1, "Ana"))
    assert ana.denied == [Denied("secret_seat"), Denied("seat_held")]
    assert hall.table.occupants[1] == Player("", "bot", "medium")
    cy.drop()
    hall.passes(hall.room.settings.grace)
    ana.say(Free(2), SeatBot(2, "easy"), Free(2), Sit(2, "Ana"))
    assert ana.denied[2:] == [Denied("secret_seat"), Denied("secret_seat"), Denied("seat_held")]
    assert set(ana.places) == {0}
    assert [(event["by"], event["player"]) for event in entries(ana, 0)] == [(1, "bot"), (2, "bot")]
    again = hall.visitor("Cy", token=cy.token)
    assert again.update(2).occupants[2] == Player("Cy"), "who was away plays again"
    assert entries(ana, 0)[-1] == {"kind": "seat", "by": 2, "before": "Cy", "after": "Cy", "player": "human"}


def test_a_seat_with_secrets_passes_on_by_its_holders_word_and_everyone_is_told():
    hall, ana, bo = playing()
    eva = hall.visitor("Eva")
    bo.say(Stand(1))
    eva.say(Sit(1, "Eva"))
    assert eva.update(1).seat == 1
    told = {"kind": "seat", "by": 1, "before": "Bo", "after": "Eva", "player": "human"}
    assert entries(ana, 0) == entries(eva, 1) == [told]


def test_without_secrets_another_person_may_sit_there_and_everyone_is_told():
    _hall, ana, bo = playing(game="wagons")
    ana.say(Kick(bo.guest), Sit(1, "Ann"))
    assert ana.denied == []
    assert entries(ana, 0) == [{"kind": "seat", "by": 1, "before": "Bo", "after": "Ann", "player": "human"}]


def test_another_name_is_no_change_of_hands():
    _hall, ana, bo = playing()
    bo.say(Sit(1, "Bob"))
    assert entries(ana, 0) == []


def test_a_change_of_hands_is_told_after_a_crash_too(tmp_path):
    hall, ana, bo = playing(folder=tmp_path)
    ana.act("c1").act("go")
    ana.say(Kick(bo.guest))
    hall.table.close()
    journal, record = Journal.open(next(tmp_path.glob("*.ronde")))
    again = Ear(Table.of(record, journal).spectate())
    assert again.kinds[-1] == "seat"
    journal.close()


def test_a_kick_that_cannot_be_written_down_is_not_done(tmp_path, monkeypatch):
    def full(*_texts: str) -> None:
        raise NotSaved(OSError(28, "full"))

    _hall, ana, bo = playing(folder=tmp_path)
    monkeypatch.setattr(Journal, "append", full)
    ana.say(Kick(bo.guest))
    assert ana.denied[-1].reason == "not_saved"
    assert not bo.gone_for
    assert ana.state.seats[1].guest == bo.guest


def test_closing_a_table_with_secrets_leaves_its_guests_seats_to_bots():
    table = new_table("Kim Eve")
    hall, _window = opened(table, [0])
    hall.visitor("Bo").say(Sit(1, "Bo"))
    hall.room.part()
    hall.room.close()
    assert [who.kind for who in table.occupants] == ["human", "bot"]


# Who was sent away.


def enters(hall: Hall, name: str, address: str, token: str = "") -> object:
    found = hall.room.enter(name, token, False, Deaf(address))
    return found.reason if isinstance(found, Denied) else found


def test_whoever_was_sent_away_does_not_simply_come_back():
    hall = Hall()
    ana, bo = hall.visitor("Ana"), enters(hall, "Bo", "192.168.1.7")
    ana.say(Kick(bo.guest))
    assert enters(hall, "Bo", "10.0.0.1", bo.token) == "kicked"
    assert enters(hall, "Zoé", "192.168.1.7") == "kicked"
    assert enters(hall, "Bo", "192.168.1.8").guest, "another machine, perhaps another Bo"


def test_whoever_shares_a_machine_with_others_is_known_by_name():
    hall = Hall()
    ana = hall.visitor("Ana")
    bo, cy = enters(hall, "Bo", "192.168.1.7"), enters(hall, "Cy", "192.168.1.7")
    ana.say(Kick(bo.guest))
    assert enters(hall, "BO", "192.168.1.7") == "kicked"
    assert enters(hall, "Dan", "192.168.1.7").guest
    assert cy.guest in {person.guest for person in ana.state.people}


def test_all_addresses_of_one_ipv6_network_are_one():
    hall = Hall()
    ana, bo = hall.visitor("Ana"), enters(hall, "Bo", "fd00::1:2%eth0")
    ana.say(Kick(bo.guest))
    assert enters(hall, "Zoé", "fd00::9") == "kicked"
    assert enters(hall, "Zoé", "fd00:0:0:1::9").guest


def test_of_those_sent_away_only_so_many_are_remembered():
    hall = Hall()
    ana = hall.visitor("Ana")
    for number in range(120):
        ana.say(Kick(enters(hall, "Bo", f"10.0.0.{number}").guest))
    assert len(hall.room.guests.kicked) == 100


def test_another_match_may_be_asked_for_by_everyone_who_played():
    hall, ana, bo = playing()
    eva = hall.visitor("Eva", watch=True)
    hall.table.resign(1)
    eva.say(Again())
    assert eva.denied == [Denied("not_chief")]
    bo.say(Again(), Ready(True))
    assert ana.state.stage == "gathering"
    bo.say(Leave())
