#!/usr/bin/env bash
# Puts an executable into STREX_BIN: that of a release, or one that is built here.
set -euo pipefail

mkdir -p "$STREX_BIN"
if [ -z "${STREX_VERSION:-}" ]; then
  package=$(cd "$(dirname "$0")/../../.." && pwd)
  swift build -c release --package-path "$package" --product strex
  cp "$(swift build -c release --package-path "$package" --show-bin-path)/strex" "$STREX_BIN/"
  exit
fi
case $(uname -s) in
  Darwin) name=strex-macos-universal ;;
  *) name=strex-linux-$(uname -m) ;;
esac
server=${GITHUB_SERVER_URL:-https://github.com}
url=$server/$STREX_REPOSITORY/releases/download/$STREX_VERSION/$name.tar.gz
archive=$(mktemp -d)/strex.tar.gz
curl --fail --silent --show-error --location --output "$archive" "$url"
curl --fail --silent --show-error --location --output "$archive.sha256" "$url.sha256"
expected=$(cut -d ' ' -f 1 "$archive.sha256")
found=$( (sha256sum "$archive" 2> /dev/null || shasum -a 256 "$archive") | cut -d ' ' -f 1)
if [ "$expected" != "$found" ]; then
  echo "::error::the checksum of $name.tar.gz is $found, not $expected"
  exit 1
fi
tar -xzf "$archive" -C "$STREX_BIN"
