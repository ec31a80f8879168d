"""`table-ronde simulate GAME`: bots play many matches without a window, to measure strength and speed.

Seats are exchanged unless asked otherwise: every deal is played once for each rotation of the bots, so that a lucky
deal favours nobody. With `--json` the figures come as one JSON object, described in `qtapp.commands.tally`.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Mapping, Sequence
from math import isfinite

from PySide6.QtCore import QCoreApplication, QLocale

from engines import games, load
from engines.game import AnyGame, EngineError, OptionValue, Plain, Setup, SetupError, checked, usual_options
from qtapp.commands.arena import BOTS, RANDOM, Died, Pairing, all_played, pairings
from qtapp.commands.options import add_options, options_given
from qtapp.commands.sentences import BadUse, add_language, error_text, fail
from qtapp.commands.tally import Share, Tally

translate = QCoreApplication.translate

INTERRUPTED = 130  # what a shell expects of a program ended by Ctrl-C
BAR = 30  # characters


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    summary = translate("simulate", "Lets bots play many games without a window and counts who wins.")
    parser = commands.add_parser("simulate", help=summary, description=summary)
    add = parser.add_argument
    add(
        "game",
        metavar=translate("simulate", "GAME"),
        help=translate("simulate", "one of: {games}").format(games=", ".join(games())),
    )
    add(
        "--seats",
        type=int,
        metavar="N",
        help=translate("simulate", "number of seats (default: as many as bots are named, or the fewest possible)"),
    )
    add(
        "--bots",
        metavar="A,B,…",
        default=RANDOM,
        help=translate("simulate", "the bots, of: {bots}; a single one takes all seats").format(bots=", ".join(BOTS)),
    )
    add(
        "--games",
        type=int,
        metavar="N",
        default=100,
        help=translate("simulate", "games to play, rounded up to whole exchanges (default: 100)"),
    )
    add(
        "--seed",
        type=int,
        metavar="S",
        default=0,
        help=translate("simulate", "seed of the first deal; the next deals follow (default: 0)"),
    )
    add_options(parser)
    add(
        "--scale",
        type=float,
        metavar="F",
        default=1.0,
        help=translate("simulate", "shorten or stretch the thinking of all bots alike (default: 1)"),
    )
    add(
        "--iterations",
        action="store_true",
        help=translate("simulate", "limit thinking by iterations instead of time: repeatable from the seed"),
    )
    add(
        "--jobs",
        type=int,
        metavar="N",
        default=os.cpu_count() or 1,
        help=translate("simulate", "games played at the same time (default: one for each processor)"),
    )
    add(
        "--exchange",
        action=argparse.BooleanOptionalAction,
        default=True,
        help=translate("simulate", "play each deal once for every rotation of the bots (default), or once only"),
    )
    add("--json", action="store_true", help=translate("simulate", "print the figures as JSON"))
    add_language(parser)
    parser.set_defaults(run=run, run_needs_window=False)


def run(arguments: argparse.Namespace) -> int:
    try:
        plan, bots = planned(arguments)
    except SetupError as error:
        return fail(error_text(error, arguments.game))
    except BadUse as error:
        return fail(str(error))
    tally, code = _counted(plan, bots, arguments.jobs)
    if arguments.json:
        sys.stdout.write(json.dumps(tally.plain(_asked(arguments, plan[0].setup)), ensure_ascii=False) + "\n")
    else:
        sys.stdout.write(report(plan[0].setup.game, tally))
    return code


# What is to be played.


def planned(arguments: argparse.Namespace) -> tuple[list[Pairing], tuple[str, ...]]:
    """All matches to play, and the bots in the order they were named. Raises SetupError or BadUse."""
    game = load(arguments.game)
    _check_numbers(arguments)
    options = options_given(game, arguments.option)
    bots = seated_bots(arguments.bots, arguments.seats, game, options)
    deals = -(-arguments.games // len(bots)) if arguments.exchange else arguments.games
    setups = [checked(game, len(bots), options, arguments.seed + number) for number in range(deals)]
    plan = pairings(
        setups, bots, exchange=arguments.exchange, scale=arguments.scale, by_iterations=arguments.iterations
    )
    return plan, bots


def _check_numbers(arguments: argparse.Namespace) -> None:
    if arguments.games < 1:
        raise BadUse(translate("simulate", "At least one game must be played."))
    if arguments.jobs < 1:
        raise BadUse(translate("simulate", "At least one job is needed."))
    if not (isfinite(arguments.scale) and arguments.scale > 0):
        raise BadUse(translate("simulate", "The scale must be a number above 0."))


def seated_bots(text: str, seats: int | None, game: AnyGame, options: Mapping[str, OptionValue]) -> tuple[str, ...]:
    """A bot for each seat. Raises BadUse where the names or their number make no sense."""
    named = [word.strip() for word in text.split(",")]
    for name in named:
        if name not in BOTS:
            sentence = translate("simulate", "There is no bot “{bot}”. The bots are: {known}.")
            raise BadUse(sentence, bot=name, known=", ".join(BOTS))
    if seats is None:
        defaults = usual_options(game)
        seats = len(named) if len(named) > 1 else min(game.seat_counts({**defaults, **options}))
    if len(named) == 1:
        named *= max(seats, 1)
    if len(named) != seats:
        sentence = translate("simulate", "Bots are named for {bots} seats, but there are {seats}.")
        raise BadUse(sentence, bots=len(named), seats=seats)
    return tuple(named)


# Playing and counting.


def _counted(plan: Sequence[Pairing], bots: Sequence[str], jobs: int) -> tuple[Tally, int]:
    """The tally of all that could be played, and the exit code."""
    tally, code = Tally(bots, len(plan)), 0
    began = time.perf_counter()
    show = _progress if sys.stderr.isatty() else None
    try:
        for match in all_played(plan, jobs):
            tally.count(match)
            tally.seconds = time.perf_counter() - began
            if show:
                show(tally)
    except KeyboardInterrupt:
        code = INTERRUPTED
    except Died:
        code = fail(translate("simulate", "A process ended unexpectedly; these are the games finished before."))
    except EngineError as error:
        code = fail(error_text(error))
    tally.seconds = time.perf_counter() - began
    if show:
        sys.stderr.write("\n")
    return tally, code


def _progress(tally: Tally) -> None:
    done = BAR * tally.games // tally.planned
    pace = translate("simulate", "{count} games/s").format(count=_number(tally.per_second(tally.games), 2))
    sys.stderr.write(f"\r[{'█' * done}{'░' * (BAR - done)}] {tally.games}/{tally.planned}  {pace} ")
    sys.stderr.flush()


# Telling.


def _asked(arguments: argparse.Namespace, setup: Setup) -> dict[str, Plain | Mapping[str, OptionValue | float]]:
    return {
        "game": setup.game,
        "options": dict(setup.options),
        "seats": setup.seats,
        "seed": arguments.seed,
        "exchange": arguments.exchange,
        "budget": {"by": "iterations" if arguments.iterations else "seconds", "scale": arguments.scale},
        "jobs": arguments.jobs,
    }


def report(game_id: str, tally: Tally) -> str:
    """The figures in words."""
    from qtapp.words import words_for

    head = translate("simulate", "{game}: {games} of {planned} games in {seconds} s").format(
        game=words_for(game_id).title(), games=tally.games, planned=tally.planned, seconds=_number(tally.seconds, 1)
    )
    if not tally.games:
        return head + "\n"
    speed = translate("simulate", "{games} games/s, {actions} actions/s").format(
        games=_number(tally.per_second(tally.games), 2), actions=_number(tally.per_second(tally.actions), 0)
    )
    length = translate("simulate", "length: {mean} actions on average, {least} to {most}").format(
        mean=_number(tally.actions / tally.games, 1), least=min(tally.lengths), most=max(tally.lengths)
    )
    rows = [_heading()]
    rows += [
        _row(f"{entry}. {bot}", share)
        for entry, (bot, share) in enumerate(zip(tally.bots, tally.entries, strict=True), 1)
    ]
    if 1 < len(tally.by_bot) < len(tally.bots):
        rows += [_row(f"{bot} ×{list(tally.bots).count(bot)}", share) for bot, share in tally.by_bot.items()]
    rows += [
        _row(translate("simulate", "seat {seat}").format(seat=seat), share) for seat, share in enumerate(tally.by_seat)
    ]
    return "\n".join([head, speed, length, "", *_aligned(rows)]) + "\n"


def _heading() -> tuple[str, ...]:
    return (
        "",
        translate("simulate", "wins"),
        translate("simulate", "rate"),
        translate("simulate", "95 % interval"),
        translate("simulate", "points"),
        translate("simulate", "s/decision"),
    )


def _row(name: str, share: Share) -> tuple[str, ...]:
    low, high = share.interval
    pace = share.pace
    return (
        name,
        _number(share.wins, 0 if share.wins == int(share.wins) else 1),
        _percent(share.rate),
        f"{_percent(low)} – {_percent(high)}",
        _number(share.score, 1),
        "–" if pace is None else _number(pace, 4),
    )


def _aligned(rows: Sequence[tuple[str, ...]]) -> list[str]:
    """Columns: the first flush left, the others flush right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(
            [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        ).rstrip()
        for row in rows
    ]


def _number(value: float, digits: int) -> str:
    return QLocale().toString(float(value), "f", digits)


def _percent(share: float) -> str:
    return translate("simulate", "{share} %").format(share=_number(100 * share, 1))
