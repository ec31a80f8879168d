"""The rules of Cirkle that players read: every rule has its paragraph, units and modes are those of the data, and what
texts and pictures show is played with the engine."""

from __future__ import annotations

import re

import pytest

from docs.drawing import cirkle as draw
from docs.drawing.art_cirkle import units
from engines.cirkle import GAME
from engines.cirkle.box.contents import BOX
from tests.engines.cirkle.table import Table
from tests.engines.test_rules_texts import ANCHOR, LANGUAGES, cited_rules, paragraph, text_of

# How many rules each chapter of the specification has; all can be met by a player.
CHAPTERS = {1: 6, 2: 5, 3: 5, 4: 3, 5: 4, 6: 5, 7: 7, 8: 5, 9: 6, 10: 6, 11: 8, 12: 5, 13: 8, 14: 4, 15: 3}
MODE_RULES = {"solo": "R12.2", "double": "R12.3", "survivor": "R12.4"}


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def test_every_rule_has_a_paragraph():
    expected = {f"R{chapter}.{number}" for chapter, count in CHAPTERS.items() for number in range(1, count + 1)}
    assert set(ANCHOR.findall(text_of("cirkle", "en"))) == expected
    assert cited_rules("cirkle") <= expected


@pytest.mark.parametrize("language", LANGUAGES)
class TestTheDataInTheTexts:
    def test_units_with_their_shapes_and_ranges(self, language):
        """R1.1"""
        told = paragraph("cirkle", language, "R1.1")
        shapes = {shape.id: getattr(shape, language) for shape in BOX.shapes}
        for unit in BOX.units:
            named = f"*{getattr(unit, language).lower()}* ({shapes[unit.shape].lower()})"
            assert named in told
            part = told[told.index(named) :].split(".")[0]
            assert re.search(rf"1 (?:to|à) {unit.range}\b", part)
            assert ("flies" in part or "vole" in part) == unit.flies
            assert ("diagonal" in part) == ("d" in unit.axes)

    def test_boards_with_their_counts_and_targets(self, language):
        """R2.3, R2.4"""
        for board, rule in zip(BOX.boards, ("R2.3", "R2.4"), strict=True):
            told = paragraph("cirkle", language, rule)
            assert {str(board.hollow), str(board.flat)} <= set(re.findall(r"\d+", told))
            for camp in BOX.camps:
                if camp.board == board.id:
                    assert all(re.search(rf"\b{target}\b", told) for target in camp.targets)

    def test_modes(self, language):
        """R3.5, R12"""
        for mode in BOX.modes[1:]:
            assert getattr(mode, language).split("– ")[1] in paragraph("cirkle", language, MODE_RULES[mode.id])
            assert getattr(mode, language).split("– ")[1] in paragraph("cirkle", language, "R3.5")

    def test_numbers(self, language):
        """R13.3, R15.2"""
        told = paragraph("cirkle", language, "R13.3")
        assert all(str(mode.quiet_turns) in told for mode in BOX.modes)
        assert f"`duel {BOX.boards[0].placement} 1 - - 0 1`" in paragraph("cirkle", language, "R15.2")

    def test_actions_in_the_notation_can_be_read(self, language):
        """R15.1"""
        written = re.findall(r"`([A-K][^`]*|--)`", paragraph("cirkle", language, "R15.1"))
        assert len(written) == 6
        assert [GAME.write(GAME.read(text)) for text in written] == written


def test_the_pictures_hold_no_words():
    for name, svg in draw.drawn().items():
        written = re.findall(r"<text[^>]*>([^<]*)", svg)
        assert all(re.fullmatch(r"[A-K]|\d\d?", text) for text in written), name


# What the pictures and the examples show


def test_the_starts_are_drawn_as_the_engine_sets_them_up():
    """R3.2, R3.3"""
    for mode, board, columns in (("duel", BOX.boards[0], draw.DUEL), ("solo", BOX.boards[1], draw.QUAD)):
        view = Table(mode).view
        shown = units(board.placement, columns)
        letters = {colour.id: colour.letter for colour in BOX.colours}
        assert shown == {
            unit["square"]: letters[view["seats"][unit["seat"]]["colour"]] + unit["unit"] for unit in view["units"]
        }


@pytest.mark.parametrize("row", range(len(draw.VICTIMS)))
def test_the_table_of_captures_is_the_engines(row):
    """R6.3: D8 shelters a tank, C8 does not, C1 is a target; B8 and C3 shelter the carriers that attack."""
    victim, sunk = draw.VICTIMS[row]
    end, sheltered, open_ground = (
        ("C1", "C3", "C5") if "!" in victim else ("D8", "B8", "D5") if sunk else ("C8", "B8", "C5")
    )
    for (attacker, is_protected), may in zip(draw.ATTACKERS, draw.CAPTURES[row], strict=True):
        start = sheltered if is_protected else open_ground
        table = Table(written({start: attacker, end: victim, "H11": "bH", "A1": "yH"}))
        assert table.unit(start)["protected"] == is_protected
        assert table.unit(end)["protected"] == sunk
        assert table.may(f"{start}x{end}") == (may == "1")


def written(board: dict[str, str]) -> str:
    """A duel with these units, Yellow to move."""
    rows = []
    for row in range(11, 0, -1):
        text, gap = "", 0
        for column in draw.DUEL:
            unit = board.get(f"{column}{row}")
            if unit is None:
                gap += 1
                continue
            text, gap = text + (str(gap) if gap else "") + unit, 0
        rows.append(text + (str(gap) if gap else ""))
    return f"duel {'/'.join(rows)} 1 - - 0 1"


@pytest.mark.parametrize(("pair", "lines"), list(zip(draw.PAIRS, draw.LINES, strict=True)))
def test_the_table_of_inversions_is_the_engines(pair, lines):
    """R7.3"""
    for other, may in zip(("E4", "B7", "E7"), lines, strict=True):
        text = "B4<>" + other
        assert Table(written({"B4": pair[0], other: pair[1], "H11": "bC"})).may(text) == (may == "1")


def test_the_oasis():
    """R6.3"""
    table = Table(draw.OASIS)
    assert [table.may(f"{square}xD6") for square in ("E6", "G3", "A6")] == [True, True, False]
    table.play("G3xD6")
    assert [text for text in table.legal if text.endswith("xD6")] == ["D8xD6"]


def test_the_inversions():
    """R7.1, R7.4"""
    assert [Table(position).may("A2<>A9") for position in draw.BETWEEN] == [True, False]
    table = Table(draw.BOTH).play("C4<>D4")
    assert all(unit["protected"] for unit in table.view["units"] if unit["seat"] == 0)


def test_the_exchange():
    """R8.1"""
    view = Table(draw.EXCHANGE).play("A8-D11=T*").view
    assert {unit["square"]: unit["unit"] for unit in view["units"]}["D11"] == "T*"


def test_the_objectives():
    """R9"""
    first = Table(draw.FIRST).play("A6xF11").view
    assert {unit["square"] for unit in first["units"] if unit["frozen"]} == {"F11"}
    assert Table(draw.REPLY).play("C8-C11").legal == ["G11xC11"]
    assert Table(draw.WON).play("C8-C11").view["phase"] == "over"


def test_recovery_and_hold():
    """R10, R11"""
    held = Table(draw.HOLD).play("H11-K11")
    assert held.view["holds"][0]["waiting"] == [1, 2, 3]
    assert held.play("B6-B7", "F2-F3", "H3-H2").view["phase"] == "over"
    broken = Table(draw.RECOVERY)
    assert broken.view["holds"]
    assert sorted(broken.view["seats"][2]["lost"]) == ["P", "P*", "T", "T*"]
    broken.play("F2=T*")
    assert not broken.view["holds"]
    assert broken.view["seats"][2]["lost_missiles"] == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_far_a_tank_sees_from_the_middle(language):
    """R5.1"""
    told = next(part for part in text_of("cirkle", language).split("\n\n") if "29" in part)
    for position, count in (
        ("duel 6bC1/8/8/8/8/3yT4/8/8/8/8/8 1 - - 0 1", 29),
        ("solo 11/9bH1/mC10/11/11/5yT5/11/11/11/11/7gH3 1 y - 0 1", 32),
    ):
        assert len(Table(position).legal) == count
        assert str(count) in told
