"""A real window at the table of a fake host, lie after lie.

After every lie either all is as it was, or the table was left with a sentence; then somebody goes home and comes back.
A lie that the codec or the border refuses costs the host its line before anything of the window hears of it, and coming
back takes a hundred times as long as finding that out: of these only one in `SAMPLED` is sent. None is told twice.
"""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QEvent, QEventLoop, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from engines import games
from network.messages.line import Message, Room
from network.messages.packing import packed
from network.messages.room import GATHERING, OVER, PLAYING, Clocks, Denied, LineStatus
from qtapp.pages.room.network import NetworkPage
from qtapp.pages.room.room import RoomPage
from qtapp.pages.table.play import PlayPage
from qtapp.sitting.presence import Presence
from qtapp.window.main_window import MainWindow
from qtapp.window.stays import RemoteStay
from tests.hostile.fake_host import FakeHost, framed
from tests.hostile.gate import Gate
from tests.hostile.lies import AT_THE_DOOR, KINDS, honest, lie
from tests.hostile.scripts import Script, script

PATIENCE = 60.0  # seconds until a test gives up waiting
STALL = 1.0  # seconds that the window's thread may work on one thing
LONGEST_WALL = 15.0  # seconds by the clock, on a machine that is busy with many tests
BEAT = 10  # milliseconds
SAMPLED = 500


class Heartbeat:
    """How long the window's thread did not come back to its event loop: seconds it worked, and seconds by the clock.

    A machine that does other things makes the second one longer, and so does the fake host in the same process. What
    the campaign itself does on that thread, thinking of lies, does not count: it calls `resume` when it is done.
    """

    def __init__(self) -> None:
        self._timer = QTimer(interval=BEAT)
        self._timer.timeout.connect(self.beat)
        self._timer.start()
        self.restart()

    def restart(self) -> None:
        self.work, self.wall = 0.0, 0.0
        self.resume()

    def resume(self) -> None:
        self._then = time.thread_time(), time.monotonic()

    def beat(self) -> None:
        now = time.thread_time(), time.monotonic()
        self.work, self.wall = max(self.work, now[0] - self._then[0]), max(self.wall, now[1] - self._then[1])
        self._then = now

    def stop(self) -> None:
        self._timer.stop()


class Outcome(NamedTuple):
    """What came of a campaign."""

    results: Counter[str]
    mishaps: Counter[str]  # by where in the code it happened
    work: float  # seconds, the longest block
    wall: float

    @property
    def has_stalled(self) -> bool:
        return self.work > STALL or self.wall > LONGEST_WALL

    def told(self) -> str:
        lines = [f"  {count:7} {name}" for name, count in sorted((self.results + self.mishaps).items())]
        return "\n".join([*lines, f"  longest block {self.work * 1000:.0f} ms, by the clock {self.wall * 1000:.0f} ms"])


class Campaign:
    """One window against one host, at one game."""

    def __init__(self, window: MainWindow, host: FakeHost, game: str, seed: int) -> None:
        self._window, self._host, self._rng = window, host, Random(f"{game} {seed}")
        self._script = script(game)
        self._others: list[Script] = [script(other) for other in games() if other != game]
        self._at = 0  # where in the match we are
        self._gate = Gate(self._script, GATHERING, 0)
        self._told_before: set[tuple[str, bytes]] = set()
        self._count = 0
        self._heartbeat = Heartbeat()
        self.results: Counter[str] = Counter()
        self.mishaps: Counter[str] = Counter()
        host.game, host.welcome, host.entered = game, None, None
        host.opening = [framed(packed(Room(self._script.states[GATHERING])))]

    def run(self, messages: int, kinds: tuple[str, ...] = KINDS) -> Outcome:
        """So many lies of each kind."""
        for kind in kinds:
            for _ in range(messages):
                self.lie(kind)
        return self.end()

    def end(self) -> Outcome:
        self.go_home()
        self._heartbeat.stop()
        return Outcome(self.results, self.mishaps, self._heartbeat.work, self._heartbeat.wall)

    # Lies.

    def lie(self, kind: str) -> None:
        rng, other = self._rng, self._rng.choice(self._others)
        message, *rest = self._honest(kind)
        frame = lie(message, self._script, other, rng, self._at)
        frames = [frame, *(framed(packed(each)) for each in rest)]
        refused_by = rng.randrange(SAMPLED) and self._gate.refuses(frames)
        self._heartbeat.resume()
        if refused_by:
            self.results[f"refused by the {refused_by}"] += 1
        elif (kind, frame) in self._told_before:
            self.results["told before"] += 1
        elif kind in AT_THE_DOOR:
            self._lie_at_the_door(kind, frame)
        else:
            self.tell(frames, kind)
        self._told_before.add((kind, frame))

    def _honest(self, kind: str) -> tuple[Message, ...]:
        if kind == "welcome":
            return (self._host.honest_welcome(),)
        return (self._host.honest_entered(),) if kind == "entered" else honest(kind, self._script, self._rng, self._at)

    def tell(self, frames: Sequence[bytes], kind: str) -> None:
        """Have the host send these, and see to it that the window is as it was, or has left."""
        if not self._is_at_table:
            self.join()
        presence = self._presence
        assert presence is not None
        echo, is_heard = self._echo(presence, kind)
        # A line that was lost may be back before anybody looks: a host that is going to close is called again at once.
        lines: list[LineStatus] = []
        presence.lined.connect(lines.append)
        self._host.send(*frames, framed(packed(echo)))
        self._until(lambda: is_heard() or lines or self._has_failed or self._presence is None, frames[0])
        presence.lined.disconnect(lines.append)
        self._settle()
        self._check_sentence(presence)
        self._poke()
        self._judge(presence)

    def flood(self, messages: Iterable[Message]) -> Outcome:
        """Have the host send all of this at once, while people go on doing things."""
        self.join()
        presence = self._presence
        assert presence is not None
        echo, is_heard = self._echo(presence, "flood")
        self._host.send(*(framed(packed(message)) for message in messages), framed(packed(echo)))
        self._heartbeat.restart()
        self._until(lambda: is_heard() or presence.line.state != "here" or self._has_failed, b"a flood")
        self._settle()
        self._check_sentence(presence)
        self._judge(presence)
        return self.end()

    def _echo(self, presence: Presence, kind: str) -> tuple[Message, Callable[[], bool]]:
        """Something honest to be said after a lie, and whether the window has heard it: then it has heard the lie."""
        self._count += 1
        if kind != "clocks":
            clocks = Clocks((self._count,) * self._script.seats, ())
            return clocks, lambda: presence.clocks == clocks
        heard: list[Denied] = []
        presence.denied.connect(heard.append, Qt.ConnectionType.SingleShotConnection)
        return Denied("match_running"), lambda: bool(heard)

    def _lie_at_the_door(self, kind: str, frame: bytes) -> None:
        self.go_home()
        setattr(self._host, kind, frame)
        self._host.is_entered.clear()
        self._call()
        presence = self._presence
        assert presence is not None
        # Whoever is let in as somebody else may have no place there, and nothing to look at.
        self._until(lambda: presence.line.state in ("lost", "ended") or self._has_failed or presence.state, frame)
        self._settle()
        self._check_sentence(presence)
        self._judge(presence)
        self._host.welcome = self._host.entered = None
        self.go_home()

    def _check_sentence(self, presence: Presence) -> None:
        """Whoever had to leave is told why, unless it was our own mistake, which has a report."""
        line = presence.line
        is_told = line.state == "here" or self._has_failed or self._sentence(line)
        assert is_told, f"nothing is said about {line} on {self._window.page}"

    def _judge(self, presence: Presence) -> None:
        """What a lie has led to."""
        failed, line = self._has_failed, presence.line
        if failed:
            self._read_report()
            self.results["left after a mishap"] += 1
        elif line.state != "here":
            self.results[f"left: {line.reason}"] += 1
        else:
            self.results["harmless"] += 1
        if failed or line.state != "here":
            self.go_home()
            assert self._window.is_home
            assert self._window.home.isEnabled()

    def _read_report(self) -> None:
        dialog = self._window.mishaps.dialog
        assert dialog is not None
        assert dialog.body.text()
        self.mishaps[_last_place(dialog.report.toPlainText())] += 1
        dialog.close_button.click()

    def _sentence(self, line: LineStatus) -> str:
        """What people read when the line is lost."""
        page = self._window.page
        if isinstance(page, PlayPage) and page.company is not None:
            return page.company._banner.text.text()
        if isinstance(page, RoomPage | NetworkPage):
            asked = [box for box in self._window.findChildren(QDialog) if box.isVisible()]
            return page.problem.text() or "".join(box.windowTitle() or "?" for box in asked)
        return ""

    # The window.

    @property
    def _has_failed(self) -> bool:
        return self._window.mishaps.dialog is not None

    @property
    def _presence(self) -> Presence | None:
        stays = [stay for stay in self._window.reception.stays if isinstance(stay, RemoteStay)]
        return stays[0].presence if stays else None

    @property
    def _is_at_table(self) -> bool:
        page = self._window.page
        is_shown = (isinstance(page, PlayPage) and page.shown) or (isinstance(page, RoomPage) and page.state)
        return bool(is_shown) and self._presence is not None

    def join(self) -> None:
        """Come to the table as people do; the host tells the truth until we sit there."""
        stage = self._rng.choice((GATHERING, PLAYING, PLAYING, PLAYING, OVER))
        self._at = len(self._script.told) - 1 if stage == OVER else self._rng.randrange(len(self._script.told) - 1)
        opening: list[Message] = [Room(self._script.states[stage])]
        if stage != GATHERING:
            opening.append(self._script.told[self._at])
        self._gate = Gate(self._script, stage, self._at)
        self._host.opening = [framed(packed(message)) for message in opening]
        self.go_home()
        self._call()
        self._until(lambda: self._is_at_table, b"")
        self._settle()
        assert not self._has_failed, "the truth was too much"

    def _call(self) -> None:
        window = self._window
        window.commands["network"].trigger()
        page = window.page
        assert isinstance(page, NetworkPage)
        page.name.setText("Alice")
        page.address.setText(f"127.0.0.1:{self._host.port}")
        QTest.mouseClick(page.go, Qt.MouseButton.LeftButton)

    def go_home(self) -> None:
        """Leave whatever there is."""
        if self._has_failed:
            self._read_report()
        for dialog in self._window.findChildren(QDialog):
            if dialog.isVisible():
                dialog.close()
        if not self._window.is_home:
            self._window.go_home()
        self._until(lambda: not self._window.reception.stays, b"")
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _poke(self) -> None:
        """Do something that people do, now and then: point, press keys, click, change the size, look at the text."""
        page, rng = self._window.page, self._rng
        if not isinstance(page, PlayPage) or self._has_failed or rng.random() > 0.4:
            return
        area, size = page.view.viewport(), page.view.viewport().size()
        spot = QPoint(rng.randrange(max(size.width(), 1)), rng.randrange(max(size.height(), 1)))
        deed = rng.randrange(12)
        if deed < 5:
            QTest.mouseMove(area, spot)
        elif deed < 7:
            QTest.mouseClick(area, Qt.MouseButton.LeftButton, pos=spot)
        elif deed < 9:
            QTest.keyClick(page.view, rng.choice((Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_R)))
        elif deed == 9:
            self._window.commands["text_board"].trigger()
        else:
            self._window.resize(rng.randrange(1000, 1500), rng.randrange(700, 900))
        self._settle()

    # Waiting.

    def _until(self, is_so: Callable[[], object], frame: bytes) -> None:
        end = time.monotonic() + PATIENCE
        while not is_so():
            assert time.monotonic() < end, f"nothing came of {frame[:2000]!r}"
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    def _settle(self) -> None:
        """Let everything be painted and told that is about to be."""
        for _ in range(3):
            QApplication.processEvents()


def _last_place(report: str) -> str:
    """Where in the code it happened, and what."""
    places = re.findall(r'File "[^"]*?((?:qtapp|network|engines)/[^"]*)", line (\d+), in (\w+)', report)
    where = ":".join(places[-1]) if places else "?"
    return f"{where} {report.strip().splitlines()[-1][:100]}"
