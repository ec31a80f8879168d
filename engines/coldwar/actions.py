"""The verbs of the rulebook (section 15). Cards, agents and agencies are numbers in canonical order (R15.5).

Actions are made once and kept in tables, because bots ask for lists of them all the time.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engines.coldwar.box import contents as cards
from engines.coldwar.box.contents import AGENCY_CODES, AGENT_CODES, GROUP_CODES

NONE = -1
"""No card, no agent, no seat."""


@dataclass(frozen=True, slots=True)
class Balance:
    """The loser hands the Balance token to one of those with the lowest score (R5.3)."""

    to: int


@dataclass(frozen=True, slots=True)
class Arrange:
    """The Analyst's three groups go back on top, the first named uppermost (R5.5)."""

    groups: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Choose:
    """An agent becomes the Agent X (R6.1)."""

    agent: int


@dataclass(frozen=True, slots=True)
class NameFirst:
    """The Balance holder names who acts first (R7.1)."""

    first: int


@dataclass(frozen=True, slots=True)
class Recruit:
    """The top group of the deck comes in front of the seat (R7.5)."""


@dataclass(frozen=True, slots=True)
class Activate:
    """A ready group is mobilised for its power: on a target, for a receiver, or on the top of the deck (R7.6, R8)."""

    group: int
    target: int = NONE
    to: int = NONE


@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing for now (R7.7)."""


@dataclass(frozen=True, slots=True)
class Peek:
    """What becomes of the card that a media group has shown: "rec", "disc" or "leave" (R8.3)."""

    choice: str


@dataclass(frozen=True, slots=True)
class UseEvent:
    """A claimed event is spent: some name an agent of one's own, some a rival (R12)."""

    card: int
    agent: int = NONE
    on: int = NONE


@dataclass(frozen=True, slots=True)
class Escalate:
    """The next military group that a Nuclear Escalation discards (R12.4)."""

    group: int


@dataclass(frozen=True, slots=True)
class Refrain:
    """Keep the Nobel Peace Prize (R12.2)."""


@dataclass(frozen=True, slots=True)
class Listen:
    """The Double Agent will see a rival's next Agent X (R10.9)."""

    on: int


@dataclass(frozen=True, slots=True)
class SendOnLeave:
    """The Double Agent sends an agent of a rival's headquarters on leave (R10.9)."""

    on: int
    agent: int


@dataclass(frozen=True, slots=True)
class Intercept:
    """The Cryptographer leaves the next objective where it is, or buries it (R10.20)."""

    bury: bool


@dataclass(frozen=True, slots=True)
class Order:
    """The objectives of a Space Race go back on top, the first named uppermost (R12.6)."""

    objectives: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Done:
    """No more events in this Détente (R11.3)."""


Action: TypeAlias = (
    Balance
    | Arrange
    | Choose
    | NameFirst
    | Recruit
    | Activate
    | Pass
    | Peek
    | UseEvent
    | Escalate
    | Refrain
    | Listen
    | SendOnLeave
    | Intercept
    | Order
    | Done
)

_SEATS = range(len(AGENCY_CODES))
_GROUPS = range(len(GROUP_CODES))
_AGENTS = range(len(AGENT_CODES))

RECRUIT, PASS, REFRAIN, DONE = Recruit(), Pass(), Refrain(), Done()
BALANCES = tuple(map(Balance, _SEATS))
STARTS = tuple(map(NameFirst, _SEATS))
CHOICES = tuple(map(Choose, _AGENTS))
MEDIA_ACTS = tuple(map(Activate, _GROUPS))
ACTS = tuple(tuple(Activate(group, target) for target in _GROUPS) for group in _GROUPS)
GIFTS = tuple(tuple(tuple(Activate(group, target, to) for to in _SEATS) for target in _GROUPS) for group in _GROUPS)
PEEK_RECRUIT, PEEK_DISCARD, PEEK_LEAVE = PEEKS = (Peek("rec"), Peek("disc"), Peek("leave"))
USE_NOBEL, USE_BENEFIT, USE_NUCLEAR, USE_SPACE = map(UseEvent, (cards.NOBEL, cards.BENEFIT, cards.NUCLEAR, cards.SPACE))
USE_OLYMPICS = tuple(UseEvent(cards.OLYMPICS, agent=agent) for agent in _AGENTS)
USE_SUMMIT = tuple(UseEvent(cards.SUMMIT, on=on) for on in _SEATS)
ESCALATIONS = tuple(map(Escalate, _GROUPS))
LISTENS = tuple(map(Listen, _SEATS))
LEAVES = tuple(tuple(SendOnLeave(on, agent) for agent in _AGENTS) for on in _SEATS)
KEEP, BURY = INTERCEPTS = (Intercept(bury=False), Intercept(bury=True))
