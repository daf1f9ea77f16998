#!/usr/bin/env python3
"""Compares the texts of storyboards and xibs with the texts that Xcode and ibtool extracted.

    interfaces.py TOOL MIRRORS LIST [--verbose]   LIST is a CSV of truth files, see truth.py

Truth is a catalog in mul.lproj next to the interface, a section of an .xliff file in a package with the interface, or tables
(.strings) with the interface's name. Of tables, only the keys of existing objects count, in any language. Default titles are
ignored, because only some versions of Xcode extract them. Then each catalog in mul.lproj is synced with its interface without any
source, which should not change it, and so is each table without a catalog; after filling, it must be up to date.
Exits with 1 if a result is below its limit.
"""
import collections
import json
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from truth import Snapshot, rows, write  # noqa: E402

SPACE = "{urn:oasis:names:tc:xliff:document:1.2}"
DEFAULTS = {"Text Cell", "Table View Cell", "Box", "Window", "Item1", "Item2", "Item3", "OtherViews", "MainMenu"}
ENTRY = re.compile(r'"((?:[^"\\]|\\.)*)"\s*=\s*"', re.DOTALL)
IDENTIFIER = re.compile(r'\bid="([^"]+)"')
TITLE = re.compile(r'<[^<>]*\btitle="([^"]*)"[^<>]*\bid="([^"]+)"')
BARS = {"recall": 0.995, "precision": 0.995, "values": 0.999, "comments": 0.999, "in step": 0.95, "tables in step": 0.95, "filled": 1}


def text_of(data):
    encoding = "utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8"
    return data.decode(encoding, "replace")


def extracted(tool, files):
    """The texts that strex finds in interfaces: {path: {key: (value, comment)}}."""
    with tempfile.TemporaryDirectory() as folder:
        # Each interface gets its own table, because copies have the same keys.
        places = {f"{n}/Base.lproj/T{n}{os.path.splitext(path)[1]}": path for n, path in enumerate(files)}
        write(folder, {place: files[path] for place, path in places.items()})
        words = [tool, "extract", "--no-catalog", "--format", "json", "."]
        run = subprocess.run(words, capture_output=True, cwd=folder)
    report = json.loads(run.stdout)
    found = {path: {} for path in files}
    for string in report["interfaceTexts"]:
        for site in string["sites"]:
            found[places[os.path.normpath(site["file"])]][string["key"]] = (string.get("defaultValue"), site.get("comment"))
    for one in report["diagnostics"]:
        one["file"] = places.get(one.get("file"), one.get("file"))
    return found, report["diagnostics"]


def catalog_truth(data):
    """The entries from the interface, and all keys."""
    catalog = json.loads(data)
    language = catalog["sourceLanguage"]
    live = {}
    for key, entry in catalog["strings"].items():
        if entry.get("extractionState") == "extracted_with_value":
            unit = entry.get("localizations", {}).get(language, {}).get("stringUnit", {})
            live[key] = (unit.get("value") if unit.get("state") == "new" else None, entry.get("comment"))
    return live, set(catalog["strings"])


def xliff_truth(data):
    """The units of the interfaces in a document, by the end of the path."""
    found = {}
    for file in ElementTree.fromstring(data).iter(SPACE + "file"):
        original = file.get("original")
        if not original.endswith((".storyboard", ".xib")):
            continue
        units = found.setdefault(original, {})
        for unit in file.iter(SPACE + "trans-unit"):
            text = lambda name: "".join(unit.find(SPACE + name).itertext()) if unit.find(SPACE + name) is not None else None
            units[unit.get("id")] = (text("source"), text("note"))
    return found


class Score:
    def __init__(self):
        self.counts = collections.Counter()
        self.lines = []

    def compare(self, place, got, live, known, in_comments=True):
        for key, (value, comment) in live.items():
            if value in DEFAULTS or (value is None and got.get(key, ("",))[0] in DEFAULTS):
                continue
            self.counts["keys"] += 1
            if key not in got:
                self.lines.append(f"{place}: missed {key} {value!r}")
                continue
            self.counts["found"] += 1
            if value is not None:
                self.counts["values"] += 1
                self.counts["values equal"] += got[key][0] == value
                if got[key][0] != value:
                    self.lines.append(f"{place}: another value {key} {got[key][0]!r} {value!r}")
            if comment and in_comments and comment.startswith("Class ="):
                self.counts["comments"] += 1
                self.counts["comments equal"] += got[key][1] == comment
                if got[key][1] != comment:
                    self.lines.append(f"{place}: another comment {key}\n   {got[key][1]}\n   {comment}")
        for key in got:
            if known is None or got[key][0] in DEFAULTS:
                continue
            self.counts["extracted"] += 1
            self.counts["extracted right"] += key in known
            if key not in known:
                self.lines.append(f"{place}: too much {key} {got[key][0]!r}")

    def ratio(self, some, all_of):
        return self.counts[some] / self.counts[all_of] if self.counts[all_of] else None

    def rates(self):
        pairs = [("recall", "found", "keys"), ("precision", "extracted right", "extracted")]
        pairs += [("in step", "catalogs in step", "catalogs"), ("tables in step", "tables in step", "tables")]
        pairs += [(name, name + " equal", name) for name in ("values", "comments", "filled")]
        return {name: self.ratio(some, all_of) for name, some, all_of in pairs}


def nibs(snapshot):
    return [name for name in snapshot.names if name.endswith((".storyboard", ".xib"))]


def beside(path, region, ending):
    folder, name = os.path.split(path)
    return os.path.normpath(os.path.join(folder, "..", region + ".lproj", os.path.splitext(name)[0] + ending))


def measure(tool, snapshot, score):
    names = set(snapshot.names)
    files = {path: snapshot.read(path) for path in nibs(snapshot) if "SPM" not in path}
    found, diagnostics = extracted(tool, files)
    unknown = sum(one["id"] == "unknown-interface-text" for one in diagnostics)
    score.counts["unknown"] += unknown
    score.lines += [f"{one.get('file')}: {one['message']}" for one in diagnostics if one["id"] == "unknown-interface-text"]
    tables = collections.defaultdict(list)
    for name in names:
        if name.endswith(".strings") and ".lproj/" in name:
            folder, stem = os.path.split(name)
            tables[os.path.dirname(folder), stem[: -len(".strings")]].append(name)
    xliffs = [xliff_truth(snapshot.read(name)) for name in names if name.endswith(".xliff")]
    for path in files:
        catalog = beside(path, "mul", ".xcstrings")
        region = os.path.basename(os.path.dirname(path))
        if catalog in names and (region == "Base.lproj" or beside(path, "Base", os.path.splitext(path)[1]) not in names):
            score.compare(path, found[path], *catalog_truth(snapshot.read(catalog)))
            continue
        units = [section for document in xliffs for original, section in document.items() if path.endswith("/" + original)]
        if units and ".xcloc/" in path:
            score.compare(path, found[path], units[0], set(units[0]))
        elif region == "Base.lproj":
            folder, name = os.path.split(path)
            live = {}
            alive = set(IDENTIFIER.findall(text_of(files[path])))
            # Tables contain neither the text of the interface nor whether it was a default title.
            alive -= {name for title, name in TITLE.findall(text_of(files[path])) if title in DEFAULTS}
            for table in tables[os.path.dirname(folder), os.path.splitext(name)[0]]:
                for key in ENTRY.findall(text_of(snapshot.read(table))):
                    if key.split(".")[0] in alive and "." in key:
                        live[key] = (None, None)
            # A table may have kept the keys of texts that were removed from their objects.
            score.compare(path, found[path], live, None)


def tables_of(snapshot):
    """The tables of interfaces without a catalog."""
    names = set(snapshot.names)
    interfaces = {(os.path.dirname(os.path.dirname(path)), os.path.splitext(os.path.basename(path))[0]) for path in nibs(snapshot)}
    for name in snapshot.names:
        region, stem = os.path.split(name)
        folder = os.path.dirname(region)
        if not (region.endswith(".lproj") and stem.endswith(".strings")):
            continue
        stem = stem[: -len(".strings")]
        if (folder, stem) in interfaces and os.path.join(folder, "mul.lproj", stem + ".xcstrings") not in names:
            yield name


def synchronize(tool, snapshot, score):
    """Syncs catalogs and tables with their interfaces, and counts those that do not change."""
    names = set(snapshot.names)
    catalogs = {beside(path, "mul", ".xcstrings") for path in nibs(snapshot)} & names
    tables = set(tables_of(snapshot))
    projects = {name for name in names if name.endswith("/project.pbxproj")}
    with tempfile.TemporaryDirectory() as folder:
        os.mkdir(os.path.join(folder, ".git"))
        files = {path: snapshot.read(path) for path in {*nibs(snapshot), *catalogs, *tables, *projects}}
        write(folder, files)
        sync = lambda *words: subprocess.run([tool, "sync", "-q", "--allow-mass-stale", *words, "."], capture_output=True, cwd=folder)
        sync()
        for kind, paths in (("catalogs", catalogs), ("tables", tables)):
            for path in sorted(paths):
                with open(os.path.join(folder, path), "rb") as file:
                    is_same = file.read() == files[path]
                score.counts[kind] += 1
                score.counts[kind + " in step"] += is_same
                if not is_same:
                    score.lines.append(f"{path}: a sync changes it")
        if tables:
            sync("--fill", "--remove-unused")
            again = sync("--fill", "--remove-unused", "--check")
            score.counts["filled"] += 1
            score.counts["filled equal"] += again.returncode == 0
            if again.returncode:
                score.lines.append("filled tables are filled again: " + again.stdout.decode("utf-8", "replace"))


def main(tool, mirrors, path, verbose=False):
    total = Score()
    count = 0
    for (repo, commit), _, _, _ in rows("4-ib", path):
        folder = os.path.join(mirrors, repo.replace("/", "+"), "repo")
        snapshot = Snapshot(folder, commit) if os.path.isdir(folder) else None
        if not snapshot or not snapshot.names:
            print(f"{repo}: not there")
            continue
        score = Score()
        measure(os.path.abspath(tool), snapshot, score)
        synchronize(os.path.abspath(tool), snapshot, score)
        if not score.counts["keys"]:
            continue
        count += 1
        rates = " ".join(f"{k} {v:.4f}" for k, v in score.rates().items() if v is not None)
        print(f"{repo}: {score.counts['keys']} keys, {rates}, {score.counts['unknown']} unknown")
        if verbose:
            print("\n".join("  " + line for line in score.lines))
        total.counts += score.counts
    rates = total.rates()
    print(f"{count} apps, {total.counts['keys']} keys: " + " ".join(f"{k} {v or 0:.4f}" for k, v in rates.items()))
    return 0 if all((rates[name] or 0) >= bar for name, bar in BARS.items()) else 1


if __name__ == "__main__":
    words = [word for word in sys.argv[1:] if word != "--verbose"]
    if len(words) != 3:
        sys.exit(__doc__)
    sys.exit(main(*words, verbose="--verbose" in sys.argv))
