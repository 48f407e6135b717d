#!/bin/sh
# Checks what other people's programs will read: manifests of Kubernetes, and the workflows of GitHub. Each checker in the version that was
# tried, in a virtual environment in target/tools. `actionlint` is run where it is installed: its package for Python fetches a program from
# elsewhere when it is installed, which nothing here does.
set -eu
cd "$(dirname "$0")/.."
room=$PWD/target/tools/checkers
wanted='kubernetes-validate==1.37.0 zizmor==1.32.0'
if [ "$(cat "$room/wanted" 2> /dev/null)" != "$wanted" ]; then
    sh scripts/venv.sh "$room"
    # shellcheck disable=SC2086 # two words are two packages
    "$room/bin/pip" install --quiet --disable-pip-version-check $wanted
    echo "$wanted" > "$room/wanted"
fi
"$room/bin/kubernetes-validate" --strict deploy/*/kubernetes.yaml
"$room/bin/zizmor" --offline --quiet .github/workflows
if command -v actionlint > /dev/null; then
    actionlint
else
    echo "workflows are not read by actionlint: it is not installed"
fi
