#!/usr/bin/env bash
# Adds strex of a release to PATH, or reports that it has to be built. Used by action.yml, which sets STREX_REPOSITORY
# (OWNER/NAME), STREX_TAG and STREX_BUILD (never, always or auto).
set -euo pipefail
folder=$RUNNER_TEMP/strex
releases=${STREX_RELEASES:-https://github.com/$STREX_REPOSITORY/releases/download}

# Continues with the build steps.
build() {
  # The build depends only on the sources and the compiler.
  local digest
  digest=$({ cd "$GITHUB_ACTION_PATH/../../.." && find Package.swift Sources -type f | LC_ALL=C sort | xargs cat
    swift --version 2>/dev/null || true; } | git hash-object --stdin)
  printf '%s\n' 'build=true' "folder=$folder" "digest=$digest" >> "$GITHUB_OUTPUT"
  exit 0
}

fetch() { curl --fail --silent --show-error --location --retry 3 --output "$folder/$1" "$releases/$STREX_TAG/$1"; }

sum() { if command -v sha256sum > /dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -d ' ' -f 1; }

case $(uname -s)-$(uname -m) in
  Linux-x86_64) platform=linux-x86_64 ;;
  Linux-aarch64 | Linux-arm64) platform=linux-arm64 ;;
  Darwin-*) platform=macos-universal ;;
  *) platform='' ;;
esac
case $STREX_BUILD in
  always) build ;;
  never | auto) ;;
  *) echo "::error::the input 'build' must be never, always or auto"; exit 2 ;;
esac
mkdir -p "$folder"
name=strex-${STREX_TAG#v}-$platform
if [ -n "$platform" ] && [[ "$STREX_TAG" =~ ^v?[0-9]+\.[0-9]+\.[0-9]+$ ]] && fetch SHA256SUMS && fetch "$name.tar.gz"; then
  wanted=$(awk -v file="$name.tar.gz" '$2 == file { print $1 }' "$folder/SHA256SUMS")
  if [ "$(sum "$folder/$name.tar.gz")" != "$wanted" ]; then
    echo "::error::$name.tar.gz does not match SHA256SUMS of the release"
    exit 2
  fi
  tar -xzf "$folder/$name.tar.gz" -C "$folder"
  echo "$folder/$name/bin" >> "$GITHUB_PATH"
  echo 'build=false' >> "$GITHUB_OUTPUT"
elif [ "$STREX_BUILD" = auto ]; then
  build
else
  echo "::error::the release '$STREX_TAG' of $STREX_REPOSITORY has no strex for this platform"
  exit 2
fi
