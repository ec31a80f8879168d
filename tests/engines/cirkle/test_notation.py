"""R15: actions and positions in text, both ways."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.cirkle import GAME
from engines.cirkle.positions import diagrams
from engines.cirkle.positions.position import key_of
from engines.cirkle.state import set_up
from engines.game import NotationError
from tests.engines.cirkle.plain import KINDS
from tests.engines.cirkle.table import MODES, Table, random_game

SQUARES = [f"{column}{row}" for column in "ABCDEFGHIJK" for row in range(1, 12)]
CORNERS = ["A1", "A11", "K1", "K11", "F6", "H10"]
FORMS = [
    *(f"{one}{sign}{other}" for one in CORNERS for other in SQUARES for sign in "-x"),
    *(f"{one}{sign}{other}={kind}" for one in CORNERS for other in CORNERS for sign in "-x" for kind in KINDS),
    *(f"{one}<>{other}" for number, one in enumerate(SQUARES) for other in SQUARES[number + 1 : number + 9]),
    *(f"{square}={kind}" for square in SQUARES for kind in KINDS),
    "--",
]


def test_every_form_is_read_and_written_back():
    """R15.1"""
    actions = [GAME.read(text) for text in FORMS]
    assert [GAME.write(action) for action in actions] == FORMS
    assert len(set(actions)) == len(set(FORMS)) == len(FORMS)


@pytest.mark.parametrize("text", ["C2-E4", "D2xD10", "C4<>D4", "A8-D11=T*", "A11xH11=P", "F2=T*", "--"])
def test_the_examples_of_the_notation(text):
    """R15.1"""
    assert GAME.write(GAME.read(text)) == text


def test_an_action_exists_once():
    """R15.1: reading gives the very action that stands in the list."""
    for mode in MODES:
        state = Table(mode).state
        assert all(GAME.read(GAME.write(action)) is action for action in state.legal)


def test_inversions_are_written_with_the_lower_square_first_and_read_in_both_orders():
    """R15.1: by column, then by row."""
    assert GAME.write(GAME.read("D4<>C4")) == "C4<>D4"
    assert GAME.write(GAME.read("A11<>A2")) == "A2<>A11"
    assert GAME.read("D4<>C4") == GAME.read("C4<>D4")


@pytest.mark.parametrize("mark", ["!1", "!2", "!", "#"])
def test_marks_of_a_log_are_ignored(mark):
    """R15.1"""
    for text in ("A6xF11", "A8-D11=T*", "C4<>D4", "F2=T*", "--"):
        assert GAME.read(text + mark) == GAME.read(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "A1",
        "A1-",
        "-A1",
        "A1A2",
        "A1-A12",
        "A1-A0",
        "A0-A1",
        "L1-A1",
        "a1-a2",
        "A1 - A2",
        "A1-A2 ",
        " A1-A2",
        "A1-A2\n",
        "A1--A2",
        "A1=A2",
        "A1-A2=",
        "A1-A2=X",
        "A1-A2=c",
        "A1-A2=T**",
        "A1-A2=*",
        "A1xA2=T!x",
        "A1X A2",
        "A1>A2",
        "A1<>A2=T",
        "A1<A2",
        "A1><A2",
        "A01-A2",
        "A1-A02",
        "A1=",
        "A1=T=C",
        "---",
        "-",
        "--!3",
        "--##",
        "A1-A2!!",
        "!resign",
        "!",
        "A1\u20112",
        "Ａ1-A2",
        "A١-A2",
        "\x00",
        "é",
        "A1-A2;B1-B2",
    ],
)
def test_everything_else_is_refused(text):
    """R15.1"""
    with pytest.raises(NotationError) as caught:
        GAME.read(text)
    assert len(caught.value.details["text"]) <= 80


@settings(deadline=None, max_examples=300)
@given(st.one_of(st.text(max_size=30), st.text("ABK11029-x<>=*CHTP!#", max_size=14)))
def test_read_raises_nothing_else(text):
    """R15.1"""
    try:
        action = GAME.read(text)
    except NotationError:
        return
    assert GAME.read(GAME.write(action)) is action


def test_only_actions_of_this_game_are_written():
    with pytest.raises(TypeError):
        GAME.write("A1-A2")


@pytest.mark.parametrize("mode", MODES)
def test_every_position_of_a_game_is_written_and_read_back(mode):
    """R15.2"""
    for state in random_game(mode, 11):
        position = state.position
        assert key_of(position) == position.key
        if position.ending in ("", "quiet", "hold"):
            read = diagrams.read(diagrams.write(position))
            assert read == position


@pytest.mark.parametrize(
    "text",
    [
        "duel 7bC/8/8/8/8/8/8/8/8/8/yC7 1 - - 0 1",
        "solo 10yT/11/11/11/11/1mC9/11/11/7gC3/yC4bC5/11 2 ymb K11() 1 2",
        "solo 10yT/11/11/11/11/1mC9/11/11/7gC3/yC4bC5/10yP 4 - K1(mb),K11(m) 13 222",
    ],
)
def test_positions_are_read_and_written_back(text):
    """R15.2"""
    assert diagrams.write(set_up(text).position) == text


GOOD = "duel 7bC/8/8/8/8/8/8/8/8/8/yC7 1 - - 0 1"
HOLD = "solo 10yT/11/11/11/11/1mC9/11/11/7gC3/yC4bC5/11 2 - K11() 1 2"


@pytest.mark.parametrize(
    "text",
    [
        "",
        GOOD.replace(" 0 1", ""),
        GOOD + " 1",
        GOOD.replace(" ", "  "),
        GOOD + "\n",
        GOOD.replace("duel", "trio"),
        GOOD.replace("duel", "Duel"),
        GOOD.replace("7bC/8/", "7bC/"),
        GOOD.replace("7bC/8/", "7bC/8/8/"),
        GOOD.replace("7bC", "6bC"),
        GOOD.replace("7bC", "8bC"),
        GOOD.replace("7bC/8", "7bC/44"),
        GOOD.replace("7bC/8", "7bC/08"),
        GOOD.replace("7bC", "7bc"),
        GOOD.replace("7bC", "7rC"),
        GOOD.replace("7bC", "7bC**"),
        GOOD.replace("7bC", "7bX"),
        GOOD.replace("7bC", "7bC!*"),
        GOOD.replace(" 1 - - 0 1", " 0 - - 0 1"),
        GOOD.replace(" 1 - - 0 1", " 3 - - 0 1"),
        GOOD.replace(" 1 - - 0 1", " 1 -  - 0 1"),
        GOOD.replace(" 0 1", " -1 1"),
        GOOD.replace(" 0 1", " 0 0"),
        GOOD.replace(" 0 1", " 00 1"),
        GOOD.replace(" 0 1", " 0 01"),
        GOOD.replace(" 0 1", " 0 1234567"),
        HOLD.replace("K11()", "K11"),
        HOLD.replace("K11()", "K11(bm)"),
        HOLD.replace("K11()", "K11(mm)"),
        HOLD.replace("K11()", "K12()"),
        HOLD.replace("2 - K11", "2 mb,y K11"),
        HOLD.replace("2 - K11", "2 by K11"),
        HOLD.replace("K11()", "K11(),K11()"),
        HOLD.replace("7gC3", "7gC2yP", 1).replace("K11()", "K11(),K1()"),
    ],
)
def test_texts_that_are_no_position(text):
    """R15.2"""
    with pytest.raises(NotationError):
        set_up(text)


@pytest.mark.parametrize(
    ("reason", "text"),
    [
        ("more simple units than an army has", "duel yTyTyTyT3bC/8/8/8/8/8/8/8/8/8/yC7 1 - - 0 1"),
        ("two missiles of a type", "duel yT*yT*5bC/8/8/8/8/8/8/8/8/8/yC7 1 - - 0 1"),
        ("more units in Cirkle 4", "solo yTyT9/11/2mT5bT2/11/11/11/11/11/8gT2/yC10/11 1 - - 0 1"),
        ("a colour of another mode", "duel 7mC/8/8/8/8/8/8/8/8/8/yC7 1 - - 0 1"),
        ("frozen elsewhere", "duel 3yT!3bC/8/8/8/8/8/8/8/8/8/yC7 1 - - 0 1"),
        ("frozen on an own target", "duel 7bC/8/8/8/8/8/8/8/8/8/yC1yT!5 1 - - 0 1"),
        ("two frozen of one colour", "duel 2yT!2yP!1bC/8/8/8/8/8/8/8/8/8/yC7 1 - - 0 1"),
        ("frozen in Cirkle 4", "solo 10yT!/11/2mT5bT2/11/11/11/11/11/8gT2/yC10/11 1 - - 0 1"),
        ("on a target without a first objective", "duel 2yT3bHbC/8/8/8/8/8/8/8/8/8/yC7 2 - - 0 1"),
        ("on the second target, own turn", "duel 2yT2yP!bHbC/8/8/8/8/8/8/8/8/8/yC7 1 - - 0 1"),
        ("on the second target, own turn, covered", "duel 2yT2yP!bHbC/8/8/8/8/8/2yC5/8/8/8/8 1 - - 0 1"),
        ("on the second target, cannot be captured", "duel 2yT2yP!1bC/8/8/8/8/8/8/8/8/8/yC7 2 - - 0 1"),
        ("a player to move without a free unit", "duel 5yP!1bC/8/8/8/8/8/8/8/8/8/8 1 - - 0 1"),
        ("a player to move without a unit", "duel 7bC/8/8/8/8/8/8/8/8/8/8 1 - - 0 1"),
        ("a slot of an eliminated colour", "solo 11/11/8bT2/11/11/11/11/11/8gT2/yC10/11 2 - - 0 1"),
        ("a dropped slot of yellow", "survivor 11/11/2mT5bT2/11/11/11/11/11/11/yC10/11 3 - - 0 1"),
        ("a slot of an eliminated pair", "double 11/11/2mT5bT2/11/11/11/11/11/11/11/11 8 - - 0 1"),
        ("a hold on an empty square", HOLD.replace("K11()", "A11()")),
        ("a hold where there is no target", HOLD.replace("K11()", "B6()")),
        ("a hold on the own target", "solo 10bT/11/11/11/11/1mC9/11/11/7gC3/yC4bC5/11 2 - K11() 1 2"),
        ("a hold on a partner's target", HOLD.replace("solo", "double")),
        ("a hold on a dead target", "solo 10yT/11/11/11/11/1mC9/11/11/7gC3/yC10/11 2 - K11() 1 2"),
        ("a hold without its condition", HOLD.replace("4bC5", "4bC*bH*bT*3")),
        ("a hold marked by its owner", HOLD.replace("K11()", "K11(y)")),
        ("a hold in duel", "duel 2yT2yP!bHbC/8/8/8/8/8/8/8/8/8/yC7 2 - C11() 0 1"),
        ("a recovery in duel", "duel 7bC/8/8/8/8/8/8/8/8/8/yC7 1 y - 0 1"),
        ("a recovery of yellow's enemies in survivor", "survivor 11/11/2mT5bT2/11/11/11/11/11/8gT2/yC10/11 1 m - 0 1"),
    ],
)
def test_positions_that_cannot_be(reason, text):
    """R15.2"""
    with pytest.raises(NotationError):
        set_up(text)


def test_a_second_objective_may_wait_to_be_captured():
    """R15.2"""
    table = Table("duel 2yT2yP!bH1/8/7bC/8/8/8/8/8/8/8/yC7 2 - - 0 1")
    assert table.legal == ["G11xC11"]


def test_the_starting_positions_are_standard():
    """R15.3"""
    for mode in MODES:
        assert Table(mode).state == set_up(Table(mode).text)


@pytest.mark.parametrize("mode", MODES)
def test_a_game_replays_from_its_mode_and_actions(mode):
    """R15.3"""
    states = list(random_game(mode, 12))
    table = Table(mode)
    for state in states[1:]:
        assert table.play(GAME.write(state.last)).state == state
