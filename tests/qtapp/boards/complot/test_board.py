"""What the board of Le Complot shows, and how."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QImage, QPainter

from engines.complot import GAME
from engines.match import Draft
from network.messages.table import ReactionWindow
from qtapp.base import i18n
from qtapp.base.theme import DARK, LIGHT
from qtapp.boards.base import Motion
from qtapp.boards.complot.items.stage import Thrown, thrown
from qtapp.boards.complot.standing import card, element
from qtapp.boards.complot.telling import fight_of
from qtapp.boards.places import Place
from tests.engines.complot.table import at
from tests.qtapp.boards.complot.desk import ComplotDesk, new_play, played_until
from tests.qtapp.boards.desk import update_of
from tests.qtapp.words.complot_moments import NAMES, Moment


def fought(play) -> bool:
    return play.view["phase"] == "wounds" and fight_of(play.view) is not None


def painted(desk: ComplotDesk) -> QImage:
    image = QImage(940, 752, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    desk.board.render(painter)
    painter.end()
    return image


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("seats", [2, 5])
def test_the_board_is_painted_in_both_themes(qtbot, seats, theme):
    desk = ComplotDesk(qtbot, new_play(seats), theme=theme)
    assert len({painted(desk).pixel(x, y) for x in range(20, 700, 40) for y in range(80, 540, 40)}) > 20


def test_the_hand_of_the_seat_in_focus_lies_open_and_no_other(qtbot):
    play = played_until("discard", least=20)
    desk = ComplotDesk(qtbot, play)
    shown = {place.name for place, spot in desk.board.scenery.spots.items() if spot.zone == "hand"}
    assert shown == set(play.view["hand"])
    desk.seat = None
    desk.show()
    assert not [spot for spot in desk.board.scenery.spots.values() if spot.zone == "hand"]
    hidden = [
        place for place, item in desk.board.scenery.items.all.items() if item.isVisible() and place.kind == "card"
    ]
    assert not {place.name for place in hidden} & shown


def test_cards_that_can_be_played_are_lifted(qtbot):
    play = played_until(lambda play: any(text in play.view["hand"] for text in play.legal), least=20)
    desk = ComplotDesk(qtbot, play)
    playable = next(text for text in play.legal if text in play.view["hand"])
    spots = desk.board.scenery.spots
    rest = [spots[card(code)].place.top() for code in play.view["hand"] if code not in " ".join(play.legal)]
    assert all(spots[card(playable)].place.top() < top for top in rest)


def test_a_combat_is_a_scene_of_its_own(qtbot):
    desk = ComplotDesk(qtbot, played_until(fought))
    scenery = desk.board.scenery
    assert scenery.scene.isVisible()
    fighters = scenery.geometry.fighters(scenery.where)
    assert {seat for _, _, seat in fighters} == {scenery.geometry.fight.attacker, scenery.geometry.fight.defender}
    for code, cell, _ in fighters:
        assert cell.contains(scenery.spots[element(code)].place)


def test_wounds_that_were_given_are_counted(qtbot):
    def is_divided(play):
        return fought(play) and play.draft is None and play.view["about"]["count"] > 1 and len(play.legal) > 1

    play = played_until(is_divided)
    desk = ComplotDesk(qtbot, play)
    before = desk.board.scenery.scene.heading.note
    desk.play(play.legal[0])
    assert play.draft is not None
    assert desk.board.scenery.scene.heading.note != before
    assert desk.board.scenery.pills.pills[0].text == "\N{MINUS SIGN}1"


def test_a_retreat_is_chosen_on_the_map(qtbot):
    desk = ComplotDesk(qtbot, played_until("retreat"))
    assert not desk.board.scenery.scene.isVisible()
    assert any(state.reachable for state in desk.board.scenery.lights.states.values())


def test_cards_to_choose_from_lie_on_a_tray(qtbot):
    play = played_until("keep_card")
    desk = ComplotDesk(qtbot, play)
    assert desk.board.scenery.tray.isVisible()
    for code in play.view["shown"]["cards"]:
        assert desk.board.scenery.layout.tray.contains(desk.board.scenery.spots[card(code)].place)
    desk.play(play.legal[0])
    assert not desk.board.scenery.tray.isVisible()


def test_dice_lie_beside_those_who_roll_them(qtbot):
    play = played_until(lambda play: bool(play.view["roll"] and fight_of(play.view)))
    desk = ComplotDesk(qtbot, play)
    assert [die.face for die in sorted(desk.board.scenery.dice.dice, key=lambda die: die.number)] == [
        face for _, face in play.view["roll"]["dice"]
    ]


def test_dice_that_hit_are_marked_and_counted(qtbot):
    """As the view of the roll tells it; nothing is counted before the dice have settled."""
    play = played_until(lambda play: bool(play.view["roll"] and play.view["roll"]["hits"] and fight_of(play.view)))
    desk = ComplotDesk(qtbot, play)
    scenery, roll = desk.board.scenery, play.view["roll"]
    assert [die.number for die in scenery.dice.dice if die.hit] == roll["hits"]
    told = [int(text.split()[0]) for text in scenery.scene.counts]
    assert sum(told) == len(roll["hits"]) + len(roll["sabotaged"])
    settled = painted(desk)
    scenery.show_roll(thrown(roll["dice"], [], []))
    assert painted(desk) != settled
    scenery.show_roll(thrown(roll["dice"], roll["hits"], roll["sabotaged"]), 0.5)
    assert scenery.scene.counts == ("", "")


def test_neutral_units_are_marked_where_they_stand(qtbot):
    """The view calls them by their letter; on the board they are those of the mission."""
    dice = [6, 6, 1, *[1] * 5]
    table = at(phase=8, turn="A", board={21: "A:XIII,a1,a2"}, active="M11", dice=dice, until=8).play("A: try M11")
    assert (table.phase, table.asked) == ("wounds", "B")
    desk = ComplotDesk(qtbot, new_play(3))
    moment = Moment(table.state, Draft(GAME, 1, table.state).extended("wound N.c1"), 3, table.phase)
    desk.board.show_update(moment.seen_by(1), NAMES[:3], ())
    scenery = desk.board.scenery
    assert scenery.rect_of(element("M11.c1")) in [frame.place for frame in scenery.frames.frames]
    assert scenery.pills.pills[0].text == "\N{MINUS SIGN}1"


def test_choices_of_a_combat_are_framed_on_the_scene(qtbot):
    play = played_until(fought)
    desk = ComplotDesk(qtbot, play)
    framed = [frame.place for frame in desk.board.scenery.choice_marks.frames]
    for place in desk.board._chooser.next_places():
        assert desk.board.scenery.rect_of(place) in framed


def test_pointing_at_a_place_opens_its_file_if_one_stays(qtbot):
    desk = ComplotDesk(qtbot, new_play(3))
    file = desk.board.scenery.file
    before = file.place
    desk.hover(desk.board.scenery.middle(24))
    assert file.place == before
    qtbot.waitUntil(lambda: file.place == 24)


def test_what_is_in_the_file_can_be_clicked_too(qtbot):
    play = played_until(lambda play: play.view["phase"] == "move" and any(text.startswith("+") for text in play.legal))
    desk = ComplotDesk(qtbot, play)
    action = desk.starting("+")
    place = next(place for place, leaf in desk.board._chooser.tree.items() if leaf == action)
    desk.board.look_at(int(play.view["where"][place.name].partition("@")[2]))
    rect = desk.board.scenery.file.rect_of(place.name)
    assert rect is not None
    desk.click(rect.center())
    assert desk.chosen == [action]


def test_everything_can_be_pointed_at_for_a_tip(qtbot):
    play = played_until("buy", seats=4, least=40)
    desk = ComplotDesk(qtbot, play)
    scenery, layout = desk.board.scenery, desk.board.scenery.layout
    for place in scenery.spots:
        assert desk.board.tip_at(scenery.point_of(place)), place
    for box in (layout.strip, *layout.seats, *layout.piles, *layout.reserve, layout.discard, scenery.geometry.deck):
        assert desk.board.tip_at(box.center())
    assert desk.board.tip_at(scenery.middle(26))
    assert desk.board.tip_at(QPointF(-5, -5)) == ""


def test_every_event_of_a_game_can_be_pointed_out(qtbot):
    play = played_until("over")
    desk = ComplotDesk(qtbot, play, seat=0)
    for entry in desk.update.log:
        assert desk.board.scenery.places_of(entry.event), entry.event
    desk.board.point_out(desk.update.log[-1].event)
    assert desk.board.scenery.pulse.isVisible()


def test_a_round_is_played_out_and_ends_as_it_is(qtbot):
    play = played_until("move", seats=3, least=30)
    desk = ComplotDesk(qtbot, play, seat=0)
    desk.board.motion = Motion(0.01)
    for _ in range(60):
        if not play.match.actors:
            break
        desk.play(play.legal[0])
        desk.board.finish_motion()
        for place, spot in desk.board.scenery.spots.items():
            assert desk.board.scenery.items.all[place].place() == spot.place


def test_cards_one_points_at_below_the_map_are_shown_large(qtbot):
    desk = ComplotDesk(qtbot, played_until("discard", least=20))
    scenery = desk.board.scenery
    code = next(place for place, spot in scenery.spots.items() if spot.zone == "hand")
    desk.hover(scenery.point_of(code))
    assert scenery._large.isVisible()
    assert scenery.layout.map.contains(scenery._large.place())
    desk.hover(scenery.middle(20))
    assert not scenery._large.isVisible()


def test_the_dice_of_a_combat_stay_while_wounds_are_given_out(qtbot):
    play = played_until(lambda play: play.view["phase"] == "support" and bool(fight_of(play.view)))
    desk = ComplotDesk(qtbot, play, seat=0)
    desk.board.scenery.rolled = []
    dice = {"kind": "dice", "what": "duel", "elements": ["XIII"], "faces": [1], "hits": [], "sabotaged": [1]}
    desk.board._remember_roll(dice)
    assert desk.board.scenery.rolled == [Thrown("XIII", 1, hit=False, sabotaged=True)]
    desk.board._remember_roll({"kind": "reroll", "die": 1, "before": 1, "face": 6, "hit": True, "sabotaged": False})
    assert desk.board.scenery.rolled == [Thrown("XIII", 6, hit=True)]
    desk.board._remember_roll({"kind": "removed", "elements": []})
    assert desk.board.scenery.rolled == []


@pytest.mark.parametrize("reduced", [False, True])
def test_dice_tumble_before_they_settle(qtbot, reduced):
    play = played_until(lambda play: play.view["phase"] == "support" and bool(fight_of(play.view)))
    desk = ComplotDesk(qtbot, play)
    desk.board.motion = Motion(1.0, reduced)
    rolling = desk.board._rolling({"elements": ["XIII", None], "faces": [3, 5], "hits": [2], "sabotaged": []})
    assert rolling.milliseconds > 200
    rolling.show(0.2)
    assert (desk.board.scenery.dice.left > 0) is not reduced
    rolling.show(1.0)
    assert desk.board.scenery.dice.left == 0
    assert [(die.face, die.hit) for die in desk.board.scenery.dice.dice] == [(3, False), (5, True)]


def test_the_board_speaks_the_language_and_wears_the_theme(qtbot):
    desk = ComplotDesk(qtbot, new_play(3))
    before = painted(desk)
    i18n.speak("fr")
    try:
        desk.board.retranslate()
        french = painted(desk)
    finally:
        i18n.speak("en")
        desk.board.retranslate()
    assert french != before
    desk.board.set_theme(DARK)
    assert painted(desk) != before


def test_nothing_jumps_when_the_window_grows_a_little(qtbot):
    desk = ComplotDesk(qtbot, new_play(3))
    scenery = desk.board.scenery
    before = scenery.rect_of(Place("place", "1"))
    desk.board.arrange(QSizeF(943, 754))
    after = scenery.rect_of(Place("place", "1"))
    assert abs(after.center().x() - before.center().x()) < 6


def test_who_comes_back_to_a_combat_sees_its_last_dice(qtbot):
    play = played_until(lambda play: fought(play) and len(play.legal) > 1)
    desk = ComplotDesk(qtbot, play)
    desk.board.scenery.rolled = []
    desk.board.take_log(update_of(play.match, 0, desk.names).log, 0)
    desk.board.show_update(play.update(play.seat), desk.names, ())
    rolled = next(entry.event for entry in reversed(desk.board.log) if entry.event["kind"] in ("dice", "reroll"))
    faces = rolled["faces"] if rolled["kind"] == "dice" else [rolled["face"]]
    assert set(faces) <= {die.face for die in desk.board.scenery.dice.dice}


def test_tokens_that_lie_over_each_other_share_a_frame(qtbot):
    def is_spread(play):
        where = play.view["where"]
        places = {
            where[f"{'ABC'[play.seat]}.{text[1:]}"] for text in play.legal if text[0] == "+" and text[1] in "ackds"
        }
        return play.view["phase"] == "move" and len(places) > 2

    desk = ComplotDesk(qtbot, played_until(is_spread))
    scenery = desk.board.scenery
    offered = [place for place in desk.board._chooser.next_places() if place.kind == "element"]
    apart = [place for place in offered if scenery.file.rect_of(place.name) is None]
    rows = {scenery.spots[place].zone for place in apart}
    framed = [frame.place for frame in scenery.choice_marks.frames]
    assert apart
    for zone in rows:
        row = [scenery.spots[place].place for place in apart if scenery.spots[place].zone == zone]
        assert sum(all(rect.contains(token) for token in row) for rect in framed) == 1


def test_cards_that_lie_over_each_other_are_framed_as_far_as_they_are_seen(qtbot):
    play = played_until(lambda play: play.view["phase"] == "discard" and len(play.view["hand"]) > 5)
    desk = ComplotDesk(qtbot, play, size=(700, 620))
    scenery = desk.board.scenery
    hand = sorted((spot.place for spot in scenery.spots.values() if spot.zone == "hand"), key=lambda rect: rect.left())
    framed = sorted((frame.place for frame in scenery.choice_marks.frames), key=lambda rect: rect.left())
    assert len(framed) > 1
    assert hand[0].right() > hand[1].left()
    assert all(one.right() <= two.left() for one, two in pairwise(framed))


def test_cards_that_fit_a_window_are_lifted_before_one_is_asked(qtbot):
    """By their type, which all know: whether they can be used is said when one is asked."""
    hands = {"A": "INN1,COM01", "B": "ACC1"}
    table = at(turn="B", board={2: "B:JON A:XIII"}, hands=hands, ip={"A": 3}, discard="REN*,SOI*", until=6)
    table.play("B: ACC1 A")
    assert table.phase == "innocent"
    desk = ComplotDesk(qtbot, new_play(3))
    update = Moment(table.state, Draft(GAME, 0, table.state), 3, table.phase).seen_by(0)
    waiting = update._replace(legal=(), actors=(), window=ReactionWindow((0,), (), 3000, asked=True))
    desk.board.show_update(waiting, NAMES[:3], ())
    spots = desk.board.scenery.spots
    assert spots[card("INN1")].place.top() < spots[card("COM01")].place.top()
