"""The signs on the board, the trays beside it, and the picture of the home page."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from qtapp.base.theme import DARK, LIGHT, Theme
from qtapp.boards.cirkle.art import signs
from qtapp.boards.cirkle.art.armies import ARMIES
from qtapp.boards.cirkle.art.plan import squares
from qtapp.boards.cirkle.art.trays import paint_token, paint_tray
from qtapp.boards.cirkle.art.units import paint_unit
from qtapp.boards.cirkle.cover import ACTORS, cover
from qtapp.boards.cirkle.items.marks import CHOSEN, CURSOR, PAINTED, Sign
from tests.qtapp.boards.cirkle.pictures import BOARDS, assert_told_apart, picture
from tests.qtapp.boards.shades import contrast, difference, grey, pixels

BOTH_THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
COLOURS = list(ARMIES)


def marked(sign, theme: Theme, kind: str = "", side: int = 24) -> QImage:
    """A square with a sign on it, and perhaps a unit below."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        if kind:
            paint_unit(painter, rect, kind, "yellow", height=1.0, theme=theme)
        sign(painter, rect)

    return picture(paint, side, around=side // 4)


def all_signs(theme: Theme) -> dict[str, object]:
    destinations = {kind: partial(signs.paint_destination, kind=kind, theme=theme) for kind in signs.DESTINATIONS}
    return {
        **destinations,
        "nothing": lambda painter, rect: None,
        "last": partial(signs.paint_last, theme=theme),
        "threat": partial(signs.paint_threat, theme=theme),
        "cover": partial(signs.paint_cover, theme=theme),
        "intruder": partial(signs.paint_intruder, theme=theme),
        "objective": partial(signs.paint_objective, theme=theme, colour="blue"),
        "hold": partial(signs.paint_hold, theme=theme, colour="blue", waiting=["green", "yellow"], since=["mauve"]),
    }


@BOTH_THEMES
@pytest.mark.parametrize("kind", ["", "C", "T*"])
def test_signs_are_told_apart_in_grey_and_small(qapp, theme, kind):
    """On an empty square and over a unit."""
    assert_told_apart({name: marked(sign, theme, kind) for name, sign in all_signs(theme).items()}, 0.9)


@BOTH_THEMES
def test_the_cap_of_a_missile_stays_free_of_what_marks_its_own_side(qapp, theme):
    """An inversion or a recovery is chosen among own units, and so is what moves: rank must be seen."""

    def painted(painter: QPainter, rect: QRectF, kind: str) -> None:
        PAINTED[kind](painter, Sign(kind, rect, is_capped=True), theme)

    for kind in ("inversion", "recovery", CHOSEN, CURSOR, "able", "attacked", "attacker"):
        with_sign = marked(partial(painted, kind=kind), theme, "T*", 96)
        without = marked(all_signs(theme)["nothing"], theme, "T*", 96)
        middle = with_sign.width() // 2
        cap = QRectF(middle - 12, 20, 24, 30).toRect()
        assert pixels(with_sign.copy(cap)) == pixels(without.copy(cap)), kind


@BOTH_THEMES
def test_signs_keep_their_contrast(theme):
    assert contrast(theme.colour("accent"), theme.colour("on_accent")) >= 4.5
    assert contrast(theme.colour("warm"), theme.colour("on_warm")) >= 3  # silhouettes, no text
    assert contrast(theme.colour("gold"), signs.ON_GOLD) >= 4.5


# Holds


@BOTH_THEMES
def test_a_hold_counts_down(qapp, theme):
    """R11.5: every turn of another army is seen, in grey too."""

    def held(waiting: list[str], since: list[str]) -> QImage:
        return marked(partial(signs.paint_hold, theme=theme, colour="yellow", waiting=waiting, since=since), theme, "T")

    others = ["mauve", "blue", "green"]
    assert_told_apart({played: held(others[played:], others[:played]) for played in range(4)}, 2)


@BOTH_THEMES
def test_the_armies_that_must_still_play_are_shown_in_their_colours(qapp, theme):
    image = marked(
        partial(signs.paint_hold, theme=theme, colour="yellow", waiting=["blue", "green"], since=["mauve"]),
        theme,
        side=200,
    )
    shown = {image.pixelColor(x, y).rgb() for x in range(image.width()) for y in range(image.height())}
    for colour, waits in (("blue", True), ("green", True), ("mauve", False), ("yellow", True)):
        assert (ARMIES[colour].tones(theme).body.rgb() in shown) == waits, colour


@BOTH_THEMES
@pytest.mark.parametrize("colour", COLOURS)
def test_the_count_of_a_hold_is_not_cut(qapp, theme, colour):
    """The figure lies well within its disc."""
    sign = partial(signs.paint_hold, theme=theme, colour=colour, waiting=["mauve", "blue", "green"], since=[])
    image = marked(sign, theme, side=200)
    centre, ink = image.width() // 2 + 82, ARMIES[colour].tones(theme).ink
    written = [
        (x, y)
        for x in range(-36, 37)
        for y in range(-36, 37)
        if x * x + y * y < 36 * 36 and image.pixelColor(centre + x, centre + y) == ink
    ]
    assert written
    assert max(x * x + y * y for x, y in written) < 33 * 33


def test_the_alarm_pulses(qapp):
    calm, loud = (marked(partial(signs.paint_intruder, theme=LIGHT, pulse=pulse), LIGHT) for pulse in (0.0, 1.0))
    assert difference(grey(calm), grey(loud)) > 1


# Trays


@BOTH_THEMES
def test_a_spent_token_is_not_taken_for_one_that_is_left(qapp, theme):
    """R10.4"""
    for colour in COLOURS:
        left, spent = (
            picture(partial(paint_token, colour=colour, theme=theme, spent=state), 24, ground=theme.table)
            for state in (False, True)
        )
        assert difference(grey(left), grey(spent)) > 12, colour


@BOTH_THEMES
def test_trays_carry_the_colour_of_their_army_and_can_be_written_on(qapp, theme):
    trays = {
        colour: picture(partial(paint_tray, colour=colour, theme=theme), 120, ground=theme.table) for colour in COLOURS
    }
    lips = [image.pixelColor(60, 1) for image in trays.values()]
    assert all(_far(one, other) for one, other in combinations(lips, 2))
    for colour, image in trays.items():
        inside = [image.pixelColor(60, y) for y in range(5, 116)]
        assert all(contrast(theme.colour("ink"), ground) >= 4.5 for ground in inside), colour


def _far(one: QColor, other: QColor) -> bool:
    return sum(abs(a - b) for a, b in zip(one.getRgb(), other.getRgb(), strict=True)) > 60


# The picture of the home page


@BOTH_THEMES
@pytest.mark.parametrize("size", [QSize(340, 220), QSize(1200, 500), QSize(300, 400)], ids=str)
def test_the_cover_fills_any_size(qapp, theme, size):
    found = cover(theme, size)
    assert found.size() == size
    corners = ((0, 0), (size.width() - 1, 0), (0, size.height() - 1), (size.width() - 1, size.height() - 1))
    assert all(found.pixelColor(*corner).alpha() == 255 for corner in corners)
    points = [(x, y) for x in range(0, size.width(), 7) for y in range(0, size.height(), 7)]
    assert len({found.pixelColor(*point).rgb() for point in points}) > 200


def test_the_cover_is_painted_on_another_thread_as_on_this_one(qapp):
    here = cover(DARK, QSize(340, 220))
    with ThreadPoolExecutor(1) as pool:
        there = pool.submit(cover, DARK, QSize(340, 220)).result()
    assert here == there


def test_the_cover_tells_no_lie_about_protection():
    """R6.1: whoever sits low in the picture is on a hollow of its own shape or on a joker."""
    board = BOARDS["duel"]
    codes = dict(zip(squares(board), "".join(board["rows"]), strict=True))
    assert len({actor.square for actor in ACTORS}) == len(ACTORS)
    for actor in ACTORS:
        assert (codes[actor.square] in (actor.kind[0], "J")) == (actor.height == 0), actor
