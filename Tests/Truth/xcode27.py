#!/usr/bin/env python3
"""Compares strex with the results of Xcode 27 for a corpus of catalogs.

    xcode27.py TOOL FOLDER    FOLDER contains manifest.json and a folder for each experiment

An experiment has some of these files: a catalog (source.xcstrings), its export (exported.xliff), the file that was imported
(import-edited.xliff, or the export), the catalog after the import (expected-after-import.xcstrings), its export
(reexported.xliff), and the compiler's output (compile.log and after-compile.log). Logs of exports and imports, and results that
were derived from other files, count with the files that they describe. Exits with 1 if a file does not agree and is not among
the deliberate differences.
"""
import glob
import json
import os
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from truth import write  # noqa: E402
from xliff import DELIBERATE, make_project  # noqa: E402

LANGUAGE = re.compile(rb'target-language="([^"]*)"')
PROBLEM = re.compile(r"(?:error|warning): (.*)")
OWN = re.compile(r": (?:error|warning): (.*?)(?: \[[\w-]+\])?$")
AFTER = ("expected-after-import.xcstrings", "observed-after-import.xcstrings")


def read(path):
    with open(path, "rb") as file:
        return file.read()


def run(tool, *words):
    return subprocess.run([tool, *words], capture_output=True)


def export(tool, catalogs, language):
    with tempfile.TemporaryDirectory() as folder:
        make_project(folder, "Oracle.xcodeproj")
        write(folder, catalogs)
        output = os.path.join(folder, "output")
        run(tool, "export", "--xcode", "27", "--language", language, "--output", output, folder, "-q")
        files = glob.glob(os.path.join(glob.escape(output), "*.xcloc", "Localized Contents", "*.xliff"))
        return read(files[0]) if files else b""


def imported(tool, catalogs, document):
    with tempfile.TemporaryDirectory() as folder:
        make_project(folder, "Oracle.xcodeproj")
        write(folder, catalogs)
        with tempfile.TemporaryDirectory() as other:
            write(other, {"in.xliff": document})
            run(tool, "import", "--xcode", "27", os.path.join(other, "in.xliff"), folder, "-q")
        return {name: json.loads(read(os.path.join(folder, name))) for name in catalogs}


def problems(tool, catalog):
    with tempfile.TemporaryDirectory() as folder:
        write(folder, {"Localizable.xcstrings": catalog})
        output = os.path.join(folder, "output")
        made = run(
            tool, "compile", "--xcode", "27", "--output", output, os.path.join(folder, "Localizable.xcstrings"))
        lines = made.stderr.decode().splitlines()
        return {match[1] for match in map(OWN.search, lines) if match}, made.returncode


def check_compile(tool, catalog, log):
    """Whether strex reports what the compiler reported, which names one language of each key."""
    want = set(PROBLEM.findall(log))
    got, code = problems(tool, catalog)
    refused = "error: " in log
    return want <= got and refused == (code != 0)


def differing_keys(want, got):
    a, b = want["strings"], got["strings"]
    return sorted(key for key in a.keys() | b.keys() if a.get(key) != b.get(key))


def check(tool, folder):
    """The results of an experiment by file: `True`, `False`, or the reason for a deliberate difference."""
    names = set(os.listdir(folder))
    contents = {name: read(os.path.join(folder, name)) for name in names}
    name = os.path.basename(folder)
    found = {}
    source = contents.get("destination-before-import.xcstrings", contents.get("source.xcstrings"))
    if source is None:
        return check_refused(tool, contents)
    catalogs = {"Localizable.xcstrings": contents.get("source.xcstrings", source)}
    if "source-custom.xcstrings" in contents:
        catalogs["Custom.xcstrings"] = contents["source-custom.xcstrings"]
    document = contents.get("exported.xliff")
    language = LANGUAGE.search(document or contents.get("import-edited.xliff") or b'target-language="fr"')[1].decode()
    if document:
        found["exported.xliff"] = export(tool, catalogs, language) == document
    if "compile.log" in contents:
        found["compile.log"] = check_compile(tool, catalogs["Localizable.xcstrings"], contents["compile.log"].decode())
    after = next((contents[name] for name in AFTER if name in contents), None)
    if after is None:
        return found
    if "after-compile.log" in contents:
        found["after-compile.log"] = check_compile(tool, after, contents["after-compile.log"].decode())
    results = {"Localizable.xcstrings": after}
    if "expected-custom-after-import.xcstrings" in contents:
        results["Custom.xcstrings"] = contents["expected-custom-after-import.xcstrings"]
    if "reexported.xliff" in contents:
        found["reexported.xliff"] = export(tool, results, language) == contents["reexported.xliff"]
    got = imported(
        tool, {**catalogs, "Localizable.xcstrings": source}, contents.get("import-edited.xliff") or document or b"")
    keys, reason = DELIBERATE.get(name, ([], ""))
    for file, bytes in results.items():
        differences = differing_keys(json.loads(bytes), got[file])
        allowed = differences and (keys is None or set(differences) <= set(keys))
        title = next((name for name in AFTER if contents.get(name) == bytes), file + " after the import")
        found[title] = reason if allowed else not differences
        if differences:
            print(f"  {name}/{title}: {differences}")
    return found


def check_refused(tool, contents):
    """Catalogs with their compiler logs: NAME.xcstrings or NAME-nested.xcstrings, and NAME-compile.log."""
    found = {}
    for log in (name for name in contents if name.endswith("-compile.log")):
        stem = log.removesuffix("-compile.log")
        catalog = next(name for name in contents if name.startswith(stem) and name.endswith(".xcstrings"))
        found[log] = check_compile(tool, contents[catalog], contents[log].decode())
    return found


def main(tool, root):
    files, agreed, deliberate, faults = 0, 0, 0, []
    for place, folders, names in sorted(os.walk(root)):
        files += len(names)
        if not any(name.endswith(".xcstrings") for name in names):
            agreed += len(names)
            continue
        found = check(tool, place)
        bad = [name for name, result in found.items() if result is False]
        meant = [name for name, result in found.items() if isinstance(result, str)]
        faults += [os.path.relpath(os.path.join(place, name), root) for name in bad]
        deliberate += len(meant)
        agreed += len(names) - len(bad) - len(meant)
    for fault in faults:
        print("differs:", fault)
    print(f"{agreed} of {files} files agree, {deliberate} differ on purpose, {len(faults)} differ")
    return 1 if faults else 0


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
