"""Tables without a window: opened, played at, brought back after the program ended, however it ended."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import engines
from engines.record import read
from network import ledger, service
from network.browser import Browser
from network.discovery import Found
from network.identity import identity_in
from network.journal import Journal, read_path
from network.known import Ticket
from network.loop import Loop
from network.room_link import GATHERING, OVER, PLAYING, RoomSettings, Said, Verdict
from network.service import Plan, Service
from tests.network.real_host import FAST, PATIENCE, Guest, Visitors, started

ROOT = Path(__file__).parents[2]
GAMES = engines.games()  # those that a program of its own knows, without the small ones of these tests


@pytest.fixture
def visitors(tmp_path) -> Iterator[Visitors]:
    made = Visitors(tmp_path / "visitors")
    yield made
    made.close()


# The program, as people start it.


class Program:
    """`table-ronde host` in a process of its own."""

    def __init__(self, home: Path, *words: str, port: int = 0) -> None:
        environment = {**os.environ, "TABLE_RONDE_HOME": str(home), "LANG": "C.UTF-8"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "qtapp.cli", "host", "--lang", "en", "--no-announce", "--port", str(port), *words],
            cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.greeting = self.process.stdout.readline()
        found = re.search(r"port (\d+)", self.greeting)
        assert found, self.process.communicate(timeout=PATIENCE)
        self.port = int(found[1])

    def end(self, number: int = signal.SIGTERM) -> int:
        """Send a signal and wait for the end; the exit code."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        self.out, self.err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode


@pytest.fixture
def program(tmp_path):
    """Starts `table-ronde host` with these words, any number of times."""
    programs: list[Program] = []

    def start(*words: str, port: int = 0) -> Program:
        programs.append(Program(tmp_path / "home", "--journal", str(tmp_path / "games"), *words, port=port))
        return programs[-1]

    yield start
    for each in programs:
        each.end(signal.SIGKILL)


def two_at(visitors: Visitors, port: int) -> tuple[Guest, Guest]:
    guests = visitors.come(Ticket("", "Anna"), port), visitors.come(Ticket("", "Bo"), port)
    started(*guests)
    return guests


@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 0), (signal.SIGINT, 0), (signal.SIGKILL, -9)])
def test_a_host_that_ended_comes_back_and_everybody_returns_by_themselves(program, visitors, number, code):
    first = program("--tables", "wagons", "--name", "Chez Anna")
    anna, bo = two_at(visitors, first.port)
    before = anna.room.guest, bo.room.guest
    anna.play(1)
    bo.play(2)
    anna.wait(lambda guest: guest.updates[0].ply >= 4)
    assert first.end(number) == code
    anna.wait(lambda guest: guest.line.state == "lost")
    if code == 0:
        assert anna.line.reason in ("shutting_down", "ECONNREFUSED")
        assert "Traceback" not in first.err
        assert first.out == "Everything is saved. Until next time!\n"
    length = max(anna.updates[0].length, bo.updates[1].length)
    again = program("--tables", "wagons", port=first.port)
    assert again.port == first.port
    anna.here()
    bo.here()
    assert (anna.room.guest, bo.room.guest) == before
    assert [seat.guest for seat in anna.state.seats] == list(before)
    assert anna.over().outcome == bo.over().outcome
    verdict = anna.wait_for(Verdict)
    assert verdict[:2] == (True, "")
    assert read(verdict.record).match.length >= length, "nothing that was told is lost"


def test_a_guest_plays_against_a_bot(program, visitors):
    host = program("--tables", "wagons", "--bots", "easy")
    anna = visitors.come(Ticket("", "Anna"), host.port).here()
    assert [seat.kind for seat in anna.state.seats] == ["open", "bot"]
    started(anna)
    anna.play(1)
    assert anna.over().outcome


def test_one_table_for_each_game_unless_some_are_named(program, visitors):
    host = program()
    ended = visitors.come(Ticket("", "Anna"), host.port).wait_ended()
    assert sorted(table["game"] for table in ended.details["tables"]) == sorted(GAMES)
    assert {table["language"] for table in ended.details["tables"]} == {"en"}


def test_a_taken_port_is_replaced_and_said(program, tmp_path):
    first = program("--tables", "wagons")
    second = program("--tables", "wagons", "--journal", str(tmp_path / "other"), port=first.port)
    assert second.port != first.port


@pytest.mark.parametrize(("words", "told"), [
    (("--tables", "chess"), "There is no game “chess”"),
    (("--bots", "genius"), "There is no level “genius”"),
    (("--port", "99999"), "There is no port 99999"),
    (("--journal", "/dev/null/games"), "The file could not be written"),
])
def test_what_cannot_be_done_is_said(tmp_path, words, told):
    done = subprocess.run([sys.executable, "-m", "qtapp.cli", "host", "--lang", "en", "--no-announce", *words],
                          cwd=ROOT, env={**os.environ, "TABLE_RONDE_HOME": str(tmp_path)}, text=True,
                          capture_output=True, timeout=PATIENCE)
    assert done.returncode == 2
    assert told in done.stderr
    assert "Traceback" not in done.stderr


# The service, in this process.


class Served:
    """Services on one folder, one after the other."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.games = folder / "games"
        self.loop = Loop("test service")
        self.running: Service | None = None

    def start(self, *games: str, bots: tuple[str, ...] = (), is_announced: bool = False) -> int:
        plan = Plan("Chez Anna", games or ("tiny",), bots, "fr", is_announced, FAST)
        self.running = Service(self.loop, identity_in(self.folder), self.games, "test", plan)
        return self.running.start(0)

    def stop(self) -> None:
        if self.running:
            self.running.stop()
            self.running = None


@pytest.fixture
def served(tmp_path):
    made = Served(tmp_path)
    yield made
    made.stop()
    made.loop.close()


def idents(served: Served) -> dict[str, str]:
    return {room.game: room.ident for room in served.running.rooms}


def test_the_same_rooms_come_back(served):
    served.start("tiny", "wagons")
    before = idents(served)
    served.stop()
    served.start("tiny", "wagons", "coldwar")
    assert before.items() <= idents(served).items()
    assert len(idents(served)) == 3


def test_people_settings_and_phrase_come_back_with_the_room(served, visitors):
    port = served.start()
    anna = visitors.come(Ticket("", "Anna"), port).sit(0)
    anna.room.change(RoomSettings(grace=7, locked=True), {"first": 1, "cards": 2}, 3, "sésame")
    anna.wait(lambda guest: guest.state.settings.locked)
    anna.room.close()
    served.stop()
    port = served.start()
    returned = visitors.come(anna.room.ticket, port).here()
    assert returned.room.guest == anna.room.guest
    assert returned.state.seats[0].guest == anna.room.guest
    assert (returned.state.settings.grace, returned.state.options["cards"], len(returned.state.seats)) == (7, 2, 3)
    stranger = visitors.come(Ticket(anna.room.ticket.table, "Bo"), port)
    assert stranger.wait_ended().reason == "phrase_needed"
    stranger.room.try_phrase("sésame")
    stranger.here()


def test_a_match_comes_back_and_is_judged_fair_at_the_end(served, visitors):
    port = served.start()
    anna, bo = two_at(visitors, port)
    for guest in (anna, bo):
        guest.play(1)
    anna.wait(lambda guest: guest.updates[0].ply >= 3)
    served.stop()
    assert not _in_use(served.games), "the journals are closed"
    port = served.start()
    for guest in (anna, bo):
        guest.room.moved([("127.0.0.1", port)])
    assert anna.over().outcome == bo.over().outcome
    assert anna.wait_for(Verdict)[:2] == (True, "")


def _in_use(folder: Path) -> list[Path]:
    from network.lock import is_locked

    return [path for path in folder.glob("*.ronde") if is_locked(path)]


def test_a_room_that_is_over_and_left_is_opened_anew(served, visitors, monkeypatch):
    monkeypatch.setattr(service, "REOPEN_AFTER", 0.05)
    port = served.start()
    (before,) = idents(served).values()
    opened = threading.Event()
    host = served.running.host
    host._on_cards = lambda cards: opened.set() if [card.id for card in cards] != [before] and cards else None
    anna, bo = two_at(visitors, port)
    anna.room.link(0).resign()
    anna.over()
    bo.over()
    anna.room.leave()
    bo.room.leave()
    assert opened.wait(PATIENCE)
    (after,) = idents(served).values()
    assert after != before
    fresh = visitors.come(Ticket("", "Cy"), port).here()
    assert (fresh.state.id, fresh.state.stage) == (after, GATHERING)
    assert [path.stem for path in ledger.paths(served.games)] == [after]
    assert read_path(next(served.games.glob("*.ronde"))).match.outcome, "the game itself is kept"


def test_a_room_that_is_over_stays_while_somebody_is_there(served, visitors, monkeypatch):
    monkeypatch.setattr(service, "REOPEN_AFTER", 0.0)
    port = served.start()
    before = idents(served)
    anna, bo = two_at(visitors, port)
    anna.room.link(0).resign()
    bo.wait_stage(OVER).room.leave()
    anna.wait(lambda guest: len(guest.people()) == 1)
    anna.room.say("Encore ?")
    anna.wait_for(Said)
    assert idents(served) == before
    anna.room.again()
    anna.wait_stage(GATHERING)


def test_a_stale_room_is_not_brought_back(served, visitors):
    port = served.start()
    anna, bo = two_at(visitors, port)
    anna.room.link(0).resign()
    anna.over()
    for guest in (anna, bo):
        guest.room.close()
    before = idents(served)
    served.stop()
    (path,) = ledger.paths(served.games)
    kept = ledger.read(path)
    assert kept.stage == OVER
    ledger.write(served.games, kept._replace(left=int(time.time()) - 2 * ledger.DAY))
    served.start()
    assert idents(served) != before
    assert not path.exists()


def test_what_cannot_be_brought_back_hides_nothing_and_is_left_alone(served, visitors, caplog):
    port = served.start("tiny", "wagons")
    tiny = idents(served)["tiny"]
    guests = [visitors.come(Ticket(tiny, name), port) for name in ("Anna", "Bo")]
    started(*guests)
    for guest in guests:
        guest.room.close()
    before = idents(served)
    served.stop()
    (served.games / f"{'e' * 16}.room").write_text("broken")
    journal = next(served.games.glob("*.ronde"))
    journal.rename(journal.with_suffix(".away"))
    served.start("tiny", "wagons")
    assert idents(served)["wagons"] == before["wagons"]
    assert idents(served)["tiny"] != before["tiny"], "its journal is gone, so another room was opened"
    assert caplog.text.count("cannot be brought back") == 2
    served.stop()
    assert (served.games / f"{'e' * 16}.room").read_text() == "broken"
    journal.with_suffix(".away").rename(journal)
    served.start("tiny", "wagons")
    assert before["tiny"] in [room.ident for room in served.running.rooms], "and now it is back"


def test_a_journal_that_is_open_elsewhere_is_left_alone(served, visitors, caplog):
    port = served.start()
    anna, bo = two_at(visitors, port)
    for guest in (anna, bo):
        guest.room.close()
    served.stop()
    journal, _record = Journal.open(next(served.games.glob("*.ronde")))
    served.start()
    assert "cannot be brought back" in caplog.text
    journal.close()


def test_bots_take_the_last_seats_and_leave_one(served):
    served.start("coldwar", bots=("easy", "medium", "hard"))
    (room,) = served.running.rooms
    assert [seat.kind for seat in room.seating.seats] == ["open", "bot", "bot"]
    assert [seat.level for seat in room.seating.seats] == ["", "medium", "easy"]


def test_a_clock_that_runs_out_has_a_bot_move(served, visitors):
    port = served.start("wagons")
    anna, bo = visitors.come(Ticket("", "Anna"), port).here(), visitors.come(Ticket("", "Bo"), port).here()
    chief = anna if anna.room.guest == anna.state.chief else bo
    clock = RoomSettings().clock._replace(kind="move", seconds=1)
    chief.room.change(RoomSettings(clock=clock), chief.state.options, 2)
    anna.wait(lambda guest: guest.state.settings.clock == clock)
    started(anna, bo)
    assert anna.state.stage == PLAYING
    anna.wait(lambda guest: guest.updates[0].ply >= 1)


def test_tables_are_announced_and_withdrawn(served):
    heard = Heard()
    browser = Browser(heard, served.loop)
    browser.start()
    served.start(is_announced=True)
    (ident,) = idents(served).values()
    assert heard.wait(lambda: ident in heard.here)
    assert heard.here[ident].port == served.running.host.port
    served.stop()
    assert heard.wait(lambda: ident not in heard.here)
    browser.stop()


class Heard:
    """Whoever looks at the list."""

    def __init__(self) -> None:
        self.here: dict[str, Found] = {}
        self._changed = threading.Condition()

    def wait(self, is_so) -> bool:
        with self._changed:
            return self._changed.wait_for(is_so, PATIENCE)

    def found(self, table: Found) -> None:
        with self._changed:
            self.here[table.card.id] = table
            self._changed.notify_all()

    changed = found

    def lost(self, ident: str) -> None:
        with self._changed:
            self.here.pop(ident, None)
            self._changed.notify_all()

    def trouble(self, code: str) -> None: ...
