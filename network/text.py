"""Text that strangers wrote: made fit for one line of a window, and for a file.

What cannot be seen is taken out (Unicode's Default_Ignorable_Code_Point, blank letters and signs, controls of
direction), so that no name is empty to the eye and none differs from another by something invisible. A joiner stays
where it shapes what is seen: in emoji, and in scripts whose letters join.
"""

from __future__ import annotations

import re
from unicodedata import category, normalize

MAX_MARKS = 4
"""Accents on one letter: as many as any script stacks. More of them would paint over the lines above."""

# Control and format characters, halves of surrogate pairs, private use, and what is no character at all.
_BANNED = ("Cc", "Cf", "Cs", "Co", "Cn")
# Ignorable or blank, although their category is that of a letter, a mark or a sign.
_BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\U00013441\U00013442\U00016fe4\U0001d159"
    "\U000e0100-\U000e01ef]"
)
_VARIATION = frozenset(map(chr, range(0xFE00, 0xFE10)))  # they choose how the sign before them is drawn
_NON_JOINER, _JOINER = "\u200c", "\u200d"
_JOINERS = (_JOINER, _NON_JOINER)
_JOINING = 0x0590  # from here on there are scripts whose letters join, and emoji; Latin, Greek and Cyrillic lie before


def tidied(text: str, most: int) -> str:
    """`text` on one line, without anything that does not stand for itself, and at most so many characters of it."""
    spaced = "".join(" " if char.isspace() else char for char in _BLANK.sub("", text))
    plain = "".join(char for char in spaced if char in _JOINERS or category(char) not in _BANNED)
    return _cut(" ".join(_without_floods(plain).split()), most).rstrip()


def look(name: str) -> str:
    """What a name looks like at a glance: two names with the same look would be taken for one another."""
    return "".join(
        char for char in normalize("NFKC", name).casefold() if char not in _VARIATION and category(char) != "Cf"
    )


def told_apart(name: str, taken: frozenset[str], most: int) -> str:
    """`name`, or if one that looks like it is taken "name 2" and so on."""
    looks = {look(other) for other in taken}
    called, count = name, 1
    while look(called) in looks:
        count += 1
        number = f" {count}"
        called = _cut(name, most - len(number)).rstrip() + number
    return called


def _without_floods(text: str) -> str:
    """Without marks that stand on nothing or are too many, and without joiners that join nothing."""
    kept: list[str] = []
    marks = MAX_MARKS  # that the last letter has; before the first one there is nothing to put them on
    for at, char in enumerate(text):
        if char in _JOINERS:
            if kept and _joins(kept[-1]) and _joins(text[at + 1 : at + 2]):
                kept.append(char)
        elif category(char).startswith("M"):
            marks += 1
            if marks <= MAX_MARKS:
                kept.append(char)
        else:
            kept.append(char)
            marks = MAX_MARKS if char == " " else 0
    return "".join(kept)


def _joins(char: str) -> bool:
    """Whether a joiner beside this character may mean something."""
    return bool(char) and ord(char) >= _JOINING and char not in _JOINERS


def _cut(text: str, most: int) -> str:
    """The beginning of `text`; a letter is not parted from its accents, nor a joined sign from its other half."""
    if len(text) <= most:
        return text
    end = most
    while end and (_clings(text[end]) or text[end - 1] == _JOINER):
        end -= 1
    return text[: end or most]


def _clings(char: str) -> bool:
    return char == _JOINER or category(char).startswith("M")
