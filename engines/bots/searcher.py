"""What every search has in common, however it goes about it: how it is run, what it would do, what it expects.

The levels, the thinking process and the commands know a search through `Searcher` alone. The one that serves every game
is `search.Search`; a game may bring its own (`Policy.searcher`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from engines.game import Action
from engines.match import Steps


def unhurried() -> float:
    """Spends nothing: the iterations alone end the search."""
    return 0.0


@dataclass(frozen=True, slots=True)
class Weighed:
    """One choice at the root as the search sees it."""

    steps: Steps
    share: float  # of the attention; in a simultaneous choice, of the mixture
    value: float  # what the seat may expect of it
    line: tuple[Steps, ...]  # the choices that are expected to follow, this one first

    @property
    def action(self) -> Action:
        """The first step."""
        return self.steps[0]


@dataclass(frozen=True, slots=True)
class Decision:
    """What the search would do, and why."""

    steps: Steps
    value: float  # what the seat may expect from here, 0 to 1
    iterations: int
    weighed: tuple[Weighed, ...]  # the choices that were tried, best first

    @property
    def action(self) -> Action:
        """The first step."""
        return self.steps[0]


class Searcher(Protocol):
    """The thoughts of one seat about one position, which may be a choice of its own that is half made."""

    @property
    def is_forced(self) -> bool:
        """Whether there is only one thing to do: then no search is needed to decide."""

    @property
    def iterations(self) -> int:
        """How much was looked at so far, in the measure of this search."""

    @property
    def depth(self) -> int:
        """How many actions ahead everything was looked at; 0 for a search that does not go by depth."""

    @property
    def value(self) -> float:
        """What the seat may expect from here, 0 to 1."""

    def run(self, iterations: int, spent: Callable[[], float] = unhurried) -> None:
        """Search on for so many iterations, or until `spent` (the share of the time that is gone) reaches 1."""

    def decision(self, *, blur: float = 0.0) -> Decision:
        """The best choice found; with `blur`, one drawn from those whose value is not much more than that worse."""

    def lines(self, count: int) -> tuple[Weighed, ...]:
        """The best choices found so far with what is expected to follow; none if the seat is not asked.

        It may be called while the search runs, from inside `spent`.
        """
