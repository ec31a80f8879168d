"""A table of XIII: Le Complot in plain text."""

from __future__ import annotations

import re

import pytest

from qtapp.base import i18n
from qtapp.words import words_for
from qtapp.words.complot.names import LETTERS, names
from qtapp.words.complot.states import table_of
from tests.qtapp.words.complot_moments import moments, of_phase

LANGUAGES = ("en", "fr")


@pytest.fixture(autouse=True)
def _english(qapp) -> None:
    i18n.speak("en")


def board(update, called) -> str:
    return words_for("complot").text_board(update, called)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_too_long_and_none_has_a_gap(language):
    i18n.speak(language)
    for moment in moments()[::2]:
        for update in (moment.chooser, moment.seen_by(None)):
            text = board(update, moment.names)
            assert not re.search(r"[{}]|%n|\(s\)|\bNone\b|: *,|, *,", text), text
            for line in text.splitlines():
                assert len(line) <= 112
                assert line == line.rstrip()


def test_every_element_on_the_board_is_named_as_it_is_typed():
    for moment in moments()[::3]:
        update = moment.chooser
        text = board(update, moment.names)
        for place, seats in table_of(update.view["where"]).standing.items():
            block = _place(text, place)
            for seat, elements in seats.items():
                line = next(line for line in block if line.strip().startswith(f"{moment.names[seat]}:"))
                for element in elements:
                    own = element.startswith(f"{LETTERS[update.seat]}.")
                    assert re.search(rf"[ :]{re.escape(element[2:] if own else element)}(,|$)", line), (element, line)


def _place(text: str, place: int) -> list[str]:
    """The lines of a place on the map."""
    lines = text.partition("\nMAP\n")[2].partition("\n\n")[0].splitlines()
    start = next(number for number, line in enumerate(lines) if re.match(rf" +{place} ", line))
    end = next((n for n in range(start + 1, len(lines)) if re.match(r" {2,3}[0-9]+ ", lines[n])), len(lines))
    return lines[start:end]


def test_the_map_tells_every_path():
    text = board(of_phase("move").chooser, of_phase("move").names)
    for place, others in names().neighbours.items():
        assert f"paths {', '.join(map(str, sorted(others)))}" in _place(text, place)[0]


def test_parts_come_in_the_order_in_which_they_are_needed():
    moment = of_phase("combat_cards")
    text = board(moment.chooser, moment.names)
    order = ["XIII: THE CONSPIRACY", "AT THIS MOMENT", "PRIMARY MISSIONS", moment.names[0].upper(), "MAP", "DECKS"]
    places = [text.index(part) for part in order]
    assert places == sorted(places)
    assert "Attacker" in text[places[1] : places[2]]


def test_every_active_mission_is_told_with_what_it_asks_for():
    for moment in moments()[::5]:
        text = " ".join(board(moment.chooser, moment.names).split())
        for active in moment.chooser.view["active"]:
            row = names().missions[active["mission"]]
            assert f"{active['mission']} {names().text(row)}" in text
            assert names().text(row, "goal") in text


def test_the_hand_is_told_to_its_owner_alone():
    """Section 18"""
    for moment in moments()[::3]:
        hand = moment.chooser.view["hand"]
        assert all(f"{card}  " in board(moment.chooser, moment.names) for card in hand)
        assert "FOR YOU ALONE" not in board(moment.seen_by(None), moment.names)
