"""The lessons of XIII: Le Complot on its board: groups and combats in steps, reactions, and what rivals are called."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from engines.lesson_files import course
from qtapp.window.reception import Reception
from tests.qtapp.at_the_lesson import by_mouse, chosen_by_mouse, game_card, prompt_button, taken_in_french, taught
from tests.qtapp.at_the_window import TIMEOUT, answer, opened_window

GAME = "complot"
MOST_STEPS = 6  # of a choice, with a button at the end


def test_the_home_page_offers_the_lessons(window):
    assert game_card(window, GAME).learn.isVisible()


def test_a_group_is_put_together_and_taken_apart_again(qtbot, window):
    page = taught(qtbot, window, GAME, "moving")
    task = page.run.step.task.en
    by_mouse(qtbot, page, "+XIII")
    by_mouse(qtbot, page, "+a1")
    assert page.shown.draft == ("+XIII", "+a1")
    assert page.panel.prompt.body.text() == task
    answer(qtbot, page.panel.prompt, "step_back")
    assert page.shown.draft == ("+XIII",)
    for step in ("+c1", "+a1", ">23"):  # in another order than the lesson names them
        by_mouse(qtbot, page, step)
    assert page.run.answers == ("+XIII ; +c1 ; +a1 ; >23",)
    assert page.board.scenery.looked == 23  # the file follows the group


def test_a_mistake_is_shown_and_set_back(qtbot, window):
    page = taught(qtbot, window, GAME, "duel")
    chosen_by_mouse(qtbot, page, "cap AMO>MAN")
    chosen_by_mouse(qtbot, page, "lay COM12>AMO ; done")
    where = page.shown.view["where"]
    with qtbot.waitSignal(page.asked_anew, timeout=TIMEOUT):
        chosen_by_mouse(qtbot, page, "wound AMO ; wound AMO")
        assert page.panel.remark.text.text() == page.run.step.mistakes[0].text.en
        assert page.shown.view["where"]["AMO"] == "gone"
        assert page.shown.legal == ()
    assert page.shown.view["where"] == where
    assert page.shown.draft == ()
    assert page.run.draft.steps == ()
    chosen_by_mouse(qtbot, page, "wound a1 ; wound AMO")
    assert len(page.run.answers) == 3


@pytest.mark.parametrize(
    ("lesson_id", "before", "card"),
    [
        ("infiltration", ("mv 23-30 XIII,a1 inf=XIII", "mv 30-27 XIII,a1 inc=INC1"), "IND1"),
        ("cards", ("pass",), "INN1"),
        ("alliance", ("mv 8-10 XIII,a1",), "ALL1"),
    ],
)
def test_a_reaction_is_a_plain_question_without_a_clock(qtbot, window, lesson_id, before, card):
    page = taught(qtbot, window, GAME, lesson_id)
    for choice in before:
        page.choose_action(choice)
    prompt = page.panel.prompt
    assert prompt.body.text() == page.run.step.task.en
    assert prompt.ring.isHidden()
    assert page.shown.window is None
    answer(qtbot, prompt, "pass")
    assert page.panel.remark.text.text() == page.run.step.other.en
    answer(qtbot, prompt, "back")
    answer(qtbot, prompt, card)
    assert page.run.answers[-1] == card


def test_cards_of_the_hand_answer_too(qtbot, window):
    page = taught(qtbot, window, GAME, "cards")
    for action in ("pass", "INN1", "SOU1 d1", "SOI1 c1"):
        by_mouse(qtbot, page, action)
    assert page.run.is_finished


def test_ways_that_differ_only_in_how_have_short_buttons_on_the_board(qtbot, home):
    with opened_window(qtbot, home, "fr") as window:
        page = taught(qtbot, window, GAME, "infiltration")
        for step in ("+XIII", "+a1"):
            by_mouse(qtbot, page, step)
        page.board.suggest(">30 inf=XIII")
        chips = page.board.scenery.chips
        ways = [each for each in chips.chips if each.place.kind == "deed"]
        assert [each.label for each in ways] == ["Infiltration", "Incognito"]
        cost = next(pill for pill in page.board.scenery.pills.pills if "ennemis" in pill.text)
        assert not any(each.box.contains(cost.centre) for each in ways)  # it lies on no button
        by_mouse(qtbot, page, ">30 inf=XIII")
        assert len(page.run.answers) == 1


def test_a_character_joins_alone_or_in_the_place_of_another(qtbot, home):
    with opened_window(qtbot, home, "fr") as window:
        page = taught(qtbot, window, GAME, "recruiting")
        chosen_by_mouse(qtbot, page, "put a @4")
        chosen_by_mouse(qtbot, page, "blue 2 ; REC1 ; done")
        page.board.suggest("hire MAN")
        chips = [each for each in page.board.scenery.chips.chips if each.place.kind == "deed"]
        ways = ["En plus des autres", "À la place de\u00a0: XIII", "À la place de\u00a0: Général Carrington"]
        assert [each.label for each in chips] == ways
        assert all(page.board.scenery.layout.map.contains(each.box) for each in chips)
        chosen_by_mouse(qtbot, page, "hire MAN ; @4")
        assert len(page.run.answers) == 3


def test_a_hint_goes_on_with_the_steps(qtbot, window):
    page = taught(qtbot, window, GAME, "plot")
    qtbot.keyClick(page.view, Qt.Key.Key_H)
    assert page.panel.remark.text.text() == page.run.step.hint.en
    assert page.panel.prompt.gain.text()
    qtbot.keyClick(page.view, Qt.Key.Key_Return)
    assert page.run.answers == ("try M08 by=GIO card=CPC06",)


def test_what_a_choice_would_bring_is_never_cut(qtbot, window):
    window.resize(1024, 700)
    page = taught(qtbot, window, GAME, "plot")
    prompt = page.panel.prompt
    qtbot.waitUntil(prompt.isVisible, timeout=TIMEOUT)
    page.show_hint()
    qtbot.waitUntil(lambda: prompt.gain.height() >= prompt.gain.sizeHint().height(), timeout=TIMEOUT)
    assert prompt.gain.text()


def test_nobody_sits_there_so_seats_are_called_by_their_colours(qtbot, window, monkeypatch):
    page = taught(qtbot, window, GAME, "infiltration")
    assert page.names == ["Red", "Blue", "Green"]
    window.commands.languages["fr"].trigger()
    qtbot.waitUntil(lambda: page.names == ["Rouge", "Bleu", "Vert"], timeout=TIMEOUT)
    shown = []
    monkeypatch.setattr(Reception, "show_replay", lambda _self, replay, **_kind: shown.append(replay))
    window.reception._study(page.lesson.setup)
    assert [player.name for player in shown[0].record.header.players] == ["Rouge", "Bleu", "Vert"]


def test_a_group_is_typed_in_one_word(qtbot, window):
    page = taught(qtbot, window, GAME, "moving")
    window.commands["text_board"].trigger()
    for typed in ("mv 2-9 XIII", "mv 2-23 XIII,a1,c1"):
        page.text_board.line.clear()
        qtbot.keyClicks(page.text_board.line, typed)
        qtbot.keyClick(page.text_board.line, Qt.Key.Key_Return)
    assert page.run.answers == ("+XIII ; +a1 ; +c1 ; >23",)


def test_the_buttons_of_the_prompt_are_enough_for_answers_without_a_place(qtbot, window):
    page = taught(qtbot, window, GAME, "mission_combat")
    for choice in ("try M01", "aim k1>N.c1", "wound XIII"):
        chosen_by_mouse(qtbot, page, choice)
    answer(qtbot, page.panel.prompt, "hint")
    assert prompt_button(page, "stay").hasFocus()
    qtbot.keyClick(prompt_button(page, "stay"), Qt.Key.Key_Return)
    assert page.run.is_finished


def test_the_whole_tutorial_by_mouse_in_french(qtbot, home):
    taken_in_french(qtbot, home, GAME)


def test_the_whole_tutorial_by_keyboard_with_hints(qtbot, window):
    lessons = course(GAME).lessons
    taught(qtbot, window, GAME, lessons[0].id)
    for lesson in lessons:
        page = window.page
        assert page.lesson is lesson
        for number, _ in enumerate(lesson.steps, 1):
            qtbot.keyClick(page.view, Qt.Key.Key_H)
            for _ in range(MOST_STEPS):
                if len(page.run.answers) < number:
                    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
            assert len(page.run.answers) == number
        assert page.run.is_finished
        if lesson is not lessons[-1]:
            qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)  # to the next


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_long_rule_number_does_not_push_the_panel_over_its_edge(qtbot, home, language):
    with opened_window(qtbot, home, language) as window:
        window.resize(1024, 700)
        page = taught(qtbot, window, GAME, "round")
        for _ in range(3):
            page.show_answer()
        assert page.panel.rule.text().endswith("R15.17")
        qtbot.waitUntil(page.panel.rule.isVisible, timeout=TIMEOUT)
        inside = page.panel.prompt.parentWidget()
        bar = 12  # for scrolling, where a step has much to say
        assert inside.minimumSizeHint().width() <= page.panel.width() - bar
