#!/usr/bin/env python3
"""Counts the manual keys of catalogs without a unique Swift symbol, as reported by strex lint.

    Tests/Truth/collisions.py STREX CATALOG...

Each catalog is checked as part of a package, whose catalogs always get symbols. A group is all keys with the same symbol.
"""
import collections
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

MANIFEST = """// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "P", targets: [.target(name: "P")])
"""


def findings(strex, catalog):
    with tempfile.TemporaryDirectory() as folder:
        target = os.path.join(folder, "Sources", "P")
        os.makedirs(target)
        for path, text in ((os.path.join(folder, "Package.swift"), MANIFEST), (os.path.join(target, "P.swift"), "")):
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
        shutil.copy(catalog, target)
        words = [strex, "lint", "--quiet", "--format", "json", "--fail-on", "never", folder]
        run = subprocess.run(words, capture_output=True, text=True)
        return json.loads(run.stdout)["findings"]


def main(arguments):
    if len(arguments) < 2 or not os.access(arguments[0], os.X_OK):
        print(__doc__, file=sys.stderr)
        return 2
    for catalog in arguments[1:]:
        counts = collections.Counter()
        groups = set()
        for finding in findings(arguments[0], catalog):
            counts[finding["rule"]] += 1
            if finding["rule"] == "symbol-collision":
                groups.add(re.search(r": `(.*)`$", finding["message"])[1] + finding["message"].split(" as ", 1)[1])
        print(
            f"{catalog}: {len(groups)} groups, {counts['symbol-name']} without a name, "
            f"{counts['symbol-reserved']} reserved"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
