#!/usr/bin/env python3
"""Measures `strex migrate` against commits that turned tables into catalogs in Xcode.

usage: migrations.py STREX MIRRORS LIST [--verbose]

MIRRORS contains a git directory OWNER+NAME/repo for each repository. Each line of LIST is a commit: OWNER/NAME and its hash,
separated by a space or a comma. The tables that the commit deletes are migrated in their parent's version, and compared with
the catalogs that it adds. A table that strex rejects as invalid is skipped and reported; such commits are counted separately,
because the skipped table was not compared.

Such commits may also contain edits, so there are two figures. A commit is value-exact if every text equals that of the commit.
An independent parser of the tables classifies a difference as an edit by the commit's author by these criteria only: no table
of that language has the commit's text for the key (written by the author), or the commit lacks plural categories in which the
table only had a copy of the source language's text, and has all others unchanged (cleaned up). Every other difference is
unexplained: the table has the text of the commit, and strex has another one.
"""
import collections
import json
import os
import re
import subprocess
import sys
import tempfile

TABLES = (".strings", ".stringsdict")
FRAME = (".xib", ".storyboard", ".intentdefinition", ".xcstrings", "project.pbxproj", "Package.swift")


class Repository:
    def __init__(self, folder):
        self.git = ["git", "-c", "core.quotepath=off", "-C", folder]

    def run(self, *words):
        return subprocess.run(self.git + list(words), capture_output=True).stdout

    def names(self, *words):
        return [n.decode("utf-8", "surrogateescape") for n in self.run(*words, "-z").split(b"\0") if n]

    def changed(self, commit):
        fields = self.names("diff-tree", "-r", "--no-renames", "--no-commit-id", "--name-status", commit)
        return list(zip(fields[::2], fields[1::2]))

    def export(self, commit, path, place):
        os.makedirs(os.path.dirname(place) or ".", exist_ok=True)
        with open(place, "wb") as file:
            file.write(self.run("show", f"{commit}:{path}"))


def localizations(entry):
    return entry.get("localizations", {})


def without_states(value):
    if isinstance(value, dict):
        return {k: without_states(v) for k, v in value.items() if k != "state"}
    return value


def leaves(form):
    """The texts of all variations of a form."""
    if not isinstance(form, dict):
        return []
    own = [form["stringUnit"].get("value", "")] if "stringUnit" in form else []
    return own + [text for key, value in form.items() if key != "stringUnit" for text in leaves(value)]


class Tables:
    """All texts of tables, by language and key."""

    ENTRY = re.compile(r'"((?:[^"\\]|\\.)*)"\s*=\s*"((?:[^"\\]|\\.)*)"\s*;', re.DOTALL)
    ESCAPES = {"n": "\n", "t": "\t", "r": "\r"}

    def __init__(self, files):
        self.texts = collections.defaultdict(set)
        for path, content in files:
            language = re.search(r"([^/]+)\.lproj/", path)
            text = content.decode("utf-16" if content[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig", "replace")
            for key, value in self.ENTRY.findall(text):
                self.texts[language[1] if language else "", self.plain(key)].add(self.plain(value))

    def plain(self, text):
        return re.sub(r"\\(.)", lambda m: self.ESCAPES.get(m[1], m[1]), text, flags=re.DOTALL)

    def explains(self, language, key, ours, truth, source):
        """The reason why a form differs from the tables; None if a rule may be wrong."""
        texts = leaves(truth)
        if "variations" in ours and len(texts) < len(leaves(ours)):
            missing = set(leaves(ours)) - set(texts)
            return "cleaned up" if missing <= set(leaves(source)) and set(texts) <= set(leaves(ours)) else None
        if "variations" in truth and "variations" not in ours:
            return "written by somebody"
        return None if any(text in self.texts[language, key] for text in texts) else "written by somebody"


def shape(form):
    """The structure of a text without its texts and plural categories."""
    if not isinstance(form, dict):
        return None
    return {k: None if k == "plural" else shape(v) for k, v in form.items()}


def compare(ours, truth, tables, counts, notes):
    source = truth["sourceLanguage"]
    counts["source language"] += ours["sourceLanguage"] == source
    for key, entry in ours["strings"].items():
        expected = truth["strings"].get(key)
        if expected is None:
            counts["key gone"] += 1
            continue
        # Later syncs with the code may have changed other entries before the commit.
        if expected.get("extractionState") in ("manual", "migrated"):
            same = entry.get("comment") == expected.get("comment")
            counts["comment" if same else "comment differs"] += 1
            if not same:
                notes.append(("comment", key, entry.get("comment"), expected.get("comment")))
        for language, form in localizations(entry).items():
            other = localizations(expected).get(language)
            kind = "value" if list(form) == ["stringUnit"] else "variation"
            if other is None:
                counts["unit gone" if language != source else "source unit gone"] += 1
                continue
            if kind == "variation":
                counts["shape" if shape(form) == shape(other) else "shape differs"] += 1
            if without_states(form) == without_states(other):
                counts[kind] += 1
            else:
                counts[kind + " differs"] += 1
                reason = tables.explains(language, key, form, other, localizations(expected).get(source, {}))
                counts[reason or "unexplained"] += 1
                notes.append((kind, language, key, json.dumps(form, ensure_ascii=False)[:160],
                              json.dumps(other, ensure_ascii=False)[:160]))
            if other and language != source and "stringUnit" in form and "stringUnit" in other:
                same = form["stringUnit"]["state"] == other["stringUnit"]["state"]
                counts["state" if same else "state differs"] += 1


def nearness(ours, truth):
    return sum(len(localizations(entry)) for key, entry in ours["strings"].items() if key in truth["strings"])


def catalog(data):
    """`None` for a missing file: mirrors lack large files."""
    try:
        return json.loads(data.decode("utf-8-sig"))
    except ValueError:
        return None


def catalogs_in(place):
    """The catalogs in a folder by their paths."""
    found = {}
    for top, _, names in os.walk(place):
        for path in (os.path.join(top, name) for name in names if name.endswith(".xcstrings")):
            with open(path, "rb") as file:
                found[os.path.relpath(path, place)] = catalog(file.read())
    return {path: one for path, one in found.items() if one}


def counterpart(made, path, truth):
    """The catalog of a name in the same folder, or else the nearest one, because catalogs are moved."""
    name = os.path.basename(path)
    near = {one: nearness(ours, truth) for one, ours in made.items() if os.path.basename(one) == name}
    best = max(near, key=lambda one: (one == path, near[one]), default=None)
    return made[best] if best and near[best] else None


def migrate(strex, place, counts, notes):
    """Migrates the tables in a folder, repeatedly without the tables that are rejected."""
    while True:
        words = [strex, "migrate", "--quiet", "."]
        run = subprocess.run(words, cwd=place, capture_output=True, text=True, errors="replace")
        errors = [line for line in run.stderr.splitlines() if ": error:" in line] if run.returncode else []
        notes += [("refused", line) for line in errors]
        broken = {line.split(":")[0] for line in errors if line.endswith("[invalid-table]")}
        broken = {path for path in broken if os.path.exists(os.path.join(place, path))}
        if not broken:
            return
        for path in broken:
            os.remove(os.path.join(place, path))
            counts["broken tables left out"] += 1


def measure(strex, folder, commit):
    repository = Repository(folder)
    changed = repository.changed(commit)
    tables = [path for status, path in changed if status == "D" and path.endswith(TABLES)]
    catalogs = [path for status, path in changed if status == "A" and path.endswith(".xcstrings")]
    counts, notes = collections.Counter(), []
    texts = Tables((path, repository.run("show", f"{commit}^:{path}")) for path in tables if path.endswith(".strings"))
    with tempfile.TemporaryDirectory() as place:
        for path in tables:
            repository.export(commit + "^", path, os.path.join(place, path))
        for path in repository.names("ls-tree", "-r", "--name-only", commit + "^"):
            if path.endswith(FRAME):
                repository.export(commit + "^", path, os.path.join(place, path))
        migrate(strex, place, counts, notes)
        made = catalogs_in(place)
        for path in catalogs:
            truth = catalog(repository.run("show", f"{commit}:{path}"))
            name = os.path.basename(path)
            if truth is None:
                counts["catalogs that cannot be read"] += 1
            elif any(os.path.basename(t).rsplit(".", 1)[0] == name[:-10] for t in tables):
                ours = counterpart(made, path, truth)
                counts["catalogs"] += ours is not None
                if ours is not None:
                    compare(ours, truth, texts, counts, notes)
    return counts, notes


def main():
    strex, mirrors, listing = os.path.abspath(sys.argv[1]), sys.argv[2], sys.argv[3]
    total = collections.Counter()
    with open(listing, encoding="utf-8") as file:
        lines = dict.fromkeys(tuple(re.split(r"[ ,]+", line.strip())[:2]) for line in file if line.strip())
    for name, commit in lines:
        counts, notes = measure(strex, os.path.join(mirrors, name.replace("/", "+"), "repo"), commit)
        total.update(counts)
        if counts["catalogs"] and counts["broken tables left out"]:
            total["commits with tables left out"] += 1
        elif counts["catalogs"]:
            total["commits"] += 1
            total["commits value-exact"] += counts["value differs"] + counts["variation differs"] == 0
            total["commits value-exact outside of the author's edits"] += counts["unexplained"] == 0
        print(name, commit[:8], dict(counts))
        for note in notes if "--verbose" in sys.argv else [n for n in notes if n[0] == "refused"][:3]:
            print("   ", *note)
    print("all", dict(total))
    exact = [total["commits value-exact"], total["commits value-exact outside of the author's edits"]]
    print(f"{exact[0]} of {total['commits']} commits value-exact, {exact[1]} outside of what their authors edited")
    print(f"{total['commits with tables left out']} more commits with tables left out")


if __name__ == "__main__":
    main()
