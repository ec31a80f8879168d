"""What may be done in XIII: Le Complot, in words: sentences, buttons, and the notation taken apart."""
