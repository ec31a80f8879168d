"""Where a spy is, for whom it works, and when it comes home: for tips, calendar and text board."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from qtapp.words.cercle.names import Names, View
from qtapp.words.cercle.table import (
    ACTING,
    ARRIVED,
    DEPLOYED,
    GUARD,
    INFILTRATED,
    OPEN,
    OUT,
    PILE,
    READY,
    RECRUITER,
    PlacedSpy,
)
from qtapp.words.names import Sentences


def home_turn(view: View, edge: int) -> int:
    """The turn in whose phase 3 the spies at an edge arrive, unless somebody meddles with time (R5.5)."""
    return int(view["next_rotation"]) + edge - 1


class CercleStates(Sentences[Names]):
    """A spy's state in a few words."""

    def state(self, spy: PlacedSpy, view: View, called: Sequence[str]) -> str:
        """Where it is: "on the wheel at edge 3, with Bruno’s marker; arrives in turn 6"."""
        player = "" if spy.employer is None else called[spy.employer]
        template = {
            PILE: self.tr("in its pile, number {number} from the top"),
            OPEN: self.tr("open neutral spy: can be activated"),
            READY: self.tr("ready and posted as a bodyguard, working for {player}")
            if spy.posted
            else self.tr("ready, working for {player}"),
            GUARD: self.tr("bodyguard on {ward}, working for {player}"),
            RECRUITER: self.tr("recruiter on {ward}, working for {player}"),
            DEPLOYED: self.tr("deployed against {rival}, working for {player}"),
            INFILTRATED: self.tr("in the ranks of the Circle, for {player}"),
            ACTING: self.tr("acting for {player}"),
            ARRIVED: self.tr("just arrived, working for {player}")
            if player
            else self.tr("just arrived, without an employer"),
            OUT: self.tr("out of the game"),
        }.get(spy.state) or self._on_wheel(player)
        return template.format(
            player=player,
            number=spy.place + 1,
            ward=self._names.spy(spy.on) if spy.on else "",
            rival="" if spy.against is None else called[spy.against],
            edge=spy.edge,
            turn=home_turn(view, spy.edge),
        )

    def _on_wheel(self, player: str) -> str:
        if player:
            return self.tr("on the wheel at edge {edge}, working for {player}; back in turn {turn}")
        return self.tr("on the wheel at edge {edge}, without an employer; to be hired in turn {turn}")

    def carried(self, spy: PlacedSpy, called: Sequence[str], name: Callable[[str], str] | None = None) -> list[str]:
        """What lies on it (R5.9), by alias, or as `name` calls it."""
        name, parts = name or self._names.spy, []
        if spy.guard:
            parts.append(self.tr("protected by {guard}").format(guard=name(spy.guard)))
        if spy.recruiter and spy.recruiter_of is not None:
            parts.append(
                self.tr("{recruiter} is attached to it, working for {player}").format(
                    recruiter=name(spy.recruiter), player=called[spy.recruiter_of]
                )
            )
        return parts

    def future(self, spy: PlacedSpy) -> str:
        """What happens to a spy without an employer when it arrives (R8.2)."""
        names = self._names
        if spy.recruiter and names.action_id(spy.recruiter) == "recruit":
            return self.tr("division to be named")
        if spy.recruiter or names.is_neutral(spy.id):
            return self.tr("auction: {secrets}").format(secrets=names.bid(spy.id))
        return self.tr("majority in {division}").format(division=names.division(names.spies[spy.id]["division"]))
