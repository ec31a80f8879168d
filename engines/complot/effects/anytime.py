"""Cards that may be played at any time: Accusation, Spy, Intelligence, First Aid; and Innocent, the answer to the first
two (R15.1 to R15.6). W-ANY is here as well, and W-LAST (R4.4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engines.complot import actions as act
from engines.complot.actions import Action, FirstAid, Keep, PlayCard, PlayOnSeat
from engines.complot.box.contents import ACC, CARD_CODES, CARD_TYPE, ESP, INN, MISSION_CODES, REN, RULES, SOI
from engines.complot.box.elements import CHARACTERS, CODES, members
from engines.complot.events import cards as codes
from engines.complot.events import told
from engines.complot.moves.asking import Asked, Subject, Window, is_hidden, opened, put
from engines.complot.moves.cards import offered, played
from engines.complot.moves.points import scored
from engines.complot.state import HANDS, LOSSES, PILES, SHOWN, State, hand, with_byte
from engines.game import Event, Plain, Seat
from engines.stack import AutomaticStep, Row, pushed

ANYTIME = (ACC, ESP, REN, SOI)


def wounded_figures(state: State, seat: Seat) -> list[int]:
    """Those that First Aid may help at any time (R14.2)."""
    return [figure for figure in members(state.own[seat] & CHARACTERS) if state.wounds[figure]]


def _seats_with_points(state: State, seat: Seat) -> list[Seat]:
    return [other for other in range(state.variant.seats) if other != seat and state.ip[other]]


def _seats_with_cards(state: State, seat: Seat) -> list[Seat]:
    return [other for other in range(state.variant.seats) if other != seat and hand(state, other)]


def _has_missions(state: State) -> bool:
    return any(state.missions.cards[pile] for pile in PILES)


def anytime_cards(state: State, seat: Seat) -> list[Action]:
    """All that a seat may do with cards that can be played at any time (R4.5)."""
    kinds = {CARD_TYPE[card] for card in hand(state, seat)}
    actions: list[Action] = []
    if ACC in kinds:
        (card,) = offered(state, seat, ACC)
        actions += [act.play_on(card, other) for other in _seats_with_points(state, seat)]
    if ESP in kinds:
        (card,) = offered(state, seat, ESP)
        actions += [act.play_on(card, other) for other in _seats_with_cards(state, seat)]
    if REN in kinds and _has_missions(state):
        actions += [act.play_card(card) for card in offered(state, seat, REN)]
    if SOI in kinds:
        (card,) = offered(state, seat, SOI)
        actions += [act.first_aid(card, figure) for figure in wounded_figures(state, seat)]
    return actions


def could_play_anytime(state: State, seat: Seat) -> bool:
    """R4.1, in everybody's eyes."""
    return (
        (is_hidden(state, REN) and _has_missions(state))
        or (is_hidden(state, ESP) and bool(_seats_with_cards(state, seat)))
        or (is_hidden(state, ACC) and bool(_seats_with_points(state, seat)))
        or (is_hidden(state, SOI) and bool(wounded_figures(state, seat)))
    )


def is_anytime(action: Action) -> bool:
    """Whether it is one of `anytime_cards`."""
    match action:
        case PlayCard(card) | PlayOnSeat(card) | FirstAid(card):
            return CARD_TYPE[card] in ANYTIME
    return False


def played_anytime(state: State, seat: Seat, action: Action, events: list[Event]) -> State:
    """The card is played; what comes of it lies on the stack or has happened."""
    match action:
        case PlayOnSeat(card, target):
            state = played(state, seat, card, events, seat=target)
            step = Accusation(seat, target) if CARD_TYPE[card] == ACC else Spying(seat, target)
            return opened(pushed(state, step), Answering(Row.of((target,)), seat, card))
        case FirstAid(card, name):
            return cared(state, seat, card, act.meant(seat, name), events)
        case PlayCard(card):
            return _looked(played(state, seat, card, events), seat, events)
    raise AssertionError(action)


def cared(state: State, seat: Seat, card: int, element: int, events: list[Event]) -> State:
    """R15.6: one wound less."""
    state = played(state, seat, card, events, element=CODES[element])
    state = state._replace(wounds=with_byte(state.wounds, element, state.wounds[element] - 1))
    events.append(told("care", by=seat, element=CODES[element], wounds=state.wounds[element]))
    return state


def _looked(state: State, seat: Seat, events: list[Event]) -> State:
    """R15.4: the fronts of the top cards of both piles."""
    tops = [state.missions.cards[pile][:1] for pile in PILES]
    for top in tops:
        state = state._replace(missions=state.missions.looked(seat, top))
    data: dict[str, Plain] = {
        "kind": "intelligence",
        "by": seat,
        "missions": [MISSION_CODES[top[0]] if top else None for top in tops],
    }
    events.append(Event(data, {"missions": (seat,)}, final=True))
    return state


@dataclass(frozen=True, slots=True)
class Anytime(Window):
    """W-ANY: once around, several cards each."""

    row: Row
    phase = "anytime"
    kinds = ANYTIME

    def is_able(self, state: State, seat: Seat) -> bool:
        return could_play_anytime(state, seat)

    def cards(self, state: State, seat: Seat) -> Sequence[Action]:
        return anytime_cards(state, seat)

    def played(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        return played_anytime(pushed(state, Reopening(self)), seat, action, events)


@dataclass(frozen=True, slots=True)
class LastCall(Anytime):
    """W-LAST: until all pass in a row."""

    phase = "last_call"

    def played(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        again = replace(self, row=self.row.resumed())
        return played_anytime(pushed(state, Reopening(again)), seat, action, events)


@dataclass(frozen=True, slots=True)
class Reopening(AutomaticStep[State]):
    """A window goes on once what a card brought about is over."""

    window: Window

    def taken(self, state: State, events: list[Event]) -> State:  # noqa: ARG002
        return opened(state, self.window)


@dataclass(frozen=True, slots=True)
class Asking(AutomaticStep[State]):
    """A question is put again once what a card brought about is over."""

    question: Asked[Action]

    def taken(self, state: State, events: list[Event]) -> State:
        return put(state, self.question, events)


@dataclass(frozen=True, slots=True)
class Answering(Window):
    """W-INN: the target of an Accusation or a Spy, which lies next on the stack."""

    row: Row
    by: Seat
    card: int
    phase = "innocent"
    kinds = (INN,)

    @property
    def subject(self) -> Subject:
        return Subject(card=self.card, seat=self.by)

    def cards(self, state: State, seat: Seat) -> Sequence[Action]:
        return [act.play_card(card) for card in offered(state, seat, INN)]

    def played(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        assert isinstance(action, PlayCard)
        cancelled = state.stack[-1]
        assert isinstance(cancelled, Accusation | Spying)
        state = played(state._replace(stack=state.stack[:-1]), seat, action.card, events)
        events.append(told("innocent", by=seat, against=cancelled.by))
        return state


@dataclass(frozen=True, slots=True)
class Accusation(AutomaticStep[State]):
    """R15.1"""

    by: Seat
    target: Seat

    def taken(self, state: State, events: list[Event]) -> State:
        lost = min(RULES.accusation_loss, state.ip[self.target])
        events.append(told("accused", by=self.by, seat=self.target, points=lost))
        return scored(state, self.target, LOSSES, -lost, events)


@dataclass(frozen=True, slots=True)
class Spying(AutomaticStep[State]):
    """R15.2: two cards of the hand at random, or the only one."""

    by: Seat
    target: Seat

    def taken(self, state: State, events: list[Event]) -> State:
        spy, victim = self.by, self.target
        cards = tuple(sorted(hand(state, victim)))
        if len(cards) > 1:
            drawn, chance = state.chance.shuffled(cards)
            state, cards = state._replace(chance=chance), drawn[:2]
        # Nobody else can tell which cards of the hand these are.
        zones = state.actions.forgotten(hand(state, victim), but=(spy, victim))
        zones = zones.moved(cards, HANDS + victim, SHOWN).looked(spy, cards)
        state = state._replace(actions=zones)
        data: dict[str, Plain] = {
            "kind": "spied",
            "by": spy,
            "seat": victim,
            "cards": codes(cards),
            "count": len(cards),
        }
        events.append(Event(data, {"cards": (spy, victim)}, chance=True, final=True, after=state))
        return put(state, KeepingSpied(spy, victim), events)


@dataclass(frozen=True, slots=True)
class KeepingSpied(Asked[Action]):
    """Which of the cards shown the spy keeps; two cannot be told apart by the others, so it is asked."""

    seat: Seat
    victim: Seat
    phase = "keep_card"

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:  # noqa: ARG002
        return [act.keep(card) for card in sorted(state.actions.cards[SHOWN])]

    def answered(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        assert isinstance(action, Keep)
        victim = self.victim
        zones = state.actions.forgotten(state.actions.cards[SHOWN], but=(seat, victim))
        zones = zones.moved((action.card,), SHOWN, HANDS + seat)
        zones = zones.moved(zones.cards[SHOWN], SHOWN, HANDS + victim)
        state = state._replace(actions=zones)
        data: dict[str, Plain] = {"kind": "spy_keeps", "by": seat, "seat": victim, "card": CARD_CODES[action.card]}
        events.append(Event(data, {"card": (seat, victim)}, after=state))
        return state
