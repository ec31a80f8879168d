"""A guest's own part in making the seed of a match, and what it remembers to check the match by when it is over."""

from __future__ import annotations

from secrets import token_bytes

from engines.game import Seat
from network.messages.room import SEEDING, AskReveal, Commit, Reveal, RoomState
from network.trust.seed_protocol import SECRET_BYTES, Seen, commitment

MAX_VIEWS = 20_000  # many times the longest match, and still a few megabytes


class Sealing:
    """What one guest has seen of one round."""

    def __init__(self) -> None:
        self._seen = Seen("", 0, ())
        self._views: dict[tuple[Seat | None, int], str] = {}
        self._is_sealed = False  # all commitments were told to us, and nobody can change them any more

    def follow(self, state: RoomState) -> None:
        """The room has told how it stands: perhaps another round has begun."""
        if (state.id, state.round) != (self._seen.room, self._seen.round):
            self._seen = Seen(state.id, state.round, ())
            self._views = {}
            self._is_sealed = False
        if not self._is_sealed and state.commitments:
            self._seen = self._seen._replace(commitments=state.commitments)
            self._is_sealed = state.stage != SEEDING

    def committed(self, guest: str, number: int) -> Commit | None:
        """A fresh secret for this round, as a commitment; None if the room is not in that round."""
        if number != self._seen.round:
            return None
        self._seen = self._seen._replace(who=guest, secret=token_bytes(SECRET_BYTES))
        return Commit(number, self._own)

    @property
    def _own(self) -> str:
        seen = self._seen
        return commitment(seen.room, seen.round, seen.who, seen.secret)

    def revealed(self, asked: AskReveal) -> Reveal | None:
        """Our secret, once everybody is bound; None if the others were told something else of ours."""
        seen = self._seen
        if asked.round != seen.round or not seen.secret or (seen.who, self._own) not in asked.commitments:
            return None
        self._seen = seen._replace(commitments=asked.commitments)
        self._is_sealed = True
        return Reveal(asked.round, seen.secret.hex())

    def saw(self, place: Seat | None, length: int, digest: str) -> None:
        """A view was shown."""
        if len(self._views) < MAX_VIEWS:
            self._views[place, length] = digest

    def seen(self, number: int) -> Seen | None:
        """What the record of this round is to be checked by; None if it is another round."""
        if number != self._seen.round:
            return None
        return self._seen._replace(views=dict(self._views))
