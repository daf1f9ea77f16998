#!/usr/bin/env bash
# Builds strex and all tests with the thread sanitizer and runs them, strex itself as well where tests run it.
#
#   Tests/Races/races.sh                       all tests
#   Tests/Races/races.sh --filter LockTests    those alone
#
# A race that was seen ends the script with 1; what the sanitizer says of it is in .build/races/reports.
set -euo pipefail
cd "$(dirname "$0")/../.."

build=$PWD/.build/races
reports=$build/reports
mkdir -p "$reports"
rm -f "$reports"/*
swift build --build-tests --sanitize=thread --scratch-path "$build"
# Threads get as much stack as the shell says. The code of a debug build with the sanitizer's calls takes many times what
# a release takes, and some tests nest as deep as strex allows.
ulimit -s 1048576
# A process goes on after a race, so that one run tells of all; a process that was not asked has a file of its own.
export TSAN_OPTIONS="log_path=$reports/process exitcode=66 ${TSAN_OPTIONS:-}"
code=0
# Under a limit on the size of files the sanitizer's runtime ends the process: it keeps what it knows in a file.
swift test --skip-build --sanitize=thread --scratch-path "$build" --skip aFullDiskLeavesTheOldCatalog "$@" || code=$?
if grep -l 'WARNING: ThreadSanitizer' "$reports"/* 2>/dev/null; then
  echo "error: the thread sanitizer has something to say in these files" >&2
  exit 1
fi
exit "$code"
