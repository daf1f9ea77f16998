#!/usr/bin/env python3
"""Compares the catalogs of property lists with the result of strex for the lists and settings of the targets.

    propertylists.py TOOL MIRRORS LIST [--verbose]   LIST is a CSV of truth files, see truth.py

Each catalog is synced twice: unchanged, which should not change it, and without the entries that Xcode extracted, which should
restore the keys, and the comments that are Xcode's titles. Exits with 1 if a result is below its limit.
"""
import collections
import json
import os
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from truth import Snapshot, rows, write  # noqa: E402

BARS = {"keys": 0.98, "comments": 0.98}


def synchronized(tool, files, catalog):
    """The bytes of the catalog after a sync of the whole project."""
    with tempfile.TemporaryDirectory() as folder:
        os.mkdir(os.path.join(folder, ".git"))
        write(folder, files)
        words = [tool, "sync", "-q", "--allow-mass-stale", "--catalog", catalog, "."]
        run = subprocess.run(words, capture_output=True, cwd=folder)
        with open(os.path.join(folder, catalog), "rb") as file:
            return file.read(), run


def extracted(data):
    """The entries that Xcode extracted: {key: (value, comment)}, and the values of source texts."""
    catalog = json.loads(data)
    found = {}
    for key, entry in catalog["strings"].items():
        if entry.get("extractionState") == "extracted_with_value":
            unit = entry.get("localizations", {}).get(catalog["sourceLanguage"], {}).get("stringUnit", {})
            found[key] = (unit.get("value"), entry.get("comment"))
    return found


def emptied(data):
    catalog = json.loads(data)
    strings = catalog["strings"]
    catalog["strings"] = {key: strings[key] for key in strings if strings[key].get("extractionState") != "extracted_with_value"}
    return json.dumps(catalog).encode()


def measure(tool, snapshot, catalogs, counts, lines):
    kinds = (".pbxproj", ".plist", ".xcconfig", ".yml", "Project.swift")
    # Only targets with a source are compiled.
    files = {name: b"" for name in snapshot.names if name.endswith(".swift")}
    files |= {name: snapshot.read(name) for name in snapshot.names if name.endswith(kinds)}
    files |= {name: snapshot.read(name) for name in snapshot.names if name.endswith("InfoPlist.xcstrings")}
    for catalog in catalogs:
        truth = extracted(files[catalog])
        counts["catalogs"] += 1
        same, run = synchronized(tool, files, catalog)
        if b"a sync cannot update it from code" in run.stderr:
            counts["catalogs of unknown targets"] += 1
            lines.append(f"{catalog}: its target is not known")
            continue
        counts["catalogs in step"] += same == files[catalog]
        if same != files[catalog]:
            lines.append(f"{catalog}: a sync changes it: {difference(files[catalog], same)}")
        data, _ = synchronized(tool, {**files, catalog: emptied(files[catalog])}, catalog)
        found = extracted(data)
        for key, (value, comment) in truth.items():
            counts["keys"] += 1
            counts["keys equal"] += key in found
            if key not in found:
                lines.append(f"{catalog}: missed {key} {value!r}")
                continue
            counts["values"] += 1
            counts["values equal"] += found[key][0] == value
            if comment:
                counts["comments"] += 1
                counts["comments equal"] += found[key][1] == comment
                if found[key][1] != comment:
                    lines.append(f"{catalog}: another comment {key} {comment!r} {found[key][1]!r}")
        lines += [f"{catalog}: too much {key}" for key in found if key not in truth]
        counts["too much"] += sum(key not in truth for key in found)


def difference(before, after):
    old, new = json.loads(before)["strings"], json.loads(after)["strings"]
    return {key: (old.get(key), new.get(key)) for key in {*old, *new} if old.get(key) != new.get(key)}


def main(tool, mirrors, path, verbose):
    total = collections.Counter()
    for (repo, commit), _, truths, _ in rows("5-infoplist", path):
        folder = os.path.join(mirrors, repo.replace("/", "+"), "repo")
        snapshot = Snapshot(folder, commit) if os.path.isdir(folder) else None
        if not snapshot or not snapshot.names:
            print(f"{repo}: not there")
            continue
        lines = []
        counts = collections.Counter()
        measure(os.path.abspath(tool), snapshot, [name for name in truths if name in snapshot.names], counts, lines)
        print(f"{repo}: " + ", ".join(f"{name} {count}" for name, count in counts.items()))
        if verbose:
            print("\n".join("  " + line for line in lines))
        total += counts
    rates = {name: total[name + " equal"] / max(1, total[name]) for name in ("keys", "values", "comments")}
    print(f"{total['catalogs']} catalogs, {total['catalogs in step']} in step, {total['too much']} keys too much: "
          + ", ".join(f"{name} {rate:.4f} of {total[name]}" for name, rate in rates.items()))
    return 0 if all(rates[name] >= bar for name, bar in BARS.items()) else 1


if __name__ == "__main__":
    words = [word for word in sys.argv[1:] if word != "--verbose"]
    if len(words) != 3:
        sys.exit(__doc__)
    sys.exit(main(*words, verbose="--verbose" in sys.argv))
