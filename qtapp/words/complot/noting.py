"""Private notes of intended moves: how one makes them, and what they say."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from qtapp.words.complot import grammar
from qtapp.words.complot.names import Names, names
from qtapp.words.names import Sentences


class ComplotNoting(Sentences[Names]):
    """Nothing of this leaves the window."""

    def invite(self) -> str:
        return self.tr(
            "Meanwhile you can note your next moves: click your elements, then where they go. Nobody else sees it."
        )

    def group(self, elements: Sequence[str]) -> str:
        """Those who are being noted."""
        template = self.tr("To be noted: {group}. Click the place they go to.")
        return template.format(group=self._names.group(elements))

    def plan(self, elements: Sequence[str], place: int, steps: int) -> str:
        """Who goes where, and what it costs."""
        template = self.tr("Your note: {group} {to_place}, %n step(s).", "", steps)
        to_place = grammar.to(self._names.place(place))
        return template.format(group=self._names.group(elements), to_place=to_place)

    def clear(self) -> str:
        return self.tr("Clear my notes")


@cache
def noting() -> ComplotNoting:
    return ComplotNoting(names())
