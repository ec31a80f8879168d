"""What is kept beside the compiled modules: found again, and never trusted when it is damaged."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from engines import components, kept


@pytest.fixture(autouse=True)
def _own_folder(tmp_path, monkeypatch):
    monkeypatch.setattr(kept, "FOLDER", str(tmp_path / "new" / "folder"))
    monkeypatch.setattr(sys, "dont_write_bytecode", False)


def files() -> list[Path]:
    return list(Path(kept.FOLDER).glob("*"))


def test_what_is_kept_is_found_again():
    value = {("a", b"text"): compile("1 + 1", "a", "eval"), "rows": [1, "deux", None, True]}
    kept.write("thing", value)
    assert kept.read("thing") == value
    assert len(files()) == 1  # no draft is left
    assert kept.read("another") is None


@pytest.mark.parametrize(
    "damage",
    [
        lambda whole: b"",
        lambda whole: whole[:20],
        lambda whole: whole[:-1],
        lambda whole: whole + b"x",
        lambda whole: whole[:-3] + bytes([whole[-3] ^ 1]) + whole[-2:],
        lambda whole: b"X" + whole[1:],
    ],
)
def test_a_damaged_file_counts_as_none(damage):
    kept.write("thing", {"a": "b" * 50})
    (file,) = files()
    file.write_bytes(damage(file.read_bytes()))
    assert kept.read("thing") is None


def test_nothing_is_written_where_python_may_not_either(monkeypatch):
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    kept.write("thing", 1)
    assert kept.read("thing") is None
    assert not Path(kept.FOLDER).exists()


def test_a_folder_that_cannot_be_written_harms_nobody(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setattr(kept, "FOLDER", str(tmp_path / "file"))
    kept.write("thing", 1)
    assert kept.read("thing") is None


def test_a_value_that_cannot_be_kept_is_not():
    kept.write("thing", object())
    assert kept.read("thing") is None


def test_data_is_parsed_once_and_anew_when_the_file_changes(monkeypatch):
    text = b'[game]\nid = "a"\n'
    monkeypatch.setattr(components, "_bytes", lambda _game: text)
    read = components.document.__wrapped__
    assert read("some") == {"game": {"id": "a"}}
    with monkeypatch.context() as patch:
        patch.setattr(components, "parsed", None)  # would fail if it were called
        assert read("some") == {"game": {"id": "a"}}
    text = b'[game]\nid = "b"\n'
    assert read("some") == {"game": {"id": "b"}}
