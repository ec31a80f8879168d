"""Tables to play at: the small games of `tests.network.tiny`, `tests.network.dossiers` and `tests.made_up`, and links
that remember what they were told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from engines import load, registry
from engines.game import Seat, checked
from engines.match import Match
from engines.record import Header, Player
from network.disk.journal import Journal
from network.messages.table import Act, Entry, Notice, Refusal, TableMessage, TableRequest, Update
from network.table.place import LocalLink
from network.table.table import Table
from tests.engines.play import whole_choice
from tests.made_up import salon
from tests.network import dossiers, tiny


@pytest.fixture(autouse=True)
def small_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    tiny.register(monkeypatch.setattr, monkeypatch.setitem)
    dossiers.register(monkeypatch.setattr, monkeypatch.setitem)
    salon.register(monkeypatch.setattr, monkeypatch.setitem)
    yield
    registry.load.cache_clear()


class Ear:
    """Listens to a link and keeps its own copy of the log, as a window would."""

    def __init__(self, link: LocalLink) -> None:
        self.link = link
        self.messages: list[TableMessage] = []
        self.log: list[Entry] = []
        link.listen(self.hear)

    def hear(self, message: TableMessage) -> None:
        self.messages.append(message)
        if isinstance(message, Update):
            assert message.log_from <= len(self.log), "a gap in the log"
            self.log[message.log_from :] = message.log

    @property
    def update(self) -> Update:
        return next(message for message in reversed(self.messages) if isinstance(message, Update))

    @property
    def refusals(self) -> list[Refusal]:
        return [message for message in self.messages if isinstance(message, Refusal)]

    @property
    def notices(self) -> list[Notice]:
        return [message for message in self.messages if isinstance(message, Notice)]

    @property
    def kinds(self) -> list[str]:
        return [str(entry.event["kind"]) for entry in self.log]

    def ask(self, request: Callable[..., TableRequest], *fields: object, **named: object) -> Ear:
        """Ask something of the table from here."""
        self.link.say(request(self.link.seat, *fields, **named))
        return self

    def act(self, text: str, *, hold: bool = False) -> Ear:
        return self.ask(Act, text, self.update.length, len(self.update.draft), hold)

    def standing(self) -> tuple[Update, list[Entry]]:
        """What this listener knows, in a form in which two listeners at the same place must agree."""
        return self.update._replace(log_from=0, log=()), self.log


def people(names: str = "Ana Bo") -> tuple[Player, ...]:
    """Occupants from names; `bot:easy` is a bot."""
    return tuple(
        Player(f"Bot {name[4:]}", "bot", name[4:]) if name.startswith("bot:") else Player(name)
        for name in names.split()
    )


def new_header(names: str = "Ana Bo", seed: int = 7, game: str = "tiny", **options: int | str) -> Header:
    occupants = people(names)
    setup = checked(load(game), len(occupants), options, seed)
    players = tuple(Player(who.name, who.kind, who.level) for who in occupants)
    return Header(setup, players, f"id{seed}", "2026-01-31T20:15:00Z", "0.1.0")


def new_table(
    names: str = "Ana Bo", folder: Path | None = None, seed: int = 7, game: str = "tiny", **options: int | str
) -> Table:
    header = new_header(names, seed, game, **options)
    journal = Journal.create(folder, header) if folder else None
    return Table(Match(header.setup), people(names), journal, header)


def seated(table: Table, *guests: str) -> list[Ear]:
    """A listener at each seat; the guests are given seat by seat."""
    return [Ear(table.link(seat, guest)) for seat, guest in enumerate(guests)]


def played(table: Table, *lines: str) -> Table:
    """Play lines such as `0 c1`."""
    for line in lines:
        seat, text = line.split(" ", 1)
        assert table.act(int(seat), text, table.match.length) is None, line
    return table


def saved_game(
    folder: Path, *lines: str, names: str = "Ana Bo", seed: int = 7, game: str = "tiny", **options: int | str
) -> Path:
    """A journal on disk in which these lines were played, closed again."""
    table = played(new_table(names, folder, seed, game, **options), *lines)
    path = table._journal.path
    table.close()
    return path


def random_line(table: Table, number: float) -> tuple[Seat, str]:
    """Some seat that must act, and one of its choices with all steps, chosen by a number from 0 to 1."""
    choices = [(seat, text) for seat in table.match.actors for text in table.match.legal(seat)]
    seat, text = choices[int(number * len(choices))]
    return seat, whole_choice(table.match, seat, Random(number), text)
