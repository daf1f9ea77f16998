#!/usr/bin/env bash
# Builds a strex that counts the control flow edges that it takes, and runs the tests that double its inputs: twice the
# input may take little more than twice the edges.
set -euo pipefail
cd "$(dirname "$0")/../.."

build=.build/doublings
mkdir -p "$build"
clang -O2 -c Tests/Doublings/work.c -o "$build/work.o"
# This sanitizer does not instrument Swift, but without any sanitizer the compiler marks no edges.
swift build -c release --scratch-path "$build" --product strex \
  -Xswiftc -Xfrontend -Xswiftc -sanitize=undefined \
  -Xswiftc -Xfrontend -Xswiftc -sanitize-coverage=edge,trace-pc-guard -Xlinker "$PWD/$build/work.o"
STREX_COUNTING=$PWD/$build/release/strex swift test --filter DoublingTests "$@"
