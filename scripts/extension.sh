#!/bin/sh
# Adding a game to the shelf touches one list and the game's own file. CONTRIBUTING.md shows it for Pig as a diff;
# this applies that very diff to a copy of the project, and holds Pig to everything that every game is held to.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
copy=$root/target/extension
export CARGO_TARGET_DIR="$copy/target" LUCKHOUSE_DATA="$copy/data"
unset BLESS

command -v git >/dev/null || { apt-get update && apt-get install -y git; }

# With the times of the files: what the tests have built is good there too, but for what Pig changes. It is built beside, so that
# nothing has to be built again here.
rm -rf "$copy"
mkdir -p "$CARGO_TARGET_DIR/debug/deps"
cp -Rp "$root/Cargo.toml" "$root/Cargo.lock" "$root/crates" "$root/fuzz" "$root/messages" "$copy"
if [ -d "$root/target/debug/.fingerprint" ]; then
    cp -Rp "$root/target/debug/.fingerprint" "$root/target/debug/build" "$CARGO_TARGET_DIR/debug"
    find "$root/target/debug/deps" -type f -name '*.*' -exec cp -p '{}' "$CARGO_TARGET_DIR/debug/deps" ';'
fi
sed -n '/^```diff$/,/^```$/p' "$root/CONTRIBUTING.md" | sed '/^```/d' > "$copy/pig.diff"

cd "$copy"
# A repository of its own, so that the diff is applied here and not to the project around it.
git init -q .
files=$(git apply --numstat pig.diff | wc -l)
if [ "$files" -ne 2 ]; then
    echo "the diff in CONTRIBUTING.md touches $files files: expected the list and the game's own file" >&2
    exit 1
fi
git apply pig.diff

# As the tests build the whole workspace, and of it what is needed: `rules` needs the program.
kept="--workspace --quiet --locked --test golden --test screens --test refusals"
cargo test $kept --test laws --test rules --no-run
BLESS=1 cargo test $kept >/dev/null
cargo test --workspace --quiet --locked --test laws -- pig
cargo test $kept
"$CARGO_TARGET_DIR/debug/luckhouse" play pig --me none --seed 1 | tail -n 2
cd "$root"
rm -rf "$copy"
