"""Two windows in two processes play over TCP by mouse, in two languages; one of them is killed and comes back."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from network.messages.room import Change
from qtapp.base import i18n
from qtapp.pages.room.room import RoomPage
from tests.end_to_end.at_the_board import play_by_mouse
from tests.qtapp.at_the_window import answer, click, greedy, opened_window
from tests.qtapp.network_window import play_page_of, until

ROOT = Path(__file__).parents[2]
MOVES_BEFORE, MOVES_AFTER = 8, 6  # of both windows together


@contextmanager
def guest_window(
    folder: Path, port: int, said: Path, name: str = "Bruno", seat: int = 1
) -> Iterator[subprocess.Popen[str]]:
    """Another window, as somebody else at another machine would have it; what it tells is written to a file."""
    address = f"127.0.0.1:{port}"
    with said.open("w") as output:
        child = subprocess.Popen(
            [sys.executable, "-m", "tests.end_to_end.window_of_a_guest", address, "fr", name, str(seat)],
            cwd=ROOT,
            text=True,
            stdin=subprocess.PIPE,
            stdout=output,
            env={**os.environ, "TABLE_RONDE_HOME": str(folder)},
        )
        try:
            yield child
        finally:
            assert child.stdin is not None
            child.stdin.close()
            child.wait(60)


def played_on(qtbot, page, ply) -> None:
    """Play whenever it is our turn, until so many actions have been played."""
    while page.shown.ply < ply:
        if page.shown.legal:
            play_by_mouse(qtbot, page, greedy(page))
        else:
            until(qtbot, lambda: page.shown.legal or page.shown.ply >= ply)


def room_of(qtbot, window) -> RoomPage:
    """A room of this window, where people may come."""
    window.settings.my_name = "Alice"
    window.commands["network"].trigger()
    next(row for row in window.page.games if row.game_id == "wagons").create_button.click()
    until(qtbot, lambda: isinstance(window.page, RoomPage) and window.page.state and window.reception.lobby.rooms.port)
    return window.page


pytestmark = [
    pytest.mark.long,
    pytest.mark.usefixtures("nobody_to_ask"),
    pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL"),
]


def test_a_killed_window_returns_to_its_seat(qtbot, home, tmp_path):
    with opened_window(qtbot, home) as window:
        room, said = room_of(qtbot, window), tmp_path / "said"
        port = window.reception.lobby.rooms.port
        with guest_window(tmp_path / "guest", port, said) as child:
            until(qtbot, lambda: room.prompt.answer_button("start") and room.prompt.answer_button("start").isEnabled())
            answer(qtbot, room.prompt, "start")
            page = play_page_of(qtbot, window)
            played_on(qtbot, page, MOVES_BEFORE)
            child.send_signal(signal.SIGKILL)
            child.wait(60)
            until(qtbot, lambda: page.panel.players.cards[1].note.text() == "away")
            assert "Bruno is away. The seat is kept for" in page.absence.text.text()
        ply = page.shown.ply
        assert i18n.language() == "en"
        assert page.header.turn.text() not in said.read_text(encoding="utf-8")  # the other one speaks French
        with guest_window(tmp_path / "guest", port, said):
            until(qtbot, lambda: page.panel.players.cards[1].note.text() != "away")
            assert page.absence.isHidden()
            assert said.read_text(encoding="utf-8").count("returned") == 1  # one click on the home page
            played_on(qtbot, page, ply + MOVES_AFTER)
            until(qtbot, lambda: f"{page.shown.ply} 1 " in said.read_text(encoding="utf-8"))
        assert [seat.name for seat in page.company.presence.state.seats] == ["Alice", "Bruno"]
        until(qtbot, lambda: page.panel.players.cards[1].note.text() == "away")  # or we would be asked before we go


def test_the_host_decides_about_a_killed_window_and_it_returns_all_the_same(qtbot, home, tmp_path):
    with opened_window(qtbot, home) as window:
        room, said = room_of(qtbot, window), tmp_path / "said"
        port = window.reception.lobby.rooms.port
        room.link.change(Change(room.state.settings._replace(grace=0), room.state.options, 2), None)
        with guest_window(tmp_path / "guest", port, said) as child:
            until(qtbot, lambda: room.prompt.answer_button("start") and room.prompt.answer_button("start").isEnabled())
            answer(qtbot, room.prompt, "start")
            page = play_page_of(qtbot, window)
            played_on(qtbot, page, 2)
            child.send_signal(signal.SIGKILL)
            child.wait(60)
            until(qtbot, lambda: page.absence.bot.isVisible())
            click(qtbot, page.absence.bot)
            until(qtbot, lambda: page.company.presence.state.seats[1].kind == "bot")
            assert page.absence.isHidden()
        with guest_window(tmp_path / "guest", port, said):
            until(qtbot, lambda: page.company.presence.state.seats[1].kind == "human")
            until(qtbot, lambda: "returned" in said.read_text(encoding="utf-8"))
            played_on(qtbot, page, page.shown.ply + 4)
        until(qtbot, lambda: page.absence.wait.isVisible())  # or we would be asked before we go
