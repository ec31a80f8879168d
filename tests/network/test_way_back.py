"""What a guest keeps of a seat it holds, so that it can return there whatever became of its program."""

from __future__ import annotations

import time

import pytest

from network.messages.room import HandOver, Kick, Leave, RoomSettings
from network.messages.table import Resign
from network.room.room import Room
from tests.network.real_host import Guest, RealHost, real_host, started


@pytest.fixture
def host(tmp_path):
    with real_host(tmp_path) as made:
        yield made


def at_a_table(host: RealHost, **how) -> tuple[Guest, Guest]:
    """Two guests who play; the first has come first."""
    room = host.room(**how)
    anna, bo = host.guest(room, "Anna").here(), host.guest(room, "Bo")
    started(anna, bo)
    return anna, bo


def kept(guest: Guest, is_so) -> None:
    """Wait until the tickets of a guest are so; they are written beside listening."""
    guest.wait(lambda guest: guest.room.ticket.seats or not guest.tickets.seats())
    deadline = time.monotonic() + 30
    while not is_so(guest.tickets.seats()):
        assert time.monotonic() < deadline, guest.tickets.all()
        guest._loop.run(_turn()).result()


async def _turn() -> None:
    """One turn of the loop."""


def test_while_one_plays_the_ticket_says_what_waits(host):
    _anna, bo = at_a_table(host, settings=RoomSettings(grace=90))
    kept(bo, lambda seats: seats and seats[0].players)
    (ticket,) = bo.tickets.seats()
    assert (ticket.seats, ticket.players, ticket.grace) == ((1,), ("Anna 0",), 90)
    assert (ticket.title, ticket.game, ticket.host) == ("Table 1", "tiny", "Hôte")
    assert ticket.token
    assert abs(ticket.when - time.time()) < 60


def test_whoever_was_killed_returns_with_what_is_on_the_disk(host):
    """The program is gone without a word: nothing but the file is left."""
    anna, bo = at_a_table(host)
    kept(bo, bool)
    (ticket,) = bo.tickets.seats()
    bo.room.close()
    anna.wait(lambda guest: not guest.people()[1].here)
    again = host.come(ticket, host.port, bo._folder).here()
    anna.wait(lambda guest: guest.people()[1].here)
    assert again.room.guest == bo.room.guest
    again.wait(lambda guest: 1 in guest.updates)


def test_nothing_waits_before_a_match_and_after_it(host):
    room = host.room()
    guest = host.guest(room, "Anna").sit(0)
    assert guest.tickets.seats() == []
    anna, bo = at_a_table(host)
    kept(bo, bool)
    anna.room.say(Resign(0))
    kept(bo, lambda seats: not seats)
    assert len(bo.tickets.all()) == 1


def test_whoever_gives_up_the_seat_has_no_ticket(host):
    anna, bo = at_a_table(host)
    kept(bo, bool)
    bo.room.say(Leave())
    bo.wait_ended()
    assert bo.tickets.all() == []
    anna.wait(lambda guest: len(guest.people()) == 1)


def test_a_bot_that_plays_meanwhile_stands_on_the_ticket(host):
    anna, bo = at_a_table(host)
    bo.room.say(HandOver("easy"))
    kept(bo, lambda seats: seats and seats[0].by_bot)
    bo.room.close()
    anna.wait(lambda guest: not guest.people()[1].here)
    assert anna.state.seats[1].kind == "bot"


def test_a_table_that_is_gone_keeps_no_seat(host):
    """It may be opened again: the token stays."""
    anna, bo = at_a_table(host)
    kept(bo, bool)
    (ticket,) = bo.tickets.seats()
    bo.room.close()
    host.host.remove(ticket.table)
    again = host.come(ticket, host.port, bo._folder)
    assert again.wait_ended().reason == "no_such_table"
    assert again.tickets.seats() == []
    assert [kept.token for kept in again.tickets.all()] == [ticket.token]
    assert anna


@pytest.mark.parametrize("reason", ["kicked", "closed"])
def test_whoever_is_sent_away_or_sees_the_table_closed_has_no_ticket(host, reason):
    anna, bo = at_a_table(host)
    kept(bo, bool)
    if reason == "kicked":
        anna.room.say(Kick(bo.room.guest))
    else:
        host.on_desk(lambda: host.host.kept(bo.room.ticket.table).room.close())
    assert bo.wait_ended().reason == reason
    assert bo.tickets.all() == []


@pytest.mark.parametrize("reason", ["shutting_down", "closed"])
def test_whoever_comes_while_a_room_closes_is_told_why_it_does(host, reason):
    """A room that is only left for now is called again; one that is closed for good is not."""
    room = host.room()
    host.on_desk(lambda: room.close(reason))
    guest = host.guest(room, "Anna")
    guest.wait(lambda guest: guest.line.reason == reason)
    assert guest.line.state == ("lost" if reason == "shutting_down" else "ended")


def test_a_table_that_is_closed_for_now_is_called_until_it_is_open_again(host):
    """Its host may keep other tables meanwhile, and say that it has no such table."""
    room = host.room()
    guest = host.guest(room, "Anna").sit(0)
    host.host.remove(room.ident)
    host.on_desk(lambda: room.close("shutting_down"))
    guest.wait(lambda guest: guest.line.reason == "no_such_table")
    assert guest.line.state == "lost"
    again = host.on_desk(lambda: Room.from_ledger(host.office, room.ledger(), None))
    host.host.add(again, host.desk)
    guest.wait(lambda guest: guest.line.state == "here")
    assert guest.state.seats[0].guest == guest.room.guest
