"""R4 and R13: turns, their order, passes, draws and rankings."""

from __future__ import annotations

import pytest

from tests.engines.cirkle.table import MODES, Table, orders


@pytest.mark.parametrize(
    ("mode", "verbs"),
    [("duel", {"move", "capture", "inversion"}), ("solo", {"move", "capture", "inversion", "recovery"})],
)
def test_a_turn_is_one_action(mode, verbs):
    """R4.1"""
    text = {
        "duel": "duel bC6bC/8/8/yP2yT4/8/3bH4/8/8/8/8/yC7 1 - - 0 1",
        "solo": "solo 11/11/2mT5bT2/11/11/11/11/11/yPyH*2mC3gT2/1yT*9/1yCyP*8 1 - - 0 1",
    }[mode]
    table = Table(text)
    assert {choice["verb"] for choice in table.choices.values()} == verbs
    for action in table.legal:
        assert table.forked().play(action).mover != "y"


@pytest.mark.parametrize("mode", MODES)
def test_no_voluntary_pass(mode):
    """R4.1"""
    assert Table(mode).refused("--") == ("pass", "R13.1")


def test_a_capture_is_not_compulsory():
    """R4.1"""
    table = Table("duel 7bC/8/8/8/8/3yT4/3bC4/8/8/8/8 1 - - 0 1")
    assert table.may("D6xD5")
    assert table.may("D6-D7")


def test_only_the_player_to_move_plays():
    """R4.2"""
    table = Table("duel")
    error = table.refusal("A10-A9", seat=1)
    assert (error.reason, error.rule) == ("not_your_turn", "R4.3")
    assert table.refusal("A2-A3", seat=7).reason == "not_your_turn"


def test_a_position_that_is_loaded_enters_at_the_start_of_a_turn():
    """R4.2: so a completed hold has won, and a long quiet is a draw."""
    assert Table("solo 10yT/11/11/11/11/1mC9/11/11/7gC3/yC4bC5/11 1 - K11(mbg) 1 2").result == "hold y"
    assert Table("duel 7bC/8/8/8/8/8/8/8/8/8/yC7 1 - - 100 101").result == "quiet "
    assert Table("solo 11/11/2mT5bT2/11/11/11/11/11/8gT2/yC10/11 1 - - 200 201").result == "quiet "


def test_a_win_prevails_over_a_draw():
    """R4.2"""
    text = "solo 10yT/11/11/11/11/1mC9/11/11/7gC3/yC4bC5/11 4 - K11(mb) 250 300"
    assert Table(text).play("H3-H2").result == "hold y"
    hundredth = "duel bP4yP!2/8/7bC/2yT5/8/8/8/8/8/8/yC7 1 - - 99 200"
    assert Table(hundredth).play("C8-C11").result == "targets y"


def test_after_the_end_nothing_is_legal():
    """R4.2"""
    table = Table("duel bP4yP!2/8/7bC/2yT5/8/8/8/8/8/8/yC7 1 - - 0 1").play("C8-C11")
    assert (table.legal, table.mover, table.view["phase"], table.choices) == ([], "", "over", {})
    assert table.refused("A1-A2") == ("game_over", "R4.2")
    assert table.view["next_up"] == []


@pytest.mark.parametrize(
    ("mode", "order"), [("duel", "ybybyb"), ("solo", "ymbgymbg"), ("double", "ymbgymbg"), ("survivor", "ygybymygybym")]
)
def test_the_order_of_play(mode, order):
    """R4.3"""
    table = Table(mode)
    found = ""
    for _ in order:
        assert table.view["next_up"][0] == table.state.position.mover
        found += table.mover
        table.play(table.actions("")[0])
    assert found == order


@pytest.mark.parametrize("slot", [1, 5])
def test_survivor_drops_a_slot_with_the_yellow_one_behind_it(slot):
    """R4.3: mauve is gone, so the slots 6 and 1 fall."""
    table = Table(f"survivor 11/11/11/7bH3/5mC5/5yT5/11/3gH7/11/11/yC10 {slot} y - 0 1")
    assert orders(table, 8, "F6xF7") == "gybygyby"


def test_survivor_keeps_alternating_whoever_is_eliminated():
    """R4.3"""
    for gone, row in (("g", "5gC5"), ("b", "5bC5"), ("m", "5mC5")):
        others = [colour for colour in "gbm" if colour != gone]
        for slot in (1, 3, 5):
            table = Table(f"survivor 11/11/11/7{others[0]}H3/{row}/5yT5/11/3{others[1]}H7/11/11/yC10 {slot} y - 0 1")
            assert orders(table, 6, "F6xF7")[1::2] == "yyy"


def test_who_plays_next_is_shown():
    """R4.3, R14.4"""
    assert Table("survivor").view["next_up"] == [0, 3, 0, 2, 0, 1]
    assert Table("double 11/11/1mHmT8/11/11/8bT*2/11/11/2yT8/yC10/11 4 - - 0 1").view["next_up"] == [1, 0, 1, 2]


def test_a_pass_only_if_nothing_else_is_possible():
    """R13.1: an available recovery is something else."""
    shut_in = "solo 11/11/8bT2/11/11/11/11/11/11/mC*10/yCgC*9 1 {} - 0 1"
    assert Table(shut_in.format("y")).legal == ["--"]
    assert "--" not in Table(shut_in.format("-")).legal
    assert Table(shut_in.format("-")).refused("--") == ("pass", "R13.1")


def test_the_third_occurrence_is_a_draw():
    """R13.2: the start counts, and it need not come in a row."""
    around = ("A1-A2", "H11-H10", "A2-A1", "H10-H11")
    aside = ("A1-B1", "H11-G11", "B1-A1", "G11-H11")
    table = Table("duel 7bC/8/8/8/8/8/8/8/8/8/yC7 1 - - 0 1")
    assert table.view["occurrences"] == 1
    table.play(*around)
    assert (table.view["occurrences"], table.result) == (2, "")
    table.play(*aside)
    assert (table.view["occurrences"], table.result) == (3, "repetition ")
    assert table.outcome.rule == "R13.2"


def test_a_position_differs_by_slot_recoveries_and_holds():
    """R13.2"""
    texts = [
        "solo 10yT/11/11/11/11/1mC9/11/11/7gC3/yC4bC5/11 2 - K11() 1 2",
        "solo 10yT/11/11/11/11/1mC9/11/11/7gC3/yC4bC5/11 2 - K11(g) 1 2",
        "solo 10yT/11/11/11/11/1mC9/11/11/7gC3/yC4bC5/11 2 - - 1 2",
        "solo 10yT/11/11/11/11/1mC9/11/11/7gC3/yC4bC5/11 2 b - 1 2",
        "solo 10yT/11/11/11/11/1mC9/11/11/7gC3/yC4bC5/11 3 - - 1 2",
        "solo 10yT*/11/11/11/11/1mC9/11/11/7gC3/yC4bC5/11 3 - - 1 2",
        "solo 10yP/11/11/11/11/1mC9/11/11/7gC3/yC4bC5/11 3 - - 1 2",
        "duel 5yP!2/8/7bC/8/8/8/8/8/8/8/yC7 1 - - 0 1",
        "duel 8/8/7bC/8/8/8/8/8/8/8/yC4yP2 1 - - 0 1",
    ]
    keys = [Table(text).state.position.key for text in texts]
    assert len(set(keys)) == len(keys)
    assert keys[0] == Table(texts[0].removesuffix("1 2") + "9 50").state.position.key


def test_a_capture_starts_the_count_of_positions_anew():
    """R13.2"""
    table = Table("duel 7bC/8/8/8/8/8/8/8/8/bT7/yC7 1 - - 0 1").play("A1xA2")
    assert len(table.state.history) == 1


@pytest.mark.parametrize(
    ("text", "action", "quiet"),
    [
        ("duel 7bC/8/8/8/8/8/8/8/8/8/yC7 1 - - 5 9", "A1-A2", 6),
        ("duel yH6bC/8/8/8/8/8/8/8/8/8/yC7 1 - - 5 9", "A1<>A11", 6),
        ("duel 7bC/yC7/8/8/8/8/8/8/8/8/8 1 - - 5 9", "A10-A11=P", 6),
        ("duel 7bC/8/8/8/8/8/8/8/8/bT7/yC7 1 - - 5 9", "A1xA2", 0),
        ("duel 7bC/2yT5/8/8/8/8/8/8/8/8/yC7 1 - - 5 9", "C10-C11", 0),
        ("duel 7bC/8/8/8/8/8/8/8/8/2yT5/yC7 1 - - 5 9", "C2-C1", 6),
        ("solo 11/11/2mT5bT2/11/11/11/11/11/8gT2/yC10/11 1 - - 5 9", "A2=T", 6),
        ("solo 3yC7/11/2mT5bT2/11/11/11/11/11/8gT2/11/11 1 - - 5 9", "D11-A11", 6),
    ],
)
def test_the_quiet_count(text, action, quiet):
    """R13.3"""
    assert Table(text).play(action).view["quiet"]["count"] == quiet


@pytest.mark.parametrize(
    ("text", "action", "limit"),
    [
        ("duel 7bC/8/8/8/8/8/8/8/8/8/yC7 1 - - {} 400", "A1-A2", 100),
        ("solo 11/11/2mT5bT2/11/11/11/11/11/8gT2/yC10/11 1 - - {} 400", "A2-A3", 200),
    ],
)
def test_a_long_quiet_is_a_draw(text, action, limit):
    """R13.3"""
    assert Table(text.format(limit - 2)).play(action).result == ""
    table = Table(text.format(limit - 1)).play(action)
    assert (table.result, table.outcome.rule) == ("quiet ", "R13.3")
    assert table.view["quiet"] == {"count": limit, "limit": limit}


def test_no_draw_while_a_hold_stands():
    """R13.3: it falls when the last hold is cancelled."""
    table = Table("solo 10yT/11/11/11/11/1mC9/11/11/7gC3/yC4bC5/11 2 - K11() 199 300").play("B6-B7", "F2-F3")
    assert table.result == ""
    assert table.view["quiet"]["count"] == 201
    left = Table("solo 10yT/11/11/11/11/1mC9/11/11/7gC3/yC4bC5/11 1 - K11(m) 205 300").play("K11-K10")
    assert left.result == "quiet "


def test_repetition_is_told_before_quiet():
    """R13.2, R13.3: both are draws."""
    around = ("A1-A2", "H11-H10", "A2-A1", "H10-H11")
    table = Table("duel 7bC/8/8/8/8/8/8/8/8/8/yC7 1 - - 92 93").play(*around, *around)
    assert (table.result, table.view["quiet"]["count"]) == ("repetition ", 100)


def test_resigning_and_draw_offers_are_the_tables():
    """R13.4, R13.5: no text of theirs is an action."""
    for mode in MODES:
        assert not any(text.startswith("!") for text in Table(mode).legal)


@pytest.mark.parametrize(
    ("text", "ranking"),
    [
        ("duel 7bC/8/8/8/8/8/8/8/8/8/yC7 1 - - 100 101", ((0, 1),)),
        ("solo 11/11/8bT2/11/11/11/11/11/8gT2/yC10/11 1 - - 200 201", ((0, 2, 3), (1,))),
        ("double 11/11/8bT2/11/11/11/11/11/8gT2/11/11 1 - - 200 201", ((0, 1, 2, 3),)),
        ("survivor 11/11/11/11/11/11/11/11/8gT2/yC10/11 2 - - 200 201", ((0, 1, 2, 3),)),
    ],
)
def test_in_a_draw_the_living_share_the_result(text, ranking):
    """R13.6"""
    assert Table(text).outcome.ranking == ranking


def test_the_pass_stands_alone():
    """R13.7: and all other lists are literal."""
    assert Table("solo 11/11/8bT2/11/11/11/11/11/11/mC*10/yCgC*9 1 y - 0 1").legal == ["--"]
    for mode in MODES:
        assert "--" not in Table(mode).legal


@pytest.mark.parametrize(
    ("mode", "ranking"), [("solo", ((0,), (1, 2, 3))), ("double", ((0, 2), (1, 3))), ("survivor", ((0,), (1, 2, 3)))]
)
def test_winners_and_losers(mode, ranking):
    """R13.8: eliminated partners of the winner win."""
    slot = 3 if mode == "survivor" else 1
    table = Table(f"{mode} 11/11/11/11/5gC5/5yT5/11/11/11/11/11 {slot} y - 0 1").play("F6xF7")
    assert table.outcome.ranking == ranking


def test_the_ranking_of_a_duel():
    """R13.8"""
    table = Table("duel bP4yP!2/8/7bC/2yT5/8/8/8/8/8/8/yC7 1 - - 0 1").play("C8-C11")
    assert table.outcome.ranking == ((0,), (1,))
    assert table.outcome.scores == (3, 2)
    assert [sum(column) for column in zip(*(values for _, values in table.outcome.breakdown), strict=True)] == [3, 2]
