"""The score of The Circle in words: the parts of the running score, the score sheet and the verdict (R10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from network.messages.table import Update
from qtapp.words.base import ScorePart, SheetRow
from qtapp.words.cercle.endings import CercleEndings
from qtapp.words.cercle.names import Names
from qtapp.words.names import Sentences
from qtapp.words.phrases import capital, listed, plain

COLOURS = {
    "start": "#8A8578",
    "infiltration": "#3D6B8E",
    "butterflies": "#B98422",
    "captures": "#6D3F9C",
    "arrests": "#2F8C86",
    "marker": "#A14B3B",
    "unmasking": "#7A3B56",
}


class CercleScores(Sentences[Names]):
    """Where the points come from, and who has won."""

    def __init__(self, names: Names) -> None:
        super().__init__(names)
        self._endings = CercleEndings()

    def _labels(self) -> dict[str, str]:
        """R10.8"""
        return {
            "start": self.tr("Start square"),
            "infiltration": self.tr("Infiltration"),
            "butterflies": self.tr("Butterflies"),
            "captures": self.tr("Captures"),
            "arrests": self.tr("Arrests"),
            "marker": self.tr("Service marker"),
            "unmasking": self.tr("Unmasking"),
        }

    def shares(self, update: Update) -> tuple[ScorePart, ...]:
        labels = self._labels()
        lines = cast("Sequence[tuple[str, Sequence[int]]]", update.view["breakdown"])
        return tuple(ScorePart(line, labels[line], tuple(values), COLOURS[line]) for line, values in lines)

    def sheet(self, outcome: Mapping[str, Any], update: Update) -> tuple[SheetRow, ...]:
        """The points by where they come from, their sum; below, what breaks ties."""
        labels = self._labels()
        rows = [SheetRow(labels[line], _texts(values), "line", line) for line, values in outcome["breakdown"]]
        rows.append(SheetRow(self._names.term("vp"), _texts(outcome["scores"]), "total"))
        return (*rows, SheetRow(self.tr("Secrets in all"), _texts(self._secrets(update)), "note"))

    def _secrets(self, update: Update) -> list[int]:
        return [sum(counts) for counts in cast("Sequence[Sequence[int]]", update.view["secrets"])]

    def result(self, outcome: Mapping[str, Any], update: Update, seated: Sequence[str]) -> str:
        """Who won, with how many points, and what broke a tie; `seated` are the players with their nations."""
        ranking, scores, why = outcome["ranking"], outcome["scores"], outcome["reason"]
        first = ranking[0]
        sentences = [
            self._endings.sentence(why, [seated[seat] for seat in first]),
            self._points(why, scores[first[0]], update.view["circle"]),
        ]
        if len(first) > 1:
            sentences.append(self.tr("They are tied on points and on secrets."))
        tied = [seat for place in ranking[1:] for seat in place if scores[seat] == scores[first[0]]]
        if tied:
            sentences.append(self._decider(why, first[0], tied, self._secrets(update), seated))
        return capital(" ".join(sentences))

    def _points(self, why: str, points: int, circle: object) -> str:
        if why == "chaos":
            return self.tr("The Circle has {circle} VP, and the fewest points win: {points} VP.").format(
                circle=circle, points=points
            )
        return self.tr("Winning score: {points} VP.").format(points=points)

    def _decider(
        self, why: str, winner: int, tied: Sequence[int], secrets: Sequence[int], seated: Sequence[str]
    ) -> str:
        """R10.3, R10.5: secrets tell the winner from those with as many points."""
        template = (
            self.tr("{players}: the same points, but more secrets ({others} against {own}).")
            if why == "chaos"
            else self.tr("{players}: the same points, but fewer secrets ({others} against {own}).")
        )
        return template.format(
            players=listed([seated[seat] for seat in tied]),
            others=", ".join(str(secrets[seat]) for seat in tied),
            own=secrets[winner],
        )


def _texts(values: Sequence[int]) -> tuple[str, ...]:
    return tuple(map(plain, values))
