"""`python -m tests.tuning cirkle` finds the weights of Cirkle's bots anew, from nothing but games against themselves.

`python -m tests.tuning match ONE OTHER` plays two sets of weights against each other.
`python -m tests.tuning balance GAME` lets bots play The Circle or XIII: Le Complot and counts who wins from where, with
what, and what points come from.
"""

from __future__ import annotations

import argparse
import sys

from engines.bots import LEVELS
from tests.tuning import cercle, complot
from tests.tuning.balance import studied
from tests.tuning.cirkle import tuned
from tests.tuning.match import matched
from tests.tuning.start import START

STUDIES = {study.game: study for study in (cercle.STUDY, complot.STUDY)}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.tuning", description=__doc__)
    what = parser.add_subparsers(dest="what", required=True)
    cirkle = what.add_parser("cirkle", help="find weights")
    cirkle.add_argument("--rounds", type=int, default=1, help="each begins with the weights of the one before")
    cirkle.add_argument("--games", type=int, default=600, help="of the bot against itself, in each round")
    match = what.add_parser("match", help="compare weights: `start`, `used`, or a file that holds what was printed")
    match.add_argument("one")
    match.add_argument("other")
    match.add_argument("--pairs", type=int, default=100, help="openings, each played from both sides")
    balance = what.add_parser("balance", help="the balance of a game")
    balance.add_argument("game", choices=STUDIES)
    balance.add_argument("--seats", type=int, default=3)
    balance.add_argument("--games", type=int, default=60)
    balance.add_argument("--level", choices=LEVELS, default="medium")
    balance.add_argument("--scale", type=float, default=0.02, help="of the level's iterations")
    balance.add_argument("--seed", type=int, default=1)
    for command, nodes in ((cirkle, 120), (match, 200)):
        command.add_argument("--mode", choices=START, default="duel")
        command.add_argument("--nodes", type=int, default=nodes, help="positions looked at for each action")
        command.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    if told.what == "balance":
        sys.stdout.write(studied(STUDIES[told.game], told.seats, told.level, told.games, told.seed, told.scale))
    elif told.what == "match":
        sys.stdout.write(matched(told.mode, told.one, told.other, told.pairs, told.nodes, told.seed))
    else:
        sys.stdout.write(tuned(told.mode, told.rounds, told.games, told.nodes, told.seed))


if __name__ == "__main__":
    main()
