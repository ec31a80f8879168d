"""Where tables and records are opened: from the home page, from a file, from one another. It asks nothing of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QDialog, QWidget

import engines
from engines.game import Seat, Setup
from engines.match import Line
from engines.record import Assistance, Player, RecordError
from network.desk import Desk
from network.disk.journal import SUFFIX, InUse, NotSaved, export, read_path
from network.room.office import Office
from qtapp import __version__
from qtapp.base.errand import Errand
from qtapp.pages.table.play import PlayPage
from qtapp.pages.table.table import TablePage
from qtapp.sitting import tables
from qtapp.sitting.local_sitting import LocalSitting
from qtapp.sitting.sitting import Sitting
from qtapp.sitting.tables import Opened
from qtapp.words import words_for
from qtapp.words.table import TableWords

if TYPE_CHECKING:
    from network.disk.known import Ticket
    from network.table.replay import Replay
    from qtapp.pages.home.home import HomePage
    from qtapp.pages.parts.choice_dialog import DialogAnswer
    from qtapp.pages.study.replay import ReplayPage
    from qtapp.window.lobby import Lobby
    from qtapp.window.main_window import MainWindow
    from qtapp.window.school import School
    from qtapp.window.stays import Stay


SOON = 100  # milliseconds after which what nobody waits for may be made


class Reception(QObject):
    """Brings people to their tables."""

    asked = Signal(object)  # QDialog: people are asked or told something

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window, self._words = window, TableWords()
        self._sittings: list[LocalSitting] = []  # kept until they are closed
        self._opening = 0  # tables and records on their way
        self._is_closed = False
        self._is_analysis_asked = False  # of the replay that is on its way

    def welcome(self, home: HomePage) -> None:
        """Do what people ask for on the home page."""
        home.game_chosen.connect(self.set_up)
        home.saved.continue_asked.connect(self.continue_game)
        home.saved.replay_asked.connect(self.replay_file)
        home.open_asked.connect(self.choose_record)
        home.network_asked.connect(lambda: self.lobby.enter())
        home.lessons_asked.connect(lambda game_id: self.school.enter(game_id))
        home.seats_shown.connect(lambda: QTimer.singleShot(SOON, self, self._look_for_seats))
        home.hidden.connect(self._home_left)
        home.returning.open_asked.connect(self.continue_game)
        home.returning.return_asked.connect(lambda ticket: self.lobby.return_to(ticket))
        home.returning.stop_asked.connect(lambda _ticket: self.lobby.end_calls())
        home.returning.give_up_asked.connect(lambda ticket: self.lobby.give_up(ticket))

    @property
    def is_opening(self) -> bool:
        """Whether a table or a record is on its way to the screen."""
        return self._opening > 0

    @property
    def folder(self) -> Path:
        return self._window.settings.tables

    def record_path(self) -> str:
        """The file of the game on top, for reports."""
        page = self._window.page
        return str(page.path or "") if isinstance(page, PlayPage) else ""

    # Tables.

    def new_table(self) -> None:
        """To the home page, or straight to the only game there is."""
        if self._window.may_leave_all():
            self._window.go_home()
            if len(engines.games()) == 1:
                self.set_up(engines.games()[0])

    def set_up(self, game_id: str, branched: Setup | None = None, lines: tuple[Line, ...] = ()) -> None:
        from qtapp.pages.home.setup import SetupPage

        window = self._window
        page = SetupPage(game_id, window.settings, branched)
        page.editor_asked.connect(lambda: self.edit_position(game_id))
        page.start_asked.connect(partial(self._start, lines=lines))
        window.show_page(page)

    def _start(
        self, setup: Setup, occupants: tuple[Player, ...], assistance: Assistance, lines: tuple[Line, ...] = ()
    ) -> None:
        if not self.is_opening and self._window.may_leave_all():  # a second click on the way opens no second table
            self.open_table(partial(tables.new_table, setup, occupants, self.folder, assistance, lines))

    def continue_game(self, path: Path) -> None:
        """Go on with a game: in its own journal if it is one of ours, else in a copy."""
        if self.is_opening or not self._window.may_leave_all():
            return
        if path.parent.resolve() == self.folder.resolve():
            self.open_table(partial(tables.continued, path), path)
        else:
            self.open_table(partial(tables.copied, path, self.folder), path)

    def office(self) -> Office:
        """For a table, and a room around it, with a thread of its own."""
        return Office(Desk("table"), self.folder, __version__, self._window.thinker)

    def open_table(
        self,
        make: Callable[[], Opened],
        path: Path | None = None,
        seats: tuple[Seat, ...] | None = None,
        office: Office | None = None,
        ready: Callable[[PlayPage, LocalSitting], None] | None = None,
    ) -> LocalSitting:
        """Open a table off the window's thread, and show it when it is there; `ready` hears of its page before.

        `seats` is as for a LocalSitting; `office` is that of a room which lends its table.
        """
        sitting = LocalSitting(make, office or self.office(), seats, lent=office is not None)
        sitting.setParent(self)  # whichever thread forgets it last
        self._sittings.append(sitting)
        sitting.opened.connect(partial(self._opened, sitting, ready))
        sitting.failed.connect(partial(self._not_opened, sitting, path))
        sitting.closed.connect(partial(self._closed, sitting))
        sitting.rematch_ready.connect(self._start)
        self._opening += 1
        sitting.open()
        return sitting

    def _opened(
        self, sitting: LocalSitting, ready: Callable[[PlayPage, LocalSitting], None] | None, opened: Opened
    ) -> None:
        self._opening -= 1
        window = self._window
        try:
            page = self.page_for(opened.table.match.setup.game, sitting)
        except Exception:
            sitting.close()  # or nobody could continue this game while the window is open
            raise
        page.opened(opened)
        # Shown once there is something to see.
        page.shown_anew.connect(lambda: window.show_page(page, alone=True), Qt.ConnectionType.SingleShotConnection)
        if ready is not None:
            ready(page, sitting)
        if opened.room is not None:
            self.lobby.reopen(page, sitting)  # which says who sits where
        else:
            sitting.sit_down()

    def page_for(self, game_id: str, sitting: Sitting) -> PlayPage:
        """A page for this table, not yet on the screen."""
        window = self._window
        page = PlayPage(game_id, sitting, window.commands, window.settings)
        page.save_asked.connect(self.save_as)
        page.rematch_asked.connect(self.rematch)
        page.again_asked.connect(self.rematch)
        page.replay_asked.connect(self.replay)
        page.turn_came.connect(lambda: window.notifier.call())
        sitting.saved.connect(page.tell_saved)
        sitting.not_saved.connect(self._warn)
        sitting.replay_ready.connect(self.show_replay)
        page.lay_out_for(window.pages.size())
        return page

    def _not_opened(self, sitting: LocalSitting, path: Path | None, error: Exception) -> None:
        self._opening -= 1
        sitting.close()
        self._tell_failure(path, error)

    def _tell_failure(self, path: Path | None, error: Exception) -> None:
        """Say on the home page what could not be opened; whoever is at a table is told there, and stays."""
        window = self._window
        if window.page is None:
            window.go_home()
        if window.is_home:
            window.home.show_problem(error, path)
            window.home.look()
        elif isinstance(error, RecordError | InUse | NotSaved):
            self._warn(error)
        else:
            raise error

    def _closed(self, sitting: LocalSitting) -> None:
        sitting.wait_closed()
        self._sittings.remove(sitting)
        sitting.deleteLater()
        if not self._is_closed and self._window.is_home:
            self._window.home.look()

    def close(self) -> None:
        """Wait until every table has ended."""
        self._is_closed = True
        for sitting in self._sittings:
            sitting.close()
            sitting.wait_closed()
        if "lobby" in self.__dict__:
            self.lobby.close()

    def may_leave(self, page: QWidget) -> bool:
        """Whether a page may go. A game that is not saved goes for ever, and others may wait: this is asked."""
        if "lobby" in self.__dict__ and not self.lobby.may_leave(page):
            return False
        if isinstance(page, PlayPage) and not page.is_saved:
            from qtapp.pages.parts.choice_dialog import DialogAnswer

            leave = DialogAnswer(
                "leave", self.tr("Leave and lose the game"), self.tr("You cannot go on with it later.")
            )
            answers = DialogAnswer("", self.tr("Stay")), leave
            return bool(self.choose(self.tr("Leave this game?"), self.tr("It is not saved."), answers))
        return True

    def choose(self, title: str, text: str, answers: Sequence[DialogAnswer], *, safe: str = "") -> str:
        """Ask a question and wait for its answer: a key, or "" if nothing is to happen. `safe`: see ChoiceDialog."""
        from qtapp.pages.parts.choice_dialog import ChoiceDialog

        dialog = ChoiceDialog(title, text, answers, safe=safe, parent=self._window)
        self.asked.emit(dialog)
        dialog.exec()
        dialog.deleteLater()
        return dialog.chosen

    # Learning.

    @cached_property
    def school(self) -> School:
        from qtapp.window.school import School

        return School(self._window)

    # When something went wrong.

    def end_of(self, page: QWidget | None, stay: Stay | None) -> str:
        """What becomes of a page or a stay in a room where something failed: one of the ENDS of the mishap's dialog."""
        if stay is not None:
            return "remote"
        if not isinstance(page, PlayPage):
            return "page" if page is not None else ""
        if page.company is not None and not page.company.presence.keeps:
            return "remote"
        return "saved" if page.is_saved else "unsaved"

    def give_up(self, page: QWidget | None, stay: Stay | None) -> None:
        """Leave them, without asking."""
        try:
            if page is not None:
                self._window.leave_failed(page)
        finally:
            if stay is not None:
                stay.end()

    # On the network.

    def seats(self) -> list[Ticket]:
        """Those kept for us at tables of others. From any thread."""
        from network.disk.known import tickets_in

        tickets = self.lobby.rooms.tickets if "lobby" in self.__dict__ else tickets_in(self._window.settings.folder)
        return tickets.seats()

    def _look_for_seats(self) -> None:
        """Home shows seats of ours: see whether their tables are on the network."""
        if self._window.is_home and not self._is_closed:
            self.lobby.look_for_seats()

    def _home_left(self) -> None:
        if "lobby" in self.__dict__:
            self.lobby.home_left()

    @property
    def stays(self) -> Sequence[Stay]:
        """In rooms; asking makes no lobby."""
        return self.lobby.stays if "lobby" in self.__dict__ else ()

    @cached_property
    def lobby(self) -> Lobby:
        """Made, with all that belongs to the network, when somebody first goes there."""
        from qtapp.window.lobby import Lobby

        return Lobby(self._window)

    # At a table.

    def rematch(self) -> None:
        """Another match: with everyone in the room, or with those at this window."""
        page = self._window.page
        if isinstance(page, PlayPage) and page.company is not None:
            self.lobby.again()
        elif isinstance(page, PlayPage):
            page.sitting.ask_rematch()

    def replay(self) -> None:
        page = self._window.page
        if isinstance(page, PlayPage):
            page.sitting.ask_replay()

    def analyse(self) -> None:
        """Have the replay on top analysed, or a replay of the game on top that is over; in play, what is asked now."""
        from qtapp.pages.study.replay import ReplayPage

        page = self._window.page
        if isinstance(page, ReplayPage):
            page.analyse(on=self._window.commands["analyse"].isChecked())
        elif isinstance(page, PlayPage) and page.is_in_play:
            self._window.commands["analyse"].setChecked(False)  # it is asked for once, not switched on
            page.ask_hint(analysis=True)
        elif isinstance(page, PlayPage):
            self._is_analysis_asked = True
            page.sitting.ask_replay()

    def save_as(self) -> None:
        from PySide6.QtWidgets import QFileDialog

        from qtapp.pages.study.replay import ReplayPage

        page = self._window.page
        if not isinstance(page, PlayPage | ReplayPage):
            return
        chosen, _kind = QFileDialog.getSaveFileName(
            self._window, self.tr("Save as"), str(Path.home() / f"{page.game_id}{SUFFIX}"), self._kinds()
        )
        if chosen:
            path = Path(chosen) if Path(chosen).suffix else Path(chosen).with_suffix(SUFFIX)
            self.save_to(page, path)

    def save_to(self, page: PlayPage | ReplayPage, path: Path) -> None:
        if isinstance(page, PlayPage):
            page.sitting.save_as(path)
            return
        record = page.replay.record
        Errand.run(lambda: export(path, record.header, record.match), lambda _nothing: None, self._warn)

    def _kinds(self) -> str:
        return self.tr("Records of Table Ronde (*.ronde)")

    def _warn(self, error: RecordError | InUse | NotSaved) -> None:
        self.warn(self._words.file_error(error))

    def warn(self, sentence: str) -> None:
        """Tell people something that went wrong; they go on meanwhile."""
        from PySide6.QtWidgets import QMessageBox

        self._open(QMessageBox(QMessageBox.Icon.Warning, "Table Ronde", sentence, parent=self._window))

    def _open(self, box: QDialog) -> None:
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()
        self.asked.emit(box)

    # Records.

    def choose_record(self) -> None:
        from PySide6.QtWidgets import QFileDialog

        chosen, _kind = QFileDialog.getOpenFileName(
            self._window, self.tr("Open a record"), str(Path.home()), self._kinds()
        )
        if chosen:
            self.open_record(Path(chosen))

    def open_record(self, path: Path) -> None:
        """Read a file; a finished game is replayed, for one that goes on people say what they want."""
        self._read(path, partial(self._offer, path))

    def replay_file(self, path: Path) -> None:
        self._read(path, self.show_replay)

    def _read(self, path: Path, done: Callable[[Replay], None]) -> None:
        """Off the window's thread, because playing all of a record takes its time."""

        def end(show: Callable[..., None], answer: object) -> None:
            self._opening -= 1
            show(answer)

        self._opening += 1
        Errand.run(partial(_replay_of, path), partial(end, done), partial(end, partial(self._tell_failure, path)))

    def _offer(self, path: Path, replay: Replay) -> None:
        from PySide6.QtWidgets import QMessageBox

        if replay.record.match.outcome is not None:
            self.show_replay(replay)
            return
        if self._window.page is None:
            self._window.go_home()
        box = QMessageBox(self._window)
        box.setWindowTitle("Table Ronde")
        box.setText(self.tr("This game is not over."))
        box.setInformativeText(self.tr("Would you like to play on, or to look at it?"))
        play = box.addButton(self.tr("Continue"), QMessageBox.ButtonRole.AcceptRole)
        look = box.addButton(self.tr("Replay"), QMessageBox.ButtonRole.ActionRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        play.clicked.connect(lambda: self.continue_game(path))
        look.clicked.connect(lambda: self.show_replay(replay))
        self._open(box)

    def show_replay(self, replay: Replay, *, own: bool = False) -> None:
        """`own`: a position of one's own, which is analysed at once."""
        from qtapp.pages.study.replay import ReplayPage

        window = self._window
        page = ReplayPage(replay, window.commands, window.settings, window.thinker, own=own)
        page.save_asked.connect(self.save_as)
        page.branch_asked.connect(partial(self._branch, page))
        window.show_page(page)
        if own or self._is_analysis_asked:
            self._is_analysis_asked = False
            page.analyse(on=True)

    def _branch(self, page: ReplayPage) -> None:
        setup = page.replay.record.header.setup
        self.set_up(setup.game, setup, page.course)

    # Positions of one's own.

    def edit_shown(self) -> None:
        """Take the position on top to the editor."""
        page = self._window.page
        if isinstance(page, TablePage) and page.shown is not None:
            self.edit_position(page.game_id, str(page.shown.view["position"]))

    def edit_position(self, game_id: str = "", position: str = "") -> None:
        """Open the editor; without a game, that of the first one that has written positions."""
        from qtapp.pages.study.editor import EditorPage

        window, games = self._window, (game_id,) if game_id else tables.with_positions()
        if not games:
            return
        page = EditorPage(games[0], position)
        page.play_asked.connect(lambda setup: self.set_up(setup.game, setup))
        page.analysis_asked.connect(self._study)
        window.show_page(page)

    def _study(self, setup: Setup) -> None:
        words = words_for(setup.game)
        names = [words.nameless(seat, setup.seats) for seat in range(setup.seats)]
        self.show_replay(tables.studied(setup, names), own=True)


def _replay_of(path: Path) -> Replay:
    """A record ready to be stepped through."""
    from network.table.replay import Replay

    return Replay(read_path(path))
