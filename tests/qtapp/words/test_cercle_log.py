"""What the log of The Circle says about every kind of event, in both languages."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import pytest

from engines.cercle.events import EVENTS
from qtapp.base import i18n
from qtapp.words import words_for

NAMES = ("Alice", "Bruno", "Chloé")
ALICE, BRUNO, CHLOE = range(3)


class Case(NamedTuple):
    """An event and its sentence in both languages; a space of any kind stands for the one that French wants."""

    kind: str
    fields: dict[str, Any]
    english: str
    french: str


CASES = [
    Case(
        "first", {"seat": 0, "why": "drawn"}, "Drawn as first player: Alice.", "Premier joueur, tiré au sort : Alice."
    ),
    Case("first", {"seat": 1, "why": "chosen"}, "First player: Bruno.", "Premier joueur : Bruno."),
    Case(
        "dealt",
        {"open": ["N07", "N12"]},
        "Open neutral spies: The Coachman and The Photographer.",
        "Neutres visibles : Le Cocher et La Photographe.",
    ),
    Case("colour", {"by": 0, "colour": "red", "why": "chosen"}, "Alice chooses red.", "Alice choisit le rouge."),
    Case("colour", {"by": 0, "colour": "blue", "why": "dealt"}, "Alice is dealt blue.", "Alice reçoit le bleu."),
    Case(
        "service",
        {"by": 1, "service": "RU", "why": "chosen"},
        "Bruno chooses a service: Okhrana (Russia).",
        "Bruno choisit son service : Okhrana (Russie).",
    ),
    Case(
        "service",
        {"by": 1, "service": "FR", "why": "dealt"},
        "Bruno is dealt a service: Deuxième Bureau (France).",
        "Bruno reçoit son service : Deuxième Bureau (France).",
    ),
    Case("turn", {"turn": 4, "first": 2}, "Turn 4. First player: Chloé.", "Tour 4. Premier joueur : Chloé."),
    Case("phase", {"phase": 3}, "Phase 3: Time wheel.", "Phase 3 : Roue du temps."),
    Case(
        "income",
        {"by": 0, "secrets": 4, "choked": []},
        "Alice receives 4 new secrets.",
        "Alice reçoit 4 nouveaux secrets.",
    ),
    Case(
        "income",
        {"by": 0, "secrets": 2, "choked": ["I4a", "N05"]},
        "Alice receives only 2 new secrets: sources cut off by The Censor and The Customs Officer.",
        "Alice ne reçoit que 2 nouveaux secrets : sources taries par Le Censeur et Le Douanier.",
    ),
    Case(
        "activate",
        {"by": 0, "card": "N08", "edge": 1, "kind_of": "free"},
        "Alice activates The Organ Grinder for free: edge 1.",
        "Alice active gratuitement Le Joueur d’orgue : case 1.",
    ),
    Case(
        "activate",
        {"by": 0, "card": "R1a", "edge": 3, "kind_of": "coloured"},
        "Alice activates The Milliner: edge 3.",
        "Alice active La Modiste : case 3.",
    ),
    Case(
        "opened",
        {"card": "N01"},
        "Next open neutral spy: The Newspaper Boy.",
        "Nouveau neutre visible : Le Crieur de journaux.",
    ),
    Case(
        "share",
        {"by": 1, "secrets": [2, 0, 1, 0]},
        "Bruno distributes 2 INT, 1 REC.",
        "Bruno répartit ses secrets : 2 INT, 1 REC.",
    ),
    Case("share", {"by": 1, "secrets": [0] * 4}, "Bruno has nothing to distribute.", "Bruno n’a rien à répartir."),
    Case(
        "arrest",
        {"seat": 1, "division": "S", "times": 1, "vp": 2, "circle": 2},
        "1 arrest in SUP: +2 VP for Bruno, +2 for the Circle.",
        "1 arrestation en SUP : +2 PV pour Bruno, +2 pour le Cercle.",
    ),
    Case(
        "announce",
        {"by": 0, "spy": "I1a", "action": "gain", "targets": ["2O", "1I"]},
        "Alice uses The Bookbinder (Extra secrets).",
        "Alice utilise La Relieuse (Secrets supplémentaires).",
    ),
    Case(
        "announce",
        {"by": 0, "spy": "S2b", "action": "delay", "targets": ["I1b", "I1b"]},
        "Alice uses The Bridge Keeper (Unexpected obstacles) against The Telegraph Clerk.",
        "Alice utilise Le Pontier (Obstacles imprévus) contre Le Commis du télégraphe.",
    ),
    Case(
        "announce",
        {"by": 0, "spy": "O3b", "action": "swap", "targets": ["I2a", "S3a"]},
        "Alice uses The Twin (Double agents): The Stoker and The Clockmaker.",
        "Alice utilise La Jumelle (Agents doubles) : Le Chauffeur et L’Horloger.",
    ),
    Case(
        "announce",
        {"by": 0, "spy": "O4a", "action": "thwart", "targets": ["P2"]},
        "Alice uses The Saboteur (Thwart).",
        "Alice utilise Le Saboteur (Contrecarrer).",
    ),
    Case(
        "veto",
        {"by": 2, "spy": "I4a", "employer": 0},
        "Chloé vetoes: The Censor does not act.",
        "Chloé oppose son veto : Le Censeur n’agit pas.",
    ),
    Case("allow", {"by": 2, "spy": "I4a"}, "Chloé lets The Censor act.", "Chloé laisse agir Le Censeur."),
    Case(
        "repel",
        {"by": 1, "guard": "R4b", "spy": "S3a", "attacker": "O2b", "forced": True},
        "The Fencing Mistress repels the attack of The Chimney Sweep on The Clockmaker.",
        "La Maîtresse d’armes repousse l’attaque du Ramoneur contre L’Horloger.",
    ),
    Case(
        "repel",
        {"by": 1, "guard": "R4a", "spy": "R4a", "attacker": "O2b", "forced": True},
        "The Wrestler repels the attack of The Chimney Sweep.",
        "Le Lutteur repousse l’attaque du Ramoneur.",
    ),
    Case(
        "repel",
        {"by": 1, "guard": "R4a", "spy": "I1b", "attacker": "O2b", "forced": False},
        "Bruno has The Wrestler repel the attack on The Telegraph Clerk.",
        "Bruno charge Le Lutteur de repousser l’attaque contre Le Commis du télégraphe.",
    ),
    Case(
        "let_pass",
        {"by": 1, "spy": "I1b"},
        "Bruno lets the attack on The Telegraph Clerk pass.",
        "Bruno laisse passer l’attaque contre Le Commis du télégraphe.",
    ),
    Case(
        "gain",
        {"by": 0, "spy": "I1b", "gifts": [[1, "O"], [1, "O"]]},
        "New secrets: Bruno +2 OPS.",
        "Nouveaux secrets : Bruno +2 OPS.",
    ),
    Case(
        "burn",
        {"by": 0, "spy": "I2b", "losses": [[1, "O"], [2, "I"]]},
        "Secrets destroyed: Bruno −1 OPS, Chloé −1 INT.",
        "Secrets détruits : Bruno −1 OPS, Chloé −1 INT.",
    ),
    Case(
        "choke",
        {"by": 1, "spy": "N05", "seat": 0},
        "The Customs Officer cuts off sources: Alice receives only 3 new secrets in the next phase 1.",
        "Le Douanier tarit des sources : Alice ne recevra que 3 nouveaux secrets à sa prochaine phase 1.",
    ),
    Case(
        "boost",
        {"by": 0, "spy": "S1b", "target": "O1b", "edge": 2},
        "The Jailer moves forward to edge 2.",
        "La Geôlière avance à la case 2.",
    ),
    Case(
        "boost",
        {"by": 0, "spy": "S1b", "target": "O1b", "edge": 0},
        "The Jailer moves forward and arrives.",
        "La Geôlière avance d’une case et arrive.",
    ),
    Case(
        "delay",
        {"by": 0, "spy": "S2b", "target": "S3b", "edge": 7},
        "The Astronomer is set back to edge 7.",
        "L’Astronome recule à la case 7.",
    ),
    Case(
        "open",
        {"by": 0, "spy": "S4b"},
        "Alice may infiltrate with one more spy this turn.",
        "Alice peut infiltrer un espion de plus ce tour-ci.",
    ),
    Case(
        "recruit",
        {"by": 0, "spy": "R1a", "target": "O2b"},
        "The Milliner is attached to The Chimney Sweep: Alice will name the division that hires it.",
        "La Modiste s’attache au Ramoneur : Alice désignera la division qui l’engagera.",
    ),
    Case(
        "mask",
        {"by": 0, "spy": "R2a", "target": "R3b"},
        "The Paper Crane is attached to The Fiancée: everyone may bid when the time comes.",
        "La Grue de papier s’attache à La Fiancée : le moment venu, tout le monde pourra enchérir.",
    ),
    Case(
        "desert",
        {"by": 1, "spy": "R3b", "target": "I2c", "employer": 0},
        "The Night Archivist no longer works for Alice.",
        "L’Archiviste de nuit ne travaille plus pour Alice.",
    ),
    Case(
        "guard",
        {"by": 0, "spy": "R4a", "ward": "I2b"},
        "The Wrestler now protects The Ink Eater.",
        "Le Lutteur protège désormais La Mangeuse d’encre.",
    ),
    Case(
        "guard",
        {"by": 0, "spy": "R4a", "ward": None},
        "Alice posts The Wrestler, who now covers all their ready spies.",
        "Alice poste Le Lutteur, qui couvre désormais tous ses espions prêts.",
    ),
    Case(
        "capture",
        {"by": 0, "spy": "O1b"},
        "Alice captures a member of the Circle: +1 VP, and +1 for the Circle.",
        "Alice capture un membre du Cercle : +1 PV, et +1 pour le Cercle.",
    ),
    Case(
        "kill",
        {"by": 0, "spy": "O2b", "target": "S3b", "employer": 1},
        "The Astronomer (Bruno) leaves the game for good.",
        "L’Astronome (Bruno) quitte définitivement la partie.",
    ),
    Case(
        "swap",
        {"by": 0, "spy": "O3b", "targets": ["I2a", "S3a"], "seats": [1, 0]},
        "The Stoker now works for Bruno, The Clockmaker for Alice.",
        "Le Chauffeur travaille désormais pour Bruno, L’Horloger pour Alice.",
    ),
    Case(
        "thwart",
        {"by": 0, "spy": "O4a", "target": "S3a", "employer": 1, "edge": 6},
        "The Clockmaker (Bruno) must start preparing again: edge 6.",
        "L’Horloger (Bruno) doit recommencer ses préparatifs : case 6.",
    ),
    Case(
        "thwart_seat",
        {"by": 0, "spy": "O4a", "seat": 1},
        "Bruno cannot infiltrate in the next phase 2, because of The Saboteur.",
        "Bruno ne pourra pas infiltrer à sa prochaine phase 2, à cause du Saboteur.",
    ),
    Case(
        "prepare",
        {"spy": "O2b", "employer": 0, "edge": 7, "why": "acted"},
        "The Chimney Sweep goes to edge 7.",
        "Le Ramoneur va à la case 7.",
    ),
    Case(
        "prepare",
        {"spy": "R4b", "employer": 0, "edge": 4, "why": "ward_gone"},
        "The Fencing Mistress has nobody left to protect and goes to edge 4.",
        "La Maîtresse d’armes n’a plus personne à protéger et va à la case 4.",
    ),
    Case(
        "prepare",
        {"spy": "I4a", "employer": 0, "edge": 5, "why": "choke"},
        "Mission over: The Censor goes to edge 5.",
        "Fin de mission : Le Censeur va à la case 5.",
    ),
    Case(
        "infiltrate",
        {"by": 0, "spy": "N02", "vp": 2},
        "Alice infiltrates the Circle with The Governess: +2 VP.",
        "Alice infiltre le Cercle avec La Gouvernante : +2 PV.",
    ),
    Case(
        "butterfly",
        {"by": 0, "vp": 1, "butterflies": 1},
        "Alice completes a butterfly: +1 VP.",
        "Alice complète un papillon : +1 PV.",
    ),
    Case(
        "unmask",
        {"by": 0, "spy": "O2a", "vp": 2, "circle": 3},
        "Alice unmasks The Apothecary: −2 VP, and −3 for the Circle.",
        "Alice démasque L’Apothicaire : −2 PV, et −3 pour le Cercle.",
    ),
    Case(
        "activate_marker",
        {"by": 0},
        "Alice pays 1 VP and activates their service marker.",
        "Alice paie 1 PV et active son marqueur de service.",
    ),
    Case("end_turn", {"by": 0}, "Alice ends their turn.", "Alice termine son tour."),
    Case("rotate", {"by": None, "spy": None}, "The time wheel turns.", "La roue du temps tourne."),
    Case(
        "rotate",
        {"by": 1, "spy": "S3a"},
        "The time wheel turns once more.",
        "La roue du temps tourne une fois de plus.",
    ),
    Case("home", {"by": 1, "spy": "O1c"}, "The Bloodhound comes home to Bruno.", "Le Limier rentre chez Bruno."),
    Case(
        "named",
        {"by": 1, "spy": "N14", "recruiter": "N11", "division": "S"},
        "Bruno names the division that hires The Dowager: SUP.",
        "Bruno désigne la division qui engage La Douairière : SUP.",
    ),
    Case(
        "majority",
        {"by": 1, "spy": "O1c", "division": "O", "secrets": 3},
        "Bruno has the most OPS secrets: 3.",
        "Bruno a le plus de secrets en OPS : 3.",
    ),
    Case(
        "auction",
        {"spy": "N05", "divisions": ["I"], "seats": [1, 2, 0]},
        "Auction for The Customs Officer, in INT: Bruno, Chloé and Alice.",
        "Enchère pour Le Douanier, en INT : Bruno, Chloé et Alice.",
    ),
    Case(
        "auction",
        {"spy": "N14", "divisions": ["I", "S", "R", "O"], "seats": [1, 0]},
        "Auction for The Dowager, with secrets of any division: Bruno and Alice.",
        "Enchère pour La Douairière, avec les secrets de toutes les divisions : Bruno et Alice.",
    ),
    Case("bid", {"by": 0, "bid": 3}, "Alice bids 3.", "Alice mise 3."),
    Case("bid_pass", {"by": 0}, "Alice passes.", "Alice passe."),
    Case(
        "bid_out",
        {"by": 0, "bid": 2},
        "Alice cannot cover 2 and drops out.",
        "Alice ne peut pas couvrir 2 et se retire.",
    ),
    Case(
        "pay",
        {"by": 0, "spy": "N05", "price": 3, "purses": ["I3a"], "secrets": [1, 0, 0, 0]},
        "Alice pays with The Auctioneer and 1 INT.",
        "Alice paie avec Le Commissaire-priseur et 1 INT.",
    ),
    Case(
        "hire",
        {"by": 0, "spy": "N05", "price": 0, "why": "auction"},
        "Alice hires The Customs Officer and pays nothing.",
        "Alice engage Le Douanier sans rien payer.",
    ),
    Case(
        "hire",
        {"by": 0, "spy": "O2b", "price": 0, "why": "majority"},
        "Alice hires The Chimney Sweep.",
        "Alice engage Le Ramoneur.",
    ),
    Case(
        "hire",
        {"by": 0, "spy": "N05", "price": 1, "why": "auction"},
        "Alice hires The Customs Officer for 1 secret.",
        "Alice engage Le Douanier pour 1 secret.",
    ),
    Case(
        "spin",
        {"by": 0, "spy": "S3a"},
        "Alice uses The Clockmaker to control time.",
        "Alice utilise L’Horloger pour maîtriser le temps.",
    ),
    Case("no_spin", {"by": 0}, "Alice leaves the wheel as it is.", "Alice ne fait pas tourner la roue."),
    Case(
        "end",
        {"winners": [0], "why": "victory"},
        "The Circle is destroyed: victory for Alice!",
        "Le Cercle est anéanti : Alice l’emporte !",
    ),
    Case(
        "end",
        {"winners": [0, 2], "why": "chaos"},
        "Chaos! The Circle rules the world and spares the weakest services: Alice and Chloé share the victory.",
        "Chaos ! Le Cercle domine le monde et n’épargne que les services les plus faibles : Alice et Chloé se "
        "partagent la victoire.",
    ),
    Case(
        "end",
        {"winners": [1], "why": "turn_limit"},
        "The last turn is over: victory for Bruno!",
        "Le dernier tour est terminé : Bruno l’emporte !",
    ),
]


def plain(text: str) -> str:
    """Without the spaces that must not break."""
    return re.sub(r"[\u00a0\u202f]", " ", text)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.kind)
def test_every_event_is_a_sentence_in_both_languages(qapp, case):
    event = {"kind": case.kind, **case.fields}
    i18n.speak("en")
    assert plain(words_for("cercle").sentence(event, NAMES)) == case.english
    i18n.speak("fr")
    assert plain(words_for("cercle").sentence(event, NAMES)) == case.french


def test_every_kind_of_event_was_told():
    assert {case.kind for case in CASES} == set(EVENTS)
