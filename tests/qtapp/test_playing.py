"""Playing with bots, with someone at another window, and with a disk that does not want to."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt, Signal

import engines
from engines.game import checked
from engines.record import Player
from network.disk import files, journal
from network.messages.table import Act, AnswerUndo, AskUndo, Notice, Update
from qtapp.pages.table.play import MOST_WAITING, PlayPage
from qtapp.sitting import tables
from qtapp.sitting.local_sitting import LocalSitting
from qtapp.sitting.tables import Opened
from tests.qtapp.at_the_window import PEOPLE, TIMEOUT, answer, greedy, opened_window, played, started, told

BOT = (Player("Alice"), Player("", "bot", "easy"))


def until(qtbot, page: PlayPage, reached) -> None:
    """Wait until what the page shows is so."""
    while not reached():
        with qtbot.waitSignal(page.shown_anew, timeout=TIMEOUT):
            pass


def test_a_bot_answers_by_itself(qtbot, window):
    page = started(qtbot, window, BOT, first="B")  # R5.1: the person names the starting card, the bot drafts
    played(qtbot, page, greedy(page))
    until(qtbot, page, lambda: page.shown.actors == (0,))
    assert page.shown.view["cards"][1] == 1
    assert page.shown.seat == 0


def test_a_thinking_bot_is_seen_to_think_and_can_be_hurried(qtbot, home):
    with opened_window(qtbot, home, bot_scale=500.0) as window:  # it would think for minutes
        page = started(qtbot, window, (Player("Alice"), Player("", "bot", "hard")), first="B")
        played(qtbot, page, greedy(page))
        assert page.panel.players.cards[1].note.text() == "thinking…"
        assert window.commands["hurry"].isEnabled()
        told(qtbot, page.shown_anew, lambda: answer(qtbot, page.panel.prompt, "hurry"))
        assert page.shown.ply == 2


def test_a_move_told_meanwhile_is_shown_after_the_one_before_and_the_table_does_not_wait(qtbot, window):
    page = started(qtbot, window, BOT, first="B")
    heard = []
    page.sitting.delivered.connect(
        lambda batch: heard.extend(told.ply for _, told in batch if isinstance(told, Update))
    )
    played(qtbot, page, greedy(page))
    page._is_moving = True  # as on a board that takes its time
    qtbot.waitUntil(lambda: max(heard) > 1, timeout=TIMEOUT)
    assert page.shown.ply == 1
    page.board.motion_ended.emit()
    qtbot.waitUntil(lambda: page.shown.ply > 1, timeout=TIMEOUT)


def test_what_is_no_move_ends_the_showing_and_whoever_is_far_behind_catches_up(qtbot, window):
    page = started(qtbot, window, first="A")
    update, place = page.shown, page.shown.seat
    page._is_moving = True
    for ply in range(1, MOST_WAITING + 1):
        page._take([(place, update._replace(ply=ply, length=ply))])
        assert page.shown.ply == 0
    page._take([(place, update._replace(ply=MOST_WAITING + 1, length=MOST_WAITING + 1))])
    assert page.shown.ply == MOST_WAITING + 1
    page._is_moving = True
    page._take([(place, update._replace(ply=9, length=9))])
    page._take([(place, Notice("unsaved"))])
    assert page.shown.ply == 9


def test_input_ends_an_animation(qtbot, window):
    page = started(qtbot, window, first="A")
    window.settings.speed = "slow"
    for _ in range(3):
        played(qtbot, page, greedy(page))
    with qtbot.waitSignal(page.board.motion_ended, timeout=TIMEOUT):
        page.choose_action(greedy(page))


def test_undo_against_a_bot_takes_back_its_answer_too(qtbot, window):
    page = started(qtbot, window, BOT, first="B")
    played(qtbot, page, greedy(page))
    until(qtbot, page, lambda: page.shown.actors == (0,))
    told(qtbot, page.shown_anew, lambda: qtbot.keyClick(page.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier))
    assert page.shown.ply == 0
    assert page.shown.actors == (0,)


def test_a_hint_names_a_legal_action_in_words(qtbot, window):
    page = started(qtbot, window)
    with qtbot.waitSignal(page.hinted, timeout=TIMEOUT) as caught:
        qtbot.keyClick(page.view, Qt.Key.Key_H)
        assert "thinking" in page.panel.prompt.body.text()
        assert not window.commands["hint"].isEnabled()
    assert caught.args[0].text in page.shown.legal
    assert "A strong bot would play" in page.panel.prompt.body.text()
    told(qtbot, page.shown_anew, lambda: qtbot.keyClick(page.view, Qt.Key.Key_Return))  # the board leads to it
    assert journal.read_path(page.path).match.lines[-1].text == caught.args[0].text
    assert "A strong bot would play" not in page.panel.prompt.body.text()


def test_a_hint_for_a_placement_shows_it_on_the_board_as_it_would_lie(qtbot, window):
    page = started(qtbot, window, first="A")
    for _ in range(8):
        played(qtbot, page, greedy(page))
    while page.shown.view["phase"] not in ("place_drafted", "place_given"):
        played(qtbot, page, greedy(page))
    with qtbot.waitSignal(page.hinted, timeout=TIMEOUT) as caught:
        window.commands["hint"].trigger()
    assert page.panel.prompt.gain.text()
    window.commands["text_board"].trigger()
    assert page.panel.prompt.body.text().endswith(page.words.action(caught.args[0].text, page.shown))
    window.commands["text_board"].trigger()
    told(qtbot, page.shown_anew, lambda: qtbot.keyClick(page.view, Qt.Key.Key_Return))
    assert journal.read_path(page.path).match.lines[-1].text == caught.args[0].text


def test_a_bot_answers_an_offered_draw(qtbot, window):
    page = started(qtbot, window, BOT, first="B")
    told(qtbot, page.shown_anew, window.commands["offer_draw"].trigger)
    until(qtbot, page, lambda: not page.shown.draw_offers or page.shown.outcome)
    kinds = {entry.event["kind"] for entry in page.entries}
    assert kinds & {"draw_accept", "draw_refuse"}


class Stranger(QObject):
    """Someone at another window of the same table, as another household."""

    heard = Signal(object)

    def __init__(self, table, seat) -> None:
        super().__init__()
        self.link = table.link(seat, "somewhere else")
        self.link.listen(self.heard.emit)


@pytest.fixture
def with_stranger(qtbot, window):
    """A table where this window holds seat 0 only; seat 1 is someone else's."""
    setup = checked(engines.load("wagons"), 2, {"first": "A"}, 7)
    opened = tables.new_table(setup, PEOPLE, window.settings.tables)
    sitting = LocalSitting(lambda: opened, window.reception.office(), seats=(0,))
    page = PlayPage("wagons", sitting, window.commands, window.settings)
    window.show_page(page, alone=True)
    strangers = []
    sitting.opened.connect(lambda _opened: sitting.sit_down())
    told(qtbot, page.shown_anew, sitting.open)
    told(qtbot, page.shown_anew, lambda: sitting.post(lambda: strangers.append(Stranger(opened.table, 1))))
    told(
        qtbot,
        page.shown_anew,
        lambda: sitting.post(
            lambda: strangers[0].link.say(Act(1, opened.table.match.legal(1)[0], opened.table.match.length))
        ),
    )
    yield page, strangers[0].link
    window.go_home()
    sitting.wait_closed()


def test_undo_is_asked_of_the_other_window_and_done_when_it_agrees(qtbot, with_stranger):
    page, other = with_stranger
    played(qtbot, page, page.shown.legal[0])
    told(qtbot, page.shown_anew, lambda: page.perform("undo"))
    assert page.shown.undo_asked.by == 0
    assert "asked" in page.panel.prompt.title.text()
    assert page.shown.ply == 2
    told(qtbot, page.shown_anew, lambda: page.sitting.post(lambda: other.say(AnswerUndo(1, True))))
    assert page.shown.ply == 1


def test_undo_is_refused_or_withdrawn(qtbot, with_stranger):
    page, other = with_stranger
    played(qtbot, page, page.shown.legal[0])
    told(qtbot, page.shown_anew, lambda: page.perform("undo"))
    told(qtbot, page.shown_anew, lambda: page.sitting.post(lambda: other.say(AnswerUndo(1, False))))
    assert page.shown.undo_asked is None
    assert "Bruno does not agree" in page.panel.prompt.refusal.text()
    told(qtbot, page.shown_anew, lambda: page.perform("undo"))
    told(qtbot, page.shown_anew, lambda: answer(qtbot, page.panel.prompt, "refuse"))
    assert page.shown.undo_asked is None
    assert page.shown.ply == 2


def test_the_other_window_asks_and_we_answer_in_the_prompt(qtbot, with_stranger):
    page, other = with_stranger
    told(qtbot, page.shown_anew, lambda: page.sitting.post(lambda: other.say(AskUndo(1))))
    assert "Bruno would like to take back" in page.panel.prompt.title.text()
    told(qtbot, page.shown_anew, lambda: answer(qtbot, page.panel.prompt, "agree"))
    assert page.shown.ply == 0


def test_a_late_click_is_refused_and_the_next_one_counts(qtbot, with_stranger):
    page, _other = with_stranger
    action, length = page.shown.legal[0], page.shown.length
    told(qtbot, page.shown_anew, lambda: page.sitting.say(Act(0, action, length - 1)))
    assert "Too late" in page.panel.prompt.refusal.text()
    played(qtbot, page, action)
    assert page.shown.ply == 2


@pytest.fixture
def full_disk(monkeypatch):
    """A disk without room, for as long as the list is not empty."""
    full = [True]
    write_all = files.write_all

    def tried(fd: int, data: bytes) -> None:
        if full:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        write_all(fd, data)

    for module in (files, journal):
        monkeypatch.setattr(module, "write_all", tried)
    return full


@pytest.mark.usefixtures("nobody_to_ask")
def test_a_full_disk_offers_to_try_again_or_to_play_on_unsaved(qtbot, window, full_disk):
    full_disk.clear()
    page = started(qtbot, window)
    full_disk.append(True)
    action = greedy(page)
    told(qtbot, page.shown_anew, lambda: page.choose_action(action))
    assert "the disk is full" in page.panel.prompt.refusal.text()
    assert page.shown.ply == 0
    answer(qtbot, page.panel.prompt, "try_again")
    told(qtbot, page.shown_anew, lambda: page.choose_action(action))
    assert page.shown.ply == 0
    with qtbot.waitSignal(page.sitting.saving_changed, timeout=TIMEOUT):
        told(qtbot, page.shown_anew, lambda: answer(qtbot, page.panel.prompt, "unsaved"))
    assert "not saved" in page.panel.prompt.refusal.text()
    assert not page.is_saved
    for _ in range(3):
        played(qtbot, page, greedy(page))
    banner = page.saving
    assert banner.isVisible()
    assert banner.text.text() == "This game is not being saved: the disk is full."
    full_disk.clear()
    with qtbot.waitSignal(page.sitting.saving_changed, timeout=TIMEOUT):
        played(qtbot, page, greedy(page))
    assert banner.isHidden()
    assert page.is_saved
    saved = journal.read_path(page.path).match
    assert len(saved.lines) == 4
    played(qtbot, page, greedy(page))
    assert len(journal.read_path(page.path).match.lines) == 5
    assert list(window.settings.tables.glob("*.ronde")) == [page.path]


def test_a_bot_that_cannot_be_saved_says_so_and_goes_on(qtbot, window, full_disk):
    full_disk.clear()
    page = started(qtbot, window, BOT, first="B")
    with qtbot.waitSignal(page.sitting.bot_stuck, timeout=TIMEOUT):
        told(qtbot, page.shown_anew, lambda: page.choose_action(greedy(page)))
        full_disk.append(True)
    assert "the disk is full" in page.panel.prompt.refusal.text()
    full_disk.clear()
    ply = page.shown.ply
    answer(qtbot, page.panel.prompt, "try_again")
    until(qtbot, page, lambda: page.shown.ply > ply)


@pytest.mark.usefixtures("nobody_to_ask")
def test_a_table_that_cannot_be_saved_at_all_is_played_all_the_same(qtbot, window, full_disk):
    page = started(qtbot, window, BOT, first="B")
    banner = page.saving
    assert page.path is None
    for _ in range(2):  # and the bot plays meanwhile
        qtbot.waitUntil(lambda: bool(page.shown.legal), timeout=TIMEOUT)
        played(qtbot, page, greedy(page))
        assert banner.isVisible()
    assert "not being saved" in banner.text.text()
    assert not page.is_saved
    window.settings.language = "fr"
    qtbot.waitUntil(lambda: banner.text.text().startswith("Cette"), timeout=TIMEOUT)
    assert banner.text.text() == "Cette partie n’est pas enregistrée\N{NO-BREAK SPACE}: le disque est plein."


def test_save_as_writes_the_whole_record(qtbot, window, tmp_path):
    page = started(qtbot, window)
    for _ in range(3):
        played(qtbot, page, greedy(page))
    path = tmp_path / "mine.ronde"
    told(qtbot, page.sitting.saved, lambda: window.reception.save_to(page, path))
    assert journal.read_path(path).match.lines == journal.read_path(page.path).match.lines
    assert "mine.ronde" in page.panel.prompt.refusal.text()


def test_a_table_never_lives_on_the_thread_of_the_window(qtbot, window):
    """A slow disk holds up the table, not the window."""
    import threading

    page = started(qtbot, window)
    threads = []
    with qtbot.waitSignal(page.shown_anew, timeout=TIMEOUT):
        page.sitting.post(lambda: threads.append(threading.current_thread()))
        page.perform("pause", checked=True)
    assert threads[0] is not threading.main_thread()


def test_what_is_opened_carries_its_path(tmp_path: Path):
    setup = checked(engines.load("wagons"), 2, {}, 3)
    opened = tables.new_table(setup, PEOPLE, tmp_path)
    assert isinstance(opened, Opened)
    assert opened.path.exists()
    opened.table.close()
    again = tables.continued(opened.path)
    heard: list[Update] = []
    again.table.spectate().listen(heard.append)
    assert heard[0].ply == 0
    again.table.close()
