"""Three windows in three processes play Le Complot over TCP by mouse to the end; one is killed in mid-combat, when the
dice have fallen and it has wounds to share out, and comes back to that."""

from __future__ import annotations

import re
import signal
import sys
from collections import Counter
from contextlib import ExitStack
from pathlib import Path

import pytest

from engines.game import Seat
from engines.match import Match
from engines.record import AT_ONE_DESK, Player
from network.disk.journal import read_path
from network.messages.changes import digest
from qtapp.pages.table.play import PlayPage
from tests.end_to_end.at_the_board import answer_by_mouse
from tests.end_to_end.test_two_windows import guest_window
from tests.qtapp.at_the_window import TIMEOUT, answer, opened_window, sensible, started, told
from tests.qtapp.network_window import until
from tests.qtapp.test_open_to_lan import opened

GUESTS = {1: "Bruno", 2: "Chloé"}
COMBAT = """
    n=3 round=5 phase=7 order=ABC  ip 6,4,5
    at 15 C:AMO,c1,a1 A:XIII,a1,c1  at 30 B:JON,a1  at 12 C:a2
    hand A SOU1 COM03 IND1  hand B ESP1 ACC1  hand C SOU2 SOI1
"""
"""The last round: Alice attacks Chloé, both can have a die rolled again, and Bruno has cards for any time."""
SEED = 19  # the first dice wound both
BRIEF = AT_ONE_DESK._replace(reaction_time=5)

pytestmark = [
    pytest.mark.long,
    pytest.mark.usefixtures("nobody_to_ask"),
    pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL"),
]


def go_on(qtbot, page: PlayPage) -> str:
    """Do what is asked of us: claim a window, play a card there, choose. Else wait for what comes. What was done."""
    update = page.shown
    claim = page.panel.prompt.answer_button("claim 0")
    if claim is not None:
        told(qtbot, page.shown_anew, lambda: answer(qtbot, page.panel.prompt, "claim 0"))
        return "claim"
    if not update.legal:
        with qtbot.waitSignal(page.shown_anew, timeout=TIMEOUT):
            pass
        return "wait"
    action = sensible(page)
    answer_by_mouse(qtbot, page, action)
    return action


def is_asked(page: PlayPage, seat: Seat, phase: str) -> bool:
    return page.shown.actors == (seat,) and page.shown.view["phase"] == phase


def states_told(said: Path) -> list[tuple[int, str]]:
    """The ply of each state that a guest has shown, and the digest of its view."""
    return [
        (int(ply), told) for ply, told in re.findall(r"^(\d+) \d .* ([0-9a-f]{16})$", said.read_text("utf-8"), re.M)
    ]


def assert_saw(match: Match, seat: Seat, *said: Path) -> None:
    """Every state that these windows have shown is the real one, and the last is among them."""
    states = [state for file in said for state in states_told(file)]
    assert len({ply for ply, _ in states}) > 10
    assert len(match.steps) in {ply for ply, _ in states}
    for ply, shown in states:
        assert shown == digest(match.game.view(match.state_at(ply), seat)), (seat, ply)


def test_a_window_killed_in_mid_combat_returns_to_its_wounds(qtbot, home, tmp_path):
    with opened_window(qtbot, home) as window, ExitStack() as open_windows:
        people = (Player("Alice"), *map(Player, GUESTS.values()))
        page = started(qtbot, window, people, SEED, game="complot", position=COMBAT, assistance=BRIEF)
        page = opened(qtbot, page.window())
        port, path, done = window.reception.lobby.rooms.port, page.path, Counter[str]()

        def come(seat, file):
            folder, name = tmp_path / f"guest {seat}", GUESTS[seat]
            return open_windows.enter_context(guest_window(folder, port, tmp_path / file, name, seat))

        children = {seat: come(seat, name) for seat, name in GUESTS.items()}
        presence = page.company.presence
        until(qtbot, lambda: [seat.kind for seat in presence.state.seats] == ["human"] * 3)

        while not is_asked(page, 0, "wounds"):
            done[go_on(qtbot, page)] += 1
        children[2].send_signal(signal.SIGKILL)
        children[2].wait(60)
        until(qtbot, lambda: page.panel.players.cards[2].note.text() == "away")
        while not is_asked(page, 2, "wounds"):
            done[go_on(qtbot, page)] += 1
        assert page.shown.view["fight"]["place"] == 15
        assert {"duel", "dice"} <= {entry.event["kind"] for entry in page.entries}
        assert "Chloé is away. The seat is kept for" in page.absence.text.text()

        come(2, "again")
        while page.shown.outcome is None:
            done[go_on(qtbot, page)] += 1
        assert (tmp_path / "again").read_text(encoding="utf-8").count("returned") == 1
        for file in ("Bruno", "again"):
            until(qtbot, lambda file=file: page.shown.ply in {ply for ply, _ in states_told(tmp_path / file)})
        match = read_path(path).match
    assert done["claim"] > 2
    assert {"SOU1 d1", "pass", "stay"} <= set(done)
    texts = {seat: [line.text for line in match.lines if line.seat == seat] for seat in range(3)}
    assert any(text.startswith("SOU2") for text in texts[2])
    assert all("pass" in own for own in texts.values())
    assert_saw(match, 1, tmp_path / "Bruno")
    assert_saw(match, 2, tmp_path / "Chloé", tmp_path / "again")
