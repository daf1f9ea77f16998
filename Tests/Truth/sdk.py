#!/usr/bin/env python3
"""Compares the declarations in SDKInterfaces that take localizable types with those of Apple's SDKs.

    sdk.py PATH [--module NAME,...]   PATH is a .swiftinterface, or the folder of an SDK of iOS with such files

Compared are functions, initializers and subscripts with a parameter of type LocalizedStringKey, LocalizedStringResource
or String.LocalizationValue: whether they exist, their labels, which parameters have defaults, and whether they are
disfavored. One of ours may replace several of theirs, if its further parameters have defaults. Declarations that are
unavailable on the platform of the interface are left out. Prints a line for each difference:

    - Button.init(_:systemImage:action:) LocalizedStringKey   missing in strex
    ~ Button.init(_:role:action:) LocalizedStringKey          other defaults, or disfavored on one side only
    + Button.init(_:icon:) LocalizedStringResource            only in strex

Of a whole SDK, the last ones are not printed: ours may come from a newer one. Nothing of the SDK is written anywhere.
Exits with 1 if declarations are missing or differ.
"""
import collections
import glob
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
OURS = os.path.join(HERE, "..", "..", "Sources", "SDKInterfaces", "Apple")
KINDS = {"LocalizedStringKey", "LocalizedStringResource", "LocalizationValue"}
TYPE = re.compile(r"\b(?:struct|class|enum|actor|protocol|extension)\s+([\w.]+)")
CALLABLE = re.compile(r"\b(?:func\s+([\w`]+|[^\w\s(]+)|(init)[?!]?|(subscript))\s*(?:<[^()]*?>)?\s*\(")


def closing(text, start):
    """The position after the bracket that closes the one at `start`."""
    depth = 0
    for position in range(start, len(text)):
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(text[position], 0)
        if depth == 0:
            return position + 1
    return len(text)


def parameters(text):
    """The parts of a parameter list between its commas."""
    parts, depth, current = [], 0, ""
    for position, character in enumerate(text):
        if character in "([{<":
            depth += 1
        elif character in ")]}" or character == ">" and text[position - 1] != "-":
            depth -= 1
        if character == "," and depth == 0:
            parts.append(current)
            current = ""
        else:
            current += character
    return [part.strip() for part in parts + [current] if part.strip()]


def parameter(text, is_subscript):
    """The label, the kind and whether the parameter has a default."""
    text = re.sub(r"@[\w.]+(<\S*>[\w.]*)?(\([^)]*\))?\s+", "", text)
    names, _, rest = text.partition(":")
    label = names.split()[0] if not is_subscript or len(names.split()) > 1 else "_"
    written, has_default = re.match(r"(.*?)(\s=\s.*)?$", rest, re.DOTALL).groups()
    type_name = re.search(r"(\w+)[?)]*(\.\.\.)?$", written.strip())
    kind = type_name.group(1) if type_name and type_name.group(1) in KINDS else ""
    return label, kind, has_default is not None


def declarations(text, platform="iOS"):
    """The callables with a localizable parameter: {(owner, name, labels, kinds): (defaults, is disfavored)}."""
    found, owners, attributes = collections.defaultdict(set), [], ""
    depth, unavailable_until = 0, None
    for line in text.split("\n"):
        stripped = line.strip()
        if not stripped or stripped.startswith("//"):
            continue
        is_unavailable = re.search(rf"@available\(({platform}|\*), (unavailable|deprecated)", attributes + stripped)
        opened = TYPE.search(stripped)
        match = CALLABLE.search(stripped)
        if opened and not match and "{" in stripped:
            owners.append((depth, opened.group(1).split(".")[-1]))
            if is_unavailable and unavailable_until is None:
                unavailable_until = depth
        elif match and unavailable_until is None and not is_unavailable:
            start = match.end() - 1
            end = closing(stripped, start)
            listed = [parameter(part, bool(match.group(3))) for part in parameters(stripped[start + 1:end - 1])]
            name = next(filter(None, match.groups()))
            # Operators take no literal that would be a key, and the modifiers of this type are those of View.
            is_relevant = re.match(r"\w", name) and not (owners and owners[-1][1] == "ModifiedContent")
            if is_relevant and any(kind for _, kind, _ in listed):
                key = (owners[-1][1] if owners else "", name, tuple(p[0] for p in listed), tuple(p[1] for p in listed))
                found[key].add((tuple(p[2] for p in listed), "@_disfavoredOverload" in attributes + stripped))
        code = re.sub(r'"(?:[^"\\]|\\.)*"', '""', stripped)
        depth += code.count("{") - code.count("}")
        while owners and depth <= owners[-1][0]:
            if owners.pop()[0] == unavailable_until:
                unavailable_until = None
        attributes = attributes + stripped + " " if stripped.startswith(("@", "#")) and not match and not opened else ""
    return found


def covers(mine, theirs):
    """Whether one of our declarations takes the arguments of theirs: its further parameters have defaults."""
    (_, _, labels, kinds), (defaults, is_disfavored) = mine
    (_, _, wanted, wanted_kinds), (wanted_defaults, is_theirs_disfavored) = theirs
    if is_disfavored != is_theirs_disfavored:
        return False
    rest = list(zip(wanted, wanted_kinds, wanted_defaults))
    for label, kind, has_default in zip(labels, kinds, defaults):
        if rest and rest[0][:2] == (label, kind) and has_default >= rest[0][2]:
            rest.pop(0)
        elif not has_default:
            return False
    return not rest


def covered(theirs, candidates):
    return any(covers(mine, theirs) for mine in candidates)


def ours():
    """Our declarations by module."""
    found = collections.defaultdict(lambda: collections.defaultdict(set))
    for path in sorted(glob.glob(os.path.join(OURS, "*.swift"))):
        source = open(path, encoding="utf-8").read()
        for module, text in re.findall(r'InterfaceFile\(\s*"(\w+)".*?#"""\n(.*?)"""#', source, re.DOTALL):
            for key, shapes in declarations(text).items():
                found[module][key] |= shapes
    return found


def text_of(key):
    owner, name, labels, kinds = key
    return f"{owner}.{name}({''.join(label + ':' for label in labels)}) {' '.join(filter(None, kinds))}"


def differences(theirs, own, everything, named, is_whole):
    """The lines to print for a module, and how many of its declarations ours cover."""
    uncovered = [
        key for key, shapes in theirs.items() if not all(covered((key, shape), named[key[:2]]) for shape in shapes)
    ]
    lines = [
        f"~ {text_of(key)}   other defaults, or disfavored on one side only" if key in everything
        else f"- {text_of(key)}   missing in strex"
        for key in uncovered
    ]
    if not is_whole:
        used = collections.defaultdict(list)
        for key, shapes in theirs.items():
            used[key[:2]] += [(key, shape) for shape in shapes]
        for key, shapes in own.items():
            if not any(covers((key, mine), other) for mine in shapes for other in used[key[:2]]):
                lines.append(f"+ {text_of(key)}   only in strex")
    return sorted(lines, key=lambda line: (line[2:], line[0])), len(theirs) - len(uncovered)


def interfaces(path, modules):
    """The interfaces to compare: {module: path}."""
    if os.path.isfile(path):
        found = re.search(r"(\w+)\.swiftmodule", path) or re.search(r"(\w+)\.swiftinterface$", path)
        return {found.group(1): path}
    found = {}
    for module in sorted(modules):
        pattern = os.path.join(path, f"**/{module}.swiftmodule/arm64-apple-ios.swiftinterface")
        found.update((module, file) for file in glob.glob(pattern, recursive=True)[:1])
    return found


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    path, mine, failures = sys.argv[1], ours(), 0
    wanted = sys.argv[sys.argv.index("--module") + 1].split(",") if "--module" in sys.argv else None
    everything, named = set(), collections.defaultdict(list)
    for declared in mine.values():
        for key, shapes in declared.items():
            everything.add(key)
            named[key[:2]] += [(key, shape) for shape in shapes]
    for module, file in interfaces(path, mine).items():
        if wanted and module not in wanted:
            continue
        platform = "macOS" if "macos" in os.path.basename(file) else "iOS"
        theirs = declarations(open(file, encoding="utf-8").read(), platform)
        lines, covered_count = differences(theirs, mine[module], everything, named, os.path.isdir(path))
        failures += len(theirs) - covered_count
        print("".join(line + "\n" for line in lines), end="")
        print(f"{module}: {len(theirs)} localizable declarations in the SDK, {covered_count} of them in strex")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
