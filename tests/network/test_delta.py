"""Views as changes: they lead to the very same view, never touch the old one, and drift does not go unnoticed."""

from __future__ import annotations

from contextlib import suppress
from copy import deepcopy
from random import Random

import msgpack
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines import games, load
from engines.game import checked, usual_options
from engines.match import Match
from engines.record import Player
from network.messages.bounds import MAX_ITEMS
from network.messages.changes import Drift, Shown, Tellings, applied, changes, digest, heard
from network.messages.codec import MAX_DEPTH, Prepacked
from network.messages.line import HOST
from network.messages.packing import packed, unpacked
from network.messages.table import Update
from network.table.table import Table
from tests.network.conftest import Ear, new_table, played, random_line, seated
from tests.network.messages import any_plain

VIEW = {"phase": "choose", "scores": [3, 0], "seats": [{"hand": [1, 2, 3]}, {"hand": None}], "choices": {"a": 1}}

plain = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 2) | st.text(max_size=2),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("abcde"), inner, max_size=4),
    max_leaves=25,
)
views = st.dictionaries(st.sampled_from("abcdef"), plain, max_size=6)


def alike(one: object, other: object) -> bool:
    """Equal for every language: True is not a 1. The keys of maps may come in another order."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(alike(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(alike, one, other))
    return type(one) is type(other) and one == other


def played_match(game: str, seats: int, seed: int) -> list[Ear]:
    """Everyone who heard a whole match: each seat, and a spectator."""
    table = Table(Match(checked(load(game), seats, {}, seed)), [Player("Ana")] * seats)
    ears = [*seated(table, *(f"guest {seat}" for seat in range(seats))), Ear(table.spectate())]
    rng = Random(seed)
    while table.match.outcome is None:
        seat, text = random_line(table, rng.random())
        played(table, f"{seat} {text}")
    return ears


# Hashes.


def test_the_digest_is_that_of_the_document():
    """The worked example of docs/protocol.md."""
    assert digest({"phase": "bid", "actors": [1], "name": "Zoé", "open": True, "best": None}) == "ffca46c523f8dc77"


def test_the_digest_tells_apart_what_python_takes_for_equal():
    assert digest({"a": True}) != digest({"a": 1})
    assert digest({"a": [0]}) != digest({"a": [False]})


def test_the_digest_does_not_depend_on_the_order_of_keys():
    assert digest({"a": 1, "b": {"c": 2, "d": 3}}) == digest({"b": {"d": 3, "c": 2}, "a": 1})


# Changes.


@pytest.mark.parametrize(
    ("new", "expected"),
    [
        (VIEW, []),
        ({**VIEW, "phase": "bid"}, [["set", ["phase"], "bid"]]),
        ({**VIEW, "extra": [1]}, [["set", ["extra"], [1]]]),
        ({key: VIEW[key] for key in ("phase", "scores", "seats")}, [["drop", ["choices"]]]),
        ({**VIEW, "scores": [3, 7]}, [["set", ["scores", 1], 7]]),
        ({**VIEW, "scores": [True, 0]}, [["set", ["scores", 0], True]]),
        ({**VIEW, "seats": [{"hand": [1, 3]}, {"hand": None}]}, [["splice", ["seats", 0, "hand"], 1, 1, []]]),
        ({**VIEW, "seats": [{"hand": [1, 2, 3, 4]}, {"hand": None}]}, [["splice", ["seats", 0, "hand"], 3, 0, [4]]]),
        ({**VIEW, "choices": {"b": 2, "c": 3}}, [["set", ["choices"], {"b": 2, "c": 3}]]),
        ({**VIEW, "choices": [1]}, [["set", ["choices"], [1]]]),
    ],
)  # fmt: skip
def test_each_kind_of_change(new, expected):
    found = changes(VIEW, new)
    assert found == expected
    assert alike(applied(VIEW, found), new)


def test_what_is_shorter_anew_is_set_as_a_whole():
    old, new = {"row": [1, 2, 3, 4]}, {"row": [5, 6, 7, 8]}
    assert changes(old, new) == [["set", ["row"], [5, 6, 7, 8]]]


@pytest.mark.parametrize(("start", "end"), [(1, 4), (4, 1), (0, 5)])
def test_an_item_that_moved_is_moved_alone(start, end):
    units = [{"square": f"{letter}{number}", "unit": "tank"} for number, letter in enumerate("ABCDEF")]
    moved = [*units]
    moved.insert(end, {**moved.pop(start), "square": "far away"})
    found = changes({"units": units}, {"units": moved})
    assert found == [["splice", ["units"], start, 1, []], ["splice", ["units"], end, 0, [moved[end]]]]
    assert alike(applied({"units": units}, found), {"units": moved})


@settings(max_examples=150)
@given(old=views, new=views)
def test_changes_lead_from_any_view_to_any_other(old, new):
    before, found = deepcopy(old), changes(old, new)
    made = applied(old, msgpack.unpackb(msgpack.packb(found)))
    assert alike(made, new)
    assert digest(made) == digest(new)
    assert alike(old, before)
    assert not changes(made, new)


@settings(max_examples=60)
@given(old=views, middle=views, new=views)
def test_changes_follow_each_other(old, middle, new):
    assert alike(applied(old, [*changes(old, middle), *changes(middle, new)]), new)


@pytest.mark.parametrize(
    "change",
    [None, [], "set", ["set"], ["set", []], ["set", [], 1], ["set", ["a"]], ["set", ["a"], 1, 2], ["jump", ["a"], 1],
     ["set", "phase", 1], ["set", ["nowhere", "x"], 1], ["set", ["phase", "x"], 1], ["set", ["scores", 2], 1],
     ["set", ["scores", -1], 1], ["set", ["scores", "0"], 1], ["set", [0], 1], ["set", [None], 1], ["set", [["a"]], 1],
     ["set", ["seats", 0, "hand", 0, 0], 1], ["drop", []], ["drop", ["nowhere"]], ["drop", ["scores", 0]],
     ["drop", [["a"]]], ["drop", ["phase"], 1], ["splice", [], 0, 0, []], ["splice", ["phase"], 0, 0, ["x"]],
     ["splice", ["scores"], 3, 0, []], ["splice", ["scores"], 1, 2, []], ["splice", ["scores"], -1, 1, []],
     ["splice", ["scores"], 0, -1, []], ["splice", ["scores"], "0", 0, []], ["splice", ["scores"], 0, 0, "x"],
     ["splice", ["scores"], 0, 0], ["set", ["choices"] * (MAX_DEPTH + 2), 1]],
)  # fmt: skip
def test_changes_that_do_not_fit(change):
    before = deepcopy(VIEW)
    with pytest.raises(Drift):
        applied(VIEW, [["set", ["phase"], "x"], change])
    assert before == VIEW


@settings(max_examples=150)
@given(rng=st.randoms(use_true_random=False))
def test_whatever_a_host_sends_as_changes_is_applied_or_refused(rng):
    paths = [["phase"], ["scores"], ["seats", 0, "hand"], [], ["choices", "a"], any_plain(rng)]
    kind = rng.choice(("set", "drop", "splice"))
    change = [kind, rng.choice(paths), *(any_plain(rng) for _ in range(rng.randint(0, 3)))]
    with suppress(Drift):
        digest(applied(VIEW, [change]))


# The way of an update.


@pytest.mark.parametrize("game", games())
def test_a_whole_match_arrives_as_it_was_told(game):
    seats = max(load(game).seat_counts(usual_options(load(game))))
    tellings = Tellings()
    for ear in played_match(game, seats, 5):
        sent = arrived = None
        size = 0
        for update in ear.messages:
            message, sent = tellings.told(update, sent)
            data = packed(message)
            again, arrived = heard(unpacked(data, HOST), arrived)
            assert again == update
            assert digest(again.view) == message.hash
            size += len(data)
        assert size < sum(len(packed(tellings.told(update, None)[0])) for update in ear.messages)


def some_updates() -> tuple[Update, Update]:
    """Two updates of one seat, the later with few changes."""
    table = new_table()
    (ear, _) = seated(table, "ana", "bo")
    seat, text = random_line(table, 0)
    played(table, f"{seat} {text}")
    return ear.messages[-2], ear.messages[-1]


def test_the_first_view_is_whole_and_the_next_one_changes():
    first, second = some_updates()
    whole, shown = Tellings().told(first, None)
    assert (whole.view, whole.changes, whole.base) == (first.view, (), "")
    assert (shown.view, shown.digest) == (first.view, digest(first.view))
    partly, _ = Tellings().told(second, shown)
    assert partly.view is None
    assert (partly.base, partly.hash) == (digest(first.view), digest(second.view))


def test_changes_longer_than_the_view_are_not_sent():
    first, _ = some_updates()
    _, shown = Tellings().told(first._replace(view={"a": list(range(50))}), None)
    message, _ = Tellings().told(first._replace(view={"b": 1}), shown)
    assert (message.view, message.changes) == ({"b": 1}, ())


def test_an_unchanged_view_takes_next_to_nothing():
    first, _ = some_updates()
    _, shown = Tellings().told(first, None)
    message, again = Tellings().told(first, shown)
    assert (message.view, message.changes, message.base) == (None, (), message.hash)
    assert heard(message, shown) == (first, Shown(again.view, again.digest))


def test_those_who_are_shown_the_same_view_share_the_work():
    first, second = some_updates()
    tellings = Tellings()
    one, other = (tellings.told(first._replace(seat=seat), None)[1] for seat in (0, 1))
    assert one is other
    messages = [tellings.told(second._replace(seat=seat), one)[0] for seat in (0, 1)]
    assert [message.seat for message in messages] == [0, 1]
    assert all(mine is theirs for mine, theirs in zip(*(message.changes for message in messages), strict=True))
    twin = dict(second.view)  # equal, but another's: nothing is shared by mistake
    assert tellings.told(second._replace(view=twin), one)[1] is not tellings.told(second, one)[1]


def test_what_is_packed_once_is_packed_as_ever():
    first, second = some_updates()
    tellings = Tellings()
    message, _ = tellings.told(second, tellings.told(first, None)[1])
    assert type(message.changes) is Prepacked
    assert packed(message) == packed(message._replace(changes=tuple(message.changes)))


def test_changes_cannot_make_a_list_without_end():
    view = {"scores": [0] * 10}
    grow = ["splice", ["scores"], 0, 0, [0] * (MAX_ITEMS // 2)]
    assert len(applied(view, [grow])["scores"]) == MAX_ITEMS // 2 + 10
    with pytest.raises(Drift):
        applied(view, [grow, grow])
    shrunk = applied(view, [grow, ["splice", ["scores"], 0, 100, []], [*grow[:4], [0] * 50]])
    assert len(shrunk["scores"]) == MAX_ITEMS // 2 - 40


def test_many_changes_in_one_list_leave_the_old_view_and_the_changes_as_they_were():
    view = {"seats": [{"hand": [1, 2]}, {"hand": [3]}]}
    told = [
        ["set", ["seats", 0], {"hand": [7]}],
        ["set", ["seats", 0, "hand", 0], 8],
        *(["splice", ["seats", 1, "hand"], 0, 0, [number]] for number in range(100)),
    ]
    before, said = deepcopy(view), deepcopy(told)
    made = applied(view, told)
    assert made == {"seats": [{"hand": [8]}, {"hand": [*range(99, -1, -1), 3]}]}
    assert (view, told) == (before, said)


def test_drift_is_noticed():
    first, second = some_updates()
    _, shown = Tellings().told(first, None)
    message, _ = Tellings().told(second, shown)
    for wrong in (None, Shown({}, digest({})), Shown({**first.view, "phase": "x"}, shown.digest)):
        with pytest.raises(Drift):
            heard(message, wrong)
    with pytest.raises(Drift):
        heard(Tellings().told(second, None)[0]._replace(hash=shown.digest), shown)
