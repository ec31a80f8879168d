"""The rest of a struggle, played out fast and sensibly: every seat does what looks best at once, knowing what it may.

A skirmish is a struggle on scratch paper: the same groups and the same deck, but changed in place and without telling
anyone. How good an action looks is up to `Prospect`. Actions are those of the rules, so that the same judgement also
says which choices deserve a look in the search.
"""

from __future__ import annotations

from engines.coldwar.actions import NONE, PASS, RECRUIT, Action, Activate
from engines.coldwar.bot.prospects import Prospect
from engines.coldwar.bot.stakes import stakes
from engines.coldwar.box.contents import (
    ECONOMIC,
    FACTION,
    HIGHEST,
    INFLUENCE,
    MEDIA,
    MILITARY,
    POPULATION,
    PROFILE,
    STABILITY,
)
from engines.coldwar.state import State
from engines.game import Seat


class Skirmish:
    """A struggle to be played out."""

    __slots__ = (
        "actor",
        "deck",
        "groups",
        "influence",
        "known",
        "left",
        "limit",
        "passes",
        "passes_to_end",
        "profile",
        "ready",
        "seats",
        "stability",
        "stakes",
        "top",
    )

    def __init__(self, state: State) -> None:
        struggle, objective = state.struggle, state.objective
        self.seats = state.variant.seats
        self.passes_to_end = state.variant.passes_to_end
        self.stability, self.limit, self.profile = STABILITY[objective], POPULATION[objective], PROFILE[objective]
        self.groups = [list(groups) for groups in struggle.groups]
        self.ready = struggle.ready
        self.influence = list(struggle.influence)
        self.deck, self.top, self.known = struggle.deck, 0, struggle.known
        self.left = [0] * (HIGHEST + 1)  # by Influence, how many are in the deck: the log tells everyone
        for group in struggle.deck:
            self.left[INFLUENCE[group]] += 1
        self.passes = struggle.passes
        self.actor = state.actor
        self.stakes = [stakes(state, seat) for seat in range(self.seats)]

    def play_out(self) -> None:
        """Until all pass, or the deck has run out (R7.4, R7.7)."""
        while self.top < len(self.deck) and self.passes < self.passes_to_end:
            seat = self.actor
            self.play(seat, Prospect(self, seat).best())
            self.actor = seat + 1 if seat + 1 < self.seats else 0

    def follow(self) -> None:
        """An action other than passing is over; the next seat acts."""
        self.passes = 0
        self.actor = self.actor + 1 if self.actor + 1 < self.seats else 0

    def knows_top(self, seat: Seat) -> bool:
        return bool(self.known.of(seat) >> self.deck[self.top] & 1)

    def play(self, seat: Seat, action: Action) -> None:
        if action is PASS:
            self.passes += 1
            return
        self.passes = 0
        if action is RECRUIT:
            self.draw(seat)
            return
        assert isinstance(action, Activate)
        target = action.target
        self.ready &= ~(1 << action.group)
        faction = FACTION[action.group]
        if faction == MEDIA:
            self.look(seat)
        elif faction == ECONOMIC:
            self.ready ^= 1 << target
        elif faction == MILITARY:
            self.destroy(target)
        else:
            self._carry(target, self.owner(target), seat if action.to == NONE else action.to)

    def draw(self, seat: Seat) -> None:
        """The top of the deck comes in front of `seat`."""
        group = self.deck[self.top]
        self.groups[seat].append(group)
        self.influence[seat] += INFLUENCE[group]
        self.ready |= 1 << group
        self._uncover()

    def _uncover(self) -> None:
        self.left[INFLUENCE[self.deck[self.top]]] -= 1
        self.top += 1

    def look(self, seat: Seat) -> None:
        """A media group shows the top of the deck: recruit what helps, discard what would help the next one (R8.3)."""
        influence = INFLUENCE[self.deck[self.top]]
        if Prospect(self, seat).gain(influence) > 0:
            self.draw(seat)
        elif Prospect(self, seat + 1 if seat + 1 < self.seats else 0).gain(influence) > 0:
            self._uncover()

    def destroy(self, target: int) -> None:
        owner = self.owner(target)
        self.groups[owner].remove(target)
        self.influence[owner] -= INFLUENCE[target]
        self.ready &= ~(1 << target)

    def _carry(self, target: int, giver: Seat, receiver: Seat) -> None:
        self.groups[giver].remove(target)
        self.groups[receiver].append(target)
        self.influence[giver] -= INFLUENCE[target]
        self.influence[receiver] += INFLUENCE[target]

    def owner(self, group: int) -> Seat:
        for seat, groups in enumerate(self.groups):
            if group in groups:
                return seat
        raise ValueError(group)
