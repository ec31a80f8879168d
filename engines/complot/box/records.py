"""What the component data of XIII: Le Complot consist of: one named tuple for each kind of record (R1)."""

from __future__ import annotations

from typing import NamedTuple


class Facts(NamedTuple):
    """What the box says about the game as a whole."""

    id: str
    data_version: int
    source: str
    en: str
    fr: str
    en_tagline: str
    fr_tagline: str
    en_credits: str
    fr_credits: str
    min_players: int
    max_players: int
    min_rounds: int
    max_rounds: int
    default_rounds: int
    min_age: int
    minutes: int


class Rules(NamedTuple):
    """What the rules count by."""

    source: str
    start_place: int
    start_agents: int
    hand_size: int
    autonomy_per_round: int
    financier_bonus: int
    yellow_bonus: int
    max_characters: int
    max_characters_per_place: int
    max_units_per_place: int
    missions_2_to_4: int
    missions_5: int
    mission_piles: int
    accusation_loss: int
    helicopter_steps: int
    plane_units: int
    defence_rounds: int
    cost_agent: int
    cost_commando: int
    cost_special: int


class Rolls(NamedTuple):
    """Which faces of a die bring about what."""

    source: str
    assassination_success: tuple[int, ...]
    capture_success: tuple[int, ...]
    interrogation_betrays: tuple[int, ...]
    corruption_success: tuple[int, ...]
    recruitment_nothing: tuple[int, ...]
    recruitment_agent: tuple[int, ...]
    recruitment_commando: tuple[int, ...]
    recruitment_character: tuple[int, ...]
    bombing_success: tuple[int, ...]
    mission_stays: tuple[int, ...]
    mission_replaced: tuple[int, ...]


class SeatRecord(NamedTuple):
    """The letter and the colour of a seat."""

    id: str
    colour: str
    source: str
    en: str
    fr: str


class Phase(NamedTuple):
    """Of a round (R3.1)."""

    id: int
    source: str
    en: str
    fr: str


class Ring(NamedTuple):
    """The colour around a place, and what a character there is worth (R1.1)."""

    id: str
    colour: str
    number: int
    source: str
    en: str
    fr: str
    en_text: str
    fr_text: str


class MapPlace(NamedTuple):
    """One of the 33 (R1.1)."""

    id: int
    ring: str
    x: int
    y: int
    source: str
    name_source: str
    en: str
    fr: str


class Path(NamedTuple):
    """It joins two neighbours."""

    a: int
    b: int
    source: str


class UnitType(NamedTuple):
    """A kind of combat unit (R1.6)."""

    code: str
    id: str
    per_player: int
    combat: int
    dice: int
    life: int
    cost: int
    source: str
    count_source: str
    en: str
    fr: str
    en_text: str
    fr_text: str


class NeutralUnit(NamedTuple):
    """How many neutral units there are of a type (R1.7)."""

    type: str
    number: int
    source: str


class Skill(NamedTuple):
    """What a character can do (R16)."""

    id: str
    phase: int
    source: str
    en: str
    fr: str
    en_text: str
    fr_text: str


class Character(NamedTuple):
    """One of the 29 cards (R1.4)."""

    id: str
    code: str
    ground: str
    skill: str
    combat: int
    plot: int
    life: int
    elimination: int
    players: tuple[int, ...]
    source: str
    name_source: str
    en: str
    fr: str
    en_text: str
    fr_text: str


class ActionType(NamedTuple):
    """One of the 21 types of the action deck (R1.5)."""

    id: str
    listed_count: int
    phases: tuple[int, ...]
    window: str
    source: str
    en: str
    fr: str
    en_text: str
    fr_text: str


class ActionCard(NamedTuple):
    """One of the 68 cards besides the secondary missions."""

    id: str
    type: str
    source: str
    bonus: int = 0
    optional: str = ""  # the option without which it stays in the box


class SecondaryMission(NamedTuple):
    """One of the 13 that are in the action deck (R15.17)."""

    id: str
    type: str
    place: int
    points: int
    source: str
    en: str
    fr: str
    en_text: str
    fr_text: str


class MissionType(NamedTuple):
    """It is printed on the back of primary missions (R1.2)."""

    id: str
    number: int
    marker: str
    colour: str
    source: str
    en: str
    fr: str
    en_text: str
    fr_text: str


class FailureKind(NamedTuple):
    """What a failure may bring about (R13.14)."""

    id: str
    source: str
    en_text: str
    fr_text: str


class Mission(NamedTuple):
    """One of the 20 primary missions."""

    id: str
    type: str
    place: int
    enemies: tuple[int, ...]  # neutral units, by type
    points: int
    failure: str
    failure_value: int
    source: str
    en: str
    fr: str
    en_text: str
    fr_text: str
    en_goal: str
    fr_goal: str
    en_failure_text: str
    fr_failure_text: str
    plot: int = 0
    deliver_to: int = 0
    en_object: str = ""
    fr_object: str = ""


class Term(NamedTuple):
    """A word of the rulebook."""

    id: str
    source: str
    en: str
    fr: str


class DecisionText(NamedTuple):
    """What a seat is asked at a decision (R3)."""

    id: str
    source: str
    en_text: str
    fr_text: str


class Box(NamedTuple):
    """Everything in the box."""

    facts: Facts
    rules: Rules
    rolls: Rolls
    seats: tuple[SeatRecord, ...]
    phases: tuple[Phase, ...]
    rings: tuple[Ring, ...]
    places: tuple[MapPlace, ...]
    paths: tuple[Path, ...]
    unit_types: tuple[UnitType, ...]
    neutral_units: tuple[NeutralUnit, ...]
    skills: tuple[Skill, ...]
    characters: tuple[Character, ...]
    action_types: tuple[ActionType, ...]
    action_cards: tuple[ActionCard, ...]
    secondary_missions: tuple[SecondaryMission, ...]
    mission_types: tuple[MissionType, ...]
    failure_kinds: tuple[FailureKind, ...]
    missions: tuple[Mission, ...]
    terms: tuple[Term, ...]
    prompts: tuple[DecisionText, ...]
