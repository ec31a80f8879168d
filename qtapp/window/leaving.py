"""What is meant when people leave a table on the network: asked where something would be lost, and then done.

Whoever holds a seat in a match comes back later, has a bot play, or gives the seat up. Whoever keeps a table is told
what becomes of the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from network.messages.room import PLAYING, HandOver, RoomState
from network.table.occupants import SUBSTITUTE
from qtapp.pages.parts.choice_dialog import DialogAnswer
from qtapp.window.stays import KeptStay, RemoteStay, Stay
from qtapp.words.network import NetworkWords
from qtapp.words.phrases import listed

if TYPE_CHECKING:
    from qtapp.window.main_window import MainWindow

LATER, BOT, LEAVE, CLOSE = "later", "bot", "leave", "close"


class Leaving(QObject):
    """Asks before a page of the network goes."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window, self._words = window, NetworkWords()

    def may_leave(self, stay: Stay) -> bool:
        """Whether this stay may end; what people have said about it is done."""
        state = stay.presence.state
        if state is None or stay.is_leaving:
            return True
        if isinstance(stay, RemoteStay) and stay.holds_seat:
            return self._guest_leaves(stay, state)
        if isinstance(stay, KeptStay) and stay.has_guests:
            return self._keeper_leaves(stay, state)
        return True

    def _guest_leaves(self, stay: RemoteStay, state: RoomState) -> bool:
        bot = self.tr("A bot of medium level plays for you until you return.")
        gone = self.tr("It is open to others, and you cannot return to it.")
        answers = (
            DialogAnswer(LATER, self.tr("Come back later"), self._what_others_do(state)),
            DialogAnswer(BOT, self.tr("Let a bot play"), bot),
            DialogAnswer(LEAVE, self.tr("Give up the seat"), gone),
            DialogAnswer("", self.tr("Stay")),
        )
        text = self.tr("The match at “{table}” is not over.").format(table=state.name)
        chosen = self._window.reception.choose(self.tr("Leave the table?"), text, answers, safe=LATER)
        if chosen == BOT:
            stay.remote.say(HandOver(SUBSTITUTE))
        elif chosen == LEAVE:
            stay.is_leaving = True
        return bool(chosen)

    def _what_others_do(self, state: RoomState) -> str:
        """What follows if somebody goes and wants to come back."""
        time = self._words.duration(state.settings.grace)
        if state.settings.stand_in:
            return self.tr("Your seat is kept. After {time} a bot plays for you until you return.").format(time=time)
        return self.tr("Your seat is kept. The others wait for {time}, and then decide how to go on.").format(time=time)

    def _keeper_leaves(self, stay: KeptStay, state: RoomState) -> bool:
        others = [person.name for person in state.people if person.here and person.guest != stay.presence.guest]
        named = self.tr("Others are at this table: {names}.").format(names=listed(others))
        if state.stage == PLAYING:
            close = DialogAnswer(
                CLOSE,
                self.tr("Close the table for now"),
                self.tr("The game is saved. The others keep their seats, and come back when you open it again."),
            )
        else:
            close = DialogAnswer(CLOSE, self.tr("Close the table"), self.tr("The others are sent away."))
        answers = DialogAnswer("", self.tr("Stay")), close
        return bool(self._window.reception.choose(self.tr("Leave your table?"), named, answers))
