"""A table that is being laid by a written position: what may lie where, and why something cannot."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NoReturn

from engines.chance import Chance
from engines.complot.box.contents import (
    CARD_NUMBER,
    CARD_TYPE,
    MIS,
    MISSION_NUMBER,
    PLACE_COUNT,
    RULES,
    SEAT_CODES,
)
from engines.complot.box.elements import CHARACTERS, FIGURES, NEUTRAL, NUMBER, ORIGIN, VALUES, members
from engines.complot.moves.board import is_crowded, placed
from engines.complot.state import (
    ACTIVE,
    ASIDE,
    DECK,
    HANDS,
    IN_PLAY,
    KEPT,
    LINES,
    PILES,
    Active,
    State,
    Variant,
    blank,
    own_at,
    scored_zone,
    with_byte,
)
from engines.game import Seat, SetupError

FAULTS = (
    "notation",  # this is no position
    "twice",  # something is told twice
    "seats",  # of another number of players, or a seat that is not at the table
    "round",  # the game has not that many rounds
    "order",  # every seat has its turn once
    "phase",  # seats have no turns in it
    "place",  # there is no such place
    "element",  # there is no such element at this table, or it is not on the board
    "element_twice",  # an element is in two places
    "characters",  # more characters than a seat may have
    "crowded",  # more of a seat on a place than may stand there
    "wounds",  # an element with so many wounds is dead
    "closed",  # somebody stands on a closed place
    "card",  # there is no such card, or it does not lie there
    "card_twice",  # a card is in two places
    "mission",  # there is no such mission
    "mission_twice",  # a mission is in two places
    "progress",  # nothing like this happens to such a mission
    "figure",  # there is no such character
    "figure_twice",  # a character is in two places
    "points",  # more points than anybody could have, or not as many as their parts
    "over",  # the match would be over
)
"""Every `why` of a position that cannot be played."""


def refuse(why: str, part: str = "") -> NoReturn:
    raise SetupError("bad_position", why=why, part=part[:40])


class LaidTable:
    """What has been laid so far."""

    def __init__(self, variant: Variant) -> None:
        self.variant, self.seats = variant, variant.seats
        self.state = blank(variant, Chance(0))
        self.row = {name: [0] * self.seats for name in ("ip", "debt", "saved", *LINES[1:])}
        self.row["ap"] = [RULES.autonomy_per_round] * self.seats
        self.gone: list[int] = []
        self.deck: list[int] = []
        self.figure_deck: list[int] = []
        self.piles: list[list[int]] = [[], []]
        self.active: list[Active] = []
        self._zones: dict[int, list[int]] = {}  # cards by zone
        self._kept: dict[int, list[int]] = {}  # missions by zone
        self._cards, self._missions, self._figures = set[int](), set[int](), set[int]()

    # What is named.

    def seat(self, code: str) -> Seat:
        if len(code) != 1 or code not in SEAT_CODES[: self.seats]:
            refuse("seats", code)
        return SEAT_CODES.index(code)

    def place(self, text: str) -> int:
        if not (text.isascii() and text.isdigit() and not text.startswith("0")):
            refuse("notation", text)
        if len(text) > 2 or int(text) > PLACE_COUNT:
            refuse("place", text)
        return int(text)

    def element(self, code: str, seat: Seat | None = None) -> int:
        """A figure, or a unit: "A.a1", and just "a1" among those of the seat it comes from."""
        number = NUMBER.get(code)
        if number is None and seat is not None:
            number = NUMBER.get(f"{SEAT_CODES[seat]}.{code}")
        if number is None or self.seats <= ORIGIN[number] <= NEUTRAL:
            refuse("element", code)
        return number

    def standing(self, code: str) -> int:
        """An element on the board."""
        number = self.element(code)
        if not self.state.place[number]:
            refuse("element", code)
        return number

    def figure(self, code: str) -> int:
        """A character that lies nowhere yet."""
        if code not in FIGURES:
            refuse("figure", code)
        return _once(FIGURES.index(code), self._figures, "figure_twice", code)

    def card(self, code: str) -> int:
        """An action card that lies nowhere yet."""
        number = CARD_NUMBER.get(code)
        if number is None or number in self.state.actions.cards[ASIDE]:
            refuse("card", code)
        return _once(number, self._cards, "card_twice", code)

    def secondary(self, code: str) -> int:
        card = self.card(code)
        if CARD_TYPE[card] != MIS:
            refuse("card", code)
        return card

    def mission(self, code: str) -> int:
        """A mission that lies nowhere yet."""
        if code not in MISSION_NUMBER:
            refuse("mission", code)
        return _once(MISSION_NUMBER[code], self._missions, "mission_twice", code)

    # Where it lies.

    def put(self, code: str, seat: Seat, place: int) -> None:
        element = self.element(code, seat)
        if self.state.place[element]:
            refuse("element_twice", code)
        if CHARACTERS >> element & 1:
            self.figure(code)
        self.state = placed(self.state, element, seat, place)

    def wound(self, code: str, count: int) -> None:
        element = self.standing(code)
        if not 1 <= count < VALUES[self.seats].life[element]:
            refuse("wounds", code)
        self.state = self.state._replace(wounds=with_byte(self.state.wounds, element, count))

    def lay(self, zone: int, cards: Sequence[int]) -> None:
        self._zones.setdefault(zone, []).extend(cards)

    def hold(self, seat: Seat, cards: Sequence[int]) -> None:
        self.lay(HANDS + seat, cards)

    def score(self, seat: Seat, cards: Sequence[int]) -> None:
        self.lay(scored_zone(self.state, seat), cards)

    def keep(self, seat: Seat, missions: Sequence[int]) -> None:
        self._kept.setdefault(KEPT + seat, []).extend(missions)

    # The whole.

    def laid(self, chance: Chance) -> State:
        """The table, with everything that was not laid in its deck or pile, below what was."""
        state = self.state
        for seat in range(self.seats):
            if (state.own[seat] & CHARACTERS).bit_count() > RULES.max_characters:
                refuse("characters", SEAT_CODES[seat])
        state, chance = self._with_figures(state, chance)
        state, chance = self._with_cards(state, chance)
        state, chance = self._with_missions(state, chance)
        row = {name: tuple(values) for name, values in self.row.items()}
        missions = [
            total - sum(parts) for total, *parts in zip(*(row[name] for name in ("ip", *LINES[1:])), strict=True)
        ]
        if min(missions) < 0:
            refuse("points")
        return state._replace(
            ip=row["ip"],
            gains=(tuple(missions), *(row[name] for name in LINES[1:])),
            ap=row["ap"],
            debt=row["debt"],
            saved=row["saved"],
            chance=chance,
        )

    def _with_figures(self, state: State, chance: Chance) -> tuple[State, Chance]:
        """Main characters that are neither on the board nor in the deck are out of the game."""
        board = members(sum(state.own) & CHARACTERS)
        gone = [*self.gone]
        gone += [figure for figure in state.figures.cards[IN_PLAY] if figure not in self._figures]
        rest, chance = _rest(range(len(FIGURES)), {*board, *gone, *self.figure_deck}, chance)
        play = tuple(sorted((*board, *gone)))
        figures = state.figures._replace(cards=((*self.figure_deck, *rest), (), play)).shown(play)
        return state._replace(figures=figures, gone=sum(1 << figure for figure in gone)), chance

    def _with_cards(self, state: State, chance: Chance) -> tuple[State, Chance]:
        zones = state.actions
        for zone, cards in self._zones.items():
            zones = zones.moved(cards, DECK, zone)
            hand = zone - HANDS
            zones = zones.looked(hand, cards) if 0 <= hand < self.seats else zones.shown(cards)
        rest, chance = _rest(zones.cards[DECK], self.deck, chance)
        return state._replace(actions=zones._replace(cards=((*self.deck, *rest), *zones.cards[1:]))), chance

    def _with_missions(self, state: State, chance: Chance) -> tuple[State, Chance]:
        rest, chance = _rest(range(len(MISSION_NUMBER)), self._missions, chance)
        half = (len(rest) + 1) // 2
        zones = list(state.missions.cards)
        zones[PILES[0]], zones[PILES[1]] = (*self.piles[0], *rest[:half]), (*self.piles[1], *rest[half:])
        zones[ACTIVE] = tuple([active.mission for active in self.active])
        for zone, numbers in self._kept.items():
            zones[zone] = tuple(numbers)
        shown = [mission for zone in zones[ACTIVE:] for mission in zone]
        missions = state.missions._replace(cards=tuple(zones)).shown(shown)
        return state._replace(missions=missions, active=tuple(self.active)), chance

    def check_places(self, mover: Seat | None) -> None:
        """R10.10, which whoever is moving may break until the end of the turn; R15.14."""
        state = self.state
        for place in range(1, PLACE_COUNT + 1):
            if state.closed >> place & 1 and state.at[place]:
                refuse("closed", str(place))
            for seat in range(self.seats):
                if seat != mover and own_at(state, seat, place) and is_crowded(state, seat, place):
                    refuse("crowded", str(place))


def _once(number: int, named: set[int], why: str, code: str) -> int:
    if number in named:
        refuse(why, code)
    named.add(number)
    return number


def _rest(cards: Sequence[int], named: Collection[int], chance: Chance) -> tuple[tuple[int, ...], Chance]:
    """The cards that were not named, in an order that nobody knows."""
    left = [card for card in cards if card not in named]
    return chance.shuffled(left) if len(left) > 1 else (tuple(left), chance)
