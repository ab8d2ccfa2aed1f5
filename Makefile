# Commands for people. `make help` lists them; scripts/ sets up the tools.

PORT ?= 8080
ENGINES ?= chromium firefox webkit
SECONDS ?= 60

# The set-up task (scripts/setup) of the requested target.
NEEDS := $(if $(filter play dev,$(MAKECMDGOALS)),dev,$(if $(filter test-all test-engines test-firefox test-webkit test-browsers,$(MAKECMDGOALS)),ci,$(if $(filter test test-chromium test-rest measure measure-shelf pictures,$(MAKECMDGOALS)),test,$(if $(filter test-paper,$(MAKECMDGOALS)),paper,build))))

# The page is rebuilt when one of these has changed. The compressed index.html is
# the last file of a build, so it marks a complete one.
PAGE := $(shell find src crates games workers style public index.html Cargo.toml Cargo.lock package-lock.json scripts/assemble.mjs scripts/build.mjs scripts/compress.mjs scripts/env scripts/lighter.mjs scripts/offline.mjs scripts/optimise.mjs scripts/shipped.mjs scripts/split -not -path 'crates/cli*' -not -path 'crates/serve*' -not -name '.*' 2>/dev/null)
BUILT := dist/index.html.br

FOR_PAGE := . ./scripts/env;
# The crates that are compiled for the browser.
IN_BROWSER := --workspace --exclude arena --exclude browser_tests --exclude cli --exclude serve --exclude support

# All tests are compiled with the same features; others would compile the library a second time.
TESTS := cargo test --workspace --features poppler

.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play dev build setup test test-all test-native fuzz fuzz-page test-scripts test-paper test-chromium test-rest test-firefox test-webkit test-engines test-browsers oldest-rust bench bench-wasm bench-print-worker bench-counts measure measure-edits measure-shelf pictures release release-files release-tagged release-publish size lint deny advisories doc fmt-check fmt clean
.DEFAULT_GOAL := help

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

play: setup ## install what is missing, build quickly, and open the page in a browser
	$(FOR_PAGE) node scripts/dev.mjs --once
	cargo run --quiet --package serve -- target/page/dist --port $(PORT) --open

dev: setup ## the same, and show each change when a file is saved
	$(FOR_PAGE) node scripts/dev.mjs --port $(PORT) --open

build: $(BUILT) ## build the release into dist/, for any static host

$(BUILT): $(PAGE) | setup
	$(FOR_PAGE) node scripts/build.mjs dist

setup:
	@scripts/setup $(NEEDS)

test: setup $(BUILT) ## the tests that a change needs: scripts, rules, tools, paper, user flows in Chromium, the dev page
	$(FOR_PAGE) node scripts/test.mjs

test-native: ## test the rules and the tools, without a browser
	$(TESTS) --lib --bins --test native --test rulings --test tool
	$(TESTS) --doc

# Takes hours, so it runs at night.
test-all: setup ## every test in all three browsers, all randomised cases, long fuzzing
	LETTERCASE_THOROUGH=1 $(MAKE) test-scripts test-native test-paper test-browsers
	$(MAKE) fuzz SECONDS=600

test-paper: setup ## test printed pages, read back by poppler's tools
	$(TESTS) --test paper

# Rebuilt when one of its sources has changed.
FUZZED := target/fuzz-page/fuzzed.js
fuzz-page: $(FUZZED)

FUZZ_SOURCES := $(shell find src crates games fuzz Cargo.toml Cargo.lock -type f -not -path 'crates/ui/*' -not -path 'games/*/ui/*')
$(FUZZED): $(FUZZ_SOURCES) | setup
	$(FOR_PAGE) CARGO_TARGET_DIR=target/page cargo build --profile page --target $$WASM --package lettercase --bin fuzzed
	mkdir -p target/fuzz-page
	cp fuzz/page/index.html fuzz/page/page.js target/fuzz-page
	$(FOR_PAGE) wasm-bindgen --target web --no-typescript --out-dir target/fuzz-page target/page/$$WASM/page/fuzzed.wasm

fuzz: ## fuzz all parsers with changed bytes: SECONDS=60 for each target
	LETTERCASE_FUZZ_SECONDS=$(SECONDS) $(TESTS) --test native fuzz:: -- --nocapture

test-scripts:
	node --test scripts/*.test.mjs
	node scripts/licences.mjs --check

# Number of browsers at once. A sixth would save a few seconds, but slow machines run these tests too.
# WebKit's limit is two.
BROWSERS ?= 5
BROWSER_TESTS := $(TESTS) --test browser
AT_ONCE := RUST_TEST_THREADS=$$(test $$engine = webkit && echo 2 || echo 3)
test-chromium: setup $(BUILT) $(FUZZED) ## every browser test in Chromium
	LETTERCASE_ENGINE=chromium RUST_TEST_THREADS=$(BROWSERS) $(BROWSER_TESTS)

test-rest: setup $(BUILT) $(FUZZED) ## the browser tests that `make test` leaves out
	node scripts/test.mjs rest

test-browsers: setup $(BUILT) $(FUZZED) ## all browser tests in Chromium, Firefox and WebKit
	for engine in $(ENGINES); do \
		echo "In $$engine:"; \
		LETTERCASE_ENGINE=$$engine $(AT_ONCE) $(BROWSER_TESTS) || exit 1; \
	done

test-firefox test-webkit: test-%: setup $(BUILT) $(FUZZED) ## tests that depend on the engine, in one of them
	node scripts/test.mjs $*

test-engines: setup $(BUILT) $(FUZZED) ## tests that depend on the engine, in Firefox and WebKit at once
	node scripts/test.mjs firefox+webkit

bench: ## run the benchmarks
	$(if $(wildcard benches/*),cargo bench --bench '*',@echo "There are no benchmarks yet.")

bench-wasm: setup ## the benchmarks of the word list and of the bots, natively and in wasm
	$(FOR_PAGE) WASM=$$WASM node scripts/bench-wasm.mjs lexicon
	$(FOR_PAGE) WASM=$$WASM node scripts/bench-wasm.mjs minds

bench-print-worker: build ## time the built page's print worker on sixty boards
	node scripts/bench-print-worker.mjs

bench-counts: ## count the instructions of each word-list query; needs valgrind
	node scripts/bench-counts.mjs

measure: setup $(BUILT) ## measure a first visit on a slow line and a slow phone, in Chromium
	node scripts/measure.mjs

measure-edits: ## measure how long the dev page takes to show a change, for ten kinds of files
	@scripts/setup dev
	$(FOR_PAGE) node scripts/measure-edits.mjs

measure-shelf: setup $(BUILT) ## time home with a thousand finished games and with none, in Chromium
	node scripts/measure-shelf.mjs

pictures: setup $(BUILT) ## retake the pictures in docs/pictures/ in Chromium
	cargo run --release --bin lettercase -- board --supercells --seed picnic --svg docs/pictures/sheet.svg
	LETTERCASE_ENGINE=chromium LETTERCASE_PICTURES=docs/pictures $(BROWSER_TESTS) pictures:: -- --ignored

release: ## check, build and pack a release into target/release-files/; tags and pushes nothing
	node scripts/release.mjs check
	$(MAKE) release-files

release-files:
	# Rebuilt, so that About names exactly this commit.
	rm -rf dist
	$(MAKE) build size
	node scripts/release.mjs pack

# The two steps of the release workflow, for a commit that has its tag.
release-tagged:
	node scripts/release.mjs tagged
	$(MAKE) release-files

release-publish:
	node scripts/release.mjs publish

size: $(BUILT) ## check the size of each file of the release against size-budget.json
	node scripts/size.mjs
	$(FOR_PAGE) node scripts/contents.mjs dist

lint: ## run clippy, native and for the browser; a warning is an error
	@scripts/setup lint
	cargo clippy --workspace --all-targets --all-features -- -D warnings
	$(FOR_PAGE) cargo clippy --target $$WASM $(IN_BROWSER) --lib --bins -- -D warnings -D clippy::disallowed-methods -D clippy::disallowed-types

# The minimum Rust version in Cargo.toml. Builds for the browser require the same version.
oldest-rust: ## compile everything with the oldest supported Rust
	RUSTUP_TOOLCHAIN=$$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml) cargo check --workspace --all-targets

DENY := $(FOR_PAGE) cargo deny --locked
deny: ## check the libraries: licences, origins, and none twice in the page; needs no network
	@scripts/setup deny
	$(DENY) --offline check --hide-inclusion-graph licenses sources
	$(DENY) --offline --target wasm32-unknown-unknown check bans

advisories: ## check the libraries against today's RustSec advisories
	@scripts/setup deny
	$(DENY) check advisories

doc: ## build the code's documentation in target/doc; a warning is an error
	@scripts/setup lint
	RUSTDOCFLAGS="-D warnings" cargo doc --no-deps --workspace --lib
	$(FOR_PAGE) RUSTDOCFLAGS="-D warnings" cargo doc --no-deps $(IN_BROWSER) --lib --target $$WASM

fmt-check: ## check that everything is formatted
	cargo fmt --check

fmt: ## format everything
	cargo fmt

clean: ## remove build results, but not the tools
	rm -rf dist
	cargo clean
