"""Every reason for which an action is refused, with the rule that forbids it. A refused action changes nothing."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.coldwar import GAME
from engines.game import Action, IllegalAction, Seat, State
from tests.engines.coldwar.play import SETUPS, moments
from tests.engines.coldwar.table import CIA, KGB, Table, closing
from tests.engines.coldwar.test_notation import EVERY_TEXT
from tests.engines.play import refusal

ACTIONS = [GAME.read(text) for text in EVERY_TEXT]


def struggle(
    cia: str = "groups=M6r,P3r,E5r,N1m",
    kgb: str = "groups=E2r,M5m",
    mi6: str = "groups=N4r",
    *,
    obj: str = "CUB",
    head: str = "gdeck=E1 gdisc=E6",
) -> Table:
    return Table(f"""turn=2 phase=struggle act=CIA obj={obj} bal=CIA {head}
                     | CIA x=AS {cia} | KGB x=MS {kgb} | MI6 x=DI {mi6}""")


def planning() -> Table:
    return Table("turn=2 phase=planning obj=IRN bal=CIA pend=DA:CIA>KGB | CIA | KGB leave=AS out=AN:T,AM:D | MI6")


def escalation() -> Table:
    return struggle(cia="groups=M6r won=NUC").play("CIA ev NUC")


REFUSALS = [
    (struggle, "KGB rec", "not_your_turn", "R7.2", {}),
    (struggle, "MI6 pass", "not_your_turn", "R7.2", {}),
    (struggle, "CIA x DI", "wrong_phase", "R7.2", {}),
    (struggle, "CIA peek rec", "wrong_phase", "R7.2", {}),
    (struggle, "CIA done", "wrong_phase", "R7.2", {}),
    (planning, "KGB rec", "wrong_phase", "R6.1", {}),
    (planning, "MI6 x CR", "not_in_hq", "R6.1", {"agent": "CR"}),
    (planning, "KGB x AS", "on_leave", "R6.1", {"agent": "AS"}),
    (planning, "KGB x AN", "removed", "R6.1", {"agent": "AN"}),
    (planning, "KGB x AM", "removed", "R6.1", {"agent": "AM"}),
    (planning, "CIA x DI", "must_wait", "R6.3", {"on": KGB}),
    (lambda: planning().play("MI6 x DD"), "MI6 x DD", "already_chosen", "R6.2", {}),
    (lambda: struggle(cia=""), "CIA pass", "no_group", "R7.3", {}),
    (lambda: struggle(cia=""), "CIA act M6 E2", "no_group", "R7.3", {}),
    (lambda: struggle(obj="GRC", cia="groups=M6r,P3r,N1m"), "CIA rec", "population_full", "R7.5", {}),
    (struggle, "CIA act E2 N1", "not_yours", "R7.6", {"group": "E2"}),
    (struggle, "CIA act N1", "is_mobilised", "R7.6", {"group": "N1"}),
    (struggle, "CIA act M6 P1", "not_in_play", "R8.1", {"group": "P1"}),
    (struggle, "CIA act E5 P1", "not_in_play", "R8.2", {"group": "P1"}),
    (struggle, "CIA act P3 P1", "not_in_play", "R8.4", {"group": "P1"}),
    (struggle, "CIA act M6 M6", "itself", "R8.1", {}),
    (struggle, "CIA act P3 P3", "itself", "R8.4", {}),
    (struggle, "CIA act P3 P3 KGB", "itself", "R8.4", {}),
    (struggle, "CIA act E5 E2", "economic_target", "R8.2", {"group": "E2"}),
    (struggle, "CIA act P3 M6", "own_target", "R8.4", {}),
    (
        lambda: struggle(obj="GRC", cia="groups=P3r,N1m", kgb="groups=E2r,M5m,M1m"),
        "CIA act P3 N1 KGB",
        "receiver_full",
        "R8.4",
        {"to": KGB},
    ),
    (lambda: struggle(obj="GRC", cia="groups=P3r,N1m,N2m"), "CIA act P3 E2", "receiver_full", "R8.4", {"to": CIA}),
    (struggle, "CIA act P3 M6 KGB", "would_overflow", "R8.4", {"total": 13, "stability": 9}),
    (struggle, "CIA act P3 E2 MI6", "between_rivals", "R8.4", {}),
    (struggle, "CIA act P3 N4 KGB", "between_rivals", "R8.4", {}),
    (lambda: struggle(cia="groups=N1r"), "CIA act N1 E2", "no_target_for_media", "R8.3", {}),
    (lambda: struggle(cia="groups=N1r"), "CIA act N1 E2 KGB", "no_target_for_media", "R8.3", {}),
    (struggle, "CIA act M6", "needs_target", "R7.6", {}),
    (struggle, "CIA act E5", "needs_target", "R7.6", {}),
    (struggle, "CIA act P3", "needs_target", "R7.6", {}),
    (struggle, "CIA ev LIV", "event_not_owned", "R12.1", {"objective": "LIV"}),
    (struggle, "CIA ev SUM KGB", "event_not_owned", "R12.1", {"objective": "SUM"}),
    (lambda: struggle(cia="groups=N1r won=SPA"), "CIA ev SPA", "event_wrong_phase", "R12.1", {"objective": "SPA"}),
    (lambda: struggle(cia="groups=N1r won=LIV", head=""), "CIA ev LIV", "discard_empty", "R12.3", {}),
    (lambda: struggle(cia="won=NUC", kgb="groups=E2r"), "CIA ev NUC", "no_military", "R12.4", {}),
    (escalation, "CIA nuc N4", "not_military", "R12.4", {"group": "N4"}),
    (escalation, "CIA nuc M1", "not_in_play", "R12.4", {"group": "M1"}),
    (
        lambda: Table("turn=2 phase=planning obj=IRN bal=CIA pend=DA:CIA>KGB | CIA won=SUM | KGB | MI6").play(
            "KGB x DD", "CIA x DD", "MI6 x DD", "CIA start CIA"
        ),
        "CIA ev SUM KGB",
        "agent_known",
        "R12.5",
        {"on": KGB},
    ),
    (lambda: struggle(cia="won=SUM"), "CIA ev SUM CIA", "not_a_rival", "R12.5", {}),
    (struggle, "CIA act P3 M6 CIA", "not_a_rival", "R8.4", {}),
    (lambda: closing("DA DD DD"), "CIA da spy CIA", "not_a_rival", "R10.9", {}),
    (lambda: closing("DA DD DD"), "CIA da leave CIA AN", "not_a_rival", "R10.9", {}),
    (lambda: closing("DA DD"), "CIA da spy MI6", "not_a_rival", "R10.9", {}),
    (lambda: closing("DA DD DD"), "CIA da leave KGB DD", "deputy_never_leaves", "R10.9", {}),
    (lambda: closing("DA AN DD"), "CIA da leave KGB AN", "not_in_hq", "R10.9", {"agent": "AN"}),
    (lambda: closing("DD DD DD", cia="won=OLY out=AN:T"), "CIA ev OLY DI", "not_out", "R12.7", {"agent": "DI"}),
    (lambda: closing("AN DD DD", head="gdeck_next=M6,E1,N4"), "CIA ana M6 E1 P1", "wrong_cards", "R5.5", {}),
    (lambda: closing("AN DD DD", head="gdeck_next=M6,E1,N4"), "CIA ana M6 M6 E1", "wrong_cards", "R5.5", {}),
    (
        lambda: closing("DD DD DD", cia="won=SPA", head="odeck=TUR,KOR,EGY").play("CIA ev SPA"),
        "CIA ord TUR KOR CUB",
        "wrong_cards",
        "R12.6",
        {},
    ),
    (
        lambda: closing("DD DD DD", cia="won=SPA", head="odeck=TUR,KOR,EGY").play("CIA ev SPA"),
        "CIA ord TUR KOR",
        "wrong_cards",
        "R12.6",
        {},
    ),
    (lambda: closing("AS DD DD", mi6="won=NOB"), "MI6 bal MI6", "not_lowest", "R5.3", {}),
]


@pytest.mark.parametrize(
    ("table", "line", "reason", "rule", "details"),
    REFUSALS,
    ids=[f"{reason}-{line}" for _, line, reason, *_ in REFUSALS],
)
def test_an_illegal_action_is_refused_for_its_reason(table, line, reason, rule, details):
    """R6.1, R6.2, R6.3, R7.3, R7.5, R7.6, R8.1, R8.2, R8.3, R8.4, R10.9, R12.1"""
    error = table().refusal(line)
    assert (error.reason, error.rule) == (reason, rule)
    assert error.details == details


def test_every_reason_is_produced():
    """Each reason the game can give stands in the list above."""
    assert {reason for _, _, reason, *_ in REFUSALS} == set(GAME.reasons)


def test_nothing_is_played_when_the_game_is_over():
    """R13.2"""
    table = closing("DD DD DD", cia="won=EGY,VNM,ANG")
    for line in ("CIA rec", "KGB x DD", "MI6 done"):
        assert table.refused(line)[0] == "wrong_phase"


@pytest.mark.parametrize("seat", [-1, 3, 7])
def test_there_is_no_such_seat(seat):
    """R2.1"""
    for table in (struggle(), planning(), closing("DA DD DD")):
        for action in ("rec", "x DD", "da spy KGB", "ev SUM CIA"):
            with pytest.raises(IllegalAction):
                GAME.apply(table.state, seat, GAME.read(action))


def test_a_seat_that_is_not_there_can_be_named_by_nobody():
    """R2.1: MI6 is no part of a duel."""
    table = Table("mode=duel turn=2 phase=start obj=IRN bal=CIA | CIA x=DD | KGB x=DD won=SUM")
    assert table.refused("CIA start MI6")[1] == "R7.1"
    table.play("CIA start KGB")
    assert table.refused("KGB ev SUM MI6") == ("not_a_rival", "R12.5")


@pytest.mark.parametrize(("seats", "roster"), SETUPS)
def test_what_is_not_legal_is_refused_and_what_is_legal_is_not(seats, roster):
    """R15.2: at two moments of every phase, every action there is, for every seat."""
    seen: Counter[str] = Counter()
    for seed in range(8):
        for moment in moments(seats, roster, seed):
            seen[moment.state.phase] += 1
            # The first moments of a phase are often alike, so not the very first are looked at.
            if seen[moment.state.phase] in (2, 13):
                for seat in range(seats):
                    assert refused(moment.state, seat) == set(ACTIONS) - set(GAME.legal(moment.state, seat))
    assert {"planning", "start", "struggle", "peek", "double_agent"} <= set(seen)


def refused(state: State, seat: Seat) -> set[Action]:
    """Of all actions there are, those that `seat` may not do now; each refusal has a known reason and a rule."""
    found = set()
    for action in (*ACTIONS, *GAME.legal(state, seat)):
        error = refusal(GAME, state, seat, action)  # not kept: thousands with their frames take longer than the rules
        if error is not None:
            assert error.reason in GAME.reasons
            assert error.rule.startswith("R")
            found.add(action)
    return found
