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

# A root of its own, with nothing in it but what a system needs to begin; made once, and copied for each try. Only root can, and only where
# there is `debootstrap`: elsewhere things are tried beside what is installed, and that is said.
bare=$PWD/../tools/bare
has_bare() {
    [ "$(id -u)" = 0 ] && command -v debootstrap > /dev/null || return 1
    [ -e "$bare/.made" ] && return
    # What was built here runs with the libraries of this system, or of a later one.
    suite=$(. /etc/os-release && echo "$VERSION_CODENAME")
    rm -rf "$bare"
    debootstrap --variant=minbase "$suite" "$bare" > "$work/debootstrap" || { cat "$work/debootstrap" >&2; exit 1; }
    touch "$bare/.made"
}

for archive in *.tar.gz; do
    mkdir "$work/archive"
    tar -C "$work/archive" -xzf "$archive"
    folder=$(echo "$work"/archive/*)
    test -s "$folder/man/luckhouse-play.1" -a -s "$folder/completions/luckhouse.bash"
    test -s "$folder/THIRD-PARTY.html" -a -s "$folder/sbom.json" -a -s "$folder/LICENSE"
    case $archive in
    *-linux-*) where=$(has_bare && echo bare || echo here) ;;
    *) where=here ;;
    esac
    if [ "$where" = bare ]; then
        cp -a "$bare" "$work/unpacked"
        cp -a "$folder" "$work/unpacked/opt/luckhouse"
        (plays chroot "$work/unpacked" /opt/luckhouse/luckhouse)
        rm -rf "$work/unpacked"
        echo "$archive plays on a bare root"
    else
        (plays "$folder/luckhouse")
        echo "$archive plays, beside what is installed here: root and debootstrap are needed for a bare root"
    fi
    rm -rf "$work/archive"
done

for package in *.deb; do
    [ -e "$package" ] || continue
    if has_bare; then
        cp -a "$bare" "$work/root"
        cp "$package" "$work/root/tmp"
        # Whatever it needs and a bare system lacks is refused here by its name.
        chroot "$work/root" dpkg -i "/tmp/$package" > "$work/installed" 2>&1 || { cat "$work/installed" >&2; exit 1; }
        (plays chroot "$work/root" /usr/bin/luckhouse)
        gzip -dc "$work/root/usr/share/man/man1/luckhouse-play.1.gz" > /dev/null
        test -s "$work/root/usr/share/doc/luckhouse/copyright" -a -s "$work/root/etc/luckhouse.toml"
        # What was installed goes again, settings included.
        chroot "$work/root" dpkg --purge luckhouse > "$work/installed" 2>&1
        if [ -e "$work/root/usr/bin/luckhouse" ] || [ -e "$work/root/etc/luckhouse.toml" ]; then
            echo "$package leaves something behind" >&2
            exit 1
        fi
        echo "$package is installed on a bare root, plays there and goes again"
    else
        dpkg-deb -x "$package" "$work/root"
        (plays "$work/root/usr/bin/luckhouse")
        echo "$package plays, only unpacked: root and debootstrap are needed for a bare root"
    fi
    rm -rf "$work/root"
    if command -v lintian > /dev/null; then
        lintian --fail-on error "$package"
    fi
done

for image in *.oci.tar; do
    [ -e "$image" ] || continue
    mkdir "$work/image"
    tar -C "$work/image" -xf "$image"
    tag=$(sed -n 's/.*"org.opencontainers.image.ref.name":"\([^"]*\)".*/\1/p' "$work/image/index.json")
    # What an engine would read of it: nobody's root, a port, a folder for the data, and how it begins.
    if command -v skopeo > /dev/null; then
        skopeo inspect --config "oci:$work/image:$tag" > "$work/config.json"
        python3 -c '
import json, sys
config = json.load(open(sys.argv[1]))["config"]
assert config["User"] == "65532:65532" and "7070/tcp" in config["ExposedPorts"] and "/data" in config["Volumes"], config
assert config["Entrypoint"] == ["/usr/bin/luckhouse"] and config["Cmd"][0] == "serve", config' "$work/config.json"
    else
        echo "what an engine reads of $image is not checked: skopeo is missing"
    fi
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
