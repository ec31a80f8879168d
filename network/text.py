"""Text that strangers wrote: made fit for one line of a window, and for a file."""

from __future__ import annotations

from unicodedata import category

# Control characters, halves of surrogate pairs, and what is no character at all.
_BANNED = ("Cc", "Cs", "Co", "Cn")
# Signs that turn the direction of what follows, also of what others have written.
_TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_JOINER = "\u200d"


def tidied(text: str, most: int) -> str:
    """`text` on one line, without anything that does not stand for itself, and at most so many characters of it."""
    spaced = "".join(" " if char.isspace() else char for char in text)
    kept = (char for char in spaced if category(char) not in _BANNED and char not in _TURNING)
    return _cut(" ".join("".join(kept).split()), most).rstrip()


def told_apart(name: str, taken: frozenset[str], most: int) -> str:
    """`name`, or if that is taken "name 2" and so on."""
    called, count = name, 1
    while called in taken:
        count += 1
        number = f" {count}"
        called = _cut(name, most - len(number)).rstrip() + number
    return called


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
