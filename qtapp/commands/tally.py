"""What many matches between bots add up to: speed, length, and who won how often, with confidence intervals.

`Tally.plain` is what `table-ronde simulate --json` prints; its shape is part of the program's interface:

    game, options, seats, seed      what was played; deal number i has the seed `seed` + i
    bots                            the list as given, one bot for each seat
    exchange                        whether every deal was played once for each rotation of the bots
    budget                          {"by": "seconds" or "iterations", "scale": factor on the levels' budgets}
    jobs                            processes
    games, planned                  matches finished and planned (fewer finished: it was interrupted)
    seconds                         wall time; games_per_second and actions_per_second follow from it
    actions                         of all matches together
    length                          {"mean", "min", "max"} actions of a match
    rounds                          {"median", "min", "max"} rounds of a match (null: its game does not count them)
    ends                            for each reason why a match was over, how many were
    entries                         for each place in the list of bots: {"bot", and what follows}
    by_seat                         for each seat, whoever sat there: the same without "bot"
    by_bot                          for each kind of bot: {"bot", "places" in the list, and what follows}; who has
                                    several places counts once for each, so its rate is that of one place
      games, wins                   a win shared by n counts 1/n
      rate, low, high               share of wins, and its 95 % Wilson interval
      score                         mean final score
      seconds_per_decision          mean thinking time where there was a choice (null: there never was)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import median

from engines.game import OptionValue, Plain
from qtapp.commands.arena import Played

Z = 1.959964  # a normal variable is within so many standard deviations of its mean 95 times in 100


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share, by Wilson: sensible near 0 and 1 and for few games."""
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, Z * Z
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(slots=True)
class Share:
    """How one bot, or one seat, did."""

    games: int = 0
    wins: float = 0.0
    points: int = 0
    thinking: float = 0.0
    decisions: int = 0

    def add(self, other: Share) -> None:
        self.games += other.games
        self.wins += other.wins
        self.points += other.points
        self.thinking += other.thinking
        self.decisions += other.decisions

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    @property
    def score(self) -> float:
        return self.points / self.games if self.games else 0.0

    @property
    def pace(self) -> float | None:
        """Seconds for a decision."""
        return self.thinking / self.decisions if self.decisions else None

    def plain(self) -> dict[str, object]:
        low, high = self.interval
        pace = self.pace
        return {
            "games": self.games,
            "wins": self.wins,
            "rate": round(self.rate, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "score": round(self.score, 2),
            "seconds_per_decision": None if pace is None else round(pace, 6),
        }


@dataclass(slots=True)
class Tally:
    """The matches counted so far."""

    bots: Sequence[str]
    planned: int
    seconds: float = 0.0
    lengths: list[int] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)
    ends: dict[str, int] = field(default_factory=dict)
    entries: list[Share] = field(default_factory=list)
    by_seat: list[Share] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.entries = [Share() for _ in self.bots]
        self.by_seat = [Share() for _ in self.bots]

    def count(self, match: Played) -> None:
        self.lengths.append(match.actions)
        self.ends[match.reason] = self.ends.get(match.reason, 0) + 1
        if match.rounds is not None:
            self.rounds.append(match.rounds)
        for seat, entry in enumerate(match.pairing.entries):
            wins = 1 / len(match.winners) if seat in match.winners else 0.0
            for share in (self.entries[entry], self.by_seat[seat]):
                share.add(Share(1, wins, match.scores[seat], match.thinking[seat], match.decisions[seat]))

    @property
    def by_bot(self) -> dict[str, Share]:
        """The bots of the same kind together, in the order they were first named."""
        kinds = {bot: Share() for bot in self.bots}
        for bot, entry in zip(self.bots, self.entries, strict=True):
            kinds[bot].add(entry)
        return kinds

    @property
    def games(self) -> int:
        return len(self.lengths)

    @property
    def actions(self) -> int:
        return sum(self.lengths)

    def per_second(self, count: int) -> float:
        return count / self.seconds if self.seconds > 0 else 0.0

    def plain(self, asked: Mapping[str, Plain | Mapping[str, OptionValue | float]]) -> dict[str, object]:
        """Everything, as described above; `told` is what was asked for."""
        lengths = self.lengths
        return {
            **asked,
            "bots": list(self.bots),
            "games": self.games,
            "planned": self.planned,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.per_second(self.games), 4),
            "actions": self.actions,
            "actions_per_second": round(self.per_second(self.actions), 2),
            "length": {
                "mean": round(self.actions / self.games, 2) if lengths else None,
                "min": min(lengths, default=None),
                "max": max(lengths, default=None),
            },
            "rounds": {
                "median": median(self.rounds) if self.rounds else None,
                "min": min(self.rounds, default=None),
                "max": max(self.rounds, default=None),
            },
            "ends": self.ends,
            "entries": [{"bot": bot, **share.plain()} for bot, share in zip(self.bots, self.entries, strict=True)],
            "by_seat": [share.plain() for share in self.by_seat],
            "by_bot": [
                {"bot": bot, "places": list(self.bots).count(bot), **share.plain()}
                for bot, share in self.by_bot.items()
            ],
        }
