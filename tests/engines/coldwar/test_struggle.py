"""R7: the Influence Struggle, apart from the powers."""

from __future__ import annotations

import pytest

from engines.coldwar import GAME
from tests.engines.coldwar.table import AGENCIES, CIA, KGB, MI6, Table, seat_of

FRONTS = "| CIA x=AS groups=M6m | KGB x=MS groups=M5m | MI6 x=DI groups=M4m"


def struggle(head: str, fronts: str = FRONTS) -> Table:
    return Table(f"turn=2 phase=struggle obj=IRN bal=CIA {head} {fronts}")


@pytest.mark.parametrize("holder", AGENCIES)
@pytest.mark.parametrize("first", AGENCIES)
def test_the_balance_holder_names_who_begins(holder, first):
    """R7.1: play then goes clockwise."""
    table = Table(f"turn=2 phase=start obj=IRN bal={holder} | CIA x=AS | KGB x=MS | MI6 x=DI")
    assert table.actors == [holder]
    assert table.legal(holder) == ["start CIA", "start KGB", "start MI6"]
    table.play(f"{holder} start {first}")
    order = [AGENCIES[(seat_of(first) + step) % 3] for step in range(3)]
    assert table.view()["first"] == seat_of(first)
    for agency in (*order, *order):
        assert table.actors == [agency]
        table.play(f"{agency} rec")
    assert table.told("first") == [{"by": seat_of(holder), "seat": seat_of(first)}]


def test_a_duel_alternates():
    """R7.1"""
    table = Table("mode=duel turn=2 phase=start obj=IRN bal=KGB | CIA x=AS | KGB x=MS")
    assert table.legal("KGB") == ["start CIA", "start KGB"]
    table.play("KGB start KGB", "KGB rec", "CIA rec")
    assert table.actors == ["KGB"]


def test_one_action_and_the_next_seat_is_to_act():
    """R7.2"""
    table = struggle("act=CIA gdeck=E1", "| CIA x=AS groups=M6r | KGB x=MS groups=M5r | MI6 x=DI groups=M4r won=SUM")
    assert table.legal("CIA") == ["rec", "act M6 M4", "act M6 M5", "pass"]
    for line, following in (("CIA rec", "KGB"), ("KGB act M5 E1", "MI6")):
        table.play(line)
        assert table.actors == [following]
        assert all(table.legal(agency) == [] for agency in AGENCIES if agency != following)
    table.play("MI6 ev SUM CIA")
    assert table.actors == ["MI6"]
    assert "ev SUM KGB" not in table.legal("MI6")
    table.play("MI6 pass")
    assert table.actors == ["CIA"]


def test_without_a_group_one_may_neither_pass_nor_activate():
    """R7.3"""
    table = struggle("act=CIA", "| CIA x=AS | KGB x=MS groups=M5r | MI6 x=DI groups=M4r")
    assert table.legal("CIA") == ["rec"]
    assert table.refused("CIA pass") == ("no_group", "R7.3")
    assert table.refused("CIA act M5 M4") == ("no_group", "R7.3")


def test_events_that_replace_recruiting_need_no_group():
    """R7.3, R12.3, R12.4"""
    table = struggle("act=CIA gdisc=E1", "| CIA x=AS won=LIV,NUC | KGB x=MS groups=M5r | MI6 x=DI groups=M4r")
    assert table.legal("CIA") == ["rec", "ev LIV", "ev NUC"]


@pytest.mark.parametrize(
    ("lines", "fronts", "last"),
    [
        (["CIA rec"], FRONTS, "E1"),
        (["CIA act N1", "CIA peek rec"], FRONTS.replace("M6m", "N1r"), "E1"),
        (["CIA act N1", "CIA peek disc"], FRONTS.replace("M6m", "N1r"), "E1"),
    ],
)
def test_the_struggle_ends_with_the_last_group(lines, fronts, last):
    """R7.4"""
    table = struggle(f"act=CIA gdeck={last} gdisc=..", fronts)
    table.play(*lines[:-1])
    assert table.told("ceasefire") == []
    table.play(lines[-1])
    assert table.told("ceasefire") == [{"why": "deck"}]


def test_a_last_group_left_in_the_deck_ends_nothing():
    """R7.4, R8.3"""
    table = struggle("act=CIA gdeck=E1 gdisc=..", FRONTS.replace("M6m", "N1r"))
    table.play("CIA act N1", "CIA peek leave")
    assert (table.phase, table.actors) == ("struggle", ["KGB"])


def test_live_benefit_does_not_empty_the_deck():
    """R7.4, R12.3: the deck counts, not the pile."""
    table = struggle("act=CIA gdeck=E1 gdisc=..,N6", FRONTS.replace("groups=M6m", "groups=M6m won=LIV"))
    table.play("CIA ev LIV")
    assert (table.phase, table.groups("CIA")) == ("struggle", "M6m,N6r")


def test_recruiting_takes_the_top_group_ready():
    """R7.5"""
    table = struggle("act=CIA gdeck=N3,E1").play("CIA rec")
    assert table.groups("CIA") == "M6m,N3r"
    assert table.view()["groups"]["count"] == 20
    assert table.told("recruit") == [{"by": CIA, "group": "N3"}]
    assert table.events[-1].chance
    table.play("KGB rec")
    assert table.groups("KGB") == "M5m,E1r"


def test_the_population_limit_may_be_reached_but_not_exceeded():
    """R7.5"""
    front = FRONTS.replace("M6m", "M6m,P1m,P2m")
    table = struggle("act=CIA gdeck=N3,E1,E2,E3", front)
    assert table.seat("CIA")["room"] == 1
    table.play("CIA rec", "KGB rec", "MI6 rec")
    assert table.seat("CIA")["room"] == 0
    assert "rec" not in table.legal("CIA")
    assert table.refused("CIA rec") == ("population_full", "R7.5")


def test_recruiting_may_exceed_the_stability():
    """R7.5, R9.1: disorder is judged at the Cease-fire only."""
    table = struggle("act=CIA gdeck=N6", FRONTS).play("CIA rec")
    assert (table.seat("CIA")["influence"], table.seat("CIA")["excess"]) == (12, 1)
    assert table.seat("CIA")["out"] == []
    assert table.phase == "struggle"


def test_an_activated_group_is_mobilised_and_cannot_act_again():
    """R7.6"""
    table = struggle("act=CIA gdeck=N3,E1", "| CIA x=AS groups=M6r | KGB x=MS groups=E4r,P1m | MI6 x=DI groups=M4m")
    table.play("CIA act M6 P1")
    assert table.groups("CIA") == "M6m"
    table.play("KGB pass", "MI6 pass")
    assert table.refused("CIA act M6 M4") == ("is_mobilised", "R7.6")
    table.play("CIA rec", "KGB act E4 M6", "MI6 pass")
    assert "act M6 M4" in table.legal("CIA")


def test_an_activation_needs_an_own_group_and_a_target():
    """R7.6"""
    table = struggle("act=CIA gdeck=N3", "| CIA x=AS groups=E6r | KGB x=MS groups=E4r | MI6 x=DI groups=E2m")
    assert table.legal("CIA") == ["rec", "pass"]
    assert table.refused("CIA act E4 E6") == ("not_yours", "R7.6")
    assert table.refused("CIA act E6") == ("needs_target", "R7.6")


def test_three_passes_in_a_row_end_a_trio():
    """R7.7"""
    table = struggle("act=KGB gdeck=N3")
    table.play("KGB pass", "MI6 pass")
    assert [seat["passed"] for seat in table.view()["seats"]] == [False, True, True]
    assert table.choices("CIA")["pass"]["ends"]
    table.play("CIA rec", "KGB rec")  # whoever passed may act again
    table.play("MI6 pass", "CIA pass")
    assert not table.told("ceasefire")
    table.play("KGB pass")
    assert table.told("ceasefire") == [{"why": "passes"}]
    assert [event["count"] for event in table.told("pass")] == [1, 2, 1, 2, 3]


@pytest.mark.parametrize("line", ["CIA rec", "CIA act M6 N2", "CIA act N1", "CIA ev LIV", "CIA ev NUC"])
def test_every_other_action_starts_the_count_anew(line):
    """R7.7"""
    table = struggle(
        "act=CIA passes=2 gdisc=E1 gdeck=E2,E3",
        "| CIA x=AS groups=M6r,N1r won=LIV,NUC | KGB x=MS groups=P5m,N2m | MI6 x=DI groups=P4m",
    )
    table.play(line)
    if table.phase == "peek":
        table.play("CIA peek leave")
    assert (table.view()["passes"], table.actors) == (0, ["KGB"])
    assert not any(seat["passed"] for seat in table.view()["seats"])


def test_the_summit_meeting_leaves_the_count_alone():
    """R7.7, R12.5"""
    table = struggle("act=CIA passes=2", FRONTS.replace("groups=M6m", "groups=M6m won=SUM"))
    table.play("CIA ev SUM MI6", "CIA pass")
    assert table.told("ceasefire") == [{"why": "passes"}]


def test_two_passes_end_a_duel():
    """R7.7"""
    table = Table("mode=duel turn=2 phase=struggle act=KGB obj=IRN bal=CIA | CIA x=AS groups=M6m | KGB x=MS groups=M5m")
    table.play("KGB pass")
    assert (table.phase, table.actors) == ("struggle", ["CIA"])
    table.play("CIA pass")
    assert table.told("ceasefire") == [{"why": "passes"}]


def test_the_longest_struggle_is_finite():
    """R7.8: a seat that always takes an activation, or else recruits, or else passes, is stopped soon."""
    for seed in range(20):
        table, actions = Table.new(3, seed), 0
        table.play("CIA x DD", "KGB x DD", "MI6 x DD")
        table.play(f"{table.actors[0]} start CIA")
        while not table.told("ceasefire"):
            actor = GAME.actors(table.state)[0]
            lines = table.legal(AGENCIES[actor])
            table.play(f"{AGENCIES[actor]} {min(lines, key=lambda line: (line == 'pass', line == 'rec'))}")
            actions += 1
        # 24 cards recruited and activated, 6 of them readied once more, 12 peeks, two passes after each, and three.
        assert actions <= 3 * (24 + 24 + 6 + 12) + 3


def test_whoever_is_next_is_told_in_order():
    """R7.1"""
    table = struggle("act=MI6")
    assert table.view()["next_up"] == [MI6, CIA, KGB]
    table.play("MI6 pass")
    assert table.view()["next_up"] == [CIA, KGB, MI6]
