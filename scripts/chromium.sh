#!/bin/sh
# Makes sure that there are browsers for the tests, by the names of their packages, where there are none: Chromium, and the same
# without a window, which takes three fifths of the time but cannot be notified of anything. Where that is not packaged, the whole one does its part.
set -eu
if [ -n "${CHROMIUM:-}" ]; then exit 0; fi
missing=
for browser in chromium chromium-headless-shell; do
    command -v "$browser" >/dev/null 2>&1 || missing="$missing $browser"
done
if [ -z "$missing" ]; then exit 0; fi
install() {
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}
echo "Browsers are missing: installing$missing" >&2
apt-get update -qq
# shellcheck disable=SC2086 # Several words are several packages.
install $missing || command -v chromium >/dev/null 2>&1 || install chromium
