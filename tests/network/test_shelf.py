"""The shelf: all saved games, whatever else lies in the folder."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from network.disk import journal as journals
from network.disk import room_file
from network.disk import saved_games as shelves
from network.disk.journal import MAX_SIZE, InUse, Journal, NotSaved, read_path
from network.disk.saved_games import Broken, Saved, Shelf
from tests.network.conftest import saved_game
from tests.network.hall import Hall

DAY = 86400


def dated(path: Path, day: int) -> Path:
    os.utime(path, (day * DAY, day * DAY))
    return path


def test_no_folder_means_no_games(tmp_path: Path) -> None:
    assert list(Shelf(tmp_path / "none").games()) == []


def test_a_saved_game_tells_who_plays_and_whose_turn_it_is(tmp_path: Path) -> None:
    path = dated(saved_game(tmp_path, "0 c1", "0 go", names="Ana bot:hard"), 3)
    (game,) = Shelf(tmp_path).games()
    assert isinstance(game, Saved)
    assert (game.path, game.changed, game.ply, game.actors) == (path, 3 * DAY, 2, (1,))
    assert [player.name for player in game.header.players] == ["Ana", "Bot hard"]
    assert game.outcome is None
    assert game.notices == ()
    assert not game.in_use


def test_a_finished_game_tells_its_result(tmp_path: Path) -> None:
    saved_game(tmp_path, "0 c1", "0 go", "1 c1", "1 go", "0 b1", "1 b0", cards=1)
    (game,) = Shelf(tmp_path).games()
    assert isinstance(game, Saved)
    assert game.actors == ()
    assert game.outcome is not None
    assert game.outcome.winners == (0,)


def test_the_last_one_played_comes_first(tmp_path: Path) -> None:
    days = [5, 9, 2, 7]
    for seed, day in enumerate(days):
        dated(saved_game(tmp_path, seed=seed), day)
    assert [game.header.setup.seed for game in Shelf(tmp_path).games()] == [1, 3, 0, 2]


def test_nothing_hides_the_good_games(tmp_path: Path) -> None:
    good = saved_game(tmp_path, "0 c1")
    whole = good.read_bytes()
    files = {
        "truncated": (whole[:30], "torn_header"),
        "damaged": (whole + b"0 c1\n1 c9\n", "illegal_line"),
        "foreign": (b"<html>\n", "not_a_record"),
        "future": (whole.replace(b'"format": 2', b'"format": 3'), "future_format"),
        "binary": (bytes(range(256)) * 10, "not_a_record"),
        "empty": (b"", "not_a_record"),
        "other game": (whole.replace(b'"tiny"', b'"hangman"'), "unknown_game"),
        "upper": (b"", "not_a_record"),
    }
    for name, (data, _) in files.items():
        (tmp_path / f"{name}{'.RONDE' if name == 'upper' else '.ronde'}").write_bytes(data)
    with (tmp_path / "huge.ronde").open("wb") as file:
        file.truncate(MAX_SIZE + 1)
    (tmp_path / "folder.ronde").mkdir()
    os.mkfifo(tmp_path / "pipe.ronde")
    (tmp_path / "nowhere.ronde").symlink_to(tmp_path / "gone")
    (tmp_path / "loop.ronde").symlink_to(tmp_path / "loop.ronde")
    (tmp_path / "notes.txt").write_text("not a game")
    (tmp_path / ".draft.ronde").write_text("still being written")
    expected = {name: reason for name, (_, reason) in files.items()} | {
        "huge": "too_long",
        "folder": "not_a_file",
        "pipe": "not_a_file",
        "nowhere": "unreadable",
        "loop": "unreadable",
    }
    shelf = Shelf(tmp_path)
    for _ in range(2):  # the second time from memory
        found = list(shelf.games())
        assert [game.path for game in found if isinstance(game, Saved)] == [good]
        assert {game.path.stem: game.error.reason for game in found if isinstance(game, Broken)} == expected


def test_a_torn_game_is_still_a_game(tmp_path: Path) -> None:
    path = saved_game(tmp_path, "0 c1")
    path.write_bytes(path.read_bytes() + b"0 g")
    (game,) = Shelf(tmp_path).games()
    assert isinstance(game, Saved)
    assert game.notices == ("torn_line",)
    assert game.ply == 1


def test_a_game_in_use_is_shown_as_such_and_can_be_neither_deleted_nor_renamed(tmp_path: Path) -> None:
    path = saved_game(tmp_path, "0 c1")
    shelf = Shelf(tmp_path)
    journal, _ = Journal.open(path)
    (game,) = shelf.games()
    assert isinstance(game, Saved)
    assert game.in_use
    for change in (lambda: shelf.delete(path), lambda: shelf.rename(path, "other")):
        with pytest.raises(InUse):
            change()
    journal.close()
    (game,) = shelf.games()
    assert isinstance(game, Saved)
    assert not game.in_use


def test_a_game_is_read_again_only_when_it_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = [saved_game(tmp_path, seed=seed) for seed in range(5)]
    read: list[Path] = []
    real = journals.read_path
    monkeypatch.setattr(shelves, "read_path", lambda path: (read.append(path), real(path))[1])
    shelf = Shelf(tmp_path)
    assert len(list(shelf.games())) == 5
    assert sorted(read) == sorted(paths)
    read.clear()
    assert len(list(shelf.games())) == 5
    assert read == []
    journal, _ = Journal.open(paths[2])
    journal.append("0 c1")
    journal.close()
    paths[3].unlink()
    assert [game.ply for game in shelf.games() if game.path == paths[2]] == [1]
    assert read == [paths[2]]


def test_games_are_read_one_by_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A window can show the first games while the others are still being read."""
    for seed in range(5):
        saved_game(tmp_path, seed=seed)
    read: list[Path] = []
    real = journals.read_path
    monkeypatch.setattr(shelves, "read_path", lambda path: (read.append(path), real(path))[1])
    games = Shelf(tmp_path).games()
    first = next(games)
    assert read == [first.path]
    shutil.rmtree(tmp_path)
    assert [type(game) for game in games] == [Broken] * 4


def test_a_file_that_can_be_read_again_is_no_longer_broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saved_game(tmp_path)
    shelf = Shelf(tmp_path)

    def denied(*_: object) -> int:
        raise PermissionError(13, "denied")

    with monkeypatch.context() as patch:
        patch.setattr(journals.os, "open", denied)
        (game,) = shelf.games()
        assert isinstance(game, Broken)
        assert game.error.details == {"line": 0, "why": "EACCES"}
    assert [type(game) for game in shelf.games()] == [Saved]


def test_deleting(tmp_path: Path) -> None:
    path, other = saved_game(tmp_path, seed=1), saved_game(tmp_path, seed=2)
    shelf = Shelf(tmp_path)
    shelf.delete(path)
    assert [game.path for game in shelf.games()] == [other]
    with pytest.raises(NotSaved) as caught:
        shelf.delete(path)
    assert caught.value.code == "ENOENT"


def test_deleting_a_game_removes_its_room_and_no_other(tmp_path: Path) -> None:
    path, other = saved_game(tmp_path, seed=1), saved_game(tmp_path, seed=2)
    hall = Hall()
    for ident, journal in (("0" * 16, path), ("1" * 16, other)):
        match = read_path(journal).header.id
        room_file.write(tmp_path, hall.room.ledger()._replace(room=ident, match=match))
    (tmp_path / f"{'2' * 16}.room").write_text("broken")
    Shelf(tmp_path).delete(path)
    assert [found.stem[0] for found in room_file.paths(tmp_path)] == ["1", "2"]


def test_renaming_keeps_the_game_and_replaces_no_other(tmp_path: Path) -> None:
    path, other = saved_game(tmp_path, "0 c1", seed=1), saved_game(tmp_path, seed=2)
    shelf = Shelf(tmp_path)
    data, kept = path.read_bytes(), other.read_bytes()
    new = shelf.rename(path, "Sunday: the rematch")
    assert new.name == "Sunday the rematch.ronde"
    assert not path.exists()
    assert new.read_bytes() == data
    assert shelf.rename(new, "Sunday: the rematch") == new
    second = shelf.rename(other, "Sunday: the rematch")
    assert second.name == "Sunday the rematch 2.ronde"
    assert (new.read_bytes(), second.read_bytes()) == (data, kept)
    assert {game.path for game in shelf.games()} == {new, second}


def test_a_rename_that_fails_leaves_everything_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = saved_game(tmp_path, "0 c1")

    def failing(*_: object) -> None:
        raise OSError(30, "read-only")

    monkeypatch.setattr(shelves.os, "replace", failing)
    with pytest.raises(NotSaved) as caught:
        Shelf(tmp_path).rename(path, "new")
    assert caught.value.code == "EROFS"
    assert os.listdir(tmp_path) == [path.name]
