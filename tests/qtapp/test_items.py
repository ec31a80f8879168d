"""The small painted parts: seat marks, signs, score bars, labels, the choice box, the window onto a board."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QHelpEvent, QImage, QPainter, QTextDocument, QWheelEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from qtapp.base import icons
from qtapp.base.style import dress, mixed, palette, prepare, style_sheet
from qtapp.base.theme import DARK, LIGHT, SEAT_MARKS, THEMES, SeatMark
from qtapp.boards.cirkle.art.armies import ARMIES
from qtapp.boards.coldwar.art.agencies import COLOURS
from qtapp.items.seat_shapes import SeatSign, paint_mark, shape_path
from qtapp.pages.table.score_sheet import ScoreSheet
from qtapp.widgets.brand import brand_icon
from qtapp.widgets.choice_box import ChoiceBox
from qtapp.widgets.labels import ElidedLabel, WrappedLabel, escaped, figure
from qtapp.widgets.score_bars import Bars, ScorePicture
from qtapp.widgets.tick_box import TickBox
from qtapp.words import words_for
from qtapp.words.base import ScorePart, SheetRow
from qtapp.words.cirkle.marks import ARMY_MARKS
from qtapp.words.coldwar.marks import AGENCY_MARKS
from tests.qtapp.boards.shades import contrast


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_text_keeps_its_contrast_on_every_ground(theme):
    for text, ground in (
        ("ink", "window"),
        ("ink", "surface"),
        ("ink", "table"),
        ("muted", "surface"),
        ("muted", "window"),
        ("on_accent", "accent"),
    ):
        assert contrast(getattr(theme, text), getattr(theme, ground)) >= 4.5, (text, ground)
    assert contrast(theme.on_warm, theme.warm) >= 4.4
    warm_text = theme.warm if theme.dark else mixed(theme.warm, theme.ink, 0.2)
    assert contrast(warm_text, theme.window) >= 4.5
    assert warm_text in style_sheet(theme)


def test_every_place_of_the_style_sheet_is_filled():
    for theme in THEMES.values():
        assert "$" not in style_sheet(theme)
        assert palette(theme).window().color() == QColor(theme.window)


def grey_picture(mark: SeatMark) -> bytes:
    image = QImage(24, 24, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint_mark(painter, mark, QRectF(2, 2, 20, 20))
    painter.end()
    silhouette = bytearray()
    for y in range(24):
        for x in range(24):
            silhouette.append(image.pixelColor(x, y) != QColor(Qt.GlobalColor.white))
    return bytes(silhouette)


@pytest.mark.parametrize("marks", [SEAT_MARKS, tuple(ARMY_MARKS.values()), AGENCY_MARKS])
def test_seats_are_told_apart_by_shape_alone(qapp, marks):
    silhouettes = [grey_picture(mark) for mark in marks]
    for index, one in enumerate(silhouettes):
        for other in silhouettes[index + 1 :]:
            assert sum(a != b for a, b in zip(one, other, strict=True)) > 30


@pytest.mark.parametrize("mark", [*SEAT_MARKS, *ARMY_MARKS.values(), *AGENCY_MARKS])
@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_the_marks_of_seats_show_on_every_paper(theme, mark):
    for paper in ("window", "table", "surface"):
        assert contrast(mark.edge, getattr(theme, paper)) >= 3.0, paper


@pytest.mark.parametrize("colour", ARMY_MARKS)
def test_an_army_has_the_colour_and_the_emblem_of_its_units(colour):
    army, mark = ARMIES[colour], ARMY_MARKS[colour]
    assert (QColor(mark.colour), mark.shape) == (army.by_day.body, army.emblem)


def test_an_agency_has_the_colour_of_its_badge():
    assert [mark.colour for mark in AGENCY_MARKS] == list(COLOURS.values())


@pytest.mark.parametrize(
    ("game_id", "seats", "colours"),
    [
        ("wagons", 2, [SEAT_MARKS[0].colour, SEAT_MARKS[1].colour]),
        ("cirkle", 2, ["#F2C12E", "#1E4E9F"]),
        ("cirkle", 4, ["#F2C12E", "#B68EDD", "#1E4E9F", "#26814A"]),
        ("coldwar", 3, ["#2F5D9B", "#A8322D", "#4A4F57"]),
    ],
)
def test_the_marks_of_the_seats_follow_the_game(qapp, game_id, seats, colours):
    assert [mark.colour for mark in words_for(game_id).marks(seats)] == colours


@pytest.mark.parametrize("shape", [mark.shape for mark in (*SEAT_MARKS, *AGENCY_MARKS)])
def test_a_shape_stays_in_its_box(shape):
    bounds = shape_path(shape, QRectF(0, 0, 20, 20)).boundingRect()
    assert QRectF(-1, -1, 22, 22).contains(bounds)
    assert bounds.width() > 14


@pytest.mark.parametrize("name", icons.names())
def test_every_sign_is_drawn_and_goes_grey_when_it_can_do_nothing(qapp, name):
    made = icons.icon(name, LIGHT)
    usual = made.pixmap(QSize(20, 20)).toImage()
    assert any(usual.pixelColor(x, y).alpha() for x in range(20) for y in range(20))
    assert made.pixmap(QSize(20, 20), made.Mode.Disabled).toImage() != usual


def test_the_brand_is_painted_in_every_size(qapp):
    for side in (16, 32, 128):
        assert not brand_icon().pixmap(QSize(side, side)).isNull()


def shares(*rows: tuple[str, tuple[int, ...]]) -> tuple[ScorePart, ...]:
    return tuple(ScorePart(name, name.title(), values, "#336699") for name, values in rows)


def test_bars_are_as_long_as_what_they_stand_for_and_losses_lie_left_of_zero(qtbot):
    bars = Bars()
    qtbot.addWidget(bars)
    bars.resize(220, 40)
    bars.show_shares(shares(("desert", (6, 2)), ("herd", (4, 0)), ("one_too_many", (0, -3))), SEAT_MARKS)
    found = {(seat, share.line): box for seat, share, box in bars.segments()}
    assert set(found) == {(0, "desert"), (0, "herd"), (1, "desert"), (1, "one_too_many")}
    assert found[0, "desert"].width() == pytest.approx(3 * found[1, "desert"].width())
    assert found[0, "herd"].left() == pytest.approx(found[0, "desert"].right())
    assert found[1, "one_too_many"].right() == pytest.approx(found[1, "desert"].left())
    assert max(box.right() for box in found.values()) <= 220.01


def test_a_bar_tells_what_it_is_under_the_pointer(qtbot):
    picture = ScorePicture()
    qtbot.addWidget(picture)
    picture.show_shares(shares(("desert", (6, -2)), ("herd", (4, 1))), SEAT_MARKS)
    picture.resize(300, 140)
    picture.show()
    assert "Desert\u00a06\u00a0\u2060–\u2060\u00a0−2" in picture.legend.text()
    _seat, _share, box = picture.bars.segments()[0]
    event = QHelpEvent(QEvent.Type.ToolTip, box.center().toPoint(), QPoint(0, 0))
    assert QApplication.sendEvent(picture.bars, event)
    assert "Desert: 6 – −2" in picture.bars.accessibleName()


def test_every_row_of_the_legend_begins_at_the_left(qtbot):
    named = ("Aircraft carriers", "Helicopters", "Tanks", "Fighter planes")
    shares = [ScorePart(name, name, (4, 4), "#3F6E8C") for name in named]
    picture = ScorePicture()
    qtbot.addWidget(picture)
    for width in range(240, 420, 9):
        picture.resize(width, 140)
        picture.show_shares(shares, SEAT_MARKS[:2])
        picture.show()
        text = QTextDocument()
        text.setDefaultFont(picture.legend.font())
        text.setTextWidth(picture.legend.width())
        text.setHtml(picture.legend.text())
        assert not text.size().isEmpty()  # which lays it out
        layout = text.firstBlock().layout()
        begins = [text.firstBlock().text()[layout.lineAt(row).textStart()] for row in range(layout.lineCount())]
        assert set(begins) == {"■"}, width


def test_the_legend_leaves_out_figures_that_would_be_cut(qtbot):
    picture = ScorePicture()
    qtbot.addWidget(picture)
    picture.resize(300, 140)
    picture.show()
    picture.show_shares([ScorePart("lost", "Accusations and failures", (0, 0, 0, -3, -1), "#336699")], SEAT_MARKS)
    assert "−3" not in picture.legend.text()
    assert "Accusations\u00a0and\u00a0failures" in picture.legend.text()
    assert "−3" in picture.bars.accessibleName()
    picture.resize(500, 140)
    assert "−3" in picture.legend.text()


def test_nothing_to_count_hides_the_picture(qtbot):
    picture = ScorePicture()
    qtbot.addWidget(picture)
    picture.show_shares((), SEAT_MARKS)
    assert picture.isHidden()


def test_a_long_text_is_shortened_and_told_whole_in_the_tip(qtbot):
    label = ElidedLabel("a rather long name that cannot fit")
    qtbot.addWidget(label)
    label.resize(60, 20)
    label.show()
    assert label.toolTip() == label.text()
    label.resize(600, 20)
    assert label.toolTip() == ""


def test_wrapped_text_is_as_high_as_it_needs_to_be(qtbot):
    holder = QWidget()
    qtbot.addWidget(holder)
    layout = QVBoxLayout(holder)
    label = WrappedLabel()
    layout.addWidget(label)
    layout.addStretch(1)
    label.setText("word " * 40)
    holder.resize(200, 60)
    with qtbot.waitExposed(holder):
        holder.show()
    QApplication.processEvents()
    tall = label.height()
    assert tall >= label.heightForWidth(label.width())
    label.setText("word")
    QApplication.processEvents()
    assert label.height() < tall / 4


def test_numbers_and_rich_text():
    assert figure(-3) == "−3"
    assert figure(12) == "12"
    assert escaped('<b>"Tom & Jerry"</b>') == "&lt;b&gt;&quot;Tom &amp; Jerry&quot;&lt;/b&gt;"


def test_a_choice_box_keeps_what_was_chosen_and_tells_one_from_true(qtbot):
    box = ChoiceBox()
    qtbot.addWidget(box)
    box.offer([(0, "none"), (False, "no"), (1, "one"), (True, "yes")])
    box.choose(True)
    assert box.currentText() == "yes"
    with qtbot.assertNotEmitted(box.currentIndexChanged):
        box.offer([(True, "oui"), (1, "un")])
    assert box.currentText() == "oui"
    wheel = QWheelEvent(
        QPointF(5, 5),
        QPointF(5, 5),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(box, wheel)
    assert box.currentText() == "oui"  # scrolling a page changes nothing in passing


def test_a_tick_is_seen_without_colour(qtbot, qapp):
    prepare(qapp)
    dress(qapp, DARK)
    box = TickBox("on")
    qtbot.addWidget(box)
    box.resize(80, 24)
    before = box.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    box.setChecked(True)
    after = box.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    assert before != after
    dress(qapp, LIGHT)


def test_a_seat_sign_follows_its_seat(qtbot):
    sign = SeatSign(SEAT_MARKS[0], 16)
    qtbot.addWidget(sign)
    sign.resize(16, 16)
    before = sign.grab().toImage()
    sign.set_mark(SEAT_MARKS[1])
    assert sign.grab().toImage() != before


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_long_line_of_the_score_sheet_is_read_whole(qtbot, seats):
    sheet = ScoreSheet()
    qtbot.addWidget(sheet)
    sheet.resize(290, 300)
    rows = [
        SheetRow("Objectifs remportés et gardés", ("10",) * seats, "note"),
        SheetRow("Points de victoire", ("100",) * seats, "total"),
    ]
    sheet.show_sheet(rows, ("Camille",) * seats, SEAT_MARKS[:seats])
    sheet.show()
    for index in range(2):
        item = sheet.topLevelItem(index)
        metrics, label = QFontMetrics(item.font(0)), item.text(0)
        room = sheet.visualItemRect(item)
        across = sheet.columnWidth(0) - 6
        assert max(metrics.horizontalAdvance(word) for word in label.split()) <= across
        needed = metrics.boundingRect(QRect(0, 0, across, 0), Qt.TextFlag.TextWordWrap, label)
        assert needed.height() <= room.height()
        assert all(
            metrics.horizontalAdvance(item.text(column)) <= sheet.columnWidth(column) for column in range(1, seats + 1)
        )
