"""The components of the box, from `resources/games/coldwar.toml`: agencies, agents, groups, objectives (R1, R2.5).

`checked_box` reads the data into a `Box` and holds it against the rules. Inside the engine a card is a small number:
its place in the canonical order (R15.5). The tables at the end say what lies behind the numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any

from engines import components
from engines.coldwar.box.records import Agency, Agent, Box, Faction, Facts, Group, Mode, Objective, Phase, Roster, Term
from engines.components import DataError

GAME_ID = "coldwar"
FILE = "coldwar.toml"

AGENCY_CODES = ("CIA", "KGB", "MI6")
AGENT_CODES = ("MS", "DD", "DA", "AN", "AS", "AM", "DI", "CR")
FACTION_CODES = ("M", "E", "N", "P")
EVENT_CODES = ("NOB", "LIV", "NUC", "SPA", "OLY", "SUM")
PHASES = ("briefing", "planning", "struggle", "ceasefire", "debriefing", "detente")
NATION_COUNT = 15
HIGHEST = 6  # Influence of a group
DEMANDS = ((6, 1), (9, 5), (11, 4), (13, 3))  # Stability and population; the first are the events' (R1.3)
ANALYSTS = ("dominator", "non_dominator")
CRYPTOGRAPHERS = ("none", "cipher", "intercept")

MASTER_SPY, DEPUTY, DOUBLE_AGENT, ANALYST, ASSASSIN, AMBASSADOR, DIRECTOR, CRYPTOGRAPHER = range(8)
MILITARY, ECONOMIC, MEDIA, POLITICAL = range(4)
NOBEL, BENEFIT, NUCLEAR, SPACE, OLYMPICS, SUMMIT = range(NATION_COUNT, NATION_COUNT + 6)


def checked_box(document: Mapping[str, Any], file: str = FILE) -> Box:
    """The box in a parsed data file. Raises DataError naming the record and field that is wrong."""
    box = Box(
        components.single(document, "game", Facts, file),
        components.records(document, "mode", Mode, file),
        components.records(document, "roster", Roster, file),
        components.records(document, "agency", Agency, file),
        components.records(document, "agent", Agent, file),
        components.records(document, "faction", Faction, file),
        components.records(document, "group", Group, file),
        components.records(document, "objective", Objective, file),
        components.records(document, "phase", Phase, file),
        components.records(document, "term", Term, file),
    )
    _check_ids(box, file)
    _check_rosters(box, file)
    _check_agents(box, file)
    _check_groups(box, file)
    _check_objectives(box, file)
    return box


def _check_ids(box: Box, file: str) -> None:
    """The engine knows these by their place in the file."""
    listed: tuple[tuple[str, Sequence[str], Sequence[str]], ...] = (
        ("mode", [mode.id for mode in box.modes], ("trio", "duel")),
        ("agency", [agency.id for agency in box.agencies], AGENCY_CODES),
        ("faction", [faction.id for faction in box.factions], FACTION_CODES),
        ("phase", [phase.id for phase in box.phases], PHASES),
    )
    for name, found, expected in listed:
        if tuple(found) != tuple(expected):
            raise DataError(file, f"[[{name}]]", "id", f"expected {', '.join(expected)}, found {', '.join(found)}")


def _check_rosters(box: Box, file: str) -> None:
    for mode in box.modes:
        if mode.double_analyst not in ANALYSTS:
            raise DataError(file, f"[[mode]] {mode.id!r}", "double_analyst", f"{mode.double_analyst!r} is unknown")
        _check_codes(mode.agents, f"[[mode]] {mode.id!r}", "agents", file)
    if tuple(sorted(mode.players for mode in box.modes)) != (box.facts.players_min, box.facts.players_max):
        raise DataError(file, "[[mode]]", "players", "expected one mode for each number of players")
    for roster in box.rosters:
        _check_codes(roster.adds, f"[[roster]] {roster.id!r}", "adds", file)
        if roster.cryptographer not in CRYPTOGRAPHERS or (roster.cryptographer == "none") == ("CR" in roster.adds):
            raise DataError(
                file,
                f"[[roster]] {roster.id!r}",
                "cryptographer",
                f"{roster.cryptographer!r} does not go with its agents",
            )


def _check_codes(codes: Sequence[str], label: str, field: str, file: str) -> None:
    for code in codes:
        if code not in AGENT_CODES or codes.count(code) > 1:
            raise DataError(file, label, field, f"{code!r} is no agent or occurs twice")


def _check_agents(box: Box, file: str) -> None:
    codes = tuple(dict.fromkeys(agent.code for agent in box.agents))
    if codes != AGENT_CODES:
        raise DataError(file, "[[agent]]", "code", f"expected {', '.join(AGENT_CODES)}, found {', '.join(codes)}")
    seen: list[tuple[str, str]] = []
    for agent in box.agents:
        label = f"[[agent]] {agent.id!r}"
        if (agent.code, agent.variant) in seen or (agent.variant in CRYPTOGRAPHERS[1:]) != (agent.code == "CR"):
            raise DataError(file, label, "variant", f"{agent.variant!r} does not go with {agent.code}")
        if agent.removable == (agent.code == "DD"):  # R10.7
            raise DataError(file, label, "removable", "the Deputy Director alone cannot be removed")
        if not 1 <= agent.initiative <= 7:
            raise DataError(file, label, "initiative", f"{agent.initiative} is not from 1 to 7")
        seen.append((agent.code, agent.variant))


def _check_groups(box: Box, file: str) -> None:
    expected = [f"{faction}{influence}" for faction in FACTION_CODES for influence in range(1, HIGHEST + 1)]
    if [group.id for group in box.groups] != expected:
        raise DataError(file, "[[group]]", "id", f"expected {', '.join(expected)}")
    for group in box.groups:
        if group.id != f"{group.faction}{group.influence}":
            raise DataError(file, f"[[group]] {group.id!r}", "influence", "faction and Influence differ from the id")


def _check_objectives(box: Box, file: str) -> None:
    """R1.2, R1.3"""
    if tuple(objective.id for objective in box.objectives[NATION_COUNT:]) != EVENT_CODES:
        raise DataError(file, "[[objective]]", "id", f"expected {NATION_COUNT} nations, then {', '.join(EVENT_CODES)}")
    profiles: list[tuple[str, ...]] = []
    orders = list(permutations(FACTION_CODES))
    for objective in box.objectives:
        label, is_event = f"[[objective]] {objective.id!r}", objective.id in EVENT_CODES
        if objective.kind != ("event" if is_event else "nation"):
            raise DataError(file, label, "kind", f"{objective.kind!r} is wrong here")
        if (objective.stability, objective.population) not in (DEMANDS[:1] if is_event else DEMANDS[1:]):
            raise DataError(file, label, "stability", "does not go with the population")
        if objective.profile not in orders or objective.profile in profiles:
            raise DataError(file, label, "profile", "is no order of the factions, or another objective's")
        if is_event != (objective.phase in PHASES) or is_event != bool(objective.en_ability):
            raise DataError(file, label, "phase", "an event, and nothing else, has a phase and an ability")
        profiles.append(objective.profile)
    found = sum(objective.vp for objective in box.objectives)
    if found != box.facts.total_vp:
        raise DataError(file, "[game]", "total_vp", f"says {box.facts.total_vp}, the objectives have {found}")


BOX = checked_box(components.document(GAME_ID))

GROUP_CODES = tuple(group.id for group in BOX.groups)
INFLUENCE = tuple(group.influence for group in BOX.groups)
FACTION = tuple(FACTION_CODES.index(group.faction) for group in BOX.groups)

OBJECTIVE_CODES = tuple(objective.id for objective in BOX.objectives)
STABILITY = tuple(objective.stability for objective in BOX.objectives)
POPULATION = tuple(objective.population for objective in BOX.objectives)
POINTS = tuple(objective.vp for objective in BOX.objectives)
PROFILE = tuple(tuple(FACTION_CODES.index(code) for code in objective.profile) for objective in BOX.objectives)

INITIATIVE = tuple(next(agent.initiative for agent in BOX.agents if agent.code == code) for code in AGENT_CODES)
ROSTER_IDS = tuple(roster.id for roster in BOX.rosters)

AGENTS_IN = tuple(
    tuple(agent for agent in range(len(AGENT_CODES)) if bits >> agent & 1) for bits in range(1 << len(AGENT_CODES))
)
"""The agents of a set of bits, in canonical order."""
