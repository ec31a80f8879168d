"""The score of Guerre froide in words: the parts of the running score, the score sheet and the verdict."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from network.messages.table import Update
from qtapp.words.base import ScorePart, SheetRow
from qtapp.words.coldwar.names import Names
from qtapp.words.names import Sentences

NATIONS, EVENTS, BONUS = "nations", "events", "bonus"
COLOURS = {NATIONS: "#B98422", EVENTS: "#2F7C94", BONUS: "#7D4A78"}

Line = tuple[str, Sequence[int]]


class ColdwarScores(Sentences[Names]):
    """What the scoring piles are worth, and who has won."""

    def _parts(self, lines: Sequence[Line], seats: int) -> dict[str, list[int]]:
        """The lines of a score sheet added up by kind."""
        parts = {NATIONS: [0] * seats, EVENTS: [0] * seats, BONUS: [0] * seats}
        for line, values in lines:
            part = parts[self._kind(line)]
            part[:] = [sum(pair) for pair in zip(part, values, strict=True)]
        return parts

    def _kind(self, line: str) -> str:
        if line == BONUS:
            return BONUS
        return EVENTS if self._names.is_event(line) else NATIONS

    def _labels(self) -> dict[str, str]:
        return {NATIONS: self.tr("Nations"), EVENTS: self.tr("Events"), BONUS: self.tr("Decryption")}

    def shares(self, update: Update) -> tuple[ScorePart, ...]:
        view = cast("dict[str, Any]", update.view)
        parts, labels = self._parts(view["breakdown"], len(view["scores"])), self._labels()
        # Only a Cryptographer of the decrypting kind brings points without a card.
        return tuple(
            ScorePart(kind, labels[kind], tuple(values), COLOURS[kind])
            for kind, values in parts.items()
            if kind != BONUS or any(line == BONUS for line, _ in view["breakdown"])
        )

    def sheet(self, outcome: dict[str, Any], update: Update) -> tuple[SheetRow, ...]:
        """Each scoring pile card by card, the bonus, the total; below, what breaks ties."""
        # An event that was spent lies in no pile any more and counts nothing.
        lines: list[Line] = [(line, values) for line, values in outcome["breakdown"] if line == BONUS or any(values)]
        parts, labels = self._parts(lines, len(outcome["scores"])), self._labels()
        rows: list[SheetRow] = []
        for kind in (NATIONS, EVENTS):
            cards = [(line, values) for line, values in lines if self._kind(line) == kind]
            if cards:
                rows.append(SheetRow(labels[kind], (), "heading"))
                rows += [
                    SheetRow(self._names.objective(line), _card_values(values), "line", line) for line, values in cards
                ]
                rows.append(SheetRow(self.tr("Subtotal"), _texts(parts[kind]), "subtotal", kind))
        rows += [SheetRow(labels[BONUS], _texts(values), "line", BONUS) for line, values in lines if line == BONUS]
        rows.append(SheetRow(self.tr("Victory points"), _texts(outcome["scores"]), "total"))
        return (*rows, *self._tie_breaks(update))

    def _tie_breaks(self, update: Update) -> tuple[SheetRow, ...]:
        seats = cast("list[dict[str, Any]]", update.view["seats"])
        won = _texts([len(seat["won"]) for seat in seats])
        out = _texts([len(seat["out"]) for seat in seats])
        return (
            SheetRow(self.tr("Objectives in the scoring pile"), won, "note"),
            SheetRow(self.tr("Agents removed from play"), out, "note"),
        )

    def result(self, outcome: Mapping[str, Any], update: Update, called: Sequence[str]) -> str:
        ranking, scores, reason = outcome["ranking"], outcome["scores"], outcome["reason"]
        winners = [self._names.seated(seat, called[seat]) for seat in ranking[0]]
        best = scores[ranking[0][0]]
        if len(winners) > 1:
            return self.tr("Shared victory with {points} points: {players}.").format(
                points=best, players=", ".join(winners)
            )
        template = {
            "no_objective": self.tr("No objective is left: {player} wins the Cold War with {points} points!"),
            "last_year": self.tr("The last year is over: {player} wins the Cold War with {points} points!"),
        }.get(reason, self.tr("{player} wins the Cold War with {points} points!"))
        text = template.format(player=winners[0], points=best)
        tied = [seat for place in ranking[1:] for seat in place if scores[seat] == best and reason != "points"]
        return f"{text} {self._decider(ranking[0][0], tied, update)}" if tied else text

    def _decider(self, winner: int, tied: Sequence[int], update: Update) -> str:
        """What told the winner from those with as many points."""
        won = [len(seat["won"]) for seat in cast("list[dict[str, Any]]", update.view["seats"])]
        if all(won[seat] < won[winner] for seat in tied):
            return self.tr("The tie is broken by the number of objectives.")
        return self.tr("The tie is broken by the number of agents left.")


def _texts(values: Sequence[int]) -> tuple[str, ...]:
    return tuple(map(str, values))


def _card_values(values: Sequence[int]) -> tuple[str, ...]:
    """A card lies in one pile; the other columns stay empty."""
    return tuple(str(value) if value else "" for value in values)
