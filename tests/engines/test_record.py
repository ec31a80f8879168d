"""Records: a match as text and back, and everything that can be wrong with a text."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import engines
from engines import components
from engines.game import checked
from engines.match import Match
from engines.record import (
    FORMAT,
    MAX_LINES,
    Fairness,
    Header,
    Player,
    Record,
    RecordError,
    SeedShare,
    players_text,
    read,
    result_text,
    written,
)

STORED = sorted(Path(__file__).parent.joinpath("records").glob("*.ronde"))
PLAYERS = (Player("Zoé"), Player("Bot 1", "bot", "hard"))


def header(match: Match) -> Header:
    return Header(match.setup, PLAYERS, "a1b2", "2026-11-16T02:00:00Z", "0.1.0")


def match_of(actions: int, seed: int = 3) -> Match:
    """A match after so many random actions (all of them: as many as there are)."""
    match, rng = Match(checked(engines.load("wagons"), 2, {"goal2": 9}, seed)), Random(seed)
    while match.actors and len(match.steps) < actions:
        legal = match.legal(match.actors[0])
        match.play(match.actors[0], legal[int(rng.random() * len(legal))])
    return match


UNFINISHED = match_of(9)
WHOLE = match_of(99)
TEXT = written(header(UNFINISHED), UNFINISHED)
FINISHED = written(header(WHOLE), WHOLE)


def refused(text: str) -> tuple[str, int]:
    with pytest.raises(RecordError) as caught:
        read(text)
    assert caught.value.details["line"] == caught.value.line
    return caught.value.reason, caught.value.line


def assert_same(record: Record, match: Match) -> None:
    assert record.match.setup == match.setup
    assert record.match.lines == match.lines
    assert record.match.state == match.state
    assert record.match.outcome == match.outcome


def test_an_unfinished_match_comes_back():
    record = read(TEXT)
    assert_same(record, UNFINISHED)
    assert (record.finished, record.notices, record.size) == (False, (), len(TEXT))
    assert record.header.players == PLAYERS
    assert (record.header.id, record.header.started, record.header.app) == ("a1b2", "2026-11-16T02:00:00Z", "0.1.0")
    assert written(record.header, record.match) == TEXT


def test_a_finished_match_comes_back_with_its_result():
    record = read(FINISHED)
    assert_same(record, WHOLE)
    assert record.finished
    assert FINISHED.splitlines()[-1] == result_text(WHOLE.outcome)


def test_the_header_is_the_first_line():
    told = json.loads(TEXT.splitlines()[0])
    assert list(told) == ["format", "game", "seats", "options", "seed", "players", "id", "started", "data", "app"]
    assert told["format"] == FORMAT
    assert told["players"] == [{"name": "Zoé", "kind": "human"}, {"name": "Bot 1", "kind": "bot", "level": "hard"}]
    assert told["data"] == components.fingerprint("wagons")


def test_calls_and_take_backs_are_lines():
    match = match_of(8)
    for seat, text in ((0, "!draw?"), (1, "!draw-"), (1, "!undo 5"), (0, "!resign")):
        match.play(seat, text)
    record = read(written(header(match), match))
    assert_same(record, match)
    assert record.match.outcome.reason == "resigned"


def test_a_loss_on_time_is_a_line():
    match = match_of(8)
    match.play(1, "!time")
    text = written(header(match), match)
    assert text.splitlines()[-2:] == ["1 !time", result_text(match.outcome)]
    record = read(text)
    assert_same(record, match)
    assert (record.finished, record.match.outcome.reason) == (True, "time")


FAIR = Fairness(
    "0123456789abcdef", 3, (SeedShare("g1", "Zoé", "ab" * 32, "cd" * 32), SeedShare("host", "Kim", "01", "23"))
)


def test_where_the_seed_comes_from_stands_in_the_header_and_comes_back():
    text = written(header(UNFINISHED)._replace(fair=FAIR), UNFINISHED)
    told = json.loads(text.splitlines()[0])
    assert told["fair"]["shares"] == [list(share) for share in FAIR.shares]
    record = read(text)
    assert record.header.fair == FAIR
    assert written(record.header, record.match) == text
    assert read(TEXT).header.fair is None


@pytest.mark.parametrize(
    "fair",
    [
        1,
        "x",
        [],
        {},
        {"room": "r", "round": 1},
        {"room": "r", "round": True, "shares": []},
        {"room": "r", "round": 1, "shares": {}},
        {"room": "r", "round": 1, "shares": [[]]},
        {"room": "r", "round": 1, "shares": [["g", "n", "c"]]},
        {"room": "r", "round": 1, "shares": ["abcd"]},
        {"room": "r", "round": 1, "shares": [["g", "n", "c", "s"]] * 65},
        {"round": 1, "shares": []},
        {"room": "r", "round": 1, "shares": [["g", "n", "c", 5]]},
        {"room": "r", "round": 1, "shares": [["g", "n", "c", "x" * 201]]},
    ],
)
def test_a_damaged_account_of_the_seed_is_named(fair):
    head, rest = TEXT.split("\n", 1)
    told = {**json.loads(head), "fair": fair}
    assert refused(json.dumps(told) + "\n" + rest) == ("bad_header", 1)


def test_play_may_go_on_behind_a_result_that_was_taken_back():
    more = FINISHED + f"0 !undo {len(WHOLE.steps) - 1}\n"
    record = read(more)
    assert not record.finished
    assert record.match.outcome is None
    again = read(more + f"{WHOLE.lines[-1]}\n{result_text(WHOLE.outcome)}\n")
    assert again.finished
    assert again.match.state == WHOLE.state


def test_a_seat_may_change_hands():
    text = TEXT + players_text((Player("Zoé"), Player("Ömer"))) + "\n"
    record = read(text)
    assert record.header.players == (Player("Zoé"), Player("Ömer"))
    assert_same(record, UNFINISHED)


@pytest.mark.parametrize(
    "line",
    [
        '{"players": []}',
        '{"players": 1}',
        "{}",
        '{"players": [1, 2]}',
        "{",
        '{"x": 1}',
        '{"players": [{"name": "A", "kind": "cat"}, {"name": "B", "kind": "human"}]}',
    ],
)
def test_a_damaged_line_of_players_is_named(line):
    assert refused(TEXT + line + "\n") == ("bad_line", 11)


LAST_LINE = f"{UNFINISHED.lines[-1]}\n"


@pytest.mark.parametrize("cut", range(1, len(LAST_LINE)))
def test_a_torn_last_line_is_dropped_and_reported(cut):
    record = read(TEXT[:-cut])
    assert record.match.lines == UNFINISHED.lines[:-1]
    assert record.notices == ("torn_line",)
    assert TEXT[: record.size] == TEXT[: -len(LAST_LINE)]


def test_a_record_can_be_cut_anywhere_behind_its_header():
    """Whatever a crash leaves behind, everything before the torn line comes back."""
    head = FINISHED.index("\n") + 1
    for size in range(head, len(FINISHED)):
        record = read(FINISHED[:size])
        whole = FINISHED[:size].count("\n") - 1
        assert record.match.lines == WHOLE.lines[:whole]
        assert bool(record.notices) == (FINISHED[size - 1] != "\n")
        assert FINISHED[record.size - 1] == "\n"


def test_a_torn_header_is_told_apart_from_a_foreign_file():
    head = TEXT.index("\n")
    for size in (1, 20, head):
        assert refused(TEXT[:size]) == ("torn_header", 1)
    assert refused("") == ("not_a_record", 0)
    assert refused("GIF89a") == ("not_a_record", 1)


@pytest.mark.parametrize(
    "text",
    [
        "\n",
        "hello\nworld\n",
        "[1, 2]\n",
        "{}\n",
        '"format"\n',
        "{\n",
        "null\n",
        "3\n",
        '{"format": 1}\n',
        '{"game": "wagons"}\n',
        "[" * 100_000 + "\n",
        "\x00\x01\n",
        '{"name": "table-ronde", "version": 3}\n',
        '{"format": ' + "9" * 5000 + "}\n",
    ],
)
def test_a_foreign_file_is_no_record(text):
    assert refused(text) == ("not_a_record", 1)


def test_a_record_of_the_future_says_so():
    told = json.loads(TEXT.splitlines()[0]) | {"format": FORMAT + 1, "app": "9.0", "players": "whatever comes"}
    with pytest.raises(RecordError) as caught:
        read(json.dumps(told) + "\nnew things\n")
    assert caught.value.reason == "future_format"
    assert caught.value.details == {"line": 1, "format": FORMAT + 1, "app": "9.0"}


DAMAGED = [
    ("format", [0, -1, "1", None, 1.0, True], "bad_header"),
    ("game", ["chess", "", None, 3, ["wagons"], {"wagons": 1}], "unknown_game"),
    ("seats", ["2", None, 2.0, True, 10**9, 2**40, -(2**40)], "bad_header"),
    ("seats", [0, 1, 3, 999], "bad_setup"),
    ("options", [None, [], "first", 3], "bad_header"),
    ("options", [{"first": None}, {"first": 1.5}, {"goal1": [1]}], "bad_header"),
    ("options", [{"x" * 61: 1}, {"first": "x" * 61}, {"goal1": 10**70}], "bad_header"),
    ("options", [{"first": "C"}, {"x": 1}, {"goal1": 4, "goal2": 4}, {"goal1": True}], "bad_setup"),
    ("seed", ["1", None, 1.5, [], True], "bad_header"),
    ("seed", [2**64, -(2**64), 10**4_000], "bad_setup"),
    ("players", [None, [], "Zoé", [{"name": "A", "kind": "human"}], [1, 2], [None, None]], "bad_header"),
    (
        "players",
        [
            [{"name": "A", "kind": "cat"}, {"name": "B", "kind": "human"}],
            [{"name": 1, "kind": "human"}, {"name": "B", "kind": "human"}],
            [{"kind": "human"}, {"name": "B", "kind": "human"}],
            [{"name": "A" * 41, "kind": "human"}, {"name": "B", "kind": "human"}],
            [{"name": "A\ud800", "kind": "human"}, {"name": "B", "kind": "human"}],
            [{"name": "A", "kind": "bot", "level": 3}, {"name": "B", "kind": "human"}],
        ],
        "bad_header",
    ),
    ("id", [None, 3, [], "x" * 201, "\udfff"], "bad_header"),
    ("started", [None, 20261116, {}], "bad_header"),
    ("data", [None, 1, []], "bad_header"),
    ("app", [None, 0.1, []], "bad_header"),
]


@pytest.mark.parametrize(
    ("field", "value", "reason"), [(field, value, reason) for field, values, reason in DAMAGED for value in values]
)
def test_a_damaged_header_is_refused(field, value, reason):
    first, *rest = TEXT.splitlines()
    told = json.loads(first) | {field: value}
    assert refused("\n".join([json.dumps(told), *rest, ""])) == (reason, 1)


@pytest.mark.parametrize("field", ["seats", "options", "seed", "players", "id", "started", "data", "app"])
def test_a_missing_field_of_the_header_is_named(field):
    first, *rest = TEXT.splitlines()
    told = json.loads(first)
    del told[field]
    with pytest.raises(RecordError) as caught:
        read("\n".join([json.dumps(told), *rest, ""]))
    assert (caught.value.reason, caught.value.details["field"]) == ("bad_header", field)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "T10",
        "0",
        "0 ",
        "x T10",
        "00 T10",
        "-1 T10",
        "0  T10",
        "0 T10\t",
        "0 é",
        "100 T10",
        "0 " + "x" * 2001,
        "= nonsense",
        "= ",
        "=",
        "# note",
    ],
)
def test_a_damaged_line_is_named(line):
    lines = TEXT.splitlines()
    assert refused("\n".join([*lines[:4], line, *lines[4:], ""])) == ("bad_line", 5)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("0 T99", "bad_notation"),
        ("0 hello", "bad_notation"),
        ("7 S01", "not_your_turn"),
        ("0 !dance", "unknown_call"),
        ("0 !undo 50", "nothing_to_undo"),
        ("0 !draw!", "no_such_offer"),
    ],
)
def test_a_line_the_rules_forbid_is_named(line, why):
    with pytest.raises(RecordError) as caught:
        read(TEXT + line + "\n")
    assert (caught.value.reason, caught.value.line) == ("illegal_line", 11)
    assert caught.value.details == {"line": 11, "text": line, "why": why}


@pytest.mark.parametrize("result", ['{"ranking": [[0, 1]]}', "{}", "[]", "3", '{"ranking": "A"}'])
def test_a_result_that_is_not_the_one_of_the_match_is_refused(result):
    lines = FINISHED.splitlines()
    assert refused("\n".join([*lines[:-1], f"= {result}", ""])) == ("wrong_result", len(lines))


def test_a_result_before_the_end_is_refused():
    assert refused(TEXT + '= {"ranking": [[0], [1]]}\n') == ("wrong_result", 11)


def test_line_ends_of_other_systems_are_read():
    record = read(FINISHED.replace("\n", "\r\n"))
    assert_same(record, WHOLE)
    assert record.finished
    assert record.notices == ()


def test_too_long_a_file_is_not_read_through():
    assert refused(TEXT + "\n" * MAX_LINES) == ("too_long", 0)


def test_other_data_is_reported():
    first, *rest = TEXT.splitlines()
    told = json.loads(first) | {"data": "0123456789abcdef"}
    record = read("\n".join([json.dumps(told), *rest, ""]))
    assert record.notices == ("data_changed",)
    assert_same(record, UNFINISHED)


def test_a_long_name_is_cut_when_written():
    """A longer one would be refused on reading, and the whole record with it."""
    match = match_of(2)
    told = Header(match.setup, (Player("x" * 60), Player("y")), "i", "s", "a")
    assert read(written(told, match)).header.players[0].name == "x" * 40


@settings(max_examples=60)
@given(st.text(max_size=60), st.integers(0, len(FINISHED)), st.integers(0, 30))
@example("\r", 5, 0)
@example("{", FINISHED.index("\n") + 1, 0)
def test_whatever_the_text_nothing_but_record_error_is_raised(noise, at, dropped):
    try:
        record = read(FINISHED[:at] + noise + FINISHED[at + dropped :])
    except RecordError:
        return
    assert read(written(record.header, record.match)).match.state == record.match.state


def test_there_is_a_stored_record_of_every_format():
    stored = {json.loads(path.read_text(encoding="utf-8").split("\n")[0])["format"] for path in STORED}
    assert stored == set(range(1, FORMAT + 1))


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.name)
def test_stored_records_are_still_read(path):
    record = read(path.read_text(encoding="utf-8"))
    assert record.finished
    assert set(record.notices) <= {"data_changed"}
    assert record.match.outcome is not None
    expected = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    assert record.match.outcome.plain() == expected["outcome"]
    assert [player.name for player in record.header.players] == expected["players"]
    assert len(record.match.steps) == expected["steps"]
