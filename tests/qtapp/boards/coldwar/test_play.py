"""Choosing on the board of Guerre froide, with pointer and keys: every kind of decision, and what it would do."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QSignalSpy

from engines.match import Match
from qtapp.boards.base import Motion
from qtapp.boards.coldwar.art.faces import AgentBack, AgentFace
from qtapp.boards.coldwar.choices import (
    DECK,
    DISCARD,
    agent,
    branches,
    field,
    group,
    objective,
    panel,
    paths,
)
from qtapp.boards.coldwar.pages.page import FOLD
from qtapp.boards.places import Place, leaves, path_to
from tests.qtapp.boards.coldwar.desk import acting, lively, new_match, overheard, played_until, view_of
from tests.qtapp.boards.desk import Desk

Key = Qt.Key
UNUSED_CLICKS = pytest.mark.qt_log_ignore("not accepted by receiving widget")


# The tree of places


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        ("rec", [(DECK,)]),
        ("pass", [(Place("chip", "pass"),)]),
        ("act N4", [(group("N4"),)]),
        ("act M3 E5", [(group("M3"), group("E5"))]),
        ("act P2 N1 KGB", [(group("P2"), group("N1"), panel(1))]),
        ("nuc M4", [(group("M4"),)]),
        ("x AS", [(Place("plan", "AS"),)]),
        ("ana N4 E1 M6", [(Place("seen", "N4"), Place("seen", "E1"), Place("seen", "M6"))]),
        ("ord IRN CUB", [(Place("seen", "IRN"), Place("seen", "CUB"))]),
        ("start MI6", [(panel(2),)]),
        ("bal CIA", [(panel(0),)]),
        ("da spy KGB", [(panel(1),)]),
        ("da leave KGB AN", [(agent("AN", 1),)]),
        ("ev LIV", [(DISCARD,), (objective("LIV"),)]),
        ("ev NUC", [(objective("NUC"),)]),
        ("ev SPA", [(objective("SPA"),)]),
        ("ev NOB", [(Place("chip", "ev NOB"),), (objective("NOB"),)]),
        ("ev SUM MI6", [(field(2),), (objective("SUM"), field(2))]),
        ("ev OLY DI", [(agent("DI", 0),), (objective("OLY"), agent("DI", 0))]),
        ("peek leave", [(Place("chip", "peek leave"),)]),
        ("cry bury", [(Place("chip", "cry bury"),)]),
        ("no", [(Place("chip", "no"),)]),
        ("done", [(Place("chip", "done"),)]),
    ],
)
def test_every_form_of_the_notation_has_its_places(action, expected):
    """R15: every kind of decision."""
    assert paths(action, {"CIA": 0, "KGB": 1, "MI6": 2}, 0) == expected


@pytest.mark.parametrize("seats", [2, 3])
def test_the_tree_holds_exactly_the_legal_actions(seats):
    match, rng = new_match(seats, 8), Random(8)
    for _ in range(250):
        if not match.actors:
            break
        for seat in match.actors:
            legal = match.legal(seat)
            tree = branches(legal, view_of(match, seat), seat)
            assert set(leaves(tree)) == set(legal)
            for action in legal:
                at = tree
                for place in path_to(tree, action):
                    at = at[place]
                assert at == action
        match.play(*lively(match, rng))


def test_with_one_possible_receiver_nobody_is_asked_to_whom():
    view = {"seats": [{"agency": "CIA"}, {"agency": "KGB"}, {"agency": "MI6"}]}
    tree = branches(["act P2 N1 KGB", "act P2 E5", "act P2 N3 KGB", "act P2 N3 MI6"], view, 0)
    assert tree == {
        group("P2"): {
            group("N1"): "act P2 N1 KGB",
            group("E5"): "act P2 E5",
            group("N3"): {panel(1): "act P2 N3 KGB", panel(2): "act P2 N3 MI6"},
        }
    }


def test_a_power_with_one_target_still_asks_for_it():
    """A click on a military group must not strike at once."""
    view = {"seats": [{"agency": "CIA"}, {"agency": "KGB"}]}
    assert branches(["act M6 N3"], view, 0) == {group("M6"): {group("N3"): "act M6 N3"}}


# Choosing with the mouse


@pytest.mark.parametrize(
    ("seats", "options", "seed"),
    [
        (2, {}, 1),
        (2, {}, 7),
        (3, {}, 2),
        (3, {"roster": "amb+cipher"}, 4),
        (3, {"roster": "amb+intercept"}, 5),
    ],
)
def test_whole_games_are_played_by_clicking(qtbot, seats, options, seed):
    match, rng = new_match(seats, seed, **options), Random(seed)
    desk = Desk(qtbot, match)
    while match.actors and len(match.steps) < 260:
        seat, action = lively(match, rng)
        desk.seat = seat
        desk.show()
        desk.choose(action)
        assert desk.chosen[-1] == action
        desk.play(action, seat)
    assert len(match.steps) > 100


KINDS = {
    "bal": "balance",
    "ana": "analyst",
    "x": "planning",
    "start": "start",
    "rec": "struggle",
    "pass": "struggle",
    "act M": acting("act M"),
    "act E": acting("act E"),
    "act N": acting("act N"),
    "act P": acting("act P"),
    "ev LIV": acting("ev LIV"),
    "ev NUC": acting("ev NUC"),
    "ev SUM": acting("ev SUM"),
    "nuc": "nuclear",
    "peek rec": acting("peek rec"),
    "peek disc": acting("peek disc"),
    "peek leave": acting("peek leave"),
    "ev NOB": "nobel",
    "no": "nobel",
    "da spy": "double_agent",
    "da leave": "double_agent",
    "ev SPA": acting("ev SPA"),
    "ev OLY": acting("ev OLY"),
    "done": "detente",
    "ord": "order",
}


@pytest.mark.parametrize("verb", KINDS)
def test_each_kind_of_choice_is_made_with_the_mouse_and_with_keys(qtbot, verb):
    match = played_until(KINDS[verb] if callable(KINDS[verb]) else acting(verb))
    desk = Desk(qtbot, match)
    action = desk.starting(verb)
    desk.choose(action)
    assert desk.chosen == [action]
    again = Desk(qtbot, match)
    choose_by_keys(again, action)
    assert again.chosen == [action]


@pytest.mark.parametrize("verb", ["cry keep", "cry bury"])
def test_a_cryptographer_decides_on_the_page(qtbot, verb):
    """R10.20"""
    match = played_until("cryptographer", roster="amb+intercept")
    desk = Desk(qtbot, match)
    desk.choose(verb)
    assert desk.chosen == [verb]
    again = Desk(qtbot, match)
    choose_by_keys(again, verb)
    assert again.chosen == [verb]


def choose_by_keys(desk: Desk, action: str) -> None:
    """Walk through the choices with Page Down, and confirm each step."""
    chooser = desk.board._chooser
    for place in path_to(chooser.tree, action):
        for _ in range(60):
            if chooser.cursor == place:
                break
            desk.key(Key.Key_PageDown)
        assert chooser.cursor == place, f"{place} cannot be reached with keys"
        desk.key(Key.Key_Return)


def test_a_group_lights_up_its_targets_and_the_rest_steps_back(qtbot):
    """R8.1"""
    desk = Desk(qtbot, played_until(acting("act M"), least=20))
    action = desk.starting("act M")
    _, source, target = action.split()
    desk.click(desk.board.where(action))
    assert desk.chosen == []
    scenery = desk.board.scenery
    targets = {group(text.split()[2]) for text in desk.legal if text.startswith(f"act {source} ")}
    framed = {frame.place.center().toTuple() for frame in scenery.choice_marks.frames}
    for place, spot in scenery.spots.items():
        if place.kind == "group" and spot.zone == "groups":
            is_bright = place in targets or place == group(source)
            assert (scenery.item(place).opacity() == 1.0) == is_bright, place
            assert (spot.place.center().toTuple() in framed) == (place in targets)
    desk.click(scenery.point_of(group(target)))
    assert desk.chosen == [action]


def test_escape_goes_back_step_by_step_and_makes_everything_bright_again(qtbot):
    desk = Desk(qtbot, played_until(acting("act P"), least=20))
    action = desk.starting("act P")
    desk.click(desk.board.where(action))
    assert desk.board._chooser.path
    desk.key(Key.Key_Escape)
    assert desk.board._chooser.path == ()
    assert all(item.opacity() == 1.0 for item in desk.board.scenery.items.all.values())
    assert desk.chosen == []


def test_clicking_the_group_again_puts_it_back_and_another_one_takes_its_place(qtbot):
    def two(match: Match) -> bool:
        return (
            acting("act M")(match)
            and len({text.split()[1] for text in match.legal(match.actors[0]) if text.startswith(("act M", "act E"))})
            > 1
        )

    desk = Desk(qtbot, played_until(two))
    codes = sorted({text.split()[1] for text in desk.legal if text.startswith(("act M", "act E"))})
    scenery, chooser = desk.board.scenery, desk.board._chooser
    desk.click(scenery.point_of(group(codes[0])))
    assert chooser.path == (group(codes[0]),)
    desk.click(scenery.point_of(group(codes[0])))
    assert chooser.path == ()
    desk.click(scenery.point_of(group(codes[0])))
    if group(codes[1]) not in chooser.branch:  # a target of the first would be struck
        desk.click(scenery.point_of(group(codes[1])))
        assert chooser.path == (group(codes[1]),)
    assert desk.chosen == []


def test_a_gift_names_the_group_then_the_receiver(qtbot):
    """R8.4"""

    def giving(match: Match) -> bool:
        gifts = Counter(
            tuple(text.split()[1:3])
            for text in (match.legal(match.actors[0]) if match.actors else ())
            if text.startswith("act P") and len(text.split()) == 4
        )
        return max(gifts.values(), default=0) == 2

    desk = Desk(qtbot, played_until(giving))
    gifts = Counter(tuple(text.split()[1:3]) for text in desk.legal if len(text.split()) == 4)
    (source, given), _ = gifts.most_common(1)[0]
    scenery = desk.board.scenery
    desk.click(scenery.point_of(group(source)))
    desk.click(scenery.point_of(group(given)))
    assert desk.chosen == []
    receiver = next(text for text in desk.legal if text.startswith(f"act {source} {given} "))
    desk.click(desk.board.where(receiver))
    assert desk.chosen == [receiver]


@UNUSED_CLICKS
def test_pressing_and_letting_go_elsewhere_means_nothing(qtbot):
    desk = Desk(qtbot, played_until(acting("rec")))
    desk.press(desk.board.where("rec"))
    desk.release(desk.board.scenery.layout.plate.center())
    assert desk.chosen == []


@UNUSED_CLICKS
def test_nobody_chooses_for_another_seat(qtbot):
    match = played_until(acting("act M"), least=20)
    for seat in (None, *(seat for seat in range(3) if seat != match.actors[0])):
        desk = Desk(qtbot, match, seat=seat)
        for spot in list(desk.board.scenery.spots.values()):
            desk.click(spot.place.center())
        desk.click(desk.board.scenery.layout.group_deck.center())
        for key in (Key.Key_Right, Key.Key_PageDown, Key.Key_Return, Key.Key_Escape):
            desk.key(key)
        assert desk.chosen == []
        assert not any(desk.hints)


# What a choice would do


def test_pointing_at_a_target_shows_everybodys_influence_afterwards(qtbot):
    def telling(match: Match) -> bool:
        return bool(match.actors) and any(
            choice.get("verb") == "destroy" and choice["group"][1] in "456"
            for choice in match.game.choices(match.state, match.actors[0]).values()
        )

    desk = Desk(qtbot, played_until(telling))
    view = desk.update.view
    action, choice = next(
        (text, choice)
        for text, choice in desk.update.choices.items()
        if choice.get("verb") == "destroy" and choice["group"][1] in "456"
    )
    desk.click(desk.board.where(action))
    desk.hover(desk.board.where(action))
    for seat, shown in enumerate(desk.board.scenery.panels[:3]):
        now, after = view["seats"][seat]["influence"], choice["influence"][seat]
        assert shown.file.level.after == (None if now == after else after)
    assert str(choice["influence"][choice["owner"]]) in desk.hints[-1]
    assert {frame.token for frame in desk.board.scenery.frames.frames} == {"accent", "warm"}
    desk.hover(QPointF(3, 3))
    assert all(shown.file.level.after is None for shown in desk.board.scenery.panels[:3])
    assert desk.hints[-1] == ""


def test_pointing_at_ones_group_tells_its_power(qtbot):
    desk = Desk(qtbot, played_until(acting("act E")))
    desk.hover(desk.board.where(desk.starting("act E")))
    assert desk.hints[-1] == desk.board.words.names.power("E")


def test_a_hint_is_shown_as_if_about_to_be_chosen(qtbot):
    desk = Desk(qtbot, played_until(acting("act P"), least=20))
    for action in desk.legal:
        desk.board.suggest(action)
        assert desk.board._chooser.action(desk.board._chooser.cursor) == action
        assert desk.hints[-1]
    action = desk.legal[-1]
    desk.key(Key.Key_Return)
    assert desk.chosen == [action]
    desk.board.suggest("x AS")
    assert desk.chosen == [action]


def test_a_choice_half_made_survives_what_moves_nothing(qtbot):
    """A pause or an offer brings an update too."""
    desk = Desk(qtbot, played_until(acting("act M"), least=20))
    desk.click(desk.board.where(desk.starting("act M")))
    path = desk.board._chooser.path
    desk.show()
    assert desk.board._chooser.path == path != ()
    assert desk.board.scenery.choice_marks.frames


# Planning


def test_the_planning_page_shows_every_agent_with_his_plan(qtbot):
    """R6.1: those on leave or out are shown, and cannot be chosen."""

    def somebody_away(match: Match) -> bool:
        return view_of(match)["phase"] == "planning" and bool(view_of(match)["seats"][match.actors[0]]["leave"])

    desk = Desk(qtbot, played_until(somebody_away))
    row, page = desk.update.view["seats"][desk.update.seat], desk.board.scenery.pages.planning
    assert page.is_open
    shown = {candidate.code: candidate for candidate in page.candidates}
    assert set(shown) == {*row["hq"], *row["leave"], *(code for code, _ in row["out"])}
    assert {code for code, candidate in shown.items() if candidate.choosable} == set(row["hq"])
    assert {place.name for place in page.targets} == {text.split()[1] for text in desk.legal}
    for candidate in page.candidates:
        assert len(candidate.plan) > 10
    for code in row["leave"]:
        assert shown[code].face.state == "leave"


def test_an_agent_is_chosen_with_arrows_and_enter(qtbot):
    desk = Desk(qtbot, played_until("planning"))
    desk.key(Key.Key_Right)
    desk.key(Key.Key_Right)
    place = desk.board._chooser.cursor
    assert place.kind == "plan"
    desk.key(Key.Key_Return)
    assert desk.chosen == [f"x {place.name}"]


def test_the_page_is_folded_to_look_at_the_table_and_opened_again(qtbot):
    desk = Desk(qtbot, played_until("planning"))
    page, scenery = desk.board.scenery.pages.planning, desk.board.scenery
    desk.click(scenery.rect_of(FOLD).center())
    assert not page.is_open
    assert desk.board._chooser.places() == [Place("chip", "unfold")]
    desk.click(scenery.status.chip("unfold").center())
    assert page.is_open
    desk.key(Key.Key_Escape)
    assert not page.is_open
    desk.key(Key.Key_Down)
    assert page.is_open
    assert desk.chosen == []


def test_what_the_double_agent_overheard_stands_on_the_page(qtbot):
    """R6.3"""
    desk = Desk(qtbot, played_until(overheard))
    heard = next(row for row in desk.update.view["seats"] if row["agent_is"] == "known")
    face, text = desk.board.scenery.pages.planning.overheard
    assert (face.code, face.agency) == (heard["agent"], heard["agency"])
    assert desk.board.words.names.the_agent(heard["agent"]) in text


def test_reading_the_page_is_not_disturbed_by_what_others_choose(qtbot):
    match = new_match(3, 5)
    desk = Desk(qtbot, match, seat=0)
    desk.board.motion = Motion(40.0)
    desk.key(Key.Key_Right)
    cursor = desk.board._chooser.cursor
    spy = QSignalSpy(desk.board.motion_ended)
    desk.play("x AS", 1)
    assert desk.board.scenery.pages.planning.is_open
    assert desk.board._chooser.cursor == cursor
    assert spy.count() == 1


def test_after_choosing_the_agent_lies_in_the_field_and_the_others_are_waited_for(qtbot):
    match = new_match(3, 5)
    desk = Desk(qtbot, match, seat=0)
    desk.choose("x DI")
    desk.follow()
    scenery = desk.board.scenery
    assert not scenery.pages.planning.is_open
    spot = scenery.spots[agent("DI", 0)]
    assert spot.zone == "field"
    assert spot.face.mark == "eye", "only its owner sees who he is"
    assert "Bruno" in scenery.status.text
    assert "Chloé" in scenery.status.text
    other = Desk(qtbot, match, seat=1)
    hidden = [spot for spot in other.board.scenery.spots.values() if spot.zone == "field"]
    assert [type(spot.face) for spot in hidden] == [AgentBack]


# Cards for one's own eyes


def test_an_order_is_clicked_card_by_card_and_taken_back_by_clicking_again(qtbot):
    """R5.5: the first one clicked is drawn first."""
    desk = Desk(qtbot, played_until("analyst"))
    cards = desk.update.view["looking"]["cards"]
    page, scenery = desk.board.scenery.pages.seen, desk.board.scenery
    wanted = [cards[2], cards[0], cards[1]]
    desk.click(scenery.rect_of(Place("seen", cards[1])).center())
    assert page.order == (cards[1],)
    desk.click(scenery.rect_of(Place("seen", cards[1])).center())
    assert page.order == ()
    for index, code in enumerate(wanted):
        assert desk.chosen == []
        desk.click(scenery.rect_of(Place("seen", code)).center())
        if index < 2:
            assert dict(page.cards)[code].mark == str(index + 1)
    assert desk.chosen == [f"ana {' '.join(wanted)}"]


@pytest.mark.parametrize("phase", ["peek", "analyst", "order"])
def test_cards_seen_are_spread_for_their_seat_alone(qtbot, phase):
    match = played_until(phase)
    seat = match.actors[0]
    desk = Desk(qtbot, match, seat=seat)
    page = desk.board.scenery.pages.seen
    assert page.is_open
    assert [code for code, _ in page.cards] == view_of(match, seat)["looking"]["cards"]
    for other in (None, *(other for other in range(3) if other != seat)):
        assert not Desk(qtbot, match, seat=other).board.scenery.pages.seen.is_open


def test_what_one_knows_of_a_deck_lies_on_it_for_that_seat_alone(qtbot):
    """R14.6"""

    def knowing(match: Match) -> bool:
        return (
            view_of(match)["phase"] == "struggle"
            and bool(match.actors)
            and bool(view_of(match, match.actors[0])["groups"]["known"])
        )

    match = played_until(knowing)
    seat = match.actors[0]
    desk = Desk(qtbot, match, seat=seat)
    known = view_of(match, seat)["groups"]["known"]
    pile = desk.board.scenery.piles.piles[0]
    assert [face.code for face in pile.known] == [code for _, code in known][:3]
    assert all(code in desk.board.scenery.piles.note for _, code in known)
    assert desk.board.words.names.group(known[0][1]) in desk.board.tip_at(
        desk.board.scenery.layout.group_deck.topLeft() + QPointF(6, 6)
    )
    for other in (None, *(other for other in range(3) if other != seat)):
        theirs = Desk(qtbot, match, seat=other).board.scenery
        public = [code for _, code in view_of(match, other)["groups"]["known"]]
        assert [face.code for face in theirs.piles.piles[0].known] == public


@pytest.mark.parametrize("seats", [2, 3])
def test_no_face_is_shown_that_the_seat_may_not_see(qtbot, seats):
    """R14: hidden agents lie face down, in every item, for every seat and for spectators."""
    match, rng = new_match(seats, 6), Random(6)
    desks = [Desk(qtbot, match, seat=seat) for seat in (None, *range(seats))]
    for number in range(120):
        match.play(*lively(match, rng))
        for desk in desks if number % 3 == 0 else ():
            desk.show()
            for seat, row in enumerate(desk.update.view["seats"]):
                allowed = {*row["leave"], *(code for code, _ in row["out"]), row["agent"]}
                if seat == desk.seat or desk.update.view["phase"] == "double_agent":
                    allowed |= set(row["hq"] or ())
                shown = {
                    item.face.code
                    for item in desk.board.scenery.items.all.values()
                    if item.isVisible() and isinstance(item.face, AgentFace) and item.face.agency == row["agency"]
                }
                assert shown <= allowed
