#!/usr/bin/env bash
# Runs the commands in STREX_CHECKS, one per line, prints annotations, writes a summary if STREX_SUMMARY is true, and exits
# with the highest of their exit codes. Used by action.yml.
set -euo pipefail

summary=/dev/null
[ "$STREX_SUMMARY" != true ] || summary=$GITHUB_STEP_SUMMARY
found=$(mktemp)
trap 'rm -f "$found"' EXIT

# Escapes text for HTML, because keys may contain any text.
escaped() { sed -e 's/&/\&amp;/g' -e 's/</\&lt;/g' -e 's/>/\&gt;/g' -e 's/"/\&quot;/g'; }

# Converts annotations to lines in the format of compilers.
readable() {
  local command='^::(error|warning|notice)'
  sed -nE -e "s/$command file=([^,:]*),line=([0-9]+)[^:]*::(.*)\$/\2:\3: \1: \4/p; t" \
    -e "s/$command file=([^,:]*)[^:]*::(.*)\$/\2: \1: \3/p; t" -e "s/$command::(.*)\$/\1: \2/p" |
    sed -e 's/%0D//g' -e 's/%0A/ /g' -e 's/%3A/:/g' -e 's/%2C/,/g' -e 's/%25/%/g'
}

# Appends a command's findings to the summary. A summary is limited to a megabyte, and to what people can read.
report() {
  local count shown=100
  count=$(grep -cE '^::(error|warning|notice)' "$found" || true)
  case $2 in
    0) printf '| <code>strex %s</code> | passed |\n' "$1" ;;
    1) printf '| <code>strex %s</code> | %s found |\n' "$1" "$count" ;;
    *) printf '| <code>strex %s</code> | could not run (exit code %s) |\n' "$1" "$2" ;;
  esac >> "$table"
  [ "$count" = 0 ] && return
  {
    printf '<details><summary><code>strex %s</code>: %s found</summary>\n<pre>\n' "$1" "$count"
    readable < "$found" | sed -n "1,${shown}p" | escaped
    [ "$count" -le "$shown" ] || printf '… and %s more\n' "$((count - shown))"
    printf '</pre></details>\n\n'
  } >> "$details"
}

table=$(mktemp) details=$(mktemp)
trap 'rm -f "$found" "$table" "$details"' EXIT
worst=0
while read -ra words; do
  [ ${#words[@]} != 0 ] || continue
  case ${words[0]} in
    sync | audit | lint) words+=(--format github) ;;
  esac
  code=0
  strex "${words[@]}" < /dev/null > "$found" || code=$?
  cat "$found"
  report "$(escaped <<< "${words[*]}" | sed 's/ --format github$//; s/|/\&#124;/g')" "$code"
  [ "$code" -le "$worst" ] || worst=$code
done <<< "$STREX_CHECKS"
{
  printf '## Strings\n\n| check | result |\n| --- | --- |\n'
  cat "$table"
  printf '\n'
  cat "$details"
} >> "$summary"
echo "code=$worst" >> "$GITHUB_OUTPUT"
exit "$worst"
