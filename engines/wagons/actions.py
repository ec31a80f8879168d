"""The three verbs of the rulebook: name a starting card, take a card, place a card.

Actions are made once and kept in tables, because bots ask for long lists of them all the time: `starts`, `takes` and
`places` give the same objects again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from struct import unpack
from typing import TypeAlias

from engines.wagons.box.contents import CARD_NUMBERS
from engines.wagons.towns.grid import MIDDLE, STRIDE, indices


@dataclass(frozen=True, slots=True)
class NameStart:
    """The second player names the starting card (R5.1)."""

    card: int


@dataclass(frozen=True, slots=True)
class Take:
    """The active player takes this card; all skipped ones go to the opponent (R5.2, R5.3)."""

    card: int


@dataclass(frozen=True, slots=True)
class PlaceCard:
    """A card is laid into its owner's town, anchored at (x, y), upright or upside down (R6)."""

    card: int
    x: int
    y: int
    turned: bool = False


Action: TypeAlias = NameStart | Take | PlaceCard

_STARTS = {card: NameStart(card) for card in CARD_NUMBERS}
_TAKES = {card: Take(card) for card in CARD_NUMBERS}

# By card: the placements at the anchors of one row, found by the bits of the row and its y. Most rows are one unbroken
# run of anchors, so play meets a few hundred of them for each card.
_PLACES: dict[int, dict[tuple[int, int], tuple[PlaceCard, ...]]] = {card: {} for card in CARD_NUMBERS}


def starts(cards: Iterable[int]) -> tuple[NameStart, ...]:
    return tuple(_STARTS[card] for card in cards if card)


def takes(cards: Iterable[int]) -> tuple[Take, ...]:
    return tuple(_TAKES[card] for card in cards)


def places(card: int, anchors: int, top: int) -> tuple[PlaceCard, ...]:
    """The placements of a card at a set of anchors: by y, then x, then upright before upside down (R13.4)."""
    known = _PLACES[card]
    listed: list[PlaceCard] = []
    rows = anchors.bit_length() // STRIDE + 1
    for y, bits in enumerate(unpack(f"<{rows}Q", anchors.to_bytes(rows * STRIDE // 8, "little")), top):
        if bits:
            key = (bits, y)
            if key not in known:
                known[key] = tuple(_row_of_places(card, bits, y))
            listed += known[key]
    return tuple(listed)


def _row_of_places(card: int, bits: int, y: int) -> Iterator[PlaceCard]:
    for at in indices(bits):
        yield PlaceCard(card, at - MIDDLE, y)
        yield PlaceCard(card, at - MIDDLE, y, turned=True)
