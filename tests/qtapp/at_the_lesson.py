"""Taking lessons in a window: the way to one, and choices made on its board with the mouse.

Tests of one game's lessons say which game; everything else is the same for all.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engines.lesson_files import course
from engines.match import SEPARATOR
from qtapp.pages.home.home import GameCard
from qtapp.pages.learn.lesson import LessonPage
from qtapp.pages.learn.lessons import LessonsPage
from qtapp.widgets.wrapped_button import WrappedButton
from qtapp.window.main_window import MainWindow
from tests.qtapp.at_the_window import answer, click, opened_window, play_page

CLICKS = 4  # on one step of a choice: a unit, a square, and what it is exchanged for


def game_card(window: MainWindow, game_id: str) -> GameCard:
    return next(card for card in window.home.games if card.game_id == game_id)


def lesson_list(qtbot: QtBot, window: MainWindow, game_id: str) -> LessonsPage:
    """The list, by way of the home page."""
    click(qtbot, game_card(window, game_id).learn)
    assert isinstance(window.page, LessonsPage)
    return window.page


def taught(qtbot: QtBot, window: MainWindow, game_id: str, lesson_id: str) -> LessonPage:
    """A lesson, by way of the list."""
    page = lesson_list(qtbot, window, game_id)
    click(qtbot, next(row for row in page.rows if row.lesson.id == lesson_id))
    assert isinstance(window.page, LessonPage)
    return window.page


def prompt_button(page: LessonPage, key: str) -> WrappedButton:
    button = page.panel.prompt.answer_button(key)
    assert button is not None, f"the prompt offers no {key}"
    return button


def point(page: LessonPage, action: str) -> QPoint:
    """Move the pointer to where the next click for an action belongs. Without a screen there is no cursor to move."""
    spot, viewport = page.view.mapFromScene(page.board.where(action)), page.view.viewport()
    QApplication.sendEvent(
        viewport,
        QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(spot),
            QPointF(viewport.mapToGlobal(spot)),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
        ),
    )
    return spot


def by_mouse(qtbot: QtBot, page: LessonPage, action: str) -> None:
    """Click on the board until it has chosen this action."""
    chosen: list[str] = []
    page.board.action_chosen.connect(chosen.append)
    for _ in range(CLICKS):
        qtbot.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=point(page, action))
        if chosen:
            break
    page.board.action_chosen.disconnect(chosen.append)
    assert chosen == [action]


def chosen_by_mouse(qtbot: QtBot, page: LessonPage, choice: str) -> None:
    """Every step of a choice, each where the board offers it."""
    for step in choice.split(SEPARATOR):
        by_mouse(qtbot, page, step)


def taken_in_french(qtbot: QtBot, folder: Path, game_id: str) -> None:
    """All lessons of a game from the first to the first game, as somebody takes them who makes no mistake."""
    lessons = course(game_id).lessons
    with opened_window(qtbot, folder, "fr") as window:
        click(qtbot, lesson_list(qtbot, window, game_id).go_on)
        for number, lesson in enumerate(lessons, 1):
            page = window.page
            assert isinstance(page, LessonPage)
            assert page.lesson is lesson
            assert page.panel.title.text() == lesson.title.fr
            for step in lesson.steps:
                assert page.panel.prompt.body.text() == step.task.fr
                chosen_by_mouse(qtbot, page, page.run.accepted[0])
                assert page.panel.remark.text.text() == step.right.fr
            assert len(window.settings.lessons(game_id).done) == number
            if number < len(lessons):
                answer(qtbot, page.panel.prompt, "next")
        assert page.panel.prompt.title.text() == "Félicitations\u202f!"
        table = play_page(qtbot, window, lambda: click(qtbot, prompt_button(page, "game")))
        assert table.shown is not None
        assert [(who.kind, who.level) for who in table.shown.occupants] == [("human", ""), ("bot", "easy")]
        assert table.shown.actors
