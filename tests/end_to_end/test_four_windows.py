"""Four windows in four processes and two bots play The Circle over TCP by mouse; one is killed in the middle of an
auction, and comes back to it."""

from __future__ import annotations

import signal
import sys
from contextlib import ExitStack

import pytest

from engines.record import Player
from network.disk.journal import read_path
from tests.end_to_end.at_the_board import play_by_mouse
from tests.end_to_end.cercle_games import AUCTION
from tests.end_to_end.test_two_windows import guest_window
from tests.qtapp.at_the_window import opened_window, started
from tests.qtapp.network_window import until
from tests.qtapp.test_open_to_lan import opened

GUESTS = {1: "Bruno", 2: "Chloé", 3: "Denise"}
SIX = (Player("Alice"), *map(Player, GUESTS.values()), *[Player("", "bot", "easy")] * 2)

pytestmark = [
    pytest.mark.long,
    pytest.mark.usefixtures("nobody_to_ask"),
    pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL"),
]


def test_a_window_killed_in_the_middle_of_an_auction_returns_to_it(qtbot, home, tmp_path):
    with opened_window(qtbot, home) as window, ExitStack() as open_windows:
        page = opened(qtbot, started(qtbot, window, SIX, game="cercle", position=AUCTION).window())
        port, path = window.reception.lobby.rooms.port, page.path
        said = {seat: tmp_path / name for seat, name in GUESTS.items()}

        def come(seat):
            window_of_a_guest = guest_window(tmp_path / f"guest {seat}", port, said[seat], GUESTS[seat], seat)
            return open_windows.enter_context(window_of_a_guest)

        def is_our_turn(phase):
            return page.shown.legal and page.shown.view["phase"] == phase

        children = {seat: come(seat) for seat in GUESTS}
        seats = page.company.presence
        until(qtbot, lambda: [seat.kind for seat in seats.state.seats] == ["human"] * 4 + ["bot"] * 2)

        play_by_mouse(qtbot, page, "e")
        until(qtbot, lambda: is_our_turn("h_bid"))  # the guests have bid before us, and the bots cannot
        assert page.shown.view["auction"]["bids"] == [0, 1, 2, 3, 0, 0]
        assert page.shown.view["auction"]["in"] == [0, 1, 2, 3]
        children[2].send_signal(signal.SIGKILL)
        children[2].wait(60)
        until(qtbot, lambda: page.panel.players.cards[2].note.text() == "away")
        play_by_mouse(qtbot, page, "b:4")
        until(qtbot, lambda: page.shown.actors == (2,))
        assert page.shown.view["auction"]["bids"] == [4, 5, 2, 3, 0, 0]
        assert "Chloé is away. The seat is kept for" in page.absence.text.text()

        come(2)
        until(qtbot, lambda: is_our_turn("h_bid"))  # the one who returned has bid, and the fourth cannot any more
        assert said[2].read_text(encoding="utf-8").count("returned") == 1
        assert page.absence.isHidden()
        assert page.shown.view["auction"]["bids"] == [4, 5, 6, 3, 0, 0]
        play_by_mouse(qtbot, page, "b-")
        until(qtbot, lambda: is_our_turn("p1_turn"))  # in the next turn, after two guests and both bots
        kinds = {entry.event["kind"] for entry in page.entries}
        assert kinds >= {"auction", "bid", "bid_out", "bid_pass", "pay", "hire", "income", "share"}
        for seat in GUESTS:
            until(qtbot, lambda seat=seat: f"\n{page.shown.ply} {seat} " in said[seat].read_text(encoding="utf-8"))
        lines = read_path(path).match.lines
        assert {line.seat for line in lines} == set(range(6))
        assert any(line.seat == 1 and line.text.startswith(">") for line in lines)  # the winner has paid
