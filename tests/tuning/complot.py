"""The balance of XIII: Le Complot: who wins by place in the order and by main character, where points come from, and
how missions of each type fare."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from statistics import median

from engines.complot import scoring
from engines.complot.box.contents import MISSION_KIND, MISSION_KINDS, MISSION_NUMBER
from engines.complot.box.elements import CHARACTERS, CODES, members
from engines.complot.rules import asked
from engines.complot.state import LINES, State
from tests.tuning.balance import Match, Study, row

WHAT = {
    "mission": "revealed",
    "attempt": "attempts",
    "success": "solved",
    "failure": "failed",
    "part_won": "first parts",
    "seized": "seized",
}
"""By kind of event about a mission: what it counts as."""


def phase(state: State) -> str:
    return asked(state).phase


def told(seats: int, matches: Sequence[Match]) -> list[str]:
    count = len(matches)
    first, last, mains = (defaultdict[int, float](float) for _ in range(3))
    dealt, gains = Counter[int](), Counter[str]()
    for match in matches:
        end: State = match.end
        winners = scoring.places(end)[0]
        for seat in range(seats):
            share = (seat in winners) / len(winners)
            (main,) = members(match.opening.own[seat] & CHARACTERS)
            dealt[main] += 1
            mains[main] += share
            first[match.opening.order.index(seat)] += share
            last[end.order.index(seat)] += share
        gains.update({line: sum(points) for line, points in zip(LINES, end.gains, strict=True)})
    best = sorted(max(match.end.ip) for match in matches)
    shared = sum(len(scoring.places(match.end)[0]) > 1 for match in matches)
    return [
        f"points of the winner: median {median(best)}, {best[0]} to {best[-1]}; shared victories {shared}",
        *(row(f"place {place + 1} in the first round", first[place], count) for place in range(seats)),
        *(row(f"place {place + 1} in the last round", last[place], count) for place in range(seats)),
        *(row(CODES[main], mains[main], dealt[main]) for main in sorted(dealt)),
        "points of a seat: " + ", ".join(f"{line} {gains[line] / count / seats:.2f}" for line in LINES),
        *_missions(matches),
    ]


def _missions(matches: Sequence[Match]) -> list[str]:
    """By type of mission: what became of those that were revealed, and the points that they brought."""
    found = {kind: Counter[str]() for kind in MISSION_KINDS}
    for match in matches:
        for event in match.events:
            name = event.data["kind"]
            if name in WHAT:
                tally = found[MISSION_KINDS[MISSION_KIND[MISSION_NUMBER[event.data["mission"]]]]]
                tally[WHAT[name]] += 1
                if name == "success":
                    tally["points"] += sum(points for _, points in event.data["shares"])
    return [
        f"{kind}: " + ", ".join(f"{what} {tally[what]}" for what in (*WHAT.values(), "points") if tally[what])
        for kind, tally in found.items()
    ]


STUDY = Study("complot", {}, phase, told)
