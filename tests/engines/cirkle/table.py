"""A board to write rule tests at: a position in text, and actions in notation, read through the contract."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engines.cirkle import GAME
from engines.cirkle.positions import diagrams
from engines.cirkle.state import State, set_up
from engines.game import Event, IllegalAction, Outcome, Plain, checked

MODES = ("duel", "solo", "double", "survivor")
SEATS = {"duel": 2, "solo": 4, "double": 4, "survivor": 4}


class Table:
    """A game in play, addressed in notation: `play("C3-C4", "B7-B8")`."""

    def __init__(self, text: str) -> None:
        self.state: State = new_game(text) if text in MODES else set_up(text)
        self.events: list[Event] = []

    def play(self, *texts: str) -> Table:
        for text in texts:
            (seat,) = GAME.actors(self.state)
            self.state, events = GAME.apply(self.state, seat, GAME.read(text))
            self.events += events
        return self

    @classmethod
    def of(cls, state: State) -> Table:
        """A game that has come to this state."""
        table = cls.__new__(cls)
        table.state, table.events = state, []
        return table

    def forked(self) -> Table:
        """The same board, free to go its own way."""
        return Table.of(self.state)

    @property
    def choices(self) -> dict[str, dict[str, Plain]]:
        """What each legal action of whoever must act would do."""
        return {
            text: choice for seat in GAME.actors(self.state) for text, choice in GAME.choices(self.state, seat).items()
        }

    @property
    def legal(self) -> list[str]:
        return [GAME.write(action) for seat in GAME.actors(self.state) for action in GAME.legal(self.state, seat)]

    def may(self, text: str) -> bool:
        """Whether an action is legal; if not, it must be refused as well."""
        if text in self.legal:
            return True
        self.refused(text)
        return False

    def actions(self, start: str) -> list[str]:
        """The legal actions whose text begins like this, sorted."""
        return sorted(text for text in self.legal if text.startswith(start))

    def refused(self, text: str) -> tuple[str, str]:
        """The reason and the rule for which an action of the player to move is refused; nothing may have changed."""
        error = self.refusal(text)
        return error.reason, error.rule

    def refusal(self, text: str, seat: int | None = None) -> IllegalAction:
        before = self.state, self.text
        with pytest.raises(IllegalAction) as caught:
            GAME.apply(self.state, self.state.position.mover if seat is None else seat, GAME.read(text))
        assert (self.state, self.text) == before
        assert caught.value.reason in GAME.reasons
        return caught.value

    @property
    def text(self) -> str:
        """The position in notation."""
        return diagrams.write(self.state.position)

    @property
    def mover(self) -> str:
        """The letter of the player to move, "" after the end."""
        return "".join(self.letter(seat) for seat in GAME.actors(self.state))

    def letter(self, seat: int) -> str:
        return self.state.position.variant.letters[seat]

    @property
    def view(self) -> dict[str, Plain]:
        return GAME.view(self.state, None)

    def seat(self, letter: str) -> dict[str, Plain]:
        return next(seat for seat in self.view["seats"] if seat["colour"][0] == letter)

    def unit(self, square: str) -> dict[str, Plain]:
        return next(unit for unit in self.view["units"] if unit["square"] == square)

    def sight(self, square: str) -> dict[str, Plain]:
        return self.view["sight"][square]

    @property
    def outcome(self) -> Outcome | None:
        return GAME.outcome(self.state)

    @property
    def result(self) -> str:
        """The end and the letters of the winners, as `plain` writes it; "" while the game goes on."""
        if self.outcome is None:
            return ""
        winners = self.state.position.winners
        letters = "".join(
            self.letter(seat) for seat in range(SEATS[self.state.position.variant.id]) if winners >> seat & 1
        )
        return f"{self.outcome.reason} {letters}"

    def told(self, kind: str) -> list[dict[str, Plain]]:
        """The events of a kind so far, without their kind."""
        return [
            {name: value for name, value in event.data.items() if name != "kind"}
            for event in self.events
            if event.kind == kind
        ]

    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]


def new_game(mode: str) -> State:
    return GAME.new(checked(GAME, SEATS[mode], {"mode": mode}, 1))


def random_game(mode: str, seed: int) -> Iterator[State]:
    """The states of a game in which every choice is as likely as any other, to the end."""
    rng, state = Random(seed), new_game(mode)
    yield state
    while actors := GAME.actors(state):
        legal = GAME.legal(state, actors[0])
        state, _ = GAME.apply(state, actors[0], legal[int(rng.random() * len(legal))])
        yield state


def orders(table: Table, count: int, *first: str) -> str:
    """The letters of the players to move, while each plays the first harmless thing there is."""
    table.play(*first)
    found = ""
    for _ in range(count):
        found += table.mover
        table.play(next(text for text in table.legal if "x" not in text and "=" not in text))
    return found
