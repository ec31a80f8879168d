"""How a game of Cirkle ended, for the log and for the verdict."""

from __future__ import annotations

from PySide6.QtCore import QObject


class CirkleEndings(QObject):
    """Sentences about the end, for every reason the engine may give."""

    def sentence(self, reason: str, winners: str, quiet_turns: int) -> str:
        """Who won and why; `winners` is "" in a draw."""
        return {
            "targets": self.tr("Both targets are taken and the last one cannot be defended: victory for {winners}!"),
            "annihilation": self.tr("The enemy has no unit left that could act: victory for {winners}!"),
            "no_free_unit": self.tr("Neither army has a unit left that could act: the game is drawn."),
            "hold": self.tr("A target was held for a full round: victory for {winners}!"),
            "last": self.tr("Nobody else has a unit left on the board: victory for {winners}!"),
            "repetition": self.tr("The same position has occurred for the third time: the game is drawn."),
            "quiet": self.tr("{turns} turns in a row without a capture: the game is drawn."),
        }[reason].format(winners=winners, turns=quiet_turns)
