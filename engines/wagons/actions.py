"""The three verbs of the rulebook: name a starting card, take a card, place a card.

Actions are made once and kept in tables, because bots ask for long lists of them all the time: `starts`, `takes` and
`places` give the same objects again.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from engines.wagons.cards import CARD_NUMBERS
from engines.wagons.grid import STRIDE


@dataclass(frozen=True, slots=True)
class Start:
    """The second player names the starting card (R5.1)."""

    card: int


@dataclass(frozen=True, slots=True)
class Take:
    """The active player takes this card; all skipped ones go to the opponent (R5.2, R5.3)."""

    card: int


@dataclass(frozen=True, slots=True)
class Place:
    """A card is laid into its owner's town, anchored at (x, y), upright or upside down (R6)."""

    card: int
    x: int
    y: int
    turned: bool = False


Action: TypeAlias = Start | Take | Place

_STARTS = {card: Start(card) for card in CARD_NUMBERS}
_TAKES = {card: Take(card) for card in CARD_NUMBERS}

# By card: the placements at the anchors of one byte of a set of anchors. The key is the number of the byte and its
# value; play meets a few thousand of them.
_PLACES: dict[int, dict[int, tuple[Place, ...]]] = {card: {} for card in CARD_NUMBERS}


def starts(cards: Iterable[int]) -> tuple[Start, ...]:
    return tuple(_STARTS[card] for card in cards if card)


def takes(cards: Iterable[int]) -> tuple[Take, ...]:
    return tuple(_TAKES[card] for card in cards)


def places(card: int, anchors: int) -> tuple[Place, ...]:
    """The placements of a card at a set of anchors: by y, then x, then upright before upside down (R13.4)."""
    known = _PLACES[card]
    listed: list[Place] = []
    row = ((anchors ^ anchors - 1).bit_length() - 1) // STRIDE  # nothing lies above the first anchor
    rest = anchors >> row * STRIDE
    for number, byte in enumerate(rest.to_bytes(rest.bit_length() + 7 >> 3, "little"), row * STRIDE >> 3):
        if byte:
            key = number << 8 | byte
            if key not in known:
                known[key] = tuple(_made(card, number, byte))
            listed += known[key]
    return tuple(listed)


def _made(card: int, number: int, byte: int) -> Iterable[Place]:
    for bit in range(8):
        if byte >> bit & 1:
            y, x = divmod(number * 8 + bit, STRIDE)
            yield Place(card, x - 32, y - 32)
            yield Place(card, x - 32, y - 32, turned=True)
