# Parlour: `make play` opens the house, `make test` checks everything. Both set up all they need.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PORT ?= 8000

SOURCES := $(shell find src/parlour -name '*.py' -path '*core*' -o -name rules.py -o -name bot.py | sort)
PAGE_SOURCES := $(shell find web/src web/public -type f 2>/dev/null | sort) web/index.html web/package-lock.json web/vite.config.ts

.PHONY: play test build page lock lint browser-tests bench bench-peers sanitize protocol clean

play: $(VENV)/.built ## Set everything up and open the house
	$(BIN)/parlour serve --port $(PORT) --open

test: $(VENV)/.built $(VENV)/.chromium web/node_modules ## Set everything up and run all checks
	$(MAKE) --no-print-directory lint
	$(BIN)/python -m pytest -q -n 2 --dist loadgroup

build: $(VENV)/.built ## Compile the rules and build the page, if anything changed

page: web/node_modules ## Build the browser client
	cd web && npm run build

lint: web/node_modules ## Lint, format and types, Python and web
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	cd web && npm run check && npm run lint && npm test

$(VENV)/.locked: requirements/dev.txt
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	touch $@

$(VENV)/.built: $(VENV)/.locked $(SOURCES) $(PAGE_SOURCES) setup.py pyproject.toml $(wildcard tools/*.py)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	touch $@

web/node_modules: web/package-lock.json
	cd web && npm ci --no-audit --no-fund --silent
	touch $@

# The browser of the browser tests. Debian's package, unless a chromium is there already.
$(VENV)/.chromium: | $(VENV)/.locked
	command -v chromium >/dev/null || (apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium) >/dev/null
	touch $@

lock: ## Pin the dependencies anew: versions and hashes, no addresses
	$(BIN)/python -m pip install --quiet pip-tools
	$(BIN)/pip-compile --quiet --upgrade --generate-hashes --strip-extras --allow-unsafe --no-emit-index-url \
	  --no-emit-trusted-host --no-emit-find-links --no-header --output-file requirements/dev.txt requirements/dev.in

bench: $(VENV)/.built ## Our speed
	$(BIN)/parlour bench

clean:
	rm -rf $(VENV) build web/node_modules src/parlour/server/page src/parlour/compiled.json src/*.egg-info
	find src -name '*.so' -delete
