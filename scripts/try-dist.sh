#!/bin/sh
# Installs everything that `make dist` made where there is nothing else of it, and plays a game with each.
set -eu
scripts=$(cd "$(dirname "$0")" && pwd)
cd "$scripts/../target/dist"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
sha256sum --check --quiet SHA256SUMS

# A whole game by two bots, out of a folder without anything else.
plays() {
    "$@" --version
    "$@" simulate fortuna --bots steady,novice --nodes 50 --games 2 --jobs 1 > "$work/played"
    grep -q 'whoever is p1' "$work/played"
}

for archive in *.tar.gz; do
    mkdir "$work/archive"
    tar -C "$work/archive" -xzf "$archive"
    folder=$(echo "$work"/archive/*)
    (plays "$folder/luckhouse")
    test -s "$folder/man/luckhouse-play.1" -a -s "$folder/completions/luckhouse.bash"
    test -s "$folder/THIRD-PARTY.html" -a -s "$folder/sbom.json" -a -s "$folder/LICENSE"
    echo "$archive plays"
done

for package in *.deb; do
    [ -e "$package" ] || continue
    dpkg-deb -x "$package" "$work/root"
    (plays "$work/root/usr/bin/luckhouse")
    gzip -dc "$work/root/usr/share/man/man1/luckhouse-play.1.gz" > /dev/null
    if command -v lintian > /dev/null; then
        lintian --fail-on error "$package"
    fi
    echo "$package plays"
done

for image in *.oci.tar; do
    [ -e "$image" ] || continue
    mkdir "$work/image"
    tar -C "$work/image" -xf "$image"
    tag=$(sed -n 's/.*"org.opencontainers.image.ref.name":"\([^"]*\)".*/\1/p' "$work/image/index.json")
    umoci unpack --rootless --image "$work/image:$tag" "$work/bundle"
    # Nothing of this machine but its kernel.
    if [ "$(id -u)" = 0 ]; then
        (plays chroot --userspec=65532:65532 "$work/bundle/rootfs" /usr/bin/luckhouse)
        echo "$image plays"
    else
        echo "$image was made; only root can try it without an engine"
    fi
done

for wheel in *.whl; do
    [ -e "$wheel" ] || continue
    sh "$scripts/venv.sh" "$work/venv"
    "$work/venv/bin/pip" install --quiet --disable-pip-version-check "$wheel"
    (cd "$work" && venv/bin/python -c '
import luckhouse
table = luckhouse.make("fortuna", seats=2, seed=1)
while table.turn != "over":
    table.roll() if table.turn == "roll" else table.apply(table.choose("steady", seed=table.events, nodes=50))
assert luckhouse.read(table.log).outcome == table.outcome')
    echo "$wheel plays"
done
