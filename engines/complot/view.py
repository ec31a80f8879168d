"""What a seat may know (section 18): all of the table but the order of decks, the fronts of piles and other hands.

phase         the id of the decision (section 3b) as the reader may know it; "over" at the end
stage         0 at the start of a round, 1 to 8 its phases, 9 its end;  round, rounds
order, turn   the order of play; whose turn of the phase it is, or None
window        the seats that may still react, in order;  fitting: the types of cards that are played in this window
scores, ap    inquiry points and autonomy points by seat;  debt: of the next round;  saved: kept for it
helicopter    points left of helicopters in this turn
board         by place: the seats present, in the order of R11.1
wounds        [element, wounds] of those that have any
recoil, stopped, truce, used  elements with the mark;  closed: places
hand          one's own hand, in canonical order;  hands: how many cards by seat
known_hands   [seat, card]: of other hands, as far as the reader knows them
deck, figure_deck, piles      how many cards;  backs: the type of the top card of each pile, or None
known_deck, known_figures     [position from the top, card];  known_piles: [pile, position, mission]
shown         {"count", "cards"}: cards that one seat chooses from;  drawn: characters, likewise
active        face-up missions: see `_active`
pacts, treaties  [place, seats]: Alliances of this round, and of the round before
kept, scored  missions and secondary missions kept by each seat
roll          {"what", "dice": [element or None, face], "hits", "sabotaged"} on the table, or None; the last two are
              numbers of dice, as Support names them: those that bring about what was wanted, and those whose 1 hurts
              their own side
fight         {"place", "attacker", "defender" or None, "mission" or None, "foes"}, or None
about         what the question is about: {"place", "elements", "count", "mission", "unit": kind that was won, "card":
              that was played, "seat": whose deed it is, "drawn": whether the order of play has been drawn}
draft         the half-made choice of the reader: {"elements", "cards", "places"}, or None
where         see `where`
"""

from __future__ import annotations

from typing import Any

from engines.complot import scoring
from engines.complot.box.contents import CARD_CODES, CARD_TYPES, MISSION_CODES, UNIT_CODES
from engines.complot.box.elements import CODES, ELEMENTS, FIGURES, NEUTRAL, SHORT, members
from engines.complot.combat.fights import current_fight
from engines.complot.effects.dice import numbers
from engines.complot.events import codes
from engines.complot.missions.piles import back
from engines.complot.moves.asking import Asked, Subject, Window
from engines.complot.rules import actors, asked, window, without_draft
from engines.complot.state import (
    DECK,
    DRAWN,
    FIGURE_DECK,
    HANDS,
    KEPT,
    NOBODY,
    PILES,
    SHOWN,
    Pacts,
    State,
    hand,
    scored_zone,
)
from engines.complot.where import where
from engines.game import Plain, Seat
from engines.motion import visible
from engines.zones import Zones


def view(state: State, seat: Seat | None) -> dict[str, Plain]:
    """The table as `seat` may know it."""
    state = without_draft(state, seat)
    question = asked(state) if state.stack else None
    actions, figures, missions = state.actions, state.figures, state.missions
    seats = range(state.variant.seats)
    return {
        "phase": "over" if question is None else question.phase,
        "stage": state.stage,
        "actors": [*actors(state)],
        "scores": [*state.ip],
        "breakdown": [[line, [*points]] for line, points in scoring.breakdown(state)],
        "round": state.round,
        "rounds": state.variant.rounds,
        "order": [*state.order],
        "turn": _seat(state.turn),
        "window": [*window(state)],
        "fitting": [CARD_TYPES[kind] for kind in question.kinds] if isinstance(question, Window) else [],
        "ap": [*state.ap],
        "debt": [*state.debt],
        "saved": [*state.saved],
        "helicopter": state.helicopter,
        "board": [[*present] for present in state.arrivals[1:]],
        "wounds": [[CODES[element], state.wounds[element]] for element in ELEMENTS if state.wounds[element]],
        "recoil": codes(state.recoil),
        "stopped": codes(state.stopped),
        "truce": codes(state.truce),
        "used": codes(state.used),
        "closed": [place for place in range(1, len(state.at)) if state.closed >> place & 1],
        "hand": None if seat is None else [CARD_CODES[card] for card in sorted(hand(state, seat))],
        "hands": [len(hand(state, other)) for other in seats],
        "known_hands": [
            [other, CARD_CODES[card]]
            for other in seats
            if other != seat
            for card in actions.seen(HANDS + other, seat)
            if card is not None
        ],
        "deck": len(actions.cards[DECK]),
        "figure_deck": len(figures.cards[FIGURE_DECK]),
        "piles": [len(missions.cards[pile]) for pile in PILES],
        "backs": [back(state, pile) for pile in PILES],
        "known_deck": _known(actions, DECK, seat, CARD_CODES),
        "known_figures": _known(figures, FIGURE_DECK, seat, FIGURES),
        "known_piles": [
            [pile + 1, place, MISSION_CODES[mission]]
            for pile in PILES
            for place, mission in enumerate(missions.seen(pile, seat))
            if mission is not None
        ],
        "shown": _chosen_from(actions, SHOWN, seat, CARD_CODES),
        "drawn": _chosen_from(figures, DRAWN, seat, FIGURES),
        "active": [_active(state, number) for number in range(len(state.active))],
        "pacts": _pacts(state.pacts),
        "treaties": _pacts(state.treaties),
        "kept": [[MISSION_CODES[mission] for mission in missions.cards[KEPT + other]] for other in seats],
        "scored": [[CARD_CODES[card] for card in actions.cards[scored_zone(state, other)]] for other in seats],
        "roll": _roll(state),
        "fight": _fight(state),
        "about": _about(state, question),
        "draft": _draft(question, seat),
        "where": visible(where(state, seat)),
    }


def _seat(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def _element(element: int) -> str | None:
    return None if element == NOBODY else CODES[element]


def _known(zones: Zones, zone: int, seat: Seat | None, names: tuple[str, ...]) -> list[Plain]:
    return [[place, names[card]] for place, card in enumerate(zones.seen(zone, seat)) if card is not None]


def _chosen_from(zones: Zones, zone: int, seat: Seat | None, names: tuple[str, ...]) -> dict[str, Plain]:
    cards = zones.seen(zone, seat)
    return {"count": len(cards), "cards": [names[card] for card in cards if card is not None]}


def _pacts(pacts: Pacts) -> list[Plain]:
    return [[place, [*seats]] for place, seats in pacts]


def _active(state: State, number: int) -> dict[str, Plain]:
    """What has become of a mission so far."""
    active = state.active[number]
    return {
        "mission": MISSION_CODES[active.mission],
        "objective": active.objective,
        "winner": _seat(active.winner),
        "partner": _seat(active.partner),
        "carrier": _element(active.carrier),
        "lies": active.lies or None,
        "handed": active.is_handed,
        "holder": _seat(active.holder),
        "since": active.since or None,
        "beaten": active.is_beaten,
        "performer": _seat(active.performer),
        "ally": _seat(active.ally),
        "tried": [seat for seat in range(state.variant.seats) if active.tried >> seat & 1],
    }


def _roll(state: State) -> dict[str, Plain] | None:
    roll = state.roll
    if roll is None:
        return None
    dice: list[Plain] = [[_element(by), face] for by, face in zip(roll.by, roll.faces, strict=True)]
    return {"what": roll.what, "dice": dice, "hits": numbers(roll.hits), "sabotaged": numbers(roll.sabotaged)}


def _fight(state: State) -> dict[str, Plain] | None:
    fight = current_fight(state)
    if fight is None:
        return None
    return {
        "place": fight.place,
        "attacker": fight.attacker,
        "defender": None if fight.defender == NEUTRAL else fight.defender,
        "mission": None if fight.mission == NOBODY else MISSION_CODES[fight.mission],
        "foes": [SHORT[unit] for unit in members(state.foes)],
    }


def _about(state: State, question: Asked[Any] | None) -> dict[str, Plain]:
    """What all may know of the question, whatever it is."""
    subject = question.subject if question is not None else Subject()
    there = [element for element in members(subject.elements) if state.place[element] or state.foes >> element & 1]
    return {
        "place": subject.place or None,
        "elements": [CODES[element] for element in there],
        "count": subject.number or None,
        "mission": None if subject.mission == NOBODY else MISSION_CODES[subject.mission],
        "unit": None if subject.kind == NOBODY else UNIT_CODES[subject.kind],
        "card": None if subject.card == NOBODY else CARD_CODES[subject.card],
        "seat": _seat(subject.seat),
        "drawn": subject.is_drawn,
    }


def _draft(question: Asked[Any] | None, seat: Seat | None) -> dict[str, Plain] | None:
    """The steps taken so far, for the one who takes them."""
    if question is None or not question.is_half_made or question.seat != seat:
        return None
    elements, cards, places = question.draft
    return {
        "elements": [CODES[element] for element in elements],
        "cards": [CARD_CODES[card] for card in cards],
        "places": [*places],
    }
