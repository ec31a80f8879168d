"""The check tells leg by leg what is well, what is not and what cannot be told; it takes seconds and can be stopped."""

from __future__ import annotations

import asyncio
import gc
import queue
import secrets
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest

from network.lan import check, interfaces
from network.lan.announcer import Announcer
from network.lan.check import CODES, LEGS, Leg
from network.lan.discovery import Found
from network.loop import Loop
from network.messages.line import Card

PATIENCE = 30.0
CARD = Card("0123456789abcdef", "Ronde", "wagons", 2, 4, "fr", 1, False, True)
ELSEWHERE = "127.0.0.9"  # answers like another machine, and is none of our addresses


@pytest.fixture
def loop() -> Iterator[Loop]:
    loop = Loop("check of a test")
    yield loop
    loop.close()


def checked(loop: Loop, port: int | None = None, heard: tuple[Found, ...] = ()) -> dict[str, Leg]:
    told: queue.Queue[Leg] = queue.Queue()
    check.run(port, heard, told.put, loop)
    legs = [told.get(timeout=PATIENCE) for _ in LEGS]
    assert [leg.name for leg in legs] == list(LEGS)
    assert all(leg.code in CODES[leg.name] for leg in legs)
    assert all((leg.state == "ok") == (leg.code == "") for leg in legs)
    return {leg.name: leg for leg in legs}


def is_connected() -> bool:
    return bool(interfaces.lan(interfaces.interfaces()))


@contextmanager
def cut_off() -> Iterator[tuple[str, int]]:
    """An address at which calls are neither answered nor refused: its queue is full, and nobody takes them in."""
    with ExitStack() as stack:
        full = stack.enter_context(socket.socket())
        full.bind((ELSEWHERE, 0))
        full.listen(0)
        for _ in range(4):
            caller = stack.enter_context(socket.socket())
            caller.setblocking(False)
            caller.connect_ex(full.getsockname())
        yield full.getsockname()


def test_all_is_well_where_there_is_a_network(loop: Loop) -> None:
    """Without one, the first leg says so, and nothing is claimed of those that follow."""
    announcer = Announcer(secrets.token_hex(8), loop=loop)
    with socket.create_server(("", 0), family=socket.AF_INET6, dualstack_ipv6=True) as listening:
        port = listening.getsockname()[1]
        announcer.announce([CARD._replace(id=secrets.token_hex(8))], port)
        legs = checked(loop, port)
    announcer.close()
    expected = "ok ok ok" if is_connected() else "failed unknown unknown"
    assert [legs[name].state for name in ("interface", "announce", "port")] == expected.split()
    assert list(legs["interface"].details.get("addresses", ())) == check.addresses()


def test_whoever_does_not_host_has_no_port_to_try(loop: Loop) -> None:
    assert checked(loop)["port"] == Leg("port", "unknown", "not_hosting")


def test_tables_elsewhere_are_tried(loop: Loop) -> None:
    with socket.create_server((ELSEWHERE, 0)) as open_port, socket.socket() as closed_port:
        closed_port.bind((ELSEWHERE, 0))  # nobody listens
        good = Found(CARD, "a" * 16, (ELSEWHERE,), open_port.getsockname()[1])
        bad = Found(CARD._replace(name="Gone"), "a" * 16, (ELSEWHERE,), closed_port.getsockname()[1])
        assert checked(loop, heard=(good,))["hosts"] == Leg("hosts", "ok")
        legs = checked(loop, heard=(good, bad))
    assert legs["hosts"] == Leg(
        "hosts", "failed", "unreachable", {"tables": ["Gone"], "addresses": [f"{ELSEWHERE}:{bad.port}"]}
    )
    assert legs["others"] == Leg("others", "ok", "", {"addresses": [ELSEWHERE]})


def test_our_own_tables_are_nobody_elses(loop: Loop) -> None:
    ours = Found(CARD, "a" * 16, ("127.0.0.1",), 1)
    assert checked(loop, heard=(ours,))["hosts"] == Leg("hosts", "unknown", "nobody")


def test_it_takes_six_seconds_at_most(loop: Loop) -> None:
    """Nothing answers: our port is closed, and the host of a table takes no call, as if it were cut off."""
    with socket.socket() as closed_port, cut_off() as address:
        closed_port.bind(("", 0))
        nowhere = Found(CARD, "a" * 16, (address[0],), address[1])
        began = time.monotonic()
        legs = checked(loop, closed_port.getsockname()[1], (nowhere,))
        assert time.monotonic() - began < 6
    assert legs["hosts"].state == "failed"
    assert legs["announce"].state == ("failed" if is_connected() else "unknown")


def test_a_cancelled_check_says_nothing_more(loop: Loop) -> None:
    told: queue.Queue[Leg] = queue.Queue()
    running = check.run(1, (), told.put, loop)
    told.get(timeout=PATIENCE)
    running.cancel()
    loop.close()  # waits for what is still under way
    assert told.qsize() < len(LEGS) - 1


@pytest.mark.parametrize("turns", range(8))
def test_a_check_that_ends_as_it_begins_leaves_no_socket_open(recwarn, turns: int) -> None:
    hasty = Loop("hasty")

    async def begin_and_cancel() -> None:
        running = check.run(1, (), lambda _leg: None, hasty)
        for _ in range(turns):
            await asyncio.sleep(0)
        running.cancel()

    hasty.run(begin_and_cancel()).result(PATIENCE)
    hasty.close()
    gc.collect()
    assert [str(warning.message) for warning in recwarn] == []


def test_addresses_are_such_as_others_can_type(loop: Loop) -> None:
    for address in check.addresses():
        assert "%" not in address
        assert not address.startswith(("127.", "::1", "fe80"))
