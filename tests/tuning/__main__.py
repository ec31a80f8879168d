"""`python -m tests.tuning GAME`: finds the weights of a game's bots anew, from nothing but self-play."""

from __future__ import annotations

import argparse
import sys

from tests.tuning import cirkle

TUNED = {"cirkle": cirkle.tuned}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.tuning", description=__doc__)
    parser.add_argument("game", choices=TUNED)
    parser.add_argument("--mode", default="duel", help="which mode is played")
    parser.add_argument("--games", type=int, default=400, help="how many games are played against itself")
    parser.add_argument("--nodes", type=int, default=300, help="positions looked at for each action")
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    sys.stdout.write(TUNED[told.game](told.mode, told.games, told.nodes, told.seed))


if __name__ == "__main__":
    main()
