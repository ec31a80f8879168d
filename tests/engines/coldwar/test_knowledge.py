"""R14: who knows what of agents and decks, and for how long."""

from __future__ import annotations

import json

import pytest

from engines.coldwar import GAME
from tests.engines.coldwar.play import SETUPS, moments, setup_of
from tests.engines.coldwar.table import AGENCIES, NOBODY, Table, closing, hq_without, known

TELLING_SEED = 918273645546372819  # one that cannot turn up in a view by accident
setups = pytest.mark.parametrize(("seats", "roster"), SETUPS)


@setups
def test_a_view_has_no_hidden_value_in_any_form(seats, roster):
    """R14.1: a face-down agent has no name, no headquarters that would give him away, and nobody sees the seed."""
    for moment in moments(seats, roster, 2):
        for viewer in (*range(seats), None):
            view = GAME.view(moment.state, viewer)
            for number, seat in enumerate(view["seats"]):
                if number != viewer and seat["agent_is"] == "hidden":
                    assert (seat["agent"], seat["hq"]) == (None, None)
                    assert seat["hq_count"] <= len(seat["possible"]) + len(seat["back"])
            for deck in ("groups", "objectives"):
                assert set(view[deck]) == {"count", "known"}
            assert set(view["discard"]) == {"count", "top"}
    fresh = GAME.new(setup_of(seats, roster, TELLING_SEED))
    assert str(TELLING_SEED) not in json.dumps([GAME.view(fresh, viewer) for viewer in (*range(seats), None)])


def test_a_chosen_agent_shows_as_chosen():
    """R14.2: before that the whole headquarters are open."""
    table = Table("turn=2 phase=planning obj=IRN bal=CIA | CIA | KGB leave=AN out=DI:T | MI6")
    before = table.seat("KGB", "CIA")
    assert (before["hq"], before["agent_is"], before["possible"]) == (hq_without("AN", "DI"), "none", None)
    table.play("KGB x AS")
    for viewer in ("CIA", "MI6", NOBODY):
        after = table.seat("KGB", viewer)
        assert (after["agent"], after["agent_is"], after["hq"]) == (None, "hidden", None)
        assert (after["hq_count"], after["possible"]) == (4, hq_without("AN", "DI"))
    own = table.seat("KGB", "KGB")
    assert (own["agent"], own["agent_is"], own["hq"]) == ("AS", "known", ["MS", "DD", "DA", "AM"])


def test_a_revealed_agent_opens_his_headquarters():
    """R14 (table), R10.1"""
    table = closing("DA AN DD")
    seen = table.seat("KGB", "MI6")
    assert (seen["agent"], seen["agent_is"], seen["hq"]) == ("AN", "revealed", hq_without("AN"))


def test_only_a_look_makes_a_seat_know_an_order():
    """R14.3"""
    table = closing("AN DD DD", head="gdeck_next=M6,E1,N4").play("CIA ana N4 M6 E1")
    assert [known(table, "groups", viewer) for viewer in ("CIA", "KGB", "MI6", NOBODY)] == [
        [[0, "N4"], [1, "M6"], [2, "E1"]],
        [],
        [],
        [],
    ]


def test_known_groups_are_forgotten_with_the_next_shuffle():
    """R14.4"""
    table = closing("AN DD DD", head="gdeck_next=M6,E1,N4,M1,M2,M3").play("CIA ana N4 M6 E1")
    table.play("CIA x DD", "KGB x DD", "MI6 x DD")
    table.play(f"{table.actors[0]} start KGB", "KGB rec", "MI6 rec", "CIA rec", "KGB pass", "MI6 pass", "CIA pass")
    assert (table.view()["turn"], known(table, "groups", "CIA")) == (5, [])


def test_known_objectives_last_until_another_seat_rearranges_them():
    """R14.4, R14.6"""
    table = closing("CR DD DD", kgb="won=SPA", head="roster=intercept odeck=TUR,KOR,EGY,CUB").play("CIA cry keep")
    assert known(table, "objectives", "CIA") == [[0, "TUR"]]
    quiet = table.forked().play("KGB done")
    assert quiet.view()["objective"]["id"] == "TUR"
    table.play("KGB ev SPA")
    assert known(table, "objectives", "CIA") == [[0, "TUR"]]  # they are looked at, but nothing has moved yet
    assert known(table, "objectives", "KGB") == [[0, "TUR"], [1, "KOR"], [2, "EGY"]]
    table.play("KGB ord KOR TUR EGY")
    assert known(table, "objectives", "CIA") == []
    assert known(table, "objectives", "KGB") == [[0, "TUR"], [1, "EGY"]]


@setups
def test_a_spectator_knows_nothing_that_a_seat_does_not(seats, roster):
    """R14.5"""
    for moment in moments(seats, roster, 3):
        outside = GAME.view(moment.state, None)
        for seat in range(seats):
            inside = GAME.view(moment.state, seat)
            for deck in ("groups", "objectives"):
                assert all(entry in inside[deck]["known"] for entry in outside[deck]["known"])
            for mine, theirs in zip(inside["seats"], outside["seats"], strict=True):
                assert theirs["agent"] in (None, mine["agent"])
        assert outside["looking"] is None


@setups
def test_whoever_knows_a_card_is_right(seats, roster):
    """R14.6: a card named on top is the one that is drawn, an objective at the bottom the one a Director takes."""
    checked = 0
    for seed in range(6):
        for moment in moments(seats, roster, seed):
            for seat in range(seats):
                view = GAME.view(moment.state, seat)
                groups = dict(view["groups"]["known"])
                objectives, bottom = dict(view["objectives"]["known"]), view["objectives"]["count"] - 1
                for event in moment.events:
                    if event.kind in ("recruit", "peek_recruit", "peek_discard") and 0 in groups:
                        assert event.data["group"] == groups[0]
                        checked += 1
                    if event.data.get("why") == "director" and bottom in objectives and "buried" not in moment.kinds:
                        assert event.data["objective"] == objectives[bottom]
                    if event.kind == "turn" and 0 in objectives and moment.verb not in ("ord", "cry"):
                        assert event.data["objective"] == objectives[0]
                        checked += 1
    assert checked > 20


def test_two_seats_may_know_the_same_card():
    """R14.6: each that has looked, until it is drawn."""
    table = Table("""turn=2 phase=struggle act=CIA obj=IRN bal=CIA gdeck=P6,E1 | CIA x=AS groups=N2r
                     | KGB x=MS groups=N3r | MI6 x=DI groups=M4m""")
    table.play("CIA act N2", "CIA peek leave", "KGB act N3", "KGB peek leave")
    assert known(table, "groups", "CIA") == known(table, "groups", "KGB") == [[0, "P6"]]
    table.play("MI6 rec")
    assert all(known(table, "groups", viewer) == [] for viewer in (*AGENCIES, NOBODY))


def test_a_card_known_further_down_comes_nearer():
    """R14.6"""
    table = closing("AN DD DD", head="gdeck_next=M6,E1,N4").play("CIA ana N4 M6 E1", "CIA x DD", "KGB x DD", "MI6 x DD")
    table.play(f"{table.actors[0]} start KGB", "KGB rec", "MI6 rec")
    assert known(table, "groups", "CIA") == [[0, "E1"]]
    table.play("CIA rec")
    assert table.groups("CIA") == "E1r"
    assert known(table, "groups", "CIA") == []


def test_a_buried_objective_is_known_to_all():
    """R14.6"""
    table = closing("AS DD DD")
    last = table.view()["objectives"]["count"] - 1
    assert all(known(table, "objectives", viewer) == [[last, "IRN"]] for viewer in (*AGENCIES, NOBODY))


def test_a_card_buried_by_a_cryptographer_keeps_its_knowers():
    """R14.6: the CIA had left it on top, the KGB buries it; both know where it is."""
    table = closing("CR CR DD", head="roster=intercept odeck=TUR,KOR").play("CIA cry keep", "KGB cry bury")
    last = table.view()["objectives"]["count"] - 1
    assert known(table, "objectives", "CIA") == known(table, "objectives", "KGB") == [[last, "TUR"]]
    assert known(table, "objectives", "MI6") == known(table, "objectives") == []


# All but IRN, KOR, TUR and SPA: piled up before MI6, the objective deck is nearly empty.
PILE = "CZE,EGY,VNM,AFG,LBY,PAN,ANG,CGO,CHL,CUB,GRC,HND,NOB,LIV,NUC,OLY,SUM"


def test_a_space_race_of_one_card_changes_nothing_for_the_others():
    """R14.6"""
    table = closing("CR DD DD", kgb="won=SPA", mi6=f"won={PILE},TUR", head="roster=intercept odeck=KOR")
    table.play("CIA cry keep", "KGB ev SPA", "KGB ord KOR")
    assert known(table, "objectives", "CIA") == known(table, "objectives", "KGB") == [[0, "KOR"]]
    assert known(table, "objectives", "MI6") == []


def test_a_space_race_of_two_cards_is_known_to_its_user_alone():
    """R14.6"""
    table = closing("CR DD DD", kgb="won=SPA", mi6=f"won={PILE}", head="roster=intercept odeck=KOR,TUR")
    table.play("CIA cry bury", "KGB ev SPA")
    assert known(table, "objectives", "CIA") == [[1, "KOR"]]
    table.play("KGB ord TUR KOR")
    assert known(table, "objectives", "CIA") == []
    assert known(table, "objectives", "KGB") == [[0, "TUR"], [1, "KOR"]]


def test_an_overheard_agent_is_known_for_the_turn_only():
    """R14 (table), R6.3, R12.5"""
    table = Table("turn=2 phase=planning obj=IRN bal=CIA pend=DA:CIA>KGB gdeck=M6,M5,M4 | CIA won=SUM | KGB | MI6")
    table.play("KGB x DI", "MI6 x AS", "CIA x DD", "CIA start CIA", "CIA ev SUM MI6", "CIA rec")
    assert [seat["agent"] for seat in table.view("CIA")["seats"]] == ["DD", "DI", "AS"]
    assert [seat["agent"] for seat in table.view("KGB")["seats"]] == [None, "DI", None]
    assert [seat["agent"] for seat in table.view("MI6")["seats"]] == [None, None, "AS"]
    table.play("KGB rec", "MI6 rec", "CIA pass", "KGB pass", "MI6 pass")
    assert table.view()["turn"] == 3
    table.play("KGB x DD")
    assert (table.seat("KGB", "CIA")["agent"], table.seat("KGB", "CIA")["agent_is"]) == (None, "hidden")


def test_the_discard_pile_shows_its_top_and_count_only():
    """R14 (table)"""
    table = Table("turn=2 phase=struggle act=CIA obj=IRN bal=CIA gdisc=E2,M6 | CIA x=AS | KGB x=MS | MI6 x=DI")
    for viewer in (*AGENCIES, NOBODY):
        assert table.view(viewer)["discard"] == {"count": 2, "top": "M6"}
        assert "E2" not in str(table.view(viewer))
