"""What each legal action would do, so that a window can show it without knowing a rule. By notation:

S  {"next": card}
T  {"gives": [cards that go to the opponent]}
P  {"card", "x", "y", "turned", "covers": [cells], "totals": [by seat], "change": [[line id, [by seat]]]},
   the change with the lines that change only
"""

from __future__ import annotations

from engines.game import Plain, Seat
from engines.wagons import scoring
from engines.wagons.actions import PlaceCard
from engines.wagons.notation import write
from engines.wagons.rules import legal
from engines.wagons.state import DRAFT, START, State


def choices(state: State, seat: Seat) -> dict[str, Plain]:
    actions = legal(state, seat)
    if state.phase == START:
        return {write(action): {"next": action.card} for action in actions}
    if state.phase == DRAFT:
        return {write(action): {"gives": list(state.order[:skipped])} for skipped, action in enumerate(actions)}
    lines = scoring.line_ids(state.goals)
    return {write(place): _placement(state, place, lines) for place in actions if isinstance(place, PlaceCard)}


def _placement(state: State, place: PlaceCard, lines: tuple[str, ...]) -> dict[str, Plain]:
    seat, (one, two) = state.actor, state.sheets
    after, other = sheets = scoring.sheets_after(state, seat, place)
    change: list[Plain] = [
        [line, [after[at] - one[at], other[at] - two[at]]]
        for at, line in enumerate(lines)
        if after[at] != one[at] or other[at] != two[at]
    ]
    return {
        "card": place.card,
        "x": place.x,
        "y": place.y,
        "turned": place.turned,
        "covers": [[x, y] for x, y in state.towns[seat].covered_by(place)],
        "totals": list(scoring.totals(sheets)),
        "change": change,
    }
