"""The translations themselves: complete, true to their sources, and typeset as French is."""

import re
import shutil
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

import engines
from qtapp.base import i18n

CHECKOUT = Path(__file__).parents[2]
FILES = {language: CHECKOUT / "translations" / f"table_ronde_{language}.ts" for language in i18n.LANGUAGES}
PLACES = re.compile(r"\{\w*\}|%n|%\(\w+\)[sr]|%[sr](?!\w)|&(?=\w)")


def messages(file: Path):
    """(context, source, the forms of its translation, the state) of every message."""
    for context in ElementTree.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            yield context.findtext("name"), message.findtext("source"), forms, translation.get("type", "finished")


def sources(file: Path):
    return {(context, source) for context, source, _forms, _state in messages(file)}


FRENCH = list(messages(FILES["fr"]))


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_no_message_is_unfinished(language):
    assert not [row for row in messages(FILES[language]) if row[3] != "finished" or not all(row[2])]


def test_every_text_of_the_sources_is_in_the_file(tmp_path):
    """What `make translations` would change is nothing."""
    fresh = tmp_path / "table_ronde_fr.ts"
    shutil.copy(FILES["fr"], fresh)
    files = [str(file) for file in sorted((CHECKOUT / "qtapp").rglob("*.py"))]
    lupdate = Path(sys.executable).with_name("pyside6-lupdate")
    subprocess.run([lupdate, "-silent", "-no-obsolete", "-locations", "none", *files, "-ts", str(fresh)], check=True)
    assert sources(fresh) == sources(FILES["fr"])
    assert not [row for row in messages(fresh) if row[3] != "finished"]


def test_english_has_a_form_for_every_plural():
    plurals = {(context, source) for context, source, forms, _state in FRENCH if len(forms) > 1}
    assert sources(FILES["en"]) == plurals


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_translations_keep_the_places_of_their_sources(language):
    wrong = [
        (source, form)
        for _context, source, forms, _state in messages(FILES[language])
        for form in forms
        if sorted(PLACES.findall(source)) != sorted(PLACES.findall(form))
    ]
    assert not wrong


@pytest.fixture
def speaking(qapp):
    yield i18n.speak
    i18n.reset()


@pytest.mark.parametrize(("language", "singular"), [("fr", (0, 1)), ("en", (1,))])
def test_plurals_are_right_for_none_one_and_two(speaking, language, singular):
    """In French nothing is singular, in English it is plural."""
    speaking(language)
    seen = 0
    for context, source, forms, _state in messages(FILES[language]):
        if len(forms) == 2:
            for n in (0, 1, 2):
                shown = QCoreApplication.translate(context, source, None, n)
                assert shown == forms[0 if n in singular else 1].replace("%n", str(n))
                assert "(s)" not in shown
                assert "(ies)" not in shown
            seen += 1
    assert seen >= 10


def french_texts():
    for _context, source, forms, _state in FRENCH:
        if "%(" not in source:
            yield from forms
    for game in engines.games():
        data = tomllib.loads((CHECKOUT / "resources" / "games" / f"{game}.toml").read_text())
        yield from (text for name, text in _fields(data) if name == "fr" or name.startswith("fr_"))


def _fields(data):
    if isinstance(data, dict):
        for name, value in data.items():
            if isinstance(value, str):
                yield name, value
            else:
                yield from _fields(value)
    elif isinstance(data, list):
        for value in data:
            yield from _fields(value)


@pytest.mark.parametrize(
    ("habit", "pattern"),
    [
        ("a curly apostrophe", r"\w'\w"),
        ("no ordinary space before high punctuation", r" [:;!?»]"),
        ("no high punctuation without a space", r"[\wà-ÿ)}][;!?](?:\s|$)|[\wà-ÿ)}]:(?:\s|$)"),
        ("guillemets with their spaces", r"«[^\u00a0\u202f]|[^\u00a0\u202f]»"),
        ("no English quotation marks", r"[“”\"]"),
        ("an ellipsis of one character", r"\.\.\.(?!\.)"),
        ("accents on capitals", r"\b(?:A (?:propos|égalité|côté)|Echap|Etes|Egalité|LEGENDE)\b"),
    ],
)
def test_french_is_typeset_as_french(habit, pattern):
    wrong = [text for text in french_texts() if re.search(pattern, text)]
    assert not wrong, habit


@pytest.mark.parametrize("game", engines.games())
def test_every_display_text_of_the_data_is_in_both_languages(game):
    data = tomllib.loads((CHECKOUT / "resources" / "games" / f"{game}.toml").read_text())
    records = [
        record
        for table in data.values()
        for record in (table if isinstance(table, list) else [table])
        if isinstance(record, dict)
    ]
    texts = 0
    for record in records:
        for name in record:
            if name == "en" or name.startswith("en_"):
                assert record["fr" + name[2:]].strip(), (record, name)
                texts += 1
            if name == "fr" or (name.startswith("fr_") and name != "fr_gender"):
                assert record["en" + name[2:]].strip(), (record, name)
    assert texts > 50
