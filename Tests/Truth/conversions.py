#!/usr/bin/env python3
"""Converts literals to symbols with strex, and type-checks the result with the Swift compiler.

    Tests/Truth/conversions.py STREX SDK [FOLDER…]

SDK is a folder of Swift files that declare what the code uses of SwiftUI and Foundation, as one module. The cases in
`CASES` are converted in both directions. Each further FOLDER is an app that needs nothing else; it is copied first. The converted code and the generated symbols have to compile, and code that compiles before has to
compile afterwards.
Exit code: 0 if everything compiles, 1 if something does not, 2 for invalid arguments.
"""
import glob
import json
import os
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True  # No folder of bytecode among the sources.

# Each case is the code of one file; the literals are the keys of the catalog of their table.
CASES = [
    'let a = Text("Tide table", comment: "Title")',
    'let a = Text("Tide table", tableName: "Sea")',
    'let a = Button("Cast off") {}',
    'let a = Label("Cast off", systemImage: "ferry")',
    'let a = Toggle("Cast off", isOn: .constant(true))',
    'let a = Text("Quay").navigationTitle("Cast off")',
    'let a = String(localized: "Cast off", comment: "Button")',
    'let a: LocalizedStringResource = "Cast off"',
    'let a = LocalizedStringResource("Cast off", table: "Sea")',
    'func f(_ n: Int) -> Text { Text("\\(n) boats at the quay") }',
    'func f(_ n: Int, _ s: String) -> String { String(localized: "\\(n) boats of \\(s)") }',
    'func f(_ n: Double) -> Text { Text("Depth \\(n)") }',
    'func f(_ n: CGFloat, _ m: Int64) -> Text { Text("Depth \\(n) of \\(m)") }',
    'func f(_ n: Int32, _ m: UInt) -> Text { Text("Pier \\(n) berth \\(m)") }',
    'func f(_ b: Bool) -> Text { Text(b ? "High water" : "Low water") }',
    'func f(_ b: Bool) -> LocalizedStringResource { b ? "High water" : "Low water" }',
    'func f(_ n: Int) -> String { String(localized: "boats", defaultValue: "\\(n) boats") }',
    'let a: [LocalizedStringResource] = ["One", "Two"]',
    'let a = Text("Continue"), b = Text("Default")',
]

PROJECT = """name: Case
targets:
  Case:
    type: application
    platform: iOS
    deploymentTarget: "17.0"
    sources: [Case]
    settings:
      base: {STRING_CATALOG_GENERATE_SYMBOLS: "YES", SWIFT_EMIT_LOC_STRINGS: "YES"}
"""
EMPTY = '{\n  "sourceLanguage" : "en",\n  "strings" : {\n\n  },\n  "version" : "1.0"\n}\n'


def run(*words, folder=None):
    return subprocess.run(words, cwd=folder, capture_output=True, text=True)


def sdk_module(sdk, folder):
    """Compiles the declarations once."""
    files = sorted(glob.glob(os.path.join(sdk, "*.swift")))
    done = run(
        "swiftc", "-emit-module", "-module-name", "StubSDK", "-o", os.path.join(folder, "StubSDK.swiftmodule"),
        "-swift-version", "5", "-enable-bare-slash-regex", *files)
    if done.returncode != 0:
        sys.exit(f"the SDK does not compile\n{done.stderr}")


def compiles(folder, sdk, strex, work):
    """The errors of the sources of a folder with the symbols of its catalogs, as one module."""
    sources = []
    for number, path in enumerate(sorted(glob.glob(os.path.join(folder, "**", "*.swift"), recursive=True))):
        text = open(path, encoding="utf-8").read()
        lines = [line for line in text.split("\n") if not line.strip().startswith("import ")]
        sources.append(write(work, f"{number}.swift", "import StubSDK\n" + "\n".join(lines)))
    for number, path in enumerate(sorted(glob.glob(os.path.join(folder, "**", "*.xcstrings"), recursive=True))):
        symbols = run(strex, "generate-symbols", path).stdout
        body = symbols[symbols.find("@available"):] if "static" in symbols else ""
        start = body.find("nonisolated extension")
        if start >= 0:
            head = "import StubSDK\nprivate let resourceBundleDescription = LocalizedStringResource.BundleDescription.main\n"
            sources.append(write(work, f"symbols{number}.swift", head + body[start + len("nonisolated "):]))
    done = run(
        "swiftc", "-typecheck", "-module-name", "Case", "-swift-version", "5", "-enable-bare-slash-regex",
        "-parse-as-library", "-I", sdk, *sources)
    return [line for line in done.stderr.split("\n") if "error:" in line]


def write(folder, name, text):
    os.makedirs(folder, exist_ok=True)
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


def texts(folder):
    """The translations of each catalog by key, with the text that the key stands for."""
    found = {}
    for path in glob.glob(os.path.join(folder, "**", "*.xcstrings"), recursive=True):
        catalog = json.load(open(path, encoding="utf-8"))
        for key, entry in catalog["strings"].items():
            found[os.path.basename(path), key] = {
                language: value for language, value in entry.get("localizations", {}).items() if language != "en"}
    return found


def check(name, folder, sdk, strex, work):
    """Converts a package to symbols and back; returns the number of problems."""
    problems = []
    before = compiles(folder, sdk, strex, os.path.join(work, "before"))
    for direction in ("symbols", "literals"):
        old = texts(folder)
        done = run(strex, "symbols", "convert", "--to", direction, ".", folder=folder)
        if done.returncode == 2 or "converted 0" in done.stdout:
            problems.append(f"{direction}: {done.stdout}{done.stderr}")
        after = compiles(folder, sdk, strex, os.path.join(work, direction))
        if after and not before:
            problems += [f"{direction}: {line}" for line in after]
        if texts(folder) != old:
            problems.append(f"{direction}: the translations differ")
        if run(strex, "sync", "--check", folder=folder).returncode != 0:
            problems.append(f"{direction}: the catalogs are out of date")
    if before:
        print(f"{name}: not judged, because it does not compile before the conversion: {before[0]}")
    for problem in problems:
        print(f"{name}: {problem}")
    return len(problems)


def main(arguments):
    if len(arguments) < 2 or not os.access(arguments[0], os.X_OK) or not os.path.isdir(arguments[1]):
        print(__doc__, file=sys.stderr)
        return 2
    strex, count = os.path.abspath(arguments[0]), 0
    with tempfile.TemporaryDirectory() as work:
        sdk_module(arguments[1], work)
        for number, code in enumerate(CASES):
            folder = os.path.join(work, f"case{number}")
            write(folder, "project.yml", PROJECT)
            write(os.path.join(folder, "Case"), "Case.swift", "import SwiftUI\n" + code + "\n")
            for table in ("Localizable", "Sea"):
                write(os.path.join(folder, "Case"), table + ".xcstrings", EMPTY)
            run("git", "init", "-q", folder=folder)
            run(strex, "sync", folder=folder)
            count += check(code, folder, work, strex, os.path.join(work, f"build{number}"))
        for number, path in enumerate(arguments[2:]):
            folder = os.path.join(work, f"folder{number}")
            shutil.copytree(path, folder)
            count += check(path, folder, work, strex, os.path.join(work, f"buildfolder{number}"))
    print(f"{len(CASES) + len(arguments) - 2} cases, {count} problems")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
