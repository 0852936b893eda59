# The verbs of this project. `make` lists them; GAME=kyklades narrows those that take it.

.DEFAULT_GOAL := help
SHELL := /bin/sh

# the first of these that runs and is new enough
PYTHON ?= $(shell for name in python3 python3.14 python3.13 python3.12 python3.11 python; do \
  $$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$name; break; }; done)
VENV := .venv
RUN := $(VENV)/bin/python
COMPILED := build/compiled
GAMES = $(or $(GAME),$(shell $(RUN) -c "from petteia import games; print(*games.names())"))
NAMED = $(if $(GAME),tests/games/$(GAME) tests/contract -k '$(GAME)',)
SECONDS ?= 60

.PHONY: help play table serve test test-slow test-compiled lint format types types-web rules fuzz \
        bench golden compile wheel doctor install clean

help: ## list the verbs
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

# -- playing -----------------------------------------------------------------------------------

play: $(VENV)/.play ## install what is missing and serve the games to your browser
	@$(RUN) -m petteia serve $(ARGS)

table: $(VENV)/.play ## play in the terminal: make table GAME=kyklades
	@$(RUN) -m petteia play $(or $(GAME),kyklades) $(ARGS)

serve: play ## the same as play

doctor: $(VENV)/.play ## say what is installed and what runs
	@$(RUN) -m petteia doctor

# -- checking ----------------------------------------------------------------------------------

test: $(VENV)/.test ## the fast tests; GAME=... for one game
	@$(RUN) -m pytest -m "not slow" -n auto $(NAMED) $(ARGS)

test-slow: $(VENV)/.dev ## the slow tests: whole games in browsers, long runs
	@$(RUN) -m pytest -m slow $(NAMED) $(ARGS)

test-compiled: $(COMPILED)/.done ## the fast tests on the compiled package
	@$(RUN) -m pytest -m "not slow" -n auto -o pythonpath="$(COMPILED) ." $(NAMED) $(ARGS)

lint: $(VENV)/.dev ## style, and what is likely a mistake
	@$(RUN) -m ruff check .
	@$(RUN) -m ruff format --check .

format: $(VENV)/.dev ## put the code in the house style
	@$(RUN) -m ruff check --fix .
	@$(RUN) -m ruff format .

types: $(VENV)/.dev ## check all types
	@$(RUN) -m mypy

types-web: ## check the types of the web client's modules (needs npm)
	@npx --yes --package typescript@7 tsc --project jsconfig.json

rules: $(VENV)/.test ## rules without code or test
	@$(RUN) -m petteia rules $(GAME)

fuzz: $(VENV)/.test ## play at random and check everything: SECONDS=600 GAME=...
	@for game in $(GAMES); do $(RUN) -m petteia fuzz $$game --seconds $(SECONDS) $(ARGS) || exit 1; done

bench: $(VENV)/.test ## speed of random play; ARGS=--peers compares with other engines
	@$(RUN) -m petteia bench $(GAME) $(ARGS)

golden: $(VENV)/.test ## write the golden sittings anew; read the diff before you commit it
	@PETTEIA_GOLDEN=1 $(RUN) -m pytest tests $(if $(GAME),tests/games/$(GAME),) -k golden $(ARGS)

# -- building ----------------------------------------------------------------------------------

compile: $(COMPILED)/.done ## a compiled wheel, unpacked in build/compiled (PYTHONPATH)

$(COMPILED)/.done: $(VENV)/.dev $(shell find src/petteia -type f -not -name '*.pyc' 2>/dev/null)
	@rm -rf $(COMPILED) dist/compiled
	@PETTEIA_COMPILE=1 $(RUN) -m hatchling build -t wheel -d dist/compiled
	@$(RUN) -m zipfile -e dist/compiled/*.whl $(COMPILED)
	@touch $@

wheel: $(COMPILED)/.done ## wheels in dist: pure, and compiled for this machine
	@$(RUN) -m hatchling build -t wheel -d dist/pure

clean: ## remove everything that was built
	rm -rf $(VENV) build dist

# -- installing: once, and again when pyproject.toml changes ------------------------------------

install: $(VENV)/.dev ## everything a contributor needs

$(RUN):
	@test -n "$(PYTHON)" || { echo "Petteia needs Python 3.11 or newer, and none was found." \
	  "Install one, or name it: make PYTHON=/path/to/python3.11"; exit 1; }
	@if command -v uv >/dev/null 2>&1; then uv venv --quiet --python "$(PYTHON)" $(VENV); \
	else $(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
	  echo "This Python cannot make environments. On Debian and Ubuntu: apt install python3-venv"; exit 1; }; fi

define installed
	@echo "Installing into $(VENV) (once)"
	@if command -v uv >/dev/null 2>&1; then uv pip install --quiet --python $(RUN) --editable "$(1)"; \
	else $(RUN) -m pip install --quiet --disable-pip-version-check --editable "$(1)"; fi
	@touch $@
endef

$(VENV)/.play: pyproject.toml | $(RUN)
	$(call installed,.[server])

$(VENV)/.test: pyproject.toml | $(RUN)
	$(call installed,.[test])

$(VENV)/.dev: pyproject.toml | $(RUN)
	$(call installed,.[dev])
