"""The passphrase of a room: both sides prove that they know it, and nothing on the line tells it."""

from __future__ import annotations

import pytest

from network.trust.pass_phrase import HALF, Knock, Lock, WrongPhrase, verifier

ROOM, KEY = "0123456789abcdef", "aa" * 32


@pytest.fixture(scope="module")
def kept() -> bytes:
    return verifier("Sésame, ouvre-toi", ROOM)


def met(knock: Knock, lock: Lock) -> bool:
    """Whether the host lets the guest in."""
    return lock.accepts(knock.half, knock.proof(lock.half))


def test_both_sides_with_the_phrase_accept_each_other(kept):
    knock, lock = Knock(kept, ROOM, KEY), Lock(kept, ROOM, KEY)
    assert len(knock.half) == len(lock.half) == HALF
    assert met(knock, lock)
    assert knock.accepts(lock.proof)


def test_a_guest_with_another_phrase_is_not_accepted(kept):
    knock, lock = Knock(verifier("Sésame", ROOM), ROOM, KEY), Lock(kept, ROOM, KEY)
    assert not met(knock, lock)
    assert lock.proof == b"", "and gets no proof to try phrases on"


def test_somebody_between_the_two_is_noticed(kept):
    """The guest sees another certificate than the host has."""
    assert not met(Knock(kept, ROOM, "bb" * 32), Lock(kept, ROOM, KEY))


def test_the_door_of_one_room_is_not_that_of_another(kept):
    assert not met(Knock(kept, ROOM[::-1], KEY), Lock(kept, ROOM, KEY))


def test_a_proof_is_worth_nothing_in_another_exchange(kept):
    knock, lock, later = Knock(kept, ROOM, KEY), Lock(kept, ROOM, KEY), Lock(kept, ROOM, KEY)
    proof = knock.proof(lock.half)
    assert not later.accepts(knock.half, proof)


def test_a_host_without_the_phrase_is_noticed(kept):
    knock, lock = Knock(kept, ROOM, KEY), Lock(verifier("else", ROOM), ROOM, KEY)
    lock.accepts(knock.half, knock.proof(lock.half))
    for proof in (b"", lock.proof, bytes(32)):
        assert not knock.accepts(proof)


def test_no_proof_is_accepted_before_the_exchange(kept):
    assert not Knock(kept, ROOM, KEY).accepts(b"")


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"A",
        b"A" * HALF,
        b"A" + bytes(32),
        b"A" + b"\xff" * 32,
        b"B" + bytes(32),
        b"A" * 1000,
        b"A\x01" + bytes(31),
    ],
)
def test_what_is_no_half_opens_nothing(kept, half):
    assert not Lock(kept, ROOM, KEY).accepts(half, bytes(32))
    with pytest.raises(WrongPhrase):
        Knock(kept, ROOM, KEY).proof(half)


def test_a_reflected_half_is_refused(kept):
    knock = Knock(kept, ROOM, KEY)
    with pytest.raises(WrongPhrase):
        knock.proof(b"B" + knock.half[1:])


def test_spaces_and_the_way_of_typing_accents_make_no_difference(kept):
    assert verifier("  Se\u0301same, ouvre-toi ", ROOM) == kept
    assert verifier("sésame, ouvre-toi", ROOM) != kept
    assert verifier("Sésame, ouvre-toi", ROOM[::-1]) != kept, "two rooms with one phrase keep different verifiers"
