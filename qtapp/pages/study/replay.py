"""Looking at a record again: the table page with a slider, and the way back into play from any moment of it.

It is looked at from beside the table. Once a game with secrets is over it may be seen from any seat; while it still
goes on nobody learns more from a replay than everyone could see, and no other game is begun from it. What there is to
study about it is in `qtapp.pages.study.replay_study`.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut

from engines.game import END
from network.bots.thinkers import Thinkers
from network.messages.table import Entry, Update
from network.table.replay import Replay
from qtapp.base.actions import Actions
from qtapp.base.settings import Settings
from qtapp.pages.study.replay_study import StudiedPage
from qtapp.pages.table.sayings import Answer
from qtapp.sitting.sitting import Place
from qtapp.words.base import Prompt


class ReplayPage(StudiedPage):
    """A record, one action at a time."""

    branch_asked = Signal()  # to play on from what is shown
    save_asked = Signal()

    def __init__(
        self, replay: Replay, commands: Actions, settings: Settings, thinker: Thinkers, *, own: bool = False
    ) -> None:
        super().__init__(replay, commands, settings, thinker, own=own)
        self._is_running = self.game.secret and replay.record.match.outcome is None
        self._whole_log = replay.update(replay.plies, None).log
        self.bar.ply_chosen.connect(self.show_ply)
        self.bar.branch_asked.connect(self.branch_asked)
        self.bar.seat_chosen.connect(self._show_seat)
        if self.game.secret and not self._is_running:
            names = self.table_words.names(replay.update(0, None).occupants)
            self.bar.offer_seats([self.words.side(seat, len(names)) or name for seat, name in enumerate(names)])
        for key, step in ((Qt.Key.Key_Left, -1), (Qt.Key.Key_Right, 1)):
            self._on_key(key, lambda step=step: self._step(step))
        self._on_key(Qt.Key.Key_Home, lambda: self.bar.go_to(0))
        self._on_key(Qt.Key.Key_End, lambda: self.bar.go_to(replay.plies))
        self.show_ply(0 if replay.record.match.outcome else replay.plies)

    def _on_key(self, key: Qt.Key, done: object) -> None:
        shortcut = QShortcut(QKeySequence(key), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(done)

    def _step(self, step: int) -> None:
        if self.walk is None:
            self.bar.go_to(self.bar.ply + step)
        else:
            self._walk_to(self.walk._replace(length=self.walk.length + step))

    def show_ply(self, ply: int) -> None:
        """One step on is played out on the board; any other way there is none between."""
        self.board.finish_motion()
        before = self.shown.ply if self.shown and self.walk is None else -1
        self.walk = None
        update = self.replay.update(ply, self.place)
        news = [entry for entry in update.log if entry.ply == ply] if ply == before + 1 and before >= 0 else []
        fresh = next((row for row, entry in enumerate(self._whole_log) if entry.ply >= ply), len(self._whole_log))
        self.bar.show_ply(ply)
        self.show_table(self._offered(update, self.replay), self._whole_log, fresh, news)
        self._follow()

    def _show_seat(self, place: Place) -> None:
        """Look from another side; nothing has happened."""
        self.place = place
        self._whole_log = self.replay.update(self.replay.plies, place).log
        self.show_ply(self.bar.ply)

    def _ply_shown(self) -> int | None:
        return self.bar.ply if self.walk is None else self.walk.length

    def _prompt(self, update: Update) -> Prompt:
        # The end is told by the verdict, and need not be said twice.
        happened = " ".join(
            [self._sentence(entry) for entry in update.log if entry.ply == update.ply and entry.event["kind"] != END]
        )
        if update.outcome is not None:
            return Prompt(self.words.verdict(update.outcome, update, self.names), happened)
        return Prompt(self.tr("Replay"), happened)

    def _is_playable(self, update: Update) -> bool:
        return update.outcome is None and not self._is_running

    def _answers(self, update: Update) -> Sequence[Answer]:
        play_on = Answer(self.tr("Play on from here"), self.branch_asked.emit, primary=True, key="branch")
        return (play_on,) if self._is_playable(update) else ()

    def _allow(self, update: Update) -> None:
        for name in ("undo", "hint", "hurry", "pause", "resign", "offer_draw", "rematch", "replay"):
            self.commands[name].setEnabled(False)
        self.commands["save_as"].setEnabled(True)
        self.commands["analyse"].setEnabled(self.is_open)
        self.commands["edit_position"].setEnabled(self.is_open and self.game.sketches)
        self.bar.branch.setEnabled(self._is_playable(update))

    def choose_entry(self, entry: Entry) -> None:
        """A line of the log leads to its moment."""
        if self.walk is not None and entry.ply > self.walk.start:
            self._walk_to(self.walk._replace(length=entry.ply))
        else:
            self.go_to(entry.ply)
        super().choose_entry(entry)
