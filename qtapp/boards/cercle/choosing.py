"""What can be pointed at in The Circle, which of it leads to each legal action, and how one gets there.

A spy is clicked, then what to do with it; targets, divisions and amounts are steps with legal lists of their own. Only
the notation is read here (section 14 of the rules); what may be chosen stands in the legal list, and nothing is added.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from engines.game import Seat
from network.messages.table import Update
from qtapp.boards.cercle.spots import card
from qtapp.boards.chips import chip, deed
from qtapp.boards.choosing import Chooser
from qtapp.boards.places import Branch, Place, tree_of

if TYPE_CHECKING:
    from qtapp.boards.cercle.board import CercleBoard

CARD = re.compile(r"[ISRO][1-4][a-c]|N\d\d")
DIVISION_OF_SEAT = re.compile(r"([1-6])([ISRO])")
AMOUNT = re.compile(r"([ISRO])(\d+)")
MOST_AMOUNTS = 4  # buttons on the bar of a division


def pile(name: str) -> Place:
    """The top card of a coloured pile."""
    return Place("pile", name)


def secret(division: str, seat: Seat) -> Place:
    """A division of a service."""
    return Place("secret", division, seat)


def amount(action: str) -> Place:
    """So many secrets, on a button at the division."""
    return Place("amount", action)


def panel(seat: Seat) -> Place:
    return Place("seat", "", seat)


def marker(seat: Seat) -> Place:
    """The service marker."""
    return Place("marker", "", seat)


def pick(action: str) -> Place:
    """A colour or a service to be chosen at the beginning."""
    return Place("pick", action)


def branches(legal: Sequence[str], seat: Seat | None) -> Branch:
    """The tree of all legal actions. Where more amounts are possible than fit on the bar of a division, the division is
    clicked first."""
    mine = -1 if seat is None else seat
    counts = Counter(found[1] for action in legal if (found := AMOUNT.fullmatch(action[1:])))
    crowded = {division for division, count in counts.items() if count > MOST_AMOUNTS}
    ways: list[tuple[tuple[Place, ...], str]] = []
    for action in legal:
        found = AMOUNT.fullmatch(action[1:]) if action.startswith(">") else None
        if found and found[1] in crowded:
            ways.append(((secret(found[1], mine), amount(action)), action))
        else:
            ways += [(path, action) for path in paths(action, mine)]
    return tree_of(ways)


def paths(action: str, mine: Seat) -> list[tuple[Place, ...]]:
    """The places that lead to an action, the most natural way first."""
    verb, _, rest = action.partition(":")
    if action.startswith(">"):
        return _target(action, mine)
    match verb:
        case "c" | "s":
            return [(pick(action),)]
        case "a":
            return [(card(rest) if CARD.fullmatch(rest) else pile(rest),)]
        case "x" | "i" | "u":
            return [(card(rest), deed(action))]
        case "g" | "t" if rest:
            return [(card(rest),)]
        case "m":
            return [(marker(mine),)]
    return [(chip(action),)]


def _target(action: str, mine: Seat) -> list[tuple[Place, ...]]:
    """A step: a spy, a division of a seat, a seat, so many secrets of one's own; "no more" and a post are buttons."""
    part = action[1:]
    if CARD.fullmatch(part):
        return [(card(part),)]
    if found := DIVISION_OF_SEAT.fullmatch(part):
        return [(secret(found[2], int(found[1]) - 1),)]
    if part.startswith("P"):
        return [(panel(int(part[1:]) - 1),)]
    if found := AMOUNT.fullmatch(part):
        own = [(secret(found[1], mine),)] if found[2] == "1" else []
        return [(amount(action),), *own]
    return [(chip(action),)]


class CercleChooser(Chooser):
    """Turns pointer and keys into one of the legal actions."""

    board: CercleBoard

    def __init__(self, board: CercleBoard, update: Update) -> None:
        super().__init__(board, update, branches(update.legal, update.seat))
        self.scenery = board.scenery

    def rect_of(self, place: Place) -> QRectF | None:
        return self.scenery.rect_of(place)

    def point_of(self, place: Place) -> QPointF:
        return self.scenery.point_of(place)

    def place_at(self, pos: QPointF) -> Place | None:
        return self.scenery.hit(pos, self.places())

    def show(self) -> None:
        self.board.preview.show(self)
