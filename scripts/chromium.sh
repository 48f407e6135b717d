#!/bin/sh
# Makes sure that there is a Chromium for the tests in a browser: by the name of its package, where there is none.
set -eu
if command -v "${CHROMIUM:-chromium}" >/dev/null 2>&1; then exit 0; fi
echo "Chromium is missing: installing the package chromium" >&2
apt-get update -qq
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null
