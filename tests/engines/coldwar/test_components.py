"""R1: what is in the box, and what is said about data that is not."""

from __future__ import annotations

from itertools import permutations

import pytest

from engines import components
from engines.coldwar.box import contents as cards
from engines.coldwar.box.contents import BOX
from engines.components import DataError
from tests.engines.coldwar.oracle import PRINTED
from tests.engines.coldwar.table import AGENCIES, BASE, EVENTS, GROUPS, NATIONS, OBJECTIVES, ROSTERS, Table

TEXT = components._bytes("coldwar").decode()


def test_there_are_24_groups_of_four_factions():
    """R1.1"""
    assert [group.id for group in BOX.groups] == list(GROUPS)
    assert [(group.faction, group.influence) for group in BOX.groups] == [
        (faction, influence) for faction in "MENP" for influence in range(1, 7)
    ]
    assert [(faction.id, faction.key) for faction in BOX.factions] == [
        ("M", "military"),
        ("E", "economic"),
        ("N", "media"),
        ("P", "political"),
    ]


def test_there_are_15_nations_and_6_events():
    """R1.2"""
    assert [each.id for each in BOX.objectives] == list(OBJECTIVES)
    assert [each.id for each in BOX.objectives if each.kind == "nation"] == list(NATIONS)
    assert [each.id for each in BOX.objectives if each.kind == "event"] == list(EVENTS)
    for each in BOX.objectives:
        assert (each.stability, each.population, "".join(each.profile)) == PRINTED[each.id]
        assert bool(each.en_ability) == bool(each.fr_ability) == (each.kind == "event")


def test_events_are_used_in_their_phases():
    """R12.2, R12.3, R12.4, R12.5, R12.6, R12.7"""
    assert {each.id: each.phase for each in BOX.objectives if each.phase} == {
        "NOB": "ceasefire",
        "LIV": "struggle",
        "NUC": "struggle",
        "SUM": "struggle",
        "SPA": "detente",
        "OLY": "detente",
    }


POINTS = {
    "AFG": 15,
    "ANG": 10,
    "CGO": 10,
    "CHL": 10,
    "CUB": 10,
    "CZE": 20,
    "EGY": 20,
    "GRC": 10,
    "HND": 10,
    "IRN": 15,
    "KOR": 10,
    "LBY": 15,
    "PAN": 15,
    "TUR": 15,
    "VNM": 20,
}


def test_the_values_of_the_objectives():
    """R1.3"""
    assert {each.id: each.vp for each in BOX.objectives} == POINTS | dict.fromkeys(EVENTS, 5)
    assert sum(each.vp for each in BOX.objectives) == 235
    assert {(each.stability, each.population) for each in BOX.objectives if each.kind == "nation"} == {
        (9, 5),
        (11, 4),
        (13, 3),
    }
    assert {(each.stability, each.population) for each in BOX.objectives if each.kind == "event"} == {(6, 1)}


def test_no_two_objectives_have_the_same_profile():
    """R1.3: and the events have the six that begin with the media."""
    profiles = [each.profile for each in BOX.objectives]
    assert len(set(profiles)) == 21
    assert all(sorted(profile) == sorted("MENP") for profile in profiles)
    assert {each.profile for each in BOX.objectives if each.kind == "event"} == {
        order for order in permutations("MENP") if order[0] == "N"
    }


def test_every_kind_of_agent_has_his_initiative():
    """R1.4"""
    assert {agent.code: agent.initiative for agent in BOX.agents} == {
        "MS": 1,
        "DD": 2,
        "DA": 3,
        "AN": 4,
        "AS": 5,
        "AM": 5,
        "DI": 6,
        "CR": 7,
    }
    assert [agent.variant for agent in BOX.agents if agent.code == "CR"] == ["cipher", "intercept"]
    assert [agent.code for agent in BOX.agents if not agent.removable] == ["DD"]
    assert [agent.code for agent in BOX.agents if "duel" in agent.modes] == list(BASE)


def test_the_tokens_are_one_balance_a_dominator_and_a_score_for_each_agency():
    """R1.5"""
    view = Table.new(3).view()
    assert [agency.id for agency in BOX.agencies] == list(AGENCIES)
    assert len({agency.color for agency in BOX.agencies}) == 3
    assert (view["balance"] in (0, 1, 2), view["dominator"], len(view["scores"])) == (True, None, 3)


def test_modes_and_rosters():
    """R2.1, R2.5, R13.1"""
    assert {mode.id: (mode.players, mode.target, mode.passes_to_end) for mode in BOX.modes} == {
        "trio": (3, 65, 3),
        "duel": (2, 100, 2),
    }
    assert {roster.id: roster.adds for roster in BOX.rosters} == {
        "amb": ("AM",),
        "amb+cipher": ("AM", "CR"),
        "amb+intercept": ("AM", "CR"),
        "cipher": ("CR",),
        "intercept": ("CR",),
    }
    assert tuple(roster.id for roster in BOX.rosters) == ROSTERS


def test_every_text_exists_in_both_languages():
    records = (
        BOX.facts,
        *BOX.modes,
        *BOX.rosters,
        *BOX.agencies,
        *BOX.agents,
        *BOX.factions,
        *BOX.groups,
        *BOX.objectives,
        *BOX.phases,
        *BOX.terms,
    )
    for record in records:
        for name in record._fields:
            if name == "en" or name.startswith("en_"):
                french = getattr(record, name.replace("en", "fr", 1))
                assert bool(getattr(record, name)) == bool(french), (record.id, name)
        assert record.en


def box(old: str, new: str) -> None:
    """Read the data with one change."""
    assert TEXT.count(old) >= 1
    cards.checked_box(components.parsed(TEXT.replace(old, new, 1).encode(), "coldwar.toml"))


def test_the_data_as_it_is_passes():
    box("format = 1", "format = 1")
    assert cards.checked_box(components.document("coldwar")) == BOX


AFG = 'id = "AFG"\nkind = "nation"\nstability = 9\npopulation = 5\nvp = 15\nprofile = ["E", "P", "M", "N"]'
NOB = 'id = "NOB"\nkind = "event"\nstability = 6\npopulation = 1'

MISTAKES = [
    ("[game]", "[gamble]", "[game]", "-"),
    ("total_vp = 235", "total_vp = 230", "[game]", "total_vp"),
    ("total_vp = 235", 'total_vp = "235"', "[game]", "total_vp"),
    ("last_turn = 45", "", "[game]", "last_turn"),
    ("first_year = 1947", "first_year = true", "[game]", "first_year"),
    ("players_max = 3", "players_max = 4", "[[mode]]", "players"),
    ('id = "trio"', 'id = "three"', "[[mode]]", "id"),
    ('double_analyst = "dominator"', 'double_analyst = "nobody"', "[[mode]] 'trio'", "double_analyst"),
    ('agents = ["MS", "DD", "DA", "AN", "AS", "DI"]', 'agents = ["MS", "DD", "DA", "XX"]', "[[mode]] 'trio'", "agents"),
    ('agents = ["MS", "DD", "DA", "AN", "AS", "DI"]', 'agents = ["MS", "MS", "DA", "DI"]', "[[mode]] 'trio'", "agents"),
    ('agents = ["MS", "DD", "DA", "AN", "AS", "DI"]', 'agents = "MS"', "[[mode]] 'trio'", "agents"),
    ('adds = ["AM"]', 'adds = ["AM", "CR"]', "[[roster]] 'amb'", "cryptographer"),
    ('adds = ["AM"]', 'adds = ["BM"]', "[[roster]] 'amb'", "adds"),
    ('cryptographer = "none"', 'cryptographer = "both"', "[[roster]] 'amb'", "cryptographer"),
    ('[[agency]]\nid = "CIA"', '[[agency]]\nid = "FBI"', "[[agency]]", "id"),
    ('en_article = "the CIA"', 'en_article = ""', "[[agency]] 'CIA'", "en_article"),
    ('fr_article = "la CIA"', "", "[[agency]] 'CIA'", "fr_article"),
    ('code = "MS"', 'code = "XX"', "[[agent]]", "code"),
    ("initiative = 1", "initiative = 8", "[[agent]] 'master_spy'", "initiative"),
    ("removable = false", "removable = true", "[[agent]] 'deputy_director'", "removable"),
    ("initiative = 1\nremovable = true", "initiative = 1\nremovable = false", "[[agent]] 'master_spy'", "removable"),
    ('variant = "intercept"', 'variant = "cipher"', "[[agent]] 'cryptographer_intercept'", "variant"),
    ('variant = "cipher"', 'variant = "other"', "[[agent]] 'cryptographer_cipher'", "variant"),
    ('id = "analyst"', 'id = "double_agent"', "[[agent]] number 4", "id"),
    ('[[faction]]\nid = "M"', '[[faction]]\nid = "X"', "[[faction]]", "id"),
    ('[[group]]\nid = "M1"', '[[group]]\nid = "M7"', "[[group]]", "id"),
    ('faction = "M"\ninfluence = 1', 'faction = "M"\ninfluence = 2', "[[group]] 'M1'", "influence"),
    ('id = "M1"\nfaction = "M"', 'id = "M1"\nfaction = "E"', "[[group]] 'M1'", "influence"),
    ('[[group]]\nid = "M2"', '[[group]]\nid = "M1"', "[[group]] number 2", "id"),
    (AFG, AFG.replace('["E", "P", "M", "N"]', '["E", "P", "M", "M"]'), "[[objective]] 'AFG'", "profile"),
    (AFG, AFG.replace('["E", "P", "M", "N"]', '["E", "P", "M"]'), "[[objective]] 'AFG'", "profile"),
    (AFG, AFG.replace('["E", "P", "M", "N"]', '["M", "P", "N", "E"]'), "[[objective]] 'ANG'", "profile"),
    (AFG, AFG.replace("population = 5", "population = 4"), "[[objective]] 'AFG'", "stability"),
    (AFG, AFG.replace("stability = 9", "stability = 6"), "[[objective]] 'AFG'", "stability"),
    (AFG, AFG.replace("vp = 15", "vp = 20"), "[game]", "total_vp"),
    (AFG, AFG.replace("nation", "event"), "[[objective]] 'AFG'", "kind"),
    (AFG, AFG.replace('"AFG"', '"ANG"'), "[[objective]] number 2", "id"),
    (AFG, AFG + "\nsize = 3", "[[objective]] 'AFG'", "size"),
    (AFG, AFG + '\nphase = "struggle"', "[[objective]] 'AFG'", "phase"),
    (NOB, NOB.replace('"NOB"', '"NOP"'), "[[objective]]", "id"),
    ('phase = "ceasefire"', 'phase = "teatime"', "[[objective]] 'NOB'", "phase"),
    ('phase = "ceasefire"', "", "[[objective]] 'NOB'", "phase"),
    ('[[phase]]\nid = "briefing"', '[[phase]]\nid = "prologue"', "[[phase]]", "id"),
]


@pytest.mark.parametrize(("old", "new", "record", "field"), MISTAKES)
def test_a_mistake_in_the_data_is_named(old, new, record, field):
    with pytest.raises(DataError) as caught:
        box(old, new)
    assert (caught.value.file, caught.value.record, caught.value.field) == ("coldwar.toml", record, field)
    assert str(caught.value).startswith(f"coldwar.toml: {record}: {field}: ")


def test_a_file_that_is_no_toml_is_named():
    with pytest.raises(DataError, match=r"coldwar\.toml: file: syntax: "):
        box("[game]", "[game")
