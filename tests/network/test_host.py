"""A host and its callers: what it lets in, what it sends away and why, and that nobody else notices.

Every code of FAULTS is reached here by a test of its own, over a real line.
"""

from __future__ import annotations

import logging
import socket
import ssl
import struct
import threading
from contextlib import suppress

import msgpack
import pytest

from network.lines.doorstep import Limits
from network.lines.turnstile import Turns
from network.messages import wire
from network.messages.line import (
    FAULTS,
    VERSION,
    Enter,
    Entered,
    Fault,
    Hello,
    Locked,
    Ping,
    Pong,
    Prove,
    Room,
    Told,
    Welcome,
)
from network.messages.room import Change, Denied, Kick, Leave, Ready, RoomSettings, Said, Say, Sit
from network.messages.table import Act, Resign
from network.rate_limit import Rate
from network.trust.pass_phrase import Knock, verifier
from tests.network.real_host import FAST, PATIENCE, Caller, RealHost, real_host, started


@pytest.fixture
def host(tmp_path):
    with real_host(tmp_path) as made:
        yield made


@pytest.fixture
def strict(tmp_path):
    """Makes a host with other limits."""
    made: list[RealHost] = []

    def with_limits(**limits: object) -> RealHost:
        made.append(RealHost(tmp_path, FAST._replace(**limits)))
        return made[0]

    yield with_limits
    made[0].close()


def frame(value: object) -> bytes:
    data = msgpack.packb(value)
    return struct.pack(">I", len(data)) + data


def entered(host: RealHost, room: object, name: str = "Anna", **options: object) -> Caller:
    caller = host.caller().hello()
    caller.say(Enter(room.ident, name, **options))
    caller.hear_kind(Entered)
    return caller


# Being greeted and let in.


def test_a_host_says_who_it_is_and_which_tables_there_are(host):
    room = host.room("wagons")
    caller = host.caller()
    caller.say(Hello(VERSION, VERSION, "test", "en", ("changes", "flying")))
    welcome = caller.hear()
    assert isinstance(welcome, Welcome)
    assert (welcome.version, welcome.name, welcome.host) == (VERSION, "Hôte", host.host.identity.host)
    assert welcome.capabilities == ("changes",)
    (card,) = welcome.tables
    assert (card.id, card.game, card.free, card.total, card.language) == (room.ident, "wagons", 2, 2, "fr")


def test_a_newer_client_that_still_speaks_our_version_is_welcome(host):
    caller = host.caller()
    caller.say(Hello(VERSION + 6, 1, "test", "en"))
    assert caller.hear().version == VERSION


def test_whoever_enters_hears_the_token_first_and_then_the_room(host):
    room = host.room()
    caller = host.caller().hello()
    caller.say(Enter(room.ident, "Anna"))
    first, second = caller.hear(), caller.hear()
    assert isinstance(first, Entered)
    assert len(first.token) == 32
    assert isinstance(second, Room)
    assert [person.name for person in second.state.people] == ["Anna"]


def test_both_families_answer_at_one_port(host):
    room = host.room()
    caller = host.caller("::1").hello()
    caller.say(Enter(room.ident, "Six"))
    assert caller.hear_kind(Entered).guest


def test_a_port_that_is_taken_is_replaced_by_a_free_one(host, tmp_path):
    with real_host(tmp_path / "other", port=host.port) as other:
        assert other.port not in (0, host.port)
        assert other.caller().hello()


def test_a_port_that_is_free_is_used(tmp_path):
    with socket.create_server(("", 0)) as probe:  # not the usual port, which other hosts on this machine may use
        free = probe.getsockname()[1]
    with real_host(tmp_path, port=free) as host:
        assert host.port == free


def test_cards_follow_what_happens_in_a_room(host):
    room = host.room()
    assert host.wait_card(room.ident).free == 2
    guest = host.guest(room, "Anna").sit(0)
    host.wait_card(room.ident, lambda card: card.free == 1)
    guest.room.say(Leave())
    host.wait_card(room.ident, lambda card: card.free == 2)


def test_a_ping_is_answered_at_once(host):
    caller = host.caller().hello()
    caller.say(Ping(7))
    assert caller.hear() == Pong(7)


def test_the_way_to_a_guest_is_measured(strict):
    host = strict(ping=0.01)
    guest = host.guest(host.room(), "Anna").here()
    guest.wait(lambda guest: guest.people()[0].ping is not None)
    assert 0 <= guest.people()[0].ping < PATIENCE * 1000


def test_whoever_leaves_is_gone_at_once(host):
    room = host.room()
    stays = host.guest(room, "Stays").here()
    caller = entered(host, room)
    stays.wait(lambda guest: len(guest.people()) == 2)
    caller.say(Leave())
    stays.wait(lambda guest: len(guest.people()) == 1)
    while caller.socket.recv(65536):
        pass  # the host hangs up


def test_a_line_that_drops_is_seen_at_once_and_the_guest_is_expected(host):
    room = host.room()
    stays = host.guest(room, "Stays").here()
    caller = entered(host, room)
    caller.say(Sit(0, "Anna"))
    stays.wait(lambda guest: guest.state.seats[0].name == "Anna")
    caller.socket.close()
    stays.wait(lambda guest: [person.here for person in guest.people()] == [True, False])
    assert stays.state.seats[0].name == "Anna"
    assert stays.people()[1].grace == RoomSettings().grace


def test_seats_come_from_the_line_and_not_from_the_message(host):
    room = host.room()
    anna, bo = host.guest(room, "Anna"), host.guest(room, "Bo")
    started(anna, bo)
    legal = anna.updates[0].legal[0]
    caller = entered(host, room, "Mallory")
    caller.hear_kind(Told)
    caller.say(Act(0, legal, anna.updates[0].length))
    refused = caller.hear()
    while isinstance(refused, Room | Told):
        refused = caller.hear()
    assert (refused.seat, refused.reason) == (0, "not_your_seat")
    assert anna.updates[0].length == 0


# Being sent away: every fault.


def test_every_fault_has_a_test_here():
    tested = {name.removeprefix("test_fault_") for name in globals() if name.startswith("test_fault_")}
    assert {code for code in FAULTS if not any(name.startswith(code) for name in tested)} == set()


def test_fault_too_old(host, monkeypatch):
    monkeypatch.setattr(wire, "OLDEST", 2)
    monkeypatch.setattr(wire, "VERSION", 3)
    caller = host.caller()
    caller.say(Hello(1, 1, "table-ronde 0.1", "en"))
    fault = caller.fault()
    assert fault.code == "too_old"
    assert fault.details["program"] == "table-ronde 0.1"
    assert fault.details["host_program"] == "table-ronde test"


def test_fault_too_new(host):
    caller = host.caller()
    caller.say(Hello(9, 8, "table-ronde 9", "en"))
    assert caller.fault().code == "too_new"


def test_fault_bad_frame(host):
    caller = host.caller()
    caller.send(bytes(4))
    assert caller.fault().code == "bad_frame"


@pytest.mark.parametrize("value", [7, {"type": "hello"}, {"type": 3}, {"type": "hello", "version": "1", "oldest": 1}])
def test_fault_bad_message(host, value):
    caller = host.caller()
    caller.send(frame(value))
    assert caller.fault().code == "bad_message"


def test_fault_bad_message_of_bytes_that_are_no_msgpack(host):
    caller = host.caller()
    caller.send(struct.pack(">I", 3) + b"\xc1\xc1\xc1")
    assert caller.fault().code == "bad_message"


def test_fault_unknown_type(host):
    caller = host.caller()
    caller.send(frame({"type": "open_sesame"}))
    assert caller.fault().code == "unknown_type"


@pytest.mark.parametrize("message", [Say("hello"), Sit(0, "A"), Enter("0" * 16, "A")])
def test_fault_wrong_stage_before_the_hello(host, message):
    caller = host.caller()
    caller.wire.stage = wire.ROOM if not isinstance(message, Enter) else wire.DOOR
    caller.say(message)
    assert caller.fault().code == "wrong_stage"


def test_fault_wrong_stage_of_a_proof_that_nobody_asked_for(host):
    caller = host.caller().hello()
    caller.say(Prove(b"please"))
    assert caller.fault().code == "wrong_stage"


def test_fault_wrong_stage_of_a_second_hello(host):
    caller = entered(host, host.room())
    caller.send(frame({"type": "hello", "version": 1, "oldest": 1, "program": "", "language": ""}))
    assert caller.fault().code == "wrong_stage"


def test_fault_too_large_before_any_of_it_has_come(host):
    caller = host.caller()
    caller.send(struct.pack(">I", 2**31))
    assert caller.fault().code == "too_large"


def test_fault_too_deep(host):
    nest: list = []
    for _ in range(100):
        nest = [nest]
    caller = host.caller()
    caller.send(frame({"type": "hello", "more": nest}))
    assert caller.fault().code == "too_deep"


def test_fault_too_fast(strict):
    host = strict(wire=wire.WireLimits(rate=1, burst=20))
    caller = entered(host, host.room())
    caller.say(*[Ready(True)] * 30)
    assert caller.fault().code == "too_fast"


def test_fault_too_slow_with_a_message_byte_by_byte_in_a_room(strict):
    host = strict(wire=wire.WireLimits(rate=100_000, burst=100_000, complete=0.0))
    caller = entered(host, host.room())
    for byte in caller.wire.send(Say("x" * 100)):
        caller.send(bytes((byte,)))
    assert caller.fault().code == "too_slow"


def test_fault_too_slow_to_say_hello(strict):
    host = strict(hello=0.05)
    assert host.caller().fault().code == "too_slow"


def test_fault_too_slow_to_come_in(strict):
    host = strict(door=0.05)
    assert host.caller().hello().fault().code == "too_slow"


def test_fault_too_many_in_rooms(strict):
    host = strict(connections=2)
    room = host.room()
    inside = [entered(host, room, "A"), entered(host, room, "B")]
    caller = host.caller().hello()
    caller.say(Enter(room.ident, "C"))
    assert caller.fault().code == "too_many"
    inside[0].say(Leave())
    assert inside[0].socket.recv(65536) is not None
    assert entered(host, room, "D"), "whoever has left leaves room for another"
    assert inside[1].wire.stage == wire.ROOM


def test_fault_too_many_in_rooms_from_one_address(strict):
    host = strict(from_one_address=2)
    room = host.room()
    inside = [entered(host, room, name) for name in ("A", "B")]
    caller = host.caller().hello()
    caller.say(Enter(room.ident, "C"))
    assert caller.fault().code == "too_many"
    other = host.caller("::1").hello()
    other.say(Enter(room.ident, "D"))
    assert other.hear_kind(Entered), "another address"
    assert len(inside) == 2


def test_there_is_room_left_for_those_who_come_back(strict):
    host = strict(connections=2, from_one_address=2, returning=1)
    room = host.room()
    caller = host.caller().hello()
    caller.say(Enter(room.ident, "Anna"))
    entry = caller.hear_kind(Entered)
    caller.socket.close()
    full = [entered(host, room, name) for name in ("B", "C")]
    again = host.caller().hello()
    again.say(Enter(room.ident, "Anna", entry.token))
    assert again.hear_kind(Entered).guest == entry.guest
    assert len(full) == 2


def test_fault_too_many_at_the_door_drops_the_one_who_came_first(strict):
    host = strict(outside=3)
    waiting = [host.caller().hello() for _ in range(3)]
    late = host.caller().hello()
    assert waiting[0].fault().code == "too_many"
    late.say(Enter(host.room().ident, "A"))
    assert late.hear_kind(Entered)
    assert host.caller().hello(), "whoever is inside leaves room for another"


def test_fault_too_many_at_the_door_from_one_address_keeps_nobody_else_out(strict):
    host = strict(outside_from_one_address=2)
    first, _second = (host.caller().hello() for _ in range(2))
    other = host.caller("::1").hello()
    assert host.caller().hello()
    assert first.fault().code == "too_many"
    other.say(Ping(7))
    assert other.hear() == Pong(7)


def test_fault_too_fast_for_whoever_enters_again_and_again_without_a_phrase(strict):
    host = strict(enters=3)
    room = locked(host)
    caller = host.caller().hello()
    for _ in range(3):
        caller.say(Enter(room.ident, "Anna"))
        assert isinstance(caller.hear(), Locked)
    assert caller.fault().code == "too_fast"


def test_fault_no_such_table(host):
    caller = host.caller().hello()
    caller.say(Enter("f" * 16, "Anna"))
    assert caller.fault().code == "no_such_table"


def test_fault_room_full(strict):
    host = strict(from_one_address=100)
    room = host.room()
    inside = [entered(host, room, f"G{number}") for number in range(32)]
    caller = host.caller().hello()
    caller.say(Enter(room.ident, "One more"))
    assert caller.fault().code == "room_full"
    assert len(inside) == 32


def test_fault_no_spectators(host):
    room = host.room("tiny", 2, RoomSettings(spectators=False))
    caller = host.caller().hello()
    caller.say(Enter(room.ident, "Anna", watch=True))
    assert caller.fault().code == "no_spectators"
    assert entered(host, room, "Bo"), "who comes to play is welcome"


def test_fault_wrong_phrase(host):
    room = locked(host)
    caller = host.caller().hello()
    assert knocked(host, caller, room, "else") == "wrong_phrase"


def test_fault_kicked(host):
    room = host.room()
    chief = entered(host, room, "Chief")
    caller = host.caller().hello()
    caller.say(Enter(room.ident, "Anna"))
    guest = caller.hear_kind(Entered).guest
    chief.say(Kick(guest))
    assert caller.fault().code == "kicked"


def test_fault_replaced(host):
    room = host.room()
    first = host.caller().hello()
    first.say(Enter(room.ident, "Anna"))
    entry = first.hear_kind(Entered)
    second = host.caller().hello()
    second.say(Enter(room.ident, "Anna", entry.token))
    assert second.hear_kind(Entered).guest == entry.guest
    assert first.fault().code == "replaced"
    second.say(Say("still here"))
    assert second.hear_kind(Said).text == "still here"


def test_fault_closed(host):
    room = host.room()
    caller = entered(host, room)
    host.host.remove(room.ident)
    assert caller.fault().code == "closed"
    late = host.caller().hello()
    late.say(Enter(room.ident, "Late"))
    assert late.fault().code == "no_such_table"


def test_fault_shutting_down(tmp_path):
    with real_host(tmp_path) as host:
        inside, outside = entered(host, host.room()), host.caller().hello()
        stopping = threading.Thread(target=host.host.stop)
        stopping.start()
        assert inside.fault().code == outside.fault().code == "shutting_down"
        stopping.join()


def test_fault_not_listening(strict):
    """Someone asks again and again and reads none of the answers: dropped, and the table goes on."""
    host = strict(queue=64 * 1024, silence=PATIENCE)
    room = host.room("coldwar")
    anna, bo = host.guest(room, "Anna"), host.guest(room, "Bo")
    started(anna, bo)
    slow = entered(host, room, "Slow")
    slow.say(*[Resign(0)] * 60_000)  # the system itself takes in some megabytes of what is refused
    anna.wait(lambda guest: [person.here for person in guest.people()] == [True, True, False])
    anna.play(1)
    bo.play(2)
    anna.wait(lambda guest: guest.updates[0].ply >= 10)
    assert slow.fault().code == "not_listening"


def test_fault_silent(strict):
    host = strict(ping=0.02, silence=0.1)
    caller = host.caller(is_polite=False).hello()
    assert caller.fault().code == "silent"


# The phrase.


def locked(host: RealHost, phrase: str = "sésame") -> object:
    room = host.room()
    chief = entered(host, room, "Chief")
    kept = verifier(phrase, room.ident)
    chief.say(Change(RoomSettings(locked=True), dict(room.options), 2, kept))
    host.wait_card(room.ident, lambda card: card.locked)
    return room


def knocked(host: RealHost, caller: Caller, room: object, phrase: str, **options: object) -> str:
    """What comes of knocking with this phrase: "entered", or the code of the fault."""
    knock = Knock(verifier(phrase, room.ident), room.ident, host.host.identity.fingerprint)
    caller.say(Enter(room.ident, "Anna", proof=knock.half, **options))
    asked = caller.hear()
    if isinstance(asked, Fault):
        return asked.code
    assert isinstance(asked, Locked)
    caller.say(Prove(knock.proof(asked.proof)))
    answer = caller.hear()
    if isinstance(answer, Fault):
        return answer.code
    assert knock.accepts(answer.proof)
    return "entered"


def test_who_knows_the_phrase_comes_in(host):
    assert knocked(host, host.caller().hello(), locked(host), "sésame") == "entered"


def test_who_has_no_phrase_is_told_that_one_is_needed_and_may_try(host):
    room = locked(host)
    caller = host.caller().hello()
    caller.say(Enter(room.ident, "Anna"))
    asked = caller.hear()
    assert asked == Locked(room.ident.encode(), b"")
    assert knocked(host, caller, room, "sésame") == "entered"


def test_a_proof_out_of_the_air_opens_nothing(host):
    room = locked(host)
    caller = host.caller().hello()
    caller.say(Enter(room.ident, "Anna", proof=b"x" * 33))
    caller.hear_kind(Locked)
    caller.say(Prove(b"x" * 32))
    assert caller.fault().code == "wrong_phrase"


def test_fault_too_fast_after_some_wrong_phrases_says_when_to_try_again(strict):
    host = strict(turn=0.05)
    room = locked(host)
    for _ in range(2):
        assert knocked(host, host.caller().hello(), room, "else") == "wrong_phrase"
    knock = Knock(verifier("sésame", room.ident), room.ident, host.host.identity.fingerprint)
    caller = host.caller().hello()
    caller.say(Enter(room.ident, "Anna", proof=knock.half))
    fault = caller.fault()
    assert fault.code == "too_fast"
    assert 0 < fault.details["wait"] <= 20
    other = host.caller("::1").hello()
    assert knocked(host, other, room, "sésame") == "entered", "another address is another person"


def test_whoever_has_to_wait_for_a_turn_is_let_in_when_it_comes(strict):
    host = strict(phrases=Turns(Rate(1, 0.2), Rate(4, 0.1)))
    room = locked(host)
    assert knocked(host, host.caller().hello(), room, "else") == "wrong_phrase"
    assert knocked(host, host.caller().hello(), room, "sésame") == "entered"


def test_friends_who_know_the_phrase_need_not_wait_for_each_other(host):
    room = locked(host)
    assert [knocked(host, host.caller().hello(), room, "sésame") for _ in range(12)] == ["entered"] * 12


def test_whoever_waits_at_the_door_while_another_phrase_is_set_has_to_know_that_one(host):
    room = locked(host)
    knock = Knock(verifier("sésame", room.ident), room.ident, host.host.identity.fingerprint)
    caller = host.caller().hello()
    caller.say(Enter(room.ident, "Early", proof=knock.half))
    asked = caller.hear_kind(Locked)
    another = verifier("another", room.ident)
    change = Change(RoomSettings(locked=True), dict(room.options), 2, another)
    host.on_desk(lambda: room.hear(room.guests.chief, change))
    assert host.on_desk(lambda: room.verifier) == another
    caller.say(Prove(knock.proof(asked.proof)))
    assert caller.fault().code == "too_slow"


def test_a_token_needs_no_phrase(host):
    room = host.room()
    caller = host.caller().hello()
    caller.say(Enter(room.ident, "Chief"))
    entry = caller.hear_kind(Entered)
    caller.say(Change(RoomSettings(locked=True), dict(room.options), 2, verifier("sésame", room.ident)))
    host.wait_card(room.ident, lambda card: card.locked)
    again = host.caller().hello()
    again.say(Enter(room.ident, "Chief", entry.token))
    assert again.hear_kind(Entered).guest == entry.guest
    forged = host.caller().hello()
    forged.say(Enter(room.ident, "Chief", "0" * 32))
    assert isinstance(forged.hear(), Locked)


# Nothing a caller does is felt elsewhere.


def test_a_caller_who_does_not_hang_up_is_cut_off(strict):
    host = strict(linger=0.05)
    caller = host.caller()
    caller.send(bytes(4))
    assert isinstance(caller.hear(), Fault)
    with suppress(ConnectionError, ssl.SSLError):  # it is no farewell
        assert caller.socket.recv(1) == b""
    assert host.caller().hello()


def test_a_caller_who_goes_on_talking_still_learns_why_it_is_sent_away(host):
    """The system throws away what was not read when a line is closed in the middle of a sentence."""
    caller = host.caller()
    caller.send(bytes(4))
    for _ in range(100):
        caller.send(b"\0" * 10_000)
    assert caller.fault().code == "bad_frame"


def test_whoever_is_sent_away_in_the_doorway_never_was_in_the_room(host):
    room = host.room()
    stays = host.guest(room, "Stays").here()
    busy = threading.Event()
    host.desk.post(lambda: busy.wait(PATIENCE) and None)
    caller = host.caller().hello()
    caller.say(Enter(room.ident, "Ghost"))
    caller.send(bytes(4))
    assert caller.hear() == Fault("bad_frame", {})
    busy.set()
    stays.room.say(Say("Who was that?"))
    stays.wait_for(Said)
    assert [person.name for person in stays.people()] == ["Stays"]


def test_whoever_is_sent_out_of_a_room_after_hanging_up_is_forgotten(host):
    room = host.room()
    chief = entered(host, room, "Chief")
    busy = threading.Event()
    caller = host.caller().hello()
    caller.say(Enter(room.ident, "Anna"))
    guest = caller.hear_kind(Entered).guest
    host.desk.post(lambda: busy.wait(PATIENCE) and None)
    chief.say(Kick(guest), Ping(7))
    assert chief.hear_kind(Pong) == Pong(7)
    caller.socket.close()
    doorstep = host.host.doorstep
    while len(doorstep._visits) > 1:
        pass
    busy.set()
    host.on_desk(lambda: None)
    host.loop.run(_nothing()).result(PATIENCE)
    assert (len(doorstep._visits), len(doorstep._leaving)) == (1, 0)


async def _nothing() -> None:
    """By the time it was done, so was everything before it."""


def test_one_log_line_for_each_fault_and_nothing_of_the_callers_choosing_in_it(host, caplog):
    with caplog.at_level(logging.INFO):
        caller = host.caller()
        caller.say(Hello(9, 9, "evil\nFAKE", "en"))
        caller.hear_kind(Fault)
        host.host.stop()  # it says goodbye to whoever was not sent away before
    lines = [record.getMessage() for record in caplog.records if record.name == "network.lines.host"]
    assert len(lines) == 1
    assert "too_new" in lines[0]
    assert "\n" not in lines[0]


@pytest.mark.parametrize("data", [b"", b"GET / HTTP/1.1\r\n\r\n", b"\x16\x03\x01\x00\x05hello", bytes(1000)])
def test_a_caller_who_speaks_no_tls_is_dropped(host, data):
    with socket.create_connection(("127.0.0.1", host.port), PATIENCE) as line:
        line.sendall(data)
        line.shutdown(socket.SHUT_WR)
        with suppress(ConnectionError):  # reset or closed: both are an end
            while line.recv(65536):
                pass
    assert host.caller().hello()


def test_a_crowd_that_never_speaks_tls_keeps_nobody_out_for_long(strict):
    host = strict(silent=4, hello=0.2)
    crowd = [socket.create_connection(("127.0.0.1", host.port), PATIENCE) for _ in range(12)]
    for line in crowd:
        with suppress(ConnectionError):
            while line.recv(4096):
                pass
        line.close()
    assert host.caller().hello()


def test_a_table_goes_on_whatever_others_do(host):
    room = host.room()
    anna, bo = host.guest(room, "Anna"), host.guest(room, "Bo")
    started(anna, bo)
    rude = [host.caller().hello() for _ in range(4)]
    rude[0].send(b"\xff" * 100)
    rude[1].send(struct.pack(">I", 100) + b"half a fr")
    rude[1].socket.close()
    rude[2].say(Enter(room.ident, "\u202eAnna\x00" * 4))
    rude[2].hear_kind(Entered)
    rude[2].say(Say("\x07" * 300), Sit(31, "x"), Kick("nobody"), Act(0, "c1", 0))
    rude[3].socket.close()
    anna.play(1)
    bo.play(2)
    assert anna.over().outcome == bo.over().outcome
    assert not [message for message in anna.heard if isinstance(message, Denied)]


def test_a_desk_that_is_busy_delays_its_own_rooms_only(host):
    """A caller waits for a room whose desk is at work; the host greets others meanwhile."""
    room = host.room()
    free = threading.Event()
    host.desk.post(lambda: free.wait(PATIENCE) and None)
    waiting = host.caller().hello()
    waiting.say(Enter(room.ident, "Anna"))
    assert host.caller().hello()
    free.set()
    assert waiting.hear_kind(Entered)


def test_limits_are_those_of_the_design():
    limits = Limits()
    assert (limits.connections, limits.outside, limits.from_one_address) == (256, 64, 16)
    assert (limits.hello, limits.ping, limits.silence, limits.queue) == (5.0, 3.0, 10.0, 4 * 1024 * 1024)
