"""The window onto a board: it fits by itself, zooms around the pointer and is dragged when zoomed.

Which of these gestures belongs to the board itself is the board's to say: what its scene accepts is never a pan.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from qtapp.base.guard import Guarded
from qtapp.base.theme import Theme
from qtapp.boards.base import FittedScene

MOST_ZOOM = 8.0  # a territory of the smallest town fills the window
ZOOM_STEP = 1.25
FEW = 1.001  # nearer to the fit than this is the fit


class BoardView(Guarded, QGraphicsView):
    """Shows a FittedScene. `zoom` is 1 when the whole board is fitted to the window."""

    zoom_changed = Signal(float)
    painted = Signal()  # for the first time

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.zoom = 1.0
        self._dragged_from: QPoint | None = None
        self._space_held = False
        self._is_painted = False
        # A viewport of Qt's own making would have Python learn of every kind of widget there is when it is first handed
        # to a painted item, just while the first board is waited for.
        self._glass = QWidget()
        self.setViewport(self._glass)
        hints = QPainter.RenderHint
        self.setRenderHints(hints.Antialiasing | hints.TextAntialiasing | hints.SmoothPixmapTransform)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def board(self) -> FittedScene | None:
        scene = self.scene()
        return scene if isinstance(scene, FittedScene) else None

    def show_board(self, board: FittedScene) -> None:
        self.setScene(board)
        self.refit()

    def set_theme(self, theme: Theme) -> None:
        self.setBackgroundBrush(theme.colour("table"))

    def refit(self) -> None:
        """Lay the board out for this window and show all of it, or keep the zoom where there is one."""
        if self.board is None or not self.isVisible():
            return  # before it is shown it has no size to be fitted to
        centre = self.mapToScene(self.viewport().rect().center())
        self.board.arrange(QSizeF(self.viewport().size()))
        self.setSceneRect(self.board.content())
        if self.zoom <= FEW:
            self.fit()
        else:
            self._scale_to(self.zoom)
            self.centerOn(centre)

    def fit(self) -> None:
        """Show the whole board, as large as the window allows."""
        if self.board is None:
            return
        self._scale_to(1.0)
        self.centerOn(self.board.content().center())

    def _fitting_scale(self) -> float:
        content, size = self.sceneRect(), self.viewport().size()
        if content.isEmpty():
            return 1.0
        scale = min(size.width() / content.width(), size.height() / content.height())
        # A board laid out for this window is drawn pixel for pixel, not a hair's breadth off.
        return 1.0 if abs(scale - 1) < 0.01 else scale

    def _scale_to(self, zoom: float) -> None:
        changed = zoom != self.zoom
        self.zoom = zoom
        scale = self._fitting_scale() * zoom
        self.resetTransform()
        self.scale(scale, scale)
        if changed:
            self.zoom_changed.emit(zoom)

    def zoom_by(self, factor: float, around: QPoint | None = None) -> None:
        """Zoom so that what lies under the pointer (or in the middle) stays where it is."""
        around = self.viewport().rect().center() if around is None else around
        before = self.mapToScene(around)
        zoom = min(max(self.zoom * factor, 1.0), MOST_ZOOM)
        if zoom <= FEW:
            self.fit()
            return
        self._scale_to(zoom)
        moved = self.mapFromScene(before) - around
        self._pan(-moved)

    def zoom_in(self) -> None:
        self.zoom_by(ZOOM_STEP)

    def zoom_out(self) -> None:
        self.zoom_by(1 / ZOOM_STEP)

    def _pan(self, by: QPoint) -> None:
        for bar, step in ((self.horizontalScrollBar(), by.x()), (self.verticalScrollBar(), by.y())):
            bar.setValue(bar.value() - step)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            super().wheelEvent(event)  # the board's own: it turns what is in hand
            return
        turned = event.angleDelta().y()
        if turned:
            self.zoom_by(ZOOM_STEP ** (turned / 120), event.position().toPoint())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        middle = event.button() == Qt.MouseButton.MiddleButton
        if middle or self._space_held:
            self._start_drag(event.position())
            return
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and not event.isAccepted() and self.zoom > FEW:
            self._start_drag(event.position())

    def _start_drag(self, position: QPointF) -> None:
        self._dragged_from = position.toPoint()
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._dragged_from is None:
            super().mouseMoveEvent(event)
            return
        position = event.position().toPoint()
        self._pan(position - self._dragged_from)
        self._dragged_from = position

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._dragged_from is None:
            super().mouseReleaseEvent(event)
            return
        self._dragged_from = None
        self.viewport().unsetCursor()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.zoom > FEW and event.button() == Qt.MouseButton.LeftButton:
            self.fit()
        else:
            super().mouseDoubleClickEvent(event)

    def event(self, event: QEvent) -> bool:
        """A key that is a shortcut is offered first: if nobody claims it, the shortcut has it."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self.board is not None
            and self.board.claims(event)
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.board is not None and self.board.key_pressed(event):
            event.accept()
        elif event.key() == Qt.Key.Key_F and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self.fit()
        elif event.key() == Qt.Key.Key_Space and self.zoom > FEW:
            self._space_held = True
            self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and self._space_held and not event.isAutoRepeat():
            self._space_held = False
            self.viewport().unsetCursor()
        else:
            super().keyReleaseEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._is_painted:
            self._is_painted = True
            self.painted.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.refit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refit()
