"""How bots read their rivals: which Agent X is likely, going by habit and by what his owner has just done."""

from __future__ import annotations

from engines.coldwar.actions import NONE
from engines.coldwar.bot.prospects import Prospect
from engines.coldwar.bot.skirmish import Skirmish
from engines.coldwar.state import STRUGGLE, State
from engines.game import Seat

#         MS   DD   DA   AN   AS   AM   DI   CR
HABIT = (1.0, 0.4, 0.6, 0.6, 0.4, 0.5, 1.0, 0.6)
"""How often an agent is chosen, compared with the favourites."""

STRANGE = 0.3  # how likely it is that a seat passes although it would rather not leave things as they stand


def plausibility(state: State, seat: Seat) -> float:
    """How well the Agents X that `seat` does not know go with habit, and with the passes of their owners."""
    found = 1.0
    skirmish: Skirmish | None = None
    seats = len(state.sides)
    for rival, side in enumerate(state.sides):
        if rival == seat or side.field == NONE or side.face_up or side.seen >> seat & 1:
            continue
        found *= HABIT[side.field]
        # The seats before the one to act have passed, as many as there are passes in a row (R7.7).
        if state.phase == STRUGGLE and (state.actor - rival - 1) % seats < state.struggle.passes:
            skirmish = skirmish or Skirmish(state)
            found *= 1.0 if Prospect(skirmish, rival).is_content() else STRANGE
    return found
