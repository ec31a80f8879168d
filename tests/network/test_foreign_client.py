"""Clients that know nothing of Table Ronde but docs/protocol.md play a whole match at a real host, and check it."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from engines import games, load
from engines.game import Seat, usual_options
from engines.match import SEPARATOR, Draft
from engines.record import Assistance, read
from network.messages.changes import digest
from network.messages.room import RoomSettings
from network.room.room import Room
from network.table.log import Log
from tests.engines.test_imports import imported
from tests.network.real_host import PATIENCE, RealHost, real_host

FOREIGN = Path(__file__).with_name("foreign.py")


def come(host: RealHost, table: str, name: str, seat: Seat, drop: int = 0) -> subprocess.Popen[str]:
    """A foreign client in a process of its own, where none of our packages is to be found."""
    options = [str(host.port), table, name, str(seat), *([str(drop)] if drop else [])]
    return subprocess.Popen([sys.executable, "-I", str(FOREIGN), *options], stdout=subprocess.PIPE,
                            stderr=subprocess.PIPE, text=True, cwd=host.folder)  # fmt: skip


def report(client: subprocess.Popen[str]) -> Mapping[str, Any]:
    told, complaint = client.communicate(timeout=2 * PATIENCE)
    assert client.returncode == 0, complaint
    return json.loads(told)


def somebody_is_here(host: RealHost, room: Room) -> None:
    """Wait until the first guest has come in, who sees everything from the beginning."""
    came = threading.Event()

    def look() -> None:
        if room.state().people:
            came.set()

    host.on_desk(lambda: room.watch(look))
    host.on_desk(look)
    assert came.wait(PATIENCE)


def assert_saw(told: Mapping[str, Any], seat: Seat | None) -> None:
    """Every view that was told, those between the steps of a choice too, and the log are those of the record.
    (Every line of it is a choice.)"""
    match = read(told["record"]).match
    assert len(match.steps) == match.length
    for length, steps, seen in told["hashes"]:
        draft = Draft(match.game, seat, match.state_at(length))
        for step in steps:
            draft = draft.extended(step)
        assert seen == digest(match.game.view(draft.state, seat))
    assert told["hashes"][-1][0] == match.length
    assert told["log"] == [entry._asdict() for entry in Log.replayed(match).seen_by(seat)]


def but_passes(texts: list[str]) -> list[str]:
    """Without those that let a window pass: the table enters them by itself if nobody claims it in time."""
    return [text for text in texts if text != "pass"]


def test_it_imports_nothing_of_ours():
    assert set(imported(FOREIGN)) == {"hashlib", "json", "msgpack", "socket", "ssl", "struct", "sys"}


@pytest.mark.parametrize("game", games())
def test_foreign_clients_play_a_match_and_another_one_watches(tmp_path, game):
    names = ["Anna", "Bruno", "Chloé", "Denis"][: min(load(game).seat_counts(usual_options(load(game))))]
    with real_host(tmp_path) as host:
        room = host.room(game, len(names))
        watching = come(host, room.ident, "Zoé", -1)
        somebody_is_here(host, room)
        playing = [come(host, room.ident, name, seat, drop=3 if seat else 0) for seat, name in enumerate(names)]
        reports = [report(client) for client in (*playing, watching)]
        fingerprint = host.host.identity.fingerprint

    assert {told["record"] for told in reports} == {reports[0]["record"]}
    record = read(reports[0]["record"])
    assert record.finished
    assert [player.name for player in record.header.players] == names
    for told, seat in zip(reports, [*range(len(names)), None], strict=True):
        assert (told["fingerprint"], told["unsound"], told["refused"]) == (fingerprint, "", [])
        assert_saw(told, seat)
    for told, seat in zip(reports, range(len(names)), strict=False):
        steps = [step for line in record.match.lines if line.seat == seat for step in line.text.split(SEPARATOR)]
        assert but_passes(told["acts"]) == but_passes(steps)
    # Whoever stayed was shown one whole view, whoever came back a second one, and both for the rest mostly changes.
    assert min(told["whole"] for told in reports[1:-1]) > 1
    assert max(told["whole"] for told in reports) < record.match.length / 2


def test_foreign_clients_choose_in_steps_and_claim_windows(tmp_path):
    with real_host(tmp_path) as host:
        room = host.room("salon", 2, RoomSettings(assistance=Assistance(reaction_time=1)), rounds=1)
        reports = [report(client) for client in [come(host, room.ident, name, seat) for seat, name in enumerate("AB")]]
    assert {told["record"] for told in reports} == {reports[0]["record"]}
    assert [(told["refused"], told["unsound"]) for told in reports] == [([], "")] * 2
    record = read(reports[0]["record"])
    assert record.finished
    assert any(SEPARATOR in line.text for line in record.match.lines)
