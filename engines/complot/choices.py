"""What each legal action of a seat would do, as far as the seat can know. By notation:

+XIII           {"along": who may join after that, one after the other, as long as nobody has to be deceived}
put, buy        {"cost": AP, "left"}
>23             {"cost": points, "left": of AP and helicopters, "enemies": elements there, "crowded": own units above 3}
BLO, ATT        {"odds": in percent}
ACC, ESP, ALL   {"points": that the target loses, "cards": that are shown}
SOI             {"wounds": that are left};  SOU {"face": of the die as it lies}
kill, cap, cor  {"odds", "points": for a death or a capture}
lay             {"bonus", "needed": face with which the element hits}
aim, wound, hit {"left": life, "dies"}
retreat         {"enemies": elements there, "ends": whether the group may stay there}
try             {"points", "enemies": neutral units, "needed": face for a plot, "odds": of a plot, or None}
deliver         {"points": that the seat gets}
All others tell nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engines.complot import actions as act
from engines.complot.actions import NONE, Action
from engines.complot.box.contents import (
    ACC,
    ATT,
    AVI,
    BONUS,
    BOX,
    CARD_TYPE,
    COSTS,
    ESP,
    MISSION_KIND,
    POINTS,
    ROLLS,
    RULES,
)
from engines.complot.box.elements import CODES, units_in
from engines.complot.combat.retreats import may_stay
from engines.complot.effects.wounds import life_left
from engines.complot.missions.ability import PLOTTED
from engines.complot.moves.asking import Asked
from engines.complot.moves.board import active_number
from engines.complot.moves.departures import companions, exit_of
from engines.complot.notation import write
from engines.complot.phases.purchases import PlacingUnit
from engines.complot.rules import asked, legal
from engines.complot.state import NOBODY, State, enemies_at, hand, own_at, values
from engines.game import Plain, Seat

ChoiceData = dict[str, Plain]


def choices(state: State, seat: Seat) -> dict[str, Plain]:
    """By notation, what each legal action of `seat` would do."""
    found = legal(state, seat)
    if not found:
        return {}
    question = asked(state)
    return {write(action): _told(state, question, action) for action in found}


def _told(state: State, question: Asked[Any], action: Action) -> ChoiceData:
    teller = _TELLERS.get(type(action))
    return teller(state, question, action) if teller else {}


def odds(faces: tuple[int, ...]) -> int:
    """In percent, of one die."""
    return round(100 * len(faces) / 6)


def _join(state: State, question: Any, action: act.Join) -> ChoiceData:
    seat, element = question.seat, act.meant(question.seat, action.element)
    exit_ = exit_of(state, seat, state.place[element])
    group = getattr(question, "group", 0) | 1 << element
    along = companions(exit_, group) if question.emptied.phase == "move" else []
    return {"along": [CODES[other] for other in along]}


def _unit(state: State, question: Asked[Any], action: act.Buy | act.PutUnit) -> ChoiceData:
    cost = 0 if isinstance(question, PlacingUnit) else COSTS[action.kind]
    return {"cost": cost, "left": state.ap[question.seat] - cost}


def _depart(state: State, question: Any, action: act.Depart) -> ChoiceData:
    seat, place = question.seat, action.place
    is_step = action.card == NONE or CARD_TYPE[action.card] not in (AVI,)
    cost = int(is_step and question.emptied.phase == "move")
    there = own_at(state, seat, place) | question.group
    return {
        "cost": cost,
        "left": state.ap[seat] + state.helicopter - cost,
        "enemies": enemies_at(state, seat, place).bit_count(),
        "crowded": units_in(there) > RULES.max_units_per_place,
    }


def _at_place(state: State, question: Asked[Any], action: act.PlayAtPlace) -> ChoiceData:  # noqa: ARG001
    return {"odds": odds(ROLLS.bombing_success) if CARD_TYPE[action.card] == ATT else 100}


def _on_seat(state: State, question: Asked[Any], action: act.PlayOnSeat) -> ChoiceData:  # noqa: ARG001
    kind = CARD_TYPE[action.card]
    points = min(RULES.accusation_loss, state.ip[action.seat]) if kind == ACC else 0
    return {"points": points, "cards": min(2, len(hand(state, action.seat))) if kind == ESP else 0}


def _first_aid(state: State, question: Asked[Any], action: act.FirstAid) -> ChoiceData:
    return {"wounds": state.wounds[act.meant(question.seat, action.element)] - 1}


def _support(state: State, question: Asked[Any], action: act.Support) -> ChoiceData:  # noqa: ARG001
    assert state.roll is not None
    return {"face": state.roll.faces[action.die - 1]}


def _kill(state: State, question: Asked[Any], action: act.Kill) -> ChoiceData:  # noqa: ARG001
    is_last = life_left(state, action.target) == 1
    points = values(state).elimination[action.target] if is_last else 0
    return {"odds": odds(ROLLS.assassination_success), "points": points}


def _capture(state: State, question: Asked[Any], action: act.Capture) -> ChoiceData:  # noqa: ARG001
    return {"odds": odds(ROLLS.capture_success), "points": values(state).elimination[action.target]}


def _corrupt(state: State, question: Asked[Any], action: act.Corrupt) -> ChoiceData:  # noqa: ARG001
    return {"odds": odds(ROLLS.corruption_success), "points": 0}


def _lay(state: State, question: Asked[Any], action: act.LayCard) -> ChoiceData:
    bonus = BONUS[action.card]
    return {"bonus": bonus, "needed": values(state).combat[act.meant(question.seat, action.element)] - bonus}


def _hurt(state: State, element: int, wounds: int) -> ChoiceData:
    left = life_left(state, element) - wounds - 1
    return {"left": left, "dies": not left}


def _aim(state: State, question: Asked[Any], action: act.Aim) -> ChoiceData:
    return _hurt(state, act.meant(question.seat, action.target), 0)


def _wound(state: State, question: Any, action: act.Wound) -> ChoiceData:
    element = act.meant(question.seat, action.element)
    return _hurt(state, element, question.wounds.count(element))


def _bomb(state: State, question: Asked[Any], action: act.Bomb) -> ChoiceData:
    return _hurt(state, act.meant(question.seat, action.element), 0)


def _retreat(state: State, question: Any, action: act.Retreat) -> ChoiceData:
    seat, place = question.seat, action.place
    group = getattr(question, "group", 0)
    if not group:
        fight = getattr(question, "fight", None)
        group = own_at(state, seat, question.place if fight is None else fight.place)
    return {
        "enemies": enemies_at(state, seat, place).bit_count(),
        "ends": may_stay(state, seat, group, place),
    }


def _attempt(state: State, question: Asked[Any], action: act.Attempt) -> ChoiceData:  # noqa: ARG001
    mission = action.mission
    active = state.active[active_number(state, mission)]
    is_delivery = bool(BOX.missions[mission].deliver_to)
    row: ChoiceData = {"points": 0 if is_delivery else POINTS[mission], "enemies": active.garrison.bit_count()}
    if MISSION_KIND[mission] not in PLOTTED:
        return {**row, "needed": 0, "odds": None}
    bonus = 0 if action.card == NONE else BONUS[action.card]
    needed = values(state).plot[action.figure] - bonus - BOX.missions[mission].plot
    return {**row, "needed": needed, "odds": odds(tuple(face for face in range(1, 7) if face >= needed))}


def _deliver(state: State, question: Asked[Any], action: act.Deliver) -> ChoiceData:
    """Each part is worth half; half of that goes to the partner of an Alliance (R13.12, R15.18)."""
    active = state.active[active_number(state, action.mission)]
    half, seat = POINTS[action.mission] // 2, question.seat
    points = half // 2 if active.performer == seat and active.ally != NOBODY else half
    if active.winner == seat:
        points += half // 2 if active.partner != NOBODY else half
    elif active.partner == seat:
        points += half // 2
    return {"points": points}


_TELLERS: Mapping[type, Callable[[State, Any, Any], ChoiceData]] = {
    act.Join: _join,
    act.PutUnit: _unit,
    act.Buy: _unit,
    act.Depart: _depart,
    act.PlayAtPlace: _at_place,
    act.PlayOnSeat: _on_seat,
    act.FirstAid: _first_aid,
    act.Support: _support,
    act.Kill: _kill,
    act.Capture: _capture,
    act.Corrupt: _corrupt,
    act.LayCard: _lay,
    act.Aim: _aim,
    act.Wound: _wound,
    act.Bomb: _bomb,
    act.Retreat: _retreat,
    act.Attempt: _attempt,
    act.Deliver: _deliver,
}
