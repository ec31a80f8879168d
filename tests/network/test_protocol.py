"""Messages as they are packed: every one comes back as it was, and nothing else comes in."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from random import Random
from typing import Any

import msgpack
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from network.messages.codec import MAX_DEPTH, BadMessage, wire_name
from network.messages.line import CLIENT, FAULTS, HOST, Enter, Hello, Message, Room
from network.messages.packing import packed, unpacked
from network.messages.room import Denied, Ready
from network.messages.table import NO_DETAILS, Act, Refresh
from tests.network.messages import ALL_TYPES, CLIENT_TYPES, HOST_TYPES, any_message

ACT = {"type": "act", "seat": 1, "text": "P10@0,0", "length": 3}
CHANGE = {"type": "change", "settings": {}, "options": {"first": 1}, "seats": 2}
DENIED = {"type": "denied", "reason": "not_chief"}


def read(told: object, sender: str = CLIENT) -> Message:
    return unpacked(msgpack.packb(told), sender)


def refused(data: bytes, sender: str = CLIENT) -> BadMessage:
    with pytest.raises(BadMessage) as caught:
        unpacked(data, sender)
    assert caught.value.code in FAULTS
    return caught.value


def refusal(told: object, sender: str = CLIENT) -> tuple[str, object]:
    """The code for which a message is refused, and the field that is to blame."""
    error = refused(msgpack.packb(told), sender)
    return error.code, error.details.get("field")


def nested(levels: int, wrap: Callable[[Any], Any] = lambda inner: [inner]) -> Any:
    """So many lists, or maps, within each other."""
    made = wrap(0)
    for _ in range(levels - 1):
        made = wrap(made)
    return made


@pytest.mark.parametrize("type_", ALL_TYPES, ids=wire_name)
@settings(max_examples=60)
@given(rng=st.randoms(use_true_random=False))
def test_every_message_comes_back_as_it_was(type_, rng):
    message = any_message(type_, rng)
    again = unpacked(packed(message), CLIENT if type_ in CLIENT_TYPES else HOST)
    assert again == message
    assert type(again) is type_


@pytest.mark.parametrize("type_", ALL_TYPES, ids=wire_name)
def test_a_message_is_a_map_with_its_name_as_type(type_):
    told = msgpack.unpackb(packed(any_message(type_, Random(1))))
    assert list(told) == ["type", *type_._fields]
    assert told["type"] == wire_name(type_)


def test_structures_inside_are_maps_too():
    room = next(message for seed in range(99) if (message := any_message(Room, Random(seed))).state.people)
    told = msgpack.unpackb(packed(room))
    assert told["state"]["settings"]["clock"] == room.state.settings.clock._asdict()
    assert told["state"]["people"][0] == room.state.people[0]._asdict()


def test_a_mapping_that_is_no_dict_is_sent_as_one():
    assert unpacked(packed(Denied("not_chief", NO_DETAILS)), HOST) == Denied("not_chief", {})


def test_what_no_message_can_hold_is_our_own_mistake():
    with pytest.raises(TypeError, match="object cannot be sent"):
        packed(Denied("not_chief", {"who": object()}))


# What peers of other versions send.


def test_unknown_fields_are_passed_over():
    assert read({**ACT, "mood": "good", "more": {"deep": [1, None]}}) == Act(1, "P10@0,0", 3)


def test_a_field_with_a_default_may_be_missing():
    assert read({"type": "enter", "table": "t", "name": "Ana"}) == Enter("t", "Ana", "", False, b"")
    assert read({"type": "change", "settings": {}, "options": {}, "seats": 2}).settings.grace == 60


def test_a_field_without_a_default_may_not():
    assert refusal({"type": "act", "seat": 1, "length": 3}) == ("bad_message", "text")


def test_an_unknown_type_is_told_from_a_bad_message():
    assert refusal({"type": "dance"}) == ("unknown_type", None)
    assert refused(msgpack.packb({"type": "d" * 1000})).details == {"type": "d" * 60}


@pytest.mark.parametrize("type_", [type_ for type_ in HOST_TYPES if type_ not in CLIENT_TYPES], ids=wire_name)
def test_a_client_cannot_say_what_only_hosts_say(type_):
    assert refused(packed(any_message(type_, Random(1))), CLIENT).code == "unknown_type"


@pytest.mark.parametrize("type_", [type_ for type_ in CLIENT_TYPES if type_ not in HOST_TYPES], ids=wire_name)
def test_a_host_cannot_say_what_only_clients_say(type_):
    assert refused(packed(any_message(type_, Random(1))), HOST).code == "unknown_type"


def test_fields_may_come_in_any_order():
    reordered = dict(reversed(ACT.items()))
    assert list(reordered)[-1] == "type"
    assert read(reordered) == Act(1, "P10@0,0", 3)


def test_of_a_field_that_comes_twice_the_last_one_counts():
    data = bytearray(msgpack.packb(ACT))
    data[0] += 1  # one field more
    assert unpacked(data + msgpack.packb("seat") + msgpack.packb(0), CLIENT) == Act(0, "P10@0,0", 3)


# What nobody should send.


@pytest.mark.parametrize(
    ("field", "value"),
    [("seat", "1"), ("seat", True), ("seat", None), ("seat", [1]), ("seat", b"1"), ("seat", -1), ("seat", 32),
     ("seat", 1.0), ("length", -1), ("length", 2**53 + 1), ("length", 2**64 - 1), ("text", 5), ("text", b"P10@0,0"),
     ("text", None), ("text", {}), ("text", "x" * 2000)],
)  # fmt: skip
def test_wrong_types_and_values_out_of_bounds(field, value):
    code, blamed = refusal({**ACT, field: value})
    assert code == "bad_message"
    assert blamed in (field, None)


def test_the_bounds_themselves_are_inside():
    assert read({**ACT, "seat": 31, "length": 2**53, "text": "é" * 1999}) == Act(31, "é" * 1999, 2**53)


@pytest.mark.parametrize(
    ("change", "blamed"),
    [({"settings": None}, "settings"), ({"settings": []}, "settings"), ({"settings": {"grace": -1}}, "settings.grace"),
     ({"settings": {"grace": 86_401}}, "settings.grace"), ({"settings": {"locked": 1}}, "settings.locked"),
     ({"settings": {"clock": {"seconds": "9"}}}, "settings.clock.seconds"), ({"seats": 0}, "seats"),
     ({"options": {"first": None}}, "options"), ({"options": {"first": [1]}}, "options"), ({"options": []}, "options"),
     ({"options": {str(number): 1 for number in range(65)}}, "options"), ({"verifier": "text"}, "verifier"),
     ({"verifier": b"x" * 257}, "verifier")],
)  # fmt: skip
def test_structures_inside_are_checked_as_well(change, blamed):
    assert refusal({**CHANGE, **change}) == ("bad_message", blamed)


@pytest.mark.parametrize("value", [1, 0, "true", None, []])
def test_yes_and_no_are_nothing_else(value):
    assert read({"type": "ready", "ready": True}) == Ready(True)
    assert refusal({"type": "ready", "ready": value}) == ("bad_message", "ready")


def test_a_list_has_no_more_items_than_it_may():
    hello = {"type": "hello", "version": 1, "oldest": 1, "program": "p", "language": "fr"}
    assert read({**hello, "capabilities": ["c"] * 32}) == Hello(1, 1, "p", "fr", ("c",) * 32)
    assert refusal({**hello, "capabilities": ["c"] * 33}) == ("bad_message", "capabilities")


def test_only_the_place_beside_the_table_is_no_seat():
    assert read({"type": "refresh", "seat": None}) == Refresh(None)
    assert refusal({"type": "refresh", "seat": "None"}) == ("bad_message", "seat")


@pytest.mark.parametrize("told", [[], "act", 5, None, [["type", "act"]], {}, {"type": None}, {"type": ["act"]}])
def test_what_is_no_message_at_all(told):
    assert refusal(told)[0] == "bad_message"


@pytest.mark.parametrize("number", [0.5, float("nan"), float("inf"), -0.0])
@pytest.mark.parametrize("told", [lambda odd: {**ACT, "length": odd}, lambda odd: {**ACT, "unknown": {"in": [odd]}}])
def test_no_numbers_with_a_point(told, number):
    assert refusal(told(number))[0] == "bad_message"


@pytest.mark.parametrize("value", [msgpack.ExtType(5, b"x"), msgpack.Timestamp(1), msgpack.ExtType(5, b"")])
def test_no_types_beyond_those_of_json_and_bytes(value):
    assert refusal({**ACT, "unknown": value})[0] == "bad_message"
    assert refusal({**DENIED, "details": {"x": value}}, HOST)[0] == "bad_message"


def test_bytes_stand_where_bytes_are_meant_and_nowhere_else():
    assert refusal({**DENIED, "details": {"x": b"bytes"}}, HOST)[0] == "bad_message"
    assert refused(msgpack.packb({b"type": "start"})).code == "bad_message"
    assert refused(msgpack.packb({**ACT, b"key": 1})).code == "bad_message"


@pytest.mark.parametrize("wrap", [lambda inner: [inner], lambda inner: {"x": inner}], ids=["lists", "maps"])
def test_nested_as_deep_as_may_be_and_no_deeper(wrap):
    """The message itself is the first level."""
    assert read({**DENIED, "unknown": nested(MAX_DEPTH - 1, wrap)}, HOST)
    assert refusal({**DENIED, "unknown": nested(MAX_DEPTH, wrap)}, HOST)[0] == "too_deep"
    assert refusal({**ACT, "unknown": nested(MAX_DEPTH, wrap)})[0] == "too_deep"


@pytest.mark.parametrize("levels", [200, 2_000, 60_000])
@pytest.mark.parametrize("opening", [b"\x91", b"\x81\xa1x", b"\xdd\x00\x00\x00\x01"], ids=["lists", "maps", "long"])
def test_nested_without_end(opening, levels):
    data = b"\x82\xa4type\xa5start\xa1x" + opening * levels + b"\xc0"
    assert refused(data).code == "too_deep"
    assert refused(data[:-1]).code in ("too_deep", "bad_message")


@pytest.mark.parametrize(
    "announced",
    [b"\xdd\xff\xff\xff\xff", b"\xdf\xff\xff\xff\xff", b"\xdc\xff\xff", b"\xde\xff\xff", b"\xdb\xff\xff\xff\xff",
     b"\xc6\xff\xff\xff\xff", b"\xc9\xff\xff\xff\xff\x05"],
    ids=["list", "map", "short list", "short map", "text", "bytes", "ext"],
)  # fmt: skip
def test_huge_lengths_that_are_only_announced(announced):
    assert refused(b"\x82\xa4type\xa5start\xa1x" + announced).code == "bad_message"


@pytest.mark.parametrize(("sender", "most"), [(CLIENT, 6), (HOST, 160)])
def test_announced_lists_within_lists_take_little_memory(sender, most):
    """Room is made for every announced item before one has come, at every level."""
    longest = {CLIENT: b"\xdc\x01\x00", HOST: b"\xdc\x40\x00"}[sender]
    data = b"\x82\xa4type\xa5start\xa1x" + longest * 1_000
    tracemalloc.start()
    try:
        refused(data, sender)
        assert tracemalloc.get_traced_memory()[1] < most * 2**20
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("type_", ALL_TYPES, ids=wire_name)
def test_truncated_anywhere(type_):
    sender = CLIENT if type_ in CLIENT_TYPES else HOST
    data = packed(any_message(type_, Random(3)))
    for end in range(min(len(data), 2_000)):
        assert refused(data[:end], sender).code == "bad_message"


def test_nothing_may_follow():
    assert refused(packed(Act(0, "x", 1)) + b"\xc0").code == "bad_message"


@pytest.mark.parametrize(
    "text",
    [b"\xc3", b"abc\xe2\x80", b"\xed\xa0\x80", b"\xff", b"\xc0\x80", b"\xf4\x90\x80\x80"],
    ids=["cut", "cut after three", "surrogate", "no utf-8", "overlong", "beyond unicode"],
)
def test_text_that_ends_mid_utf_8_or_is_none(text):
    data = packed(Act(0, "?" * len(text), 1))
    assert refused(data.replace(b"?" * len(text), text)).code == "bad_message"


def test_what_is_no_msgpack_at_all():
    assert refused(b"\xc1").code == "bad_message"
    assert refused(b"").code == "bad_message"
    assert refused(b"GET / HTTP/1.1\r\n\r\n").code == "bad_message"
