#!/usr/bin/env python3
"""Repeats real merges of catalogs with 'strex merge' and compares the results.

usage: merges.py FOLDER [--tool STREX] [--verbose]

FOLDER contains repositories: git directories, work trees, or folders with a git directory named 'repo'. Each merge commit
with two parents counts for each string catalog that differs from both parents. A separate column counts the catalogs that
both sides changed and for which the commit used one side's version.

Exits with 1 if fewer than 110 of 123 textual conflicts are resolved, a unit is lost, a result is not a catalog, or strex
reports a conflict in a clean textual merge.
"""
import argparse
import collections
import json
import os
import subprocess
import sys
import tempfile

BAR = 110 / 123


def git(repository, *words, data=None):
    run = subprocess.run(["git", "-C", repository, *words], input=data, capture_output=True)
    return run.stdout if run.returncode == 0 else None


def repositories(folder):
    for name in sorted(os.listdir(folder)):
        for place in (os.path.join(folder, name, "repo"), os.path.join(folder, name)):
            if any(os.path.exists(os.path.join(place, mark)) for mark in ("HEAD", ".git")):
                yield name, place
                break


def changed(repository, *revisions):
    words = ["diff-tree", "-r", "--no-commit-id", "--no-renames", "--name-only", "-z", *revisions, "--", "*.xcstrings"]
    return {path for path in (git(repository, *words) or b"").decode("utf-8", "surrogateescape").split("\0") if path}


def merges(repository):
    """Commit, merge base, parents and catalogs; each catalog with whether it differs from both parents."""
    log = git(repository, "log", "--merges", "--format=%H %P", "HEAD") or b""
    for line in log.decode().splitlines():
        commit, *parents = line.split()
        if len(parents) != 2:
            continue
        bases = (git(repository, "merge-base", *parents) or b"").decode().split()
        if not bases:
            continue
        edited = changed(repository, "-c", commit)
        both = changed(repository, bases[0], parents[0]) & changed(repository, bases[0], parents[1])
        for path in sorted(edited | both):
            yield commit, bases[0], parents, path, path in edited


def unique(pairs):
    members = dict(pairs)
    if len(members) != len(pairs):
        raise ValueError("a member stands twice")
    return members


def load(data):
    catalog = json.loads(data.decode("utf-8-sig"), object_pairs_hook=unique)
    if not isinstance(catalog, dict) or "sourceLanguage" not in catalog:
        raise ValueError("no catalog")
    return catalog


def leaves(value, path=()):
    """Units and other leaves by their paths; an empty object is a leaf, too."""
    found = {}
    for name, inner in value.items():
        isunit = isinstance(inner, dict) and "state" in inner and ("value" in inner or "values" in inner)
        if isinstance(inner, dict) and inner and not isunit:
            found.update(leaves(inner, path + (name,)))
        else:
            found[path + (name,)] = json.dumps(inner, ensure_ascii=False, sort_keys=True)
    return found


def isunit(path):
    return "stringUnit" in path or "stringSet" in path


def lost(base, ours, theirs, result):
    """Units that one side added or changed and that are missing in the result."""
    units = []
    for path in set(ours) | set(theirs):
        if not isunit(path) or ours.get(path) == theirs.get(path):
            continue
        for side, other in ((ours, theirs), (theirs, ours)):
            if side.get(path) not in (None, base.get(path)) and other.get(path) == base.get(path):
                if result.get(path) != side[path]:
                    units.append(path)
    # Units that both sides have are kept.
    return units + [p for p in ours if isunit(p) and ours[p] == theirs.get(p) and result.get(p) != ours[p]]


def swept(path, *sides):
    """Whether one side removed a stale entry."""
    return any(path[:2] + ("extractionState",) in side for side in sides)


class Files:
    """The three sides as files."""

    def __init__(self, *contents):
        self.folder = tempfile.TemporaryDirectory()
        self.paths = []
        for name, data in zip(("base", "ours", "theirs"), contents):
            path = os.path.join(self.folder.name, name)
            with open(path, "wb") as file:
                file.write(data)
            self.paths.append(path)

    def text_merge(self):
        base, ours, theirs = self.paths
        run = subprocess.run(["git", "merge-file", "-p", ours, base, theirs], capture_output=True)
        return run.returncode != 0, run.stdout

    def strex_merge(self, tool):
        result = os.path.join(self.folder.name, "result")
        run = subprocess.run([tool, "merge", *self.paths, "--output", result], capture_output=True, text=True)
        if run.returncode not in (0, 1):
            return run.returncode, None, run.stderr
        with open(result, "rb") as file:
            return run.returncode, file.read(), run.stderr


class Measurement:
    def __init__(self, arguments):
        self.tool, self.verbose = arguments.tool, arguments.verbose
        self.counts = collections.Counter()
        self.failures = []

    def fail(self, place, what):
        self.failures.append(f"{place}: {what}")

    def measure(self, name, repository):
        for commit, base, parents, path, edited in merges(repository):
            specs = [f"{c}:{path}" for c in (base, *parents, commit)]
            sides = [git(repository, "cat-file", "blob", spec) for spec in specs]
            place = f"{name} {commit[:10]} {path}"
            if None in sides[1:]:
                self.counts["catalogs that a side or the result has not"] += 1
                continue
            sides[0] = sides[0] or b""
            self.compare(place, sides, "edited" if edited else "one side taken")

    def compare(self, place, sides, kind):
        base, ours, theirs, human = sides
        files = Files(base, ours, theirs)
        conflicts, text = files.text_merge()
        self.counts[kind, "catalogs"] += 1
        try:
            trees = [leaves(load(side)) if side else {} for side in (base, ours, theirs)]
        except ValueError:
            self.counts[kind, "sides that are no catalogs"] += 1
            return
        code, result, report = files.strex_merge(self.tool)
        if result is None:
            self.fail(place, f"strex exited {code}: {report.strip()[:300]}")
            return
        textual = "text conflict" if conflicts else "text clean"
        self.counts[kind, textual] += 1
        self.counts[kind, textual, "resolved" if code == 0 else "conflict of meaning"] += 1
        if code and self.verbose:
            print(f"{place}: {textual}\n{report}")
        try:
            tree = leaves(load(result))
        except ValueError as problem:
            self.fail(place, f"the result is no catalog: {problem}")
            return
        units = [path for path in lost(*trees, tree) if code == 0]
        sweeps = [path for path in units if swept(path, *trees)]
        self.counts[kind, "units of swept keys"] += len(sweeps)
        if len(units) > len(sweeps):
            self.fail(place, f"{len(units) - len(sweeps)} units lost: {[p for p in units if p not in sweeps][:3]}")
        if not conflicts:
            self.compare_clean(place, kind, code, tree, text)
        self.compare_human(kind, textual, code, tree, human)

    def compare_clean(self, place, kind, code, tree, text):
        try:
            merged = leaves(load(text))
        except ValueError:
            self.counts[kind, "text clean", "text is no catalog"] += 1
            return
        if code:
            self.fail(place, "a conflict where the text has none")
        self.counts[kind, "text clean", "same as text" if merged == tree else "other than text"] += 1
        if merged != tree and self.verbose:
            names = sorted(p for p in set(merged) | set(tree) if merged.get(p) != tree.get(p))
            print(f"{place}: other than the text merge: {len(names)} leaves")
            for path in names[:4]:
                print("   ", " / ".join(path), "| text:", merged.get(path), "| strex:", tree.get(path))

    def compare_human(self, kind, textual, code, tree, human):
        try:
            final = leaves(load(human))
        except ValueError:
            self.counts[kind, textual, "person committed no catalog"] += 1
            return
        if code:
            return
        if final == tree:
            self.counts[kind, textual, "as the person committed"] += 1
        units = sum(1 for path in tree if isunit(path) and path not in final)
        if units:
            self.counts[kind, "merges where the person lost units"] += 1
            self.counts[kind, "units that the person lost"] += units

    def report(self):
        for key in sorted(self.counts, key=str):
            print(f"{self.counts[key]:6}  {key if isinstance(key, str) else ', '.join(key)}")
        total = self.counts["edited", "text conflict"]
        resolved = self.counts["edited", "text conflict", "resolved"]
        print(f"textual conflicts resolved: {resolved} of {total}" + (f" ({resolved / total:.3f})" if total else ""))
        for failure in self.failures:
            print("FAILED", failure)
        return 1 if self.failures or total and resolved / total < BAR else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("--tool", default="strex")
    parser.add_argument("--verbose", action="store_true")
    arguments = parser.parse_args()
    measurement = Measurement(arguments)
    for name, repository in repositories(arguments.folder):
        measurement.measure(name, repository)
    sys.exit(measurement.report())


main()
