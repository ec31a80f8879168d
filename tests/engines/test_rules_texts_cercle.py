"""The rules of The Circle that players read: every rule has its paragraph, both languages give the same figures and
name the same cards, every card is listed once, and what is written as a move follows the notation."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.engines.citing import numbered
from tests.engines.test_rules_texts import ANCHOR, LANGUAGES, paragraph, paragraphs, text_of

# How many rules each chapter of the specification has; all can be met by a player.
CHAPTERS = {1: 13, 2: 7, 3: 6, 4: 9, 5: 10, 6: 18, 7: 16, 8: 14, 9: 2, 10: 8, 11: 5, 12: 3}
CARD = r"(?:[ISRO][1-4][a-c]|N(?:0[1-9]|1[0-9]|20))"
PILES = {f"{division}{number}" for division in "ISRO" for number in range(1, 5)}
STEP = rf">(?:{CARD}|[1-6][ISRO]|P[1-6]|[ISRO][1-9]|\*|-)"
MOVE = re.compile(
    rf"c:[a-z]+|s:[A-Z]{{2}}|a:(?:N[0-9]{{2}}|[ISRO][1-4])|d:-|[xiugt]:{CARD}|{STEP}|[me]|[vgbt]-|v\+|h:[ISRO]|b:[1-9]"
)
WHOLE = re.compile(rf"x:{CARD}>{CARD}|x:{CARD}>[1-6][ISRO](?:,[1-6][ISRO])*|d:(?:[ISRO][1-9])+|p:{CARD}\+[ISRO][1-9]")
ACTIONS = 16
WEAKER = {1: "2 / 1", 2: "2 / 1", 3: "2 / 1", 4: "2 / 3", 5: "2 / 1", 6: "2 / 1"}  # R1.11, by R7.n


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def figures(text: str) -> Counter[str]:
    """Cards and numbers of a paragraph, in any order; of phases each language speaks as often as it likes."""
    return Counter(re.findall(rf"{CARD}|R\d+\.\d+|\d+", re.sub(r"[Pp]hase \d", "", plain(text))))


def action_rows(language: str) -> dict[str, tuple[str, str]]:
    """The table of the actions: strength and what it says in short."""
    (table,) = [part for part in paragraphs("cercle", language) if "**INT**" in part]
    rows = re.findall(r"^\| ([^|*]+) \| ?([^|]*?) ?\| ([^|]+) \|$", plain(table), re.MULTILINE)
    return {name: (strength, told) for name, strength, told in rows[1:]}


def title(language: str, number: int) -> str:
    return re.findall(r"\*\*([^*]+)\*\*", plain(paragraph("cercle", language, f"R7.{number}")))[0]


def test_every_rule_has_a_paragraph():
    assert set(ANCHOR.findall(text_of("cercle", "en"))) == numbered(CHAPTERS)


def test_both_languages_give_the_same_figures_and_name_the_same_cards():
    for english, french in zip(paragraphs("cercle", "en"), paragraphs("cercle", "fr"), strict=True):
        assert figures(english) == figures(french), english


@pytest.mark.parametrize("language", LANGUAGES)
class TestTheText:
    def test_phases_stand_in_the_table_and_have_chapters(self, language):
        text = plain(text_of("cercle", language))
        for number, name in re.findall(r"^\| (\d) ([^|]+) \|", text[: text.index("R1.1")], re.MULTILINE):
            assert re.search(rf"^## Phase {number} ?: {name}$", text, re.MULTILINE)

    def test_every_card_and_pile_is_listed_once(self, language):
        text = plain(text_of("cercle", language))
        piles = dict(re.findall(r"^\| ([ISRO]\d) [^|]+ \| \d / \d \| ([^|]+) \|$", text, re.MULTILINE))
        assert piles.keys() == PILES
        assert Counter(len(names.split(", ")) for names in piles.values()) == {3: 8, 2: 8}
        for pile, names in piles.items():
            assert all(name.startswith(pile + letter) for letter, name in zip("abc", names.split(", "), strict=False))
        neutral = re.findall(r"^\| (N\d\d) [^|]+ \| [^|]+ \| \d / \d \| [^|]+ \|$", text, re.MULTILINE)
        assert neutral == [f"N{number:02}" for number in range(1, 21)]

    def test_piles_and_neutral_spies_have_the_sixteen_actions(self, language):
        text = plain(text_of("cercle", language))
        titles = [title(language, number) for number in range(1, ACTIONS + 1)]
        assert re.findall(r"^\| [ISRO]\d ([^|]+) \| \d / \d ", text, re.MULTILINE) == titles
        told = re.findall(r"^\| N\d\d [^|]+ \| ([^|]+) \| \d / \d ", text, re.MULTILINE)
        assert {re.sub(r" \(\d\)$", "", action) for action in told} == set(titles)

    def test_exclusive_spies_stand_on_top_of_twelve_piles_and_with_their_nations(self, language):
        """R1.10, R1.13"""
        text = plain(text_of("cercle", language))
        tops = re.findall(r"^\| ([ISRO]\d) [^|]+ \| \d / \d \| \1a ([^,|]+) \(([^)]+)\)", text, re.MULTILINE)
        assert len(tops) == 12
        assert Counter(nation for _, _, nation in tops) == dict.fromkeys({nation for _, _, nation in tops}, 2)
        for pile, alias, nation in tops:
            assert re.search(rf"^\| {nation} \| [^|]+ \| [^|]*{alias} \({pile}a\)", text, re.MULTILINE)

    def test_spies_are_called_what_the_lists_call_them(self, language):
        """An example that names a card says who it is. In French “le” may be drawn into “du” and “au”, or give way."""
        text = plain(text_of("cercle", language))
        names = dict(re.findall(r"^\| (N\d\d) ([^|]+) \|", text, re.MULTILINE))
        for listed in re.findall(r"^\| [ISRO]\d [^|]+ \| \d / \d \| ([^|]+) \|$", text, re.MULTILINE):
            names |= {name[:3]: re.sub(r" \([^)]+\)$", "", name[4:]) for name in listed.split(", ")}
        assert len(names) == 60
        cited = re.findall(rf"([^.:;(]*?)(?: prêt)? \(({CARD})[,)]", text)
        assert len(cited) > 50
        for before, card in cited:
            assert before.endswith(re.sub(r"^(?:The |Le |La |L’)", "", names[card])), card

    def test_actions_have_their_division_and_their_strength(self, language):
        """R7, R1.11"""
        rows = action_rows(language)
        assert len(rows) == ACTIONS
        for number in range(1, ACTIONS + 1):
            told = plain(paragraph("cercle", language, f"R7.{number}"))
            name = title(language, number)
            division = ("INT", "SUP", "REC", "OPS")[(number - 1) // 4]
            assert f"**{name}** ({division}" in told
            assert rows[name][0] == WEAKER.get(number, "")
            (told_strength,) = re.findall(rf"\*\* \({division}([^)]*)\)", told)
            assert " / ".join(re.findall(r"\d", told_strength)) == WEAKER.get(number, "")

    def test_attacks_are_called_so_where_they_stand(self, language):
        """R6.10: five actions attack, and the others are never called attacks."""
        listed = plain(paragraph("cercle", language, "R6.10")).split("(1)")[0]
        word = {"en": "attack", "fr": "attaque"}[language]
        for number in range(1, ACTIONS + 1):
            name = title(language, number)
            is_attack = number in (6, 11, 14, 15, 16)
            assert (name in listed) == is_attack
            short = action_rows(language)[name][1]
            assert (re.search(rf"(?:; |\(){word}\)?", short) is not None) == is_attack

    def test_start_squares_follow_two_mirrored_lines(self, language):
        """R2.6"""
        text = plain(text_of("cercle", language))
        rows = re.findall(r"^\| [^|]+ \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$", text, re.MULTILINE)
        players, own, circle, exclusive = ([int(figure) for figure in row] for row in rows)
        assert players == [2, 3, 4, 5, 6]
        assert own == [count - 2 for count in players]
        assert circle == [6 - count for count in players]
        assert exclusive == [2 * count for count in players]

    def test_moves_are_written_in_the_notation(self, language):
        written = re.findall(r"`([^`]+)`", text_of("cercle", language))
        assert len(written) == 48
        assert [text for text in written if not (MOVE.fullmatch(text) or WHOLE.fullmatch(text))] == []

    def test_rules_that_are_referred_to_exist(self, language):
        assert set(re.findall(r"R\d+\.\d+", text_of("cercle", language))) == numbered(CHAPTERS)
