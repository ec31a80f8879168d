"""How much a message may hold: the bounds of its fields, as annotations of their types.

A reader (`engines.readers`) refuses whatever is beyond them. Text is counted in characters.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, TypeAlias

from engines.record import MAX_LINE, MAX_LINES, MAX_NAME, MOST_REACTION_TIME
from engines.shapes import Between, Most

MAX_SEATS = 32
MAX_TEXT = 300
"""Characters in a line of talk: what is longer is cut by the room, not refused."""
MAX_PEOPLE = 64
"""Guests that a room tells of: twice what ours take."""
MAX_LOG = 20_000
"""Entries of a log: many times what the longest match has."""
MAX_ITEMS = 16_384
"""Items of any one list or map that a host sends."""
LONGEST_CLOCK = 2**31 - 1
"""Milliseconds that are told at most: 24 days. A clock that is given back a day after each move may hold more."""

# What fields may hold. Text is counted in characters.
Seat: TypeAlias = Annotated[int, Between(0, MAX_SEATS - 1)]
Seats: TypeAlias = Annotated[tuple[Seat, ...], Most(MAX_SEATS)]
SeatCount: TypeAlias = Annotated[int, Between(0, MAX_SEATS)]
Count: TypeAlias = Annotated[int, Between(0, 2**53)]  # every language has integers up to here
Version: TypeAlias = Annotated[int, Between(0, 1_000_000)]
Name: TypeAlias = Annotated[str, Most(MAX_NAME)]
Code: TypeAlias = Annotated[str, Most(60)]  # a word that is translated by whoever shows it
Ident: TypeAlias = Annotated[str, Most(32)]  # of a table, a guest, a host; a token
Digest: TypeAlias = Annotated[str, Most(64)]  # hexadecimal
Words: TypeAlias = Annotated[str, Most(2_000)]
Notation: TypeAlias = Annotated[str, Most(200)]  # an action
Choice: TypeAlias = Annotated[str, Most(MAX_LINE)]  # its steps, as in a line of a record
Proof: TypeAlias = Annotated[bytes, Most(256)]
Capabilities: TypeAlias = Annotated[tuple[Code, ...], Most(32)]
Thousandths: TypeAlias = Annotated[int, Between(0, 1_000)]
Seconds: TypeAlias = Annotated[int, Between(0, 86_400)]
ReactionTime: TypeAlias = Annotated[int, Between(0, MOST_REACTION_TIME)]  # in seconds
Milliseconds: TypeAlias = Annotated[int, Between(0, LONGEST_CLOCK)]
Time: TypeAlias = Annotated[int, Between(0, 2**32 - 1)]  # seconds since 1970
Lines: TypeAlias = Annotated[int, Between(0, MAX_LINES)]
LogIndex: TypeAlias = Annotated[int, Between(0, MAX_LOG)]
Commitments: TypeAlias = Annotated[tuple[tuple[Ident, Digest], ...], Most(MAX_PEOPLE)]
OptionValue: TypeAlias = Annotated[str, Most(60)] | int | bool
Options: TypeAlias = Annotated[Mapping[Code, OptionValue], Most(64)]
# What is told of a code besides it: values, and lists of values.
Detail: TypeAlias = Annotated[str, Most(200)] | Annotated[int, Between(-(2**53), 2**53)] | bool | None
Details: TypeAlias = Annotated[Mapping[Code, Detail | Annotated[list[Detail], Most(32)]], Most(16)]
# The keys of what a game tells. That it is of the game's own shape is seen to in `network.lines.border`.
KEYS = Most(64)
