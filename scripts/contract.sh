#!/bin/sh
# A house held against its own descriptions by tools of other people: schemathesis asks everything that is described, for a minute; a client
# is made from the description and plays a game; what the socket tells is checked against its description. Needs the program: BIN names another one.
set -eu
cd "$(dirname "$0")/.."
room=$PWD/target/contract
bin=${BIN:-$PWD/target/debug/luckhouse}
rm -rf "$room"
sh scripts/venv.sh "$room/venv"
"$room/venv/bin/pip" install --quiet --disable-pip-version-check -r scripts/contract/requirements.txt
mkdir "$room/data"
"$bin" serve --listen 127.0.0.1:0 --data "$room/data" --trust-loopback >"$room/house.log" 2>&1 &
house=$!
trap 'kill "$house" 2>/dev/null || :' EXIT
url=
for _ in $(seq 100); do
    url=$(sed -n 's/^Luckhouse is open at \(http:[^ ]*\)\/ .*/\1/p' "$room/house.log")
    [ -z "$url" ] || break
    sleep 0.1
done
[ -n "$url" ] || { cat "$room/house.log" >&2; exit 1; }
cd "$room"
# Pages answer in HTML whatever they are asked; `/healthz` is red while the disk is busy, and says so.
venv/bin/schemathesis run "$url/api/v1/openapi.json" --phases coverage,fuzzing --max-time "${SECONDS_OF_FUZZING:-60}" --max-examples 8 \
    --checks not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance \
    --include-path-regex '^/api/' --exclude-checks unsupported_method --no-shrink --seed 1 --warnings off
venv/bin/python "$OLDPWD/scripts/contract/described.py" "$url/api/v1/openapi.json"
venv/bin/openapi-python-client generate --path openapi.json --meta none --output-path made >/dev/null 2>&1
venv/bin/python "$OLDPWD/scripts/contract/play.py" "$url"
