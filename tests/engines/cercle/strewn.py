"""Positions at random, in the notation of section 14: cards strewn over all the places there are, so that bodyguards,
recruiters, deployments and vetoes meet far more often than in games."""

from __future__ import annotations

from random import Random

from tests.engines.cercle.oracle import DIVISIONS, SERVICES, SPIES

RECRUITERS = ("recruit", "mask")
DEPLOYABLE = ("choke", "thwart")
FIGHTING = ("guard", "kill", "swap", "thwart")


class Strewer:
    """Lays out one position."""

    def __init__(self, seats: int, rng: Random) -> None:
        self.seats, self.rng = seats, rng
        # Whoever attacks or guards is in play more often than the others.
        self.cards = sorted(SPIES, key=lambda card: rng.random() - 0.4 * (SPIES[card].action in FIGHTING))
        self.guards: list[str] = []
        self.recruiters: list[str] = []
        self.ready: list[list[str]] = [[] for _ in range(seats)]
        self.wheel: dict[int, list[str]] = {edge: [] for edge in range(1, 9)}
        self.deployed: list[str] = []
        self.infiltrated: list[list[str]] = [[] for _ in range(seats)]

    def chance(self, share: float) -> bool:
        return self.rng.random() < share

    def any_seat(self) -> int:
        return int(self.rng.random() * self.seats)

    def flag(self) -> str:
        return "!" if self.chance(0.2) else ""

    def guard(self) -> str:
        """A bodyguard on the card that is being laid out, sometimes."""
        return f"[{self.guards.pop()}{self.flag()}]" if self.guards and self.chance(0.5) else ""

    def text(self, phase: int) -> str:
        """Of phase 1 or 2, in the turn of any seat."""
        in_play = self.cards[: int(8 + self.rng.random() * 45)]
        self.guards = [card for card in in_play if SPIES[card].action == "guard" and self.chance(0.5)]
        self.recruiters = [card for card in in_play if SPIES[card].action in RECRUITERS and self.chance(0.6)]
        aside = {*self.guards, *self.recruiters}
        for card in in_play:
            if card not in aside:
                self.lay(card)
        for card in (*self.guards, *self.recruiters):  # those that found nobody
            self.ready[self.any_seat()].append(card + self.flag())
        return "\n".join(self.lines(phase))

    def lay(self, card: str) -> None:
        action, seat, roll = SPIES[card].action, self.any_seat(), self.rng.random()
        if action in DEPLOYABLE and roll < 0.4:
            rival = (seat + 1 + int(self.rng.random() * (self.seats - 1))) % self.seats
            self.deployed.append(f"dep {card}{self.flag()}/{seat + 1}{self.guard()}>{rival + 1}")
        elif roll < (0.9 if action == "guard" else 0.45):
            star = "*" if action == "guard" and self.chance(0.8) else ""
            self.ready[seat].append(f"{card}{self.flag()}{star}{self.guard()}")
        elif roll < 0.7:
            self.wheel[self.any_edge()].append(f"{card}{self.flag()}/{seat + 1}{self.guard()}")
        elif roll < 0.9:
            self.wheel[self.any_edge()].append(f"{card}{self.flag()}/-{self.recruiter(card)}")
        else:
            self.infiltrated[seat].append(card)

    def any_edge(self) -> int:
        return 1 + int(self.rng.random() ** 2 * 8)  # mostly low ones, so that something arrives

    def recruiter(self, card: str) -> str:
        fitting = [each for each in self.recruiters if SPIES[each].action == "recruit" or SPIES[card].division != "N"]
        if not fitting or self.chance(0.4):
            return ""
        self.recruiters.remove(fitting[0])
        return f"{{{fitting[0]}{self.flag()}/{self.any_seat() + 1}{self.guard()}}}"

    def lines(self, phase: int) -> list[str]:
        first, seat, n = 1 + self.any_seat(), 1 + self.any_seat(), self.seats
        yours = [int(self.rng.random() * 22) if self.chance(0.3) else int(self.rng.random() * 9) for _ in range(n)]
        lines = [f"n={n} first={first} turn={2 + self.any_seat()} phase={phase} seat={seat}"]
        lines.append(f"vp {','.join(map(str, yours))}")
        lines.append(f"circle {int(self.rng.random() * 20)}")
        for number in range(n):
            counts = "".join(f" {d}{self.any_count()}" for d in DIVISIONS)
            lines.append(f"sec {number + 1}{counts}")
            if self.chance(0.7):
                lines.append(f"svc {number + 1} {'+' if self.chance(0.8) else 'x'}")
            if self.ready[number]:
                lines.append(f"rdy {number + 1} {' '.join(self.ready[number])}")
            if self.infiltrated[number]:
                lines.append(f"inf {number + 1} {' '.join(self.infiltrated[number])}")
        lines += [f"whl {edge} {' '.join(cards)}" for edge, cards in self.wheel.items() if cards]
        return lines + self.deployed

    def any_count(self) -> int:
        return int(self.rng.random() * 13) if self.chance(0.5) else int(self.rng.random() * 3)


def position(seats: int, rng: Random, phase: int = 2) -> str:
    assert len(SERVICES) >= seats
    return Strewer(seats, rng).text(phase)
