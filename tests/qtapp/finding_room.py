"""What does not find room on a page: text that is cut, parts that lie on each other or stick out."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLayout, QToolButton, QWidget

from qtapp.widgets.labels import ElidedLabel


def faults(page: QWidget, may_shorten: Collection[QWidget] = ()) -> list[str]:
    """In words, for the report of a test. `may_shorten`: labels that may end in "…"."""
    settle()
    shown = [part for part in page.findChildren(QWidget) if part.isVisible()]
    return [
        *(f"cut: {part.text()!r} {part.size()}" for part in shown if is_cut(part) and part not in may_shorten),
        *(fault for part in (page, *shown) for fault in _misplaced(part)),
    ]


class _LayoutRequests(QObject):
    """Counts how often anything is laid out anew."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.LayoutRequest
        return super().eventFilter(watched, event)


def settle() -> None:
    """Have all layouts come to rest: a text that gets another width asks for another height, and so on upwards."""
    requests, app = _LayoutRequests(), QApplication.instance()
    assert app is not None
    app.installEventFilter(requests)
    for _ in range(50):
        before = requests.count
        app.processEvents()
        if requests.count == before:
            break
    else:
        raise AssertionError("the layouts never come to rest")
    app.removeEventFilter(requests)


def is_cut(part: QWidget) -> bool:
    if isinstance(part, QLabel) and part.text():
        if part.wordWrap():
            return part.height() < part.heightForWidth(part.width())
        needed = part.fontMetrics().horizontalAdvance(part.text()) if isinstance(part, ElidedLabel) else 0
        least = part.fontMetrics().height()
        return part.height() < least or part.width() < max(needed, _written(part))
    if isinstance(part, QToolButton) and part.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly:
        return False  # its text is for screen readers
    if isinstance(part, QAbstractButton | QComboBox):
        words = part.currentText() if isinstance(part, QComboBox) else part.text()
        beside = 30 if isinstance(part, QComboBox) else 0  # the arrow
        one_line = part.fontMetrics().horizontalAdvance(words) + beside
        lines = max(1, part.height() // part.fontMetrics().height())
        return part.width() * lines < one_line or part.height() < part.fontMetrics().height()
    return False


def _written(part: QLabel) -> int:
    return 0 if isinstance(part, ElidedLabel) else part.sizeHint().width()


def _misplaced(part: QWidget) -> Iterator[str]:
    layout = part.layout()
    boxes = list(_boxes(layout)) if layout is not None else []
    for number, (name, box) in enumerate(boxes):
        if not part.rect().contains(box):
            yield f"sticks out of {type(part).__name__}: {name} {box}"
        for other, place in boxes[:number]:
            if box.intersects(place):
                yield f"in {type(part).__name__}: {name} {box} lies on {other} {place}"


def _boxes(layout: QLayout) -> Iterator[tuple[str, QRect]]:
    """Where everything of a layout is that can be seen, and of the layouts within it."""
    for index in range(layout.count()):
        item = layout.itemAt(index)
        inner, widget = item.layout(), item.widget()
        if inner is not None:
            yield from _boxes(inner)
        elif widget is not None and widget.isVisible() and not widget.geometry().isEmpty():
            yield f"{type(widget).__name__} {widget.objectName()}", widget.geometry()
