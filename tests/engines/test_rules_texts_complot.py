"""The rules of XIII: Le Complot that players read: every rule has its paragraph, both languages give the same figures,
names and lists are those of the data, what is written as a move follows the notation, and the round that is told can
be played."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import resources
from engines.complot import GAME
from engines.complot.notation import steps
from tests.engines.citing import numbered
from tests.engines.complot.table import Table, at
from tests.engines.test_rules_texts import ANCHOR, LANGUAGES, PICTURE, paragraph, paragraphs, text_of

# How many rules each chapter of the specification has; who sees what (18) is a table.
SIZES = (10, 7, 7, 7, 4, 8, 4, 2, 11, 13, 13, 6, 16, 10, 21, 8, 3, 0, 3)
CHAPTERS = dict(enumerate(SIZES, start=1))
PICTURES = 9
RINGS = {"en": ("blue", "red", "green", "yellow", "plain"), "fr": ("bleu", "rouge", "vert", "jaune", "plain")}
GROUNDS = {"en": {"brown": "brown", "light": "light"}, "fr": {"brown": "brun", "light": "clair"}}


@cache
def data() -> dict[str, Any]:
    file = Path(resources.__file__).parent / "games" / "complot.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def figures(text: str) -> Counter[str]:
    """Numbers of a paragraph, in any order; of phases and rounds each language speaks as often as it likes."""
    return Counter(re.findall(r"R\d+\.\d+|\d+", re.sub(r"[Pp]hases? \d", "", plain(text))))


def rows(language: str, head: str) -> list[list[str]]:
    """The cells of the table under the first heading that begins so."""
    parts = paragraphs("complot", language)
    start = next(number for number, part in enumerate(parts) if part.startswith(f"## {head}"))
    table = next(part for part in parts[start:] if part.startswith("|"))
    return [[plain(cell.strip()) for cell in line.strip("|").split("|")] for line in table.split("\n")[2:]]


def name(record: dict[str, Any], language: str) -> str:
    return plain(record[language])


def counted(count: int, word: str) -> str:
    return f"{count} {word}" + "s" * (count > 1)


def title(rule: str, language: str) -> str:
    found = re.search(r"\*\*([^*]+?)\.?\*\*", plain(paragraph("complot", language, rule)))
    assert found
    return found[1]


COSTS = {
    "en": {
        "lose_points": "{number} point(s)",
        "wound_character": "{number} wound(s)",
        "lose_unit": "{number} unit(s)",
        "discard": "{number} card(s)",
        "lose_autonomy": "{number} autonomy point(s)",
    },
    "fr": {
        "lose_points": "{number} point(s)",
        "wound_character": "{number} blessure(s)",
        "lose_unit": "{number} unité(s)",
        "discard": "{number} carte(s)",
        "lose_autonomy": "{number} point(s) d’autonomie",
    },
}
HEADS = {
    "en": {"places": "All places", "characters": "All characters", "missions": "All primary", "cards": "The action"},
    "fr": {"places": "Tous les l", "characters": "Tous les p", "missions": "Toutes les", "cards": "Les cartes"},
}


def test_every_rule_has_a_paragraph():
    assert set(ANCHOR.findall(text_of("complot", "en"))) == numbered(CHAPTERS)


def test_both_languages_give_the_same_figures():
    for english, french in zip(paragraphs("complot", "en"), paragraphs("complot", "fr"), strict=True):
        assert figures(english) == figures(french), english


@pytest.mark.parametrize("language", LANGUAGES)
class TestTheText:
    def test_phases_stand_in_the_table_and_have_chapters(self, language):
        text = plain(text_of("complot", language))
        listed = re.findall(r"^\| (\d) ([^|]+) \|", text[: text.index("R1.1")], re.MULTILINE)
        assert listed == [(str(phase["id"]), name(phase, language)) for phase in data()["phase"]]
        for number, phase in listed:
            assert re.search(rf"^## Phase {number} ?: {phase}$", text, re.MULTILINE)

    def test_places_are_listed_with_rings_neighbours_and_missions(self, language):
        """R1.1, R1.3"""
        near: dict[int, set[int]] = {place["id"]: set() for place in data()["place"]}
        for path in data()["path"]:
            near[path["a"]].add(path["b"])
            near[path["b"]].add(path["a"])
        missions = {row["place"]: f"{row['id']} {name(row, language)}" for row in data()["mission"]}
        for row in data()["secondary_mission"]:
            missions[row["place"]] = f"{row['id']} {name(row, language)}, {row['points']} points"
        words = dict(zip(RINGS["en"], RINGS[language], strict=True))
        expected = [
            [
                f"{place['id']} {name(place, language)}",
                "" if place["ring"] == "plain" else words[place["ring"]],
                ", ".join(map(str, sorted(near[place["id"]]))),
                missions[place["id"]],
            ]
            for place in data()["place"]
        ]
        assert rows(language, HEADS[language]["places"]) == expected

    def test_rings_are_listed_with_their_places(self, language):
        """R1.1"""
        text = plain(text_of("complot", language))
        for ring, word in zip(RINGS["en"][:4], RINGS[language][:4], strict=True):
            places = ", ".join(str(place["id"]) for place in data()["place"] if place["ring"] == ring)
            assert re.search(rf"^\| {word} ?: [^|]+ \| {places} \|", text, re.MULTILINE)

    def test_characters_are_listed_with_their_values(self, language):
        """R1.4, R1.9"""
        skills = {skill["id"]: name(skill, language) for skill in data()["skill"]}
        codes = Counter(figure["code"] for figure in data()["character"])
        expected = [
            [
                name(figure, language)
                + (f" ({GROUNDS[language][figure['ground']]})" if codes[figure["code"]] > 1 else ""),
                figure["code"],
                skills[figure["skill"]],
                "{combat} {plot} {life} {elimination}".format(**figure),
            ]
            for figure in data()["character"]
        ]
        assert rows(language, HEADS[language]["characters"]) == expected

    def test_missions_are_listed_with_their_tasks(self, language):
        """R1.2"""
        types = {kind["id"]: name(kind, language) for kind in data()["mission_type"]}
        nobody, to = {"en": ("no neutral unit", "; to"), "fr": ("aucune unité neutre", " ; vers")}[language]
        expected = []
        for mission in data()["mission"]:
            units = zip(data()["unit_type"], mission["enemies"], strict=True)
            enemies = [counted(count, name(unit, language).lower()) for unit, count in units if count]
            task = ", ".join(enemies) or str(mission.get("plot", nobody)).replace("-", "\N{MINUS SIGN}")
            if "deliver_to" in mission:
                task += f"{to} {mission['deliver_to']}"
            kind = types[mission["type"]]
            told = f"{mission['id']} {name(mission, language)} ({mission['place']})"
            cost = COSTS[language].get(mission["failure"], "").format(number=mission["failure_value"])
            cost = cost.replace("(s)", "s" if mission["failure_value"] > 1 else "")
            expected.append([told, f"*{kind}.* {task}", cost, str(mission["points"])])
        assert rows(language, HEADS[language]["missions"]) == expected

    def test_units_are_listed_with_numbers_and_prices(self, language):
        """R1.6, R1.7, R9.6"""
        own = plain(paragraph("complot", language, "R1.6"))
        neutral = plain(paragraph("complot", language, "R1.7"))
        several = {unit["type"]: unit["number"] for unit in data()["neutral_unit"]}
        for unit in data()["unit_type"]:
            word = name(unit, language).lower()
            assert re.search(rf"\b{unit['per_player']} {word}", own)
            assert re.search(rf"\b{several[unit['code']]} {word}", neutral)
            hits = {5: "5 (?:or|ou) 6", 4: "4, 5 (?:or|ou) 6"}[unit["combat"]]
            assert re.search(rf"^\| {word} \| {hits} \| {unit['cost']} \|", plain(text_of("complot", language)), re.M)

    def test_cards_have_their_names_numbers_and_paragraphs(self, language):
        """R15.1 to R15.21"""
        counts = Counter(card["type"] for card in data()["action_card"])
        counts["MIS"] = len(data()["secondary_mission"])
        listed = {}
        for cards, number, _ in rows(language, HEADS[language]["cards"]):
            if "+" not in cards:
                listed |= dict(zip(cards.split(", "), map(int, number.split(", ")), strict=True))
        titles = {title(f"R15.{number}", language).split(" +")[0] for number in range(1, 22)}
        for kind in data()["action_type"]:
            assert name(kind, language) in titles
            if kind["id"] == "MIS":
                assert 13 in listed.values()
            elif kind["id"] not in ("COM", "CPC"):
                assert listed[name(kind, language)] == counts[kind["id"]], kind["id"]

    def test_skills_have_their_names_and_phases(self, language):
        """R16.1 to R16.7"""
        for number, skill in enumerate(data()["skill"], start=1):
            assert title(f"R16.{number}", language) == name(skill, language)
            row = rf"^\| {name(skill, language)} \| {skill['phase']} \|"
            assert re.search(row, text_of("complot", language), re.MULTILINE)

    def test_moves_are_written_in_the_notation(self, language):
        written = re.findall(r"`([^`]+)`", text_of("complot", language))
        codes = re.compile(r"(?:[A-EN]\.)?[ackds][0-9]?|[A-Z]{3}[0-9]{1,2}")
        assert len(written) > 80
        for text in written:
            if not codes.fullmatch(text):
                for step in steps(text):
                    assert GAME.write(GAME.read(step)) == step

    def test_rules_that_are_referred_to_exist(self, language):
        assert set(re.findall(r"R\d+\.\d+", text_of("complot", language))) == numbered(CHAPTERS)

    def test_pictures_are_shown(self, language):
        assert len(PICTURE.findall(text_of("complot", language))) == PICTURES


class TestTheRoundThatIsTold:
    """Alice is seat A, Bruno B, Chloé C; the order of round 2 is Bruno, Alice, Chloé."""

    def told(self, phase: int, turn: str | None = None, *, until: int = 8, **more: Any) -> Table:
        return at(
            order="BAC", phase=phase, turn=turn, active="M17,M06", ip={"A": 0, "B": 3, "C": 0}, until=until, **more
        )

    def test_income(self):
        """R8.1"""
        board = {5: "A:XIII,a1,a2", 3: "B:JON,a1,a2", 4: "C:AMO,a1,a2"}
        assert self.told(4, until=4, board=board).passed("anytime").ap == (8, 6, 6)

    def test_movement_and_combat(self):
        """R9.6, R10.1, R11.4, R12.3"""
        board = {3: "B:JON,a1,a2,d1", 5: "A:XIII,a1,a2,c1", 4: "C:AMO,a1,a2,c1"}
        hands = {"A": "MIS01", "C": "COM07"}
        table = self.told(6, "B", until=7, board=board, hands=hands, ap={"A": 6, "B": 3, "C": 4})
        table.play("B: mv 3-24 JON,a1,a2,d1", "B: mv 24-25 JON,a1,a2,d1", "B: end").passed()
        table.play("A: mv 5-8 XIII,a1,c1", "A: mv 5-1 a2", "A: MIS01", "A: end").passed()
        table.play("C: mv 4-25 AMO,a1,c1")
        assert table.ap == (4, 1, 3)
        table.play("C: end").passed()
        assert table.at(25, "C") == {"AMO", "C.a1", "C.c1"}
        assert table.event("duel")["attacker"] == 2
        table.dice(2, 3, 6, 4, 2, 5, 1, 6, 3)
        table.play("C: cap AMO>JON").passed()
        table.play("C: cards COM07>AMO").passed()
        table.play("C: wounds AMO:1,a1:1", "B: wounds JON:1,a1:1,a2:1")
        assert (table.wounds("JON"), table.wounds("AMO")) == (1, 1)
        assert table.at(25, "B") == {"JON", "B.d1"}
        assert table.at(25, "C") == {"AMO", "C.c1"}
        table.play("C: retreat 4").passed()
        assert table.at(4, "C") == {"AMO", "C.a2", "C.c1"}
        assert table.has_recoil("AMO")

    def test_missions(self):
        """R13.1, R13.5, R13.6, R13.10, R15.5"""
        board = {25: "B:JON,d1", 8: "A:XIII,a1,c1", 1: "A:a2", 4: "C:AMO,c1,a2"}
        table = self.told(
            8, "B", board=board, hands={"A": "SOU1"}, secondary="MIS01", wounds={"JON": 1}, recoil="AMO,C.c1"
        )
        table.dice(4, 5, 2, 3, 4, 1, 6, 1, 4, 2, 3, 5)
        table.play("B: try M17").passed()
        table.play("B: wound JON")
        assert table.asked == "A"
        table.play("A: wound N.a1", "A: wound N.k1").passed()
        table.play("B: stay").passed()
        assert table.wounds("JON") == 2
        table.play("B: carry JON")
        assert table.mission("M17").winner == 1
        assert table.ip == (2, 3, 0)
        table.play("A: try M06 by=XIII", "A: SOU1 d1")
        assert table.ip == (6, 3, 0)
