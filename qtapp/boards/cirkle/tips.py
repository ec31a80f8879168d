"""Tool tips: what lies under the pointer, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, QPointF

from engines.game import Seat
from qtapp.boards.cirkle.scenery import Scenery
from qtapp.words.cirkle.words import CirkleWords


class CirkleBoardTips(QObject):
    """Tells what is at a point of the board."""

    def __init__(self, scenery: Scenery, words: CirkleWords, parent: QObject) -> None:
        super().__init__(parent)
        self._scenery, self._words = scenery, words

    def text_at(self, pos: QPointF, view: Mapping[str, Any]) -> str:
        for tool in self._scenery.tools:
            if tool.place.contains(pos):
                return self._tool(tool.name)
        menu = self._scenery.menu
        if menu.holds(pos):
            return self._unit(menu.kind_at(pos) or "")
        square = self._scenery.square_at(pos)
        if square is not None:
            return self._words.square_tip(view, square)
        lost, seat = self._scenery.lost_at(pos), self._scenery.tray_at(pos)
        if lost is not None:
            return self._unit(lost[1])
        return "" if seat is None else self._tray(view, seat)

    def _unit(self, kind: str) -> str:
        unit = self._words.unit(kind) if kind else ""
        return unit[:1].upper() + unit[1:]

    def _tool(self, name: str) -> str:
        return self.tr("Turn the board (R)") if name == "turn" else self.tr("Show which units can be captured (T)")

    def _tray(self, view: Mapping[str, Any], seat: Seat) -> str:
        army = view["seats"][seat]
        lines = [self._words.colour(seat, view)]
        lines.append(
            self.tr("Lost units: {units}").format(units=self._words.units(army["lost"]))
            if army["lost"]
            else self.tr("No unit is lost.")
        )
        lines.append(self.tr("%n missile unit(s) lost", "", army["lost_missiles"]))
        if army["recovery"] == "left":
            lines.append(
                self.tr("The recovery can be used now.")
                if army["may_recover"]
                else self.tr("The recovery is still to come: too few units are lost.")
            )
        elif army["recovery"] == "spent":
            lines.append(self.tr("The recovery is spent."))
        return "\n".join(lines)
