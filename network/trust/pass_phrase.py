"""The passphrase of a locked room: both sides show that they know it, and neither says it.

SPAKE2 is a key exchange made for passwords: whoever listens learns nothing to try phrases on, and whoever talks can try
one phrase for each exchange. Instead of the phrase the host keeps its `verifier`. The proofs also cover the fingerprint
of the host's certificate as each side saw it, so nobody can sit between the two and pass the exchange on.

    guest                              host
    Knock.half                 ──►     Lock.half
    Knock.proof(half)          ──►     Lock.accepts(half, proof)
    Knock.accepts(proof)       ◄──     Lock.proof

All of this takes some milliseconds, making a verifier some fifty: not for the thread of the network.
"""

from __future__ import annotations

import hashlib
import hmac
import unicodedata

from spake2 import SPAKE2_A, SPAKE2_B, SPAKEError  # type: ignore[import-untyped]
from spake2.ed25519_basic import NotOnCurve  # type: ignore[import-untyped]

MAX_PHRASE = 100  # characters
HALF = 33  # bytes of one side's half of the exchange

_GUEST, _HOST = b"table-ronde guest", b"table-ronde host"


class WrongPhrase(Exception):
    """The other side does not know the phrase, or is not who it seems."""


def verifier(phrase: str, room: str) -> bytes:
    """What is kept of a phrase. Spaces around it and the way an accent was typed make no difference."""
    typed = unicodedata.normalize("NFKC", phrase).strip().encode("utf-8", "replace")
    # 16 MiB and some fifty milliseconds for each guess of someone who has stolen the verifier.
    return hashlib.scrypt(typed, salt=room.encode(), n=2**14, r=8, p=1, dklen=32)


class Knock:
    """The guest's side of one exchange."""

    def __init__(self, kept: bytes, room: str, fingerprint: str) -> None:
        self._exchange = SPAKE2_A(kept, idA=_GUEST, idB=_HOST)
        self._about = _about(room, fingerprint)
        self._awaited = b""
        self.half: bytes = self._exchange.start()

    def proof(self, half: bytes) -> bytes:
        """That we know the phrase, once the host has given its half. Raises WrongPhrase if that is none."""
        key = _agreed(self._exchange, half)
        self._awaited = _mac(key, _HOST, self._about)
        return _mac(key, _GUEST, self._about)

    def accepts(self, proof: bytes) -> bool:
        """Whether the host knows the phrase, too."""
        return bool(self._awaited) and hmac.compare_digest(proof, self._awaited)


class Lock:
    """The host's side of one exchange."""

    def __init__(self, kept: bytes, room: str, fingerprint: str) -> None:
        self._exchange = SPAKE2_B(kept, idA=_GUEST, idB=_HOST)
        self._about = _about(room, fingerprint)
        self.half: bytes = self._exchange.start()
        self.proof = b""  # that we know the phrase: for a guest who does

    def accepts(self, half: bytes, proof: bytes) -> bool:
        """Whether the guest knows the phrase. Can be asked once."""
        try:
            key = _agreed(self._exchange, half)
        except WrongPhrase:
            return False
        if not hmac.compare_digest(proof, _mac(key, _GUEST, self._about)):
            return False
        self.proof = _mac(key, _HOST, self._about)
        return True


def _agreed(exchange: SPAKE2_A | SPAKE2_B, half: bytes) -> bytes:
    if len(half) != HALF:
        raise WrongPhrase
    try:
        key: bytes = exchange.finish(half)
    except (SPAKEError, NotOnCurve, ValueError) as error:
        raise WrongPhrase from error
    return key


def _about(room: str, fingerprint: str) -> bytes:
    return b"\0".join((b"table-ronde phrase 1", room.encode(), fingerprint.encode()))


def _mac(key: bytes, who: bytes, about: bytes) -> bytes:
    return hmac.new(key, who + b"\0" + about, hashlib.sha256).digest()
