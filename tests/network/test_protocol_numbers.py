"""No number stands in docs/protocol.md that is not read against the code.

Every digit of the document (and every number word from three on) has to be covered by something that was made from the
code: the rows of fields, whose types and bounds are spelled out from the messages; the worked examples, which other
tests do again; and sentences in which the number comes from a constant. **To add a number** to the document, add a
piece of its sentence, with the constant in it, to the list of `test_numbers_are_those_of_the_code` in
`test_protocol_document.py`, or to `SAID` here: `f"guests in a room | {MAX_GUESTS} |"`. A name that has a number in it
(an RFC, SHA-256) goes into `NAMES`. How lines are broken means nothing.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from hashlib import scrypt, sha256
from pathlib import Path
from typing import get_args

import msgpack
import pytest
from spake2 import ed25519_basic
from spake2.parameters.ed25519 import ParamsEd25519

import engines
from engines.game import Game, Option, usual_options
from engines.shapes import INT32
from network import origin, text
from network.bots import adviser
from network.lan import listing
from network.messages import bounds, changes, codec, packing, wire
from network.messages.codec import wire_name
from network.messages.line import HOST, Pong
from network.messages.room import (
    GATHERING,
    OVER,
    SEEDING,
    STAGES,
    Again,
    Asking,
    Change,
    Claim,
    Commit,
    Confirm,
    Decide,
    Free,
    HandOver,
    Kick,
    Leave,
    Ready,
    Reveal,
    Say,
    SeatBot,
    Sit,
    Stand,
    Start,
)
from network.messages.table import Act, AtTable, Resign
from network.room import chat, seeding
from network.room.guests import Guests
from network.trust import pass_phrase, seed_protocol
from network.trust.fingerprints import GROUP, GROUPS, ID_DIGITS, spoken
from network.trust.identity import fingerprint, guest_context
from tests.network import test_protocol_document as document
from tests.network.hall import IDENT, Hall, Visitor
from tests.network.messages import ALL_TYPES, hints


def flat(words: str) -> str:
    """Text in which the ends of lines are mere spaces."""
    return re.sub(r"\s+", " ", words)


def most(bounded: object) -> int:
    """The bound of an annotation."""
    return get_args(bounded)[1].most


def counted_bytes() -> int:
    """As many bytes count as a message of their own."""
    found = re.search(r"len\(data\) // (\d+)", Path(wire.__file__).read_text(encoding="utf-8"))
    assert found
    return int(found[1])


PROSE = re.sub(r"^```.*?^```$|^\d+\. ", "", document.DOCUMENT, flags=re.MULTILINE | re.DOTALL)
DOCUMENT = flat(PROSE)
GAMES = engines.games()  # those of the program, without the small ones of these tests
LIMITS = document.LIMITS
WORDS = {4: "four", 5: "five"}
EXAMPLE = "ab" * 32  # the fingerprint in the examples
INTEGER_BITS = 64  # see the test of them
TLS = guest_context().minimum_version.name.removeprefix("TLSv").replace("_", ".")
PARAMS = ParamsEd25519

BARE_BITS = INT32.most.bit_length() + 1  # of a number without a bound of its own
IPV6_BITS = origin._NETWORKS[6][origin._GROUP]

SAID = (
    # Lines and frames.
    f"as `{int(False)}` or `{int(True)}`",
    f"takes at most {listing.MAX_AT_ADDRESS} tables of one address, {listing.MAX_PORTS} ports of one address, "
    f"{listing.MAX_OF_TABLE} announcements of one table and {listing.MAX_CLAIMS} tables in all",
    f"TLS, version {TLS} or later",
    f"in {len(fingerprint(b''))} hexadecimal digits",
    f"the first {ID_DIGITS} of them",
    f"modulo 10^{GROUPS * GROUP}, in {GROUPS} groups of {GROUP} digits",
    f"`ab` {len(EXAMPLE) // 2} times is `{spoken(EXAMPLE)}`",
    f"A frame is {WORDS[wire.HEADER]} bytes",
    f"without the {WORDS[wire.HEADER]} of the length",
    f"each {counted_bytes()} bytes count as one more",
    f"at most {codec.MAX_DEPTH} levels of maps",
    f"has at most {packing.CLIENT_ITEMS} items if a client sends it, and at most {bounds.MAX_ITEMS} if a host does",
    f"`{document.spelled(hints(Sit)['seat'])}` has these bounds",
    f"`false`; {int(False)} and {int(True)} are not",
    f"an integer of {INTEGER_BITS} bits",
    "list of 2: …; …",
    f"a map with text of at most {most(bounds.Code)} characters as keys",
    f"texts of at most {most(get_args(bounds.OptionValue)[0])} characters, integers of {BARE_BITS} bits or bools",
    f"texts of at most {most(get_args(bounds.Detail)[0])} characters, "
    f"integers of at most 2^{most(get_args(bounds.Detail)[1]).bit_length() - 1}, bools, nil, or lists of at most "
    f"{most(get_args(get_args(get_args(bounds.Details)[0])[1])[-1])} of these",
    f"A list that has been changed has at most {bounds.MAX_ITEMS} items",
    # Addresses.
    f"of IPv6 its first {IPV6_BITS} bits",
    f"or a whole /{IPV6_BITS} of IPv6",
    f"in thousandths; {adviser.WHOLE}: to win",
    # The passphrase; see also the tests below.
    *re.findall(r"N = \d+, r = \d+, p = \d+, \d+ bytes", DOCUMENT),
    f"both from 0 to L − {1}",
    f"of order L = 2^252 + {ed25519_basic.L - 2**252}",
    f"and {PARAMS.group.element_size_bytes}-byte encoding of points",
    f"M = `{PARAMS.M.to_bytes().hex()}`",
    f"N = `{PARAMS.N.to_bytes().hex()}`",
    f"with the info `SPAKE2 pw`, {PARAMS.group.scalar_size_bytes + 16} bytes",
    f"byte `A` (hexadecimal {b'A'.hex()})",
    f"byte `B` (hexadecimal {b'B'.hex()})",
    f"| | {sha256().digest_size} bytes |",
    # Views, talk, the seed.
    f"the first {len(changes.digest({}))} hexadecimal digits of the SHA-256",
    f"last {chat.KEPT}",
    f"{chat.BURST} within {chat.SPAN:g} seconds",
    f"At most {chat.BURST} lines in {chat.SPAN:g} seconds",
    f"longer than {bounds.MAX_TEXT} characters is cut",
    f"accents on one letter of a name or a line of talk | {text.MAX_MARKS} |",
    f"hangs up on whoever has said nothing at all for {LIMITS.silence:g}",
    f"a number of {seed_protocol.SEED_BITS} bits",
    f"a fresh secret of {seed_protocol.SECRET_BYTES} random bytes",
    f"Its first {8} bytes are read as a big-endian number, and the two lowest bits dropped",
    f"within {seeding.PATIENCE:g} seconds",
    f"the commitment, {len(seed_protocol.commitment('', 0, '', b''))} hexadecimal digits",
    f"the secret, {2 * seed_protocol.SECRET_BYTES} hexadecimal digits",
    f"back to its seats; {len(Guests().admit('')[1])} hexadecimal digits",
    f"| | {len(IDENT)} hexadecimal digits |",
)
"""Pieces of sentences whose numbers come from the code."""

EXAMPLES = (
    '"number": 7}',
    f"the table `{IDENT}`",
    "the fingerprint `ab` 32 times",
    *re.findall(r"[xy] = \d{70,}", DOCUMENT),
    *(f"`{digest}`" for digest in re.findall(r"hash,? `(\w+)`", DOCUMENT)),
    "In round 1 of the table",
    "the secret `000102…1f` of `host` and the secret `202122…3f` of `g0a1b2c3d`",
    "`0 P10@0,0` is an action of seat 0, `1 !resign` a call of seat 1",
    "below U+0020 as `\\u001f`",
)
"""What the tests of worked examples in `test_protocol_document.py` do again."""

LABELS = {seed_protocol: ("table-ronde seed 1", "table-ronde deal 1"), pass_phrase: ("table-ronde phrase 1",)}
"""Texts that are hashed, by the module that does."""

NAMES = (
    "IPv4",
    "IPv6",
    "SHA-256",
    "SHA256",
    "UTF-8",
    "SPAKE2",
    "Ed25519",
    "RFC 6762",
    "RFC 6763",
    "seconds since 1970",
)


def covered(pieces: Iterable[str]) -> list[bool]:
    """For each character of the document, whether it stands in one of these pieces. Each of them has to be there."""
    marks = [False] * len(DOCUMENT)
    for piece in map(flat, pieces):
        found = [match.start() for match in re.finditer(re.escape(piece), DOCUMENT)]
        assert found, f"not in the document: {piece}"
        for start in found:
            marks[start : start + len(piece)] = [True] * len(piece)
    return marks


def rows() -> list[str]:
    """The first columns of every row of fields."""
    types = (*ALL_TYPES, *document.STRUCTURES)
    return [
        f"| `{name}` | {document.spelled(hint)} | {document.default(type_, name)} |"
        for type_ in types
        for name, hint in hints(type_).items()
    ]


def test_every_number_is_read_against_the_code():
    (listed,) = document.test_numbers_are_those_of_the_code.pytestmark
    labels = [f"`{label}`" for those in LABELS.values() for label in those]
    marks = covered((*SAID, *listed.args[1], *rows(), *option_rows(), *EXAMPLES, *labels, *NAMES))
    numbers = r"\d[\d.]*\d|[1-9]|\b(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|hundred|thousand)\b"
    unknown = [
        DOCUMENT[max(match.start() - 50, 0) : match.end() + 30]
        for match in re.finditer(numbers, DOCUMENT)
        if not all(marks[match.start() : match.end()])
    ]
    assert unknown == [], "see above how to add a number"


def test_texts_that_are_hashed_are_those_of_the_code():
    for module, labels in LABELS.items():
        source = Path(module.__file__).read_text(encoding="utf-8")
        assert [label for label in labels if f'"{label}' not in source] == []


def test_the_numbers_of_the_verifier():
    told = re.search(r"N = (\d+), r = (\d+), p = (\d+), (\d+) bytes", DOCUMENT)
    assert told
    n, r, p, length = map(int, told.groups())
    assert pass_phrase.verifier("loup", IDENT) == scrypt(b"loup", salt=IDENT.encode(), n=n, r=r, p=p, dklen=length)


def test_the_numbers_of_the_seed():
    secrets = {"host": bytes(seed_protocol.SECRET_BYTES)}
    whole = sha256(b"table-ronde deal 1\0host\0" + secrets["host"]).digest()
    assert seed_protocol.seed_of(secrets) == int.from_bytes(whole[:8], "big") >> 2


@pytest.mark.parametrize("number", [-(2 ** (INTEGER_BITS - 1)), 2**INTEGER_BITS - 1])
def test_integers_have_so_many_bits(number):
    message = msgpack.packb({"type": "pong", "number": 7, "of a later version": number})
    assert packing.unpacked(message, HOST) == Pong(7)
    with pytest.raises(OverflowError):
        msgpack.packb(number + (1 if number > 0 else -1))


# Options.


def option_row(game: Game, option: Option) -> str:
    """A row of the table of options; values that need other numbers of seats say so."""
    usual = usual_options(game)
    seats = {value: game.seat_counts({**usual, option.name: value}) for value in option.values}
    is_telling = len(set(seats.values())) > 1
    whole = [value for value in option.values if type(value) is int]
    if whole and len(whole) <= whole[-1] - whole[0]:
        whole = []  # there are gaps: each is named
    single = [value for value in option.values if value not in whole]
    single.sort(key=lambda value: value != option.default)
    told = [f"`{json.dumps(value)}`" + (f" ({_seats(seats[value])})" if is_telling else "") for value in single]
    told += [f"an integer from {whole[0]} to {whole[-1]}"] if whole else []
    return f"| `{game.id}` | `{option.name}` | {', '.join(told)} |"


def _seats(counts: tuple[int, ...]) -> str:
    told = [f"{counts[0]} to {counts[-1]}"] if len(counts) > 3 else map(str, counts)
    return f"{' or '.join(told)} seats"


def option_rows() -> tuple[str, ...]:
    made: list[str] = []
    for game in map(engines.load, GAMES):
        counts = {
            game.seat_counts({**usual_options(game), option.name: value})
            for option in game.options
            for value in option.values
        }
        made += [f"| `{game.id}` | | {_seats(counts.pop())} |"] if len(counts) == 1 else []
        made += [option_row(game, option) for option in game.options]
    return tuple(made)


def test_every_option_and_its_values_are_listed():
    listed = re.search(r"^## Options\n.*?^\|---.*?\n(.*?)\n\n", document.DOCUMENT, re.MULTILINE | re.DOTALL)
    assert listed
    assert listed[1].split("\n") == list(option_rows())


# What may be asked for when.


def room_in(stage: str) -> tuple[Hall, Visitor]:
    """A room in this stage, and its chief."""
    hall = Hall()
    ana, bo = hall.visitors("Ana Bo")
    if stage != GATHERING:
        bo.answers = stage != SEEDING
        for seat, guest in enumerate((ana, bo)):
            guest.say(Sit(seat, guest.name), Ready(True))
        ana.say(Start())
    if stage == OVER:
        ana.say(Resign(0))
    assert ana.state.stage == stage
    return hall, ana


ASKED: dict[str, Callable[[Hall, Visitor], Asking]] = {
    "sit": lambda _hall, _chief: Sit(0, "Ana"),
    "stand": lambda _hall, _chief: Stand(0),
    "seat_bot": lambda _hall, _chief: SeatBot(0, "easy"),
    "free": lambda _hall, _chief: Free(0),
    "ready": lambda _hall, _chief: Ready(True),
    "start": lambda _hall, _chief: Start(),
    "commit": lambda _hall, _chief: Commit(9, "0" * 64),
    "reveal": lambda _hall, _chief: Reveal(9, "0" * 64),
    "change": lambda hall, _chief: Change(hall.room.settings, {**hall.room.options, "cards": 1}, 2),
    "again": lambda _hall, _chief: Again(),
    "say": lambda _hall, _chief: Say("hello"),
    "kick": lambda _hall, chief: Kick(chief.state.people[1].guest),
    "leave": lambda _hall, _chief: Leave(),
    "claim": lambda _hall, _chief: Claim(b""),
    "confirm": lambda _hall, _chief: Confirm(b""),
    "hand_over": lambda _hall, _chief: HandOver("easy"),
    "decide": lambda _hall, chief: Decide(chief.guest, "wait"),
    "act": lambda _hall, _chief: Act(0, "nonsense", 0),
}
"""Something of each kind that only the stage of the room could forbid."""


@pytest.mark.parametrize("stage", STAGES)
def test_what_may_be_asked_for_in_which_stage(stage):
    table = re.search(r"^\| message \| (.*?) \|\n\|---.*?\n(.*?)\n\n", document.DOCUMENT, re.MULTILINE | re.DOTALL)
    assert table
    column = [name.strip("` ") for name in table[1].split("|")].index(stage)
    told = {}
    for row in table[2].split("\n"):
        names, *cells = (cell.strip() for cell in row.strip("|").split("|"))
        told |= dict.fromkeys(re.findall(r"`(\w+)`", names.partition(" and all")[0]), cells[column])
    assert (
        told.keys()
        == ASKED.keys()
        == {"act", *(wire_name(type_) for type_ in get_args(Asking) if type_ not in get_args(AtTable))}
    )
    for name, ask in ASKED.items():
        hall, chief = room_in(stage)
        chief.say(ask(hall, chief))
        is_denied = bool({denied.reason for denied in chief.denied} & {"no_match", "match_running"})
        assert is_denied == (told[name] == "" or told[name].startswith("not ")), (name, stage)
