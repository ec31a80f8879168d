"""The one mechanism by which boards play out what happened, with a table made up for it."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QGraphicsScene

from engines.motion import applied, moves
from qtapp.boards.base import Motion
from qtapp.boards.story import Chapter, Story
from qtapp.boards.travelling import FLYING_Z, Items, Snapshot, Spot, passage
from qtapp.items.motion import Animation

SLOW = Motion(40.0)


class Plain(NamedTuple):
    """A face with a name."""

    name: str

    def paint(self, painter: QPainter, size: QSize) -> None:
        pass


class Shelves(NamedTuple):
    """Places are numbers from the left; those from 100 on are wide. `?pile` is at the far left."""

    def key(self, component: str) -> str:
        return component

    def pile(self, component: str, place: str) -> Spot | None:
        return Spot(QRectF(-100, 0, 10, 14), 5.0, Plain("back"), down=True) if place == "?pile" else None

    def spots(self, where):
        return {component: self.spot(component, int(place)) for component, place in where.items()}

    def spot(self, component: str, place: int) -> Spot:
        size = (14, 10) if place >= 100 else (10, 14)
        is_back = "?" in component
        return Spot(QRectF(place, 0, *size), 1.0, Plain("back" if is_back else component), down=is_back)


@pytest.fixture
def items(qapp):
    scene = QGraphicsScene()
    made = Items(scene)
    made.scene = scene  # it must outlive its items
    return made


def flight(items: Items, where: dict[str, str], moved, motion: Motion = SLOW) -> Animation:
    """The step that these moves are, begun."""
    was = Snapshot(Shelves(), where, Shelves().spots(where))
    items.settle(was.spots)
    step = items.travel(passage(was, Shelves().spots(applied(where, moved)), moved), motion)
    step.begin()
    return step


def ended(step: Animation) -> None:
    step.show(1.0)
    step.end()


def test_what_moves_flies_above_what_makes_room(items):
    step = flight(items, {"a": "0", "b": "20"}, [["a", "0", "40"]])
    a, b = items.all["a"], items.all["b"]
    step.show(0.5)
    assert a.place() == QRectF(20, 0, 10, 14)
    assert a.zValue() > FLYING_Z > b.zValue()
    assert a.moving
    assert not b.moving
    ended(step)
    assert a.place() == QRectF(40, 0, 10, 14)
    assert a.zValue() == 1.0
    assert not a.moving


def test_a_card_comes_out_of_a_pile_and_is_turned_over_on_its_way(items):
    step = flight(items, {}, [["a", "?pile", "0"]])
    a = items.all["a"]
    step.show(0.0)
    assert a.place().center().x() == -95
    assert a.face.name == "back"
    step.show(0.5)
    assert a.place().width() < 1, "seen from its edge"
    step.show(0.9)
    assert a.face.name == "a"
    ended(step)
    assert a.place() == QRectF(0, 0, 10, 14)


def test_a_card_goes_into_a_pile_and_is_not_seen_any_more(items):
    step = flight(items, {"a": "0"}, [["a", "0", "?pile"]])
    a = items.all["a"]
    step.show(0.9)
    assert a.isVisible()
    assert a.face.name == "back"
    ended(step)
    assert not a.isVisible()


def test_a_card_that_gets_a_name_is_turned_over_where_it_lies(items):
    where = {"K:?": "0"}
    step = flight(items, where, moves(where, {"K:A": "0"}))
    back, card = items.all["K:?"], items.all["K:A"]
    assert not back.isVisible()
    step.show(0.2)
    assert card.face.name == "back"
    assert card.place().center().x() == 5
    ended(step)
    assert card.face.name == "K:A"


def test_a_card_that_changes_its_attitude_turns_around_its_middle(items):
    step = flight(items, {"a": "0"}, [["a", "0", "100"]])
    step.show(0.5)
    assert items.all["a"].rotation() == 45
    ended(step)
    assert items.all["a"].rotation() == 0


def test_what_has_no_place_to_come_from_is_there_at_once(items):
    flight(items, {}, [["a", None, "0"]])
    assert items.all["a"].isVisible()
    assert items.all["a"].place() == QRectF(0, 0, 10, 14)


def test_what_is_held_by_somebody_sets_off_from_there(items):
    was = Snapshot(Shelves(), {"a": "0"}, Shelves().spots({"a": "0"}))
    items.settle(was.spots)
    items.all["a"].settle_at(QRectF(60, 0, 10, 14))
    step = items.travel(passage(was, Shelves().spots({"a": "80"}), [["a", "0", "80"]]), SLOW)
    step.begin()
    step.show(0.5)
    assert items.all["a"].place().left() == 70


def test_reduced_motion_fades_instead_of_moving(items):
    step = flight(items, {"a": "0", "b": "20"}, [["a", "0", "40"], ["b", "20", "?pile"]], Motion(40.0, reduced=True))
    a, b = items.all["a"], items.all["b"]
    step.show(0.25)
    assert a.place().left() == 40
    assert (a.opacity(), b.opacity()) == (0.25, 0.75)
    ended(step)
    assert (a.opacity(), a.isVisible(), b.isVisible()) == (1.0, True, False)


def test_items_are_kept(items):
    ended(flight(items, {"a": "0"}, [["a", "0", "?pile"]]))
    gone = items.all["a"]
    ended(flight(items, {}, [["a", "?pile", "20"]]))
    assert items.all["a"] is gone
    assert len(items.all) == 1


# The story


def chapter(number: int, caption: str = "") -> Chapter:
    return Chapter((Animation(10_000, lambda _part: None),), caption, number)


def test_a_story_says_how_many_of_the_events_have_been_shown(qapp):
    story = Story()
    told, ended = QSignalSpy(story.told), QSignalSpy(story.ended)
    story.play([chapter(1), chapter(3, "Read this"), chapter(4)])
    assert story.is_told
    story.advance()
    assert [told.at(0), told.count()] == [[1], 1]
    story.advance()
    assert [told.at(1), told.count()] == [[3], 2]
    assert not story.is_told
    assert story.running
    story.finish()
    assert (told.count(), ended.count(), story.running) == (2, 1, False)
