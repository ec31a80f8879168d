"""The table as a seat may know it (R14), built up from nothing.

Seats are numbers, cards and agents codes ("M4", "IRN", "DA").

  phase       what is decided now: "balance", "analyst", "planning", "start", "struggle", "peek", "nuclear", "nobel",
              "double_agent", "cryptographer", "detente", "order" or "over"
  stage       the phase of the turn: "briefing", "planning", "struggle", "ceasefire", "debriefing", "detente", "over"
  actors, scores, breakdown   as in every view; the breakdown has a line for each objective in a scoring pile, in the
              order of claiming, and "bonus" where the roster can bring one
  mode, roster ("" in duel), target, turn, year, last_turn
  where       the place of every card, agent, token and marker that can be seen (`where`)
  balance     the seat with the token; first: who began this struggle; passes: in a row so far; passes_to_end
  objective   {"id", "kind", "stability", "population", "vp", "profile", "status": "open", "claimed" or "buried"}
  objectives  {"count", "known": [[place, id]]}: the deck; 0 is the top. Known to this seat, or (None) to everyone
  groups      the same for the group deck
  discard     {"count", "top"}; spent: the events on the objective discard pile
  seats       by seat: agency, influence, excess (above the Stability), groups [{"id", "ready"}] in the order they came,
              room (for more groups), agent (the Agent X if this seat may know him), agent_is ("none", "hidden", "known"
              to this seat alone or a few, "revealed"), hq (None while another seat's Agent X lies face down), hq_count,
              possible (who he may be, while another seat's lies face down), back (from leave, this Planning), leave,
              out [[agent, "T" or "D"]], won, bonus, passed (in the present run of passes)
  dominator, runner_up, ranking (of this turn's cease-fire), loser (of the last one)
  pending     {"listening": [by, on] or None, "analyst": seat or None}
  looking     {"what": "groups", "group", "objectives" or "objective", "cards"}: shown to this seat for its decision
  next_up     during the struggle, the seats in the order they will act
  report      what all saw of the last Cease-fire, Debriefing and Détente: events, each with its "stage"
"""

from __future__ import annotations

from engines.coldwar import scoring
from engines.coldwar.actions import NONE
from engines.coldwar.box.contents import (
    AGENCY_CODES,
    AGENT_CODES,
    AGENTS_IN,
    BOX,
    GROUP_CODES,
    OBJECTIVE_CODES,
    POPULATION,
    STABILITY,
)
from engines.coldwar.events import report
from engines.coldwar.knowledge import knows_agent
from engines.coldwar.phases.briefing import DEPTH as ANALYST_DEPTH
from engines.coldwar.phases.detente import DEPTH as SPACE_DEPTH
from engines.coldwar.rules import actors
from engines.coldwar.state import NUCLEAR, PEEK, STAGES, STRUGGLE, AgencyState, State, clockwise
from engines.coldwar.where import where
from engines.game import Plain, Seat
from engines.motion import visible
from engines.zones import Known

ACTING = (STRUGGLE, PEEK, NUCLEAR)


def view(state: State, seat: Seat | None) -> dict[str, Plain]:
    """What `seat` may know; None is a spectator, who knows what all know (R14.5)."""
    struggle, rules = state.struggle, state.variant
    return {
        "phase": state.phase,
        "stage": STAGES[state.phase],
        "actors": list(actors(state)),
        "scores": list(scoring.scores(state)),
        "breakdown": [[line, list(values)] for line, values in scoring.breakdown(state)],
        "mode": rules.mode,
        "roster": rules.roster,
        "target": rules.target,
        "turn": state.turn,
        "year": BOX.facts.first_year + state.turn - 1,
        "last_turn": BOX.facts.last_turn,
        "where": visible(where(state, seat)),
        "balance": state.balance,
        "first": _seat(struggle.first),
        "passes": struggle.passes,
        "passes_to_end": rules.passes_to_end,
        "objective": _objective(state),
        "objectives": _deck(state.odeck, state.oknown, OBJECTIVE_CODES, seat),
        "groups": _deck(struggle.deck, struggle.known, GROUP_CODES, seat),
        "discard": {
            "count": len(struggle.discard),
            "top": GROUP_CODES[struggle.discard[-1]] if struggle.discard else None,
        },
        "spent": [OBJECTIVE_CODES[card] for card in state.spent],
        "seats": [_side(state, other, seat) for other in range(rules.seats)],
        "dominator": _seat(state.dominator),
        "runner_up": _seat(state.runner_up),
        "ranking": list(state.ranking),
        "loser": _seat(state.loser),
        "pending": {"listening": list(state.listening) or None, "analyst": _seat(state.analyst)},
        "looking": _looking(state) if seat is not None and seat == state.actor else None,
        "next_up": list(clockwise(state.actor, rules.seats)) if state.phase in ACTING else [],
        "report": report(state),
    }


def _seat(seat: Seat) -> Seat | None:
    return None if seat == NONE else seat


def _agents(bits: int) -> list[Plain]:
    return [AGENT_CODES[agent] for agent in AGENTS_IN[bits]]


def _objective(state: State) -> dict[str, Plain]:
    card = BOX.objectives[state.objective]
    return {
        "id": card.id,
        "kind": card.kind,
        "stability": card.stability,
        "population": card.population,
        "vp": card.vp,
        "profile": list(card.profile),
        "status": state.status,
    }


def _deck(deck: tuple[int, ...], known: Known, codes: tuple[str, ...], seat: Seat | None) -> Plain:
    return {"count": len(deck), "known": [[place, codes[deck[place]]] for place in known.places(deck, seat)]}


def _side(state: State, seat: Seat, viewer: Seat | None) -> dict[str, Plain]:
    """One seat as `viewer` may know it."""
    side, struggle = state.sides[seat], state.struggle
    groups, influence = struggle.groups[seat], struggle.influence[seat]
    secret = seat != viewer and side.field != NONE and not side.face_up
    return {
        "agency": AGENCY_CODES[seat],
        "influence": influence,
        "excess": max(0, influence - STABILITY[state.objective]),
        "groups": [{"id": GROUP_CODES[group], "ready": bool(struggle.ready >> group & 1)} for group in groups],
        "room": POPULATION[state.objective] - len(groups),
        **_agent(side, viewer),
        "hq": None if secret else _agents(side.hq),
        "hq_count": side.hq.bit_count(),
        "possible": _agents(side.possible) if secret else None,
        "back": _agents(side.back),
        "leave": _agents(side.leave),
        "out": [[AGENT_CODES[agent], cause] for agent, cause in side.out],
        "won": [OBJECTIVE_CODES[card] for card in side.won],
        "bonus": side.bonus,
        "passed": _has_passed(state, seat),
    }


def _agent(side: AgencyState, viewer: Seat | None) -> dict[str, Plain]:
    if side.field == NONE:
        return {"agent": None, "agent_is": "none"}
    if not knows_agent(side, viewer):
        return {"agent": None, "agent_is": "hidden"}
    return {"agent": AGENT_CODES[side.field], "agent_is": "revealed" if side.face_up else "known"}


def _has_passed(state: State, seat: Seat) -> bool:
    """Whether the last action of `seat` belongs to the present run of passes: those just before the one to act."""
    if state.phase not in ACTING:
        return False
    return (state.actor - seat - 1) % state.variant.seats < state.struggle.passes


def _looking(state: State) -> dict[str, Plain] | None:
    """The cards shown to the seat that is asked (R5.5, R8.3, R10.20, R12.6)."""
    groups = [GROUP_CODES[group] for group in state.struggle.deck[:ANALYST_DEPTH]]
    objectives = [OBJECTIVE_CODES[card] for card in state.odeck[:SPACE_DEPTH]]
    match state.phase:
        case "analyst":
            return {"what": "groups", "cards": [*groups]}
        case "peek":
            return {"what": "group", "cards": [*groups[:1]]}
        case "order":
            return {"what": "objectives", "cards": [*objectives]}
        case "cryptographer":
            return {"what": "objective", "cards": [*objectives[:1]]}
    return None
