"""What the component data of a game call things, in the language that is spoken."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject

from engines import components
from qtapp.base.i18n import language

Row = Mapping[str, Any]


class ComponentNames:
    """The tables of a game's data file; a game says how the names in them are put into sentences."""

    def __init__(self, game_id: str, document: Mapping[str, Any] | None = None) -> None:
        self.data = components.document(game_id) if document is None else document
        self.game: Row = self.data["game"]
        self.terms: dict[str, Row] = self.table("term") if "term" in self.data else {}

    def table(self, name: str) -> dict[Any, Row]:
        """The records of a table by their ids."""
        return {row["id"]: row for row in self.data[name]}

    def text(self, row: Row, form: str = "") -> str:
        """A record's name, or another of its texts, in the language that is spoken."""
        return str(row[f"{language()}_{form}" if form else language()])

    def term(self, term: str) -> str:
        """A word of the rulebook: "Stability", "Joker"."""
        return self.text(self.terms[term])


N = TypeVar("N", bound=ComponentNames)


class Sentences(QObject, Generic[N]):
    """A part of a game's words: sentences around the names of its components. The class is the context of its texts."""

    def __init__(self, names: N) -> None:
        super().__init__()
        self._names = names
