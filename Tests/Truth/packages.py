#!/usr/bin/env python3
"""Builds the catalogs of packages with the plugin CompileStrings, and looks their strings up in two languages.

    Tests/Truth/packages.py STREX native|swiftbuild debug|release FOLDER...

Each FOLDER contains packages at any depth. Most sources import frameworks of Apple, so each target is built without its
sources, but with its resources as its manifest declares them. An app depends on all packages. It looks each string up
with StringLookup, and compares it with the catalog. Differences are printed. Exits with 1 if there are any.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
COLUMNS = ("module", "table", "language", "key", "value", "isPlural")
# Languages in which 100 has the category `other`.
OTHERS = {"en", "de", "es", "fr", "it", "ja", "ko", "nl", "pt-BR", "sv", "tr", "zh-Hans", "zh-Hant"}


def swift(*words, cwd, check=True):
    run = subprocess.run(["swift", *words], cwd=cwd, capture_output=True, text=True)
    if check and run.returncode:
        sys.exit(run.stdout + run.stderr)
    return run


def manifests(folder):
    for path in sorted(Path(folder).rglob("Package.swift")):
        if not {".build", "checkouts", "Tests"} & set(path.parts) and any(path.parent.rglob("*.xcstrings")):
            yield path.parent


def is_at(path, place):
    return path == place or place in path.parents


def is_catalog(path):
    """Whether a file is JSON. Some catalogs have a comma after the last member, which ends each build."""
    try:
        json.loads(path.read_text(encoding="utf-8"))
        return True
    except ValueError as error:
        print(f"{path}: left out: {error}")
        return False


def targets(package):
    """The targets with catalogs: name, folder, rules of resources, catalogs."""
    run = swift("package", "dump-package", cwd=package, check=False)
    if run.returncode:
        print(f"{package}: no manifest for this version of Swift")
        return None, []
    manifest = json.loads(run.stdout)
    found = []
    for target in manifest["targets"]:
        if target["type"] not in ("regular", "executable"):
            continue
        folder = package / (target.get("path") or f"Sources/{target['name']}")
        # The sources of a package's only target may be in Sources itself.
        folder = folder if folder.exists() else package / "Sources"
        rules = [(next(iter(one["rule"])), folder / one["path"]) for one in target["resources"]]
        processed = [place.resolve() for rule, place in rules if rule == "process"]
        catalogs = [
            path for path in sorted(folder.rglob("*.xcstrings"))
            if ".build" not in path.parts and any(is_at(path.resolve(), place) for place in processed)
            and is_catalog(path)
        ]
        if catalogs:
            found.append((target["name"], folder, processed, catalogs))
    return manifest.get("defaultLocalization") or "en", found


def text(localization, language):
    """The expected result of a lookup with the argument 100, or None if it is not known here."""
    unit = localization.get("stringUnit")
    if unit and "substitutions" not in localization and "variations" not in localization:
        return (unit["value"], False) if unit["state"] != "new" and "%#@" not in unit["value"] else None
    plural = localization.get("variations", {}).get("plural")
    if plural and language in OTHERS and "stringUnit" in plural.get("other", {}):
        value = plural["other"]["stringUnit"]["value"]
        if re.findall(r"%(?!%)\S*", value) == ["%lld"]:
            return value.replace("%lld", "100").replace("%%", "%"), True
    return None


def lookups(catalog):
    """The strings of the source language and of the language with the most strings."""
    content = json.loads(catalog.read_text(encoding="utf-8"))
    source = content.get("sourceLanguage", "en")
    found = {}
    for key, entry in content.get("strings", {}).items():
        for language, localization in entry.get("localizations", {}).items():
            value = text(localization, language)
            if value:
                found.setdefault(language, []).append((key, *value))
    others = sorted((one for one in found if one != source), key=lambda one: (-len(found[one]), one))
    for language in ([source] if source in found else []) + others[: 1 if source in found else 2]:
        for key, value, is_plural in found[language]:
            yield language, key, value, is_plural


def copy_of_strex(strex, place):
    """A copy of this package that uses the given executable."""
    shutil.copytree(ROOT / "Sources", place / "Sources")
    shutil.copy(ROOT / "Package.swift", place)
    bundle = place / "strex.artifactbundle"
    (bundle / "bin").mkdir(parents=True)
    shutil.copy(strex, bundle / "bin" / "strex")
    triple = json.loads(swift("-print-target-info", cwd=place).stdout)["target"]["unversionedTriple"]
    artifact = {"type": "executable", "version": "0", "variants": [{"path": "bin/strex", "supportedTriples": [triple]}]}
    (bundle / "info.json").write_text(json.dumps({"schemaVersion": "1.0", "artifacts": {"strex": artifact}}))
    environment = os.environ | {"STREX_CHECKOUT": str(place)}
    subprocess.run([ROOT / ".ci/prebuilt", bundle.name], env=environment, check=True)


def add_package(place, name, language, found):
    """Writes a package with the catalogs of another one; returns its modules and their lookups."""
    lines, modules = [], []
    for number, (_, folder, processed, catalogs) in enumerate(found):
        module = f"{name}_{number}"
        home = place / name / "Sources" / module
        rules = []
        for rule in processed:
            inside = os.path.relpath(rule, folder.resolve())
            inside = "Resources" if inside.startswith("..") or inside == "." else inside
            rules.append(f'.process("{inside}")')
            for catalog in catalogs:
                if is_at(catalog.resolve(), rule):
                    rest = os.path.relpath(catalog.resolve(), rule)
                    goal = home / inside if rest == "." else home / inside / rest
                    goal.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy(catalog, goal)
        rules = [rule for rule in dict.fromkeys(rules) if (home / rule[10:-2]).exists()]
        source = "public enum Module { public static var bundle: Bundle { .module } }"
        (home / "Module.swift").write_text(f"import Foundation\n{source}\n")
        lines.append(
            f'.target(name: "{module}", resources: [{", ".join(rules)}],'
            ' plugins: [.plugin(name: "CompileStrings", package: "strex")])')
        modules.append((module, [(one.stem, list(lookups(one))) for one in catalogs]))
    names = ", ".join(f'"{module}"' for module, _ in modules)
    (place / name / "Package.swift").write_text(
        f'// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: "{name}",'
        f' defaultLocalization: "{language}", platforms: [.macOS(.v13)],\n'
        f'  products: [.library(name: "{name}", targets: [{names}])],\n'
        '  dependencies: [.package(name: "strex", path: "../strex")],\n  targets: [' + ",\n    ".join(lines) + "])\n")
    return modules


MAIN = """
struct Lookup: Decodable {
  let module, table, language, key, value: String
  let isPlural: Bool
}
let data = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
for lookup in try JSONDecoder().decode([Lookup].self, from: data) {
  let bundle = bundles[lookup.module]!
  let text = lookup.isPlural
    ? bundle.localizedString(lookup.key, table: lookup.table, language: lookup.language, 100)
    : bundle.localizedString(lookup.key, table: lookup.table, language: lookup.language)
  if text != lookup.value { print(lookup.module, lookup.table, lookup.language, [lookup.key, text, lookup.value]) }
}
"""


def add_app(place, packages, modules):
    home = place / "Check" / "Sources" / "Check"
    home.mkdir(parents=True)
    imports = "".join(f"import {module}\n" for module in modules)
    table = ", ".join(f'"{module}": {module}.Module.bundle' for module in modules)
    head = f"import Foundation\nimport StringLookup\n{imports}let bundles = [{table}]\n"
    (home / "main.swift").write_text(head + MAIN)
    uses = "".join(f', .package(path: "../{one}")' for one in packages)
    products = "".join(f', .product(name: "{one}", package: "{one}")' for one in packages)
    (place / "Check" / "Package.swift").write_text(
        '// swift-tools-version: 6.0\nimport PackageDescription\n'
        'let package = Package(name: "Check", platforms: [.macOS(.v13)],\n'
        f'  dependencies: [.package(name: "strex", path: "../strex"){uses}],\n'
        '  targets: [.executableTarget(name: "Check",'
        f' dependencies: [.product(name: "StringLookup", package: "strex"){products}])])\n')


def main(strex, system, configuration, *folders):
    with tempfile.TemporaryDirectory() as scratch:
        place = Path(scratch)
        copy_of_strex(strex, place / "strex")
        packages, checks, origins = [], [], {}
        for package in [one for folder in folders for one in manifests(folder)]:
            language, found = targets(package)
            if not found:
                continue
            name = f"Package{len(packages)}"
            packages.append(name)
            for module, tables in add_package(place, name, language, found):
                origins[module] = package
                checks += [dict(zip(COLUMNS, (module, table, *row))) for table, rows in tables for row in rows]
        add_app(place, packages, list(origins))
        options = ["--disable-sandbox", "--build-system", system, "-c", configuration]
        build = swift("build", *options, cwd=place / "Check", check=False)
        if build.returncode:
            sys.exit(build.stdout + build.stderr)
        folder = swift("build", *options, "--show-bin-path", cwd=place / "Check").stdout.strip()
        (place / "checks.json").write_text(json.dumps(checks))
        run = subprocess.run([f"{folder}/Check", place / "checks.json"], capture_output=True, text=True)
        wrong = [line for line in run.stdout.splitlines() if line]
        for line in wrong:
            print(f"{origins.get(line.split()[0], '?')}: {line}")
        plurals = sum(one["isPlural"] for one in checks)
        print(f"{len(packages)} packages with {len(origins)} targets; {len(checks)} strings, {plurals} of them plurals;"
              f" {len(wrong)} different")
        if run.returncode:
            sys.exit(run.stderr)
        return 1 if wrong or not checks else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]) if len(sys.argv) > 4 else __doc__)
