"""The pictures of the Guerre froide rules.

Each function draws one picture from codes of the component data. They hold no words, so that one picture serves every
language; the rules say beside it what is to be seen. The hands below are the examples that the rules quote figures for:
the tests play them with the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from docs.drawing.art import ACCENT, CREAM, GOLD, INK, WARM
from docs.drawing.art_coldwar import HIGH, Dossier, colour, objective

MUTED = "#6B6A63"

# Who has which groups, ready (r) or mobilised (m).
Hands = Mapping[str, tuple[str, ...]]
TIE_ON = "TUR"
TIE: Hands = {"CIA": ("N6r", "E5r", "M2r"), "KGB": ("P2r", "N5r", "E6r"), "MI6": ("N4r", "E3r", "M6r")}  # R9.4
TURN_ON = "CUB"
TURN: Hands = {"CIA": ("E4m", "P5m"), "KGB": ("E2m", "E3r", "N4m")}  # the turn told from beginning to end
GIFTS_ON = "IRN"
GIFTS: Hands = {"KGB": ("E6r", "N4m"), "MI6": ("P1m", "E2r", "N3r", "M5r"), "CIA": ("P3r", "M4r")}  # R8.4
TOTALS_ON = "IRN"
TOTALS: Mapping[str, int] = {"CIA": 9, "KGB": 11, "MI6": 12}  # R9.1


def total(groups: tuple[str, ...]) -> int:
    return sum(int(code[1]) for code in groups)


def groups() -> Dossier:
    """One group of each faction."""
    picture = Dossier(308, 106)
    for index, code in enumerate(("M5", "E4", "N3", "P2")):
        picture.group(code, 46 + index * 72, 53, scale=0.95)
    return picture


def objective_card() -> Dossier:
    """A nation with its four figures numbered, and an event beside it (R1.2)."""
    picture = Dossier(340, 218)
    picture.objective("IRN", 118, 109, 2.2)
    picture.objective("SUM", 266, 109, 1.4)
    for number, y, line in ((1, 44, "M31 44h22"), (2, 95, "M31 95h22"), (3, 133, "M31 133h46"), (4, 176, "M31 176h22")):
        picture.add(f'<path d="{line}" stroke="{ACCENT}" stroke-width="2"/>')
        picture.badge(str(number), 22, y, ACCENT, 10)
    return picture


def agents() -> Dossier:
    """All eight agents in the order of their Initiative (R1.4)."""
    picture = Dossier(308, 206)
    for index, code in enumerate(("MS", "DD", "DA", "AN", "AS", "AM", "DI", "CR")):
        agency = ("CIA", "KGB", "MI6")[index % 3]
        picture.agent(code, agency, 46 + index % 4 * 72, 55 + index // 4 * 96, 0.95)
    return picture


def table() -> Dossier:
    """The table for three: objective and decks in the middle, an agency on each side, clockwise (R2)."""
    picture = Dossier(340, 312)
    picture.add('<rect x="92" y="104" width="156" height="92" rx="12" fill="#E7DFCF" stroke="#D8CDB8"/>')
    picture.deck("objective", 126, 150, 0.72)
    picture.objective("IRN", 124, 148, 0.72)
    picture.deck("group", 178, 148, 0.6)
    picture.add(
        f'<rect x="204" y="122" width="36" height="52" rx="4" fill="none" stroke="{MUTED}" stroke-width="1.5" '
        'stroke-dasharray="4 3"/>'
    )
    for agency, x, y in (("KGB", 58, 42), ("MI6", 282, 42), ("CIA", 170, 240)):
        for index, turned in enumerate((-14, -7, 0, 7, 14)):
            picture.back(agency, x + (index - 2) * 9, y + abs(index - 2) * 2, 0.62, turned)
        picture.domination(agency, x - 20, y + 50)
        picture.add(
            f'<rect x="{x}" y="{y + 41}" width="34" height="18" rx="3" fill="#FFFDF8" '
            f'stroke="{colour(agency)}" stroke-width="2"/>'
        )
        picture.figure("0", x + 17, y + 55, 13, colour(agency))
    picture.balance(236, 236, 16)
    picture.arrow("M104 254Q60 232 50 144", "M43 148l6-14 8 13z", MUTED)
    picture.arrow("M120 38h96", "M214 31v14l12-7z", MUTED)
    picture.arrow("M292 124Q288 200 270 228", "M277 231l-13 10 1-16z", MUTED)
    return picture


def places() -> Dossier:
    """Headquarters, field, leave and back again; or out, stamped (R3.1)."""
    picture = Dossier(340, 232)
    for index in range(3):
        picture.back("CIA", 44 + index * 10, 82 + index * 2, 0.75, (index - 1) * 6)
    picture.back("CIA", 170, 82, 0.75, mark="X")
    picture.agent("DA", "CIA", 292, 82, 0.75, "leave")
    picture.agent("MS", "CIA", 140, 190, 0.75, "T")
    picture.agent("AN", "CIA", 204, 190, 0.75, "D")
    picture.arrow("M98 82h32", "M130 75v14l11-7z", ACCENT)
    picture.arrow("M202 82h44", "M246 75v14l11-7z", ACCENT)
    picture.arrow("M170 122v14", "M163 136h14l-7 11z", WARM)
    picture.arrow("M292 42v-8q0-14-14-14H68q-14 0-14 14v2", "M47 34h14l-7 10z", ACCENT)
    return picture


def ready() -> Dossier:
    """A ready group is turned when it is activated; an economic power sets it upright; it counts either way (R3.2)."""
    picture = Dossier(308, 150)
    picture.group("P5", 52, 54, scale=0.95)
    picture.group("P5", 248, 54, ready=False, scale=0.95)
    picture.arrow("M98 38h80", "M178 31v14l11-7z", ACCENT)
    picture.arrow("M198 72h-80", "M118 65v14l-11-7z", colour("E"))
    picture.add(f'<circle cx="152" cy="72" r="15" fill="{CREAM}" stroke="{colour("E")}" stroke-width="2"/>')
    picture.sign("E", 152, 72, 1)
    for x in (52, 248):
        picture.total(5, x, 128)
    picture.figure("=", 150, 134, 18, MUTED)
    return picture


def military() -> Dossier:
    """The military group is turned; its target goes to the discard pile (R8.1)."""
    picture = Dossier(340, 122)
    picture.badge_of("CIA", 22, 22)
    picture.group("M3", 52, 68, ready=False, scale=0.85)
    picture.arrow("M96 68h30", "M126 61v14l11-7z", WARM)
    picture.badge_of("KGB", 128, 22)
    picture.group("E5", 174, 66, scale=0.85)
    picture.stamp("T", 174, 66, 1.9)
    picture.arrow("M212 68h34", "M246 61v14l11-7z", INK)
    picture.back("group", 300, 70, 0.85, 8)
    picture.group("E5", 296, 66, scale=0.85)
    return picture


def economic() -> Dossier:
    """A mobilised group becomes ready, a ready one mobilised; an economic one cannot be chosen (R8.2)."""
    picture = Dossier(340, 272)
    for y, before, upright, good in ((48, "N4", False, True), (136, "M3", True, True), (224, "E2", True, False)):
        picture.group("E4", 48, y, ready=False)
        picture.arrow(f"M90 {y}h24", f"M114 {y - 7}v14l11-7z", colour("E") if good else WARM)
        picture.group(before, 166, y, ready=upright)
        if good:
            picture.arrow(f"M208 {y}h26", f"M234 {y - 7}v14l11-7z", INK)
            picture.group(before, 290, y, ready=not upright)
        else:
            picture.verdict(120, y - 22, good=False)
    return picture


def media() -> Dossier:
    """A look at the top card, then one of three: recruit, discard, leave (R8.3)."""
    picture = Dossier(340, 236)
    picture.group("N4", 50, 116, ready=False)
    picture.eye(106, 92)
    picture.arrow("M92 116h26", "M118 109v14l11-7z", ACCENT)
    picture.deck("group", 164, 116)
    picture.group("P6", 176, 108, scale=0.6)
    picture.ring(176, 108, ACCENT, 0.6)
    picture.arrow("M204 92Q224 60 244 52", "M240 44l14 4-9 12z", INK)
    picture.badge_of("CIA", 254, 24)
    picture.group("P6", 296, 46)
    picture.arrow("M206 118h38", "M244 111v14l11-7z", INK)
    picture.deck("group", 292, 118, 0.7)
    picture.arrow("M204 142Q224 176 244 182", "M240 190l14-6-9-11z", INK)
    picture.back("group", 300, 194, 0.7, 8)
    picture.group("P6", 294, 190, scale=0.7)
    return picture


def political() -> Dossier:
    """Stealing N4 is allowed; giving M4 away is not: 14 would be too much, and four groups are enough (R8.4)."""
    picture = Dossier(340, 316)
    rows = (("KGB", 46, (72, 126)), ("CIA", 158, (72, 222)), ("MI6", 270, (72, 126, 174, 222)))
    for agency, y, columns in rows:
        picture.badge_of(agency, 20, y)
        for held, x in zip(GIFTS[agency], columns, strict=True):
            picture.group(held[:2], x, y, held[2] == "r", 0.68)
        picture.total(total(GIFTS[agency]), 312, y)
    picture.ring(72, 158, GOLD, 0.68)
    for x, y, ink in ((126, 158, ACCENT), (222, 46, WARM)):
        picture.add(
            f'<rect x="{x - 21}" y="{y - 30}" width="42" height="60" rx="5" fill="none" stroke="{ink}" '
            'stroke-width="1.8" stroke-dasharray="5 3"/>'
        )
    picture.arrow("M126 72v36", "M119 108h14l-7 11z", ACCENT)
    picture.verdict(148, 96, good=True)
    picture.arrow("M222 122V96", "M215 96h14l-7-11z", WARM)
    picture.verdict(246, 104, good=False)
    picture.total(total(GIFTS["KGB"]) + 4, 222, 46, over=True)
    picture.arrow("M222 194v22", "M215 216h14l-7 11z", WARM)
    picture.verdict(246, 212, good=False)
    return picture


def stability() -> Dossier:
    """Totals against the Stability of Iran: in order, exact and dominating, too much (R9.1)."""
    picture = Dossier(340, 234)
    limit = int(objective(TOTALS_ON)["stability"])
    left, step = 42, 17
    edge = left + limit * step
    for index, (agency, reached) in enumerate(TOTALS.items()):
        y = 68 + index * 60
        picture.badge_of(agency, 22, y)
        for point in range(limit + 1):
            ink = "#E4DAC4" if point >= reached else WARM if point >= limit else colour(agency)
            picture.add(
                f'<rect x="{left + point * step + 1}" y="{y - 13}" width="{step - 2}" height="26" rx="3" fill="{ink}"/>'
            )
        picture.total(reached, 272, y, reached > limit)
    picture.add(
        f'<path d="M{edge + 3} 197l11-11M{edge + 3} 188l8-8" stroke="{CREAM}" stroke-width="2"/>',
        f'<path d="M{edge} 40V216" stroke="{INK}" stroke-width="2.5" stroke-dasharray="6 4"/>',
        f'<rect x="{edge - 18}" y="10" width="36" height="28" rx="4" fill="{INK}"/>',
    )
    picture.figure(str(limit), edge, 31, 20, CREAM)
    picture.domination("KGB", 314, 128, 15)
    picture.agent("DI", "MI6", 314, 188, 0.6, "T")
    return picture


def _tied(name: str, hands: Hands, deciding: Mapping[str, str], ranking: tuple[str, ...], scale: float) -> Dossier:
    """Every hand under the profile of the objective: the tie is read from left to right (R9.4)."""
    profile = objective(name)["profile"]
    columns = {faction: 74 + index * 54 for index, faction in enumerate(profile)}
    rows = [max(sum(code[0] == faction for code in held) for faction in profile) for held in hands.values()]
    step = HIGH * scale + 10
    picture = Dossier(340, round(58 + step * sum(rows)))
    for faction, size in zip(profile, (1.5, 1.15, 0.85, 0.6), strict=True):
        picture.sign(faction, columns[faction], 28, size)
    picture.add(f'<path d="M46 50h216" stroke="{MUTED}" stroke-width="1.5"/>')
    for index, (agency, held) in enumerate(hands.items()):
        top = 54 + step * (sum(rows[:index]) + 0.5)
        stacked: dict[str, int] = {}
        for code in sorted(held, reverse=True):
            x, y, upright = columns[code[0]], top + stacked.get(code[0], 0) * step, code[2] == "r"
            stacked[code[0]] = stacked.get(code[0], 0) + 1
            picture.group(code[:2], x, y, upright, scale)
            if code[:2] in deciding:
                picture.ring(x, y, deciding[code[:2]], scale, upright)
        picture.badge_of(agency, 20, top)
        picture.total(total(held), 288, top)
        place = ranking.index(agency) + 1
        picture.badge(str(place), 322, top, GOLD if place == 1 else MUTED, 11)
    return picture


def tie() -> Dossier:
    """Three times 13 in Turkey: P2 decides for the first place, N6 for the second."""
    return _tied(TIE_ON, TIE, {"P2": ACCENT, "N6": WARM}, ("KGB", "CIA", "MI6"), 0.75)


def turn() -> Dossier:
    """Twice 9 in Cuba: E4 beats E3."""
    return _tied(TURN_ON, TURN, {"E4": ACCENT, "E3": WARM}, ("CIA", "KGB"), 0.6)


PICTURES: tuple[Callable[[], Dossier], ...] = (
    groups,
    objective_card,
    agents,
    table,
    places,
    ready,
    military,
    economic,
    media,
    political,
    stability,
    tie,
    turn,
)


def drawn() -> dict[str, str]:
    """Every picture by file name."""
    return {f"coldwar-{draw.__name__.removesuffix('_card').replace('_', '-')}.svg": draw().svg() for draw in PICTURES}
