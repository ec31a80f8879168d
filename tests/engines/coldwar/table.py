"""A table to write rule tests at: a position, and actions in notation.

Everything is read through the contract: views, legal lists, events as a seat sees them. Positions are written as R15.4
has them, with one short form of our own: `..` in a list of cards stands for every card named nowhere else.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from engines.coldwar import GAME
from engines.game import Event, IllegalAction, Plain, Seat, State, checked
from tests.engines.coldwar.written import played, position

AGENCIES = ("CIA", "KGB", "MI6")
CIA, KGB, MI6 = range(3)
ROSTERS = ("amb", "amb+cipher", "amb+intercept", "cipher", "intercept")
BASE = ("MS", "DD", "DA", "AN", "AS", "DI")
AGENTS = ("MS", "DD", "DA", "AN", "AS", "AM", "DI", "CR")
TRIO = ("MS", "DD", "DA", "AN", "AS", "AM", "DI")  # the default roster
GROUPS = tuple(f"{faction}{influence}" for faction in "MENP" for influence in range(1, 7))
NATIONS = ("AFG", "ANG", "CGO", "CHL", "CUB", "CZE", "EGY", "GRC", "HND", "IRN", "KOR", "LBY", "PAN", "TUR", "VNM")
EVENTS = ("NOB", "LIV", "NUC", "SPA", "OLY", "SUM")
OBJECTIVES = (*NATIONS, *EVENTS)
NOBODY = None  # a spectator


class Table:
    """A game in play, addressed in notation: `play("CIA rec", "KGB pass")`."""

    def __init__(self, text: str) -> None:
        self.state: State = position(completed(text))
        self.events: list[Event] = []

    @classmethod
    def new(cls, seats: int, seed: int = 1, roster: str = "amb") -> Table:
        """A match as it is set up, without a written position."""
        table = cls.__new__(cls)
        table.state = GAME.new(checked(GAME, seats, {"roster": roster}, seed))
        table.events = []
        return table

    def play(self, *lines: str) -> Table:
        self.state, events = played(self.state, lines)
        self.events += events
        return self

    def forked(self) -> Table:
        """The same table, free to go its own way."""
        table = Table.__new__(Table)
        table.state, table.events = self.state, list(self.events)
        return table

    def legal(self, agency: str) -> list[str]:
        return [GAME.write(action) for action in GAME.legal(self.state, seat_of(agency))]

    def choices(self, agency: str) -> dict[str, dict[str, Plain]]:
        """What each legal action of an agency would do."""
        return dict(GAME.choices(self.state, seat_of(agency)))

    def refused(self, line: str) -> tuple[str, str]:
        """The reason and the rule for which an action is refused; nothing may have changed."""
        error = self.refusal(line)
        return error.reason, error.rule

    def refusal(self, line: str) -> IllegalAction:
        agency, text = line.split(" ", 1)
        before = self.everything()
        assert text not in self.legal(agency)
        with pytest.raises(IllegalAction) as caught:
            GAME.apply(self.state, seat_of(agency), GAME.read(text))
        assert self.everything() == before
        return caught.value

    def everything(self) -> list[object]:
        """What each seat and a spectator may know and do."""
        seats = len(self.view()["seats"])
        return [
            [GAME.view(self.state, seat) for seat in (*range(seats), None)],
            [GAME.legal(self.state, seat) for seat in range(seats)],
        ]

    def view(self, agency: str | None = None) -> dict[str, Plain]:
        return GAME.view(self.state, None if agency is None else seat_of(agency))

    def seat(self, agency: str, viewer: str | None = None) -> dict[str, Plain]:
        """What `viewer` (or a spectator) sees of a seat."""
        return self.view(viewer)["seats"][seat_of(agency)]

    def groups(self, agency: str) -> str:
        """The groups in front of a seat, as a position writes them."""
        return ",".join(f"{group['id']}{'r' if group['ready'] else 'm'}" for group in self.seat(agency)["groups"])

    @property
    def scores(self) -> list[int]:
        return self.view()["scores"]

    @property
    def phase(self) -> str:
        return self.view()["phase"]

    @property
    def actors(self) -> list[str]:
        return [AGENCIES[seat] for seat in GAME.actors(self.state)]

    def told(self, kind: str, viewer: str | None = None) -> list[dict[str, Plain]]:
        """The events of a kind as `viewer` (or a spectator) saw them, in order, without their kind."""
        seen = [event.seen_by(None if viewer is None else seat_of(viewer)) for event in self.events]
        return [
            {name: value for name, value in event.items() if name != "kind"}
            for event in seen
            if event is not None and event["kind"] == kind
        ]

    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]

    def forget(self) -> Table:
        """Drop the events so far, to look at what comes next."""
        self.events = []
        return self


def seat_of(agency: str) -> Seat:
    return AGENCIES.index(agency)


def completed(text: str) -> str:
    """A position on one line, each `..` replaced by the cards that are named nowhere."""
    text = " ".join(text.split())
    for cards, lists in ((GROUPS, ("gdeck", "gdisc")), (OBJECTIVES, ("odeck", "won"))):
        named = set(re.findall("|".join(rf"(?<![A-Z]){card}(?![A-Z])" for card in cards), text))
        rest = ",".join(card for card in cards if card not in named)
        for name in lists:
            text = re.sub(rf"({name}=[^ ]*?)\.\.", lambda found, rest=rest: found[1] + rest, text)
    return text


def closing(
    agents: str,
    *,
    groups: str = "M6r M5r M4r",
    obj: str = "IRN",
    bal: str = "CIA",
    head: str = "",
    cia: str = "",
    kgb: str = "",
    mi6: str = "",
) -> Table:
    """The table right after the pass that ended a struggle; `-` stands for no groups. Two agents make a duel."""
    table, line = before_the_last_pass(agents, groups=groups, obj=obj, bal=bal, head=head, cia=cia, kgb=kgb, mi6=mi6)
    return table.play(line)


def before_the_last_pass(
    agents: str,
    *,
    groups: str = "M6r M5r M4r",
    obj: str = "IRN",
    bal: str = "CIA",
    head: str = "",
    cia: str = "",
    kgb: str = "",
    mi6: str = "",
) -> tuple[Table, str]:
    """A table where one more pass ends the struggle, and that pass."""
    chosen = agents.split()
    fronts = groups.split()[: len(chosen)]
    actor = next(agency for agency, front in zip(AGENCIES, fronts, strict=False) if front != "-")
    mode = "duel" if len(chosen) == 2 else "trio"
    turn = "" if "turn=" in head else "turn=3"
    parts = [f"mode={mode} {turn} phase=struggle act={actor} obj={obj} bal={bal} passes={len(chosen) - 1} {head}"]
    for agency, agent, front, more in zip(AGENCIES, chosen, fronts, (cia, kgb, mi6), strict=False):
        parts.append(f"{agency} x={agent} {'' if front == '-' else f'groups={front}'} {more}")
    return Table(" | ".join(parts)), f"{actor} pass"


def hq_without(*gone: str, roster: Sequence[str] = TRIO) -> list[str]:
    return [agent for agent in roster if agent not in gone]


def known(table: Table, deck: str, viewer: str | None = None) -> list[list[Plain]]:
    """The cards of a deck ("objectives" or "groups") that a viewer knows: [place, id]."""
    return table.view(viewer)[deck]["known"]
