#!/usr/bin/env bash
# Builds strex so that it counts the edges of control flow that it takes, and runs the tests that double what can be
# doubled: twice as much of anything may take little more than twice as many.
set -euo pipefail
cd "$(dirname "$0")/../.."

build=.build/doublings
mkdir -p "$build"
clang -O2 -c Tests/Doublings/work.c -o "$build/work.o"
# The sanitizer that is named adds nothing to Swift: without one the compiler marks no edges.
swift build -c release --scratch-path "$build" --product strex \
  -Xswiftc -Xfrontend -Xswiftc -sanitize=undefined \
  -Xswiftc -Xfrontend -Xswiftc -sanitize-coverage=edge,trace-pc-guard -Xlinker "$PWD/$build/work.o"
STREX_COUNTING=$PWD/$build/release/strex swift test --filter DoublingTests "$@"
