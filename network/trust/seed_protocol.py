"""Where the seed of a match comes from when people of several machines play: nobody chooses the deal.

Everyone who takes part, and the program that keeps the room, makes a secret and tells only its hash; when all hashes
are known to all, the secrets follow, to the host alone. The seed is the hash of them together: a single honest secret
makes it unforeseeable to the others. The record of the match holds all of it, so that when the match is over every
guest can check that the commitments are those they were told, that their own secret is among them, that the seed
follows, and that the match is the one they saw. Nothing is sent here and no clock is read.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from hashlib import sha256
from secrets import token_bytes
from typing import NamedTuple

from engines.game import EngineError, Seat
from engines.match import Match
from engines.record import Fairness, Record, SeedShare, read
from network.messages.changes import digest
from network.messages.room import HOST, Verdict

SECRET_BYTES = 32
SEED_BITS = 62  # more than all deals of any of our games, and still an integer that every reader of JSON can hold
_HEX = re.compile(r"[0-9a-f]{64}")


def commitment(room: str, number: int, who: str, secret: bytes) -> str:
    """The hash, in hexadecimal, that binds `who` to a secret in round `number` of a room."""
    sealed = "\0".join(("table-ronde seed 1", room, str(number), who)).encode() + b"\0" + secret
    return sha256(sealed).hexdigest()


def seed_of(secrets: Mapping[str, bytes]) -> int:
    """The seed to which these secrets lead, by whom they are from."""
    secret_bytes = b"".join(who.encode() + b"\0" + secrets[who] for who in sorted(secrets))
    whole = sha256(b"table-ronde deal 1\0" + secret_bytes).digest()
    return int.from_bytes(whole[:8], "big") >> (64 - SEED_BITS)


class Round:
    """One round of making a seed, as the room sees it. It has the host's own secret from the beginning."""

    def __init__(self, room: str, number: int, names: Mapping[str, str]) -> None:
        """`names`: who takes part, the host among them, and what they are called."""
        self.number = number
        self._room, self._names = room, names
        own = token_bytes(SECRET_BYTES)
        self._commitments = {HOST: commitment(room, number, HOST, own)}
        self._secrets = {HOST: own}

    @property
    def commitments(self) -> tuple[tuple[str, str], ...]:
        return tuple(sorted(self._commitments.items()))

    @property
    def uncommitted(self) -> tuple[str, ...]:
        return tuple(who for who in self._names if who not in self._commitments)

    @property
    def unrevealed(self) -> tuple[str, ...]:
        return tuple(who for who in self._names if who not in self._secrets)

    def takes_part(self, who: str) -> bool:
        return who in self._names

    def commit(self, who: str, value: str) -> bool:
        """Take a commitment; False if it is none, or comes too late."""
        if who not in self.uncommitted or not _HEX.fullmatch(value):
            return False
        self._commitments[who] = value
        return True

    def reveal(self, who: str, secret: str) -> bool:
        """Take a secret; False if it is not the one that was committed to, or comes too early."""
        if self.uncommitted or who not in self._names or not _HEX.fullmatch(secret):
            return False
        secret_bytes = bytes.fromhex(secret)
        if commitment(self._room, self.number, who, secret_bytes) != self._commitments[who]:
            return False
        self._secrets[who] = secret_bytes
        return True

    @property
    def seed(self) -> int:
        return seed_of(self._secrets)

    def fairness(self) -> Fairness:
        """What the record says of this round."""
        return Fairness(
            self._room,
            self.number,
            tuple(SeedShare(who, self._names[who], value, self._secrets[who].hex()) for who, value in self.commitments),
        )


class Seen(NamedTuple):
    """What a guest remembers of a match, to check the record by."""

    room: str
    round: int
    commitments: tuple[tuple[str, str], ...]  # as they were told before the secrets were
    who: str = ""  # as whom the guest took part; "" if it only watched
    secret: bytes = b""  # its own
    views: Mapping[tuple[Seat | None, int], str] = {}  # the digest of each view shown, by place and length of match


def check(text: str, seen: Seen) -> Verdict:
    """Whether a finished match was dealt fairly, and is the one that was seen."""
    try:
        record = read(text)
    except EngineError:
        return Verdict(fair=False, reason="record", record=text)
    reason = _wrong(record, seen)
    return Verdict(not reason, reason, text)


def _wrong(record: Record, seen: Seen) -> str:
    """What is not as it should be, as a code; "" if all is well."""
    fair, match = record.header.fair, record.match
    if seen.round == 0 and match.outcome is not None and _shown(match, seen.views):
        return "unsealed"  # it was begun before there was a room: nobody else had a share in the deal
    if fair is None or not _are_those(fair, seen):
        return "commitments"
    if seen.who and (seen.who, seen.secret.hex()) not in [(share.who, share.secret) for share in fair.shares]:
        return "own_share"
    if seed_of({share.who: bytes.fromhex(share.secret) for share in fair.shares}) != match.setup.seed:
        return "seed"
    if match.outcome is None:
        return "record"
    return "" if _shown(match, seen.views) else "views"


def _are_those(fair: Fairness, seen: Seen) -> bool:
    """Whether the shares are those of the round, each as it was committed to."""
    if (fair.room, fair.round) != (seen.room, seen.round):
        return False
    if tuple(sorted((share.who, share.commitment) for share in fair.shares)) != tuple(sorted(seen.commitments)):
        return False
    return all(
        _HEX.fullmatch(share.secret)
        and commitment(fair.room, fair.round, share.who, bytes.fromhex(share.secret)) == share.commitment
        for share in fair.shares
    )


def _shown(match: Match, views: Mapping[tuple[Seat | None, int], str]) -> bool:
    """Whether all these views are those of this match, played again."""
    left = dict(views)
    again = Match(match.setup)
    for length in range(match.length + 1):
        for place in [place for place, at in left if at == length]:
            if digest(again.game.view(again.state, place)) != left.pop((place, length)):
                return False
        if length < match.length:
            again.add(match.lines[length])
    return not left
