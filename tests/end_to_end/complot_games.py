"""Whole games of XIII: Le Complot for the tests of the window: what two people play who want to have seen everything.

They go where there is something to attempt, and else play as bots would at first sight, but for what they want to
happen: every type of mission is attempted, an infiltration runs into an Informer, somebody retreats from a combat, an
Alliance is made. Whether all of that happens is for the cards and dice to say, so the games of some seeds are played
until it has.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import count
from random import Random
from typing import Any, NamedTuple

from engines import load
from engines.bots.policy import policy_for
from engines.complot.bot.ground import DISTANCE, FAR
from engines.complot.box.contents import MISSION_CODES, MISSION_KIND, MISSION_KINDS
from engines.complot.box.elements import FIGURES, NUMBER
from engines.complot.combat.fights import current_fight
from engines.complot.rules import asked
from engines.complot.state import NOBODY, PILES
from engines.game import AnyGame, Seat, checked
from engines.match import Draft, Line, Match, forced
from qtapp.pages.table.play import PlayPage

MOVEMENT = 6  # the phase
LIKELY_SEED = 14  # the first that is tried
TREASURED = ("IND", "ALL", "INC", "NMI", "CMI")  # cards that are not discarded
QUIET = ("anytime", "scoop", "last_call", "support", "care", "innocent")
"""The windows in which nobody reacts: a standing wish does without them."""

LAST_ROUND = """
    n=3 round=5 phase=3 order=BCA  ip 6,4,5
    at 17 A:XIII,a1,a2 B:JON,a1,c1  at 30 C:AMO,a1,a2  at 12 B:a2,c2  at 15 C:c1 A:c1  at 22 A:FEL
    mission M02  mission M13
    hand A MIS03 ALL1 SOU1 COM03 ESP1  hand B MIS07 IND1 SOI1 CPC01 INN1  hand C MIS11 ACC1 SOU2 COM05 ESQ1
"""
"""Three seats in the last round, and cards for most windows."""

KIND_OF = {code: MISSION_KINDS[MISSION_KIND[number]] for number, code in enumerate(MISSION_CODES)}
EVERYTHING = {"step", "infiltrate", "stopped", "duel", "retreat from a duel", "alliance", "success", *MISSION_KINDS}


class WholeGame(NamedTuple):
    """A game to the end, and what happened in it."""

    seed: int
    lines: Sequence[Line]
    happened: Counter[str]


@cache
def with_everything() -> WholeGame:
    """A game of two seats and five rounds in which everything has happened."""
    return next(game for game in map(_played, count(LIKELY_SEED)) if game.happened.keys() >= EVERYTHING)


def _played(seed: int) -> WholeGame:
    match, happened = Match(checked(load("complot"), 2, {"rounds": 5}, seed)), Counter[str]()
    while match.actors:
        draft = Draft(match.game, match.actors[0], match.state)
        while not draft.is_whole:
            draft = draft.extended(_chosen(draft, happened))
        match.play(draft.seat, draft.text)
        happened.update(_names_of(match, len(match.steps)))
    return WholeGame(seed, match.lines, happened)


def happenings(match: Match) -> Iterator[str]:
    """What has happened in a match, by names such as those of `EVERYTHING`."""
    for ply in range(1, len(match.steps) + 1):
        yield from _names_of(match, ply)


def _names_of(match: Match, ply: int) -> list[str]:
    """The kinds of the events of an action, and of attempts the types of the missions."""
    events = match.events_at(ply)
    found = [event.kind for event in events]
    found += [KIND_OF[str(event.data["mission"])] for event in events if event.kind == "attempt"]
    is_from_duel = "retreat" in found and _is_duel(match.state_at(ply - 1))
    return [*found, "retreat from a duel"] if is_from_duel else found


def _is_duel(state: Any) -> bool:
    fight = current_fight(state)
    return fight is not None and fight.mission == NOBODY


def _chosen(draft: Draft, happened: Counter[str]) -> str:
    """The next step."""
    game, state, seat = draft.game, draft.state, draft.seat
    legal = [game.write(action) for action in game.legal(state, seat)]
    wished = next(iter([*_wishes(state, legal, happened), *_ways(state, seat, legal, happened)]), "")
    return wished or _picked(game, state, seat)


def _picked(game: AnyGame, state: Any, seat: Seat) -> str:
    """What a bot would do at first sight."""
    return game.write(policy_for(game.id).pick(state, seat, game.legal(state, seat), Random(0)))


def at_first_sight(page: PlayPage) -> tuple[tuple[str, ...], bool]:
    """What a bot would do in the place of whoever has the screen: a whole choice, and whether it is one."""
    match, seat = page.sitting._table.match, page.shown.seat
    draft = Draft(match.game, seat, match.state)
    while not draft.is_whole:
        draft = draft.extended(_picked(match.game, draft.state, seat))
    return draft.steps, not forced(match.game, match.state, seat)


def _wishes(state: Any, legal: Sequence[str], happened: Counter[str]) -> list[str]:
    """What of these is to be done whatever a bot would do, the best first."""
    match asked(state).phase:
        case phase if phase in QUIET:
            return legal[-1:]
        case "pile":
            return [text for text in legal if text in {f"pile {pile}" for pile in _new_piles(state, happened)}]
        case "mission_cards":
            new = {f"pile={pile}" for pile in _new_piles(state, happened)}
            found = [text for text in legal if new & {*text.split()}]
            return [text for text in found if "out=" not in text or happened[KIND_OF[text.split("out=")[1][:3]]]]
        case "indic" if not happened["stopped"]:
            return [text for text in legal if text.startswith("IND")]
        case "alliance" if not happened["alliance"]:
            return [text for text in legal if text.startswith("ALL")]
        case "retreat" if not happened["retreat from a duel"] and _is_duel(state):
            return [text for text in legal if text.startswith("retreat")]
        case "attempt":
            tries = [text for text in legal if text.startswith("try")]
            return sorted(tries, key=lambda text: happened[KIND_OF[text.split()[1]]])
        case "group" if not happened["stopped"]:
            return [text for text in legal if " inf=" in text or " inc=" in text]
        case "discard":
            return [text for text in legal if text.startswith("drop") and text[5:8] not in TREASURED] or ["done"]
        case "keep_card":
            return [text for text in legal if text[5:8] in TREASURED]
    return []


def _ways(state: Any, seat: Seat, legal: Sequence[str], happened: Counter[str]) -> list[str]:
    """The way of a character, with all who can go along, to the mission whose type was attempted least."""
    missions = sorted(state.active, key=lambda active: happened[KIND_OF[MISSION_CODES[active.mission]]])
    rank = seat if state.round % 2 else 0  # they part in one round, and meet in the next
    goal = next((active.objective for active in missions[rank:] or missions), 0)
    if not goal or state.stage != MOVEMENT:
        return []
    if asked(state).phase == "move":
        away = {text: DISTANCE[state.place[NUMBER[text[1:]]]][goal] for text in legal if text[1:] in FIGURES}
        return sorted(away, key=away.__getitem__)[: 0 not in away.values()]
    steps = {text: DISTANCE[int(text[1:].split()[0])][goal] for text in legal if text[0] == ">" and "avi=" not in text}
    if asked(state).phase != "group" or min(steps.values(), default=FAR) >= DISTANCE[asked(state).place][goal]:
        return []
    units = [text for text in legal if text[0] == "+" and text[1:] not in FIGURES]
    return [*units, *sorted(steps, key=steps.__getitem__)]


def _new_piles(state: Any, happened: Counter[str]) -> list[int]:
    """The piles on top of which lies a mission of a type that nobody has attempted."""
    tops = {pile + 1: state.missions.cards[pile][:1] for pile in PILES}
    return [pile for pile, top in tops.items() if top and not happened[MISSION_KINDS[MISSION_KIND[top[0]]]]]
