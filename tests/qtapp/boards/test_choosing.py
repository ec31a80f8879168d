"""The chooser that all boards share, on a made-up board: thirty places in a grid and a fan of sixty cards."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPointF, QRectF

from network.messages.table import Update
from qtapp.boards.choosing import Chooser
from qtapp.boards.places import Branch, Place, leaves, path_to, tree_of

CARDS, SQUARES = 60, 30


def card(number: int) -> Place:
    return Place("card", str(number))


def square(number: int) -> Place:
    return Place("square", str(number))


def kind(name: str) -> Place:
    return Place("kind", name)


def ways(*actions: str) -> list[tuple[tuple[Place, ...], str]]:
    """An action names its places: "c3 s4 kA" is a card, a square and a kind."""
    made = {"c": "card", "s": "square", "k": "kind"}
    return [(tuple(Place(made[part[0]], part[1:]) for part in action.split()), action) for action in actions]


class GridChooser(Chooser):
    """Cards lie in a row below a grid of squares; kinds are seen only while one is asked for."""

    def __init__(self, tree: Branch) -> None:
        self.chosen: list[str] = []
        self.shown = self.dragged = 0
        self.dropped: list[tuple[Place, Place | None]] = []
        update = Update(0, 0, 0, {"choices": {}}, tuple(dict.fromkeys(leaves(tree))), (0,), (), 0, ())
        super().__init__(SimpleNamespace(choose=self.chosen.append), update, tree)

    def rect_of(self, place: Place) -> QRectF | None:
        if place.kind == "kind":
            return QRectF(500, 50 * ord(place.name), 40, 40) if place in self.branch else None
        number, width = int(place.name), 6 if place.kind == "square" else CARDS
        return QRectF(50 * (number % width), 50 * (number // width) + (1000 if place.kind == "card" else 0), 40, 40)

    def show(self) -> None:
        self.shown += 1

    def drag(self, place: Place, pos: QPointF) -> None:
        self.dragged += 1

    def drop(self, place: Place, target: Place | None) -> None:
        self.dropped.append((place, target))

    def click(self, place: Place) -> None:
        self.point(self.point_of(place))
        assert self.press(self.point_of(place))
        self.release(self.point_of(place))


def chooser(*actions: str, implied: Sequence[str] = ()) -> GridChooser:
    return GridChooser(tree_of(ways(*actions), implied))


# The tree


def test_the_tree_holds_every_action_behind_its_places():
    tree = tree_of(ways("c1 s1", "c1 s2", "c2 s1 kA", "c2 s1 kB"))
    assert tree == {
        card(1): {square(1): "c1 s1", square(2): "c1 s2"},
        card(2): {square(1): {kind("A"): "c2 s1 kA", kind("B"): "c2 s1 kB"}},
    }
    assert list(leaves(tree)) == ["c1 s1", "c1 s2", "c2 s1 kA", "c2 s1 kB"]
    assert path_to(tree, "c2 s1 kB") == (card(2), square(1), kind("B"))
    with pytest.raises(KeyError):
        path_to(tree, "c3 s1")


def test_a_place_is_implied_only_where_one_action_is_left_and_only_of_its_kind():
    tree = tree_of(ways("c1 s1", "c2 s1 kA", "c3 s1 kA", "c3 s1 kB"), implied=("kind",))
    assert tree[card(1)] == {square(1): "c1 s1"}, "a card with one target still asks for it"
    assert tree[card(2)] == {square(1): "c2 s1 kA"}
    assert tree[card(3)] == {square(1): {kind("A"): "c3 s1 kA", kind("B"): "c3 s1 kB"}}


def test_of_two_ways_to_an_action_the_shorter_leads_there():
    tree = tree_of([((card(1), square(1)), "x"), ((square(5),), "x")])
    assert path_to(tree, "x") == (square(5),)


# Pointer


def test_a_click_goes_into_a_place_and_the_last_one_chooses():
    table = chooser("c1 s1", "c1 s2", "c2 s3")
    table.click(card(1))
    assert table.path == (card(1),)
    assert table.next_places() == [square(1), square(2)]
    assert not table.chosen
    table.click(square(2))
    assert table.chosen == ["c1 s2"]


def test_what_comes_next_is_shown_while_the_button_is_down_and_an_action_waits_for_its_release():
    table = chooser("c1 s1")
    table.press(table.point_of(card(1)))
    assert table.path == (card(1),)
    table.release(table.point_of(card(1)))
    table.press(table.point_of(square(1)))
    assert not table.chosen
    table.release(table.point_of(square(2)))
    assert not table.chosen, "the button was let go somewhere else"
    table.click(square(1))
    assert table.chosen == ["c1 s1"]


def test_a_click_on_what_is_chosen_lets_it_go_and_another_one_takes_its_place():
    table = chooser("c1 s1 kA", "c1 s1 kB", "c1 s2", "c2 s3", "c3")
    table.click(card(1))
    table.click(card(1))
    assert table.path == ()
    table.click(card(1))
    table.click(card(2))
    assert table.path == (card(2),)
    table.click(card(1))
    table.click(square(1))
    assert table.path == (card(1), square(1))
    table.click(square(2))
    assert table.chosen == ["c1 s2"], "of the step before"
    table.click(card(3))
    assert table.chosen == ["c1 s2", "c3"]


def test_what_means_nothing_means_nothing():
    table = chooser("c1 s1")
    assert not table.press(QPointF(2000, 2000))
    table.release(QPointF(2000, 2000))
    assert not table.take(square(7))
    nobody = chooser()
    assert not nobody.press(QPointF(10, 10))
    assert not nobody.confirm()
    assert not nobody.cycle(1)
    assert not nobody.cancel()
    assert nobody.aim() == ""


def test_a_drag_is_told_of_and_dropped_where_the_button_is_let_go(qtbot):
    table = chooser("c1 s1")
    table.press(table.point_of(card(1)))
    table.point(table.point_of(card(1)) + QPointF(1, 0))
    assert not table.dragged
    table.point(table.point_of(square(1)))
    assert table.dragged == 1
    table.release(table.point_of(square(1)))
    assert table.dropped == [(card(1), square(1))]
    table.press(table.point_of(square(1)))
    assert table.cancel()
    assert table.dropped[-1] == (square(1), None)


def test_the_pointer_takes_the_cursor_along_but_leaves_that_of_the_keys():
    table = chooser("c1 s1", "c2 s1")
    table.point(table.point_of(card(2)))
    assert table.cursor == card(2)
    table.leave()
    assert table.cursor is None
    table.step((1.0, 0.0))
    table.point(QPointF(2000, 2000))
    table.leave()
    assert table.cursor == card(1)


# Keys


def test_the_keys_choose_step_by_step_and_escape_goes_back_one_place():
    table = chooser("c1 s1 kA", "c1 s1 kB", "c2 s3")
    assert table.confirm(), "the first key only shows where one is"
    assert (table.cursor, table.by_keys) == (card(1), True)
    table.confirm()
    assert (table.path, table.cursor) == ((card(1),), square(1))
    table.confirm()
    assert (table.path, table.cursor) == ((card(1), square(1)), kind("A"))
    assert table.aim() == "c1 s1 kA"
    assert table.cancel()
    assert (table.path, table.cursor) == ((card(1),), square(1))
    assert table.cancel()
    assert (table.path, table.cursor) == ((), card(1))
    assert table.cancel()
    assert table.cursor is None
    assert not table.cancel(), "now Escape is the page's"


def test_arrows_go_where_they_point_and_page_keys_through_everything():
    table = chooser(*(f"s{number}" for number in range(SQUARES)))
    table.step((1.0, 0.0))
    for direction in ((1.0, 0.0), (0.0, 1.0), (0.0, 1.0), (-1.0, 0.0)):
        table.step(direction)
    assert table.cursor == square(12)
    table.cancel()
    seen = []
    for _ in range(SQUARES):
        assert table.cycle(1, around=False)
        seen.append(table.cursor)
    assert seen == [square(number) for number in range(SQUARES)]
    assert not table.cycle(1, around=False)
    assert table.cycle(1)
    assert table.cursor == square(0)
    table.cycle(-1)
    assert table.cursor == square(SQUARES - 1)


def test_an_action_with_two_places_is_passed_once():
    table = GridChooser(tree_of([((card(1),), "x"), ((square(1),), "x"), ((card(2),), "y")]))
    assert table.next_places() == [card(1), card(2)]
    assert table.places() == [card(1), square(1), card(2)]


def test_every_action_of_a_large_table_is_found_by_clicks_keys_and_hints():
    """Sixty cards that each go to thirty places."""
    actions = [f"c{number} s{place}" for number in range(CARDS) for place in range(SQUARES)]
    table = chooser(*actions)
    for action in actions[:: SQUARES + 7]:
        for _ in range(2):
            pos = table.where(action)
            table.press(pos)
            table.release(pos)
        assert table.chosen[-1] == action
        table.suggest(action)
        assert table.aim() == action
        assert (len(table.path), table.by_keys) == (1, True)
        table.confirm()
        assert table.chosen[-2:] == [action, action]


def test_where_begins_anew_when_something_else_is_chosen():
    table = chooser("c1 s1", "c1 c2", "c2 s3")
    table.click(card(1))
    assert table.where("c1 s1") == table.point_of(square(1))
    assert table.where("c2 s3") == table.point_of(card(1)), "a click on the other card would choose c1 c2"
    table.click(card(1))
    assert table.where("c2 s3") == table.point_of(card(2))


# One question after another


def test_the_same_question_goes_on_where_it_was():
    table, later = chooser("c1 s1"), chooser("c1 s1")
    table.click(card(1))
    table.step((0.0, 1.0))
    later.resume(table)
    assert (later.path, later.cursor, later.by_keys) == (table.path, table.cursor, True)


def test_a_choice_made_in_steps_at_the_table_is_one_question_after_another():
    """The legal list of each step is new, and so is the chooser."""
    first, second = chooser("c1", "c2"), chooser("s4", "s5")
    first.click(card(2))
    assert first.chosen == ["c2"]
    assert second.path == ()
    second.confirm()
    second.confirm()
    assert second.chosen == ["s4"]
    assert second.cancel()
    assert not second.cancel(), "the page may take back the step before"
