"""Several people at one screen, playing a game with secrets: between two of them the common table is shown.

Every paper and every file of the game (`tests.network.dossiers`) has a number that only those may see who know it, so
these tests search the whole window for numbers.
"""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

import engines
from engines.game import checked
from engines.record import Player
from network.disk.journal import read_path
from network.messages.table import Resign
from qtapp.pages.study.replay import ReplayPage
from qtapp.pages.table import pass_card
from qtapp.pages.table.play import PlayPage
from qtapp.sitting import tables
from qtapp.window.main_window import MainWindow
from tests.network import dossiers
from tests.qtapp import dossiers_table
from tests.qtapp.at_the_window import TIMEOUT, answer, click, opened_window, play_page, played, told
from tests.qtapp.every_text import everything

TWO = (Player("Alice"), Player("Bruno"))
THREE = (*TWO, Player("Chloé"))
BOT = Player("", "bot", "easy")


@pytest.fixture(autouse=True)
def dossiers_game(monkeypatch):
    monkeypatch.setattr(pass_card, "HASTE", 0)
    yield from dossiers_table.registered(monkeypatch)


@pytest.fixture
def window(qtbot, dossiers_game, home):
    with opened_window(qtbot, home) as opened:
        yield opened


def started(qtbot, window: MainWindow, occupants=TWO, seed=3, **options) -> PlayPage:
    setup = checked(engines.load("dossiers"), len(occupants), options, seed)
    make = partial(tables.new_table, setup, tuple(occupants), window.settings.tables)
    return play_page(qtbot, window, lambda: window.reception.open_table(make))


def leaked(window: MainWindow, page: PlayPage) -> list[str]:
    """The texts in the window that contain a number which whoever has the screen may not see."""
    return told_of(window, dossiers.secrets(page.sitting._table.match.state, page.places.current))


def told_of(window: MainWindow, numbers: set[str]) -> list[str]:
    return [text for text in everything(window) if any(number in text for number in numbers)]


def shows(window: MainWindow, number: object) -> bool:
    return bool(told_of(window, {str(number)}))


def own_numbers(page: PlayPage, seat: int) -> list[str]:
    state = page.sitting._table.match.state
    return [str(state.number(seat, file)) for file in range(3)]


def asked_for(page: PlayPage) -> str:
    return page.card.title.text() if page.is_passing else ""


def until(qtbot, page: PlayPage, reached) -> None:
    while not reached():
        with qtbot.waitSignal(page.shown_anew, timeout=TIMEOUT):
            pass


def taken_over(qtbot, page: PlayPage) -> None:
    click(qtbot, page.card.button)


def test_a_game_begins_with_the_common_table_and_asks_for_the_first(qtbot, window):
    page = started(qtbot, window)
    assert page.places.current is None
    assert page.shown.seat is None
    assert asked_for(page) == "Pass the mouse to Alice (Red desk)"
    assert page.card.button.words == "Show Alice’s side"
    assert page.card.isVisibleTo(page)
    assert page.stack.rect().contains(page.card.geometry())
    assert leaked(window, page) == []
    taken_over(qtbot, page)
    assert (page.places.current, page.shown.seat, page.is_passing) == (0, 0, False)
    assert shows(window, own_numbers(page, 0)[0])
    assert leaked(window, page) == []


def test_those_who_choose_at_the_same_time_are_asked_one_after_the_other(qtbot, window):
    page = started(qtbot, window, THREE)
    for name in ("Alice (Red desk)", "Bruno (Blue desk)", "Chloé (Green desk)"):
        assert asked_for(page) == f"Pass the mouse to {name}"
        assert leaked(window, page) == []
        taken_over(qtbot, page)
        assert leaked(window, page) == []
        played(qtbot, page, "lay blue")
    assert asked_for(page) == "Pass the mouse to Alice (Red desk)"


def test_whoever_listens_is_asked_after_the_one_listened_to(qtbot, window):
    page = started(qtbot, window)
    for action in ("lay red", "lay blue", "listen 1", "pass"):
        taken_over(qtbot, page)
        played(qtbot, page, action)
    assert page.shown.view["round"] == 2
    assert asked_for(page).endswith("Bruno (Blue desk)")
    taken_over(qtbot, page)
    played(qtbot, page, "lay green")
    assert leaked(window, page) == []
    assert asked_for(page).endswith("Alice (Red desk)")
    taken_over(qtbot, page)
    assert shows(window, own_numbers(page, 1)[1])  # overheard
    assert leaked(window, page) == []


def test_whoever_acts_again_keeps_the_screen(qtbot, window):
    page = started(qtbot, window)
    for action in ("lay red", "lay blue"):
        taken_over(qtbot, page)
        played(qtbot, page, action)
    taken_over(qtbot, page)
    paper = page.sitting._table.match.state.deck[0]
    assert not shows(window, paper)
    played(qtbot, page, "peek")
    assert (page.places.current, page.is_passing) == (0, False)
    assert shows(window, paper)
    played(qtbot, page, "leave")
    assert asked_for(page).endswith("Bruno (Blue desk)")
    assert leaked(window, page) == []


def test_a_whole_game_of_three_shows_everyone_their_own_side_only(qtbot, window):
    """In every way the table can be looked at: board, text board, the other theme, the other language."""
    page = started(qtbot, window, THREE, rounds=2)
    actions = iter(
        [
            "lay red",
            "lay green",
            "lay blue",
            "peek",
            "keep",
            "listen 2",
            "peek",
            "leave",
            "lay blue",
            "lay red",
            "lay green",
            "take",
            "peek",
            "leave",
            "pass",
        ]
    )
    for number, action in enumerate(actions):
        if page.places.current is None:
            window.commands["text_board"].setChecked(number % 3 == 1)
            page.show_text_board(number % 3 == 1)
            if number % 4 == 2:
                window.turn_theme()
            if number % 5 == 3:
                window.settings.language = "fr" if window.settings.language == "en" else "en"
            assert page.is_passing
            assert leaked(window, page) == [], action
            taken_over(qtbot, page)
        assert page.places.current in page.shown.actors
        assert leaked(window, page) == [], action
        page.board.point_out(page.entries[-1].event) if page.entries else None
        page.text_board.text.selectAll()
        page.text_board.text.copy()
        played(qtbot, page, action)
    assert page.shown.outcome is not None
    assert page.places.current is None
    assert not page.is_passing
    assert leaked(window, page) == []


def test_what_was_typed_or_copied_stays_with_nobody(qtbot, window):
    page = started(qtbot, window)
    taken_over(qtbot, page)
    window.commands["text_board"].trigger()
    own = own_numbers(page, 0)[0]
    page.text_board.text.selectAll()
    page.text_board.text.copy()
    assert own in QGuiApplication.clipboard().text()
    qtbot.keyClicks(page.text_board.line, own)
    window.commands["text_board"].trigger()  # the text board is out of sight, but still there
    page.board.point_out({"kind": "whisper", "file": own})
    played(qtbot, page, "lay red")
    assert page.is_passing
    assert leaked(window, page) == []
    assert QGuiApplication.clipboard().text() == ""
    assert page.panel.prompt.gain.text() == ""
    assert not page.text_board.line.isUndoAvailable()


def test_news_are_played_out_once_and_stay_marked_for_each(qtbot, window):
    page = started(qtbot, window)
    for action in ("lay red", "lay blue", "take", "take"):
        taken_over(qtbot, page)
        page.board.played.clear()
        played(qtbot, page, action)
        assert [event["kind"] for event in page.board.played][:1] == [action.split()[0].replace("lay", "laid")]
        assert [entry.event["kind"] for entry in page.entries[page.fresh_from :]] == [
            event["kind"] for event in page.board.played
        ]
    page.board.played.clear()
    taken_over(qtbot, page)
    assert page.board.played == []  # everyone has seen it on the common table
    kinds = [entry.event["kind"] for entry in page.entries[page.fresh_from :]]
    assert kinds == ["take", "opened", "opened", "round"]  # since Alice acted


def test_the_card_waits_until_everyone_has_seen_what_happened(qtbot, window):
    page = started(qtbot, window)
    taken_over(qtbot, page)
    page.board.waits = True
    played(qtbot, page, "lay red")
    assert page.places.awaited == 1
    assert not page.is_passing
    page.board.finish_motion()
    assert asked_for(page).endswith("Bruno (Blue desk)")


def test_what_concerns_all_is_shown_to_all_before_the_same_player_goes_on(qtbot, window, monkeypatch):
    monkeypatch.setattr(
        dossiers_table.DossiersWords,
        "is_for_all",
        lambda words, events: any(event["kind"] == "peek" for event in events),
    )
    page = started(qtbot, window)
    for action in ("lay red", "lay blue", "peek"):
        taken_over(qtbot, page)
        played(qtbot, page, action)
    assert page.shown.actors == (0,)
    assert asked_for(page).endswith("Alice (Red desk)")
    assert leaked(window, page) == []


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_takes_over_wherever_the_focus_is(qtbot, window, key):
    page = started(qtbot, window)
    assert window.focusWidget() is page.card.button
    qtbot.keyClick(page.card.button, key)
    assert page.places.current == 0
    played(qtbot, page, "lay red")
    page.view.setFocus()
    qtbot.keyClick(page.view, key)
    assert page.places.current == 1


def test_a_second_click_or_a_hasty_key_shows_nobody_the_other_side(qtbot, window, monkeypatch):
    monkeypatch.setattr(pass_card, "HASTE", 3_600_000)
    page = started(qtbot, window)
    taken_over(qtbot, page)
    played(qtbot, page, "lay red")
    qtbot.keyClick(page.card.button, Qt.Key.Key_Return)
    qtbot.keyClick(page.card.button, Qt.Key.Key_Space)
    qtbot.mouseDClick(page.card.button, Qt.MouseButton.LeftButton)
    assert page.is_passing


def test_only_whoever_has_or_had_the_screen_takes_back(qtbot, window):
    page = started(qtbot, window)
    for action in ("lay red", "lay blue"):
        taken_over(qtbot, page)
        played(qtbot, page, action)
        assert not window.commands["undo"].isEnabled()  # final
    taken_over(qtbot, page)
    played(qtbot, page, "pass")
    assert window.commands["undo"].isEnabled()  # Alice, whose turn it just was
    told(qtbot, page.shown_anew, window.commands["undo"].trigger)
    assert page.shown.actors == (0,)
    assert asked_for(page).endswith("Alice (Red desk)")
    assert leaked(window, page) == []
    taken_over(qtbot, page)
    played(qtbot, page, "take")
    taken_over(qtbot, page)
    assert page.places.current == 1
    assert not window.commands["undo"].isEnabled()  # Bruno has chosen nothing that could be taken back
    played(qtbot, page, "peek")
    assert not window.commands["undo"].isEnabled()


def test_a_pause_covers_what_lies_open_and_going_on_asks_again(qtbot, window):
    page = started(qtbot, window)
    taken_over(qtbot, page)
    told(qtbot, page.shown_anew, window.commands["pause"].trigger)
    assert page.places.current is None
    assert not page.is_passing
    assert leaked(window, page) == []
    told(qtbot, page.shown_anew, lambda: answer(qtbot, page.panel.prompt, "resume"))
    assert asked_for(page).endswith("Alice (Red desk)")
    told(qtbot, page.shown_anew, window.commands["pause"].trigger)  # while the card asks for someone
    assert not page.is_passing
    assert page.shown.paused


def test_an_offered_draw_is_answered_on_the_other_side(qtbot, window):
    page = started(qtbot, window)
    assert not window.commands["offer_draw"].isEnabled()  # nobody has the screen
    taken_over(qtbot, page)
    told(qtbot, page.shown_anew, window.commands["offer_draw"].trigger)
    assert asked_for(page).endswith("Bruno (Blue desk)")
    assert leaked(window, page) == []
    taken_over(qtbot, page)
    assert "Alice offers a draw" in page.panel.prompt.title.text()
    told(qtbot, page.shown_anew, lambda: answer(qtbot, page.panel.prompt, "decline"))
    assert asked_for(page).endswith("Alice (Red desk)")


def test_resigning_is_asked_of_the_one_at_the_screen_and_forgotten_with_him(qtbot, window):
    page = started(qtbot, window)
    assert not window.commands["resign"].isEnabled()
    taken_over(qtbot, page)
    window.commands["resign"].trigger()
    assert "Resign, Alice?" in page.panel.prompt.title.text()
    page.cover()
    taken_over(qtbot, page)
    assert "Resign" not in page.panel.prompt.title.text()
    window.commands["resign"].trigger()
    told(qtbot, page.shown_anew, lambda: answer(qtbot, page.panel.prompt, "resign"))
    assert page.shown.outcome is not None
    assert leaked(window, page) == []


def test_a_bot_that_plays_on_never_has_the_screen(qtbot, window):
    """Of three one resigns: the other two go on sharing. Of these one resigns too: the last has the screen alone."""
    page = started(qtbot, window, THREE, rounds=1)
    taken_over(qtbot, page)
    page._say(Resign)
    until(qtbot, page, lambda: page.shown.ply == 1)  # the bot has laid down a file
    assert asked_for(page).endswith("Bruno (Blue desk)")
    assert leaked(window, page) == []
    taken_over(qtbot, page)
    page._say(Resign)
    until(qtbot, page, lambda: page.shown.ply == 2)
    while page.shown.outcome is None:
        assert (page.places.current, page.is_passing) == (2, False)
        if 2 in page.shown.actors:
            page.choose_action(page.shown.legal[0])
        with qtbot.waitSignal(page.shown_anew, timeout=TIMEOUT):
            pass


def test_one_person_among_bots_is_never_asked_to_pass_the_mouse(qtbot, window):
    page = started(qtbot, window, (Player("Alice"), BOT, BOT), rounds=1)
    while page.shown.outcome is None:
        assert (page.places.current, page.card) == (0, None)
        if 0 in page.shown.actors:
            page.choose_action(page.shown.legal[-1])
        with qtbot.waitSignal(page.shown_anew, timeout=TIMEOUT):
            pass
    assert list(page.sitting._links) == [0]


def test_while_bots_play_the_common_table_is_shown(qtbot, window):
    page = started(qtbot, window, (Player("Alice"), BOT, Player("Chloé")), rounds=1)
    while page.shown.outcome is None:
        if page.is_passing:
            assert leaked(window, page) == []
            taken_over(qtbot, page)
        acting = page.places.current
        assert acting is None or acting in page.shown.actors
        if acting is not None:
            page.choose_action("pass" if "pass" in page.shown.legal else page.shown.legal[0])
        with qtbot.waitSignal(page.shown_anew, timeout=TIMEOUT):
            pass
        assert leaked(window, page) == []


def test_continuing_and_a_rematch_begin_covered(qtbot, window):
    page = started(qtbot, window, rounds=1)
    taken_over(qtbot, page)
    played(qtbot, page, "lay red")
    path = page.path
    with qtbot.waitSignal(page.sitting.closed, timeout=TIMEOUT):
        window.go_home()
    assert told_of(window, dossiers.secrets(read_path(path).match.state, None)) == []
    page = play_page(qtbot, window, lambda: window.reception.continue_game(path))
    assert asked_for(page).endswith("Bruno (Blue desk)")
    assert leaked(window, page) == []
    for action in ("lay red", "pass", "pass"):
        taken_over(qtbot, page)
        played(qtbot, page, action)
    assert page.shown.outcome is not None
    again = play_page(qtbot, window, lambda: answer(qtbot, page.panel.prompt, "rematch"))
    assert asked_for(again).endswith("Alice (Red desk)")
    assert leaked(window, again) == []


def test_a_replay_of_a_running_game_shows_the_common_table_and_covers_the_real_one(qtbot, window):
    page = started(qtbot, window)
    for action in ("lay red", "lay blue", "peek"):
        taken_over(qtbot, page)
        played(qtbot, page, action)
    told(qtbot, page.sitting.replay_ready, window.commands["replay"].trigger)
    replay = window.page
    assert isinstance(replay, ReplayPage)
    for ply in range(4):
        replay.bar.go_to(ply)
        assert leaked(window, page) == []  # in neither of the two pages
    assert replay.bar.seat.isHidden()
    assert not replay.bar.branch.isEnabled()
    assert replay.panel.prompt.answer_button("branch") is None
    window.go_back()
    assert asked_for(page).endswith("Alice (Red desk)")


def test_a_replay_of_a_finished_game_is_seen_from_any_seat(qtbot, window):
    page = started(qtbot, window, rounds=1)
    for action in ("lay red", "lay blue", "pass", "pass"):
        taken_over(qtbot, page)
        played(qtbot, page, action)
    told(qtbot, page.sitting.replay_ready, window.commands["replay"].trigger)
    replay = window.page
    replay.bar.go_to(1)
    assert [replay.bar.seat.itemText(index) for index in range(3)] == ["Everyone", "Alice", "Bruno"]
    file = str(page.sitting._table.match.state_at(1).number(0, 0))
    assert file not in on_board(replay)
    replay.bar.seat.setCurrentIndex(1)
    assert (replay.shown.seat, replay.shown.ply) == (0, 1)
    assert file in on_board(replay)
    assert any(entry.event.get("file") for entry in replay.entries if entry.ply == 1)
    replay.bar.seat.setCurrentIndex(2)
    assert file not in on_board(replay)
    assert replay.bar.branch.isEnabled()


def on_board(page) -> str:
    return " ".join(item.text() for item in page.board.items())


def test_saving_a_running_game_tells_that_the_file_knows_more(qtbot, window, tmp_path):
    page = started(qtbot, window)
    told(qtbot, page.sitting.saved, lambda: window.reception.save_to(page, tmp_path / "mine.ronde"))
    assert "mine.ronde" in page.panel.prompt.refusal.text()
    assert "secret" in page.panel.prompt.refusal.text()


def test_a_hint_is_for_the_seat_that_asked(qtbot, window):
    page = started(qtbot, window)
    assert not window.commands["hint"].isEnabled()
    taken_over(qtbot, page)
    with qtbot.waitSignal(page.hinted, timeout=TIMEOUT):
        window.commands["hint"].trigger()
    assert "Hint" in page.panel.prompt.body.text()
    assert window.focusWidget() is page.panel.prompt.answer_button(page._hint)
    advice = page.panel.prompt.body.text()
    page.cover()
    assert not shows(window, advice)
    assert leaked(window, page) == []
