"""Choosing on the board of The Circle, with pointer and keys: every kind of decision, and what it would do."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt

from qtapp.boards.cercle.choosing import amount, branches, marker, panel, paths, pick, pile, secret
from qtapp.boards.cercle.spots import card, token
from qtapp.boards.chips import chip, deed
from qtapp.boards.places import leaves, path_to
from tests.qtapp.boards.cercle.desk import CercleDesk, Play, laid, lively, new_play, offering, played_until

Key = Qt.Key
UNUSED_CLICKS = pytest.mark.qt_log_ignore("not accepted by receiving widget")


# The tree of places


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        ("c:red", [(pick("c:red"),)]),
        ("s:FR", [(pick("s:FR"),)]),
        ("a:N07", [(card("N07"),)]),
        ("a:O2", [(pile("O2"),)]),
        ("d:-", [(chip("d:-"),)]),
        ("x:I1b", [(card("I1b"), deed("x:I1b"))]),
        ("i:N02", [(card("N02"), deed("i:N02"))]),
        ("u:O2b", [(card("O2b"), deed("u:O2b"))]),
        ("m", [(marker(1),)]),
        ("e", [(chip("e"),)]),
        (">I2", [(amount(">I2"),)]),
        (">I1", [(amount(">I1"),), (secret("I", 1),)]),
        (">2O", [(secret("O", 1),)]),
        (">I1b", [(card("I1b"),)]),
        (">N04", [(card("N04"),)]),
        (">P3", [(panel(2),)]),
        (">*", [(chip(">*"),)]),
        (">-", [(chip(">-"),)]),
        ("v+", [(chip("v+"),)]),
        ("g:R4a", [(card("R4a"),)]),
        ("g-", [(chip("g-"),)]),
        ("h:O", [(chip("h:O"),)]),
        ("b:3", [(chip("b:3"),)]),
        ("b-", [(chip("b-"),)]),
        ("t:S3a", [(card("S3a"),)]),
        ("t-", [(chip("t-"),)]),
    ],
)
def test_every_form_of_the_notation_has_its_places(action, expected):
    """Section 14: every kind of decision."""
    assert paths(action, 1) == expected


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_tree_holds_exactly_the_legal_actions(seats):
    play, rng = new_play(seats, 8), Random(8)
    for _ in range(300):
        if not play.match.actors:
            break
        tree = branches(play.legal, play.seat)
        assert set(leaves(tree)) == set(play.legal)
        play.step(lively(play, rng))


# Whole games


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 5), (6, 4)])
def test_games_are_played_by_clicking(qtbot, seats, seed):
    play, rng = new_play(seats, seed), Random(seed)
    desk = CercleDesk(qtbot, play)
    for _ in range(130):
        if not play.match.actors:
            break
        action = lively(play, rng)
        desk.choose(action)
        assert desk.chosen[-1] == action
        desk.play(action)


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (5, 6)])
def test_games_are_played_with_keys(qtbot, seats, seed):
    play, rng = new_play(seats, seed), Random(seed)
    desk = CercleDesk(qtbot, play, size=(744, 625))
    for _ in range(90):
        if not play.match.actors:
            break
        action = lively(play, rng)
        choose_by_keys(desk, action)
        assert desk.chosen[-1] == action
        desk.play(action)


def choose_by_keys(desk: CercleDesk, action: str) -> None:
    """Walk through the choices with Page Down, and confirm each step."""
    chooser = desk.board._chooser
    for place in path_to(chooser.tree, action):
        for _ in range(90):
            if chooser.cursor == place:
                break
            desk.key(Key.Key_PageDown)
        assert chooser.cursor == place, f"{place} cannot be reached with keys"
        desk.key(Key.Key_Return)


GUARDED = "n=3 first=1 turn=4 phase=2 seat=1 rdy 1 O2b N02 rdy 2 R4a* R4b* I1b S3a whl 5 I3a/2 O1c/- whl 2 N07/3"
PRICED = "n=2 first=1 turn=4 phase=3 seat=1 sec 1 I6 S5 R7 O2 sec 2 I1 S9 R1 O1 rdy 1 I3a N04 whl 1 N14/- O2b/-"
POSITIONS = [
    *((phase, 4) for phase in ("setup_colour", "setup_service", "p1_share", "p2_turn", "p2_target")),
    *((phase, 3) for phase in ("r_veto", "h_division", "h_bid", "p3_spin", "p1_turn")),
    *((phase, 0) for phase in ("r_guard", "h_pay")),
]


def position(phase: str, seats: int) -> Play:
    if phase == "r_guard":
        return laid(GUARDED, "x:O2b", ">I1b")
    if phase == "h_pay":
        return laid(PRICED, *(f"b:{bid}" for bid in range(1, 10)), "b-")
    return played_until(phase, seats, least=0 if phase.startswith("setup") else 60)


@pytest.mark.parametrize(("phase", "seats"), POSITIONS)
@pytest.mark.parametrize("size", [(940, 752), (680, 612)])
def test_every_legal_action_can_be_clicked(qtbot, phase, seats, size):
    play = position(phase, seats)
    assert play.view["phase"] == phase
    for action in play.legal:
        desk = CercleDesk(qtbot, play, size=size)
        desk.choose(action)
        assert desk.chosen == [action]


@pytest.mark.parametrize(("phase", "seats"), POSITIONS)
def test_every_legal_action_can_be_chosen_with_keys(qtbot, phase, seats):
    play = position(phase, seats)
    assert play.view["phase"] == phase
    for action in play.legal:
        desk = CercleDesk(qtbot, play)
        choose_by_keys(desk, action)
        assert desk.chosen == [action]


def test_arrows_go_from_choice_to_choice(qtbot):
    desk = CercleDesk(qtbot, played_until("p1_turn", 4, least=80))
    desk.key(Key.Key_Right)
    chooser, seen = desk.board._chooser, set()
    for key in (Key.Key_Right, Key.Key_Down, Key.Key_Left, Key.Key_Up) * 4:
        seen.add(chooser.cursor)
        desk.key(key)
    assert len(seen) >= 4
    assert all(place in chooser.tree for place in seen)


# Spies and what to do with them


def test_a_spy_shows_a_ring_of_what_it_can_do(qtbot):
    def both(play: Play) -> bool:
        spies = {text[2:] for text in play.legal if text.startswith("x:")}
        return bool(spies & {text[2:] for text in play.legal if text.startswith("i:")})

    play = played_until(both, 3)
    code = next(text[2:] for text in play.legal if f"x:{text[2:]}" in play.legal and text.startswith("i:"))
    desk = CercleDesk(qtbot, play)
    desk.click(desk.board.scenery.point_of(card(code)))
    assert desk.chosen == []
    shown = {each.place for each in desk.board.scenery.chips.chips}
    assert {deed(f"x:{code}"), deed(f"i:{code}")} <= shown
    desk.click(desk.board.scenery.point_of(deed(f"i:{code}")))
    assert desk.chosen == [f"i:{code}"]


def test_escape_closes_the_ring_and_a_second_click_too(qtbot):
    play = played_until(offering("i:"), 3)
    code = next(text[2:] for text in play.legal if text.startswith("i:"))
    desk = CercleDesk(qtbot, play)
    point = desk.board.scenery.point_of(card(code))
    desk.click(point)
    assert desk.board._chooser.path == (card(code),)
    desk.key(Key.Key_Escape)
    assert desk.board._chooser.path == ()
    desk.click(point)
    desk.click(point)
    assert desk.board._chooser.path == ()
    assert desk.chosen == []


def test_targets_light_up_and_the_rest_steps_back(qtbot):
    play = played_until(lambda each: each.view["phase"] == "p2_target" and offering(">O")(each), 4, least=60)
    desk = CercleDesk(qtbot, play)
    scenery = desk.board.scenery
    targets = {card(text[1:]) for text in play.legal if card(text[1:]) in scenery.spots}
    assert targets
    for place, spot in scenery.spots.items():
        is_bright = scenery.items.all[place].zValue() > scenery.veil.zValue()
        if place.kind == "card" and spot.zone != "stage":
            assert is_bright == (place in targets or place.name == play.view["draft"]["spy"]), place
    assert scenery.offered == targets
    assert scenery.veil.isVisible()
    desk.board.preview.clear()
    assert not scenery.veil.isVisible()


def test_a_step_that_is_taken_back_asks_again(qtbot):
    """Escape on an empty path is the page's: it takes the last step back (R11.4)."""
    play = played_until("p2_target", 4, least=60)
    desk = CercleDesk(qtbot, play)
    desk.key(Key.Key_PageDown)
    desk.key(Key.Key_Escape)
    assert desk.board._chooser.cursor is None
    assert not desk.board._chooser.cancel()


def test_a_ring_on_a_spread_card_stays_where_it_is(qtbot):
    play = played_until(offering("u:"), 3)
    code = next(text[2:] for text in play.legal if text.startswith("u:"))
    desk = CercleDesk(qtbot, play)
    scenery = desk.board.scenery
    desk.hover(scenery.point_of(card(code)))
    with qtbot.waitSignal(desk.board._dwell.timeout):
        pass
    desk.click(scenery.point_of(card(code)))
    box = scenery.rect_of(deed(f"u:{code}"))
    desk.hover(scenery.area.topLeft())
    assert scenery.rect_of(deed(f"u:{code}")) == box
    desk.click(scenery.point_of(deed(f"u:{code}")))
    assert desk.chosen == [f"u:{code}"]


# Secrets


def test_a_click_on_a_division_puts_one_secret_there(qtbot):
    """R4.8"""
    play = played_until("p1_share", 3, least=30)
    desk = CercleDesk(qtbot, play)
    desk.click(desk.board.scenery.point_of(secret("R", play.seat)))
    assert desk.chosen == [">R1"]


def test_amounts_are_buttons_at_the_divisions(qtbot):
    play = played_until(lambda each: ">O4" in each.legal, 3)
    desk = CercleDesk(qtbot, play)
    scenery = desk.board.scenery
    for action in (text for text in play.legal if text.startswith(">")):
        box = scenery.rect_of(amount(action))
        assert scenery.rect_of(secret(action[1], play.seat)).adjusted(-1, -2, 1, 2).contains(box)
        assert min(box.width(), box.height()) >= 24
    desk.click(scenery.point_of(amount(">O3")))
    assert desk.chosen == [">O3"]


def test_a_gift_is_shown_in_the_division_before_it_is_made(qtbot):
    play = played_until(lambda each: ">S2" in each.legal, 3)
    desk = CercleDesk(qtbot, play)
    desk.hover(">S2")
    file = desk.board.scenery.panels[play.seat].file
    assert file.after[1] == desk.update.choices[">S2"]["after"]
    assert desk.hints[-1]


def test_an_arrest_is_foreseen_on_the_table_of_points(qtbot):
    """R4.9"""

    def arresting(play: Play) -> bool:
        choices = play.match.game.choices(play.state, play.seat) if play.match.actors else {}
        return any(choice.get("arrests") for text, choice in choices.items() if text.startswith(">"))

    play = played_until(arresting, 3)
    desk = CercleDesk(qtbot, play)
    action = next(text for text, choice in desk.update.choices.items() if choice.get("arrests"))
    desk.hover(action)
    assert len(desk.board.scenery.pills.pills) >= 2


# Before a choice


def test_an_activation_shows_where_the_spy_lands_and_when_it_arrives(qtbot):
    """R5.3"""
    play = played_until(offering("a:N", "a:S"), 4, least=40)
    desk = CercleDesk(qtbot, play)
    action = desk.starting("a:S")
    desk.hover(action)
    choice, scenery = desk.update.choices[action], desk.board.scenery
    landing = scenery.geometry.landing(scenery.where, choice["edge"])
    assert landing in [frame.place for frame in scenery.frames.frames]
    assert [arrow.goal for arrow in scenery.arrows.arrows] == [landing]
    marks = [pill for pill in scenery.pills.pills if pill.mark is not None]
    assert len(marks) == len(choice["hired_by"])
    assert any(str(choice["turn"]) in pill.text for pill in scenery.pills.pills)


def test_an_announced_action_points_at_its_targets(qtbot):
    """R6.3"""
    play = played_until(lambda each: bool(each.view["acting"] and each.view["acting"]["targets"]), 4, least=40)
    desk = CercleDesk(qtbot, play)
    scenery = desk.board.scenery
    assert scenery.stage.isVisible()
    assert scenery.spots[card(play.view["acting"]["spy"])].zone == "stage"
    assert len(scenery.arrows.arrows) == len(dict.fromkeys(play.view["acting"]["targets"]))


def test_an_auction_is_a_scene_of_its_own(qtbot):
    """R8.5"""
    play = played_until("h_bid", 5, least=40)
    desk = CercleDesk(qtbot, play)
    scenery, auction = desk.board.scenery, play.view["auction"]
    told = scenery.stage.scene_told
    assert len(told.bidders) == len(auction["order"])
    assert [bidder.state for bidder in told.bidders].count("next") == 1
    assert tuple(auction["divisions"]) == told.divisions
    boxes = [scenery.stage.bidder_box(index) for index in range(len(told.bidders))]
    assert all(scenery.layout.stage.contains(box) for box in boxes)
    assert not any(box.intersects(scenery.stage.chips_box) for box in boxes)
    desk.choose("b-")
    assert desk.chosen == ["b-"]


def test_the_service_marker_is_clicked_to_activate_it(qtbot):
    """R6.9"""
    play = played_until(offering("m"), 3)
    desk = CercleDesk(qtbot, play)
    desk.click(desk.board.scenery.point_of(token(f"{play.seat}:service")))
    assert desk.chosen == ["m"]


def test_what_is_suggested_is_shown_as_if_it_were_chosen(qtbot):
    play = played_until(offering("i:"), 3)
    desk = CercleDesk(qtbot, play)
    action = desk.starting("i:")
    desk.board.suggest(action)
    assert desk.board._chooser.path == (card(action[2:]),)
    assert desk.board._chooser.cursor == deed(action)
    desk.key(Key.Key_Return)
    assert desk.chosen == [action]
