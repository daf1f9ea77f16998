#!/usr/bin/env python3
"""Converts the literals of apps to symbols and back, and proves the result with the Swift compiler and a real SDK.

    Tests/Truth/appconversions.py STREX OPTIONS FOLDER...

OPTIONS is a file with the options of `swift -frontend` for an SDK of iOS, one a line. Each FOLDER is an app. It is
copied first, and generates symbols afterwards. Its sources are compiled as one module, without the packages that are
missing, so only files that compile are judged. Each of their converted literals must become a symbol that the compiler
finds, none may get errors, and all literals must come back. Overloads for LocalizedStringResource that the SDK does not
have yet are derived from those for LocalizedStringKey.
Exit code: 0 if all conversions are proven, 1 if some are not, 2 for invalid arguments.
"""
import collections
import glob
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True  # No folder of bytecode among the sources.

KEYS = (
    "s:7SwiftUI18LocalizedStringKeyV", "s:SS10FoundationE17LocalizationValueV",
    "s:10Foundation23LocalizedStringResourceV",
)
IMPORT = re.compile(
    r"^[ \t]*(?:@\w+(?:\([^)]*\))?[ \t]+)*(?:(?:public|internal|package|private|fileprivate)[ \t]+)?import[ \t]+"
    r"(?:(?:struct|class|enum|func|protocol|typealias|var|let)[ \t]+)?(\w+)[^\n;]*", re.M)
KEY = re.compile(r"SwiftUI\.LocalizedStringKey\b")
# The overloads that other modules add to types of SwiftUI.
OVERLOADED = ("SwiftUI", "WidgetKit", "Charts", "StoreKit", "_MapKit_SwiftUI", "_PhotosUI_SwiftUI")
CODE = (".swift", ".xcstrings", ".strings", ".stringsdict", ".pbxproj", ".xcconfig", ".plist", ".yml", ".json")


# SwiftPM generates this one.
BUNDLE = "import Foundation\nextension Foundation.Bundle { static var module: Foundation.Bundle { .main } }\n"


def write(folder, name, text):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


def blank(text):
    return re.sub(r"[^\n]", " ", text)


def without_previews(text):
    """The code without `#Preview`, a macro without a plugin, with all lines kept."""
    for match in reversed(list(re.finditer(r"^[ \t]*#Preview\b", text, re.M))):
        depth, end = 0, text.find("{", match.start())
        while 0 <= end < len(text):
            depth += {"{": 1, "}": -1}.get(text[end], 0)
            end += 1
            if depth == 0:
                break
        text = text[:match.start()] + blank(text[match.start():end]) + text[end:]
    return text


def resource_overloads(module, interface):
    """Overloads for LocalizedStringResource of the declarations that take a LocalizedStringKey."""
    found, owner, depth = [], "", 0
    for line in interface.split("\n"):
        opened = re.match(r"(?:@\S+ )*(?:public |@frozen )*(extension|struct|class|enum) ([\w.]+)(.*)\{$", line)
        if opened and depth == 0:
            kind, name, rest = opened.groups()
            owner = f"extension {name if '.' in name else module + '.' + name}" + (rest if kind == "extension" else "")
        callable = re.match(r"\s+(?:@\S+ )*(?:nonisolated |public |@inlinable )+((?:static )?(?:func|init)\b.*)", line)
        if callable and depth == 1 and KEY.search(line) and "disfavored" not in line and "ModifiedContent" not in owner:
            code = KEY.sub("Foundation.LocalizedStringResource", callable.group(1)).rstrip("{ ")
            found.append(f"{owner} {{ @_disfavoredOverload public {code} {{ fatalError() }} }}")
        depth += line.count("{") - line.count("}")
    return f"import {module}\nimport SwiftUI\nimport Foundation\n" + "\n".join(found) + "\n"


class Compiler:
    def __init__(self, options, folder):
        self.options = [line.strip() for line in open(options, encoding="utf-8") if line.strip()]
        sdk = self.options[self.options.index("-sdk") + 1]
        name = self.options[self.options.index("-module-name") + 1]
        # A use of a member that the app's module adds to the type.
        member = f"s:10Foundation23LocalizedStringResourceV{len(name)}{name}E"
        self.symbol = re.compile(rf'"decl_usr"\s*:\s*"{member}\w*"')
        self.modules = {"Swift", "Darwin", "Dispatch", "ObjectiveC", "os", "Combine"}
        for _, folders, _ in os.walk(sdk):
            self.modules |= {name.split(".")[0] for name in folders if name.endswith((".framework", ".swiftmodule"))}
        self.overloads = [write(folder, "module.swift", BUNDLE)]
        for path in glob.glob(os.path.join(sdk, "**/*.swiftmodule/arm64-apple-ios.swiftinterface"), recursive=True):
            module = os.path.basename(os.path.dirname(path)).split(".")[0]
            if module in OVERLOADED:
                code = resource_overloads(module, open(path, encoding="utf-8").read())
                self.overloads.append(write(folder, f"{module}.swift", code))

    def prepared(self, text):
        known = lambda match: match.group(0) if match.group(1) in self.modules else blank(match.group(0))
        return IMPORT.sub(known, without_previews(text))

    def files(self, app, strex, work):
        """Writes the sources of an app and its symbols for the compiler: {written path: path in the app}."""
        shutil.rmtree(work, ignore_errors=True)
        os.makedirs(work)
        found, seen = {}, set()
        for number, path in enumerate(paths(app, ".swift")):
            text = self.prepared(open(os.path.join(app, path), encoding="utf-8", errors="replace").read())
            found[write(work, f"{number:04}.swift", text)] = path
        for number, path in enumerate(paths(app, ".xcstrings")):
            text = subprocess.run([strex, "generate-symbols", path], cwd=app, capture_output=True, text=True).stdout
            if "static " not in text:
                continue
            # One module contains the symbols of all targets, of which some are the same.
            text = re.sub(r"(?ms)^ +static (?:var|func) .*?^ +\}\n", lambda one: once(one.group(0), seen), text)
            write(work, f"symbols{number}.swift", text)
        return found

    def run(self, app, strex, work):
        """For each file of an app: the localizable literals, the number of uses of symbols, and the errors."""
        files = self.files(app, strex, work)
        more = [os.path.join(work, name) for name in os.listdir(work) if name.startswith("symbols")] + self.overloads
        found, names = {path: ([], 0, []) for path in files.values()}, sorted(files)
        for start in range(0, len(names), 100):
            primary = names[start:start + 100]
            words = ["swiftc", "-frontend", "-typecheck", "-dump-ast", "-dump-ast-format", "json", *self.options]
            for name in names + more:
                words += ["-primary-file", name] if name in primary else [name]
            done = subprocess.run(
                words + [word for name in primary for word in ("-o", name + ".json")], capture_output=True, text=True)
            for name in primary:
                errors = [re.sub(r"^.*?error: ", "", line) for line in done.stderr.split("\n")
                          if line.startswith(name + ":") and " error: " in line]
                found[files[name]] = (*read(name, self.symbol), errors)
        return found


def once(code, seen):
    name = code.strip().split("{")[0]
    if name in seen:
        return ""
    seen.add(name)
    return code


def paths(app, end):
    """The files of an app, without tests and build folders."""
    found = []
    for folder, folders, names in os.walk(app):
        folders[:] = [name for name in folders if not re.search(r"Tests?$|^\.|\.xcassets$", name)]
        found += [os.path.relpath(os.path.join(folder, name), app) for name in names if name.endswith(end)]
    return sorted(name for name in found if os.path.basename(name) != "Package.swift")


def read(path, symbol):
    """The offsets of the localizable literals in a dumped syntax tree, and the number of uses of symbols."""
    try:
        text = open(path + ".json", encoding="utf-8").read()
        os.remove(path + ".json")
        tree = json.loads(text)
    except (OSError, ValueError):
        return [], 0
    offsets, waiting, source = set(), [tree], open(path, "rb").read()
    while waiting:
        node = waiting.pop()
        if isinstance(node, list):
            waiting += node
        elif isinstance(node, dict):
            waiting += node.values()
            usr = (node.get("initializer") or node.get("result_init") or {}).get("decl_usr", "")
            if "range" in node and node.get("_kind", "").endswith("string_literal_expr") and usr.startswith(KEYS):
                start = node["range"]["start"]
                if source[start:start + 1] in (b'"', b"#"):
                    offsets.add(start)
    return sorted(offsets), len(symbol.findall(text))


def places(app, found):
    """The places of the localizable literals: (path, line, column)."""
    result = set()
    for path, (offsets, _, _) in found.items():
        data = open(os.path.join(app, path), encoding="utf-8", errors="replace").read().encode()
        for offset in offsets:
            start = data.rfind(b"\n", 0, offset) + 1
            result.add((path, data.count(b"\n", 0, offset) + 1, offset - start + 1))
    return result


def translations(app):
    found = {}
    for path in paths(app, ".xcstrings"):
        catalog = json.load(open(os.path.join(app, path), encoding="utf-8"))
        source = catalog["sourceLanguage"]
        for key, entry in catalog["strings"].items():
            localizations = entry.get("localizations", {})
            found[path, key] = {language: value for language, value in localizations.items() if language != source}
    return found


def copy(folder, app):
    """Copies an app and lets its targets generate symbols."""
    shutil.copytree(
        folder, app, symlinks=True, ignore=lambda place, names: [
            name for name in names
            if name == ".git" or not (name.endswith(CODE) or os.path.isdir(os.path.join(place, name)))])
    for path in paths(app, ".pbxproj"):
        name = os.path.join(app, path)
        text = open(name, encoding="utf-8").read()
        text = re.sub(r"STRING_CATALOG_GENERATE_SYMBOLS = \w+;", "", text)
        setting = "buildSettings = {"
        write("", name, text.replace(setting, setting + "\n\t\t\t\tSTRING_CATALOG_GENERATE_SYMBOLS = YES;"))
    subprocess.run(["git", "init", "-q"], cwd=app)
    subprocess.run(["git", "add", "-A"], cwd=app)


def compared(direction, before, after, judged):
    """The problems of a conversion, as the compiler sees them."""
    problems = []
    for path in sorted(before):
        if before[path][2]:
            continue
        problems += [f"{direction}: {path}: {error}" for error in after[path][2]]
        if after[path][1] < judged[path]:
            problems.append(f"{direction}: {path}: {judged[path]} literals converted, {after[path][1]} symbols found")
    return problems


def check(folder, compiler, strex, work):
    """Converts an app to symbols and back. Returns the number of converted and judged literals, and the problems."""
    app, sources = os.path.join(work, "app"), os.path.join(work, "sources")
    shutil.rmtree(app, ignore_errors=True)
    copy(folder, app)
    run = lambda *words: subprocess.run([strex, *words], cwd=app, capture_output=True, text=True)
    state = lambda: re.sub(r":\d+:\d+:", ":", run("sync", "--check").stderr)
    before, old, synced = compiler.run(app, strex, sources), translations(app), state()
    listed = run("symbols", "convert", "--to", "symbols", "--check", ".").stdout
    sites = [(path, int(line), int(column)) for path, line, column in re.findall(r"(?m)^(.*?):(\d+):(\d+): \"", listed)]
    typed = {place for place in places(app, before) if not before[place[0]][2]}
    judged = collections.Counter(site[0] for site in sites if site in typed)
    problems = []
    done = run("symbols", "convert", "--to", "symbols", ".")
    after = compiler.run(app, strex, sources)
    problems += compared("symbols", before, after, judged)
    if translations(app) != old:
        problems.append("symbols: the translations differ")
    if state() != synced:
        problems.append("symbols: the result of `sync --check` differs")
    keys = [line for line in done.stdout.split("\n") if line.startswith("converted")]
    back = run("symbols", "convert", "--to", "literals", ".")
    last = compiler.run(app, strex, sources)
    problems += compared("literals", before, last, collections.Counter())
    for path in before:
        # Some symbols may have to stay.
        (literals, _, errors), (new, symbols, _) = before[path], last[path]
        if not errors and len(literals) > len(new) + symbols:
            counts = f"{len(new)} keys and {symbols} symbols"
            problems.append(f"literals: {path}: {len(literals)} keys before, {counts} afterwards")
    if translations(app) != old:
        problems.append("literals: the translations differ")
    if state() != synced:
        problems.append("literals: the result of `sync --check` differs")
    print(f"{os.path.basename(folder)}: {' '.join(keys)}, {sum(judged.values())} judged; back: {back.stdout.strip()}")
    for line in problems + re.findall(r"(?m)^.*error: .*$", back.stderr):
        print(f"  {line}")
    return len(sites), sum(judged.values()), len(problems)


def main(arguments):
    if len(arguments) < 3 or not os.access(arguments[0], os.X_OK) or not os.path.isfile(arguments[1]):
        print(__doc__, file=sys.stderr)
        return 2
    strex = os.path.abspath(arguments[0])
    with tempfile.TemporaryDirectory() as work:
        compiler = Compiler(arguments[1], work)
        results = [check(os.path.abspath(folder), compiler, strex, work) for folder in arguments[2:]]
    converted, judged, problems = (sum(column) for column in zip(*results))
    print(f"{converted} literals converted in {len(results)} apps, {judged} judged, {problems} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
