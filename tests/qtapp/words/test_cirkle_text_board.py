"""Both boards of Cirkle in plain text, and what is told about a square."""

from __future__ import annotations

import pytest

from engines.cirkle.positions.sketch import CirkleSketch
from engines.game import checked
from engines.match import Match
from qtapp.base import i18n
from qtapp.words import words_for
from tests.qtapp.words.test_cirkle_words import (
    GAME,
    HOLD,
    LANGUAGES,
    NAMES,
    REPLY,
    assert_sentence,
    match_at,
    moments,
    seen,
)

DUEL_START = """\
     A      B      C      D      E      F      G      H
 11  bC     bH*    bT     bP     bP     bT*    bH     bC
 10  [bH]   [bT]   [bP*]  [bC]   [bC*]  [bP]   [bT]   [bH]
  9  T      P      C      H      H      C      P      T
  8  P      C      H      T      T      H      C      P
  7  .      .      .      .      .      .      .      .
  6  .      .      .      J      J      .      .      .
  5  .      .      .      .      .      .      .      .
  4  P      C      H      T      T      H      C      P
  3  T      P      C      H      H      C      P      T
  2  [yH]   [yT]   [yP]   [yC*]  [yC]   [yP*]  [yT]   [yH]
  1  yC     yH     yT*    yP     yP     yT     yH*    yC"""


def text_of(match: Match, seat: int | None = None) -> str:
    return words_for("cirkle").text_board(seen(match, seat), NAMES)


def grid(text: str) -> dict[str, str]:
    """What stands on every square, read back from the text."""
    head, *rows = text.split("\n\n")[1].splitlines()
    return {
        f"{column}{row.split()[0]}": shown
        for row in rows
        for column, shown in zip(head.split(), row.split()[1:], strict=True)
    }


def test_the_board_for_two_is_drawn_as_in_the_rules():
    """R2.3, R3.2"""
    assert text_of(Match(checked(GAME, 2, {}, 0))).split("\n\n")[1] == DUEL_START


def test_the_board_for_four_shows_camps_targets_and_jokers():
    """R2.4, R3.3"""
    shown = grid(text_of(Match(checked(GAME, 4, {"mode": "double"}, 0))))
    assert len(shown) == 121
    assert [shown[square] for square in ("A1", "A11", "K11", "K1")] == ["@"] * 4
    assert [shown[square] for square in ("E5", "G5", "E7", "G7")] == ["J"] * 4
    assert [shown[square] for square in ("A2", "B1", "C9", "J10")] == ["[yC*]", "[yC]", "[mT]", "[bT*]"]


def test_units_and_squares_can_be_read_back():
    """R6.1, R15.2"""
    for match in moments():
        view, shown = seen(match).view, grid(text_of(match))
        units = {unit["square"]: unit for unit in view["units"]}
        for square, text in shown.items():
            text = text.removeprefix(">")
            if square in units:
                unit = units[square]
                assert text.startswith("[") == unit["protected"]
                colour = view["seats"][unit["seat"]]["colour"]
                assert text.strip("[]") == colour[0] + unit["unit"] + ("!" if unit["frozen"] else "")
            else:
                assert text in "CHTPJchp@.x"


def test_the_last_action_is_marked():
    match = match_at(HOLD, "H11-K11")
    marked = {square for square, text in grid(text_of(match)).items() if text.startswith(">")}
    assert marked == {"H11", "K11"}
    assert "Last action" in text_of(match)
    assert "H11-K11" in text_of(match)


def test_dead_targets_and_eliminated_armies_are_told():
    """R11.7"""
    i18n.speak("en")
    match = match_at("solo mT10/9bH1/11/yC10/11/11/11/11/9gC1/11/11 1 - - 0 1", "A8xA11", "J10-J9", "J3-J2", "A11-A10")
    assert grid(text_of(match))["A11"] == ">x"
    assert "◆ BRUNO (MAUVE): 0 units\n  Eliminated" in text_of(match)


def test_holds_stand_right_below_the_board():
    """R14.2"""
    text = text_of(match_at(HOLD, "H11-K11", "B6-B7"))
    assert text.split("\n\n")[2] == "! Yellow holds K11: CIRKLE once these have played: Blue and Green."


def test_everything_beside_the_board_is_written_down():
    """R14.1"""
    for match in moments():
        update, text = seen(match), text_of(match)
        words = words_for("cirkle")
        flat = " ".join(text.split())
        assert update.view["position"] in text
        for seat, place in enumerate(update.view["seats"]):
            assert words.seat_name(update, seat, NAMES[seat]).upper() in text
            if place["alive"]:
                assert (" ".join(words.units(place["lost"]).split()) or "none") in flat
        assert f"{update.view['quiet']['count']} of {update.view['quiet']['limit']} in a row" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_are_short_and_carry_no_blanks_at_their_end(language):
    i18n.speak(language)
    for match in moments():
        position = str(seen(match).view["position"])
        for line in text_of(match).splitlines():
            assert line == line.rstrip()
            assert len(line) <= 100 or line.strip() == position
            assert not any(gap in line for gap in ("{", "%n", "None"))


def test_the_text_board_speaks_french():
    i18n.speak("fr")
    text = text_of(match_at(HOLD, "H11-K11"))
    for said in ("TOUR 2", "Ordre de jeu", "BRUNO (MAUVE)\u00a0: 1 unité\n", "Unités perdues", "LÉGENDE"):
        assert said in text


# Tips


def tip(position: str, square: str, *actions: str) -> list[str]:
    return words_for("cirkle").square_tip(seen(match_at(position, *actions)).view, square).splitlines()


def test_what_squares_are():
    """R2.2"""
    start = Match(checked(GAME, 2, {}, 0))
    view = seen(start).view
    square_tip = words_for("cirkle").square_tip
    assert square_tip(view, "D6") == "D6: joker, hollow, which protects every unit."
    assert square_tip(view, "A7") == "A7: round square, flat, which protects nobody."
    assert square_tip(view, "F8") == "F8: helicopter square, hollow, in the camp of Blue."
    assert square_tip(view, "C11").startswith("C11: target of Blue, flat, which protects nobody.\nThe blue tank is ")
    assert "may be exchanged for a lost one." in square_tip(view, "A11")
    empty = match_at(HOLD)
    assert square_tip(seen(empty).view, "A11") == "A11: target of Mauve, flat, which protects nobody."


def test_why_a_unit_is_protected_or_not():
    """R6.1, R6.2"""
    oasis = "duel 8/8/8/1bT1bT*4/8/yH2bHyC2bC*/8/8/6yP*1/8/8 1 - - 0 1"
    assert tip(oasis, "D6")[1:] == [
        "The blue helicopter is protected: the joker shelters it.",
        "1 to 4 squares along a row or a column. It flies over every unit in its way.",
        "It can capture: helicopter A6, aircraft carrier E6.",
        "It can be captured by: aircraft carrier E6, missile plane G3.",
        "It is covered by: tank B8, missile tank D8.",
    ]
    assert tip(oasis, "D8")[1] == "The blue missile tank is protected: it stands in a hollow square of its shape."
    assert tip(oasis, "B8")[1] == "The blue tank is unprotected: this hollow square has another shape."
    assert tip(oasis, "A6")[1] == "The yellow helicopter is unprotected: flat squares never protect."


def test_frozen_units_intruders_and_holders_are_told():
    """R9.2, R9.5, R11.5"""
    assert tip(REPLY, "F11") == [
        "F11: target of Blue, flat, which protects nobody.",
        "The yellow fighter plane has taken this target: it is out of play, stays here and cannot be captured.",
    ]
    assert tip(REPLY, "C11", "C8-C11")[1] == "The yellow tank has reached the second target: it must be captured now."
    assert tip(HOLD, "K11", "H11-K11")[-1] == (
        "It holds this target: CIRKLE once these have played: Mauve, Blue and Green."
    )


def test_units_carry_their_colour_where_armies_are_many():
    assert "It can be captured by: blue missile tank I6." in tip(
        "double 11/11/1mHmT8/11/9gC1/8bT*2/11/11/2yT8/yC10/11 3 - - 0 1", "J7"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_square_of_every_moment_has_a_tip(language):
    i18n.speak(language)
    for match in moments():
        view = seen(match).view
        for column in view["board"]["columns"]:
            for row in range(1, 12):
                for line in words_for("cirkle").square_tip(view, f"{column}{row}").splitlines():
                    assert_sentence(line)


def test_a_sketch_that_cannot_be_played_has_tips_as_well():
    sketch = CirkleSketch.empty("duel").put("D6", 0, "T*")
    lines = words_for("cirkle").square_tip(sketch.view(), "D6").splitlines()
    assert lines[1] == "The yellow missile tank is protected: the joker shelters it."
    assert len(lines) >= 3
