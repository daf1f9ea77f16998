#!/usr/bin/env bash
# Tests the servers of strex with third-party clients: the official one of the Model Context Protocol and one of the Language
# Server Protocol, both from PyPI, and Neovim's, if it is installed.
#
#   Tests/Clients/clients.sh .build/release/strex
#
# Needs python3 with venv, and access to a registry for pip. A missing program is an error.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
strex=$(realpath "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check 'mcp>=2.3,<3' 'pygls>=2.1,<3'
for script in "$here"/*_client.py; do
  echo "== $(basename "$script")"
  timeout 300 "$work/venv/bin/python" "$script" "$strex" "$work"
done

if command -v nvim > /dev/null; then
  echo "== neovim.lua"
  STREX=$strex WORK=$work timeout 300 nvim --headless --noplugin -u NONE -c "luafile $here/neovim.lua"
else
  echo "nvim is not installed; skipped"
fi
