"""The words of rooms and of the network: every code has a sentence of its own, whatever comes with it."""

from __future__ import annotations

import pytest

from network.lan.check import CODES, LEGS, Leg
from network.lan.discovery import TROUBLES
from network.lines.call import TROUBLES as CALL_TROUBLES
from network.messages.line import FAULTS, Card
from network.messages.room import (
    DENIALS,
    GATHERING,
    HOST,
    PLAYING,
    ClockRule,
    Denied,
    LineStatus,
    Person,
    RoomSeat,
    RoomSettings,
    RoomState,
    Verdict,
)
from network.trust.pass_phrase import MAX_PHRASE
from qtapp.base import i18n
from qtapp.pages.room import network_dialogs, room_terms
from qtapp.words import words_for
from qtapp.words.check import CheckWords
from qtapp.words.network import LOCAL_GUEST, NetworkWords

OWN_FAULTS = (*CALL_TROUBLES, "ECONNREFUSED", "ECONNRESET", "EHOSTUNREACH", "ENETUNREACH", "ETIMEDOUT")
DETAILS = {"program": "table-ronde 1", "host": "table-ronde 0", "who": "Bruno", "why": "ENOSPC", "field": "x"}


@pytest.fixture(autouse=True)
def _english(qapp):
    i18n.speak("en")
    yield
    i18n.reset()


def test_what_is_written_here_to_spare_an_import_is_what_the_network_says():
    assert LOCAL_GUEST == HOST
    assert network_dialogs.MOST_LETTERS == room_terms.MOST_LETTERS == MAX_PHRASE


def assert_said(sentences: dict[str, str]) -> None:
    for code, sentence in sentences.items():
        assert sentence.strip(), code
        assert sentence[0].isupper(), code
        assert "{" not in sentence, code


def test_every_fault_says_what_happened():
    words = NetworkWords()
    said = {code: words.fault(code, DETAILS) for code in (*FAULTS, *OWN_FAULTS)}
    assert_said(said)
    assert not [code for code, sentence in said.items() if sentence == words.fault("?", {}).replace("?", code)]
    assert "table-ronde 0" in said["too_new"]
    assert "EHUH" in words.fault("EHUH", {})


def test_a_fault_without_its_details_is_said_all_the_same():
    words = NetworkWords()
    assert_said({code: words.fault(code, {}) for code in FAULTS})


def test_every_denial_says_why():
    words = NetworkWords()
    said = {code: words.denial(Denied(code, DETAILS)) for code in DENIALS}
    assert_said(said)
    unknown = words.denial(Denied("?"))
    assert not [code for code, sentence in said.items() if sentence == unknown.replace("?", code)]
    assert "Bruno" in said["seeding_failed"]
    assert "disk is full" in said["not_saved"]


def test_options_are_refused_in_the_words_of_the_game():
    said = NetworkWords().denial(
        Denied("bad_option", {"reason": "bad_value", "option": "goal1", "value": 99}), words_for("wagons")
    )
    assert words_for("wagons").option_name("goal1") in said
    assert "99" in said


@pytest.mark.parametrize(
    "details",
    [
        {},
        {"reason": "bad_value"},
        {"reason": "bad_value", "option": "no such", "value": 1},
        {"reason": "bad_seats"},
        {"reason": "bad_seats", "seats": "many"},
        {"reason": ["x"], "option": ["a"]},
        {"reason": "no such"},
    ],
)
def test_a_host_may_say_nonsense_about_options(details):
    assert_said({"nonsense": NetworkWords().denial(Denied("bad_option", details), words_for("wagons"))})


def test_the_line_says_how_it_stands():
    words = NetworkWords()
    assert words.line(LineStatus("here")) == ""
    assert words.line(LineStatus("calling")) == "Calling the table…"
    lost = words.line(LineStatus("lost", "silent", retry=3))
    assert words.fault("silent", {}) in lost
    assert "3" in lost
    assert words.line(LineStatus("ended", "kicked")) == words.fault("kicked", {})
    waiting = words.line(LineStatus("lost", "too_fast", {"wait": 12}, retry=12))
    assert "too many attempts" in waiting
    assert "again in 12 seconds" in waiting, "and nobody is told to try again by hand"
    assert "attempts" not in words.line(LineStatus("ended", "too_fast"))


def test_every_verdict_is_put_into_words():
    words = NetworkWords()
    reasons = ("commitments", "own_share", "seed", "record", "views")
    said = {reason: words.verdict(Verdict(False, reason)) for reason in reasons}
    assert_said(said)
    assert len(set(said.values())) == len(reasons)
    assert "fair" in words.verdict(Verdict(True))


@pytest.mark.parametrize("code", TROUBLES)
def test_every_trouble_says_what_still_works(code):
    assert "by address" in NetworkWords().trouble(code)


def test_every_leg_of_the_check_asks_and_answers():
    words = CheckWords()
    details = {
        "addresses": ["10.0.0.2", "fd00::2"],
        "interfaces": ["wlan0"],
        "tables": ["Zoé"],
        "port": 4000,
        "why": "EADDRINUSE",
    }
    for name in LEGS:
        said = {code: words.answer(Leg(name, "ok", code, details)) for code in CODES[name]}
        assert_said({**said, "question": words.question(name)})
        assert len(set(said.values())) == len(said), name
    assert "wlan0" in words.answer(Leg("announce", "failed", "not_heard", details))
    assert "10.0.0.2, fd00::2" in words.answer(Leg("port", "failed", "no_answer", details))


def test_clocks_are_told_in_minutes_where_they_are_whole():
    words = NetworkWords()
    assert words.duration(90).startswith("90 ")
    assert words.duration(120).startswith("2 ")
    assert "each move" in words.clock(ClockRule("move", 30))
    assert "more after" in words.clock(ClockRule("game", 600, 5))
    assert words.clock(ClockRule()) == "No clock"


def room(person: Person, seat: RoomSeat, stage: str = GATHERING) -> RoomState:
    return RoomState("1", "Table", "wagons", {}, stage, (seat, RoomSeat()), (person,), "chief", RoomSettings())


@pytest.mark.parametrize(
    ("person", "seat", "stage", "seconds", "said"),
    [
        (Person("g1", "Anna"), RoomSeat(), GATHERING, 0, "watching"),
        (Person("g1", "Anna"), RoomSeat("human", "Anna", guest="g1"), GATHERING, 0, "not ready yet"),
        (Person("g1", "Anna", ready=True), RoomSeat("human", "Anna", guest="g1"), GATHERING, 0, "ready"),
        (Person("g1", "Anna"), RoomSeat("human", "Anna", guest="g1"), PLAYING, 0, ""),
        (Person("chief", "Anna"), RoomSeat("human", "Anna", guest="chief"), GATHERING, 0, "host"),
        (Person("g1", "Anna", here=False), RoomSeat("human", "Anna", guest="g1"), PLAYING, 0, "away"),
        (Person("g1", "Anna", here=False), RoomSeat("bot", "Anna", "easy", "g1"), PLAYING, 0, "away, a bot plays"),
    ],
)
def test_what_is_said_of_a_person(person, seat, stage, seconds, said):
    assert NetworkWords().person_note(person, room(person, seat, stage), seconds) == said


def test_the_seat_of_someone_away_is_kept_for_a_while():
    person, seat = Person("g1", "Anna", here=False), RoomSeat("human", "Anna", guest="g1")
    assert "17" in NetworkWords().person_note(person, room(person, seat, PLAYING), 17)


def test_a_table_says_how_it_stands():
    words = NetworkWords()
    open_table = words.table_note(Card("1", "Table", "wagons", 1, 2, "fr", 1, locked=True, playing=False))
    assert "gathering" in open_table
    assert "passphrase" in open_table
    assert "Français" in open_table
    full = words.table_note(Card("1", "Table", "wagons", 0, 2, "", 1, locked=False, playing=True))
    assert "match is on" in full
    assert "no seat free" in full
    assert "passphrase" not in full
