"""The pictures of the Cirkle rules.

Each function draws one picture. They hold no words, so that one picture serves every language; the rules say beside it
what is to be seen. The positions below are the examples that the rules tell: the tests play them with the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from docs.drawing.art import ACCENT, CREAM, INK, WARM
from docs.drawing.art_cirkle import ARMIES, FRAME, GROOVE, TILE, Ground, Map, units
from docs.drawing.boxes import data

DUEL, QUAD = "ABCDEFGH", "ABCDEFGHIJK"
MUTED = "#6B6A63"

# What the rules show, as positions of the notation.
EXCHANGE = "duel 8/8/8/yP7/8/7bC/8/8/8/8/yC7 1 - - 0 1"  # A8-D11=T* (R8)
FIRST = (
    "duel bCbH*bTbPbPbT*bHbC/bHbTbP*bCbC*bPbTbH/8/8/8/yP7/8/8/8/yHyTyPyC*yCyP*yTyH/yCyHyT*1yPyTyH*yC "
    "1 - - 0 1"
)  # A6xF11 (R9.1)
REPLY = "duel 5yP!bH1/8/7bC/2yT5/8/8/8/8/8/8/yC7 1 - - 0 1"  # C8-C11, then G11xC11 (R9.5)
WON = "duel 5yP!bTbC/8/8/2yHbP4/8/8/8/8/8/8/yC7 1 - - 0 1"  # C8-C11 wins (R9.4)
BETWEEN = (
    "duel 7bC/8/yH7/8/8/8/yT7/8/8/yC7/8 1 - - 0 1",  # A2<>A9 over a unit of one's own (R7.4)
    "duel 7bC/8/yH7/8/8/8/bT7/8/8/yC7/8 1 - - 0 1",
)  # not over an enemy
BOTH = "duel 7bC/8/8/8/8/8/8/2yT*yH*4/8/8/8 1 - - 0 1"  # C4<>D4 protects both (R7.1)
HOLD = "solo 7yT3/11/11/11/11/1mC9/11/11/7gC3/yC4bC5/11 1 - - 0 1"  # H11-K11 (R11.4)
RECOVERY = "solo 10yT/11/11/11/11/1mC1bH*7/2bC*8/11/4bH2gC3/yC4bC5/11 3 - K11(m) 2 3"  # F2=T* (R10)
OASIS = "duel 8/8/8/1bT1bT*4/8/yH2bHyC2bC*/8/8/6yP*1/8/8 1 - - 0 1"  # E6xD6 and G3xD6, not A6xD6 (R6.3)

# Who may capture whom (R6.3): victims from the top down, attackers from left to right.
VICTIMS = (("bT", False), ("bT*", False), ("bT", True), ("bT*", True), ("bT!", False))
ATTACKERS = (("yC", False), ("yC", True), ("yC*", False), ("yC*", True))
CAPTURES = ("1111", "1111", "0111", "0001", "0000")

PAIRS: tuple[tuple[str, str], ...] = (
    ("yC", "yH"),
    ("yC", "yC*"),
    ("yH", "yH*"),
    ("yT", "yP"),
    ("yT", "yT*"),
    ("yP", "yP*"),
    ("yC*", "yP*"),
)
LINES = ("110", "110", "110", "111", "111", "001", "111")  # row, column, diagonal for each pair (R7.3)

CYCLES: tuple[str, ...] = ("solo", "double", "survivor")


def placed(position: str) -> dict[str, str]:
    mode, placement = position.split()[:2]
    return units(placement, DUEL if mode == "duel" else QUAD)


def duel() -> Ground:
    """The board for two as the game begins, its zones marked beside it (R2.3, R3.2)."""
    picture = Ground(272, 332)
    field = Map(picture, "duel", DUEL, range(1, 12), 26, 12, 27)
    field.put_all(units(_placement("duel"), DUEL))
    for first, last, ink in ((11, 8, ARMIES["b"].body), (7, 5, MUTED), (4, 1, ARMIES["y"].body)):
        top, bottom = field.at(f"H{first}")[1] - 11, field.at(f"H{last}")[1] + 11
        picture.add(f'<path d="M250 {top:g}h8v{bottom - top:g}h-8" fill="none" stroke="{ink}" stroke-width="4"/>')
    return picture


def quad() -> Ground:
    """The board for four as the game begins (R2.4, R3.3)."""
    picture = Ground(340, 340)
    field = Map(picture, "quad", QUAD, range(1, 12), 24, 10, 27.8)
    field.put_all(units(_placement("quad"), QUAD))
    return picture


def _placement(board: str) -> str:
    return next(str(row["placement"]) for row in data("cirkle")["board"] if row["id"] == board)


def kinds() -> Ground:
    """Every kind of unit, simple and missile, above the shape that shelters it (R1.1, R1.3)."""
    picture = Ground(308, 180)
    for index, letter in enumerate("CHTP"):
        x = 46 + index * 72
        picture.unit(f"y{letter}", x, 34, 48)
        picture.unit(f"b{letter}*", x, 92, 48)
        picture.square(letter, x, 148, 44)
    return picture


def squares() -> Ground:
    """Above: the hollow squares, the joker last. Below: flat ones, two with a printed shape, a target, a round one."""
    picture = Ground(308, 116)
    for index, code in enumerate("CHTPJ"):
        picture.square(code, 40 + index * 57, 33, 46)
    for index, (code, camp) in enumerate((("c", "b"), ("h", "b"), ("p", "b"), ("@", "b"), (".", ""))):
        picture.square(code, 40 + index * 57, 84, 46, camp)
    return picture


def moves() -> Ground:
    """What each unit reaches, and what a unit in its way does to it (R5)."""
    picture = Ground(340, 348)
    axes = {"straight": ((1, 0), (-1, 0), (0, 1), (0, -1)), "diagonal": ((1, 1), (1, -1), (-1, 1), (-1, -1))}
    for letter, x, y, reach, lines, other in (
        ("C", 8, 8, 8, axes["straight"], (5, 0)),
        ("H", 174, 8, 4, axes["straight"], (2, 0)),
        ("T", 8, 178, 4, (*axes["straight"], *axes["diagonal"]), (2, 2)),
        ("P", 174, 178, 6, axes["diagonal"], (3, 3)),
    ):
        _reach(picture, letter, (x, y), reach, lines, other)
    return picture


def _reach(
    picture: Ground,
    letter: str,
    corner: tuple[float, float],
    reach: int,
    lines: tuple[tuple[int, int], ...],
    other: tuple[int, int],
) -> None:
    """One unit in the middle of its field; `other` is where another unit stands."""
    flies, count = letter in "HP", 2 * reach + 1
    size = 158 / count
    middle = corner[0] + 79, corner[1] + 79
    lattice = "".join(
        f"M{corner[0]} {corner[1] + index * size:.1f}h158M{corner[0] + index * size:.1f} {corner[1]}v158"
        for index in range(count + 1)
    )
    picture.add(
        f'<rect x="{corner[0]}" y="{corner[1]}" width="158" height="158" fill="{TILE}"/>',
        f'<path d="{lattice}" stroke="{GROOVE}" stroke-width=".7"/>',
    )
    for dx, dy in lines:
        for step in range(1, reach + 1):
            if (dx * step, dy * step) == other:
                if flies:
                    continue
                break
            picture.dot(middle[0] + dx * step * size, middle[1] - dy * step * size, min(4.5, size * 0.32))
    large = max(20, size * 1.05)
    picture.unit(
        "b" + {"C": "T", "H": "C", "T": "H", "P": "T"}[letter],
        middle[0] + other[0] * size,
        middle[1] - other[1] * size,
        large * 0.86,
    )
    picture.unit(f"y{letter}", *middle, large)


def height() -> Ground:
    """Sunk: in its own shape, or in a joker. Standing up: in another shape, on a flat shape of its own, on a target."""
    picture = Ground(340, 128)
    for index, (code, sunk) in enumerate((("T", True), ("J", True), ("C", False), (".", False), ("@", False))):
        x = 40 + index * 65
        picture.square(code, x, 40, 50, "b" if code == "@" else "")
        picture.unit("yT", x, 40, 50, sunk)
        _from_the_side(picture, x, 92, sunk)
        picture.verdict(x, 114, sunk)
    return picture


def _from_the_side(picture: Ground, x: float, y: float, sunk: bool) -> None:
    """The same unit seen from the side: in the board, or on it."""
    top = y - 2 if sunk else y - 13
    tones = ARMIES["y"]
    picture.add(
        f'<path d="M{x - 25:g} {y:g}h{9 if sunk else 50}{"v9h32v-9h9" if sunk else ""}v13h-50z" '
        f'fill="{GROOVE}" stroke="{FRAME}"/>',
        f'<rect x="{x - 14:g}" y="{top - 1:g}" width="28" height="{10 if sunk else 14}" rx="2" '
        f'fill="{tones.body}" stroke="{tones.rim}" stroke-width="1.5"/>',
    )


def captures() -> Ground:
    """Who may capture whom: attackers above, victims on the left (R6.3)."""
    picture = Ground(316, 330)
    for column, (unit, sunk) in enumerate(ATTACKERS):
        _seat(picture, unit, 108 + column * 56, 34, sunk)
    picture.add(f'<path d="M12 64H304M72 12V318" stroke="{MUTED}" stroke-width="1.5"/>')
    for row, (victim, sunk) in enumerate(VICTIMS):
        y = 92 + row * 51
        _seat(picture, victim, 40, y, sunk)
        for column, may in enumerate(CAPTURES[row]):
            picture.verdict(108 + column * 56, y, may == "1")
    return picture


def _seat(picture: Ground, unit: str, x: float, y: float, sunk: bool) -> None:
    """A unit in its own hollow shape, on a round square, or frozen on a target."""
    code = "@" if "!" in unit else unit[1] if sunk else "."
    picture.square(code, x, y, 44, "y" if code == "@" else "")
    picture.unit(unit, x, y, 44, sunk)


def oasis() -> Ground:
    """A protected unit on a joker: from the other joker and by a missile, but not by a simple unit in the open."""
    picture = Ground(272, 212)
    field = Map(picture, "duel", DUEL, range(3, 9), 26, 12, 29)
    field.put_all(placed(OASIS))
    field.way("E6", "D6")
    field.way("G3", "D6")
    field.way("A6", "D6", WARM)
    for square, good in (("G3", True), ("A6", False)):
        field.verdict(square, "D6", good)
    return picture


def pairs() -> Ground:
    """Which units may be inverted, and on which lines: row, column, diagonal (R7.3)."""
    picture = Ground(308, 340)
    for index, line in enumerate(("M-13 0h26", "M0-13v26", "M-10 10 10-10")):
        picture.add(
            f'<path transform="translate({158 + index * 56} 26)" d="{line}" fill="none" stroke="{INK}" '
            'stroke-width="4" stroke-linecap="round"/>'
        )
    picture.add(f'<path d="M12 48H296" stroke="{MUTED}" stroke-width="1.5"/>')
    for row, ((one, other), lines) in enumerate(zip(PAIRS, LINES, strict=True)):
        y = 70 + row * 40
        picture.unit(one, 34, y, 36)
        picture.unit(other, 98, y, 36)
        picture.add(
            f'<path d="M58 {y - 3}h14M70 {y - 8}l7 5-7 5M74 {y + 4}H60M62 {y - 1}l-7 5 7 5" fill="none" '
            f'stroke="{ACCENT}" stroke-width="2"/>'
        )
        for column, may in enumerate(lines):
            picture.verdict(158 + column * 56, y, may == "1")
    return picture


def inversion() -> Ground:
    """An inversion over a unit of one's own, none over an enemy; and one that protects two missiles at once (R7)."""
    picture = Ground(340, 276)
    for index, position in enumerate(BETWEEN):
        field = Map(picture, "duel", "A", range(2, 10), 26 + index * 84, 14, 29)
        field.put_all(placed(position))
        (x, top), (_, bottom) = field.at("A9"), field.at("A2")
        good = index == 0
        picture.way((x + 32, top), (x + 32, bottom), ACCENT if good else WARM, 0, 0, both=True)
        picture.verdict(x + 32, (top + bottom) / 2, good)
    before = placed(BOTH)
    after = {"C4": before["D4"], "D4": before["C4"]}
    for y, shown in ((14, before), (150, after)):
        field = Map(picture, "duel", "BCDE", (3, 4, 5), 204, y, 31)
        field.put_all(shown)
    picture.way((266, 126), (266, 148), ACCENT, 0, 0)
    return picture


def exchange() -> Ground:
    """A plane arrives on its shape in the coloured row and is exchanged for a lost missile tank (R8)."""
    picture = Ground(340, 168)
    field = Map(picture, "duel", "ABCDEF", range(8, 12), 26, 12, 33)
    field.put("yP", "A8", faded=True)
    field.put("yP", "D11")
    field.way("A8", "D11")
    picture.add(f'<rect x="246" y="12" width="82" height="132" rx="8" fill="{CREAM}" stroke="#D8CDB8"/>')
    for index, unit in enumerate(("yT*", "yC", "yH", "yT")):
        picture.unit(unit, 268 + index % 2 * 40, 38 + index // 2 * 44, 32)
    picture.unit("yP", 288, 124, 32, faded=True)
    x, y = field.at("D11")
    picture.way((262, 38), (x + 6, y - 2), ACCENT, -0.16, 10)
    picture.way((x + 8, y + 8), (288, 124), MUTED, -0.12, 14)
    return picture


def first() -> Ground:
    """A plane flies from A6 over its enemies and takes the tank on a target: first objective, frozen (R9.1, R9.2)."""
    picture = Ground(272, 212)
    field = Map(picture, "duel", DUEL, range(6, 12), 26, 12, 29)
    field.put_all({square: unit for square, unit in placed(FIRST).items() if square not in ("A6", "F11")})
    field.put("yP", "A6", faded=True)
    field.put("yP!", "F11")
    field.way("A6", "F11")
    return picture


def reply() -> Ground:
    """The second target is reached, but a helicopter can capture over the frozen unit, and must (R9.5)."""
    picture = Ground(272, 154)
    field = Map(picture, "duel", DUEL, range(8, 12), 26, 12, 29)
    field.put_all({square: unit for square, unit in placed(REPLY).items() if square != "C8"})
    field.put("yT", "C8", faded=True)
    field.frame("C11")
    field.put("yT", "C11")
    field.way("C8", "C11")
    field.way("G11", "C11", WARM, -0.25)
    return picture


def cirkle() -> Ground:
    """The same, but carrier and tank are stopped by the frozen unit: nobody reaches the second target (R9.4)."""
    picture = Ground(272, 154)
    field = Map(picture, "duel", DUEL, range(8, 12), 26, 12, 29)
    field.put_all({square: unit for square, unit in placed(WON).items() if square != "C8"})
    field.put("yH", "C8", faded=True)
    field.frame("C11", ACCENT)
    field.put("yH", "C11")
    field.way("C8", "C11")
    field.way("G11", "C11", WARM, 0.3)
    field.verdict("D10", "F11", good=False)
    return picture


def hold() -> Ground:
    """A unit holds an enemy target while the three others play; then it is CIRKLE (R11.4, R11.5)."""
    picture = Ground(340, 196)
    field = Map(picture, "quad", "FGHIJK", range(7, 12), 26, 14, 33)
    field.put("yT", "H11", faded=True)
    field.frame("K11", ACCENT)
    field.put("yT", "K11")
    field.way("H11", "K11")
    for index, colour in enumerate("mbg"):
        picture.token(colour, 288, 32 + index * 44, 14)
        picture.way((288, 48 + index * 44), (288, 62 + index * 44), MUTED, 0, 0)
    picture.token("y", 288, 164, 16)
    picture.add(f'<path d="M312 164l6 7 12-15" fill="none" stroke="{ACCENT}" stroke-width="4" stroke-linecap="round"/>')
    return picture


def recovery() -> Ground:
    """A unit on the board gives its square to a lost missile; the token shows that it was done, once (R10)."""
    picture = Ground(340, 138)
    field = Map(picture, "quad", "DEFGH", (1, 2, 3), 26, 14, 34)
    field.put("bC", "F2")
    picture.add(f'<rect x="222" y="10" width="108" height="82" rx="8" fill="{CREAM}" stroke="#D8CDB8"/>')
    for index, unit in enumerate(("bT*", "bP*", "bT", "bP")):
        picture.unit(unit, 244 + index % 3 * 32, 34 + index // 3 * 37, 30)
    picture.unit("bC", 276, 71, 30, faded=True)
    x, y = field.at("F2")
    picture.way((240, 32), (x + 4, y - 6), ACCENT, -0.16, 12)
    picture.way((x + 4, y + 10), (276, 74), MUTED, -0.16, 14)
    picture.token("b", 276, 114, 13)
    picture.add(f'<path d="M296 114l5 6 11-13" fill="none" stroke="{MUTED}" stroke-width="3" stroke-linecap="round"/>')
    return picture


def order() -> Ground:
    """Who plays when: each for themselves, in pairs, and one against three (R4.3)."""
    picture = Ground(340, 152)
    for row, mode in enumerate(CYCLES):
        cycle = next(mode_row["cycle"] for mode_row in data("cirkle")["mode"] if mode_row["id"] == mode)
        letters = {colour["id"]: colour["letter"] for colour in data("cirkle")["colour"]}
        y, step = 30 + row * 46, 50
        for index, colour in enumerate(cycle):
            x = 30 + index * step
            if index:
                picture.way((x - step + 16, y), (x - 16, y), MUTED, 0, 0)
            picture.token(letters[colour], x, y, 14)
            if mode == "double":
                ink, dashes = (INK, "4 3") if index % 2 else (ACCENT, "none")
                picture.add(
                    f'<path d="M{x - 12} {y + 19}h24" stroke="{ink}" stroke-width="3" stroke-dasharray="{dashes}"/>'
                )
    return picture


PICTURES: Mapping[str, Callable[[], Ground]] = {
    function.__name__: function
    for function in (
        duel,
        quad,
        kinds,
        squares,
        moves,
        height,
        captures,
        oasis,
        pairs,
        inversion,
        exchange,
        first,
        reply,
        cirkle,
        hold,
        recovery,
        order,
    )
}


def drawn() -> dict[str, str]:
    """Every picture by file name."""
    return {f"cirkle-{name}.svg": draw().svg() for name, draw in PICTURES.items()}
