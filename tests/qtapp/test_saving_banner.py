"""The banner of a table that is not saved: one, whoever says so, and our own knowledge before what the room tells."""

from __future__ import annotations

import pytest

from qtapp.pages.company.saving_banner import SavingBanner


@pytest.fixture
def banner(qtbot):
    made = SavingBanner()
    qtbot.addWidget(made)
    return made


def test_our_own_table_names_the_cause_and_offers_a_copy(banner):
    banner.show_cause("ENOSPC")
    banner.show_room(is_unsaved=True)
    assert banner.text.text() == banner.accessibleName() == "This game is not being saved: the disk is full."
    assert banner.save.isVisibleTo(banner)


def test_a_guest_learns_what_the_host_says(banner):
    banner.show_room(is_unsaved=True)
    assert "the host cannot write to its disk" in banner.text.text()
    assert not banner.save.isVisibleTo(banner)


def test_it_stays_until_neither_has_anything_to_say(banner):
    banner.show_cause("ENOSPC")
    banner.show_room(is_unsaved=True)
    banner.show_cause("")
    assert not banner.isHidden()
    banner.show_room(is_unsaved=False)
    assert banner.isHidden()
