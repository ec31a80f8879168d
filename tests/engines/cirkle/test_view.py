"""R14: what everybody sees."""

from __future__ import annotations

import pytest

from engines.cirkle import GAME
from tests.engines.cirkle.plain import Plain
from tests.engines.cirkle.table import MODES, SEATS, Table, random_game

FIELDS = {
    "phase",
    "actors",
    "scores",
    "breakdown",
    "mode",
    "position",
    "board",
    "targets",
    "seats",
    "where",
    "units",
    "sight",
    "slot",
    "turn",
    "next_up",
    "quiet",
    "occurrences",
    "holds",
    "intruder",
    "last",
}


@pytest.mark.parametrize("mode", MODES)
def test_everything_is_public(mode):
    """R14.1, R14.4: every seat and every spectator has the same view, and nothing has to be imagined."""
    assert not GAME.secret
    for state in list(random_game(mode, 3))[::40]:
        view = GAME.view(state, None)
        assert set(view) == FIELDS
        for seat in range(SEATS[mode]):
            assert GAME.view(state, seat) == view
            assert GAME.imagine(state, seat, None) is state


@pytest.mark.parametrize("mode", MODES)
def test_what_must_be_seen_at_a_glance(mode):
    """R14.2: as the plain rulebook has it, through a game."""
    for state in list(random_game(mode, 4))[::25]:
        table, view = Table.of(state), GAME.view(state, None)
        plain = Plain.read(view["position"])
        assert {
            unit["square"]: f"{table.letter(unit['seat'])}{unit['unit']}{'!' * unit['frozen']}"
            for unit in view["units"]
        } == plain.units
        for unit in view["units"]:
            assert unit["protected"] == plain.protected(unit["square"])
            assert (unit["type"][0].upper(), unit["missile"]) == (unit["unit"][0], "*" in unit["unit"])
        for seat in view["seats"]:
            letter = seat["colour"][0]
            assert sorted(seat["lost"]) == sorted(plain.lost(letter))
            assert seat["lost_missiles"] == sum("*" in kind for kind in plain.lost(letter))
            assert (seat["alive"], seat["units"]) == (plain.alive(letter), len(plain.army(letter)))
        assert {target["square"]: target["dead"] for target in view["targets"]} == {
            square: not plain.alive(owner) for square, owner in plain.targets.items()
        }
        assert {hold["square"]: [table.letter(seat) for seat in hold["since"]] for hold in view["holds"]} == {
            square: list(plain.ordered(since)) for square, since in plain.holds.items()
        }


@pytest.mark.parametrize("mode", MODES)
def test_what_units_reach_attack_and_cover(mode):
    """R14.2: as if it were their owner's turn, found by the plain rulebook."""
    for state in list(random_game(mode, 5))[::45]:
        view = GAME.view(state, None)
        plain = Plain.read(view["position"])
        actions = {square: plain.moves(square) for square in plain.units}
        assert set(view["sight"]) == set(plain.units)
        for square, sight in view["sight"].items():
            own = [action for action in actions[square] if "=" not in action]
            assert sorted(sight["reach"]) == sorted(action.split("-")[1] for action in own if "-" in action)
            assert sorted(sight["attacks"]) == sorted(action.split("x")[1] for action in own if "x" in action)
            assert sorted(sight["attacked_by"]) == sorted(
                other for other, found in actions.items() if f"{other}x{square}" in found
            )
            assert sorted(sight["covered_by"]) == sorted(covering(plain, square))


def covering(plain: Plain, square: str) -> list[str]:
    """The allied units that could come to this square if it were empty."""
    if plain.units[square].endswith("!"):
        return []
    without = Plain.read(plain.write())
    colour = without.units.pop(square)[0]
    return [
        other
        for other, unit in without.units.items()
        if without.allied(colour, unit[0]) and any(action == f"{other}-{square}" for action in without.moves(other))
    ]


@pytest.mark.parametrize("mode", MODES)
def test_what_a_choice_would_do_is_what_it_does(mode):
    """R14.2: every legal action is tried out."""
    for state in list(random_game(mode, 6))[::150]:
        table = Table.of(state)
        assert list(table.choices) == table.legal
        for text, choice in table.choices.items():
            after = table.forked().play(text)
            assert after.kinds()[0] == choice["verb"]
            assert choice.get("ending") == (after.outcome.reason if after.outcome else None)
            assert choice.get("holds", []) == [event["square"] for event in after.told("hold")]
            assert choice.get("objective") == (
                1
                if after.told("first_objective")
                else 2
                if after.told("second_objective") or (mode == "duel" and after.told("cirkle"))
                else None
            )
            moved = {choice["to"]} if choice["verb"] != "inversion" else {choice["from"], choice["to"]}
            then = after.view
            assert sorted(choice["protected"]) == sorted(
                unit["square"] for unit in then["units"] if unit["square"] in moved and unit["protected"]
            )
            assert set(choice["attackers"]) == {
                other for square in moved if square for other in then["sight"][square]["attacked_by"]
            }


def test_the_kinds_of_a_choice():
    """R14.2"""
    table = Table("duel 7bC/8/8/yP2yT4/3bH4/8/8/8/8/8/yC7 1 - - 0 1")
    choices = table.choices
    assert choices["D8xD7"] == {
        "verb": "capture",
        "from": "D8",
        "to": "D7",
        "unit": "T",
        "other": "H",
        "protected": [],
        "attackers": [],
    }
    assert choices["A8-D11=T*"] == {
        "verb": "move",
        "from": "A8",
        "to": "D11",
        "unit": "P",
        "gain": "T*",
        "protected": [],
        "attackers": ["D7", "H11"],
    }
    assert choices["A8<>D8"].items() >= {"verb": "inversion", "unit": "P", "other": "T"}.items()
    passing = Table("solo 11/11/8bT2/11/11/11/11/11/11/mC*10/yCgC*9 1 y - 0 1").choices["--"]
    assert passing == {"verb": "pass", "from": None, "to": None, "unit": None, "protected": [], "attackers": []}
    recovering = Table("solo 11/11/8bT2/11/11/11/11/11/11/mC*10/yCgC*9 1 - - 0 1").choices["A1=T"]
    assert recovering.items() >= {"verb": "recovery", "from": "A1", "to": "A1", "gain": "T"}.items()
    assert "other" not in recovering


def test_a_move_that_freezes_the_last_free_unit_says_so():
    """R9.6"""
    choice = Table("duel 8/2yT5/8/8/8/7bC/8/8/8/8/8 1 - - 0 1").choices["C10-C11"]
    assert (choice["ending"], choice["winners"], choice["objective"]) == ("annihilation", [1], 1)


def test_the_last_move_is_shown():
    """R14.1"""
    table = Table("duel")
    assert table.view["last"] is None
    assert table.play("D2xD10").view["last"] == {"action": "D2xD10", "squares": ["D2", "D10"]}
    swap = Table("duel yH7/8/8/8/8/8/8/8/8/8/yC6bC 1 - - 0 1").play("A1<>A11")
    assert swap.view["last"] == {"action": "A1<>A11", "squares": ["A1", "A11"]}
    passed = Table("solo 11/11/8bT2/11/11/11/11/11/11/mC*10/yCgC*9 1 y - 0 1").play("--")
    assert passed.view["last"] == {"action": "--", "squares": []}
    recovered = Table("solo 11/11/2mT5bT2/11/11/11/11/11/8gT2/yC10/11 1 - - 5 9").play("A2=T")
    assert recovered.view["last"] == {"action": "A2=T", "squares": ["A2"]}


def test_partners_may_talk_and_the_engine_does_not_listen():
    """R14.3: nothing in a view or a list is about talking or alliances."""
    assert not {"chat", "alliance"} & FIELDS


def test_objectives_taken_are_shown():
    """R14.4"""
    table = Table("duel 5yP!bH1/8/7bC/2yT5/8/8/8/8/8/8/yC7 1 - - 0 1")
    assert (table.seat("y")["objectives"], table.seat("b")["objectives"]) == (["F11"], [])
    assert table.play("C8-C11").seat("y")["objectives"] == ["C11", "F11"]
    assert table.view["seats"][0]["condition"] is None
