"""Laying out positions of Cirkle: the scene, what it paints, where things lie in it, its choices and its keys."""

from qtapp.boards.cirkle.editing.scene import CirkleEditing as Editing

__all__ = ["Editing"]
