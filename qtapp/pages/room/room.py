"""The lobby: a room that gathers. Who is here, who sits where, how it is to be played, what is said; and off it goes.

Everything goes through the room's link; the page shows what the room tells, and nothing before it is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton

from engines import load
from engines.game import EngineError, Seat, checked
from network.messages.room import (
    GATHERING,
    OVER,
    Again,
    Change,
    Denied,
    Free,
    Kick,
    Leave,
    LineStatus,
    Ready,
    RoomMessage,
    RoomState,
    Said,
    Say,
    SeatBot,
    Sit,
    Stand,
    Start,
)
from network.room.link import RoomLink
from qtapp.base.icons import signed
from qtapp.base.settings import Settings
from qtapp.base.style import as_role
from qtapp.base.theme import STEP
from qtapp.pages.company.addresses import AddressList
from qtapp.pages.company.chat import ChatBox
from qtapp.pages.company.people import PeopleBox
from qtapp.pages.company.saving_banner import SavingBanner
from qtapp.pages.company.table_key import TableKey
from qtapp.pages.parts.window_page import WindowPage
from qtapp.pages.room.claim import ClaimField
from qtapp.pages.room.gathering import Gathering
from qtapp.pages.room.room_seats import RoomSeats
from qtapp.pages.room.room_terms import RoomTerms, RoomTermsRead
from qtapp.pages.table.prompt import PromptCard
from qtapp.pages.table.sayings import Answer
from qtapp.widgets.blocks import STRETCH, card, column, fill_page, in_column, in_row
from qtapp.widgets.fitting_area import FittingArea
from qtapp.widgets.labels import ElidedLabel, escaped, label, show_text
from qtapp.widgets.speaking import Speaking
from qtapp.words import words_for
from qtapp.words.base import Prompt
from qtapp.words.network import LOCAL_GUEST, NetworkWords

LEAST_CHAT = 180  # height: whatever else there is, a few lines of talk stay in sight
SHORT = 12  # digits of a commitment that are shown


class RoomPage(Speaking, WindowPage):
    """One room, as long as no match is played in it."""

    def __init__(self, game_id: str, link: RoomLink, settings: Settings) -> None:
        super().__init__()
        as_role(self, "page")
        self.game_id, self.link, self.settings = game_id, link, settings
        self.words, self._network_words = words_for(game_id), NetworkWords()
        self.state: RoomState | None = None
        self._line = LineStatus("here")
        self._denied: Denied | None = None
        self._is_leaving = False
        self._make_parts()
        self._lay_out()
        self._connect()
        self.retranslate()

    def _make_parts(self) -> None:
        self.back, self.rules = signed(QToolButton(), "back"), signed(QToolButton(), "rules")
        self.title, self.game = as_role(ElidedLabel(), "brand"), as_role(ElidedLabel(), "muted")
        self.problem, self.prompt, self.saving = label("problem", wrap=True), PromptCard(), SavingBanner()
        self.seats_title, self.seats = label("title"), RoomSeats(self.words)
        self.seal = label("note", wrap=True)
        self.terms_title = label("title")
        self.terms, self.terms_read = RoomTerms(self.game_id), RoomTermsRead(self.game_id)
        self.people_title, self.people = label("title"), PeopleBox()
        self.chat_title, self.chat = label("title"), ChatBox()
        self.addresses_title, self.addresses_note = label("title"), label("note", wrap=True)
        self.addresses, self.key = AddressList(), TableKey("title")
        self.claim_title, self.claim = label("title"), ClaimField()

    # Building.

    def _lay_out(self) -> None:
        for button in (self.back, self.rules):
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        top = in_row(self.back, STRETCH, self.rules, margins=(0, 0, 0, STEP), spacing=None)
        self._addresses_card = card([self.addresses_title, self.addresses_note, self.addresses])
        self._addresses_card.hide()
        self._key_card = card([self.key])
        self._key_card.hide()
        self._claim_card = card([self.claim_title, self.claim])
        self._claim_card.hide()
        self._left = left = column(
            [
                self.saving,
                self.problem,
                self.prompt,
                card([self.seats_title, self.seats, self.seal]),
                card([self.terms_title, self.terms, self.terms_read]),
                self._addresses_card,
                self._key_card,
                self._claim_card,
            ]
        )
        self.chat.setMinimumHeight(LEAST_CHAT)
        right = in_column(
            card([self.people_title, FittingArea(self.people)]),
            (card([self.chat_title, self.chat], last_grows=True), 1),
            margins=(0, 0, 0, 3 * STEP),
            spacing=12,
        )
        columns = in_row((left, 8), (right, 5), spacing=2 * STEP)
        fill_page(self, [top, self.title, self.game], columns)

    def _connect(self) -> None:
        self.back.clicked.connect(self.ask_to_leave)
        self.rules.clicked.connect(self.rules_asked)
        self.seats.sit_asked.connect(self._sit)
        self.seats.stand_asked.connect(lambda seat: self.link.say(Stand(seat)))
        self.seats.bot_asked.connect(self._seat_bot)
        self.seats.free_asked.connect(self._free)
        self.people.kick_asked.connect(lambda guest: self.link.say(Kick(guest)))
        self.people.bot_asked.connect(self._seat_bot)
        self.people.free_asked.connect(self._free)
        self.terms.changed.connect(lambda: self._change(None))
        self.terms.phrase_given.connect(self._change)
        self.chat.said.connect(lambda text: self.link.say(Say(text)))
        self.claim.claimed.connect(self.link.claim)

    # What the room tells.

    def hear(self, message: RoomMessage) -> None:
        """Anything a RoomLink tells its listener about the room. Called on the window's thread."""
        if isinstance(message, RoomState):
            self._show_state(message)
        elif isinstance(message, Said):
            self.chat.add(message)
        elif isinstance(message, Denied):
            self._show_denial(message)
        elif isinstance(message, LineStatus):
            self._show_line(message)

    def _show_state(self, state: RoomState) -> None:
        if not self._is_sound(state):
            self._show_line(LineStatus("ended", "bad_message"))
            return
        if self.state is not None and state._replace(people=()) != self.state._replace(people=()):
            self._denied = None  # what was refused was asked of how things were
        self.state = state
        focused, scrolled = self.focusWidget(), self._left.verticalScrollBar().value()
        self._show_parts(state)
        if focused is not None and not focused.isVisibleTo(self):
            # Qt passes the focus on to whatever comes next, and scrolls there: but it was somebody else who acted.
            self._left.verticalScrollBar().setValue(scrolled)
            self.enter()

    def _show_parts(self, state: RoomState) -> None:
        me = self.link.guest
        decides = me == state.chief and state.stage == GATHERING
        self.people.show_room(state, me)
        self.chat.set_people(state, me)
        self.seats.show_seats(state, me)
        self.terms.show_terms(state)
        self.terms_read.show_terms(state)
        self._claim_card.setVisible(state.headless and me != state.chief)
        self.terms.setVisible(decides)
        self.terms_read.setVisible(not decides)
        self._tell()

    def _is_sound(self, state: RoomState) -> bool:
        """Whether the game can be played like this: a host may say anything."""
        try:
            checked(load(self.game_id), len(state.seats), dict(state.options), 0)
        except EngineError:
            return False
        return state.game == self.game_id

    def _show_denial(self, denied: Denied) -> None:
        self._denied = denied
        if self.state is not None:
            self.terms.show_terms(self.state)  # what was refused does not hold
        self._tell()

    def _show_line(self, line: LineStatus) -> None:
        """While the line is lost everything stays to be read, and nothing can be done."""
        self._line = line
        is_here = line.state == "here"
        for part in (self.prompt, self.seats, self.terms, self.people, self.claim):
            part.setEnabled(is_here)
        self.chat.set_open(is_here)
        self._tell()

    def show_addresses(self, addresses: Sequence[str]) -> None:
        """Where this machine keeps the table; () if it does not, or if others cannot come at all."""
        self.addresses.show_addresses(addresses)
        self._addresses_card.setVisible(bool(addresses))
        self._tell_key()

    def _tell_key(self) -> None:
        self.key.show_key(self.link.fingerprint, is_new=self.link.is_new_host)
        self._key_card.setVisible(bool(self.link.fingerprint))

    # What is asked.

    def _tell(self) -> None:
        show_text(self.problem, self._network_words.line(self._line))
        if self.state is None:
            self.prompt.show_prompt(Prompt(self.tr("Coming to the table…")))
            return
        self.title.setText(self.state.name)
        self.saving.show_room(is_unsaved=self.state.unsaved)
        self._tell_key()
        self._tell_seal(self.state)
        gathering = Gathering(self.state, self.link.guest)
        if self._is_leaving:
            self.prompt.show_prompt(
                Prompt(self.tr("Close the table?"), self.tr("Everyone else is sent away.")), self._leaving_answers()
            )
        else:
            self.prompt.show_prompt(gathering.prompt(), self._answers(gathering))
        if self._denied is None:
            self.prompt.clear_refusal()
        else:
            self.prompt.show_refusal(self._network_words.denial(self._denied, self.words))

    def _tell_seal(self, state: RoomState) -> None:
        """The commitment of the deal, in a quiet line."""
        names = {person.guest: person.name for person in state.people} | {LOCAL_GUEST: self.tr("the host’s machine")}
        self.seal.setText(
            self.tr("The deal is sealed by everyone here.")
            if state.commitments
            else self.tr("The deal will be sealed by everyone here.")
        )
        explained = self.tr(
            "Before the cards are dealt, every machine at the table seals a secret number; the deal "
            "comes from all of them together. So nobody can choose it, the host included, and after "
            "the match everyone’s machine checks it."
        )
        sealed = [
            self.tr("{name}: {value}").format(name=names.get(who, who), value=f"{value[:SHORT]}…")
            for who, value in state.commitments
        ]
        self.seal.setToolTip("<p>" + "<br>".join(map(escaped, [explained, *sealed])) + "</p>")
        self.seal.setAccessibleDescription(" ".join([explained, *sealed]))

    def _answers(self, gathering: Gathering) -> list[Answer]:
        link, stage = self.link, gathering.state.stage
        if stage == OVER and (gathering.decides or gathering.is_seated):
            return [Answer(self.tr("Play again"), partial(link.say, Again()), primary=True, key="again")]
        if stage != GATHERING:
            return []
        if gathering.decides:
            return [
                Answer(
                    self.tr("Start the match"),
                    partial(link.say, Start()),
                    primary=True,
                    key="start",
                    tip=gathering.missing(),
                    enabled=gathering.may_start,
                )
            ]
        if not gathering.is_seated:
            return []
        if gathering.is_ready:
            return [Answer(self.tr("Not yet after all"), partial(link.say, Ready(ready=False)), key="not_ready")]
        return [Answer(self.tr("I am ready"), partial(link.say, Ready(ready=True)), primary=True, key="ready")]

    # What people do.

    def _sit(self, seat: Seat, name: str) -> None:
        self.link.say(Sit(seat, name or self.settings.my_name))

    def _change(self, phrase: str | None) -> None:
        terms = self.terms
        self.link.change(Change(terms.settings(), terms.options.values(), terms.options.players), phrase)

    def _seat_bot(self, seat: Seat, level: str) -> None:
        self.link.say(SeatBot(seat, level))

    def _free(self, seat: Seat) -> None:
        self.link.say(Free(seat))

    def ask_to_leave(self) -> None:
        """Go; whoever keeps the table, and would send others away by going, is asked once more."""
        others = self.state is not None and any(person.guest != self.link.guest for person in self.state.people)
        if self.link.guest == LOCAL_GUEST and others:
            self._is_leaving = True
            self._tell()
            stay = self.prompt.answer_button("stay")
            assert stay is not None
            stay.setFocus()
        else:
            self.leave()

    def _leaving_answers(self) -> list[Answer]:
        return [
            Answer(self.tr("Close it"), self.leave, key="leave"),
            Answer(self.tr("Stay"), self._stay, primary=True, key="stay"),
        ]

    def _stay(self) -> None:
        self._is_leaving = False
        self._tell()

    def leave(self) -> None:
        """Go for good."""
        self.link.say(Leave())
        self.left.emit()

    # Words.

    def enter(self) -> None:
        """The page comes into sight: the focus goes to what is asked, or else to the talk."""
        answers = [button for button in self.prompt.answers.buttons if not button.isHidden() and button.isEnabled()]
        sits = [row.sit for row in self.seats.rows if not row.sit.isHidden()]
        next(iter([*answers, *sits, self.chat.field])).setFocus()

    def retranslate(self) -> None:
        self.back.setText(self.tr("Leave the table"))
        self.rules.setText(self.tr("Rules"))
        self.rules.setToolTip(self.tr("Read the rules of the game"))
        self.game.setText(self.words.title())
        self.seats_title.setText(self.tr("Seats"))
        self.terms_title.setText(self.tr("How we play"))
        self.people_title.setText(self.tr("Who is here"))
        self.chat_title.setText(self.tr("Chat"))
        self.claim_title.setText(self.tr("Who decides"))
        self.addresses_title.setText(self.tr("Addresses of this table"))
        self.addresses_note.setText(
            self.tr("Others on the same network see this table by themselves. Where they do not, they join by address.")
        )
        self._tell()
