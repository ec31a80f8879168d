"""The rules of a game, to be read beside the table: searched, and opened at the paragraph of a numbered rule.

The texts are Markdown in `resources/rules/<language>/`. A paragraph that states numbered rules begins with markers
such as `<a id="R6.2"></a>`; they become small numbers in the text and places to jump to.
"""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

from PySide6.QtCore import QRegularExpression, QSignalBlocker, Qt, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QTextBlock, QTextBlockFormat, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QFrame, QLineEdit, QPushButton, QTextBrowser, QTextEdit, QToolButton, QWidget

import engines
from engines.registry import has_lessons
from qtapp.base.i18n import SOURCE, language
from qtapp.base.icons import signed
from qtapp.base.style import Themed, as_role
from qtapp.base.theme import STEP, TEXT_LEAST, worn
from qtapp.widgets.blocks import in_column, in_row
from qtapp.widgets.choice_box import ChoiceBox
from qtapp.widgets.labels import label
from qtapp.widgets.speaking import Speaking
from qtapp.words import words_for

LINE_HEIGHT = 115  # per cent
_MARKER = re.compile(r'<a id="([^"]+)"></a>\s*')
_CODE = re.compile(r"`([^`]*)`")
_EMPHASIS = re.compile(r"\*+")
_OPEN, _SHUT = "\ue000", "\ue001"  # of the private use area: no text of ours contains them
_PICTURE = "\ufffc"  # how a paragraph reads that holds a picture and nothing else
_FOUND = QRegularExpression(f"{_OPEN}([^{_SHUT}]+){_SHUT}")


def rules_file(game_id: str, spoken: str) -> Path | None:
    """The text of a game's rules in this language, or in English where there is none."""
    for tried in (spoken, SOURCE):
        found = resources.files("resources").joinpath("rules", tried, f"{game_id}.md")
        if isinstance(found, Path) and found.is_file():
            return found
    return None


def rules_text(game_id: str, spoken: str) -> str:
    found = rules_file(game_id, spoken)
    return found.read_text(encoding="utf-8") if found else ""


def paragraph(game_id: str, spoken: str, rule: str) -> str:
    """What a rule says, in plain words; "" if the text does not have it."""
    for paragraph_text in rules_text(game_id, spoken).split("\n\n"):
        if f'<a id="{rule}"></a>' in paragraph_text:
            parts = _CODE.split(_MARKER.sub("", paragraph_text))  # words, then what is written as code, in turns
            parts[::2] = [_EMPHASIS.sub("", words) for words in parts[::2]]
            return "".join(parts).replace("\n", " ").strip(" -")
    return ""


class RulesPage(QTextBrowser):
    """The text itself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._places: dict[str, QTextCursor] = {}
        self.setOpenExternalLinks(False)
        self.setOpenLinks(False)
        self.anchorClicked.connect(lambda url: self.show_rule(url.fragment() or url.path()))

    @property
    def rules(self) -> tuple[str, ...]:
        """The numbers of all rules that can be shown."""
        return tuple(self._places)

    def show_text(self, game_id: str, spoken: str) -> None:
        """The text is dressed before anyone looks at it, because every change in sight lays it all out again."""
        document = QTextDocument(self)
        file = rules_file(game_id, spoken)
        if file is not None:
            # Pictures are named relative to the text.
            self.setSearchPaths([str(file.parent)])
            document.setBaseUrl(QUrl.fromLocalFile(f"{file.parent}/"))
        document.setDefaultFont(self.font())
        text = rules_text(game_id, spoken)
        document.setMarkdown(_MARKER.sub(lambda found: f"{_OPEN}{found[1]}{_SHUT}", text))
        document.setDocumentMargin(4)
        self._space_paragraphs(document)
        self._places = self._number_paragraphs(document)
        self.setDocument(document)  # the one before was ours, too, and goes

    def _space_paragraphs(self, document: QTextDocument) -> None:
        """Markdown says nothing about the air around a paragraph."""
        block = document.begin()
        while block.isValid():
            style, level = block.blockFormat(), block.blockFormat().headingLevel()
            style.setTopMargin(2 * STEP if level else 0)
            style.setBottomMargin(STEP if not level else 4)
            if block.text() != _PICTURE:  # a higher line would only be an empty strip below the picture
                style.setLineHeight(LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            QTextCursor(block).setBlockFormat(style)
            block = block.next()

    def _number_paragraphs(self, document: QTextDocument) -> dict[str, QTextCursor]:
        """Turn the markers into small numbers; where each one stands."""
        places = {}
        style = QTextCharFormat()
        style.setForeground(worn().colour("muted"))
        style.setFontPointSize(TEXT_LEAST * 0.75)
        cursor = document.find(_FOUND)
        while not cursor.isNull():
            number = cursor.selectedText().strip(_OPEN + _SHUT)
            cursor.insertText(f"{number} ", style)
            places[number] = QTextCursor(cursor)
            cursor = document.find(_FOUND, cursor)
        return places

    def show_rule(self, rule: str) -> bool:
        """Bring a rule into sight and mark its paragraph."""
        place = self._places.get(rule)
        if place is None:
            return False
        self._bring_to_top(place.block())
        mark = QTextEdit.ExtraSelection()
        mark.cursor = QTextCursor(place.block())
        mark.format.setBackground(worn().colour("gold", 0.3))
        mark.format.setProperty(QTextCharFormat.Property.FullWidthSelection, 1)
        mark.cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
        self.setExtraSelections([mark])
        return True

    def _bring_to_top(self, block: QTextBlock) -> None:
        top = self.document().documentLayout().blockBoundingRect(block).top()
        self.verticalScrollBar().setValue(int(top) - STEP)

    def search(self, text: str, *, backward: bool = False, again: bool = False) -> bool:
        """Find the text, from here on and then from the beginning."""
        if not again:
            self._select_nothing()
        self.setExtraSelections([])
        if not text:
            return True
        flags = QTextDocument.FindFlag.FindBackward if backward else QTextDocument.FindFlag(0)
        if self.find(text, flags):
            return True
        self.moveCursor(QTextCursor.MoveOperation.End if backward else QTextCursor.MoveOperation.Start)
        return self.find(text, flags)

    def _select_nothing(self) -> None:
        cursor = self.textCursor()
        cursor.setPosition(cursor.selectionStart())
        self.setTextCursor(cursor)


class RulesDrawer(Themed, Speaking, QFrame):
    """The rules beside a page, with a field to search them."""

    closed = Signal()
    lessons_asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        as_role(self, "drawer")
        self.setFixedWidth(400)
        self.game_id = ""
        self._rule = ""
        self.title, self.close_button, self.learn = label("title"), signed(QToolButton(), "close", 16), QPushButton()
        self.games = ChoiceBox()
        self.field, self.page = QLineEdit(), RulesPage()
        self.missing = label("note")
        self.missing.hide()
        self.games.hide()
        self.games.currentIndexChanged.connect(lambda: self.show_game(self.games.currentData(), is_chosen=True))
        self.close_button.clicked.connect(self.closed)
        self.learn.clicked.connect(lambda: self.lessons_asked.emit(self.game_id))
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self._search)
        self.field.returnPressed.connect(lambda: self._search(self.field.text(), again=True))
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        beside = (0, 0, STEP, 0)  # the scroll bar of the text
        top = in_row((self.title, 1), self.close_button, margins=beside, spacing=None)
        search = in_column(self.games, self.learn, self.field, self.missing, margins=beside, spacing=None)
        in_column(top, search, (self.page, 1), on=self, margins=(2 * STEP, 12, STEP, STEP))

    def show_game(self, game_id: str, *, is_chosen: bool = False) -> None:
        """Show the rules of a game; `is_chosen`: on a page that belongs to none, people say of which."""
        self.games.setVisible(is_chosen)
        if game_id != self.game_id:
            self.game_id, self._rule = game_id, ""
            self.retranslate()
            self.page.verticalScrollBar().setValue(0)

    def show_rule(self, rule: str) -> None:
        self._rule = rule
        self.page.show_rule(rule)

    def _search(self, text: str, *, again: bool = False) -> None:
        self.missing.setVisible(not self.page.search(text, again=again))

    def dress(self) -> None:
        self._show_text()

    def _show_text(self) -> None:
        if self.game_id:
            kept = self.page.verticalScrollBar().value()
            self.page.show_text(self.game_id, language())
            if not (self._rule and self.page.show_rule(self._rule)):
                self.page.verticalScrollBar().setValue(kept)

    def retranslate(self) -> None:
        self.games.offer([(game_id, words_for(game_id).title()) for game_id in engines.games()])
        with QSignalBlocker(self.games):
            self.games.choose(self.game_id)
        self.games.setAccessibleName(self.tr("Game"))
        title = words_for(self.game_id).title() if self.game_id else ""
        self.learn.setText(self.tr("Learn them on the board"))
        self.learn.setVisible(bool(self.game_id) and has_lessons(self.game_id))
        self.title.setText(self.tr("Rules: {game}").format(game=title))
        self.field.setPlaceholderText(self.tr("Search the rules"))
        self.field.setAccessibleName(self.tr("Search the rules"))
        self.missing.setText(self.tr("Nothing found."))
        self.close_button.setToolTip(self.tr("Close the rules"))
        self.close_button.setAccessibleName(self.tr("Close the rules"))
        self.page.setAccessibleName(self.tr("Rules"))
        self._show_text()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)
