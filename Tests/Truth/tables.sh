#!/usr/bin/env bash
# Compares what StringTables reads with what Foundation reads, and tries edits, in all tables below a folder.
#
#   Tests/Truth/tables.sh FOLDER
set -euo pipefail
folder=$(realpath "$1")
cd "$(dirname "$0")/../.."
STREX_TABLES=$folder swift test --filter RealTableTests
