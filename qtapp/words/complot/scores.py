"""The score of XIII: Le Complot in words: the parts of the running score, the score sheet and the verdict."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from network.messages.table import Update
from qtapp.words.base import ScorePart, SheetRow
from qtapp.words.complot.names import Names
from qtapp.words.names import Sentences
from qtapp.words.phrases import capital, listed, plain

COLOURS = {"missions": "#8C6A1E", "secondary": "#3D6B8E", "eliminations": "#A14B3B", "losses": "#8A8578"}


class ComplotScores(Sentences[Names]):
    """Where the points come from, and who has won."""

    def _labels(self) -> dict[str, str]:
        return {
            "missions": self.tr("Primary missions"),
            "secondary": self.tr("Secondary missions"),
            "eliminations": self.tr("Characters eliminated or captured"),
            "losses": self.tr("Accusations and failures"),
        }

    def shares(self, update: Update) -> tuple[ScorePart, ...]:
        labels = self._labels()
        lines = cast("Sequence[tuple[str, Sequence[int]]]", update.view["breakdown"])
        return tuple(ScorePart(line, labels[line], tuple(values), COLOURS[line]) for line, values in lines)

    def sheet(self, outcome: Mapping[str, Any], update: Update) -> tuple[SheetRow, ...]:
        """The points by where they come from, their sum; below, what breaks ties."""
        labels = self._labels()
        rows = [SheetRow(labels[line], _texts(values), "line", line) for line, values in outcome["breakdown"]]
        total = capital(self._names.term("inquiry_points"))
        rows.append(SheetRow(total, _texts(outcome["scores"]), "total"))
        return (*rows, SheetRow(self.tr("Missions solved"), _texts(_solved(update)), "note"))

    def result(self, outcome: Mapping[str, Any], update: Update, called: Sequence[str]) -> str:
        """Who won, with how many points, and what broke a tie."""
        first, scores, why = outcome["ranking"][0], outcome["scores"], outcome["reason"]
        players, points, solved = listed([called[seat] for seat in first]), scores[first[0]], _solved(update)
        won = (
            self.tr("{players} wins with %n inquiry point(s).", "", points)
            if len(first) == 1
            else self.tr("{players} share the victory with %n inquiry point(s) each.", "", points)
        )
        sentences = [won.format(players=players)]
        if why == "missions":
            others = [seat for place in outcome["ranking"][1:] for seat in place if scores[seat] == points]
            sentences.append(self._decider(others, solved, first[0], called))
        if why == "shared":
            sentences.append(self.tr("They have solved as many primary missions: %n each.", "", solved[first[0]]))
        return capital(" ".join(sentences))

    def _decider(self, others: Sequence[int], solved: Sequence[int], winner: int, called: Sequence[str]) -> str:
        """Those with as many points, and why they come second."""
        template = self.tr("{others}: as many points, but fewer primary missions solved ({counts} against {own}).")
        return template.format(
            others=listed([called[seat] for seat in others]),
            counts=", ".join(str(solved[seat]) for seat in others),
            own=solved[winner],
        )


def _solved(update: Update) -> list[int]:
    return [len(missions) for missions in cast("Sequence[Sequence[str]]", update.view["kept"])]


def _texts(values: Sequence[int]) -> tuple[str, ...]:
    return tuple(map(plain, values))
