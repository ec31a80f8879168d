"""The 18 cards of the box, from `resources/games/wagons.toml`: fronts of four territories, goals on the backs (R1).

`checked_box` reads the data into a `Box` and holds it against the rules: numbers of cards, terrains and icons, one goal
for each card, no two cards alike. Code that scores refers to terrains and icons by the layer numbers below.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from engines import components
from engines.components import DataError
from engines.wagons.box.records import Box, CardFront, Facts, Goal, Icon, Terrain

GAME_ID = "wagons"
FILE = "wagons.toml"

# The layers of a town: terrains in the order of the score sheet (R10.4), then icons.
TERRAINS = ("desert", "forest", "mountain", "plain", "snow", "water")
ICONS = ("beer", "cow", "fort", "gun", "mine", "wagon")
DESERT, FOREST, MOUNTAIN, PLAIN, SNOW, WATER, BEER, COW, FORT, GUN, MINE, WAGON = range(12)


def checked_box(document: Mapping[str, Any], file: str = FILE) -> Box:
    """The box in a parsed data file. Raises DataError naming the record and field that is wrong."""
    box = Box(
        components.single(document, "game", Facts, file),
        components.records(document, "terrain", Terrain, file),
        components.records(document, "icon", Icon, file),
        components.records(document, "card", CardFront, file),
        components.records(document, "goal", Goal, file),
    )
    _check_kinds(box, file)
    _check_cards(box, file)
    _check_counts(box, file)
    _check_goals(box, file)
    return box


def _check_kinds(box: Box, file: str) -> None:
    for name, kinds, expected in (("terrain", box.terrains, TERRAINS), ("icon", box.icons, ICONS)):
        found = tuple(kind.id for kind in kinds)
        if found != expected:
            raise DataError(file, f"[[{name}]]", "id", f"expected {', '.join(expected)}, found {', '.join(found)}")
    letters: list[str] = []
    for name, form, kinds in (("terrain", "[A-Z]", box.terrains), ("icon", "[a-z]", box.icons)):
        for kind in kinds:
            if not re.fullmatch(form, kind.letter) or kind.letter in letters:
                raise DataError(file, f"[[{name}]] {kind.id!r}", "letter", f"{kind.letter!r} is malformed or taken")
            letters.append(kind.letter)


def _check_cards(box: Box, file: str) -> None:
    numbers = tuple(card.id for card in box.cards)
    if numbers != tuple(range(1, box.facts.cards + 1)):
        raise DataError(file, "[[card]]", "id", f"expected 1 to {box.facts.cards} in order")
    if box.facts.goals_per_game + box.facts.ring_slots != box.facts.cards:
        raise DataError(file, "[game]", "ring_slots", "goals and circle must use up the cards")
    seen: list[tuple[str, ...]] = []
    for card in box.cards:
        for field, territory in zip(("tl", "tr", "bl", "br"), card.upright, strict=True):
            if not _is_territory(box, territory):
                raise DataError(file, f"[[card]] {card.id}", field, f"{territory!r} is not a terrain and an icon")
        # R1.3: turning a card must make a difference, and so must choosing it.
        if card.upright in seen or card.upside_down in (*seen, card.upright):
            raise DataError(file, f"[[card]] {card.id}", "tl", "equals another card or itself upside down")
        seen.append(card.upright)


def _is_territory(box: Box, text: str) -> bool:
    return (
        len(text) == 2
        and text[0] in [terrain.letter for terrain in box.terrains]
        and text[1] in [icon.letter for icon in box.icons]
    )


def _check_counts(box: Box, file: str) -> None:
    letters = "".join(territory for card in box.cards for territory in card.upright)
    kinds: tuple[Terrain | Icon, ...] = (*box.terrains, *box.icons)
    for kind in kinds:
        found = letters.count(kind.letter)  # R1.3
        if found != kind.count:
            name = "terrain" if kind.letter.isupper() else "icon"
            raise DataError(file, f"[[{name}]] {kind.id!r}", "count", f"says {kind.count}, the cards show {found}")


def _check_goals(box: Box, file: str) -> None:
    if tuple(goal.card for goal in box.goals) != tuple(card.id for card in box.cards):
        raise DataError(file, "[[goal]]", "card", "expected one goal for each card, in order")
    for goal, card in zip(box.goals, box.cards, strict=True):
        label = f"[[goal]] {goal.id!r}"
        if card.goal != goal.id:
            raise DataError(file, f"[[card]] {card.id}", "goal", f"says {card.goal!r}, the goal says {goal.id!r}")
        if goal.scope not in ("town", "both"):
            raise DataError(file, label, "scope", f"{goal.scope!r} is neither 'town' nor 'both'")
        if goal.per < 1:
            raise DataError(file, label, "per", "must be at least 1")
        _check_table(goal, label, file)


def _check_table(goal: Goal, label: str, file: str) -> None:
    """Rows of a table follow each other without a gap, from 0 on."""
    expected = 0
    for row in goal.table:
        if len(row) != 3 or row[0] != expected or row[1] < row[0]:
            raise DataError(file, label, "table", f"row {list(row)} should be [{expected}, to, points]")
        expected = row[1] + 1


BOX = checked_box(components.document(GAME_ID))
CARD_COUNT = BOX.facts.cards
CARD_NUMBERS = range(1, CARD_COUNT + 1)
GOAL_COUNT = BOX.facts.goals_per_game
SLOT_COUNT = BOX.facts.ring_slots

LAYER: Mapping[str, int] = {letter: number for number, letter in enumerate(BOX.letters)}
"""The layer of a letter: "P" is PLAIN, "c" is COW."""
