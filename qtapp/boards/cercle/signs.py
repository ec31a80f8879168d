"""The few words that stand on the table itself."""

from __future__ import annotations

from PySide6.QtCore import QObject

from qtapp.words.cercle.names import Names
from qtapp.words.phrases import signed


class CercleSigns(QObject):
    """Short texts, made anew whenever they are painted."""

    def __init__(self, names: Names, parent: QObject) -> None:
        super().__init__(parent)
        self.names = names

    # Services

    def points(self, points: int) -> str:
        return self.tr("{points} VP").format(points=points)

    def left(self, number: int) -> str:
        return self.tr("%n secret(s) left", "", number)

    def notes(self) -> tuple[str, str, str]:
        """What the places of a service are for."""
        return (
            self.tr("Your spies come here when they are ready"),
            self.tr("Spies deployed against you"),
            self.names.term("infiltrated"),
        )

    def part(self, zone: str, turn: int) -> str:
        """The heading of what is spread."""
        if zone == "wheel":
            return self.tr("Arriving in turn {turn}, from the inside out").format(turn=turn)
        return self.tr("Deployed against this service") if zone == "deployed" else self.names.term(zone)

    # The wheel

    def coming(self, turn: int) -> str:
        """When a row arrives, or a spy would."""
        return self.tr("turn {turn}").format(turn=turn)

    # What to do with a spy

    def use(self, card: str) -> str:
        return self.names.action(card)

    def infiltrate(self, points: int) -> str:
        return self.tr("Infiltrate: {points} VP").format(points=signed(points))

    def unmask(self, points: int, circle: int) -> str:
        return self.tr("Unmask: {points} VP, Circle {circle}").format(points=signed(points), circle=signed(circle))

    # What a choice would do

    def guarded(self, guarded: str) -> str:
        return self.tr("is repelled") if guarded == "must" else self.tr("may be repelled")

    # On the stage

    def announced(self, card: str) -> str:
        return self.tr("{spy}: {action}").format(spy=self.names.spy(card), action=self.names.action(card))

    def arrived(self, number: int) -> str:
        return self.tr("%n spy(ies) arriving", "", number)

    def auction(self, card: str) -> str:
        return self.tr("Auction: {spy}").format(spy=self.names.spy(card))

    def payment(self, price: int, left: int) -> str:
        return self.tr("Price {price}, still to pay: {left}").format(price=price, left=left)

    def cover(self, cover: int) -> str:
        """The most somebody can bid."""
        return f"≤ {cover}"

    def out(self) -> str:
        return self.tr("out")
