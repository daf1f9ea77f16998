"""The answers of the Swift compiler with a real iOS SDK: which literals have a localizable type, and their keys.

The SDK is a folder, or a git directory that contains one. On Linux, a copy without Apple's macros is made in the cache:
the compiler reads the SDK's interfaces, and `#Preview` is cut out of the sources. Nothing of the SDK leaves the cache.
"""
import bisect
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

# The type of the initializer that makes a localizable literal.
LOCALIZABLE = (
    "s:7SwiftUI18LocalizedStringKeyV", "s:SS10FoundationE17LocalizationValueV",
    "s:10Foundation23LocalizedStringResourceV", "s:10AppIntents17IntentDescriptionV",
    "s:10AppIntents12IntentDialogV", "s:10AppIntents25TypeDisplayRepresentationV",
    "s:10AppIntents21DisplayRepresentationV", "s:10AppIntents22ParameterSummaryStringV",
    "s:10AppIntents23AppShortcutPhraseV", "s:10AppIntents17AppShortcutPhraseV",
)
SPECIFIERS = {
    "$sSiD": "%lld", "$ss5Int64VD": "%lld", "$ss4Int8VD": "%d", "$ss5Int16VD": "%d", "$ss5Int32VD": "%d",
    "$sSuD": "%llu", "$ss6UInt64VD": "%llu", "$ss5UInt8VD": "%u", "$ss6UInt16VD": "%u", "$ss6UInt32VD": "%u",
    "$sSfD": "%f", "$sSdD": "%lf", "$s10Foundation7CGFloatVD": "%lf", "$s14CoreFoundation7CGFloatVD": "%lf",
}
PLACEHOLDERS = {"int": "%lld", "uint": "%llu", "float": "%f", "double": "%lf", "object": "%@"}
TEXT_FILES = (".h", ".swiftinterface", ".modulemap", ".apinotes", ".json", ".plist", ".def", ".inc")
# The interpolation that Xcode 26 adds to the older SDK.
XCODE_26 = """import SwiftUI
extension LocalizedStringKey.StringInterpolation {
  @_disfavoredOverload mutating func appendInterpolation<T>(_ value: T) {}
}
"""
LITERALS = ("string_literal_expr", "interpolated_string_literal_expr")


class Unreadable(Exception):
    pass


class Tree:
    """The string literals in a file's type-checked syntax tree."""

    def __init__(self, path, tree, errors):
        self.path, self.keys, self.plain, self.defaults = path, {}, set(), set()
        with open(path, "rb") as file:
            self.bytes = file.read()
        self.lines = [0] + [at + 1 for at, byte in enumerate(self.bytes) if byte == 10]
        self.visit(tree)
        for offset in self.defaults:
            self.keys.pop(offset, None)
        self.plain -= set(self.keys) | self.defaults
        # The types in lines with errors are guesses.
        self.keys = {offset: key for offset, key in self.keys.items() if self.position(offset)[0] not in errors}
        self.plain = {offset for offset in self.plain if self.position(offset)[0] not in errors}

    def position(self, offset):
        line = bisect.bisect_right(self.lines, offset)
        return line, offset - self.lines[line - 1] + 1

    def visit(self, node):
        if isinstance(node, list):
            for part in node:
                self.visit(part)
        if not isinstance(node, dict):
            return
        if node.get("_kind") in LITERALS and "range" in node:
            self.read(node)
        elif node.get("_kind") == "call_expr":
            self.read_call(node)
        for part in node.values():
            if isinstance(part, (dict, list)):
                self.visit(part)

    def read(self, node):
        offset = node["range"]["start"]
        if self.bytes[offset : offset + 1] not in (b'"', b"#"):
            return  # in an expanded macro
        if is_localizable(node):
            self.keys[offset] = self.key(node)
        elif node.get("type") not in (None, "", "$sXeD") and initializer(node):
            self.plain.add(offset)

    def read_call(self, node):
        """Reads NSLocalizedString, and the keys of initializers with a default value."""
        arguments = node.get("args", {}).get("args", [])
        labels = node.get("args", {}).get("labels", "")
        if not arguments or not labels:
            return
        named = dict(zip(labels.split(":"), [argument["expr"] for argument in arguments]))
        first, default = literal(arguments[0]["expr"]), literal(named.get("defaultValue"))
        callee = node["fn"].get("decl", {}).get("base_name") if node["fn"].get("_kind") == "declref_expr" else None
        is_function_key = callee == "NSLocalizedString" and first and first["_kind"] == LITERALS[0]
        has_default = first and default and is_localizable(default) and not is_localizable(first)
        if is_function_key or has_default:
            self.keys[first["range"]["start"]] = first.get("value", "")
        if has_default:
            self.defaults.add(default["range"]["start"])

    def key(self, node):
        if node["_kind"] == LITERALS[0]:
            return node.get("value", "")
        parts = []
        for function, arguments in appends(node):
            if function["decl"]["base_name"] == "appendLiteral":
                parts.append((arguments[0]["expr"].get("value", ""), False))
            else:
                parts.append((specifier(function["decl"], arguments), True))
        has_values = any(is_value for _, is_value in parts)
        return "".join(text if is_value or not has_values else text.replace("%", "%%") for text, is_value in parts)


def initializer(node):
    return node.get("initializer") or node.get("builtin_initializer") or node.get("result_init")


def is_localizable(node):
    declaration = (node.get("initializer") or node.get("result_init") or {}).get("decl_usr", "")
    return declaration.startswith(LOCALIZABLE)


def literal(node):
    """The literal that an expression consists of, with or without parentheses and conversions."""
    while isinstance(node, dict) and node.get("_kind") != "call_expr":
        if node.get("_kind") in LITERALS:
            return node if "range" in node else None
        node = node.get("sub_expr")
    return None


def appends(node):
    """The calls of appendLiteral and appendInterpolation for an interpolated literal."""
    for element in node["appending_expr"]["body"]["elements"]:
        while element.get("_kind") != "call_expr" and "sub_expr" in element:
            element = element["sub_expr"]
        if element.get("_kind") != "call_expr":
            continue
        function = element["fn"]
        while function.get("_kind") != "declref_expr":
            function = function["fn"] if "fn" in function else function["sub_expr"]
        yield function, element["args"]["args"]


def specifier(declaration, arguments):
    labels = {argument.get("label", "_"): argument["expr"] for argument in arguments}
    if "ParameterSummaryString" in declaration["decl_usr"]:
        return "${" + key_path(arguments[0]["expr"]).lstrip("$") + "}"
    given = labels.get("specifier")
    if given is not None:
        if given.get("_kind") != LITERALS[0]:
            raise Unreadable("specifier: is not a literal")
        return given["value"]
    if "placeholder" in labels:
        return PLACEHOLDERS[member(labels["placeholder"])]
    if "FormatSpecifiable" not in declaration["decl_usr"]:
        return "%@"
    return SPECIFIERS[declaration["substitutions"]["substitutions"][0]["replacement_type"]]


def key_path(node):
    if node.get("_kind") == "keypath_expr":
        return node["components"][0]["decl"]["base_name"]
    return key_path(node["sub_expr"])


def member(node):
    return node["decl"]["base_name"] if "decl" in node else member(node.get("fn") or node["sub_expr"])


def without_previews(text):
    """The text with `#Preview` blocks replaced by spaces. Lines keep their numbers."""
    for found in reversed(list(re.finditer(r"^[ \t]*#Preview\b", text, re.M))):
        end = text.find("{", found.start())
        while 0 <= end < len(text):
            depth = 0
            while end < len(text):
                depth += {"{": 1, "}": -1}.get(text[end], 0)
                end += 1
                if depth == 0:
                    break
            more = re.compile(r"\s*\w+\s*:\s*(?=\{)").match(text, end)
            if not more:
                break
            end = more.end()
        text = text[: found.start()] + re.sub(r"[^\n]", " ", text[found.start() : end]) + text[end:]
    return text


class Compiler:
    def __init__(self, sdk, notes, cache):
        os.makedirs(cache, exist_ok=True)
        self.cache = cache
        info = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True)
        self.library = os.path.dirname(json.loads(info.stdout)["paths"]["runtimeResourcePath"]) + "/swift"
        if sys.platform == "darwin":
            self.sdk, self.resources = sdk, None
        else:
            self.sdk, self.resources = os.path.join(cache, "iPhoneOS.sdk"), os.path.join(cache, "resources")
            if not os.path.exists(os.path.join(cache, "done")):
                self.prepare(sdk, notes)
        self.modules = {"Swift", "Darwin", "Dispatch", "ObjectiveC", "os", "Combine"}
        for _, folders, _ in os.walk(self.sdk):
            found = [os.path.splitext(name) for name in folders]
            self.modules |= {name for name, kind in found if kind in (".framework", ".swiftmodule")}

    def prepare(self, sdk, notes):
        """Makes a copy of the SDK that the compiler reads on Linux."""
        shutil.rmtree(self.cache)
        os.makedirs(os.path.join(self.resources, "apinotes"))
        if os.path.isdir(os.path.join(sdk, "System")):
            shutil.copytree(sdk, self.sdk, symlinks=True)
        else:
            self.check_out(sdk)
        # This module map exists twice.
        os.remove(os.path.join(self.sdk, "usr/include/libxml/module.modulemap"))
        # Only Apple's compiler accepts this call.
        self.edit("System/Library/Frameworks/SwiftUI.framework/Modules/SwiftUI.swiftmodule",
            lambda text: re.sub(r'(log: Log\.runtimeIssuesLog, )""".*?"""\)', r'\1"x")', text, flags=re.S))
        # The macro of a newer toolchain declares one more name.
        self.edit("usr/lib/swift/Observation.swiftmodule", lambda text: text.replace(
            "named(withMutation)", "named(withMutation), named(shouldNotifyObservers)"))
        for name in ("clang", "shims", "host"):
            if os.path.exists(os.path.join(self.library, name)):
                os.symlink(os.path.join(self.library, name), os.path.join(self.resources, name))
        for name in ("Dispatch", "os"):
            shutil.copy(os.path.join(notes, name + ".apinotes"), os.path.join(self.resources, "apinotes"))
        open(os.path.join(self.cache, "done"), "w").close()

    def edit(self, module, change):
        path = os.path.join(self.sdk, module, "arm64-apple-ios.swiftinterface")
        with open(path) as file:
            text = file.read()
        with open(path, "w") as file:
            file.write(change(text))

    def check_out(self, repository):
        """Writes the text files of a repository's last commit."""
        git = ["git", "--git-dir", repository]
        tree = subprocess.run([*git, "ls-tree", "-r", "-z", "HEAD"], capture_output=True, check=True)
        reader = subprocess.Popen([*git, "cat-file", "--batch"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        for row in filter(None, tree.stdout.split(b"\0")):
            meta, path = row.split(b"\t", 1)
            mode, kind, name = meta.split()
            is_link, path = mode == b"120000", path.decode()
            if kind != b"blob" or not (path.endswith(TEXT_FILES) or is_link or "/include/" in path):
                continue
            reader.stdin.write(name + b"\n")
            reader.stdin.flush()
            head = reader.stdout.readline().split()
            if len(head) < 3:
                continue  # the repository lacks its content
            data = reader.stdout.read(int(head[2]))
            reader.stdout.read(1)
            target = os.path.join(self.sdk, path)
            os.makedirs(os.path.dirname(target), exist_ok=True)
            if not is_link:
                with open(target, "wb") as file:
                    file.write(data)
            elif not os.path.lexists(target):
                os.symlink(data.decode(), target)

    def readable(self, text):
        """The text without previews and without imports of modules that the SDK lacks."""
        kinds = "struct|class|enum|func|protocol|typealias|var|let"
        access = "public|internal|package|private|fileprivate"
        return re.sub(
            rf"^[ \t]*(?:@\w+(?:\([^)]*\))?[ \t]+)*(?:(?:{access}) )?import[ \t]+(?:(?:{kinds}) )?(\w+)[^\n;]*",
            lambda found: found[0] if found[1] in self.modules else " " * len(found[0]),
            without_previews(text), flags=re.M)

    def options(self):
        words = ["-parse-as-library", "-module-name", "Case", "-target", "arm64-apple-ios17.0", "-sdk", self.sdk,
            "-module-cache-path", os.path.join(self.cache, "modules"), "-suppress-warnings", "-swift-version", "5",
            "-enable-bare-slash-regex", "-enable-cross-import-overlays"]
        if self.resources:
            words += ["-resource-dir", self.resources, "-plugin-path", os.path.join(self.library, "host/plugins")]
        return words

    def trees(self, files, xcode, batch=120):
        """Yields the tree of each file of a module. Code that does not compile has no types."""
        extra = []
        if xcode >= 26:
            extra = [os.path.join(tempfile.mkdtemp(), "Xcode26.swift")]
            with open(extra[0], "w") as file:
                file.write(XCODE_26)
        for start in range(0, len(files), batch):
            part = set(files[start : start + batch])
            named = [word for file in files + extra for word in (["-primary-file", file] if file in part else [file])]
            outputs = [word for file in files if file in part for word in ("-o", file + ".json")]
            command = ["swiftc", "-frontend", "-typecheck", "-dump-ast", "-dump-ast-format", "json"]
            run = subprocess.run([*command, *named, *outputs, *self.options()], capture_output=True, text=True)
            for file in sorted(part):
                yield from self.tree(file, run.stderr)

    def tree(self, path, errors):
        if not os.path.exists(path + ".json") or os.path.getsize(path + ".json") == 0:
            print(f"not read: {path}: {errors[-400:]}", file=sys.stderr)
            return
        try:
            with open(path + ".json") as file:
                tree = json.load(file)
            os.remove(path + ".json")
            found = re.findall(rf"^{re.escape(path)}:(\d+):\d+: error:", errors, re.M)
            yield Tree(path, tree, {int(line) for line in found})
        except (Unreadable, KeyError, TypeError, ValueError) as error:
            print(f"not read: {path}: {type(error).__name__} {error}", file=sys.stderr)
