#!/usr/bin/env bash
# Builds strex from the sources of this action and adds it to PATH, unless STREX_FOLDER contains it from an earlier job.
# Used by action.yml.
set -euo pipefail
if [ ! -x "$STREX_FOLDER/bin/strex" ]; then
  swift build -c release --product strex --package-path "$GITHUB_ACTION_PATH/../../.." --scratch-path "$RUNNER_TEMP/strex-build"
  mkdir -p "$STREX_FOLDER/bin"
  cp "$RUNNER_TEMP/strex-build/release/strex" "$STREX_FOLDER/bin/strex"
  rm -rf "$RUNNER_TEMP/strex-build"
fi
echo "$STREX_FOLDER/bin" >> "$GITHUB_PATH"
