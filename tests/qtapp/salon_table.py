"""Words of the made-up game at full length, and six who play it, with names of all sizes: to see what finds room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engines import load
from engines.game import Plain, checked
from engines.match import Match
from engines.record import Header, Player, Record
from network.messages.table import Update
from qtapp.words.base import ScorePart, SheetRow, winners
from qtapp.words.phrases import listed
from tests.made_up.test_salon import played
from tests.qtapp.test_drafts import SalonWords

NAMES = ("Maximilienne-Éléonore Où", "Bo", "Wilhelmina Wärme-Brömmel", "Zoé", "Éléonore", "Bartholomäus Öçzgüzel-Ñ")
assert max(map(len, NAMES)) == 24


class LongSalonWords(SalonWords):
    """Says everything in sentences of the usual length."""

    def sentence(self, event: Mapping[str, Plain], names: Sequence[str]) -> str:
        told: Any = event
        by = names[told["by"]] if "by" in told else ""
        if event["kind"] in ("gift", "received"):
            letters = listed([f"letter {card[1]} to {names[to]}" for card, to in told["letters"]])
            return f"{by} gives {letters}." if event["kind"] == "gift" else f"What {by} gave is kept: {letters}."
        return f"{by}: {event['kind']}." if by else "The salon is over."

    def shares(self, update: Update) -> tuple[ScorePart, ...]:
        colours = {"letters": "#2f5d9b", "generosity": "#c2553a"}
        told: Any = update.view["breakdown"]
        return tuple(ScorePart(line, line.capitalize(), tuple(values), colours[line]) for line, values in told)

    def score_sheet(self, outcome: Mapping[str, Plain], update: Update) -> tuple[SheetRow, ...]:
        told: Any = outcome
        rows = [SheetRow(f"{line.capitalize()} of the evening", _texts(values)) for line, values in told["breakdown"]]
        return (*rows, SheetRow("Total", _texts(told["scores"]), "total"))

    def result(self, outcome: Mapping[str, Any], update: Update, names: Sequence[str]) -> str:
        first = [names[seat] for seat in winners(outcome)]
        return f"{listed(first)} {'wins' if len(first) == 1 else 'win together'}: most points (R5)."

    def verdict(self, outcome: Mapping[str, Plain], update: Update, names: Sequence[str]) -> str:
        return self.result(outcome, update, names)

    def text_board(self, update: Update, names: Sequence[str]) -> str:
        view: Any = update.view
        return "\n".join(f"{name}: {len(album)} letters" for name, album in zip(names, view["albums"], strict=True))


def _texts(values: Sequence[int]) -> tuple[str, ...]:
    return tuple(map(str, values))


def people(names: Sequence[str] = NAMES) -> tuple[Player, ...]:
    return tuple(map(Player, names))


def record_of(match: Match, names: Sequence[str] = NAMES) -> Record:
    header = Header(match.setup, tuple(map(Player, names)), "six", "2026-01-31T20:15:00Z", "")
    return Record(header, match, match.outcome is not None)


def finished(first: int = 1, rounds: int = 1) -> Match:
    """A match of six to the end, with so many in the first place."""
    matches = (played(6, seed, rounds) for seed in range(1000))
    return next(match for match in matches if match.outcome and len(match.outcome.ranking[0]) == first)


def nobody_ahead() -> Match:
    """Six who gave nothing away yet."""
    return Match(checked(load("salon"), 6, {}, 7))
