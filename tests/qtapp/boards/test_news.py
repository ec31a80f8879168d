"""What is marked as new on a board, for each seat."""

from __future__ import annotations

from qtapp.boards.news import News


def test_what_others_did_is_news_until_a_seat_acts_again():
    news: News[str] = News()
    news.act(0, "a")
    news.act(1, "b", "c")
    assert (news.fresh(0), news.fresh(1), news.fresh(2)) == (["b", "c"], [], ["a", "b", "c"])
    news.act(0)
    assert (news.fresh(0), news.fresh(1), news.fresh(2)) == ([], [], ["a", "b", "c"])


def test_what_happens_without_acting_leaves_the_rest_news():
    news: News[str] = News()
    news.act(0, "a")
    news.add(1, "b")
    news.add(None, "c")
    assert news.fresh(1) == ["a", "c"]
    assert news.fresh(0) == ["b", "c"]


def test_a_thing_that_changed_twice_is_marked_once_and_clearing_forgets_all():
    news: News[str] = News()
    news.act(0, "a", "b")
    news.act(0, "a")
    assert news.fresh(1) == ["a", "b"]
    news.clear()
    assert news.fresh(1) == news.fresh(0) == []
