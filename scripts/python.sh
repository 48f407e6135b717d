#!/bin/sh
# Builds the wheel, installs it into a fresh virtual environment, and runs its tests there. PYTHON names another interpreter.
set -eu
cd "$(dirname "$0")/.."
room=$PWD/target/python
rm -rf "$room"
sh scripts/venv.sh "$room/venv"
if ! "$room/venv/bin/python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    echo "these tests need Python 3.11 or later: set PYTHON to one" >&2
    exit 1
fi
"$room/venv/bin/pip" install --quiet --disable-pip-version-check -r crates/python/tests/requirements.txt
# As the other tests are built: much is there already.
"$room/venv/bin/maturin" build --quiet --locked --profile dev -i "$room/venv/bin/python" -m crates/python/Cargo.toml -o "$room/wheels"
"$room/venv/bin/pip" install --quiet --disable-pip-version-check --no-deps "$room"/wheels/*.whl
# Away from the sources, so that what is imported is what was installed.
cd "$room"
venv/bin/python -m pytest -q -p no:cacheprovider -c ../../crates/python/pyproject.toml --rootdir ../../crates/python ../../crates/python/tests
