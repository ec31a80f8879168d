"""What is told of a table to everyone on the local network, and how much of it is believed.

Each table is one service `_table-ronde._tcp.local.` of multicast DNS (RFC 6762 and 6763), whose TXT record says what
its `Card` says. `network.lan.announcer` tells, `network.lan.browser` listens. Anybody can send anything: whatever is
read here is bounded and stripped, and an entry that no host of ours could have sent is dropped. Who a host really is,
only its certificate tells.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple, Protocol

from engines.record import MAX_NAME, UNDO_POLICIES
from network.messages.line import Card
from network.text import tidied

SERVICE = "_table-ronde._tcp.local."

TROUBLES = (
    "failed",  # of ours, or of the system; the log says more
    "no_interface",  # not connected to any network that others could be on
    "no_multicast",  # the system gives us no socket for it
)
"""Every code of trouble with announcing or listening; "" when it has passed."""

_IDENT = re.compile(r"[0-9a-f]{16}")
_GAME = re.compile(r"[a-z][a-z0-9_]{0,39}")
_LANGUAGE = re.compile(r"[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{1,8}){0,2}")
_SEATS = re.compile(r"[0-9]{1,2}")
_VERSION = re.compile(r"[0-9]{1,6}")
_FLAG = re.compile(r"[01]")
_REACTION_TIME = re.compile(r"[0-9]|10")
_UNDO = re.compile("|".join(UNDO_POLICIES))


class Found(NamedTuple):
    """A table somewhere on the local network."""

    card: Card
    host: str  # the id that the host claims; its certificate has to confirm it
    addresses: tuple[str, ...]  # the most promising first; a link-local one has its scope
    port: int


class Looker(Protocol):
    """Whoever looks at the list of tables. Called on the thread of the loop: be quick, and hand over."""

    def found(self, table: Found) -> None: ...

    def changed(self, table: Found) -> None: ...

    def lost(self, ident: str) -> None:
        """A table, by the id of its card, was taken away or is not reached any more."""

    def trouble(self, code: str) -> None:
        """One of TROUBLES: little or nothing can be found; or "": it has passed."""


def instance_name(ident: str, host: str) -> str:
    """The name of a table's service. Ids are random, so no other has that name, and nobody has to ask first."""
    return f"{ident}-{host}.{SERVICE}"


def written(card: Card, host: str) -> dict[str, str]:
    """The TXT record of a table."""
    return {
        "id": card.id,
        "name": card.name[:MAX_NAME],
        "game": card.game,
        "free": str(card.free),
        "total": str(card.total),
        "language": card.language,
        "version": str(card.version),
        "locked": str(int(card.locked)),
        "playing": str(int(card.playing)),
        "hints": str(int(card.hints)),
        "analysis": str(int(card.analysis)),
        "undo": card.undo,
        "reaction_time": str(card.reaction_time),
        "host": host,
    }


def read(properties: Mapping[bytes, bytes | None]) -> tuple[Card, str] | None:
    """A table and its host from a TXT record; None if this cannot be one of ours."""

    def exact(key: str, form: re.Pattern[str], default: str = "") -> str:
        text = (properties.get(key.encode()) or default.encode()).decode("ascii", "replace")
        if not form.fullmatch(text):
            raise ValueError(key)
        return text

    try:
        card = Card(
            exact("id", _IDENT),
            tidied((properties.get(b"name") or b"").decode("utf-8", "replace"), MAX_NAME),
            exact("game", _GAME),
            int(exact("free", _SEATS)),
            int(exact("total", _SEATS)),
            exact("language", _LANGUAGE),
            int(exact("version", _VERSION)),
            exact("locked", _FLAG) == "1",
            exact("playing", _FLAG) == "1",
            exact("hints", _FLAG, "0") == "1",  # not known to earlier versions, nor the next three
            exact("analysis", _FLAG, "0") == "1",
            exact("undo", _UNDO, "free"),
            int(exact("reaction_time", _REACTION_TIME, "3")),
        )
        host = exact("host", _IDENT)
    except ValueError:
        return None
    return (card, host) if card.name and card.free <= card.total and card.total else None
