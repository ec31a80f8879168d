"""Journals: what stands in the file, when it is there, and what happens when it cannot be."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.match import Line, Match
from engines.record import MAX_NAME, Player, RecordError, written
from network.disk import journal as journals
from network.disk.journal import MAX_SIZE, InUse, Journal, NotSaved, export, file_stem, read_bytes, read_path
from network.messages.table import AnswerUndo, AskUndo, Refusal
from network.table.table import Table
from tests.network.conftest import Ear, new_header, new_table, played, saved_game, seated

WHOLE = ("0 c1", "0 go", "1 c1", "1 go", "0 b1", "1 b0")


def lines_of(path: Path) -> list[str]:
    return path.read_text().splitlines()[1:]


def test_a_new_journal_has_a_header_and_a_telling_name(tmp_path: Path) -> None:
    journal = Journal.create(tmp_path / "deep" / "down", new_header())
    assert journal.path.name == "20260131T201500-tiny-id7.ronde"
    record = read_path(journal.path)
    assert record.header == new_header()._replace(data=record.header.data)
    assert record.match.length == 0
    assert os.listdir(journal.path.parent) == [journal.path.name]
    journal.close()


def test_two_games_with_the_same_id_get_two_files(tmp_path: Path) -> None:
    first, second = saved_game(tmp_path, "0 c1"), saved_game(tmp_path, "0 c2")
    assert first != second
    assert [line.text for path in (first, second) for line in read_path(path).match.lines] == ["c1", "c2"]


def test_a_journal_can_begin_with_a_match_that_is_under_way(tmp_path: Path) -> None:
    match = Match.replayed(new_header().setup, [Line(0, "c1"), Line(0, "go")])
    journal = Journal.create(tmp_path, new_header(), match.lines)
    journal.append("1 c3")
    journal.close()
    assert lines_of(journal.path) == ["0 c1", "0 go", "1 c3"]


def test_a_line_is_in_the_file_before_anyone_hears_of_it(tmp_path: Path) -> None:
    table = new_table(folder=tmp_path)
    path = table._journal.path
    heard: list[list[str]] = []
    table.spectate().listen(lambda message: heard.append(lines_of(path)))
    played(table, "0 c1", "0 go")
    table.ask_undo(0)
    assert heard == [[], ["0 c1"], ["0 c1", "0 go"], ["0 c1", "0 go", "0 !undo 1"]]
    table.close()


def test_a_line_is_synced_before_anyone_hears_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    real = os.fsync
    table = new_table(folder=tmp_path)
    monkeypatch.setattr(journals.os, "fsync", lambda fd: (order.append("synced"), real(fd))[1])
    table.spectate().listen(lambda message: order.append(f"heard {message.length}"))
    played(table, "0 c1")
    assert order == ["heard 0", "synced", "heard 1"]
    table.close()


def test_the_result_stands_at_the_end_and_after_a_take_back_the_match_goes_on(tmp_path: Path) -> None:
    table = played(new_table(folder=tmp_path, cards=1), *WHOLE)
    path = table._journal.path
    result = '= {"ranking": [[0], [1]], "scores": [2, 1], "reason": "points"}'
    assert lines_of(path) == [*WHOLE, result]
    assert read_path(path).finished
    ana, bo = seated(table, "home", "home")
    bo.ask(AskUndo)
    assert not read_path(path).finished
    bo.act("b1")
    assert lines_of(path)[6:] == [
        result,
        "1 !undo 5",
        "1 b1",
        '= {"ranking": [[0, 1]], "scores": [2, 2], "reason": "points"}',
    ]
    assert read_path(path).finished
    assert ana.update.outcome["ranking"] == [[0, 1]]
    table.close()


def test_a_missing_result_line_is_added_on_opening(tmp_path: Path) -> None:
    path = saved_game(tmp_path, *WHOLE, cards=1)
    whole = path.read_bytes()
    path.write_bytes(whole[: whole.index(b"= ") + 5])
    journal, record = Journal.open(path)
    journal.close()
    assert record.match.outcome is not None
    assert path.read_bytes() == whole


def test_who_sits_where_is_kept(tmp_path: Path) -> None:
    table = played(new_table("Ana Bo Cy", tmp_path), "0 c1")
    table.set_occupant(1, Player("Zoé 🎲", "bot", "hard"))
    table.resign(2)
    path = table._journal.path
    seats = (Player("Ana"), Player("Zoé 🎲", "bot", "hard"), Player("Cy", "bot", "medium"))
    assert table.occupants == seats
    table.close()
    journal, record = Journal.open(path)
    again = Table.of(record, journal)
    assert again.occupants == seats
    assert again.match.resigned == [2]
    again.close()


def test_a_substitute_is_found_even_if_the_line_about_it_was_torn(tmp_path: Path) -> None:
    table = new_table("Ana Bo Cy", tmp_path)
    table.resign(2)
    path = table._journal.path
    table.close()
    path.write_bytes(path.read_bytes()[:-9])
    record = read_path(path)
    assert record.header.players[2] == Player("Cy")
    assert Table.of(record).occupants[2] == Player("Cy", "bot", "medium")


def test_a_name_that_no_record_could_hold_is_cut(tmp_path: Path) -> None:
    header = new_header()._replace(players=(Player("long " * 20), Player("half \ud83c")))
    journal = Journal.create(tmp_path, header)
    journal.close()
    names = [player.name for player in read_path(journal.path).header.players]
    assert names == [("long " * 20)[:MAX_NAME], "half ?"]


def test_a_torn_line_is_cut_off_when_the_game_is_opened(tmp_path: Path) -> None:
    path = saved_game(tmp_path, "0 c1")
    whole = path.read_bytes()
    path.write_bytes(whole + '{"players": [{"name": "Zoé'.encode()[:-1])
    assert read_path(path).notices == ("torn_line",)
    journal, record = Journal.open(path)
    assert record.notices == ("torn_line",)
    assert path.read_bytes() == whole
    journal.append("0 go")
    journal.close()
    assert path.read_bytes() == whole + b"0 go\n"
    assert os.listdir(tmp_path) == [path.name]


def test_a_damaged_game_is_not_touched_by_opening_it(tmp_path: Path) -> None:
    path = saved_game(tmp_path, "0 c1")
    path.write_bytes(path.read_bytes() + b"0 nonsense\n0 to")
    before = path.read_bytes()
    with pytest.raises(RecordError) as caught:
        Journal.open(path)
    assert (caught.value.reason, caught.value.line) == ("illegal_line", 3)
    assert path.read_bytes() == before
    with pytest.raises(RecordError):  # and it was let go: this is not "in use"
        Journal.open(path)


# Failures.


def test_a_file_that_was_deleted_refuses_the_move(tmp_path: Path) -> None:
    table = new_table(folder=tmp_path)
    ana = Ear(table.link(0, "ana"))
    table._journal.path.unlink()
    ana.act("c1")
    assert ana.refusals == [Refusal("not_saved", details={"why": "ENOENT"})]
    assert table.match.length == 0
    table.play_unsaved()
    ana.act("c1")
    assert table.match.length == 1
    assert not table.is_saved


def test_a_file_that_was_replaced_or_written_by_others_refuses_the_move(tmp_path: Path) -> None:
    table = new_table(folder=tmp_path)
    path = table._journal.path
    copy = path.read_bytes()
    path.unlink()
    path.mkdir()
    assert table.act(0, "c1", 0) == Refusal("not_saved", details={"why": "ENOENT"})
    path.rmdir()
    path.write_bytes(copy)
    assert table.act(0, "c1", 0) == Refusal("not_saved", details={"why": "ENOENT"})
    table.close()
    journal, record = Journal.open(path)
    table = Table.of(record, journal)
    with path.open("ab") as file:
        file.write(b"0 c2\n")
    assert table.act(0, "c1", 0) == Refusal("not_saved", details={"why": "ESTALE"})
    assert path.read_bytes() == copy + b"0 c2\n"
    table.close()


def test_what_could_not_be_cut_off_at_once_is_cut_off_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table(folder=tmp_path)
    path = table._journal.path
    real_write = os.write

    def failing(*_: object) -> int:
        raise OSError(errno.EIO, "the disk is gone")

    def torn(fd: int, data: bytes) -> int:
        monkeypatch.setattr(journals.os, "write", failing)
        return real_write(fd, data[:2])

    with monkeypatch.context() as patch:
        monkeypatch.setattr(journals.os, "write", torn)
        patch.setattr(journals.os, "ftruncate", failing)
        assert table.act(0, "c1", 0) == Refusal("not_saved", details={"why": "EIO"})
        assert path.read_bytes().endswith(b"\n0 ")
        assert table.act(0, "c1", 0) == Refusal("not_saved", details={"why": "EIO"})
    monkeypatch.undo()
    assert journals.os.write is real_write
    assert table._journal is not None
    table._journal.append("0 c3")
    assert lines_of(path) == ["0 c3"]
    table.close()


def test_a_failed_sync_refuses_the_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table(folder=tmp_path)
    before = table._journal.path.read_bytes()

    def failing(fd: int) -> None:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as patch:
        patch.setattr(journals.os, "fsync", failing)
        assert table.act(0, "c1", 0) == Refusal("not_saved", details={"why": "ENOSPC"})
    assert table._journal.path.read_bytes() == before
    assert table.act(0, "c1", 0) is None
    table.close()


def test_an_answer_that_cannot_be_saved_leaves_the_request_open(tmp_path: Path) -> None:
    table = new_table(folder=tmp_path)
    ana, bo = seated(table, "ana", "bo")
    ana.act("c1").act("go")
    ana.ask(AskUndo)
    moved = table._journal.path.rename(tmp_path / "elsewhere")
    bo.ask(AnswerUndo, True)
    assert bo.refusals == [Refusal("not_saved", details={"why": "ENOENT"})]
    assert bo.update.undo_asked is not None
    moved.rename(table._journal.path)
    bo.ask(AnswerUndo, True)
    assert bo.update.ply == 1
    table.close()


def test_a_take_back_that_becomes_free_but_cannot_be_saved_is_dropped(tmp_path: Path) -> None:
    table = new_table(folder=tmp_path)
    ana, bo = seated(table, "ana", "bo")
    ana.act("c1").act("go")
    ana.ask(AskUndo)
    table._journal.path.unlink()
    bo.link.leave()
    assert ana.refusals == [Refusal("not_saved", details={"why": "ENOENT"})]
    assert ana.update.undo_asked is None
    assert ana.update.ply == 2
    table.close()


def test_a_closed_journal_writes_nothing(tmp_path: Path) -> None:
    journal = Journal.create(tmp_path, new_header())
    journal.close()
    journal.close()
    with pytest.raises(NotSaved) as caught:
        journal.append("0 c1")
    assert caught.value.code == "EBADF"


def test_a_folder_that_cannot_be_made_is_not_saved(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(NotSaved) as caught:
        Journal.create(tmp_path / "file", new_header())
    assert caught.value.code == "EEXIST"
    with pytest.raises(NotSaved) as caught:
        Journal.create(tmp_path / "file" / "deeper", new_header())
    assert caught.value.code == "ENOTDIR"


def test_a_game_that_may_only_be_read_is_not_opened_for_writing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved_game(tmp_path, "0 c1")
    real = os.open

    def read_only(name: Path, flags: int, *mode: int) -> int:
        if flags & os.O_RDWR:
            raise OSError(errno.EROFS, "read-only")
        return real(name, flags, *mode)

    monkeypatch.setattr(journals.os, "open", read_only)
    with pytest.raises(NotSaved) as caught:
        Journal.open(path)
    assert caught.value.code == "EROFS"
    assert len(read_path(path).match.steps) == 1


def test_a_game_is_opened_once_only(tmp_path: Path) -> None:
    path = saved_game(tmp_path)
    journal, _ = Journal.open(path)
    with pytest.raises(InUse):
        Journal.open(path)
    journal.close()
    Journal.open(path)[0].close()


# Saving a copy.


def test_an_exported_game_is_the_same_game(tmp_path: Path) -> None:
    table = played(new_table(folder=tmp_path, cards=1), *WHOLE)
    table.set_occupant(1, Player("Cy"))
    export(tmp_path / "copy.ronde", table.header, table.match)
    copy, own = read_path(tmp_path / "copy.ronde"), read_path(table._journal.path)
    assert (copy.header, copy.match.lines, copy.finished) == (own.header, own.match.lines, True)
    table.close()


def test_an_export_replaces_a_file_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "copy.ronde"
    path.write_text("precious")
    table = new_table()

    def full(fd: int, data: bytes) -> int:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as patch:
        patch.setattr(journals.os, "write", full)
        with pytest.raises(NotSaved) as caught:
            export(path, table.header, table.match)
    assert caught.value.code == "ENOSPC"
    assert path.read_text() == "precious"
    assert os.listdir(tmp_path) == [path.name]
    export(path, table.header, table.match)
    assert read_path(path).match.length == 0
    assert os.listdir(tmp_path) == [path.name]


def test_an_export_over_a_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "copy.ronde").mkdir()
    table = new_table()
    with pytest.raises(NotSaved) as caught:
        export(tmp_path / "copy.ronde", table.header, table.match)
    assert caught.value.code == "EISDIR"
    assert os.listdir(tmp_path) == ["copy.ronde"]


def test_an_export_follows_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "link.ronde").symlink_to(tmp_path / "real" / "game.ronde")
    table = new_table()
    export(tmp_path / "link.ronde", table.header, table.match)
    assert (tmp_path / "link.ronde").is_symlink()
    assert read_path(tmp_path / "real" / "game.ronde").match.length == 0


# Reading anything.


def test_what_an_editor_may_do_to_a_file_is_forgiven(tmp_path: Path) -> None:
    path = saved_game(tmp_path, "0 c1", "0 go")
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    journal, record = Journal.open(path)
    assert len(record.match.steps) == 2
    journal.append("1 c1")
    journal.close()
    assert len(read_path(path).match.steps) == 3


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "not_a_record"),
        (b'{"format": 1, "ga', "torn_header"),
        (b"\x00" * 4096, "not_a_record"),
        (b"\xff\xfe\n\x80\n", "not_a_record"),
        (b"GIF89a\n", "not_a_record"),
        (b'{"format": 99, "game": "tiny"}\n', "future_format"),
        (b'{"format": 1, "game": "chess"}\n', "unknown_game"),
        (b"[" * 100_000 + b"\n", "not_a_record"),
        (b"x" * (MAX_SIZE + 1), "too_long"),
    ],
)
def test_what_is_no_record_says_so(data: bytes, reason: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_bytes(data)
    assert caught.value.reason == reason


def test_a_line_about_players_must_fit_the_table(tmp_path: Path) -> None:
    whole = saved_game(tmp_path, "0 c1").read_bytes()
    for line in ('{"players": []}', '{"players": 3}', "{}", "{", '{"players": [{"name": "A", "kind": "cat"}, 1]}'):
        with pytest.raises(RecordError) as caught:
            read_bytes(whole + line.encode() + b"\n")
        assert (caught.value.reason, caught.value.line) == ("bad_line", 3)


def _sample() -> bytes:
    head = json.loads(new_header("Ana Bo Cy").text())
    players = json.dumps({"players": [*head["players"][:2], {"name": "Zoé", "kind": "bot", "level": "easy"}]})
    lines = ["0 c1", "0 go", "1 !draw?", players, "2 !resign", "0 !undo 1"]
    return "\n".join([json.dumps(head), *lines, ""]).encode()


def test_the_sample_of_the_damage_is_sound() -> None:
    assert read_bytes(_sample()).notices == ()


@settings(max_examples=300)
@given(st.data())
def test_any_damage_is_an_error_with_a_code_or_none_at_all(data: st.DataObject) -> None:
    whole = bytearray(_sample())
    for _ in range(data.draw(st.integers(0, 4))):
        at = data.draw(st.integers(0, len(whole) - 1))
        length = data.draw(st.integers(0, 6))
        whole[at : at + length] = data.draw(st.binary(max_size=6))
    try:
        found = read_bytes(bytes(whole))
    except RecordError:
        return
    assert len(found.header.players) == found.match.setup.seats
    assert read_bytes(written(found.header, found.match).encode()).match.lines == found.match.lines


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("Partie du dimanche", "Partie du dimanche"),
        ("a/b\\c:d", "a b c d"),
        ("  .hidden. ", "hidden"),
        ("CON", "_CON"),
        ("", "table"),
        ("\x00\n", "table"),
        ("é" * 200, "é" * 80),
    ],
)
def test_a_name_becomes_one_that_every_system_allows(name: str, stem: str) -> None:
    assert file_stem(name) == stem


def test_a_table_that_was_not_saved_is_saved_again_from_its_first_line(tmp_path: Path) -> None:
    table = new_table(folder=tmp_path, cards=1)
    played(table, "0 c1")
    table.play_unsaved()
    played(table, "0 go")
    path = table.save_again(tmp_path)
    assert table.is_saved
    assert os.listdir(tmp_path) == [path.name]  # what was written before is part of it
    played(table, *WHOLE[2:])
    assert lines_of(path)[:-1] == [*WHOLE]
    table.close()


def test_a_match_that_ended_unsaved_is_saved_with_its_result(tmp_path: Path) -> None:
    table = new_table(folder=tmp_path, cards=1)
    table.play_unsaved()
    played(table, *WHOLE)
    assert read_path(table.save_again(tmp_path)).finished
    table.close()
