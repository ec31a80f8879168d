"""Chapters 1 and 2: what lies in the box, and how a game is set up."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.complot import GAME
from engines.complot.box.contents import BOX, NEIGHBOURS, PLACES
from engines.complot.box.elements import NUMBER, VALUES
from engines.game import SetupError, checked
from tests.engines.complot.table import at, opening

SEATS = [2, 3, 4, 5]


# ---- the box ---------------------------------------------------------------------------------------------------------


def test_places_paths_and_rings():
    """R1.1"""
    assert len(PLACES) == 33
    rings = Counter(place.ring for place in BOX.places)
    assert rings == {"plain": 14, "blue": 5, "green": 5, "yellow": 5, "red": 4}
    assert NEIGHBOURS[1] == (2, 3, 4, 5, 10)
    assert NEIGHBOURS[15] == (13, 16, 17, 21)
    for place in PLACES:
        assert NEIGHBOURS[place]
        assert all(place in NEIGHBOURS[other] for other in NEIGHBOURS[place])


def test_five_types_of_missions():
    """R1.2"""
    types = Counter(mission.type for mission in BOX.missions)
    assert types == {"combat": 5, "plot": 5, "defence": 4, "combat_delivery": 3, "plot_delivery": 3}


def test_every_place_is_on_one_mission_card():
    """R1.3: and the six destinations are different places of secondary missions."""
    primary = [mission.place for mission in BOX.missions]
    secondary = [card.place for card in BOX.secondary_missions]
    assert (len(primary), len(secondary)) == (20, 13)
    assert sorted(primary + secondary) == list(PLACES)
    destinations = [mission.deliver_to for mission in BOX.missions if mission.deliver_to]
    assert len(set(destinations)) == len(destinations) == 6
    assert set(destinations) <= set(secondary)


def test_characters():
    """R1.4: 29 cards for 27 figures, five of them brown; Carrington and Sheridan exist twice."""
    codes = Counter(character.code for character in BOX.characters)
    assert len(BOX.characters) == 29
    assert {code: count for code, count in codes.items() if count > 1} == {"CAR": 2, "SHE": 2}
    assert len(codes) == 27
    brown = {character.code for character in BOX.characters if character.ground == "brown"}
    assert brown == {"XIII", "JON", "AMO", "CAR", "SHE"}


def test_the_action_deck():
    """R1.5, R19.3: 68 cards of twenty types and 13 secondary missions; one Innocent fewer with `complete_deck` off."""
    deck = opening(3).deck
    counts = Counter(card[:3] for card in deck)
    assert len(deck) == 81
    assert counts == {
        "ACC": 2, "ESP": 2, "INN": 2, "REN": 1, "SOU": 3, "SOI": 4, "SCO": 2, "NMI": 1, "CMI": 1, "REC": 4, "HEL": 4,
        "AVI": 3, "IND": 2, "BLO": 3, "INC": 2, "ATT": 2, "MIS": 13, "ALL": 3, "ESQ": 3, "COM": 14, "CPC": 10,
    }  # fmt: skip
    short = opening(3, complete_deck=False)
    assert set(deck) - set(short.deck) == {"INN2"}
    assert short.where("INN2", "A") == "box"


def test_bonuses_of_combat_cards():
    """R1.5, R15.20, R15.21"""
    bonuses = Counter((card.type, card.bonus) for card in BOX.action_cards if card.bonus)
    assert bonuses == {
        ("COM", 1): 6, ("COM", 2): 5, ("COM", 3): 3, ("CPC", 1): 5, ("CPC", 2): 3, ("CPC", 3): 2,
    }  # fmt: skip


def test_units():
    """R1.6, R1.7"""
    assert [kind.per_player for kind in BOX.unit_types] == [5, 3, 1, 1, 1]
    assert [kind.number for kind in BOX.neutral_units] == [12, 8, 2, 1, 1]
    table = opening(3)
    for seat in "ABC":
        own = table.reserve(seat) | {code for code in table.at(1, seat) if "." in code}
        assert own == {f"{seat}.{unit}" for unit in ("a1", "a2", "a3", "a4", "a5", "c1", "c2", "c3", "k1", "d1", "s1")}


def test_what_is_printed_on_units():
    """R1.6, R14.1: agents hit with 5, commandos with 4, an artificer rolls two dice; all have one life."""
    values = VALUES[3]
    units = [NUMBER[f"A.{unit}"] for unit in ("a1", "c1", "k1", "d1", "s1")]
    assert [values.combat[unit] for unit in units] == [5, 4, 5, 5, 5]
    assert [values.dice[unit] for unit in units] == [1, 1, 1, 2, 1]
    assert [values.life[unit] for unit in units] == [1] * 5


def test_markers_never_run_out():
    """R1.8: three closed places, three wounded characters, and still another one."""
    table = at(
        turn="A", board={15: "A:XIII,JON,AMO"}, wounds={"XIII": 2, "JON": 2, "AMO": 2}, closed=range(20, 34),
        hands={"A": "BLO1,BLO2,BLO3"},
    )  # fmt: skip
    table.play("A: BLO1 @2", "A: BLO2 @3", "A: BLO3 @4")
    assert table.view("A")["closed"] == [2, 3, 4, *range(20, 34)]
    assert [count for _, count in table.view("A")["wounds"]] == [2, 2, 2]


def test_ranges_of_values():
    """R1.9"""
    for character in BOX.characters:
        assert 2 <= character.combat <= 6
        assert 2 <= character.plot <= 6
        assert 1 <= character.life <= 3
        assert 1 <= character.elimination <= 3


def test_characters_never_crowd_a_place():
    """R10.10, R14.6: a seat has no more of them than may stand on one place."""
    assert BOX.rules.max_characters == BOX.rules.max_characters_per_place == 3


def test_names_are_those_of_the_comic_book():
    """R1.10"""
    names = {place.id: place.en for place in BOX.places}
    assert (names[1], names[7], names[15]) == ("The White House", "Peacock Bay", "Greenfalls")
    assert all(place.fr and place.en for place in BOX.places)
    assert all(character.fr and character.en for character in BOX.characters)


# ---- setting up ------------------------------------------------------------------------------------------------------

MAIN = {2: {"XIII", "JON", "AMO"}, 3: {"XIII", "JON", "AMO"}, 4: {"XIII", "JON", "AMO", "SHE"}}
MAIN[5] = MAIN[4] | {"CAR"}


@pytest.mark.parametrize("seats", SEATS)
def test_main_characters_and_the_deck(seats):
    """R2.1, R2.2: one main character for each seat, face up; with two players the third is out of the game."""
    table = opening(seats)
    dealt = [code for seat in "ABCDE"[:seats] for code in table.at(1, seat) if "." not in code]
    gone = {code for code in MAIN[seats] if table.is_gone(code)}
    assert len(dealt) == seats
    assert set(dealt) | gone == MAIN[seats]
    assert len(gone) == (1 if seats == 2 else 0)
    assert set(table.figure_deck) | MAIN[seats] == set(NUMBER) - {code for code in NUMBER if "." in code}
    assert not set(table.figure_deck) & MAIN[seats]
    assert ("CAR" in table.figure_deck) == (seats < 5)
    assert ("SHE" in table.figure_deck) == (seats < 4)
    assert sorted(table.event("dealt")["figures"]) == sorted(dealt)
    assert set(table.event("dealt")["aside"]) == gone


def test_the_deal_is_random():
    """R2.2"""
    dealt = {code for seed in range(20) for code in opening(2, seed=seed).at(1, "A") if "." not in code}
    assert dealt == {"XIII", "JON", "AMO"}
    assert len({tuple(opening(2, seed=seed).figure_deck) for seed in range(5)}) == 5


@pytest.mark.parametrize("seats", SEATS)
def test_a_seat_begins_with_two_agents(seats):
    """R2.3"""
    table = opening(seats)
    for seat in "ABCDE"[:seats]:
        assert {code for code in table.at(1, seat) if "." in code} == {f"{seat}.a1", f"{seat}.a2"}
        assert len(table.reserve(seat)) == 9
    assert table.ip == (0,) * seats
    assert table.ap == (6,) * seats


def test_two_piles_of_ten():
    """R2.4: face down, shuffled; the backs of the top cards are visible to all."""
    table = opening(3)
    assert (len(table.pile(1)), len(table.pile(2))) == (10, 10)
    assert len({*table.pile(1), *table.pile(2)}) == 20
    kinds = {mission.id: mission.type for mission in BOX.missions}
    for reader in ("A", "B", None):
        view = table.view(reader)
        assert view["backs"] == [kinds[table.pile(1)[0]], kinds[table.pile(2)[0]]]
        assert view["piles"] == [10, 10]
        assert view["known_piles"] == []
    assert opening(3, seed=2).pile(1) != table.pile(1)


def test_no_cards_are_dealt():
    """R2.5: hands are filled in phase 3 of round 1."""
    table = opening(3)
    assert [len(table.hand(seat)) for seat in "ABC"] == [0, 0, 0]
    assert table.deck != opening(3, seed=2).deck
    assert table.phase == "pile"
    kinds = []
    while table.view(None)["stage"] < 4:
        table.play(f"{table.asked}: {table.legal()[0]}")
        kinds += table.kinds
    assert kinds.count("draw") == 3
    assert all(len(table.hand(seat)) >= 5 for seat in "ABC")


def to_movement(seats: int, seed: int = 1):
    table = opening(seats, seed=seed)
    while table.view(None)["stage"] < 6:
        legal = table.legal()
        table.play(f"{table.asked}: {legal[-1]}")
    return table


@pytest.mark.parametrize("seats", SEATS)
def test_the_start_is_under_a_truce(seats):
    """R2.6, R10.9: in round 1 all may leave it freely."""
    table = to_movement(seats)
    assert table.view(None)["stage"] == 6
    first = table.asked
    names = ",".join(code.split(".")[-1] for code in sorted(table.at(1, first)))
    table.passed()
    table.allows(f"{first}: mv 1-2 {names}")


def test_whoever_still_stands_on_the_start_fights():
    """R2.6, R2.7: the order of round 1 is that of arrival."""
    table = to_movement(3)
    order = table.order
    assert [int(seat) for seat in table.view(None)["board"][0]] == ["ABC".index(seat) for seat in order]
    while "duel" not in table.kinds:
        table.play(f"{table.asked}: {table.legal()[-1]}")
    duel = table.event("duel")
    assert duel["place"] == 1
    assert order.index("ABC"[duel["defender"]]) < order.index("ABC"[duel["attacker"]])


@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_players(seats):
    """R19.1"""
    with pytest.raises(SetupError):
        GAME.new(checked(GAME, seats, {}, 1))


@pytest.mark.parametrize(("name", "values"), [("rounds", (5, 6, 7, 8)), ("keep_autonomy", (False, True))])
def test_options(name, values):
    """R19.1, R19.2: five rounds and no saving are usual."""
    for value in values:
        assert checked(GAME, 3, {name: value}, 1).options[name] == value
    assert checked(GAME, 3, {}, 1).options[name] == values[0]
    assert opening(3, **{name: values[-1]}).state.variant[1 + (name == "keep_autonomy")] == values[-1]


def test_other_options_are_refused():
    """R19.1, R19.3"""
    for wrong in ({"rounds": 4}, {"rounds": 9}, {"complete_deck": 2}):
        with pytest.raises(SetupError):
            checked(GAME, 3, wrong, 1)
    assert checked(GAME, 3, {}, 1).options["complete_deck"] is True
