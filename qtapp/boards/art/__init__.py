"""What the art of several games is made of: paper, ink and brass, engraved shapes, and figures put together from parts.

palette, dyes    the colours of paper, ink and brass; those that a figure may wear
engraving        shapes filled, outlined and hatched
figures          portraits put together from parts by a recipe
parts            heads, hair and hands
"""
