"""What a guest remembers: hosts by their fingerprint, tables by their ticket."""

from __future__ import annotations

import json
import stat
import sys
import time

import pytest

from network.disk.known import CHANGED, MAX_HOSTS, MAX_TICKETS, NEW, SAME, TICKET_DAYS, KnownHosts, Ticket, Tickets

KEY, OTHER = "aa" * 32, "bb" * 32


@pytest.fixture
def path(tmp_path):
    return tmp_path / "settings" / "known.json"


def ticket(table: str = "t1", **fields: object) -> Ticket:
    return Ticket(table, "Anna", token="00" * 16, fingerprint=KEY, **fields)


def test_a_host_is_new_then_the_same_then_changed(path):
    hosts = KnownHosts(path)
    assert hosts.judged("h1", KEY) == NEW
    assert hosts.judged("h1", KEY) == NEW, "looking at it is not trusting it"
    hosts.trust("h1", KEY)
    assert hosts.judged("h1", KEY) == SAME
    assert hosts.judged("h1", OTHER) == CHANGED
    assert hosts.judged("h2", OTHER) == NEW


def test_hosts_are_known_in_the_next_run_and_in_the_other_window(path):
    one, other = KnownHosts(path), KnownHosts(path)
    one.trust("h1", KEY)
    other.trust("h2", OTHER)
    assert KnownHosts(path).judged("h1", KEY) == SAME
    assert one.judged("h2", OTHER) == SAME


def test_a_changed_host_can_be_trusted_anew(path):
    hosts = KnownHosts(path)
    hosts.trust("h1", KEY)
    hosts.trust("h1", OTHER)
    assert hosts.judged("h1", OTHER) == SAME
    assert hosts.judged("h1", KEY) == CHANGED


def test_the_longest_known_hosts_are_forgotten_first(path):
    path.parent.mkdir()
    keys = [f"{number:064x}" for number in range(MAX_HOSTS)]
    path.write_text(json.dumps({f"h{number}": key for number, key in enumerate(keys)}))
    hosts = KnownHosts(path)
    hosts.trust("h0", keys[0])  # met again
    hosts.trust("new", KEY)
    assert hosts.judged("h0", keys[0]) == SAME
    assert hosts.judged("h1", keys[1]) == NEW


def test_a_host_that_an_earlier_version_kept_under_another_id_is_the_same(path):
    KnownHosts(path).trust("an id of its own choice", KEY)
    assert KnownHosts(path).judged(KEY[:16], KEY) == SAME


def test_a_ticket_comes_back_whole_but_for_the_phrase(path):
    given = ticket(watch=True, phrase="sésame", title="Chez Anna", game="wagons", addresses=(("fe80::1%eth0", 47313),))
    Tickets(path).keep(given)
    found = Tickets(path).find("t1")
    assert found == given._replace(phrase="", when=found.when)
    assert abs(found.when - time.time()) < 60
    assert "sésame" not in path.read_text(encoding="utf-8")
    assert b"s\\u00e9same" not in path.read_bytes()


def test_a_seat_that_waits_is_told_from_a_table_one_has_been_to(path):
    tickets = Tickets(path)
    tickets.keep(ticket("t1"))
    tickets.keep(ticket("t2", seats=(0, 2), players=("Bo",), grace=60, host="Chez Bo", by_bot=True))
    (found,) = Tickets(path).seats()
    assert (found.table, found.seats, found.players, found.grace, found.host, found.by_bot) == (
        "t2",
        (0, 2),
        ("Bo",),
        60,
        "Chez Bo",
        True,
    )


def test_only_the_owner_may_read_tickets(path):
    Tickets(path).keep(ticket())
    if sys.platform != "win32":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_dropped_ticket_is_gone(path):
    tickets = Tickets(path)
    tickets.keep(ticket("t1"))
    tickets.keep(ticket("t2"))
    tickets.drop("t1")
    assert [found.table for found in tickets.all()] == ["t2"]
    tickets.drop("t1")


def test_old_tickets_and_too_many_are_forgotten(path):
    long_ago = int(time.time()) - (TICKET_DAYS + 1) * 86400
    path.parent.mkdir()
    now = int(time.time())
    rows = [ticket(f"t{number}", when=now - number) for number in range(MAX_TICKETS)] + [ticket("old", when=long_ago)]
    path.write_text(json.dumps({row.table: row._asdict() for row in rows}))
    tickets = Tickets(path)
    assert tickets.find("old") is None
    assert [found.table for found in tickets.all()][:2] == ["t0", "t1"], "the latest first"
    tickets.keep(ticket("new"))
    assert len(json.loads(path.read_bytes())) == MAX_TICKETS


@pytest.mark.parametrize("data", [b"", b"{", b"[1, 2]", b"\xff\xfe", b"[" * 100_000])
def test_a_broken_file_is_put_aside_and_begun_anew(path, data, caplog):
    path.parent.mkdir()
    path.write_bytes(data)
    tickets = Tickets(path)
    assert tickets.all() == []
    tickets.keep(ticket())
    assert len(tickets.all()) == 1
    assert path.with_name("known.json.broken").read_bytes() == data
    assert "put aside" in caplog.text


@pytest.mark.parametrize(
    "row",
    [
        7,
        {},
        {"table": "t"},
        {"table": 1, "name": "A"},
        {"table": "t", "name": "A", "when": "x"},
        {"table": "t", "name": "A", "addresses": [["h"]]},
        {"table": "t", "name": "A", "token": 3},
        {"table": "t", "name": "A", "seats": 3},
        {"table": "t", "name": "A", "seats": ["x"]},
        {"table": "t", "name": "A", "players": 3},
        {"table": "t", "name": "A", "grace": "x"},
        {"table": "t", "name": "A", "host": 3},
    ],
)
def test_a_row_of_something_else_hides_no_other_ticket(path, row):
    tickets = Tickets(path)
    tickets.keep(ticket())
    path.write_text(json.dumps({"strange": row} | json.loads(path.read_bytes())))
    assert [found.table for found in tickets.all()] == ["t1"]


def test_where_nothing_can_be_written_this_run_remembers_all_the_same(tmp_path, caplog):
    (tmp_path / "file").write_text("in the way")
    tickets = Tickets(tmp_path / "file" / "tickets.json")
    tickets.keep(ticket())
    assert [found.table for found in tickets.all()] == ["t1"]
    assert "cannot be written" in caplog.text
