"""Small pieces that sentences of all games are made of: capitals, lists of names, signed numbers, columns of text."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from textwrap import wrap

from PySide6.QtCore import QCoreApplication

INDENT = "  "


def capital(text: str) -> str:
    """Sentences begin with a capital, whatever name comes first."""
    made, begins = "", True
    for letter in text:
        made += letter.upper() if begins else letter
        begins = letter in ".!?\n" or (begins and (letter.isspace() or letter in "«“("))
    return made


def small(text: str) -> str:
    """A name inside a sentence."""
    return text[:1].lower() + text[1:]


def listed(texts: Sequence[str]) -> str:
    """Names in a row: "Mauve, Blue and Green"; "" if there are none."""
    if len(texts) < 2:
        return "".join(texts)
    template = QCoreApplication.translate("Phrases", "{first} and {last}")
    return template.format(first=", ".join(texts[:-1]), last=texts[-1])


def plain(number: int) -> str:
    """A number, with a true minus sign."""
    return f"\N{MINUS SIGN}{-number}" if number < 0 else str(number)


def signed(number: int) -> str:
    """A change, with its sign."""
    return f"+{number}" if number > 0 else plain(number)


def aligned(rows: Sequence[tuple[str, str]], width: int) -> list[str]:
    """Labels in one column, their texts in another, long ones broken."""
    column = max(len(label) for label, _ in rows) + 2
    return [line for label, text in rows for line in wrapped(text, width, f"{INDENT}{label:<{column}}")]


def wrapped(text: str, width: int, start: str = INDENT) -> list[str]:
    """A text over several lines, all of them indented as the first is by its start."""
    return wrap(
        text,
        width,
        initial_indent=start,
        subsequent_indent=" " * len(start),
        break_long_words=False,
        break_on_hyphens=False,
    )


def elides(name: str) -> bool:
    """Whether « de » loses its vowel: before Alice, Éric, Hélène and Yves, not before Bruno, Hassan and Yann."""
    first, second = (unicodedata.normalize("NFD", letter)[:1].lower() for letter in f"{name}  "[:2])
    if first == "h":  # mute in most French first names, but rarely in those that begin with Ha
        return second != "a"
    if first == "y":
        return second not in "aeiou"
    return first in "aeiouœæ"
