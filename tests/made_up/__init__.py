"""A made-up game with everything that the larger games need: choices in steps, windows, a stack, hands, six seats."""
