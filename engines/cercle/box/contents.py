"""The components of the box, from `resources/games/cercle.toml`: divisions, services, actions, piles, spies (R1).

`checked_box` reads the data into a `Box` and holds it against the rules. Inside the engine a spy, a division, a
service, a colour and a pile are small numbers: their places in the file. The tables at the end say what lies behind.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engines import components
from engines.cercle.box.records import (
    ActionRecord,
    AuctionColour,
    Box,
    Colour,
    Division,
    Facts,
    Neutral,
    Phase,
    Pile,
    Rules,
    SecretService,
    Spy,
    StartSquares,
    Term,
)
from engines.components import DataError

GAME_ID = "cercle"
FILE = "cercle.toml"

DIVISION_CODES = ("I", "S", "R", "O")
NEUTRAL, GREY = "N", "G"
NATIONS = ("US", "GB", "RU", "DE", "FR", "JP")
ACTION_IDS = (
    *("gain", "burn", "bid", "choke"),
    *("boost", "delay", "spin", "open"),
    *("recruit", "mask", "desert", "guard"),
    *("capture", "kill", "swap", "thwart"),
)
GAIN, BURN, BID, CHOKE, BOOST, DELAY, SPIN, OPEN, RECRUIT, MASK, DESERT, GUARD, CAPTURE, KILL, SWAP, THWART = range(16)
ATTACKS = ("delay", "desert", "kill", "swap", "thwart")  # R6.10
MOMENTS = {"bid": "auction", "spin": "phase3"}  # all others are played in phase 2 (R6.2)
COLOUR_COUNT = 6
PILE_SIZES = (3, 3, 2, 2)  # of a division, in any order (R1.2, R1.10)
NEUTRAL_COUNT = 20
EXCLUSIVE_PILES = 12  # R1.10
DIVISIONS = range(len(DIVISION_CODES))


def checked_box(document: Mapping[str, Any], file: str = FILE) -> Box:
    """The box in a parsed data file. Raises DataError naming the record and field that is wrong."""
    box = Box(
        components.single(document, "game", Facts, file),
        components.single(document, "rules", Rules, file),
        components.records(document, "start", StartSquares, file),
        components.records(document, "division", Division, file),
        components.single(document, "neutral", Neutral, file),
        components.records(document, "auction_colour", AuctionColour, file),
        components.records(document, "service", SecretService, file),
        components.records(document, "colour", Colour, file),
        components.records(document, "action", ActionRecord, file),
        components.records(document, "pile", Pile, file),
        components.records(document, "spy", Spy, file),
        components.records(document, "phase", Phase, file),
        components.records(document, "term", Term, file),
    )
    _check_ids(box, file)
    _check_actions(box, file)
    _check_piles(box, file)
    for spy in box.spies:
        _check_spy(spy, box, file)
    _check_exclusives(box, file)
    return box


def _check_ids(box: Box, file: str) -> None:
    """The engine knows these by their place in the file."""
    piles = [f"{division}{number}" for division in DIVISION_CODES for number in range(1, 5)]
    coloured = [card for pile in box.piles for card in pile.cards]
    neutral = [f"{NEUTRAL}{number:02}" for number in range(1, NEUTRAL_COUNT + 1)]
    players = range(box.facts.players_min, box.facts.players_max + 1)
    listed: tuple[tuple[str, str, Sequence[str | int], Sequence[str | int]], ...] = (
        ("start", "players", [start.players for start in box.starts], players),
        ("division", "id", [division.id for division in box.divisions], DIVISION_CODES),
        ("auction_colour", "id", [colour.id for colour in box.auction_colours], (*DIVISION_CODES, GREY)),
        ("service", "id", [service.id for service in box.services], NATIONS),
        ("action", "id", [action.id for action in box.actions], ACTION_IDS),
        ("pile", "id", [pile.id for pile in box.piles], piles),
        ("spy", "id", [spy.id for spy in box.spies], [*coloured, *neutral]),
        ("phase", "id", [phase.id for phase in box.phases], (1, 2, 3)),
    )
    for name, field, found, expected in listed:
        if tuple(found) != tuple(expected):
            raise DataError(
                file,
                f"[[{name}]]",
                field,
                f"expected {', '.join(map(str, expected))}, found {', '.join(map(str, found))}",
            )
    if len(box.colours) != COLOUR_COUNT:
        raise DataError(file, "[[colour]]", "id", f"expected {COLOUR_COUNT} colours, found {len(box.colours)}")


def _check_actions(box: Box, file: str) -> None:
    """R6.2, R6.10"""
    for action, pile in zip(box.actions, box.piles, strict=True):
        label = f"[[action]] {action.id!r}"
        if (action.pile, action.division) != (pile.id, pile.division):
            raise DataError(file, label, "pile", f"expected {pile.id}, found {action.pile}")
        if action.when != MOMENTS.get(action.id, "phase2"):
            raise DataError(file, label, "when", f"{action.when!r} is wrong here")
        if action.attack != (action.id in ATTACKS):
            raise DataError(file, label, "attack", f"{action.attack} is wrong here")


def _check_piles(box: Box, file: str) -> None:
    """R1.10, R2.2"""
    for number, pile in enumerate(box.piles):
        label = f"[[pile]] {pile.id!r}"
        if (pile.division, pile.action) != (pile.id[0], ACTION_IDS[number]):
            raise DataError(file, label, "action", f"{pile.action!r} is wrong here")
        if pile.cards != tuple(f"{pile.id}{letter}" for letter in "abc"[: len(pile.cards)]):
            raise DataError(file, label, "cards", "are not named after the pile, in order")
    for code in DIVISION_CODES:
        sizes = sorted((len(pile.cards) for pile in box.piles if pile.division == code), reverse=True)
        if tuple(sizes) != PILE_SIZES:
            raise DataError(file, "[[pile]]", "cards", f"division {code} has piles of {sizes}")


def _check_spy(spy: Spy, box: Box, file: str) -> None:
    """R1.8 to R1.11"""
    label, is_neutral = f"[[spy]] {spy.id!r}", spy.division == NEUTRAL
    pile = next((pile for pile in box.piles if spy.id in pile.cards), None)
    if (spy.division, spy.pile) != ((pile.division, pile.id) if pile else (NEUTRAL, "")):
        raise DataError(file, label, "pile", "does not go with its id")
    action = next((action for action in box.actions if action.id == spy.action), None)
    if action is None or (pile and pile.action != spy.action):
        raise DataError(file, label, "action", f"{spy.action!r} is wrong here")
    if spy.k != (action.neutral_strength if is_neutral else action.strength):
        raise DataError(file, label, "k", f"{spy.k} is not the strength of its action")
    if not 1 <= spy.prep <= box.rules.wheel_slots:
        raise DataError(file, label, "prep", f"{spy.prep} is no edge of the wheel")
    if spy.vp < 1:
        raise DataError(file, label, "vp", f"{spy.vp} is no value")
    if spy.bid not in (*DIVISION_CODES, GREY) if is_neutral else spy.bid != spy.division:
        raise DataError(file, label, "bid", f"{spy.bid!r} is wrong here")
    division = next((division for division in box.divisions if division.id == spy.division), None)
    if spy.quarter != (division.quarter if division else "joker"):
        raise DataError(file, label, "quarter", f"{spy.quarter!r} is wrong here")
    twin = next(other for other in box.spies if (other.pile or other.id) == (spy.pile or spy.id))
    if (twin.prep, twin.vp) != (spy.prep, spy.vp):
        raise DataError(file, label, "prep", "differs from the other cards of its pile")


def _check_exclusives(box: Box, file: str) -> None:
    """R1.10: twelve piles have one, on top; each nation has two."""
    tops = [pile.cards[0] for pile in box.piles]
    found = [spy for spy in box.spies if spy.exclusive]
    for spy in found:
        if spy.id not in tops:
            raise DataError(file, f"[[spy]] {spy.id!r}", "exclusive", "does not lie on top of its pile")
    if len(found) != EXCLUSIVE_PILES:
        raise DataError(file, "[[spy]]", "exclusive", f"expected {EXCLUSIVE_PILES}, found {len(found)}")
    for service in box.services:
        own = tuple(spy.id for spy in found if spy.exclusive == service.id)
        if len(own) != 2 or own != service.exclusives:
            raise DataError(file, f"[[service]] {service.id!r}", "exclusives", f"the spies say {', '.join(own)}")


BOX = checked_box(components.document(GAME_ID))

SPY_CODES = tuple(spy.id for spy in BOX.spies)
SPIES = range(len(SPY_CODES))
NUMBER = {code: spy for spy, code in enumerate(SPY_CODES)}
"""By its id, the number of a spy."""

PREP = tuple(spy.prep for spy in BOX.spies)
VALUE = tuple(spy.vp for spy in BOX.spies)
STRENGTH = tuple(spy.k for spy in BOX.spies)
ACTION = tuple(ACTION_IDS.index(spy.action) for spy in BOX.spies)
DIVISION = tuple((*DIVISION_CODES, NEUTRAL).index(spy.division) for spy in BOX.spies)
"""By spy: 0 to 3, or 4 for a neutral one."""

BIDS_IN = tuple(tuple(DIVISIONS) if spy.bid == GREY else (DIVISION_CODES.index(spy.bid),) for spy in BOX.spies)
"""By spy: the divisions whose secrets pay for it in an auction (R1.9)."""

NATION = tuple(NATIONS.index(spy.exclusive) if spy.exclusive else -1 for spy in BOX.spies)
"""By spy: the service that may forbid its action, -1 if it is not exclusive."""

NEUTRALS = tuple(spy for spy in SPIES if DIVISION[spy] == len(DIVISION_CODES))
PILE_CODES = tuple(pile.id for pile in BOX.piles)
PILES = tuple(tuple(NUMBER[card] for card in pile.cards) for pile in BOX.piles)
COLOUR_IDS = tuple(colour.id for colour in BOX.colours)
EDGES = range(1, BOX.rules.wheel_slots + 1)
RULES = BOX.rules
