#!/bin/sh
# Makes sure that there is a PostgreSQL for the tests: by the name of its package, where there is none. With DATABASE_URL set, they use that.
set -eu
if [ -n "${DATABASE_URL:-}" ] || command -v initdb >/dev/null 2>&1; then exit 0; fi
for folder in /usr/lib/postgresql/*/bin; do
    if [ -x "$folder/initdb" ]; then exit 0; fi
done
echo "PostgreSQL is missing: installing the package postgresql" >&2
apt-get update -qq
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql >/dev/null
