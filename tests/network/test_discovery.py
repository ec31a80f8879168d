"""Tables are found within two seconds and gone within five, whatever is announced by whom."""

from __future__ import annotations

import asyncio
import gc
import queue
import secrets
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pytest
from zeroconf import DNSIncoming, ServiceInfo, Zeroconf

from network.lan.announcer import Announcer
from network.lan.browser import Browser
from network.lan.discovery import SERVICE, Found, instance_name, read, written
from network.lan.interfaces import Interface, ordered
from network.lan.listing import (
    FORGET_AFTER,
    MAX_AT_ADDRESS,
    MAX_CLAIMS,
    MAX_OF_TABLE,
    MAX_PORTS,
    MAX_UNANSWERED,
    HostPlace,
    Listing,
)
from network.loop import Loop
from network.messages.line import Card
from tests.network.namespaces import ROOT, networks
from tests.network.neighbour import PATIENCE, Neighbour

HOST, OTHER_HOST, THIRD_HOST = "a" * 16, "b" * 16, "c" * 16
CARD = Card("0123456789abcdef", "Ronde", "wagons", 2, 4, "fr", 1, False, True)


@pytest.fixture
def table() -> str:
    """The id of a table that nobody else has: other tests may be announcing on the same machine."""
    return secrets.token_hex(8)


# Two machines, or two processes on this one.


@pytest.fixture(params=networks(), ids=lambda network: network.__name__)
def machines(request) -> Iterator[tuple]:
    with request.param() as lan:
        yield lan.machine("ana"), lan.machine("bo"), lan.machine("cy")


@pytest.fixture
def ana(machines) -> Iterator[Neighbour]:
    with Neighbour(machines[0], HOST) as neighbour:
        yield neighbour


@pytest.fixture
def bo(machines) -> Iterator[Neighbour]:
    with Neighbour(machines[1], OTHER_HOST) as neighbour:
        yield neighbour


def test_a_table_is_seen_changed_and_gone(table: str, ana: Neighbour, bo: Neighbour) -> None:
    bo.do("look")
    ana.do("announce", table, "Ronde", 3)
    assert bo.hear("found", table, "Ronde", 3, within=2)[-1] == ana.port
    ana.do("announce", table, "Ronde", 2)
    bo.hear("changed", table, "Ronde", 2, within=2)
    ana.do("withdraw")
    bo.hear("lost", table, within=2)
    ana.do("announce", table, "Ronde", 1)
    bo.hear("found", table, "Ronde", 1, within=2)
    ana.leave()
    bo.hear("lost", table, within=2)


def test_whoever_begins_to_look_later_finds_it_too(table: str, ana: Neighbour, bo: Neighbour) -> None:
    ana.do("look")
    ana.do("announce", table, "Ronde", 3)
    ana.hear("found", table)
    bo.do("look")
    bo.hear("found", table, within=2)


def test_a_killed_host_is_gone_within_five_seconds_and_found_again(machines, table: str, ana: Neighbour, bo: Neighbour):
    bo.do("look")
    ana.do("announce", table, "Ronde", 3)
    bo.hear("found", table)
    ana.kill()
    bo.hear("lost", table, within=5)
    with Neighbour(machines[0], HOST) as again:
        again.do("announce", table, "Ronde", 2)
        assert bo.hear("found", table, "Ronde", 2, within=2)[-1] == again.port


def test_a_host_that_returns_at_another_port_is_found_there(machines, table: str, ana: Neighbour, bo: Neighbour):
    bo.do("look")
    ana.do("announce", table, "Ronde", 3)
    bo.hear("found", table)
    with Neighbour(machines[0], HOST) as again:
        ana.kill()
        again.do("announce", table, "Ronde", 2)
        end = time.monotonic() + 5
        while bo.hear(within=end - time.monotonic())[-1] != again.port:
            pass


def test_of_two_hosts_with_one_table_the_first_stays_until_it_goes(machines, table: str, ana: Neighbour, bo: Neighbour):
    bo.do("look")
    ana.do("announce", table, "Ronde", 3)
    bo.hear("found", table)
    with Neighbour(machines[2], THIRD_HOST) as copy:
        copy.do("announce", table, "Copy", 2)
        ana.do("announce", table, "Ronde", 2)
        assert bo.hear("changed", table)[2] == "Ronde"
        ana.kill()
        while bo.hear(within=5)[1:4] != [table, "Copy", 2]:
            pass


def test_two_tables_of_one_name_are_two_tables(table: str, ana: Neighbour, bo: Neighbour) -> None:
    other = secrets.token_hex(8)
    bo.do("look")
    ana.do("announce", table, "Ronde", 3)
    bo.hear("found", table, "Ronde")
    bo.do("announce", other, "Ronde", 1)
    bo.hear("found", other, "Ronde")
    ana.kill()
    bo.hear("lost", table)


# In one process.


class Ear:
    """Whoever looks at the list."""

    def __init__(self) -> None:
        self.said: queue.Queue[tuple[str, Found | str]] = queue.Queue()
        self.found = lambda table: self.said.put(("found", table))
        self.changed = lambda table: self.said.put(("changed", table))
        self.lost = lambda ident: self.said.put(("lost", ident))
        self.trouble = lambda code: None

    def all(self) -> list[tuple[str, Found | str]]:
        return [self.said.get() for _ in range(self.said.qsize())]

    def until(self, ident: str) -> list[Found | str]:
        """All that is said until that table is found."""
        heard: list[Found | str] = []
        while not heard or not isinstance(heard[-1], Found) or heard[-1].card.id != ident:
            heard.append(self.said.get(timeout=PATIENCE)[1])
        return heard

    def rest(self, ident: str) -> list[Found | str]:
        """What is said of that table within a second: whatever is sent again is sent again by then."""
        heard: list[Found | str] = []
        end = time.monotonic() + 1
        with suppress(queue.Empty):
            while True:
                said = self.said.get(timeout=max(0.0, end - time.monotonic()))[1]
                heard += [said] if ident in (said, said[0][0]) else []
        return heard


@pytest.fixture
def loop() -> Iterator[Loop]:
    loop = Loop("discovery of a test")
    yield loop
    loop.close()


@pytest.fixture
def port() -> Iterator[int]:
    with socket.create_server(("", 0)) as listening:
        yield listening.getsockname()[1]


async def tasks_left() -> None:
    """Return when nothing is under way any more."""
    while others := asyncio.all_tasks() - {asyncio.current_task()}:
        await asyncio.wait(others)


def test_nothing_goes_on_after_the_search_and_the_goodbye(loop: Loop, port: int) -> None:
    ear = Ear()
    browser, announcer = Browser(ear, loop), Announcer(HOST, loop=loop)
    card = CARD._replace(id=secrets.token_hex(8))
    browser.start()
    browser.start()  # one search is enough
    announcer.announce([card], port)
    found = ear.until(card.id)[-1]
    assert found in browser.heard()
    announcer.close()
    browser.stop()
    browser.stop()
    loop.run(tasks_left()).result(PATIENCE)
    ear.all()
    announcer.announce([card], port)
    browser.start()
    again = ear.until(card.id)[-1]
    # A link-local address counts only with its scope, which is not told by whoever is heard over IPv4 first.
    assert again._replace(addresses=found.addresses) == found
    assert again.addresses[0] == found.addresses[0]
    announcer.close()


@pytest.mark.parametrize("turns", range(6))
def test_a_search_that_ends_as_it_begins_leaves_no_socket_open(recwarn, turns: int) -> None:
    """A window that is closed at once. Sockets that stay open are found when they are thrown away."""
    hasty = Loop("hasty")
    browser = Browser(Ear(), hasty)

    async def begin_and_stop() -> None:
        browser.start()
        for _ in range(turns):
            await asyncio.sleep(0)
        browser.stop()

    hasty.run(begin_and_stop()).result(PATIENCE)
    hasty.close()
    gc.collect()
    assert [str(warning.message) for warning in recwarn] == []


@pytest.mark.parametrize("turns", range(4))
def test_a_host_that_is_cut_off_in_its_goodbye_leaves_no_socket_open(
    recwarn, loop: Loop, port: int, turns: int
) -> None:
    hasty, ear, card = Loop("hasty"), Ear(), CARD._replace(id=secrets.token_hex(8))
    Browser(ear, loop).start()
    Announcer(HOST, loop=hasty).announce([card], port)
    ear.until(card.id)

    async def cancel_twice() -> None:
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for _ in range(2):
            for task in tasks:
                task.cancel()
            for _ in range(turns):
                await asyncio.sleep(0)

    hasty.run(cancel_twice()).result(PATIENCE)
    hasty.close()
    gc.collect()
    assert [str(warning.message) for warning in recwarn] == []


def test_a_host_that_was_forgotten_is_found_when_it_answers_again(monkeypatch, loop: Loop) -> None:
    """Nothing in its announcement has changed: somebody has to ask for it anew."""
    monkeypatch.setattr("network.lan.listing.FORGET_AFTER", 2)
    monkeypatch.setattr("network.lan.browser.ASK_EVERY", 1)
    ear, announcer = Ear(), Announcer(HOST, loop=loop)
    card = CARD._replace(id=secrets.token_hex(8))
    Browser(ear, loop).start()
    with socket.create_server(("", 0)) as listening:
        port = listening.getsockname()[1]
        announcer.announce([card], port)
        ear.until(card.id)
    while ear.said.get(timeout=PATIENCE) != ("lost", card.id):
        pass
    with socket.create_server(("", port)):
        ear.until(card.id)
        announcer.close()


def test_closing_the_loop_says_goodbye(loop: Loop, port: int) -> None:
    other, ear = Loop("the other one"), Ear()
    Browser(ear, loop).start()
    card = CARD._replace(id=secrets.token_hex(8))
    Announcer(HOST, loop=other).announce([card], port)
    ear.until(card.id)
    other.close()
    while ear.said.get(timeout=2) != ("lost", card.id):
        pass


@contextmanager
def listening_in() -> Iterator[socket.socket]:
    """All that is sent by multicast DNS on loopback; zeroconf itself passes over what it hears twice."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as ear:
        for option in (socket.SO_REUSEADDR, socket.SO_REUSEPORT):
            ear.setsockopt(socket.SOL_SOCKET, option, 1)
        ear.bind(("", 5353))
        group = socket.inet_aton("224.0.0.251") + socket.inet_aton("127.0.0.1")
        ear.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, group)
        ear.settimeout(1)
        yield ear


def lifetimes(ear: socket.socket, name: str) -> list[int]:
    """How long each announcement of a service is to last that comes within a second; 0 is a goodbye."""
    heard: list[int] = []
    end = time.monotonic() + 1
    with suppress(TimeoutError):
        while time.monotonic() < end:
            answers = DNSIncoming(ear.recv(9000)).answers()
            heard += [answer.ttl for answer in answers if getattr(answer, "alias", "") == name]
    return heard


@pytest.mark.parametrize("others", [[], [CARD]], ids=["the last table", "one of two tables"])
def test_a_goodbye_is_the_last_word(loop: Loop, port: int, others: list[Card]) -> None:
    """Each is sent three times within half a second; what was said before must not come after."""
    announcer, browsing = Announcer(HOST, loop=loop), Ear()
    card = CARD._replace(id=secrets.token_hex(8))
    Browser(browsing, loop).start()
    with listening_in() as ear:
        announcer.announce([*others, card], port)
        browsing.until(card.id)
        announcer.announce(others, port)
        heard = lifetimes(ear, instance_name(card.id, HOST))
    announcer.close()
    assert heard[0] > 0
    assert heard[-1] == 0
    assert not any(heard[heard.index(0) :]), "once goodbye was said nothing else is"


def test_words_in_a_row_are_heard_in_their_order(loop: Loop, port: int) -> None:
    ear, announcer = Ear(), Announcer(HOST, loop=loop)
    card = CARD._replace(id=secrets.token_hex(8), total=99, free=0)
    Browser(ear, loop).start()
    announcer.announce([card], port)
    ear.until(card.id)
    for free in range(1, 20):
        announcer.announce([card._replace(free=free)], port)
    heard = [found.card.free for found in ear.rest(card.id)]
    assert heard == sorted(heard)
    assert heard[-1] == 19
    announcer.close()


HOSTILE = {
    "no id": {"id": None},
    "an id that is none": {"id": "../../etc/passwd"},
    "an id in capitals": {"id": CARD.id.upper()},
    "no name": {"name": None},
    "an empty name": {"name": " \u202e\n"},
    "many seats": {"total": "100"},
    "no seats": {"total": "0", "free": "0"},
    "more free than there are": {"free": "5"},
    "negative": {"free": "-1"},
    "digits of elsewhere": {"free": "٣"},
    "a number with spaces": {"free": " 1"},
    "a huge number": {"version": "9" * 200},
    "a game with a path": {"game": "../wagons"},
    "a game without end": {"game": "w" * 60},
    "a language of markup": {"language": "<b>fr</b>"},
    "neither locked nor not": {"locked": "yes"},
    "too long to react": {"reaction_time": "11"},
    "no host": {"host": ""},
}


@pytest.mark.parametrize("change", HOSTILE.values(), ids=HOSTILE.keys())
def test_what_no_host_of_ours_could_have_said_is_dropped(change: dict[str, str | None]) -> None:
    said = {key: value for key, value in {**written(CARD, HOST), **change}.items() if value is not None}
    assert read({key.encode(): value.encode() for key, value in said.items()}) is None


def test_what_is_written_can_be_read() -> None:
    said = {key.encode(): value.encode() for key, value in written(CARD, HOST).items()}
    assert read(said) == (CARD, HOST)
    assert read({**said, b"more": b"of a later version", b"flag": None}) == (CARD, HOST)
    del said[b"reaction_time"]  # of an earlier one
    assert read(said) == (CARD, HOST)
    longest = CARD._replace(name="\U0001f0cf" * 40)
    assert all(len(f"{key}={value}".encode()) < 256 for key, value in written(longest, HOST).items())


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        (b"Chez\x00 Ana\r\n\x1b[31m", "Chez Ana [31m"),
        ("\u202egnilC\u2066 x\u200f".encode(), "gnilC x"),
        (b"caf\xe9 \xf0\x9f", "caf\ufffd \ufffd"),
        (b"a" * 200, "a" * 40),
    ],
)
def test_names_are_bounded_and_stripped(name: bytes, shown: str) -> None:
    said = {key.encode(): value.encode() for key, value in written(CARD, HOST).items()}
    assert read({**said, b"name": name})[0].name == shown


def test_strangers_on_the_network_do_no_harm(loop: Loop, port: int) -> None:
    """Beside a good table there are services with bad words, none, and no address that could be tried."""
    ident = secrets.token_hex(8)
    good = written(CARD._replace(id=secrets.token_hex(8)), HOST)
    bad = [
        ("bad words", {**good, "id": ident, "free": "many"}, ["127.0.0.1"]),
        ("no words", b"", ["127.0.0.1"]),
        ("half a word", b"\xffid=", ["127.0.0.1"]),
        ("x" * 63, {**good, "id": ident}, ["224.0.0.1", "0.0.0.0", "255.255.255.255", "fe80::1"]),
        ("Chez l’Été ⚀", {**good, "id": ident, "host": "?"}, ["127.0.0.1"]),
    ]
    ear = Ear()
    browser = Browser(ear, loop)
    browser.start()
    with Zeroconf() as stranger:
        for name, properties, addresses in bad:
            info = ServiceInfo(
                SERVICE,
                f"{name}.{SERVICE}",
                port,
                properties=properties,
                server=f"{ident}.local.",
                parsed_addresses=addresses,
            )
            stranger.register_service(info, cooperating_responders=True)
        announcer = Announcer(HOST, loop=loop)
        announcer.announce([CARD._replace(id=good["id"])], port)
        ear.until(good["id"])
        assert ident not in {found.card.id for found in browser.heard()}
        announcer.close()


def test_nobody_imports_zeroconf_before_going_to_the_network() -> None:
    code = "import network.lan.announcer, network.lan.browser, network.lan.check, sys; print('zeroconf' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "False"


# The list, without any network.


def found_at(address: str, ident: str = CARD.id, port: int = 1, **changes: int) -> Found:
    return Found(CARD._replace(id=ident, **changes), HOST, (address,), port)


HERE, THERE = found_at("10.0.0.1"), found_at("10.0.0.2")


def place(found: Found) -> HostPlace:
    return HostPlace(found.addresses, found.port)


@pytest.fixture
def ear() -> Ear:
    return Ear()


@pytest.fixture
def listing(ear: Ear) -> Listing:
    return Listing(ear)


def test_a_table_counts_once_its_host_answers(ear: Ear, listing: Listing) -> None:
    listing.hear("one", HERE)
    assert ear.all() == []
    assert list(listing) == [HERE]
    listing.answered(place(HERE))
    assert ear.all() == [("found", HERE)]


def test_another_table_of_a_host_that_answers_counts_at_once(ear: Ear, listing: Listing) -> None:
    listing.hear("one", HERE)
    listing.answered(place(HERE))
    other = found_at("10.0.0.1", "f" * 16)
    listing.hear("two", other)
    assert ear.all() == [("found", HERE), ("found", other)]


def test_two_misses_in_a_row_remove_it_and_an_answer_brings_it_back(ear: Ear, listing: Listing) -> None:
    listing.hear("one", HERE)
    for answer in (True, False, True, False):
        (listing.answered if answer else listing.missed)(place(HERE))
    assert ear.all() == [("found", HERE)]
    listing.missed(place(HERE))
    assert ear.all() == [("lost", CARD.id)]
    listing.missed(place(HERE))
    listing.answered(place(HERE))
    assert ear.all() == [("found", HERE)]


def test_a_table_that_changes_says_so_once(ear: Ear, listing: Listing) -> None:
    listing.hear("one", HERE)
    listing.answered(place(HERE))
    changed = found_at("10.0.0.1", free=0)
    for _ in range(3):
        listing.hear("one", changed)
        listing.answered(place(changed))
    assert ear.all() == [("found", HERE), ("changed", changed)]


def test_the_first_to_claim_a_table_keeps_it(ear: Ear, listing: Listing) -> None:
    listing.hear("one", HERE)
    listing.answered(place(HERE))
    listing.hear("copy", THERE)
    listing.answered(place(THERE))
    listing.hear("one", THERE)  # not even under the same name
    assert ear.all() == [("found", HERE)]
    for _ in range(2):
        listing.missed(place(HERE))
    assert ear.all() == [("changed", THERE)]
    listing.answered(place(HERE))  # too late: now the other one is the first
    assert ear.all() == []
    listing.unhear("one")
    assert ear.all() == [("lost", CARD.id)]


def test_what_never_answers_is_forgotten(ear: Ear, listing: Listing) -> None:
    listing.hear("one", HERE)
    forgotten = [listing.missed(place(HERE)) for _ in range(FORGET_AFTER)]
    assert forgotten == [set()] * (FORGET_AFTER - 1) + [{"one"}]
    assert listing.places() == set()
    assert ear.all() == []


def test_the_list_has_an_end_and_those_who_answer_stay_in_it(ear: Ear, listing: Listing) -> None:
    listing.hear("good", HERE)
    listing.answered(place(HERE))
    for number in range(2 * MAX_CLAIMS):
        listing.hear(f"bad {number}", found_at(f"10.1.{number // 99}.{number % 99}", f"{number:016x}"))
        assert len(list(listing)) <= 1 + MAX_UNANSWERED
    assert HERE in set(listing)
    assert ear.all() == [("found", HERE)]


def test_tables_of_one_address_do_not_keep_out_those_of_others(ear: Ear, listing: Listing) -> None:
    """Although all of them answer."""
    for number in range(2 * MAX_CLAIMS):
        listing.hear(f"many {number}", found_at("10.0.0.9", f"{number:016x}"))
        listing.answered(place(found_at("10.0.0.9")))
    assert len(list(listing)) == MAX_AT_ADDRESS
    late = found_at("10.0.0.3", "f" * 16)
    assert listing.hear("late", late) == set()
    listing.answered(place(late))
    assert ("found", late) in ear.all()


def test_whoever_announces_most_gives_way_when_the_list_is_full(ear: Ear, listing: Listing) -> None:
    for number in range(MAX_CLAIMS):
        found = found_at(f"10.0.0.{number % 6}", f"{number:016x}")
        listing.hear(f"{number}", found)
        listing.answered(place(found))
    late = found_at("10.0.1.1", "f" * 16)
    (gone,) = listing.hear("late", late)
    assert int(gone) % 6 in (0, 1), "these two have one table more than the others"
    assert late in set(listing)


def test_a_stranger_cannot_have_us_try_many_ports_of_a_machine(listing: Listing) -> None:
    for port in range(1, 50):
        listing.hear(f"port {port}", found_at("10.0.0.9", f"{port:016x}", port))
    assert len(listing.places()) == MAX_PORTS


def test_a_machine_that_comes_back_at_other_ports_is_not_kept_out_by_those_it_left(ear: Ear, listing: Listing) -> None:
    for port in range(1, 20):
        found = found_at("10.0.0.9", port=port)
        listing.hear("table", found)
        listing.answered(place(found))
        assert ear.all()[-1] in [("found", found), ("changed", found)]
        for _ in range(2):
            listing.missed(place(found))


def test_many_claims_to_one_table_are_not_all_kept(listing: Listing) -> None:
    for number in range(50):
        listing.hear(f"copy {number}", found_at(f"10.0.0.{number}"))
    assert len(list(listing)) == MAX_OF_TABLE
    assert found_at("10.0.0.0") in set(listing), "the first stays"


def test_what_waits_to_be_tried_is_kept_until_it_is(listing: Listing) -> None:
    waiting = [found_at(f"10.0.0.{number}", f"{number:016x}") for number in range(MAX_UNANSWERED)]
    for number, found in enumerate(waiting):
        listing.hear(f"{number}", found)
    late = found_at("10.0.1.1", "f" * 16)
    assert listing.hear("late", late) == {"late"}
    listing.missed(place(waiting[7]))
    assert listing.hear("late", late) == {"7"}
    assert late in set(listing)


LO = Interface("lo", 1, ("127.0.0.1/8", "::1/128"), loopback=True, multicast=False)
ETH = Interface("eth0", 2, ("192.168.1.7/24", "fd00::7/64", "fe80::7%2/64"), loopback=False, multicast=True)


@pytest.mark.parametrize(
    ("told", "tried"),
    [
        (["fe80::9%2", "fd00::9", "192.168.1.9"], ["192.168.1.9", "fd00::9", "fe80::9%2"]),
        (["10.0.0.9", "8.8.8.8", "2001:db8::9", "192.168.2.9", "fd01::9"], []),  # nobody makes us call other networks
        (["192.168.1.0", "192.168.1.255"], []),  # nor everybody in ours
        (["fe80::9", "192.168.1.9"], ["192.168.1.9"]),  # a link-local address without a scope leads nowhere
        (["192.168.1.9", "192.168.1.7"], ["192.168.1.9"]),  # one of them is ours
        (["192.168.1.7", "fd00::7"], ["192.168.1.7", "fd00::7"]),  # all are ours: a table of this machine
        (["127.0.0.1", "192.168.1.9"], ["192.168.1.9"]),
        (["127.0.0.1", "224.0.0.1", "0.0.0.0", "255.255.255.255", "ff02::1", "::", "nonsense"], []),
        (["192.168.1.9", "192.168.1.9"], ["192.168.1.9"]),
    ],
)
def test_the_most_promising_address_comes_first(told: list[str], tried: list[str]) -> None:
    assert list(ordered(told, (LO, ETH))) == tried


def test_without_a_network_loopback_leads_to_the_other_program_here() -> None:
    assert ordered(["127.0.0.1"], (LO,)) == ("127.0.0.1",)
