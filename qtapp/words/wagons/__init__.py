"""The words of Circle the Wagons: sentences in `words`, names from the component data in `names`, the text board."""

from qtapp.words.wagons.words import WagonsWords as Words

__all__ = ["Words"]
