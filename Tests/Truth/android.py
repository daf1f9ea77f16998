#!/usr/bin/env python3
"""Compares Android resources and Apple tables or catalogs of the same texts with the conversions of strex.

    android.py tables STREX FOLDER    android/values*/strings.xml and apple/LANG.lproj/Localizable.strings and .stringsdict
    android.py catalog STREX FOLDER   Localizable.xcstrings, and android/values*/ with the resources made from it

`tables` imports each language's strings.xml into a catalog of the tables of `en`, compiles it, and compares the tables; then
it migrates all tables, exports them for Android, and compares the resources. `catalog` exports the catalog and compares the
texts of resources with the English text or the name of a key. Texts with equivalent arguments are equal: `%s`, `%1$s`, `%@`
and `%1$@` are equivalent, and so are `%d` and `%lld`; Markdown's `**a**` equals `<b>a</b>`. Exits with 1 below .995.
"""
import collections
import json
import os
import plistlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

BAR = 0.995
# Languages with different names on the two systems that no rule covers.
LANGUAGES = {"zh-rCN": "zh-Hans", "zh-rTW": "zh-Hant", "in": "id", "iw": "he", "pt": "pt-PT"}


def unescaped(text):
    """The text of a resource as aapt2 parses it."""
    out, quoted, space, index = [], False, False, 0
    while index < len(text):
        char = text[index]
        index += 1
        if not quoted and char in " \t\r\n":
            space = bool(out)
            continue
        if space:
            out.append(" ")
            space = False
        if char == "\\" and index < len(text):
            char = text[index]
            index += 1
            if char == "u":
                out.append(chr(int(text[index : index + 4], 16)))
                index += 4
            else:
                out.append({"n": "\n", "t": "\t"}.get(char, char))
        elif char == '"':
            quoted = not quoted
        else:
            out.append(char)
    return "".join(out)


def resources(document):
    """The texts of a file by name, or name and quantity."""
    found = {}
    for element in ElementTree.fromstring(document):
        if element.tag == "string":
            found[(element.get("name"), "")] = unescaped("".join(element.itertext()))
        elif element.tag == "plurals":
            for item in element:
                found[(element.get("name"), item.get("quantity"))] = unescaped("".join(item.itertext()))
    return found


def tables(folder, tool):
    """The texts of a language's tables by key, or key and category."""
    found = {}
    for name in ("Localizable.strings", "Localizable.stringsdict"):
        path = os.path.join(folder, name)
        if not os.path.exists(path):
            continue
        for key, value in property_list(path).items():
            if isinstance(value, str):
                found[(key, "")] = value
                continue
            rule = next((one for one in value.values() if isinstance(one, dict)), {})
            for category, text in rule.items():
                if not category.startswith("NSString"):
                    found[(key, category)] = text
    return found


def property_list(path):
    with open(path, "rb") as file:
        content = file.read()
    if content.startswith(b"<?xml"):
        return plistlib.loads(content)
    pairs = re.findall(r'^\s*"((?:[^"\\]|\\.)*)"\s*=\s*"((?:[^"\\]|\\.)*)"\s*;', content.decode(), re.MULTILINE)
    plain = lambda text: re.sub(r"\\(.)", lambda found: {"n": "\n", "t": "\t"}.get(found[1], found[1]), text)
    return {plain(key): plain(value) for key, value in pairs}


SPECIFIER = re.compile(r"%(?:(\d+)\$)?([-+0#',]*\d*(?:\.\d+)?)(?:hh|h|ll|l|q|z|t|j)?([@sdiufxXoeEgGc])")


def normal(text, kinds=None):
    """A text with its arguments by number and kind, and Markdown as tags."""
    count = 0

    def argument(found):
        nonlocal count
        kind = {"@": "s", "i": "d", "u": "d"}.get(found[3], found[3])
        if found[1] is None:
            count += 1
        # An argument without a number refers to the model's first one of its kind.
        number = found[1] or (kinds or {}).get(kind) or str(count)
        return f"%{number}${found[2].replace(chr(39), ',')}{kind}"

    # Scripts copy backslashes into tables of rules, where they have no meaning.
    text = text.replace("\\'", "'").replace('\\"', '"')
    text = re.sub(r"\*\*([^*]+)\*\*", r"<b>\1</b>", text)
    return SPECIFIER.sub(argument, text).replace("%%", "%")


def gathered(text):
    """White space as Android shows it; the projects' converters keep outer and double spaces."""
    return re.sub(r"[ \t\r\n]+", " ", text).strip()


def kinds(text):
    """The number of the argument of each kind, if there is only one of the kind."""
    found = collections.defaultdict(set)
    for number, flags, kind in re.findall(r"%(\d+)\$([^%]*?)([sd])", normal(text)):
        found[kind].add(number)
    return {kind: numbers.pop() for kind, numbers in found.items() if len(numbers) == 1}


def compare(name, got, want, totals, model):
    for place, text in sorted(want.items()):
        kind = "plural items" if place[1] else "strings"
        totals[name + kind] += 1
        known = kinds(model.get((place[0], "other" if place[1] else ""), ""))
        if place not in got:
            totals[name + kind + " missing"] += 1
        mine, theirs = normal(got.get(place, ""), known), normal(text, known)
        if place in got and gathered(mine) == gathered(theirs):
            totals[name + kind + " equal"] += 1
            totals[name + kind + " equal but for white space"] += mine != theirs
        elif len(shown) < 60:
            shown.append(f"{name}{place[0]} {place[1]}: {got.get(place)!r} instead of {text!r}")


shown = []


def run(*words):
    found = subprocess.run(words, capture_output=True, text=True)
    if found.returncode == 2:
        print(" ".join(words), found.stderr[:2000])
    return found


def read(path):
    with open(path, "rb") as file:
        return file.read()


def compare_tables(tool, folder, totals):
    android, apple = os.path.join(folder, "android"), os.path.join(folder, "apple")
    model = tables(os.path.join(apple, "en.lproj"), tool)
    languages = {name: name[len("values-") :] for name in sorted(os.listdir(android)) if name.startswith("values-")}
    languages = {name: LANGUAGES.get(one, one.replace("-r", "-")) for name, one in languages.items()}
    languages = {name: one for name, one in languages.items() if os.path.isdir(os.path.join(apple, one + ".lproj"))}
    with tempfile.TemporaryDirectory() as work:
        shutil.copytree(os.path.join(apple, "en.lproj"), os.path.join(work, "en.lproj"))
        run(tool, "migrate", work, "--source-language", "en", "--delete-tables", "-q")
        files = []
        for name, language in languages.items():
            # A folder named after the language on the other side distinguishes the two.
            place = os.path.join(work, "res", "values-b+" + language.replace("-", "+"))
            os.makedirs(place)
            shutil.copy(os.path.join(android, name, "strings.xml"), place)
            files.append(os.path.join(place, "strings.xml"))
        found = run(tool, "import", *files, work)
        totals["to Apple: reports"] += found.stderr.count("\n")
        catalog = next(os.path.join(p, n) for p, _, ns in os.walk(work) for n in ns if n == "Localizable.xcstrings")
        run(tool, "compile", catalog, "--output", os.path.join(work, "out"), "-q")
        for language in languages.values():
            want = tables(os.path.join(apple, language + ".lproj"), tool)
            compare("to Apple: ", tables(os.path.join(work, "out", language + ".lproj"), tool), want, totals, model)
    with tempfile.TemporaryDirectory() as work:
        shutil.copytree(apple, os.path.join(work, "apple"))
        run(tool, "migrate", work, "--source-language", "en", "--delete-tables", "-q")
        out = os.path.join(work, "res")
        os.makedirs(out)
        for name in languages:
            os.mkdir(os.path.join(out, name))
        found = run(tool, "export", work, "--format", "android", "--output", out)
        totals["to Android: reports"] += found.stderr.count("\n")
        for name, language in languages.items():
            place = {"values-pt": "values-pt-rPT"}.get(name, name)
            path = os.path.join(out, place, "strings.xml")
            got = resources(read(path)) if os.path.exists(path) else {}
            want = resources(read(os.path.join(android, name, "strings.xml")))
            there = tables(os.path.join(apple, language + ".lproj"), tool)
            want = {place: text for place, text in want.items() if place in there}
            compare("to Android: ", got, want, totals, model)


def compare_catalog(tool, folder, totals):
    android = os.path.join(folder, "android")
    english = resources(read(os.path.join(android, "values", "strings.xml")))
    with tempfile.TemporaryDirectory() as work:
        shutil.copy(os.path.join(folder, "Localizable.xcstrings"), work)
        out = os.path.join(work, "res")
        found = run(tool, "export", work, "--format", "android", "--output", out)
        totals["reports"] += found.stderr.count("\n")
        keys = json.loads(read(os.path.join(work, "Localizable.xcstrings")))["strings"]
        source = resources(read(os.path.join(out, "values", "strings.xml")))
        # The project's names by English text, as in its converter; `key/NAME` gives one directly.
        names = collections.defaultdict(list)
        for (name, quantity), text in english.items():
            names[normal(text)].append(name)
        for name in sorted(os.listdir(android)):
            path = os.path.join(out, name, "strings.xml")
            truth = [os.path.join(android, name, one) for one in os.listdir(os.path.join(android, name))]
            truth = [one for one in truth if name != "values" and not one.endswith("/strings.xml")]
            if not truth:
                continue
            got = {}
            document = ElementTree.fromstring(read(path))
            mine = resources(read(path))
            origin = {one.get("name"): one.get("{urn:strex}key", one.get("name")) for one in document}
            # The project's name takes precedence over an English text.
            for (own, quantity), text in sorted(mine.items(), key=lambda one: origin[one[0][0]].startswith("key/")):
                key = origin[own]
                base = source.get((own, "")) or source.get((own, "other")) or key
                theirs = [key[4:]] if key.startswith("key/") else names[normal(base)]
                for their in theirs:
                    got[(their, quantity)] = text
            for one in truth:
                want = resources(read(one))
                compare("", got, want, totals, {})
                lines = re.findall(rb">(.*)</(?:string|item)>", read(one))
                written = set(re.findall(rb">(.*)</(?:string|item)>", read(path).replace(b"**", b"")))
                bold = lambda line: re.sub(rb"&lt;/?b>", b"", line)
                totals["lines"] += len(lines)
                totals["lines equal, but for bold"] += sum(bold(line) in written for line in lines)
        totals["keys"] += len(keys)


def main():
    if len(sys.argv) != 4 or sys.argv[1] not in ("tables", "catalog"):
        sys.exit(__doc__)
    totals = collections.Counter()
    (compare_tables if sys.argv[1] == "tables" else compare_catalog)(sys.argv[2], sys.argv[3], totals)
    print("\n".join(shown))
    for name, count in sorted(totals.items()):
        print(f"{name}: {count}")
    compared = [name for name in totals if name.endswith(("strings", "plural items"))]
    sys.exit(1 if any(totals[name + " equal"] < BAR * totals[name] for name in compared) or not compared else 0)


main()
