"""Callers who are on their way in: where each comes from, and who has to go when there are too many.

Whoever has many addresses shall not keep out those who have one. When a crowd is too large, the origin with most
callers loses the one who has waited longest: a friend's line passes each step of the way in within a moment, that of a
stranger waits there to be in the way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Generic, Protocol, TypeVar

from network.origin import Origin


class Caller(Protocol):
    """Somebody who can be in a crowd."""

    @property
    def origin(self) -> Origin: ...


Member = TypeVar("Member", bound=Caller)


class Crowd(Generic[Member]):
    """Callers at one step of the way in, in the order in which they came."""

    def __init__(self, most: int, from_one_address: int) -> None:
        self._most, self._from_one_address = most, from_one_address
        self._members: dict[Member, None] = {}

    def __iter__(self) -> Iterator[Member]:
        return iter(tuple(self._members))

    def __len__(self) -> int:
        return len(self._members)

    def add(self, member: Member) -> Member | None:
        """Take somebody in; who has to go for it, if anybody has."""
        self._members[member] = None
        counts = Counter(each.origin.group for each in self._members)
        group = member.origin.group
        if counts[group] <= self._from_one_address:
            if len(self._members) <= self._most:
                return None
            group = max(counts, key=counts.__getitem__)  # of several the one whose first caller came first
        oldest = next(each for each in self._members if each.origin.group == group)
        del self._members[oldest]
        return oldest

    def discard(self, member: Member) -> None:
        self._members.pop(member, None)
