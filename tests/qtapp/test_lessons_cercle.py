"""The lessons of The Circle on its board: choices in steps, their buttons, and more than two at the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.qtapp.at_the_lesson import by_mouse, chosen_by_mouse, prompt_button, taken_in_french, taught
from tests.qtapp.at_the_window import TIMEOUT, answer

GAME = "cercle"


def test_a_choice_in_steps_is_asked_step_by_step(qtbot, window):
    page = taught(qtbot, window, GAME, "secrets")
    task = page.run.step.task.en
    before = page.shown.legal
    by_mouse(qtbot, page, "x:I1b")
    assert page.shown.draft == ("x:I1b",)
    assert ">1S" in page.shown.legal
    assert page.panel.prompt.body.text() == task
    assert page.run.answers == ()
    by_mouse(qtbot, page, ">1S")
    by_mouse(qtbot, page, ">1S")
    assert page.run.answers == ("x:I1b ; >1S ; >1S",)
    assert page.shown.draft == ()
    assert page.shown.legal != before


@pytest.mark.parametrize("how", ["button", "key", "command"])
def test_a_step_is_taken_back(qtbot, window, how):
    page = taught(qtbot, window, GAME, "secrets")
    assert page.panel.prompt.answer_button("step_back") is None
    assert not window.commands["undo"].isEnabled()
    by_mouse(qtbot, page, "x:I2b")
    by_mouse(qtbot, page, ">2S")
    for left in (("x:I2b",), ()):
        if how == "button":
            answer(qtbot, page.panel.prompt, "step_back")
        elif how == "key":
            for _ in range(2):  # the board may have something to go back to itself
                if page.shown.draft != left:
                    qtbot.keyClick(page.view, Qt.Key.Key_Escape)
        else:
            window.commands["undo"].trigger()
        assert page.shown.draft == left
    assert page.run.accepted
    chosen_by_mouse(qtbot, page, page.run.accepted[0])
    assert len(page.run.answers) == 1


def test_a_mistake_in_steps_is_shown_and_set_back(qtbot, window):
    page = taught(qtbot, window, GAME, "dirty_work")
    by_mouse(qtbot, page, "x:O1c")
    where = page.shown.view["where"]
    with qtbot.waitSignal(page.asked_anew, timeout=TIMEOUT):
        chosen_by_mouse(qtbot, page, "x:O2b ; >S3a")
        assert page.panel.remark.text.text() == page.run.step.mistakes[0].text.en
        assert page.shown.legal == ()
        assert page.shown.view["where"] != where
    assert page.shown.view["where"] == where
    assert page.shown.draft == ()
    assert page.shown.legal


def test_a_hint_goes_on_with_the_steps(qtbot, window):
    page = taught(qtbot, window, GAME, "people")
    by_mouse(qtbot, page, "x:R1b")  # no right choice begins like this
    qtbot.keyClick(page.view, Qt.Key.Key_H)
    assert page.shown.draft == ()
    assert page.panel.remark.text.text() == page.run.step.hint.en
    qtbot.keyClick(page.view, Qt.Key.Key_Return)
    assert page.shown.draft == ("x:R3b",)
    assert page.panel.remark.text.text() == page.run.step.hint.en
    qtbot.keyClick(page.view, Qt.Key.Key_Return)
    assert page.run.answers == ("x:R3b ; >O2b",)


def test_show_me_makes_the_whole_choice(qtbot, window):
    page = taught(qtbot, window, GAME, "time")
    by_mouse(qtbot, page, "x:S2b")
    answer(qtbot, page.panel.prompt, "show")
    assert page.run.answers == ("x:S1b ; >O1b ; >O1b",)
    assert page.panel.remark.title.text() == "This is how"
    assert page.shown.draft == ()


def test_what_is_no_gesture_is_offered_as_a_button(qtbot, window):
    page = taught(qtbot, window, GAME, "veto")
    answer(qtbot, page.panel.prompt, "m")
    assert page.run.answers == ("m",)
    answer(qtbot, page.panel.prompt, "v-")
    assert page.panel.remark.text.text() == page.run.step.other.en
    answer(qtbot, page.panel.prompt, "back")
    answer(qtbot, page.panel.prompt, "hint")
    assert prompt_button(page, "v+").hasFocus()
    qtbot.keyClick(prompt_button(page, "v+"), Qt.Key.Key_Return)
    assert page.run.is_finished


def test_a_whole_choice_is_typed_in_one_word(qtbot, window):
    page = taught(qtbot, window, GAME, "arrest")
    window.commands["text_board"].trigger()
    for typed in ("what?", "d:I1O3", "x:I1c>2S,1R"):
        page.text_board.line.clear()
        qtbot.keyClicks(page.text_board.line, typed)
        qtbot.keyClick(page.text_board.line, Qt.Key.Key_Return)
        assert page.text_board.answer.isHidden() == (typed != "what?")
    assert page.run.is_finished
    assert page.run.answers == (">I1 ; >O3", "x:I1c ; >2S ; >1R")


def test_the_language_changes_in_the_middle_of_a_choice(qtbot, window):
    page = taught(qtbot, window, GAME, "secrets")
    by_mouse(qtbot, page, "x:I1b")
    window.commands.languages["fr"].trigger()
    qtbot.waitUntil(lambda: page.panel.prompt.body.text() == page.run.step.task.fr, timeout=TIMEOUT)
    assert page.shown.draft == ("x:I1b",)
    assert prompt_button(page, "step_back").words == "Retour"


def test_the_whole_tutorial_by_mouse_in_french(qtbot, home):
    taken_in_french(qtbot, home, GAME)
