"""What there is to know about a square: what it is, what stands there, whether it is protected, attacked, covered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from qtapp.words.cirkle.names import DUEL, Names, View, code_at, unit_at
from qtapp.words.names import Sentences
from qtapp.words.phrases import capital, listed, small

JOKER, TARGET, ROUND = "J", "@", "."


class CirkleTips(Sentences[Names]):
    """A few lines about a square of the board."""

    def square(self, view: View, square: str) -> str:
        lines = [self.tr("{square}: {kind}").format(square=square, kind=self._kind(view, square))]
        unit = unit_at(view, square)
        if unit is not None:
            colour = view["seats"][unit["seat"]]["colour"]
            lines.append(self._standing(view, unit, self._names.coloured(unit["unit"], colour)))
            lines += self._sight(view, square, unit)
        return "\n".join(map(capital, lines))

    # The square

    def _kind(self, view: View, square: str) -> str:
        """What a square is, and whom it protects."""
        code, camp = code_at(view, square), self._names.camp(square, view["mode"])
        of_army = self._names.of_army(camp["owner"]) if camp else ""
        name = self._names.square(code)
        if code == TARGET:
            is_dead = any(target["dead"] for target in view["targets"] if target["square"] == square)
            return (
                self.tr("target {of_army}, out of the game: nobody can win here.")
                if is_dead
                else self.tr("target {of_army}, flat, which protects nobody.")
            ).format(of_army=of_army)
        if code == JOKER:
            return self.tr("joker, hollow, which protects every unit.")
        if code == ROUND:
            return self.tr("round square, flat, which protects nobody.")
        if code.islower():
            return self.tr(
                "{name}, flat, which protects nobody. An enemy unit of this shape that arrives here may be "
                "exchanged for a lost one."
            ).format(name=small(name))
        return self.tr("{name}, hollow, in the camp {of_army}.").format(name=small(name), of_army=of_army)

    # The unit on it

    def _standing(self, view: View, unit: dict[str, Any], name: str) -> str:
        """How a unit stands: safe, in danger or out of play."""
        square = unit["square"]
        if unit["frozen"]:
            template = self.tr("{unit} has taken this target: it is out of play, stays here and cannot be captured.")
        elif view["intruder"] == square:
            template = self.tr("{unit} has reached the second target: it must be captured now.")
        elif unit["protected"]:
            template = (
                self.tr("{unit} is protected: the joker shelters it.")
                if code_at(view, square) == JOKER
                else self.tr("{unit} is protected: it stands in a hollow square of its shape.")
            )
        elif code_at(view, square).isupper():
            template = self.tr("{unit} is unprotected: this hollow square has another shape.")
        else:
            template = self.tr("{unit} is unprotected: flat squares never protect.")
        return template.format(unit=name)

    def _sight(self, view: View, square: str, unit: dict[str, Any]) -> list[str]:
        """What it can do and what can be done to it; a position that cannot be played has no `sight`."""
        if unit["frozen"]:
            return []
        lines = [self._names.text(self._names.row(unit["unit"]), "move")]
        sight = view["sight"].get(square)
        if sight is None:
            return lines
        if sight["attacks"]:
            lines.append(self.tr("It can capture: {units}.").format(units=self._placed(view, sight["attacks"])))
        lines.append(
            self.tr("It can be captured by: {units}.").format(units=self._placed(view, sight["attacked_by"]))
            if sight["attacked_by"]
            else self.tr("No enemy can capture it now.")
        )
        lines.append(
            self.tr("It is covered by: {units}.").format(units=self._placed(view, sight["covered_by"]))
            if sight["covered_by"]
            else self.tr("Nothing covers it.")
        )
        return lines + self._hold(view, square)

    def _hold(self, view: View, square: str) -> list[str]:
        return [
            self.tr("It holds this target: CIRKLE once these have played: {waiting}.").format(
                waiting=listed([self._names.colour(view["seats"][seat]["colour"]) for seat in hold["waiting"]])
            )
            for hold in view["holds"]
            if hold["square"] == square and hold["waiting"]
        ]

    def _placed(self, view: View, squares: Sequence[str]) -> str:
        """Units by kind and square, with the colour where armies are many: "blue tank D4, green plane H8"."""
        parts = []
        for square in squares:
            unit = unit_at(view, square)
            assert unit is not None
            name = (
                self._names.unit(unit["unit"])
                if view["mode"] == DUEL
                else self._names.tinted(unit["unit"], view["seats"][unit["seat"]]["colour"])
            )
            parts.append(self.tr("{unit} {square}").format(unit=name, square=square))
        return ", ".join(parts)
