#!/usr/bin/env bash
# Prints the key of the cache: the version, or what strex and its compiler are made of.
set -euo pipefail

if [ -n "${STREX_VERSION:-}" ]; then
  printf 'key=%s\n' "${STREX_VERSION//[^A-Za-z0-9._-]/_}"
  exit
fi
cd "$(dirname "$0")/../../.."
digest() { if command -v sha256sum > /dev/null; then sha256sum; else shasum -a 256; fi; }
sum=$({
  swift --version 2> /dev/null
  find Package.swift Sources -type f -print0 | LC_ALL=C sort -z | xargs -0 cat
} | digest)
printf 'key=source-%s\n' "${sum%% *}"
