#!/usr/bin/env python3
"""Compares the declarations of an SDK module that take or return localizable text with ours in Sources/SDKInterfaces/Apple.

    Tests/Truth/sdk.py FILE.swiftinterface [MODULE]   MODULE defaults to the name of the interface's framework

Prints a line for each declaration that only one side has, or that is disfavored on one side only:

    - Button.init(_:systemImage:action:) LocalizedStringKey   missing in strex
    + Button.init(_:icon:) LocalizedStringResource            only in strex
    ~ Button.init(_:role:action:) LocalizedStringKey          disfavored in the SDK only

Both sides are written in Swift, so one reader is enough. It compares owners, names and labels, not generic clauses.
Exit code: 0 if there is no difference, 1 if there are some.
"""
import re
import sys
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent.parent / "Sources" / "SDKInterfaces" / "Apple"
LOCALIZABLE = re.compile(r"\b(?:LocalizedStringKey|LocalizedStringResource|LocalizationValue)\b")
OWNER = re.compile(r"\b(?:extension|struct|class|enum|protocol|actor)\s+([\w.]+)")
MEMBER = re.compile(r"\b(init[?!]?|subscript|(?:func|var|let|case)\s+(?:\w+|[^\s\w(]+))")
MODULES = r"\b(?:Swift|SwiftUI|SwiftUICore|Foundation|AppIntents|Charts|WidgetKit|TipKit|CoreGraphics|Combine|StoreKit|MapKit)\."


def closing(text, start):
    """The position of the bracket that closes the one at `start`."""
    depth = 0
    for position in range(start, len(text)):
        depth += text[position] in "([{"
        depth -= text[position] in ")]}"
        if depth == 0:
            return position
    return len(text)


def split(text):
    """The parts of a parameter list, without nested commas."""
    parts, depth, part = [], 0, ""
    for previous, character in zip(" " + text, text):
        depth += character in "([{<"
        depth -= character in ")]}" or (character == ">" and previous != "-")
        if character == "," and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += character
    return parts + [part] if part.strip() else parts


def signature(line, owner):
    """`Owner.name(labels)` of a declaration, or None if the line has none."""
    line = re.sub(r"@\w+(?:\([^()]*\))?\s*", "", line)
    found = MEMBER.search(line)
    if not found:
        return None
    name = found[1].split()[-1].rstrip("?!")
    rest = line[found.end():]
    start = rest.find("(")
    if re.match(r"(?:var|let)\b", found[1]) or start < 0:
        return f"{owner}.{name}"
    labels = [part.split(":")[0].split()[0] for part in split(rest[start + 1:closing(rest, start)]) if ":" in part]
    return f"{owner}.{name}({''.join(label + ':' for label in labels)})"


def declarations(text):
    """{signature: whether it is disfavored} of the declarations with a localizable type."""
    found, owners, attributes = {}, [], ""
    for line in text.split("\n"):
        plain = re.sub(MODULES, "", line.split("//")[0]).strip()
        owner = OWNER.search(plain)
        declared = owner and not re.search(r"\b(?:func|init|var|let|case|subscript)\b", plain[:owner.start()])
        kind = LOCALIZABLE.search(plain.split(" where ")[0])
        if kind and not declared:
            name = signature(plain, owners[-1] if owners else "global")
            if name:
                found[f"{name} {kind[0]}"] = "@_disfavoredOverload" in attributes + plain
        attributes = plain if re.fullmatch(r"(?:@\S+(?:\([^)]*\))?\s*|#\S.*)*", plain) else ""
        opened = plain.count("{") - plain.count("}")
        if opened > 0:
            owners += [owner[1].split(".")[-1] if declared else (owners[-1] if owners else "global")] * opened
        elif opened < 0:
            del owners[opened:]
    return found


def ours(module):
    texts = []
    for path in sorted(SOURCES.glob("*.swift")):
        for name, text in re.findall(r'InterfaceFile\(\s*"(\w+)".*?#"""(.*?)"""#', path.read_text(encoding="utf-8"), re.S):
            if name == module:
                texts.append(text)
    return "\n".join(texts)


def main(arguments):
    if not 1 <= len(arguments) <= 2:
        sys.exit(__doc__)
    path = Path(arguments[0])
    frameworks = [part.removesuffix(".swiftmodule") for part in path.parts if part.endswith(".swiftmodule")]
    module = arguments[1] if len(arguments) == 2 else (frameworks + [path.stem])[0]
    theirs, own = declarations(path.read_text(encoding="utf-8")), declarations(ours(module))
    lines = [f"- {name}   missing in strex" for name in theirs.keys() - own.keys()]
    lines += [f"+ {name}   only in strex" for name in own.keys() - theirs.keys()]
    for name in theirs.keys() & own.keys():
        if theirs[name] != own[name]:
            lines.append(f"~ {name}   disfavored in {'the SDK' if theirs[name] else 'strex'} only")
    print("\n".join(sorted(lines, key=lambda line: (line[2:], line[0]))))
    print(f"{module}: {len(theirs)} localizable declarations in the SDK, {len(theirs.keys() & own.keys())} of them in strex")
    sys.exit(bool(lines))


main(sys.argv[1:])
