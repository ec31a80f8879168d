"""The balance of The Circle: who wins by place in the first turn's order, by service, by kind of end.

Services are dealt (`setup=random`), so that none is favoured by who chooses first.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from statistics import median

from engines.cercle import scoring
from engines.cercle.box.contents import NATIONS
from engines.cercle.rules import asked
from engines.cercle.state import State
from tests.tuning.balance import Match, Study, row


def phase(state: State) -> str:
    return asked(state).phase


def told(seats: int, matches: Sequence[Match]) -> list[str]:
    places, services = defaultdict[int, float](float), defaultdict[int, float](float)
    dealt, ends = Counter[int](), Counter[str]()
    for match in matches:
        end: State = match.end
        winners = scoring.places(end)[0]
        for seat in range(seats):
            service, share = end.services[seat], (seat in winners) / len(winners)
            assert service is not None
            dealt[service] += 1
            places[(seat - match.opening.first) % seats] += share
            services[service] += share
        ends[end.ended] += 1
    turns = sorted(match.end.turn for match in matches)
    return [
        f"turns: median {median(turns)}, {turns[0]} to {turns[-1]}",
        "ends: " + ", ".join(f"{why} {number}" for why, number in sorted(ends.items())),
        f"the Circle at the end: median {median(match.end.circle for match in matches)}",
        *(row(f"place {place + 1}", places[place], len(matches)) for place in range(seats)),
        *(row(NATIONS[service], services[service], dealt[service]) for service in sorted(dealt)),
    ]


STUDY = Study("cercle", {"setup": "random"}, phase, told)
