"""The few words that stand on the table itself."""

from __future__ import annotations

from PySide6.QtCore import QObject

from qtapp.boards.complot.box import box
from qtapp.words.names import ComponentNames
from qtapp.words.phrases import signed


class ComplotSigns(QObject):
    """Short texts, made anew whenever they are painted."""

    def __init__(self, names: ComponentNames, parent: QObject) -> None:
        super().__init__(parent)
        self.names = names

    # The course of the game

    def stage(self, stage: int) -> str:
        """The phase that is played, by its name."""
        if stage in box().phases:
            return self.names.text(box().phases[stage])
        return self.tr("Start of the round") if not stage else self.tr("End of the round")

    def over(self) -> str:
        return self.tr("End of the game")

    # Places

    def place(self, place: int) -> str:
        return self.names.text(box().places[place])

    def empty(self) -> str:
        """Nobody is on a place."""
        return self.tr("Nobody is here")

    def look(self) -> str:
        return self.tr("Point at a place to see who is there")

    def neutral(self) -> str:
        return self.tr("Neutral units")

    # A combat

    def attacker(self) -> str:
        return self.tr("Attacker")

    def defender(self) -> str:
        return self.tr("Defender")

    def hits(self, number: int) -> str:
        return self.tr("%n hit(s)", "", number)

    # What is chosen from

    def wounds_left(self, number: int) -> str:
        return self.tr("%n wound(s) to place", "", number)

    def choose_card(self) -> str:
        return self.tr("Keep one of these cards")

    def choose_character(self) -> str:
        return self.tr("Characters drawn")

    # What to do, where there are several ways

    def departure(self, how: str) -> str:
        """How a group leaves, by what begins the field of the notation that tells it."""
        match how:
            case "avi":
                return self.tr("By plane")
            case "inf":
                return self.names.text(box().skills["infiltration"])
            case "inc":
                return self.names.text(box().card_types["INC"])
        return self.tr("On foot")

    def hired(self, out: str, seats: int) -> str:
        """A character who is kept: in the place of one of one's own, or as one more."""
        if not out:
            return self.tr("One more")
        return self.tr("Instead of: {figure}").format(figure=self.names.text(box().character(out, seats)))

    def without_card(self) -> str:
        return self.tr("Without a card")

    def deliver(self) -> str:
        return self.tr("Deliver")

    def attempt(self) -> str:
        return self.tr("Attempt")

    def under(self, pile: int) -> str:
        return self.tr("Back under pile {pile}").format(pile=pile)

    # What a choice would do

    def cost(self, cost: int) -> str:
        return self.tr("{points} AP").format(points=signed(-cost)) if cost else self.tr("free")

    def toll(self, cost: int) -> str:
        """What a step costs, on the way."""
        return signed(-cost) if cost else self.tr("free")

    def odds(self, percent: int) -> str:
        return f"{percent}\N{NO-BREAK SPACE}%"

    def enemies(self, number: int) -> str:
        return self.tr("%n enemy(ies)", "", number)

    def crowded(self) -> str:
        return self.tr("too many units")

    def passing(self) -> str:
        return self.tr("cannot stay here")

    def points(self, points: int) -> str:
        return self.tr("{points} IP").format(points=signed(points))

    def dies(self) -> str:
        return self.tr("dies")
