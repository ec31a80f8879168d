"""The legal actions as gestures: what goes from which square to which, and what may be exchanged for what.

All of it is told with the legal actions (`choices`); nothing is worked out.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

PASS = "--"


class Deeds:
    """The legal actions of one question, by where they begin and end."""

    def __init__(self, legal: Sequence[str], choices: Mapping[str, Mapping[str, Any]]) -> None:
        self.legal = tuple(legal)
        self._choices = choices
        self._ways: dict[str, dict[str, list[str]]] = defaultdict(dict)  # from, to: what may be done
        self._gains: dict[str, dict[str, str]] = defaultdict(dict)  # square, lost kind: the recovery
        for text in self.legal:
            choice = choices[text]
            origin, target = choice["from"], choice["to"]
            if choice["verb"] == "recovery":
                self._gains[origin][choice["gain"]] = text
            elif choice["verb"] == "inversion":
                self._ways[origin].setdefault(target, []).append(text)
                self._ways[target].setdefault(origin, []).append(text)
            elif origin is not None:
                self._ways[origin].setdefault(target, []).append(text)

    def choice(self, text: str) -> Mapping[str, Any]:
        """What an action would do."""
        return self._choices[text]

    @property
    def is_pass(self) -> bool:
        """Whether nothing else can be done."""
        return self.legal == (PASS,)

    def origins(self) -> tuple[str, ...]:
        """The squares of units that can do something."""
        return tuple(dict.fromkeys((*self._ways, *self._gains)))

    def targets(self, origin: str) -> Mapping[str, Sequence[str]]:
        """Where the unit on a square can go, and by which actions."""
        return self._ways.get(origin, {})

    def recoveries(self, origin: str) -> Mapping[str, str]:
        """What the unit on a square can be exchanged for where it stands, and by which action."""
        return self._gains.get(origin, {})

    def recoverable(self) -> tuple[str, ...]:
        """The lost kinds that can be recovered."""
        return tuple(dict.fromkeys(kind for gains in self._gains.values() for kind in gains))

    def recovered_on(self, kind: str) -> Mapping[str, str]:
        """The squares where a lost kind can come back, and by which action."""
        return {square: gains[kind] for square, gains in self._gains.items() if kind in gains}

    def verb(self, origin: str, target: str) -> str:
        """How a destination is to be marked: "move", "capture", "inversion" or "exchange"."""
        actions = self._ways[origin][target]
        return "exchange" if len(actions) > 1 else str(self._choices[actions[0]]["verb"])

    def gains(self, actions: Sequence[str]) -> Mapping[str, str]:
        """Actions that differ in what they bring, by the kind; "" for the one that brings nothing."""
        return {self._choices[text].get("gain", ""): text for text in actions}
