#!/usr/bin/env python3
"""Compares the targets in files of XcodeGen or Tuist with the targets of the Xcode projects generated from them.

    Tests/Truth/projects.py STREX WORKTREE...

Each WORKTREE contains a repository with both. strex lists its targets twice, the second time in a copy without projects.
Differences in sources, catalogs and settings are printed. Exits with 1 if there are any.
"""

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

SETTINGS = ("product", "isTest", "platforms", "extractsSwiftTypes", "generatesSymbols", "routines", "unresolved")


def targets(strex, folder):
    run = subprocess.run([strex, "targets", "--format", "json", "."], cwd=folder, capture_output=True, text=True)
    if not run.stdout:
        sys.exit(run.stderr)
    return {one["name"]: one for one in json.loads(run.stdout)["targets"] if one["origin"] == "project"}


def described(strex, folder):
    """The targets in a copy of a work tree without projects."""
    with tempfile.TemporaryDirectory() as place:
        copy = Path(place) / "copy"
        shutil.copytree(folder, copy, symlinks=True, ignore=shutil.ignore_patterns("*.xcodeproj"))
        return targets(strex, copy)


def differences(made, told):
    for key in SETTINGS:
        if made.get(key) != told.get(key):
            yield f"{key}: {made.get(key)} in the project, {told.get(key)} in the description"
    for key in ("sources", "catalogs"):
        for one in sorted(set(made[key]) ^ set(told[key])):
            yield f"{key}: {one} only in the {'project' if one in made[key] else 'description'}"


def main(strex, *folders):
    wrong = 0
    for folder in folders:
        made, told = targets(strex, folder), described(strex, folder)
        files = sum(len(one["sources"]) for one in made.values())
        print(f"{folder}: {len(made)} targets with {files} sources")
        for name in sorted(set(made) | set(told)):
            if name not in made or name not in told:
                lines = [f"only in the {'project' if name in made else 'description'}"]
            else:
                lines = list(differences(made[name], told[name]))
            wrong += len(lines)
            for line in lines:
                print(f"  {name}: {line}")
    print(f"{wrong} differences")
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]) if len(sys.argv) > 2 else __doc__)
