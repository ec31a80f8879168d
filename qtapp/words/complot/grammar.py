"""How names bend in a sentence: « du Pentagone », « au général Carrington », « d’Alice », "in Denver", "Bruno’s agent".

Names on cards and on the map stand alone there and carry a capital; inside a sentence they take their article
(`place`, `figure`), and then whatever comes before it: of, from, to, at.
"""

from __future__ import annotations

from qtapp.base.i18n import language
from qtapp.words.phrases import elides, small

THE = "The "
TITLES = ("Major ", "Colonel ", "Général ", "Président ", "Juge ", "Docteur ", "Padre ")
HIS = ("Cimetière", "Siège", "Domaine", "Lac", "Ranch", "Pénitencier", "Bunker", "Camp", "Palais", "Maquis")
HER = ("Banque", "Base", "Plantation")
ELIDED = ("Hôpital", "Asile")
TOWNS = ("La Nouvelle-Orléans", "La Havane")  # whose article is a part of the name
SHIPS = ("Le «", "The Lady Bee")
WITH_ARTICLE = ("Estate", "Bunker", "Camp", "Base")
IN = (
    *("New York", "Eastown", "Chicago", "Greenfalls", "Denver", "San Francisco", "Los Angeles", "New Orleans"),
    *("Miami", "Havana", "Mexico City", "San Miguel"),
)
ON = ("Rum Cay", "Roca Negra")


def place(name: str) -> str:
    """A place inside a sentence: "the Pentagon", « le cimetière d’Arlington », "Denver"."""
    if language() != "fr":
        return f"the {name}" if name.endswith(WITH_ARTICLE) else _lowered(name, THE)
    if name in TOWNS:
        return name
    first = name.split(maxsplit=1)[0]
    for words, article in ((HIS, "le "), (HER, "la "), (ELIDED, "l’")):
        if first in words:
            return f"{article}{small(name)}"
    return _lowered(name, "Le ", "La ")


def figure(name: str) -> str:
    """A character inside a sentence: "the Mongoose", « le major Jones », "XIII"."""
    if language() != "fr":
        return _lowered(name, THE)
    if name.startswith("Amiral "):
        return f"l’{small(name)}"
    return f"le {small(name)}" if name.startswith(TITLES) else _lowered(name, "La ")


def _lowered(name: str, *articles: str) -> str:
    return small(name) if name.startswith(articles) else name


def of(name: str) -> str:
    """Whose, or of whom: "of the Pentagon", « du Pentagone », « d’Alice »."""
    return _de(name) if language() == "fr" else f"of {name}"


def out_of(name: str) -> str:
    """Where from: "from the Pentagon", « du Pentagone », « de Denver »."""
    return _de(name) if language() == "fr" else f"from {name}"


def to(name: str) -> str:
    """Where to, or to whom: "to the Pentagon", « au Pentagone », « à Denver »."""
    if language() != "fr":
        return f"to {name}"
    return f"au {name.removeprefix('le ')}" if name.startswith("le ") else f"à {name}"


def at(name: str) -> str:
    """Where, of a name as it stands on the map: "at the Pentagon", "in Denver", « sur le « Lady Bee » »."""
    inside = place(name)
    if name.startswith(SHIPS):
        return f"sur {inside}" if language() == "fr" else f"on {inside}"
    if language() == "fr":
        return to(inside)
    return f"in {inside}" if name in IN else f"on {inside}" if name in ON else f"at {inside}"


def owned(noun: str, player: str) -> str:
    """One thing and whose it is: "Bruno’s agent", « l’agent de Bruno »."""
    if language() == "fr":
        return f"{_article(noun)}{noun} {_de(player)}"
    return f"{player}’s {noun}"


def hand(player: str) -> str:
    """The cards somebody holds: "Bruno’s hand", « la main de Bruno »."""
    return f"la main {_de(player)}" if language() == "fr" else f"{player}’s hand"


def numbered(noun: str, number: str) -> str:
    """One of several by its number: "agent 2", « l’agent 2 »."""
    if language() == "fr":
        return f"{_article(noun)}{noun}\u00a0{number}"
    return f"{noun}\u00a0{number}"


def one(noun: str) -> str:
    """One of several: "an agent", « un agent »; all units are masculine."""
    if language() == "fr":
        return f"un {noun}"
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"


def _article(noun: str) -> str:
    return "l’" if elides(noun) else "le "


def _de(name: str) -> str:
    if name.startswith("le "):
        return f"du {name.removeprefix('le ')}"
    if name.startswith(("la ", "l’")) or not elides(name):
        return f"de {name}"
    return f"d’{name}"
