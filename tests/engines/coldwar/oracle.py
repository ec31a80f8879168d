"""The rulebook in plain words and slow lists: who ranks where (R9.2 to R9.4), what a struggle allows (R7, R8)."""

from __future__ import annotations

from typing import NamedTuple

from tests.engines.coldwar.table import AGENCIES, GROUPS

# Stability, population and profile, as they are printed on the cards.
PRINTED = {
    "AFG": (9, 5, "EPMN"),
    "ANG": (9, 5, "MPNE"),
    "CGO": (9, 5, "MEPN"),
    "CHL": (11, 4, "PEMN"),
    "CUB": (9, 5, "EMPN"),
    "CZE": (13, 3, "PNME"),
    "EGY": (11, 4, "PENM"),
    "GRC": (13, 3, "PMNE"),
    "HND": (9, 5, "MENP"),
    "IRN": (11, 4, "PMEN"),
    "KOR": (11, 4, "MNPE"),
    "LBY": (11, 4, "MPEN"),
    "PAN": (9, 5, "EMNP"),
    "TUR": (13, 3, "PNEM"),
    "VNM": (9, 5, "EPNM"),
    "NOB": (6, 1, "NPEM"),
    "LIV": (6, 1, "NEPM"),
    "NUC": (6, 1, "NMPE"),
    "SPA": (6, 1, "NMEP"),
    "OLY": (6, 1, "NEMP"),
    "SUM": (6, 1, "NPME"),
}


class Front(NamedTuple):
    """What lies in front of a seat: ready groups and mobilised ones."""

    ready: tuple[str, ...]
    mobilised: tuple[str, ...]

    @property
    def groups(self) -> tuple[str, ...]:
        return self.ready + self.mobilised

    @property
    def influence(self) -> int:
        return sum(int(group[1]) for group in self.groups)

    def highest(self, faction: str) -> int:
        return max((int(group[1]) for group in self.groups if group[0] == faction), default=0)

    def written(self) -> str:
        return ",".join([*(f"{group}r" for group in self.ready), *(f"{group}m" for group in self.mobilised)])


class Tie(NamedTuple):
    """Seats that were level, the faction that decided ("": the Balance), and who came out ahead."""

    seats: list[int]
    faction: str
    ahead: int


def ranking(objective: str, fronts: list[Front], balance: int) -> tuple[list[int], list[Tie]]:
    """R9.2 and R9.4: the seats from best to worst, and each tie in the order of the places it decided."""
    stability, _, _ = PRINTED[objective]
    rest, ranked, ties = list(range(len(fronts))), [], []
    while rest:
        in_order = [seat for seat in rest if fronts[seat].influence <= stability]
        if in_order:
            most = max(fronts[seat].influence for seat in in_order)
            level = [seat for seat in in_order if fronts[seat].influence == most]
        else:
            least = min(fronts[seat].influence for seat in rest)
            level = [seat for seat in rest if fronts[seat].influence == least]
        best = level[0]
        if len(level) > 1:
            tie = tie_break(objective, fronts, balance, level)
            ties.append(tie)
            best = tie.ahead
        ranked.append(best)
        rest.remove(best)
    return ranked, ties


def tie_break(objective: str, fronts: list[Front], balance: int, level: list[int]) -> Tie:
    """R9.4"""
    for faction in PRINTED[objective][2]:
        values = {seat: fronts[seat].highest(faction) for seat in level}
        if any(values.values()):
            return Tie(level, faction, max(values, key=lambda seat: values[seat]))
    clockwise = [(balance + step) % len(fronts) for step in range(len(fronts))]
    return Tie(level, "", next(seat for seat in clockwise if seat in level))


def political(objective: str, fronts: list[Front], seat: int) -> list[str]:
    """R8.4: the thefts, then the gifts, of every ready political group."""
    stability, limit, _ = PRINTED[objective]
    own = fronts[seat]
    thefts, gifts = [], []
    for card in sorted(group for group in own.ready if group[0] == "P"):
        for target in GROUPS:
            for rival, front in enumerate(fronts):
                if rival == seat:
                    continue
                if target in front.groups and len(own.groups) < limit:
                    thefts.append(f"act {card} {target}")
                fits = len(front.groups) < limit and front.influence + int(target[1]) <= stability
                if target in own.groups and target != card and fits:
                    gifts.append(f"act {card} {target} {AGENCIES[rival]}")
    return thefts + gifts


def struggle(objective: str, fronts: list[Front], seat: int) -> list[str]:
    """R7.2: everything that a seat without events may do, in the order of R15.5."""
    _, limit, _ = PRINTED[objective]
    own = fronts[seat]
    in_play = [group for group in GROUPS if any(group in front.groups for front in fronts)]
    lines = ["rec"] if len(own.groups) < limit else []
    for card in (group for group in GROUPS if group in own.ready):
        if card[0] == "M":
            lines += [f"act {card} {target}" for target in in_play if target != card]
        if card[0] == "E":
            lines += [f"act {card} {target}" for target in in_play if target[0] != "E"]
    lines += political(objective, fronts, seat)
    lines += [f"act {card}" for card in GROUPS if card in own.ready and card[0] == "N"]
    return lines + (["pass"] if own.groups else [])
