"""Drop-down lists show all they have: every entry whole, none behind an edge."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

import engines
from qtapp.base import i18n
from qtapp.pages.parts.dialogs import SettingsDialog
from qtapp.pages.room.room_terms import RoomTerms
from qtapp.widgets.choice_box import ChoiceBox
from tests.qtapp.at_the_window import opened_window

SIZES = ((1024, 700), (1280, 800))


@pytest.fixture(params=[(language, size) for language in i18n.LANGUAGES for size in SIZES], ids=str)
def window(request, qtbot, home) -> Iterator[QWidget]:
    language, size = request.param
    with opened_window(qtbot, home, language) as opened:
        opened.resize(*size)
        yield opened


def boxes(shown: QWidget) -> list[ChoiceBox]:
    return [box for box in shown.findChildren(ChoiceBox) if box.isVisible()]


def assert_whole(qtbot, box: ChoiceBox, chosen: int) -> None:
    """Open the list with a click while this entry is chosen: all of them can be read."""
    box.setCurrentIndex(chosen)
    qtbot.mouseClick(box, Qt.MouseButton.LeftButton)
    view = box.view()
    qtbot.waitUntil(view.isVisible)
    screen = box.screen().availableGeometry()
    assert screen.contains(view.window().geometry())
    for row in range(box.count()):
        place = view.visualRect(box.model().index(row, 0))
        assert view.viewport().rect().contains(place)
        assert place.width() >= view.sizeHintForIndex(box.model().index(row, 0)).width()
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not view.isVisible())


@pytest.mark.parametrize("game", engines.games())
def test_every_list_of_a_table_to_be_shows_all_its_entries(qtbot, window, game):
    window.reception.set_up(game)
    QApplication.processEvents()
    found = boxes(window.page)
    assert len(found) >= 3
    for box in found:
        before = box.currentIndex()
        for chosen in {0, before, box.count() - 1}:
            assert_whole(qtbot, box, chosen)
        box.setCurrentIndex(before)


def test_a_person_is_offered_for_a_seat_of_a_bot(qtbot, window):
    """Two people at one screen: the seat of the bot is given to a person with mouse and keys."""
    window.reception.set_up("wagons")
    kind = window.page.seats.rows[1].kind
    qtbot.mouseClick(kind, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(kind.view().isVisible)
    qtbot.keyClick(kind.view(), Qt.Key.Key_Home)
    qtbot.keyClick(kind.view(), Qt.Key.Key_Return)
    assert window.page.seats.occupants()[1].kind == "human"


def test_every_list_of_the_settings_shows_all_its_entries(qtbot, window):
    window.show_settings()
    dialog = window.findChild(SettingsDialog)
    for box in boxes(dialog):
        assert_whole(qtbot, box, box.currentIndex())
    dialog.close()


def test_every_list_of_the_editor_shows_all_its_entries(qtbot, window):
    window.reception.edit_position("cirkle")
    QApplication.processEvents()
    found = boxes(window.page)
    assert len(found) == 2
    for box in found:
        assert_whole(qtbot, box, box.currentIndex())


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_list_of_a_room_shows_all_its_entries(qtbot, language):
    i18n.speak(language)
    terms = RoomTerms("wagons")
    qtbot.addWidget(terms)
    terms.show()
    found = boxes(terms)
    assert len(found) > 5
    for box in found:
        assert_whole(qtbot, box, box.currentIndex())
    i18n.reset()
