"""Files that are not as we wrote them: records, settings, tickets. They are read as far as they can be, or refused."""

from __future__ import annotations

import json
from random import Random

import pytest

import engines
from engines.registry import has_lessons
from network.disk.journal import SUFFIX
from qtapp.pages.parts.dialogs import SettingsDialog
from tests.hostile.scripts import script
from tests.network.mutations import nested
from tests.qtapp.at_the_window import TIMEOUT, greedy, opened_window, played, started
from tests.qtapp.network_window import until

ODD = (
    "",
    "null",
    "-1",
    "[]",
    "{}",
    "1e999",
    "[1, [2",
    '"x"',
    "@Invalid()",
    "@ByteArray(nonsense)",
    "a, b, c",
    "@Variant(\\0\\0\\0\\x10)",
    json.dumps([{"kind": 1}]),
    json.dumps([[], 3, {}]),
    json.dumps(nested(30)),
    "x" * 5000,
)
KEYS = (
    "language",
    "theme",
    "motion/speed",
    "motion/reduced",
    "notify/alert",
    "window/side_panel",
    "my_name",
    "window/geometry",
    "seats/wagons",
    "lessons/wagons",
    "lessons/cirkle",
    "names",
)


@pytest.fixture
def watched(window):
    window.mishaps.watch()
    yield window
    window.mishaps.rest()


def broken(text: str, rng: Random) -> bytes:
    """A record in which something is wrong."""
    data, at = bytearray(text.encode()), rng.randrange(len(text))
    match rng.randrange(6):
        case 0:
            del data[at:]
        case 1:
            data[at] ^= 1 << rng.randrange(8)
        case 2:
            data[at:at] = rng.randbytes(20)
        case 3:
            lines = text.splitlines(keepends=True)
            rng.shuffle(lines)
            return "".join(lines).encode()
        case 4:
            head, rest = text.split("\n", 1)
            told = json.loads(head)
            told[rng.choice(list(told))] = rng.choice((None, -1, 2**63, [], {}, "x", nested(20), [[]], True))
            return f"{json.dumps(told)}\n{rest}".encode()
        case _:
            data[at : at + rng.randrange(40)] = b""
    return bytes(data)


@pytest.mark.parametrize("game", engines.games())
def test_a_broken_record_is_opened_or_refused_with_a_sentence(qtbot, watched, tmp_path, game):
    """None of them leads to a mistake of ours."""
    whole, rng = script(game).record, Random(game)
    for number in range(15):
        path = tmp_path / f"{number}{SUFFIX}"
        path.write_bytes(broken(whole, rng))
        watched.reception.open_record(path)
        until(qtbot, lambda: not watched.reception.is_opening)
        assert watched.mishaps.dialog is None
        assert not watched.is_home or watched.home.problem.text()
        watched.go_home()


def test_the_home_page_lists_what_it_can_read(qtbot, watched, home):
    tables = watched.settings.tables
    tables.mkdir(parents=True, exist_ok=True)
    rng = Random(3)
    for number in range(30):
        game = rng.choice(engines.games())
        (tables / f"{number}{SUFFIX}").write_bytes(broken(script(game).record, rng))
    (tables / f"folder{SUFFIX}").mkdir()
    with qtbot.waitSignal(watched.home.listed, timeout=TIMEOUT):
        watched.home.look()
    assert watched.mishaps.dialog is None
    page = started(qtbot, watched)
    played(qtbot, page, greedy(page))


@pytest.mark.parametrize("seed", range(6))
def test_settings_of_any_content_open_the_window(qtbot, home, seed, capsys):
    rng = Random(seed)
    groups: dict[str, list[str]] = {}
    for key in KEYS:
        group, _, name = key.rpartition("/")
        groups.setdefault(group or "General", []).append(f"{name}={rng.choice(ODD)}")
    home.mkdir(parents=True)
    (home / "settings.ini").write_text(
        "".join(f"[{group}]\n" + "\n".join(lines) + "\n" for group, lines in groups.items()), encoding="utf-8"
    )
    for name in ("tickets.json", "hosts.json"):
        (home / name).write_text(rng.choice(ODD), encoding="utf-8")
    with opened_window(qtbot, home) as window:
        window.mishaps.watch()
        SettingsDialog(window.settings, window).close()
        window.reception.set_up("wagons")
        window.go_back()
        for game in filter(has_lessons, engines.games()):
            window.reception.school.enter(game)
            window.go_home()
        assert window.reception.lobby.rooms.tickets.all() == []
        window.mishaps.rest()
        assert window.mishaps.dialog is None
    assert "Traceback" not in capsys.readouterr().err
