"""Section 18, row by row: what each seat and a spectator may see, in views, events and places; and what is imagined."""

from __future__ import annotations

from random import Random

import pytest

from engines.complot import GAME
from engines.complot.box.contents import BOX, CARD_CODES, CARD_NUMBER
from engines.complot.moves.asking import Asked
from engines.complot.state import LAID
from engines.motion import Narrator
from tests.engines.complot.table import Table, at, opening

READERS = ("A", "B", "C", None)
KINDS = {mission.id: mission.type for mission in BOX.missions}


def told(table: Table, kind: str, reader: str | None) -> dict:
    """The last event of a kind as a reader is told it, without its moves."""
    event = [event for event in table.last if event.kind == kind][-1]
    seen = Narrator(GAME, table.state, None if reader is None else "ABC".index(reader)).told(event)
    assert seen is not None
    return {name: value for name, value in seen.items() if name != "moves"}


def imagined(table: Table, reader: str, seed: int) -> Table:
    return Table(GAME.imagine(table.state, "ABC".index(reader), Random(seed)))


# ---- what all see ----------------------------------------------------------------------------------------------------


def crowded() -> Table:
    return at(
        turn="A", board={15: "B:JON,c1 A:XIII,a1", 20: "C:a1"}, wounds={"JON": 1}, recoil="XIII",
        hands={"A": "SCO1,SCO2", "B": "COM01", "C": "NMI1,IND1,IND2"}, discard="HEL1,HEL2", secondary="MIS07",
        active="M15,M12", kept={"B": "M01"}, piles=("M06", "M13"), ip={"A": 3}, ap={"B": 2},
        missions={"M15": {"winner": "A", "carrier": "A.a1"}, "M12": {"holder": "C", "since": 2, "is_beaten": True}},
        gone="KIM",
    )  # fmt: skip


def test_what_lies_open_is_seen_by_all():
    """Section 18: board, wounds, recoil, carriers, reserves, points, missions, discard pile, numbers of cards."""
    table = crowded()
    table.state = table.state._replace(order=(0, 1, 2))
    views = [table.view(reader) for reader in READERS]
    for view in views:
        where = view["where"]
        assert (where["XIII"], where["A.a1"], where["B.c1"], where["A.a2"]) == ("0@15", "0@15", "1@15", "reserve:0")
        assert (where["object:M15"], where["HEL2"], where["MIS07"]) == ("with:A.a1", "discard:1", "laid:18")
        assert (where["M15"], where["M01"], where["KIM"]) == ("active:33", "kept:1:0", "gone")
        assert (view["wounds"], view["recoil"]) == ([["JON", 1]], ["XIII"])
        assert (view["scores"], view["ap"], view["order"], view["round"]) == ([3, 0, 0], [6, 2, 6], [0, 1, 2], 2)
        assert view["hands"] == [2, 1, 3]
        assert view["deck"] == len(table.deck)
        assert view["figure_deck"] == len(table.figure_deck)
        assert view["piles"] == [len(table.pile(1)), len(table.pile(2))]
        assert view["kept"] == [[], ["M01"], []]
        assert [active["mission"] for active in view["active"]] == ["M15", "M12"]
        assert view["board"][14] == [1, 0]
    shared = [key for key in views[0] if key not in ("hand", "where", "known_hands")]
    for view in views[1:]:
        assert {key: view[key] for key in shared} == {key: views[0][key] for key in shared}


def test_the_backs_of_the_piles():
    """Section 18, D5: the type of each top card is seen by all, the front by nobody."""
    table = crowded()
    for reader in READERS:
        view = table.view(reader)
        assert view["backs"] == ["plot", "defence"]
        assert view["known_piles"] == []
        assert "M06" not in view["where"]
        assert "M13" not in view["where"]
        assert table.where("M06", reader) == "?piles"


# ---- hidden things ---------------------------------------------------------------------------------------------------


def test_ones_own_hand():
    """Section 18: seen by its owner."""
    table = at(turn="A", board={2: "A:XIII"}, hands={"A": "HEL1,COM01,ACC1"})
    assert table.view("A")["hand"] == ["ACC1", "HEL1", "COM01"]  # in canonical order, not as drawn
    table = crowded()
    assert table.view("A")["hand"] == ["SCO1", "SCO2"]
    assert table.view(None)["hand"] is None
    for reader in ("B", "C", None):
        view = table.view(reader)
        assert view["known_hands"] == []
        assert "SCO1" not in view["where"]
    assert table.where("SCO1", "A") == "hand:0:0"
    assert table.where("SCO1", "B") == "?unseen"


def test_the_order_of_decks_is_seen_by_nobody():
    """Section 18: fronts of the piles, dice to come, generator."""
    table = opening(3)
    for reader in READERS:
        view = table.view(reader)
        assert (view["known_deck"], view["known_figures"], view["known_piles"]) == ([], [], [])
        assert not [card for card in CARD_CODES if card in view["where"]]
    one, other = crowded(), crowded()
    other.state = other.state._replace(chance=other.state.chance._replace(seed=99, drawn=4))
    for reader in READERS:
        assert one.view(reader) == other.view(reader)


def test_fronts_seen_by_intelligence():
    """Section 18: by that seat, as long as the cards stay on top."""
    table = at(
        phase=2, active="M05,M12", piles=("M06,M01", "M13,M02"), hands={"A": "REN1,NMI1", "B": "COM01"},
        discard="ACC*,ESP*,SOI*,CMI*", until=2,
    ).play("A: REN1")  # fmt: skip
    assert told(table, "intelligence", "A")["missions"] == ["M06", "M13"]
    for reader in ("B", "C", None):
        assert told(table, "intelligence", reader)["missions"] is None
        assert table.view(reader)["known_piles"] == []
    assert table.view("A")["known_piles"] == [[1, 0, "M06"], [2, 0, "M13"]]
    table.passed("anytime").play("A: NMI1 pile=1")
    assert table.view("A")["known_piles"] == [[2, 0, "M13"]]
    assert table.view("C")["backs"] == ["combat", "defence"]


def test_draws():
    """Section 18, R7.2: seen by the seat, the others see how many."""
    table = at(phase=3, turn="A", board={2: "A:XIII"}, hands={"A": "SCO1,SCO2"}, deck="HEL1,HEL2,HEL3", until=3)
    before = table.state
    table.play("A: done")
    drawn = next(event for event in table.last if event.kind == "draw" and event.data["by"] == 0)
    for reader, cards in (("A", ["HEL1", "HEL2", "HEL3"]), ("B", None), (None, None)):
        seen = Narrator(GAME, before, None if reader is None else "ABC".index(reader)).told(drawn)
        assert (seen["cards"], seen["count"]) == (cards, 3)


def test_bonus_draws():
    """Section 18, R7.3: both cards and which one went under are known to that seat."""
    table = at(
        phase=3, turn="A", order="ABC", board={4: "A:XIII"}, hands={"A": "SCO1,SCO2,NMI1,IND1,IND2", "B": "COM01"},
        deck="HEL1,AVI1,BLO1", until=3,
    ).play("A: done")  # fmt: skip
    for reader in ("B", None):
        assert told(table, "bonus_draw", reader)["cards"] is None
        assert table.view(reader)["shown"] == {"count": 2, "cards": []}
        assert table.where("HEL1", reader) == "?unseen"
    assert table.view("A")["shown"] == {"count": 2, "cards": ["HEL1", "AVI1"]}
    table.play("A: keep AVI1")
    assert (told(table, "keep", "A")["card"], told(table, "keep", "A")["under"]) == ("AVI1", "HEL1")
    assert (told(table, "keep", "B")["card"], told(table, "keep", "B")["under"]) == (None, None)
    assert [card for _, card in table.view("A")["known_deck"]] == ["HEL1"]
    assert table.view("C")["known_deck"] == []


def test_characters_drawn_and_not_kept():
    """Section 18, R9.3: known to that seat alone."""
    table = at(phase=5, turn="A", board={2: "A:XIII"}, figure_deck="MAN,IRI", hands={"A": "REC1"}, until=5).play(
        "A: recruit blue=2 cards=REC1"
    )
    for reader in ("B", None):
        assert told(table, "drawn", reader)["figures"] is None
        assert "MAN" not in table.view(reader)["where"]
    assert table.view("A")["where"]["MAN"] == "drawn:0:0"
    table.play("A: done")
    size = len(table.figure_deck)
    assert table.view("A")["known_figures"] == [[size - 2, "MAN"], [size - 1, "IRI"]]
    assert table.view("B")["known_figures"] == []


def test_cards_put_face_up_under_a_deck():
    """Section 18: known to all until that deck is shuffled."""
    table = at(phase=5, turn="A", board={2: "A:XIII"}, figure_deck="MAN", hands={"A": "REC1"}, until=5)
    table.play("A: recruit cards=REC1", "A: hire MAN out=XIII")
    for reader in READERS:
        assert table.view(reader)["known_figures"] == [[len(table.figure_deck) - 1, "XIII"]]


def test_a_new_deck_is_known_to_nobody():
    """Section 18, R7.4: what lay face up is forgotten."""
    rest = ",".join(card for card in CARD_CODES if card not in ("HEL1", "HEL2", "AVI1", "AVI2", "SCO1"))
    table = at(
        phase=3, turn="A", order="ABC", board={2: "A:XIII"}, hands={"A": "SCO1", "C": rest},
        discard="HEL1,HEL2,AVI1,AVI2", until=3,
    ).play("A: done")  # fmt: skip
    assert len(table.hand("A")) == 5
    for reader in ("B", "C", None):
        assert table.view(reader)["known_hands"] == []
        assert "HEL1" not in table.view(reader)["where"]


def spied() -> Table:
    hands = {"A": "ESP1,HEL1", "B": "COM01,NMI1,SCO1", "C": "COM02"}
    return at(turn="A", board={2: "A:XIII"}, hands=hands, discard="INN*").draws(("SCO1", "COM01")).play("A: ESP1 B")


def test_cards_shown_by_a_spy():
    """Section 18, R15.2: to spy and victim."""
    table = spied()
    for reader, cards in (("A", ["SCO1", "COM01"]), ("B", ["SCO1", "COM01"]), ("C", None), (None, None)):
        assert told(table, "spied", reader)["cards"] == cards
        assert told(table, "spied", reader)["count"] == 2
    table.play("A: keep SCO1")
    for reader, card in (("A", "SCO1"), ("B", "SCO1"), ("C", None), (None, None)):
        assert told(table, "spy_keeps", reader)["card"] == card
    assert table.view("A")["known_hands"] == [[1, "COM01"]]
    assert table.view("B")["known_hands"] == [[0, "SCO1"]]


def test_a_spy_remembers_what_he_saw_before():
    """Section 18: cards that a later Spy does not draw lie where they lay."""
    hands = {"A": "ESP1,ESP2", "B": "COM01,NMI1,SCO1,IND1"}
    table = at(turn="A", board={2: "A:XIII"}, hands=hands, discard="INN*")
    table.draws(("SCO1", "COM01")).play("A: ESP1 B", "A: keep COM01")
    table.draws(("NMI1", "IND1")).play("A: ESP2 B", "A: keep NMI1")
    assert table.view("A")["known_hands"] == [[1, "SCO1"], [1, "IND1"]]
    assert table.view("C")["known_hands"] == []


def test_another_spy_makes_third_seats_forget():
    """Section 18: they cannot tell which cards of the hand were drawn."""
    hands = {"A": "ESP1,HEL1", "B": "COM01,NMI1,SCO1", "C": "ESP2,HEL2"}
    table = at(turn="A", order="ACB", board={2: "A:XIII"}, hands=hands, discard="INN*,ACC*,REN*,SOI*,SOU*")
    table.draws(("SCO1", "COM01")).play("A: ESP1 B", "A: keep COM01", "A: end")
    assert table.view("A")["known_hands"] == [[1, "SCO1"]]
    table.draws(("NMI1", "SCO1")).play("C: ESP2 B", "C: keep NMI1")
    assert table.view("A")["known_hands"] == []
    assert table.view("B")["known_hands"] == [[0, "COM01"], [2, "NMI1"]]
    assert table.view("C")["known_hands"] == [[1, "SCO1"]]


def test_what_a_spy_knows_lasts_as_long_as_the_cards_stay_in_that_hand():
    """Section 18"""
    table = spied().play("A: keep SCO1", "A: end")
    hands = {"A": table.hand("A"), "B": table.hand("B")}
    assert hands == {"A": {"HEL1", "SCO1"}, "B": {"COM01", "NMI1"}}
    while table.view(None)["stage"] != 3 or table.phase != "discard":
        table.play(f"{table.asked}: {table.legal()[-1]}")
    while table.asked != "B":
        table.play(f"{table.asked}: {table.legal()[-1]}")
    assert [1, "COM01"] in table.view("A")["known_hands"]
    table.play("B: drop COM01", "B: done")
    assert [1, "COM01"] not in table.view("A")["known_hands"]
    assert table.where("COM01", "C").startswith("discard:")


QUIET = "ESQ*,ACC*,ESP*,REN*,SOI*,SOU*"


def half_made() -> list[tuple[Table, str, str, str]]:
    """Every kind of choice in steps: a table, the first step of A, the phase as others see it, and as A does."""
    fights = {"phase": 7, "turn": "A", "order": "ABC"}
    return [
        (at(turn="A", board={15: "A:XIII,a1"}, hands={"A": "SCO1"}), "+XIII", "move", "group"),
        (at(turn="A", board={15: "A:a1,a2,a3,c1,c2"}), "end", "move", "cull"),
        (at(phase=3, turn="A", hands={"A": "SCO1,NMI1"}), "drop SCO1", "discard", "discard"),
        (at(phase=5, turn="A", board={2: "A:XIII"}, hands={"A": "REC1"}), "blue 2", "recruit", "recruit"),
        (
            at(phase=5, turn="A", board={2: "A:XIII", 3: "A:a1"}, hands={"A": "REC1"}, figure_deck="MAN").play(
                "A: recruit cards=REC1"
            ),
            "hire MAN",
            "keep_character",
            "hire_place",
        ),
        (
            at(board={15: "B:JON A:XIII"}, hands={"A": "COM01,COM07"}, discard=QUIET, **fights),
            "lay COM01>XIII",
            "combat_cards",
            "combat_cards",
        ),
        (at(board={15: "B:JON A:XIII,a1"}, hands={"A": "ESQ1,SCO1"}, **fights), "+XIII", "dodge", "group"),
        (at(board={15: "B:JON,c1 A:XIII,a1,a2"}, dice=[1, 1, 1, 3, 5], **fights), "wound XIII", "wounds", "wounds"),
        (
            at(board={15: "B:a1 A:XIII,a1,a2,a3,B.c1,B.c2"}, dice=[6, *[1] * 6], **fights),
            "lose a1",
            "lose_unit",
            "lose_unit",
        ),
        (
            at(phase=8, turn="A", board={4: "A:JON"}, active="M07", hands={"A": "SCO1,NMI1,IND1"}, dice=[1]).play(
                "A: try M07 by=JON", "A: pass"
            ),
            "lose SCO1",
            "lose_cards",
            "lose_cards",
        ),
    ]


HALF_MADE = half_made()


@pytest.mark.parametrize(("table", "step", "seen", "own"), HALF_MADE, ids=[own for *_, own in HALF_MADE])
def test_a_half_made_choice(table, step, seen, own):
    """Section 18, R3.6: it shows as the question it began with, and nothing of it is seen."""
    begun = table.forked()
    table = table.forked().play(f"A: {step}")
    assert table.half_made == "A"
    assert table.view("A")["phase"] == own
    assert table.view("A")["draft"] is not None
    for reader in ("B", "C", None):
        view = table.view(reader)
        assert view == begun.view(reader)
        assert (view["phase"], view["draft"]) == (seen, None)


@pytest.mark.parametrize(("table", "step", "seen", "own"), HALF_MADE, ids=[own for *_, own in HALF_MADE])
def test_half_made_choices_of_others_are_emptied(table, step, seen, own):
    """Section 18: in what is imagined they are as if nothing had been chosen; one's own stays."""
    begun = table.forked()
    table = table.forked().play(f"A: {step}")
    for reader in "BC":
        other = imagined(table, reader, 3)
        assert other.state.stack == begun.state.stack
        assert (other.half_made, other.asked) == ("", "A")
        assert other.view(reader) == table.view(reader)
        assert other.legal()
    mine = imagined(table, "A", 3)
    assert mine.state.stack == table.state.stack
    assert mine.view("A") == table.view("A")


def test_every_choice_in_steps_is_among_them():
    """Section 18: whatever is emptied for others is looked at above."""

    def kinds(kind: type) -> set[type]:
        return {kind}.union(*map(kinds, kind.__subclasses__()))

    emptied = {kind.__name__ for kind in kinds(Asked) if "emptied" in vars(kind) and kind is not Asked}
    tables = [table.forked().play(f"A: {step}") for table, step, _, _ in HALF_MADE]
    assert {type(table.state.stack[-1]).__name__ for table in tables} == emptied


def test_who_is_asked_what_is_seen_by_all():
    """Section 18: that a question is open, of which kind, and for whom."""
    table = at(turn="A", board={2: "A:XIII B:JES"}, hands={"A": "SCO1", "B": "COM01", "C": "IND1"})
    table.play("A: mv 2-1 XIII inf=XIII")
    for reader in READERS:
        view = table.view(reader)
        assert (view["phase"], view["actors"], view["window"]) == ("indic", [1], [1, 2])


def test_whether_a_pass_was_the_only_answer():
    """Section 18, R4.3: the event is the same."""
    told_of = []
    for card in ("IND1", "COM01"):
        table = at(turn="A", board={2: "A:XIII B:JES"}, hands={"A": "SCO1", "B": card})
        table.play("A: mv 2-1 XIII inf=XIII", "B: pass")
        told_of.append([Narrator(GAME, table.state, 2).told(event) for event in table.last])
    assert told_of[0] == told_of[1]


def test_dice_are_public():
    """Section 18"""
    table = at(phase=8, turn="A", board={8: "A:XIII"}, active="M06", dice=[5], until=8).play("A: try M06 by=XIII")
    for reader in READERS:
        assert told(table, "dice", reader)["faces"] == [5]


# ---- imagining -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_known_cards_stay_where_they_are(seed):
    """Section 18: what a seat knows is the same in every state it can imagine."""
    table = spied().play("A: keep SCO1")
    for reader in ("A", "B", "C"):
        other = imagined(table, reader, seed)
        assert other.view(reader) == table.view(reader)
    assert imagined(table, "A", seed).hand("A") == {"HEL1", "SCO1"}
    assert "COM01" in imagined(table, "A", seed).hand("B")
    assert "SCO1" in imagined(table, "B", seed).hand("A")


def test_what_was_laid_stays_laid():
    """Section 18, R11.4 C2, R15.17: combat cards on their elements, secondary missions on the board."""
    hands = {"A": "MIS07,COM01,COM12", "B": "SCO1"}
    table = at(turn="A", order="ABC", board={15: "B:JON A:XIII"}, hands=hands, discard=QUIET, until=7)
    table.play("A: MIS07", "A: end", "B: end").play("A: cards COM12>XIII")
    for seed in range(5):
        other = imagined(table, "B", seed)
        assert (other.laid_secondary, other.where("COM12", "C")) == ({"MIS07"}, "on:XIII")
        assert other.state.actions.cards[LAID] == table.state.actions.cards[LAID]


def test_all_other_cards_are_dealt_anew():
    """Section 18: over hands, deck, piles and the character deck, with the sizes they have."""
    table = crowded()
    others = [imagined(table, "A", seed) for seed in range(30)]
    assert all(other.hand("A") == table.hand("A") for other in others)
    assert len({frozenset(other.hand("B")) for other in others}) > 10
    assert {len(other.hand("C")) for other in others} == {3}
    assert len({tuple(other.deck) for other in others}) == 30
    assert len({tuple(other.figure_deck) for other in others}) == 30
    assert {len(other.pile(1)) for other in others} == {len(table.pile(1))}
    assert len({other.pile(1)[1] for other in others}) > 5
    assert len({other.state.chance.seed for other in others}) == 30
    assert all(other.discard == table.discard for other in others)


def test_the_type_of_the_top_card_is_kept():
    """Section 18, D5"""
    table = crowded()
    others = [imagined(table, "B", seed) for seed in range(30)]
    assert {KINDS[other.pile(1)[0]] for other in others} == {"plot"}
    assert {KINDS[other.pile(2)[0]] for other in others} == {"defence"}
    assert len({other.pile(1)[0] for other in others}) > 2


def test_a_card_known_in_the_deck_is_lost_from_sight_among_two():
    """Section 18, R7.3: who knew it sees it shown, but not whether it was kept."""
    hands = {"A": "SCO1,SCO2,NMI1,IND1,IND2", "B": "COM01"}
    for kept in ("HEL1", "AVI1"):
        table = at(phase=3, turn="A", order="ABC", board={4: "A:XIII"}, hands=hands, deck="HEL1,AVI1", until=3)
        known = table.state.actions.looked(1, [CARD_NUMBER["HEL1"]])
        table.state = table.state._replace(actions=known)
        assert table.view("B")["known_deck"] == [[0, "HEL1"]]
        table.play("A: done")
        assert table.view("B")["shown"] == {"count": 2, "cards": ["HEL1"]}
        table.play(f"A: keep {kept}")
        assert (table.view("B")["known_hands"], table.view("B")["known_deck"]) == ([], [])
        assert len(table.view("A")["known_deck"]) == 1


@pytest.mark.parametrize("taken", ["COM01", "SCO1"])
def test_a_later_spy_takes_a_card_out_of_sight(taken):
    """Section 18, R15.2: who knew a card of the victim cannot tell whether it was drawn, nor whether it is gone."""
    hands = {"A": "ESP1,HEL1", "B": "COM01,NMI1,SCO1", "C": "COM02"}
    table = at(turn="A", board={2: "A:XIII"}, hands=hands, discard="INN*")
    table.state = table.state._replace(actions=table.state.actions.looked(2, [CARD_NUMBER["COM01"]]))
    assert table.view("C")["known_hands"] == [[1, "COM01"]]
    table.draws(("SCO1", "COM01")).play("A: ESP1 B")
    assert table.view("C")["known_hands"] == []
    assert table.view("C")["shown"] == {"count": 2, "cards": []}
    table.play(f"A: keep {taken}")
    assert table.view("C")["known_hands"] == []
