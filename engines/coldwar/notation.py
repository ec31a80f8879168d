"""The notation of actions (section 15): `write` and `read` are the language of records and typed moves."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from engines import game
from engines.coldwar import actions as act
from engines.coldwar.actions import NONE, Action
from engines.coldwar.box.contents import AGENCY_CODES, AGENT_CODES, GROUP_CODES, OBJECTIVE_CODES, OLYMPICS, SUMMIT
from engines.game import NotationError

LONGEST = 40  # no action is longer


def write(action: game.Action) -> str:
    """An action as it stands in a record, without the agency."""
    match action:
        case act.Recruit():
            return "rec"
        case act.Pass():
            return "pass"
        case act.Activate(group, target, to):
            return " ".join(
                [
                    "act",
                    GROUP_CODES[group],
                    *([] if target == NONE else [GROUP_CODES[target]]),
                    *([] if to == NONE else [AGENCY_CODES[to]]),
                ]
            )
        case act.Peek(choice):
            return f"peek {choice}"
        case act.Choose(agent):
            return f"x {AGENT_CODES[agent]}"
        case act.UseEvent(card, agent, on):
            return " ".join(
                [
                    "ev",
                    OBJECTIVE_CODES[card],
                    *([] if agent == NONE else [AGENT_CODES[agent]]),
                    *([] if on == NONE else [AGENCY_CODES[on]]),
                ]
            )
    return _written_rarely(action)


def _written_rarely(action: game.Action) -> str:
    match action:
        case act.Balance(to):
            return f"bal {AGENCY_CODES[to]}"
        case act.NameFirst(first):
            return f"start {AGENCY_CODES[first]}"
        case act.Arrange(groups):
            return " ".join(["ana", *(GROUP_CODES[group] for group in groups)])
        case act.Order(objectives):
            return " ".join(["ord", *(OBJECTIVE_CODES[card] for card in objectives)])
        case act.Escalate(group):
            return f"nuc {GROUP_CODES[group]}"
        case act.Listen(on):
            return f"da spy {AGENCY_CODES[on]}"
        case act.SendOnLeave(on, agent):
            return f"da leave {AGENCY_CODES[on]} {AGENT_CODES[agent]}"
        case act.Intercept(bury):
            return "cry bury" if bury else "cry keep"
        case act.Refrain():
            return "no"
        case act.Done():
            return "done"
    raise TypeError(f"not an action of this game: {action!r}")


_AGENCY = f"(?:{'|'.join(AGENCY_CODES)})"
_AGENT = f"(?:{'|'.join(AGENT_CODES)})"
_GROUP = f"(?:{'|'.join(GROUP_CODES)})"
_OBJECTIVE = f"(?:{'|'.join(OBJECTIVE_CODES)})"


def _agency(code: str) -> int:
    return AGENCY_CODES.index(code)


def _agent(code: str) -> int:
    return AGENT_CODES.index(code)


def _group(code: str) -> int:
    return GROUP_CODES.index(code)


def _objective(code: str) -> int:
    return OBJECTIVE_CODES.index(code)


def _activation(group: str, target: str = "", to: str = "") -> Action:
    if to:
        return act.GIFTS[_group(group)][_group(target)][_agency(to)]
    return act.ACTS[_group(group)][_group(target)] if target else act.MEDIA_ACTS[_group(group)]


def _event(card: str, argument: str = "") -> Action:
    if _objective(card) == OLYMPICS:
        return act.USE_OLYMPICS[_agent(argument)]
    return act.USE_SUMMIT[_agency(argument)] if _objective(card) == SUMMIT else act.UseEvent(_objective(card))


def _betrayal(kind: str, agency: str, agent: str = "") -> Action:
    return act.LISTENS[_agency(agency)] if kind == "spy" else act.LEAVES[_agency(agency)][_agent(agent)]


# By the first word: the form of what follows it, and the action it names.
_FORMS: Mapping[str, tuple[re.Pattern[str], Callable[..., Action]]] = {
    verb: (re.compile(form), make)
    for verb, form, make in (
        ("bal", rf" {_AGENCY}", lambda to: act.BALANCES[_agency(to)]),
        ("ana", rf"(?: {_GROUP}){{3}}", lambda *groups: act.Arrange(tuple(map(_group, groups)))),
        ("x", rf" {_AGENT}", lambda agent: act.CHOICES[_agent(agent)]),
        ("start", rf" {_AGENCY}", lambda first: act.STARTS[_agency(first)]),
        ("rec", "", lambda: act.RECRUIT),
        ("act", rf" {_GROUP}(?: {_GROUP}(?: {_AGENCY})?)?", _activation),
        ("peek", " (?:rec|disc|leave)", lambda choice: next(peek for peek in act.PEEKS if peek.choice == choice)),
        ("pass", "", lambda: act.PASS),
        ("ev", rf" (?:NOB|LIV|SPA|NUC|OLY {_AGENT}|SUM {_AGENCY})", _event),
        ("nuc", rf" {_GROUP}", lambda group: act.ESCALATIONS[_group(group)]),
        ("no", "", lambda: act.REFRAIN),
        ("da", rf" (?:spy {_AGENCY}|leave {_AGENCY} {_AGENT})", _betrayal),
        ("cry", " (?:keep|bury)", lambda choice: act.INTERCEPTS[choice == "bury"]),
        ("ord", rf"(?: {_OBJECTIVE}){{1,3}}", lambda *cards: act.Order(tuple(map(_objective, cards)))),
        ("done", "", lambda: act.DONE),
    )
}


def read(text: str) -> Action:
    """The action that a text names. Raises NotationError."""
    verb = text.partition(" ")[0]
    form = _FORMS.get(verb)
    if form is None or len(text) > LONGEST or not form[0].fullmatch(text, len(verb)):
        raise NotationError(text)
    return form[1](*text.split(" ")[1:])
