"""A table to write rule tests at: a position in the words of the specification, lines in its notation (section 21).

    table = at(
        seats=3, order="BAC", round=2, phase=6, turn="A",
        board={15: "A:AMO,FEL,a1,a2 B:JON,a1,c1", 23: "B:s1"},
        wounds={"AMO": 1}, hands={"A": "INC1,COM03"}, ap={"A": 6}, ip={"A": 2}, active="M05,M12",
    )
    table.play("A: mv 15-13 a1", "A: end")
    table.legal("A"), table.illegal("A", "mv 15-13 a2"), table.refusal("A", "mv 15-13 a2")

Lines are `seat: action`; a phase before it (`2.6 A: end`) is not looked at. Long forms are played with all their steps.
A unit before whose name no seat stands is of the seat it is listed under; `B.c1` under A is a corrupted one. Whoever
is listed first on a place came first (R11.1). What a test does not name is as at the beginning of a game: empty hands,
decks in canonical order (`deck` and `piles` put cards on top), no active missions. `dice` are fed in the order of R3.3.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from engines.chance import Chance
from engines.complot import GAME
from engines.complot.actions import DONE, Action
from engines.complot.box.contents import CARD_CODES, CARD_NUMBER, MISSION_CODES, MISSION_NUMBER, SEAT_CODES
from engines.complot.box.elements import CHARACTERS, CODES, FIGURES, NUMBER, members
from engines.complot.moves.asking import Asked
from engines.complot.moves.board import active_number, placed, with_active
from engines.complot.phases.phase6 import begun as with_rights
from engines.complot.phases.rounds import PhaseStep, course
from engines.complot.state import (
    ACTIVE,
    DECK,
    DISCARD,
    DRAWN,
    FIGURE_DECK,
    HANDS,
    IN_PLAY,
    KEPT,
    PILES,
    TABLE,
    Active,
    State,
    Variant,
    blank,
    hand,
    reserve,
)
from engines.game import Event, IllegalAction, NotationError, Outcome
from engines.match import Draft
from engines.stack import settled

BySeat = Mapping[str, Any]


class Table:
    """A game in play, addressed in notation."""

    def __init__(self, state: State, events: Iterable[Event] = ()) -> None:
        self.state = state
        self.last = list(events)  # of the last call of `play`, or of laying out

    # Playing.

    def play(self, *lines: str) -> Table:
        """Lines one after the other. A line may be a step, and leave its choice half made."""
        self.last = []
        for line in lines:
            seat, text = _parts(line)
            draft = Draft(GAME, seat, self.state).extended(text)
            self.state = draft.state
            self.last += draft.events
        return self

    def dice(self, *faces: int) -> Table:
        """What the next dice show."""
        self.state = self.state._replace(chance=self.state.chance.fed(*faces))
        return self

    def draws(self, *shuffles: Iterable[str]) -> Table:
        """What the next shuffles or random draws put on top: cards, missions, characters, seats by their codes."""
        for codes in shuffles:
            numbers = tuple(_number(code) for code in codes)
            self.state = self.state._replace(chance=self.state.chance.fed(numbers))
        return self

    def passed(self, *phases: str) -> Table:
        """With a pass by everybody in all windows until another question is put, or one that is not among `phases`."""
        while self.window and (not phases or self.phase in phases):
            self.state, events = GAME.apply(self.state, self._asked, GAME.read("pass"))
            self.last += events
        return self

    def forked(self) -> Table:
        """The same table, free to go its own way."""
        return Table(self.state)

    # Asking.

    def legal(self, seat: str | None = None) -> list[str]:
        """What a seat (the one that is asked) may do now, in notation."""
        number = self._asked if seat is None else SEAT_CODES.index(seat)
        return [GAME.write(action) for action in GAME.legal(self.state, number)]

    def is_legal(self, seat: str, text: str) -> bool:
        """Whether a line, long forms included, could be played now."""
        try:
            draft = Draft(GAME, SEAT_CODES.index(seat), self.state).extended(text)
        except (IllegalAction, NotationError):
            return False
        return bool(draft.steps)

    def allows(self, line: str) -> None:
        seat, text = _parts(line)
        assert self.is_legal(SEAT_CODES[seat], text), f"{line} is refused; legal: {', '.join(self.legal())}"

    def forbids(self, line: str) -> None:
        seat, text = _parts(line)
        assert not self.is_legal(SEAT_CODES[seat], text), f"{line} is allowed"

    def refusal(self, line: str) -> tuple[str, str]:
        """Reason and rule with which a line is refused."""
        seat, text = _parts(line)
        try:
            Draft(GAME, seat, self.state).extended(text)
        except IllegalAction as refused:
            return refused.reason, refused.rule
        raise AssertionError(f"{line} is allowed")

    def choices(self, seat: str | None = None) -> dict[str, Any]:
        number = self._asked if seat is None else SEAT_CODES.index(seat)
        return dict(GAME.choices(self.state, number))

    @property
    def _asked(self) -> int:
        (seat,) = GAME.actors(self.state)
        return seat

    @property
    def asked(self) -> str:
        """The seat that must choose, "" after the end."""
        return "".join(SEAT_CODES[seat] for seat in GAME.actors(self.state))

    @property
    def phase(self) -> str:
        """The id of the decision (section 3b) as the seat that is asked is told, "over" after the end."""
        actors = GAME.actors(self.state)
        return str(self.view(self.asked or None)["phase"]) if actors else "over"

    @property
    def window(self) -> str:
        """The seats that may still react, in order; "" if no window is open."""
        return "".join(SEAT_CODES[seat] for seat in GAME.window(self.state))

    @property
    def half_made(self) -> str:
        seat = GAME.half_made(self.state)
        return "" if seat is None else SEAT_CODES[seat]

    def view(self, seat: str | None = None) -> dict[str, Any]:
        return GAME.view(self.state, None if seat is None else SEAT_CODES.index(seat))

    def where(self, component: str, seat: str | None = None) -> str:
        return GAME.where(self.state, None if seat is None else SEAT_CODES.index(seat))[component]

    @property
    def outcome(self) -> Outcome | None:
        return GAME.outcome(self.state)

    @property
    def winners(self) -> str:
        assert self.outcome is not None
        return "".join(SEAT_CODES[seat] for seat in self.outcome.winners)

    @property
    def kinds(self) -> list[str]:
        return [event.kind for event in self.last]

    def event(self, kind: str) -> dict[str, Any]:
        """The last event of a kind that the last call of `play` brought about."""
        return dict([event for event in self.last if event.kind == kind][-1].data)

    # What lies where.

    def at(self, place: int, seat: str | None = None) -> set[str]:
        """The elements on a place, or those of a seat: figures by code, units with the seat they come from ("A.a1")."""
        group = self.state.at[place]
        if seat is not None:
            group &= self.state.own[SEAT_CODES.index(seat)]
        return {CODES[element] for element in members(group)}

    def place(self, element: str) -> int:
        return self.state.place[NUMBER[element]]

    def owner(self, element: str) -> str:
        number = NUMBER[element]
        return "".join(SEAT_CODES[seat] for seat, own in enumerate(self.state.own) if own >> number & 1)

    def wounds(self, element: str) -> int:
        return self.state.wounds[NUMBER[element]]

    def has_recoil(self, element: str) -> bool:
        return bool(self.state.recoil >> NUMBER[element] & 1)

    def is_stopped(self, element: str) -> bool:
        return bool(self.state.stopped >> NUMBER[element] & 1)

    def is_gone(self, figure: str) -> bool:
        return bool(self.state.gone >> NUMBER[figure] & 1)

    def reserve(self, seat: str) -> set[str]:
        return {CODES[unit] for unit in members(reserve(self.state, SEAT_CODES.index(seat)))}

    def hand(self, seat: str) -> set[str]:
        return {CARD_CODES[card] for card in hand(self.state, SEAT_CODES.index(seat))}

    @property
    def deck(self) -> list[str]:
        return [CARD_CODES[card] for card in self.state.actions.cards[DECK]]

    @property
    def discard(self) -> list[str]:
        """The last discarded card comes last."""
        return [CARD_CODES[card] for card in self.state.actions.cards[DISCARD]]

    @property
    def laid_secondary(self) -> set[str]:
        return {CARD_CODES[card] for card in self.state.actions.cards[TABLE]}

    @property
    def figure_deck(self) -> list[str]:
        return [FIGURES[figure] for figure in self.state.figures.cards[FIGURE_DECK]]

    @property
    def drawn(self) -> list[str]:
        return [FIGURES[figure] for figure in self.state.figures.cards[DRAWN]]

    def pile(self, number: int) -> list[str]:
        return [MISSION_CODES[mission] for mission in self.state.missions.cards[number - 1]]

    def kept(self, seat: str) -> set[str]:
        return {MISSION_CODES[mission] for mission in self.state.missions.cards[KEPT + SEAT_CODES.index(seat)]}

    @property
    def active(self) -> list[str]:
        return [MISSION_CODES[active.mission] for active in self.state.active]

    def mission(self, code: str) -> Active:
        return self.state.active[active_number(self.state, MISSION_NUMBER[code])]

    @property
    def ip(self) -> tuple[int, ...]:
        return self.state.ip

    @property
    def ap(self) -> tuple[int, ...]:
        return self.state.ap

    @property
    def order(self) -> str:
        return "".join(SEAT_CODES[seat] for seat in self.state.order)

    @property
    def round(self) -> int:
        return self.state.round


@dataclass(frozen=True, slots=True)
class Paused(Asked[Action]):
    """Nothing happens any more."""

    seat: int = 0
    phase = "paused"

    def legal(self, state: State, seat: int) -> list[Action]:
        return [DONE]

    def answered(self, state: State, seat: int, action: Action, events: list[Event]) -> State:
        return state


def _parts(line: str) -> tuple[int, str]:
    found = re.fullmatch(r"(?:\d+\.\d+ )?([A-E]): (.+)", line)
    assert found, f"no line: {line}"
    return SEAT_CODES.index(found[1]), found[2]


def _number(code: str) -> int:
    for table in (CARD_NUMBER, MISSION_NUMBER, NUMBER):
        if code in table:
            return table[code]
    return SEAT_CODES.index(code)


def opening(seats: int = 3, *, seed: int = 1, **options: Any) -> Table:
    """A game as it is set up."""
    from engines.game import checked

    setup = checked(GAME, seats, options, seed)
    state = GAME.new(setup)
    return Table(state, GAME.opening(state))


def at(
    *,
    seats: int = 3,
    order: str = "",
    round: int = 2,
    rounds: int = 5,
    keep_autonomy: bool = False,
    phase: int = 6,
    turn: str | None = None,
    board: Mapping[int, str] | None = None,
    wounds: Mapping[str, int] | None = None,
    recoil: str = "",
    used: str = "",
    stopped: str = "",
    gone: str = "",
    hands: BySeat | None = None,
    discard: str = "",
    deck: str = "",
    figure_deck: str = "",
    secondary: str = "",
    active: str = "",
    piles: tuple[str, str] = ("", ""),
    kept: BySeat | None = None,
    missions: Mapping[str, Mapping[str, Any]] | None = None,
    closed: Iterable[int] = (),
    truce: Mapping[int, str] | None = None,
    allied: Mapping[int, str] | None = None,
    ip: BySeat | None = None,
    ap: BySeat | None = None,
    debt: BySeat | None = None,
    saved: BySeat | None = None,
    dice: Iterable[int] = (),
    seed: int = 1,
    until: int | None = None,
) -> Table:
    """A position. `turn`: whose turn of the phase it is (the seats before it have had theirs); None: the phase begins,
    with its windows. `phase`: 0 is the start of the round, 9 its end.

    `missions`: more of active missions, e.g. {"M15": {"winner": "A", "carrier": "A.c1"}, "M11": {"is_beaten": True}}.
    `truce`: places of an Alliance of the round before, with the seats present then; `allied`: of this round. `discard`:
    "SOU*" are all cards of a type. `until`: after this phase the table rests ("paused"), so that a test can look at it.
    """
    variant = Variant(seats, rounds, keep_autonomy, True)
    state = blank(variant, Chance(seed))
    state = state._replace(
        round=round,
        order=tuple(map(SEAT_CODES.index, order)) if order else tuple(range(seats)),
        ip=_row(ip, seats, 0),
        ap=_row(ap, seats, 6),
        debt=_row(debt, seats, 0),
        saved=_row(saved, seats, 0),
        closed=sum(1 << place for place in closed),
        treaties=_pacts(truce),
        pacts=_pacts(allied),
    )
    state = state._replace(gains=(state.ip, *state.gains[1:]))
    state = _with_board(state, board or {})
    state = _with_figures(state, _list(figure_deck), _list(gone))
    state = _with_cards(state, hands or {}, discard, secondary, deck)
    state = _with_missions(state, _list(active), piles, kept or {}, missions or {})
    values = bytearray(state.wounds)
    for code, count in (wounds or {}).items():
        values[NUMBER[code]] = count
    state = state._replace(
        wounds=bytes(values), recoil=_group(recoil), used=_group(used), stopped=_group(stopped), stage=phase
    )
    state = state._replace(chance=state.chance.fed(*dice))
    events: list[Event] = []
    if turn is not None and phase == 6:
        state = with_rights(state)
    begun = course(state, phase, None if turn is None else SEAT_CODES.index(turn))
    if until is not None:
        later = [item for item in begun.stack if not (isinstance(item, PhaseStep) and item.number > until)]
        begun = begun._replace(stack=(Paused(), *later))
    return Table(settled(begun, events), events)


def _row(values: BySeat | None, seats: int, usual: int) -> tuple[int, ...]:
    return tuple((values or {}).get(code, usual) for code in SEAT_CODES[:seats])


def _list(text: str) -> list[str]:
    return [part for part in text.split(",") if part]


def _group(text: str) -> int:
    return sum(1 << NUMBER[code] for code in _list(text))


def _pacts(places: Mapping[int, str] | None) -> tuple[tuple[int, tuple[int, ...]], ...]:
    return tuple((place, tuple(map(SEAT_CODES.index, seats))) for place, seats in (places or {}).items())


def _with_board(state: State, board: Mapping[int, str]) -> State:
    for place, groups in board.items():
        for group in groups.split():
            seat, _, elements = group.partition(":")
            for code in _list(elements):
                known = code in FIGURES or "." in code
                state = placed(state, NUMBER[code if known else f"{seat}.{code}"], SEAT_CODES.index(seat), place)
    return state


def _with_figures(state: State, top: list[str], gone: list[str]) -> State:
    """Main characters that are neither on the board nor in the deck are out of the game; the others lie in the deck."""
    board = sum(state.own) & CHARACTERS
    deck = [NUMBER[code] for code in top]
    lost = _group(",".join(gone))
    for figure in state.figures.cards[IN_PLAY]:
        if not board >> figure & 1 and figure not in deck:
            lost |= 1 << figure
    play = [*members(board | lost)]
    deck += [figure for figure in range(len(FIGURES)) if figure not in play and figure not in deck]
    zones = state.figures._replace(cards=(tuple(deck), (), tuple(play)))
    return state._replace(figures=zones.shown(play), gone=lost)


def _with_cards(state: State, hands: BySeat, discard: str, secondary: str, deck: str) -> State:
    zones = state.actions
    for code, cards in hands.items():
        seat = SEAT_CODES.index(code)
        numbers = [CARD_NUMBER[card] for card in _list(cards)]
        zones = zones.moved(numbers, DECK, HANDS + seat).looked(seat, numbers)
    for text, zone in ((discard, DISCARD), (secondary, TABLE)):
        for part in _list(text):
            named = [CARD_NUMBER[part]] if part in CARD_NUMBER else []
            kind = [card for card, code in enumerate(CARD_CODES) if part.endswith("*") and code[:3] == part[:3]]
            numbers = [card for card in named + kind if card in zones.cards[DECK]]
            zones = zones.moved(numbers, DECK, zone).shown(numbers)
    top = [CARD_NUMBER[card] for card in _list(deck)]
    rest = [card for card in zones.cards[DECK] if card not in top]
    return state._replace(actions=zones._replace(cards=((*top, *rest), *zones.cards[1:])))


def _with_missions(
    state: State, active: list[str], piles: tuple[str, str], kept: BySeat, more: Mapping[str, Mapping[str, Any]]
) -> State:
    numbers = [MISSION_NUMBER[code] for code in active]
    tops = [[MISSION_NUMBER[code] for code in _list(pile)] for pile in piles]
    keep = {SEAT_CODES.index(seat): [MISSION_NUMBER[code] for code in _list(codes)] for seat, codes in kept.items()}
    taken = [*numbers, *tops[0], *tops[1], *(mission for row in keep.values() for mission in row)]
    rest = [mission for mission in range(len(MISSION_CODES)) if mission not in taken]
    half = len(rest) // 2
    zones = list(state.missions.cards)
    zones[PILES[0]], zones[PILES[1]] = (*tops[0], *rest[:half]), (*tops[1], *rest[half:])
    zones[ACTIVE] = tuple(numbers)
    for seat, row in keep.items():
        zones[KEPT + seat] = tuple(row)
    shown = state.missions._replace(cards=tuple(zones)).shown([*numbers, *(m for row in keep.values() for m in row)])
    state = state._replace(missions=shown, active=tuple(map(Active, numbers)))
    for code, fields in more.items():
        number = active_number(state, MISSION_NUMBER[code])
        values: dict[str, Any] = {name: _meant(value) for name, value in fields.items()}
        state = with_active(state, number, state.active[number]._replace(**values))
    return state


def _meant(value: Any) -> Any:
    """A seat by its letter, an element by its code; numbers and truths as they are."""
    if not isinstance(value, str):
        return value
    return SEAT_CODES.index(value) if value in SEAT_CODES else NUMBER[value]
