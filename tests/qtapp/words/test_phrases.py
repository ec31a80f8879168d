"""The small pieces that sentences of all games are made of, and what all games say alike."""

from __future__ import annotations

import pytest

from network.messages.table import Refusal
from qtapp.base import i18n
from qtapp.words import words_for
from qtapp.words.phrases import aligned, capital, listed, plain, signed, small, wrapped


@pytest.mark.parametrize(("language", "both"), [("en", "a, b and c"), ("fr", "a, b et c")])
def test_names_are_listed_as_a_sentence_has_them(language, both):
    i18n.speak(language)
    assert [listed(names) for names in ([], ["a"], ["a", "b", "c"])] == ["", "a", both]


def test_every_sentence_begins_with_a_capital_whatever_name_comes_first():
    assert capital("the CIA wins. « le KGB » loses! so it is") == "The CIA wins. « Le KGB » loses! So it is"
    assert capital("") == ""
    assert small("Tank") == "tank"


def test_numbers_have_a_true_minus_sign():
    assert [plain(-3), plain(0), plain(3)] == ["−3", "0", "3"]
    assert [signed(-3), signed(0), signed(3)] == ["−3", "0", "+3"]


def test_labels_stand_in_one_column_and_long_texts_are_broken_below_their_beginning():
    assert aligned([("a", "one"), ("long", "two three")], 14) == ["  a     one", "  long  two", "        three"]
    assert wrapped("one two", 6) == ["  one", "  two"]


@pytest.mark.parametrize("game", ["wagons", "cirkle", "coldwar"])
@pytest.mark.parametrize(
    ("language", "said"), [("en", "It is not your turn."), ("fr", "Ce n’est pas à vous de jouer.")]
)
def test_what_every_game_refuses_is_said_alike(game, language, said):
    i18n.speak(language)
    assert words_for(game).refusal(Refusal("not_your_turn", "R1", {}), ()) == said
    assert "(nonsense)" in words_for(game).refusal(Refusal("nonsense", "R1", {}), ())
