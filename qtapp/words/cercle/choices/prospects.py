"""What a choice would lead to: when a spy comes, who would hire it, what an arrest brings."""

from __future__ import annotations

from collections.abc import Sequence

from engines.game import Seat
from qtapp.words.cercle.names import Names
from qtapp.words.names import Sentences
from qtapp.words.phrases import listed, signed


class CercleProspects(Sentences[Names]):
    """Sentences about the future, as things stand."""

    def arrival(self, edge: int, turn: int) -> str:
        return self.tr("Edge {edge}: it arrives in turn {turn}.").format(edge=edge, turn=turn)

    def back(self, edge: int, turn: int) -> str:
        """When a spy that goes to the wheel is ready again; "" if it stays somewhere."""
        if not edge:
            return ""
        return self.tr("It then goes to edge {edge} and is back in turn {turn}.").format(edge=edge, turn=turn)

    def hired(self, seats: Sequence[Seat], called: Sequence[str]) -> str:
        """R8.3, R8.5: one candidate hires, several bid."""
        players = listed([called[seat] for seat in seats])
        if len(seats) == 1:
            return self.tr("As things stand, {player} would hire it for nothing.").format(player=players)
        if len(seats) == len(called):
            return self.tr("As things stand, everyone could bid for it.")
        return self.tr("As things stand, {players} would bid for it.").format(players=players)

    def hires(self, seats: Sequence[Seat], called: Sequence[str]) -> str:
        """The same where it comes true at once."""
        players = listed([called[seat] for seat in seats])
        template = (
            self.tr("{players} hires it and pays nothing.") if len(seats) == 1 else self.tr("Auction among {players}.")
        )
        return template.format(players=players)

    def arrests(self, times: int, vp: int, circle: int) -> str:
        """R4.9"""
        return self.tr("%n arrest(s): {points} VP, and {circle} for the Circle.", "", times).format(
            points=signed(vp), circle=signed(circle)
        )
