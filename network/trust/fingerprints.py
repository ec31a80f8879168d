"""What follows from the fingerprint of a host's certificate: its id, and digits that people can compare."""

from __future__ import annotations

ID_DIGITS = 16  # hexadecimal
GROUPS, GROUP = 5, 4  # of decimal digits: as many as two people care to read to each other


def host_id(fingerprint: str) -> str:
    """The id of the host that has this fingerprint: nobody can have it without having the key."""
    return fingerprint[:ID_DIGITS]


def spoken(fingerprint: str) -> str:
    """A fingerprint as people read it to each other: "4821 0937 5521 8830 1264".

    Whoever wants a key with the same digits has to make about 2^66 keys.
    """
    length = GROUPS * GROUP
    digits = f"{int(fingerprint, 16) % 10**length:0{length}d}"
    return " ".join(digits[start : start + GROUP] for start in range(0, length, GROUP))
