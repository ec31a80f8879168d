# `make play` opens the game, `make test` checks everything; both set up what they need first.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
TS := $(wildcard translations/*.ts)
QM := $(TS:.ts=.qm)
SOURCES := $(shell find qtapp -name '*.py' 2>/dev/null)

.PHONY: play test coverage matrix bench translations pictures golden clean

play: $(VENV)/.play $(QM)
	$(BIN)/table-ronde

# Tests start hundreds of processes: modules are compiled once, also where the environment says otherwise.
test: export PYTHONDONTWRITEBYTECODE =
test: $(VENV)/.dev $(QM)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	QT_QPA_PLATFORM=offscreen $(BIN)/python -m pytest -n auto --dist worksteal $(TESTS)

# The tests once more, slower: how much of each package they reach, held against the floors in pyproject.toml.
coverage: $(VENV)/.dev $(QM)
	rm -rf .coverage && mkdir .coverage
	QT_QPA_PLATFORM=offscreen $(BIN)/python -m coverage run -m pytest -n auto --dist worksteal $(TESTS)
	$(BIN)/python -m coverage combine --quiet
	$(BIN)/python -m tests.tools.floors

# `make test` on every Python of this machine.
matrix:
	$(PYTHON) -m tests.tools.matrix $(TESTS)

bench: $(VENV)/.bench $(QM)
	QT_QPA_PLATFORM=offscreen $(BIN)/python -m tests.benchmarks

# Every text of the sources into translations/*.ts, then compiled.
translations: $(VENV)/.dev
	$(BIN)/pyside6-lupdate -silent -no-obsolete -locations none $(SOURCES) -ts translations/table_ronde_fr.ts
	$(BIN)/pyside6-lupdate -silent -no-obsolete -locations none -pluralonly $(SOURCES) -ts translations/table_ronde_en.ts
	$(BIN)/pyside6-lrelease -silent translations/*.ts

translations/%.qm: translations/%.ts
	$(BIN)/pyside6-lrelease -silent $< -qm $@

# The README's pictures, drawn by the program itself.
pictures: $(VENV)/.play $(QM)
	$(BIN)/python docs/pictures.py

golden: $(VENV)/.dev
	$(BIN)/python -m tests.engines.golden

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.play: pyproject.toml setup.py | $(VENV)/bin/python
	$(PYTHON) qtapp/system.py
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	touch $@

$(VENV)/.dev: pyproject.toml setup.py | $(VENV)/bin/python
	$(PYTHON) qtapp/system.py --tests
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@ $(VENV)/.play

$(VENV)/.bench: $(VENV)/.dev
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,bench]'
	touch $@

clean:
	rm -rf $(VENV) .venv-* build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage translations/*.qm
