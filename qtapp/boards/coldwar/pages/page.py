"""Pages of a dossier laid over the table: a folder with a tab, and what kinds of pages have in common."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from qtapp.base.theme import CORNER, TEXT_BODY, TEXT_TITLE, Theme
from qtapp.boards.coldwar.layout import Layout
from qtapp.boards.marks import typed_font
from qtapp.boards.places import Place
from qtapp.items.cards import Face, around, paint_face, paint_soft_shadow
from qtapp.items.ground import Ground
from qtapp.items.lettering import MIDDLE, fitted_font, paint_text

PAGE_Z = 300.0
FOLD = Place("fold")
VEIL = 0.62  # what lies below is still to be seen
MANILA, MANILA_DARK = QColor("#D9B978"), QColor("#8C744A")
TAB_INK = QColor("#2B2214")


class Page(Ground):
    """An open folder: a title on its tab, a button that folds it away, and places that can be chosen."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, PAGE_Z)
        self.title, self.fold = "", ""
        self.targets: dict[Place, QRectF] = {}
        self.unit = 1.0
        self._folder, self._veil = QRectF(), QRectF()
        self._written: tuple[object, ...] = ()
        self.hide()

    @property
    def is_open(self) -> bool:
        return self.isVisible()

    def place(self) -> QRectF:
        """The folder without its shadow."""
        return self._folder

    def _open(self, box: QRectF, layout: Layout) -> None:
        """Lie in this box, and veil the table around it."""
        self.unit, self._folder = layout.unit, QRectF(box)
        self._veil = layout.page.adjusted(-layout.gap / 2, -layout.gap / 2, layout.gap / 2, layout.gap / 2)
        reach = 10 * layout.unit
        self.lay(self._veil.united(box.adjusted(-reach, -reach, reach, reach)))
        self.show()

    def close_page(self) -> None:
        self.targets, self._written = {}, ()
        self.hide()

    def _is_written(self, *contents: object) -> bool:
        """Whether the page lies open with just these contents already: sharing out a page takes its time."""
        is_same = self.is_open and (self.title, self.fold, *contents) == self._written
        self._written = (self.title, self.fold, *contents)
        return is_same

    @property
    def tab_height(self) -> float:
        return round(28 * self.unit)

    def inside(self) -> QRectF:
        """Where the page is written on."""
        pad = 12 * self.unit
        return self.place().adjusted(pad, self.tab_height + pad * 0.7, -pad, -pad)

    def fold_place(self) -> QRectF:
        """The button at the right of the tab."""
        if not self.fold:
            return QRectF()
        width = QFontMetricsF(self._fold_font()).horizontalAdvance(self.fold) + 20 * self.unit
        place = self.place()
        return QRectF(place.right() - width - 6, place.top() + 2, width, self.tab_height - 5)

    def _fold_font(self) -> QFont:
        return fitted_font([self.fold], self.place().width() * 0.34, TEXT_BODY * self.unit, bold=True)

    def draw(self, painter: QPainter) -> None:
        place, tab = self.place(), self.tab_height
        painter.fillRect(self._veil, self.theme.colour("table", VEIL))
        sheet = place.adjusted(0, tab, 0, 0)
        shade = QColor(0, 0, 0, 170) if self.theme.dark else QColor(58, 44, 24, 130)
        paint_soft_shadow(painter, sheet, CORNER, 9 * self.unit, shade)
        self._paint_tab(painter, QRectF(place.left(), place.top(), place.width(), tab + CORNER))
        painter.setPen(QPen(MANILA_DARK if not self.theme.dark else self.theme.colour("hairline"), 1.2))
        painter.setBrush(self.theme.colour("surface"))
        painter.drawRoundedRect(sheet, CORNER, CORNER)
        if self.fold:
            self._paint_button(painter, self.fold_place(), self.fold, self._fold_font())
        self.paint_page(painter)

    def _paint_tab(self, painter: QPainter, box: QRectF) -> None:
        font = self._title_font()
        width = min(QFontMetricsF(font).horizontalAdvance(self.title) + 52 * self.unit, box.width() * 0.66)
        path = QPainterPath(box.bottomLeft())
        path.lineTo(box.left(), box.top() + CORNER)
        path.quadTo(box.left(), box.top(), box.left() + CORNER, box.top())
        path.lineTo(box.left() + width - 22 * self.unit, box.top())
        path.lineTo(box.left() + width, box.bottom())
        path.closeSubpath()
        painter.setPen(QPen(MANILA_DARK, 1.2))
        painter.setBrush(MANILA)
        painter.drawPath(path)
        painter.setPen(TAB_INK)
        words = QRectF(box.left() + 12 * self.unit, box.top(), width - 40 * self.unit, self.tab_height)
        paint_text(painter, words, self.title, font)

    def _title_font(self) -> QFont:
        """The typewriter's, as large as the tab allows."""
        room = self.place().width() * 0.66 - 52 * self.unit
        for pixels in range(round(TEXT_TITLE * self.unit), 11, -1):
            font = typed_font(pixels)
            if QFontMetricsF(font).horizontalAdvance(self.title) <= room:
                return font
        return fitted_font([self.title], room, 12, bold=True)

    def _paint_button(self, painter: QPainter, box: QRectF, label: str, font: QFont) -> None:
        painter.setPen(QPen(self.theme.colour("accent"), 1.4))
        painter.setBrush(self.theme.colour("surface"))
        painter.drawRoundedRect(box, 7, 7)
        painter.setPen(self.theme.colour("accent"))
        paint_text(painter, box, label, font, MIDDLE)

    def _paint_card(self, painter: QPainter, face: Face, place: QRectF, opacity: float = 1.0) -> None:
        painter.setOpacity(opacity)
        paint_face(painter, face, around(place))
        painter.setOpacity(1.0)

    def paint_page(self, painter: QPainter) -> None:
        """What stands on the page."""
        raise NotImplementedError

    def _paint_wrapped(self, painter: QPainter, box: QRectF, text: str, font: QFont, token: str = "ink") -> None:
        painter.setFont(font)
        painter.setPen(self.theme.colour(token))
        top = int(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        painter.drawText(box, top | int(Qt.TextFlag.TextWordWrap), text)
