"""Where every card, agent and token lies, and how the tracks stand, as a seat may know it (R14).

Groups and objectives are told by their codes ("M4", "IRN"), agents and what else each agency has with the agency before
them ("KGB:DA").

  groups:1:0:ready       in front of a seat, in the order they came; or groups:1:0:mobilised
  discard                the top of the discard pile; below it ?discard, the group deck ?deck
  objective              the current objective; the objective deck ?objectives
  won:1:0, spent:0       a scoring pile and the spent events, in the order they came there
  hq:1:0, leave:1:0      headquarters and leave, in the order of the rulebook
  out:1:0:T              out of play, in the order they went: T eliminated, D detained
  field:1:down           the Agent X; field:1:up when all have seen him
  seat:1, domination     the Balance token ("balance") and the Domination tokens ("KGB:token")
  phase:struggle         the marker "phase"; "turn" lies on turn:3:1955, "KGB:score" on score:12 and "KGB:influence" on
                         influence:7

While another seat's Agent X lies face down, nobody can tell that agency's cards in headquarters and in the field apart:
they are "KGB:?0", "KGB:?1", ... in headquarters and "KGB:?" in the field, unless he is known.
"""

from __future__ import annotations

from functools import cache

from engines.coldwar.actions import NONE
from engines.coldwar.box.contents import AGENCY_CODES, AGENT_CODES, AGENTS_IN, BOX, GROUP_CODES, OBJECTIVE_CODES
from engines.coldwar.knowledge import knows_agent
from engines.coldwar.state import OPEN, STAGES, State, Struggle
from engines.game import Seat

_SEATS = tuple(f"seat:{seat}" for seat in range(len(AGENCY_CODES)))
_PHASES = {phase: f"phase:{stage}" for phase, stage in STAGES.items()}
_GROUPS = tuple(
    tuple((f"groups:{seat}:{number}:mobilised", f"groups:{seat}:{number}:ready") for number in range(len(GROUP_CODES)))
    for seat in range(len(AGENCY_CODES))
)
_DECKS = {
    **dict.fromkeys(GROUP_CODES, "?deck"),
    **dict.fromkeys(OBJECTIVE_CODES, "?objectives"),
}


def where(state: State, seat: Seat | None) -> dict[str, str]:
    """The place of everything, as `seat` may know it; None is a spectator."""
    found = dict(_DECKS)
    if state.status == OPEN and state.objective != NONE:
        found[OBJECTIVE_CODES[state.objective]] = "objective"
    found.update({OBJECTIVE_CODES[card]: f"spent:{number}" for number, card in enumerate(state.spent)})
    found["balance"] = _SEATS[state.balance]
    found["phase"] = _PHASES[state.phase]
    found["turn"] = f"turn:{state.turn}:{BOX.facts.first_year + state.turn - 1}"
    _lay_groups(found, state.struggle)
    for owner in range(state.variant.seats):
        _lay_agency(found, state, owner, seat)
    return found


def _lay_groups(found: dict[str, str], struggle: Struggle) -> None:
    for seat, groups in enumerate(struggle.groups):
        for number, group in enumerate(groups):
            found[GROUP_CODES[group]] = _GROUPS[seat][number][struggle.ready >> group & 1]
    for group in struggle.discard:
        found[GROUP_CODES[group]] = "?discard"
    if struggle.discard:
        found[GROUP_CODES[struggle.discard[-1]]] = "discard"


def _lay_agency(found: dict[str, str], state: State, seat: Seat, viewer: Seat | None) -> None:
    """Everything that one agency has, as `viewer` may know it."""
    side, name = state.sides[seat], AGENCY_CODES[seat]
    found[f"{name}:score"] = f"score:{side.vp}"
    found[f"{name}:influence"] = f"influence:{state.struggle.influence[seat]}"
    found[f"{name}:token"] = "domination" if state.dominator == seat else _SEATS[seat]
    for number, card in enumerate(side.won):
        found[OBJECTIVE_CODES[card]] = f"won:{seat}:{number}"
    is_secret = seat != viewer and side.field != NONE and not side.face_up
    found.update(_backs(seat, side.hq.bit_count()) if is_secret else _row(seat, "hq", side.hq))
    found.update(_row(seat, "leave", side.leave))
    for number, (agent, cause) in enumerate(side.out):
        found[f"{name}:{AGENT_CODES[agent]}"] = f"out:{seat}:{number}:{cause}"
    if side.field != NONE:
        code = AGENT_CODES[side.field] if knows_agent(side, viewer) else "?"
        found[f"{name}:{code}"] = f"field:{seat}:{'up' if side.face_up else 'down'}"


@cache
def _row(seat: Seat, zone: str, agents: int) -> dict[str, str]:
    """A set of agents, each by name."""
    name = AGENCY_CODES[seat]
    return {f"{name}:{AGENT_CODES[agent]}": f"{zone}:{seat}:{number}" for number, agent in enumerate(AGENTS_IN[agents])}


@cache
def _backs(seat: Seat, count: int) -> dict[str, str]:
    """So many agents in headquarters that cannot be told apart."""
    return {f"{AGENCY_CODES[seat]}:?{number}": f"hq:{seat}:{number}" for number in range(count)}
