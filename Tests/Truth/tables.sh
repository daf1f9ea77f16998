#!/usr/bin/env bash
# Compares the parsers of StringTables and Foundation, and tests edits, for all tables below a folder.
#
#   Tests/Truth/tables.sh FOLDER
set -euo pipefail
folder=$(realpath "$1")
cd "$(dirname "$0")/../.."
STREX_TABLES=$folder swift test --filter RealTableTests
