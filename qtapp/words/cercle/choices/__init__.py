"""What may be done in The Circle, in words: sentences, buttons, targets, and what a choice would lead to."""
