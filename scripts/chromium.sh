#!/bin/sh
# Makes sure that there are browsers for the tests, by the names of their packages, where there are none: Chromium, and the same
# without a window, which takes three fifths of the time but cannot be notified of anything. Where that cannot be had, the whole one does its part.
set -eu
if [ -n "${CHROMIUM:-}" ]; then exit 0; fi
install() {
    if command -v "$1" >/dev/null 2>&1; then return; fi
    echo "$1 is missing: installing the package $1" >&2
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$1" >/dev/null
}
install chromium
(install chromium-headless-shell) || echo "All tests take the whole browser: there is no chromium-headless-shell here" >&2
