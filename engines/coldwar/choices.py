"""What each legal action of a seat would do, as far as the seat can know, so that a window needs no rule to show it.

rec     {"seat", "room": left afterwards}
act     {"verb": "destroy", "mobilise", "make_ready", "steal", "give" or "peek", "group": the target, "owner": whose
        it is, "to": who gets it, "influence": the totals by seat afterwards}
pass    {"ends": whether it ends the struggle}
x       {"agent"}
ev LIV  {"group", "influence"}
ev NUC  {"groups": all that will go}
others  {}
"""

from __future__ import annotations

from engines.coldwar import actions as act
from engines.coldwar.actions import NONE, Action
from engines.coldwar.box.contents import (
    AGENT_CODES,
    BENEFIT,
    FACTION,
    GROUP_CODES,
    INFLUENCE,
    MEDIA,
    NUCLEAR,
    POPULATION,
)
from engines.coldwar.effects.event_cards import military
from engines.coldwar.effects.powers import activated, changed, owner
from engines.coldwar.notation import write
from engines.coldwar.rules import legal
from engines.coldwar.state import State
from engines.game import Plain, Seat


def choices(state: State, seat: Seat) -> dict[str, Plain]:
    """By notation, what each legal action of `seat` would do."""
    return {write(action): _effect(state, seat, action) for action in legal(state, seat)}


def _effect(state: State, seat: Seat, action: Action) -> dict[str, Plain]:
    struggle = state.struggle
    match action:
        case act.Recruit():
            return {"seat": seat, "room": POPULATION[state.objective] - len(struggle.groups[seat]) - 1}
        case act.Activate():
            return _activation(state, seat, action)
        case act.Pass():
            return {"ends": struggle.passes + 1 == state.variant.passes_to_end}
        case act.Choose(agent):
            return {"agent": AGENT_CODES[agent]}
        case act.UseEvent(card) if card == BENEFIT:
            group = struggle.discard[-1]
            return {"group": GROUP_CODES[group], "influence": [*changed(struggle.influence, seat, INFLUENCE[group])]}
        case act.UseEvent(card) if card == NUCLEAR:
            return {"groups": [GROUP_CODES[group] for group in military(struggle)]}
    return {}


def _activation(state: State, seat: Seat, action: act.Activate) -> dict[str, Plain]:
    struggle = state.struggle
    if FACTION[action.group] == MEDIA:
        return {"verb": "peek", "group": None, "owner": None, "to": None, "influence": [*struggle.influence]}
    after, event = activated(struggle, seat, action)
    to = seat if event.kind == "steal" else None if action.to == NONE else action.to
    return {
        "verb": event.kind,
        "group": GROUP_CODES[action.target],
        "owner": owner(struggle, action.target),
        "to": to,
        "influence": [*after.influence],
    }
