"""Every kind of event of Cirkle as the log tells it, in both languages."""

from __future__ import annotations

import re

import pytest

import engines
from engines.cirkle.effects import CAPTURED, DEAD, ENDINGS, LEFT, MISSILE
from qtapp.base import i18n
from qtapp.words import words_for
from qtapp.words.cirkle.words import CirkleWords

TWO, FOUR = ("Alice", "Bruno"), ("Alice", "Bruno", "Chloé", "David")
LANGUAGES = ("en", "fr")

DUEL = (
    (
        {"kind": "start", "mode": "duel", "by": 0, "colours": ["yellow", "blue"]},
        "Cirkle: Yellow plays first. Put a unit on each of the two enemy targets.",
        "Cirkle : les Jaunes jouent en premier. Placer une unité sur chacune des deux cibles adverses.",
    ),
    (
        {"kind": "move", "by": 0, "unit": "T*", "from": "C1", "to": "C4", "protected": False},
        "Yellow moves the missile tank from C1 to C4.",
        "Les Jaunes déplacent le char missile de C1 en C4.",
    ),
    (
        {"kind": "move", "by": 1, "unit": "P", "from": "A10", "to": "D7", "protected": True},
        "Blue moves the fighter plane from A10 to D7, where it is protected.",
        "Les Bleus déplacent l’avion de chasse de A10 en D7, où il est protégé.",
    ),
    (
        {
            "kind": "capture",
            "by": 0,
            "unit": "C*",
            "from": "D2",
            "to": "D10",
            "protected": True,
            "victim": "C",
            "owner": 1,
        },
        "Yellow captures the blue aircraft carrier on D10 with the missile carrier from D2, which is protected there.",
        "Les Jaunes prennent le porte-avions bleu en D10 avec le porte-avions missile venu de D2, qui s’y trouve "
        "protégé.",
    ),
    (
        {
            "kind": "capture",
            "by": 1,
            "unit": "H",
            "from": "G11",
            "to": "C11",
            "protected": False,
            "victim": "T",
            "owner": 0,
        },
        "Blue captures the yellow tank on C11 with the helicopter from G11.",
        "Les Bleus prennent le char jaune en C11 avec l’hélicoptère venu de G11.",
    ),
    (
        {"kind": "exchange", "by": 0, "square": "D11", "unit": "P", "gain": "T*"},
        "On D11 Yellow exchanges the fighter plane for the missile tank, which comes back into play.",
        "En D11, les Jaunes échangent l’avion de chasse contre le char missile, qui revient en jeu.",
    ),
    (
        {
            "kind": "inversion",
            "by": 0,
            "from": "C4",
            "unit": "T*",
            "owner": 0,
            "to": "D4",
            "other": "H*",
            "other_owner": 0,
        },
        "Yellow inverts the missile tank on C4 and the missile helicopter on D4.",
        "Les Jaunes intervertissent le char missile en C4 et l’hélicoptère missile en D4.",
    ),
    (
        {"kind": "first_objective", "by": 0, "square": "F11", "unit": "P"},
        "First objective: Yellow takes the target F11, and the fighter plane stays there, out of play.",
        "Premier objectif : les Jaunes prennent la cible F11, et l’avion de chasse y reste, hors jeu.",
    ),
    (
        {"kind": "second_objective", "by": 0, "square": "C11", "unit": "T", "attackers": ["C9", "G11"]},
        "Yellow reaches the second target, C11! Blue must capture the tank there at once: possible from C9 and G11.",
        "Les Jaunes atteignent la seconde cible, C11 ! Les Bleus doivent y prendre le char aussitôt : possible depuis "
        "C9 et G11.",
    ),
    (
        {"kind": "cirkle", "by": 1, "square": "C1"},
        "CIRKLE! Blue has taken both targets: nothing can capture the unit on C1.",
        "CIRKLE ! Les Bleus ont pris les deux cibles : rien ne peut prendre l’unité en C1.",
    ),
    (
        {"kind": "end", "winners": [1], "reason": "targets", "rule": "R9.4"},
        "Both targets are taken and the last one cannot be defended: victory for Blue!",
        "Les deux cibles sont prises et la dernière ne peut plus être défendue : victoire pour les Bleus !",
    ),
    (
        {"kind": "end", "winners": [0], "reason": "annihilation", "rule": "R9.6"},
        "The enemy has no unit left that could act: victory for Yellow!",
        "L’adversaire n’a plus d’unité capable d’agir : victoire pour les Jaunes !",
    ),
    (
        {"kind": "end", "winners": [], "reason": "no_free_unit", "rule": "R9.6"},
        "Neither army has a unit left that could act: the game is drawn.",
        "Aucune des deux armées n’a plus d’unité capable d’agir : partie nulle.",
    ),
    (
        {"kind": "end", "winners": [], "reason": "repetition", "rule": "R13.2"},
        "The same position has occurred for the third time: the game is drawn.",
        "La même position s’est présentée pour la troisième fois : partie nulle.",
    ),
    (
        {"kind": "end", "winners": [], "reason": "quiet", "rule": "R13.3"},
        "100 turns in a row without a capture: the game is drawn.",
        "100 coups de suite sans prise : partie nulle.",
    ),
)
QUAD = (
    (
        {"kind": "move", "by": 1, "unit": "C", "from": "B6", "to": "B7", "protected": False},
        "Mauve moves the aircraft carrier from B6 to B7.",
        "Les Mauves déplacent le porte-avions de B6 en B7.",
    ),
    (
        {
            "kind": "inversion",
            "by": 0,
            "from": "C3",
            "unit": "T",
            "owner": 0,
            "to": "C9",
            "other": "T*",
            "other_owner": 2,
        },
        "Yellow inverts the tank on C3 and the blue missile tank on C9.",
        "Les Jaunes intervertissent le char en C3 et le char missile bleu en C9.",
    ),
    (
        {"kind": "recovery", "by": 2, "square": "F2", "unit": "C", "gain": "T*"},
        "Blue exchanges the aircraft carrier on F2 for the missile tank: its recovery is used.",
        "Les Bleus échangent le porte-avions en F2 contre le char missile : leur récupération est utilisée.",
    ),
    (
        {"kind": "pass", "by": 3},
        "Green has no legal action and passes.",
        "Les Verts n’ont aucun coup possible et passent leur tour.",
    ),
    (
        {"kind": "hold", "by": 0, "square": "K11", "unit": "T", "waiting": [1, 2, 3]},
        "Yellow holds the target K11 with the tank. Before CIRKLE these still play: Mauve, Blue and Green.",
        "Les Jaunes tiennent la cible K11 avec le char. Doivent encore jouer avant CIRKLE : Mauve, Bleu et Vert.",
    ),
    (
        {"kind": "hold_broken", "by": 2, "square": "K11", "owner": 0, "cause": "captured"},
        "Yellow no longer holds K11: the unit there has been captured.",
        "Les Jaunes ne tiennent plus la cible K11 : leur unité a été prise.",
    ),
    (
        {"kind": "hold_broken", "by": 0, "square": "K11", "owner": 0, "cause": "left"},
        "Yellow no longer holds K11: another unit, or none, stands there now.",
        "Les Jaunes ne tiennent plus la cible K11 : leur unité n’y est plus.",
    ),
    (
        {"kind": "hold_broken", "by": 2, "square": "K11", "owner": 0, "cause": "missile"},
        "Yellow no longer holds K11: an opponent has recovered a missile.",
        "Les Jaunes ne tiennent plus la cible K11 : un adversaire a récupéré un missile.",
    ),
    (
        {"kind": "hold_broken", "by": 3, "square": "K11", "owner": 0, "cause": "dead"},
        "Yellow no longer holds K11: this target is out of the game.",
        "Les Jaunes ne tiennent plus la cible K11 : elle est hors jeu.",
    ),
    (
        {"kind": "eliminated", "by": 0, "seat": 1, "squares": ["A11"]},
        "Mauve has no unit left and is eliminated: the target A11 is out of the game.",
        "Les Mauves n’ont plus d’unité et sont éliminés : la cible A11 est hors jeu.",
    ),
    (
        {"kind": "alone", "seat": 3},
        "Green is alone from now on and plays after each opponent.",
        "Les Verts sont désormais seuls et jouent après chaque adversaire.",
    ),
    (
        {"kind": "cirkle", "by": 3, "square": "A11"},
        "CIRKLE! Green has held the target A11 for a full round.",
        "CIRKLE ! Les Verts ont tenu la cible A11 un tour complet.",
    ),
    (
        {"kind": "end", "winners": [0, 2], "reason": "hold", "rule": "R11.5"},
        "A target was held for a full round: victory for Yellow and Blue!",
        "Une cible a été tenue un tour complet : victoire pour les Jaunes et les Bleus !",
    ),
    (
        {"kind": "end", "winners": [1, 2, 3], "reason": "last", "rule": "R12.1"},
        "Nobody else has a unit left on the board: victory for Mauve, Blue and Green!",
        "Personne d’autre n’a plus d’unité sur le plateau : victoire pour les Mauves, les Bleus et les Verts !",
    ),
    (
        {"kind": "end", "winners": [], "reason": "quiet", "rule": "R13.3"},
        "200 turns in a row without a capture: the game is drawn.",
        "200 coups de suite sans prise : partie nulle.",
    ),
)
TOLD = [
    *((event, TWO, english, french) for event, english, french in DUEL),
    *((event, FOUR, english, french) for event, english, french in QUAD),
]


@pytest.fixture
def words() -> CirkleWords:
    found = words_for("cirkle")
    assert isinstance(found, CirkleWords)
    return found


def unspaced(text: str) -> str:
    """French with ordinary spaces for its narrow and unbreakable ones."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def test_every_event_kind_cause_and_ending_is_told_here():
    events = [event for event, *_ in TOLD]
    assert {event["kind"] for event in events} == set(engines.load("cirkle").events)
    assert {event["cause"] for event in events if "cause" in event} == {CAPTURED, LEFT, MISSILE, DEAD}
    assert {event["reason"] for event in events if "reason" in event} == set(ENDINGS)


@pytest.mark.parametrize(("event", "names", "english", "french"), TOLD)
def test_sentences_of_the_log(words, event, names, english, french):
    i18n.speak("en")
    assert words.sentence(event, names) == english
    i18n.speak("fr")
    assert unspaced(words.sentence(event, names)) == french


@pytest.mark.parametrize("mode", ["duel", "solo", "double", "survivor"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mode_begins_with_its_name_and_goal(words, mode, language):
    i18n.speak(language)
    names = TWO if mode == "duel" else FOUR
    said = words.sentence({"kind": "start", "mode": mode, "by": 0, "colours": []}, names)
    assert said.startswith(words.names.mode(mode))
    assert said.endswith(words.names.text(words.names.modes[mode], "goal"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_gaps_or_small_beginnings(words, language):
    i18n.speak(language)
    for event, names, *_ in TOLD:
        said = words.sentence(event, names)
        assert said.endswith((".", "!"))
        assert said[0].isupper() or said[0].isdigit()
        assert not re.search(r"[{}]|%n|\(s\)|\bNone\b| {2}|[.!?]\s+[a-zà-ÿ]", said), said


def test_what_turns_the_game_is_watched_by_everybody(words):
    watched = {event["kind"] for event, *_ in TOLD if words.is_for_all([event])}
    assert watched == {
        "first_objective",
        "second_objective",
        "hold",
        "hold_broken",
        "eliminated",
        "alone",
        "cirkle",
        "end",
    }
