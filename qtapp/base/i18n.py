"""Languages: which one is spoken, and changing it while everything is open.

Sentences are English in the source and come translated from `translations/*.qm`; names of cards and places come from
the component data in the language that `language()` tells. Whoever shows text makes it anew when Qt sends a
LanguageChange.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

import translations

LANGUAGES = ("fr", "en")
SOURCE = "en"
NATIVE_NAMES = {"fr": "Français", "en": "English"}  # a language is offered in its own words
VARIABLE = "TABLE_RONDE_LANG"

_spoken = SOURCE
_installed: list[QTranslator] = []


def language() -> str:
    """The language spoken now: "fr" or "en"."""
    return _spoken


def preferred(setting: str = "", environment: Mapping[str, str] | None = None) -> str:
    """The language to begin with: as set, else as the environment asks, else the system's, else English."""
    environment = os.environ if environment is None else environment
    wishes = [setting, environment.get(VARIABLE, ""), *_system_wishes(environment)]
    return next((wish[:2].lower() for wish in wishes if wish[:2].lower() in LANGUAGES), SOURCE)


def _system_wishes(environment: Mapping[str, str]) -> list[str]:
    """What the system prefers, best first. POSIX variables come first: Qt reads them only once per process."""
    posix = [environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    wished = next((value for value in posix if value), "")
    if wished and wished.partition(".")[0] not in ("C", "POSIX"):
        return [*environment.get("LANGUAGE", "").split(":"), wished]
    return [] if wished else list(QLocale.system().uiLanguages())


def speak(wanted: str) -> None:
    """Speak this language from now on. Needs a running QCoreApplication; open windows hear of it by LanguageChange."""
    global _spoken
    _spoken = wanted if wanted in LANGUAGES else SOURCE
    # Dates and numbers follow the words.
    QLocale.setDefault(QLocale(QLocale.Language.French if _spoken == "fr" else QLocale.Language.English))
    for translator in _installed:
        QCoreApplication.removeTranslator(translator)
    _installed.clear()
    for file in (_qt_file(_spoken), _own_file(_spoken)):
        translator = QTranslator()
        if file is not None and translator.load(str(file)):
            QCoreApplication.installTranslator(translator)
            _installed.append(translator)


def _own_file(spoken: str) -> Path | None:
    """Our sentences. English has a file too, for its plurals; a checkout that was never built has none at all."""
    found = Path(translations.__path__[0], f"table_ronde_{spoken}.qm")
    return found if found.is_file() else None


def _qt_file(spoken: str) -> Path | None:
    """Qt's own sentences, such as the names of standard buttons."""
    if spoken == SOURCE:
        return None
    found = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), f"qtbase_{spoken}.qm")
    return found if found.is_file() else None


def reset() -> None:
    """Back to the source language without translators, as before the first `speak`."""
    global _spoken
    for translator in _installed:
        QCoreApplication.removeTranslator(translator)
    _installed.clear()
    _spoken = SOURCE
