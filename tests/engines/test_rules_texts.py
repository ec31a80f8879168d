"""The rules that players read (`resources/rules/`): complete, the same in every language, and true to the engine.

A refusal names a rule by its number, and the window opens the paragraph with that anchor; so every number an engine
cites must have one. The examples in the texts and pictures are counted with the engine.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

import engines
import resources
from docs.drawing import wagons as draw
from engines.wagons.actions import PlaceCard
from engines.wagons.box.contents import BOX
from engines.wagons.effects import RULES
from engines.wagons.towns.grid import coordinates
from engines.wagons.towns.outlines import terrain_cells
from engines.wagons.towns.town import EMPTY
from tests.engines.wagons.written import read_town, write_town

ROOT = Path(__file__).parents[2]
FOLDER = Path(resources.__file__).parent / "rules"
LANGUAGES = ("en", "fr")
ANCHOR = re.compile(r'<a id="(R\d+\.\d+)"></a>')
PICTURE = re.compile(r"!\[([^\]]+)\]\(([^)]+)\)")
# A text may be there before its game can be played, and is held to the same form.
GAMES = sorted({*engines.games(), *(file.stem for file in FOLDER.glob("*/*.md"))})
# How many rules each chapter of the specification of Wagons has; all can be met by a player.
CHAPTERS = {1: 5, 2: 7, 3: 6, 4: 5, 5: 6, 6: 11, 7: 3, 8: 3, 9: 18, 10: 4, 11: 4, 12: 3, 13: 6}


def text_of(game: str, language: str) -> str:
    return (FOLDER / language / f"{game}.md").read_text(encoding="utf-8")


def paragraphs(game: str, language: str) -> list[str]:
    return text_of(game, language).strip("\n").split("\n\n")


def paragraph(game: str, language: str, rule: str) -> str:
    return next(part for part in paragraphs(game, language) if f'<a id="{rule}"></a>' in part)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
class TestEveryGame:
    def test_has_rules_with_a_title_and_chapters(self, game, language):
        text = text_of(game, language)
        assert re.match(r"# \S", text)
        assert len(re.findall(r"^## \S", text, re.MULTILINE)) >= 5

    def test_anchors_are_unique_and_begin_their_paragraph(self, game, language):
        anchors = ANCHOR.findall(text_of(game, language))
        assert len(anchors) == len(set(anchors))
        for part in paragraphs(game, language):
            body = re.sub(rf"^(?:{ANCHOR.pattern})+|`[^`]*`", "", part)
            assert "<" not in body, "the text browser knows no other tag, and an anchor stands first"

    def test_a_paragraph_is_one_line_so_that_it_can_be_quoted(self, game, language):
        wrapped = [part for part in paragraphs(game, language) if "\n" in part and not part.startswith("|")]
        assert wrapped == []

    def test_pictures_exist_and_say_what_they_show(self, game, language):
        for words, target in PICTURE.findall(text_of(game, language)):
            assert (FOLDER / language / target).resolve().is_file(), target
            assert len(words) > 10

    def test_apostrophes_are_typographic(self, game, language):
        assert re.findall(r"\w'\w", text_of(game, language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", engines.games())
def test_every_rule_an_engine_cites_has_a_paragraph(game, language):
    cited = cited_rules(game)
    assert cited
    assert cited <= set(ANCHOR.findall(text_of(game, language)))


def cited_rules(game: str) -> set[str]:
    """Rule numbers that stand alone as a string in the engine: what its refusals and outcomes carry."""
    found = set()
    for file in Path(engines.__file__).parent.joinpath(game).glob("*.py"):
        nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        texts = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
        found |= {text for text in texts if re.fullmatch(r"R\d+\.\d+", text)}
    return found


@pytest.mark.parametrize("game", GAMES)
def test_all_languages_have_the_same_rules_chapters_and_pictures_in_the_same_order(game):
    def shape(language: str) -> list[str]:
        parts = []
        for part in paragraphs(game, language):
            picture = PICTURE.fullmatch(part)
            parts.append(picture[2] if picture else " ".join(ANCHOR.findall(part)) or part.split(" ")[0].strip("*#|"))
        return [part if part.startswith(("R", "..")) else "" for part in parts]

    assert shape("en") == shape("fr")


@pytest.mark.parametrize("game", GAMES)
def test_french_keeps_high_punctuation_with_its_word(game):
    """A space that cannot break before : ; ? ! » and after «. Code, tags and pictures' addresses are not prose."""
    prose = re.sub(r"`[^`]*`|<[^>]*>|!\[|\]\([^)]*\)|^\|[-|]+\|$", "", text_of(game, "fr"), flags=re.MULTILINE)
    assert re.findall(r".{0,20}[^\u00a0\u202f][:;?!»]", prose) == []
    assert re.findall(r"«[^\u00a0\u202f].{0,20}", prose) == []


@pytest.mark.parametrize("game", GAMES)
def test_french_capitals_keep_their_accents(game):
    assert re.findall(r"\bA (?:tout|total|votre|côté|l’)|\bE(?:cri|gal|tap|tat)\w*", text_of(game, "fr")) == []


def test_every_rule_of_wagons_has_a_paragraph():
    expected = {f"R{chapter}.{number}" for chapter, count in CHAPTERS.items() for number in range(1, count + 1)}
    assert set(ANCHOR.findall(text_of("wagons", "en"))) == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("goal", BOX.goals, ids=lambda goal: goal.id)
def test_goals_stand_in_the_rules_as_in_the_data(goal, language):
    word = {"en": "card", "fr": "carte"}[language]
    name, told, note = (getattr(goal, language + field) for field in ("", "_text", "_note"))
    expected = f'<a id="R9.{goal.card}"></a>**{name}** ({word} {goal.card}). {told} {note}'
    assert paragraph("wagons", language, f"R9.{goal.card}") == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_use_the_names_of_the_data(language):
    territories = paragraph("wagons", language, "R1.2")
    for part in (*BOX.terrains, *BOX.icons):
        assert getattr(part, language) in territories


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_picture_of_a_game_is_shown(game, language):
    stored = {file.name for file in (FOLDER / "pictures").glob(f"{game}-*.svg")}
    assert {Path(target).name for _, target in PICTURE.findall(text_of(game, language))} == stored


def test_the_pictures_are_as_they_are_drawn(tmp_path):
    subprocess.run([sys.executable, "-m", "docs.drawing", "--into", tmp_path], cwd=ROOT, check=True)
    stored = {file.name: file.read_bytes() for file in (FOLDER / "pictures").iterdir()}
    drawn = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert stored.keys() == drawn.keys()
    changed = [name for name in stored if stored[name] != drawn[name]]
    assert not changed, "run python -m docs.drawing"


# What the examples say, and the towns they speak of: those drawn, and those told in words.
EXAMPLES = [
    ("badlands", draw.TOWNS["badlands"], 4),
    ("happy_cows", "Pc Db/Db Sb", 2),
    ("clearing", "Mf Mf Mf Mf Fb Fb Fb", 5),
    ("circle_wagons", draw.TOWNS["circle_wagons"], 6),
    ("gold_country", "Mm Mb/Mb ..", 2),
    ("prairie_life", "Dc Dc Dc Dc Dc Pb Pb Pb Pb", 4),
    ("cool_water", draw.TOWNS["cool_water"], 6),
    ("boom_bust", "Dm Dm", 5),
    ("wagon_train", draw.TOWNS["wagon_train"], 7),
    ("bootleggers", "Db Dw Db/.. Df Df/Dw Db Dc/Df Df Db", 5),
    ("undiscovered", draw.TOWNS["undiscovered"], 5),
    ("fortified", draw.TOWNS["fortified"], 14),
    ("herd", draw.TOWNS["herd"], 8),
    ("target_practice", draw.TOWNS["target_practice"], 3),
    ("rifles_ready", "Dg Df Dg", 2),
]
NOTHING = [
    ("undiscovered", draw.TOWNS["undiscovered_corner"]),
    ("undiscovered", draw.TOWNS["undiscovered_double"]),
    ("boom_bust", "Dm Dm Dm"),
]
COMPARISONS = [
    ("smalltown_charm", "/".join(["Db Db Db"] * 7), "/".join(["Db Db Db Db"] * 7), (7, 0)),
    ("claim_jumpers", "Dm Dm Dm Dm Dg Dg", "Dm Dm Dm Dg Dg Dg", (4, 5)),
    ("claim_jumpers", "Dm Dm Dm Dm Dg Dg Dg", "Dm Dm Dm Dg Dg Dg", (9, 0)),
    ("one_too_many", "Db Db Db Db Db", "Db Db Db", (-3, 0)),
]


def rule_of(goal_id: str):
    return next(rule for rule in RULES.values() if rule.goal.id == goal_id)


def example_after(rule: str, language: str) -> str:
    """The example that follows a rule, with its figures in plain spaces."""
    parts = paragraphs("wagons", language)
    start = parts.index(paragraph("wagons", language, rule))
    found = next(part for part in parts[start:] if part.startswith(("*Example.*", "*Exemple.*")))
    return found.replace("\u00a0", " ")


@pytest.mark.parametrize(("goal_id", "town", "points"), EXAMPLES, ids=[row[0] for row in EXAMPLES])
def test_the_examples_of_the_goals_are_counted_right(goal_id, town, points):
    rule = rule_of(goal_id)
    assert rule.values(read_town(town), EMPTY)[0] == points
    for language in LANGUAGES:
        assert f"{points} points" in example_after(f"R9.{rule.goal.card}", language)


@pytest.mark.parametrize(("goal_id", "town"), NOTHING)
def test_the_counter_examples_score_nothing(goal_id, town):
    assert rule_of(goal_id).values(read_town(town), EMPTY)[0] == 0


@pytest.mark.parametrize(("goal_id", "own", "other", "points"), COMPARISONS)
def test_the_examples_that_compare_towns_are_counted_right(goal_id, own, other, points):
    assert rule_of(goal_id).values(read_town(own), read_town(other)) == points


def test_the_town_with_its_groups_is_outlined_as_the_engine_outlines_it():
    """R8.1, R8.3"""
    town = read_town(draw.TOWNS["groups"])
    assert town.sizes == tuple(count for count, _ in draw.LARGEST) == (4, 1, 6, 5, 1, 3)
    for (count, cells), group in zip(draw.LARGEST, terrain_cells(town), strict=True):
        assert set(cells) == set(coordinates(group, town.top))
        assert len(cells) == count
    for language in LANGUAGES:
        assert f"{sum(town.sizes)} points" in example_after("R8.3", language)


def test_the_places_in_the_picture_are_legal_and_illegal_as_marked():
    """R6.2, R6.4"""
    town = EMPTY.placed(PlaceCard(1, 0, 0, False))
    for (x, y), good, _ in draw.PLACES:
        assert town.has_anchor(x, y) == good


def test_the_example_of_covering_is_counted_right():
    """R6.6"""
    before = EMPTY.placed(PlaceCard(1, 0, 0, False)).placed(PlaceCard(6, 2, 0, False))
    after = before.placed(PlaceCard(5, 1, 0, True))
    assert (sum(before.sizes), sum(after.sizes)) == (6, 8)
    assert write_town(after) == "Pc Mf Dc Fw/Pm Dg Dw Fc"
    for language in LANGUAGES:
        assert {"6 points", "8 points"} <= set(re.findall(r"\d points", example_after("R6.6", language)))
