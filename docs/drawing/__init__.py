"""The programs that draw the pictures of the rules: a module for each game, and its shapes in a module `art_<game>`.

`python -m docs.drawing` writes all of them where the rules look for them, `python -m docs.drawing cercle complot` those
of some games. The pictures hold no words, so that one serves every language.
"""
