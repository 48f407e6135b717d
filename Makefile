# The two commands: `make play` and `make test`. The others are for those who build the house.
CARGO ?= cargo

.PHONY: contract play program test web pages browser check unit doc extension bless bench fuzz soak long dist packages manifests deny book python beside types style lint scripts

# Builds what is needed, and opens the house: it prints its address.
play:
	@mkdir -p web/dist
	$(MAKE) --no-print-directory --jobs 2 web program
	$(CARGO) run $(PLAY) -- serve

# The program for it, beside its pages: it reads them when it runs.
PLAY = --quiet --profile play --no-default-features --locked --bin luckhouse
program:
	$(CARGO) build $(PLAY)

# Everything that must pass.
test: web check unit beside extension browser

# These have work for one core at a time: two of them run side by side, and what each says is told when it is over.
beside:
	$(MAKE) --no-print-directory --jobs 2 $(addprefix --,$(filter output-sync,$(.FEATURES))) python doc pages

# The pages for the browser, which are built into the program.
web: web/node_modules/.package-lock.json
	cd web && npm run --silent build

web/node_modules/.package-lock.json: web/package-lock.json
	cd web && npm ci --no-audit --no-fund

# What can be said of the pages without a browser.
pages: types style lint scripts
types style lint: web/node_modules/.package-lock.json
	cd web && npm run --silent $@
scripts: web/node_modules/.package-lock.json
	cd web && npm test --silent

# The pages in a real browser, at a real house.
browser: web
	sh scripts/chromium.sh
	# As the tests build it: otherwise everything would be built once more.
	$(CARGO) test --workspace --locked --no-run --quiet
	cd web && npm run --silent games && npm run --silent e2e

check:
	$(CARGO) fmt --all --check
	# The modules of the list of games are declared by a macro, which hides them from the line above.
	rustfmt --edition 2024 --check crates/shelf/src/games/*/*.rs
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings

# Programs with tests run side by side: many wait for disks and clocks, while others compute.
unit:
	sh scripts/postgres.sh
	sh scripts/network.sh
	CARGO=$(CARGO) node scripts/unit.mjs

# A house held against its own descriptions: schemathesis for a minute, a client made from them, the socket. After `unit`, which builds the program.
contract:
	sh scripts/contract.sh

# The wheel for Python in a fresh virtual environment, and the suites of other people's tools against it.
python:
	sh scripts/python.sh

doc:
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --locked --quiet

# Adds Pig to the shelf by the diff that CONTRIBUTING shows, in a copy, and holds it to the laws there.
extension:
	sh scripts/extension.sh

# Writes the golden files anew. Look at the difference before you commit it.
bless:
	BLESS=1 $(CARGO) test --workspace --test golden --test screens --test refusals --test typescript --test asyncapi --test facts --test moments --test fair --test board_booty_dice --test board_fortuna --test board_lantern --test board_lucky_shot --test board_reynards_luck --test signature --test lab

# The book of docs, in target/book.
book:
	sh scripts/tools.sh book
	target/tools/bin/mdbook build docs

# The time of one random game of each kind, of thoughts, and of acknowledged writes; what the lab plays a second.
bench:
	sh scripts/postgres.sh
	$(CARGO) bench -p luckhouse-shelf --bench random_play
	$(CARGO) bench -p luckhouse-bots --bench search
	$(CARGO) bench -p luckhouse-store --bench appends
	$(CARGO) bench -p luckhouse-lab --bench speed
	$(CARGO) test --release -p luckhouse-server --lib long_games -- --ignored --nocapture

# Coverage-guided: `make fuzz LAW=replay-equals-play SECONDS=300`. Needs a nightly compiler.
LAW ?= replay-equals-play
SECONDS ?= 60
fuzz:
	cargo fuzz --version >/dev/null 2>&1 || $(CARGO) install cargo-fuzz --locked
	cargo +nightly fuzz run $(LAW) -- -max_total_time=$(SECONDS)

# The laws for much longer than the test run holds them.
soak:
	sh scripts/postgres.sh
	LAW_CASES=$${LAW_CASES:-100} $(CARGO) test --release -p luckhouse-shelf --test laws --locked
	LUCKHOUSE_KILLS=200 $(CARGO) test --release -p luckhouse-store --test crash --locked
	sh scripts/network.sh
	LUCKHOUSE_KILLS=200 $(CARGO) test --release -p luckhouse --test kills --locked -- --nocapture
	LUCKHOUSE_KILLS=200 $(CARGO) test --release -p luckhouse-server --test network several --locked -- --nocapture

# What takes long: solutions made again byte for byte, larger twins, matches between levels, what judges are off by, a thousand games of every example bot. A night.
long: web
	$(CARGO) test --release --workspace --locked -- --ignored --nocapture
	# 10,000 clicks, every word of 200 games of each kind, how soon a page answers: the test run does a few of each.
	sh scripts/chromium.sh
	$(CARGO) build --release --locked --bin luckhouse
	cd web && LUCKHOUSE_LONG=1 LUCKHOUSE_BIN=../target/release/luckhouse sh -c 'npm run --silent games && npx playwright test --workers 1 input cut-words && npx playwright test --config measure.config.ts answers'

# Everything that can be installed, in target/dist, and each tried. What it is made with goes into target/tools; the image needs `umoci`.
dist: web packages manifests
	sh scripts/tools.sh
	sh scripts/dist.sh
	sh scripts/try-dist.sh

# The crates that make sense alone, as a registry would get them: each is built where nothing else of ours is.
packages:
	$(CARGO) package --locked --allow-dirty -p luckhouse-engine -p luckhouse-games -p luckhouse-solvers

# Manifests of Kubernetes and workflows of GitHub, by those who know what they may say.
manifests:
	sh scripts/manifests.sh

# Licences, sources and known faults of what we take from others. Needs `cargo-deny`, and the network for the faults.
deny:
	cargo deny --version >/dev/null 2>&1 || $(CARGO) install cargo-deny --locked
	cargo deny --locked check
