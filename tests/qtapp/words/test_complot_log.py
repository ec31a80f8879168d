"""What the log of XIII: Le Complot says about every kind of event, in both languages."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from engines.complot.events import EVENTS
from qtapp.base import i18n
from qtapp.words import words_for
from tests.qtapp.words.complot_moments import NAMES as NAMES_OF_FIVE
from tests.qtapp.words.complot_moments import told
from tests.qtapp.words.test_complot_words import assert_sentence

NAMES = NAMES_OF_FIVE[:3]


class Case(NamedTuple):
    """An event and its sentence in both languages; a space of any kind stands for the one that French wants."""

    kind: str
    fields: dict[str, Any]
    english: str
    french: str


CASES = [
    Case(
        "dealt",
        {"figures": ["XIII", "JON", "AMO"], "aside": []},
        "Main characters: Alice – XIII, Bruno – Major Jones, Chloé – Colonel Amos.",
        "Personnages principaux : Alice – XIII, Bruno – le major Jones, Chloé – le colonel Amos.",
    ),
    Case(
        "dealt",
        {"figures": ["XIII", "AMO"], "aside": ["JON"]},
        "Main characters: Alice – XIII, Bruno – Colonel Amos. Out of the game: Major Jones.",
        "Personnages principaux : Alice – XIII, Bruno – le colonel Amos. Hors jeu : le major Jones.",
    ),
    Case(
        "drawer",
        {"by": 1, "faces": [[0, 3], [1, 6], [2, 1]]},
        "Dice: Alice 3, Bruno 6, Chloé 1. Bruno draws the order of play.",
        "Dés : Alice 3, Bruno 6, Chloé 1. Bruno tire l’ordre de jeu.",
    ),
    Case(
        "drawer",
        {"by": 2, "faces": []},
        "Chloé played last and draws the order of play.",
        "Chloé a joué en dernier et tire l’ordre de jeu.",
    ),
    Case("round", {"round": 2}, "Round 2.", "Tour 2."),
    Case("phase", {"phase": 6}, "Phase 6: Movement.", "Phase 6 : Déplacement."),
    Case(
        "healed",
        {"by": 0, "element": "AMO", "place": 14},
        "Colonel Amos recovers from all wounds at Plain Rock Asylum.",
        "Le colonel Amos guérit de toutes ses blessures à l’asile de Plain Rock.",
    ),
    Case(
        "order",
        {"by": 1, "order": [2, 0, 1]},
        "Order of play: Chloé, Alice, Bruno.",
        "Ordre de jeu : Chloé, Alice, Bruno.",
    ),
    Case(
        "scoop",
        {"by": 1, "order": [2, 0, 1]},
        "Bruno sets the order of play: Chloé, Alice, Bruno.",
        "Bruno fixe l’ordre de jeu : Chloé, Alice, Bruno.",
    ),
    Case(
        "ranking",
        {"faces": [[0, 2], [2, 5]]},
        "Dice to break the tie: Alice 2, Chloé 5.",
        "Dés pour départager les ex æquo : Alice 2, Chloé 5.",
    ),
    Case(
        "mission",
        {"by": 0, "mission": "M05", "pile": 1, "back": "plot"},
        "Alice reveals a mission from pile 1: “Storming the Palace” (Combat), at Ortiz’s Palace.",
        "Alice dévoile une mission de la pile 1 : « L’assaut du palais » (Combat), au palais d’Ortiz.",
    ),
    Case(
        "mission_out",
        {"by": 0, "mission": "M17", "pile": 2},
        "Alice puts “Hostage on the Lady Bee” back under pile 2.",
        "Alice remet « L’otage du “Lady Bee” » sous la pile 2.",
    ),
    Case("drop", {"by": 0, "cards": []}, "Alice discards nothing.", "Alice ne défausse rien."),
    Case(
        "drop",
        {"by": 0, "cards": ["COM01", "COM02", "SOI1"]},
        "Alice discards Combat +1 (×2), First Aid.",
        "Alice défausse Combat +1 (×2), Soins.",
    ),
    Case(
        "reshuffled",
        {"count": 1},
        "The discard pile is shuffled: a new deck of 1 card.",
        "La défausse est mélangée : nouvelle pioche de 1 carte.",
    ),
    Case(
        "reshuffled",
        {"count": 52},
        "The discard pile is shuffled: a new deck of 52 cards.",
        "La défausse est mélangée : nouvelle pioche de 52 cartes.",
    ),
    Case("draw", {"by": 0, "cards": None, "count": 1}, "Alice draws 1 card.", "Alice pioche 1 carte."),
    Case(
        "draw",
        {"by": 0, "cards": ["HEL1", "MIS03"], "count": 2},
        "Alice draws Helicopter, “The Night Register”.",
        "Alice pioche Hélicoptère, « Le registre de nuit ».",
    ),
    Case(
        "bonus_draw",
        {"by": 0, "cards": None, "count": 2},
        "Alice looks at 2 extra cards.",
        "Alice regarde 2 cartes supplémentaires.",
    ),
    Case(
        "bonus_draw",
        {"by": 0, "cards": ["HEL1", "AVI1"], "count": 2},
        "Alice may choose from Helicopter, Plane.",
        "Alice choisit entre Hélicoptère, Avion.",
    ),
    Case("keep", {"by": 0, "card": None, "under": None}, "Alice keeps one of them.", "Alice garde l’une d’elles."),
    Case("keep", {"by": 0, "card": "HEL1", "under": None}, "Alice keeps Helicopter.", "Alice garde Hélicoptère."),
    Case(
        "keep",
        {"by": 0, "card": "HEL1", "under": "AVI1"},
        "Alice keeps Helicopter and puts Plane under the deck.",
        "Alice garde Hélicoptère et remet Avion sous la pioche.",
    ),
    Case(
        "autonomy",
        {"points": [6, 8, 4]},
        "Autonomy points: Alice 6, Bruno 8, Chloé 4.",
        "Points d’autonomie : Alice 6, Bruno 8, Chloé 4.",
    ),
    Case(
        "unit_won",
        {"by": 0, "element": "A.a3", "place": 2, "out": None},
        "Alice gains 1 agent at the Pentagon.",
        "Alice gagne 1 agent au Pentagone.",
    ),
    Case(
        "unit_won",
        {"by": 0, "element": "A.c1", "place": 2, "out": "A.a1"},
        "Alice gains 1 commando at the Pentagon and gives up an agent.",
        "Alice gagne 1 commando au Pentagone et abandonne un agent.",
    ),
    Case("declined", {"by": 0, "unit": "a"}, "Alice does without 1 agent.", "Alice renonce à 1 agent."),
    Case(
        "recruit", {"by": 0, "places": [], "cards": [], "sixes": 0}, "Alice does not recruit.", "Alice ne recrute pas."
    ),
    Case(
        "recruit",
        {"by": 0, "places": [2, 27], "cards": ["REC1"], "sixes": 2},
        "Alice recruits: the Pentagon, Havana, 1 Recruitment card and 2 sixes rolled.",
        "Alice recrute : le Pentagone, La Havane, 1 carte Recrutement et 2 six obtenus aux dés.",
    ),
    Case("drawn", {"by": 0, "figures": None, "count": 2}, "Alice draws 2 characters.", "Alice pioche 2 personnages."),
    Case(
        "drawn",
        {"by": 0, "figures": ["MAN", "ALB"], "count": 2},
        "Alice draws the Mongoose and Judge Allenby.",
        "Alice pioche la Mangouste et le juge Allenby.",
    ),
    Case(
        "hire",
        {"by": 0, "element": "MAN", "place": 16, "out": None},
        "The Mongoose joins Alice in Denver.",
        "La Mangouste rejoint Alice à Denver.",
    ),
    Case(
        "hire",
        {"by": 0, "element": "MAN", "place": 6, "out": "CAR"},
        "The Mongoose joins Alice at Bellevue Hospital and replaces General Carrington.",
        "La Mangouste rejoint Alice à l’hôpital Bellevue et remplace le général Carrington.",
    ),
    Case(
        "unkept",
        {"by": 0, "count": 1},
        "Alice puts 1 character back under the deck.",
        "Alice remet 1 personnage sous la pile.",
    ),
    Case(
        "buy",
        {"by": 0, "element": "A.d1", "place": 1, "out": None, "cost": 3},
        "Alice buys 1 artificer at the White House for 3 autonomy points.",
        "Alice achète 1 artificier à la Maison-Blanche pour 3 points d’autonomie.",
    ),
    Case(
        "buy",
        {"by": 0, "element": "A.a4", "place": 23, "out": "A.k1", "cost": 1},
        "Alice buys 1 agent in New Orleans for 1 autonomy point and gives up an assassin.",
        "Alice achète 1 agent à La Nouvelle-Orléans pour 1 point d’autonomie et abandonne un assassin.",
    ),
    Case(
        "step",
        {"by": 0, "elements": ["XIII", "A.a1", "A.a2"], "origin": 1, "place": 2, "how": "step", "ap": 3},
        "Alice moves XIII and 2 agents from the White House to the Pentagon.",
        "Alice déplace XIII et 2 agents de la Maison-Blanche au Pentagone.",
    ),
    Case(
        "step",
        {"by": 0, "elements": ["JON", "A.s1"], "origin": 2, "place": 30, "how": "plane", "ap": 3},
        "Alice flies Major Jones and 1 saboteur from the Pentagon to Préseau Plantation.",
        "Alice transporte le major Jones et 1 saboteur en avion du Pentagone à la plantation Préseau.",
    ),
    Case(
        "step",
        {"by": 0, "elements": ["XIII"], "origin": 30, "place": 31, "how": "infiltration", "ap": 3},
        "Alice slips XIII from Préseau Plantation to Ortiz’s Palace.",
        "Alice infiltre XIII de la plantation Préseau au palais d’Ortiz.",
    ),
    Case(
        "stopped",
        {"by": 1, "seat": 0, "elements": ["XIII", "A.a1"]},
        "Bruno foils the infiltration announced by Alice. Stopped: XIII and 1 agent.",
        "Bruno fait échouer l’infiltration annoncée par Alice. Arrêt sur place : XIII et 1 agent.",
    ),
    Case(
        "infiltrate",
        {"by": 0, "elements": ["XIII", "A.a1"], "origin": 25, "place": 24, "figure": "XIII"},
        "Alice announces an infiltration by XIII: XIII and 1 agent, from the Lady Bee to Miami.",
        "Alice annonce une infiltration menée par XIII : XIII et 1 agent, du « Lady Bee » à Miami.",
    ),
    Case(
        "infiltrate",
        {"by": 0, "elements": ["A.a1"], "origin": 12, "place": 11, "figure": None},
        "Alice announces an Incognito: 1 agent, from Lake Kellownee to Chicago.",
        "Alice annonce un Incognito : 1 agent, du lac Kellownee à Chicago.",
    ),
    Case(
        "give",
        {"by": 0, "mission": "M16", "element": "JON"},
        "Alice hands the patient over to Major Jones.",
        "Alice remet le patient au major Jones.",
    ),
    Case(
        "give",
        {"by": 0, "mission": "M18", "element": "A.a1"},
        "Alice hands the briefcase over to an agent.",
        "Alice remet la mallette à un agent.",
    ),
    Case(
        "take",
        {"by": 0, "mission": "M19", "element": "A.c2"},
        "A commando picks up the will for Alice.",
        "Un commando ramasse le testament pour Alice.",
    ),
    Case(
        "play",
        {"by": 0, "card": "HEL1", "seat": None, "element": None, "place": None, "die": None},
        "Alice plays Helicopter.",
        "Alice joue Hélicoptère.",
    ),
    Case(
        "play",
        {"by": 0, "card": "ACC1", "seat": 1, "element": None, "place": None, "die": None},
        "Alice plays Accusation against Bruno.",
        "Alice joue Accusation contre Bruno.",
    ),
    Case(
        "play",
        {"by": 0, "card": "SOI1", "seat": None, "element": "A.a1", "place": None, "die": None},
        "Alice plays First Aid on an agent.",
        "Alice joue Soins pour un agent.",
    ),
    Case(
        "play",
        {"by": 0, "card": "BLO1", "seat": None, "element": None, "place": 3, "die": None},
        "Alice plays Roadblock (Arlington Cemetery).",
        "Alice joue Blocage (Cimetière d’Arlington).",
    ),
    Case(
        "play",
        {"by": 0, "card": "SOU1", "seat": None, "element": None, "place": None, "die": 2},
        "Alice plays Support on die 2.",
        "Alice joue Soutien sur le dé 2.",
    ),
    Case(
        "laid_secondary",
        {"by": 0, "card": "MIS03", "place": 6},
        "Alice lays a secondary mission at Bellevue Hospital: “The Night Register”.",
        "Alice pose une mission secondaire à l’hôpital Bellevue : « Le registre de nuit ».",
    ),
    Case(
        "closed",
        {"by": 0, "place": 32},
        "Closed until the end of the round: the Santosist Camp.",
        "Lieu bloqué jusqu’à la fin du tour : le maquis santosiste.",
    ),
    Case(
        "bombing",
        {"by": 0, "place": 27, "success": True},
        "A bomb explodes in Havana.",
        "Une bombe explose à La Havane.",
    ),
    Case(
        "bombing",
        {"by": 0, "place": 20, "success": False},
        "The bomb planted at the Nevada Base does not go off.",
        "La bombe posée à la base du Nevada n’explose pas.",
    ),
    Case(
        "bombed",
        {"by": 0, "element": "B.k1"},
        "The bomb hits Bruno’s assassin.",
        "La bombe touche l’assassin de Bruno.",
    ),
    Case("end_turn", {"by": 0}, "Alice ends their movement.", "Alice termine son déplacement."),
    Case(
        "culled",
        {"by": 0, "elements": ["A.a1", "A.a2"]},
        "Alice gives up surplus units: 2 agents.",
        "Alice abandonne des unités en trop : 2 agents.",
    ),
    Case(
        "assassinate",
        {"by": 0, "element": "MAN", "target": "ALB"},
        "The Mongoose aims at Judge Allenby.",
        "La Mangouste vise le juge Allenby.",
    ),
    Case(
        "assassinated",
        {"by": 0, "target": "ALB", "success": True},
        "Judge Allenby is hit.",
        "Le coup atteint le juge Allenby.",
    ),
    Case(
        "assassinated",
        {"by": 0, "target": "ALB", "success": False},
        "The attempt on Judge Allenby fails.",
        "La tentative contre le juge Allenby échoue.",
    ),
    Case(
        "accused",
        {"by": 0, "seat": 1, "points": 1},
        "Alice accuses Bruno, who loses 1 inquiry point.",
        "Alice accuse Bruno, qui perd 1 point d’enquête.",
    ),
    Case(
        "accused",
        {"by": 0, "seat": 1, "points": 3},
        "Alice accuses Bruno, who loses 3 inquiry points.",
        "Alice accuse Bruno, qui perd 3 points d’enquête.",
    ),
    Case(
        "spied",
        {"by": 1, "seat": 0, "cards": None, "count": 2},
        "Bruno looks at 2 cards from Alice’s hand.",
        "Bruno regarde 2 cartes de la main d’Alice.",
    ),
    Case(
        "spied",
        {"by": 1, "seat": 0, "cards": ["COM01", "HEL1"], "count": 2},
        "Bruno sees in Alice’s hand: Combat +1, Helicopter.",
        "Bruno voit dans la main d’Alice : Combat +1, Hélicoptère.",
    ),
    Case(
        "spy_keeps",
        {"by": 1, "seat": 0, "card": None},
        "Bruno takes one card from Alice’s hand.",
        "Bruno prend une carte dans la main d’Alice.",
    ),
    Case(
        "spy_keeps",
        {"by": 1, "seat": 0, "card": "HEL1"},
        "Bruno takes Helicopter from Alice’s hand.",
        "Bruno prend Hélicoptère dans la main d’Alice.",
    ),
    Case(
        "intelligence",
        {"by": 0, "missions": None},
        "Alice looks at the top cards of the mission piles.",
        "Alice regarde la première carte des piles de missions.",
    ),
    Case(
        "intelligence",
        {"by": 0, "missions": ["M01", "M08"]},
        "Alice sees on top of the mission piles: pile 1, “Killers on the Beach”, pile 2, “Number One”.",
        ("Alice voit en tête des piles de missions : pile 1, « Les tueurs de la plage », pile 2, « Le numéro I »."),
    ),
    Case(
        "innocent",
        {"by": 1, "against": 0},
        "Innocent: the card played by Alice has no effect.",
        "Innocent : la carte jouée par Alice reste sans effet.",
    ),
    Case(
        "dice",
        {"by": 0, "what": "duel", "faces": [3, 5, 1, 6, 2], "elements": ["XIII", "A.a1", "A.a2", "B.d1", "B.d1"]},
        "Combat dice: XIII 3 · 2 agents (Alice) 5, 1 · 1 artificer (Bruno) 6, 2.",
        "Dés de combat : XIII 3 · 2 agents (Alice) 5, 1 · 1 artificier (Bruno) 6, 2.",
    ),
    Case(
        "dice",
        {"by": 0, "what": "mission", "faces": [3, 5], "elements": ["XIII", "N.a1"]},
        "Combat dice: XIII 3 · 1 agent (neutral) 5.",
        "Dés de combat : XIII 3 · 1 agent (camp neutre) 5.",
    ),
    Case(
        "dice",
        {"by": 0, "what": "recruitment", "faces": [6], "elements": ["CAR"]},
        "Recruitment: General Carrington 6.",
        "Recrutement : le général Carrington 6.",
    ),
    Case("dice", {"by": 0, "what": "bombing", "faces": [4], "elements": [None]}, "Bomb: 4.", "Bombe : 4."),
    Case(
        "dice",
        {"by": 0, "what": "assassination", "faces": [4], "elements": ["MAN"]},
        "Assassination: the Mongoose 4.",
        "Assassinat : la Mangouste 4.",
    ),
    Case(
        "dice",
        {"by": 0, "what": "capture", "faces": [4], "elements": ["AMO"]},
        "Capture: Colonel Amos 4.",
        "Capture : le colonel Amos 4.",
    ),
    Case(
        "dice",
        {"by": 0, "what": "interrogation", "faces": [1], "elements": ["JOH"]},
        "Interrogation: Doctor Johansson 1.",
        "Interrogatoire : le docteur Johansson 1.",
    ),
    Case(
        "dice",
        {"by": 0, "what": "corruption", "faces": [4], "elements": ["WAX"]},
        "Corruption: Calvin Wax 4.",
        "Corruption : Calvin Wax 4.",
    ),
    Case(
        "dice",
        {"by": 0, "what": "plot", "faces": [4], "elements": ["JON"]},
        "Plot roll: Major Jones 4.",
        "Jet de complot : le major Jones 4.",
    ),
    Case(
        "dice",
        {"by": 0, "what": "validity", "faces": [2], "elements": [None]},
        "Does the mission stay? Die: 2.",
        "La mission reste-t-elle valable ? Dé : 2.",
    ),
    Case(
        "reroll",
        {"by": 0, "die": 2, "before": 6, "face": 1},
        "Die 2 is rolled again: 1 instead of 6.",
        "Le dé 2 est relancé : 1 au lieu de 6.",
    ),
    Case(
        "fight",
        {"by": 0, "place": 2, "seats": [1, 0, 2]},
        "Combat at the Pentagon: Bruno, Alice and Chloé.",
        "Combat au Pentagone : Bruno, Alice et Chloé.",
    ),
    Case(
        "alliance",
        {"by": 0, "place": 17, "mission": "M02", "performer": 1, "partner": 0},
        ("Alliance at Bluebanks Penitentiary: Bruno must attempt “Breakout at Bluebanks” and share with Alice."),
        ("Alliance au pénitencier de Bluebanks : Bruno doit tenter « Évasion à Bluebanks » et partager avec Alice."),
    ),
    Case(
        "alliance",
        {"by": 0, "place": 17, "mission": "M02", "performer": None, "partner": None},
        ("Alliance at Bluebanks Penitentiary: no combat, and nobody is able to attempt “Breakout at Bluebanks”."),
        (
            "Alliance au pénitencier de Bluebanks : pas de combat, et personne n’est en mesure de "
            "tenter « Évasion à Bluebanks »."
        ),
    ),
    Case(
        "duel",
        {"place": 2, "attacker": 0, "defender": 1},
        "Alice attacks Bruno at the Pentagon.",
        "Alice attaque Bruno au Pentagone.",
    ),
    Case(
        "dodge",
        {"by": 1, "elements": ["JON", "B.a1"], "place": 2},
        "Bruno avoids the combat with Major Jones and 1 agent.",
        "Bruno esquive le combat avec le major Jones et 1 agent.",
    ),
    Case(
        "capture",
        {"by": 0, "element": "AMO", "target": "MAN"},
        "Colonel Amos tries to capture the Mongoose.",
        "Le colonel Amos tente de capturer la Mangouste.",
    ),
    Case(
        "ransom",
        {"by": 0, "element": "ALB"},
        "Alice gives Judge Allenby back and scores the elimination value.",
        "Alice rend le juge Allenby à son camp et marque sa valeur d’élimination.",
    ),
    Case(
        "turned",
        {"by": 0, "element": "MAN", "seat": 1, "out": None},
        "The Mongoose betrays Bruno and joins Alice.",
        "La Mangouste trahit Bruno et rejoint Alice.",
    ),
    Case(
        "turned",
        {"by": 0, "element": "MAN", "seat": 1, "out": "CAR"},
        "The Mongoose betrays Bruno and joins Alice in place of General Carrington.",
        "La Mangouste trahit Bruno et rejoint Alice à la place du général Carrington.",
    ),
    Case(
        "corruption",
        {"by": 0, "element": "GIO", "target": "B.c1"},
        "Frank Giordino tries to corrupt Bruno’s commando.",
        "Frank Giordino tente de corrompre le commando de Bruno.",
    ),
    Case(
        "corrupted",
        {"by": 0, "element": "B.c1", "seat": 1},
        "Bruno’s commando now fights for Alice.",
        "Le commando de Bruno se bat désormais pour Alice.",
    ),
    Case("laid", {"by": 0, "cards": []}, "Alice lays no card.", "Alice ne pose aucune carte."),
    Case(
        "laid",
        {"by": 0, "cards": [["COM14", "XIII"], ["COM01", "A.k1"]]},
        "Alice lays Combat +3 (XIII), Combat +1 (an assassin).",
        "Alice pose Combat +3 (XIII), Combat +1 (un assassin).",
    ),
    Case(
        "disarmed",
        {"cards": ["COM14", "CPC01"]},
        "The combat cards are discarded: Combat +3, Plot/Combat +1.",
        "Les cartes de combat sont défaussées : Combat +3, Complot/Combat +1.",
    ),
    Case(
        "aimed",
        {"by": 0, "unit": "A.k1", "target": "B.d1"},
        "Alice’s assassin aims at Bruno’s artificer.",
        "L’assassin d’Alice vise l’artificier de Bruno.",
    ),
    Case(
        "wounded",
        {"wounds": [["XIII", 2], ["A.a1", 1], ["A.a2", 1], ["N.c1", 1]]},
        "Wounds: XIII (×2), 2 agents (Alice) and 1 commando (neutral).",
        "Blessures : XIII (×2), 2 agents (Alice) et 1 commando (camp neutre).",
    ),
    Case(
        "care",
        {"by": 0, "element": "A.a1", "wounds": 0},
        "Alice’s agent is cared for: 0 wounds left.",
        "L’agent d’Alice reçoit des soins : 0 blessure restante.",
    ),
    Case(
        "care",
        {"by": 0, "element": "XIII", "wounds": 1},
        "XIII is cared for: 1 wound left.",
        "XIII reçoit des soins : 1 blessure restante.",
    ),
    Case(
        "removed",
        {"elements": ["MAN", "A.a1", "B.a1", "B.a2", "N.a1"]},
        "Eliminated: the Mongoose, 1 agent (Alice), 2 agents (Bruno) and 1 agent (neutral).",
        "Pertes : la Mangouste, 1 agent (Alice), 2 agents (Bruno) et 1 agent (camp neutre).",
    ),
    Case("stay", {"by": 0}, "Alice fights on.", "Alice poursuit le combat."),
    Case(
        "retreat",
        {"by": 0, "elements": ["JON", "A.a1"], "origin": 15, "place": 17},
        "Alice falls back with Major Jones and 1 agent from Greenfalls to Bluebanks Penitentiary.",
        "Alice recule avec le major Jones et 1 agent de Greenfalls au pénitencier de Bluebanks.",
    ),
    Case(
        "retreated",
        {"by": 0, "elements": ["JON"], "place": 18},
        "Alice ends the retreat in San Francisco.",
        "Alice termine sa retraite à San Francisco.",
    ),
    Case(
        "stalemate",
        {"place": 15},
        "Nobody has been wounded for a long time in Greenfalls: the combat is broken off.",
        "Aucune blessure depuis longtemps à Greenfalls : le combat est interrompu.",
    ),
    Case(
        "picked_up",
        {"by": 0, "mission": "M17", "element": "A.a1"},
        "An agent carries the hostage for Alice.",
        "Un agent porte l’otage pour Alice.",
    ),
    Case(
        "lost_units",
        {"by": 0, "elements": ["A.a1", "A.c1"], "place": 9},
        "Alice gives up 1 agent and 1 commando at Winslow Bank.",
        "Alice abandonne 1 agent et 1 commando à la banque Winslow.",
    ),
    Case(
        "secondary",
        {"by": 0, "card": "MIS13", "place": 29, "points": 3},
        "Alice completes “The Padre’s Message” in San Miguel: 3 inquiry points.",
        "Alice accomplit « Le message du padre » à San Miguel : 3 points d’enquête.",
    ),
    Case(
        "attempt",
        {"by": 0, "mission": "M12", "element": None, "card": None, "enemies": []},
        "Alice attempts “Live Broadcast”.",
        "Alice tente « En direct ».",
    ),
    Case(
        "attempt",
        {"by": 0, "mission": "M05", "element": None, "card": None, "enemies": ["N.a1", "N.a2", "N.c1", "N.s1"]},
        "Alice attempts “Storming the Palace” against 2 agents, 1 commando and 1 saboteur.",
        "Alice tente « L’assaut du palais » contre 2 agents, 1 commando et 1 saboteur.",
    ),
    Case(
        "attempt",
        {"by": 0, "mission": "M09", "element": "CAR", "card": None, "enemies": []},
        "Alice attempts “A Name on a Stone” with General Carrington.",
        "Alice tente « Un nom sur une pierre » avec le général Carrington.",
    ),
    Case(
        "attempt",
        {"by": 0, "mission": "M09", "element": "CAR", "card": "CPC01", "enemies": []},
        "Alice attempts “A Name on a Stone” with General Carrington and Plot/Combat +1.",
        "Alice tente « Un nom sur une pierre » avec le général Carrington et Complot/Combat +1.",
    ),
    Case(
        "plot_roll",
        {"by": 0, "mission": "M09", "total": 5, "needed": 4, "success": True},
        "Result 5, needed 4: the plot is foiled.",
        "Résultat 5, il fallait 4 : le complot est déjoué.",
    ),
    Case(
        "plot_roll",
        {"by": 0, "mission": "M09", "total": -1, "needed": 4, "success": False},
        "Result −1, needed 4: the plot roll fails.",
        "Résultat −1, il fallait 4 : le jet de complot échoue.",
    ),
    Case(
        "success",
        {"by": 0, "mission": "M09", "shares": [[0, 3]]},
        "Alice solves “A Name on a Stone”.",
        "Alice résout « Un nom sur une pierre ».",
    ),
    Case(
        "success",
        {"by": 0, "mission": "M18", "shares": [[0, 3], [2, 3]]},
        "Alice solves “The Key and the Safe Deposit”. Shared points: Alice 3 and Chloé 3.",
        "Alice résout « La clé et le coffre ». Points partagés : Alice 3 et Chloé 3.",
    ),
    Case(
        "seized",
        {"by": 0, "mission": "M11"},
        "Alice takes control of the SSH1 Bunker (“Operation Total Red”).",
        "Alice s’empare du bunker SSH1 (« Opération Rouge total »).",
    ),
    Case(
        "part_won",
        {"by": 0, "mission": "M15"},
        ("Alice wins the first part of “Out of Roca Negra”. To be delivered: the condemned woman, to San Miguel."),
        ("Alice remporte la première partie de « Sortie de Roca Negra ». À livrer : la condamnée, à San Miguel."),
    ),
    Case(
        "delivered",
        {"by": 0, "mission": "M17"},
        "Alice delivers the hostage to the Pentagon.",
        "Alice livre l’otage au Pentagone.",
    ),
    Case(
        "failure",
        {"by": 0, "mission": "M05"},
        "Alice fails: “Storming the Palace”.",
        "Alice échoue : « L’assaut du palais ».",
    ),
    Case(
        "penalty",
        {"by": 0, "penalty": "lose_points", "count": 2},
        "Failure costs Alice 2 inquiry points.",
        "L’échec coûte 2 points d’enquête à Alice.",
    ),
    Case(
        "penalty",
        {"by": 0, "penalty": "wound_character", "count": 1},
        "Alice: failure costs a character 1 wound.",
        "Alice : l’échec coûte 1 blessure à un personnage.",
    ),
    Case(
        "penalty",
        {"by": 0, "penalty": "lose_unit", "count": 1},
        "Failure costs Alice 1 unit.",
        "L’échec coûte 1 unité à Alice.",
    ),
    Case(
        "penalty",
        {"by": 0, "penalty": "discard", "count": 2},
        "Failure costs Alice 2 cards.",
        "L’échec coûte 2 cartes à Alice.",
    ),
    Case(
        "penalty",
        {"by": 0, "penalty": "lose_autonomy", "count": 2},
        "Failure costs Alice 2 autonomy points next round.",
        "L’échec coûtera 2 points d’autonomie à Alice au tour suivant.",
    ),
    Case(
        "penalty",
        {"by": 0, "penalty": "none", "count": 0},
        "Failure costs Alice nothing.",
        "L’échec ne coûte rien à Alice.",
    ),
    Case(
        "validity",
        {"by": 0, "mission": "M05", "stays": True},
        "“Storming the Palace” stays in play.",
        "« L’assaut du palais » reste en place.",
    ),
    Case(
        "validity",
        {"by": 0, "mission": "M05", "stays": False},
        "“Storming the Palace” leaves the table.",
        "« L’assaut du palais » quitte la table.",
    ),
    Case(
        "mission_under",
        {"by": 0, "mission": "M05", "pile": 2},
        "Alice puts “Storming the Palace” under pile 2.",
        "Alice remet « L’assaut du palais » sous la pile 2.",
    ),
    Case("lost_cards", {"by": 0, "cards": ["SOU1"]}, "Alice loses Support.", "Alice perd Soutien."),
    Case(
        "garrison_back",
        {"mission": "M13"},
        "The neutral units return to Préseau Plantation.",
        "Les unités neutres reviennent à la plantation Préseau.",
    ),
    Case("round_over", {"round": 3}, "Round 3 is over.", "Le tour 3 est terminé."),
    Case(
        "points",
        {"by": 0, "points": 3, "total": 7},
        "Alice: +3, now at 7 inquiry points.",
        "Alice : +3, soit 7 points d’enquête.",
    ),
    Case(
        "points",
        {"by": 0, "points": -2, "total": 1},
        "Alice: −2, now at 1 inquiry point.",
        "Alice : −2, soit 1 point d’enquête.",
    ),
    Case("pass", {"by": 0, "window": "care"}, "Alice passes (First Aid).", "Alice passe (Soins)."),
    Case(
        "end",
        {"winners": [0]},
        "The inquiry is closed: victory for Alice!",
        "L’enquête est close : victoire pour Alice !",
    ),
    Case(
        "end",
        {"winners": [0, 2]},
        "The inquiry is closed: Alice and Chloé share the victory!",
        "L’enquête est close : Alice et Chloé se partagent la victoire !",
    ),
]


def spaced(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.kind)
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_what_the_log_says(qapp, language, case):
    i18n.speak(language)
    said = words_for("complot").sentence({"kind": case.kind, **case.fields}, NAMES)
    assert spaced(said) == (case.english if language == "en" else case.french)


def test_every_kind_of_event_has_a_case():
    assert {case.kind for case in CASES} == set(EVENTS)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_the_log_of_whole_games_is_told_without_ids(qapp, language):
    i18n.speak(language)
    words = words_for("complot")
    for event, seats in told():
        sentence = words.sentence(event.data, NAMES_OF_FIVE[:seats])
        assert_sentence(sentence)
