"""Learning a game: the list of lessons, each lesson on the real board by mouse and by keyboard, and what is kept."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from engines.lesson_files import course
from qtapp.base.settings import LessonsKept, Settings
from qtapp.pages.home.home import GameCard
from qtapp.pages.learn.lesson import LessonPage
from qtapp.pages.learn.lessons import LessonsPage
from qtapp.pages.table.play import PlayPage
from tests.qtapp.at_the_lesson import by_mouse, game_card, lesson_list, prompt_button, taken_in_french, taught
from tests.qtapp.at_the_window import TIMEOUT, answer, click, opened_window, play_page
from tests.qtapp.every_text import english_left, texts, unchanged

GAME = "cirkle"
LESSONS = course(GAME).lessons


def by_keys(qtbot, page: LessonPage, action: str) -> None:
    """Type the move on the board; H is the key of the hint, which shows a move to be confirmed."""
    assert page.view.hasFocus()
    if action.startswith("H"):
        qtbot.keyClick(page.view, Qt.Key.Key_H)
        assert page.panel.remark.text.text() == page.run.step.hint.en
    else:
        qtbot.keyClicks(page.view, action)
    qtbot.keyClick(page.view, Qt.Key.Key_Return)


# The way there


def test_a_game_without_lessons_offers_none(qtbot, window):
    for game, offered in (("wagons", False), (GAME, True)):
        made = GameCard(game)
        qtbot.addWidget(made)
        assert made.learn.isVisibleTo(made) == offered
    window.reception.set_up("wagons")
    assert not window.commands["lessons"].isVisible()
    window.commands["rules"].setChecked(True)
    assert not window.rules.learn.isVisible()


def test_lessons_are_reached_from_the_menu_and_from_the_rules(qtbot, window):
    window.commands["lessons"].trigger()
    assert isinstance(window.page, LessonsPage)
    window.go_back()
    window.reception.set_up(GAME)
    window.commands["rules"].setChecked(True)
    click(qtbot, window.rules.learn)
    assert isinstance(window.page, LessonsPage)
    page = window.page
    window.commands["lessons"].trigger()
    assert window.page is page  # where one is already


def test_the_list_says_what_is_done_and_where_one_stopped(qtbot, window):
    page = lesson_list(qtbot, window, GAME)
    assert page.go_on.words == f"Begin: {LESSONS[0].title.en}"
    assert page.go_on.hasFocus()
    window.settings.keep_lessons(GAME, LessonsKept(("ground",), "captures", ("D5xA5",)))
    page.tell()
    assert page.state.text() == f"Lessons done: 1 of {len(LESSONS)}"
    assert [row.accessibleDescription() for row in page.rows[:4]] == ["Done", "", "", "Begun"]
    assert page.go_on.words == "Go on: What a simple unit can capture"
    click(qtbot, page.go_on)
    assert window.page.lesson.id == "captures"
    assert window.page.run.answers == ("D5xA5",)


# In a lesson


def test_a_mistake_is_explained_and_set_back_by_itself(qtbot, window):
    page = taught(qtbot, window, GAME, "shelter")
    before = page.shown.view["position"]
    with qtbot.waitSignal(page.asked_anew, timeout=TIMEOUT):
        by_mouse(qtbot, page, "F7-F8")
        assert page.shown.legal == ()
        assert page.shown.view["position"] != before
        assert page.panel.remark.text.text() == page.run.step.mistakes[0].text.en
    assert page.shown.view["position"] == before
    assert page.shown.legal
    assert page.panel.remark.text.text() == page.run.step.mistakes[0].text.en  # to be read meanwhile
    assert page.run.answers == ()


def test_a_mistake_is_played_out_before_it_is_set_back(qtbot, window):
    window.settings.speed = "fast"
    page = taught(qtbot, window, GAME, "shelter")
    with qtbot.waitSignals([page.board.motion_ended, page.asked_anew], timeout=TIMEOUT, order="strict"):
        by_mouse(qtbot, page, "F7-G8")
    with qtbot.waitSignal(page.board.motion_ended, timeout=TIMEOUT):
        by_mouse(qtbot, page, "F7-E6")
    assert page.run.answers == ("F7-E6",)
    by_mouse(qtbot, page, "D3-D6")
    assert page.run.is_finished


@pytest.mark.parametrize("how", ["button", "key", "board"])
def test_nobody_has_to_wait_until_a_mistake_is_set_back(qtbot, window, how):
    page = taught(qtbot, window, GAME, "shelter")
    before = page.shown.view["position"]
    by_mouse(qtbot, page, "D3-D4")
    assert page.panel.remark.text.text() == page.run.step.other.en
    if how == "button":
        answer(qtbot, page.panel.prompt, "back")
    elif how == "key":
        qtbot.keyClick(page.view, Qt.Key.Key_Escape)
    else:
        qtbot.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton)
    assert page.shown.view["position"] == before
    assert page.shown.legal
    by_mouse(qtbot, page, "F7-E8")
    assert page.run.answers == ("F7-E8",)


def test_a_right_action_is_answered_and_leads_on(qtbot, window):
    page = taught(qtbot, window, GAME, "ground")
    by_mouse(qtbot, page, "A5-H5")
    assert page.panel.remark.text.text() == LESSONS[0].steps[0].right.en
    assert page.panel.prompt.body.text() == LESSONS[0].steps[1].task.en
    assert (page.panel.dots.done, page.panel.dots.count) == (1, 3)
    assert page.shown.view["last"]["action"] == "A9-B10"


def test_hint_and_show_me(qtbot, window):
    page = taught(qtbot, window, GAME, "captures")
    qtbot.keyClick(page.view, Qt.Key.Key_H)
    assert page.panel.remark.text.text() == page.run.step.hint.en
    assert page.panel.prompt.gain.text()  # the board has it in view
    qtbot.keyClick(page.view, Qt.Key.Key_Return)
    assert page.run.answers == ("D5xA5",)
    assert page.panel.remark.title.text() == "Right!"
    answer(qtbot, page.panel.prompt, "show")
    assert page.run.answers == ("D5xA5", "G5-G8")
    assert page.panel.remark.title.text() == "This is how"


def test_numbers_choose_the_buttons_of_a_lesson(qtbot, window):
    page = taught(qtbot, window, GAME, "captures")
    qtbot.keyClick(page.view, Qt.Key.Key_1)
    assert page.panel.remark.text.text() == page.run.step.hint.en
    qtbot.keyClick(page.view, Qt.Key.Key_2)
    assert page.run.answers == ("D5xA5",)


def test_a_lesson_begins_again(qtbot, window):
    page = taught(qtbot, window, GAME, "captures")
    before = page.shown.view["position"]
    by_mouse(qtbot, page, "D5xA5")
    qtbot.mouseClick(page.panel.again, Qt.MouseButton.LeftButton)
    assert page.shown.view["position"] == before
    assert page.panel.dots.done == 0
    assert page.panel.remark.isHidden()


def test_the_rule_that_is_taught_is_opened_at_its_paragraph(qtbot, window):
    page = taught(qtbot, window, GAME, "missiles")
    assert page.panel.rule.text() == "Rule R6.3"
    qtbot.mouseClick(page.panel.rule, Qt.MouseButton.LeftButton)
    assert window.rules.isVisible()
    assert window.rules.game_id == GAME
    assert "R6.3" in window.rules.page.extraSelections()[0].cursor.block().text()


def test_an_illegal_move_that_is_typed_is_refused_with_its_rule(qtbot, window):
    page = taught(qtbot, window, GAME, "captures")
    window.commands["text_board"].trigger()
    for typed, said in (("D5xD9", "R6.3"), ("what?", "what?")):
        page.text_board.line.clear()
        qtbot.keyClicks(page.text_board.line, typed)
        qtbot.keyClick(page.text_board.line, Qt.Key.Key_Return)
        assert said in page.text_board.answer.text()
        assert page.run.answers == ()
    page.text_board.line.clear()
    qtbot.keyClicks(page.text_board.line, "D5xA5")
    qtbot.keyClick(page.text_board.line, Qt.Key.Key_Return)
    assert page.run.answers == ("D5xA5",)
    assert page.text_board.answer.isHidden()


def test_what_to_do_stays_in_sight_when_panels_are_folded_away(qtbot, window):
    window.settings.side_panel = False
    page = taught(qtbot, window, GAME, "ground")
    assert page.side.isVisible()
    qtbot.mouseClick(page.panel.rule, Qt.MouseButton.LeftButton)
    assert not page.side.isVisible()  # the rules are read in its place
    window.commands["rules"].setChecked(False)
    assert page.side.isVisible()


def test_a_table_below_the_lessons_is_still_there_afterwards(qtbot, window):
    window.reception.set_up(GAME)
    below = window.page
    window.commands["lessons"].trigger()
    click(qtbot, window.page.go_on)
    window.go_back()
    window.go_back()
    assert window.page is below


# The whole course


def test_the_list_of_a_game_is_called_after_it(qtbot, home):
    with opened_window(qtbot, home, "fr") as window:
        assert lesson_list(qtbot, window, GAME).title.text() == "Apprendre Cirkle"


def test_the_whole_tutorial_by_mouse_in_french(qtbot, home):
    taken_in_french(qtbot, home, GAME)


def test_the_whole_tutorial_by_keyboard_in_english_and_what_is_kept(qtbot, home):
    with opened_window(qtbot, home) as window:
        game_card(window, GAME).learn.setFocus()
        qtbot.keyClick(game_card(window, GAME).learn, Qt.Key.Key_Space)
        qtbot.keyClick(window.page.go_on, Qt.Key.Key_Return)
        for number, lesson in enumerate(LESSONS, 1):
            page = window.page
            qtbot.waitUntil(page.panel.isVisible, timeout=TIMEOUT)
            assert page.lesson is lesson
            for _ in lesson.steps:
                by_keys(qtbot, page, page.run.accepted[0])
            assert page.run.is_finished
            last = number == len(LESSONS)
            assert prompt_button(page, "game" if last else "next").hasFocus()
            if last:
                qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
            qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
        assert isinstance(window.page, LessonsPage)
        assert window.page.play.isVisible()
        assert not window.page.go_on.isVisible()
    with opened_window(qtbot, home) as window:
        page = lesson_list(qtbot, window, GAME)
        assert {row.accessibleDescription() for row in page.rows} == {"Done"}
        assert isinstance(play_page(qtbot, window, lambda: click(qtbot, page.play)), PlayPage)


def test_a_lesson_is_gone_on_with_after_a_restart(qtbot, home):
    with opened_window(qtbot, home) as window:
        page = taught(qtbot, window, GAME, "missiles")
        by_mouse(qtbot, page, "D5xD8")
        by_mouse(qtbot, page, "D8-B8")
        position = page.shown.view["position"]
    with opened_window(qtbot, home) as window:
        page = lesson_list(qtbot, window, GAME)
        assert page.go_on.words == "Go on: Missile units"
        click(qtbot, page.go_on)
        assert window.page.shown.view["position"] == position
        by_mouse(qtbot, window.page, "B8xH8")
        assert window.page.run.is_finished
        assert window.settings.lessons(GAME).done == ("missiles",)


def test_lessons_out_of_order_lead_to_those_that_are_missing(qtbot, window):
    done = tuple(lesson.id for lesson in LESSONS if lesson.id not in ("air", "partners"))
    window.settings.keep_lessons(GAME, LessonsKept(done))
    page = taught(qtbot, window, GAME, "partners")
    for action in ("C3<>C9", "C9-A11"):
        by_mouse(qtbot, page, action)
    answer(qtbot, page.panel.prompt, "next")
    page = window.page
    assert page.lesson.id == "air"
    for action in ("D3-D7", "B5xH11"):
        by_mouse(qtbot, page, action)
    assert prompt_button(page, "game").words == "Play a first game"


@pytest.mark.parametrize("kept", ["", "7", "[1, 2, 3]", '[["a"], 4, []]', '{"done": []}', "[[[[", '[null, "a", "b"]'])
def test_progress_that_cannot_be_understood_is_none(home, kept):
    settings = Settings(home)
    settings._store.setValue(f"lessons/{GAME}", kept)
    assert settings.lessons(GAME) == LessonsKept()


def test_the_way_back_says_where_it_leads(qtbot, window):
    page = taught(qtbot, window, GAME, "captures")
    back = page.header.back
    assert (back.text(), back.accessibleName()) == ("Lessons", "Back to the lessons")
    assert back.toolTip() == "Back to the lessons; how far you are is kept"
    click(qtbot, back)
    assert isinstance(window.page, LessonsPage)


def test_the_tabulator_goes_through_the_panel_from_top_to_bottom(qtbot, window):
    page = taught(qtbot, window, GAME, "captures")
    panel = page.panel
    answers = [prompt_button(page, key) for key in ("hint", "show")]
    qtbot.waitUntil(lambda: all(part.isVisible() for part in (*answers, panel.rule, panel.again)), timeout=TIMEOUT)
    answers[0].setFocus()
    order = []
    for _ in range(4):
        order.append(QApplication.focusWidget())
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert order == [*answers, panel.rule, panel.again]


# Languages and colours


def switch(window, language: str) -> None:
    """Choose a language in the menu, and let everyone hear of it."""
    window.commands.languages[language].trigger()
    QApplication.processEvents()


def test_language_and_theme_change_in_the_middle_of_a_lesson(qtbot, window):
    page = taught(qtbot, window, GAME, "captures")
    by_mouse(qtbot, page, "D5xA5")
    answer(qtbot, page.panel.prompt, "hint")
    position, english = page.shown.view["position"], texts(page.side)
    switch(window, "fr")
    assert page.panel.prompt.body.text() == page.run.step.task.fr
    assert page.panel.remark.text.text() == page.run.step.hint.fr
    assert page.names == ["Jaune", "Bleu"]
    assert not unchanged(english, texts(page.side))
    assert not english_left(texts(page.side))
    window.settings.theme = "dark"
    assert page.board.theme.dark
    assert page.shown.view["position"] == position
    by_mouse(qtbot, page, "G5-G8")
    assert page.panel.remark.text.text() == LESSONS[3].steps[1].right.fr


def test_the_list_speaks_the_language_chosen(qtbot, window):
    page = lesson_list(qtbot, window, GAME)
    english = texts(page)
    switch(window, "fr")
    assert not unchanged(english, texts(page))
    light = page.rows[0].icon().cacheKey()
    window.settings.theme = "dark"
    assert page.rows[0].icon().cacheKey() != light
