"""What is told of everything that happens: kinds, data and order, each with the table as it stands then."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.cercle import GAME
from tests.engines.cercle.reading import kinds, new_game, told
from tests.engines.cercle.table import at

TWO = "n=2 first=1 turn=2 phase=2 seat=1\n"


def opening(seats: int, **options) -> list[dict]:
    return [dict(event.data) for event in GAME.opening(new_game(seats, 3, **options))]


def test_the_opening():
    """R2.1, R2.4"""
    events = opening(3, first=2)
    assert [event["kind"] for event in events] == ["first", "dealt"]
    assert events[0] == {"kind": "first", "seat": 1, "why": "chosen"}
    assert len(events[1]["open"]) == 2
    assert opening(3)[0]["why"] == "drawn"


def test_the_opening_of_a_game_with_dealt_services():
    """R12.1: up to the first question."""
    events = opening(3, first=2, setup="random")
    assert [event["kind"] for event in events] == [
        "first",
        "dealt",
        *["colour"] * 3,
        *["service"] * 3,
        "turn",
        "phase",
        "income",
    ]
    assert [event["by"] for event in events[2:8]] == [1, 2, 0, 1, 2, 0]
    assert {event["why"] for event in events[2:8]} == {"dealt"}
    assert events[8:] == [
        {"kind": "turn", "turn": 1, "first": 1},
        {"kind": "phase", "phase": 1},
        {"kind": "income", "by": 1, "secrets": 4, "choked": []},
    ]


def test_colours_and_services():
    """R2.5"""
    state, seen = new_game(2, first=1), []
    for seat, text in ((0, "c:red"), (1, "c:blue"), (0, "s:FR"), (1, "s:US")):
        state, events = GAME.apply(state, seat, GAME.read(text))
        seen += [dict(event.data) for event in events]
    assert seen[:4] == [
        {"kind": "colour", "by": 0, "colour": "red", "why": "chosen"},
        {"kind": "colour", "by": 1, "colour": "blue", "why": "chosen"},
        {"kind": "service", "by": 0, "service": "FR", "why": "chosen"},
        {"kind": "service", "by": 1, "service": "US", "why": "chosen"},
    ]
    assert [event["kind"] for event in seen[4:]] == ["turn", "phase", "income"]


def test_phase_one():
    """R4.4, R4.6, R4.8"""
    table = at("n=2 first=1 turn=2 phase=1 seat=1\nopen N06 N08\ndeck N02").play("1 a:N08")
    assert table.events == [
        {"kind": "activate", "by": 0, "card": "N08", "edge": 1, "kind_of": "free"},
        {"kind": "opened", "card": "N02"},
    ]
    assert table.play("1 a:R1").events == [
        {"kind": "activate", "by": 0, "card": "R1a", "edge": 3, "kind_of": "coloured"}
    ]
    assert told(table.play("1 a:N06"), "activate") == [{"by": 0, "card": "N06", "edge": 2, "kind_of": "neutral"}]
    assert table.play("1 d:-").events == [
        {"kind": "share", "by": 0, "secrets": [0, 0, 0, 0]},
        {"kind": "income", "by": 1, "secrets": 4, "choked": []},
    ]
    assert table.play("2 d:I1S3").events[:2] == [
        {"kind": "share", "by": 1, "secrets": [1, 3, 0, 0]},
        {"kind": "phase", "phase": 2},
    ]


def test_a_choke_spy_returns():
    """R4.3"""
    table = at("n=2 first=1 turn=2 phase=1 seat=1\nopen N06 N08\ndep I4a/1>2").play("1 a:N08", "1 d:I4")
    assert table.events[-2:] == [
        {"kind": "income", "by": 1, "secrets": 2, "choked": ["I4a"]},
        {"kind": "prepare", "spy": "I4a", "employer": 0, "edge": 5, "why": "choke"},
    ]


def test_phase_two():
    """R6.9, R7.13, R6.1"""
    table = at(TWO + "vp 5,5\nrdy 1 O1b").play("1 m")
    assert table.events == [{"kind": "activate_marker", "by": 0}]
    assert table.play("1 x:O1b").events == [
        {"kind": "announce", "by": 0, "spy": "O1b", "action": "capture", "targets": []},
        {"kind": "capture", "by": 0, "spy": "O1b"},
        {"kind": "prepare", "spy": "O1b", "employer": 0, "edge": 4, "why": "acted"},
    ]
    assert table.play("1 e").events == [{"kind": "end_turn", "by": 0}]


def test_reactions():
    """R6.6, R6.10"""
    table = at("n=3 first=1 turn=2 phase=2 seat=1\nrdy 1 O2a\nrdy 2 I1b R4a*\nsvc 3 +").play("1 x:O2a>I1b")
    assert kinds(table) == ["announce"]
    assert table.play("3 v-").events == [{"kind": "allow", "by": 2, "spy": "O2a"}]
    assert table.play("2 g-").events == [
        {"kind": "let_pass", "by": 1, "spy": "I1b"},
        {"kind": "kill", "by": 0, "spy": "O2a", "target": "I1b", "employer": 1},
        {"kind": "prepare", "spy": "O2a", "employer": 0, "edge": 7, "why": "acted"},
    ]


def test_a_veto_and_a_bodyguard():
    """R6.7, R6.11"""
    table = at("n=3 first=1 turn=2 phase=2 seat=1\nrdy 1 O2a O2b\nrdy 2 I1b R4a*\nsvc 3 +").play("1 x:O2a>I1b", "3 v+")
    assert table.events[1:] == [
        {"kind": "veto", "by": 2, "spy": "O2a", "employer": 0},
        {"kind": "prepare", "spy": "O2a", "employer": 0, "edge": 7, "why": "vetoed"},
    ]
    assert table.play("1 x:O2b>I1b", "2 g:R4a").events[1:] == [
        {"kind": "repel", "by": 1, "guard": "R4a", "spy": "I1b", "attacker": "O2b", "forced": False},
        {"kind": "prepare", "spy": "O2b", "employer": 0, "edge": 7, "why": "repelled"},
        {"kind": "prepare", "spy": "R4a", "employer": 1, "edge": 4, "why": "guard"},
    ]


def test_phase_three():
    """R8.1, R8.2, R8.3, R8.6: a homecomer, a majority, an auction."""
    table = at("n=2 first=1 turn=2 phase=2 seat=2\nwhl 1 O1b/1 I1b/- N05/-\nsec 1 I4\nsec 2 I2").play("2 e")
    assert table.events == [
        {"kind": "end_turn", "by": 1},
        {"kind": "phase", "phase": 3},
        {"kind": "rotate", "by": None, "spy": None},
        {"kind": "home", "by": 0, "spy": "O1b"},
        {"kind": "majority", "by": 0, "spy": "I1b", "division": "I", "secrets": 4},
        {"kind": "hire", "by": 0, "spy": "I1b", "price": 0, "why": "majority"},
        {"kind": "auction", "spy": "N05", "divisions": ["I"], "seats": [0, 1]},
    ]
    assert table.play("1 b:1").events == [{"kind": "bid", "by": 0, "bid": 1}]
    assert table.play("2 b-").events[:3] == [
        {"kind": "bid_pass", "by": 1},
        {"kind": "pay", "by": 0, "spy": "N05", "price": 1, "purses": [], "secrets": [1, 0, 0, 0]},
        {"kind": "hire", "by": 0, "spy": "N05", "price": 1, "why": "auction"},
    ]
    assert kinds(table)[3:] == ["turn", "phase", "income"]


def test_control_of_time():
    """R8.13"""
    table = at("n=2 first=1 turn=2 phase=3\nrdy 1 S3a\nrdy 2 S3b").play("1 t-")
    assert table.events == [{"kind": "no_spin", "by": 0}]
    assert table.play("2 t:S3b").events == [
        {"kind": "spin", "by": 1, "spy": "S3b"},
        {"kind": "rotate", "by": 1, "spy": "S3b"},
        {"kind": "prepare", "spy": "S3b", "employer": 1, "edge": 6, "why": "spin"},
    ]


@pytest.mark.parametrize(
    ("position", "lines", "why"),
    [
        ("rdy 1 N06 I3a\nsec 2 I1\nwhl 1 N05/-", ["1 x:N06>N05", "1 b:1"], "purse"),
        ("rdy 1 N06\nsec 2 I1\nwhl 1 N05/-{R1b/2}", ["1 x:N06>N05", "2 h:I"], "recruiter"),
        ("rdy 1 O1b[R4a]", ["1 i:O1b"], "ward_gone"),
        ("dep O4a/2>1", ["1 e"], "thwart"),
    ],
)
def test_why_a_card_goes_to_the_wheel(position, lines, why):
    """R5.3"""
    assert told(at(TWO + position).play(*lines), "prepare")[0]["why"] == why


def test_the_event_of_a_move_shows_the_table_as_it_stands_then():
    """R7.5, R11.1: step by step, and the arrivals one by one."""
    table = at(TWO + "rdy 1 S1b\nwhl 1 O1b/2\nwhl 3 O1c/1").play("1 x:S1b>O1c,O1b")
    shown = [(event.kind, GAME.where(event.after, None)) for event in table.last if event.after is not None]
    assert [kind for kind, _ in shown] == ["announce", "boost", "boost", "home", "prepare"]
    assert [where["S1b"].split(":")[0] for _, where in shown] == ["acting"] * 4 + ["wheel"]
    assert [where["O1c"][:7] for _, where in shown] == ["wheel:3", *["wheel:2"] * 4]
    assert [where["O1b"].split(":")[0] for _, where in shown] == ["wheel", "wheel", "arrived", "ready", "ready"]


def test_every_kind_of_event_is_met_in_the_tests():
    """R11.1"""
    texts = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert [kind for kind in GAME.events if f'"{kind}"' not in texts] == []
