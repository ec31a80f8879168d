"""What Guerre froide asks, offers, refuses and counts, at every kind of moment of real games."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import NamedTuple, get_args, get_type_hints

import pytest

import engines
from engines.coldwar.shapes import View
from engines.game import IllegalAction, checked
from engines.match import Match
from network.messages.table import Refusal, Update
from qtapp.base import i18n
from qtapp.words import words_for
from qtapp.words.coldwar.names import names
from qtapp.words.coldwar.words import ColdwarWords
from qtapp.words.phrases import signed
from tests.qtapp.boards.desk import update_of

NAMES = ("Alice", "Bruno", "Chloé")
PHASES = get_args(get_type_hints(View)["phase"])
LANGUAGES = ("en", "fr")
CIA, KGB, MI6 = range(3)
GAME = engines.load("coldwar")
ROSTERS = GAME.options[0].values
DEALS = [
    (seats, roster, seed) for seed in range(40) for seats, roster in ((2, "amb"), *((3, roster) for roster in ROSTERS))
]
EACH = {"struggle": (14, 15)}  # moments of a phase and number of seats, and actions between them
RARE = (3, 30)


class Moment(NamedTuple):
    """A match that waits for a choice of `seat`."""

    match: Match
    seat: int
    phase: str

    def update(self, seat: int | None) -> Update:
        return update_of(self.match, seat, NAMES[: self.match.setup.seats])

    @property
    def everyone(self) -> list[Update]:
        return [self.update(seat) for seat in (*self.match.seats, None)]


def random_match(seats: int, roster: str, seed: int):
    """Every moment of a match at random."""
    match, rng = Match(checked(GAME, seats, {"roster": roster}, seed)), Random(seed)
    while match.actors:
        seat = rng.choice(match.actors)
        yield Moment(match, seat, str(GAME.view(match.state, None)["phase"]))
        match.play(seat, rng.choice(match.legal(seat)))
    yield Moment(match, 0, "over")


@cache
def moments() -> list[Moment]:
    """Some moments of every phase, with two and with three seats; those that are rare are looked for longer."""
    found: dict[tuple[str, int], list[Moment]] = {}
    for seats, roster, seed in DEALS:
        if seed and {phase for phase, at in found if at == 3} == set(PHASES):
            break
        for moment in random_match(seats, roster, seed):
            kept = found.setdefault((moment.phase, seats), [])
            most, apart = EACH.get(moment.phase, RARE)
            # Early and late ones: a table is fuller later.
            if len(kept) < most and len(moment.match.steps) >= apart * len(kept):
                kept.append(moment._replace(match=moment.match.copied()))
    return [moment for kept in found.values() for moment in kept]


def of_phase(phase: str, seats: int = 3) -> Moment:
    return next(moment for moment in moments() if moment.phase == phase and moment.match.setup.seats == seats)


@pytest.fixture
def words() -> ColdwarWords:
    found = words_for("coldwar")
    assert isinstance(found, ColdwarWords)
    return found


def assert_sentence(text: str) -> None:
    assert text.endswith((".", "!", "?")), text
    assert_whole(text)


def assert_whole(text: str) -> None:
    """No gap was left, no code stands for a name."""
    assert text
    assert not re.search(r"[{}]|%n|\(s\)|\bNone\b| {2}", text), text
    assert not re.search(r"\b(IRN|CUB|NOB|SPA|OLY|SUM|LIV|NUC|MS|DD|AN|AS|DI|CR)\b", text), text


# What is asked


def test_the_moments_show_every_phase():
    assert {moment.phase for moment in moments()} == set(PHASES)
    assert {moment.match.setup.seats for moment in moments()} == {2, 3}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_has_a_prompt_a_turn_and_notes(words, language):
    i18n.speak(language)
    for moment in moments():
        for update in moment.everyone:
            prompt = words.prompt(update, NAMES)
            assert_sentence(prompt.title)
            if update.seat in update.actors:
                assert_sentence(prompt.body)
            assert_whole(words.turn(update, NAMES))
            for seat in moment.match.seats:
                note = words.seat_note(update, seat)
                assert note.split(" · ")[0] == names().agency(seat)
                assert_whole(note)


def test_prompts_of_different_phases_differ(words):
    titles = {moment.phase: words.prompt(moment.update(moment.seat), NAMES).title for moment in moments()}
    assert len(set(titles.values())) == len(PHASES)
    waiting = {moment.phase: words.prompt(moment.update(None), NAMES).title for moment in moments()}
    assert len(set(waiting.values())) == len(PHASES)


def test_whoever_waits_is_told_for_whom(words):
    for moment in moments():
        for update in moment.everyone:
            if update.actors and update.seat not in update.actors:
                title = words.prompt(update, NAMES).title
                assert any(f"{NAMES[seat]} ({names().agency(seat)})" in title for seat in update.actors)


def test_the_header_tells_turn_year_phase_and_player(words):
    update = of_phase("start").update(None)
    actor = update.actors[0]
    planning = of_phase("planning").update(CIA)._replace(actors=(CIA, KGB, MI6))
    assert words.turn(planning, NAMES).endswith("Planning: CIA, KGB, MI6")
    assert words.turn(update, NAMES) == (
        f"Turn {update.view['turn']} · {update.view['year']} · Influence Struggle: "
        f"{NAMES[actor]} ({names().agency(actor)})"
    )


def test_a_player_is_called_by_name_and_agency(words):
    assert words.seat_name(of_phase("start").update(None), KGB, "Bruno") == "Bruno (KGB)"


def test_planning_waits_for_those_who_have_not_chosen(words):
    """R6.2"""
    match = Match(checked(GAME, 3, {}, 5))
    match.play(CIA, "x AS")
    update = update_of(match, CIA, NAMES)
    assert words.prompt(update, NAMES) == (
        "Agents X are being chosen: waiting for Bruno (KGB) and Chloé (MI6).",
        "Your Agent X: the Assassin.",
    )
    assert words.seat_note(update, CIA) == "CIA · Agent X chosen"
    assert words.seat_note(update, KGB) == "KGB"
    assert words.prompt(update_of(match, None, NAMES), NAMES).body == ""


def listening() -> Match:
    """A match in which a seat is about to listen in on another (R10.10)."""
    return next(
        moment.match.copied()
        for seed in range(40)
        for moment in random_match(3, "amb", seed)
        if moment.phase == "planning" and GAME.view(moment.match.state, None)["pending"]["listening"]
    )


def test_a_listening_seat_waits_and_is_then_told(words):
    """R6.3"""
    match = listening()
    by, on = GAME.view(match.state, None)["pending"]["listening"]
    before = update_of(match, by, NAMES)
    assert words.prompt(before, NAMES).title == (
        f"Your Double Agent is listening: wait until {NAMES[on]} ({names().agency(on)}) has chosen."
    )
    assert words.seat_note(before, by).endswith("listening in")
    choice = match.legal(on)[-1]
    match.play(on, choice)
    agent = names().the_agent(choice.split()[1])
    assert words.prompt(update_of(match, by, NAMES), NAMES).title == (
        f"Your Double Agent reports: {names().the_agency(on)} has chosen {agent}."
    )
    third = next(seat for seat in match.seats if seat not in (by, on))
    assert "reports" not in words.prompt(update_of(match, third, NAMES), NAMES).title


def test_cards_that_are_shown_are_named_to_their_seat(words):
    """R5.5, R8.3, R10.20, R12.6"""
    for phase in ("peek", "analyst", "cryptographer", "order"):
        moment = of_phase(phase)
        cards = moment.update(moment.seat).view["looking"]["cards"]
        prompt = words.prompt(moment.update(moment.seat), NAMES)
        for card in cards:
            name = names().group(card) if card in names().groups else names().objective(card)
            assert name in f"{prompt.title} {prompt.body}"


def test_the_last_pass_is_announced(words):
    """R7.7"""
    moment = next(
        moment
        for seed in range(40)
        for moment in random_match(3, "amb", seed)
        if moment.phase == "struggle" and GAME.choices(moment.match.state, moment.seat).get("pass", {}).get("ends")
    )
    update = moment.update(moment.seat)
    assert "If you pass now, the struggle ends." in words.prompt(update, NAMES).body
    assert words.action("pass", update) == "Pass: everyone has then passed in a row, and the struggle ends."


# What may be done


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_action_can_be_said(words, language):
    i18n.speak(language)
    for moment in moments():
        update = moment.update(moment.seat)
        said = [words.action(text, update) for text in update.legal]
        assert len(set(said)) == len(said)
        for sentence in said:
            assert_sentence(sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_but_gestures_on_the_board_is_offered_as_a_button(words, language):
    i18n.speak(language)
    for moment in moments():
        update = moment.update(moment.seat)
        offers = words.offers(update)
        assert [offer.action for offer in offers] == [
            text
            for text in update.legal
            if text.split()[0] not in ("act", "x", "ana", "ord", "nuc") and not text.startswith("da leave")
        ]
        assert len({offer.label for offer in offers}) == len(offers)
        assert sum(offer.primary for offer in offers) <= 1
        for offer in offers:
            assert_whole(offer.label)
            assert offer.label[0].isupper()
            for line in offer.tip.splitlines():
                assert_whole(line)
        assert not words.offers(moment.update(None))


def test_every_form_of_action_was_said():
    texts = {text for moment in moments() for text in moment.update(moment.seat).legal}
    assert {text.split()[0] for text in texts} == {
        "bal",
        "ana",
        "x",
        "start",
        "rec",
        "act",
        "pass",
        "peek",
        "nuc",
        "no",
        "ev",
        "da",
        "cry",
        "ord",
        "done",
    }
    verbs = {
        choice["verb"]
        for moment in moments()
        for choice in moment.update(moment.seat).choices.values()
        if "verb" in choice
    }
    assert verbs == {"destroy", "mobilise", "make_ready", "steal", "give", "peek"}
    assert {text.split()[1] for text in texts if text.startswith("ev ")} >= {"NOB", "SPA"}


def choosing(**choices: dict) -> Update:
    """An update of the CIA with only as much in it as choices need."""
    seats = [{"influence": 9}, {"influence": 4}, {"influence": 0}]
    view = {"seats": seats, "objective": {"stability": 11}, "mode": "trio", "roster": "amb"}
    return (
        of_phase("start")
        .update(CIA)
        ._replace(seat=CIA, view=view, legal=tuple(choices), choices=choices, actors=(CIA,))
    )


def test_activations_tell_what_they_lead_to(words):
    """R8"""

    def choice(verb, group, owner=None, to=None, influence=(9, 4, 0)):
        return {"verb": verb, "group": group, "owner": owner, "to": to, "influence": list(influence)}

    update = choosing(
        **{
            "act P5 E4": choice("steal", "E4", KGB, influence=(13, 0, 0)),
            "act P5 M1 KGB": choice("give", "M1", CIA, KGB, (8, 5, 0)),
            "act M3 E4": choice("destroy", "E4", KGB, influence=(9, 0, 0)),
            "act M3 P5": choice("destroy", "P5", CIA, influence=(4, 4, 0)),
            "act E1 N2": choice("mobilise", "N2", MI6),
            "act E1 M1": choice("make_ready", "M1", CIA),
            "act N6": choice("peek", None),
        }
    )
    assert [words.action(text, update) for text in update.legal] == [
        "Activate “Opposition” (P5): take “Industry” (E4) from the KGB. Influence: CIA 13 (2 too much), KGB 0, MI6 0.",
        "Activate “Opposition” (P5): give “Guerrillas” (M1) to the KGB. Influence: CIA 8, KGB 5, MI6 0.",
        "Activate “Mercenaries” (M3): discard “Industry” (E4) of the KGB. Influence: CIA 9, KGB 0, MI6 0.",
        "Activate “Mercenaries” (M3): discard your own group “Opposition” (P5). Influence: CIA 4, KGB 4, MI6 0.",
        "Activate “Workers” (E1): mobilise “NGOs” (N2) of MI6.",
        "Activate “Workers” (E1): make your own group “Guerrillas” (M1) ready.",
        "Activate “Television” (N6): look at the top of the group deck.",
    ]


def test_events_tell_what_they_do_and_cost(words):
    """R12"""
    update = choosing(
        **{
            "ev LIV": {"group": "M6", "influence": [15, 4, 0]},
            "ev NUC": {"groups": ["M2", "M6"]},
            "ev SUM KGB": {},
            "ev NOB": {},
            "ev SPA": {},
            "ev OLY DI": {},
        }
    )
    for text, label in zip(
        update.legal,
        (
            "Live Benefit (−5 VP)",
            "Nuclear Escalation (−5 VP)",
            "Summit Meeting: KGB (−5 VP)",
            "Nobel Peace Prize (−5 VP)",
            "Space Race (−5 VP)",
            "Olympic Games: Director (−5 VP)",
        ),
        strict=True,
    ):
        offer = next(offer for offer in words.offers(update) if offer.action == text)
        assert offer.label == label
        assert "(−5 VP)" in words.action(text, update)
        assert names().text(names().objectives[text.split()[1]], "ability") in offer.tip
    assert words.action("ev LIV", update).endswith("Influence: CIA 15 (4 too much), KGB 4, MI6 0.")
    assert "M2, M6" in words.action("ev NUC", update)


# What may not be done


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(words, language):
    assert len(set(GAME.reasons)) == len(GAME.reasons)
    i18n.speak(language)
    details = {"on": KGB, "to": MI6, "agent": "AN", "group": "N4", "objective": "LIV", "total": 14, "stability": 11}
    for told in (details, {}):
        said = [words.refusal(Refusal(reason, "R1", told), NAMES) for reason in (*GAME.reasons, "unknown")]
        assert len(set(said)) == len(GAME.reasons) + 1, "every reason has a sentence of its own"
        for sentence in said:
            assert_sentence(sentence)
            assert sentence[0].isupper() or sentence[0] in "“«"


def test_refusals_name_what_they_are_about(words):
    assert [
        words.refusal(Refusal(reason, "R1", details), NAMES)
        for reason, details in (
            ("must_wait", {"on": KGB}),
            ("would_overflow", {"total": 14, "stability": 11}),
            ("on_leave", {"agent": "DI"}),
            ("is_mobilised", {"group": "N4"}),
            ("receiver_full", {"to": MI6}),
            ("event_not_owned", {"objective": "SPA"}),
        )
    ] == [
        "Your Double Agent is listening in: the KGB chooses first.",
        "That would push this rival to 14, above the Stability of 11.",
        "The Director is on leave and cannot be chosen this turn.",
        "The group “Newspapers” (N4) is mobilised and cannot be activated until it is ready again.",
        "The population limit of MI6 is reached: no group can be added.",
        "You do not own the Space Race.",
    ]


def test_refusals_of_real_moves(words):
    """R7.3"""
    match = Match(checked(GAME, 2, {}, 1))
    for seat in match.seats:
        match.play(seat, "x DD")
    match.play(match.actors[0], "start CIA")
    with pytest.raises(IllegalAction) as refused:
        match.play(CIA, "pass")
    error = refused.value
    assert words.refusal(Refusal(error.reason, error.rule, error.details), NAMES) == (
        "You have no group in play: you must recruit first."
    )


def test_an_unknown_refusal_is_still_answered(words):
    assert "from_tomorrow" in words.refusal(Refusal("from_tomorrow"), NAMES)


# Options, titles, scores


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_and_options_have_names(words, language):
    """R2.5"""
    i18n.speak(language)
    assert words.option_name("roster")
    assert len({words.option_value("roster", value) for value in ROSTERS}) == len(ROSTERS)
    for text in (words.title(), words.tagline(), words.summary()):
        assert len(text) > 10
        assert_whole(text)


def test_shares_add_up_to_the_running_scores(words):
    """R3.5"""
    for moment in moments():
        update = moment.update(None)
        shares = words.shares(update)
        totals = [sum(values) for values in zip(*(share.values for share in shares), strict=True)]
        assert totals == update.view["scores"]
        assert len({share.colour for share in shares}) == len(shares)
        has_bonus = moment.match.setup.seats == 3 and "cipher" in update.view["roster"]
        assert [share.line for share in shares] == ["nations", "events", *(["bonus"] if has_bonus else [])]


def finished(seats: int, roster: str, seed: int) -> Match:
    *_, last = random_match(seats, roster, seed)
    return last.match


@pytest.mark.parametrize(("seats", "roster", "seed"), [(2, "amb", 1), (3, "amb+cipher", 2), (3, "amb", 1)])
def test_the_score_sheet_lists_every_pile_card_by_card_and_adds_up(words, seats, roster, seed):
    """R13.7"""
    update = update_of(finished(seats, roster, seed), None, NAMES[:seats])
    rows = words.score_sheet(update.outcome, update)
    for seat in range(seats):
        cards = [row.line for row in rows if row.line in names().objectives and row.values[seat]]
        assert sorted(cards) == sorted(update.view["seats"][seat]["won"])
        counted = sum(int(row.values[seat] or 0) for row in rows if row.kind == "line")
        parts = sum(int(row.values[seat]) for row in rows if row.kind == "subtotal")
        total = next(row for row in rows if row.kind == "total").values[seat]
        assert int(total) == counted == update.view["scores"][seat]
        assert parts + update.view["seats"][seat]["bonus"] == int(total)
    won, out = (row.values for row in rows if row.kind == "note")
    assert won == tuple(str(len(seat["won"])) for seat in update.view["seats"])
    assert out == tuple(str(len(seat["out"])) for seat in update.view["seats"])


def test_the_verdict_names_the_winner_and_why(words):
    """R13"""
    update = update_of(finished(3, "amb", 1), None, NAMES)
    seats = [
        {"won": ["IRN", "CUB"], "out": []},
        {"won": ["EGY"], "out": []},
        {"won": ["TUR", "KOR"], "out": [["AS", "T"]]},
    ]
    update = update._replace(view={**update.view, "seats": seats})

    def verdict(ranking, scores, reason):
        return words.verdict({"ranking": ranking, "scores": scores, "reason": reason}, update, NAMES)

    assert verdict([[1], [0], [2]], [50, 70, 20], "points") == "Bruno (KGB) wins the Cold War with 70 points!"
    assert verdict([[0], [1], [2]], [70, 65, 20], "no_objective") == (
        "No objective is left: Alice (CIA) wins the Cold War with 70 points!"
    )
    assert verdict([[0], [1], [2]], [70, 70, 20], "no_objective").endswith(
        "The tie is broken by the number of objectives."
    )
    assert verdict([[0], [2], [1]], [70, 20, 70], "last_year") == (
        "The last year is over: Alice (CIA) wins the Cold War with 70 points! "
        "The tie is broken by the number of agents left."
    )
    assert verdict([[0, 2], [1]], [70, 20, 70], "no_objective") == (
        "Shared victory with 70 points: Alice (CIA), Chloé (MI6)."
    )
    assert verdict([[1], [0]], [10, 20, 0], "resigned") == "Bruno (KGB) wins: the other side resigned."
    assert verdict([[0, 1, 2]], [10, 20, 0], "agreed") == "The players agreed to a draw."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_exists_in_both_languages(language):
    i18n.speak(language)
    known = names()
    shown = [
        *map(known.group, known.groups),
        *map(known.the_objective, known.objectives),
        *map(known.power, known.factions),
        *map(known.phase, known.phases),
        *map(known.roster, known.rosters),
        *map(known.term, known.terms),
        *(known.from_agency(seat) for seat in range(3)),
        *(known.agent_of(row["code"], seat) for row in known.agents for seat in range(3)),
    ]
    for text in shown:
        assert_whole(text)
    assert [known.agency(seat) for seat in range(3)] == ["CIA", "KGB", "MI6"]
    assert [known.seat(agency) for agency in ("CIA", "KGB", "MI6")] == [0, 1, 2]


def test_numbers_carry_a_true_minus_sign():
    assert [signed(15), signed(0), signed(-5)] == ["+15", "0", "−5"]
