"""R5 and R6: the Briefing and the Planning."""

from __future__ import annotations

import pytest

from engines.coldwar import GAME
from tests.engines.coldwar.table import CIA, KGB, MI6, Table, closing, hq_without, known


def test_without_an_objective_the_game_ends_at_once():
    """R5.1, R13.5: the tie at 80 asks for another turn, but there is no card for it."""
    table = closing(
        "DD DD DD", groups="M4r M5r M6r", cia="won=EGY,VNM,CZE,ANG,CGO", kgb="won=AFG,LBY,PAN,TUR,CHL,CUB", mi6="won=.."
    )
    assert table.scores == [80, 80, 75]
    assert table.view()["objectives"]["count"] == 0
    assert table.phase == "over"
    assert table.told("end") == [{"winners": [KGB], "why": "no_objective"}]
    assert [event["turn"] for event in table.told("turn")] == []


def test_the_top_objective_is_turned_up():
    """R5.2"""
    table = closing("DD DD DD", head="odeck=TUR,KOR")
    objective = table.view()["objective"]
    assert (objective["id"], objective["status"], objective["kind"]) == ("TUR", "open", "nation")
    assert table.view()["objectives"]["count"] == 19
    assert table.told("turn") == [{"turn": 4, "year": 1950, "objective": "TUR"}]
    table.play("CIA x DD", "KGB x DD", "MI6 x DD")
    assert table.view()["objective"]["id"] == "TUR"


def test_the_balance_goes_to_the_lowest_score():
    """R5.3a: in a duel too, whoever lost the cease-fire."""
    assert closing("DD DD", bal="CIA").view()["balance"] == KGB
    table = closing("DD DD", bal="CIA", groups="M5r M6r", kgb="won=CUB")
    assert (table.view()["loser"], table.view()["balance"]) == (CIA, CIA)
    table = closing("DD DD", bal="KGB", groups="M6r M5r", kgb="won=CUB,CGO")
    assert (table.scores, table.view()["loser"], table.view()["balance"]) == ([15, 20], KGB, CIA)


def test_a_loser_who_is_level_takes_the_balance():
    """R5.3b"""
    table = closing("DD DD", bal="CIA", kgb="won=AFG")
    assert (table.scores, table.view()["balance"]) == ([15, 15], KGB)
    table = closing("MS DD", bal="KGB", groups="M6r M5r", cia="won=AFG")
    assert (table.scores, table.view()["loser"], table.view()["balance"]) == ([15, 15], KGB, KGB)


@pytest.mark.parametrize("to", ["CIA", "KGB"])
def test_a_loser_above_the_lowest_gives_the_balance_to_one_of_them(to):
    """R5.3b"""
    table = closing("AS DD DD", mi6="won=NOB", bal="MI6")
    assert table.scores == [0, 0, 5]
    assert table.legal("MI6") == ["bal CIA", "bal KGB"]
    assert table.refused("MI6 bal MI6") == ("not_lowest", "R5.3")
    assert table.view()["stage"] == "briefing"
    table.play(f"MI6 bal {to}")
    assert table.view()["balance"] == ("CIA", "KGB").index(to)
    assert table.phase == "planning"


@pytest.mark.parametrize("holder", ["CIA", "KGB", "MI6"])
def test_without_a_loser_the_balance_stays(holder):
    """R5.3c: even if its holder is not among the lowest."""
    table = closing("DD DD DD", groups="E6r,P6r M6r,N6r M5r,N5r,E5r", bal=holder, mi6="won=NOB")
    assert table.view()["balance"] == ("CIA", "KGB", "MI6").index(holder)
    assert table.told("balance") == [{"to": ("CIA", "KGB", "MI6").index(holder), "why": "stays", "by": None}]


def test_without_a_loser_one_lowest_seat_still_takes_it():
    """R5.3a before R5.3c"""
    table = closing("DD DD", groups="E6r,P6r M6r,N6r", bal="CIA", cia="won=NOB")
    assert table.view()["balance"] == KGB


def test_all_groups_are_gathered_and_what_was_known_lapses():
    """R5.4, R14.4"""
    table = Table("""turn=2 phase=struggle act=CIA obj=IRN bal=CIA gdeck=P6,E1 gdisc=E2,E3
                     | CIA x=DD groups=N2r | KGB x=DD groups=M5r | MI6 x=DD groups=M4r""")
    table.play("CIA act N2", "CIA peek leave", "KGB pass", "MI6 pass")
    assert known(table, "groups", "CIA") == [[0, "P6"]]
    table.play("CIA pass")
    view = table.view("CIA")
    assert (view["turn"], view["groups"]) == (3, {"count": 24, "known": []})
    assert view["discard"] == {"count": 0, "top": None}
    assert all(seat["groups"] == [] for seat in view["seats"])
    assert table.told("shuffle") == [{}]


def analyst() -> Table:
    return closing("AN DD DD", head="gdeck_next=M6,E1,N4,P2")


def test_the_analyst_sees_and_arranges_three_groups():
    """R5.5, R14.4, R15.5"""
    table = analyst()
    assert (table.phase, table.actors, table.view()["stage"]) == ("analyst", ["CIA"], "briefing")
    assert table.view("CIA")["looking"] == {"what": "groups", "cards": ["M6", "E1", "N4"]}
    assert table.legal("CIA") == [
        "ana M6 E1 N4",
        "ana M6 N4 E1",
        "ana E1 M6 N4",
        "ana E1 N4 M6",
        "ana N4 M6 E1",
        "ana N4 E1 M6",
    ]
    table.play("CIA ana N4 M6 E1")
    assert known(table, "groups", "CIA") == [[0, "N4"], [1, "M6"], [2, "E1"]]
    assert table.view()["pending"]["analyst"] is None
    assert table.phase == "planning"


def test_the_arranged_groups_come_in_their_new_order():
    """R5.5"""
    table = analyst().play("CIA ana N4 M6 E1", "CIA x DD", "KGB x DD", "MI6 x DD")
    table.play(f"{table.actors[0]} start CIA", "CIA rec", "KGB rec")
    assert (table.groups("CIA"), table.groups("KGB")) == ("N4r", "M6r")
    assert known(table, "groups", "CIA") == [[0, "E1"]]
    table.play("MI6 rec", "CIA pass", "KGB rec")
    assert (table.groups("MI6"), table.groups("KGB")) == ("E1r", "M6r,P2r")


def test_the_others_see_that_the_analyst_worked_and_nothing_else():
    """R5.5, R14.3"""
    table = analyst()
    for other in ("KGB", "MI6", None):
        assert table.view(other)["looking"] is None
        assert table.told("analyst_looks", other) == [{"by": CIA, "groups": None}]
    table.play("CIA ana E1 N4 M6")
    assert table.told("arranged", "CIA") == [{"by": CIA, "groups": ["E1", "N4", "M6"]}]
    for other in ("KGB", "MI6", None):
        assert table.told("arranged", other) == [{"by": CIA, "groups": None}]
        assert known(table, "groups", other) == []


def test_only_agents_in_headquarters_can_be_chosen():
    """R6.1"""
    table = Table("turn=2 phase=planning obj=IRN bal=CIA | CIA | KGB leave=AS out=AN:T | MI6")
    assert table.legal("KGB") == ["x MS", "x DD", "x DA", "x AM", "x DI"]
    assert table.refused("KGB x AS") == ("on_leave", "R6.1")
    assert table.refused("KGB x AN") == ("removed", "R6.1")
    assert table.refused("KGB x CR") == ("not_in_hq", "R6.1")
    table.play("KGB x DI")
    own = table.seat("KGB", "KGB")
    assert (own["agent"], own["hq"]) == ("DI", ["MS", "DD", "DA", "AM"])


@pytest.mark.parametrize("order", ["CIA KGB MI6", "MI6 CIA KGB", "KGB MI6 CIA"])
def test_the_seats_choose_in_any_order_and_for_good(order):
    """R6.2, R14.2"""
    table = Table("turn=2 phase=planning obj=IRN bal=MI6 | CIA | KGB | MI6")
    first, second, third = order.split()
    table.play(f"{first} x AS")
    assert table.actors == [agency for agency in ("CIA", "KGB", "MI6") if agency != first]
    assert table.refused(f"{first} x DI") == ("already_chosen", "R6.2")
    for other in (second, third, None):
        assert (table.seat(first, other)["agent"], table.seat(first, other)["agent_is"]) == (None, "hidden")
        assert table.told("chosen", other) == [{"by": ("CIA", "KGB", "MI6").index(first), "agent": None}]
    assert table.told("chosen", first)[0]["agent"] == "AS"
    assert table.events[-1].final
    table.play(f"{second} x AS", f"{third} x MS")
    assert (table.phase, table.actors) == ("start", ["MI6"])


def test_a_listener_waits_and_then_sees():
    """R6.3"""
    table = Table("turn=2 phase=planning obj=IRN bal=CIA pend=DA:KGB>MI6 | CIA | KGB | MI6")
    assert table.actors == ["CIA", "MI6"]
    assert table.legal("KGB") == []
    table.play("CIA x AS")
    assert table.refused("KGB x AS") == ("must_wait", "R6.3")
    table.play("MI6 x MS")
    assert table.told("overheard", "KGB") == [{"by": KGB, "on": MI6, "agent": "MS"}]
    for other in ("CIA", "MI6", None):
        assert table.told("overheard", other) == [{"by": KGB, "on": MI6, "agent": None}]
    assert table.seat("MI6", "KGB")["agent"] == "MS"
    assert table.seat("CIA", "KGB")["agent"] is None
    assert table.actors == ["KGB"]
    table.play("KGB x DD")
    assert table.view()["pending"]["listening"] is None
    # He stays known for the rest of the turn, not for the next one.
    assert table.seat("MI6", "KGB")["agent"] == "MS"


def test_agents_on_leave_come_back_when_all_have_chosen():
    """R6.4, R10.11"""
    table = Table("turn=2 phase=planning obj=IRN bal=CIA | CIA leave=AS,AN | KGB leave=DI | MI6")
    table.play("CIA x DD", "KGB x DD")
    assert sorted(table.seat("CIA")["leave"]) == ["AN", "AS"]
    table.play("MI6 x DD")
    assert [seat["leave"] for seat in table.view()["seats"]] == [[], [], []]
    assert sorted(map(tuple, table.told("back")[0]["agents"])) == [(CIA, "AN"), (CIA, "AS"), (KGB, "DI")]
    assert sorted(table.seat("CIA", "KGB")["back"]) == ["AN", "AS"]
    assert table.seat("CIA", "CIA")["hq"] == hq_without("DD")


def test_the_deputy_director_can_always_be_chosen():
    """R6.5, R15.2: a seat left with him alone is still asked."""
    table = Table("turn=2 phase=planning obj=IRN bal=CIA | CIA leave=AS out=MS:T,DA:D,AN:T,AM:D,DI:T | KGB | MI6")
    assert table.legal("CIA") == ["x DD"]
    assert table.actors == ["CIA", "KGB", "MI6"]
    assert GAME.outcome(table.state) is None
