"""The three goals on the table: title, text, emblem, and what each player has of it now.

Their type is as large as the place allows, and never smaller than one can read: `fitted_goals` measures the texts in
the language that is spoken and shares the place out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from qtapp.base.i18n import language
from qtapp.base.theme import CORNER, SEAT_MARKS, TEXT_BODY, TEXT_LEAST, TEXT_NOTE, Theme
from qtapp.boards.wagons.art.emblems import paint_emblem
from qtapp.items.cards import paint_face, paint_soft_shadow
from qtapp.items.frames import Mark, sized_font
from qtapp.items.lettering import WRAP, wrapped_height
from qtapp.items.seat_shapes import paint_mark
from qtapp.words.wagons.names import names

PADDING, GAP = 9.0, 8.0


class GoalStyle(NamedTuple):
    """How the goals are set: the size of their type, and whether there is room for the players' points."""

    text: int = TEXT_LEAST
    points: bool = False

    @property
    def title_font(self) -> QFont:
        return sized_font(self.text + 1, bold=True)

    @property
    def text_font(self) -> QFont:
        return sized_font(self.text)

    @property
    def emblem(self) -> QSizeF:
        return QSizeF(self.text * 4.0, self.text * 2.6)

    @property
    def points_row(self) -> float:
        return self.text + 9.0 if self.points else 0.0


# Best first: a text of good size with the points below it; then the words count more than the points.
STYLES = (
    *(GoalStyle(size, points=True) for size in range(TEXT_BODY + 1, TEXT_NOTE - 1, -1)),
    *(GoalStyle(size) for size in range(TEXT_NOTE, TEXT_LEAST - 1, -1)),
)


def _title_height(style: GoalStyle, width: float, title: str) -> float:
    beside = width - style.emblem.width() - GAP
    return max(style.emblem.height(), wrapped_height(style.title_font, beside, title))


def needed_height(style: GoalStyle, width: float, title: str, text: str) -> float:
    """How high a goal of this width must be to show all of its words."""
    inside = width - 2 * PADDING
    words = _title_height(style, inside, title) + 4 + wrapped_height(style.text_font, inside, text)
    return words + style.points_row + 2 * PADDING - 2


def fitted_goals(place: QRectF, texts: Sequence[tuple[str, str]], *, in_row: bool) -> tuple[GoalStyle, list[QRectF]]:
    """The largest type with which all goals fit, and the place of each."""
    count = len(texts)
    width = (place.width() - GAP * (count - 1)) / count if in_row else min(place.width(), 460.0)
    room = place.height() if in_row else place.height() - GAP * (count - 1)
    style, heights = STYLES[-1], [0.0]
    for style in STYLES:
        heights = [needed_height(style, width, title, text) for title, text in texts]
        if (max(heights) if in_row else sum(heights)) <= room:
            break
    return style, _places(place, width, heights, in_row=in_row)


def _places(place: QRectF, width: float, heights: list[float], *, in_row: bool) -> list[QRectF]:
    if in_row:
        return [
            QRectF(round(place.left() + index * (width + GAP)), place.top(), width, place.height())
            for index in range(len(heights))
        ]
    spare = max(0.0, place.height() - sum(heights) - GAP * (len(heights) - 1))
    extra = min(spare / len(heights), 26.0)  # a little air, but not a hole under every text
    tall = sum(heights) + extra * len(heights) + GAP * (len(heights) - 1)
    top, left = place.center().y() - tall / 2, place.center().x() - width / 2
    found = []
    for height in heights:
        found.append(QRectF(round(left), round(top), round(width), round(height + extra)))
        top += height + extra + GAP
    return found


@dataclass(frozen=True, slots=True)
class GoalFace:
    """A goal as it is shown: in a language, with each player's points, in device-independent pixels."""

    size: tuple[float, float]
    style: GoalStyle
    theme: Theme
    language: str
    goal: str = ""
    points: tuple[int, ...] = ()
    pointed_out: bool = False

    def paint(self, painter: QPainter, size: QSize) -> None:
        box, theme = QRectF(0, 0, *self.size), self.theme
        whole = _with_shadow(box)
        painter.scale(size.width() / whole.width(), size.height() / whole.height())
        painter.translate(-whole.topLeft())
        paint_soft_shadow(painter, box, CORNER, 5, theme.colour("shadow", 0.5 if theme.dark else 0.32))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(theme.colour("surface"))
        edge = QPen(theme.colour("accent"), 2.5) if self.pointed_out else QPen(theme.colour("hairline"), 1)
        painter.setPen(edge)
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), CORNER, CORNER)
        inside = box.adjusted(PADDING, PADDING - 1, -PADDING, -PADDING + 1)
        self._paint_words(painter, inside)
        if self.style.points:
            self._paint_points(painter, inside)

    def _paint_words(self, painter: QPainter, inside: QRectF) -> None:
        style, title, text = self.style, names().goal(self.goal), names().goal_text(self.goal)
        emblem = QRectF(inside.topLeft(), style.emblem)
        ground = QColor("#E9DCC0") if not self.theme.dark else QColor("#3A352B")
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(emblem, 6, 6)
        paint_emblem(painter, self.goal, emblem.adjusted(4, 4, -4, -4), names())
        high = _title_height(style, inside.width(), title)
        beside = QRectF(emblem.right() + GAP, inside.top(), inside.width() - emblem.width() - GAP, high)
        painter.setFont(style.title_font)
        painter.setPen(self.theme.colour("ink"))
        painter.drawText(beside, int(WRAP | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), title)
        below = inside.adjusted(0, high + 4, 0, -style.points_row)
        painter.setFont(style.text_font)
        painter.setPen(self.theme.colour("muted"))
        painter.drawText(below, int(WRAP | Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft), text)

    def _paint_points(self, painter: QPainter, inside: QRectF) -> None:
        """What each player would score with this goal now, in the last row."""
        font = sized_font(self.style.text, bold=True)
        painter.setFont(font)
        left, side = inside.left(), self.style.text * 0.85
        baseline = inside.bottom() - self.style.text - 2
        for seat, points in enumerate(self.points):
            top = baseline + (self.style.text + 3 - side) / 2
            paint_mark(painter, SEAT_MARKS[seat], QRectF(left, top, side, side))
            text = str(points).replace("-", "−")
            painter.setPen(self.theme.colour("ink"))
            width = QFontMetricsF(font).horizontalAdvance(text)
            painter.drawText(
                QRectF(left + side + 5, baseline - 1, width + 4, self.style.text + 5),
                int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft),
                text,
            )
            left += side + width + 22


def _with_shadow(box: QRectF) -> QRectF:
    return box.adjusted(-6, -6, 6, 7)


class GoalItem(Mark):
    """One goal of this game."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, 0)
        self._place, self._style = QRectF(), GoalStyle()
        self.goal, self._points, self.pointed_out = "", tuple[int, ...](), False

    def show_goal(self, goal: str, points: Sequence[int]) -> None:
        self.goal, self._points = goal, tuple(points)
        self.update()

    def point_out(self, *, pointed_out: bool) -> None:
        if pointed_out != self.pointed_out:
            self.pointed_out = pointed_out
            self.update()

    def settle(self, place: QRectF, style: GoalStyle) -> None:
        self._place, self._style = place, style
        self._cover(_with_shadow(place))

    def place(self) -> QRectF:
        return self._place

    def draw(self, painter: QPainter) -> None:
        size, style, words = self._place.size().toTuple(), self._style, language()
        face = GoalFace(size, style, self.theme, words, self.goal, self._points, self.pointed_out)
        paint_face(painter, face, self.boundingRect())
