# Miskatonic: `make play` starts a game, `make test` runs all tests. Every target sets itself up.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
UV := $(shell command -v uv 2>/dev/null)
VENV := .venv
BIN := $(VENV)/bin
GAME ?= arkham-ritual
CORES := $(shell nproc 2>/dev/null || sysctl -n hw.ncpu 2>/dev/null || echo 2)
# One more than there are cores, because tests of the server and the browser wait a lot.
WORKERS ?= $(shell expr $(CORES) + 1)
PYTESTFLAGS ?= -n $(WORKERS) --dist worksteal
FAST_TESTS := tests/kernel tests/games tests/conformance tests/golden tests/bots tests/text \
	$(addprefix tests/server/,$(addprefix tables/test_,lobby.py loading.py secrets.py chat.py undo.py) \
	people/test_sessions.py protocol/test_protocol.py transport/test_socket.py)
RUNS ?= 1
STRENGTH ?= arkham-ritual among-cultists death-may-die
QUICK ?=
# uv trusts the system's certificates, as pip does.
export UV_SYSTEM_CERTS ?= 1
# Tests start many processes, and each would compile every module it imports.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play dev cards playable client-packages terminal setup compile compile-profiled client lock clean format check
.PHONY: test test-fast test-client test-python test-browser services fuzz-api
.PHONY: bench bench-masters bench-page bench-server bench-cluster bench-analysis strength
.PHONY: soak soak-short soak-calm soak-cluster soak-cluster-short fuzz-agents fuzz-adapters screens gallery

help:
	@echo "make play            start a server and open it in the browser (SERVE=--lan for the local network)"
	@echo "make terminal        play $(GAME) in the terminal"
	@echo "make dev             server and client for development; both reload when a source changes"
	@echo
	@echo "make check           formatting, lint, types, import direction, a test for every clause, the client"
	@echo "make test-fast       rules, kernel and the core of the server, interpreted: about three minutes"
	@echo "make test            all tests, compiled (with a C compiler) and interpreted"
	@echo "                     parts: test-client, test-python, test-browser"
	@echo "make format          format the code and sort imports"
	@echo "make setup           create the environment .venv"
	@echo "make compile         compile kernel and rules in place; compile-profiled optimises for typical games (gcc)"
	@echo "make client          build the client into src/miskatonic/server/static"
	@echo "make services        find or install a browser, Caddy, PostgreSQL and Valkey for the tests"
	@echo
	@echo "make bench           speed of the rules; bench-server: of the server (RUNS=4 for four runs),"
	@echo "                     bench-cluster: of three servers, bench-masters: of master bots,"
	@echo "                     bench-page: first visit on a slow phone, bench-analysis: losses found by analyses"
	@echo "make soak            ten minutes of load and faults (kill -9, full disk, junk); soak-short: 30 seconds"
	@echo "                     soak-calm: ten minutes of 300 tables without faults, to watch memory"
	@echo "make soak-cluster    the same for three servers on PostgreSQL behind a proxy"
	@echo "make fuzz-api        random requests to every route (EXAMPLES=200 each)"
	@echo "make fuzz-agents     random games of external bots over HTTP and MCP (EPISODES=20 for fewer)"
	@echo "make fuzz-adapters   random games with PettingZoo, OpenSpiel and Gymnasium (EPISODES=100 for fewer)"
	@echo
	@echo "make screens         screenshots of all screens, in build/screens"
	@echo "make gallery         every screen at every size, theme and language, in build/gallery"
	@echo "make cards           the catalogue of all cards and pieces, in build/cards"
	@echo "make strength        play the games behind docs/strength and write its pages (QUICK=--quick for a sample)"
	@echo "make lock            update the versions in the three lock files"
	@echo "make clean           remove everything that was built or installed, and .venv"

# Starts at once: modules that are not compiled yet run interpreted and are compiled in the background
# for the next start. Python's packages and, if Node is installed, the client's are downloaded in parallel.
play:
	@$(MAKE) --no-print-directory -j2 playable client-packages
	@$(BIN)/python -m tools.client
	@$(BIN)/python -m tools.play serve $(SERVE)

client-packages:
	@$(if $(PYTHON),$(PYTHON) -m tools.client --packages)

# The server restarts and the browser reloads when a source changes; needs no compiler.
dev: setup
	@$(BIN)/python -m tools.dev

terminal: playable
	@$(BIN)/python -m tools.play play $(GAME) --terminal

# The soaks run alone because they measure how long the server is busy with one thing.
test: test-python
	@$(MAKE) --no-print-directory soak-short
	@$(MAKE) --no-print-directory soak-cluster-short
	@$(MAKE) --no-print-directory test-browser

# The inner loop: interpreted, so nothing is compiled first; no browser, no slow test.
test-fast: setup
	MISKATONIC_PURE=1 $(BIN)/pytest $(PYTESTFLAGS) -m "not slow" $(FAST_TESTS)

test-client: compile client
	@$(BIN)/python -m tools.client --test

# The client's tests come first: a Python test looks up which clauses they prove.
# Interpreted, only tests that can come out differently run again.
test-python: compile client test-client services
	$(BIN)/pytest $(PYTESTFLAGS) --ignore tests/browser
	@if $(BIN)/python -m tools.compile --is-compiled; then \
		echo "MISKATONIC_PURE=1 $(BIN)/pytest $(PYTESTFLAGS) -m both_ways --ignore tests/browser"; \
		MISKATONIC_PURE=1 $(BIN)/pytest $(PYTESTFLAGS) -m both_ways --ignore tests/browser; \
	fi

# Each worker runs one file with its own server and browser.
test-browser: compile client services
	$(BIN)/pytest -n $(WORKERS) --dist loadfile tests/browser

# Many random requests to every route; `make test` sends the same few each time.
fuzz-api: compile
	MISKATONIC_API_EXAMPLES=$(or $(EXAMPLES),200) $(BIN)/pytest $(PYTESTFLAGS) --timeout 3600 tests/server/protocol/test_openapi.py

# Interpreted, so that it can run while `make compile` replaces extension modules.
check: export MISKATONIC_PURE := 1
check: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m tools.clauses
	$(BIN)/python -m tools.client --check

compile: setup
	@$(BIN)/python -m tools.compile

# Compiles, plays games and compiles again with their profile: minutes longer, 5 to 15 % faster.
compile-profiled: setup
	@$(BIN)/python -m tools.compile --profiled

client: setup
	@$(BIN)/python -m tools.client

services: setup
	@$(BIN)/python -m tools.services

bench: compile
	@$(BIN)/python -m bench.rules

bench-server: compile
	@$(BIN)/python -m bench.server --runs $(RUNS)

# How long master bots take to answer with one table and with 20: about two minutes.
bench-masters: compile
	@$(BIN)/python -m bench.masters

# How often an analysis reports a loss, by who played. It resumes where it was stopped.
bench-analysis: compile
	@$(BIN)/python -m bench.analysis

# All screenshots and recordings, in build/screens.
screens: compile client services
	@$(BIN)/python -m tools.screens
	@$(BIN)/python -m tools.moments

# About 800 pictures to look at, and faults found automatically: ten minutes. ONLY=lobby takes a few.
gallery: compile client services
	@$(BIN)/python -m tools.gallery $(ONLY)

# The cost of the first visit on a slow phone; docs/page-weight.md has the table.
bench-page: client services
	@$(BIN)/python -m bench.page --runs 3

# 200 random games over HTTP and 200 over MCP against a real server, with nonsense in between.
fuzz-agents: compile
	@$(BIN)/python -m bench.fuzz_agents --episodes $(or $(EPISODES),200)

# 10,000 random games by each adapter for another library, with nonsense in between.
fuzz-adapters: compile
	@$(BIN)/python -m bench.fuzz_adapters --episodes $(or $(EPISODES),10000)

# The pages in docs/strength. It resumes where it was stopped; QUICK=--quick plays a sample.
strength: compile
	@for game in $(STRENGTH); do $(BIN)/miskatonic strength $$game $(QUICK) --progress; done

# Ten minutes of faults; soak-short is 30 seconds of them. soak-calm runs many tables for ten minutes
# without faults, to watch memory.
soak: compile
	@$(BIN)/python -m bench.soak

soak-short: compile
	@$(BIN)/python -m bench.soak --seconds 30 --fuzz 1000 --forgiven 5

# Three servers on one database behind a proxy, with ten minutes of faults. No table may stand still
# for more than 10 s; the same holds in the 30 seconds of `make test`.
soak-cluster: compile services
	@$(BIN)/python -m bench.cluster.soak

soak-cluster-short: compile services
	@$(BIN)/python -m bench.cluster.soak --seconds 30 --tables 8 --if-possible

bench-cluster: compile services
	@$(BIN)/python -m bench.cluster

soak-calm: compile
	@$(BIN)/python -m bench.soak --calm --tables 300 --pace 3 --fuzz 0

# The catalogue of all cards and pieces, in build/cards.
cards: setup
	@$(BIN)/python -m tools.cards

format: setup
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .
	$(BIN)/python -m tools.client --format

# ---------------------------------------------------------------- the environment

setup: $(VENV)/.linked

# Players don't install dev tools, but use the environment with them if it exists.
playable: $(if $(wildcard $(VENV)/.installed),$(VENV)/.linked,$(VENV)/.playable)

# Each stamp is written last, so an interrupted step is repeated.
$(VENV)/.made:
	@test -n "$(PYTHON)" && $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Miskatonic needs Python 3.11 or newer; $(or $(PYTHON),python3) is older." \
			"Name one: make PYTHON=/path/to/python3.11 $(MAKECMDGOALS)" >&2; exit 1; }
ifdef UV
	$(UV) venv --quiet --clear --python "$(PYTHON)" $(VENV)
else
	$(PYTHON) -m venv --clear $(VENV)
endif
	@touch $@

# No bytecode at install time: most modules are never imported.
ifdef UV
INSTALL = $(UV) pip install --quiet --python $(BIN)/python
else
INSTALL = $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
endif
LINK = $(INSTALL) --no-deps --no-build-isolation --editable .

$(VENV)/.playable: pyproject.toml requirements-play.lock | $(VENV)/.made
	@echo "Installing packages …"
	$(INSTALL) --require-hashes -r requirements-play.lock
	$(LINK)
	@touch $@

$(VENV)/.installed: requirements.lock | $(VENV)/.made
	$(INSTALL) --require-hashes -r requirements.lock
	@touch $@

$(VENV)/.linked: pyproject.toml $(VENV)/.installed
	$(LINK)
	@touch $@

# One file for every system and every Python from 3.11 on; it names no index.
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
	find src tests tools bench \( -name '*.so' -o -name __pycache__ \) -prune -exec rm -rf {} +
	rm -rf build dist $(VENV) .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	rm -rf client/node_modules client/src/generated src/miskatonic/server/static
