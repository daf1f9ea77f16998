#!/usr/bin/env bash
# Builds and runs the fuzz targets with libFuzzer and the address sanitizer.
#
#   Tests/Fuzz/fuzz.sh                    all targets, 60 seconds each
#   Tests/Fuzz/fuzz.sh -s 1200 Lexing     one target, 1,200 seconds
#   Tests/Fuzz/fuzz.sh -n                 type-checks the targets against the modules of a debug build, and runs nothing
#
# New inputs and findings are kept in .build/fuzz. After a finding, the script exits with 1.
set -euo pipefail
# Crash reports of the Swift runtime would hide those of the sanitizer.
export SWIFT_BACKTRACE=enable=no
# Foundation's XML parser leaks its errors, which the sanitizer would report at the end.
export ASAN_OPTIONS=detect_leaks=0
cd "$(dirname "$0")/../.."

seconds=60
only_check=
while getopts ns: option; do
  case $option in
  n) only_check=1 ;;
  s) seconds=$OPTARG ;;
  *) exit 2 ;;
  esac
done
shift $((OPTIND - 1))

build=.build/fuzz
here=Tests/Fuzz
mkdir -p "$build"

# The checks that a target shares with unit tests.
shared() {
  case $1 in
  Lexing) echo Tests/SwiftLexingTests/TokenInvariants.swift ;;
  Outline) echo Tests/SwiftParsingTests/Reading.swift Tests/SwiftParsingTests/TreeInvariants.swift ;;
  Extraction) echo Tests/StringExtractionTests/SmallSDK.swift ;;
  Sync) echo Tests/CatalogSyncTests/ForeignTexts.swift ;;
  esac
}

# Seeds: our own fixtures and samples, and findings of earlier runs.
seeds() {
  case $1 in
  Lexing | Outline | Extraction) find Tests/*/Fixtures -name '*.swift.txt' -size -4k ;;
  Lint) find Tests/CatalogLintTests/Fixtures -name '*.xcstrings' -size -40k ;;
  StringsData) find Tests/StringExtractionTests/Fixtures -name '*.stringsdata' ;;
  Catalog) find Tests/StringCatalogTests/Fixtures Samples -name '*.xcstrings' -size -40k ;;
  Compile) find Tests/StringExchangeTests/Fixtures Tests/StringCatalogTests/Fixtures Samples -name '*.xcstrings' -size -40k ;;
  Tables) find Tests/StringTablesTests/Fixtures -type f ;;
  Exchange)
    local catalog=Tests/StringExchangeTests/Fixtures/XLIFF/harbour.xcstrings
    for file in Tests/StringExchangeTests/Fixtures/XLIFF/*.xliff; do
      { cat "$file" && printf '\036' && cat $catalog; } >"$build/Exchange/$(basename "$file")"
    done
    find "$build/Exchange" -name '*.xliff' -not -path '*/corpus/*'
    ;;
  Android)
    local catalog=Tests/StringExchangeTests/Fixtures/XLIFF/harbour.xcstrings
    for file in Tests/StringExchangeTests/Fixtures/Android/*.xml; do
      { cat "$file" && printf '\036' && cat $catalog; } >"$build/Android/$(basename "$file")"
    done
    find "$build/Android" -name '*.xml' -not -path '*/corpus/*'
    ;;
  Interfaces) find Tests/ResourceStringsTests/Fixtures -name "*.xib" -o -name "*.storyboard" -o -name "*.plist" -o -name "*.intentdefinition" ;;
  Project) find Tests/ProjectModelTests/Fixtures -name '*.pbxproj' ;;
  esac
  find "$here/Seeds/$1" -type f 2>/dev/null || true
}

# The compiler options of every target; SwiftPM names a package after its folder.
options=(-parse-as-library -module-name Fuzz -swift-version 6 -package-name "$(basename "$PWD" | tr '[:upper:]' '[:lower:]')")

check() {
  # shellcheck disable=SC2046
  swiftc -typecheck "${options[@]}" -I .build/debug/Modules $here/FuzzInput.swift $here/Targets/"$1".swift $(shared "$1")
}

run() {
  local target=$1 corpus="$build/$1/corpus" findings="$build/$1/findings/"
  mkdir -p "$corpus" "$findings"
  # shellcheck disable=SC2046,SC2086
  swiftc -use-ld=lld -O "${options[@]}" -enable-testing -sanitize=fuzzer,address -I "$build/package/release/Modules" \
    -o "$build/$target/run" \
    $here/FuzzInput.swift $here/Targets/"$target".swift $(shared "$target") $objects
  seeds "$target" | while IFS= read -r file; do cp "$file" "$corpus/seed-$(echo "$file" | tr '/ ' '__')"; done
  echo "== $target, $seconds seconds"
  "$build/$target/run" "$corpus" -max_total_time="$seconds" -timeout=20 -max_len=8192 -rss_limit_mb=3000 \
    -print_final_stats=1 -artifact_prefix="$findings" 2>"$build/$target/log" || {
    tail -n 40 "$build/$target/log" >&2
    return 1
  }
  grep 'stat::number_of_executed_units\|stat::average' "$build/$target/log"
}

targets=("$@")
if [ $# -eq 0 ]; then
  targets=()
  for file in "$here"/Targets/*.swift; do targets+=("$(basename "$file" .swift)"); done
fi
if [ -n "$only_check" ]; then
  for target in "${targets[@]}"; do check "$target"; done
  exit
fi

# Compiles all modules of the tool with counters for libFuzzer, without linking.
swift build -c release --scratch-path "$build/package" --target strex \
  -Xswiftc -enable-testing -Xswiftc -sanitize=fuzzer,address
objects=$(find "$build/package/release/" -name '*.swift.o' -path '*.build/*' ! -path '*benchmark*')

for target in "${targets[@]}"; do run "$target"; done
