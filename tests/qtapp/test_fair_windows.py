"""Two windows at one table: both see what helps players there, and a guest's can do whatever the host's can."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from engines.record import AT_ONE_DESK, Assistance
from network.disk.journal import read_path
from network.room.claims import Claims
from qtapp.pages.table.play import PlayPage
from qtapp.window.main_window import MainWindow
from tests.network.real_host import RealHost
from tests.qtapp.at_the_window import TIMEOUT, answer, click, opened_window, play_page, started
from tests.qtapp.network_window import called, created, play_page_of, plays, room_page, until
from tests.qtapp.test_open_to_lan import opened

pytestmark = pytest.mark.usefixtures("nobody_to_ask")

KEEPING = {"open_network", "close_network", "leave_table"}
"""What belongs to keeping the room, or to leaving it: all that two windows may differ in."""


def chosen(qtbot, page, assistance: Assistance) -> None:
    """Choose at the gathering page what is to help players, by keys."""
    form = page.terms.help
    for box, wanted in ((form.hints, assistance.hints), (form.analysis, assistance.analysis)):
        if box.isChecked() != wanted:
            box.setFocus()
            qtbot.keyClick(box, Qt.Key.Key_Space)
    while form.undo.currentData() != assistance.undo:
        qtbot.keyClick(form.undo, Qt.Key.Key_Down)
    until(qtbot, lambda: page.state.settings.assistance == assistance)


@contextmanager
def two_windows(qtbot, home: Path, other: Path, assistance: Assistance) -> Iterator[list[MainWindow]]:
    """A match between two windows; the first keeps the room."""
    with opened_window(qtbot, home) as keeper, opened_window(qtbot, other) as caller:
        lobby = created(qtbot, keeper)
        until(qtbot, lambda: keeper.reception.lobby.rooms.port)
        called(qtbot, caller, keeper.reception.lobby.rooms.port, "Bruno")
        page = room_page(qtbot, caller)
        chosen(qtbot, lobby, assistance)
        until(qtbot, lambda: page.state.settings.assistance == assistance)
        explained = page.terms_read._table_words.assistance_explained(assistance, "wagons")
        assert page.terms_read.text.text().count(explained) == 1
        click(qtbot, page.seats.rows[1].sit)
        until(qtbot, lambda: page.prompt.answer_button("ready"))
        answer(qtbot, page.prompt, "ready")
        until(qtbot, lambda: lobby.prompt.answer_button("start").isEnabled())
        answer(qtbot, lobby.prompt, "start")
        for window in (keeper, caller):
            play_page_of(qtbot, window)
        yield [keeper, caller]


def offered(window: MainWindow) -> set[str]:
    """What can be done at the table on top: by menus, keys and header, and by the buttons of the prompt."""
    page = window.page
    enabled = {name for name, action in window.commands.all().items() if action.isEnabled()} - KEEPING
    return enabled | {button.objectName() for button in page.panel.prompt.answers.buttons if button.isVisible()}


def moments(qtbot, windows: list[MainWindow]) -> Iterator[tuple[str, set[str], set[str]]]:
    """What each of two windows offers when it is in the same situation."""
    first, second = (window.page for window in windows)

    def whose() -> int:
        until(qtbot, lambda: first.shown.ply == second.shown.ply)
        return 0 if first.shown.legal else 1

    seen = {}
    for _ in range(8):
        turn = whose()
        seen[turn] = offered(windows[turn]), offered(windows[1 - turn])
        plays(qtbot, windows[turn].page)
    yield "asked", seen[0][0], seen[1][0]
    yield "waiting", seen[1][1], seen[0][1]
    turn = whose()
    windows[turn].commands["pause"].trigger()
    until(qtbot, lambda: first.shown.paused and second.shown.paused)
    yield "paused", offered(windows[0]), offered(windows[1])
    answer(qtbot, windows[1].page.panel.prompt, "resume")
    until(qtbot, lambda: not first.shown.paused and not second.shown.paused)
    windows[1].commands["resign"].trigger()
    answer(qtbot, windows[1].page.panel.prompt, "resign")
    until(qtbot, lambda: all(page.company.presence.verdict for page in (first, second)))
    until(qtbot, lambda: all(page.panel.prompt.answer_button("replay") for page in (first, second)))
    yield "over", offered(windows[0]), offered(windows[1])


@pytest.mark.parametrize(
    "assistance",
    [
        Assistance(),
        AT_ONE_DESK,
        Assistance(hints=True, undo="asked"),
        Assistance(undo="never"),
    ],
    ids=lambda assistance: "-".join(map(str, assistance)),
)
def test_a_guest_can_do_whatever_the_host_can(qtbot, home, tmp_path, assistance):
    with two_windows(qtbot, home, tmp_path / "other", assistance) as windows:
        told = [window.page.panel.help.text() for window in windows]
        assert told[0] == told[1] != ""
        assert windows[0].page.panel.help.toolTip() == windows[1].page.panel.help.toolTip()
        for moment, host, guest in moments(qtbot, windows):
            assert host == guest, moment
            if moment == "asked":
                assert ("hint" in host, "analyse" in host) == (assistance.hints, assistance.analysis)
            if moment == "waiting":
                assert ("undo" in host) == (assistance.undo != "never")
            if moment == "over":
                assert {"replay", "save_as", "analyse", "again"} <= host
            else:
                assert not {"replay", "save_as"} & host, "the record tells what is still secret"


def test_a_guest_asks_for_a_hint_and_the_host_hears_nothing(qtbot, home, tmp_path):
    with two_windows(qtbot, home, tmp_path / "other", AT_ONE_DESK) as windows:
        host, guest = (window.page for window in windows)
        while not guest.shown.legal:
            plays(qtbot, host)
            until(qtbot, lambda: guest.shown.ply == host.shown.ply)
        heard = []
        host.sitting.delivered.connect(heard.append)
        with qtbot.waitSignal(guest.hinted, timeout=TIMEOUT) as caught:
            qtbot.keyClick(guest.view, Qt.Key.Key_H)
            assert "thinking" in guest.panel.prompt.body.text()
        assert caught.args[0].text in guest.shown.legal
        assert caught.args[0].lines == ()
        with qtbot.waitSignal(guest.hinted, timeout=TIMEOUT) as caught:
            qtbot.keyClick(guest.view, Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
        lines = guest.panel.prompt.body.text().splitlines()
        best = caught.args[0].lines[0]
        assert f"{round(best.value / 10)} % · {guest.words.action(best.actions[0], guest.shown)}" in lines
        assert heard == []
        plays(qtbot, guest)
        assert "%" not in guest.panel.prompt.body.text(), "it belonged to a moment that is over"


def test_at_one_desk_everything_helps_as_before(qtbot, window):
    page = started(qtbot, window)
    assert page.shown.assistance == AT_ONE_DESK
    assert page.panel.help.text() == "hints · analysis · free undo"
    with qtbot.waitSignal(page.hinted, timeout=TIMEOUT):
        qtbot.keyClick(page.view, Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    assert "What a strong bot expects:" in page.panel.prompt.body.text()
    assert not window.commands["analyse"].isChecked()


def test_a_table_at_one_desk_can_be_set_up_without_help_and_stays_so(qtbot, window):
    window.reception.set_up("wagons")
    setup = window.page
    for box in (setup.help.hints, setup.help.analysis):
        box.setFocus()
        qtbot.keyClick(box, Qt.Key.Key_Space)
    page = play_page(qtbot, window, lambda: click(qtbot, setup.start))
    wanted = Assistance(hints=False, analysis=False)
    assert page.shown.assistance == wanted
    assert not window.commands["hint"].isEnabled()
    path = page.path
    window.go_home()
    until(qtbot, lambda: not window.reception._sittings)
    assert read_path(path).header.assistance == wanted
    again = play_page(qtbot, window, lambda: window.reception.continue_game(path))
    assert again.shown.assistance == wanted


def test_a_table_that_is_opened_helps_nobody_until_it_is_closed(qtbot, window):
    page = started(qtbot, window, first="B")
    assert window.commands["hint"].isEnabled()
    opened(qtbot, window)
    until(qtbot, lambda: page.panel.help.text() == "no hints · no analysis · free undo")
    assert not window.commands["hint"].isEnabled()
    assert not window.commands["save_as"].isEnabled()
    window.commands["close_network"].trigger()
    until(qtbot, lambda: page.panel.help.text() == "hints · analysis · free undo")


@pytest.fixture
def headless(tmp_path) -> Iterator[RealHost]:
    """A host without a window, and its room."""
    host = RealHost(tmp_path / "host")
    room = host.room("wagons")

    def keep() -> None:
        room.claims = Claims("tilleul", room.ident, host.host.identity.fingerprint, host.office.now)
        room.settle()

    host.on_desk(keep)
    yield host
    host.close()


def test_whoever_knows_the_word_keeps_a_table_without_a_window(qtbot, window, headless):
    called(qtbot, window, headless.port)
    page = room_page(qtbot, window)
    assert page.state.chief == ""
    assert page.claim.isVisible()
    assert not page.terms.isVisible()
    page.claim.word.setFocus()
    qtbot.keyClicks(page.claim.word, "chene")
    qtbot.keyClick(page.claim.word, Qt.Key.Key_Return)
    until(qtbot, lambda: "not the word" in page.prompt.refusal.text())
    qtbot.keyClicks(page.claim.word, "tilleul")
    qtbot.mouseClick(page.claim.claim, Qt.MouseButton.LeftButton)
    until(qtbot, lambda: page.state.chief == page.link.guest)
    assert page.terms.isVisible()
    assert not page.claim.isVisible()


def test_without_anybody_who_decides_those_who_play_seat_bots_and_begin(qtbot, window, headless):
    called(qtbot, window, headless.port)
    page = room_page(qtbot, window)
    click(qtbot, page.seats.rows[0].sit)
    until(qtbot, lambda: page.seats.rows[1].bot.isVisible())
    page.seats.rows[1].levels.actions()[0].trigger()
    until(qtbot, lambda: page.state.seats[1].kind == "bot")
    assert page.prompt.body.text() == "The match can begin when everyone is."
    answer(qtbot, page.prompt, "ready")
    assert isinstance(play_page_of(qtbot, window), PlayPage)
