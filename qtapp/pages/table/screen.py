"""A table page that several people may look at in turn: whose screen it is, and what lies on it between two of them.

At an open game the screen simply follows whoever must act. At a game with secrets the common table is shown between
two people, and a card asks for the next one: until that one has answered, nothing that only one of them may know is
anywhere in the window. Whose turn it is to look is decided in `qtapp.pages.table.shared_screen`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QKeyEvent

from engines import load
from engines.game import Seat
from network.messages.table import Entry
from qtapp.base.actions import Actions
from qtapp.base.settings import Settings
from qtapp.pages.table.shared_screen import SharedScreen
from qtapp.pages.table.table import TablePage
from qtapp.sitting.sitting import Place

if TYPE_CHECKING:
    from qtapp.pages.table.pass_card import PassCard

MOST_PLAYED_OUT = 4  # actions; of more, which came all at once, the last ones are played out on the board
PRESSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class ScreenPage(TablePage):
    """Shows the table from the place that has the screen."""

    def __init__(self, game_id: str, commands: Actions, settings: Settings) -> None:
        super().__init__(game_id, commands, settings)
        self.places = SharedScreen(secret=load(game_id).secret)
        self.card: PassCard | None = None  # made when it is first needed
        self._is_closed = False

    # Whose screen it is.

    def _hand_over(self) -> None:
        """Give the screen to whom it now belongs, and leave nothing there of whoever had it before."""
        before = self.places.current
        self.places.turn(for_all=self.words.is_for_all([entry.event for entry in self.places.news]))
        if self.places.current != before:
            self._screen_changed()
            if before is not None and self.places.current is None:
                self._forget()

    def _screen_changed(self) -> None:
        """What was asked or told belongs to whoever had the screen before."""

    def _forget(self) -> None:
        """Clear what showing another table does not."""
        self.board.finish_motion()
        if self._panel is not None:
            self._panel.prompt.show_gain("")
        if "text_board" in self.__dict__:
            self.text_board.forget()

    def _show(self) -> None:
        feed = self.places[self.places.current]
        assert feed.update is not None
        news: Sequence[Entry] = feed.shown()
        for other in self.places.heard.values():
            other.shown()  # there is one screen: what one seat has been shown has been shown
        if self.places.current is None and news:
            feed.fresh_from = max(len(feed.log) - len(news), 0)
        news = _latest(news)
        self._is_moving = bool(news)
        self._show_card()
        self.show_table(feed.update, feed.log, feed.fresh_from, news)
        if not self._is_moving:
            self._motion_over()

    def _motion_over(self) -> None:
        super()._motion_over()
        self._show_card()

    def _drop_place(self, place: Place) -> None:
        """A place is not ours any more. What the others see then is told next."""
        self.end_motion()
        had_screen = self.places.current == place
        self.places.drop(place)
        if had_screen:
            self._screen_changed()
            self._forget()

    def _show_card(self) -> None:
        """Ask for whoever is to take over, once everyone has seen what happened."""
        seat = self.places.awaited
        if seat is None or self._is_moving:
            if self.card is not None:
                self.card.hide()
            return
        if self.card is None:
            from qtapp.pages.table.pass_card import PassCard

            self.card = PassCard(self.stack)
            self.card.taken.connect(self.take_over)
        update, is_new = self.places[None].update, self.card.isHidden()
        assert update is not None
        names = self.table_words.names(update.occupants)
        name, mark = names[seat], self.words.marks(len(names), update.view)[seat]
        self.card.ask_for(mark, name, self.words.seat_name(update, seat, name))
        if is_new:
            self.take_focus()

    @property
    def is_passing(self) -> bool:
        """Whether the card asks for someone."""
        return self.card is not None and not self.card.isHidden()

    def take_over(self) -> None:
        """Whoever was asked for sits before the screen, and the others look away."""
        self.places.take_over()
        self._show()
        self.take_focus()

    def cover(self) -> None:
        """Show the common table until whoever has the screen takes it over again."""
        if self.places.current is not None and self.places.is_shared and not self._is_closed:
            self.end_motion()
            self.places.cover()
            self._screen_changed()
            self._forget()
            self._show()

    def _speaker(self) -> Place:
        """Whoever has the screen; while the common table is shown, anyone may speak for the people here."""
        people = self.places.people if self.places.is_shared else []
        return next((seat for seat in (self.places.current, *people) if seat is not None), None)

    def _undo_seat(self) -> Seat | None:
        """Whose choice is taken back: of all people at this window whoever chose last. Where they have secrets from
        each other only whoever has the screen, or had it just before: nobody else can know what that would be."""
        own = self.places.last if self.places.current is None else self.places.current
        updates = [
            (feed.update.undo_to, seat)
            for seat, feed in self.places.heard.items()
            if seat is not None
            and feed.update is not None
            and feed.update.undo_to is not None
            and (seat == own or not self.places.is_shared)
        ]
        return max(updates)[1] if updates else None

    # The page itself.

    def show_text_board(self, shown: bool) -> None:
        super().show_text_board(shown)
        if self.card is not None:
            self.card.raise_()

    def take_focus(self) -> None:
        if self.is_passing:
            self.card.button.setFocus()  # type: ignore[union-attr]
        else:
            super().take_focus()

    def retranslate(self) -> None:
        super().retranslate()
        self._show_card()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.is_passing and event.key() in PRESSING:
            self.card.button.press(event)  # type: ignore[union-attr]
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Another page lies on this one: whoever comes back need not be who left."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.cover()

    def close_table(self) -> None:
        self._is_closed = True
        super().close_table()


def _latest(news: Sequence[Entry]) -> Sequence[Entry]:
    """What is played out: of many actions that came all at once the last ones."""
    plies = sorted({entry.ply for entry in news})[-MOST_PLAYED_OUT:]
    return [entry for entry in news if entry.ply >= plies[0]] if plies else news
