#!/usr/bin/env bash
# Talks to the servers of strex with clients that others made: the Model Context Protocol's own, from PyPI.
#
#   Tests/Clients/clients.sh .build/release/strex
#
# Needs python3 with venv, and pip's access to a registry. What is missing is an error.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
strex=$(realpath "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check 'mcp>=2.3,<3'
for script in "$here"/*_client.py; do
  echo "== $(basename "$script")"
  timeout 300 "$work/venv/bin/python" "$script" "$strex" "$work"
done
