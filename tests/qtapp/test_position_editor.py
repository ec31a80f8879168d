"""The position editor: laying out a position by mouse and by keys, in writing and back, and playing on from it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from engines.cirkle.positions.sketch import CirkleSketch, EditedUnit
from qtapp.pages.home.setup import SetupPage
from qtapp.pages.study.editor import EditorPage
from qtapp.pages.study.replay import ReplayPage
from tests.qtapp.at_the_window import TIMEOUT, click, play_page
from tests.qtapp.study import cirkle_record, replayed, told_until

EMPTY = CirkleSketch.empty("duel").text
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
WINNING = "duel bP4yP!2/8/7bC/2yT5/8/8/8/8/8/8/yC7 1 - - 0 1"


@pytest.fixture
def editor(qtbot, window) -> EditorPage:
    """An empty board for two, in the window."""
    window.reception.edit_position("cirkle")
    page = window.page
    assert isinstance(page, EditorPage)
    click(qtbot, page.presets["empty"])
    return page


def spot(page: EditorPage, place) -> QPoint:
    return page.view.mapFromScene(page.board.where(place))


def clicked(qtbot, page: EditorPage, *places, button=LEFT) -> None:
    for place in places:
        qtbot.mouseClick(page.view.viewport(), button, pos=spot(page, place))


def dragged(qtbot, page: EditorPage, start, end) -> None:
    glass = page.view.viewport()
    ends = [at if isinstance(at, QPoint) else spot(page, at) for at in (start, end)]
    qtbot.mousePress(glass, LEFT, pos=ends[0])
    qtbot.mouseMove(glass, (ends[0] + ends[1]) / 2)
    qtbot.mouseMove(glass, ends[1])
    qtbot.mouseRelease(glass, LEFT, pos=ends[1])


def typed(qtbot, page: EditorPage, keys: str) -> None:
    for key in keys:
        qtbot.keyClicks(page.view, key)


def units(page: EditorPage) -> dict[str, EditedUnit]:
    return dict(page.board.sketch.units)


def test_units_are_placed_by_clicks_and_by_dragging(qtbot, editor):
    clicked(qtbot, editor, (0, "T*"), "D4")
    dragged(qtbot, editor, (1, "C"), "H9")
    assert units(editor) == {"D4": EditedUnit(0, "T*"), "H9": EditedUnit(1, "C")}
    assert editor.board.sketch.left(0)["T*"] == 0
    assert editor.board.brush is None  # there was but one
    clicked(qtbot, editor, (0, "H"), "A1", "B1")  # the same kind again and again
    assert units(editor)["B1"] == EditedUnit(0, "H")


def test_units_are_moved_and_removed_with_the_mouse(qtbot, editor):
    editor.read("duel 7bC/8/8/3bT4/8/8/3yC4/8/8/8/yH7 1 - - 0 1")
    dragged(qtbot, editor, "D5", "E6")
    assert units(editor)["E6"] == EditedUnit(0, "C")
    assert "D5" not in units(editor)
    clicked(qtbot, editor, "D8", button=RIGHT)
    assert "D8" not in units(editor)
    dragged(qtbot, editor, "A1", QPoint(4, 4))  # off the board
    assert set(units(editor)) == {"E6", "H11"}


def test_the_keys_do_it_all(qtbot, editor):
    clicked(qtbot, editor, "C3")
    typed(qtbot, editor, "t*")
    assert units(editor) == {"C3": EditedUnit(0, "T*")}
    qtbot.keyClick(editor.view, Qt.Key.Key_Up)
    typed(qtbot, editor, "bp")
    assert units(editor)["C4"] == EditedUnit(1, "P")
    qtbot.keyClick(editor.view, Qt.Key.Key_Return)
    qtbot.keyClick(editor.view, Qt.Key.Key_Right)
    qtbot.keyClick(editor.view, Qt.Key.Key_Return)
    assert units(editor)["D4"] == EditedUnit(1, "P")
    assert "C4" not in units(editor)
    typed(qtbot, editor, "!")
    assert units(editor)["D4"].frozen
    qtbot.keyClick(editor.view, Qt.Key.Key_Delete)
    assert "D4" not in units(editor)
    typed(qtbot, editor, "h")
    assert units(editor)["D4"] == EditedUnit(1, "H")
    assert editor.board.army == 1


def test_the_position_goes_out_in_writing_and_comes_back(qtbot, editor):
    clicked(qtbot, editor, (0, "T"), "C8", (0, "C"), "A1", (1, "C"), "H9", (1, "P"), "A11", (0, "P"), "F11")
    clicked(qtbot, editor, "F11", button=RIGHT)
    clicked(qtbot, editor, "F11")
    clicked(qtbot, editor, (0, "P"))
    clicked(qtbot, editor, "F11")
    click(qtbot, editor.board.choices().frozen)
    assert editor.board.text() == WINNING
    assert editor.faults.text() == "This position can be played."
    click(qtbot, editor.copy)
    assert QGuiApplication.clipboard().text() == WINNING
    before = units(editor)
    click(qtbot, editor.presets["empty"])
    assert units(editor) == {}
    assert editor.text.toPlainText() == EMPTY
    click(qtbot, editor.paste)
    assert units(editor) == before
    assert editor.text.toPlainText() == WINNING


@pytest.mark.parametrize("bad", ["hello", "", "duel 8/8 1 - - 0 1", WINNING.replace("duel", "chess")])
def test_a_text_that_is_no_position_changes_nothing_and_is_told(qtbot, editor, bad):
    editor.read(WINNING)
    QGuiApplication.clipboard().setText(bad)
    click(qtbot, editor.paste)
    assert editor.board.text() == WINNING
    assert editor.problem.isVisible()
    assert "not a position" in editor.problem.text()
    clicked(qtbot, editor, (0, "H"), "D5")  # whoever goes on is not reminded of it
    assert not editor.problem.isVisible()


def test_a_position_is_typed_into_the_field(qtbot, editor):
    editor.text.setFocus()
    editor.text.selectAll()
    qtbot.keyClicks(editor.text, WINNING[:-1])
    assert editor.problem.isVisible()
    assert editor.board.text() == EMPTY
    qtbot.keyClicks(editor.text, WINNING[-1])
    assert not editor.problem.isVisible()
    assert editor.board.text() == WINNING


def test_undo_and_redo_walk_through_what_was_laid_out(qtbot, editor):
    clicked(qtbot, editor, (0, "T"), "D4", "D5")
    control = Qt.KeyboardModifier.ControlModifier
    qtbot.keyClick(editor.view, Qt.Key.Key_Z, control)
    assert set(units(editor)) == {"D4"}
    qtbot.mouseClick(editor.undo, LEFT)
    assert units(editor) == {}
    qtbot.mouseClick(editor.redo, LEFT)
    assert set(units(editor)) == {"D4"}
    qtbot.keyClick(editor.view, Qt.Key.Key_Y, control)
    assert set(units(editor)) == {"D4", "D5"}
    clicked(qtbot, editor, "E5", button=RIGHT)
    assert not editor.redo.isEnabled()


def test_what_is_wrong_is_said_while_it_is_wrong(qtbot, editor):
    assert "•" in editor.faults.text()
    assert not editor.play.isEnabled()
    assert not editor.analyse.isEnabled()
    clicked(qtbot, editor, (0, "T"), "D4", (1, "C"), "H9")
    assert editor.play.isEnabled()
    clicked(qtbot, editor, (0, "C"), "C11")  # on a target, and not frozen
    assert "C11" in editor.faults.text()
    assert not editor.play.isEnabled()


def test_modes_slots_recoveries_and_presets(qtbot, editor):
    choices = editor.board.choices()
    choices.mode.setCurrentIndex(choices.mode.findData("survivor"))
    assert editor.board.sketch == CirkleSketch.standard("survivor")
    assert choices.slot.count() == 6
    assert [box.isVisibleTo(choices) for box in choices.spent] == [True, False, False, False]
    choices.slot.setCurrentIndex(2)
    qtbot.mouseClick(choices.spent[0], LEFT, pos=QPoint(8, choices.spent[0].height() // 2))
    assert editor.board.text().split()[2:4] == ["3", "y"]
    assert len(editor.board.layout.boxes) == 4
    assert "Y M B G" in editor.keys.text()
    choices.mode.setCurrentIndex(choices.mode.findData("duel"))
    assert not any(box.isVisibleTo(choices) for box in choices.spent)
    editor.read("duel 7bC/8/8/8/8/8/8/8/8/8/yC7 1 - - 0 1")
    click(qtbot, editor.presets["mirror"])
    assert editor.board.text() == "duel bC7/8/8/8/8/8/8/8/8/8/7yC 1 - - 0 1"
    click(qtbot, editor.presets["standard"])
    assert editor.board.sketch == CirkleSketch.standard("duel")


def test_the_box_gives_no_more_than_it_has(qtbot, editor):
    clicked(qtbot, editor, (0, "T*"), "D4", (0, "T*"), "D5")
    assert set(units(editor)) == {"D4"}
    clicked(qtbot, editor, "D5")
    typed(qtbot, editor, "t*")
    assert units(editor)["D5"] == EditedUnit(0, "T")
    assert "no more" in editor.hint.text()


def test_a_position_is_played_on_against_a_bot_and_played_again(qtbot, window, editor):
    editor.read("duel 5yP!bH1/8/7bC/2yT5/8/8/8/8/8/8/yC7 1 - - 0 1")
    click(qtbot, editor.play)
    page = window.page
    assert isinstance(page, SetupPage)
    page.seats.rows[0].kind.choose("human")
    page.seats.rows[1].kind.choose("easy")
    table = play_page(qtbot, window, lambda: click(qtbot, page.start))
    assert table.shown.view["position"] == "duel 5yP!bH1/8/7bC/2yT5/8/8/8/8/8/8/yC7 1 - - 0 1"
    for square in ("C8", "C11"):
        at = table.view.mapFromScene(table.board.scenery.rect_of(square).center())
        qtbot.mouseClick(table.view.viewport(), LEFT, pos=at)
    while table.shown.ply < 2:  # the bot has to capture
        with qtbot.waitSignal(table.shown_anew, timeout=TIMEOUT):
            pass
    assert table.shown.view["last"]["action"] == "G11xC11"
    assert '"position": "duel 5yP!bH1' in table.path.read_text(encoding="utf-8")
    table.ask_resign()
    with qtbot.waitSignal(table.shown_anew, timeout=TIMEOUT):
        click(qtbot, table.panel.prompt.answer_button("resign"))
    again = play_page(qtbot, window, lambda: window.commands["rematch"].trigger())
    assert again.shown.ply == 0
    assert again.shown.view["position"] == "duel 5yP!bH1/8/7bC/2yT5/8/8/8/8/8/8/yC7 1 - - 0 1"


def test_a_position_of_ones_own_is_analysed_at_once(qtbot, window, editor):
    editor.read(WINNING)
    click(qtbot, editor.analyse)
    page = window.page
    assert isinstance(page, ReplayPage)
    assert page.is_analysing
    told_until(qtbot, page.analyst, lambda: bool(page.analyst.card.lines.lines))
    assert page.analyst.card.lines.lines[0].text == "C8-C11"
    qtbot.mouseClick(page.header.back, LEFT)
    assert window.page is editor


def test_a_moment_of_a_replay_is_taken_to_the_editor(qtbot, window):
    page = replayed(window, cirkle_record())
    page.go_to(2)
    qtbot.keyClick(page.view, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    editor = window.page
    assert isinstance(editor, EditorPage)
    assert editor.board.text() == page.shown.view["position"]


def test_the_editor_turns_dark_and_speaks_french(qtbot, window, editor):
    window.settings.theme = "dark"
    assert editor.board.theme.dark
    window.settings.language = "fr"
    QApplication.sendPostedEvents()
    assert editor.copy.text() == "Copier"
    assert editor.presets["empty"].text() == "Vide"
