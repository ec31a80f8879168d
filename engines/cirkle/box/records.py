"""What the component data of Cirkle consist of: one named tuple for each kind of record (R1, R2)."""

from __future__ import annotations

from typing import NamedTuple


class Facts(NamedTuple):
    """What the boxes say about the game as a whole."""

    id: str
    players_min: int
    players_max: int
    age_min: int
    missiles_lost_to_hold: int  # R11.2
    units_lost_to_recover: int  # R10.1
    repetition: int  # R13.2
    en: str
    fr: str
    en_quad: str
    fr_quad: str
    en_tagline: str
    fr_tagline: str


class Missile(NamedTuple):
    """The red mark of a missile unit (R1.3)."""

    color: str
    en: str
    fr: str
    en_plural: str
    fr_plural: str


class Shape(NamedTuple):
    """The outline of a square, and the type of unit that fits into it."""

    id: str
    en: str
    fr: str
    shelters: str = ""


class Unit(NamedTuple):
    """A type of unit (R1.1)."""

    id: str
    letter: str
    shape: str
    axes: tuple[str, ...]  # "h" row, "v" column, "d" diagonal
    range: int
    flies: bool
    bot_value: int
    en: str
    fr: str
    en_plural: str
    fr_plural: str
    en_missile: str
    fr_missile: str
    en_article: str
    fr_article: str
    en_missile_article: str
    fr_missile_article: str
    en_branch: str
    fr_branch: str
    en_move: str
    fr_move: str


class InversionPair(NamedTuple):
    """Two types of unit, or two missiles, that may change places, and on which lines (R7.3)."""

    a: str
    b: str
    axes: tuple[str, ...]


class Colour(NamedTuple):
    """An army (R1.4)."""

    id: str
    letter: str
    color: str
    en: str
    fr: str
    en_army: str
    fr_army: str


class Square(NamedTuple):
    """A kind of square (R2.2); its id is the letter of the grids."""

    id: str
    relief: str  # "hollow" or "flat"
    shape: str
    en: str
    fr: str
    protects: str = ""  # the type it protects, "*" for all


class Board(NamedTuple):
    """A board: its squares, and the units as they stand at the start (R2.3, R2.4, R3)."""

    id: str
    columns: str
    hollow: int
    flat: int
    rows: tuple[str, ...]  # from row 11 down
    placement: str  # as R15.2 writes it


class Camp(NamedTuple):
    """The home of a colour on a board."""

    board: str
    owner: str
    columns: str
    rows: tuple[int, ...]  # the first and the last
    targets: tuple[str, ...]
    coloured_row: int  # 0: none


class Mode(NamedTuple):
    """One of the four games (R3.5)."""

    id: str
    board: str
    colours: tuple[str, ...]  # by seat (R3.4)
    cycle: tuple[str, ...]  # R4.3
    sides: tuple[tuple[str, ...], ...]  # R1.6
    recovers: tuple[str, ...]  # R10.5
    units_of_a_type: int  # R1.2
    quiet_turns: int  # R13.3
    en: str
    fr: str
    en_subtitle: str
    fr_subtitle: str
    en_goal: str
    fr_goal: str


class Text(NamedTuple):
    """A word of the game, a short explanation, or a piece of advice."""

    id: str
    en: str
    fr: str


class Box(NamedTuple):
    """All components, as they were read and checked."""

    facts: Facts
    missile: Missile
    shapes: tuple[Shape, ...]
    units: tuple[Unit, ...]
    inversions: tuple[InversionPair, ...]
    colours: tuple[Colour, ...]
    squares: tuple[Square, ...]
    boards: tuple[Board, ...]
    camps: tuple[Camp, ...]
    modes: tuple[Mode, ...]
    terms: tuple[Text, ...]
    helps: tuple[Text, ...]
    tips: tuple[Text, ...]
