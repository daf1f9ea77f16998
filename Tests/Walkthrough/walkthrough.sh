#!/usr/bin/env bash
# Runs the commands of a day of use on a copy of a sample. Each step has an expectation, and the script exits with 1 at the
# first unexpected step.
# usage: walkthrough.sh PATH/TO/strex
set -euo pipefail

strex=$(realpath "$1")
sample=$(realpath "$(dirname "$0")/../../Samples/QuestRooms")
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
export HOME=$place GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1 PATH="$(dirname "$strex"):$PATH"
out=$place/out err=$place/err

fail() {
  echo "failed: $1" >&2
  sed 's/^/  out: /' "$out" >&2
  sed 's/^/  err: /' "$err" >&2
  exit 1
}
# run CODE WORD…: runs a command that has to end with CODE.
run() {
  local wanted=$1 code=0
  shift
  "$@" >"$out" 2>"$err" || code=$?
  [ "$code" = "$wanted" ] || fail "$*: ended with $code, not with $wanted"
}
says() { grep -qF -- "$2" "$place/$1" || fail "no '$2' in $1"; }
silent() { [ ! -s "$out" ] && [ ! -s "$err" ] || fail "something is said"; }
commit() { git add -A && git -c user.name=U -c user.email=u@example.org commit -q --no-verify -m "$1"; }

cp -R "$sample" "$place/App"
chmod -R u+w "$place/App"
cd "$place/App"
git init -q
commit "As it was"

echo "strex without arguments prints its help, without escapes for a simple terminal"
run 0 strex
says out "Usage: strex COMMAND"
run 0 env TERM=dumb strex status
! grep -q $'\033' "$out" "$err" || fail "an escape sequence"

echo "A failed check prints the cause, that nothing was written, and the repair"
run 1 strex sync --check
says out "would add"
says err 'nothing was written [out-of-step]'
says err 'help: run `strex sync`'
run 0 strex sync
run 0 strex sync --check
says out "all catalogs are up to date"
commit "In step"

echo "A hook prints why it stops a commit, and is silent otherwise"
run 0 strex hook install --check --pre-merge-commit
[ -x .git/hooks/pre-commit ] && [ -x .git/hooks/pre-merge-commit ] || fail "no hook"
printf 'import SwiftUI\nlet added = Text("Walked through")\n' >Added.swift
git add Added.swift
run 1 git -c user.name=U -c user.email=u@example.org commit -qm "Stopped"
says err 'so nothing was committed; nothing was written'
says err 'help: run `strex sync --staged --fix` and commit again'
run 0 strex sync --staged --fix
run 0 git -c user.name=U -c user.email=u@example.org commit -qm "Passes"
silent

echo "A split table receives its translations, and is up to date afterwards"
grep -q '"Find a room"' Resources/Localizable.xcstrings || fail "the sample has no such key"
file=$(grep -rlF '"Find a room"' --include='*.swift' . | head -1)
sed -i.bak 's/"Find a room"/String(localized: "Find a room", table: "Search")/' "$file" && rm "$file.bak"
run 1 strex sync --check --create-catalogs
says out "moved-key"
run 0 strex sync --create-catalogs
says out "1 moved here"
grep -qF '"uk"' "$(find . -name Search.xcstrings)" || fail "the translation is lost"
[ "$(find . -name Search.xcstrings)" = ./Resources/Search.xcstrings ] || fail "the catalog is elsewhere"
run 0 strex sync --check
commit "Split off"

echo "status counts and lists the project's languages that a catalog lacks"
run 1 strex status --fail-under 100
says err "fail-under"
run 0 strex status --language uk --list missing
says out "is missing from uk"
run 2 strex status --language uzz

echo "Every command names a source with incomplete Swift"
printf 'struct Half { let text = String(localized: "Half\n}\n' >Half.swift
for words in sync extract audit lint targets "explain Half.swift:1"; do
  code=0
  case $words in audit | lint) code=1 ;; esac
  # shellcheck disable=SC2086
  run $code strex $words
  says err "Half.swift:1:44: warning: the string is not closed; keys in this file may be missing"
done
rm Half.swift

echo "A run on some of the sources prints that it is partial"
run 0 strex sync Bookings
says err "[partial-run]"

echo "The hooks are uninstalled"
run 0 strex hook uninstall
[ ! -e .git/hooks/pre-commit ] && [ ! -e .git/hooks/pre-merge-commit ] || fail "a hook is left"
echo "All checks passed."
