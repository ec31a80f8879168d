"""Where every component lies, as a seat may know it (section 18).

Figures and units are told by their codes ("XIII", "A.a1", whoever controls them), cards and missions by their ids,
neutral units by their mission ("M05.a1"), objects as "object:M15"; seats are numbers from 0.

  0@15                  on place 15, controlled by seat 0
  reserve:0             a unit that is not on the board
  gone                  a figure out of the game
  drawn:0:1             a character drawn by seat 0 and not yet chosen from
  hand:0:3              in a hand, as far as the reader knows it
  shown:0               one of the cards that a seat chooses from
  discard:7             in the discard pile, the last on top
  on:XIII               a combat card laid on an element
  laid:19               a secondary mission on its place;  scored:0:1: one that seat 0 has scored
  active:17             a face-up primary mission, by its place;  kept:0:1: one that seat 0 has kept
  garrison:31           a neutral unit
  with:A.c1, lies:33    an object, carried or lying
  box                   an action card that is not played with
  ?figures, ?unseen, ?piles  the character deck; action cards that cannot be seen; the mission piles

Markers: "0:ip" on ip:12, "0:ap" on ap:6, "round" on round:2.
"""

from __future__ import annotations

from engines.complot.box.contents import CARD_CODES, MISSION_CODES, MISSION_PLACE, SECONDARY_PLACE
from engines.complot.box.elements import CHARACTERS, CODES, FIGURES, SHORT, members
from engines.complot.combat.fights import current_fight
from engines.complot.state import (
    ASIDE,
    DISCARD,
    DRAWN,
    HANDS,
    KEPT,
    NOBODY,
    SHOWN,
    TABLE,
    Active,
    State,
    reserve,
    scored_zone,
)
from engines.game import Seat


def where(state: State, seat: Seat | None) -> dict[str, str]:
    """The place of everything."""
    places = dict.fromkeys(FIGURES, "?figures")
    places |= dict.fromkeys(MISSION_CODES, "?piles")
    places |= dict.fromkeys(CARD_CODES, "?unseen")
    _lay_elements(places, state, seat)
    _lay_cards(places, state, seat)
    _lay_missions(places, state)
    for other in range(state.variant.seats):
        places[f"{other}:ip"] = f"ip:{state.ip[other]}"
        places[f"{other}:ap"] = f"ap:{state.ap[other]}"
    places["round"] = f"round:{state.round}"
    return places


def _lay_elements(places: dict[str, str], state: State, seat: Seat | None) -> None:
    for other, own in enumerate(state.own):
        for element in members(own):
            places[CODES[element]] = f"{other}@{state.place[element]}"
        for unit in members(reserve(state, other)):
            places[CODES[unit]] = f"reserve:{other}"
    for figure in members(state.gone & CHARACTERS):
        places[CODES[figure]] = "gone"
    chooser = state.turn
    for number, card in enumerate(state.figures.seen(DRAWN, seat)):
        if card is not None:
            places[FIGURES[card]] = f"drawn:{chooser}:{number}"


def _lay_cards(places: dict[str, str], state: State, seat: Seat | None) -> None:
    zones = state.actions
    for other in range(state.variant.seats):
        for number, card in enumerate(zones.seen(HANDS + other, seat)):
            if card is not None:
                places[CARD_CODES[card]] = f"hand:{other}:{number}"
        for number, scored in enumerate(zones.cards[scored_zone(state, other)]):
            places[CARD_CODES[scored]] = f"scored:{other}:{number}"
    for number, card in enumerate(zones.seen(SHOWN, seat)):
        if card is not None:
            places[CARD_CODES[card]] = f"shown:{number}"
    for number, card in enumerate(zones.cards[DISCARD]):
        places[CARD_CODES[card]] = f"discard:{number}"
    for card in zones.cards[TABLE]:
        places[CARD_CODES[card]] = f"laid:{SECONDARY_PLACE[card]}"
    for card in zones.cards[ASIDE]:
        places[CARD_CODES[card]] = "box"
    for card, element in state.laid:
        places[CARD_CODES[card]] = f"on:{CODES[element]}"


def standing(state: State, active: Active) -> int:
    """The neutral units of a mission that are on its place: those left in a fight, else its garrison."""
    fight = current_fight(state)
    return state.foes if fight is not None and fight.mission == active.mission else active.garrison


def _lay_missions(places: dict[str, str], state: State) -> None:
    for active in state.active:
        code, place = MISSION_CODES[active.mission], MISSION_PLACE[active.mission]
        places[code] = f"active:{place}"
        for unit in members(standing(state, active)):
            places[f"{code}.{SHORT[unit]}"] = f"garrison:{place}"
        if active.carrier != NOBODY:
            places[f"object:{code}"] = f"with:{CODES[active.carrier]}"
        elif active.lies:
            places[f"object:{code}"] = f"lies:{active.lies}"
    for seat in range(state.variant.seats):
        for number, mission in enumerate(state.missions.cards[KEPT + seat]):
            places[MISSION_CODES[mission]] = f"kept:{seat}:{number}"
