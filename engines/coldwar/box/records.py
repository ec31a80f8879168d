"""What the component data of Guerre froide consist of: one named tuple for each kind of record (R1, R2.5)."""

from __future__ import annotations

from typing import NamedTuple


class Facts(NamedTuple):
    """What the box says about the game as a whole."""

    id: str
    players_min: int
    players_max: int
    authors: tuple[str, ...]
    variant_authors: tuple[str, ...]
    translators: tuple[str, ...]
    analyst_depth: int
    space_race_depth: int
    cipher_influence: int
    cipher_points: int
    total_vp: int
    first_year: int
    last_turn: int
    en: str
    fr: str
    en_short: str
    fr_short: str
    en_tagline: str
    fr_tagline: str
    en_credits: str
    fr_credits: str


class Mode(NamedTuple):
    """The game for two or for three (S0.1)."""

    id: str
    players: int
    target: int
    passes_to_end: int
    agents: tuple[str, ...]
    double_analyst: str  # whose Analyst works when several meet (R10.14)
    en: str
    fr: str


class Roster(NamedTuple):
    """The agents that each agency owns besides those of the base game (R2.5)."""

    id: str
    adds: tuple[str, ...]
    cryptographer: str
    en: str
    fr: str


class Agency(NamedTuple):
    """What a seat plays (R2.1)."""

    id: str
    color: str
    en: str
    fr: str
    en_article: str
    fr_article: str
    en_of: str
    fr_of: str
    en_to: str
    fr_to: str


class Agent(NamedTuple):
    """One kind of agent, with what he does when his own agency or a rival dominates (R1.4, R10.3)."""

    id: str
    code: str
    initiative: int
    removable: bool
    modes: tuple[str, ...]
    en: str
    fr: str
    en_article: str
    fr_article: str
    en_of: str
    fr_of: str
    en_own: str
    fr_own: str
    en_rival: str
    fr_rival: str
    en_help: str
    fr_help: str
    variant: str = ""  # of the Cryptographers
    en_subtitle: str = ""
    fr_subtitle: str = ""
    en_own_2p: str = ""
    fr_own_2p: str = ""
    en_help_2p: str = ""
    fr_help_2p: str = ""


class Faction(NamedTuple):
    """A kind of group, and its power (R8)."""

    id: str
    key: str
    glyph: str
    color: str
    en: str
    fr: str
    en_power: str
    fr_power: str


class Group(NamedTuple):
    """A group card (R1.1)."""

    id: str
    faction: str
    influence: int
    en: str
    fr: str


class Objective(NamedTuple):
    """An objective card (R1.2)."""

    id: str
    kind: str  # "nation" or "event"
    stability: int
    population: int
    vp: int
    profile: tuple[str, ...]
    en: str
    fr: str
    en_article: str
    fr_article: str
    phase: str = ""  # when the ability of an event can be used
    en_ability: str = ""
    fr_ability: str = ""


class Phase(NamedTuple):
    """A phase of the turn (4)."""

    id: str
    en: str
    fr: str
    en_summary: str
    fr_summary: str


class Term(NamedTuple):
    """A word of the game."""

    id: str
    en: str
    fr: str


class Box(NamedTuple):
    """All components, as they were read and checked."""

    facts: Facts
    modes: tuple[Mode, ...]
    rosters: tuple[Roster, ...]
    agencies: tuple[Agency, ...]
    agents: tuple[Agent, ...]
    factions: tuple[Faction, ...]
    groups: tuple[Group, ...]
    objectives: tuple[Objective, ...]
    phases: tuple[Phase, ...]
    terms: tuple[Term, ...]
