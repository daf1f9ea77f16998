#!/usr/bin/env bash
# Builds and runs all tests with the thread sanitizer, including the strex processes that tests start.
#
#   Tests/Races/races.sh                       all tests
#   Tests/Races/races.sh --filter LockTests    only these
#
# After a race, the script exits with 1; the sanitizer's reports are in .build/races/reports.
set -euo pipefail
cd "$(dirname "$0")/../.."

build=$PWD/.build/races
reports=$build/reports
mkdir -p "$reports"
rm -f "$reports"/*
swift build --build-tests --sanitize=thread --scratch-path "$build"
# Threads get the shell's stack size. A debug build with the sanitizer needs many times the stack of a release build,
# and some tests nest as deep as strex allows.
ulimit -s 1048576
# A process continues after a race, so that one run reports all of them; each process writes its own file.
export TSAN_OPTIONS="log_path=$reports/process exitcode=66 ${TSAN_OPTIONS:-}"
code=0
# The sanitizer's runtime stores data in a file, so a limit on file sizes makes it end the process.
swift test --skip-build --sanitize=thread --scratch-path "$build" --skip fullDiskKeepsTheOldCatalog "$@" || code=$?
if grep -l 'WARNING: ThreadSanitizer' "$reports"/* 2>/dev/null; then
  echo "error: the thread sanitizer has something to say in these files" >&2
  exit 1
fi
exit "$code"
