#!/bin/sh
# Makes everything that can be installed, in target/dist: an archive, a Debian package, an image, a wheel for Python, and their checksums.
# TARGET names another target of the compiler, like x86_64-unknown-linux-musl for a program that needs no library.
set -eu
cd "$(dirname "$0")/.."
PATH=$PWD/target/tools/bin:$PATH
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -1)
target=${TARGET:-$(rustc -vV | sed -n 's/^host: //p')}
name=luckhouse-$version-$target
dist=$PWD/target/dist
# The same program gives the same archive, byte for byte.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH

rm -rf "$dist"
mkdir -p "$dist/$name/man" "$dist/$name/completions"
cargo build --release --locked -p luckhouse --target "$target"
program=target/$target/release/luckhouse

cp "$program" LICENSE README.md CHANGELOG.md "$dist/$name/"
"$program" man "$dist/$name/man"
for shell in bash elvish fish powershell zsh; do
    "$program" completions "$shell" > "$dist/$name/completions/luckhouse.$shell"
done
# It lists what is built on any system, which may not be here yet, and is to ask nobody about it.
cargo fetch --locked
cargo about generate --offline --locked -m crates/luckhouse/Cargo.toml -c packaging/about.toml packaging/licences.hbs > "$dist/$name/THIRD-PARTY.html"
cargo cyclonedx --manifest-path crates/luckhouse/Cargo.toml --format json --target "$target" --override-filename sbom
mv crates/luckhouse/sbom.json "$dist/$name/sbom.json"
find crates -name sbom.json -delete

packed() {
    tar -C "$1" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" -cf - "$2" | gzip -9n
}
packed "$dist" "$name" > "$dist/$name.tar.gz"

case $target in *-linux-gnu) debian=$(command -v dpkg-deb) || true ;; esac
if [ "${debian:-}" ]; then
    # Pages and completions are taken from where the archive was put together.
    ln -sfn "$name" "$dist/files"
    cargo deb --no-build --no-strip --locked -p luckhouse --target "$target" --output "$dist/"
    rm "$dist/files"
fi
if command -v umoci > /dev/null; then
    sh scripts/image.sh "$program" "$version" "$dist/$name.oci.tar"
fi
# Python loads nothing that brings a C library of its own.
case $target in
*-musl) ;;
*) target/tools/python/bin/maturin build --quiet --release --locked --target "$target" -m crates/python/Cargo.toml -o "$dist" ;;
esac
cd "$dist"
sha256sum -- *.tar.gz *.deb *.tar *.whl 2> /dev/null > SHA256SUMS || true
cat SHA256SUMS
