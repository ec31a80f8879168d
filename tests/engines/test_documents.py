"""The documents speak of files, make targets and modules that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = (
    "CONTRIBUTING.md",
    "docs/architecture.md",
    "docs/decisions.md",
    "docs/adding-a-game.md",
    "docs/releasing.md",
)
# The folders that the documents speak of; a path with a place for a name (<id>) is a pattern.
PATH = re.compile(r"`((?:engines|network|qtapp|resources|translations|tests|docs)/[^`\s]*)`")


@pytest.fixture(params=DOCUMENTS)
def document(request):
    return ROOT / request.param


def test_paths_in_documents_exist(document):
    for told in PATH.findall(document.read_text(encoding="utf-8")):
        pattern = re.sub(r"<[a-z]+>", "*", told).rstrip("/")
        assert any(ROOT.glob(pattern)), told


def test_links_in_documents_lead_somewhere(document):
    for target in re.findall(r"\]\(([^)#:]+)\)", document.read_text(encoding="utf-8")):
        assert (document.parent / target).exists(), target


def test_make_targets_in_documents_exist(document):
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    told = set(re.findall(r"(?:`|^)make ([a-z]+)", document.read_text(encoding="utf-8"), re.MULTILINE))
    assert told <= targets


def test_modules_in_documents_exist(document):
    text = document.read_text(encoding="utf-8")
    for module in re.findall(r"python -m ((?:docs|tests|engines|qtapp)[\w.]*)", text):
        path = ROOT.joinpath(*module.split("."))
        assert path.with_suffix(".py").is_file() or (path / "__main__.py").is_file(), module
