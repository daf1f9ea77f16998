#!/usr/bin/env bash
# Runs two builds of strex over the same folders and reports different results.
#
#   Tests/Comparison/compare.sh OLD NEW FOLDER...
#
# OLD and NEW are `strex` executables. For each folder the output, the messages and the exit code of every command that
# reads a project are compared byte for byte, and so are the catalogs that a sync writes in a copy of the folder. Different
# results are kept in the folder that the last line names.
# Exit code: 0 if all results are the same, 1 if some differ, 2 for invalid arguments.
set -u

if [ $# -lt 3 ] || [ ! -x "$1" ] || [ ! -x "$2" ]; then
  echo "usage: compare.sh OLD NEW FOLDER..." >&2
  exit 2
fi
old=$(realpath "$1") new=$(realpath "$2")
shift 2
results=$(mktemp -d)

# result FILE COMMAND...: writes the output, messages and exit code of a command to a file.
result() {
  local file=$1 code=0
  shift
  "$@" >"$file.out" 2>"$file.err" || code=$?
  echo "$code" >"$file.code"
}

# questions TOOL OUT: runs all commands in the current folder; the last one writes to it.
questions() {
  local tool=$1 out=$2
  mkdir -p "$out"
  result "$out/extract" "$tool" extract --format json
  result "$out/extract-text" "$tool" extract
  result "$out/extract-16" "$tool" extract --format json --xcode 16
  result "$out/dry-run" "$tool" sync --dry-run
  result "$out/check" "$tool" sync --check --format json
  result "$out/audit" "$tool" audit --format json
  result "$out/lint" "$tool" lint --format json
  result "$out/status" "$tool" status --format json
  result "$out/targets" "$tool" targets --format json
  local place number=0
  for place in $places; do
    number=$((number + 1))
    result "$out/explain-$number" "$tool" explain "$place"
  done
  result "$out/sync" "$tool" sync
  find . -name '*.xcstrings' -not -path './.git/*' -type f | LC_ALL=C sort | xargs -r -d '\n' cat >"$out/catalogs"
}

# Explains every hundredth literal, at most ten per folder.
explained() {
  "$old" extract 2>/dev/null | grep -oE '^[^:" ]+\.swift:[0-9]+:[0-9]+' | awk 'NR % 100 == 1 && ++count <= 10'
}

differing=0
for folder in "$@"; do
  name=$(basename "$folder")
  [ -d "$folder" ] || { echo "usage: compare.sh OLD NEW FOLDER...: $folder is no folder" >&2; exit 2; }
  for side in old new; do
    # Both see the same path.
    rm -rf "$results/work"
    cp -R "$folder" "$results/work"
    chmod -R u+w "$results/work"
    cd "$results/work" || exit 2
    [ "$side" = old ] && places=$(explained)
    questions "${!side}" "$results/$side/$name"
    cd - >/dev/null || exit 2
  done
  if diff -rq "$results/old/$name" "$results/new/$name" >"$results/$name.diff"; then
    echo "$name: the same"
  else
    echo "$name: differs in $(wc -l <"$results/$name.diff") results"
    differing=$((differing + 1))
  fi
done
rm -rf "$results/work"
if [ "$differing" = 0 ]; then
  rm -rf "$results"
  exit 0
fi
echo "$differing of $# folders differ; diff -r $results/old $results/new shows how"
exit 1
