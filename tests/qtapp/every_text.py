"""Every text that a window shows or tells a screen reader, to find out whether one is left in another language."""

from __future__ import annotations

import re
import tomllib
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path

from PySide6.QtCore import QAbstractItemModel, QCoreApplication, QEvent, QModelIndex
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QPlainTextEdit,
    QTextBrowser,
    QTreeView,
    QWidget,
)

# What is written alike in every language: names of people and of games, keys, notation, numbers.
_ALIKE = re.compile(
    r"Table Ronde|Circle the Wagons|Alice|Bruno|Chlo|English|Français|minutes?|FR ▾|EN ▾"
    r"|[A-Z][0-9]{2}(@\S+)?|(Ctrl|Shift|Alt|Home|End|Return|F[0-9]+)\b|\S+\.ronde|R[0-9]+\.[0-9]+|\b[A-Za-z]\b|[DFMPSW][bcfgmw]"
)


def texts(window: QWidget) -> dict[str, str]:
    """All texts by the place where they stand."""
    found: dict[str, str] = {}
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # what is gone is gone
    for widget in [window, *window.findChildren(QWidget)]:
        for name, text in _of(widget):
            if any(character.isalpha() for character in text):
                found[f"{_place(widget)}/{name}"] = text
    for action in window.findChildren(QAction):
        for name, text in (("text", action.text()), ("tip", action.toolTip()), ("icon text", action.iconText())):
            if any(character.isalpha() for character in text):
                found[f"{_place(action)}/{name}"] = text
    return found


def everything(window: QWidget) -> list[str]:
    """Whatever the window shows, tells, keeps or has put into the clipboard."""
    parts = [window.windowTitle(), *(f"{place}: {text}" for place, text in texts(window).items())]
    for view in window.findChildren(QGraphicsView):
        for item in view.scene().items() if view.scene() is not None else ():
            parts += [item.toolTip(), item.text() if hasattr(item, "text") else ""]
    for line in window.findChildren(QLineEdit):
        line.setText(line.text())  # what could still be undone is not kept
        parts += [line.text(), line.selectedText()]
        model = line.completer().model() if line.completer() is not None else None
        if model is not None:
            parts += [str(model.index(row, 0).data()) for row in range(model.rowCount())]
    clipboard = QGuiApplication.clipboard()
    parts += [clipboard.text(clipboard.Mode.Clipboard), clipboard.text(clipboard.Mode.Selection)]
    return parts


def _place(thing: object) -> str:
    """A path of classes and positions that is the same in every language."""
    path = []
    while thing is not None:
        parent = thing.parent()
        position = parent.children().index(thing) if parent is not None else 0
        path.append(f"{type(thing).__name__}{position}")
        thing = parent
    return "/".join(reversed(path))


def _of(widget: QWidget) -> Iterator[tuple[str, str]]:
    yield "tip", widget.toolTip()
    yield "name", widget.accessibleName()
    yield "description", widget.accessibleDescription()
    if isinstance(widget, QLabel | QAbstractButton):
        yield "text", widget.text()
    if isinstance(widget, QMenu):
        yield "title", widget.title()
    if isinstance(widget, QLineEdit):
        yield "placeholder", widget.placeholderText()
    if isinstance(widget, QComboBox):
        yield from ((f"entry {index}", widget.itemText(index)) for index in range(widget.count()))
    elif isinstance(widget, QListView | QTreeView) and widget.model() is not None:
        columns = widget.header().count() if isinstance(widget, QTreeView) else 1
        yield from _of_model(widget.model(), columns)
    if isinstance(widget, QPlainTextEdit | QTextBrowser):
        yield from ((f"line {number}", line) for number, line in enumerate(widget.toPlainText().splitlines()))
    if isinstance(widget, QGraphicsView) and widget.scene() is not None:
        for index, item in enumerate(widget.scene().items()):
            yield from ((f"item {index} {name}", text) for name, text in _painted(item))


def _of_model(model: QAbstractItemModel, columns: int) -> Iterator[tuple[str, str]]:
    for row in range(model.rowCount(QModelIndex())):
        for column in range(columns):
            yield f"cell {row},{column}", str(model.index(row, column).data() or "")


def _painted(item: object) -> Iterator[tuple[str, str]]:
    """The strings that a painted item keeps."""
    for name, value in vars(item).items():
        yield from _strings(name, value)


def _strings(name: str, value: object) -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        if " " in value or value[:1].isupper():  # ids and tokens are no texts
            yield name, value
    elif isinstance(value, list | tuple):
        for index, part in enumerate(value):
            yield from _strings(f"{name}.{index}", part)


@cache
def _translated() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Every source text with its translations."""
    file = resources.files("translations").joinpath("table_ronde_fr.ts")
    made = []
    for message in ElementTree.fromstring(file.read_text(encoding="utf-8")).iter("message"):
        forms = tuple(form.text or "" for form in message.iter("numerusform"))
        made.append((message.findtext("source") or "", forms or (message.findtext("translation") or "",)))
    return tuple(made)


@cache
def _same_in_both() -> re.Pattern[str]:
    """Words that French and English write alike, as the translations themselves tell."""
    same = {source for source, forms in _translated() if source in forms}
    same |= {source.replace("&", "") for source in same}
    for game in Path(str(resources.files("resources").joinpath("games"))).glob("*.toml"):
        for table in tomllib.loads(game.read_text(encoding="utf-8")).values():
            if isinstance(table, list):
                same |= {row["en"] for row in table if isinstance(row, dict) and row.get("en") == row.get("fr", "")}
    # A sentence that is only places, such as "{file}: {problem}", is alike but says nothing about its contents.
    words = sorted((word for word in same if len(re.sub(r"\{\w+\}|\W", "", word)) > 1), key=len, reverse=True)
    places = (re.sub(r"\\\{\w+\\\}", ".*", re.escape(word)) for word in words)
    return re.compile("|".join(places), re.IGNORECASE)


def unchanged(before: dict[str, str], after: dict[str, str]) -> dict[str, str]:
    """Texts that a change of language left as they were, although the two languages differ."""
    left = {}
    for place, text in before.items():
        if after.get(place) == text:
            rest = _same_in_both().sub("", _ALIKE.sub("", text))
            if any(character.isalpha() for character in rest):
                left[place] = text
    return left


def english_left(shown: dict[str, str]) -> dict[str, str]:
    """Texts of a French window that are still the English source, word for word."""
    source = {one.replace("&", "") for one, forms in _translated() if one not in forms}
    return {place: text for place, text in shown.items() if text.replace("&", "") in source}
