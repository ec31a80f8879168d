"""Dice on the table, and Support, which rolls one of them again (R14.9, R14.10)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engines.complot import actions as act
from engines.complot.actions import Action
from engines.complot.box.contents import SOU
from engines.complot.box.elements import CODES
from engines.complot.moves.asking import Window, opened
from engines.complot.moves.cards import offered, played
from engines.complot.state import NOBODY, Roll, State
from engines.game import Event, Plain, Seat
from engines.stack import AutomaticStep, Row, pushed


def rolled(
    state: State,
    what: str,
    by: Sequence[int],
    concerned: Sequence[Seat],
    then: AutomaticStep[State],
    events: list[Event],
    seat: Seat,
    winning: Sequence[tuple[int, ...]],
    exposed: Sequence[bool] = (),
) -> State:
    """One die for each of `by` (elements, or NOBODY), in this order; `then` comes once nobody rolls again.

    `winning` and `exposed` are those of the `Roll`.
    """
    faces, chance = [], state.chance
    for _ in by:
        face, chance = chance.die()
        faces.append(face)
    roll = Roll(what, tuple(by), tuple(faces), tuple(winning), tuple(exposed))
    state = state._replace(chance=chance, roll=roll)
    rollers: list[Plain] = [None if element == NOBODY else CODES[element] for element in by]
    hits, sabotaged = numbers(roll.hits), numbers(roll.sabotaged)
    fields: dict[str, Plain] = {"elements": rollers, "hits": hits, "sabotaged": sabotaged}
    events.append(Event({"kind": "dice", "by": seat, "what": what, "faces": [*faces], **fields}, chance=True))
    return opened(pushed(state, then), Supporting(Row.of(concerned)))


def numbers(dice: Sequence[bool]) -> list[Plain]:
    """The dice of which something is true, numbered as Support names them."""
    return [number for number, is_so in enumerate(dice, 1) if is_so]


def faces(state: State) -> tuple[int, ...]:
    """The faces of the dice on the table."""
    assert state.roll is not None
    return state.roll.faces


def only_face(state: State) -> tuple[int, State]:
    """What the only die on the table shows, and the table without it."""
    (face,) = faces(state)
    return face, state._replace(roll=None)


@dataclass(frozen=True, slots=True)
class Supporting(Window):
    """W-DIE: it begins again after each die that is rolled again."""

    row: Row
    phase = "support"
    kinds = (SOU,)

    def cards(self, state: State, seat: Seat) -> Sequence[Action]:
        count = len(faces(state))
        return [act.support(card, die) for card in offered(state, seat, SOU) for die in range(1, count + 1)]

    def played(self, state: State, seat: Seat, action: Action, events: list[Event]) -> State:
        assert isinstance(action, act.Support)
        assert state.roll is not None
        state = played(state, seat, action.card, events, die=action.die)
        face, chance = state.chance.die()
        roll, number = state.roll, action.die - 1
        assert roll is not None
        before = roll.faces[number]
        roll = roll._replace(faces=(*roll.faces[:number], face, *roll.faces[number + 1 :]))
        state = state._replace(chance=chance, roll=roll)
        fields: dict[str, Plain] = {"before": before, "face": face, "hit": roll.hits[number]}
        fields["sabotaged"] = action.die in numbers(roll.sabotaged)
        events.append(Event({"kind": "reroll", "by": seat, "die": action.die, **fields}, chance=True))
        return opened(state, replace(self, row=self.row.restarted()))
