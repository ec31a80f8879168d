"""The rules of Guerre froide that players read: every rule has its paragraph, names and values are those of the data,
and the examples in the pictures are played with the engine. The other examples are worked examples of the specification
(`tests/engines/coldwar/`)."""

from __future__ import annotations

import re

import pytest

from docs.drawing import coldwar as draw
from engines.coldwar.box.contents import BOX
from tests.engines.coldwar.table import AGENCIES, Table, closing
from tests.engines.test_rules_texts import ANCHOR, LANGUAGES, paragraph, paragraphs, text_of

# How many rules each chapter of the specification has; all can be met by a player. Chapter 4 is a table.
CHAPTERS = {1: 5, 2: 6, 3: 9, 5: 5, 6: 5, 7: 8, 8: 4, 9: 10, 10: 21, 11: 4, 12: 7, 13: 7, 14: 7, 15: 5}
FIGURES = re.compile(r"[0-9X=]+")
EVENT_RULES = {"NOB": "R12.2", "LIV": "R12.3", "NUC": "R12.4", "SUM": "R12.5", "SPA": "R12.6", "OLY": "R12.7"}
POWERS = {"M": "R8.1", "E": "R8.2", "N": "R8.3", "P": "R8.4"}
PLANS = {"MS": "R10.5", "DD": "R10.7", "DA": "R10.8", "AN": "R10.12", "AS": "R10.15", "AM": "R10.16", "DI": "R10.18"}


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def example_after(rule: str, language: str) -> str:
    parts = paragraphs("coldwar", language)
    start = parts.index(paragraph("coldwar", language, rule))
    return plain(next(part for part in parts[start:] if part.startswith(("*Example.*", "*Exemple.*"))))


def position(obj: str, hands: draw.Hands, actor: str, passes: int) -> Table:
    mode = "duel" if len(hands) == 2 else "trio"
    seats = " | ".join(f"{agency} x=DD groups={','.join(hands[agency])}" for agency in AGENCIES if agency in hands)
    return Table(f"mode={mode} turn=3 phase=struggle act={actor} obj={obj} bal=CIA passes={passes} | {seats}")


def test_every_rule_has_a_paragraph():
    expected = {f"R{chapter}.{number}" for chapter, count in CHAPTERS.items() for number in range(1, count + 1)}
    assert set(ANCHOR.findall(text_of("coldwar", "en"))) == expected


@pytest.mark.parametrize("language", LANGUAGES)
class TestTheDataInTheTexts:
    def test_the_title(self, language):
        assert plain(text_of("coldwar", language)).startswith(f"# {plain(getattr(BOX.facts, language))}\n")

    def test_factions_and_powers(self, language):
        for faction in BOX.factions:
            name = getattr(faction, language)
            assert name.lower() in paragraph("coldwar", language, "R1.1").lower()
            assert f"**{name}" in paragraph("coldwar", language, POWERS[faction.id])

    def test_agents_and_their_initiative(self, language):
        """R1.4, and the table and the chapter of the plans."""
        text = text_of("coldwar", language)
        for agent in BOX.agents:
            name = getattr(agent, language)
            assert f"| {agent.initiative} {name} |" in text
            assert name in paragraph("coldwar", language, "R1.4")
            rule = PLANS.get(agent.code) or {"cipher": "R10.19", "intercept": "R10.20"}[agent.variant]
            assert re.search(rf"\*\*{agent.initiative}\s?:[^*]*{name}", paragraph("coldwar", language, rule))

    def test_events_and_their_rules(self, language):
        for objective in BOX.objectives:
            if objective.kind == "event":
                told = paragraph("coldwar", language, EVENT_RULES[objective.id])
                assert f"**{getattr(objective, language)}** (" in told

    def test_every_objective_stands_in_the_list_with_its_values(self, language):
        text = plain(text_of("coldwar", language))
        for objective in BOX.objectives:
            row = (
                f"| {plain(getattr(objective, language))} ({objective.id}) | {objective.vp} | "
                f"{' '.join(objective.profile)} |\n"
            )
            assert row in text
            heading = re.findall(r"\*\*[^*\n]* (\d+), population (\d+)\.\*\*", text[: text.index(row)])[-1]
            assert heading == (str(objective.stability), str(objective.population))

    def test_phases(self, language):
        for number, phase in enumerate(BOX.phases, 1):
            assert f"| {number} {getattr(phase, language)} |" in text_of("coldwar", language)
            assert f"## Phase {number}" in text_of("coldwar", language)

    def test_targets(self, language):
        """R13.1"""
        for mode in BOX.modes:
            assert str(mode.target) in paragraph("coldwar", language, "R13.1")


class TestThePictures:
    def test_hold_figures_and_no_words(self):
        for name, text in draw.drawn().items():
            for told in re.findall(r"<text[^>]*>([^<]*)</text>", text):
                assert FIGURES.fullmatch(told), name


class TestTheExamples:
    def test_the_tie_in_turkey(self):
        """R9.4"""
        table = position(draw.TIE_ON, draw.TIE, "CIA", 2).play("CIA pass")
        assert table.told("totals") == [{"influence": [13, 13, 13], "stability": 13, "ranking": [1, 0, 2]}]
        assert [(tie["faction"], tie["ahead"]) for tie in table.told("tie")] == [("P", 1), ("N", 0)]
        for language in LANGUAGES:
            assert {"P2", "N6", "N4", "13"} <= set(re.findall(r"\w+", example_after("R9.4", language)))

    def test_what_p3_may_do_in_iran(self):
        """R8.4: the picture allows one move and forbids two."""
        table = position(draw.GIFTS_ON, draw.GIFTS, "CIA", 0)
        assert [table.seat(agency)["influence"] for agency in AGENCIES] == [7, 10, 11]
        moves = table.legal("CIA")
        assert "act P3 N4" in moves
        assert "act P3 E6" in moves
        assert table.refused("CIA act P3 M4 KGB") == ("would_overflow", "R8.4")
        assert table.refused("CIA act P3 M4 MI6") == ("receiver_full", "R8.4")
        table.play("CIA act P3 N4")
        assert table.groups("CIA") == "P3m,M4r,N4m"
        assert table.seat("CIA")["influence"] == 11
        for language in LANGUAGES:
            told = example_after("R8.4", language)
            assert {"7 + 4 = 11", "10 + 4 = 14"} <= set(re.findall(r"\d+ \+ \d+ = \d+", told))

    def test_the_bars_against_the_stability_of_iran(self):
        """R9.1: 9 and 11 are in order, 12 is not."""
        assert draw.TOTALS == {"CIA": 9, "KGB": 11, "MI6": 12}
        table = closing("AN DA DI", groups="E4r,P5r M6r,E5r N6r,P6r", obj=draw.TOTALS_ON)
        assert table.told("totals")[0]["influence"] == list(draw.TOTALS.values())
        assert table.told("dominates") == [{"by": 1, "objective": "IRN"}]
        assert [told["by"] for told in table.told("disorder")] == [2]
        assert table.told("eliminated") == [{"by": 2, "agent": "DI", "cause": "disorder"}]

    def test_the_turn_told_from_beginning_to_end(self):
        """The text names every card; the picture shows the groups at the Cease-fire."""
        table = Table("mode=duel turn=1 phase=planning obj=CUB bal=CIA gdeck=P5,E4,N4,E2,E3 | CIA | KGB")
        table.play(
            "CIA x AS",
            "KGB x MS",
            "CIA start CIA",
            "CIA rec",
            "KGB rec",
            "CIA act P5 E4",
            "KGB rec",
            "CIA act E4 N4",
            "KGB rec",
            "CIA pass",
            "KGB act E2 N4",
            "CIA pass",
            "KGB act N4",
            "KGB peek rec",
            "CIA pass",
        )
        for agency, held in draw.TURN.items():
            assert set(table.groups(agency).split(",")) == set(held)
        table.play("KGB pass")
        assert table.told("dominates") == [{"by": 0, "objective": draw.TURN_ON}]
        assert table.scores == [0, 10]
        assert table.seat("KGB")["out"] == [["MS", "T"]]
        assert table.view()["balance"] == 0
