"""The table of Guerre froide in plain text, and the full text of its cards."""

from __future__ import annotations

import pytest

from qtapp.base import i18n
from qtapp.words import words_for
from qtapp.words.coldwar.names import names
from qtapp.words.coldwar.tips import tips
from tests.qtapp.words.test_coldwar_secrets import part
from tests.qtapp.words.test_coldwar_words import KGB, LANGUAGES, NAMES, assert_whole, moments, of_phase

ROSTERS = [("duel", ""), ("trio", "amb"), ("trio", "amb+cipher"), ("trio", "intercept")]


def text_of(update) -> str:
    return words_for("coldwar").text_board(update, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_are_short_and_carry_no_blanks_at_their_end(language):
    i18n.speak(language)
    for moment in moments():
        for update in moment.everyone:
            for line in text_of(update).splitlines():
                assert line == line.rstrip()
                assert len(line) <= 112
                assert "{" not in line
                assert "%n" not in line
                assert "None" not in line


def test_everything_on_the_table_is_written_down():
    for moment in moments():
        for update in moment.everyone:
            view, text = update.view, text_of(update)
            if view["objective"]:
                card = view["objective"]
                head = next(part for part in text.split("\n\n") if part.startswith("OBJECTIVE"))
                assert names().objective(card["id"]) in head
                for number in (card["stability"], card["population"], card["vp"]):
                    assert str(number) in head
                assert ", ".join(map(names().faction, card["profile"])) in head
            for seat, place in enumerate(view["seats"]):
                written = part(text, seat).replace("\n", " ")
                assert f": {view['scores'][seat]} VP" in written
                assert f"{place['influence']} of " in written or view["objective"] is None
                for group in place["groups"]:
                    state = "ready" if group["ready"] else "mobilised"
                    assert f"{group['id']}  {names().group(group['id'])}, {state}" in written
                hidden = place["possible"] if place["agent_is"] == "hidden" else ()
                for agent in (*(place["hq"] or ()), *place["leave"], *(code for code, _ in place["out"]), *hidden):
                    assert names().agent(agent) in written
                for objective in place["won"]:
                    assert names().objective(objective) in written
            assert_decks(view, text)


def assert_decks(view, text) -> None:
    decks = next(part for part in text.split("\n\n") if part.startswith("DECKS")).splitlines()
    counts = [line for line in decks if "card" in line and ":" not in line]
    assert [int(line.split("deck")[-1].split("pile")[-1].split()[0]) for line in counts] == [
        view["groups"]["count"],
        view["discard"]["count"],
        view["objectives"]["count"],
    ]
    if view["discard"]["top"]:
        assert names().group(view["discard"]["top"]) in "\n".join(counts)
    told = [line for line in decks if "you know" in line or "known to all" in line]
    assert len(told) == len(view["groups"]["known"]) + len(view["objectives"]["known"])


def test_what_a_seat_alone_knows_is_written_for_it_alone():
    moment = of_phase("peek")
    own, other = (moment.update(seat) for seat in (moment.seat, None))
    (card,) = own.view["looking"]["cards"]
    assert f"ONLY YOU SEE\n  1. {names().group(card)} ({card})" in text_of(own)
    assert "you know" in text_of(own)
    assert "ONLY YOU SEE" not in text_of(other)
    assert "you know" not in text_of(other)


def test_the_report_of_the_last_cease_fire_is_told_in_full():
    moment = of_phase("double_agent")
    update = moment.update(None)
    text = " ".join(text_of(update).split("REPORT OF THE LAST CEASE-FIRE")[1].split())
    words = words_for("coldwar")
    assert update.view["report"]
    for event in update.view["report"]:
        assert words.sentence(event, NAMES) in text


def test_pending_effects_are_told():
    update = of_phase("start").update(None)
    view = {**update.view, "pending": {"listening": [0, 1], "analyst": 2}}
    assert (
        "TO COME\n  The CIA listens in on the KGB in the Planning phase.\n"
        "  MI6 arranges the top of the group deck in the Briefing."
    ) in text_of(update._replace(view=view))
    assert "TO COME" not in text_of(update._replace(view={**view, "pending": {"listening": None, "analyst": None}}))


def test_the_text_board_speaks_the_language():
    i18n.speak("fr")
    text = text_of(of_phase("start").update(None))
    for heading in ("TOUR ", "OBJECTIF", "PAQUETS", "Quartier général"):
        assert heading in text


# Tips


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_full_text(language):
    i18n.speak(language)
    known = names()
    for code, row in known.groups.items():
        assert known.group(code) in tips().group(code)
        assert known.power(row["faction"]) in tips().group(code)
    for code, row in known.objectives.items():
        tip = tips().objective(code)
        assert known.objective(code) in tip
        assert ", ".join(map(known.faction, row["profile"])) in tip
        if row["kind"] == "event":
            assert known.text(row, "ability") in tip
    for mode, roster in ROSTERS:
        for row in known.agents:
            if mode in row["modes"]:
                tip = tips().agent(row["code"], mode, roster)
                assert known.text(row) in tip
                assert str(row["initiative"]) in tip
                for line in tip.splitlines():
                    assert_whole(line)
    for tip in (tips().balance(), tips().domination(), tips().domination(KGB)):
        assert tip.count("\n") == 1
        assert_whole(tip)


def test_plans_read_as_they_are_in_their_mode():
    """R10.14: two Analysts are judged differently by two and by three players."""
    assert "does not dominate" in tips().agent("AN", "duel")
    assert "only the dominating agency’s works" in tips().agent("AN", "trio", "amb")
    assert "If your agency dominates: your opponent claims" in tips().agent("MS", "duel")
    assert "If your agency dominates: the runner-up claims" in tips().agent("MS", "trio", "amb")
    assert "Cryptographer (Decryption)" in tips().agent("CR", "trio", "amb+cipher")
    assert "Cryptographer (Interception)" in tips().agent("CR", "trio", "intercept")
    assert "Whoever dominates" in tips().agent("DA", "trio", "amb")


@pytest.mark.parametrize(
    ("language", "help_text"),
    [
        ("en", "Gives up the objective to clear the field."),
        ("fr", "Renonce à l’objectif pour faire le vide."),
    ],
)
def test_nobody_speaks_of_the_ambassador_in_a_duel(language, help_text):
    """R2.5: there is none."""
    i18n.speak(language)
    assert tips().agent("AS", "duel").splitlines()[-1] == help_text
    ambassador = names().text(names().agent_row("AM", "amb"))
    assert ambassador in tips().agent("AS", "trio", "amb")
    assert not any(ambassador in tips().agent(row["code"], "duel") for row in names().agents if "duel" in row["modes"])
