"""How names bend in a sentence: « du Ramoneur », « à La Relieuse », « d’Alice », "Bruno’s Clockmaker".

Aliases carry their articles and keep the capital, as on the cards. The two languages need different words around a
name, so sentences have places for the whole (`{of_spy}`), and both forms are made here and nowhere else.
"""

from __future__ import annotations

from collections.abc import Sequence

from qtapp.base.i18n import language
from qtapp.words.phrases import elides, listed

ARTICLE = "The "
MASCULINE, FEMININE, ELIDED = "Le ", "La ", "L’"


def of(name: str) -> str:
    """Whose, or of whom: "of The Chimney Sweep", « du Ramoneur », « d’Alice »."""
    if language() != "fr":
        return f"of {name}"
    if name.startswith(MASCULINE):
        return f"du {name.removeprefix(MASCULINE)}"
    if name.startswith((FEMININE, ELIDED)) or not elides(name):
        return f"de {name}"
    return f"d’{name}"


def of_all(names: Sequence[str]) -> str:
    """Of each of them: "of The Stoker and The Mirror", « du Chauffeur et du Miroir »."""
    return listed([of(name) for name in names]) if language() == "fr" else of(listed(names))


def to(name: str) -> str:
    """To whom: "to The Chimney Sweep", « au Ramoneur », « à La Relieuse »."""
    if language() != "fr":
        return f"to {name}"
    return f"au {name.removeprefix(MASCULINE)}" if name.startswith(MASCULINE) else f"à {name}"


def owned(alias: str, player: str) -> str:
    """A spy and whose it is: "Bruno’s Clockmaker", « L’Horloger de Bruno »."""
    if language() == "fr":
        return f"{alias} {of(player)}"
    return f"{player}’s {alias.removeprefix(ARTICLE)}"


def own(alias: str) -> str:
    """A spy of the one who is spoken to: "your Clockmaker", « votre Horloger »."""
    if language() != "fr":
        return f"your {alias.removeprefix(ARTICLE)}"
    return f"votre {alias.removeprefix(MASCULINE).removeprefix(FEMININE).removeprefix(ELIDED)}"
