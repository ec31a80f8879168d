"""Fields one below the other, with a name to the left of each that screen readers say too."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QLineEdit, QWidget

from qtapp.base.style import FIELD
from qtapp.base.theme import STEP
from qtapp.widgets.labels import label


class Form(QFormLayout):
    """Fields are named, and named anew when the language changes, by `name`."""

    def __init__(self, *fields: QWidget, across: int = 2 * STEP, down: int = STEP) -> None:
        super().__init__()
        self.setContentsMargins(0, 0, 0, 0)
        self.setHorizontalSpacing(across)
        self.setVerticalSpacing(down)
        for field in fields:
            self.add(field)

    def add(self, field: QWidget) -> None:
        self.addRow(label(), field)
        if isinstance(field, QComboBox | QLineEdit):
            self.label_of(field).setMinimumHeight(FIELD)  # level with its field

    def label_of(self, field: QWidget) -> QLabel:
        found = self.labelForField(field)
        assert isinstance(found, QLabel)
        return found

    def name(self, field: QWidget, text: str) -> None:
        self.label_of(field).setText(text)
        field.setAccessibleName(text)
