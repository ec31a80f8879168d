"""How names bend in sentences of XIII: Le Complot."""

from __future__ import annotations

import pytest

from qtapp.base import i18n
from qtapp.words.complot.grammar import at, figure, hand, numbered, of, one, out_of, owned, place, to
from qtapp.words.complot.names import names


@pytest.mark.parametrize(
    ("name", "inside", "whose", "where_to", "where"),
    [
        ("Le Pentagone", "le Pentagone", "du Pentagone", "au Pentagone", "au Pentagone"),
        (
            "La Maison-Blanche",
            "la Maison-Blanche",
            "de la Maison-Blanche",
            "à la Maison-Blanche",
            "à la Maison-Blanche",
        ),
        (
            "Hôpital Bellevue",
            "l’hôpital Bellevue",
            "de l’hôpital Bellevue",
            "à l’hôpital Bellevue",
            "à l’hôpital Bellevue",
        ),
        ("Banque Winslow", "la banque Winslow", "de la banque Winslow", "à la banque Winslow", "à la banque Winslow"),
        ("Palais d’Ortiz", "le palais d’Ortiz", "du palais d’Ortiz", "au palais d’Ortiz", "au palais d’Ortiz"),
        ("La Havane", "La Havane", "de La Havane", "à La Havane", "à La Havane"),
        ("Eastown", "Eastown", "d’Eastown", "à Eastown", "à Eastown"),
        ("Le « Lady Bee »", "le « Lady Bee »", "du « Lady Bee »", "au « Lady Bee »", "sur le « Lady Bee »"),
    ],
)
def test_french_places_take_their_articles(qapp, name, inside, whose, where_to, where):
    i18n.speak("fr")
    assert (place(name), of(place(name)), to(place(name)), at(name)) == (inside, whose, where_to, where)
    assert out_of(place(name)) == whose


@pytest.mark.parametrize(
    ("name", "where"),
    [
        ("The Pentagon", "at the Pentagon"),
        ("SSH1 Bunker", "at the SSH1 Bunker"),
        ("Denver", "in Denver"),
        ("Rum Cay", "on Rum Cay"),
        ("The Lady Bee", "on the Lady Bee"),
        ("Ortiz’s Palace", "at Ortiz’s Palace"),
    ],
)
def test_english_places_have_their_prepositions(qapp, name, where):
    i18n.speak("en")
    assert at(name) == where


@pytest.mark.parametrize(
    ("name", "inside", "to_whom"),
    [
        ("Major Jones", "le major Jones", "au major Jones"),
        ("Amiral Heideger", "l’amiral Heideger", "à l’amiral Heideger"),
        ("La Mangouste", "la Mangouste", "à la Mangouste"),
        ("Irina Svetlanova", "Irina Svetlanova", "à Irina Svetlanova"),
        ("XIII", "XIII", "à XIII"),
    ],
)
def test_french_characters_take_their_articles(qapp, name, inside, to_whom):
    i18n.speak("fr")
    assert (figure(name), to(figure(name))) == (inside, to_whom)


def test_units_and_whose_they_are(qapp):
    i18n.speak("en")
    assert (owned("agent", "Bruno"), one("agent"), one("commando")) == ("Bruno’s agent", "an agent", "a commando")
    assert (numbered("agent", "2"), hand("Bruno")) == ("agent\u00a02", "Bruno’s hand")
    i18n.speak("fr")
    assert (owned("agent", "Alice"), owned("commando", "Bruno")) == ("l’agent d’Alice", "le commando de Bruno")
    assert (one("agent"), numbered("agent", "2"), hand("Alice")) == ("un agent", "l’agent\u00a02", "la main d’Alice")


def test_every_place_and_every_character_bends(qapp):
    """No common noun stands without its article, and no article is left uncontracted."""
    i18n.speak("fr")
    for number in names().places:
        told = names().place(number)
        assert not of(told).startswith(("de le ", "de Le ", "d’Le "))
        assert not to(told).startswith(("à le ", "à Le "))
        first = told.split()[0]
        assert not first.endswith(("eau", "amp", "ase", "anque", "antation")), told
    for code in names().figure_codes:
        assert not to(names().figure(code)).startswith(("à Le ", "à Général", "à Colonel", "à Amiral"))


def test_a_group_counts_its_units(qapp):
    i18n.speak("en")
    elements = ["XIII", "A.a1", "A.a2", "B.c1"]
    assert names().group(elements) == "XIII, 2\u00a0agents and 1\u00a0commando"
    assert names().group(elements, ("Alice", "Bruno")) == "XIII, 2\u00a0agents (Alice) and 1\u00a0commando (Bruno)"


def test_a_name_quoted_inside_a_title_has_other_quotation_marks(qapp):
    i18n.speak("fr")
    assert names().mission("M17") == "«\u00a0L’otage du “Lady Bee”\u00a0»"
