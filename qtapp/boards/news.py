"""What has changed since each seat last acted: it stays marked until that seat acts again."""

from __future__ import annotations

from typing import Generic, TypeVar

from engines.game import Seat

Marked = TypeVar("Marked")


class News(Generic[Marked]):
    """What on the board is news to a seat: cards, squares, whatever the game marks."""

    def __init__(self) -> None:
        self._changes: list[tuple[Seat | None, Marked]] = []  # who did it, and to what
        self._known: dict[Seat, int] = {}  # so many of the changes are no news

    def clear(self) -> None:
        """Everybody knows everything: the game begins anew, or something was taken back."""
        self._changes.clear()
        self._known.clear()

    def add(self, by: Seat | None, *marked: Marked) -> None:
        """These have changed, and whoever did it knows."""
        self._changes += [(by, mark) for mark in marked]

    def act(self, by: Seat, *marked: Marked) -> None:
        """A seat has acted, and so has seen everything until now."""
        self.add(by, *marked)
        self._known[by] = len(self._changes)

    def fresh(self, seat: Seat) -> list[Marked]:
        """What a seat has not acted upon yet."""
        changes = self._changes[self._known.get(seat, 0) :]
        return list(dict.fromkeys(mark for by, mark in changes if by != seat))
