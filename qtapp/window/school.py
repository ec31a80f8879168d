"""The way through the lessons of a game: the list of them, each lesson, and the first game afterwards.

Imported, with its pages, when somebody first wants to learn something.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from engines import load
from engines.game import checked, usual_options
from engines.lesson_files import course
from engines.record import Player
from qtapp.base.lesson_progress import Progress
from qtapp.pages.learn.lesson import LessonPage
from qtapp.pages.learn.lessons import LessonsPage
from qtapp.sitting import tables

if TYPE_CHECKING:
    from qtapp.window.main_window import MainWindow


class School(QObject):
    """The lessons of one window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def enter(self, game_id: str) -> None:
        """Show the lessons of a game, unless they are being taken."""
        window = self._window
        if isinstance(window.page, LessonsPage | LessonPage) and window.page.game_id == game_id:
            return
        page = LessonsPage(Progress(course(game_id), window.settings))
        page.lesson_chosen.connect(partial(self._teach, page.progress))
        page.game_asked.connect(partial(self.play_first_game, game_id))
        window.show_page(page)

    def _teach(self, progress: Progress, lesson_id: str) -> None:
        """Show a lesson, in the place of the one that was shown before."""
        window = self._window
        if isinstance(window.page, LessonPage):
            window.go_back()
        page = LessonPage(progress, progress.course.lesson(lesson_id), window.commands, window.settings)
        page.lesson_asked.connect(partial(self._teach, progress))
        page.game_asked.connect(partial(self.play_first_game, progress.course.game))
        page.lay_out_for(window.pages.size())
        window.show_page(page)

    def play_first_game(self, game_id: str) -> None:
        """A table with the usual options: one person, and easy bots."""
        reception, settings, game = self._window.reception, self._window.settings, load(game_id)
        if reception.is_opening or not self._window.may_leave_all():
            return  # a second click on the way opens no second table
        defaults = usual_options(game)
        setup = checked(game, min(game.seat_counts(defaults)), {}, tables.fresh_seed())
        learner = Player(next(iter(settings.names()), ""))
        occupants = (learner, *(Player("", "bot", "easy") for _ in range(setup.seats - 1)))
        reception.open_table(partial(tables.new_table, setup, occupants, reception.folder))
