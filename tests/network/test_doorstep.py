"""The door of a host while strangers lean on it: its memory stays, friends come in, and a phrase is not guessed.

Strangers have as many addresses of 127.0.0.0/8 as they like.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import threading
from collections import Counter
from contextlib import suppress
from pathlib import Path
from time import monotonic

import pytest

from network.lines.doorstep import Limits
from network.lines.turnstile import Turns
from network.messages.line import Enter, Entered, Fault, Locked, Prove
from network.messages.room import Change, RoomSettings
from network.rate_limit import Rate
from network.trust.pass_phrase import Knock, verifier
from tests.network.real_host import FAST, PATIENCE, Caller, RealHost, real_host
from tests.network.strangers import HALF_MADE, MEGABYTE, client_hello, connected, host_process, lean, probe

FRIEND = "127.0.1.1"


def entered(host: RealHost, room: object, name: str, source: str = FRIEND, token: str = "") -> Entered:
    caller = host.caller(source=source).hello()
    caller.say(Enter(room.ident, name, token))
    return caller.hear_kind(Entered)


# Memory.


class TestMemory:
    """Of a process of its own."""

    __test__ = Path("/proc/self/status").exists()  # which tells how much it is

    @pytest.mark.parametrize(("kinds", "count"), [((probe,), 2000), (HALF_MADE, 800)], ids=["probes", "half-made"])
    def test_the_memory_of_a_host_does_not_grow_with_those_who_call(self, tmp_path, kinds, count):
        """The long run of this is `python -m tests.network.strangers`."""
        with host_process(tmp_path) as host:
            lean(host.port, 100, *kinds)  # what is done for the first time takes some
            before = host.memory()
            lean(host.port, count, *kinds)
            with Caller(host.port).hello().socket:
                assert host.memory() - before < 10 * MEGABYTE


@pytest.fixture
def host(tmp_path):
    with real_host(tmp_path) as made:
        yield made


def _probe(host: RealHost) -> None:
    connected(host.port).close()


def _stammer(host: RealHost) -> None:
    with connected(host.port) as line:
        line.sendall(b"GET / HTTP/1.1\r\n\r\n")
        with suppress(ConnectionError):
            while line.recv(4096):
                pass


def _greet(host: RealHost) -> None:
    Caller(host.port).hello().socket.close()


def _break(host: RealHost) -> None:
    caller = Caller(host.port)
    caller.send(bytes(4))
    caller.fault()


@pytest.mark.long
@pytest.mark.parametrize("call", [_probe, _stammer, _greet, _break])
def test_a_line_leaves_nothing_of_ours_to_the_garbage_collector(host, call):
    """Objects that refer to each other in a circle would stay until it comes by."""
    call(host)
    host.loop.run(_settled(host)).result(PATIENCE)
    gc.collect()
    gc.disable()
    try:
        for _ in range(5):
            call(host)
        host.loop.run(_settled(host)).result(PATIENCE)
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        found = Counter(type(each).__module__ for each in gc.garbage)
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
    assert not [module for module in found if module.startswith(("network", "engines", "ssl"))], found


async def _settled(host: RealHost) -> None:
    """No line is on its way in or out any more."""
    doorstep = host.host.doorstep
    while doorstep._due or doorstep._visits:
        await asyncio.sleep(0)


# Coming in.


def test_friends_come_in_and_players_return_past_500_silent_lines(tmp_path):
    with real_host(tmp_path, Limits()) as host:
        room = host.room()
        returning = entered(host, room, "Returns", source="127.0.1.2")
        silent = [connected(host.port, "127.0.0.2") for _ in range(500)]
        for number in range(20):
            entered(host, host.room(), f"Friend {number}", source=f"127.0.1.{10 + number}")
        assert entered(host, room, "Returns", "127.0.1.2", returning.token).guest == returning.guest
        assert entered(host, room, "Returns", "127.0.0.2", returning.token).guest == returning.guest, "from among them"
        for line in silent:
            line.close()


def test_friends_come_in_past_a_stranger_with_many_addresses(tmp_path):
    """Who says nothing, half of a hello, or is greeted and waits."""
    with real_host(tmp_path, Limits()) as host:
        lines: list[socket.socket] = []
        for number in range(200):
            source = f"127.0.{2 + number // 200}.{1 + number % 200}"
            lines.append(connected(host.port, source))
            lines.append(connected(host.port, source))
            with suppress(ConnectionError):
                lines[-1].sendall(client_hello())
            if number % 3 == 0:
                with suppress(OSError):
                    lines.append(Caller(host.port, source=source).hello().socket)
            if number % 10 == 9:
                entered(host, host.room(), "Friend", source=f"127.0.1.{number}")
        for line in lines:
            line.close()


def test_silent_lines_are_dropped_after_a_while(tmp_path):
    with real_host(tmp_path, FAST._replace(hello=0.1)) as host:
        lines = [connected(host.port) for _ in range(3)]
        lines[1].sendall(b"\x16")
        lines[2].sendall(client_hello())
        for line in lines:
            with suppress(ConnectionError):
                while line.recv(65536):
                    pass
            line.close()


def test_those_who_are_sent_away_are_in_nobodys_way(tmp_path):
    """However long they take to read why."""
    with real_host(tmp_path, FAST._replace(outside=4, outside_from_one_address=4)) as host:
        sent_away = [host.caller() for _ in range(4)]
        for caller in sent_away:
            caller.send(bytes(4))
            assert isinstance(caller.hear(), Fault)
        friends = [host.caller().hello() for _ in range(4)]
        for caller in friends:
            caller.say(Enter(host.room().ident, "Friend"))
            assert caller.hear_kind(Entered)


def test_whoever_comes_and_goes_all_the_time_has_to_wait_and_others_do_not(tmp_path):
    limits = FAST._replace(entries=Turns(Rate(3, 60.0), Rate(100, 0.01)), turn=0.05)
    with real_host(tmp_path, limits) as host:
        room = host.room()
        for _ in range(3):
            entered(host, room, "Restless", source="127.0.0.2")
        caller = host.caller(source="127.0.0.2").hello()
        caller.say(Enter(room.ident, "Restless"))
        fault = caller.fault()
        assert (fault.code, fault.details["wait"]) == ("too_fast", 60)
        assert entered(host, room, "Friend")


def test_handshakes_have_a_rate_and_friends_go_first(tmp_path):
    limits = FAST._replace(handshakes=Turns(Rate(3, 60.0), Rate(100, 0.01), waiting_each=2))
    with real_host(tmp_path, limits) as host:
        for _ in range(3):
            host.caller(source="127.0.0.2").hello()
        waiting = [connected(host.port, "127.0.0.2") for _ in range(4)]
        for line in waiting:
            line.sendall(client_hello())
        assert host.caller(source=FRIEND).hello()
        for line in waiting[2:]:
            with pytest.raises(ConnectionResetError):
                line.recv(1)
        for line in waiting:
            line.close()


def test_a_stranger_cannot_fill_the_log(tmp_path, caplog):
    with (
        caplog.at_level(logging.INFO, "network.lines.host"),
        real_host(tmp_path, FAST._replace(log=Rate(3, 3600.0))) as host,
    ):
        for _ in range(10):
            caller = host.caller()
            caller.send(bytes(4))
            assert caller.fault().code == "bad_frame"
    assert len([record for record in caplog.records if record.name == "network.lines.host"]) == 3


# Guessing a phrase.


def locked(host: RealHost, phrase: str) -> object:
    room = host.room()
    chief = host.caller(source="127.0.1.250").hello()
    chief.say(Enter(room.ident, "Chief"))
    chief.hear_kind(Entered)
    chief.say(Change(RoomSettings(locked=True), dict(room.options), 2, verifier(phrase, room.ident)))
    host.wait_card(room.ident, lambda card: card.locked)
    return room


class Guesser:
    """A stranger who tries phrases from one address, one after the other, as fast as the host lets it."""

    def __init__(self, host: RealHost, room: object, source: str, ended: threading.Event) -> None:
        self.tries = 0  # that were answered
        self._host, self._room, self._source, self._ended = host, room, source, ended
        self.thread = threading.Thread(target=self._work)
        self.thread.start()

    def _work(self) -> None:
        kept = verifier("guess", self._room.ident)
        while not self._ended.is_set():
            with suppress(OSError, AssertionError):  # sent away in the middle of a word
                self._try(kept)

    def _try(self, kept: bytes) -> None:
        caller = Caller(self._host.port, source=self._source).hello()
        with caller.socket:
            caller.socket.settimeout(1.0)
            knock = Knock(kept, self._room.ident, self._host.host.identity.fingerprint)
            caller.say(Enter(self._room.ident, "Guess", proof=knock.half))
            asked = caller.hear()
            if isinstance(asked, Locked):
                caller.say(Prove(knock.proof(asked.proof)))
                self.tries += caller.fault().code == "wrong_phrase"


def test_a_phrase_is_tried_ten_times_a_minute_at_most_and_a_friend_who_knows_it_comes_in(tmp_path):
    """From many addresses at the same time, at a real host; `test_turnstile` has the hours, by a clock of its own."""
    with real_host(tmp_path, Limits()) as host:
        room, ended, begun = locked(host, "sésame"), threading.Event(), monotonic()
        guessers = [Guesser(host, room, f"127.0.0.{2 + number}", ended) for number in range(12)]
        try:
            guest = host.guest(room, "Friend", phrase="sésame", address="127.0.0.1")
            guest.here()
        finally:
            ended.set()
            for guesser in guessers:
                guesser.thread.join()
        minutes = (monotonic() - begun) / 60
        assert sum(guesser.tries for guesser in guessers) <= 4 + 6 * minutes
