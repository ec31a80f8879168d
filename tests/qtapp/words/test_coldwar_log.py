"""What the log of Guerre froide says about everything that can happen, with and without what only some may know."""

from __future__ import annotations

import re
from typing import get_args

import pytest

import engines
from engines.coldwar.shapes import Why
from qtapp.base import i18n
from qtapp.words import words_for
from qtapp.words.coldwar.words import ColdwarWords

NAMES = ("Alice", "Bruno", "Chloé")
LANGUAGES = ("en", "fr")
CIA, KGB, MI6 = range(3)

TOLD = (
    (
        {"kind": "setup", "mode": "trio", "roster": "amb", "target": 65, "agencies": ["CIA", "KGB", "MI6"]},
        "The CIA, the KGB and MI6 face each other: 65 victory points to win. Agents: Ambassador (7 agents).",
        "La CIA, le KGB et le MI6 s’affrontent : il faut 65 points de victoire pour l’emporter. "
        "Agents : Ambassadeur (7 agents).",
    ),
    (
        {"kind": "setup", "mode": "duel", "roster": "", "target": 100, "agencies": ["CIA", "KGB"]},
        "The CIA and the KGB face each other: 100 victory points to win.",
        "La CIA et le KGB s’affrontent : il faut 100 points de victoire pour l’emporter.",
    ),
    (
        {"kind": "turn", "turn": 4, "year": 1950, "objective": "IRN"},
        "Turn 4, 1950: Iran. Stability 11, population 4, 15 VP.",
        "Tour 4, 1950 : Iran. Stabilité 11, population 4, 15 PV.",
    ),
    (
        {"kind": "balance", "to": KGB, "why": "drawn", "by": None},
        "Lots are drawn: the Balance token goes to the KGB.",
        "Le sort attribue le pion Balance au KGB.",
    ),
    (
        {"kind": "balance", "to": CIA, "why": "lowest", "by": None},
        "Lowest score: the CIA takes the Balance token.",
        "Plus petit score : la CIA prend le pion Balance.",
    ),
    (
        {"kind": "balance", "to": MI6, "why": "loser", "by": None},
        "The lowest score is shared: MI6 came last at the cease-fire and takes the Balance token.",
        "Plus petit score partagé : le MI6 a fini en dernière place au cessez-le-feu et prend le pion Balance.",
    ),
    (
        {"kind": "balance", "to": KGB, "why": "stays", "by": None},
        "The lowest score is shared and nobody lost the cease-fire: the KGB keeps the Balance token.",
        "Plus petit score partagé, et personne n’a perdu le cessez-le-feu : le KGB garde le pion Balance.",
    ),
    (
        {"kind": "balance", "to": CIA, "why": "given", "by": MI6},
        "MI6 gives the Balance token to the CIA.",
        "Le MI6 remet le pion Balance à la CIA.",
    ),
    ({"kind": "shuffle"}, "All groups are shuffled.", "Tous les groupes sont mélangés."),
    (
        {"kind": "analyst_looks", "by": KGB, "groups": ["N4", "E1"]},
        "The KGB’s Analyst looks at the top of the group deck: “Newspapers” (N4), “Workers” (E1).",
        "L’Analyste du KGB regarde le sommet du paquet Groupe : « Journaux » (N4), « Ouvriers » (E1).",
    ),
    (
        {"kind": "analyst_looks", "by": KGB, "groups": None},
        "The KGB’s Analyst looks at the top of the group deck.",
        "L’Analyste du KGB regarde le sommet du paquet Groupe.",
    ),
    (
        {"kind": "arranged", "by": CIA, "groups": ["M6"]},
        "The CIA’s Analyst arranges the top of the group deck: “Generals” (M6).",
        "L’Analyste de la CIA range le sommet du paquet Groupe : « Généraux » (M6).",
    ),
    (
        {"kind": "arranged", "by": CIA, "groups": None},
        "The CIA’s Analyst arranges the top of the group deck.",
        "L’Analyste de la CIA range le sommet du paquet Groupe.",
    ),
    (
        {"kind": "chosen", "by": KGB, "agent": "AS"},
        "The KGB has chosen an Agent X: the Assassin.",
        "Le KGB a choisi son Agent X : l’Assassin.",
    ),
    ({"kind": "chosen", "by": KGB, "agent": None}, "The KGB has chosen an Agent X.", "Le KGB a choisi son Agent X."),
    (
        {"kind": "overheard", "by": CIA, "on": KGB, "agent": "DI"},
        "The CIA overhears the choice of the KGB: the Director.",
        "La CIA surprend le choix du KGB : le Directeur.",
    ),
    (
        {"kind": "overheard", "by": CIA, "on": KGB, "agent": None},
        "The CIA overhears the choice of the KGB.",
        "La CIA surprend le choix du KGB.",
    ),
    (
        {"kind": "back", "agents": [[CIA, "AN"], [MI6, "DA"]]},
        "Back from leave: the CIA’s Analyst, MI6’s Double Agent.",
        "De retour au QG : l’Analyste de la CIA, l’Agent Double du MI6.",
    ),
    (
        {"kind": "first", "by": KGB, "seat": KGB},
        "The KGB holds the Balance token and begins.",
        "Le KGB a le pion Balance et commence.",
    ),
    (
        {"kind": "first", "by": KGB, "seat": CIA},
        "The KGB holds the Balance token and lets the CIA begin.",
        "Le KGB a le pion Balance et fait commencer la CIA.",
    ),
    (
        {"kind": "recruit", "by": KGB, "group": "N4"},
        "The KGB recruits “Newspapers” (N4).",
        "Le KGB recrute « Journaux » (N4).",
    ),
    (
        {"kind": "destroy", "by": CIA, "with": "M3", "group": "E5", "owner": KGB},
        "The CIA activates “Mercenaries” (M3): the group “Oil Tycoons” (E5) of the KGB is discarded.",
        "La CIA active « Mercenaires » (M3) : le groupe « Magnats du pétrole » (E5) du KGB est défaussé.",
    ),
    (
        {"kind": "destroy", "by": CIA, "with": "M3", "group": "E5", "owner": CIA},
        "The CIA activates “Mercenaries” (M3): its own group “Oil Tycoons” (E5) is discarded.",
        "La CIA active « Mercenaires » (M3) : son propre groupe « Magnats du pétrole » (E5) est défaussé.",
    ),
    (
        {"kind": "mobilise", "by": MI6, "with": "E1", "group": "P6", "owner": CIA},
        "MI6 activates “Workers” (E1): the group “Government” (P6) of the CIA is mobilised.",
        "Le MI6 active « Ouvriers » (E1) : le groupe « Gouvernement » (P6) de la CIA est mobilisé.",
    ),
    (
        {"kind": "mobilise", "by": MI6, "with": "E1", "group": "P6", "owner": MI6},
        "MI6 activates “Workers” (E1): its own group “Government” (P6) is mobilised.",
        "Le MI6 active « Ouvriers » (E1) : son propre groupe « Gouvernement » (P6) est mobilisé.",
    ),
    (
        {"kind": "make_ready", "by": KGB, "with": "E2", "group": "N4", "owner": KGB},
        "The KGB activates “Mafia” (E2): its own group “Newspapers” (N4) is ready again.",
        "Le KGB active « Mafia » (E2) : son propre groupe « Journaux » (N4) est levé.",
    ),
    (
        {"kind": "make_ready", "by": KGB, "with": "E2", "group": "N4", "owner": CIA},
        "The KGB activates “Mafia” (E2): the group “Newspapers” (N4) of the CIA is ready again.",
        "Le KGB active « Mafia » (E2) : le groupe « Journaux » (N4) de la CIA est levé.",
    ),
    (
        {"kind": "steal", "by": CIA, "with": "P5", "group": "E4", "owner": KGB},
        "The CIA activates “Opposition” (P5) and takes “Industry” (E4) from the KGB.",
        "La CIA active « Opposition » (P5) et prend « Industrie » (E4) au KGB.",
    ),
    (
        {"kind": "give", "by": CIA, "with": "P2", "group": "N1", "to": KGB},
        "The CIA activates “Trade Union” (P2) and gives “Artists” (N1) to the KGB.",
        "La CIA active « Syndicat » (P2) et donne « Artistes » (N1) au KGB.",
    ),
    (
        {"kind": "peek", "by": KGB, "with": "N4", "group": "E3"},
        "The KGB activates “Newspapers” (N4) and looks at the top of the group deck: “Food Companies” (E3).",
        "Le KGB active « Journaux » (N4) et regarde le sommet du paquet Groupe : « Agroalimentaire » (E3).",
    ),
    (
        {"kind": "peek", "by": KGB, "with": "N4", "group": None},
        "The KGB activates “Newspapers” (N4) and looks at the top of the group deck.",
        "Le KGB active « Journaux » (N4) et regarde le sommet du paquet Groupe.",
    ),
    (
        {"kind": "peek_recruit", "by": KGB, "group": "E3"},
        "The KGB recruits the card it has looked at: “Food Companies” (E3).",
        "Le KGB recrute la carte regardée : « Agroalimentaire » (E3).",
    ),
    (
        {"kind": "peek_discard", "by": KGB, "group": "E3"},
        "The KGB discards the card it has looked at: “Food Companies” (E3).",
        "Le KGB défausse la carte regardée : « Agroalimentaire » (E3).",
    ),
    (
        {"kind": "peek_leave", "by": KGB, "group": "E3"},
        "The KGB leaves “Food Companies” (E3) on the group deck.",
        "Le KGB laisse « Agroalimentaire » (E3) sur le paquet Groupe.",
    ),
    (
        {"kind": "peek_leave", "by": KGB, "group": None},
        "The KGB leaves the card on the group deck.",
        "Le KGB laisse la carte sur le paquet Groupe.",
    ),
    ({"kind": "pass", "by": CIA, "count": 1}, "The CIA passes.", "La CIA passe."),
    ({"kind": "pass", "by": CIA, "count": 2}, "The CIA passes (2 in a row).", "La CIA passe (2 de suite)."),
    (
        {"kind": "event_used", "by": MI6, "objective": "SUM", "points": -5},
        "MI6 uses the Summit Meeting (−5 VP).",
        "Le MI6 utilise la Conférence au sommet (−5 PV).",
    ),
    (
        {"kind": "benefit", "by": CIA, "group": "M6"},
        "The CIA recruits “Generals” (M6) from the discard pile.",
        "La CIA recrute « Généraux » (M6) au sommet de la défausse.",
    ),
    (
        {"kind": "nuclear", "by": MI6, "group": "M2", "owner": KGB},
        "Nuclear Escalation: the group “Militia” (M2) of the KGB is discarded.",
        "Escalade nucléaire : le groupe « Milice » (M2) du KGB est défaussé.",
    ),
    (
        {"kind": "summit", "by": KGB, "on": CIA, "agent": "MS"},
        "The KGB looks at the Agent X of the CIA: the Master Spy.",
        "Le KGB regarde l’Agent X de la CIA : le Maître-Espion.",
    ),
    (
        {"kind": "summit", "by": KGB, "on": CIA, "agent": None},
        "The KGB looks at the Agent X of the CIA.",
        "Le KGB regarde l’Agent X de la CIA.",
    ),
)

REPORTED = (
    (
        {"kind": "ceasefire", "why": "passes"},
        "Everyone has passed in a row: cease-fire.",
        "Tous ont passé à la suite : cessez-le-feu.",
    ),
    (
        {"kind": "ceasefire", "why": "deck"},
        "The group deck is empty: immediate cease-fire.",
        "Le paquet Groupe est épuisé : cessez-le-feu immédiat.",
    ),
    (
        {"kind": "totals", "influence": [9, 11, 13], "stability": 11, "ranking": [KGB, CIA, MI6]},
        "Influence for a Stability of 11: KGB 11, CIA 9, MI6 13.",
        "Influence pour une Stabilité de 11 : KGB 11, CIA 9, MI6 13.",
    ),
    (
        {"kind": "tie", "seats": [CIA, KGB], "faction": "E", "ahead": CIA},
        "Tie between the CIA and the KGB: the profile makes economic groups decide, the CIA has the highest.",
        "Égalité entre la CIA et le KGB : le profil départage par les groupes économiques, la CIA a le plus fort.",
    ),
    (
        {"kind": "tie", "seats": [CIA, MI6], "faction": "", "ahead": MI6},
        "Tie without groups between the CIA and MI6: MI6 comes first, clockwise from the Balance token.",
        "Égalité sans groupe entre la CIA et le MI6 : le MI6 passe devant, dans le sens horaire à partir du pion "
        "Balance.",
    ),
    ({"kind": "dominates", "by": CIA, "objective": "CUB"}, "The CIA dominates Cuba.", "La CIA domine Cuba."),
    (
        {"kind": "nobody", "objective": "ANG"},
        "Every agency has caused civil disorder: nobody dominates Angola.",
        "Tous les services ont causé un Désordre civil : personne ne domine l’Angola.",
    ),
    (
        {"kind": "disorder", "by": CIA, "excess": 2},
        "The CIA causes civil disorder: 2 points of Influence too much.",
        "La CIA cause un Désordre civil : 2 points d’Influence de trop.",
    ),
    (
        {"kind": "revealed", "by": MI6, "agent": "AM"},
        "MI6 reveals its Agent X: the Ambassador.",
        "Le MI6 révèle son Agent X : l’Ambassadeur.",
    ),
    (
        {"kind": "eliminated", "by": CIA, "agent": "DI", "cause": "disorder"},
        "Civil disorder: the CIA’s Director is eliminated.",
        "Désordre civil : le Directeur de la CIA est éliminé.",
    ),
    (
        {"kind": "eliminated", "by": KGB, "agent": "MS", "cause": "assassin"},
        "The Assassin strikes: the KGB’s Master Spy is eliminated.",
        "L’Assassin frappe : le Maître-Espion du KGB est éliminé.",
    ),
    (
        {"kind": "safe", "by": KGB, "agent": "DD", "cause": "disorder"},
        "Civil disorder cannot touch the KGB’s Deputy Director, who goes back to headquarters.",
        "Le Désordre civil n’atteint pas le Directeur Adjoint du KGB, qui rentre au QG.",
    ),
    (
        {"kind": "safe", "by": KGB, "agent": "DD", "cause": "assassin"},
        "The Assassin can do nothing to the KGB’s Deputy Director.",
        "L’Assassin ne peut rien contre le Directeur Adjoint du KGB.",
    ),
    (
        {"kind": "safe", "by": KGB, "agent": "DD", "cause": "ambassador"},
        "The Ambassador can do nothing to the KGB’s Deputy Director.",
        "L’Ambassadeur ne peut rien contre le Directeur Adjoint du KGB.",
    ),
    (
        {"kind": "saved", "by": MI6, "agent": "AS"},
        "The Nobel Peace Prize saves MI6’s Assassin, who goes on leave.",
        "Le prix Nobel de la paix sauve l’Assassin du MI6, qui part au repos.",
    ),
    (
        {"kind": "claim", "by": KGB, "objective": "EGY", "points": 20, "why": "survivor"},
        "Only the KGB has kept order and claims Egypt at once (+20 VP).",
        "Le KGB est le seul service à avoir évité le Désordre civil et remporte aussitôt l’Égypte (+20 PV).",
    ),
    (
        {"kind": "claim", "by": KGB, "objective": "CUB", "points": 10, "why": "spy"},
        "Master stroke: the KGB claims Cuba at once (+10 VP).",
        "Coup de maître : le KGB remporte aussitôt Cuba (+10 PV).",
    ),
    (
        {"kind": "claim", "by": KGB, "objective": "CGO", "points": 10, "why": "runner_up"},
        "The Master Spy plays into the hands of the runner-up: the KGB claims the Congo (+10 VP).",
        "Le Maître-Espion fait le jeu du dauphin : le KGB remporte le Congo (+10 PV).",
    ),
    (
        {"kind": "claim", "by": CIA, "objective": "OLY", "points": 5, "why": "director"},
        "The CIA’s Director also brings in the Olympic Games from the bottom of the deck (+5 VP).",
        "Le Directeur de la CIA rapporte aussi les Jeux olympiques, du bas du paquet (+5 PV).",
    ),
    (
        {"kind": "claim", "by": CIA, "objective": "IRN", "points": 15, "why": "domination"},
        "The CIA dominates and claims Iran (+15 VP).",
        "La CIA domine et remporte l’Iran (+15 PV).",
    ),
    (
        {"kind": "buried", "objective": "ANG", "why": "disorder"},
        "Civil disorder on every side: the card “Angola” goes to the bottom of its deck.",
        "Désordre civil général : la carte « Angola » retourne au bas de son paquet.",
    ),
    (
        {"kind": "buried", "objective": "IRN", "why": "assassin"},
        "The Assassin gives up the objective: “Iran” goes to the bottom of its deck.",
        "L’Assassin renonce à l’objectif : la carte « Iran » part au bas de son paquet.",
    ),
    (
        {"kind": "listening", "by": CIA, "on": KGB},
        "The CIA’s Double Agent will listen in on the KGB in the next Planning phase.",
        "L’Agent Double de la CIA mettra le KGB sur écoute à la prochaine Planification.",
    ),
    (
        {"kind": "sent_on_leave", "by": CIA, "on": KGB, "agent": "DI"},
        "The CIA’s Double Agent sends the KGB’s Director on leave.",
        "L’Agent Double de la CIA envoie au repos le Directeur du KGB.",
    ),
    (
        {"kind": "analyst", "by": MI6},
        "MI6’s Analyst will arrange the top of the group deck in the next Briefing.",
        "L’Analyste du MI6 rangera le sommet du paquet Groupe au prochain Briefing.",
    ),
    (
        {"kind": "detained", "by": CIA, "agent": "AS"},
        "The Ambassador steps in: the CIA’s Assassin is detained.",
        "L’Ambassadeur intervient : l’Assassin de la CIA est détenu.",
    ),
    (
        {"kind": "decrypted", "group": "M4", "seats": [CIA, KGB], "points": 5},
        "Decryption: “Police” (M4). 5 points: the CIA and the KGB.",
        "Décryptage : « Police » (M4). 5 points pour la CIA et le KGB.",
    ),
    (
        {"kind": "decrypted", "group": "P3", "seats": [CIA], "points": 0},
        "Decryption: “Nationalists” (P3). That is too weak, no points.",
        "Décryptage : « Nationalistes » (P3). C’est trop faible, aucun point.",
    ),
    (
        {"kind": "decrypted", "group": None, "seats": [CIA], "points": 0},
        "Decryption: the group deck is empty, no points.",
        "Décryptage : le paquet Groupe est vide, aucun point.",
    ),
    (
        {"kind": "intercept", "by": KGB, "objective": "TUR"},
        "The KGB’s Cryptographer intercepts the next objective: Turkey.",
        "Le Cryptographe du KGB intercepte le prochain objectif : Turquie.",
    ),
    (
        {"kind": "intercept", "by": KGB, "objective": None},
        "The KGB’s Cryptographer intercepts the next objective.",
        "Le Cryptographe du KGB intercepte le prochain objectif.",
    ),
    (
        {"kind": "intercept_keep", "by": KGB},
        "The KGB’s Cryptographer leaves the next objective where it is.",
        "Le Cryptographe du KGB laisse le prochain objectif où il est.",
    ),
    (
        {"kind": "intercept_bury", "by": KGB},
        "The KGB’s Cryptographer puts the next objective at the bottom of its deck.",
        "Le Cryptographe du KGB place le prochain objectif au bas de son paquet.",
    ),
    (
        {"kind": "on_leave", "agents": [[CIA, "AS"], [KGB, "AN"]]},
        "On leave: the CIA’s Assassin, the KGB’s Analyst.",
        "Au repos : l’Assassin de la CIA, l’Analyste du KGB.",
    ),
    (
        {"kind": "home", "by": MI6, "agent": "DD"},
        "MI6’s Deputy Director goes straight back to headquarters.",
        "Le Directeur Adjoint du MI6 rentre directement au QG.",
    ),
    (
        {"kind": "collected"},
        "All groups in play go to the discard pile.",
        "Tous les groupes en jeu vont à la défausse.",
    ),
    (
        {"kind": "space", "by": CIA, "objectives": ["IRN", "KOR"]},
        "The CIA looks at the next objectives: Iran, Korea.",
        "La CIA regarde les prochains objectifs : Iran, Corée.",
    ),
    (
        {"kind": "space", "by": CIA, "objectives": None},
        "The CIA looks at the next objectives.",
        "La CIA regarde les prochains objectifs.",
    ),
    (
        {"kind": "ordered", "by": CIA, "objectives": ["KOR", "IRN"]},
        "The CIA arranges the next objectives: Korea, Iran.",
        "La CIA range les prochains objectifs : Corée, Iran.",
    ),
    (
        {"kind": "ordered", "by": CIA, "objectives": None},
        "The CIA arranges the next objectives.",
        "La CIA range les prochains objectifs.",
    ),
    (
        {"kind": "olympics", "by": KGB, "agent": "DI"},
        "The KGB’s Director returns to service, on leave.",
        "Le Directeur du KGB reprend du service, au repos.",
    ),
    (
        {"kind": "extra_turn", "seats": [CIA, KGB]},
        "Level at the top: the CIA and the KGB. One more turn is played.",
        "Égalité en tête entre la CIA et le KGB : un tour de plus.",
    ),
    (
        {"kind": "end", "winners": [KGB], "why": "points"},
        "The KGB wins the Cold War!",
        "Le KGB remporte la Guerre froide !",
    ),
    (
        {"kind": "end", "winners": [CIA], "why": "no_objective"},
        "No objective is left: the CIA leads and wins the Cold War!",
        "Plus aucun objectif : la CIA est en tête et remporte la Guerre froide !",
    ),
    (
        {"kind": "end", "winners": [CIA], "why": "last_year"},
        "The last year is over: the CIA leads and wins the Cold War!",
        "La dernière année s’achève : la CIA est en tête et remporte la Guerre froide !",
    ),
    (
        {"kind": "end", "winners": [CIA, MI6], "why": "no_objective"},
        "Level in everything: the CIA and MI6 share the victory.",
        "Égalité parfaite : la CIA et le MI6 se partagent la victoire.",
    ),
)


def plan(agent: str, initiative: int, box: str, why: str = "") -> dict:
    return {
        "kind": "plan",
        "by": KGB,
        "agent": agent,
        "initiative": initiative,
        "box": box,
        "works": not why,
        "why": why,
    }


PLANS = (
    (
        plan("MS", 1, "rival"),
        "Initiative 1, the KGB’s Master Spy: a rival dominates, so his own agency claims the objective.",
    ),
    (
        plan("MS", 1, "own"),
        "Initiative 1, the KGB’s Master Spy: his agency dominates, so the objective goes to the runner-up.",
    ),
    (
        plan("MS", 1, "rival", "claimed"),
        "Initiative 1, the KGB’s Master Spy: no effect, the objective has already been claimed.",
    ),
    (
        plan("MS", 1, "own", "no_runner_up"),
        "Initiative 1, the KGB’s Master Spy: no effect, his agency dominates and nobody is runner-up.",
    ),
    (
        plan("MS", 1, "rival", "better_ranked"),
        "Initiative 1, the KGB’s Master Spy: no effect, a Master Spy of a better placed agency comes before him.",
    ),
    (
        plan("MS", 1, "own", "better_ranked"),
        "Initiative 1, the KGB’s Master Spy: no effect, a rival’s Master Spy comes before him.",
    ),
    (
        plan("DD", 2, "own", "no_effect"),
        "Initiative 2, the KGB’s Deputy Director: he has no plan, and nothing can happen to him.",
    ),
    (
        plan("DA", 3, "own"),
        "Initiative 3, the KGB’s Double Agent: he sends a rival agent on leave, or prepares to listen in.",
    ),
    (
        plan("DA", 3, "rival", "cancelled"),
        "Initiative 3, the KGB’s Double Agent: no effect, among several Double Agents only the dominating agency’s "
        "works.",
    ),
    (plan("AN", 4, "rival"), "Initiative 4, the KGB’s Analyst: he prepares the next Influence Struggle."),
    (
        plan("AN", 4, "rival", "cancelled"),
        "Initiative 4, the KGB’s Analyst: no effect, among several Analysts only the dominating agency’s works.",
    ),
    (
        plan("AN", 4, "own", "cancelled"),
        "Initiative 4, the KGB’s Analyst: no effect, of two Analysts only the one whose agency does not dominate "
        "works.",
    ),
    (
        plan("AS", 5, "own"),
        "Initiative 5, the KGB’s Assassin: his agency dominates, so he strikes the rivals’ Agents X "
        "and gives up the objective if it is still open.",
    ),
    (plan("AS", 5, "rival", "no_effect"), "Initiative 5, the KGB’s Assassin: no effect while a rival dominates."),
    (
        plan("AM", 5, "rival"),
        "Initiative 5, the KGB’s Ambassador: a rival dominates, so he has the dominating agency’s Agent X detained.",
    ),
    (
        plan("AM", 5, "own", "no_effect"),
        "Initiative 5, the KGB’s Ambassador: no effect while his own agency dominates.",
    ),
    (
        plan("DI", 6, "own"),
        "Initiative 6, the KGB’s Director: his agency dominates, so it also claims the last card of "
        "the objective deck.",
    ),
    (plan("DI", 6, "own", "empty"), "Initiative 6, the KGB’s Director: no effect, the deck he needs is empty."),
    (plan("CR", 7, "rival"), "Initiative 7, the KGB’s Cryptographer: he goes to work, whoever dominates."),
)

EVERYTHING = [event for event, *_ in (*TOLD, *REPORTED, *PLANS)]


@pytest.fixture
def words() -> ColdwarWords:
    found = words_for("coldwar")
    assert isinstance(found, ColdwarWords)
    return found


def test_every_event_kind_of_the_engine_is_told_here():
    assert {event["kind"] for event in EVERYTHING} == set(engines.load("coldwar").events)
    assert {event["why"] for event, _ in PLANS if event["why"]} == set(get_args(Why)) - {""}


@pytest.mark.parametrize(("event", "english", "french"), [*TOLD, *REPORTED])
def test_sentences_of_the_log(words, event, english, french):
    i18n.speak("en")
    assert words.sentence(event, NAMES) == english
    i18n.speak("fr")
    assert unspaced(words.sentence(event, NAMES)) == french


def unspaced(text: str) -> str:
    """French with ordinary spaces for its narrow and unbreakable ones."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


@pytest.mark.parametrize(("event", "sentence"), PLANS)
def test_plans_say_why_they_work_or_do_not(words, event, sentence):
    """R10"""
    assert words.sentence(event, NAMES) == sentence


def test_plans_are_told_differently_in_french(words):
    i18n.speak("fr")
    said = [words.sentence(event, NAMES) for event, _ in PLANS]
    assert len(set(said)) == len(said)
    for sentence in said:
        assert re.match(r"Initiative \d, (le|l’).*du KGB : .*\.$", unspaced(sentence)), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_gaps_or_small_beginnings(words, language):
    i18n.speak(language)
    for event in EVERYTHING:
        said = words.sentence(event, NAMES)
        assert said.endswith((".", "!"))
        assert said[0].isupper() or said[0].isdigit()
        assert not re.search(r"[{}]|%n|\(s\)|\bNone\b| {2}", said), said


@pytest.mark.parametrize("faction", ["M", "E", "N", "P", ""])
def test_every_faction_can_break_a_tie(words, faction):
    """R9.4"""
    said = words.sentence({"kind": "tie", "seats": [CIA, KGB, MI6], "faction": faction, "ahead": KGB}, NAMES)
    named = {"M": "military", "E": "economic", "N": "media", "P": "political", "": "without groups"}[faction]
    assert named in said
    assert "the CIA, the KGB and MI6" in said


def test_one_point_is_not_several(words):
    for language, said in (("en", "1 point of"), ("fr", "1 point d’Influence")):
        i18n.speak(language)
        assert said in words.sentence({"kind": "disorder", "by": CIA, "excess": 1}, NAMES)
