#!/bin/sh
# Makes a fresh virtual environment of Python in this folder: `sh scripts/venv.sh FOLDER`. PYTHON names another interpreter.
set -eu
python=${PYTHON:-python3}
if ! "$python" -c 'import ensurepip, venv' >/dev/null 2>&1; then
    echo "Python is missing, or cannot make virtual environments: installing the package python3-venv" >&2
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends python3 python3-venv >/dev/null
fi
rm -rf "$1"
"$python" -m venv "$1"
