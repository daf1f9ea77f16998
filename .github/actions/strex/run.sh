#!/usr/bin/env bash
# Runs the commands: annotations go to standard output, how far translations are to the summary of the job.
set -uo pipefail

worst=0
run() {
  local code=0
  "$STREX" "$@" || code=$?
  if [ "$code" -gt "$worst" ]; then worst=$code; fi
}

for command in $STREX_COMMANDS; do
  echo "::group::strex $command"
  case $command in
    sync) run sync --check --format github -- "$STREX_PATH" ;;
    audit | lint) run "$command" --format github --fail-on "$STREX_FAIL_ON" -- "$STREX_PATH" ;;
    *)
      echo "::error::the action runs sync, audit and lint, not ‘$command’"
      worst=2
      ;;
  esac
  echo "::endgroup::"
done
if [ -n "${STREX_REPORT:-}" ]; then run report --output "$STREX_REPORT" -- "$STREX_PATH"; fi
{
  echo "## Translations"
  echo
  # Four spaces keep paths and languages from being anything but text.
  "$STREX" status --verbose -- "$STREX_PATH" 2>&1 | sed 's/^/    /'
  echo
} >> "${GITHUB_STEP_SUMMARY:-/dev/null}"
exit "$worst"
