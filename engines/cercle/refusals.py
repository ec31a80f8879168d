from engines.game import IllegalAction

REASONS = ("x",)


def refusal(state, seat, action):
    return IllegalAction("x", "R1.1")
