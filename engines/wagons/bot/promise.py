"""What a town is worth beyond its points: things half built. For bots; no rule is here.

The numbers are estimates from some thousand matches that bots played against each other: how many more points a town
made until the end, by what it had at some moment and by how many cards were to come. They need not be exact. They only
have to tell a good place from a better one where the score sheet sees no difference yet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from engines.wagons.box.contents import BEER, COW, DESERT, FORT, GUN, MINE, MOUNTAIN, PLAIN, SNOW, WAGON, WATER
from engines.wagons.effects import RULES
from engines.wagons.towns.grid import STRIDE, around, coordinates, largest_groups, with_sides
from engines.wagons.towns.town import TERRAIN_COUNT, Town


def promise(goals: tuple[int, ...], town: Town, coming: int) -> float:
    """Points that this town will make more than another of the same score, with so many cards still to come."""
    if not coming:
        return 0.0
    worth = _terrains(town, coming)
    for card in goals:
        half_built = HALF_BUILT.get(RULES[card].goal.id)
        if half_built:
            worth += half_built(town, coming)
    return worth


def _terrains(town: Town, coming: int) -> float:
    """Territories one step away from the largest group, terrains still missing, and territories lost by covering."""
    near = missing = 0
    for terrain in range(TERRAIN_COUNT):
        cells, size = town.layers[terrain], town.sizes[terrain]
        if not cells:
            missing += 1
        elif cells.bit_count() > size:
            group = largest_groups(cells)[0]
            near += _beyond(cells, group)
    wasted = 4 * len(town.placements) - town.size
    return (0.05 + 0.055 * coming) * near + 0.4 * missing - 0.08 * coming * wasted


def _beyond(cells: int, group: int) -> int:
    """How many of these cells lie one step away from touching the group."""
    reached = with_sides(with_sides(group)) & cells
    return (reached ^ reached & group).bit_count()


# Half-built goals. `coming` cards are still to come.


def _badlands(town: Town, coming: int) -> float:
    """Guns with one desert beside them."""
    return 0.2 * coming * (town.layers[GUN] & around(town.layers[DESERT])).bit_count()


def _happy_cows(town: Town, coming: int) -> float:
    """Unhappy cows, whose snow may yet be covered."""
    return (0.15 + 0.05 * coming) * (town.layers[COW] & with_sides(town.layers[SNOW])).bit_count()


def _circle_wagons(town: Town, coming: int) -> float:
    """Cells with three wagons around them, and with two."""
    wagons = town.layers[WAGON]
    ones, twos, _ = counted((wagons << 1, wagons >> 1, wagons << STRIDE, wagons >> STRIDE))
    three = ones & twos
    return min(1 + 0.7 * coming, 4.5) * three.bit_count() + 0.3 * (twos ^ three).bit_count()


def _gold_country(town: Town, coming: int) -> float:
    """Mines that no mountain is next to yet."""
    mines = town.layers[MINE]
    return 0.05 * coming * (mines ^ mines & with_sides(town.layers[MOUNTAIN])).bit_count()


def _prairie_life(town: Town, _: int) -> float:
    """Half a pair."""
    return 0.35 * ((town.layers[COW].bit_count() + town.layers[PLAIN].bit_count()) % 2)


def _cool_water(town: Town, _: int) -> float:
    """Wagons away from the lake, and shores where more could come."""
    lakes = largest_groups(town.layers[WATER])
    if not lakes:
        return 0.0
    wagons, shore = town.layers[WAGON], with_sides(lakes[0])
    return 0.3 * (wagons ^ wagons & shore).bit_count() + 0.12 * (shore ^ lakes[0]).bit_count()


BOOM = (-0.1, -0.3, -0.7, -0.1, 0.0, 0.3, 0.6, 0.8)  # by mines: what each card to come promises


def _boom_bust(town: Town, coming: int) -> float:
    mines = town.layers[MINE].bit_count()
    return BOOM[mines] * coming if mines < len(BOOM) else 0.0


def _bootleggers(town: Town, coming: int) -> float:
    """Beers that wait for a wagon, and wagons that wait for beer."""
    beers, wagons = town.layers[BEER], town.layers[WAGON]
    waiting = beers ^ beers & around(wagons)
    return 0.35 * waiting.bit_count() + 0.05 * coming * wagons.bit_count()


def _undiscovered(town: Town, coming: int) -> float:
    """Empty cells with seven, six or five territories around them."""
    cells = town.occupied
    rows = (cells << STRIDE, cells, cells >> STRIDE)
    ones, twos, fours = counted((*(row << 1 for row in rows), *(row >> 1 for row in rows), rows[0], rows[2]))
    inner = cells << 1 | cells >> 1 | rows[0] | rows[2]
    empty = inner ^ inner & cells
    many = fours & empty  # eight of eight are a finished hole, and leave no bit here
    seven, six = many & twos & ones, many & twos
    five = many & ones
    return (
        4 * seven.bit_count()
        + min(1 + 0.6 * coming, 3) * (six ^ seven).bit_count()
        + 0.3 * coming * (five ^ seven).bit_count()
    )


def _fortified(town: Town, coming: int) -> float:
    """Squares with three forts, and with two."""
    forts = town.layers[FORT]
    ones, twos, _ = counted((forts, forts >> 1, forts >> STRIDE, forts >> STRIDE + 1))
    three = ones & twos
    return min(1 + 0.4 * coming, 4) * three.bit_count() + 0.3 * (twos ^ three).bit_count()


def _herd(town: Town, coming: int) -> float:
    """Cows that one more would join to the herd."""
    cows = town.layers[COW]
    return (0.1 + 0.15 * coming) * _beyond(cows, largest_groups(cows)[0]) if cows else 0.0


def _target_practice(town: Town, coming: int) -> float:
    """Beers with no gun in their row or column yet."""
    guns = coordinates(town.layers[GUN], town.top)
    rows, columns = [y for _, y in guns], [x for x, _ in guns]
    idle = sum([x not in columns and y not in rows for x, y in coordinates(town.layers[BEER], town.top)])
    return min(coming, 1.5) * idle


def _rifles_ready(town: Town, coming: int) -> float:
    """Forts that wait for a gun, and guns for forts to come."""
    forts, guns = town.layers[FORT], town.layers[GUN]
    waiting = forts ^ forts & around(guns)
    return 0.3 * waiting.bit_count() + 0.12 * coming * guns.bit_count()


HALF_BUILT: Mapping[str, Callable[[Town, int], float]] = {
    "badlands": _badlands,
    "happy_cows": _happy_cows,
    "circle_wagons": _circle_wagons,
    "gold_country": _gold_country,
    "prairie_life": _prairie_life,
    "cool_water": _cool_water,
    "boom_bust": _boom_bust,
    "bootleggers": _bootleggers,
    "undiscovered": _undiscovered,
    "fortified": _fortified,
    "herd": _herd,
    "target_practice": _target_practice,
    "rifles_ready": _rifles_ready,
}


def counted(sets: Iterable[int]) -> tuple[int, int, int]:
    """In how many of these sets each cell is: the ones, twos and fours of that number (eight counts as none)."""
    ones = twos = fours = 0
    for cells in sets:
        carry = ones & cells
        ones ^= cells
        fours ^= twos & carry
        twos ^= carry
    return ones, twos, fours
