#!/bin/sh
# Makes sure that root's tests can make networks of their own, in which hosts are cut from each other: `ip`, by the name of its package.
set -eu
if [ "$(uname)" != Linux ] || [ "$(id -u)" -ne 0 ] || command -v ip >/dev/null 2>&1; then exit 0; fi
echo "ip is missing: installing the package iproute2" >&2
apt-get update -qq
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends iproute2 >/dev/null
