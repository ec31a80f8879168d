"""What the component data of The Circle consist of: one named tuple for each kind of record (R1)."""

from __future__ import annotations

from typing import NamedTuple


class Facts(NamedTuple):
    """What the box says about the game as a whole."""

    id: str
    players_min: int
    players_max: int
    age_min: int
    minutes: int
    year: int
    designer: str
    illustrator: str
    publisher: str
    en: str
    fr: str
    en_tagline: str
    fr_tagline: str


class Rules(NamedTuple):
    """What the rules count by."""

    income: int
    activation_cost: int
    open_neutrals: int
    division_max: int
    arrest_vp: int
    arrest_circle_vp: int
    capture_vp: int
    capture_circle_vp: int
    butterfly_vp: int
    infiltrations_per_turn: int
    marker_cost_vp: int
    goal_vp: int
    circle_goal: int
    wheel_slots: int


class StartSquares(NamedTuple):
    """Start squares by number of players (R2.6)."""

    players: int
    vp: int
    circle: int


class Division(NamedTuple):
    """One of the four that every service has (R1.12)."""

    id: str
    abbr: str
    colour: str
    hex: str
    quarter: str
    en: str
    fr: str
    en_colour: str
    fr_colour: str
    en_blurb: str
    fr_blurb: str


class Neutral(NamedTuple):
    """What neutral spies have instead of a division."""

    id: str
    colour: str
    hex: str
    en: str
    fr: str
    en_blurb: str
    fr_blurb: str


class AuctionColour(NamedTuple):
    """Which secrets are bid for a spy (R1.9)."""

    id: str
    en: str
    fr: str


class SecretService(NamedTuple):
    """What a seat plays (R1.13)."""

    id: str
    abbr: str
    emblem: str
    exclusives: tuple[str, ...]
    en: str
    fr: str
    en_nation: str
    fr_nation: str
    en_blurb: str
    fr_blurb: str
    founded: int = 0  # not known of all


class Colour(NamedTuple):
    """Of the wooden markers of a seat (R1.1)."""

    id: str
    hex: str
    glyph: str
    en: str
    fr: str


class ActionRecord(NamedTuple):
    """One of the sixteen actions (R7)."""

    id: str
    division: str
    pile: str
    strength: int
    neutral_strength: int
    when: str
    attack: bool
    afterwards: str
    icon: str
    en: str
    fr: str
    en_help: str
    fr_help: str
    en_help_neutral: str = ""
    fr_help_neutral: str = ""


class Pile(NamedTuple):
    """One of the sixteen piles of coloured spies, the top first (R2.2)."""

    id: str
    division: str
    action: str
    grid: tuple[int, ...]
    cards: tuple[str, ...]


class Spy(NamedTuple):
    """One of the sixty cards (R1.8); its name is an alias."""

    id: str
    division: str
    action: str
    k: int
    prep: int
    vp: int
    bid: str
    quarter: str
    en: str
    fr: str
    en_portrait: str
    fr_portrait: str
    pile: str = ""  # of neutral spies
    exclusive: str = ""  # the nation, of twelve


class Phase(NamedTuple):
    """Of a turn (R3.1)."""

    id: int
    en: str
    fr: str
    en_summary: str
    fr_summary: str


class Term(NamedTuple):
    """A word of the rulebook."""

    id: str
    en: str
    fr: str


class Box(NamedTuple):
    """Everything in the box."""

    facts: Facts
    rules: Rules
    starts: tuple[StartSquares, ...]
    divisions: tuple[Division, ...]
    neutral: Neutral
    auction_colours: tuple[AuctionColour, ...]
    services: tuple[SecretService, ...]
    colours: tuple[Colour, ...]
    actions: tuple[ActionRecord, ...]
    piles: tuple[Pile, ...]
    spies: tuple[Spy, ...]
    phases: tuple[Phase, ...]
    terms: tuple[Term, ...]
