"""docs/protocol.md says of every message, structure, field, bound, fault and limit what the code does."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin

import pytest
from spake2 import ed25519_basic

from engines.record import MAX_LINES, MAX_NAME, Assistance, Player
from engines.shapes import AnyPlain, Between, Most
from network.lines import backoff, border
from network.lines.doorstep import Limits
from network.messages import bounds, changes, line, wire
from network.messages.bounds import OptionValue
from network.messages.codec import MAX_DEPTH, wire_name
from network.messages.line import FAULTS, Card
from network.messages.room import DENIALS, ClockRule, Person, RoomSeat, RoomSettings, RoomState
from network.messages.table import NOTICES, REFUSALS, Entry, HintLine, ReactionWindow, StandingWish, UndoAsked
from network.rate_limit import Rate
from network.room.claims import TRIES, TRIES_IN_ROOM
from network.room.door import LEAST_WAIT
from network.room.guests import GATHERING_RATE, MAX_GUESTS, MAX_KICKED, PLAYING_RATE, REFRESH_RATE
from network.room.seeding import PATIENCE
from network.table.call_limit import BETWEEN_ACTIONS, DRAW, MAX_CALLS, PAUSE, UNDO
from network.trust import seed_protocol
from network.trust.pass_phrase import Knock, Lock, verifier
from tests.network.messages import ALL_TYPES, CLIENT_TYPES, HOST_TYPES, hints

DOCUMENT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
LIMITS = Limits()
STRUCTURES = (
    Card,
    RoomState,
    RoomSeat,
    Person,
    RoomSettings,
    Assistance,
    ClockRule,
    Player,
    Entry,
    HintLine,
    ReactionWindow,
    StandingWish,
    UndoAsked,
)
ROW = re.compile(r"\| `(\w+)` \| (.+?) \| (.*?) \| (.+) \|")


def section(name: str) -> str:
    """What stands under the heading of a message or structure."""
    found = re.search(rf"^### `{name}`.*?\n(.*?)(?=^#|\Z)", DOCUMENT, re.MULTILINE | re.DOTALL)
    assert found, f"{name} is not described"
    return found[1]


def spelled(hint: Any, bound: Most | Between | None = None) -> str:
    """A type in the words of the document."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return spelled(args[0], args[1])
    if origin in (Union, UnionType):
        (inner,) = (arg for arg in args if arg is not NoneType)
        return f"{spelled(inner)} or nil"
    most = f", at most {bound.most}" if isinstance(bound, Most) else ""
    if origin is tuple:
        if args[-1] is Ellipsis:
            return f"list of ({spelled(args[0])}){most}"
        return f"list of {len(args)}: " + "; ".join(map(spelled, args))
    if origin is Mapping:
        what = " of options" if args[1] == OptionValue else "" if args[1] is AnyPlain else " of details"
        return f"map{what}{most}"
    if hint is int:
        return f"integer, {bound.least} to {_power(bound.most)}" if isinstance(bound, Between) else "integer"
    words = {str: "text", bytes: "bytes", bool: "bool"}
    if hint in words:
        return words[hint] + most
    return f"`{wire_name(hint)}`" if hasattr(hint, "_fields") else "any"


def _power(number: int) -> str:
    return "2^53" if number == 2**53 else str(number)


def default(type_: type[Any], field: str) -> str:
    """What stands in the third column: what a missing field means; nothing if it must not be missing."""
    if field not in type_._field_defaults:
        return ""
    value = type_._field_defaults[field]
    if isinstance(value, bytes):
        return "no bytes"
    if hasattr(value, "_fields"):
        return "its defaults"
    if value is None:
        return "nil"
    return f"`{json.dumps(dict(value) if isinstance(value, Mapping) else value)}`"


@pytest.mark.parametrize("type_", [*ALL_TYPES, *STRUCTURES], ids=wire_name)
def test_every_field_is_described_with_its_type_and_bounds(type_):
    told = {row[1]: (row[2], row[3]) for row in ROW.finditer(section(wire_name(type_)))}
    assert told == {name: (spelled(hint), default(type_, name)) for name, hint in hints(type_).items()}


def inside(hint: Any) -> set[Any]:
    """The structures that a value of this type holds, and those in them."""
    if hasattr(hint, "_fields"):
        return {hint}.union(*map(inside, hints(hint).values()))
    args = get_args(hint)[:1] if get_origin(hint) is Annotated else get_args(hint)
    return set().union(*map(inside, args))


def test_every_structure_that_a_message_holds_is_among_them():
    assert set().union(*map(inside, ALL_TYPES)) == {*ALL_TYPES, *STRUCTURES}


def test_nothing_is_described_that_there_is_not():
    assert set(re.findall(r"^### `(\w+)`", DOCUMENT, re.MULTILINE)) == {
        wire_name(type_) for type_ in (*ALL_TYPES, *STRUCTURES)
    }


@pytest.mark.parametrize("type_", ALL_TYPES, ids=wire_name)
def test_who_sends_it_and_when(type_):
    heading = re.search(rf"^### `{wire_name(type_)}` \((.*?)\)", DOCUMENT, re.MULTILINE)
    assert heading
    senders = {"client": [CLIENT_TYPES], "host": [HOST_TYPES], "both": [CLIENT_TYPES, HOST_TYPES]}[
        heading[1].split(":")[0]
    ]
    assert [types for types in (CLIENT_TYPES, HOST_TYPES) if type_ in types] == senders
    side = line.CLIENT if type_ in CLIENT_TYPES else line.HOST
    stages = [stage for stage in wire.STAGES if type_ in wire.EXPECTED[side][stage]]
    assert heading[1].split(": ")[1].split(", ") == stages


@pytest.mark.parametrize(
    ("heading", "codes"), [("Faults", FAULTS), ("What is denied", DENIALS), ("What is refused", REFUSALS)]
)
def test_every_code_is_listed(heading, codes):
    listed = re.search(rf"^## {heading}\n(.*?)(?=^## )", DOCUMENT, re.MULTILINE | re.DOTALL)
    assert listed
    assert re.findall(r"^\| `(\w+)` \|", listed[1], re.MULTILINE) == list(codes)


def test_every_notice_is_named():
    assert all(f'`"{code}"`' in section("noted") for code in NOTICES)


def said_rate(rate: Rate) -> str:
    return f"{rate.burst} at once, and one every {rate.every:g} seconds"


@pytest.mark.parametrize(
    "said",
    [
        f"protocol version {line.VERSION}",
        f"port {line.PORT}",
        f'`"{line.CHANGES}"`',
        f"until it is in a room | {wire.LIMITS.first} bytes",
        f"in a room | {wire.LIMITS.frame} bytes",
        f"of a host | {wire.HOST_FRAME} bytes",
        f"{wire.LIMITS.rate} messages a second in the long run, {wire.LIMITS.burst} at once",
        f"{MAX_DEPTH} levels, the message counted",
        f"from there to `hello` | {LIMITS.hello:g} seconds each",
        f"from a message’s first byte to its last | {wire.LIMITS.complete:g} seconds",
        f"waiting for a turn, see below | {LIMITS.turn:g} seconds of these",
        f"after {LIMITS.turn:g} seconds, or if too many wait",
        f"`enter` on one line | {LIMITS.enters} times",
        f"to `entered` | {LIMITS.door:g} seconds",
        f"a word from the client | {LIMITS.silence:g} seconds",
        f"to read them | {LIMITS.queue // 2**20} MiB",
        f"lines in rooms of one host, of these from one address | {LIMITS.connections}, {LIMITS.from_one_address} |",
        f"come back with a token | {LIMITS.connections + LIMITS.returning}, {2 * LIMITS.from_one_address} |",
        f"without a first byte, of these from one address | {LIMITS.silent}, {LIMITS.silent_from_one_address} |",
        f"in the TLS handshake, of these from one address | {LIMITS.outside}, {LIMITS.outside_from_one_address} |",
        f"at the door, of these from one address | {LIMITS.outside}, {LIMITS.outside_from_one_address} |",
        f"do not hang up | {LIMITS.outside} lines, for {LIMITS.linger:g} seconds",
        f"TLS handshakes | {LIMITS.handshakes.place.burst} at once and {1 / LIMITS.handshakes.place.every:g} a second; "
        f"from one address {said_rate(LIMITS.handshakes.each)} |",
        f"newcomers at one table | {said_rate(LIMITS.entries.place)}; "
        f"from one address {said_rate(LIMITS.entries.each)} |",
        f"passphrases at one table | {said_rate(LIMITS.phrases.place)}; "
        f"from one address {said_rate(LIMITS.phrases.each)} |",
        f"at most {LIMITS.phrases.place.most_within(60)} in any minute at one table",
        f"at most {LIMITS.phrases.each.most_within(60)} by one",
        f"of these from one address at one table | {LIMITS.phrases.waiting}, {LIMITS.phrases.waiting_each} |",
        f"guests in a room | {MAX_GUESTS} |",
        f"a name | {MAX_NAME} characters",
        f"a line of talk | {bounds.MAX_TEXT} characters",
        f"one every {LIMITS.ping:g} seconds",
        f"longer than {PATIENCE:g} seconds",
        f"entries of a log | {bounds.MAX_LOG} |",
        f"lines of a match | {MAX_LINES} |",
        f"lines of talk of a host | {1 / border.TALK.every:g} a second in the long run, {border.TALK.burst} at once",
        f"more than {line.LOG_PART} entries",
        f"another grace, of at least {LEAST_WAIT} seconds",
        f"offered by one seat, until somebody plays | {BETWEEN_ACTIONS[DRAW]} |",
        f"does not get, until somebody plays | {BETWEEN_ACTIONS[UNDO]} |",
        f"always be ended | {BETWEEN_ACTIONS[PAUSE]} |",
        f"in one match | {MAX_CALLS} |",
        f"before a match | {GATHERING_RATE.burst} at once, then {1 / GATHERING_RATE.every:g} a second |",
        f"until somebody plays | {PLAYING_RATE.burst} at once, then {60 / PLAYING_RATE.every:g} a minute |",
        f"`refresh` of a guest, until somebody plays | {REFRESH_RATE.burst} at once, then 1 in "
        f"{REFRESH_RATE.every:g} seconds |",
        f"from {backoff.FIRST:g} to {backoff.LAST:g} seconds, each {backoff.GROWTH:g} times",
        f"at least {backoff.LASTING:g} seconds",
        f"may claim {TRIES} times a minute",
        f"\n{TRIES_IN_ROOM} times a minute (`claims_too_fast`)",
        f"The last {MAX_KICKED} are remembered",
    ],
)
def test_numbers_are_those_of_the_code(said):
    assert said in DOCUMENT


# The worked examples.


def examples(heading: str) -> list[str]:
    """The blocks of code under a heading."""
    found = re.search(rf"^## {heading}\n(.*?)(?=^## )", DOCUMENT, re.MULTILINE | re.DOTALL)
    assert found
    return re.findall(r"^```\n(.*?)\n```", found[1], re.MULTILINE | re.DOTALL)


def test_the_example_of_a_frame():
    (block,) = examples("Frames")
    assert bytes.fromhex(block) == wire.Wire.send(_in_a_room(), line.Ping(7))


def _in_a_room() -> wire.Wire:
    end = wire.Wire(line.CLIENT)
    end.stage = wire.ROOM
    return end


def test_the_examples_of_views():
    (hashed, before, changed, after) = examples("Views")
    view, canonical, digest = hashed.split("\n")
    assert changes.digest(json.loads(view)) == digest == sha256(canonical.encode()).hexdigest()[:16]
    assert changes.changes(json.loads(before), json.loads(after)) == json.loads(changed)
    assert all(f"`{changes.digest(json.loads(text))}`" in DOCUMENT for text in (before, after))


def test_the_example_of_a_seed():
    told = dict(line.split() for line in examples("Who makes the seed")[0].split("\n"))
    secrets = {"host": bytes(range(32)), "g0a1b2c3d": bytes(range(32, 64))}
    assert told.pop("seed") == str(seed_protocol.seed_of(secrets))
    assert told == {
        who: seed_protocol.commitment("0123456789abcdef", 1, who, secret) for who, secret in secrets.items()
    }


def test_the_example_of_a_passphrase(monkeypatch):
    """With the document's x and y in the place of random numbers."""
    told = dict(line.split() for line in examples("The door")[-1].split("\n"))
    numbers = iter(re.findall(r"^[xy] = (\d+)", DOCUMENT, re.MULTILINE))
    monkeypatch.setattr(ed25519_basic, "random_scalar", lambda _: int(next(numbers)))
    table, fingerprint = "0123456789abcdef", "ab" * 32
    kept = verifier("loup", table)
    knock, lock = Knock(kept, table, fingerprint), Lock(kept, table, fingerprint)
    proof = knock.proof(lock.half)
    assert lock.accepts(knock.half, proof)
    assert [value.hex() for value in (kept, knock.half, lock.half, proof, lock.proof)] == [
        told[name] for name in ("verifier", "X", "Y", "A", "B")
    ]
