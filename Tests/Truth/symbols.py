#!/usr/bin/env python3
"""Generates symbols with strex and compares the files with those that Xcode generated from the same catalogs.

    Tests/Truth/symbols.py STREX FOLDER              cases, each a folder with a catalog and one .swift file
    Tests/Truth/symbols.py STREX LIST.csv MIRRORS    the files that a list names in mirrors, see truth.py

A file may have been edited afterwards, so differences are listed line by line. `nonisolated` is written if the file has it.
Exit code: 0 if all files are the same, 1 if some differ, 2 for invalid arguments.
"""
import difflib
import os
import re
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True  # No folder of bytecode among the sources.
import truth  # noqa: E402


def cases(arguments):
    """Names, catalogs by path, Swift files by path; the only catalog of the truth counts, even from another commit."""
    if len(arguments) == 2:
        found, missing = truth.snapshots("10-symbols", arguments[1], arguments[0])
        for repo in missing:
            print(f"{repo}: no mirror", file=sys.stderr)
        for name, snapshot, inputs, files in found:
            inputs = inputs or [path for path in snapshot.names if path.endswith("/Localizable.xcstrings")]
            yield name, {path: snapshot.read(path) for path in inputs}, {path: snapshot.read(path) for path in files}
        return
    for case in sorted(os.listdir(arguments[0])):
        folder = os.path.join(arguments[0], case)
        read = lambda end: {
            name: open(os.path.join(folder, name), "rb").read() for name in os.listdir(folder) if name.endswith(end)
        }
        yield case, read(".xcstrings"), read(".swift")


def generated(strex, catalog, name, options):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, name)
        with open(path, "wb") as file:
            file.write(catalog)
        run = subprocess.run([strex, "generate-symbols", *options, path], capture_output=True)
        if run.returncode != 0:
            print(run.stderr.decode(), end="", file=sys.stderr)
        return run.stdout.decode()


def main(arguments):
    if len(arguments) not in (2, 3) or not os.access(arguments[0], os.X_OK):
        print(__doc__, file=sys.stderr)
        return 2
    same, every = 0, 0
    for name, catalogs, files in cases(arguments[1:]):
        for path, content in sorted(files.items()):
            expected = content.decode()
            table = re.search("“(.*)\\.xcstrings”", expected)
            catalog = next((one for one in catalogs if table and one.endswith(f"{table[1]}.xcstrings")), None)
            if catalog is None:
                continue
            options = [] if "nonisolated extension" in expected else ["--no-nonisolated"]
            ours = generated(arguments[0], catalogs[catalog], os.path.basename(catalog), options)
            every += 1
            # Standard output ends with a line break, the file does not.
            if ours.rstrip("\n") == expected.rstrip("\n"):
                same += 1
                continue
            lines = difflib.unified_diff(expected.splitlines(), ours.splitlines(), "theirs", "ours", n=0, lineterm="")
            print(f"{name}: {path}")
            print("\n".join(list(lines)[2:40]))
    print(f"{same} of {every} files the same")
    return 0 if same == every else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
