"""The border of a guest: whatever our own tables tell is let through, and tables of lies are not."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest

import engines
from engines.game import Setup
from engines.match import Match
from engines.record import Assistance, Player
from engines.shapes import ShapeError
from network.lines.border import TALK, Border, tidied_welcome
from network.lines.call import Ended
from network.messages.bounds import MAX_LOG
from network.messages.line import Card, Noted, Refused, Welcome
from network.messages.room import DENIALS, ClockRule, Clocks, Denied, Person, RoomSeat, RoomSettings, RoomState, Said
from network.messages.table import Entry, Notice, ReactionWindow, Refusal, StandingWish, UndoAsked, Update, Wish
from network.table.table import Table
from tests.engines.play import default_setups, described, larger_setups
from tests.network.conftest import Ear, played, random_line, seated
from tests.network.test_windows import opened as window_opened

TABLE = "0123456789abcdef"
SETUPS = {described(setup): setup for setup in (*default_setups(5), *larger_setups(5))}
WAGONS, CIRKLE, COLDWAR, CERCLE, COMPLOT = (
    SETUPS[name] for name in ("wagons-2", "cirkle-2", "coldwar-3", "cercle-3", "complot-3")
)


def room_state(setup: Setup = WAGONS, **others: Any) -> RoomState:
    people = tuple(Person(f"g{number}", f"Player {number}") for number in range(setup.seats))
    seats = tuple(RoomSeat("human", person.name, "", person.guest) for person in people)
    return RoomState(
        TABLE, "Table", setup.game, dict(setup.options), "playing", seats, people, "g0", RoomSettings()
    )._replace(**others)


def border(setup: Setup = WAGONS) -> Border:
    made = Border(TABLE, "test")
    made.room(room_state(setup))
    return made


@cache
def ears(name: str) -> list[Ear]:
    """Everyone who heard a whole match: each seat, and a spectator."""
    setup = SETUPS[name]
    table = Table(Match(setup), [Player(f"Player {seat}") for seat in range(setup.seats)])
    found = [*seated(table, *(f"guest {seat}" for seat in range(setup.seats))), Ear(table.spectate())]
    rng = Random(5)
    while table.match.outcome is None:
        seat, text = random_line(table, rng.random())
        played(table, f"{seat} {text}")
    return found


def updates(name: str, place: int) -> list[Update]:
    return [message for message in ears(name)[place].messages if isinstance(message, Update)]


def refusal(setup: Setup, update: Update, log: tuple[Entry, ...] = ()) -> str:
    """Where the border says that a host has gone wrong."""
    with pytest.raises(ShapeError) as caught:
        border(setup).update(update, log)
    return caught.value.path


# A good host.


@pytest.mark.parametrize("name", SETUPS)
def test_a_whole_match_is_let_through_for_every_reader(name):
    for place in range(SETUPS[name].seats + 1):
        ours, log = border(SETUPS[name]), list[Entry]()
        for update in updates(name, place):
            assert ours.update(update, log) == update
            log[update.log_from :] = update.log
    assert update.outcome


@pytest.mark.parametrize("stage", ["gathering", "seeding", "playing", "over"])
@pytest.mark.parametrize("name", SETUPS)
def test_a_room_is_let_through_with_all_its_options(name, stage):
    state = room_state(SETUPS[name], stage=stage)
    assert border(SETUPS[name]).room(state) == state
    assert dict(border(SETUPS[name]).room(state._replace(options={**state.options})).options) == dict(state.options)


def test_people_may_be_away_watch_and_be_played_for_by_bots():
    state = room_state(
        people=(Person("g0", "Ana", False, True, None, 30), Person("host", "Bo", ping=2**31 - 1)),
        seats=(RoomSeat("bot", "Ana", "hard", "g0"), RoomSeat()),
        chief="",
        settings=RoomSettings(clock=ClockRule("game", 60, 5), stand_in="easy"),
    )
    assert border().room(state) == state


def test_what_is_played_may_change_while_people_gather():
    ours = border(SETUPS["coldwar-3"])
    view = updates("coldwar-2", 0)[0]
    with pytest.raises(ShapeError):
        ours.update(view, ())
    ours.room(room_state(SETUPS["coldwar-2"]))
    assert ours.update(view, ())


# Lies about a match, in any game. Each is told of the update in the middle of a match, to a seat that must act.


def asked(setup: Setup) -> Update:
    """An update somewhere in the middle that asks a seat, with the whole log."""
    return _asked(described(setup))


@cache
def _asked(name: str) -> Update:
    found = [
        update
        for place in range(SETUPS[name].seats)
        for update in updates(name, place)
        if update.legal and update.ply > 3
    ]
    chosen = found[len(found) // 2]
    assert chosen.seat is not None
    log = list[Entry]()
    for update in updates(name, chosen.seat):
        log[update.log_from :] = update.log
        if update is chosen:
            break
    return chosen._replace(log_from=0, log=tuple(log))


def with_view(update: Update, **changes: Any) -> Update:
    return update._replace(view={**update.view, **changes})


def with_event(update: Update, event: dict[str, Any], ply: int = 0) -> Update:
    return update._replace(log=(*update.log, Entry(ply or update.ply, event)))


OUTCOME = {"ranking": [[0], [1]], "scores": [1, 2], "breakdown": [], "reason": "resigned", "rule": ""}


def over(update: Update, **changes: Any) -> Update:
    seats = len(update.occupants)
    outcome = {
        **OUTCOME,
        "ranking": [[seat] for seat in range(seats)],
        "scores": [0] * seats,
        "breakdown": update.view["breakdown"],
        **changes,
    }
    return update._replace(outcome=outcome, actors=(), legal=(), choices={})


LIES: dict[str, tuple[Callable[[Update], Update], str]] = {
    "an unknown phase": (lambda told: with_view(told, phase="dance"), "told.view.phase"),
    "a phase that is a list": (lambda told: with_view(told, phase=["turn"]), "told.view.phase"),
    "a missing key": (
        lambda told: told._replace(view={k: v for k, v in told.view.items() if k != "scores"}),
        "told.view.scores",
    ),
    "a key too many": (lambda told: with_view(told, more=1), "told.view"),
    "an actor who is not there": (lambda told: with_view(told, actors=[9]), "told.view.actors"),
    "an actor twice": (lambda told: with_view(told, actors=told.view["actors"] * 2), "told.view.actors"),
    "True for a seat": (lambda told: with_view(told, actors=[True]), "told.view.actors"),
    "too few scores": (lambda told: with_view(told, scores=told.view["scores"][1:]), "told.view.scores"),
    "a score beyond 32 bits": (lambda told: with_view(told, scores=[2**40] * len(told.occupants)), "told.view.scores"),
    "a score that is not a number": (
        lambda told: with_view(told, scores=[float("nan")] * len(told.occupants)),
        "told.view.scores",
    ),
    "an unknown line": (
        lambda told: with_view(told, breakdown=[["luck", [0] * len(told.occupants)]]),
        "told.view.breakdown",
    ),
    "a huge breakdown": (lambda told: with_view(told, breakdown=[["bonus", []]] * 5_000), "told.view.breakdown"),
    "a deep nest": (lambda told: with_view(told, breakdown=[[[[[[[[]]]]]]]]), "told.view.breakdown"),
    "an unknown choice": (lambda told: told._replace(choices={**told.choices, "jump": {}}), "told.choices"),
    "a choice that says nothing": (
        lambda told: told._replace(choices=dict.fromkeys(told.choices)),
        "told.choices",
    ),
    "other actors": (lambda told: told._replace(actors=(told.actors[0] ^ 1,)), "told.actors"),
    "an unknown action": (lambda told: told._replace(legal=("jump", *told.legal)), "told.legal"),
    "an action twice": (lambda told: told._replace(legal=told.legal[:1] * 2), "told.legal"),
    "an action in another spelling": (lambda told: told._replace(legal=(told.legal[0] + " ",)), "told.legal"),
    "an action that no choice tells of": (lambda told: told._replace(choices={}), "told.choices"),
    "choices for a spectator": (lambda told: told._replace(seat=None, legal=()), "told."),
    "a draft that no game knows": (lambda told: told._replace(draft=("jump",)), "told.draft"),
    "a draft of somebody who is not asked": (
        lambda told: told._replace(draft=told.legal[:1], legal=(), choices={}, actors=()),
        "told.draft",
    ),
    "actions for a spectator": (lambda told: told._replace(seat=None), "told."),
    "a seat that plays against itself": (lambda told: told._replace(occupants=told.occupants[1:]), "told.occupants"),
    "an unknown kind of player": (
        lambda told: told._replace(occupants=(Player("A", "cat"),) * len(told.occupants)),
        "told.occupants",
    ),
    "an unknown level": (
        lambda told: told._replace(occupants=(Player("A", "bot", "divine"),) * len(told.occupants)),
        "told.occupants",
    ),
    "more actions than lines": (lambda told: told._replace(ply=told.length + 1), "told.ply"),
    "a question from the future": (lambda told: told._replace(asked=told.length + 1), "told.ply"),
    "taking back what was not played": (lambda told: told._replace(undo_to=told.ply), "told.undo_to"),
    "a take-back to the future": (
        lambda told: told._replace(undo_asked=UndoAsked(0, told.ply, (1,))),
        "told.undo_asked.to_ply",
    ),
    "a take-back by nobody": (lambda told: told._replace(undo_asked=UndoAsked(31, 0, (1,))), "told.undo_asked.by"),
    "a take-back that waits for nobody": (
        lambda told: told._replace(undo_asked=UndoAsked(0, 0, (31,))),
        "told.undo_asked.waiting",
    ),
    "a draw offered by nobody": (lambda told: told._replace(draw_offers=(31,)), "told.draw_offers"),
    "a draw offered twice": (lambda told: told._replace(draw_offers=(0, 0)), "told.draw_offers"),
    "an unknown event": (lambda told: with_event(told, {"kind": "dance"}), "told.log.event.kind"),
    "an event without a kind": (lambda told: with_event(told, {"by": 0}), "told.log.event.kind"),
    "an event by nobody": (lambda told: with_event(told, {"kind": "resign", "by": 31}), "told.log.event.by"),
    "an event that says too little": (lambda told: with_event(told, {"kind": "undo", "by": 0}), "told.log.event.count"),
    "an event that says too much": (
        lambda told: with_event(told, {"kind": "resign", "by": 0, "why": []}),
        "told.log.event",
    ),
    "an event of the future": (
        lambda told: with_event(told, {"kind": "resign", "by": 0}, told.ply + 1),
        "told.log.ply",
    ),
    "a log that goes back": (
        lambda told: told._replace(log=(Entry(2, {"kind": "resign", "by": 0}), *told.log)),
        "told.log.ply",
    ),
    "a log without end": (lambda told: told._replace(log=told.log * (1 + MAX_LOG // len(told.log))), "told.log"),
    "an end while somebody must act": (lambda told: over(told)._replace(actors=told.actors), "told.outcome"),
    "an unknown reason": (lambda told: over(told, reason="magic"), "told.outcome.reason"),
    "a winner twice": (lambda told: over(told, ranking=[[0], [0]]), "told.outcome.ranking"),
    "a place for nobody": (
        lambda told: over(told, ranking=[list(range(len(told.occupants))), []]),
        "told.outcome.ranking",
    ),
    "a final sheet without lines": (lambda told: over(told, breakdown=[["luck", []]]), "told.outcome.breakdown"),
    "a ranking of nobody": (lambda told: over(told, ranking=[]), "told.outcome.ranking"),
    "a final score that is text": (lambda told: over(told, scores=["1"] * len(told.occupants)), "told.outcome.scores"),
    "an outcome without a sheet": (
        lambda told: told._replace(actors=(), legal=(), choices={}, outcome={"ranking": [[0, 1]]}),
        "told.outcome.scores",
    ),
}


@pytest.mark.parametrize("lie", LIES)
@pytest.mark.parametrize("setup", [WAGONS, CIRKLE, COLDWAR, CERCLE, COMPLOT], ids=described)
def test_a_lie_about_a_match_is_refused(setup, lie):
    told = asked(setup)
    assert border(setup).update(told, ()) == told
    wrong, where = LIES[lie]
    found = refusal(setup, wrong(told))
    assert found.startswith(where)


def test_the_final_sheet_has_the_lines_of_the_view():
    assert refusal(CIRKLE, over(asked(CIRKLE), breakdown=[])) == "told.outcome.breakdown"


def test_nothing_of_a_match_is_believed_before_there_is_a_room():
    with pytest.raises(ShapeError):
        Border(TABLE, "test").update(asked(WAGONS), ())
    with pytest.raises(ShapeError):
        Border(TABLE, "test").clocks(Clocks((1, 2), ()))
    with pytest.raises(ShapeError):
        Border(TABLE, "test").place(0)


# Lies about a game's own things. Each changes a view in place.


def lie_about(setup: Setup, change: Callable[[Any], None], is_right: Callable[[Any], bool] = bool) -> str:
    """Where a view is refused that was changed so: the first on the way for which that makes sense."""
    for place in range(setup.seats):
        for update in updates(described(setup), place):
            if update.legal and is_right(update.view):
                view = deepcopy({**update.view, "choices": dict(update.choices)})
                change(view)
                choices = view.pop("choices")
                lie = update._replace(view=view, choices=choices, legal=tuple(choices), log_from=0, log=())
                return refusal(setup, lie)
    raise AssertionError("no such view in the match")


def placing(view: Any) -> bool:
    return view["phase"].startswith("place") and len(view["towns"][0]["placements"]) > 2


def told_as(where: str) -> str:
    return f"told.{where}" if where.startswith("choices") else f"told.view.{where}"


def put(view: Any, *path: Any) -> None:
    """Put the last of these where the others lead."""
    *way, key, value = path
    for step in way:
        view = view[step]
    view[key] = value


@pytest.mark.parametrize(
    ("path", "where"),
    [
        (("slots", 3, 99), "slots"),
        (("slots", 3, True), "slots"),
        (("slots", [None] * 14), "slots"),
        (("order", [1] * 15), "order"),
        (("queues", 0, [7, 7]), "slots"),
        (("goals", 0, "goal", "chess"), "goals.goal"),
        (("goals", 0, "card", 4), "goals.goal"),
        (("goal_cells", {}), "goal_cells"),
        (("to_place", None), "to_place"),
        (("to_place", 0), "to_place"),
        (("cards", 0, 15), "towns.placements"),
        (("cards", 0, 2**31), "cards"),
        (("towns", 0, "cells", 0, [0, 0, "Zz", 0]), "towns.cells"),
        (("towns", 0, "cells", 0, 3, 14), "towns.cells"),
        (("towns", 0, "cells", 0, 0, 2**20), "towns.cells"),
        (("towns", 0, "placements", 0, 1, 31), "towns.placements"),
        (("groups", 0, "desert", [[0, 999]]), "groups.desert"),
        (("groups", 0, {}), "groups.desert"),
        (("choices", "P01@999999,0", {"card": 1}), "choices"),
        (("first", 2), "first"),
        (("in_hand", "10"), "in_hand"),
        (("breakdown", []), "breakdown"),
        (("actors", []), "actors"),
    ],
)
def test_a_lie_about_a_town_is_refused(path, where):
    assert lie_about(WAGONS, lambda view: put(view, *path), placing).startswith(told_as(where))


def test_a_choice_of_wagons_says_what_its_notation_says():
    def moved(view: Any) -> None:
        next(iter(view["choices"].values()))["x"] += 1

    def far_away(view: Any) -> None:
        text, told = view["choices"].popitem()
        view["choices"][text.partition("@")[0] + "@999999,0"] = {**told, "x": 30}

    assert lie_about(WAGONS, moved, placing) == "told.choices"
    assert lie_about(WAGONS, far_away, placing) == "told.choices"


@pytest.mark.parametrize(
    ("path", "where"),
    [
        (("units", 0, "square", "K11"), "units.square"),
        (("units", 0, "square", "A0"), "units.square"),
        (("units", 0, "unit", "X"), "units.unit"),
        (("units", 0, "type", "plane"), "units.type"),
        (("units", 0, "seat", 2), "units.seat"),
        (("units", 0, "missile", 0), "units.missile"),
        (("sight", {}), "sight"),
        (("sight", "A1", {}), "sight"),
        (("mode", "solo"), "board"),
        (("board", "columns", "ABC"), "board"),
        (("board", "rows", []), "board.rows"),
        (("targets", []), "targets"),
        (("seats", 0, "colour", "green"), "seats.colour"),
        (("seats", 0, "lost", ["T"] * 100), "seats.lost"),
        (("seats", 0, "lost", ["T"] * 1_000), "seats.lost"),
        (("next_up", []), "actors"),
        (("next_up", [0] * 50), "next_up"),
        (("intruder", "A6"), "intruder"),
        (("phase", "reply"), "intruder"),
        (("phase", "over"), "actors"),
        (("turn", 2**33), "turn"),
        (("turn", 0), "turn"),
        (("quiet", "count", -1), "quiet.count"),
        (("last", {"action": "jump", "squares": []}), "last.action"),
        (("last", {"action": "--", "squares": ["A1"] * 3}), "last.squares"),
        (("position", "x" * 1_001), "position"),
        (("holds", [{"square": "A6", "seat": 0, "unit": "T", "since": [], "waiting": []}]), "holds.square"),
        (("breakdown", []), "breakdown"),
        (("occurrences", True), "occurrences"),
    ],
)
def test_a_lie_about_a_board_is_refused(path, where):
    assert lie_about(CIRKLE, lambda view: put(view, *path)).startswith(told_as(where))


def test_two_units_do_not_share_a_square():
    def together(view: Any) -> None:
        view["units"][1]["square"] = view["units"][0]["square"]

    assert lie_about(CIRKLE, together) == "told.view.units.square"


def test_a_choice_of_cirkle_says_what_its_notation_says():
    def elsewhere(view: Any) -> None:
        told = next(told for told in view["choices"].values() if told["verb"] == "move")
        told["to"] = "A1" if told["to"] != "A1" else "A2"

    def empty_handed(view: Any) -> None:
        next(iter(view["choices"].values()))["ending"] = "targets"

    assert lie_about(CIRKLE, elsewhere) == "told.choices"
    assert lie_about(CIRKLE, empty_handed) == "told.choices.winners"


def fighting(view: Any) -> bool:
    return view["phase"] == "struggle" and all(side["groups"] for side in view["seats"])


@pytest.mark.parametrize(
    ("path", "where"),
    [
        (("objective", "stability", 99), "objective"),
        (("objective", "id", "XXX"), "objective.id"),
        (("objective", "profile", ["M"] * 3), "objective.profile"),
        (("mode", "duel"), "mode"),
        (("target", 0), "target"),
        (("stage", "planning"), "stage"),
        (("phase", "over"), "stage"),
        (("turn", 10**6), "turn"),
        (("groups", "known", [[24, "M1"]]), "groups.known"),
        (("groups", "known", [[0, "X9"]]), "groups.known"),
        (("objectives", "known", [[0, "NOB"], [0, "NOB"]]), "objectives.known"),
        (("discard", "count", 25), "discard.count"),
        (("seats", 0, "agency", "MI6"), "seats.agency"),
        (("seats", 0, "groups", 0, "id", "M7"), "seats.groups"),
        (("seats", 1, "agent_is", "none"), "seats"),
        (("seats", 0, "agent_is", "hidden"), "seats"),
        (("seats", 0, "hq", None), "seats.hq"),
        (("seats", 0, "won", ["NOB"] * 99), "seats.won"),
        (("seats", 0, "out", [["MS", "X"]]), "seats.out"),
        (("seats", 0, "passed", 1), "seats.passed"),
        (("looking", {"what": "groups", "cards": ["M1"]}), "looking"),
        (("looking", {"what": "sky"}), "looking.what"),
        (("report", [{"kind": "dance"}]), "report.kind"),
        (("report", [{"kind": "shuffle"}] * 500), "report"),
        (("balance", 3), "balance"),
        (("ranking", [0, 1, 2, 3]), "ranking"),
        (("pending", "listening", [0]), "pending.listening"),
        (("choices", "act M1 M2", {"verb": "destroy"}), "choices"),
        (("choices", "pass", {}), "choices.ends"),
        (("choices", "x MS", {"agent": "QQ"}), "choices.agent"),
    ],
)
def test_a_lie_about_a_struggle_is_refused(path, where):
    assert lie_about(COLDWAR, lambda view: put(view, *path), fighting).startswith(told_as(where))


def test_no_group_is_in_two_places():
    def doubled(view: Any) -> None:
        view["seats"][1]["groups"].append(view["seats"][0]["groups"][0])

    assert lie_about(COLDWAR, doubled, fighting) == "told.view.seats.groups"


def test_only_what_is_there_can_be_chosen():
    def absent(view: Any) -> None:
        in_play = {group["id"] for side in view["seats"] for group in side["groups"]}
        group = next(code for code in ("M1", "M2", "M3", "M4", "M5", "M6") if code not in in_play)
        view["choices"][f"act {group}"] = {
            "verb": "peek",
            "group": None,
            "owner": None,
            "to": None,
            "influence": [0, 0, 0],
        }

    assert lie_about(COLDWAR, absent, fighting) == "told.choices"


def operating(view: Any) -> bool:
    """The Circle in phase 2, with spies ready and on the wheel, some of them infiltrated."""
    places = {spot.partition(":")[0] for spot in view["where"].values()}
    return view["phase"] == "p2_turn" and places >= {"ready", "wheel", "infiltrated", "pile"}


@pytest.mark.parametrize(
    ("path", "where"),
    [
        (("phase", "p1_turn"), "stage"),
        (("phase", "p2_dance"), "phase"),
        (("stage", 3), "stage"),
        (("actors", []), "actors"),
        (("actors", [0, 1]), "actors"),
        (("turn_limit", 10), "turn_limit"),
        (("goal", 30), "goal"),
        (("round", 99), "round"),
        (("colours", 0, "pink"), "colours"),
        (("services", 0, "XX"), "services"),
        (("services", [None] * 3), "services"),
        (("secrets", 0, 0, 13), "secrets"),
        (("secrets", []), "secrets"),
        (("circle", 2**33), "circle"),
        (("markers", 0, "lost"), "markers"),
        (("deck", 17), "where"),
        (("acted", ["I1a", "I1a"]), "acted"),
        (("acted", ["I9z"]), "acted"),
        (("attacked", "I1a"), "attacked"),
        (("draft", {"kind": "action", "spy": "I1a", "steps": [], "left": 1}), "draft"),
        (("acting", {"spy": "I1a", "by": 0, "action": "gain", "targets": []}), "acting"),
        (("auction", {}), "auction"),
        (("where", {}), "where"),
        (("where", "circle", "chaos:99"), "where"),
        (("where", "I9z", "open:0"), "where"),
        (("where", "N01", "moon:0"), "where"),
        (("where", "0:vp", "vp:19"), "where"),
        (("breakdown", []), "breakdown"),
        (("breakdown", 0, 1, 0, 5), "breakdown"),
        (("choices", "i:I1a", {"spy": "I1b"}), "choices"),
        (("choices", "e", {"vp": []}), "choices"),
    ],
)
def test_a_lie_about_the_circle_is_refused(path, where):
    assert lie_about(CERCLE, lambda view: put(view, *path), operating).startswith(told_as(where))


def test_every_spy_lies_in_a_place_of_its_own():
    def doubled(view: Any) -> None:
        one, other, *_ = (code for code, spot in view["where"].items() if spot.startswith("pile:"))
        view["where"][one] = view["where"][other]

    def gone(view: Any) -> None:
        del view["where"][next(code for code, spot in view["where"].items() if spot.startswith("pile:"))]

    def riding(view: Any) -> None:
        rider = next(code for code, spot in view["where"].items() if spot.startswith("out:") or spot == "pile:I1:2")
        view["where"][rider] = "on:I1a:guard"

    for lie in (doubled, gone, riding):
        assert lie_about(CERCLE, lie, operating) == "told.view.where"


def test_a_choice_of_the_circle_is_about_the_spy_that_its_notation_names():
    def another(view: Any) -> None:
        told = next(told for text, told in view["choices"].items() if text.startswith(("x:", "i:", "u:")))
        told["spy"] = "I1a" if told["spy"] != "I1a" else "I1b"

    assert lie_about(CERCLE, another, operating) == "told.choices"


# Lies about a room.

TWO = (Person("g0", "A"), Person("g1", "B"))


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"id": "another"}, "room.id"),
        ({"options": {"first": "Z"}}, "room.options"),
        ({"options": {"luck": 1}}, "room.options"),
        ({"options": {"goal1": True}}, "room.options"),
        ({"seats": ()}, "room.options"),
        ({"seats": (RoomSeat(),) * 3}, "room.options"),
        ({"people": (*TWO, Person("g1", "C"))}, "room.people.guest"),
        ({"people": (*TWO, Person("", "C"))}, "room.people.guest"),
        ({"chief": "g7"}, "room.chief"),
        ({"stage": "dancing"}, "room.stage"),
        ({"seats": (RoomSeat("cat"), RoomSeat())}, "room.seats.kind"),
        ({"seats": (RoomSeat("bot", level="divine"), RoomSeat())}, "room.seats.level"),
        ({"seats": (RoomSeat("human", "A", "", "g7"), RoomSeat())}, "room.seats.guest"),
        ({"settings": RoomSettings(clock=ClockRule("sundial"))}, "room.settings.clock.kind"),
        ({"settings": RoomSettings(stand_in="divine")}, "room.settings.stand_in"),
    ],
)
def test_a_lie_about_a_room_is_refused(changes, where):
    with pytest.raises(ShapeError) as caught:
        Border(TABLE, "test").room(room_state(WAGONS, **changes))
    assert caught.value.path == where


@pytest.mark.parametrize("game", ["chess", "", "tarot", "bots", "../wagons"])
def test_a_game_that_we_do_not_have_makes_us_too_old(game):
    with pytest.raises(Ended) as caught:
        Border(TABLE, "test").room(room_state(WAGONS, game=game))
    assert (caught.value.code, caught.value.details) == ("too_old", {"program": "test"})


def test_names_are_made_fit_to_be_shown():
    people = (Person("g0", "\x1b[31mRed\n\u202eevil"), Person("g1", "\0"))
    seats = (RoomSeat("human", "\tA\u2066b", "", "g0"), RoomSeat())
    state = border().room(room_state(name="\x07 Table \r", people=people, seats=seats))
    assert (state.name, [person.name for person in state.people]) == ("Table", ["[31mRed evil", "?"])
    assert state.seats[0].name == "Ab"
    told = border().update(asked(WAGONS)._replace(occupants=(Player("\x08A"), Player(""))), ())
    assert [occupant.name for occupant in told.occupants] == ["A", ""]
    card = Card(TABLE, "\x1bT", "go\0", 1, 2, "fr\n", 1, False, False)
    welcome = tidied_welcome(Welcome(1, "p\0", "h", "\x1bN", tables=(card,)))
    assert (welcome.program, welcome.name) == ("p", "N")
    assert welcome.tables[0][1:3] == ("T", "go")


def test_talk_is_made_fit_to_be_shown_and_does_not_flood():
    ours = border()
    assert ours.said(Said("g9", "\0", "a\x1b\nb", 5), 0.0) == Said("g9", "?", "a b", 5)
    assert ours.said(Said("g9", "A", "\u202e", 5), 0.0) is None
    for _ in range(TALK.burst - 2):
        ours.said(Said("g0", "A", "hey", 5), 0.0)
    with pytest.raises(ShapeError):
        ours.said(Said("g0", "A", "hey", 5), 0.0)
    assert ours.said(Said("g0", "A", "hey", 5), 1.0)


@pytest.mark.parametrize(
    "clocks", [Clocks((1,), ()), Clocks((1, 2, 3), ()), Clocks((1, 2), (2,)), Clocks((1, 2), (0, 0))]
)
def test_there_is_a_clock_for_each_seat(clocks):
    assert border().clocks(Clocks((1, 2), (0, 1)))
    with pytest.raises(ShapeError):
        border().clocks(clocks)


# Codes.


def test_what_a_game_refuses_comes_with_details_of_their_shape():
    ours = border()
    assert ours.refused(Refused(0, "not_in_circle", "R5.2", {"card": 7, "new": "x"})) == Refusal(
        "not_in_circle", "R5.2", {"card": 7}
    )
    assert ours.refused(Refused(0, "late")) == Refusal("late")
    assert ours.refused(Refused(0, "not_saved", "", {"why": "ENOSPC"})) == Refusal("not_saved", "", {"why": "ENOSPC"})
    for details in ({"card": 99}, {"card": None}, {"card": "7"}, {"value": True}):
        with pytest.raises(ShapeError, match=r"refused\.details"):
            ours.refused(Refused(0, "not_in_circle", "R5.2", details))
    with pytest.raises(ShapeError, match=r"refused\.details\.why"):
        ours.refused(Refused(0, "not_saved", "", {"why": ["ENOSPC"]}))


def test_a_code_that_we_do_not_know_comes_without_details():
    ours = border()
    assert ours.refused(Refused(0, "too_windy", "R9", {"card": 99})) == Refusal("too_windy", "R9", {})
    assert ours.denied(Denied("too_windy", {"who": [1]})) == Denied("too_windy")
    assert ours.noted(Noted(0, "saved_as", {})) is None  # a code of our own windows


def test_a_notice_names_a_seat_that_is_there():
    ours = border()
    assert ours.noted(Noted(0, "undo_refused", {"by": 1})) == Notice("undo_refused", {"by": 1})
    assert ours.noted(Noted(0, "unsaved", {})) == Notice("unsaved", {})
    for details in ({}, {"by": 2}, {"by": -1}, {"by": "1"}, {"by": None}, {"by": True}):
        with pytest.raises(ShapeError):
            ours.noted(Noted(0, "undo_refused", details))


@pytest.mark.parametrize("reason", DENIALS)
def test_what_a_room_denies_comes_with_details_of_their_shape(reason):
    ours = border()
    assert ours.denied(Denied(reason, {"who": "Ana", "new": [1]})) == Denied(reason, {"who": "Ana"})
    for details in ({"who": 5}, {"seats": 2**40}, {"value": []}, {"option": None}):
        with pytest.raises(ShapeError, match=r"denied\.details"):
            ours.denied(Denied(reason, details))


def test_what_a_game_denies_is_told_in_its_own_words_and_these_look_up_what_is_named():
    good = {"reason": "not_in_circle", "option": "goal2", "value": 7}
    assert border().denied(Denied("bad_option", good)) == Denied("bad_option", good)
    with pytest.raises(ShapeError, match=r"denied\.details\.value"):
        border().denied(Denied("bad_option", {**good, "value": 99}))


def test_a_place_is_one_of_the_table():
    assert [border().place(place) for place in (None, 0, 1)] == [None, 0, 1]
    with pytest.raises(ShapeError):
        border().place(2)


# Windows for reactions, of which only a made-up game has any.


def in_a_window() -> tuple[Setup, Update]:
    table, _clock, (_ana, bo, *_rest) = window_opened()
    bo.ask(Wish, "veto", "able", for_round=False)
    return table.match.setup, bo.update._replace(log_from=0, log=tuple(bo.log))


def test_a_window_and_wishes_of_our_own_tables_are_let_through():
    setup, update = in_a_window()
    assert (update.window.seats, len(update.wishes)) == ((1, 2), 1)
    assert border(setup).update(update, ()) == update


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"wishes": (StandingWish("give", "never", for_round=False),)}, "wishes.phase"),
        ({"wishes": (StandingWish("veto", "never", for_round=False),) * 2}, "wishes.phase"),
        ({"wishes": (StandingWish("veto", "perhaps", for_round=False),)}, "wishes.wish"),
        ({"window": ReactionWindow((1, 7), (), 3000, asked=True)}, "window.seats"),
        ({"window": ReactionWindow((1, 2), (0,), 3000, asked=True)}, "window.claims"),
        ({"window": ReactionWindow((2,), (), 3000, asked=True)}, "window.asked"),
        ({"window": ReactionWindow((), (), 3000, asked=False)}, "window.seats"),
        ({"assistance": Assistance(reaction_time=11)}, "assistance"),
    ],
)
def test_a_lie_about_a_window_is_refused(changes, where):
    setup, update = in_a_window()
    assert refusal(setup, update._replace(**changes)) == f"told.{where}"


def test_a_game_without_windows_opens_none_and_has_no_wishes():
    update = asked(WAGONS)._replace(actors=(), legal=(), choices={})
    window = ReactionWindow((0, 1), (), 3000, asked=False)
    assert refusal(WAGONS, update._replace(window=window)) == "told.window"
    wish = StandingWish(str(update.view["phase"]), "never", for_round=False)
    assert refusal(WAGONS, update._replace(wishes=(wish,))) == "told.wishes.phase"


def test_every_game_is_among_those_that_are_lied_about():
    assert {setup.game for setup in (WAGONS, CIRKLE, COLDWAR, CERCLE, COMPLOT)} == {*engines.games()} - {
        "tiny",
        "dossiers",
        "salon",
    }
