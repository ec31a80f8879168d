"""Settings kept between runs, and the folder where everything of ours lives.

The folder is the platform's place for application data, or what TABLE_RONDE_HOME says. Autosaved games live in its
`tables/`. A value that cannot be understood (an older version, a hand that edited the file) reads as its default.
"""

from __future__ import annotations

import errno
import json
import os
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QObject, QSettings, QStandardPaths, Signal

from engines.record import MAX_NAME
from network.disk.files import PRIVATE_FOLDER, NotAFile, make_folder, make_private, open_file, put_aside
from qtapp.base.i18n import LANGUAGES
from qtapp.base.theme import THEMES

FILE = "settings.ini"
MAX_SIZE = 1024 * 1024  # of that file: a hundred times what people ever choose
VARIABLE = "TABLE_RONDE_HOME"
SPEEDS = {"off": 0.0, "slow": 2.0, "normal": 1.0, "fast": 0.5}  # how long an animation lasts, as a factor
LEVELS = ("easy", "medium", "hard")


def home() -> Path:
    """The folder of settings and autosaved games."""
    folder = os.environ.get(VARIABLE)
    if folder:
        return Path(folder).expanduser()
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)
    return Path(place) / "table-ronde"


class SeatChoice(NamedTuple):
    """How a seat was filled the last time: a person's name, or the level of a bot."""

    kind: str = "human"
    name: str = ""
    level: str = "medium"


class LessonsKept(NamedTuple):
    """How far somebody is in the lessons of a game."""

    done: tuple[str, ...] = ()  # ids
    lesson: str = ""  # the one taken last
    answers: tuple[str, ...] = ()  # those given in it so far


class WordSetting:
    """A setting that is one of a few words; anything else that stands in the file counts as the usual one."""

    def __init__(self, name: str, allowed: tuple[str, ...], usual: str) -> None:
        self.name, self._allowed, self._usual = name, allowed, usual

    def __get__(self, settings: Settings, owner: type[Settings]) -> str:
        value = settings._store.value(self.name, self._usual)
        return str(value) if value in self._allowed else self._usual

    def __set__(self, settings: Settings, value: str) -> None:
        settings._set(self.name, value)


class Flag:
    """A setting that is on or off."""

    def __init__(self, name: str, *, default: bool) -> None:
        self.name, self._default = name, default

    def __get__(self, settings: Settings, owner: type[Settings]) -> bool:
        return settings._flag(self.name, default=self._default)

    def __set__(self, settings: Settings, value: bool) -> None:
        settings._set(self.name, value)


class Settings(QObject):
    """What people chose, read and written as they choose it."""

    changed = Signal(str)  # the name of the setting

    language = WordSetting("language", LANGUAGES, "")  # "" follows the system
    theme = WordSetting("theme", tuple(THEMES), "system")
    speed = WordSetting("motion/speed", tuple(SPEEDS), "normal")  # how fast things move
    reduced_motion = Flag("motion/reduced", default=False)
    alert = Flag("notify/alert", default=True)  # whether the taskbar tells that it is somebody's turn here
    sound = Flag("notify/sound", default=False)  # whether a tone tells it
    side_panel = Flag("window/side_panel", default=True)

    def __init__(self, folder: Path | None = None) -> None:
        super().__init__()
        self.folder = folder or home()
        for each in (self.folder, self.tables):  # earlier versions let everyone on the machine look into them
            make_private(each, PRIVATE_FOLDER)
        self._store = QSettings(str(_file_in(self.folder)), QSettings.Format.IniFormat)

    @property
    def tables(self) -> Path:
        """Where games are saved as they are played."""
        return self.folder / "tables"

    def save(self) -> None:
        self._store.sync()

    def _set(self, name: str, value: object) -> None:
        if self._store.value(name) != value:
            with suppress(OSError):  # then nothing is kept, and this run goes on all the same
                make_folder(self.folder)
            self._store.setValue(name, value)
            self.changed.emit(name)

    def _flag(self, name: str, *, default: bool) -> bool:
        # An ini file knows text only.
        return {"true": True, "false": False}.get(str(self._store.value(name, default)).lower(), default)

    def confirms(self, game_id: str) -> bool:
        """Whether choices in this game are confirmed before they are played."""
        return self._flag(f"confirm/{game_id}", default=False)

    def set_confirms(self, game_id: str, value: bool) -> None:
        self._set(f"confirm/{game_id}", value)

    @property
    def my_name(self) -> str:
        """What one is called at tables on the network; "" before the first."""
        return str(self._store.value("my_name", ""))[:MAX_NAME]

    @my_name.setter
    def my_name(self, value: str) -> None:
        self._set("my_name", value[:MAX_NAME])

    @property
    def geometry(self) -> QByteArray:
        value = self._store.value("window/geometry")
        return value if isinstance(value, QByteArray) else QByteArray()

    @geometry.setter
    def geometry(self, value: QByteArray) -> None:
        self._set("window/geometry", value)

    def last_seats(self, game_id: str) -> tuple[SeatChoice, ...]:
        """How the seats of this game were filled the last time; () before the first."""
        try:
            rows = json.loads(str(self._store.value(f"seats/{game_id}", "[]")))
            seats = tuple(SeatChoice(**row) for row in rows)
        except (ValueError, TypeError, RecursionError):
            return ()
        return seats if all(map(_sound, seats)) else ()

    def keep_seats(self, game_id: str, seats: tuple[SeatChoice, ...]) -> None:
        self._set(f"seats/{game_id}", json.dumps([seat._asdict() for seat in seats]))

    def lessons(self, game_id: str) -> LessonsKept:
        """How far somebody is in the lessons of this game."""
        try:
            done, lesson, answers = json.loads(str(self._store.value(f"lessons/{game_id}", "")))
            kept = LessonsKept(tuple(done), lesson, tuple(answers))
        except (ValueError, TypeError, RecursionError):
            return LessonsKept()
        is_sound = all(isinstance(text, str) for text in (*kept.done, kept.lesson, *kept.answers))
        return kept if is_sound else LessonsKept()

    def keep_lessons(self, game_id: str, kept: LessonsKept) -> None:
        self._set(f"lessons/{game_id}", json.dumps(kept))

    def names(self) -> list[str]:
        """Names used before, the latest first, to be offered again."""
        try:
            rows = json.loads(str(self._store.value("names", "[]")))
        except (ValueError, RecursionError):
            return []
        return [name for name in rows if isinstance(name, str)][:20] if isinstance(rows, list) else []

    def keep_name(self, name: str) -> None:
        if name:
            self._set("names", json.dumps([name, *(old for old in self.names() if old != name)][:20]))


def _file_in(folder: Path) -> Path:
    """Where settings are kept. What stands there and is no file of ours is put aside: Qt would wait for a pipe."""
    path = folder / FILE
    try:
        os.close(open_file(path))
        is_ours = path.stat().st_size <= MAX_SIZE
    except OSError as error:
        is_ours = not isinstance(error, NotAFile) and error.errno != errno.ELOOP
    if is_ours:
        return path
    try:
        put_aside(path)
    except OSError:  # then nothing can be written here either
        return folder / f"{FILE}.new"
    return path


def _sound(seat: SeatChoice) -> bool:
    return (
        seat.kind in ("human", "bot")
        and seat.level in LEVELS
        and isinstance(seat.name, str)
        and len(seat.name) <= MAX_NAME
    )
