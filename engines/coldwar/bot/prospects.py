"""How good an action of the struggle looks to a seat at once, in points.

A position is judged by the seat's `Stakes` (what it would mean to lead, to trail, to be in disorder), by the tools it
has to change that, and by those of its rivals. All is worked out from totals, without playing the action.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.coldwar.actions import ACTS, GIFTS, MEDIA_ACTS, PASS, RECRUIT, Action
from engines.coldwar.bot.reckoning import ahead
from engines.coldwar.box.contents import ECONOMIC, FACTION, INFLUENCE, MILITARY, POLITICAL
from engines.game import Seat

if TYPE_CHECKING:
    from engines.coldwar.bot.skirmish import Skirmish

EFFORT = 0.4  # points: what an action should bring at least; a group that is used is a group less
RECRUITING = 0.2
THREAT = 0.05  # of what is at stake: how much each ready group of a rival that could overturn the order counts
TOOL, ROOM, CRAMPED = 0.12, 0.3, 0.1  # hope of a seat that is not content: by tools, by safe recruiting, by risky
MENDING = 0.45  # hope of a seat in disorder that can still get rid of a group
IDLE = 0.1  # hope of a seat that passes without being content

NOBODY = -1  # no rival is in order

TOOLS = sum(1 << group for group, faction in enumerate(FACTION) if faction in (MILITARY, POLITICAL))
"""The groups that can change totals."""


def _worth(option: tuple[float, Action]) -> float:
    return option[0]


class Prospect:
    """A struggle as one seat sees it."""

    __slots__ = (
        "alone",
        "bar",
        "best_stake",
        "leads",
        "over",
        "own",
        "room",
        "seat",
        "skirmish",
        "stability",
        "swing",
        "threats",
        "ties",
        "tools",
        "total",
        "trails",
    )

    def __init__(self, skirmish: Skirmish, seat: Seat) -> None:
        self.skirmish, self.seat = skirmish, seat
        self.over, self.trails, self.leads, self.alone, self.best_stake, self.swing = skirmish.stakes[seat]
        self.stability = stability = skirmish.stability
        groups, totals = skirmish.groups, skirmish.influence
        self.own, self.total = groups[seat], totals[seat]
        self.room = skirmish.limit - len(self.own)
        useful = skirmish.ready & TOOLS
        self.tools, self.threats = 0, 0
        self.bar, self.ties = NOBODY, False  # the best rival in order; whether he is beaten at equal totals
        for rival, theirs in enumerate(groups):
            count = 0
            for group in theirs:
                count += useful >> group & 1
            if rival == seat:
                self.tools = count
                continue
            self.threats += count
            if self.bar < totals[rival] <= stability:
                self.bar = totals[rival]
                self.ties = ahead(skirmish.profile, self.own, theirs) if self.bar == self.total else True

    def worth(self, total: int, bar: int, tools: int, threats: int, room: int) -> float:
        """What a position is worth while the struggle goes on: own total, best rival in order, tools, room."""
        if total > self.stability:
            return self.over + (MENDING * (self.best_stake - self.over) if tools else 0.0)
        if bar == NOBODY:
            return self.alone - THREAT * self.swing * threats
        now = self.leads if total > bar or (total == bar and self.ties) else self.trails
        short = self.best_stake - now
        if short <= 0:
            return now - THREAT * self.swing * threats
        hope = TOOL * tools
        if room > 0:
            spare = self.stability - total
            hope += ROOM if spare >= 3 else CRAMPED if spare else 0.0
        return now + hope * short

    def now(self) -> float:
        return self.worth(self.total, self.bar, self.tools, self.threats, self.room)

    def gain(self, influence: int) -> float:
        """What one more group of this Influence would bring; less than nothing where there is no room."""
        if not self.room:
            return -1.0
        return self.worth(self.total + influence, self.bar, self.tools, self.threats, self.room - 1) - self.now()

    def best(self) -> Action:
        """What looks best."""
        return max(self.options(), key=_worth)[1]

    def options(self, *, all_of_them: bool = False) -> list[tuple[float, Action]]:
        """What may be done, and how good it looks; without what can hardly be right, unless asked for."""
        found: list[tuple[float, Action]] = []
        if self.room:
            found.append((self._recruiting() - RECRUITING, RECRUIT))
        if not self.own:
            return found
        found.append((self._passing(), PASS))
        ready = self.skirmish.ready
        # A seat that is content keeps its groups for later.
        if not all_of_them and found[-1][0] >= self.best_stake - THREAT * self.swing * self.threats:
            return found
        media = False
        for group in self.own:
            if ready >> group & 1:
                faction = FACTION[group]
                if faction == MILITARY:
                    self._strikes(group, found, all_of_them)
                elif faction == ECONOMIC:
                    self._turns(group, found, all_of_them)
                elif faction == POLITICAL:
                    self._moves(group, found, all_of_them)
                elif not media or all_of_them:
                    media = True
                    found.append((self._peeking() - EFFORT, MEDIA_ACTS[group]))
        return found

    def at_once(self) -> float:
        """What it would be worth if the struggle ended here."""
        if self.total > self.stability:
            return self.over
        if self.bar == NOBODY:
            return self.alone
        return self.leads if self.total > self.bar or (self.total == self.bar and self.ties) else self.trails

    def is_content(self) -> bool:
        """Whether the seat can leave things as they stand."""
        return self.at_once() >= self.best_stake

    def _passing(self) -> float:
        skirmish = self.skirmish
        now = self.at_once()
        if skirmish.passes + 1 >= skirmish.passes_to_end:
            return now
        if now >= self.best_stake:
            return now - THREAT * self.swing * self.threats
        return now + IDLE * (self.best_stake - now)

    def _recruiting(self) -> float:
        """On average over what may come; a knower knows what comes."""
        skirmish = self.skirmish
        bar, tools, threats, room = self.bar, self.tools, self.threats, self.room - 1
        if skirmish.knows_top(self.seat):
            return self.worth(self.total + INFLUENCE[skirmish.deck[skirmish.top]], bar, tools, threats, room)
        total, count = 0.0, 0
        for influence, left in enumerate(skirmish.left):
            if left:
                total += left * self.worth(self.total + influence, bar, tools, threats, room)
                count += left
        return total / count

    def _peeking(self) -> float:
        """A group is recruited if it helps, or else left or discarded."""
        before = self.now()
        if not self.room:
            return before
        bar, tools, threats, room = self.bar, self.tools, self.threats, self.room - 1
        total, count = 0.0, 0
        for influence, left in enumerate(self.skirmish.left):
            if left:
                total += left * max(before, self.worth(self.total + influence, bar, tools, threats, room))
                count += left
        return total / count

    def _bar(self, rival: Seat, total: int) -> int:
        """The best rival in order, if one of them had this total."""
        bar = total if total <= self.stability else NOBODY
        for other, points in enumerate(self.skirmish.influence):
            if other not in (rival, self.seat) and bar < points <= self.stability:
                bar = points
        return bar

    def _strikes(self, group: int, found: list[tuple[float, Action]], all_of_them: bool) -> None:
        """R8.1"""
        row, skirmish, tools = ACTS[group], self.skirmish, self.tools - 1
        useful = skirmish.ready & TOOLS
        for rival, theirs in enumerate(skirmish.groups):
            if rival == self.seat:
                continue
            total = skirmish.influence[rival]
            for target in theirs:
                worth = self.worth(
                    self.total,
                    self._bar(rival, total - INFLUENCE[target]),
                    tools,
                    self.threats - (useful >> target & 1),
                    self.room,
                )
                found.append((worth - EFFORT, row[target]))
        if all_of_them or self.total > self.stability or self.trails > self.leads:
            for target in self.own:
                if target != group:
                    worth = self.worth(
                        self.total - INFLUENCE[target],
                        self.bar,
                        tools - (useful >> target & 1),
                        self.threats,
                        self.room + 1,
                    )
                    found.append((worth - EFFORT, row[target]))

    def _turns(self, group: int, found: list[tuple[float, Action]], all_of_them: bool) -> None:
        """R8.2"""
        row, skirmish = ACTS[group], self.skirmish
        ready = skirmish.ready
        for owner, theirs in enumerate(skirmish.groups):
            for target in theirs:
                faction = FACTION[target]
                if faction == ECONOMIC:
                    continue
                change = (TOOLS >> target & 1) * (-1 if ready >> target & 1 else 1)
                if not all_of_them and (change < 0 if owner == self.seat else change >= 0):
                    continue
                tools, threats = self.tools, self.threats
                if owner == self.seat:
                    tools += change
                else:
                    threats += change
                found.append((self.worth(self.total, self.bar, tools, threats, self.room) - EFFORT, row[target]))

    def _moves(self, group: int, found: list[tuple[float, Action]], all_of_them: bool) -> None:
        """R8.4"""
        skirmish, tools = self.skirmish, self.tools - 1
        useful = skirmish.ready & TOOLS
        give = all_of_them or self.total > self.stability or self.trails > self.leads
        for rival, theirs in enumerate(skirmish.groups):
            if rival == self.seat:
                continue
            total = skirmish.influence[rival]
            if self.room:
                for target in theirs:
                    points, tool = INFLUENCE[target], useful >> target & 1
                    worth = self.worth(
                        self.total + points,
                        self._bar(rival, total - points),
                        tools + tool,
                        self.threats - tool,
                        self.room - 1,
                    )
                    found.append((worth - EFFORT, ACTS[group][target]))
            if give and len(theirs) < skirmish.limit:
                for target in self.own:
                    points, tool = INFLUENCE[target], useful >> target & 1
                    if target != group and total + points <= self.stability:
                        worth = self.worth(
                            self.total - points,
                            self._bar(rival, total + points),
                            tools - tool,
                            self.threats + tool,
                            self.room + 1,
                        )
                        found.append((worth - EFFORT, GIFTS[group][target][rival]))
