"""Nonsense, in a run that is short and always the same, and by name; `python -m tests.network.fuzz` is the long one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path

import msgpack
import pytest

from network.messages.line import Enter, Entered, Hello, Refused
from network.messages.packing import packed
from network.messages.room import Denied, Say, Sit
from network.messages.table import Act
from tests.network.fuzz import guest_at_false_host, host_among_strangers, watched
from tests.network.mutations import BOTTOMLESS, HALF_A_CHARACTER, framed, nested
from tests.network.mutations import packed as packed_anyhow
from tests.network.real_host import Caller, RealHost, real_host, started

MESSAGES = 2500  # to each side


def test_a_host_among_strangers(tmp_path: Path) -> None:
    report = asyncio.run(host_among_strangers(tmp_path, MESSAGES, 1))
    assert report.messages >= MESSAGES
    assert report.matches >= 2
    assert report.begun > report.matches, "strangers have not begun any match"
    assert {"bad_message", "wrong_stage", "unknown_type"} <= set(report.faults)


def test_a_guest_at_a_false_host(tmp_path: Path) -> None:
    report = guest_at_false_host(tmp_path, MESSAGES, 1)
    assert report.messages >= MESSAGES
    assert report.lines > 10


def test_the_watch_sees_what_must_not_happen() -> None:
    """The tests above can fail: a warning is enough."""
    with pytest.raises(AssertionError, match="a listener failed"), watched():
        logging.getLogger("network.table.outbox").warning("a listener failed")


# By name, over a real line, in a room where friends play.


@pytest.fixture
def host(tmp_path: Path) -> Iterator[RealHost]:
    """A host where two friends have begun to play."""
    with watched(), real_host(tmp_path) as made:
        room = made.room()
        ana, bo = made.guest(room, "Ana").here(), made.guest(room, "Bo").here()
        started(ana, bo)
        yield made
        ana.play(1)
        bo.play(2)
        assert ana.over().outcome
        assert bo.over().outcome


def stranger(host: RealHost) -> Caller:
    """Someone in the same room."""
    caller = host.caller().hello()
    caller.say(Enter("1".zfill(16), "Zoé"))
    caller.hear_kind(Entered)
    return caller


SAY = packed(Say("Bonsoir"))
HELLO = packed(Hello(1, 1, "test", "en"))


@pytest.mark.parametrize(
    ("data", "code"),
    [
        pytest.param(framed(packed_anyhow({"type": "say", "text": nested(40)})), "too_deep", id="nested"),
        pytest.param(framed(BOTTOMLESS), "too_deep", id="nested without end"),
        pytest.param(framed(packed_anyhow({"type": "say", "text": "x" * 70_000})), "too_large", id="huge"),
        pytest.param(b"\xff\xff\xff\xff", "too_large", id="huge by its word"),
        pytest.param(framed(b"\xdd\xff\xff\xff\xff"), "bad_message", id="a list that says it is huge"),
        pytest.param(framed(SAY[:-3]), "bad_message", id="truncated"),
        pytest.param(framed(SAY + SAY), "bad_message", id="duplicated in one frame"),
        pytest.param(framed(SAY) + framed(HELLO), "wrong_stage", id="reordered"),
        pytest.param(framed(packed_anyhow({"type": "say", "text": HALF_A_CHARACTER})), "bad_message", id="mid-UTF-8"),
        pytest.param(framed(packed_anyhow({"type": "say", "text": msgpack.ExtType(1, b"!")})), "bad_message", id="ext"),
        pytest.param(framed(packed_anyhow({"type": "__reduce__"})), "unknown_type", id="unknown"),
        pytest.param(b"\0\0\0\0", "bad_frame", id="empty"),
    ],
)
def test_whoever_talks_nonsense_is_told_why_and_nobody_else_notices(host: RealHost, data: bytes, code: str) -> None:
    caller = stranger(host)
    caller.send(data)
    assert caller.fault().code == code


def test_what_is_said_twice_is_done_once(host: RealHost) -> None:
    """Duplicated: each is answered, and none of them plays for somebody else."""
    caller = stranger(host)
    caller.send(framed(packed(Sit(0, "Zoé"))) * 3 + framed(packed(Act(0, "c1", 0))) * 3)
    assert [caller.hear_kind(Denied).reason for _ in range(3)] == ["seat_held"] * 3
    assert [caller.hear_kind(Refused).reason for _ in range(3)] == ["not_your_seat"] * 3


def test_a_frame_that_never_ends_holds_nobody_up(host: RealHost) -> None:
    """Half-open: the rest of the message never comes, and then the line breaks."""
    for caller in [stranger(host) for _ in range(4)]:
        caller.send(framed(SAY)[:-1])
        caller.socket.shutdown(2)
