"""The seed that nobody chose: how it is made, and how a guest finds out that something was not as it should be."""

from __future__ import annotations

from hashlib import sha256

import pytest

from engines.record import read, written
from network.messages.changes import digest
from network.messages.room import HOST
from network.trust.seed_protocol import Round, Seen, check, commitment, seed_of
from tests.network.hall import IDENT, play_on, playing


def test_a_commitment_is_what_the_document_says():
    secret = bytes(range(32))
    told = b"table-ronde seed 1\0" + IDENT.encode() + b"\0" + b"12\0" + b"gabc\0" + secret
    assert commitment(IDENT, 12, "gabc", secret) == sha256(told).hexdigest()


def test_the_seed_is_what_the_document_says():
    secrets = {"host": b"h" * 32, "g2": b"2" * 32, "g1": b"1" * 32}
    told = b"table-ronde deal 1\0" + b"g1\0" + b"1" * 32 + b"g2\0" + b"2" * 32 + b"host\0" + b"h" * 32
    bits = "".join(f"{byte:08b}" for byte in sha256(told).digest())
    assert seed_of(secrets) == int(bits[:62], 2)


def test_every_secret_and_every_round_makes_another_seed_and_commitment():
    secrets = {"host": b"h" * 32, "g1": b"1" * 32}
    assert seed_of(secrets) != seed_of({**secrets, "g1": b"2" * 32}) != seed_of({**secrets, "host": b"i" * 32})
    assert (
        len(
            {
                commitment(room, number, who, secret)
                for room in "ab"
                for number in (1, 2)
                for who in ("g1", "g2")
                for secret in (b"1" * 32, b"2" * 32)
            }
        )
        == 16
    )


def test_the_host_alone_makes_a_seed_where_only_bots_play_with_it():
    first, second = (Round(IDENT, 1, {HOST: "Kim"}) for _ in range(2))
    assert not first.uncommitted
    assert not first.unrevealed
    assert first.seed != second.seed
    (share,) = first.fairness().shares
    assert share.commitment == commitment(IDENT, 1, HOST, bytes.fromhex(share.secret))


@pytest.fixture(scope="module")
def told() -> tuple[str, Seen, Seen]:
    """The record of a finished match, and what a player and a watcher remember of it."""
    hall, ana, bo = playing("Ana Bo", "wagons")
    watcher = hall.visitor("Zoé")
    play_on(hall, [ana, bo])
    return ana.finished[0].record, ana.seen(digest), watcher.seen(digest)


def test_what_is_as_it_should_be_is_fair(told):
    text, ana, watcher = told
    assert check(text, ana) == (True, "", text)
    assert check(text, watcher).fair
    assert ana.who
    assert not watcher.who
    assert len(ana.views) == read(text).match.length + 1


def altered(text: str, **fields: object) -> str:
    record = read(text)
    return written(record.header._replace(**fields), record.match)


def reshared(text: str, number: int, **fields: str) -> str:
    fair = read(text).header.fair
    shares = [share._replace(**fields) if at == number else share for at, share in enumerate(fair.shares)]
    return altered(text, fair=fair._replace(shares=tuple(shares)))


def test_other_commitments_than_were_told_are_found(told):
    text, seen, _ = told
    fair = read(text).header.fair
    assert check(altered(text, fair=None), seen).reason == "commitments"
    assert check(altered(text, fair=fair._replace(round=2)), seen).reason == "commitments"
    assert check(altered(text, fair=fair._replace(room="x")), seen).reason == "commitments"
    assert check(altered(text, fair=fair._replace(shares=fair.shares[1:])), seen).reason == "commitments"
    assert check(reshared(text, 0, commitment="0" * 64), seen).reason == "commitments"
    assert check(reshared(text, 0, secret="0" * 64), seen).reason == "commitments"
    assert check(reshared(text, 0, secret="é"), seen).reason == "commitments"
    assert check(text, seen._replace(commitments=())).reason == "commitments"
    assert check(text, seen._replace(commitments=seen.commitments[1:])).reason == "commitments"


def test_a_secret_that_is_not_the_own_one_is_found(told):
    text, seen, _ = told
    verdict = check(text, seen._replace(secret=b"0" * 32))
    assert (verdict.fair, verdict.reason, verdict.record) == (False, "own_share", text)
    assert check(text, seen._replace(who="g0")).reason == "own_share"


def test_a_seed_that_does_not_follow_is_found(told):
    text, seen, _ = told
    header = read(text).header
    seed = header.setup.seed
    forged = text.replace(f'"seed": {seed}', f'"seed": {seed ^ 1}', 1).split("\n")[0] + "\n"
    assert check(forged, seen).reason == "seed"


def test_a_record_that_is_none_or_has_no_end_is_found(told):
    text, seen, _ = told
    lines = text.splitlines(keepends=True)
    assert check("", seen).reason == "record"
    assert check("".join(lines[:-2]), seen).reason == "record"
    assert check(lines[0] + "0 T99\n" + "".join(lines[1:]), seen).reason == "record"


def test_a_match_that_is_not_the_one_that_was_seen_is_found(told):
    text, seen, watcher = told
    (place, length), _ = max(seen.views.items(), key=lambda item: item[0][1])
    assert check(text, seen._replace(views={**seen.views, (place, length): "0" * 16})).reason == "views"
    assert check(text, seen._replace(views={**seen.views, (place, length + 1): "0" * 16})).reason == "views"
    header, *lines = text.splitlines(keepends=True)
    resigned = header + "".join(lines[:9]) + "0 !resign\n"
    assert check(resigned, seen).reason == "views"
    assert check(resigned, watcher).reason == "views"


def test_headers_without_shares_are_written_as_before(told):
    header = read(told[0]).header
    assert '"fair"' in header.text()
    assert '"fair"' not in header._replace(fair=None).text()
