#!/usr/bin/env python3
"""Compares the keys that strex extracts with the answers of the Swift compiler, with a real iOS SDK.

    compiler.py SDK [--notes FOLDER] [--strex PATH] [--check NAME,...] [APP...]

SDK is the folder of an iOS SDK, or a git directory with one. On Linux, NOTES is a folder with Apple's Dispatch.apinotes
and os.apinotes, which the toolchain for Linux lacks. The first run prepares the SDK in the cache, which takes minutes.

    apps             each literal in the APPs, which may use packages that are missing
    mutations        the same, with each literal in another expression, once for each template in mutations.json
    interpolations   the same, with another interpolation in each key
    programs         random programs with the shapes in programs.txt
    shapes           the files in compiler/shapes

Prints the differences, and for each check how many literals agree. A literal without a type, because the code around it
does not compile, counts as neither. Exits with 1 if a check has differences.
"""
import argparse
import collections
import json
import os
import random
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
DATA = os.path.join(HERE, "compiler")
sys.path.insert(0, DATA)
import programs
import typedsources

CHECKS = ["shapes", "programs", "apps", "mutations", "interpolations"]


class Comparison:
    def __init__(self, options):
        self.options, self.counts = options, collections.Counter()
        self.compiler = typedsources.Compiler(options.sdk, options.notes, options.cache)

    def extracted(self, files):
        """The keys that strex extracts from the files of a module: {file: {(line, column): key}}."""
        folder = os.path.dirname(files[0])
        words = ["--format", "json", "--no-catalog", "--isolated", "--no-cache", "--xcode", str(self.options.xcode)]
        command = [self.options.strex, "extract", *words, *files]
        run = subprocess.run(command, capture_output=True, text=True, cwd=folder)
        found = collections.defaultdict(dict)
        for string in json.loads(run.stdout or "{}").get("strings", []):
            for site in string["sites"]:
                found[os.path.join(folder, site["file"])][site["line"], site["column"]] = string["key"]
        return found

    def compare(self, name, files):
        """Compares the files of a module, adds to the counts, and prints what differs."""
        ours = self.extracted(files)
        for tree in self.compiler.trees(files, self.options.xcode):
            keys = {tree.position(offset): key for offset, key in tree.keys.items()}
            plain = {tree.position(offset) for offset in tree.plain}
            mine = ours.get(tree.path, {})
            self.counts["without a type"] += len(set(mine) - set(keys) - plain)
            self.counts["agree"] += sum(mine.get(at) == key for at, key in keys.items()) + len(plain - set(mine))
            missed = {at: key for at, key in keys.items() if mine.get(at) != key}
            differences = [(at, f"missed {key!r}, strex: {mine.get(at)!r}") for at, key in missed.items()]
            differences += [(at, f"extra {mine[at]!r}") for at in plain & set(mine)]
            self.counts["differ"] += len(differences)
            for (line, column), text in sorted(differences):
                code = tree.bytes.split(b"\n")[line - 1].decode(errors="replace").strip()
                print(f"  {name} {os.path.basename(tree.path)}:{line}:{column}: {text}: {code[:200]}", flush=True)

    def shapes(self):
        folder = os.path.join(DATA, "shapes")
        for name in sorted(os.listdir(folder)):
            path = os.path.join(tempfile.mkdtemp(), name.removesuffix(".txt"))
            with open(os.path.join(folder, name)) as source, open(path, "w") as target:
                target.write(source.read())
            self.compare(name, [path])

    def programs(self):
        shapes = programs.shapes()
        for seed in range(self.options.seed, self.options.seed + self.options.programs):
            path = os.path.join(tempfile.mkdtemp(), f"Program{seed}.swift")
            with open(path, "w") as file:
                file.write(programs.Program(seed, shapes).source())
            self.compare("program", [path])

    def sources(self, app):
        """A copy of an app's sources that the compiler reads, as one module."""
        folder, files = tempfile.mkdtemp(), []
        for parent, _, names in sorted(os.walk(app)):
            if re.search(r"Tests?(/|$)", parent):
                continue
            for name in sorted(names):
                if not name.endswith(".swift") or name == "Package.swift":
                    continue
                files.append(os.path.join(folder, f"{len(files):04}-{name}"))
                with open(os.path.join(parent, name), encoding="utf-8", errors="replace") as source:
                    text = self.compiler.readable(source.read())
                with open(files[-1], "w") as target:
                    target.write(text)
        return files

    def apps(self):
        for app in self.options.apps:
            self.compare(os.path.basename(app), self.sources(app))

    def mutations(self):
        self.mutate("expressions")

    def interpolations(self):
        self.mutate("interpolations")

    def mutate(self, kind):
        with open(os.path.join(DATA, "mutations.json")) as file:
            templates = json.load(file)[kind]
        for app in self.options.apps:
            files = self.sources(app)
            helpers = os.path.join(os.path.dirname(files[0]), "Helpers.swift")
            with open(os.path.join(DATA, "mutations.swift.txt")) as source, open(helpers, "w") as target:
                target.write(source.read())
            files.append(helpers)
            trees = list(self.compiler.trees(files, self.options.xcode))
            places = {tree.path: set(tree.keys) | (tree.plain if kind == "expressions" else set()) for tree in trees}
            del places[helpers]
            original = {tree.path: tree.bytes for tree in trees}
            for name, template in templates.items():
                for path, offsets in places.items():
                    with open(path, "wb") as file:
                        file.write(mutated(original[path], sorted(offsets), template))
                self.compare(f"{os.path.basename(app)} {name}", files)


def mutated(code, offsets, template):
    """The code with each literal that is on one line put in a template."""
    parts, at = [], 0
    for offset in offsets:
        end = end_of_literal(code, offset) if offset >= at else None
        if end is not None:
            parts += [code[at:offset], template.encode().replace("§".encode(), code[offset:end])]
            at = end
    return b"".join(parts + [code[at:]])


def end_of_literal(code, start):
    """The end of a literal without `#` on one line, or None for others."""
    if code[start : start + 1] != b'"' or code[start : start + 3] == b'"""':
        return None
    at = start + 1
    while at < len(code) and code[at : at + 1] != b"\n":
        if code[at : at + 1] == b'"':
            return at + 1
        if code[at : at + 2] != b"\\(":
            at += 2 if code[at : at + 1] == b"\\" else 1
            continue
        depth, at = 1, at + 2
        while at < len(code) and depth > 0:
            if code[at : at + 1] == b"\n":
                return None
            if code[at : at + 1] == b'"':
                at = end_of_literal(code, at)
                if at is None:
                    return None
                continue
            depth += {b"(": 1, b")": -1}.get(code[at : at + 1], 0)
            at += 1
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sdk")
    parser.add_argument("apps", nargs="*")
    parser.add_argument("--notes")
    parser.add_argument("--strex", default=os.path.join(HERE, "..", "..", ".build", "release", "strex"))
    parser.add_argument("--cache", default=os.path.join(tempfile.gettempdir(), "strex-compiler"))
    parser.add_argument("--check", default=",".join(CHECKS))
    parser.add_argument("--xcode", type=int, default=16, help="16 or 26")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    parser.add_argument("--programs", type=int, default=20)
    options = parser.parse_args()
    options.strex, comparison, failed = os.path.abspath(options.strex), Comparison(options), False
    for check in options.check.split(","):
        comparison.counts.clear()
        getattr(comparison, check)()
        counts = comparison.counts
        agree, total = counts["agree"], counts["agree"] + counts["differ"]
        name = f"{check} (seed {options.seed})" if check == "programs" else check
        share = f"{agree / total:.4f}" if total else "none"
        print(f"{name}: {agree} of {total} literals agree ({share}), {counts['without a type']} without a type")
        failed = failed or counts["differ"] > 0
    return failed


if __name__ == "__main__":
    sys.exit(main())
