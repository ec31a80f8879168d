"""The components of the box, from `resources/games/complot.toml`: board, characters, units, missions, cards (R1).

`checked_box` reads the data into a `Box` and holds it against the rules. Inside the engine places are their printed
numbers, missions and action cards their places in the file; figures and units are elements (`box.elements`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engines import components
from engines.complot.box.records import (
    ActionCard,
    ActionType,
    Box,
    Character,
    DecisionText,
    Facts,
    FailureKind,
    MapPlace,
    Mission,
    MissionType,
    NeutralUnit,
    Path,
    Phase,
    Ring,
    Rolls,
    Rules,
    SeatRecord,
    SecondaryMission,
    Skill,
    Term,
    UnitType,
)
from engines.components import DataError

GAME_ID = "complot"
FILE = "complot.toml"

PLACE_COUNT = 33
UNIT_CODES = ("a", "c", "k", "d", "s")
SEAT_CODES = ("A", "B", "C", "D", "E")
SKILLS = ("seduction", "financier", "recruitment", "assassination", "infiltration", "capture", "corruption")
MISSION_KINDS = ("combat", "plot", "defence", "combat_delivery", "plot_delivery")
FAILURES = ("none", "lose_points", "wound_character", "lose_unit", "discard", "lose_autonomy")
CARD_TYPES = (
    *("ACC", "ESP", "INN", "REN", "SOU", "SOI", "SCO", "NMI", "CMI", "REC", "HEL"),
    *("AVI", "IND", "BLO", "INC", "ATT", "MIS", "ALL", "ESQ", "COM", "CPC"),
)
UNITS_PER_PLAYER = 11  # R1.6
NEUTRAL_UNITS = 24  # R1.7
COUNTS = {"characters": 29, "missions": 20, "secondary_missions": 13, "action_cards": 68}
BROWN = 5  # R1.4


def checked_box(document: Mapping[str, Any], file: str = FILE) -> Box:
    """The box in a parsed data file. Raises DataError naming the record and field that is wrong."""
    box = Box(
        components.single(document, "game", Facts, file),
        components.single(document, "rules", Rules, file),
        components.single(document, "rolls", Rolls, file),
        components.records(document, "seat", SeatRecord, file),
        components.records(document, "phase", Phase, file),
        components.records(document, "ring", Ring, file),
        components.records(document, "place", MapPlace, file),
        components.records(document, "path", Path, file),
        components.records(document, "unit_type", UnitType, file),
        components.records(document, "neutral_unit", NeutralUnit, file),
        components.records(document, "skill", Skill, file),
        components.records(document, "character", Character, file),
        components.records(document, "action_type", ActionType, file),
        components.records(document, "action_card", ActionCard, file),
        components.records(document, "secondary_mission", SecondaryMission, file),
        components.records(document, "mission_type", MissionType, file),
        components.records(document, "failure_kind", FailureKind, file),
        components.records(document, "mission", Mission, file),
        components.records(document, "term", Term, file),
        components.records(document, "prompt", DecisionText, file),
    )
    _check_ids(box, file)
    _check_board(box, file)
    _check_counts(box, file)
    for mission in box.missions:
        _check_mission(mission, box, file)
    return box


def _check_ids(box: Box, file: str) -> None:
    """The engine knows these by their place in the file."""
    listed = (
        ("seat", [seat.id for seat in box.seats], SEAT_CODES),
        ("phase", [phase.id for phase in box.phases], tuple(range(1, 9))),
        ("place", [place.id for place in box.places], tuple(range(1, PLACE_COUNT + 1))),
        ("unit_type", [kind.code for kind in box.unit_types], UNIT_CODES),
        ("neutral_unit", [kind.type for kind in box.neutral_units], UNIT_CODES),
        ("skill", [skill.id for skill in box.skills], SKILLS),
        ("action_type", [kind.id for kind in box.action_types], CARD_TYPES),
        ("mission_type", [kind.id for kind in box.mission_types], MISSION_KINDS),
        ("failure_kind", [kind.id for kind in box.failure_kinds], FAILURES),
    )
    for name, found, expected in listed:
        if tuple(found) != expected:
            ids, wrong = (", ".join(map(str, each)) for each in (expected, found))
            raise DataError(file, f"[[{name}]]", "id", f"expected {ids}, found {wrong}")


def _check_board(box: Box, file: str) -> None:
    """R1.1, R1.3"""
    for path in box.paths:
        if not (1 <= path.a < path.b <= PLACE_COUNT):
            raise DataError(file, "[[path]]", "a", f"{path.a} and {path.b} cannot be joined")
    for ring in box.rings:
        count = sum(place.ring == ring.id for place in box.places)
        if count != ring.number:
            raise DataError(file, f"[[ring]] {ring.id!r}", "number", f"expected {ring.number} places, found {count}")
    taken = sorted([mission.place for mission in box.missions] + [card.place for card in box.secondary_missions])
    if taken != list(range(1, PLACE_COUNT + 1)):
        raise DataError(file, "[[mission]]", "place", "each place has one mission card, primary or secondary")


def _check_counts(box: Box, file: str) -> None:
    """R1.2 to R1.7"""
    for name, expected in COUNTS.items():
        found = len(getattr(box, name))
        if found != expected:
            raise DataError(file, f"[[{name[:-1]}]]", "-", f"expected {expected} records, found {found}")
    if sum(character.ground == "brown" for character in box.characters) != BROWN:
        raise DataError(file, "[[character]]", "ground", f"{BROWN} are brown")
    if sum(kind.per_player for kind in box.unit_types) != UNITS_PER_PLAYER:
        raise DataError(file, "[[unit_type]]", "per_player", f"{UNITS_PER_PLAYER} belong to each player")
    if sum(kind.number for kind in box.neutral_units) != NEUTRAL_UNITS:
        raise DataError(file, "[[neutral_unit]]", "count", f"{NEUTRAL_UNITS} are neutral")
    for kind in box.action_types:
        count = sum(card.type == kind.id and not card.optional for card in box.action_cards)
        count = len(box.secondary_missions) if kind.id == "MIS" else count
        if count != kind.listed_count:
            raise DataError(file, f"[[action_type]] {kind.id!r}", "listed_count", f"found {count} cards")
    for character in box.characters:
        if character.skill not in SKILLS:
            raise DataError(file, f"[[character]] {character.id!r}", "skill", f"{character.skill!r} is none")


def _check_mission(mission: Mission, box: Box, file: str) -> None:
    """R1.2, R1.3, R13"""
    label = f"[[mission]] {mission.id!r}"
    if mission.type not in MISSION_KINDS or mission.failure not in FAILURES:
        raise DataError(file, label, "type", "unknown type or failure")
    if len(mission.enemies) != len(UNIT_CODES):
        raise DataError(file, label, "enemies", "one number for each type of unit")
    if bool(mission.deliver_to) != mission.type.endswith("_delivery"):
        raise DataError(file, label, "deliver_to", "deliveries have a destination, others have none")
    if mission.deliver_to and mission.deliver_to not in {card.place for card in box.secondary_missions}:
        raise DataError(file, label, "deliver_to", "is not the place of a secondary mission")
    if mission.deliver_to and mission.points % 2:
        raise DataError(file, label, "points", "cannot be halved")


BOX = checked_box(components.document(GAME_ID))
RULES = BOX.rules
ROLLS = BOX.rolls

# The board.

PLACES = tuple(range(1, PLACE_COUNT + 1))
NEIGHBOURS = (
    (),
    *(
        tuple(sorted([p.b for p in BOX.paths if p.a == place] + [p.a for p in BOX.paths if p.b == place]))
        for place in PLACES
    ),
)
"""By place: those that a path joins it with, by number."""

RING = ("", *(place.ring for place in BOX.places))
RINGED = {ring.id: tuple(place.id for place in BOX.places if place.ring == ring.id) for ring in BOX.rings}

# Primary missions.

MISSION_CODES = tuple(mission.id for mission in BOX.missions)
MISSION_NUMBER = {code: number for number, code in enumerate(MISSION_CODES)}
COMBAT_MISSION, PLOT_MISSION, DEFENCE, COMBAT_DELIVERY, PLOT_DELIVERY = range(5)
MISSION_KIND = tuple(MISSION_KINDS.index(mission.type) for mission in BOX.missions)
MISSION_PLACE = tuple(mission.place for mission in BOX.missions)
DESTINATION = tuple(mission.deliver_to for mission in BOX.missions)
MISSION_BITS = tuple(1 << mission.place | (mission.deliver_to and 1 << mission.deliver_to) for mission in BOX.missions)
"""By mission: all places named on it."""

POINTS = tuple(mission.points for mission in BOX.missions)

# Action cards: the 68, then the secondary missions.

CARD_CODES = (*(card.id for card in BOX.action_cards), *(card.id for card in BOX.secondary_missions))
CARD_NUMBER = {code: card for card, code in enumerate(CARD_CODES)}
CARDS = range(len(CARD_CODES))
ACC, ESP, INN, REN, SOU, SOI, SCO, NMI, CMI, REC, HEL, AVI, IND, BLO, INC, ATT, MIS, ALL, ESQ, COM, CPC = range(21)
_TYPES = (*(card.type for card in BOX.action_cards), *(card.type for card in BOX.secondary_missions))
CARD_TYPE = tuple(map(CARD_TYPES.index, _TYPES))
BONUS = (*(card.bonus for card in BOX.action_cards), *(0 for _ in BOX.secondary_missions))
ALIKE = tuple((-1, card) if CARD_TYPE[card] == MIS else (CARD_TYPE[card], BONUS[card]) for card in CARDS)
"""By card: equal for those that one of them stands for (R3.7)."""

COPIES = tuple(sum(1 << card for card in CARDS if CARD_TYPE[card] == kind) for kind in range(len(CARD_TYPES)))
"""By type: its cards, as bits."""

OPTIONAL = tuple(card for card, record in enumerate(BOX.action_cards) if record.optional)
SECONDARY_PLACE = (*(0 for _ in BOX.action_cards), *(card.place for card in BOX.secondary_missions))
SECONDARY_POINTS = (*(0 for _ in BOX.action_cards), *(card.points for card in BOX.secondary_missions))
COSTS = (RULES.cost_agent, RULES.cost_commando, *(RULES.cost_special,) * 3)
"""By type of unit (R9.6)."""
