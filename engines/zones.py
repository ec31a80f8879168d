"""Hidden cards: which zone each lies in, who knows where, and what a seat can only imagine.

A card is its number in the canonical order of its pack, from 0. A zone is a hand, a deck or a pile: a tuple of cards,
the top one first, whose length everyone knows. What a seat knows is a set of bits, one for each card whose place it
knows: so a card that everyone sees moving keeps its knowers, and one that is shuffled loses them.

`Zones` keeps all zones of one pack together. A game whose cards lie in fields of its own uses `Known` and `imagined`.
A seat knows the place of a card or nothing of it: that one of three cards lies on top cannot be said.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from random import Random
from typing import NamedTuple, TypeAlias

from engines.chance import Chance, shuffled
from engines.game import Seat

Zone: TypeAlias = tuple[int, ...]


class Known(NamedTuple):
    """The cards whose places are known: to everyone, spectators included, and besides to each seat."""

    everyone: int
    seats: tuple[int, ...]

    @classmethod
    def nothing(cls, seats: int) -> Known:
        return cls(0, (0,) * seats)

    def of(self, seat: Seat | None) -> int:
        """All that `seat` knows; None is a spectator."""
        return self.everyone if seat is None else self.everyone | self.seats[seat]

    def places(self, zone: Zone, seat: Seat | None) -> list[int]:
        """The places of a zone whose cards `seat` knows."""
        mine = self.of(seat)
        return [place for place, card in enumerate(zone) if mine >> card & 1]

    def looked(self, seat: Seat, cards: Iterable[int]) -> Known:
        """`seat` has looked at these cards."""
        seats = self.seats
        return Known(self.everyone, (*seats[:seat], seats[seat] | _bits(cards), *seats[seat + 1 :]))

    def shown(self, cards: Iterable[int]) -> Known:
        """These cards lie, or lay for a moment, face up."""
        return Known(self.everyone | _bits(cards), self.seats)

    def forgotten(self, cards: Iterable[int], but: Collection[Seat] = ()) -> Known:
        """Nobody knows any more which of these cards is where, except those (`but`) who saw what was done with them."""
        lost = _bits(cards)
        shared = self.everyone & lost
        seats = [own | shared if seat in but else own & ~lost for seat, own in enumerate(self.seats)]
        return Known(self.everyone & ~lost, tuple(seats))


def imagined(
    zones: Sequence[Zone],
    known: Known,
    seat: Seat,
    rng: Random,
    backs: Sequence[int] = (),
    showing: Collection[int] = (),
) -> tuple[tuple[Zone, ...], Known]:
    """The zones with all cards dealt anew that `seat` does not know: everything that it may be, equally often.

    A known card stays, and every zone keeps its size. Where the backs of cards differ (`backs`, by card), a card whose
    back can be seen (`showing`) is replaced by one with the same back. The others know as much as before, of the cards
    that lie there now.
    """
    mine = known.of(seat)
    hidden = [card for zone in zones for card in zone if not mine >> card & 1]
    # From a sorted pool, so that the real order leaves no trace in what is drawn from a seed.
    pool, dealt = sorted(hidden), {}
    if showing:
        dealt = _drawn_by_back([card for card in hidden if card in showing], pool, backs, rng)
        hidden = [card for card in hidden if card not in dealt]
    dealt |= zip(hidden, shuffled(pool, rng), strict=True)
    seats = known.seats
    if seats != (0,) * len(seats):
        seats = tuple([_renamed(own, dealt) if own & ~mine else own for own in seats])
    return tuple([tuple([dealt.get(card, card) for card in zone]) for zone in zones]), Known(known.everyone, seats)


def _drawn_by_back(cards: Iterable[int], pool: list[int], backs: Sequence[int], rng: Random) -> dict[int, int]:
    """For each card another one of the pool with the same back, which leaves the pool."""
    drawn = {}
    for card in cards:
        alike = [other for other in pool if backs[other] == backs[card]]
        drawn[card] = alike[int(rng.random() * len(alike))]
        pool.remove(drawn[card])
    return drawn


def _bits(cards: Iterable[int]) -> int:
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def _renamed(cards: int, dealt: Mapping[int, int]) -> int:
    old = [card for card in dealt if cards >> card & 1]
    return cards & ~_bits(old) | _bits([dealt[card] for card in old])


class Zones(NamedTuple):
    """A pack of cards in zones that the game numbers, and who knows which card is where."""

    cards: tuple[Zone, ...]
    known: Known

    @classmethod
    def of(cls, seats: int, *zones: Iterable[int]) -> Zones:
        """The cards as they lie at the beginning, known to nobody."""
        return cls(tuple(map(tuple, zones)), Known.nothing(seats))

    def seen(self, zone: int, seat: Seat | None) -> tuple[int | None, ...]:
        """A zone as `seat` may know it: None for each card that it does not know."""
        mine = self.known.of(seat)
        return tuple([card if mine >> card & 1 else None for card in self.cards[zone]])

    def moved(self, cards: Sequence[int], source: int, target: int, *, on_top: bool = False) -> Zones:
        """These cards in another zone, below all others or on top, the first uppermost. Who knows them follows them.

        If others cannot see which cards of a zone are taken, they have to forget them all (`forgotten`).
        """
        zones, left = list(self.cards), list(self.cards[source])
        for card in cards:
            left.remove(card)
        zones[source] = tuple(left)
        zones[target] = (*cards, *zones[target]) if on_top else (*zones[target], *cards)
        return Zones(tuple(zones), self.known)

    def drawn(self, source: int, target: int, seat: Seat, count: int = 1) -> Zones:
        """The top cards of a zone, as many as there are, below those of another; `seat` has looked at them."""
        cards = self.cards[source][:count]
        return self.moved(cards, source, target).looked(seat, cards)

    def shuffled(self, zone: int, chance: Chance) -> tuple[Zones, Chance]:
        """A zone in an order that nobody knows."""
        cards, chance = chance.shuffled(self.cards[zone])
        zones = (*self.cards[:zone], cards, *self.cards[zone + 1 :])
        return Zones(zones, self.known.forgotten(cards)), chance

    def looked(self, seat: Seat, cards: Iterable[int]) -> Zones:
        return Zones(self.cards, self.known.looked(seat, cards))

    def shown(self, cards: Iterable[int]) -> Zones:
        return Zones(self.cards, self.known.shown(cards))

    def forgotten(self, cards: Iterable[int], but: Collection[Seat] = ()) -> Zones:
        return Zones(self.cards, self.known.forgotten(cards, but))

    def imagined(self, seat: Seat, rng: Random, backs: Sequence[int] = (), showing: Collection[int] = ()) -> Zones:
        return Zones(*imagined(self.cards, self.known, seat, rng, backs, showing))
