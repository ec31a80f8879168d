"""How a game of The Circle ended, for the log and for the verdict (R10, R12.2)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from qtapp.words.phrases import listed


class CercleEndings(QObject):
    """Sentences about the end, for every reason the engine may give."""

    def sentence(self, why: str, winners: Sequence[str]) -> str:
        """Who won, and by which end."""
        alone, together = {
            "victory": (
                self.tr("The Circle is destroyed: victory for {players}!"),
                self.tr("The Circle is destroyed: {players} share the victory!"),
            ),
            "chaos": (
                self.tr("Chaos! The Circle rules the world and spares only the weakest service: {players} wins."),
                self.tr(
                    "Chaos! The Circle rules the world and spares the weakest services: {players} share the victory."
                ),
            ),
            "turn_limit": (
                self.tr("The last turn is over: victory for {players}!"),
                self.tr("The last turn is over: {players} share the victory!"),
            ),
        }[why]
        return (alone if len(winners) == 1 else together).format(players=listed(winners))
