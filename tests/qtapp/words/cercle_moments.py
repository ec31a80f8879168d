"""Moments of random games of The Circle: every question, also between the steps of a choice, with its updates."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple, get_args, get_type_hints

from engines.cercle import GAME
from engines.cercle.shapes import View
from engines.game import OptionValue, Seat, checked
from engines.match import Draft, Match
from engines.record import Player
from network.messages.table import Update

NAMES = ("Alice", "Bruno", "Chloé", "Denis", "Élodie", "Hélène")
PHASES = get_args(get_type_hints(View)["phase"])
DEALS = [(seats, seed) for seed in range(20) for seats in (3, 2, 5, 6, 4)]
EACH = 2  # moments of a phase, for each number of seats
APART = 120  # choices between them: a table is fuller later


class Moment(NamedTuple):
    """A match that waits for a choice of `draft.seat`, or for its next step; over if there is no draft."""

    match: Match
    draft: Draft | None
    phase: str

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES[: self.match.setup.seats]

    @property
    def chooser(self) -> Update:
        """As the one who chooses sees it, with the steps so far."""
        return self.seen_by(0 if self.draft is None else self.draft.seat)

    @property
    def legal(self) -> tuple[str, ...]:
        draft = self.draft
        return () if draft is None else tuple(map(GAME.write, GAME.legal(draft.state, draft.seat)))

    def seen_by(self, seat: Seat | None) -> Update:
        """Without the log, which is long."""
        match, draft = self.match, self.draft
        if draft is None or seat != draft.seat:
            draft = Draft(GAME, seat or 0, match.state)
        is_asked, outcome = seat is not None and seat in match.actors, match.outcome
        return Update(
            match.length,
            len(match.steps),
            seat,
            GAME.view(draft.state, seat),
            self.legal if is_asked else (),
            match.actors,
            tuple(map(Player, self.names)),
            0,
            (),
            outcome=None if outcome is None else outcome.plain(),
            choices=GAME.choices(draft.state, draft.seat) if is_asked else {},
            draft=draft.steps,
        )

    @property
    def everyone(self) -> list[Update]:
        others = [seat for seat in self.match.seats if self.draft is None or seat != self.draft.seat]
        return [self.chooser, *map(self.seen_by, (*others, None))]


def random_match(seats: int, seed: int, **options: OptionValue) -> Iterator[Moment]:
    """Every moment of a match at random."""
    match, rng = Match(checked(GAME, seats, options, seed)), Random(seed)
    while match.actors:
        draft = Draft(GAME, match.actors[0], match.state)
        while not draft.is_whole:
            moment = Moment(match, draft, str(GAME.view(draft.state, draft.seat)["phase"]))
            yield moment
            # Whoever unmasks at once what has infiltrated sees little of butterflies.
            draft = draft.extended(rng.choice([text for text in moment.legal if text[0] != "u"]))
        match.play(draft.seat, draft.text)
    yield Moment(match, None, "over")


def verb(text: str) -> str:
    """What is done, without to whom: "a:", ">P", "b-"."""
    if ":" in text:
        return text[:2]
    return text[:2] if text[:2] in (">-", ">*", ">P") or text[0] != ">" else ">"


def guarded() -> Moment:
    """An attack that a posted bodyguard may repel, which random play seldom brings about (R6.10)."""
    position = "n=2 first=1 phase=2 seat=1 rdy 1 O2b rdy 2 R4a* N15* I1b"
    match = Match(checked(GAME, 2, {}, 0, position))
    match.play(0, "x:O2b ; >I1b")
    return Moment(match, Draft(GAME, 1, match.state), "r_guard")


@cache
def moments() -> tuple[Moment, ...]:
    """Some moments of every phase, and one of each verb; the rare ones are looked for longer."""
    found: dict[tuple[str, int], list[Moment]] = {("r_guard", 2): [guarded()]}
    verbs: set[str] = set()
    for seats, seed in DEALS:
        if seed and {phase for phase, _ in found} == set(PHASES):
            break
        for moment in random_match(seats, seed):
            kept = found.setdefault((moment.phase, seats), [])
            is_apart = not kept or moment.match.length > kept[-1].match.length + APART
            new = {verb(text) for text in moment.legal} - verbs
            if new or (len(kept) < EACH and is_apart):
                kept.append(moment._replace(match=moment.match.copied()))
                verbs |= new
    return tuple(moment for kept in found.values() for moment in kept)


def of_phase(phase: str) -> Moment:
    return next(moment for moment in moments() if moment.phase == phase)
