"""Whole games of Cirkle as they were played: short ones with everything in them that the rules know.

Found by chance among many; the moves are no model for anybody.
"""

from __future__ import annotations

_PLAYED = {
    "duel": """
        D2xD10 B10-F6 C1<>G1 A10-B10 B1-B3 E10xE2 G2-D5 F11-C8 D5-G5 F10<>G10 G5-G2 E2xE1 C1xE1 F10-F8 B2xF6
        H10-E10 G2-F3 C8-F5 F6xB10 H11-H7 B10xB11 A11xB11 H2-H5 E10-H10 H5xF5 E11-C9 C2xH7 C9-A7 F5xF8 A7xG1
        A2-D2 G10-H9 H7xD11=T* C11xD11 D10xC10 H9xB3 C10-C11 D11-D10 F8-F11 G11xF11 F2xG1 B3xD1=C A1xD1 H10-E10
        D1-A1 D10-B10 E1-E4 B10-C9 G1-E3 E10-H10 F3-F7 H10-E10 F7xF11
    """,
    "solo": """
        C3-B4 C10-F10 K10-K11 I3-F3 C2-D2 C11-D10 I10xF10 J3-J5 B3xF3 B11xI11 J10xI11 K3-E9 F3-F2 C9xE9 J9xJ5
        J2-K3 D2-D3 E9xF10 J5-G5 J1=H C1xG5 A9-E5 I9-F6 I2xF2 G5-A11 D10-F8 I11-G11 F2-F3
    """,
    "double": """
        A3-G9 C10-C7 K9-H6 I2<>K2 C3xC7 B10-A11 I11-E7 K3xH6 A2xA9 A10-C10 K10xK2 I2-F2 C1xH6 C9xG9 E7xA11 J3-J4
        H6-G5 B11xA11 J10-I11 J2xK2 A9xA11 C10-B10 I10=C* K2-K3
    """,
    "survivor": """
        C3-E5 I1xE5 C2-D2 B10<>K10 B2-A1 C9-F6 A3-G9 E5xA1 G9-C5 I11xC5 A2-A6 C11-E9 B3-B2 J1xC1 A6xF6 I9xF6
        B1=P C1<>C10 B1-F5
    """,
}
GAMES = {mode: text.split() for mode, text in _PLAYED.items()}
