"""How names bend in sentences of The Circle."""

from __future__ import annotations

import pytest

from qtapp.base import i18n
from qtapp.words.cercle.grammar import of, of_all, own, owned, to
from qtapp.words.cercle.names import names


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Alice", "d’Alice"),
        ("Éric", "d’Éric"),
        ("Œdipe", "d’Œdipe"),
        ("Hélène", "d’Hélène"),
        ("Hassan", "de Hassan"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("Bruno", "de Bruno"),
        ("", "de "),
        ("I", "d’I"),
        ("Le Ramoneur", "du Ramoneur"),
        ("La Relieuse", "de La Relieuse"),
        ("L’Horloger", "de L’Horloger"),
    ],
)
def test_french_elides_and_contracts(qapp, name, expected):
    i18n.speak("fr")
    assert of(name) == expected


def test_french_contracts_to_whom_as_well(qapp):
    i18n.speak("fr")
    assert [to(name) for name in ("Le Ramoneur", "La Relieuse", "L’Horloger", "Alice")] == [
        "au Ramoneur",
        "à La Relieuse",
        "à L’Horloger",
        "à Alice",
    ]


def test_a_spy_and_whose_it_is(qapp):
    assert owned("The Clockmaker", "Bruno") == "Bruno’s Clockmaker"
    assert own("The Clockmaker") == "your Clockmaker"
    i18n.speak("fr")
    assert owned("L’Horloger", "Alice") == "L’Horloger d’Alice"
    assert [own(alias) for alias in ("L’Horloger", "La Relieuse", "Le Limier")] == [
        "votre Horloger",
        "votre Relieuse",
        "votre Limier",
    ]


def test_several_names_bend_each_in_french(qapp):
    assert of_all(["The Stoker", "The Mirror"]) == "of The Stoker and The Mirror"
    i18n.speak("fr")
    assert of_all(["Le Chauffeur", "La Relieuse"]) == "du Chauffeur et de La Relieuse"


def test_every_alias_carries_an_article_that_bends(qapp):
    assert all(names().spy(card).startswith("The ") for card in names().spies)
    i18n.speak("fr")
    for card in names().spies:
        assert names().spy(card).startswith(("Le ", "La ", "L’")), card
        assert not of(names().spy(card)).startswith("de Le ")
        assert not to(names().spy(card)).startswith("à Le ")
