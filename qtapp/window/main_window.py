"""The window: one page at a time, the rules beside it, the menus above it.

Pages lie on each other as people walk through them: a table being set up, a table, a replay of it, and below all of
them home. Leaving one shows what lies below. What opens tables and records is in `qtapp.window.reception`. Whatever is
not needed to show a first table (home, rules, dialogs) is imported and made when it is first asked for.
"""

from __future__ import annotations

from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWidget

import engines
from engines.registry import has_lessons
from network.bots.thinkers import Thinkers
from network.disk.journal import SUFFIX
from qtapp import display
from qtapp.base import i18n, style
from qtapp.base.actions import Actions
from qtapp.base.errand import Errand
from qtapp.base.guard import Guarded
from qtapp.base.settings import Settings
from qtapp.pages.parts.window_page import WindowPage
from qtapp.pages.table.play import PlayPage
from qtapp.pages.table.table import TablePage
from qtapp.widgets.blocks import in_row
from qtapp.widgets.keys import enter_pressed
from qtapp.window.menus import Menus
from qtapp.window.mishaps import Mishaps
from qtapp.window.placement import keep_on_screen, put_back
from qtapp.window.reception import Reception

if TYPE_CHECKING:
    from qtapp.pages.home.home import HomePage
    from qtapp.pages.parts.rules import RulesDrawer
    from qtapp.window.notify import Notifier

LEAST_SIZE = (900, 600)
SOON = 100  # milliseconds after which what nobody looks for at once may be made
ROOM_FOR_BOTH = 1360  # narrower than this the rules take the side panel's place


class MainWindow(Guarded, QMainWindow):
    """Everything the person sees."""

    dropped = Signal(object)  # a page that was left for good

    def __init__(self, settings: Settings, thinker: Thinkers | None = None) -> None:
        super().__init__()
        self.settings, self.thinker = settings, thinker or Thinkers()
        self._dress()  # before there is anything to dress, because dressing anew costs more
        self.setWindowTitle("Table Ronde")
        self.setMinimumSize(*LEAST_SIZE)
        self.setAcceptDrops(True)
        self.commands = Actions(self)
        self.menus = Menus(self.menuBar(), self.commands)
        self.pages = QStackedWidget()
        self._trail: list[WindowPage] = []  # the pages above home, the one on top last
        middle = QWidget()
        self._middle = in_row((self.pages, 1), on=middle, spacing=0)
        self.setCentralWidget(middle)
        self.reception = Reception(self)
        self.mishaps = Mishaps(self)
        self._connect()
        self._check_choices()
        put_back(self, settings.geometry)

    def _wear_icon(self) -> None:
        from qtapp.widgets.brand import brand_icon

        self.setWindowIcon(brand_icon())

    def _app(self) -> QApplication:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        return app

    @cached_property
    def home(self) -> HomePage:
        from qtapp.pages.home.home import HomePage

        home = HomePage(self.settings.tables, self.commands, self.reception.seats)
        self._serve(home)
        home.settings_asked.connect(self.show_settings)
        self.reception.welcome(home)
        return home

    @cached_property
    def notifier(self) -> Notifier:
        """Calls people back to this window; made when there is a table to call them to."""
        from qtapp.window.notify import Notifier

        return Notifier(self, self.settings)

    @cached_property
    def rules(self) -> RulesDrawer:
        from qtapp.pages.parts.rules import RulesDrawer

        rules = RulesDrawer()
        rules.closed.connect(lambda: self.commands["rules"].setChecked(False))
        rules.lessons_asked.connect(lambda game_id: self.reception.school.enter(game_id))
        rules.hide()
        self._middle.addWidget(rules)
        return rules

    def _connect(self) -> None:
        self.settings.changed.connect(self._setting_changed)
        self._app().styleHints().colorSchemeChanged.connect(self._system_colours_changed)
        self.commands.language_group.triggered.connect(lambda chosen: setattr(self.settings, "language", chosen.data()))
        self.commands.theme_group.triggered.connect(lambda chosen: setattr(self.settings, "theme", chosen.data()))
        for name, done in {
            "new_table": self.reception.new_table,
            "open_record": self.reception.choose_record,
            "save_as": self.reception.save_as,
            "close_table": self.go_back,
            "settings": self.show_settings,
            "quit": self.close,
            "shortcuts": self.show_shortcuts,
            "about": self.show_about,
            "rematch": self.reception.rematch,
            "replay": self.reception.replay,
            "analyse": self.reception.analyse,
            "edit_position": self.reception.edit_shown,
            "position_editor": self.reception.edit_position,
            "network": lambda: self.reception.lobby.enter(),
            "lessons": lambda: self.reception.school.enter(self._taught_game()),
            "open_network": lambda: self.reception.lobby.ask_opening(),
            "close_network": lambda: self.reception.lobby.shut(),
            "leave_table": lambda: self.reception.lobby.leave(),
        }.items():
            self.commands[name].triggered.connect(lambda _checked=False, done=done: done())
        for name in (*PlayPage.DEEDS, *TablePage.VIEW_DEEDS):
            self.commands[name].triggered.connect(lambda checked=False, name=name: self._perform(name, checked=checked))
        self.commands["side_panel"].toggled.connect(lambda on: setattr(self.settings, "side_panel", on))
        self.commands["full_screen"].toggled.connect(self._fill_screen)
        self.commands["rules"].toggled.connect(self._show_rules)

    def _perform(self, name: str, *, checked: bool) -> None:
        """Have the table on top do what an action says."""
        page = self.page
        if isinstance(page, TablePage):
            page.perform(name, checked=checked)

    # Pages.

    @property
    def page(self) -> WindowPage | None:
        """The page on top; None before there is any."""
        page = self.pages.currentWidget()
        assert page is None or isinstance(page, WindowPage)
        return page

    @property
    def is_home(self) -> bool:
        return self.page is not None and not self._trail

    def show_page(self, page: WindowPage, *, alone: bool = False) -> None:
        """Put a page on top and show it; `alone`: the pages below are left for good."""
        self._serve(page)
        below = self._trail if alone else []
        self._trail = [page] if alone else [*self._trail, page]
        if len(self._trail) > 1:
            page.name_way_back()
        self._turn_to(page)
        for left in reversed(below):
            self.drop(left)

    def _serve(self, page: WindowPage) -> None:
        """Do what any page may ask for."""
        page.left.connect(self.go_back)
        page.theme_asked.connect(self.turn_theme)
        page.rules_asked.connect(lambda: self.commands["rules"].setChecked(True))
        page.rule_asked.connect(self.show_rule)

    def _turn_to(self, page: WindowPage) -> None:
        if self.pages.indexOf(page) < 0:
            self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        self.commands.set_at_table(at_table=False)
        self.commands["lessons"].setVisible(bool(self._taught_game()))
        self.commands["close_table"].setEnabled(bool(self._trail))
        if isinstance(page, TablePage):
            page.enter()
        self._fit_rules()
        self._say_title()

    def go_back(self) -> None:
        """Leave the page on top and show what lies below it."""
        if not self._trail or not self.reception.may_leave(self._trail[-1]):
            return
        left = self._trail.pop()
        if self._trail:
            self._turn_to(self._trail[-1])
        else:
            self.go_home()
        self.drop(left)

    def may_leave_all(self) -> bool:
        """Whether everything above home may go; people are asked where something would be lost."""
        return all(self.reception.may_leave(page) for page in self._trail)

    def go_home(self) -> None:
        """Leave everything."""
        below, self._trail = self._trail, []
        self._turn_to(self.home)
        self.home.enter()
        for left in reversed(below):
            self.drop(left)

    def leave_failed(self, page: QWidget) -> None:
        """Leave a page on which something went wrong, without asking. It may lie below others, or not be shown yet."""
        is_on_top, self._trail = page is self.page, [other for other in self._trail if other is not page]
        try:
            if is_on_top and self._trail:
                self._turn_to(self._trail[-1])
            elif is_on_top or self.page is None:
                self.go_home()
        finally:
            self.drop(page)

    def drop(self, page: QWidget) -> None:
        """A page goes for good."""
        self.pages.removeWidget(page)
        try:
            if isinstance(page, TablePage):
                page.close_table()
        finally:
            self.dropped.emit(page)
            page.deleteLater()

    def _taught_game(self) -> str:
        """The game whose lessons are meant here: that of the page, at home the first that has any; "" for none."""
        here = getattr(self.page, "game_id", "")
        return next(filter(has_lessons, (here,) if here else engines.games()), "")

    def _say_title(self) -> None:
        title = self.page.words.title() if isinstance(self.page, TablePage) else ""
        self.setWindowTitle(f"{title} – Table Ronde" if title else "Table Ronde")

    # Rules, panel, screen.

    def show_rule(self, rule: str) -> None:
        self.commands["rules"].setChecked(True)
        self.rules.show_rule(rule)

    def _show_rules(self, shown: bool) -> None:
        if shown and self.is_home and self.home.game_in_view:
            self.rules.show_game(self.home.game_in_view)
        self.rules.setVisible(shown)
        self._fit_rules()
        if shown:
            self.rules.field.setFocus()
        elif isinstance(self.page, TablePage):
            self.page.take_focus()

    def _fit_rules(self) -> None:
        """Where there is no room for both, the rules are read in the place of the side panel."""
        page, shown = self.page, self.commands["rules"].isChecked()
        if isinstance(page, TablePage):
            crowded = shown and self.width() < ROOM_FOR_BOTH
            page.show_side_panel(self.settings.side_panel and not crowded)
        if shown:
            game = getattr(page, "game_id", "")
            self.rules.show_game(game or self.rules.game_id or engines.games()[0], is_chosen=not game)

    def _fill_screen(self, filled: bool) -> None:
        state = self.windowState()
        full = Qt.WindowState.WindowFullScreen
        self.setWindowState(state | full if filled else state & ~full)

    # Settings.

    def _setting_changed(self, name: str) -> None:
        if name == "language":
            i18n.speak(i18n.preferred(self.settings.language))
        elif name == "theme":
            self._turn_colours()
        elif name == "window/side_panel":
            self._fit_rules()
        elif name.startswith("motion/") and isinstance(self.page, TablePage):
            self.page.apply_settings()

    def turn_theme(self) -> None:
        self.settings.theme = "light" if self.theme.dark else "dark"

    def _system_colours_changed(self) -> None:
        if self.settings.theme == "system":
            self._turn_colours()

    def _dress(self) -> None:
        self.theme = style.resolved(self.settings.theme, self._app())
        style.dress(self._app(), self.theme)

    def _turn_colours(self) -> None:
        """The theme has changed."""
        self._dress()
        self.commands.draw_signs()
        self._check_choices()

    def _check_choices(self) -> None:
        for group, chosen in ((self.commands.themes, self.settings.theme), (self.commands.languages, i18n.language())):
            with QSignalBlocker(self.commands):
                group[chosen].setChecked(True)

    def show_settings(self) -> None:
        from qtapp.pages.parts.dialogs import SettingsDialog

        SettingsDialog(self.settings, self).open()

    def show_shortcuts(self) -> None:
        from qtapp.pages.parts.dialogs import ShortcutsDialog

        ShortcutsDialog(self.commands, self).open()

    def show_about(self) -> None:
        from qtapp.pages.parts.dialogs import AboutDialog

        AboutDialog(self).open()

    # Qt.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that no page has used: Enter presses the focused button, Escape goes back where nothing is lost."""
        if event.key() != Qt.Key.Key_Escape:
            if not enter_pressed(self, event):
                super().keyPressEvent(event)
        elif self.isFullScreen():
            self.commands["full_screen"].setChecked(False)
        elif self.page is not None and self.page.LEFT_BY_ESCAPE:
            self.go_back()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.commands.retranslate()
            self.menus.retranslate()
            self._check_choices()
            self._say_title()
        elif event.type() == QEvent.Type.WindowStateChange:
            with QSignalBlocker(self.commands["full_screen"]):
                self.commands["full_screen"].setChecked(self.isFullScreen())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_rules()

    def showEvent(self, event: QShowEvent) -> None:
        """Whoever opens a record with the window sees it first; home is made when one goes there."""
        super().showEvent(event)
        if not event.spontaneous():
            QTimer.singleShot(SOON, self, self._wear_icon)
            if not display.is_without_screen():
                QTimer.singleShot(SOON, self, partial(keep_on_screen, self))
        if self.page is None and not self.reception.is_opening:
            self.go_home()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.may_leave_all():
            event.ignore()
            return
        self.settings.geometry = self.saveGeometry()
        self.settings.save()
        for page in self._trail:
            if isinstance(page, TablePage):
                page.close_table()
        self.reception.close()
        Errand.wait_for_all()
        self.thinker.close()
        super().closeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped_record(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = _dropped_record(event.mimeData())
        if path:
            event.acceptProposedAction()
            self.reception.open_record(path)


def _dropped_record(dropped: QMimeData) -> Path | None:
    paths = [Path(url.toLocalFile()) for url in dropped.urls() if url.isLocalFile()]
    return next((path for path in paths if path.suffix == SUFFIX), None)
