#!/usr/bin/env python3
"""Compiles catalogs with strex and compares the tables with those that other builds wrote from the same catalogs.

    Tests/Truth/compiled.py STREX FOLDER              cases, each a folder with catalogs and LANG.lproj tables at any depth
    Tests/Truth/compiled.py STREX LIST.csv MIRRORS    the files that a list names in mirrors, see truth.py

XML tables are compared byte for byte, others (binary, old style) by their contents. Different tables are listed with the
first keys of the first difference. Exit code: 0 if all tables are the same, 1 if some differ, 2 for invalid arguments.
"""
import os
import plistlib
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True  # No folder of bytecode among the sources.
import truth  # noqa: E402

KINDS = (".strings", ".stringsdict")


def catalog_of(table, catalogs):
    """The catalog of a table: the nearest one with its name."""
    name = os.path.basename(table).rsplit(".", 1)[0] + ".xcstrings"
    named = [path for path in catalogs if os.path.basename(path) == name]
    return max(named, key=lambda path: len(os.path.commonprefix([path, table])), default=None)


def cases(arguments):
    """Names, the catalogs' bytes by path, the tables' bytes by path."""
    if len(arguments) == 2:
        found, missing = truth.snapshots("2-compile", arguments[1], arguments[0])
        for repo in missing:
            print(f"{repo}: no mirror", file=sys.stderr)
        for name, snapshot, inputs, tables in found:
            yield name, {path: snapshot.read(path) for path in inputs}, {path: snapshot.read(path) for path in tables}
        return
    for case in sorted(os.listdir(arguments[0])):
        files = {}
        for folder, _, names in os.walk(os.path.join(arguments[0], case)):
            for name in names:
                path = os.path.join(folder, name)
                if name.endswith(KINDS + (".xcstrings",)):
                    with open(path, "rb") as file:
                        files[os.path.relpath(path, arguments[0])] = file.read()
        split = lambda kinds: {path: content for path, content in files.items() if path.endswith(kinds)}
        yield case, split((".xcstrings",)), split(KINDS)


def holds(content):
    """The contents of a table; `None` unless it is an XML or binary property list."""
    try:
        # Xcode may write XML in UTF-16 with a prolog that declares UTF-8.
        if content.startswith((b"\xff\xfe", b"\xfe\xff")):
            content = content.decode("utf-16").encode()
        return plistlib.loads(content)
    except Exception:
        return None


def compiled(strex, catalog, name):
    """The tables of a catalog by their paths."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "in", name)
        os.mkdir(os.path.dirname(path))
        with open(path, "wb") as file:
            file.write(catalog)
        out = os.path.join(folder, "out")
        run = subprocess.run([strex, "compile", "--quiet", path, "--output", out], capture_output=True, text=True)
        if run.returncode != 0:
            print(run.stderr, end="", file=sys.stderr)
        result = {}
        for walked, _, names in os.walk(out):
            for one in names:
                with open(os.path.join(walked, one), "rb") as file:
                    result[os.path.relpath(os.path.join(walked, one), out)] = file.read()
        return result


def differences(ours, theirs):
    """The keys in which two tables differ, or the reason why they cannot be compared."""
    ours, theirs = holds(ours) if ours else {}, holds(theirs)
    if theirs is None:
        return "no property list in XML or binary form"
    keys = sorted(key for key in ours.keys() | theirs.keys() if ours.get(key) != theirs.get(key))
    return f"{len(keys)} of {len(theirs)} keys: " + ", ".join(repr(key) for key in keys[:5]) if keys else "bytes alone"


def is_same(ours, theirs):
    if theirs.startswith(b"<?xml") or ours is None:
        return ours == theirs
    return holds(ours) == holds(theirs) and holds(theirs) is not None


def main(arguments):
    if len(arguments) not in (2, 3) or not os.access(arguments[0], os.X_OK):
        print(__doc__, file=sys.stderr)
        return 2
    counts = {kind: [0, 0] for kind in KINDS}
    tables_seen = {}
    for name, catalogs, tables in cases(arguments[1:]):
        outputs = {}
        for table, expected in sorted(tables.items()):
            catalog = catalog_of(table, catalogs)
            folder = os.path.basename(os.path.dirname(table))
            if catalog is None or expected is None or not folder.endswith(".lproj"):
                continue
            if catalog not in outputs:
                outputs[catalog] = compiled(arguments[0], catalogs[catalog], os.path.basename(catalog))
            ours = outputs[catalog].get(f"{folder}/{os.path.basename(table)}")
            count = counts[os.path.splitext(table)[1]]
            count[1] += 1
            seen = tables_seen.setdefault(f"{name.split('@')[0]}: {table}", [0, 0, ""])
            seen[1] += 1
            if is_same(ours, expected):
                count[0] += 1
                seen[0] += 1
            else:
                seen[2] = seen[2] or f"; {name}: {differences(ours, expected)}"
    for table, (same, every, difference) in tables_seen.items():
        print(f"{table}: {same} of {every}{difference}")
    print("; ".join(f"{same} of {all} {kind} the same" for kind, (same, all) in counts.items()))
    return 0 if all(same == every for same, every in counts.values()) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
