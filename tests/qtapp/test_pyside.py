"""PySide6 itself: the version in use must not lose references to None (6.12.0 does, on Python before 3.12)."""

import sys

from PySide6.QtGui import QImage, QPainter


def test_painter_calls_keep_their_references_to_none(qapp):
    image = QImage(8, 8, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    before = sys.getrefcount(None)
    for _ in range(1000):
        painter.drawPoint(1, 1)
    lost = before - sys.getrefcount(None)
    painter.end()
    # A sound version loses none; the unsound one loses one a call. (None is immortal from 3.12 on: nothing changes.)
    assert lost < 100
