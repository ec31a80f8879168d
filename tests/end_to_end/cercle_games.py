"""Written positions of The Circle shortly before its ends, and what is played from there: steps, with their seats.

Between them they have whatever the rules know: an arrest, a veto, a guard, a butterfly, auctions with and without a
purse, recruiters, time controlled; one ends with the victory of a player, one in chaos.
"""

from __future__ import annotations

VICTORY = """
    n=3 first=1 turn=9 phase=1 seat=1  vp 14,15,12  circle 11
    sec 1 I11 S2 R3 O1  sec 2 I3 S3 R3 O2  sec 3 I2 S4 R1 O3
    svc 2 +  rdy 1 I1a O2b  rdy 2 O3b I3b  rdy 3 I1b R4a*
    whl 1 N04/- S3a/3  whl 2 O4b/1  inf 2 I4b S4b R3a  open N01 N02
"""
"""Three services: Great Britain can forbid, Russia has a posted bodyguard, a neutral spy comes home next."""

_VICTORY = """
    0 a:N01, 0 a:R2, 0 >I2, 1 >S2, 1 >R2, 2 >O4
    0 x:I1a, 0 >2O, 0 >3I, 1 v+, 0 x:O2b, 0 >I1b, 2 g:R4a, 0 e
    1 i:O3b, 1 e, 2 m, 2 x:I1b, 2 >3S, 2 >3S, 2 e
    0 b:1, 1 b:2, 2 b:3, 0 b-, 1 b-, 2 >I1, 2 >S2, 2 t:S3a
    0 b-, 1 b-
    1 a:N02, 1 >O4, 2 a:I1, 2 >R2, 0 >S4
    1 i:I3b, 1 e, 2 e, 0 e
"""

CHAOS = """
    n=2 first=1 turn=12 phase=1 seat=1  vp 9,16  circle 17
    sec 1 I2 S1 O2  sec 2 I2 O12  rdy 1 I1b I3b O1b  rdy 2 S1b O2b O1c
    whl 1 O3b/-{R1b/1} N06/-  whl 3 R4b/2  open N07 N12
"""
"""Two services: the Circle is near its end, a recruiter and a neutral spy come home next."""

_CHAOS = """
    0 a:N07, 0 a:S2, 0 d:I1S1, 1 a:O1, 1 d:R2
    0 x:I1b>1S,1S, 0 e, 1 x:O2b>O1b, 1 x:S1b>R4b,R4b, 1 x:O1c, 1 e
    0 h:S, 0 b:1, 1 b:2, 0 b:3, 0 p:I3b+I1
    1 a:N12, 1 d:O4
"""
"""Whole choices, as they are typed."""

SIX = """
    n=6 first=5 turn=9 phase=2 seat=5  vp 15,14,12,13,11,16  circle 12
    sec 1 I4 S3 R2 O5  sec 2 I6 O2  sec 3 S8  sec 4 R7 O1  sec 5 I3 S3 R3 O3  sec 6 O9
    svc 6 +  rdy 1 S4b O1b I3b R4b  rdy 2 O2b I1b  rdy 3 S1b R4a*  rdy 4 I2b R3b  rdy 5 O4b  rdy 6 S3a I4b
    whl 1 N04/- I3a/4  whl 2 N05/3  whl 3 O3b/- R1b/2  inf 1 S2b R3a  inf 6 O2a N08  open N01 N02
"""
"""Six services in the last but one turn of ten."""

AUCTION = """
    n=6 first=2 turn=5 phase=2 seat=1  vp 6,7,5,6,4,5  circle 5
    sec 1 I4 S4  sec 2 I3 S3 R3  sec 3 R6  sec 4 O6  sec 5 I2  sec 6 S2
    rdy 1 S2b  rdy 2 I2b  rdy 5 O4b  whl 1 N04/-  whl 3 O3b/- R1b/2  open N01 N02
"""
"""Six services: when the first ends the turn, a spy comes home for whom all may bid, beginning with the second."""


def _choices(text: str) -> list[tuple[int, str]]:
    """Who plays what, one after the other."""
    found = (part.split() for line in text.strip().splitlines() for part in line.split(", "))
    return [(int(seat), action) for seat, action in found]


TO_VICTORY, TYPED_TO_CHAOS = _choices(_VICTORY), _choices(_CHAOS)
