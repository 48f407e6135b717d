#!/bin/sh
# Adding a game to the shelf touches one list and the game's own file. CONTRIBUTING.md shows it for Pig as a diff;
# this applies that very diff to a copy of the project, and holds Pig to everything that every game is held to.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
copy=$root/target/extension
export CARGO_TARGET_DIR="$root/target" LUCKHOUSE_DATA="$copy/data"
unset BLESS

command -v git >/dev/null || { apt-get update && apt-get install -y git; }

rm -rf "$copy"
mkdir -p "$copy"
cp -R "$root/Cargo.toml" "$root/Cargo.lock" "$root/crates" "$root/fuzz" "$root/messages" "$copy"
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

BLESS=1 cargo test --quiet --locked -p luckhouse-shelf --test golden --test screens --test refusals >/dev/null
cargo test --quiet --locked -p luckhouse-shelf --test laws -- pig
cargo test --quiet --locked -p luckhouse-shelf --test golden --test screens --test refusals
cargo run --quiet --locked --bin luckhouse -- play pig --me none --seed 1 | tail -n 2
cd "$root"
rm -rf "$copy"
