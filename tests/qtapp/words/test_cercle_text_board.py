"""A table of The Circle in plain text."""

from __future__ import annotations

import re

import pytest

from qtapp.base import i18n
from qtapp.words import words_for
from qtapp.words.cercle.table import table_of
from tests.qtapp.words.cercle_moments import moments, of_phase

LANGUAGES = ("en", "fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_too_long_and_none_has_a_gap(language):
    i18n.speak(language)
    for moment in moments():
        for update in (moment.chooser, moment.seen_by(None)):
            text = words_for("cercle").text_board(update, moment.names)
            assert not re.search(r"[{}]|%n|\(s\)|\bNone\b|: *,|, *,", text), text
            for line in text.splitlines():
                assert len(line) <= 112
                assert line == line.rstrip()


def test_every_spy_that_can_be_seen_is_named_once():
    """Those in piles by alias, all others with the name they have in the notation as well."""
    i18n.speak("en")
    for moment in moments():
        update = moment.chooser
        text = words_for("cercle").text_board(update, moment.names)
        body = text.partition("\nPILES")[0]
        for spy in table_of(update.view["where"]).spies.values():
            listed = spy.state in ("ready", "deployed", "infiltrated", "open", "wheel", "arrived", "acting")
            if listed:
                assert len(re.findall(rf"\b{spy.id}  ", body)) >= 1, (spy, text)


def test_parts_come_in_the_order_in_which_they_are_needed():
    i18n.speak("en")
    moment = of_phase("h_bid")
    text = words_for("cercle").text_board(moment.chooser, moment.names)
    order = ["THE CIRCLE, TURN", "AT THIS MOMENT", moment.names[0].upper(), "TIME WHEEL", "NEUTRAL SPIES", "PILES"]
    places = [text.index(part) for part in order]
    assert places == sorted(places)
    assert "Auction" in text[places[1] : places[2]]


def test_the_row_of_an_edge_is_told_inside_out():
    """R5.2"""
    i18n.speak("en")
    for moment in moments():
        view = moment.chooser.view
        text = words_for("cercle").text_board(moment.chooser, moment.names).partition("TIME WHEEL")[2]
        for row in table_of(view["where"]).wheel:
            places = [text.index(f"{spy.id}  ") for spy in row]
            assert places == sorted(places)
