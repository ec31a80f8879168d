"""Tables without a window: opened, played at, brought back after the program ended, however it ended."""

from __future__ import annotations

import io
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
from engines.record import Assistance, read
from network import service
from network.disk import room_file
from network.disk.journal import Journal, read_path
from network.disk.known import Ticket
from network.lan.browser import Browser
from network.lan.discovery import Found
from network.loop import Loop
from network.messages.room import (
    GATHERING,
    OVER,
    PLAYING,
    Again,
    Change,
    Denied,
    Leave,
    RoomSettings,
    Said,
    Say,
    Verdict,
)
from network.messages.table import AskHint, Hint, Resign
from network.service import Plan, Service
from network.trust.identity import identity_in
from tests.network.real_host import FAST, PATIENCE, Guest, Visitors, started

ROOT = Path(__file__).parents[2]
WORD = "tilleul"
GAMES = engines.games()  # those that a program of its own knows, without the small ones of these tests


@pytest.fixture
def visitors(tmp_path) -> Iterator[Visitors]:
    made = Visitors(tmp_path / "visitors")
    yield made
    made.close()


# The program, as people start it.


def _fill_disk() -> None:
    import resource

    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


class Program:
    """`table-ronde host` in a process of its own."""

    def __init__(self, home: Path, *words: str, port: int = 0, is_full: bool = False) -> None:
        """`is_full`: it cannot write into any file, as on a full disk."""
        environment = {**os.environ, "TABLE_RONDE_HOME": str(home), "LANG": "C.UTF-8"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "qtapp.cli", "host", "--lang", "en", "--no-announce", "--port", str(port), *words],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=_fill_disk if is_full else None,
        )
        self.greeting = self.process.stdout.readline()
        found = re.search(r"port (\d+)", self.greeting)
        assert found, self.process.communicate(timeout=PATIENCE)
        self.port = int(found[1])
        told = re.fullmatch(r"Whoever says this word at a table decides there: (\S+)\n", self.process.stdout.readline())
        assert told
        self.word = told[1]

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

    def start(*words: str, port: int = 0, is_full: bool = False) -> Program:
        journal = "--journal", str(tmp_path / "games")
        programs.append(Program(tmp_path / "home", *journal, *words, port=port, is_full=is_full))
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


def test_a_host_that_cannot_write_says_so_at_its_start_and_at_its_end(program, visitors, tmp_path):
    identity_in(tmp_path / "home")
    (tmp_path / "games").mkdir()
    full = program("--tables", "wagons", is_full=True)
    assert "Nothing can be saved: the file would become too large." in full.process.stdout.readline()
    guest = visitors.come(Ticket("", "Anna"), full.port).here()
    assert guest.state.unsaved, "and everybody at the table is told for as long as it is so"
    assert full.end() == 1
    assert "Not everything is saved: " in full.err
    assert "Everything is saved" not in full.out


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


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--tables", "chess"), "There is no game “chess”"),
        (("--bots", "genius"), "There is no level “genius”"),
        (("--port", "99999"), "There is no port 99999"),
        (("--journal", "/dev/null/games"), "The file could not be written"),
    ],
)
def test_what_cannot_be_done_is_said(tmp_path, words, told):
    done = subprocess.run(
        [sys.executable, "-m", "qtapp.cli", "host", "--lang", "en", "--no-announce", *words],
        cwd=ROOT,
        env={**os.environ, "TABLE_RONDE_HOME": str(tmp_path)},
        text=True,
        capture_output=True,
        timeout=PATIENCE,
    )
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
        plan = Plan("Chez Anna", games or ("tiny",), bots, "fr", is_announced, FAST, WORD)
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


def claimed(guest: Guest) -> Guest:
    """The guest, who has said the word of the host."""
    guest.room.claim(WORD)
    return guest.wait(lambda guest: guest.state.chief == guest.room.guest)


def test_a_passer_by_decides_nothing_and_locks_nothing(served, visitors):
    guest = visitors.come(Ticket("", "Passer-by"), served.start()).here()
    assert (guest.state.chief, guest.state.headless) == ("", True)
    guest.room.change(Change(RoomSettings(locked=True), guest.state.options, 2), "mine alone")
    guest.wait_for(Denied, lambda denied: denied.reason == "not_chief")
    guest.room.claim("abracadabra")
    guest.wait_for(Denied, lambda denied: denied.reason == "wrong_word")


def test_a_lock_and_all_settings_end_with_the_last_guest(served, visitors):
    port = served.start(bots=("easy",))
    (room,) = served.running.rooms
    before = room.state()
    anna = claimed(visitors.come(Ticket("", "Anna"), port).here())
    anna.room.change(Change(RoomSettings(spectators=False, locked=True), {"first": 1, "cards": 1}, 3), "sésame")
    anna.wait(lambda guest: guest.state.settings.locked and len(guest.state.seats) == 3)
    unlocked = threading.Event()
    room.watch(lambda: None if room.verifier else unlocked.set())
    anna.room.say(Leave())
    assert unlocked.wait(PATIENCE)
    stranger = visitors.come(Ticket(room.ident, "Bo"), port).here()
    assert stranger.state._replace(people=()) == before


def hints(guest: Guest) -> list[tuple[int | None, Hint]]:
    return [told for told in list(guest.heard) if type(told) is tuple and isinstance(told[1], Hint)]


def test_a_host_without_a_window_gives_hints(served, visitors):
    port = served.start("wagons")
    anna, bo = visitors.come(Ticket("", "Anna"), port).here(), visitors.come(Ticket("", "Bo"), port).here()
    settings = RoomSettings(assistance=Assistance(hints=True))
    claimed(anna).room.change(Change(settings, anna.state.options, 2), None)
    anna.wait(lambda guest: guest.state.settings == settings)
    started(anna, bo)
    for seat, guest, other in ((0, anna, bo), (1, bo, anna)):
        update = guest.updates[seat]
        if update.legal:  # of one of them
            told = len(other.heard)
            guest.room.say(AskHint(seat))
            guest.wait(lambda guest, seat=seat: any(place == seat for place, _hint in hints(guest)))
            assert hints(other) == []
            assert not any(type(message) is tuple for message in other.heard[told:]), "nobody else hears of it"


def idents(served: Served) -> dict[str, str]:
    return {room.game: room.ident for room in served.running.rooms}


def test_whoever_calls_as_soon_as_the_host_answers_finds_every_table(served):
    served.start("tiny", *GAMES)
    assert {card.game for card in served.running.host.cards} == {"tiny", *GAMES}


def test_the_same_rooms_come_back(served):
    served.start("tiny", "wagons")
    before = idents(served)
    served.stop()
    served.start("tiny", "wagons", "coldwar")
    assert before.items() <= idents(served).items()
    assert len(idents(served)) == 3


def test_people_settings_and_phrase_come_back_with_the_room(served, visitors):
    port = served.start()
    anna = claimed(visitors.come(Ticket("", "Anna"), port).sit(0))
    anna.room.change(Change(RoomSettings(grace=7, locked=True), {"first": 1, "cards": 2}, 3), "sésame")
    anna.wait(lambda guest: guest.state.settings.locked)
    anna.room.close()
    served.stop()
    port = served.start()
    returned = visitors.come(anna.room.ticket, port).here()
    assert returned.room.guest == anna.room.guest
    assert returned.state.seats[0].guest == anna.room.guest
    assert returned.state.chief == anna.room.guest, "who has said the word need not say it again"
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
    from network.disk.lock import is_locked

    return [path for path in folder.glob("*.ronde") if is_locked(path)]


def test_a_room_that_is_over_and_left_is_opened_anew(served, visitors, monkeypatch):
    monkeypatch.setattr(service, "REOPEN_AFTER", 0.05)
    port = served.start()
    (before,) = idents(served).values()
    opened = threading.Event()
    host = served.running.host
    host._on_cards = lambda cards: opened.set() if [card.id for card in cards] != [before] and cards else None
    anna, bo = two_at(visitors, port)
    anna.room.say(Resign(0))
    anna.over()
    bo.over()
    anna.room.say(Leave())
    bo.room.say(Leave())
    assert opened.wait(PATIENCE)
    (after,) = idents(served).values()
    assert after != before
    fresh = visitors.come(Ticket("", "Cy"), port).here()
    assert (fresh.state.id, fresh.state.stage) == (after, GATHERING)
    assert [path.stem for path in room_file.paths(served.games)] == [after]
    assert read_path(next(served.games.glob("*.ronde"))).match.outcome, "the game itself is kept"


def test_a_room_that_is_over_stays_while_somebody_is_there(served, visitors, monkeypatch):
    monkeypatch.setattr(service, "REOPEN_AFTER", 0.0)
    port = served.start()
    before = idents(served)
    anna, bo = two_at(visitors, port)
    anna.room.say(Resign(0))
    bo.wait_stage(OVER).room.say(Leave())
    anna.wait(lambda guest: len(guest.people()) == 1)
    anna.room.say(Say("Encore ?"))
    anna.wait_for(Said)
    assert idents(served) == before
    anna.room.say(Again())
    anna.wait_stage(GATHERING)


def test_a_stale_room_is_not_brought_back(served, visitors):
    port = served.start()
    anna, bo = two_at(visitors, port)
    anna.room.say(Resign(0))
    anna.over()
    for guest in (anna, bo):
        guest.room.close()
    before = idents(served)
    served.stop()
    (path,) = room_file.paths(served.games)
    kept = room_file.read(path)
    assert kept.stage == OVER
    room_file.write(served.games, kept._replace(left=int(time.time()) - 2 * room_file.DAY))
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
    clock = RoomSettings().clock._replace(kind="move", seconds=1)
    claimed(anna).room.change(Change(RoomSettings(clock=clock), anna.state.options, 2), None)
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


def test_the_word_of_a_host_is_printed_or_read_and_lets_somebody_decide(program, visitors, tmp_path):
    anna = visitors.come(Ticket("", "Anna"), (host := program("--tables", "wagons")).port).here()
    anna.room.claim(host.word)
    anna.wait(lambda guest: guest.state.chief == guest.room.guest)
    assert re.fullmatch(r"[a-z2-9]{4}(-[a-z2-9]{4}){2}", host.word)


@pytest.mark.parametrize(("text", "problem"), [(None, "cannot be read"), ("\n", "no word in the first line")])
def test_a_word_that_cannot_be_read_is_told(tmp_path, text, problem):
    file = tmp_path / "word"
    if text is not None:
        file.write_text(text)
    done = subprocess.run(
        [sys.executable, "-m", "qtapp.cli", "host", "--lang", "en", "--no-announce", "--chief-word-file", str(file)],
        cwd=ROOT,
        env={**os.environ, "TABLE_RONDE_HOME": str(tmp_path)},
        text=True,
        capture_output=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 2
    assert problem in done.stderr


def test_the_word_can_be_read_from_the_standard_input(monkeypatch):
    from qtapp.commands import host

    monkeypatch.setattr(sys, "stdin", io.StringIO(" tilleul \nmore"))
    assert host._read_word("-") == "tilleul"
