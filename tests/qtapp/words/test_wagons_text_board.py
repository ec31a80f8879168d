"""The table in plain text."""

from __future__ import annotations

import re

import pytest

from qtapp.base import i18n
from qtapp.words import words_for
from qtapp.words.wagons.names import names
from tests.qtapp.boards.desk import update_of
from tests.qtapp.boards.wagons.desk import NAMES, new_match, played_until


def text_of(match, seat=0) -> str:
    return words_for("wagons").text_board(update_of(match, seat), NAMES)


def town_rows(text: str, seat: int) -> dict[tuple[int, int], str]:
    """The cells of a town, read back from its grid."""
    part = text.split("\n\n")[2 + seat].splitlines()
    head = next(index for index, line in enumerate(part) if "y\\x" in line)
    columns = [int(number) for number in part[head].split()[1:]]
    cells = {}
    for line in part[head + 1 :]:
        y, *codes = line.split()
        cells |= {(x, int(y)): code for x, code in zip(columns, codes, strict=True) if code != ".."}
    return cells


@pytest.mark.parametrize("seed", range(5))
def test_towns_can_be_read_back_from_their_text(seed):
    """R13.5"""
    match = played_until("end", seed=seed)
    text, view = text_of(match), match.game.view(match.state, None)
    for seat in range(2):
        assert town_rows(text, seat) == {(x, y): code for x, y, code, _ in view["towns"][seat]["cells"]}


def test_the_circle_begins_with_the_next_card():
    match = played_until("draft", least=6)
    order = match.game.view(match.state, None)["order"]
    circle = text_of(match).split("\n\n")[1].splitlines()
    assert [int(found[1]) for line in circle if (found := re.match(r"  [> ] (\d\d)", line))] == order
    assert circle[1].startswith(f"  > {order[0]:02}")
    top_left, top_right, bottom_left, bottom_right = names().quadrants(order[0])
    assert f"{top_left} {top_right} / {bottom_left} {bottom_right}" in circle[1]


def test_before_the_start_no_card_is_the_next_one():
    circle = text_of(new_match()).split("\n\n")[1]
    assert ">" not in circle
    assert circle.count("\n") == 15


def test_hand_and_gifts_stand_with_their_owner():
    match = played_until("place_drafted", least=3)
    view = match.game.view(match.state, None)
    while not any(view["queues"]):
        match = played_until("place_drafted", least=len(match.steps) + 1)
        view = match.game.view(match.state, None)
    actor = view["actors"][0]
    parts = text_of(match).split("\n\n")
    assert f"In hand: {view['in_hand']:02}" in parts[2 + actor]
    first, *later = view["queues"][1 - actor]
    assert f"Given: {first:02}" in parts[3 - actor]
    assert all(f"Then: {card:02}" in parts[3 - actor] for card in later)


def test_goals_scores_and_empty_towns_are_told():
    match = new_match(goal1=9)
    text = text_of(match)
    assert "09 Claim Jumpers" in text
    assert names().goal_text("claim_jumpers") in text
    assert text.count("No card placed yet.") == 2
    assert "ALICE" in text


def test_the_text_board_speaks_the_language():
    match = played_until("draft", least=6)
    i18n.speak("fr")
    text = text_of(match)
    assert "D désert" in text
    assert "w chariot" in text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_lines_are_short_and_carry_no_blanks_at_their_end(language):
    i18n.speak(language)
    for phase in ("start", "draft", "place_drafted", "place_given", "end"):
        for line in text_of(played_until(phase, least=0 if phase in ("start", "end") else 8)).splitlines():
            assert line == line.rstrip()
            assert len(line) <= 132
