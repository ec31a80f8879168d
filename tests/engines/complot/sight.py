"""Who may know which card, and when: section 18 of the specification once more, as an oracle for tests.

It follows a match event by event, looks at the real table where every card went, and keeps for each reader the cards
that it may tell from others. It shares nothing with the engine's own account of who knows what (`engines.zones.Known`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, TypeAlias

from engines.complot.box.contents import CARD_CODES, MISSION_CODES
from engines.complot.box.elements import FIGURES
from engines.complot.state import DECK, DRAWN, FIGURE_DECK, HANDS, PILES, SHOWN, State
from engines.game import Event, Seat

Reader: TypeAlias = Seat | None

EVERYTHING = frozenset((*CARD_CODES, *FIGURES, *MISSION_CODES))
# A byte that a letter or a digit stands before belongs to another word: M01 is no part of COM01.
_NAMES = re.compile(b"(?<![A-Z0-9])(" + b"|".join(sorted((code.encode() for code in EVERYTHING), reverse=True)) + b")")

OPEN = "open"


def named(data: bytes) -> set[str]:
    """The cards, characters and missions that these bytes name."""
    return {found.decode() for found in _NAMES.findall(data)}


def places(state: State) -> dict[str, str]:
    """Where each card really is: `hand 2`, `deck`, `pile 0`, ...; OPEN where all can see it."""
    seats = range(state.variant.seats)
    hidden = {DECK: "deck", SHOWN: "shown"} | {HANDS + seat: f"hand {seat}" for seat in seats}
    found = {}
    for codes, zones, names in (
        (CARD_CODES, state.actions, hidden),
        (FIGURES, state.figures, {FIGURE_DECK: "characters", DRAWN: "drawn"}),
        (MISSION_CODES, state.missions, {pile: f"pile {pile}" for pile in PILES}),
    ):
        for zone, cards in enumerate(zones.cards):
            found |= {codes[card]: names.get(zone, OPEN) for card in cards}
    return found


class Sight:
    """What each reader may know, from the beginning of a match on."""

    def __init__(self, state: State) -> None:
        self._places = places(state)
        self.known: dict[Reader, set[str]] = {reader: set() for reader in (*range(state.variant.seats), None)}
        self._look(())

    def follow(self, events: Iterable[Event]) -> dict[Reader, set[str]]:
        """Go on; what each reader may have read of meanwhile."""
        allowed = {reader: set(known) for reader, known in self.known.items()}
        for event in events:
            before = self._places
            if event.after is not None:
                self._places = places(event.after)  # type: ignore[arg-type]
            self._forget(event.kind, event.data, before)
            self._look(_lookers(event.kind, event.data))
            if event.kind == "intelligence":  # the fronts of the piles, for whoever played the card
                self.known[event.data["by"]] |= {front for front in event.data["missions"] if front}
            for reader, known in self.known.items():
                allowed[reader] |= known
        return allowed

    def at(self, place: str) -> set[str]:
        """The cards that lie there now."""
        return {code for code, where in self._places.items() if where == place}

    def _look(self, lookers: tuple[int, ...]) -> None:
        """What lies open is seen by all, a hand by its owner, cards that are chosen from by those who look at them."""
        for reader, known in self.known.items():
            known |= self.at(OPEN) | self.at(f"hand {reader}")
            if reader in lookers:
                known |= self.at("shown") | self.at("drawn")

    def _forget(self, kind: str, data: Any, before: dict[str, str]) -> None:
        """Cards are mixed with others, or one of them is taken that others cannot see."""

        def lying(place: str) -> set[str]:
            return {code for code, where in before.items() if where == place}

        if kind == "reshuffled":
            lost, but = self.at("deck"), set()
        elif kind == "spied":
            lost, but = lying(f"hand {data['seat']}"), {data["by"], data["seat"]}
        elif kind in ("keep", "spy_keeps") and len(lying("shown")) > 1:
            lost, but = lying("shown"), {data["by"], data.get("seat")} - {None}
        else:
            return
        for reader, known in self.known.items():
            if reader not in but:
                known -= lost


def _lookers(kind: str, data: Any) -> tuple[int, ...]:
    """The seats that look at the cards which somebody chooses from."""
    if kind in ("bonus_draw", "drawn"):
        return (data["by"],)
    return (data["by"], data["seat"]) if kind == "spied" else ()
