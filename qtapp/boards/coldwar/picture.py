"""What lies where, and how events move it: the table without sizes or pixels.

A `Picture` is read from a view. Playing out what happened, the board goes through the pictures in between: an event
says which cards went where, and nothing here asks whether they might. What an event does not tell (a total, the card
below the one taken from a pile) stays as it was until the view says.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engines.game import Seat

HIDDEN = "?"  # an agent whom this seat does not know
AGENTS = ("MS", "DD", "DA", "AN", "AS", "AM", "DI", "CR")  # the order of the rulebook (R15.5)
STAGES = {
    "turn": "briefing",
    "chosen": "planning",
    "first": "struggle",
    "ceasefire": "ceasefire",
    "plan": "debriefing",
    "on_leave": "detente",
    "home": "detente",
    "collected": "detente",
    "end": "over",
}


class Side(NamedTuple):
    """What one agency has."""

    agency: str
    score: int = 0
    influence: int = 0
    groups: tuple[tuple[str, bool], ...] = ()  # code, ready
    hq: tuple[str, ...] = ()  # where faces are shown
    backs: int = 0  # where they are not
    spy: str = ""  # the Agent X: "" none, HIDDEN, or a code
    is_secret: bool = False  # known to this seat, but not to all
    leave: tuple[str, ...] = ()
    out: tuple[tuple[str, str], ...] = ()  # code, "T" or "D"
    won: tuple[str, ...] = ()
    is_open: bool = False  # its headquarters show faces
    passed: bool = False

    def agent_gone(self) -> Side:
        """Without an Agent X in the field."""
        return self._replace(spy="", is_secret=False)

    def at_home(self, code: str) -> Side:
        """With one more agent in the headquarters."""
        return self._replace(hq=_sorted(*self.hq, code)) if self.is_open else self._replace(backs=self.backs + 1)

    def sent_off(self, code: str) -> Side:
        """With one agent fewer in the headquarters."""
        if not self.is_open:
            return self._replace(backs=max(0, self.backs - 1))
        return self._replace(hq=tuple(left for left in self.hq if left != code))

    def without(self, group: str) -> Side:
        return self._replace(groups=tuple(pair for pair in self.groups if pair[0] != group))

    def turned(self, group: str, *, ready: bool) -> Side:
        return self._replace(groups=tuple((code, ready if code == group else was) for code, was in self.groups))

    def state(self, group: str) -> bool:
        return dict(self.groups).get(group, True)


class Picture(NamedTuple):
    """The table of one moment."""

    sides: tuple[Side, ...] = ()
    stage: str = ""
    turn: int = 0
    year: int = 0
    target: int = 0
    card: str = ""  # the current objective, wherever it is now
    objective: str = ""  # the same; "" once it has been claimed or buried
    balance: Seat = -1
    dominator: Seat | None = None
    group_count: int = 0
    discard_count: int = 0
    discard: str = ""
    objective_count: int = 0
    spent: tuple[str, ...] = ()
    passes: tuple[int, int] = (0, 0)  # so far, and how many end the struggle
    listening: tuple[Seat, Seat] | None = None
    analyst: Seat | None = None
    disordered: tuple[Seat, ...] = ()  # told so at the present cease-fire

    @classmethod
    def of(cls, view: Mapping[str, Any], viewer: Seat | None) -> Picture:
        card, pending = view["objective"], view["pending"]
        lies = card is not None and card["status"] == "open"
        return cls(
            tuple(_side(view, seat, viewer) for seat in range(len(view["seats"]))),
            view["stage"],
            view["turn"],
            view["year"],
            view["target"],
            "" if card is None else card["id"],
            card["id"] if lies else "",
            view["balance"],
            view["dominator"],
            view["groups"]["count"],
            view["discard"]["count"],
            view["discard"]["top"] or "",
            view["objectives"]["count"],
            tuple(view["spent"]),
            (view["passes"], view["passes_to_end"]),
            None if pending["listening"] is None else tuple(pending["listening"]),
            pending["analyst"],
        )

    def changed(self, seat: Seat, side: Side) -> Picture:
        return self._replace(sides=(*self.sides[:seat], side, *self.sides[seat + 1 :]))

    def discarded(self, group: str) -> Picture:
        return self._replace(discard=group, discard_count=self.discard_count + 1)

    def after(self, event: Mapping[str, Any]) -> Picture:
        """The picture once this has happened. Events that change nothing to be seen change nothing."""
        kind = event["kind"]
        stage = STAGES.get(kind, self.stage)
        if kind == "revealed" and event["by"] not in self.disordered:
            stage = "debriefing"  # R10.1; whoever caused disorder was revealed before (R9.5)
        picture = self._replace(stage=stage)
        for told in (_of_cards, _of_groups, _of_agents, _of_objectives):
            found = told(picture, kind, event)
            if found is not None:
                return found
        return picture


def _sorted(*codes: str) -> tuple[str, ...]:
    return tuple(sorted(codes, key=AGENTS.index))


def _side(view: Mapping[str, Any], seat: Seat, viewer: Seat | None) -> Side:
    row = view["seats"][seat]
    is_open = row["hq"] is not None and (seat == viewer or (view["phase"] == "double_agent" and viewer is not None))
    spy = "" if row["agent_is"] == "none" else row["agent"] or HIDDEN
    return Side(
        row["agency"],
        view["scores"][seat],
        row["influence"],
        tuple((card["id"], card["ready"]) for card in row["groups"]),
        tuple(row["hq"]) if is_open else (),
        0 if is_open else row["hq_count"],
        spy,
        row["agent_is"] == "known",
        tuple(row["leave"]),
        tuple((code, cause) for code, cause in row["out"]),
        tuple(row["won"]),
        is_open,
        row["passed"],
    )


def _of_cards(picture: Picture, kind: str, event: Mapping[str, Any]) -> Picture | None:
    """Briefing and cease-fire: the objective, the tokens, the decks."""
    match kind:
        case "turn":
            return picture._replace(
                turn=event["turn"],
                year=event["year"],
                card=event["objective"],
                objective=event["objective"],
                dominator=None,
                disordered=(),
                objective_count=max(0, picture.objective_count - 1),
            )
        case "balance":
            return picture._replace(balance=event["to"])
        case "shuffle":
            return picture._replace(
                group_count=picture.group_count + picture.discard_count, discard="", discard_count=0
            )
        case "totals":
            sides = (
                side._replace(influence=influence)
                for side, influence in zip(picture.sides, event["influence"], strict=True)
            )
            return picture._replace(sides=tuple(sides))
        case "disorder":
            return picture._replace(disordered=(*picture.disordered, event["by"]))
        case "dominates":
            return picture._replace(dominator=event["by"])
        case "decrypted" if event["group"]:
            for seat in event["seats"]:
                side = picture.sides[seat]
                picture = picture.changed(seat, side._replace(score=side.score + event["points"]))
            return picture._replace(group_count=max(0, picture.group_count - 1)).discarded(event["group"])
        case "listening":
            return picture._replace(listening=(event["by"], event["on"]))
        case "analyst":
            return picture._replace(analyst=event["by"])
    return None


def _of_groups(picture: Picture, kind: str, event: Mapping[str, Any]) -> Picture | None:
    """The Influence Struggle. Whoever uses a power mobilises the group that has it (R7.6)."""
    by = event.get("by")
    if by is not None and event.get("with"):
        picture = picture.changed(by, picture.sides[by].turned(event["with"], ready=False))
    match kind:
        case "recruit" | "benefit" | "peek_recruit":
            return _recruited(picture, kind, event["by"], event["group"])
        case "peek_discard":
            return picture._replace(group_count=max(0, picture.group_count - 1)).discarded(event["group"])
        case "destroy" | "nuclear":
            owner = event["owner"]
            return picture.changed(owner, picture.sides[owner].without(event["group"])).discarded(event["group"])
        case "mobilise" | "make_ready":
            owner = event["owner"]
            return picture.changed(owner, picture.sides[owner].turned(event["group"], ready=kind == "make_ready"))
        case "steal":
            return _handed(picture, event["group"], event["owner"], event["by"])
        case "give":
            return _handed(picture, event["group"], event["by"], event["to"])
        case "peek":
            return picture
        case "collected":
            sides = tuple(side._replace(groups=(), influence=0) for side in picture.sides)
            codes = [code for side in picture.sides for code, _ in side.groups]
            return picture._replace(
                sides=sides,
                discard=codes[-1] if codes else picture.discard,
                discard_count=picture.discard_count + len(codes),
            )
    return None


def _recruited(picture: Picture, kind: str, by: Seat, group: str) -> Picture:
    side = picture.sides[by]
    picture = picture.changed(by, side._replace(groups=(*side.groups, (group, True))))
    if kind == "benefit":
        return picture._replace(discard_count=max(0, picture.discard_count - 1), discard="")
    return picture._replace(group_count=max(0, picture.group_count - 1))


def _handed(picture: Picture, group: str, giver: Seat, receiver: Seat) -> Picture:
    """A group changes sides and keeps its state (R8.4)."""
    ready = picture.sides[giver].state(group)
    picture = picture.changed(giver, picture.sides[giver].without(group))
    side = picture.sides[receiver]
    return picture.changed(receiver, side._replace(groups=(*side.groups, (group, ready))))


def _of_agents(picture: Picture, kind: str, event: Mapping[str, Any]) -> Picture | None:
    """Agents between headquarters, field, leave and the end of their career."""
    if kind in ("on_leave", "back"):
        for seat, code in event["agents"]:
            side = picture.sides[seat]
            away = side._replace(leave=tuple(left for left in side.leave if left != code))
            picture = picture.changed(
                seat,
                away.at_home(code) if kind == "back" else side.agent_gone()._replace(leave=_sorted(*side.leave, code)),
            )
        return picture
    if kind in ("overheard", "summit", "sent_on_leave"):
        return _at_another(picture, kind, event)
    seat, code = event.get("by"), event.get("agent")
    if seat is None:
        return None
    side = _moved(picture.sides[seat], kind, code, event)
    return None if side is None else picture.changed(seat, side)


def _moved(side: Side, kind: str, code: str | None, event: Mapping[str, Any]) -> Side | None:
    if kind == "chosen":
        return side.sent_off(code or "")._replace(spy=code or HIDDEN, is_secret=code is not None)
    if code is None:
        return None
    match kind:
        case "revealed":
            return side._replace(spy=code, is_secret=False)
        case "eliminated" | "detained":
            return side.agent_gone()._replace(out=(*side.out, (code, "T" if kind == "eliminated" else "D")))
        case "saved":
            return side.agent_gone()._replace(leave=_sorted(*side.leave, code))
        case "safe" if event["cause"] == "disorder":
            return side.agent_gone().at_home(code)
        case "home":
            return side.agent_gone().at_home(code)
        case "olympics":
            left = tuple(pair for pair in side.out if pair[0] != code)
            return side._replace(out=left, leave=_sorted(*side.leave, code))
    return None


def _at_another(picture: Picture, kind: str, event: Mapping[str, Any]) -> Picture:
    side, code = picture.sides[event["on"]], event["agent"]
    if kind == "sent_on_leave":
        return picture.changed(event["on"], side.sent_off(code)._replace(leave=_sorted(*side.leave, code)))
    return picture if code is None else picture.changed(event["on"], side._replace(spy=code, is_secret=True))


def _of_objectives(picture: Picture, kind: str, event: Mapping[str, Any]) -> Picture | None:
    """Claiming, burying and spending."""
    match kind:
        case "claim":
            side, code = picture.sides[event["by"]], event["objective"]
            picture = picture.changed(
                event["by"], side._replace(won=(*side.won, code), score=side.score + event["points"])
            )
            if code == picture.objective:
                return picture._replace(objective="")
            return picture._replace(objective_count=max(0, picture.objective_count - 1))
        case "event_used":
            side = picture.sides[event["by"]]
            left = tuple(code for code in side.won if code != event["objective"])
            picture = picture.changed(event["by"], side._replace(won=left, score=side.score + event["points"]))
            return picture._replace(spent=(*picture.spent, event["objective"]))
        case "buried":
            return picture._replace(objective="", objective_count=picture.objective_count + 1)
    return None
