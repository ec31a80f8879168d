"""What each of our places at a table has heard: its latest update, its log, and what is news to whoever sits there."""

from __future__ import annotations

from engines.game import Seat
from network.messages.table import Entry, Update
from qtapp.sitting.sitting import Place


class Heard:
    """One place. The log is kept here because updates carry only how it goes on."""

    def __init__(self) -> None:
        self.update: Update | None = None
        self.log: list[Entry] = []
        self.fresh_from = 0  # what stands from here on in the log happened since this seat last acted
        self.unshown: list[Entry] = []  # not yet played out on the board

    def take(self, update: Update) -> None:
        first = self.update is None
        news = self._news(update)
        del self.log[update.log_from :]
        self.log.extend(update.log)
        self.fresh_from = min(self.fresh_from, len(self.log))
        if first:
            self.fresh_from = len(self.log)  # the past of a game that is continued is not news
        else:
            self.unshown.extend(news)
        self.update = update

    def _news(self, update: Update) -> list[Entry]:
        """What this tells that we did not know: whoever was cut off for a while is told the whole log anew."""
        known = self.log[update.log_from :]
        same = next(
            (index for index, (old, new) in enumerate(zip(known, update.log, strict=False)) if old != new),
            min(len(known), len(update.log)),
        )
        return list(update.log[same:])

    def acted(self) -> None:
        """The seat has just acted: nothing is news to it any more."""
        self.fresh_from = len(self.log)

    def shown(self) -> list[Entry]:
        """What is still to be played out on the board; from now on it counts as shown."""
        news, self.unshown = self.unshown, []
        return news


class SharedScreen:
    """All our places, and which of them the screen belongs to.

    Where nothing is secret the screen follows the game. Where several people share it at a game with secrets it shows
    the common table (the place None) between two of them, until whoever is `awaited` has taken it over.
    """

    def __init__(self, *, secret: bool = False) -> None:
        self._secret = secret
        self.heard: dict[Place, Heard] = {}
        self.current: Place = None
        self.awaited: Seat | None = None  # the common table is shown, and this seat is to take over
        self.last: Place = None  # the seat that had the screen last
        self._asked = -1  # since when the current seat is asked what it is asked

    def __getitem__(self, place: Place) -> Heard:
        return self.heard.setdefault(place, Heard())

    def drop(self, place: Place) -> None:
        """A place that is not ours any more: nothing of what it knew is kept."""
        self.heard.pop(place, None)
        if place is not None:
            self.awaited = None if self.awaited == place else self.awaited
            self.last = None if self.last == place else self.last
            self.current = None if self.current == place else self.current

    @property
    def seen(self) -> Update | None:
        """What whoever has the screen has heard last."""
        return self.heard[self.current].update if self.current in self.heard else None

    @property
    def news(self) -> list[Entry]:
        """What is to be played out before whoever has the screen."""
        return self.heard[self.current].unshown if self.current in self.heard else []

    @property
    def _latest(self) -> Update:
        return next(feed.update for feed in self.heard.values() if feed.update is not None)

    @property
    def people(self) -> list[Seat]:
        """The seats of ours that people hold: bots play on for those who resigned."""
        return [place for place in self.heard if place is not None and self._latest.occupants[place].kind == "human"]

    @property
    def is_shared(self) -> bool:
        """Whether people who must not see each other's cards look at this screen in turn."""
        return self._secret and len(self.people) > 1

    def asked(self) -> list[Seat]:
        """The seats of ours that are asked something besides a move: to agree to a take-back, or to a draw."""
        updates = ((seat, self.heard[seat].update) for seat in self.people)
        return [
            seat
            for seat, update in updates
            if update is not None and (_must_agree(update, seat) or _is_offered_draw(update, seat))
        ]

    def acting(self) -> list[Seat]:
        """The seats of ours that are asked for a move."""
        return [seat for seat in self.people if seat in self._latest.actors]

    @property
    def is_anybody_asked(self) -> bool:
        """Whether some person of ours is asked anything, while the game goes on."""
        return not self._latest.paused and bool(self.asked() or self.acting())

    def turn(self, *, for_all: bool = False) -> None:
        """Give the screen to whom it should belong now; `for_all`: what happened is to be watched by everyone."""
        if self.is_shared:
            self._turn_shared(for_all=for_all)
        elif self.heard:
            self._give(self._next_place())

    def _next_place(self) -> Place:
        """Someone who is asked, someone who must act, else whoever has it."""
        for wanted in (self.asked(), self.acting()):
            if wanted:
                return self.current if self.current in wanted else wanted[0]
        here: list[Place] = [*(self.people or self.heard)]
        return self.current if self.current in here else here[0]

    def _turn_shared(self, *, for_all: bool) -> None:
        latest, asked = self._latest, self.asked()
        if latest.paused or latest.outcome is not None:
            self._show_common(None)
            return
        wanted = sorted(asked or self.acting())  # at the same time means here one after the other, in seat order
        if self.current is not None and self.current in wanted:
            # Whoever is alone asked again goes on, and others who answer at the same time disturb nobody.
            is_same = self.heard[self.current].update.asked == self._asked  # type: ignore[union-attr]
            if asked or is_same or (len(wanted) == 1 and not for_all):
                self._give(self.current)
                return
        self._show_common(self.awaited if self.awaited in wanted else next(iter(wanted), None))

    def _give(self, place: Place) -> None:
        self.current, self.awaited = place, None
        update = self[place].update
        self._asked = update.asked if update is not None else -1
        if place is not None:
            self.last = place

    def _show_common(self, awaited: Seat | None) -> None:
        self.current, self.awaited = None, awaited

    def take_over(self) -> None:
        """Whoever is awaited has the screen now."""
        if self.awaited is not None:
            self._give(self.awaited)

    def cover(self) -> None:
        """Show the common table until whoever had the screen, or is to have it, takes it over again."""
        if self.is_shared:
            self.current = None
            self.turn()


def _must_agree(update: Update, seat: Seat) -> bool:
    return update.undo_asked is not None and seat in update.undo_asked.waiting


def _is_offered_draw(update: Update, seat: Seat) -> bool:
    return bool(update.draw_offers) and seat not in update.draw_offers
