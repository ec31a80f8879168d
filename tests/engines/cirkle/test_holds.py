"""R11 and R12: holding a target, eliminations, and the modes of Cirkle 4."""

from __future__ import annotations

import pytest

from tests.engines.cirkle.table import Table, orders

# Yellow's tank is about to enter blue's target; every other colour has a carrier left.
ENTER = "solo 7yT3/11/11/11/11/1mC9/11/11/7gC3/yC4bC5/11 1 - - 0 1"
HELD = "solo 10yT/11/11/11/11/1mC9/11/11/7gC3/yC4bC5/11 {} - K11({}) 1 2"


def held(table: Table) -> list[str]:
    return [hold["square"] for hold in table.view["holds"]]


def test_a_unit_may_enter_and_leave_a_target_at_any_time():
    """R11.1"""
    table = Table(ENTER.replace("4bC5", "4bC*bH*bT*bP*2")).play("H11-K11")
    assert table.kinds() == ["move"]
    assert not table.unit("K11")["frozen"]
    assert table.play("B6-B7", "F2-F3", "H3-H4").may("K11-K10")


def test_any_unit_may_capture_on_a_target():
    """R11.1: it is flat, so not even a missile is protected there."""
    table = Table("solo 8bC1yT*/11/11/11/11/1mC9/11/11/7gC3/yC10/11 3 - - 0 1")
    assert not table.unit("K11")["protected"]
    assert table.may("I11xK11")


@pytest.mark.parametrize(
    ("blue", "starts"), [("4bC*bH*bT*bP*2", False), ("4bC*bH*bT*3", False), ("4bC*bH*4", True), ("4bC5", True)]
)
def test_the_condition_is_two_lost_missiles_of_every_enemy(blue, starts):
    """R11.2"""
    table = Table(ENTER.replace("4bC5", blue)).play("H11-K11")
    assert held(table) == (["K11"] if starts else [])
    assert table.seat("y")["condition"] is starts


def test_the_condition_looks_at_all_enemies():
    """R11.2: eliminated ones have lost all."""
    table = Table(ENTER.replace("1mC9", "mT*mC*mH*8")).play("H11-K11")
    assert held(table) == []
    assert held(Table(ENTER.replace("1mC9", "11")).play("H11-K11")) == ["K11"]


def test_a_target_is_live_while_its_colour_is():
    """R11.3"""
    table = Table(ENTER)
    assert not any(target["dead"] for target in table.view["targets"])
    gone = Table("solo 7yT3/11/11/11/11/1mC9/11/11/7gC3/yC10/11 1 - - 0 1")
    assert [target["square"] for target in gone.view["targets"] if target["dead"]] == ["K11"]
    assert held(gone.play("H11-K11")) == []


def test_a_hold_is_announced_at_the_end_of_the_turn():
    """R11.4"""
    table = Table(ENTER).play("H11-K11")
    assert table.told("hold") == [{"by": 0, "square": "K11", "unit": "T", "waiting": [1, 2, 3]}]
    assert table.view["holds"] == [{"square": "K11", "seat": 0, "unit": "T", "since": [], "waiting": [1, 2, 3]}]


def test_the_date_of_arrival_does_not_matter():
    """R11.4: a unit that is there already starts a hold when the condition comes true."""
    table = Table("solo 10yT/11/11/11/11/1mC9/11/5yC*5/5mH*5/5bC5/mT*mP*6gC2 1 - - 0 1")
    assert not table.seat("y")["condition"]
    assert held(table.play("F4xF3")) == ["K11"]


def test_no_hold_on_the_own_target():
    """R11.4"""
    table = Table("solo 11/11/11/11/11/1mC9/11/11/7gC3/yT4bC5/11 1 - - 0 1").play("A2-A1")
    assert held(table) == []


def test_only_the_owners_own_turn_starts_a_hold():
    """R11.4: a unit that a partner's inversion brought there waits for the end of its owner's next turn."""
    table = Table("double 5bT5/11/11/11/11/10bC/11/11/4gH6/1mC9/10yH 1 - - 0 1").play("K1<>K6")
    assert (table.unit("K1")["unit"], table.unit("K1")["seat"]) == ("C", 2)
    assert held(table) == []
    assert held(table.play("B2-B3")) == []
    table.play("F11-F10")
    assert [(hold["square"], hold["seat"]) for hold in table.view["holds"]] == [("K1", 2)]


def test_a_hold_that_lasts_a_round_wins():
    """R11.5"""
    table = Table(ENTER).play("H11-K11", "B6-B7", "F2-F3")
    assert table.result == ""
    table.play("H3-H2")
    assert table.result == "hold y"
    assert table.outcome.ranking == ((0,), (1, 2, 3))
    assert (table.outcome.reason, table.outcome.rule) == ("hold", "R11.5")
    assert table.told("cirkle") == [{"by": 0, "square": "K11"}]


def test_a_forced_pass_is_a_finished_turn():
    """R11.5"""
    table = Table("solo 7gH*2yT/11/11/11/11/11/11/11/11/yC*10/mCgC*4bH4 2 m K11() 1 2")
    assert table.legal == ["--"]
    table.play("--")
    assert {hold["square"]: hold["since"] for hold in table.view["holds"]}["K11"] == [1]


@pytest.mark.parametrize(
    ("text", "action", "cause"),
    [
        (HELD.format(3, "m").replace("10yT/11/", "10yT/10bH/"), "K10xK11", "captured"),
        ("solo 10yT/11/11/11/11/1mC9/11/11/7gC3/yC4bC5/11 1 - K11(m) 1 2", "K11-K10", "left"),
        ("solo 8yP1yT/11/11/11/11/1mC9/11/11/7gC3/yC4bC5/11 1 - K11(m) 1 2", "I11<>K11", "left"),
        ("solo 10yT/11/11/11/11/1mC9/11/11/7gC3/yC4bC5/11 1 - K11(m) 1 2", "K11=T*", "left"),
        ("solo 10yT/11/11/11/11/1mC1bH*7/2bC*8/11/4bH2gC3/yC4bC5/11 3 - K11(m) 0 1", "F2=T*", "missile"),
        ("solo 10yT/11/11/11/11/4mC*bC5/11/11/7gC3/yC10/11 2 - K11() 0 1", "E6xF6", "dead"),
    ],
)
def test_what_breaks_a_hold(text, action, cause):
    """R11.6"""
    table = Table(text)
    by = table.state.position.mover
    table.play(action)
    assert table.told("hold_broken") == [{"by": by, "square": "K11", "owner": 0, "cause": cause}]
    assert not any(hold["since"] for hold in table.view["holds"])


def test_a_new_unit_on_the_target_may_start_a_hold_of_its_own_at_once():
    """R11.6"""
    swap = Table("solo 8yP1yT/11/11/11/11/1mC9/11/11/7gC3/yC4bC5/11 1 - K11(m) 1 2").play("I11<>K11")
    assert swap.view["holds"] == [{"square": "K11", "seat": 0, "unit": "P", "since": [], "waiting": [1, 2, 3]}]
    assert swap.kinds() == ["inversion", "hold_broken", "hold"]
    taken = Table("solo 10yT/11/11/11/11/1mC9/11/11/10gC/yC4bC5/11 4 - K11(m) 1 2").play("K3xK11")
    assert taken.kinds() == ["capture", "hold_broken", "hold"]
    assert taken.view["holds"][0]["seat"] == 3


def test_a_hold_broken_by_a_recovery_must_last_a_round_again():
    """R11.6: and starts anew only when the condition is true again at the end of an own turn."""
    table = Table("solo 10yT/11/11/11/11/1mC1bH*7/2bC*8/11/4bH2gC3/yC4bC5/11 3 - K11(m) 0 1").play("F2=T*", "H3-H2")
    assert table.result == ""
    assert held(table) == []
    assert held(table.play("A2-A3")) == []


def test_a_move_elsewhere_leaves_the_hold():
    """R11.5, R11.6"""
    table = Table(HELD.format(2, "")).play("B6-B7")
    assert table.view["holds"][0]["since"] == [1]
    assert table.view["holds"][0]["waiting"] == [2, 3]


def test_the_owners_own_turns_are_not_counted():
    """R11.5, R15.2: in survivor yellow plays between the others while it holds."""
    table = Table("survivor 7yT3/11/11/11/11/1mC9/11/11/7gC3/yC4bC5/11 1 - - 0 1").play("H11-K11", "H3-H2")
    assert "holds" not in table.choices["A2-A3"]
    assert table.play("A2-A3").text.split()[4] == "K11(g)"
    assert table.told("hold") == [{"by": 0, "square": "K11", "unit": "T", "waiting": [1, 2, 3]}]


@pytest.mark.parametrize(("since", "result"), [("mbg", "hold yb"), ("mg", ""), ("mb", ""), ("bg", "")])
def test_partners_must_have_played_as_well(since, result):
    """R11.5: every other colour still alive, enemy or allied."""
    table = Table(f"double yT10/11/1mC9/11/5bC5/11/11/11/9gC1/11/11 1 - A11({since}) 3 9")
    assert table.result == result


def test_an_eliminated_colour_plays_no_more_and_its_target_is_dead():
    """R11.7"""
    table = Table("solo mT10/9bH1/11/yC10/11/11/11/11/9gC1/11/11 1 - - 0 1").play("A8xA11")
    assert not table.seat("m")["alive"]
    assert table.unit("A11")["protected"] is False
    assert {"square": "A11", "owner": 1, "dead": True} in table.view["targets"]
    assert orders(table, 4) == "bgyb"


def test_several_holds_stand_side_by_side():
    """R11.8"""
    table = Table("solo gH9yT/11/11/11/11/1mC9/11/11/11/yC4bC5/11 4 - K11(mb) 1 2").play("A11-A10")
    assert table.result == "hold y"
    both = Table("solo 2gH7yT/11/11/11/11/1mC9/11/11/11/yC4bC5/11 4 - K11(m) 1 2").play("C11-A11")
    assert [(hold["square"], hold["seat"]) for hold in both.view["holds"]] == [("A11", 3), ("K11", 0)]
    two = Table("solo 7yC2yT/11/11/11/11/1mC9/11/11/7gC3/5bC5/10yH 1 - K11() 1 2").play("H11-H10")
    assert held(two) == ["K1", "K11"]


@pytest.mark.parametrize(
    ("mode", "text", "action", "result", "ranking"),
    [
        ("solo", "11/11/11/11/5gC5/5yT5/11/11/11/11/11 1 y - 0 1", "F6xF7", "last y", ((0,), (1, 2, 3))),
        ("double", "11/11/11/11/5gC5/5yT5/11/11/11/11/11 1 y - 0 1", "F6xF7", "last yb", ((0, 2), (1, 3))),
        ("survivor", "11/11/11/11/5gC5/5yT5/11/11/11/11/11 3 y - 0 1", "F6xF7", "last y", ((0,), (1, 2, 3))),
        ("survivor", "11/11/11/11/5gT5/5yC5/11/11/11/1mC9/11 2 - - 0 1", "F7xF6", "last mbg", ((1, 2, 3), (0,))),
    ],
)
def test_the_last_side_wins(mode, text, action, result, ranking):
    """R12.1, R13.8"""
    table = Table(f"{mode} {text}").play(action)
    assert (table.result, table.outcome.ranking, table.outcome.rule) == (result, ranking, "R12.1")
    assert table.told("end")[0]["reason"] == "last"


def test_a_pair_is_not_the_last_side_while_an_enemy_lives():
    """R12.1"""
    assert Table("double 11/11/11/11/5gC5/5yT5/11/11/11/1mC9/11 1 y - 0 1").play("F6xF7").result == ""


def test_solo_enemies_are_the_three_others():
    """R12.2"""
    table = Table("solo")
    assert [seat["side"] for seat in table.view["seats"]] == [[0], [1], [2], [3]]
    assert held(Table(ENTER.replace("7gC3", "4gC*gT*gH*4")).play("H11-K11")) == []


def test_double_concerns_the_two_enemies_and_either_target():
    """R12.3: the partner's missiles and the partner's target do not matter."""
    partners_missiles = "yC3bC*bT*bH*4"
    double = "double {}/11/11/11/11/{}/11/11/7gC3/{}/{} 1 - - 0 1"
    assert held(Table(double.format("7yT3", "1mC9", partners_missiles, "11")).play("H11-K11")) == []
    assert held(Table(double.format("3yT7", "1mC9", partners_missiles, "11")).play("D11-A11")) == ["A11"]
    assert held(Table(double.format("11", "1mC9", partners_missiles, "7yT3")).play("H1-K1")) == ["K1"]
    assert held(Table(double.format("11", "1mC*mT*mH*7", partners_missiles, "7yT3")).play("H1-K1")) == []


def test_the_survivor_of_a_pair_is_told_to_play_alone():
    """R12.3"""
    table = Table("double 11/11/1mHmT8/11/9gC1/8bT*2/11/11/2yT8/yC10/11 3 - - 0 1").play("I6xJ7")
    assert table.told("alone") == [{"seat": 1}]
    survivor = Table("survivor 11/11/2mT5bT2/11/11/11/11/11/2yT*3gC4/1yC9/11 1 - - 0 1").play("C3xG3")
    assert survivor.kinds() == ["capture", "eliminated"]
    assert table.view["next_up"] == [1, 0, 1, 2]


def test_survivor_conditions():
    """R12.4: yellow needs all three enemies to have lost two missiles, the team needs yellow."""
    team = "survivor 11/11/1mC9/11/11/2mT*mP*mH*6/11/11/gH10/5bC5/{} 2 - - 0 1"
    assert held(Table(team.format("2yC*yT*yP*6")).play("A3-A1")) == []
    assert held(Table(team.format("2yC*yT*7")).play("A3-A1")) == ["A1"]
    yellow = ENTER.replace("solo", "survivor")
    assert held(Table(yellow).play("H11-K11")) == ["K11"]
    assert held(Table(yellow.replace("1mC9", "mC*mT*mP*8")).play("H11-K11")) == []


def quiet_moves(table: Table, count: int) -> str:
    """Who plays while a hold stands, each moving something harmless, until it has won or so many turns have passed."""
    found = ""
    while not table.result and len(found) < count:
        found += table.mover
        squares = [hold["square"] for hold in table.view["holds"]]
        table.play(
            next(
                text
                for text in table.legal
                if "-" in text and "=" not in text and not any(square in text for square in squares)
            )
        )
    return found


@pytest.mark.parametrize(
    ("text", "action", "passes", "result"),
    [
        ("double 11/11/11/11/11/1mC9/11/5bC5/7gC3/yC10/7yT3 1 - - 0 1", "H1-K1", "mbg", "hold yb"),
        ("double 11/11/11/11/11/1mC9/11/5bC5/2mT8/4yC6/11 2 - - 0 1", "C3-A1", "bmy", "hold mg"),
        ("double 3yT7/11/11/11/11/1mC9/11/5bC5/11/yC10/11 1 - - 0 1", "D11-A11", "mbm", "hold yb"),
        ("survivor 7yT3/11/11/11/11/1mC9/11/11/7gC3/yC4bC5/11 1 - - 0 1", "H11-K11", "gybym", "hold y"),
        ("survivor 11/11/1mC9/11/11/11/11/5bC5/11/4yC6/3gH7 2 - - 0 1", "D1-A1", "ybymy", "hold mbg"),
        ("double 3yT7/11/11/11/11/1mC9/11/11/11/4yC6/11 1 - - 0 1", "D11-A11", "m", "hold yb"),
        ("survivor 11/11/11/11/11/11/11/5bC5/11/4yC6/3gH7 2 - - 0 1", "D1-A1", "yby", "hold mbg"),
    ],
)
def test_the_turns_that_must_pass_before_a_hold_wins(text, action, passes, result):
    """R12.5"""
    table = Table(text).play(action)
    assert quiet_moves(table, 9) == passes
    assert table.result == result
