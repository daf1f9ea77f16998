#!/usr/bin/env python3
"""Repeats real merges of `.strings` tables and compares them with git's merges by lines.

    Tests/Truth/tablemerges.py STREX MIRRORS [SECONDS]    MIRRORS/OWNER+NAME/repo are git directories

Counts the merges of two commits in which both sides changed a table differently: whether git and strex can merge them, and
whether both results contain the same texts. Exits with 1 if a table that git merges has another meaning.
"""
import collections
import os
import re
import subprocess
import sys
import tempfile
import time

PAIR = re.compile(r'^\s*("(?:[^"\\]|\\.)*"|[\w.]+)\s*=\s*("(?:[^"\\]|\\.)*")\s*;', re.MULTILINE)
# Escapes without a meaning, for example `\(`, mean the character after the backslash, and a merge may write either.
IDLE = re.compile(r'\\\\|\\([^abfnrtvU0-7\\"\n])')


def git(folder, *words):
    return subprocess.run(["git", "-C", folder, *words], capture_output=True).stdout


def texts(content):
    is_wide = content[:2] in (b"\xff\xfe", b"\xfe\xff")
    text = content.decode("utf-16" if is_wide else "utf-8", "replace")
    return dict(PAIR.findall(IDLE.sub(lambda found: found[1] or found[0], text)))


def contested(folder):
    """Each table that both sides of a merge changed: base, ours, theirs."""
    for line in git(folder, "rev-list", "--all", "--merges", "--parents").decode().split("\n"):
        words = line.split()
        if len(words) != 3:
            continue
        base = git(folder, "merge-base", words[1], words[2]).decode().strip()
        changed = [
            set(git(folder, "diff", "--name-only", "-z", base, side, "--", "*.strings").split(b"\0")) for side in words[1:]
        ] if base else [set(), set()]
        for path in sorted((changed[0] & changed[1]) - {b""}):
            name = path.decode("utf-8", "surrogateescape")
            sides = [git(folder, "show", f"{commit}:{name}") for commit in (base, *words[1:])]
            if sides[1] and sides[2] and len(set(sides)) == 3:
                yield name, sides


def compare(strex, name, sides, totals):
    with tempfile.TemporaryDirectory() as folder:
        paths = [os.path.join(folder, side + ".strings") for side in ("base", "ours", "theirs")]
        for path, content in zip(paths, sides):
            with open(path, "wb") as file:
                file.write(content)
        by_line = subprocess.run(["git", "merge-file", "-p", paths[1], paths[0], paths[2]], capture_output=True)
        by_key = subprocess.run([strex, "merge", *paths, "--output", "-"], capture_output=True)
    lines = "conflict of lines" if by_line.returncode else "merged by lines"
    keys = {0: "merged by keys", 1: "conflict of keys"}.get(by_key.returncode, "refused")
    totals[f"{lines}, {keys}"] += 1
    if keys == "refused":
        print(f"{name}: {by_key.stderr.decode().strip()}")
    if by_line.returncode == 0 and by_key.returncode == 0:
        is_same = texts(by_line.stdout) == texts(by_key.stdout)
        totals["the same meaning" if is_same else "another meaning"] += 1
        if not is_same:
            print(f"{name}: another meaning")


def main(arguments):
    if len(arguments) not in (2, 3):
        print(__doc__, file=sys.stderr)
        return 2
    end = time.time() + float(arguments[2] if len(arguments) > 2 else "inf")
    totals = collections.Counter()
    for mirror in sorted(os.listdir(arguments[1])):
        folder = os.path.join(arguments[1], mirror, "repo")
        if not os.path.isdir(folder) or time.time() > end:
            continue
        for name, sides in contested(folder):
            if time.time() > end:
                break
            compare(arguments[0], f"{mirror}: {name}", sides, totals)
    for name, count in sorted(totals.items()):
        print(f"{name}: {count}")
    return 1 if totals["another meaning"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
