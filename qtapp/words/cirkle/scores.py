"""How a game of Cirkle stands and how it ended. There are no points: the sheet counts the units left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from network.messages.table import Update
from qtapp.words.base import ScorePart, SheetRow
from qtapp.words.cirkle.endings import CirkleEndings
from qtapp.words.cirkle.names import Names, View
from qtapp.words.names import Sentences
from qtapp.words.phrases import listed

COLOURS = {"carrier": "#3F6E8C", "helicopter": "#4E8F5A", "tank": "#A9762F", "plane": "#7D5A9B"}


class CirkleScores(Sentences[Names]):
    """Units left, missiles lost, and who has won."""

    def __init__(self, names: Names) -> None:
        super().__init__(names)
        self._endings = CirkleEndings()

    def shares(self, view: View) -> tuple[ScorePart, ...]:
        return tuple(
            ScorePart(line, self._plural(line), tuple(values), COLOURS[line]) for line, values in view["breakdown"]
        )

    def _plural(self, line: str) -> str:
        return self._names.text(self._names.units[line], "plural")

    def sheet(self, outcome: dict[str, Any], update: Update) -> tuple[SheetRow, ...]:
        """The units on the board by type, all together; below, what decides: missiles, targets, recoveries."""
        view = cast("dict[str, Any]", update.view)
        rows = [SheetRow(self.tr("Units left"), (), "heading")]
        rows += [SheetRow(self._plural(line), _texts(values), "line", line) for line, values in outcome["breakdown"]]
        rows.append(SheetRow(self.tr("All units"), _texts(outcome["scores"]), "total"))
        rows.append(
            SheetRow(self.tr("Missiles lost"), _texts([seat["lost_missiles"] for seat in view["seats"]]), "note")
        )
        rows.append(
            SheetRow(
                self.tr("Enemy targets taken"), _texts([len(seat["objectives"]) for seat in view["seats"]]), "note"
            )
        )
        if any(seat["recovery"] != "none" for seat in view["seats"]):
            used = tuple(self._recovery(seat) for seat in view["seats"])
            rows.append(SheetRow(self.tr("Recovery used"), used, "note"))
        return tuple(rows)

    def _recovery(self, seat: dict[str, Any]) -> str:
        """As short as the column of a seat is narrow."""
        return {"none": "–", "left": self.tr("no"), "spent": self.tr("yes")}[seat["recovery"]]

    def result(self, outcome: Mapping[str, Any], view: View, seated: Sequence[str]) -> str:
        """`seated`: the players by seat, with their colours."""
        reason = outcome["reason"]
        is_drawn = reason in ("no_free_unit", "repetition", "quiet")
        winners = "" if is_drawn else listed([seated[seat] for seat in outcome["ranking"][0]])
        return self._endings.sentence(reason, winners, view["quiet"]["limit"])


def _texts(values: Sequence[int]) -> tuple[str, ...]:
    return tuple(map(str, values))
