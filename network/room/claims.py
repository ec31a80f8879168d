"""Who decides in the rooms of a host without a window: whoever shows to know the word that the host was started with.

The word is shown as a passphrase is (`network.trust.pass_phrase`), and never said: a Claim with the guest's half of the
exchange is answered with a Challenge, and that with a Confirm. Wrong words are counted for each guest, and for the room
as a whole, so that coming back under another name does not help.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from network.messages.room import Challenge, Claim, Confirm, Denied
from network.room.guests import Guest
from network.room.keeper import Denial

if TYPE_CHECKING:
    from network.trust.pass_phrase import Lock

TRIES = 3  # of one guest ...
TRIES_IN_ROOM = 10  # ... and of all together ...
WITHIN = 60.0  # ... in so many seconds


def claimed_room(room: str) -> str:
    """What stands for the room in proofs of the word, so that none of them is one of its passphrase."""
    return f"{room} chief"


class Claims:
    """Those who claim to know the word, in one room."""

    def __init__(self, word: str, room: str, fingerprint: str, now: Callable[[], float]) -> None:
        """`fingerprint` is that of the host's certificate."""
        self._word, self._room, self._fingerprint, self._now = word, claimed_room(room), fingerprint, now
        self._verifier = b""  # made when it is first needed, which takes some fifty milliseconds
        self._tries: deque[tuple[float, str]] = deque(maxlen=TRIES_IN_ROOM)  # when, and who
        self._open: dict[str, tuple[Lock, bytes]] = {}  # the exchange of each guest, and its half

    def hear(self, guest: Guest, request: Claim | Confirm) -> None:
        """Go on with an exchange. Raises Denial."""
        if isinstance(request, Claim):
            self._begin(guest, request.proof)
        else:
            self._end(guest, request.proof)

    def _begin(self, guest: Guest, half: bytes) -> None:
        from network.trust.pass_phrase import Lock, verifier

        now = self._now()
        recent = [who for at, who in self._tries if now - at < WITHIN]
        if len(recent) >= TRIES_IN_ROOM or recent.count(guest.id) >= TRIES:
            raise Denial(Denied("claims_too_fast"))
        self._tries.append((now, guest.id))  # counted before anything is known of it
        self._verifier = self._verifier or verifier(self._word, self._room)
        lock = Lock(self._verifier, self._room, self._fingerprint)
        self._open[guest.id] = lock, half
        while len(self._open) > TRIES_IN_ROOM:
            del self._open[next(iter(self._open))]  # whoever began it has gone, or will try again
        guest.tell(Challenge(lock.half))

    def _end(self, guest: Guest, proof: bytes) -> None:
        lock, half = self._open.pop(guest.id, (None, b""))
        if lock is None or not lock.accepts(half, proof):
            raise Denial(Denied("wrong_word"))
        guest.decides = True
