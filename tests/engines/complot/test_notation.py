"""Section 21: texts of actions, and long forms with the steps they stand for."""

from __future__ import annotations

import pytest

from engines.complot import GAME
from engines.game import NotationError

TEXTS = """pass|end|done|stay|ransom|decline|heal XIII|SCO1 order=BACED|pile 2|NMI1 pile=1|CMI1 out=M03 pile=1 under=2
drop COM03|keep MIS07|put a @15|put c @9 out=a3|blue 18|REC4|hire MAN|hire CAR out=JON|@33|buy k @1|buy s @9 out=B.c1
+XIII|+a1|+B.c2|>23|>30 inf=XIII|>30 inc=INC1|>19 avi=AVI3|>12 esq=ESQ2|HEL1|BLO1 @33|ATT2 @7|hit C.a5|hit JON|MIS13
give M15 c1|take M20 XIII|cull a3|cull B.a1|kill MAN>FEL|IND2|fight @17|vs E|ALL1|ALL3 with=B|cap AMO>MAN|cor GIO>B.c1
turn|turn out=JON|lay COM14>a1|lay CPC01>JON|SOU1 d1|SOU3 d14|aim k1>PER|aim N.k1>a2|wound XIII|wound N.a1|SOI1 a1
retreat 12|try M06|try M06 by=JON|try M07 by=CAR card=CPC02|deliver M15|carry XIII|lose c1|lose COM03|under 1|ACC1 B
ESP2 C|INN2|REN1|wound N.a12"""

BAD = """|x|Pass|pass |heal a1|SCO1 order=BA1|SCO1 order=BBC|pile 3|NMI1|CMI1 out=M03 pile=1|drop COM15|drop COM3|@0|@34
@07|buy x @1|buy a 1|+a6|+N.a13|+F.a1|+A.b1|>30 inf=a1|>30 inc=AVI1|>30 inf=XIII inc=INC1|HEL5|COM01|BLO1|SOU1 d0
SOU1 d99|kill MAN>a1|cap AMO>B.c1|cor GIO>MAN|try M00|try M06 card=COM01|lose XIII|under 0|ACC1 F|lay SOU1>XIII
retreat 40|wound  XIII|wound XIII |aim XIII>PER|ALL1 with=F|turn out=a1|SOI1|MIS14|M15|ESP1 with=A"""


def texts(table: str) -> list[str]:
    return table.replace("\n", "|").split("|")


@pytest.mark.parametrize("text", texts(TEXTS))
def test_texts_are_read_and_written(text):
    assert GAME.write(GAME.read(text)) == text
    assert GAME.read(text) is GAME.read(str(text))


@pytest.mark.parametrize("text", texts(BAD))
def test_everything_else_is_refused(text):
    with pytest.raises(NotationError):
        GAME.read(text)


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("drop COM03,SOU1", "drop COM03;drop SOU1;done"),
        ("drop -", "done"),
        ("recruit blue=2,18 cards=REC1", "blue 2;blue 18;REC1;done"),
        ("recruit cards=REC1 blue=2", "blue 2;REC1;done"),
        ("recruit -", "done"),
        ("hire MAN @9 out=JON", "hire MAN out=JON;@9"),
        ("hire MAN out=JON @9", "hire MAN out=JON;@9"),
        ("mv 2-23 XIII,a1", "+XIII;+a1;>23"),
        ("mv 23-30 XIII,a1 inf=XIII", "+XIII;+a1;>30 inf=XIII"),
        ("mv 23-30 a1 inc=INC1", "+a1;>30 inc=INC1"),
        ("AVI1 2>19 JON,a1", "+JON;+a1;>19 avi=AVI1"),
        ("ESQ1 JON,a1 >12", "+JON;+a1;>12 esq=ESQ1"),
        ("end cull=a1,a3", "end;cull a1;cull a3"),
        ("cards COM03>XIII,CPC01>JON", "lay COM03>XIII;lay CPC01>JON;done"),
        ("cards -", "done"),
        ("wounds XIII:2,k1:1", "wound XIII;wound XIII;wound k1"),
        ("wounds XIII:2,JON:2", "wound XIII;wound JON;wound XIII;wound JON"),
        ("lose COM03,SOU1", "lose COM03;lose SOU1"),
        ("pass", "pass"),
        ("wounds XIII:2,,k1:1", "wounds XIII:2,,k1:1"),
        ("wounds " + "XIII:1," * 60 + "k1:1", "wounds " + "XIII:1," * 60 + "k1:1"),
    ],
)
def test_long_forms(text, steps):
    assert GAME.steps(text) == tuple(steps.split(";"))
