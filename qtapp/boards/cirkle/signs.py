"""The few words on the board itself: trays, the choice of an exchange, buttons and the typed move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject

from engines.game import Seat
from qtapp.boards.cirkle.items.trays import TrayContents
from qtapp.words.cirkle.words import CirkleWords
from qtapp.words.phrases import listed


class CirkleSigns(QObject):
    """What is written on the table."""

    def __init__(self, words: CirkleWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words

    def tray(self, view: Mapping[str, Any], seat: Seat, players: Sequence[str]) -> TrayContents:
        army = view["seats"][seat]
        player = players[seat] if seat < len(players) else self._words.colour(seat, view)
        lost = army["lost_missiles"]
        missiles = lost + sum(unit["missile"] for unit in view["units"] if unit["seat"] == seat)
        return TrayContents(
            army["colour"],
            player,
            f"{lost}/{missiles}",
            self.tr("missiles lost"),
            army["recovery"],
            ready=army["recovery"] == "left" and army["may_recover"],
            note=self._note(army),
            vacant="" if army["lost"] else self.tr("No unit lost"),
            acting=seat in view["actors"],
            alive=army["alive"],
        )

    def _note(self, army: Mapping[str, Any]) -> str:
        if not army["alive"]:
            return self.tr("army eliminated")
        reached = army["objectives"]
        if len(reached) > 1:
            return self.tr("targets {squares}").format(squares=listed(reached))
        return self.tr("target {square}").format(square=reached[0]) if reached else ""
