"""Messages as they stand in a frame, and back, with nothing taken on trust."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, get_args

from engines.record import Assistance, Player
from engines.shapes import AnyPlain
from network.messages.bounds import KEYS, MAX_ITEMS, Code, Details, Name, ReactionTime
from network.messages.codec import Packer, Unpacker
from network.messages.line import CLIENT, Fault, FromClient, FromHost, Message, Noted, Refused
from network.messages.room import Denied
from network.messages.table import Entry

BOUNDS: Mapping[type, Mapping[str, object]] = {
    Assistance: {"undo": Code, "reaction_time": ReactionTime},
    Player: {"name": Name, "kind": Code, "level": Code},
    Entry: {"event": Annotated[Mapping[Code, AnyPlain], KEYS]},
    **{type_: {"details": Details} for type_ in (Denied, Refused, Noted, Fault)},
}
"""Of structures that the engines define, and of fields whose type says less than may be sent."""

CLIENT_ITEMS = 256
"""Of a list or map of a client without a bound of its own; for a host it is MAX_ITEMS."""

_PACKER = Packer(get_args(Message))
_FROM_CLIENT: Unpacker[FromClient] = Unpacker(get_args(FromClient), CLIENT_ITEMS, BOUNDS)
_FROM_HOST: Unpacker[FromHost] = Unpacker(get_args(FromHost), MAX_ITEMS, BOUNDS)


def packed(message: Message) -> bytes:
    """The message as it stands in a frame."""
    return _PACKER.packed(message)


def unpacked(data: bytes | bytearray | memoryview, sender: str) -> Message:
    """The message in a frame that came from `sender`, CLIENT or HOST. Raises BadMessage only."""
    return _FROM_CLIENT.unpacked(data) if sender == CLIENT else _FROM_HOST.unpacked(data)
