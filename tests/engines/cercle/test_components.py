"""Chapter 1: what is in the box, typed from the specification and counted against the data."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.components import document
from tests.engines.cercle.oracle import PILES, SERVICES, SPIES
from tests.engines.cercle.reading import ready, row
from tests.engines.cercle.table import at

DATA = document("cercle")

# Action, strength, preparation and value of the types, as section 16 prints them; how many cards; the exclusive.
TYPES = """
I1 gain 2 3/2 3 GB    I2 burn 2 2/1 3 US     I3 bid 2 4/3 2 -        I4 choke 2 5/3 2 FR
S1 boost 2 3/2 3 DE   S2 delay 2 2/1 3 JP    S3 spin 1 6/3 2 -       S4 open 1 5/3 2 GB
R1 recruit 1 3/2 3 FR R2 mask 1 2/1 3 JP     R3 desert 1 6/3 2 RU    R4 guard 1 4/3 2 -
O1 capture 1 4/1 3 US O2 kill 1 7/3 2 RU     O3 swap 1 6/3 2 DE      O4 thwart 1 3/2 3 -
"""
NEUTRALS = """N02 gain 3/2 O, N04 bid 5/3 G, N05 choke 4/2 I, N06 boost 2/1 I, N08 delay 1/1 O, N11 recruit 3/1 O,
N14 desert 8/3 G"""


def test_markers_and_the_other_parts():
    """R1.1, R1.3, R1.4, R1.5, R1.6: six colours, eight edges, a marker for each service, tracks, three phases."""
    assert len(DATA["colour"]) == len({row["hex"] for row in DATA["colour"]}) == 6
    assert len({row["glyph"] for row in DATA["colour"]}) == 6
    assert len(DATA["service"]) == 6
    rules = DATA["rules"]
    assert (rules["wheel_slots"], rules["division_max"], rules["goal_vp"], rules["circle_goal"]) == (8, 12, 20, 20)
    assert [phase["id"] for phase in DATA["phase"]] == [1, 2, 3]
    where = at("n=6 first=3 turn=2 phase=2 seat=3").view["where"]
    marks = {name for name in where if name not in SPIES}
    columns = {f"{seat}:{name}" for seat in range(6) for name in ("vp", "service", *"ISRO")}
    assert marks == {"circle", "first", "turn", "phase", "wheel"} | columns


def test_the_supply_of_markers_never_runs_out():
    """R1.1, D29: more spies than markers, and one more is hired."""
    cards = "I1a I1b I1c I2a I2b I2c I3a I3b I4a I4b S1a S1b S1c S2a S2b S2c S4a S4b R1a R1b R1c R2a R2b"
    table = at(f"n=2 first=1 turn=2 phase=3\nsec 1 O1\nrdy 1 {cards}\nwhl 1 O1b/-")
    assert ready(table, 1) == {*cards.split(), "O1b"}


def test_sixty_spies():
    """R1.2"""
    assert Counter(spy.division for spy in SPIES.values()) == {"I": 10, "S": 10, "R": 10, "O": 10, "N": 20}


def test_the_box():
    """R1.7"""
    game = DATA["game"]
    assert (game["publisher"], game["year"], game["illustrator"]) == ("C4 / creative cell", 2007, "Ralf Berszuck")
    assert (game["minutes"], game["players_min"], game["players_max"]) == (90, 2, 6)


def test_what_a_card_shows():
    """R1.8: the same quarter on all cards of a division, none on neutral cards; a preparation of 1 to 8."""
    quarters = {
        division: {spy["quarter"] for spy in DATA["spy"] if spy["division"] == division} for division in "ISRON"
    }
    assert all(len(quarters[division]) == 1 for division in "ISRON")
    assert len(set.union(*(quarters[division] for division in "ISRO"))) == 4
    assert not quarters["N"] & set.union(*(quarters[division] for division in "ISRO"))
    assert {spy.prep for spy in SPIES.values()} <= set(range(1, 9))
    assert all(1 <= spy.vp <= 3 for spy in SPIES.values())


def test_the_colour_of_the_middle_symbol():
    """R1.9, D25"""
    for spy in SPIES.values():
        assert spy.bid == spy.division if spy.division != "N" else spy.bid in "ISROG"


@pytest.mark.parametrize("line", [" ".join(TYPES.split()[n : n + 6]) for n in range(0, 96, 6)])
def test_sixteen_types(line):
    """R1.10, R2.2, section 16: the cards of a pile have the same three symbols, the exclusive one lies on top."""
    pile, action, k, symbols, count, exclusive = line.split()
    cards = [SPIES[card] for card in PILES[pile]]
    assert [card.id for card in cards] == [f"{pile}{letter}" for letter in "abc"[: int(count)]]
    assert {(card.division, card.action, card.k) for card in cards} == {(pile[0], action, int(k))}
    assert {f"{card.prep}/{card.vp}" for card in cards} == {symbols}
    assert [card.exclusive for card in cards] == [exclusive.strip("-")] + [""] * (int(count) - 1)


def test_the_neutral_cards_of_the_examples():
    """Section 16"""
    for line in NEUTRALS.split(","):
        card, action, symbols, bid = line.split()
        spy = SPIES[card]
        assert (spy.action, f"{spy.prep}/{spy.vp}", spy.bid) == (action, symbols, bid)


def test_twelve_exclusive_spies_two_of_each_nation():
    """R1.10"""
    nations = Counter(spy.exclusive for spy in SPIES.values() if spy.exclusive)
    assert nations == dict.fromkeys(("US", "GB", "RU", "DE", "FR", "JP"), 2)
    assert sum(any(SPIES[card].exclusive for card in cards) for cards in PILES.values()) == 12
    assert not any(spy.exclusive for spy in SPIES.values() if spy.division == "N")
    assert {row["id"]: set(row["exclusives"]) for row in DATA["service"]} == {
        nation: {spy.id for spy in SPIES.values() if spy.exclusive == nation} for nation in SERVICES
    }


def test_six_actions_are_weaker_on_a_neutral_card():
    """R1.11, D31"""
    weaker = {"gain": 1, "burn": 1, "bid": 1, "choke": 3, "boost": 1, "delay": 1}
    strengths = {"gain": 2, "burn": 2, "bid": 2, "choke": 2, "boost": 2, "delay": 2}
    for spy in SPIES.values():
        if spy.action in weaker:
            assert spy.k == (weaker if spy.division == "N" else strengths)[spy.action]
    assert {spy.action for spy in SPIES.values() if spy.division == "N"} == {row["id"] for row in DATA["action"]}


def test_divisions_and_services():
    """R1.12, R1.13"""
    assert [(row["id"], row["abbr"], row["colour"]) for row in DATA["division"]] == [
        ("I", "INT", "yellow"),
        ("S", "SUP", "turquoise"),
        ("R", "REC", "orange"),
        ("O", "OPS", "purple"),
    ]
    assert SERVICES == ["US", "GB", "RU", "DE", "FR", "JP"]


def test_a_card_lies_in_one_place_only():
    """Where a spy can be: sixty cards, each in one state."""
    table = at("n=2 first=1 turn=2 phase=2 seat=1\nrdy 1 I1b\nwhl 3 O2a/-")
    assert table.where("I1b") == "ready:0:0"
    assert row(table, 3) == ["O2a/-"]
    assert table.where("I1c") == "pile:I1:1"
    assert len({table.where(card) for card in SPIES} - {"?deck"}) == 60 - 18
