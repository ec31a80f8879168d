"""What each of our places at a table has heard: its latest update, its log, and what is news to whoever sits there."""

from __future__ import annotations

from collections.abc import Iterable

from network.link import Entry, Update
from qtapp.sitting import Place


class Heard:
    """One place. The log is kept here because updates carry only how it goes on."""

    def __init__(self) -> None:
        self.update: Update | None = None
        self.log: list[Entry] = []
        self.fresh_from = 0  # what stands from here on in the log happened since this seat last acted
        self.unshown: list[Entry] = []  # not yet played out on the board

    def take(self, update: Update) -> None:
        first = self.update is None
        del self.log[update.log_from :]
        self.log.extend(update.log)
        self.fresh_from = min(self.fresh_from, len(self.log))
        if first:
            self.fresh_from = len(self.log)  # the past of a game that is continued is not news
        else:
            self.unshown.extend(update.log)
        self.update = update

    def acted(self) -> None:
        """The seat has just acted: nothing is news to it any more."""
        self.fresh_from = len(self.log)

    def shown(self) -> list[Entry]:
        """What is still to be played out on the board; from now on it counts as shown."""
        news, self.unshown = self.unshown, []
        return news


class Places:
    """All our places, and which of them the screen should belong to."""

    def __init__(self) -> None:
        self.heard: dict[Place, Heard] = {}
        self.current: Place = None

    def __getitem__(self, place: Place) -> Heard:
        return self.heard.setdefault(place, Heard())

    @property
    def seats(self) -> list[int]:
        return [place for place in self.heard if place is not None]

    def asked(self) -> Iterable[int]:
        """The seats of ours that are asked something besides a move: to agree to a take-back, or to a draw."""
        for seat in self.seats:
            update = self.heard[seat].update
            if update is not None and (_must_agree(update, seat) or _is_offered_draw(update, seat)):
                yield seat

    def next_place(self) -> Place:
        """Whose screen it should be now: someone who is asked, someone who must act, else whoever has it."""
        if not self.heard:
            return None
        latest = next(heard.update for heard in self.heard.values() if heard.update is not None)
        for wanted in (list(self.asked()), [seat for seat in latest.actors if seat in self.heard]):
            if wanted:
                return self.current if self.current in wanted else wanted[0]
        return self.current if self.current in self.heard else next(iter(self.heard))


def _must_agree(update: Update, seat: int) -> bool:
    return update.undo_asked is not None and seat in update.undo_asked.waiting


def _is_offered_draw(update: Update, seat: int) -> bool:
    return bool(update.draw_offers) and seat not in update.draw_offers
