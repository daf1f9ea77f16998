#!/usr/bin/env bash
# Tests the promises of a green check on small projects that it creates, item by item. The script exits with 1 at the first
# unexpected step.
# usage: green.sh PATH/TO/strex [ITEM…]      (items: the functions below, for example checks or status)
# To add an item, write a function `item_NAME`; it runs in an empty folder that is a git repository.
set -euo pipefail

strex=$(realpath "$1")
shift
place=$(mktemp -d)
watcher=''
trap '[ -z "$watcher" ] || kill "$watcher" 2>/dev/null || true; rm -rf "$place"' EXIT
export HOME=$place GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
out=$place/out err=$place/err
item=''

fail() {
  echo "failed: $item: $1" >&2
  sed 's/^/  out: /' "$out" >&2
  sed 's/^/  err: /' "$err" >&2
  exit 1
}
# run CODE ARGUMENT…: runs strex, which has to end with CODE.
run() {
  local wanted=$1 code=0
  shift
  "$strex" "$@" >"$out" 2>"$err" || code=$?
  [ "$code" = "$wanted" ] || fail "strex $*: ended with $code, not with $wanted"
}
# says TEXT: the last run printed TEXT to either stream; lacks TEXT: it did not.
says() { grep -qF -- "$1" "$out" "$err" || fail "nothing says '$1'"; }
lacks() { ! grep -qF -- "$1" "$out" "$err" || fail "something says '$1'"; }
has() { grep -qF -- "$2" "$1" || fail "$1 has no '$2'"; }
count() { [ "$(grep -cF -- "$2" "$out" || true)" = "$1" ] || fail "not $1 lines with '$2'"; }
commit() { git add -A && git -c user.name=U -c user.email=u@example.org commit -q --no-verify -m "${1:-As it is}"; }

# view FILE KEY…: a source that shows keys.
view() {
  local file=$1 key
  shift
  mkdir -p "$(dirname "$file")"
  { echo 'import SwiftUI'; for key in "$@"; do echo "let text$((RANDOM))_$((RANDOM)) = Text(\"$key\")"; done; } >"$file"
}
# catalog FILE SOURCE KEY=LANGUAGE:TEXT…: a catalog with at most one translation for each key.
catalog() {
  local file=$1 source=$2 entry key rest comma=''
  shift 2
  mkdir -p "$(dirname "$file")"
  {
    printf '{\n  "sourceLanguage" : "%s",\n  "strings" : {' "$source"
    for entry in "$@"; do
      key=${entry%%=*} rest=${entry#*=}
      printf '%s\n    "%s" : ' "$comma" "$key"
      if [ "$rest" = "$entry" ]; then
        printf '{\n\n    }'
      else
        printf '{\n      "localizations" : {\n        "%s" : {\n          "stringUnit" : {\n' "${rest%%:*}"
        printf '            "state" : "translated",\n            "value" : "%s"\n          }\n        }\n      }\n    }' "${rest#*:}"
      fi
      comma=,
    done
    printf '\n  },\n  "version" : "1.0"\n}'
  } >"$file"
}
# package NAME TARGETS [DEPENDENCIES] [LANGUAGE]
package() {
  printf '// swift-tools-version: 6.0\nimport PackageDescription\n'
  printf 'let package = Package(name: "%s", defaultLocalization: "%s", dependencies: [%s], targets: [%s])\n' \
    "$1" "${4:-en}" "${3:-}" "$2"
}

item_checks() {
  echo "A check fails if a string would ship untranslated, and names the repair"
  catalog App/Localizable.xcstrings en Home
  view App/Home.swift Home
  run 0 sync --check
  says "all catalogs are up to date"
  echo 'let other = String(localized: "Pay", table: "Shop")' >App/Shop.swift
  run 1 sync --check
  says "table-without-catalog"
  says 'help: run `strex sync --create-catalogs`'
  lacks "up to date"
  run 0 sync
  lacks "up to date"
  run 1 sync --check App
  says 'run `strex sync --create-catalogs App`'
  git add -A
  run 1 sync --staged --check
  says "so nothing was committed"
  run 0 sync --create-catalogs
  run 0 sync --check
  says "all catalogs are up to date"

  # shellcheck disable=SC2028
  echo 'let unknown = Text("Total \(missing.total)")' >>App/Home.swift
  run 1 sync --check
  says "unknown-interpolation-type"
  says 'run `strex sync --accept-assumed`'
  run 0 sync --accept-assumed
  run 0 sync --check

  printf 'struct Half { let text = String(localized: "Half\n' >App/Half.swift
  run 1 sync --check
  says "broken-source"
  says "source files contain incomplete Swift code"
  echo '{"rules": [{"rule": "broken-source", "enabled": false}]}' >.strex.json
  run 0 sync --check
  rm App/Half.swift

  commit
  catalog App/Localizable.xcstrings en "Home=de:Start" "Find a room=de:Zimmer suchen"
  view App/Home.swift Home "Find a room"
  commit
  view App/Home.swift Home "Find a free room"
  run 1 sync --check
  says 'run `strex sync --carry-renames`'
}

item_unread() {
  echo "A project file that cannot be read fails each check, and no key is removed"
  local file text
  catalog App/Localizable.xcstrings en Gone Home
  view App/Home.swift Home
  for file in project.yml Project.swift Package.swift Boats.xcodeproj/project.pbxproj; do
    mkdir -p Boats.xcodeproj
    for text in "" "$(printf '<<<<<<< HEAD\nname: a\n=======\nname: b\n>>>>>>> topic\n')"; do
      # An empty Project.swift may be a source of the app.
      [ "$file$text" != Project.swift ] || continue
      printf '%s' "$text" >"$file"
      [ "$file" != Project.swift ] || printf '\nimport ProjectDescription\n' >>"$file"
      [ "$file" != Package.swift ] || [ -z "$text" ] || printf '\nimport PackageDescription\n' >>"$file"
      git add -A
      run 1 sync --check
      says "[unread-project]"
      lacks "up to date"
      run 1 sync --staged --check
      says "[unread-project]"
      run 0 sync
      has App/Localizable.xcstrings '"Gone"'
    done
    rm -r "$file"
  done
  rm -r Boats.xcodeproj

  echo "Folders that were not read keep the keys of their target"
  printf '%s\n' 'name: Boats' 'settings: {SWIFT_EMIT_LOC_STRINGS: YES}' 'targets:' '  App:' '    type: application' \
    '    platform: iOS' '    sources: [App, Made]' >project.yml
  run 0 sync
  says "Made may contain sources of the catalog's target but is missing"
  sed -i.bak 's/, Made//' project.yml && rm project.yml.bak
  ln -s "$place" App/Link
  run 0 sync
  says "App/Link may contain sources"
  rm App/Link
  printf '[submodule "Sub"]\n\tpath = App/Sub\n\turl = x\n' >.gitmodules
  run 0 sync
  says "App/Sub may contain sources of the catalog's target but is an empty submodule"
  rm .gitmodules
  has App/Localizable.xcstrings '"Gone"'
  view Shared/New.swift Newest
  ln -s ../Shared App/Link
  run 1 sync --check
  says '"Newest" is missing from App/Localizable.xcstrings'
  rm App/Link

  echo "Missing packages and sources fail a check"
  run 0 sync
  run 0 sync --check
  printf '%s\n' 'packages:' '  Kit: {path: Packages/Kit}' >>project.yml
  run 1 sync --check
  says "[missing-package]"
  package Kit '.target(name: "Kit")' >Package.swift && mkdir -p Packages/Kit && mv Package.swift Packages/Kit
  run 0 sync --check
  printf 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n' >App/Home.swift
  run 2 sync --check
  says "Git LFS pointer"
  rm -r App/Home.swift Shared
  run 1 sync --check
  says "[target-without-sources]"
  lacks "only part of the project"
}

item_status() {
  echo "status counts every language of the project in every catalog"
  mkdir -p Kit
  package App '.target(name: "App")' '.package(path: "Kit")' >Package.swift
  package Kit '.target(name: "Kit")' >Kit/Package.swift
  view Sources/App/App.swift Open
  view Kit/Sources/Kit/Kit.swift Close
  catalog Sources/App/Localizable.xcstrings en "Open=de:Auf"
  catalog Kit/Sources/Kit/Localizable.xcstrings en Close
  run 1 status --fail-under 100
  says ": de [fail-under]"
  echo '{"languages": ["fr"]}' >.strex.json
  run 1 status --fail-under 100
  says ": fr [fail-under]"
  rm .strex.json

  echo "Tables that were compiled from a catalog are not counted, exported or migrated again"
  catalog Kit/Sources/Kit/Localizable.xcstrings en "Close=de:Zu"
  run 0 compile Kit/Sources/Kit/Localizable.xcstrings --output Kit/Sources/Kit/Resources
  run 0 status --fail-under 100
  says "All 2 catalogs"
  lacks ".strings:"
  run 0 export --language de --format xliff --output "$place/exported"
  [ "$(grep -c '<file ' "$place/exported/de.xliff")" = 2 ] || fail "a table is exported"
  run 0 migrate --dry-run
  lacks "+++"
  run 0 pseudo --dry-run
  lacks "en-XA.lproj"
}

item_watch() {
  echo "watch --carry-renames compares with the last commit, not with saved files in between"
  catalog App/Localizable.xcstrings en "Save the document=de:Dokument sichern"
  view App/Save.swift "Save the document"
  commit
  "$strex" watch --carry-renames >"$out" 2>"$err" &
  watcher=$!
  for text in "Save the doc" "Save the document n" "Save the document now"; do
    for _ in $(seq 100); do grep -q 'watching' "$err" && break || sleep 0.1; done
    view App/Save.swift "$text"
    for _ in $(seq 100); do grep -qF "\"$text\"" App/Localizable.xcstrings && break || sleep 0.1; done
    has "$err" "the translations of \"Save the document\" were moved to \"$text\""
  done
  kill "$watcher"
  watcher=''
  has App/Localizable.xcstrings "Dokument sichern"
}

item_migrate() {
  echo "Migrating twice equals migrating with --delete-tables, and kept tables are named"
  mkdir -p App/en.lproj App/de.lproj
  printf '"open" = "Open";\n"close" = "Close";\n' >App/en.lproj/Localizable.strings
  printf '"open" = "Auf";\n"close" = "Zu";\n"close" = "Aus";\n' >App/de.lproj/Localizable.strings
  for language in en de; do
    cat >"App/$language.lproj/Localizable.stringsdict" <<END
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>%d doors</key>
	<dict>
		<key>NSStringLocalizedFormatKey</key>
		<string>%#@doors@</string>
		<key>doors</key>
		<dict>
			<key>NSStringFormatSpecTypeKey</key>
			<string>NSStringPluralRuleType</string>
			<key>NSStringFormatValueTypeKey</key>
			<string>d</string>
			<key>one</key>
			<string>%d door ($language)</string>
			<key>other</key>
			<string>%d doors ($language)</string>
		</dict>
	</dict>
</dict>
</plist>
END
  done
  cp -R App "$place/once"
  run 0 migrate
  run 0 migrate --delete-tables
  says "kept 1 table with uncertain entries: App/de.lproj/Localizable.strings"
  lacks "a different string"
  cp -R App "$place/twice"
  rm -rf App && cp -R "$place/once" App
  run 0 migrate --delete-tables
  diff -r App "$place/twice" || fail "migrating twice gives something else"
}

item_findings() {
  echo "A broken catalog is the only finding about it"
  catalog Kit/Localizable.xcstrings en Known
  view Kit/Kit.swift Known
  view App/App.swift Other
  # shellcheck disable=SC2028
  printf 'import Foundation\nfunc show(_ key: String) -> String { NSLocalizedString(key, comment: "") }\nlet shown = show("Door")\n' \
    >App/Show.swift
  mkdir -p App && printf '{ broken' >App/Localizable.xcstrings
  run 2 audit
  says "App/Localizable.xcstrings:1:3: error"
  lacks "Kit/Localizable.xcstrings"
  rm -rf App Kit

  echo "A new catalog has its project's development language, and other languages are reported"
  package Kit '.target(name: "Kit", resources: [.process("Resources")])' '' de >Package.swift
  view Sources/Kit/Kit.swift Anlegen
  mkdir -p Sources/Kit/Resources
  run 0 sync --create-catalogs
  has Sources/Kit/Resources/Localizable.xcstrings '"sourceLanguage" : "de"'
  run 0 lint
  lacks "source-language"
  sed -i.bak 's/"de"/"fr"/' Sources/Kit/Resources/Localizable.xcstrings && rm Sources/Kit/Resources/*.bak
  run 1 lint
  says 'the source language is `fr`, but the project'\''s development language is `de` [source-language]'
}

item_baselines() {
  echo "A baseline covers only the findings that it lists"
  echo '{"rules": [{"rule": "untranslated", "enabled": true, "severity": "error"}]}' >.strex.json
  view App/App.swift Home Pay
  catalog App/Localizable.xcstrings en "Home=de:Start" Pay
  run 2 lint --baseline known.json
  says "--update-baseline"
  run 0 lint --baseline known.json --update-baseline
  says "wrote 1 finding"
  run 0 lint --baseline known.json
  commit
  view App/App.swift Home Pay Leave
  catalog App/Localizable.xcstrings en "Home=de:Start" Leave Pay
  run 1 lint --baseline known.json
  says '"Leave"'

  echo "With --since, only findings that the change adds are reported"
  commit
  run 0 audit --since HEAD
  printf 'import UIKit\nfunc f(_ l: UILabel) { l.text = "Gate is open" }\n' >App/Gate.swift
  run 1 audit --since HEAD
  says '"Gate is open"'
  view App/New.swift Newest
  run 1 sync --check --since HEAD
  says '"Newest"'
  lacks '"Leave"'
}

item_imports() {
  echo "An import rejects strings that would crash the app, and takes the others"
  view App/App.swift Home
  # shellcheck disable=SC2028
  echo 'func seats(_ n: Int) -> Text { Text("\(n) seats") }' >>App/App.swift
  catalog App/Localizable.xcstrings en "%lld seats" "Home=de:Start"
  unit() { printf '<trans-unit id="%s"><source>%s</source><target state="translated">%s</target></trans-unit>' "$1" "$2" "$3"; }
  xliff() {
    printf '<?xml version="1.0"?><xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">'
    printf '<file original="App/Localizable.xcstrings" source-language="en" target-language="%s" datatype="plaintext">' "$1"
    printf '<body>%s</body></file></xliff>' "$2"
  }
  xliff de_DE "$(unit '%lld seats' '%lld seats' '%@ Plätze')$(unit Home Home Anfang)" >"$place/de.xliff"
  run 1 import "$place/de.xliff" App
  says "error"
  has App/Localizable.xcstrings Anfang
  ! grep -q 'Plätze' App/Localizable.xcstrings || fail "the wrong specifier was taken"

  echo "An import takes a new language only with --add-language"
  xliff fr "$(unit Home Home Accueil)" >"$place/fr.xliff"
  run 2 import "$place/fr.xliff" App
  says "--add-language"
  run 0 import --add-language "$place/fr.xliff" App
  has App/Localizable.xcstrings Accueil
}

item_audits() {
  echo "audit reports one cause for each place, and new code if its file is named"
  catalog App/Localizable.xcstrings en Known
  printf '%s\n' 'import SwiftUI' \
    'func f(_ n: Int) -> Text { Text("\(n) left" + " in all") }' \
    'func g(_ s: String) -> String { String(format: NSLocalizedString("%@ of %d", comment: ""), s) }' \
    'func h(_ d: Date) -> Text { Text("Known \(d)") }' \
    'let k = Text("Known")' >App/App.swift
  run 1 audit App/App.swift
  says "[concatenated-text]"
  says "[format-arguments]"
  says "[formatted-number]"
  count 1 "App.swift:3:"
}

item_floods() {
  echo "Each cause is one line, zeros are not printed, and paths start at the current folder"
  view App/App.swift Home
  catalog App/Localizable.xcstrings en
  for n in 1 2 3 4 5; do
    printf 'import SwiftUI\nlet quay%s = Text("Quay %s", tableName: "Quays")\n' "$n" "$n" >"App/Quay$n.swift"
  done
  run 1 audit
  count 2 "[unknown-table]"
  run 0 sync
  says "App/Localizable.xcstrings: 1 added"
  lacks " 0 "
  (
    cd App
    run 1 audit -v
    count 5 "[unknown-table]"
    lacks "App/"
  )
  run 0 sync -v
}

item_compilation() {
  echo "lint reports everything that compile rejects, for example duplicate keys"
  mkdir App
  printf '%s\n' '{"sourceLanguage": "en", "strings": {"Sail": {}, "Sail": {}}, "version": "1.0"}' >App/Localizable.xcstrings
  run 2 compile App/Localizable.xcstrings --output "$place/compiled"
  says "duplicate-member"
  run 1 lint
  says "duplicate-member"
  printf '%s\n' '{"sourceLanguage": "en", "strings": {"%lld": {"localizations": {"de": {"variations": {"device": {' \
    '"mac": {"stringUnit": {"state": "translated", "value": "%lld"}}, "other": {"variations": {"plural": {' \
    '"one": {"stringUnit": {"state": "translated", "value": "%lld"}},' \
    '"other": {"stringUnit": {"state": "translated", "value": "%lld"}}}}}}}}}}}, "version": "1.0"}' \
    >App/Localizable.xcstrings
  run 0 lint
  lacks "varied-fallback"
  run 1 lint --xcode 27
  says "varied-fallback"
  run 2 compile --xcode 27 App/Localizable.xcstrings --output "$place/compiled"
}

item_crashes() {
  echo "An internal error is one line that names the command, with exit code 2"
  view App/App.swift Home
  catalog App/Localizable.xcstrings en Home
  local signal code
  for signal in SEGV ILL ABRT; do
    "$strex" watch >"$out" 2>"$err" &
    watcher=$!
    for _ in $(seq 100); do grep -q 'watching' "$err" && break || sleep 0.1; done
    kill -"$signal" "$watcher"
    code=0
    wait "$watcher" || code=$?
    watcher=''
    [ "$code" = 2 ] || fail "it ended with $code after SIG$signal"
    says 'error: internal error in `strex watch`'
    says "[internal]"
  done
}

items=("$@")
if [ ${#items[@]} = 0 ]; then mapfile -t items < <(declare -F | sed -n 's/^declare -f item_//p'); fi
for item in "${items[@]}"; do
  mkdir "$place/$item.work"
  cd "$place/$item.work"
  git init -q
  : >"$out"
  : >"$err"
  "item_$item"
  cd "$place"
done
echo "All checks passed."
