"""Whole games of XIII: Le Complot in the window, with real mouse and key events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

import engines
from engines.game import Seat
from engines.match import SEPARATOR, forced
from engines.record import AT_ONE_DESK, Player, Record
from network.disk.journal import read_path
from qtapp.pages.home.setup import SetupPage
from qtapp.pages.table.play import PlayPage
from qtapp.pages.table.text_board import NOTATION_ROLE, TextBoard
from qtapp.pages.table.wishes import WishMenu
from qtapp.window.main_window import MainWindow
from qtapp.words import words_for
from qtapp.words.complot.choices.notes import note_of
from tests.end_to_end.at_the_board import answer_by_keys, answer_by_mouse, last_action, one_among_easy_bots_by_keys
from tests.end_to_end.complot_games import EVERYTHING, LAST_ROUND, QUIET, at_first_sight, happenings, with_everything
from tests.network.test_windows import AT_ROUND_END
from tests.qtapp.at_the_window import TIMEOUT, answer, click, opened_window, play_page, started, told
from tests.qtapp.every_text import english_left, everything, texts

pytestmark = pytest.mark.long

LEFT = Qt.MouseButton.LeftButton


def two_at_one_desk(qtbot, window: MainWindow, seed: int) -> PlayPage:
    """From the home page on: two people, five rounds, asked in turn."""
    qtbot.mouseClick(window.home.games[engines.games().index("complot")].play, LEFT)
    setup = window.page
    assert isinstance(setup, SetupPage)
    for row, name in zip(setup.seats.rows, ("Camille", "Dominique"), strict=True):
        row.kind.setFocus()
        qtbot.keyClick(row.kind, Qt.Key.Key_Home)  # a person
        qtbot.keyClicks(row.name, name)
    setup.help.reaction_time.setFocus()
    qtbot.keyClick(setup.help.reaction_time, Qt.Key.Key_Home)
    click(qtbot, setup.advanced)
    qtbot.keyClicks(setup.seed, str(seed))
    return play_page(qtbot, window, lambda: click(qtbot, setup.start))


def wish_never_to_be_asked(qtbot, page: PlayPage) -> None:
    """Here, by the menu under the prompt, and for the rest of the game."""
    answer(qtbot, page.panel.prompt, "wishes")
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, WishMenu)
    entry = menu.actionGeometry(menu.actions()[-1]).center()
    told(qtbot, page.shown_anew, lambda: qtbot.mouseClick(menu, LEFT, pos=entry))
    assert [wish.wish for wish in page.shown.wishes if wish.phase == page.shown.view["phase"]] == ["never"]


def test_two_people_play_five_rounds_with_the_mouse_in_french(qtbot, home):
    game = with_everything()
    with opened_window(qtbot, home, "fr") as window:
        page = two_at_one_desk(qtbot, window, game.seed)
        assert english_left(texts(window)) == {}
        while page.shown.outcome is None:
            line = game.lines[page.shown.length]  # what the table has passed by itself is behind us
            if page.is_passing:
                click(qtbot, page.card.button)
            assert page.shown.seat == line.seat
            if line.text == "pass" and page.shown.view["phase"] in QUIET:
                wish_never_to_be_asked(qtbot, page)
            for step in line.text.split(SEPARATOR):
                answer_by_mouse(qtbot, page, step)
            if page.shown.length % 15 == 0:
                assert english_left(texts(window)) == {}
        assert page.panel.stack.currentWidget() is page.panel.sheet
        assert english_left(texts(window)) == {}
        record = read_path(page.path)
    assert record.finished
    assert record.match.lines == game.lines
    happened = set(happenings(record.match))
    assert happened >= EVERYTHING


def view_of(page: PlayPage, reader: Seat | None) -> dict[str, Any]:
    """What somebody may see of the table as it is shown; meanwhile the time of a window may have run out."""
    match = page.sitting._table.match
    return match.game.view(match.state_at(page.shown.ply), reader)


def unknown_on(page: PlayPage) -> set[str]:
    """What would tell of cards that nobody there may know: their codes, and the titles of secondary missions."""
    reader, names = page.places.current, words_for("complot").names
    known = {card for _, card in view_of(page, reader)["known_hands"]}
    others = [seat for seat in range(len(page.shown.occupants)) if seat != reader]
    cards = {card for seat in others for card in view_of(page, seat)["hand"]} - known
    return cards | {names.card(card) for card in cards if card.startswith("MIS")}


def cards_on(page: PlayPage) -> set[str]:
    return {place.name for place in page.board.scenery.spots if place.kind == "card"}


def leaked(window: MainWindow, page: PlayPage) -> list[str]:
    """Whatever the window shows, tells or keeps, board and text board included, of these."""
    secrets = unknown_on(page)
    return [text for text in (*everything(window), *cards_on(page)) if any(secret in text for secret in secrets)]


def react(qtbot, page: PlayPage) -> str:
    """Whoever is offered to claim the open window does, one after the other: of those between phases they are not."""
    window = page.shown.window
    waiting = [seat for seat in window.seats if seat not in window.claims]
    assert page.places.current is None  # it is put to all of them, at the common table
    if waiting and page.shown.view["phase"] != "anytime":
        told(qtbot, page.shown_anew, partial(answer, qtbot, page.panel.prompt, f"claim {waiting[0]}"))
        return "claimed"
    until_shown(qtbot, page)
    return "let pass" if waiting else "all claimed"


def test_three_hands_at_one_desk_are_never_seen_by_another(qtbot, window):
    people = tuple(map(Player, ("Camille", "Dominique", "Sacha")))
    brief = AT_ONE_DESK._replace(reaction_time=1)
    page = started(qtbot, window, people, game="complot", position=LAST_ROUND, assistance=brief)
    done, windows = Counter[str](), set[str]()
    while page.shown.outcome is None:
        assert leaked(window, page) == []
        if done.total() % 8 == 0:
            window.commands["text_board"].trigger()
            assert leaked(window, page) == []
            window.commands["text_board"].trigger()
        if page.places.current is None:
            assert page.shown.view == view_of(page, None)
        if page.shown.window is not None:
            windows.add(page.shown.view["phase"])
            done[react(qtbot, page)] += 1
        elif page.is_passing:
            assert page.card.title.text() == f"Pass the mouse to {people[page.places.awaited].name}"
            click(qtbot, page.card.button)
            assert cards_on(page) >= set(page.shown.view["hand"])
            done["passed on"] += 1
        else:
            assert page.shown.seat in page.shown.actors
            for step in at_first_sight(page)[0]:
                answer_by_mouse(qtbot, page, step)
                assert leaked(window, page) == []
            done["chosen"] += 1
    assert leaked(window, page) == []
    assert windows >= {"anytime", "dodge", "last_call"}
    assert done.keys() >= {"claimed", "let pass", "passed on", "chosen"}


def test_cards_between_phases_are_asked_for_at_the_end_of_a_round_unless_one_wants_more(qtbot, window):
    people, in_turn = (Player("Camille"), Player("Dominique")), AT_ONE_DESK._replace(reaction_time=0)
    page = started(qtbot, window, people, game="complot", position=AT_ROUND_END, assistance=in_turn)
    click(qtbot, page.card.button)
    answer_by_mouse(qtbot, page, "end")
    click(qtbot, page.card.button)
    assert (page.shown.view["phase"], page.shown.view["stage"]) == ("anytime", 9)
    assert "Cards between phases: only at the end of a round" in page.panel.help.toolTip()
    answer(qtbot, page.panel.prompt, "wishes")
    menu = QApplication.activePopupWidget()
    assert [action.text() for action in menu.actions() if action.isChecked()] == ["Only at the end of a round"]
    entry = menu.actionGeometry(menu.actions()[0]).center()
    told(qtbot, page.shown_anew, lambda: qtbot.mouseClick(menu, LEFT, pos=entry))
    assert page.shown.wishes == ()
    answer(qtbot, page.panel.prompt, "wishes")
    menu = QApplication.activePopupWidget()
    assert [action.text() for action in menu.actions() if action.isChecked()] == ["Always"]
    menu.close()


ALL_TOGETHER = "n=2 round=2 phase=6 seat=A  at 15 A:XIII,JON,a1,a2,c1  at 30 B:AMO,a1"


def test_a_whole_group_goes_with_three_clicks_and_comes_back_with_one(qtbot, window):
    people = Player("Camille"), Player("", "bot", "easy")
    page = started(qtbot, window, people, game="complot", position=ALL_TOGETHER)
    clicks = answer_by_mouse(qtbot, page, "+XIII")
    everyone = "+JON ; +a1 ; +a2 ; +c1"
    clicks += answer_by_mouse(qtbot, page, everyone)
    assert page.shown.draft == ("+XIII", *everyone.split(SEPARATOR))
    assert page.panel.prompt.answer_button(everyone) is None
    so_far = "So far: XIII, Major Jones, 2 agents and 1 commando."
    assert page.panel.prompt.body.text().replace("\u00a0", " ").startswith(so_far)
    told(qtbot, page.shown_anew, partial(answer, qtbot, page.panel.prompt, "start_over"))
    assert page.shown.draft == ()
    for action in ("+XIII", everyone, ">13"):
        answer_by_mouse(qtbot, page, action)
    assert (clicks, last_action(page)) == (2, f"+XIII ; {everyone} ; >13")


# With the keyboard


def test_one_among_four_bots_plays_a_whole_game_with_the_keyboard_alone(qtbot, home):
    with opened_window(qtbot, home, bot_scale=0.005) as window:
        page = one_among_easy_bots_by_keys(qtbot, window, "complot", 5, seed=5)
        assert [(each.kind, each.level) for each in page.shown.occupants[1:]] == [("bot", "easy")] * 4
        mine = []
        while page.shown.outcome is None:
            assert not page.is_passing
            if not page.shown.legal:
                until_shown(qtbot, page)
                continue
            steps, is_choice = at_first_sight(page)
            mine += [steps] * is_choice
            for step in steps:
                answer_by_keys(qtbot, page, step)
        assert page.panel.stack.currentWidget() is page.panel.sheet
    assert {note_of(first).verb for first, *_ in mine} >= {"drop", "buy", "+", "end"}
    record = read_path(page.path)
    assert record.finished
    assert_played(record, mine)


def until_shown(qtbot, page: PlayPage) -> None:
    with qtbot.waitSignal(page.shown_anew, timeout=TIMEOUT):
        pass


def assert_played(record: Record, mine: Sequence[Sequence[str]]) -> None:
    """The first seat has made these choices; the table passes by itself, and makes those where there is only one."""
    match = record.match
    is_choice = [not forced(match.game, match.state_at(ply), step.seat) for ply, step in enumerate(match.steps)]
    played = [step.text for step, is_one in zip(match.steps, is_choice, strict=True) if step.seat == 0 and is_one]
    chosen = [SEPARATOR.join(steps) for steps in mine]
    assert [text for text in played if text != "pass"] == [text for text in chosen if text != "pass"]


# On the text board


def in_one_word(view: dict[str, Any], steps: Sequence[str]) -> str:
    """A step of a group as it is written in one word, other choices with all their steps."""
    *group, last = steps
    if not group or "avi=" in last or "esq=" in last or not group[0].startswith("+"):
        return SEPARATOR.join(steps)
    first = group[0][1:]
    source = view["where"][first if first in view["where"] else f"A.{first}"].partition("@")[2]
    goal, _, how = last[1:].partition(" ")
    return f"mv {source}-{goal} {','.join(step[1:] for step in group)} {how}".rstrip()


def take_from_list(qtbot, board: TextBoard, action: str) -> None:
    """Down shows what can be played, and Enter takes it over."""
    qtbot.keyClick(board.line, Qt.Key.Key_Down)
    offered = board.completer.list
    for _ in range(offered.model().rowCount() + 1):
        if offered.currentIndex().data(NOTATION_ROLE) == action:
            break
        qtbot.keyClick(offered, Qt.Key.Key_Down)
    qtbot.keyClick(offered, Qt.Key.Key_Return)


def send(qtbot, page: PlayPage) -> None:
    told(qtbot, page.shown_anew, lambda: qtbot.keyClick(page.text_board.line, Qt.Key.Key_Return))
    assert page.text_board.line.text() == "", page.text_board.answer.text()


def test_one_against_a_bot_plays_a_whole_game_on_the_text_board_alone(qtbot, home):
    with opened_window(qtbot, home, bot_scale=0.005) as window:
        page = started(qtbot, window, (Player("Camille"), Player("", "bot", "easy")), seed=3, game="complot")
        qtbot.keyClick(page.view, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
        board, mine = page.text_board, []
        while page.shown.outcome is None:
            if not page.shown.legal:
                until_shown(qtbot, page)
                continue
            ply, told_of = page.shown.ply, board.text.toPlainText()
            assert all(card in told_of for card in page.shown.view["hand"])
            steps, is_choice = at_first_sight(page)
            mine += [steps] * is_choice
            match len(mine) % 3:
                case 0:  # each step taken from the list
                    for step in steps:
                        take_from_list(qtbot, board, step)
                        assert board.line.text() == step
                        send(qtbot, page)
                case 1:  # all steps in a line
                    qtbot.keyClicks(board.line, SEPARATOR.join(steps))
                    send(qtbot, page)
                case 2:
                    qtbot.keyClicks(board.line, in_one_word(page.shown.view, steps))
                    send(qtbot, page)
            assert page.shown.ply > ply
        assert not board.line.isEnabled()
        assert page.is_text
    record = read_path(page.path)
    assert record.finished
    assert_played(record, mine)
