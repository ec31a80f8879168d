"""What a choice is said to do is what it does: in positions of every kind, each choice is made and looked at."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from engines.cercle import GAME
from engines.game import State
from tests.engines.cercle.oracle import DIVISIONS, SPIES, Board, most
from tests.engines.cercle.strewn import position
from tests.engines.cercle.table import at
from tests.engines.cercle.test_oracle import chosen

POSITIONS = 40
MOVES = 25  # that are played from each of them


def told(text: str, seat: int, line: str = "") -> dict[str, Any]:
    """What the choices of a seat tell, after a line that may be half a move."""
    table = at(text)
    if line:
        table.play(*line.split("; "))
    return GAME.choices(table.state, seat - 1)


def test_what_is_told_is_what_happens():
    """R4.9, R5.5, R6.16, R7.5, R8.3, R8.13: for every legal action, all the way through strewn positions."""
    seen = Counter[str]()
    for number in range(POSITIONS):
        rng = Random(f"choices {number}")
        state = at(position(2 + number % 5, rng, 1 if number % 4 == 0 else 2)).state
        for _ in range(MOVES):
            if not GAME.actors(state):
                break
            (seat,) = GAME.actors(state)
            choices = GAME.choices(state, seat)
            legal = [GAME.write(action) for action in GAME.legal(state, seat)]
            assert list(choices) == legal
            for text, choice in choices.items():
                check(state, seat, text, choice)
                seen[choice.get("kind", ">") if text[0] == ">" else text[0]] += 1
            state, _ = GAME.apply(state, seat, GAME.read(chosen(legal, rng)))
    assert set(seen) == {*"axiumbhgetvd>", "secret", "spy", "purse", "seat", "post", "none"}


def check(state: State, seat: int, text: str, choice: dict[str, Any]) -> None:
    """Make the choice, and compare."""
    before = GAME.view(state, seat)
    after_state, _ = GAME.apply(state, seat, GAME.read(text))
    after = GAME.view(after_state, seat)
    board = Board.of(before)
    if text[0] == "a":
        assert choice["cost"] == before["left"] - after["left"]
        assert after["where"][choice["spy"]].startswith(f"wheel:{choice['edge']}:")
        assert choice["turn"] == before["next_rotation"] + choice["edge"] - 1
        assert choice["hired_by"] == hirers(board, choice["spy"])
    elif text[0] == "i":
        gained = after["scores"][seat] - before["scores"][seat]
        assert (choice["vp"], gained) == (SPIES[choice["spy"]].vp, choice["vp"] + choice["butterflies"])
    elif text[0] == "u":
        lost = before["scores"][seat] - after["scores"][seat], before["circle"] - after["circle"]
        assert (choice["vp"], choice["circle"]) == lost
    elif text == "m":
        assert choice["vp"] == after["scores"][seat] - before["scores"][seat]
    elif text[0] == "x":
        check_use(board, text[2:], choice, before, after)
    elif text[0] == "t" and text != "t-":
        assert choice["arrivals"] == board.wheel[1]
        assert (choice["edge"], choice["turn"]) == (SPIES[text[2:]].prep, before["next_rotation"] + choice["edge"] - 1)
    elif text[0] == "g" and text != "g-":
        assert (choice["guard"], choice["edge"]) == (text[2:], SPIES[text[2:]].prep)
        assert after["where"][text[2:]].startswith(f"wheel:{choice['edge']}:")
    elif text[0] == "b" and text != "b-":
        auction = before["auction"]
        assert choice == {
            "bid": auction["bid"] + 1,
            "cover": auction["cover"][seat],
            "left": auction["cover"][seat] - auction["bid"] - 1,
        }
    elif text[0] == "h":
        counts = [secrets[text[2]] for secrets in board.secrets]
        leaders = [each for each in clockwise(board) if counts[each] == max(counts)]
        assert (choice["hired_by"], choice["auction"]) == (leaders, len(leaders) > 1)
    elif text[0] == ">":
        check_step(board, seat, text[1:], choice, before, after)


def clockwise(board: Board) -> list[int]:
    return [(board.first + n) % board.seats for n in range(board.seats)]


def hirers(board: Board, spy: str) -> list[int]:
    """Who could hire a spy without employer as things stand: the leaders of its division, or everybody."""
    recruiter = board.recruiters.get(spy)
    if recruiter or SPIES[spy].division == "N":
        return clockwise(board)
    counts = [secrets[SPIES[spy].division] for secrets in board.secrets]
    return [seat for seat in clockwise(board) if counts[seat] == max(counts)]


def check_use(board: Board, spy: str, choice: dict[str, Any], before: dict[str, Any], after: dict[str, Any]) -> None:
    assert (choice["spy"], choice["action"]) == (spy, SPIES[spy].action)
    nation = SPIES[spy].exclusive
    asked = board.services.index(nation) if nation in board.services else None
    assert choice["veto"] == (asked if asked is not None and board.markers[asked] == "active" else None)
    if most(spy):
        assert after["phase"] == "p2_target"
    elif choice["veto"] is None:
        seat = before["seat"]
        assert choice["vp"] == after["scores"][seat] - before["scores"][seat]
        assert choice["circle"] == after["circle"] - before["circle"]
        assert choice["edge"] == SPIES[spy].prep


def check_step(
    board: Board, seat: int, part: str, choice: dict[str, Any], before: dict[str, Any], after: dict[str, Any]
) -> None:
    if part[0] in DIVISIONS and part[1:].isdigit():
        check_amount(board, seat, part, choice, before, after)
    elif choice["kind"] == "secret":
        check_secret(board, part, choice, before, after)
    elif choice["kind"] == "spy":
        check_spy(board, part, choice, before, after)
    elif choice["kind"] == "purse":
        price = before["draft"]["left"] if before["draft"] else before["auction"]["price"]
        assert choice["left"] == max(0, price - SPIES[part].k)
        assert (choice["edge"], choice["employer"]) == (SPIES[part].prep, seat)
    elif choice["kind"] == "seat":
        spy = before["draft"]["spy"]
        assert choice["seat"] == int(part[1]) - 1
        if SPIES[spy].action == "choke":
            ready = [SPIES[card].k for card in board.deployed[choice["seat"]] if SPIES[card].action == "choke"]
            assert (choice["turn"], choice["income"]) == (board.turn + 1, min([*ready, SPIES[spy].k]))
        else:
            order = clockwise(board)
            assert choice["turn"] == board.turn + (order.index(choice["seat"]) < order.index(seat))
    elif choice["kind"] == "post":
        assert set(choice["covers"]) == set(board.ready[seat]) - {before["draft"]["spy"]}


def check_amount(
    board: Board, seat: int, part: str, choice: dict[str, Any], before: dict[str, Any], after: dict[str, Any]
) -> None:
    division = DIVISIONS.index(part[0])
    assert choice["division"] == part[0]
    if before["phase"] == "h_pay":
        price = before["draft"]["left"] if before["draft"] else before["auction"]["price"]
        assert choice["left"] == price - int(part[1:])
    else:
        assert choice["left"] == before["left"] - int(part[1:])
    if choice["left"] == 0 and after["phase"] != "over" and before["phase"].startswith("p1"):
        assert after["secrets"][seat][division] == choice["after"]
    if before["phase"] == "p1_turn" and choice["left"] == 0:
        gained = after["scores"][seat] - before["scores"][seat]
        assert (choice["vp"], choice["circle"]) == (gained, after["circle"] - before["circle"])
        assert choice["arrests"] * 2 == gained


def check_secret(
    board: Board, part: str, choice: dict[str, Any], before: dict[str, Any], after: dict[str, Any]
) -> None:
    owner, spy, named = int(part[0]) - 1, before["draft"]["spy"], before["draft"]["steps"]
    assert (choice["seat"], choice["division"]) == (owner, part[1])
    sign = 1 if SPIES[spy].action == "gain" else -1
    count = board.secrets[owner][part[1]] + sign * named.count(part)
    assert choice["after"] == (count + sign if count + sign <= 12 else count + sign - 12)
    assert choice["arrests"] == (sign == 1 and count == 12)
    assert (choice["vp"], choice["circle"]) == (2 * choice["arrests"],) * 2
    if after["phase"] == "p2_turn" and after["draft"] is None:
        assert after["secrets"][owner][DIVISIONS.index(part[1])] == choice["after"]


def check_spy(board: Board, part: str, choice: dict[str, Any], before: dict[str, Any], after: dict[str, Any]) -> None:
    spy, named = before["draft"]["spy"], before["draft"]["steps"]
    action, me = SPIES[spy].action, board.boss[spy]
    assert choice["spy"] == part
    assert choice["left"] == most(spy) - len(named) - 1
    assert choice["guarded"] == guarded(board, me, action, part)
    assert choice["out"] == (action == "kill")
    if choice["edge"]:
        assert choice["turn"] == before["next_rotation"] + choice["edge"] - 1
    if action == "boost" and board.edge(part) == 1 + named.count(part):
        assert choice["edge"] == 0
        if part not in board.boss:
            assert choice["hired_by"] == hirers(board, part)
    attacked = [part, *named]
    if (
        after["phase"] != "p2_turn"
        or part in named
        or any(guarded(board, me, action, each) != "no" for each in attacked)
    ):
        return
    zone, *rest = after["where"][part].split(":")
    if choice["out"]:
        assert zone == "out"
    elif choice["edge"]:
        assert (zone, rest[0]) == ("wheel", str(choice["edge"]))
        assert rest[2] == ("-" if choice["employer"] is None else str(choice["employer"]))
    elif zone == "ready" and not choice["hired_by"]:
        assert rest[0] == str(choice["employer"])


def guarded(board: Board, me: int, action: str, target: str) -> str:
    """Whether a bodyguard must or may repel this (R6.10)."""
    owner = board.boss.get(target, me)
    if action not in ("delay", "desert", "kill", "swap", "thwart") or owner == me:
        return "no"
    if target in board.guards or target in board.posted:
        return "must"
    return "may" if target in board.ready[owner] and any(card in board.posted for card in board.ready[owner]) else "no"


# ---- by hand ---------------------------------------------------------------------------------------------------------


def test_before_an_activation():
    """R4.4, R4.7, R5.5, R8.3: where the spy lands, when it comes, what it costs, who would hire it."""
    choices = told("n=3 first=2 turn=4 phase=1 seat=2\nopen N06 N14\nsec 1 O2\nsec 3 O2", 2)
    assert choices["a:N14"] == {"spy": "N14", "edge": 8, "turn": 11, "cost": 0, "hired_by": [1, 2, 0]}
    assert choices["a:O1"] == {"spy": "O1a", "edge": 4, "turn": 7, "cost": 2, "hired_by": [2, 0]}
    assert choices["a:I1"]["hired_by"] == [1, 2, 0]


@pytest.mark.parametrize(
    ("first", "line", "cost"),
    [(2, "2 a:O1", 0), (2, "2 a:N08", 2), (1, "", 2)],
    ids=["after O1a", "after N08", "not first"],
)
def test_before_an_activation_that_may_be_free(first, line, cost):
    """R4.7, R4.4: the first player's first neutral one is free, also after a coloured one."""
    choices = told(f"n=3 first={first} turn=4 phase=1 seat=2\nopen N08 N14", 2, line)
    assert choices["a:N14"]["cost"] == cost


def test_before_a_gift():
    """R4.9: what an arrest would bring me and the Circle."""
    choices = told("n=2 first=2 turn=4 phase=1 seat=1\nsec 1 I12 O10", 1)
    assert choices[">I2"] == {"division": "I", "after": 2, "left": 2, "arrests": 1, "vp": 2, "circle": 2}
    assert choices[">O2"] == {"division": "O", "after": 12, "left": 2, "arrests": 0, "vp": 0, "circle": 0}
    again = told("n=2 first=2 turn=4 phase=1 seat=1\nsec 1 I12 O10", 1, "1 >O2")
    assert again[">O1"] == {"division": "O", "after": 1, "left": 1, "arrests": 1, "vp": 2, "circle": 2}
    # The arrest of the first step is not told with the second.
    more = told("n=2 first=2 turn=4 phase=1 seat=1\nsec 1 I12 O10", 1, "1 >I1")
    assert more[">I1"] == {"division": "I", "after": 2, "left": 2, "arrests": 0, "vp": 0, "circle": 0}


def test_before_an_action():
    """R6.6, R7.13"""
    choices = told("n=2 first=2 turn=4 phase=2 seat=2\nrdy 2 O1a I4b\nsvc 1 +", 2)
    assert choices["x:O1a"] == {
        "spy": "O1a",
        "action": "capture",
        "targets": 0,
        "edge": 4,
        "turn": 7,
        "vp": 1,
        "circle": 1,
        "veto": 0,
    }
    assert (choices["x:I4b"]["edge"], choices["x:I4b"]["targets"], choices["x:I4b"]["veto"]) == (0, 1, None)
    assert choices["i:O1a"] == {"spy": "O1a", "vp": 1, "butterflies": 0}


STAYING = "n=2 first=1 turn=4 phase=2 seat=1\nrdy 1 I4a O4a R1b R2b R4a R3b O2b\nrdy 2 I1b\nwhl 3 I1c/2 O1c/-"


@pytest.mark.parametrize(
    ("spy", "edge", "turn"),
    [("I4a", 0, 0), ("O4a", 0, 0), ("R1b", 0, 0), ("R2b", 0, 0), ("R4a", 0, 0), ("R3b", 6, 9), ("O2b", 7, 10)],
)
def test_before_an_action_after_which_a_spy_may_stay_somewhere(spy, edge, turn):
    """R6.3, R5.5"""
    choice = told(STAYING, 1)[f"x:{spy}"]
    assert (choice["edge"], choice["turn"]) == (edge, turn)


def test_before_a_secret_is_burnt():
    """R7.2: with those that were named before."""
    text = "n=2 first=1 turn=4 phase=2 seat=1\nrdy 1 I2b\nsec 2 I5"
    assert [told(text, 1, line)[">2I"]["after"] for line in ("1 x:I2b", "1 x:I2b; 1 >2I")] == [4, 3]


@pytest.mark.parametrize(
    ("spy", "deployed", "income"), [("I4b", "N05/1>2", 2), ("N05", "I4b/1>2", 2), ("N05", "O4a/1>2", 3)]
)
def test_before_sources_are_cut_off(spy, deployed, income):
    """R7.4, R4.2: the smallest of all that are deployed against the seat holds; a thwart spy is none of them."""
    text = f"n=3 first=1 turn=4 phase=2 seat=1\nrdy 1 {spy}\ndep {deployed}"
    assert told(text, 1, f"1 x:{spy}")[">P2"] == {"kind": "seat", "seat": 1, "turn": 5, "income": income}


def test_before_a_ban_on_infiltrations():
    """R7.16: in seat order 2, 3, 1 the turn of seat 1 is still to come when seat 3 plays, that of seat 2 is over."""
    choices = told("n=3 first=2 turn=4 phase=2 seat=3\nrdy 3 O4a", 3, "3 x:O4a")
    assert [choices[target]["turn"] for target in (">P1", ">P2")] == [4, 5]


AIMED = """n=3 first=1 turn=4 phase=2 seat=1
rdy 1 S1b S2b O2b O3b O4a R3b R4a* I3a[N15]
rdy 2 I2b
whl 1 O1c/- I1b/3 O3a/-{R2b/2}
whl 3 O1b/2 S3a/1[R4b]
sec 3 O1"""


@pytest.mark.parametrize(
    ("line", "target", "spot", "employer", "hired_by"),
    [
        ("1 x:S1b", "O1b", (2, 5), 1, []),
        ("1 x:S1b; 1 >O1b", "O1b", (1, 4), 1, []),
        ("1 x:S1b", "O1c", (0, 0), None, [2]),
        ("1 x:S1b", "I1b", (0, 0), 2, []),
        ("1 x:S1b", "O3a", (0, 0), None, [0, 1, 2]),
        ("1 x:S2b", "O1b", (4, 7), 1, []),
        ("1 x:S2b; 1 >O1b", "O1b", (5, 8), 1, []),
        ("1 x:O4a", "I2b", (2, 5), 1, []),
        ("1 x:R3b", "O1b", (3, 6), None, []),
        ("1 x:O2b", "O1b", (0, 0), None, []),
        ("1 x:O3b", "I2b", (0, 0), 1, []),
        ("1 x:O3b; 1 >I3a", "I2b", (0, 0), 0, []),
    ],
)
def test_before_a_spy_is_named(line, target, spot, employer, hired_by):
    """R7.5, R7.6, R7.11, R7.14, R7.15, R7.16: where it would be, when it would be back, whose it would be; R8.2,
    R8.3: who could hire it, everybody where it is masked."""
    choice = told(AIMED, 1, line)[f">{target}"]
    assert ((choice["edge"], choice["turn"]), choice["employer"], choice["hired_by"]) == (spot, employer, hired_by)
    assert choice["out"] == (line == "1 x:O2b")


@pytest.mark.parametrize(("line", "target"), [("1 x:O2b", "R4a"), ("1 x:O2b", "I3a"), ("1 x:R3b", "S3a")])
def test_before_one_of_ones_own_is_named(line, target):
    """R6.11, D14: it is no attack, and no bodyguard repels."""
    assert told(AIMED, 1, line)[f">{target}"]["guarded"] == "no"


def test_before_a_bodyguard_is_posted():
    """R7.12: it covers the others."""
    text = "n=2 first=1 turn=4 phase=2 seat=1\nrdy 1 R4a O1b I3a\nwhl 3 O1c/1"
    assert told(text, 1, "1 x:R4a")[">*"] == {"kind": "post", "covers": ["O1b", "I3a"]}


def test_before_an_infiltration_that_completes_a_butterfly():
    """R6.16: told only if it has not been rewarded before."""
    text = "n=2 first=1 turn=4 phase=2 seat=1\nrdy 1 O1b\ninf 1 I1a S1a R1a\nfly 1 {}"
    assert [told(text.format(flies), 1)["i:O1b"]["butterflies"] for flies in (0, 1)] == [1, 0]


def test_before_an_unmasking():
    """R6.17: not more than there is."""
    text = "n=2 first=1 turn=4 phase=2 seat=1\nvp {},5\ncircle {}\ninf 1 O2b"
    for vp, circle, lost in ((9, 9, (3, 3)), (1, 9, (1, 3)), (9, 2, (3, 2))):
        choice = told(text.format(vp, circle), 1)["u:O2b"]
        assert (choice["vp"], choice["circle"]) == lost


def test_before_an_attack():
    """R6.10"""
    text = "n=2 first=1 turn=4 phase=2 seat=1\nrdy 1 O2b O1b\nrdy 2 I1b R4a* S3a[R4b]\nwhl 3 I2b/2"
    choices = told(text, 1, "1 x:O2b")
    assert {target: choices[f">{target}"]["guarded"] for target in ("I1b", "R4a", "S3a", "I2b", "O1b")} == {
        "I1b": "may",
        "R4a": "must",
        "S3a": "must",
        "I2b": "no",
        "O1b": "no",
    }


def test_before_a_pass():
    """R8.7: who hires if all others pass too."""
    text = "n=3 first=1 turn=4 phase=3\nwhl 1 N05/-\nsec 1 I5\nsec 2 I5\nsec 3 I5"
    assert told(text, 1)["b-"] == {"hires": 2}
    assert told(text, 2, "1 b:1")["b-"] == {"hires": 0}


def test_before_a_bid():
    """R8.6, R8.8: what the seat can cover, and what is left of it."""
    text = "n=2 first=1 turn=4 phase=3\nwhl 1 N05/-\nsec 1 I3\nsec 2 I5\nrdy 1 N04"
    assert told(text, 1, "1 b:1; 2 b:2")["b:3"] == {"bid": 3, "cover": 4, "left": 1}


def test_before_a_purse_is_used():
    """R8.10, R8.11: its strength comes off the price, and it goes to the wheel."""
    text = "n=2 first=1 turn=4 phase=3\nwhl 1 N05/-\nsec 1 I3\nsec 2 I2\nrdy 1 I3a N04"
    choices = told(text, 1, "1 b:1; 2 b:2; 1 b:3")
    left = {purse: (choices[f">{purse}"]["left"], choices[f">{purse}"]["edge"]) for purse in ("I3a", "N04")}
    assert left == {"I3a": (1, 4), "N04": (2, 5)}


def test_before_a_division_is_named():
    """R7.9, R8.3: who would hire, and whether they would have to bid."""
    text = "n=3 first=2 turn=4 phase=3\nwhl 1 O1b/-{R1b/1}\nsec 1 I2 S1\nsec 3 S1"
    choices = told(text, 1)
    assert choices["h:I"] == {"division": "I", "hired_by": [0], "auction": False}
    assert choices["h:S"] == {"division": "S", "hired_by": [2, 0], "auction": True}


def test_before_a_rotation():
    """R8.13"""
    choices = told("n=2 first=1 turn=4 phase=3\nrdy 1 S3a\nwhl 2 O1b/1 I1b/-", 1)
    assert choices["t:S3a"] == {"spy": "S3a", "edge": 6, "turn": 10, "arrivals": ["O1b", "I1b"]}


def test_only_the_seat_that_is_asked_is_told():
    """R11.5"""
    assert told("n=2 first=1 turn=4 phase=2 seat=1\nrdy 1 O1b\nrdy 2 O1c", 2) == {}
