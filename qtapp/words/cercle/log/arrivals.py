"""The log of the wheel: rotations, spies who come home, hiring, auctions, and the end of the game (R8, R10)."""

from __future__ import annotations

from collections.abc import Sequence

from qtapp.words.cercle.endings import CercleEndings
from qtapp.words.cercle.names import EventData, Names
from qtapp.words.names import Sentences
from qtapp.words.phrases import capital


class CercleArrivals(Sentences[Names]):
    """Sentences about who comes, and who hires whom, as templates."""

    def __init__(self, names: Names) -> None:
        super().__init__(names)
        self._endings = CercleEndings()

    def ended(self, event: EventData, called: Sequence[str]) -> str:
        return capital(self._endings.sentence(event["why"], [called[seat] for seat in event["winners"]]))

    def template(self, event: EventData) -> str:
        match event:
            case {"kind": "auction", "divisions": divisions}:  # R1.9: one division, or all of them
                return (
                    self.tr("Auction for {spy}, in {division}: {players}.")
                    if len(divisions) == 1
                    else self.tr("Auction for {spy}, with secrets of any division: {players}.")
                )
            case {"kind": "majority", "secrets": number}:
                return self.tr("{player} has the most {division} secrets: %n.", "", number)
            case {"kind": "hire", "why": "majority"}:
                return self.tr("{player} hires {spy}.")
            case {"kind": "hire", "price": price} if price:
                return self.tr("{player} hires {spy} for %n secret(s).", "", price)
            case {"kind": "rotate", "by": by}:
                return self.tr("The time wheel turns.") if by is None else self.tr("The time wheel turns once more.")
        return self._sentences()[event["kind"]]

    def _sentences(self) -> dict[str, str]:
        return {
            "hire": self.tr("{player} hires {spy} and pays nothing."),
            "home": self.tr("{spy} comes home to {player}."),
            "named": self.tr("{player} names the division that hires {spy}: {division}."),
            "bid": self.tr("{player} bids {bid}."),
            "bid_pass": self.tr("{player} passes."),
            "bid_out": self.tr("{player} cannot cover {bid} and drops out."),
            "pay": self.tr("{player} pays with {payment}."),
            "spin": self.tr("{player} uses {spy} to control time."),
            "no_spin": self.tr("{player} leaves the wheel as it is."),
        }
