"""Tool tips: what lies under the pointer, in words."""

from __future__ import annotations

from collections.abc import Mapping
from math import floor
from typing import Any

from PySide6.QtCore import QObject, QPointF

from engines.game import Seat
from qtapp.boards.wagons.scenery import Scenery
from qtapp.words.wagons.names import Names


class WagonsTips(QObject):
    """Tells what is at a point of the board."""

    def __init__(self, scenery: Scenery, names: Names, parent: QObject) -> None:
        super().__init__(parent)
        self._scenery, self._names = scenery, names

    def text_at(self, pos: QPointF, view: Mapping[str, Any]) -> str:
        for item in self._scenery.goals:
            if item.place().contains(pos):
                return self.goal(item.goal)
        card = self._scenery.card_at(pos)
        if card is None:
            return ""
        zone = self._scenery.spots[card].zone
        if not zone.startswith("town"):
            return self.card(card)
        seat = int(zone.removeprefix("town"))
        x, y = self._scenery.cameras[seat].cell_at(pos)
        return self.territory(view, seat, floor(x), floor(y))

    def goal(self, goal: str) -> str:
        return "\n".join((self._names.goal(goal), self._names.goal_text(goal), self._names.goal_note(goal)))

    def card(self, card: int) -> str:
        """A card's four territories, and the goal on its back."""
        return "\n".join(
            (
                self.tr("Card {card}").format(card=f"{card:02}"),
                self._names.card(card),
                self.tr("On the back: {goal}").format(goal=self._names.goal(self._names.back(card))),
            )
        )

    def territory(self, view: Mapping[str, Any], seat: Seat, x: int, y: int) -> str:
        code = next((code for cx, cy, code, _ in view["towns"][seat]["cells"] if (cx, cy) == (x, y)), "")
        if not code:
            return ""
        terrain, icon = self._names.parts(code)
        first = self.tr("{terrain} with {icon}").format(
            terrain=self._names.terrain(terrain), icon=self._names.icon(icon)
        )
        group = view["groups"][seat][terrain]
        if [x, y] in group:
            size = self.tr("In the largest group: %n territory(ies)", "", len(group))
        else:
            size = self.tr("Not in the largest group (%n territory(ies))", "", len(group))
        return "\n".join((first[:1].upper() + first[1:], size))
