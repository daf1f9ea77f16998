#!/usr/bin/env python3
"""Compares exports for translators with Xcode's exports, and imports with Xcode's import of the same file.

    xliff.py mirrors TOOL MIRRORS LIST      LIST is a CSV of truth files, see truth.py
    xliff.py repository TOOL GITDIR COMMIT  one repository with .xcloc packages or .xliff files
    xliff.py imports TOOL FOLDER            folders with source.xcstrings, import-edited.xliff or exported.xliff, and
                                            expected-after-import.xcstrings

Sections of catalogs that are live in the repository are compared byte for byte, except for the line with the version of
Xcode. Units of catalogs that exist only in the packages, without translations, are compared by id, source, note and order.
Units of tables in the packages are compared by id, source and order. Other files (storyboards without a catalog, intents)
are counted and skipped. Exits with 1 below .999.
"""
import collections
import csv
import json
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from truth import Snapshot, write  # noqa: E402

SPACE = "{urn:oasis:names:tc:xliff:document:1.2}"
TOOL_LINE = re.compile(rb"      <tool [^\n]*\n")
SECTION = re.compile(rb'  <file original="([^"]*)".*?\n  </file>\n', re.DOTALL)
BAR = 0.999
TABLES = (".strings", ".stringsdict")

# Deliberate differences from Xcode 27, by folder name: the keys, and the reason.
DELIBERATE = {
    "catalog-matrix": (["source_only_plural", "multi"], "adds no untranslated texts; keeps spellings that mean the same"),
    "plural-fallback": (["only_other"], "adds no untranslated texts to plurals"),
    "literal-variation-suffix": (None, "takes translations of keys that end like a path"),
    "new-target-case-existing-context": (["ambiguous|==|plural.one"], "takes translations of keys that end like a path"),
    "new-target-case-source-identity": (["ambiguous|==|plural.one"], "takes translations of keys that end like a path"),
    "new-target-substitution-loss": (["target_only_substitution"], "leaves alone what refers to a lost substitution"),
    "overlapping-shapes": (["unit_and_variations", "plural_and_device"], "keeps what Xcode loses"),
}


def units(section):
    """Id, source and note of each unit of a document, in order, by file."""
    found = {}
    for file in ElementTree.fromstring(section).iter(SPACE + "file"):
        rows = found.setdefault(file.get("original"), [])
        for unit in file.iter(SPACE + "trans-unit"):
            text = lambda name: None if unit.find(SPACE + name) is None else "".join(unit.find(SPACE + name).itertext())
            rows.append((unit.get("id"), text("source"), text("note") or ""))
    return found


def sections(document):
    return {match[1]: TOOL_LINE.sub(b"", match[0]) for match in SECTION.finditer(document)}


def export(tool, folder, language):
    """The export of the catalogs in a folder for a language: the files of the package by their paths."""
    found = {}
    with tempfile.TemporaryDirectory() as output:
        words = [tool, "export", "--language", language, "--output", output, folder, "-q"]
        subprocess.run(words, capture_output=True)
        package = os.path.join(output, language + ".xcloc")
        for place, _, names in os.walk(package):
            for name in names:
                path = os.path.join(place, name)
                with open(path, "rb") as file:
                    found[os.path.relpath(path, package)] = file.read()
    return found


def make_project(folder, name):
    """An empty project. The paths of an export are relative to its folder."""
    text = b"{ rootObject = A; objects = { A = { isa = PBXProject; targets = (); }; }; }"
    write(folder, {name + "/project.pbxproj": text})


def catalog(snapshot, names, package, original):
    """The catalog of a section, and whether it is the current one, because an older package has other keys."""
    live = nearest(names, original)
    copy = package + "Source Contents/" + original
    has_copy = package and copy in snapshot.all_names
    if live and not (has_copy and keys(snapshot.read(live)) != keys(snapshot.read(copy))):
        return snapshot.read(live), True
    return (snapshot.read(copy), False) if has_copy else (None, False)


def keys(data):
    return set(json.loads(data)["strings"])


def interface_catalog(names, original):
    """The catalog in mul.lproj with the texts of a storyboard or xib."""
    stem = os.path.splitext(original)[0].replace("Base.lproj/", "mul.lproj/") + ".xcstrings"
    return nearest(names, stem)


def nearest(names, ending):
    """The shortest of the paths with this ending, because all paths of a project are relative to one folder."""
    return min((name for name in names if name.endswith("/" + ending) or name == ending), key=len, default=None)


def compare_document(tool, snapshot, path, names, totals):
    document = snapshot.read(path)
    package = path[: path.index("Localized Contents/")] if "Localized Contents/" in path else ""
    root = ElementTree.fromstring(document)
    # For files that other programs have rewritten, only units are compared.
    is_xcode = document.startswith(b'<?xml version="1.0" encoding="UTF-8"?>\n<xliff')
    live_names, others = set(), 0
    with tempfile.TemporaryDirectory() as folder:
        make_project(folder, "App.xcodeproj")
        language = None
        for file in root.iter(SPACE + "file"):
            original, language = file.get("original"), file.get("target-language")
            if original.endswith(TABLES) and package + "Source Contents/" + original in snapshot.all_names:
                write(folder, {original: snapshot.read(package + "Source Contents/" + original)})
                continue
            if not original.endswith(".xcstrings"):
                twin = interface_catalog(names, original)
                if twin is None:
                    others += len(list(file.iter(SPACE + "trans-unit")))
                    continue
                catalog_path = os.path.splitext(original)[0].replace("Base.lproj", "mul.lproj") + ".xcstrings"
                write(folder, {catalog_path: snapshot.read(twin), original: b""})
                continue
            contents, is_live = catalog(snapshot, names, package, original)
            if contents is None:
                totals["sections without catalog"] += 1
                continue
            if is_live:
                live_names.add(original.encode())
            write(folder, {original: contents})
        files = export(tool, folder, language) if language else {}
    output = files.get(f"Localized Contents/{language}.xliff", b"")
    for original in live_names:
        copy = "Source Contents/" + original.decode()
        if package + copy in snapshot.all_names:
            same = files.get(copy) == snapshot.read(package + copy)
            totals["source contents identical" if same else "source contents different"] += 1
    totals["units of other files, left out"] += others
    want, got = sections(document), sections(output)
    want_units, got_units = units(document), units(output) if output else {}
    for original, section in want.items():
        name = original.decode().replace("&amp;", "&")
        if name not in got_units:
            continue
        if original in live_names and is_xcode:
            key = "sections identical" if got.get(original) == section else "sections different"
            totals[key] += 1
            if key == "sections different":
                print(f"{path}: {name}: another section")
        same = sum(a == b for a, b in zip(want_units[name], got_units[name]))
        if len(want_units[name]) != len(got_units[name]):
            same = len(set(want_units[name]) & set(got_units[name]))
        # Catalogs of storyboards may be newer than the files, so they are reported without a required rate.
        kind = "units" if name.endswith(".xcstrings") else "units of storyboards"
        if name.endswith(TABLES):
            compare_table(path, name, want_units[name], got_units[name], totals)
            continue
        totals[kind] += len(want_units[name])
        totals[kind + " equal"] += same
        if same < len(want_units[name]):
            print(f"{path}: {name}: {len(want_units[name]) - same} units differ")


def compare_table(path, name, want, got, totals):
    """Xcode extracts notes and more keys from code that is missing here, so these are reported without a required rate."""
    kind = "units of " + name.rsplit(".", 1)[1]
    totals[kind] += len(want)
    plain = [unit[:2] for unit in got]
    known = {unit[0] for unit in got}
    here = [unit for unit in want if unit[0] in known]
    totals[kind + " of the code alone"] += len(want) - len(here)
    same = sum(a[:2] == b for a, b in zip(here, plain)) if len(here) == len(plain) else len(
        {unit[:2] for unit in here} & set(plain))
    totals[kind + " equal"] += same
    totals[kind + " with the same note"] += len(set(here) & set(got))
    if same < len(here):
        print(f"{path}: {name}: {len(here) - same} units differ")


def compare_repository(tool, folder, commit, totals):
    snapshot = Snapshot(folder, commit)
    snapshot.all_names = set(snapshot.names)
    names = [name for name in snapshot.names if name.endswith(".xcstrings") and ".xcloc/" not in name]
    for path in snapshot.names:
        if path.endswith(".xliff"):
            compare_document(tool, snapshot, path, names, totals)
        if path.endswith(".xcloc/contents.json"):
            compare_contents(tool, snapshot.read(path), totals)


def compare_contents(tool, want, totals):
    """The project's description without the versions of Xcode."""
    facts = json.loads(want)
    if b'" : ' not in want:
        totals["contents.json in another layout, left out"] += 1
        return
    if "project" not in facts:
        totals["contents.json of workspaces, left out"] += 1
        return
    with tempfile.TemporaryDirectory() as folder:
        make_project(folder, facts["project"])
        source = {"sourceLanguage": facts["developmentRegion"], "strings": {"a": {}}, "version": "1.0"}
        write(folder, {"A.xcstrings": json.dumps(source).encode()})
        words = [tool, "export", "--language", facts["targetLocale"], "--output", folder + "/out", folder, "-q"]
        subprocess.run(words, capture_output=True)
        with open(f"{folder}/out/{facts['targetLocale']}.xcloc/contents.json", "rb") as file:
            got = file.read()
    plain = lambda text: re.sub(rb'("tool(?:BuildNumber|Version)" : )"[^"]*"', rb"\1", text)
    totals["contents.json identical" if plain(got) == plain(want) else "contents.json different"] += 1


def compare_imports(tool, folder, totals):
    for place, _, files in sorted(os.walk(folder)):
        if "expected-after-import.xcstrings" not in files:
            continue
        name = os.path.basename(place)
        before = next((f for f in ["destination-before-import.xcstrings", "source.xcstrings"] if f in files), None)
        edited = next((f for f in ["import-edited.xliff", "exported.xliff"] if f in files), None)
        if before is None or edited is None:
            totals["imports without input"] += 1
            continue
        with tempfile.TemporaryDirectory() as work:
            read = lambda path: open(os.path.join(place, path), "rb").read()
            write(work, {"Localizable.xcstrings": read(before), "in.xliff": read(edited)})
            subprocess.run([tool, "import", work + "/in.xliff", work, "-q"], capture_output=True)
            with open(os.path.join(work, "Localizable.xcstrings"), "rb") as file:
                got = json.load(file)["strings"]
        want = json.loads(read("expected-after-import.xcstrings"))["strings"]
        different = [key for key in want if got.get(key) != want[key]]
        keys, reason = DELIBERATE.get(name, ([], ""))
        odd = [key for key in different if keys is not None and key not in keys]
        totals["imports equal" if not different else "imports different" if odd else "imports different on purpose"] += 1
        if different:
            print(f"{name}: {'UNEXPECTED ' if odd else ''}{', '.join(different)}: {reason}")


def rate(totals, good, all_of):
    count = sum(totals[name] for name in all_of)
    return 1 if count == 0 else totals[good] / count


def main():
    kind, tool, *rest = sys.argv[1:] or ["help", ""]
    totals = collections.Counter()
    if kind == "imports":
        compare_imports(tool, rest[0], totals)
    elif kind == "repository":
        compare_repository(tool, rest[0], rest[1], totals)
    elif kind == "mirrors":
        with open(rest[1], newline="", encoding="utf-8") as file:
            places = {(row["repo"], row["commit"]) for row in csv.DictReader(file) if row["capability"] == "3-xliff"}
        for repo, commit in sorted(places):
            folder = os.path.join(rest[0], repo.replace("/", "+"), "repo")
            if os.path.isdir(folder):
                compare_repository(tool, folder, commit, totals)
            else:
                print(f"{repo}: no mirror")
    else:
        sys.exit(__doc__)
    for name, count in sorted(totals.items()):
        print(f"{name}: {count}")
    rates = [
        rate(totals, "sections identical", ["sections identical", "sections different"]),
        rate(totals, "units equal", ["units"]),
        rate(totals, "source contents identical", ["source contents identical", "source contents different"]),
        rate(totals, "contents.json identical", ["contents.json identical", "contents.json different"]),
    ]
    sys.exit(1 if min(rates) < BAR or totals["imports different"] else 0)


if __name__ == "__main__":
    main()
