"""Text of strangers: nothing invisible is left in it, and what people really write stays as it is."""

from __future__ import annotations

import pytest

from engines.record import MAX_NAME
from network.text import MAX_MARKS, look, tidied, told_apart

INVISIBLE = [
    "\u00ad",
    "\u034f",
    "\u061c",
    "\u115f",
    "\u1160",
    "\u17b4",
    "\u180e",
    "\u200b",
    "\u200c",
    "\u200d",
    "\u200e",
    "\u2060",
    "\u2064",
    "\u2066",
    "\u202e",
    "\u2800",
    "\u3164",
    "\ufe0f",
    "\ufeff",
    "\uffa0",
    "\U0001d159",
    "\U0001d173",
    "\U000e0041",
    "\U000e0101",
]


@pytest.mark.parametrize("char", INVISIBLE, ids=lambda char: f"U+{ord(char):04X}")
def test_a_name_of_nothing_visible_is_no_name(char):
    assert tidied(char * 3, MAX_NAME) == ""
    assert tidied(f" {char} {char}\u0301 ", MAX_NAME) == ""


@pytest.mark.parametrize("char", INVISIBLE, ids=lambda char: f"U+{ord(char):04X}")
@pytest.mark.parametrize("form", ["{}Anna", "An{}na", "Anna{}", "Anna {}"])
def test_nobody_passes_for_another_by_something_invisible(char, form):
    name = tidied(form.format(char), MAX_NAME)
    assert told_apart(name, frozenset({"Anna"}), MAX_NAME).endswith(" 2")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Zoé", "Zoe\u0301"),
        ("Anna", "\uff21nna"),
        ("Anna", "ANNA"),
        ("می\u200cخواهم", "میخواهم"),
        ("fin", "\ufb01n"),
    ],
)
def test_two_spellings_of_one_look_are_one_name(one, other):
    assert look(one) == look(other)


@pytest.mark.parametrize(
    "name",
    [
        "Zoé",
        "Zoe\u0301",
        "Nguyễn",
        "می\u200cخواهم",
        "क्\u200dष",
        "שָׁלוֹם",
        "ไม้",
        "👩\u200d🚀",
        "❤\ufe0f",
        "👍🏽",
        "1\ufe0f\u20e3",
        "O’Brien-Łuć",
        "🏴\u200d☠\ufe0f",
    ],
)
def test_what_people_write_stays(name):
    assert tidied(name, MAX_NAME) == name


def test_accents_are_not_piled_up():
    assert tidied("a" + "\u0301" * 30 + "b" + "\u0302" * 2, 99) == "a" + "\u0301" * MAX_MARKS + "b" + "\u0302" * 2
    assert tidied("a \u0301\u0302 b", 99) == "a b"


def test_a_joiner_is_not_left_hanging_when_its_neighbour_goes():
    assert tidied("👩\u200d\u202e", 99) == "👩"
    assert tidied("👩\u200d\u200d\u200d🚀", 99) == "👩\u200d🚀"
