"""Every reason for which a move is refused, with the rule that forbids it; what is refused is what is not listed."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from engines.cercle import GAME
from engines.game import IllegalAction
from tests.engines.cercle.reading import refused
from tests.engines.cercle.strewn import position
from tests.engines.cercle.table import at
from tests.engines.cercle.test_notation import MOVES
from tests.engines.cercle.test_oracle import chosen
from tests.engines.play import refusal

ONE = "n=3 first=1 turn=2 phase=1 seat=2\nopen N06 N12\n"
FIRST = "n=3 first=2 turn=2 phase=1 seat=2\nopen N06 N12\n"
TWO = "n=3 first=1 turn=2 phase=2 seat=1\nvp 5,5,5\n"
WHEEL = "whl 3 O1b/- O1c/2 N14/-\nwhl 5 I2b/-{R1c/2} S1b/1\nwhl 8 N18/2\n"
BIDDING = "n=3 first=1 turn=2 phase=3\nwhl 1 N05/-\nsec 1 I5\nsec 2 I5\nsec 3 I5\n"
PAYING = "n=2 first=1 turn=2 phase=3\nsec 1 I2 S4\nsec 2 I12\nrdy 1 I3a N04 O1b\nwhl 1 N05/-\n"
WON = ["1 b:1", "2 b:2", "1 b:3", "2 b-"]

REFUSALS = [
    # Whose turn it is, and for what (R3.3).
    (TWO, [], "2 e", "not_your_turn", "R6.1"),
    (ONE, [], "1 d:I4", "not_your_turn", "R4.4"),
    (BIDDING, [], "2 b:1", "not_your_turn", "R8.6"),
    (TWO, [], "1 d:I4", "wrong_phase", "R6.1"),
    (TWO, [], "1 b-", "wrong_phase", "R6.1"),
    (ONE, [], "2 e", "wrong_phase", "R4.4"),
    (ONE, [], "2 m", "wrong_phase", "R4.4"),
    (BIDDING, [], "1 e", "wrong_phase", "R8.6"),
    ("n=2 first=1 turn=2 phase=2 seat=2\nvp 20,5", ["2 e"], "1 e", "over", "R10.1"),
    # Phase 1.
    (ONE, [], "2 a:N07", "not_open", "R4.4"),
    (ONE + "rdy 1 O2a O2b", [], "2 a:O2", "pile_empty", "R4.4"),
    (ONE, ["2 a:O1"], "2 a:I1", "activated_already", "R4.4"),
    (ONE, ["2 a:N06"], "2 a:N12", "activated_already", "R4.4"),
    (FIRST, ["2 a:N06", "2 a:N12"], "2 a:N01", "activated_already", "R4.4"),
    (ONE, ["2 a:O1", "2 a:N06"], "2 a:I1", "activated_already", "R4.4"),
    (ONE + "dep N05/1>2", ["2 a:O1"], "2 a:N06", "too_few_secrets", "R4.4"),
    (ONE + "dep I4a/1>2", ["2 a:N06"], "2 a:O1", "too_few_secrets", "R4.4"),
    (FIRST, [], "2 d:I4", "free_activation_due", "R4.7"),
    (FIRST, ["2 a:O1"], "2 >I2", "free_activation_due", "R4.7"),
    (FIRST + "dep I4a/1>2", ["2 a:O1"], "2 d:-", "free_activation_due", "R4.7"),
    (ONE, [], "2 >I5", "too_many_secrets", "R4.8"),
    (ONE, [], "2 d:I3S2", "too_many_secrets", "R4.8"),
    (ONE, [], "2 d:-", "secrets_left", "R4.8"),
    (ONE, ["2 >I3"], "2 d:-", "secrets_left", "R4.8"),
    (ONE, ["2 >I3"], "2 a:O1", "sharing", "R3.6"),
    (ONE, ["2 >I3"], "2 a:N06", "sharing", "R3.6"),
    # Phase 2: using and infiltrating.
    (TWO + "rdy 1 I3a", [], "1 x:I3a", "not_in_phase_2", "R7.3"),
    (TWO + "rdy 1 S3a", [], "1 x:S3a", "not_in_phase_2", "R7.7"),
    (TWO + "rdy 2 O1b", [], "1 x:O1b", "not_yours", "R6.2"),
    (TWO, [], "1 x:O1b", "not_ready", "R6.2"),
    (TWO + "whl 3 O1b/1", [], "1 x:O1b", "not_ready", "R6.2"),
    (TWO + "rdy 2 O1b", [], "1 i:O1b", "not_yours", "R6.12"),
    (TWO + "whl 3 O1b/1", [], "1 i:O1b", "not_ready", "R6.12"),
    (TWO + "rdy 1 I2b", [], "1 x:I2b", "no_target", "R7.2"),
    (TWO + "rdy 1 S1b", [], "1 x:S1b", "no_target", "R7.5"),
    (TWO + "rdy 1 O3b", [], "1 x:O3b", "no_target", "R7.15"),
    (TWO + "rdy 1 S4b\ndep O4a/2>1", [], "1 x:S4b", "thwarted", "R6.14"),
    (TWO + "rdy 1 O1b\ndep O4a/2>1", [], "1 i:O1b", "thwarted", "R6.14"),
    (TWO + "rdy 1 O1b!", [], "1 i:O1b", "acted", "R6.12"),
    (TWO + "rdy 1 R4a O1b", ["1 x:R4a>*"], "1 x:R4a", "acted", "R7.12"),
    (TWO + "rdy 1 R4a*", [], "1 x:R4a", "already_posted", "R7.12"),
    (TWO + "rdy 1 O1b O1c", ["1 i:O1b"], "1 i:O1c", "no_infiltration_left", "R6.13"),
    (TWO + "inf 2 O1b", [], "1 u:O1b", "not_infiltrated", "R6.17"),
    (TWO + "rdy 1 O1b", [], "1 u:O1b", "not_infiltrated", "R6.17"),
    (TWO + "svc 1 +", [], "1 m", "marker_active", "R6.9"),
    (TWO + "svc 1 x", [], "1 m", "marker_used", "R6.9"),
    (TWO.replace("vp 5,", "vp 0,"), [], "1 m", "no_point", "R6.9"),
    # Phase 2: targets.
    (TWO + "rdy 1 I2b\nsec 2 I1", ["1 x:I2b"], "1 >-", "targets_missing", "R3.6"),
    (TWO + "rdy 1 I1b", ["1 x:I1b", "1 >1I"], "1 >-", "targets_missing", "R3.6"),
    (TWO + "rdy 1 I1b\n" + WHEEL, ["1 x:I1b"], "1 >O1b", "wrong_target", "R7.1"),
    (TWO + "rdy 1 I1b", ["1 x:I1b"], "1 >P2", "wrong_target", "R7.1"),
    (TWO + "rdy 1 O2b O1b", ["1 x:O2b"], "1 >1I", "wrong_target", "R7.14"),
    (TWO + "rdy 1 O2b O1b", ["1 x:O2b"], "1 >*", "wrong_target", "R7.14"),
    (TWO + "rdy 1 I1b", ["1 x:I1b"], "1 >4I", "no_seat", "R7.1"),
    (TWO + "rdy 1 I4b", ["1 x:I4b"], "1 >P4", "no_seat", "R7.4"),
    (TWO + "rdy 1 I4b", ["1 x:I4b"], "1 >P1", "own_seat", "R7.4"),
    (TWO + "rdy 1 O4a", ["1 x:O4a"], "1 >P1", "own_seat", "R7.16"),
    (TWO + "rdy 1 I2b\nsec 2 I1", ["1 x:I2b"], "1 >3S", "no_secrets", "R7.2"),
    (TWO + "rdy 1 I2b\nsec 2 I1 S1", ["1 x:I2b", "1 >2I"], "1 >2I", "no_secrets", "R7.2"),
    (TWO + "rdy 1 S1b O1b\nwhl 3 O1c/2", ["1 x:S1b"], "1 >O1b", "not_on_wheel", "R7.5"),
    (TWO + "rdy 1 S1b\nwhl 3 O1c/2", ["1 x:S1b"], "1 >S1b", "itself", "R7.5"),
    (TWO + "rdy 1 S1b\nwhl 1 O1c/2 O1b/1", ["1 x:S1b", "1 >O1c"], "1 >O1c", "has_arrived", "R7.5"),
    (TWO + "rdy 1 S2b\n" + WHEEL.replace("S1b", "S1c"), ["1 x:S2b"], "1 >N18", "last_edge", "R5.8"),
    (TWO + "rdy 1 R1b\n" + WHEEL, ["1 x:R1b"], "1 >O1c", "is_employed", "R7.9"),
    (TWO + "rdy 1 R1b\n" + WHEEL, ["1 x:R1b"], "1 >I2b", "has_recruiter", "R7.9"),
    (TWO + "rdy 1 R2b\n" + WHEEL, ["1 x:R2b"], "1 >N14", "is_neutral", "R7.10"),
    (TWO + "rdy 1 R2b\n" + WHEEL, ["1 x:R2b"], "1 >I2b", "has_recruiter", "R7.10"),
    (TWO + "rdy 1 R3b\n" + WHEEL, ["1 x:R3b"], "1 >O1b", "not_employed", "R7.11"),
    (TWO + "rdy 1 R4a", ["1 x:R4a"], "1 >R4a", "itself", "R7.12"),
    (TWO + "rdy 1 R4a\nrdy 2 O1b", ["1 x:R4a"], "1 >O1b", "not_yours", "R7.12"),
    (TWO + "rdy 1 R4a O1b[R4b]", ["1 x:R4a"], "1 >O1b", "has_guard", "R7.12"),
    (TWO + "rdy 1 R4a O1b[R4b]", ["1 x:R4a"], "1 >R4b", "is_attached", "R7.12"),
    (TWO + "rdy 1 R4a[R4b] O1b", ["1 x:R4a"], "1 >O1b", "carries_guard", "R7.12"),
    (TWO + "rdy 1 R4a\ndep I4a/1>2", ["1 x:R4a"], "1 >I4a", "is_deployed", "R7.12"),
    (TWO + "rdy 1 R4a\ninf 1 O1b", ["1 x:R4a"], "1 >O1b", "is_infiltrated", "R7.12"),
    (TWO + "rdy 1 R4a* O1b", ["1 x:R4a"], "1 >*", "already_posted", "R7.12"),
    (TWO + "rdy 1 O2b O1b", ["1 x:O2b"], "1 >O2b", "itself", "R7.14"),
    (TWO + "rdy 1 O2b O1b[R4b]", ["1 x:O2b"], "1 >R4b", "is_attached", "R7.14"),
    (TWO + "rdy 1 O2b O1b\ninf 2 O1c", ["1 x:O2b"], "1 >O1c", "is_infiltrated", "R7.14"),
    (TWO + "rdy 1 O2b S1b\nwhl 3 O1b/-", ["1 x:O2b"], "1 >O1b", "not_employed", "R7.14"),
    (TWO + "rdy 1 O3b O1b\nrdy 2 I1b I1c", ["1 x:O3b"], "1 >O3b", "itself", "R7.15"),
    (TWO + "rdy 1 O3b O1b\nrdy 2 I1b I1c", ["1 x:O3b", "1 >I1b"], "1 >I1c", "same_seat", "R7.15"),
    (TWO + "rdy 1 O3b O1b\nrdy 2 I1b\nwhl 3 I1c/2", ["1 x:O3b"], "1 >I1c", "not_ready", "R7.15"),
    (TWO + "rdy 1 O4a O1b", ["1 x:O4a"], "1 >O4a", "itself", "R7.16"),
    (TWO + "rdy 1 O4a O1b", ["1 x:O4a"], "1 >O1b", "own_spy", "R7.16"),
    (TWO + "rdy 1 O4a\nwhl 3 I1c/2", ["1 x:O4a"], "1 >I1c", "not_ready", "R7.16"),
    (TWO + "rdy 1 O2b\nrdy 2 I1b R4a*", ["1 x:O2b>I1b"], "2 g:R4b", "not_posted", "R6.10"),
    # Hiring and phase 3.
    (BIDDING, [], "1 b:2", "wrong_bid", "R8.6"),
    (BIDDING, ["1 b:1"], "2 b:1", "wrong_bid", "R8.6"),
    (PAYING, WON, "1 >O1b", "not_a_purse", "R8.10"),
    (PAYING, WON, "1 >I3b", "not_a_purse", "R8.10"),
    (PAYING, [*WON, "1 >N04"], "1 >N04", "purse_used", "R8.10"),
    (PAYING, [*WON, "1 >N04", "1 >I1"], "1 >I3a", "purses_first", "R3.6"),
    (PAYING, WON, "1 >I2", "purse_needed", "R8.10"),
    (PAYING, WON, "1 >I3", "too_many_secrets", "R8.9"),
    (PAYING, [*WON, "1 >N04"], "1 >I3", "too_many_secrets", "R8.9"),
    (PAYING, WON, "1 >S3", "wrong_division", "R8.9"),
    (PAYING, [*WON, "1 >N04"], "1 >-", "price_left", "R8.9"),
    ("n=2 first=1 turn=2 phase=3\nrdy 1 S3a\nrdy 2 S3b", [], "1 t:S3b", "not_yours", "R8.13"),
    ("n=2 first=1 turn=2 phase=3\nrdy 1 S3a", [], "1 t:N09", "not_ready", "R8.13"),
]


@pytest.mark.parametrize(
    ("text", "lines", "line", "reason", "rule"), REFUSALS, ids=[f"{each[3]}-{each[2]}" for each in REFUSALS]
)
def test_why_a_move_is_refused(text, lines, line, reason, rule):
    """R3.3, R3.6: a code, and the rule that forbids it; nothing has changed."""
    assert refused(at(text).play(*lines), line) == (reason, rule)


@pytest.mark.parametrize(
    ("text", "lines", "line", "details"),
    [
        (TWO, [], "2 e", {"seat": 0}),
        (ONE + "dep N05/1>2", ["2 a:O1"], "2 a:N06", {"left": 1, "most": 2}),
        (ONE, ["2 >I3"], "2 >S2", {"left": 1}),
        (TWO + "rdy 1 S4b\ndep I4a/2>1\ndep O4a/2>1", [], "1 x:S4b", {"spy": "O4a"}),
        (TWO + "rdy 1 O1b\ndep I4a/2>1\ndep O4a/2>1", [], "1 i:O1b", {"spy": "O4a"}),
        (TWO + "rdy 1 O1b O1c", ["1 i:O1b"], "1 i:O1c", {"most": 1}),
        (TWO + "rdy 1 I1b", ["1 x:I1b", "1 >1I"], "1 >-", {"left": 1}),
        (TWO + "rdy 1 I2b\nsec 2 I1", ["1 x:I2b"], "1 >3S", {"seat": 2, "division": "S"}),
        (TWO + "rdy 1 R1b\n" + WHEEL, ["1 x:R1b"], "1 >I2b", {"spy": "R1c"}),
        (TWO + "rdy 1 R4a S3a[R4b]", ["1 x:R4a"], "1 >S3a", {"spy": "S3a", "guard": "R4b"}),
        (TWO + "rdy 1 R4a[R4b] O1b", ["1 x:R4a"], "1 >O1b", {"spy": "R4b"}),
        (BIDDING, ["1 b:1"], "2 b:3", {"most": 2}),
        (PAYING, [*WON, "1 >N04"], "1 >I3", {"left": 2}),
        (PAYING, WON, "1 >S3", {"division": "S"}),
        (PAYING, WON, "1 >I2", {"left": 3}),
    ],
)
def test_what_a_refusal_names(text, lines, line, details):
    """R3.3: the spy, seat or number that is in the way; seats count from 0."""
    table = at(text).play(*lines)
    with pytest.raises(IllegalAction) as caught:
        table.forked().play(line)
    assert caught.value.details == details


def test_why_a_colour_or_service_is_refused():
    """R2.5"""
    from tests.engines.cercle.reading import chosen as played
    from tests.engines.cercle.reading import new_game

    state = played(new_game(2, first=1), "c:red")
    for text, reason in (("c:red", "taken"), ("s:FR", "wrong_phase"), ("e", "wrong_phase")):
        with pytest.raises(IllegalAction) as caught:
            GAME.apply(state, 1, GAME.read(text))
        assert (caught.value.reason, caught.value.rule) == (reason, "R2.5")
    state = played(state, "c:blue", "s:FR")
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, 1, GAME.read("s:FR"))
    assert (caught.value.reason, caught.value.rule) == ("taken", "R2.5")


def test_every_reason_is_met():
    """R3.3"""
    texts = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    met = set(re.findall(r'"(\w+)", "R\d+\.\d+"', texts)) | {"taken"}
    assert set(GAME.reasons) - met == set()


def test_what_is_refused_is_what_is_not_listed():
    """R3.4, section 15: every move there is, in positions of all kinds, for every seat."""
    actions = [GAME.read(text) for text in MOVES]
    for number in range(12):
        rng = Random(f"refusals {number}")
        seats = 2 + number % 5
        state = at(position(seats, rng, 1 + number % 2)).state
        for _ in range(8):
            if not GAME.actors(state):
                break
            (asked,) = GAME.actors(state)
            for seat in (asked, (asked + 1) % seats):
                legal = set(GAME.legal(state, seat))
                for action in actions:
                    if action in legal:
                        continue
                    error = refusal(GAME, state, seat, action)
                    assert error is not None
                    assert error.reason in GAME.reasons
                    assert re.fullmatch(r"R\d+\.\d+", error.rule)
                assert seat == asked or not legal
            legal_texts = [GAME.write(action) for action in GAME.legal(state, asked)]
            state, _ = GAME.apply(state, asked, GAME.read(chosen(legal_texts, rng)))
