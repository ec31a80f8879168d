"""The notation of section 14: `write` and `read` for actions, and `steps` for the whole forms of moves in steps."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from engines import game
from engines.cercle import actions as act
from engines.cercle.actions import Action
from engines.cercle.box.contents import COLOUR_IDS, DIVISION_CODES, NATIONS, NUMBER, PILE_CODES, SPY_CODES
from engines.game import NotationError

LONGEST = 200  # no whole form is longer


def write(action: game.Action) -> str:
    """An action as it stands in a record, without the seat."""
    text = _WRITTEN.get(action)
    if text is None:
        raise TypeError(f"not an action of this game: {action!r}")
    return text


def target(action: Action) -> str:
    """A target as it is written in a whole form, without its sign."""
    return write(action)[1:]


def _texts() -> dict[game.Action, str]:
    """Every action, with its text."""
    found: dict[game.Action, str] = {
        act.SHARE_NOTHING: "d:-",
        act.POST: ">*",
        act.NO_MORE: ">-",
        act.MARKER: "m",
        act.END_TURN: "e",
        act.FORBID: "v+",
        act.ALLOW: "v-",
        act.LET_PASS: "g-",
        act.PASS_BID: "b-",
        act.NO_SPIN: "t-",
    }
    found |= {act.COLOURS[number]: f"c:{code}" for number, code in enumerate(COLOUR_IDS)}
    found |= {act.SERVICES[number]: f"s:{code}" for number, code in enumerate(NATIONS)}
    found |= {act.PILES[number]: f"a:{code}" for number, code in enumerate(PILE_CODES)}
    found |= {act.BIDS[amount]: f"b:{amount}" for amount in range(1, act.MOST + 1)}
    for division, code in enumerate(DIVISION_CODES):
        found[act.NAMED_DIVISIONS[division]] = f"h:{code}"
        found |= {act.AMOUNTS[division][count]: f">{code}{count}" for count in range(1, act.MOST + 1)}
        found |= {row[division]: f">{seat + 1}{code}" for seat, row in enumerate(act.AT_DIVISIONS)}
    found |= {action: f">P{seat + 1}" for seat, action in enumerate(act.AT_SEATS)}
    for spy, code in enumerate(SPY_CODES):
        found[act.USES[spy]] = f"x:{code}"
        found[act.AT_SPIES[spy]] = f">{code}"
        found[act.INFILTRATIONS[spy]] = f"i:{code}"
        found[act.UNMASKINGS[spy]] = f"u:{code}"
        found[act.REPELS[spy]] = f"g:{code}"
        found[act.SPINS[spy]] = f"t:{code}"
        if code.startswith("N"):
            found[act.NEUTRALS[spy]] = f"a:{code}"
    return found


_WRITTEN = _texts()
_READ = {text: action for action, text in _WRITTEN.items()}


def read(text: str) -> Action:
    """The action that a text names. Raises NotationError."""
    action = _READ.get(text)
    if action is None:
        raise NotationError(text)
    return action  # type: ignore[return-value]  # the table has no others


# Whole forms (R3.6).

_CARD = "(?:[ISRO][1-4][abc]|N[0-9][0-9])"
_ARGUMENT = rf"(?:{_CARD}|[1-6][ISRO]|P[1-6]|\*)"
_SPLIT = "".join(f"(?:{code}[1-9][0-9]?)?" for code in DIVISION_CODES)  # in this order, zeros left out
_AMOUNT = re.compile("[ISRO][1-9][0-9]?")


def _action(text: str) -> list[str]:
    use, _, targets = text.partition(">")
    return [use, *(f">{part}" for part in targets.split(","))]


def _amounts(text: str) -> list[str]:
    return [f">{part}" for part in _AMOUNT.findall(text)]


def _payment(text: str) -> list[str]:
    *spies, last = text[2:].split("+")
    return [*(f">{spy}" for spy in spies), *([f">{last}"] if last in NUMBER else _amounts(last))]


_WHOLE: Mapping[str, tuple[re.Pattern[str], Callable[[str], list[str]]]] = {
    "x": (re.compile(rf"x:{_CARD}>{_ARGUMENT}(?:,{_ARGUMENT})*"), _action),
    "d": (re.compile(rf"d:(?=[ISRO]){_SPLIT}"), lambda text: _amounts(text[2:])),
    "p": (re.compile(rf"p:(?=[ISRON])(?:{_CARD}(?:\+{_CARD})*(?:\+(?=[ISRO]){_SPLIT})?|{_SPLIT})"), _payment),
}


def steps(text: str) -> tuple[str, ...]:
    """The steps that a whole form stands for, with `>-` behind them; any other text stands for itself."""
    form = _WHOLE.get(text[:1])
    if form is None or len(text) > LONGEST or not form[0].fullmatch(text):
        return (text,)
    return (*form[1](text), write(act.NO_MORE))
