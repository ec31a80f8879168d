"""The line without the line: frames in pieces of any size, stages, limits, and peers that keep to none of it."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import msgpack
import pytest
from hypothesis import given
from hypothesis import strategies as st

from network.messages.codec import wire_name
from network.messages.line import (
    CLIENT,
    FAULTS,
    HOST,
    OLDEST,
    VERSION,
    Enter,
    Entered,
    Fault,
    Hello,
    Locked,
    Message,
    Ping,
    Pong,
    Prove,
    Welcome,
)
from network.messages.packing import packed
from network.messages.room import Finished, Leave, Say, Sit, Start
from network.messages.table import Act
from network.messages.wire import (
    CLOSED,
    DOOR,
    EXPECTED,
    GREETED,
    HOST_FRAME,
    KNOCKING,
    LIMITS,
    ROOM,
    STAGES,
    Wire,
    WireFault,
    WireLimits,
    agreed,
)
from network.messages.wire import HELLO as GREETING
from tests.network.messages import CLIENT_TYPES, HOST_TYPES, any_message, any_plain

HELLO = Hello(VERSION, OLDEST, "table-ronde 1", "fr")
WELCOME = Welcome(VERSION, "table-ronde 1", "00", "Ana’s machine")
ENTER = Enter("t", "Ana")
ENTERED = Entered("g1", "token")
OPEN = (GREETING, GREETED, DOOR, KNOCKING, ROOM)
FUZZ_MESSAGES = int(os.environ.get("TABLE_RONDE_FUZZ", "5000"))
"""How many messages the fuzzing sends; 200000 for a long run."""


def framed(data: bytes) -> bytes:
    return len(data).to_bytes(4, "big") + data


def frame(message: Message) -> bytes:
    return framed(packed(message))


def line(stage: str = ROOM, limits: WireLimits = LIMITS) -> tuple[Wire, Wire]:
    """Both ends of a line, the client's first, that have come to this stage."""
    client, host = Wire(CLIENT), Wire(HOST, limits)
    for sender, hearer, message in (
        (client, host, HELLO), (host, client, WELCOME), (client, host, ENTER), (host, client, ENTERED),
    ):  # fmt: skip
        if client.stage == stage:
            break
        hearer.feed(sender.send(message), 0)
    assert (client.stage, host.stage) == (stage, stage)
    return client, host


def fault(wire: Wire, data: bytes, now: float = 0) -> WireFault:
    with pytest.raises(WireFault) as caught:
        wire.feed(data, now)
    assert caught.value.code in FAULTS
    return caught.value


# Frames.


def test_a_frame_is_four_bytes_of_length_and_a_message():
    client, _ = line()
    assert client.send(Ping(7)) == b"\x00\x00\x00\x13" + b"\x82\xa4type\xa4ping\xa6number\x07"


@given(cuts=st.lists(st.integers(1, 60), min_size=1))
def test_the_pieces_in_which_bytes_come_make_no_difference(cuts):
    said = [Sit(0, "Zoé"), Say("日本 " * 20), Act(0, "P10@0,0", 3), Ping(5), Say("")]
    client, host = line()
    data = b"".join(map(client.send, said))
    heard = []
    rng = Random(len(cuts))
    while data:
        cut = rng.choice(cuts)
        heard += host.feed(data[:cut], 0)
        data = data[cut:]
    assert heard == said


def test_several_messages_may_come_at_once():
    client, host = line()
    assert host.feed(client.send(Ping(1)) + client.send(Ping(2)) + client.send(Ping(3))[:5], 0) == [Ping(1), Ping(2)]


def test_any_kind_of_buffer_is_taken():
    client, host = line()
    for kind in (bytes, bytearray, memoryview):
        assert host.feed(kind(client.send(Ping(1))), 0) == [Ping(1)]


def test_an_empty_frame():
    _, host = line()
    assert fault(host, b"\0\0\0\0").code == "bad_frame"


def test_a_frame_cut_short_is_only_waited_for():
    client, host = line()
    data = client.send(Say("a long line"))
    for end in range(len(data)):
        assert line()[1].feed(data[:end], 0) == []
    assert host.feed(data, 0) == [Say("a long line")]


def test_a_frame_that_ends_mid_utf_8():
    """The length says that the message ends within a character; the rest of it would be the next frame."""
    _, host = line()
    data = packed(Say("é"))
    assert fault(host, framed(data[:-1])).code == "bad_message"


def test_bytes_of_something_else_altogether():
    assert fault(line(GREETING)[1], b"GET / HTTP/1.1\r\n\r\n").code == "too_large"
    assert fault(line(GREETING)[1], b"\x16\x03\x01\x02\x00\x01").code == "too_large"


# WireLimits.


@pytest.mark.parametrize(("stage", "most"), [(GREETING, 4096), (DOOR, 4096), (KNOCKING, 4096), (ROOM, 65_536)])
def test_a_frame_too_large_is_refused_before_it_has_come(stage, most):
    _, host = line(stage)
    error = fault(host, (most + 1).to_bytes(4, "big"))
    assert (error.code, error.details) == ("too_large", {"size": most + 1, "most": most})
    assert line(stage)[1].feed(most.to_bytes(4, "big") + b"\x80" * (most - 1), 0) == []


def test_a_host_sends_more_at_once_than_a_client():
    client, host = line()
    record = "x" * 1_000_000
    assert client.feed(host.send(Finished(1, record)), 0) == [Finished(1, record)]
    assert fault(client, (HOST_FRAME + 1).to_bytes(4, "big")).code == "too_large"


def test_our_own_messages_are_not_too_large_either():
    client, host = line()
    with pytest.raises(ValueError, match="too large"):
        client.send(Act(0, "x" * 65_536, 1))
    with pytest.raises(ValueError, match="too large"):
        host.send(Finished(1, "x" * HOST_FRAME))


def test_too_many_messages_at_once():
    client, host = line(limits=WireLimits(rate=10, burst=20))
    left = 20 - 2  # hello and enter
    assert len(host.feed(b"".join(client.send(Ping(number)) for number in range(left)), 0)) == left
    assert fault(host, client.send(Ping(0)), 0.09).code == "too_fast"


def test_after_a_while_there_may_be_more():
    client, host = line(limits=WireLimits(rate=10, burst=20))
    for second in range(1, 100):
        host.feed(b"".join(client.send(Ping(number)) for number in range(10)), second)
    assert fault(host, client.send(Ping(0)) * 21, 100).code == "too_fast"
    _, host = line(limits=WireLimits(rate=10, burst=20))
    assert fault(host, client.send(Ping(0)) * 21, 1e9).code == "too_fast"  # it fills up to the brim, no further


def test_large_messages_count_for_more():
    client, host = line(limits=WireLimits(rate=1, burst=16))
    data = client.send(Say("日" * 2000))  # six thousand bytes: as much as six messages
    host.feed(data * 2, 0)
    assert fault(host, data, 0).code == "too_fast"


def test_a_message_byte_by_byte_has_to_come_to_its_end():
    client, host = line()
    data = client.send(Say("x" * 1000))
    for second in range(11):
        assert host.feed(data[second : second + 1], second) == []
    assert fault(host, data[11:12], 10.5).code == "too_slow"


def test_a_message_in_pieces_is_fine_in_time_and_the_next_one_has_time_of_its_own():
    client, host = line()
    for begin in (0, 100, 200):
        data = client.send(Say("x" * 1000)) + client.send(Ping(7))
        assert host.feed(data[:1], begin) == []
        assert host.feed(data[1:-1], begin + 9.9) == [Say("x" * 1000)]
        assert host.feed(data[-1:], begin + 19) == [Ping(7)]


def test_a_host_may_take_its_time_with_a_large_message():
    client, host = line()
    data = host.send(Pong(7))
    assert client.feed(data[:1], 0) == []
    assert client.feed(data[1:2], 1000) == []
    assert client.feed(data[2:], 2000) == [Pong(7)]


def test_a_host_is_not_counted():
    client, host = line()
    assert len(client.feed(host.send(Ping(1)) * 10_000, 0)) == 10_000


# Stages.


def test_every_message_has_its_stage():
    for side, types in ((CLIENT, CLIENT_TYPES), (HOST, HOST_TYPES)):
        assert set(EXPECTED[side]) == set(STAGES)
        assert frozenset().union(*EXPECTED[side].values()) == set(types)


@pytest.mark.parametrize("stage", OPEN)
@pytest.mark.parametrize("type_", CLIENT_TYPES, ids=wire_name)
def test_a_host_hears_only_what_belongs_to_the_stage(stage, type_):
    client, host = line(stage)
    message = any_message(type_, Random(1))
    if type_ in EXPECTED[CLIENT][stage]:
        assert host.feed(frame(message), 0) == [message]
    else:
        error = fault(host, frame(message))
        assert (error.code, error.details) == ("wrong_stage", {"type": wire_name(type_)})
        with pytest.raises(ValueError, match="not for the client"):
            client.send(message)


@pytest.mark.parametrize("stage", OPEN)
@pytest.mark.parametrize("type_", HOST_TYPES, ids=wire_name)
def test_a_client_hears_only_what_belongs_to_the_stage(stage, type_):
    client, host = line(stage)
    message = any_message(type_, Random(1))
    if type_ is Welcome:
        message = WELCOME
    if type_ in EXPECTED[HOST][stage]:
        assert client.feed(frame(message), 0) == [message]
    else:
        assert fault(client, frame(message)).code == "wrong_stage"
        with pytest.raises(ValueError, match="not for the host"):
            host.send(message)


def test_a_client_waits_for_the_welcome():
    """What is reordered so that it comes before its turn is refused, even in one piece with its predecessor."""
    _, host = line(GREETING)
    assert fault(host, frame(HELLO) + frame(ENTER)).code == "wrong_stage"


def test_a_client_may_hear_several_stages_in_one_piece():
    client, _ = line(KNOCKING)
    assert client.feed(frame(ENTERED) + frame(Ping(1)) + frame(Fault("closed")), 0) == [
        ENTERED,
        Ping(1),
        Fault("closed"),
    ]
    assert client.stage == CLOSED


@pytest.mark.parametrize(("stage", "message"), [(GREETING, HELLO), (DOOR, ENTER), (DOOR, Prove(b""))])
def test_what_opens_a_door_is_not_asked_in_duplicate(stage, message):
    """Not even in one piece, before there was time to answer the first."""
    _, host = line(stage)
    assert fault(host, frame(message) * 2).code == "wrong_stage"


@pytest.mark.parametrize(("stage", "message"), [(GREETED, WELCOME), (KNOCKING, Locked(b"")), (KNOCKING, ENTERED)])
def test_nor_is_it_answered_in_duplicate(stage, message):
    client, _ = line(stage)
    assert fault(client, frame(message) * 2).code == "wrong_stage"


def test_a_duplicated_message_is_heard_twice():
    """The length that an action answers tells the table that the second one is late; the wire does not judge."""
    client, host = line()
    assert host.feed(client.send(Act(0, "x", 1)) * 2, 0) == [Act(0, "x", 1)] * 2


def test_the_exchange_about_a_passphrase():
    client, host = line(DOOR)
    for sender, hearer, message in (
        (client, host, ENTER), (host, client, Locked(b"salt")),
        (client, host, Enter("t", "Ana", proof=b"mine")), (host, client, Locked(b"salt", b"yours")),
        (client, host, Prove(b"I know")), (host, client, Entered("g1", "token", b"so do I")),
    ):  # fmt: skip
        assert hearer.feed(sender.send(message), 0) == [message]
    assert (client.stage, host.stage) == (ROOM, ROOM)


def test_after_the_last_message_nothing_is_heard_or_sent():
    client, host = line()
    assert host.feed(client.send(Leave()) + frame(Start()) + b"garbage", 0) == [Leave()]
    assert (client.stage, host.stage) == (CLOSED, CLOSED)
    assert host.feed(frame(Start()), 0) == []
    assert (client.send(Ping(1)), host.send(Ping(1))) == (b"", b"")


def test_after_a_fault_only_the_fault_is_sent():
    client, host = line()
    error = fault(host, framed(b"\xc1"))
    assert host.feed(frame(Ping(1)), 0) == []
    assert client.feed(host.send(error.message), 0) == [Fault("bad_message")]
    assert (client.stage, host.stage) == (CLOSED, CLOSED)


# Versions.


def hello(oldest: int, version: int) -> Hello:
    return Hello(version, oldest, "theirs", "fr")


def test_the_newest_protocol_of_both_is_spoken():
    assert agreed(hello(OLDEST, VERSION), "ours") == VERSION
    assert agreed(hello(OLDEST, VERSION + 9), "ours") == VERSION


@pytest.mark.parametrize(("theirs", "code"), [(hello(VERSION + 1, VERSION + 2), "too_new"), (hello(0, 0), "too_old")])
def test_who_has_nothing_in_common_is_told_what_each_speaks(theirs, code):
    with pytest.raises(WireFault) as caught:
        agreed(theirs, "ours")
    assert caught.value.message == Fault(
        code,
        {
            "program": "theirs",
            "version": theirs.version,
            "oldest": theirs.oldest,
            "host_program": "ours",
            "host_version": VERSION,
            "host_oldest": OLDEST,
        },
    )


def test_a_host_that_speaks_what_we_do_not():
    client, _ = line(GREETED)
    assert fault(client, frame(WELCOME._replace(version=VERSION + 1))).details == {"field": "version"}


# Strangers.


class Stranger:
    """Says what a peer might say, and spoils some of it."""

    SPOILT = ("field", "bytes", "cut", "twice", "length", "inside", "noise")

    def __init__(self, side: str, seed: int) -> None:
        self.side = side
        self.rng = Random(f"{side}/{seed}")

    def frame(self, stage: str) -> bytes:
        """Mostly what fits the stage; at first mostly unspoilt, so that there is something to spoil later."""
        types = EXPECTED[self.side][stage] if self.rng.random() < 0.98 else ()
        message = any_message(self.rng.choice(sorted(types, key=wire_name) or CLIENT_TYPES + HOST_TYPES), self.rng)
        if isinstance(message, Welcome) and self.rng.random() < 0.9:
            message = message._replace(version=VERSION)
        is_spoilt = self.rng.random() < (0.2 if stage == ROOM else 0.05)
        kind = self.rng.choice(self.SPOILT) if is_spoilt else "sound"
        return getattr(self, f"_{kind}")(packed(message))

    def _sound(self, data: bytes) -> bytes:
        return framed(data)

    def _field(self, data: bytes) -> bytes:
        """Another value in one of its fields, or one field more or less."""
        told = msgpack.unpackb(data)
        name = self.rng.choice([*told, "other"])
        if self.rng.random() < 0.2:
            told.pop(name, None)
        else:
            told[name] = self.rng.choice((any_plain(self.rng), b"bytes", 0.5, "x" * 300, [[[]]] * 300))
        return framed(msgpack.packb(told))

    def _bytes(self, data: bytes) -> bytes:
        spoiled = bytearray(data)
        for _ in range(self.rng.randint(1, 4)):
            spoiled[self.rng.randrange(len(spoiled))] = self.rng.randint(0, 255)
        return framed(bytes(spoiled))

    def _cut(self, data: bytes) -> bytes:
        return framed(data[: self.rng.randrange(1, len(data) + 1)])

    def _twice(self, data: bytes) -> bytes:
        return framed(data) * 2 if self.rng.random() < 0.5 else framed(data * 2)

    def _length(self, data: bytes) -> bytes:
        return self.rng.choice((0, len(data) - 1, len(data) + 1, 2**31, 2**32 - 1)).to_bytes(4, "big") + data

    def _inside(self, data: bytes) -> bytes:
        """Lists in lists, announced or real, in place of the rest of a message."""
        opening = self.rng.choice((b"\x91", b"\xdc\x01\x00", b"\xdd\x00\x00\xff\xff", b"\x81\xa1x"))
        return framed((data[: self.rng.randrange(1, len(data))] + opening * self.rng.randint(1, 900))[:4000])

    def _noise(self, data: bytes) -> bytes:
        return self.rng.randbytes(len(data))


def pieces(data: bytes, rng: Random) -> Iterator[bytes]:
    while data:
        size = rng.choice((1, 3, 17, 500, 5_000))
        yield data[:size]
        data = data[size:]


class Answering:
    """The end that a stranger talks to: answers what moves the line on, and counts what it hears."""

    ANSWERS: Mapping[type[Message], Message] = {
        Hello: WELCOME,
        Enter: ENTERED,
        Prove: Locked(b""),
        Welcome: ENTER,
        Locked: ENTER,
    }

    def __init__(self, side: str, heard: Counter[type[Message]]) -> None:
        self.wire = Wire(side)
        self.heard = heard
        if side == CLIENT:
            self.wire.send(HELLO)

    def listen(self, stranger: Stranger) -> int:
        """Hear a stranger out until it is cut off, says goodbye, or has begun a frame that it may take for ever to
        end; how many frames that took."""
        count = 0
        while self.wire.stage != CLOSED and len(self.wire._unread) < 100_000:
            count += 1
            for piece in pieces(stranger.frame(self.wire.stage), stranger.rng):
                self._hear(piece, now=count)
        return count

    def _hear(self, piece: bytes, now: float) -> None:
        try:
            messages = self.wire.feed(piece, now)
        except WireFault as error:
            self.heard[error.code] += 1
            self._cut_off(error)
            return
        for message in messages:
            self.heard[type(message)] += 1
            if type(message) in self.ANSWERS:
                self.wire.send(self.ANSWERS[type(message)])

    def _cut_off(self, error: WireFault) -> None:
        assert error.code in FAULTS
        assert self.wire.feed(frame(Ping(1)), 0) == []
        if self.wire.side == HOST:
            assert self.wire.send(error.message)
        self.wire.stage = CLOSED


@pytest.mark.parametrize("side", [CLIENT, HOST])
def test_no_stranger_brings_a_wire_to_anything_but_a_fault(side):
    """Whatever they say, we hear sound messages, of every kind, or a fault from the list."""
    heard: Counter[Any] = Counter()
    said = number = 0
    while said < FUZZ_MESSAGES:
        number += 1
        said += Answering(HOST if side == CLIENT else CLIENT, heard).listen(Stranger(side, number))
    types = CLIENT_TYPES if side == CLIENT else HOST_TYPES
    assert set(types) <= set(heard)
    assert {"bad_message", "wrong_stage", "too_large", "bad_frame", "unknown_type"} <= set(heard)
    assert sum(heard[type_] for type_ in types) > said / 2
