"""R8: the four powers."""

from __future__ import annotations

import pytest

from tests.engines.coldwar.table import CIA, KGB, MI6, Table, known


def activations(table: Table, card: str, agency: str = "CIA") -> set[str]:
    """What may follow `act CARD `."""
    return {line.removeprefix(f"act {card}").strip() for line in table.legal(agency) if line.startswith(f"act {card}")}


def struggle(cia: str, kgb: str = "", mi6: str = "", *, obj: str = "IRN", head: str = "gdeck=E1") -> Table:
    fronts = [f"groups={front}" if front else "" for front in (cia, kgb, mi6)]
    return Table(f"""turn=2 phase=struggle act=CIA obj={obj} bal=CIA {head}
                     | CIA x=AS {fronts[0]} | KGB x=MS {fronts[1]} | MI6 x=DI {fronts[2]}""")


def test_military_discards_any_other_group():
    """R8.1"""
    table = struggle("M6r,P1r,N2m", "E3r", "M4m")
    assert activations(table, "M6") == {"P1", "N2", "E3", "M4"}
    assert table.refused("CIA act M6 M6") == ("itself", "R8.1")
    table.play("CIA act M6 M4")
    assert (table.groups("CIA"), table.groups("MI6")) == ("M6m,P1r,N2m", "")
    assert table.view()["discard"] == {"count": 1, "top": "M4"}
    assert table.told("destroy") == [{"by": CIA, "with": "M6", "group": "M4", "owner": MI6}]


def test_military_may_discard_an_own_group():
    """R8.1"""
    table = struggle("M6r,P1r", "E3r", head="gdeck=E1 gdisc=E2").play("CIA act M6 P1")
    assert table.groups("CIA") == "M6m"
    assert table.view()["discard"] == {"count": 2, "top": "P1"}


def test_economic_turns_any_group_but_economic_ones():
    """R8.2"""
    table = struggle("E6r,P1r,N2m", "E3m,M3m", "P4r")
    assert activations(table, "E6") == {"P1", "N2", "M3", "P4"}
    assert table.refused("CIA act E6 E3") == ("economic_target", "R8.2")
    assert table.refused("CIA act E6 E6") == ("economic_target", "R8.2")


@pytest.mark.parametrize(
    ("target", "owner", "kind", "after"),
    [
        ("P1", CIA, "mobilise", "E6m,P1m,N2m"),
        ("N2", CIA, "make_ready", "E6m,P1r,N2r"),
    ],
)
def test_economic_mobilises_the_ready_and_readies_the_mobilised(target, owner, kind, after):
    """R8.2"""
    table = struggle("E6r,P1r,N2m", "M3m").play(f"CIA act E6 {target}")
    assert table.groups("CIA") == after
    assert table.told(kind) == [{"by": CIA, "with": "E6", "group": target, "owner": owner}]


def test_a_group_mobilised_by_an_economic_one_has_no_effect():
    """R8.2"""
    table = struggle("E6r", "M3r", "P4r").play("CIA act E6 M3")
    assert (table.groups("KGB"), table.groups("MI6"), table.phase) == ("M3m", "P4r", "struggle")
    assert table.view()["discard"]["count"] == 0
    assert table.kinds() == ["mobilise"]


def media() -> Table:
    return struggle("N2r", "M3m", "P4m", head="gdeck=P6,E1 gdisc=E2").play("CIA act N2")


def test_media_looks_at_the_top_group():
    """R8.3"""
    table = media()
    assert (table.phase, table.actors, table.groups("CIA")) == ("peek", ["CIA"], "N2m")
    assert table.legal("CIA") == ["peek rec", "peek disc", "peek leave"]
    assert table.view("CIA")["looking"] == {"what": "group", "cards": ["P6"]}
    assert known(table, "groups", "CIA") == [[0, "P6"]]
    assert table.events[-1].final
    for other in ("KGB", "MI6", None):
        assert (table.view(other)["looking"], table.view(other)["actors"]) == (None, [CIA])
        assert table.told("peek", other) == [{"by": CIA, "with": "N2", "group": None}]
        assert known(table, "groups", other) == []


def test_media_recruits():
    """R8.3"""
    table = media().play("CIA peek rec")
    assert (table.groups("CIA"), table.view()["groups"]["count"]) == ("N2m,P6r", 19)
    assert table.told("peek_recruit") == [{"by": CIA, "group": "P6"}]
    assert table.actors == ["KGB"]


def test_media_discards():
    """R8.3"""
    table = media().play("CIA peek disc")
    assert (table.groups("CIA"), table.view()["groups"]["count"]) == ("N2m", 19)
    assert table.view()["discard"] == {"count": 2, "top": "P6"}
    assert table.told("peek_discard") == [{"by": CIA, "group": "P6"}]
    table.play("KGB rec")
    assert table.groups("KGB") == "M3m,E1r"


def test_media_leaves_the_card_unknown_to_the_others():
    """R8.3"""
    table = media().play("CIA peek leave")
    assert (table.groups("CIA"), table.view()["groups"]["count"]) == ("N2m", 20)
    assert table.told("peek_leave", "CIA") == [{"by": CIA, "group": "P6"}]
    for other in ("KGB", "MI6", None):
        assert table.told("peek_leave", other) == [{"by": CIA, "group": None}]
        assert known(table, "groups", other) == []
    table.play("KGB rec")
    assert table.groups("KGB") == "M3m,P6r"


def test_media_has_no_target_and_can_always_be_activated():
    """R8.3"""
    table = struggle("N2r")
    assert table.legal("CIA") == ["rec", "act N2", "pass"]
    assert table.refused("CIA act N2 E1") == ("no_target_for_media", "R8.3")
    full = struggle("N2r,M1m,M2m", obj="GRC")
    assert "act N2" in full.legal("CIA")
    full.play("CIA act N2")
    assert full.refused("CIA peek rec")[0] == "population_full"


def test_political_steals_from_rivals_only():
    """R8.4"""
    table = struggle("P3r,M4r", "E2r,N4m", "M1r")
    assert {each for each in activations(table, "P3") if " " not in each} == {"E2", "N4", "M1"}
    assert table.refused("CIA act P3 M4") == ("own_target", "R8.4")
    table.play("CIA act P3 N4")
    assert (table.groups("CIA"), table.groups("KGB")) == ("P3m,M4r,N4m", "E2r")
    assert table.told("steal") == [{"by": CIA, "with": "P3", "group": "N4", "owner": KGB}]


def test_political_gives_an_own_group():
    """R8.4"""
    table = struggle("P3r,M4m", "E2r", "M1r")
    assert {each for each in activations(table, "P3") if " " in each} == {"M4 KGB", "M4 MI6"}
    table.play("CIA act P3 M4 MI6")
    assert (table.groups("CIA"), table.groups("MI6")) == ("P3m", "M1r,M4m")
    assert table.told("give") == [{"by": CIA, "with": "P3", "group": "M4", "to": MI6}]


def test_a_full_receiver_takes_nothing():
    """R8.4a: neither as a gift nor by theft."""
    table = struggle("P3r,M4m,N1m", "E1r,E2r,E3r", "M1r", obj="GRC", head="gdeck=E6")
    assert activations(table, "P3") == {"M4 MI6", "N1 MI6"}
    assert table.refused("CIA act P3 M4 KGB") == ("receiver_full", "R8.4")
    assert table.refused("CIA act P3 M1") == ("receiver_full", "R8.4")


def test_a_gift_may_fill_the_stability_but_not_exceed_it():
    """R8.4b"""
    table = struggle("P3r,M4m,N5m", "M6r,N1r", "E6r,P6r")
    # The KGB stands at 7: 4 more make 11, 5 make 12. MI6 stands at 12, above the Stability of 11 already.
    assert {each for each in activations(table, "P3") if " " in each} == {"M4 KGB"}
    error = table.refusal("CIA act P3 N5 KGB")
    assert (error.reason, error.rule, error.details) == ("would_overflow", "R8.4", {"total": 12, "stability": 11})
    assert table.refused("CIA act P3 M4 MI6") == ("would_overflow", "R8.4")


def test_a_theft_may_exceed_the_stability_and_rob_the_overfull():
    """R8.4c"""
    table = struggle("P3r,M6m", "E6r,P6r", "M1r")
    table.play("CIA act P3 P6")
    assert [seat["influence"] for seat in table.view()["seats"]] == [15, 6, 1]


def test_no_group_moves_itself_or_between_rivals():
    """R8.4d"""
    table = struggle("P3r", "E2r", "M1r")
    assert activations(table, "P3") == {"E2", "M1"}
    assert table.refused("CIA act P3 P3 KGB") == ("itself", "R8.4")
    assert table.refused("CIA act P3 E2 MI6") == ("between_rivals", "R8.4")
    assert table.refused("CIA act P3 E2 KGB") == ("between_rivals", "R8.4")
    assert table.refused("CIA act P3 P3 CIA") == ("itself", "R8.4")


def test_choices_foretell_the_influence():
    """R3.4, R8.1, R8.4: what a view says an action would do is what it does."""
    table = struggle("P3r,M4r,E5r", "E2r,M5m", "N1r", obj="CUB", head="gdeck=E1")
    choices = table.choices("CIA")
    assert set(choices) == set(table.legal("CIA"))
    verbs = {
        "act P3 E2": "steal",
        "act P3 M4 MI6": "give",
        "act M4 E2": "destroy",
        "act E5 N1": "mobilise",
        "act E5 M5": "make_ready",
    }
    for line, verb in verbs.items():
        assert choices[line]["verb"] == verb
    for line, told in choices.items():
        if line.startswith("act"):
            after = table.forked().play(f"CIA {line}")
            assert told["influence"] == [seat["influence"] for seat in after.view()["seats"]]
    assert table.choices("KGB") == {}
