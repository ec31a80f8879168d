"""R13: the notation of actions, games and towns."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.game import IllegalAction, NotationError
from engines.wagons import GAME
from engines.wagons.actions import NameStart, PlaceCard, Take
from engines.wagons.effects import RULES
from engines.wagons.notation import read, write
from engines.wagons.state import END
from engines.wagons.towns.town import EMPTY
from tests.engines.wagons import oracle
from tests.engines.wagons.table import DEAL_X, A, Table, town_of
from tests.engines.wagons.test_worked_examples import W1_TOWN, W17
from tests.engines.wagons.written import read_game, read_town, write_game, write_town


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("S09", NameStart(9)),
        ("T18", Take(18)),
        ("P01@0,0", PlaceCard(1, 0, 0)),
        ("P10@-3,12r", PlaceCard(10, -3, 12, turned=True)),
    ],
)
def test_tokens(text, action):
    """R13.6"""
    assert read(text) == action
    assert write(action) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "X01",
        "s09",
        "S",
        "S9",
        "S009",
        "S00",
        "S19",
        "S99",
        "S09 ",
        " S09",
        "S09\n",
        "T",
        "T1",
        "P01",
        "P01@",
        "P01@0",
        "P01@0,",
        "P01@,0",
        "P01@0,0,0",
        "P1@0,0",
        "P01@-0,0",
        "P01@0,-0",
        "P01@+1,0",
        "P01@01,0",
        "P01@0,00",
        "P01@1, 0",
        "P01@1,0R",
        "P01@1,0 r",
        "P01@0x1,0",
        "P01@1_0,0",
        "P01@٣,0",
        "P٠١@0,0",
        "P01@" + "9" * 5000 + ",0",
        "A:",
        "B: S09",
        "S09T10",
        "résigne",
        "\x00",
        "P01@1,0r\n",
    ],
)
def test_everything_else_is_refused(text):
    """R13.2"""
    with pytest.raises(NotationError) as caught:
        read(text)
    assert len(caught.value.details["text"]) <= 80


@given(st.text())
def test_read_raises_nothing_else(text):
    """R13.2"""
    try:
        action = read(text)
    except NotationError:
        return
    assert write(action) == text


def test_only_actions_of_this_game_are_written():
    with pytest.raises(TypeError):
        write(("S", 9))


def test_the_card_of_a_placement_must_be_the_one_in_hand_or_first_of_the_queue():
    """R13.1"""
    table = Table().play("S01 T04")
    assert table.refused("P01@0,0") == ("wrong_card", "R4.1")
    table.play("P04@0,0")
    assert table.refused("P02@0,0") == ("wrong_card", "R6.10")
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(table.state, 1, read("P02@0,0"))
    assert caught.value.details == {"card": 1}
    table.play("P01@0,0")


def test_labels_may_be_left_out_but_not_contradict():
    """R13.2"""
    plain = W17.replace("A:", "").replace("B:", "")
    assert read_game(plain).state == read_game(W17).state
    for wrong in (W17.replace("B: S11", "A: S11"), W17.replace("A: T06 ", "A: T06 B: ")):
        with pytest.raises(NotationError):
            read_game(wrong)


def test_a_repeated_label_is_no_contradiction():
    """R13.2"""
    assert read_game(W17.replace("T06 P06", "T06 A: P06")).state == read_game(W17).state


@pytest.mark.parametrize(
    "header",
    [
        "wagons/2 goals=03,08,15 ring=01,02,04,05,06,07,09,10,11,12,13,14,16,17,18 first=A",
        "wagons/1 goals=03,08 ring=01,02,04,05,06,07,09,10,11,12,13,14,15,16,17,18 first=A",
        "wagons/1 goals=03,08,15 ring=01,02,04,05,06,07,09,10,11,12,13,14,16,17 first=A",
        "wagons/1 goals=03,08,15 ring=01,01,04,05,06,07,09,10,11,12,13,14,16,17,18 first=A",
        "wagons/1 goals=3,8,15 ring=01,02,04,05,06,07,09,10,11,12,13,14,16,17,18 first=A",
        "wagons/1 goals=03,08,19 ring=01,02,04,05,06,07,09,10,11,12,13,14,15,16,17 first=A",
        "wagons/1 goals=03,08,15 ring=01,02,04,05,06,07,09,10,11,12,13,14,16,17,18 first=C",
        "wagons/1  goals=03,08,15 ring=01,02,04,05,06,07,09,10,11,12,13,14,16,17,18 first=A",
        "",
    ],
)
def test_a_header_must_tell_a_whole_deal(header):
    """R13.2"""
    with pytest.raises(NotationError):
        read_game(header + "\nS01")


def test_a_game_may_be_unfinished_and_go_on():
    """R13.3"""
    lines = W17.splitlines()
    half = read_game("\n".join(lines[:5]))
    assert half.state.phase != END
    state = half.state
    for action in read_game(W17).actions[len(half.actions) :]:
        state, _ = GAME.apply(state, state.actor, action)
    assert state.phase == END
    assert state == read_game(W17).state


def test_unknown_tokens_and_illegal_actions_in_a_game_are_told_apart():
    """R13.2"""
    with pytest.raises(NotationError):
        read_game(DEAL_X + "\nS01 T1")
    with pytest.raises(IllegalAction):
        read_game(DEAL_X + "\nS01 S02")


def test_a_written_game_is_read_back():
    """R13.6"""
    game = read_game(W17)
    assert read_game(write_game(game.start, game.actions)) == game
    assert write_game(game.start, ()) == W17.splitlines()[0] + "\n"


def test_legal_actions_have_a_canonical_order():
    """R13.4: S by slot; T in `order`; P by y, then x, then upright before upside down."""
    table = Table()
    assert [int(token[1:]) for token in table.legal()] == list(table.state.slots)
    table.play("S11")
    assert [int(token[1:]) for token in table.legal()] == list(table.state.order)
    table.play("T11 P11@0,0 T12 P12@0,0 T13 P13@-1,-2 T14 P14@1,1 T16")
    assert table.state.actor == A
    places = GAME.legal(table.state, A)
    assert len(places) > 42
    assert list(places) == sorted(places, key=lambda place: (place.y, place.x, place.turned))


def test_town_text():
    """R13.5"""
    assert write_town(read_town(W1_TOWN)) == W1_TOWN
    town = read_town("@-3,-1 .. Mf/Dc ..")
    assert town.territories() == {(-2, -1): "Mf", (-3, 0): "Dc"}
    assert write_town(read_town("..")) == ".."
    assert read_town(write_town(town_of("P01@0,0 P06@1,-1"))).layers == town_of("P01@0,0 P06@1,-1").layers


WIDE_TOWNS = [
    " ".join(["Db", *["Pm"] * 54, "Sg"]),  # as many territories as fourteen cards have, in one row
    " ".join(["Pc"] * 32),
    "@40,0 Pc",
    "@-100,-50 Pc Mw/Sb Dc",
    "/".join(["Wf"] * 80),
    " ".join(["Db", *[".."] * 60, "Sg"]),
]


@pytest.mark.parametrize("text", WIDE_TOWNS)
def test_a_town_text_may_be_as_wide_as_territories_in_a_row_and_lie_anywhere(text):
    """R13.5: also where no set of cards could produce it."""
    assert write_town(read_town(text)) == text


@pytest.mark.parametrize("text", WIDE_TOWNS)
def test_wide_towns_are_counted_as_in_the_rulebook(text):
    """R13.5"""
    town = read_town(text)
    shown = town.territories()
    assert list(town.sizes) == oracle.terrain_points(shown)
    for rule in RULES.values():
        expected = oracle.goal(rule.goal.id, shown, {}), oracle.goal(rule.goal.id, {}, shown)
        assert rule.values(town, EMPTY) == expected, rule.goal.id


def test_a_town_text_wider_than_the_grid_is_refused():
    """R13.5: wider than any town that hangs together, of all cards of a game."""
    with pytest.raises(NotationError):
        read_town(" ".join(["Pc"] * 63))


def test_rows_of_a_town_text_may_be_short():
    """R13.5"""
    assert write_town(read_town("Pc Pf/Pm")) == "Pc Pf/Pm .."


@pytest.mark.parametrize("text", ["", "Pc  Pf", "Pcc", "cP", "Xb", "@0 Pc", "@0,0Pc", "Pc\nPf", "@-0,1 Pc", "Pc ."])
def test_bad_town_text(text):
    """R13.5"""
    with pytest.raises(NotationError):
        read_town(text)
