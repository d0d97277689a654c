# Miskatonic: `make play` starts a game, `make test` tests everything. Each sets itself up.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
UV := $(shell command -v uv 2>/dev/null)
VENV := .venv
BIN := $(VENV)/bin
GAME ?= arkham-ritual
PYTESTFLAGS ?= -n auto
RUNS ?= 1
STRENGTH ?= arkham-ritual among-cultists death-may-die
QUICK ?=
# uv trusts the system's certificates, as pip and everything else here does.
export UV_SYSTEM_CERTS ?= 1

.DEFAULT_GOAL := help
.PHONY: help play playable built-client terminal setup compile compile-profiled client lock clean format check
.PHONY: test test-client test-python test-browser browser caddy postgres valkey
.PHONY: bench bench-masters bench-page bench-server bench-cluster bench-analysis strength
.PHONY: soak soak-short soak-calm soak-cluster soak-cluster-short fuzz-agents fuzz-adapters screens gallery

help:
	@echo "make play     open the house in the browser; SERVE=--lan opens it to the local network"
	@echo "make terminal play $(GAME) in the terminal"
	@echo "make test     run all tests, compiled (where there is a C compiler) and interpreted;"
	@echo "              test-browser runs those in the browser alone, test-client the client's"
	@echo "              unit tests, test-python these and all others"
	@echo "make setup    make the environment .venv"
	@echo "make check    formatting, lint, types, import direction, clause coverage, the catalogue of cards"
	@echo "make compile  compile kernel and rules in place; compile-profiled: by what ran often (gcc)"
	@echo "make bench    measure the speed of the rules; bench-server that of the server (RUNS=4: four times);"
	@echo "              bench-page what the first visit costs a slow phone; bench-analysis how often an analysis"
	@echo "              reports a loss, by who played"
	@echo "make screens  take all pictures in docs/screens, and record the moments there"
	@echo "make gallery  every screen at every size, by day and by night, in all languages: build/gallery"
	@echo "make soak     ten minutes of load and faults: kill -9, a full disk, junk; soak-short: one;"
	@echo "              soak-calm: ten minutes of 300 tables without faults, for their memory"
	@echo "make soak-cluster  the same for three servers on PostgreSQL behind a proxy; bench-cluster: their cost"
	@echo "make fuzz-agents random games of bots from outside, over HTTP and MCP (EPISODES=20: fewer)"
	@echo "make fuzz-adapters random games by PettingZoo, OpenSpiel and Gymnasium (EPISODES=100: fewer)"
	@echo "make strength plays what docs/strength shows, and writes it; QUICK=--quick for a look"
	@echo "make format   format the code and sort imports"
	@echo "make lock     resolve the versions in requirements.lock again"
	@echo "make clean    remove everything made, .venv included"

# At once: what is not compiled yet runs as it is, and is compiled behind for the next start.
# The packages of Python and those of the client come at the same time; the client is built first
# where the machine has a Node of its own, for that needs no environment.
play:
	@$(MAKE) --no-print-directory -j2 playable built-client
	@$(BIN)/python -m tools.client
	@$(BIN)/python -m tools.play serve $(SERVE)

built-client:
	@$(if $(PYTHON),$(PYTHON) -m tools.client --if-node)

terminal: playable
	@$(BIN)/python -m tools.play play $(GAME) --terminal

# The browser's after all others, also where make runs several things at a time. The soak in between
# has the machine for itself: it measures how long the server is busy with one thing.
test: test-python
	@$(MAKE) --no-print-directory soak-short
	@$(MAKE) --no-print-directory soak-cluster-short
	@$(MAKE) --no-print-directory test-browser

test-client: compile client
	@$(BIN)/python -m tools.client --test

# The client's come first: what they found is looked up where a clause hangs on them.
test-python: compile client test-client caddy postgres valkey
	$(BIN)/pytest $(PYTESTFLAGS) --ignore tests/browser
	@if $(BIN)/python -m tools.compile --is-compiled; then \
		echo "MISKATONIC_PURE=1 $(BIN)/pytest $(PYTESTFLAGS) --ignore tests/browser"; \
		MISKATONIC_PURE=1 $(BIN)/pytest $(PYTESTFLAGS) --ignore tests/browser; \
	fi

# Two files at a time: each of them is a server, browsers and bots already, and waits a lot.
test-browser: compile client browser
	$(BIN)/pytest -n 2 --dist loadfile tests/browser

check: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m tools.clauses
	$(BIN)/python -m tools.printed_examples
	$(BIN)/python -m tools.client --check
	$(BIN)/python -m tools.cards --check
	$(BIN)/python -m tools.lessons --check

compile: setup
	@$(BIN)/python -m tools.compile

# Compiled, played and compiled anew by what ran often: some minutes more, and 5 to 15 % faster.
compile-profiled: setup
	@$(BIN)/python -m tools.compile --profiled

client: setup
	@$(BIN)/python -m tools.client

browser: setup
	@$(BIN)/python -m tools.browser

postgres: setup
	@$(BIN)/python -m tools.postgres

caddy: setup
	@$(BIN)/python -m tools.caddy

valkey: setup
	@$(BIN)/python -m tools.valkey

bench: compile
	@$(BIN)/miskatonic bench

bench-server: compile
	@$(BIN)/python -m bench.server --runs $(RUNS)

# How long masters take to answer with one table and with 20: about two minutes.
bench-masters: compile
	@$(BIN)/python -m bench.masters

# How often an analysis reports a loss, by who played; it goes on where it was stopped.
bench-analysis: compile
	@$(BIN)/python -m bench.analysis

# All pictures and recordings in docs/screens.
screens: compile client browser
	@$(BIN)/python -m tools.screens
	@$(BIN)/python -m tools.moments

# Some 800 pictures for looking at, and what is wrong without looking: ten minutes. ONLY=lobby: a few.
gallery: compile client browser
	@$(BIN)/python -m tools.gallery $(ONLY)

# What the first visit costs on a slow phone; docs/page-weight.md has the table.
bench-page: client browser
	@$(BIN)/python -m bench.page --runs 3

# 200 random games over HTTP and 200 over MCP against a real server, with nonsense in between.
fuzz-agents: compile
	@$(BIN)/python -m bench.fuzz_agents --episodes $(or $(EPISODES),200)

# 10,000 random games by each adapter for another library, with nonsense in between.
fuzz-adapters: compile
	@$(BIN)/python -m bench.fuzz_adapters --episodes $(or $(EPISODES),10000)

# The pages in docs/strength. It goes on where it was stopped; QUICK=--quick is for a look.
strength: compile
	@for game in $(STRENGTH); do $(BIN)/miskatonic strength $$game $(QUICK) --progress; done

# Ten minutes in which everything goes wrong; soak-short is one minute of it, soak-calm ten minutes
# with many tables where nothing does, for their memory.
soak: compile
	@$(BIN)/python -m bench.soak

soak-short: compile
	@$(BIN)/python -m bench.soak --seconds 60 --fuzz 2000 --forgiven 5

# Three servers on one database behind a proxy, in ten minutes in which everything goes wrong. No
# table may stand still for more than 10 s, nor in the minute of it in `make test`.
soak-cluster: compile postgres caddy
	@$(BIN)/python -m bench.cluster.soak

soak-cluster-short: compile postgres caddy
	@$(BIN)/python -m bench.cluster.soak --seconds 60 --tables 12 --if-possible

bench-cluster: compile postgres
	@$(BIN)/python -m bench.cluster

soak-calm: compile
	@$(BIN)/python -m bench.soak --calm --tables 300 --pace 3 --fuzz 0

format: setup
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .
	$(BIN)/python -m tools.client --format

# ---------------------------------------------------------------- the environment

setup: $(VENV)/.linked

# Who wants to play does not wait for the tools of those who test; where these are, they do as well.
playable: $(if $(wildcard $(VENV)/.installed),$(VENV)/.linked,$(VENV)/.playable)

# Each stamp is written last, so that an interrupted step is done again.
$(VENV)/.made:
	@test -n "$(PYTHON)" && $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Miskatonic needs Python 3.11 or newer, and $(or $(PYTHON),python3) is not." \
			"Name one: make PYTHON=/path/to/python3.11 $(MAKECMDGOALS)" >&2; exit 1; }
ifdef UV
	$(UV) venv --quiet --clear --python "$(PYTHON)" $(VENV)
else
	$(PYTHON) -m venv --clear $(VENV)
endif
	@touch $@

# Modules are compiled to bytecode when they are imported: most of them never are.
ifdef UV
INSTALL = $(UV) pip install --quiet --python $(BIN)/python
else
INSTALL = $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
endif
LINK = $(INSTALL) --no-deps --no-build-isolation --editable .

$(VENV)/.playable: pyproject.toml requirements-play.lock | $(VENV)/.made
	@echo "Installing what the games need …"
	$(INSTALL) --require-hashes -r requirements-play.lock
	$(LINK)
	@touch $@

$(VENV)/.installed: requirements.lock | $(VENV)/.made
	$(INSTALL) --require-hashes -r requirements.lock
	@touch $@

$(VENV)/.linked: pyproject.toml $(VENV)/.installed
	$(LINK)
	@touch $@

# Universal: one file for every system and every Python from 3.11 on; no index is named in it.
COMPILE_LOCK = $(or $(UV),build/uv/bin/uv) pip compile --quiet --upgrade --universal \
	--python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links \
	--no-annotate --custom-compile-command "make lock"

lock: $(VENV)/.made
	$(if $(UV),,$(BIN)/python -m venv --clear build/uv)
	$(if $(UV),,build/uv/bin/python -m pip install --quiet --disable-pip-version-check uv)
	$(COMPILE_LOCK) --group dev --all-extras --output-file requirements.lock pyproject.toml
	$(COMPILE_LOCK) --group play --constraint requirements.lock --output-file requirements-play.lock pyproject.toml
	$(COMPILE_LOCK) --group node --output-file requirements-node.lock

clean:
	find src tests tools \( -name '*.so' -o -name __pycache__ \) -prune -exec rm -rf {} +
	rm -rf build dist $(VENV) .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
