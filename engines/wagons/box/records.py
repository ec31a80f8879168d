"""What the component data of Circle the Wagons consist of: one named tuple for each kind of record (R1, R9)."""

from __future__ import annotations

from typing import NamedTuple


class Facts(NamedTuple):
    """What the box says about the game as a whole."""

    id: str
    players_min: int
    players_max: int
    age_min: int
    minutes: int
    cards: int
    goals_per_game: int
    ring_slots: int
    card_width_mm: int
    card_height_mm: int
    authors: tuple[str, ...]
    artists: tuple[str, ...]
    publisher: str
    year: int
    en: str
    fr: str
    en_tagline: str
    fr_tagline: str


class Terrain(NamedTuple):
    """A kind of land (R1.2)."""

    id: str
    letter: str
    count: int  # type: ignore[assignment]  # hides the tuple's own method, which nobody needs here
    wheel: int
    en: str
    fr: str
    en_plural: str
    fr_plural: str
    fr_gender: str
    color: str


class Icon(NamedTuple):
    """What stands on a territory (R1.2)."""

    id: str
    letter: str
    count: int  # type: ignore[assignment]  # hides the tuple's own method, which nobody needs here
    wheel: int
    en: str
    fr: str
    en_plural: str
    fr_plural: str
    fr_gender: str
    en_picture: str
    fr_picture: str


class CardFront(NamedTuple):
    """A front: four territories, upright (R1.1)."""

    id: int
    tl: str
    tr: str
    bl: str
    br: str
    goal: str
    family: str
    en: str
    fr: str

    @property
    def upright(self) -> tuple[str, str, str, str]:
        return self.tl, self.tr, self.bl, self.br

    @property
    def upside_down(self) -> tuple[str, str, str, str]:
        return self.br, self.bl, self.tr, self.tl  # R2.2


class Goal(NamedTuple):
    """A back: a bonus condition with the numbers it scores by (R9)."""

    id: str
    card: int
    scope: str  # "town": each town alone; "both": the towns are compared
    en: str
    fr: str
    en_text: str
    fr_text: str
    en_note: str
    fr_note: str
    points: int = 0
    penalty: int = 0
    per: int = 1
    stolen: int = 0
    table: tuple[tuple[int, ...], ...] = ()  # rows: from, to, points
    line: tuple[int, ...] = ()  # points by length; the last for anything longer


class Box(NamedTuple):
    """All components, as they were read and checked."""

    facts: Facts
    terrains: tuple[Terrain, ...]
    icons: tuple[Icon, ...]
    cards: tuple[CardFront, ...]
    goals: tuple[Goal, ...]

    @property
    def letters(self) -> tuple[str, ...]:
        """The letters of the layers, in their order."""
        return (*(terrain.letter for terrain in self.terrains), *(icon.letter for icon in self.icons))
