"""Finds truth files: folders of cases, or mirrors of repositories with a list of their truth files.

A list is a CSV with the columns capability, repo, commit, path, role and note. The repository OWNER/NAME is the git
directory MIRRORS/OWNER+NAME/repo. Paths may contain `*` and `{a,b}`, and are separated by `; `. If the note of an input is
`every commit`, all commits up to the named one that change a truth file count.
"""
import csv
import fnmatch
import itertools
import os
import re
import subprocess


def git(folder, *words):
    run = subprocess.run(["git", "-C", folder, *words], capture_output=True)
    return run.stdout if run.returncode == 0 else None


def write(folder, files):
    """Writes files, {path: bytes}, and makes their folders."""
    for path, data in files.items():
        target = os.path.join(folder, path)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        with open(target, "wb") as file:
            file.write(data)


def alternatives(pattern):
    """`{a,b}.lproj` as `a.lproj` and `b.lproj`; `x.strings|stringsdict` as both."""
    found = re.search(r"\{([^}]*)\}", pattern)
    if found:
        head, tail = pattern[: found.start()], pattern[found.end() :]
        return list(itertools.chain.from_iterable(alternatives(head + one + tail) for one in found[1].split(",")))
    if "|" in pattern:
        first, *others = pattern.split("|")
        return [first] + [first.rsplit(".", 1)[0] + "." + other for other in others]
    return [pattern]


def matches(path, patterns):
    return any(fnmatch.fnmatchcase(path, pattern) and path.count("/") == pattern.count("/") for pattern in patterns)


class Snapshot:
    """One commit of a mirror."""

    def __init__(self, folder, commit):
        self.folder, self.commit = folder, commit
        names = git(folder, "ls-tree", "-r", "-z", "--name-only", commit)
        self.names = names.decode().split("\0")[:-1] if names is not None else []

    def read(self, path):
        return git(self.folder, "show", f"{self.commit}:{path}")

    def find(self, patterns):
        return [name for name in self.names if matches(name, patterns)]


def commits(folder, commit, paths):
    found = git(folder, "log", "--format=%H", commit, "--", *paths)
    return found.decode().split() if found else []


def rows(capability, path):
    """The list's rows by repository and commit: ((repo, commit), inputs, truths, every commit?)."""
    groups = {}
    with open(path, newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            if row["capability"] == capability:
                groups.setdefault((row["repo"], row["commit"]), []).append(row)
    for key, members in groups.items():
        paths = lambda role: [
            one for row in members if row["role"] == role for part in row["path"].split("; ") for one in alternatives(part)
        ]
        yield key, paths("input"), paths("truth"), any("every commit" in row["note"] for row in members)


def snapshots(capability, mirrors, path):
    """Each selected commit with its inputs and truths, and the names of missing repositories."""
    missing = []
    found = []
    for (repo, commit), inputs, truths, is_whole in rows(capability, path):
        folder = os.path.join(mirrors, repo.replace("/", "+"), "repo")
        if not commit or not os.path.isdir(folder):
            missing.append(repo)
            continue
        chosen = [commit]
        if is_whole:
            chosen = commits(folder, commit, Snapshot(folder, commit).find(truths))
        for one in chosen:
            snapshot = Snapshot(folder, one)
            found.append((f"{repo}@{one[:7]}", snapshot, snapshot.find(inputs), snapshot.find(truths)))
    return found, missing
