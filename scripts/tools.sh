#!/bin/sh
# Installs what `make dist` is made with into target/tools, or what `make book` is, each in the version that was tried.
set -eu
cd "$(dirname "$0")/.."
tool() {
    name=$1 version=$2
    shift 2
    "target/tools/bin/$name" --version 2>/dev/null | grep -q "$version" && return
    CARGO_TARGET_DIR=target/tools/build cargo install --quiet --locked --root target/tools "$@" "$name@$version"
}
case ${1:-dist} in
dist)
    tool cargo-about 0.9.3 --features cli
    tool cargo-cyclonedx 0.5.9
    tool cargo-deb 3.8.0
    wheels=$(grep '^maturin==' crates/python/tests/requirements.txt)
    if [ "$(target/tools/python/bin/maturin --version 2>/dev/null)" != "maturin ${wheels#maturin==}" ]; then
        sh scripts/venv.sh target/tools/python
        target/tools/python/bin/pip install --quiet --disable-pip-version-check "$wheels"
    fi
    ;;
book) tool mdbook 0.5.4 --no-default-features --features search ;;
esac
rm -rf target/tools/build
