"""How each of the twenty-seven figures is put together: colours, then parts from back to front.

Carrington and Sheridan are drawn twice, as they are when they lead and as they are when they follow.
"""

from __future__ import annotations

from qtapp.boards.art.figures import Recipe

RECIPES: dict[str, Recipe] = {
    "XIII": Recipe(
        "wall sky, coat charcoal, vest navy, hair black, skin fair",
        "two halves; neck; open shirt; tattoo; head square; stern man; tousled; white lock; stubble; half in shadow",
    ),
    "JON": Recipe(
        "wall mustard, coat moss, vest rust, hair black, skin brown",
        "rotor; afro back; neck; flight suit; head oval; calm woman; red lips; afro; earrings; headset",
    ),
    "AMO": Recipe(
        "wall cream, coat sand, vest wine, hair white, skin ruddy, tie navy",
        "map wall; neck; trench coat; empty sleeve; head long; old man; side parting; moustache; big spectacles; "
        "arm coat 12 14 17 23 8 22; fist 6 21.6 -1",
    ),
    "CAR-M": Recipe(
        "wall navy, coat bottle, hair grey, hat bottle, band bottle, skin tan, tie soot, linen sand",
        "flag; thick neck; dress uniform; ribbons; shoulder stars; head square; stern man; moustache; peaked cap",
    ),
    "SHE-M": Recipe(
        "wall sky, coat navy, hair auburn, skin fair, tie crimson",
        "seal; neck; suit; head square; calm man; side parting; microphones 0 19 1.1",
    ),
    "CAR-S": Recipe(
        "wall sand, coat moss, vest leather, hair grey, skin tan",
        "tents; thick neck; fatigues; webbing; head square; stern man; moustache; crew cut; rifle 14 4 1 14",
    ),
    "SHE-S": Recipe(
        "wall rose, vest wine, hair auburn, skin fair, tie navy, coat slate",
        "balloons; neck; shirt and tie; head square; calm man; side parting; arm linen 12 14 18 12 14 2; "
        "banknotes 13.4 -3.4 0.9 -20; fist 13 0 -1 90",
    ),
    "MAN": Recipe(
        "wall soot, coat black, vest soot, hair black, hat soot, band crimson, skin pale",
        "cross hairs; neck; trench coat; head long; sly man; thin moustache; fedora; dark glasses 0 0.4 0.94; "
        "arm coat -12 14 -17 20 -10 17; pistol -9 10 1; fist -8.4 15",
    ),
    "IRI": Recipe(
        "wall teal, coat slate, hair blond, fur chocolate, skin pale",
        "snow; straight back; neck; fur coat; head oval; stern woman; red lips; low bun; shapka",
    ),
    "JES": Recipe(
        "wall slate, coat plum, hair dark, skin fair",
        "badge; neck; blazer; head oval; calm woman; bob; dark glasses; arm coat 10 13 16 21 9 20; "
        "identity card 8.4 15.4 0.9 8; fist 8.6 20.6 -1",
    ),
    "MCC": Recipe(
        "wall leather, coat moss, vest soot, hair ginger, hat crimson, band soot, skin ruddy",
        "range; thick neck; fatigues; webbing; head square; stern man; crew cut; beret; scar; cigarette",
    ),
    "JOH": Recipe(
        "wall teal, vest slate, hair blond, skin sallow, tie wine",
        "tiles; neck; lab coat; head long; sly man; swept back 0 0 0.92; head mirror; spectacles; arm snow "
        "12 14 17 22 10 18; "
        "syringe 9 11 1 10; fist 8.4 17 -1",
    ),
    "PER": Recipe(
        "wall sand, coat ochre, hair black, hat ochre, band crimson, skin olive, tie soot",
        "bars; thick neck; closed uniform; ribbons; head square; calm man; thick moustache; peaked cap; aviators",
    ),
    "GIO": Recipe(
        "wall ochre, coat slate, vest slate, hair black, skin olive, tie ochre",
        "blinds; thick neck; stout suit; head round; sly man; bald; cigar; telephone -9.4 -2 0.9",
    ),
    "WAX": Recipe(
        "wall wine, coat soot, hair dark, skin pale, tie plum",
        "curtain; neck 1 0; suit 1 0; profile; profile mouth; profile crop; "
        "half moon -3.6 -5.8; arm coat -12 16 -17 12 -9.6 4; shielding hand -8 1.6",
    ),
    "ALB": Recipe(
        "wall brick, coat soot, hair white, skin ruddy",
        "columns; neck; robe; head long; old man; tufts 0 0 1.1; scales 12.6 -8 0.62; pince-nez; gavel -10 "
        "18; desk 0 24",
    ),
    "PRE": Recipe(
        "wall sky, coat cream, hair white, hat cream, band wine, scarf wine, skin tan, linen snowy",
        "palms; neck; work shirt; silk scarf; head long; sly man; waxed moustache; goatee; panama",
    ),
    "WIN": Recipe(
        "wall charcoal, coat charcoal, vest mustard, hair grey, skin ruddy, tie crimson",
        "vault; thick neck; stout suit; bow tie; head round; calm man; tufts 0.6; bald; monocle",
    ),
    "TRA": Recipe(
        "wall rust, coat wine, vest soot, hair grey, skin pale",
        "chimneys; neck; ladies' jacket; head square; old woman; big hair; pearls; earrings; spectacles",
    ),
    "BET": Recipe(
        "wall bottle, coat moss, hat moss, hair ginger, skin fair",
        "lockers; ponytail; neck; tank top; dog tags; head oval; smiling woman; freckles; low bun; field cap",
    ),
    "HEI": Recipe(
        "wall lilac, coat navy, hair grey, trim navy, skin ruddy",
        "sea; thick neck; closed uniform; epaulettes; medals; head square; old man; beard; admiral's cap",
    ),
    "JAC": Recipe(
        "wall plum, coat soot, hair black, skin olive",
        "church; thick neck; cassock; head round; calm man; full beard; short hair; cigar; arm coat 14 14 20 24 8 21; "
        "machine gun 1 20 0.9 -10; fist 6 21 -1; fist -6 22.4",
    ),
    "MUL": Recipe(
        "wall cream, coat chocolate, hat slate, hair white, scarf bottle, skin ruddy",
        "green hills; neck; work shirt; neckerchief; head square; old man; beard; working cap; watch 7 18 1.1",
    ),
    "STA": Recipe(
        "wall slate, coat moss, vest leather, hat bottle, hair grey, skin fair",
        "rockets; thick neck; fatigues; webbing; head square; stern man; steel helmet; cigar 0 1 0.9",
    ),
    "MAR": Recipe(
        "wall crimson, coat sand, hair black, scarf crimson, skin olive, leather chocolate",
        "sunrise; straight back; neck; work shirt; bandolier; head oval; stern woman; middle parting; headband",
    ),
    "ORT": Recipe(
        "wall cream, coat cream, trim crimson, hair black, hat cream, skin tan",
        "arcade; thick neck; closed uniform 0 0 1.1; sash; medals; epaulettes 0 0 1.1; head round; stern man; "
        "handlebar; dictator's cap",
    ),
    "FEL": Recipe(
        "wall plum, coat soot, hat soot, hair blond, skin fair",
        "party; waves back; neck; low dress; pearls; head oval; smiling woman; red lips; waves; widow's hat; "
        "arm skin 11 13 17 15 13 5; glass of champagne 13 -1; fist 12.6 4.4 -1 90",
    ),
    "KIM": Recipe(
        "wall sky, coat yellow, hair auburn, skin fair",
        "photograph; waves back; neck; summer dress; head oval; smiling woman; waves",
    ),
    "JUD": Recipe(
        "wall cream, vest teal, hair auburn, skin pale, tie teal",
        "pharmacy; neck; lab coat; head oval; calm woman; bun; spectacles; arm snow 12 14 17 22 9 20; medicine 8 14; "
        "fist 8 19 -1",
    ),
}
