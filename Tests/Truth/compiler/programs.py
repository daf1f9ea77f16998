"""Random Swift programs: the shapes of programs.txt, used in random places with random arguments."""
import os
import random
import re

SHAPES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "programs.txt")
HEAD = """import SwiftUI
import Foundation
typealias K = LocalizedStringKey
typealias R = LocalizedStringResource
struct Box {
  var title: K = "box"; var name: String = "n"; var maybe: K?; var list: [K] = []; var res: R = "resource"
}
struct Wrap<T> {
  var value: T
  init(_ value: T) { self.value = value }
  func with<U>(_ u: U) -> Wrap<U> { Wrap<U>(u) }
}
enum Tree<T> { case leaf(T), node(left: T, right: T) }
struct Literal: ExpressibleByStringLiteral { var s: String; init(stringLiteral s: String) { self.s = s } }
let flag = Bool.random(), num = 3, word = "w", dbl = 2.5, optInt: Int? = 1, optWord: String? = "o", things = ["t"]
func mightThrow() throws -> Int { 1 }
func same<T>(_ t: T) -> T { t }
func either<T>(_ a: T, _ b: T) -> T { a }
func run<T>(_ f: () -> T) -> T { f() }
"""
BASIC = ["K", "K", "K", "String", "String", "R"]
HOLES = ["num", "word", "dbl", "num + 1", "optInt ?? 0", "things.count", 'flag ? "a" : "b"', "word.uppercased()",
    "Int32(num)", 'dbl, specifier: "%.1f"']
TYPES = ["{}?", "{}?", "[{}]", "[String: {}]", "({}, Int)", "(a: {}, b: {})", "() -> {}", "(Int) -> {}", "Wrap<{}>",
    "Tree<{}>", "Result<{}, Error>"]
# `@` is the literal, `#` another expression of the same type, `%` the type.
VALUES = ["(@)", "flag ? @ : #", "(flag ? @ : #)", "{ @ }()", ".init(@)", "%(@)", "@ as %", "Wrap(@).value",
    "[@, #][0]", "(optInt == nil ? @ : num > 2 ? # : @)", "(Optional(@) ?? #)", '["a": @]["a", default: #]', "(@, 2).0",
    "[@].first ?? #", "[@].first!", "{ flag ? @ : # }()", "optInt.map { _ in @ } ?? #", "{ (i: Int) -> % in @ }(2)",
    "{ (i: Int) in @ }(2)", "same(@)", "either(@, #)", "run { @ }", "run { if flag { return @ } else { return # } }",
    "[@, #].reversed()[0]", "{ let q: % = @; return q }()", "(flag ? [@] : [#])[0]", "[[@]].joined().first!",
    "{ if flag { @ } else { # } }()", "[1].map { _ in @ }[0]", "[1].reduce(@) { a, _ in a }"]
CLOSURES = ["{ @ }", "{ let q = num; return q > 1 ? @ : # }", "{ if flag { return @ }; return # }", "{ () -> % in @ }"]
FUNCTIONS = ["{ _ in @ }", "{ i in i > 1 ? @ : # }", "{ (i: Int) in @ }", "{ i in let j = i + 1; _ = j; return @ }",
    "{ switch $0 { case 1: @; default: # } }"]
LISTS = ["[@, #]", "[@]", "[@, #, @]", "[1, 2].map { _ in @ }", "Array(repeating: @, count: 2)", "[@] + [#]",
    "[@, #].reversed()"]
PAYLOADS = {
    "Wrap": ["Wrap(@)", ".init(@)", "Wrap<%>(@)", "Wrap(1).with(@)"],
    "Tree": [".leaf(@)", ".node(left: @, right: #)", "Tree.leaf(@)", "Tree<%>.leaf(@)"],
}
OVERLOADS = ["K", "String", "K?", "generic", "some", "R", "Int", "K...", "[K]", "() -> K", "T", "Literal", "Substring"]
KEYS = {"K", "K?", "R", "K...", "[K]", "() -> K"}
FUNCTION = "@MainActor func {n}(box: Box) {{ var box = box; "
PLACES = [
    FUNCTION + "{u}; _ = box; box = Box() }}",
    FUNCTION + "{u}; _ = box; box = Box() }}",
    FUNCTION + "{u}; _ = box; box = Box() }}",
    FUNCTION + "[1].forEach {{ i in _ = i; {u} }}; box = Box() }}",
    FUNCTION + "do {{ _ = try mightThrow(); {u} }} catch {{ {u} }}; box = Box() }}",
    FUNCTION + "guard num > 1, let i = optInt, i > 0 else {{ {u}; return }} }}",
    FUNCTION + "func inner() {{ {u} }}; inner(); box = Box() }}",
    FUNCTION + "for i in 0..<2 {{ switch i {{ case 1: {u}\n  default: break }} }} }}",
    'struct {N}: View {{ @State var box = Box(); var body: some View {{ Button("tap") {{ {u} }} }} }}',
    "final class {N} {{ var box = Box(); lazy var q: Int = {{ {u}; return 1 }}() }}",
]


def shapes():
    """The blocks of programs.txt: lists of (kind, code)."""
    with open(SHAPES, encoding="utf-8") as file:
        blocks = file.read().split("\n\n")
    lines = [[line for line in block.split("\n") if line and not line.startswith("#")] for block in blocks]
    return [[tuple(line.split(" ", 1)) for line in block] for block in lines if block]


class Program:
    def __init__(self, seed, shapes):
        self.random, self.shapes, self.count = random.Random(seed), shapes, 0

    def pick(self, choices):
        return self.random.choice(choices)

    def name(self, letter):
        self.count += 1
        return f"{letter}{self.count}"

    def literal(self):
        self.count += 1
        if self.random.random() < 0.7:
            return f'"text {self.count}"'
        return f'"text {self.count} \\({self.pick(HOLES)}) end"'

    def type(self, depth=0):
        if depth > 1 or self.random.random() < 0.45:
            return self.pick(BASIC)
        return re.sub(r"\{\}", lambda _: self.type(depth + 1), self.pick(TYPES))

    def fill(self, form, type, depth, first=None):
        another = lambda: self.value(type, depth)
        values = {"%": lambda: type, "@": lambda: first or another(), "#": another}
        return re.sub("[@#%]", lambda found: values[found[0]](), form)

    def value(self, type, depth=0):
        """An expression that is meant to have a type."""
        for start, end, forms in (("[String: ", "]", None), ("[", "]", LISTS), ("() -> ", "", CLOSURES),
            ("(Int) -> ", "", FUNCTIONS), ("Wrap<", ">", PAYLOADS["Wrap"]), ("Tree<", ">", PAYLOADS["Tree"]),
            ("Result<", ", Error>", [".success(@)"])):
            inner = type[len(start) : len(type) - len(end)]
            if not type.startswith(start) or not type.endswith(end) or type.endswith("?"):
                continue
            if forms:
                return self.fill(self.pick(forms), inner, depth + 1)
            count = self.random.randint(1, 2)
            return "[" + ", ".join(f'"key {number}": {self.value(inner, depth + 1)}' for number in range(count)) + "]"
        if type.endswith("?"):
            forms = ["nil", "@", "@", "@", "flag ? @ : nil", ".some(@)", "optInt.map { _ in @ }"]
            return self.fill(self.pick(forms), type[:-1], depth + 1)
        if type.startswith("(") and "->" not in type.split(")")[-1]:
            return "(" + ", ".join(self.element(part, depth) for part in split(type[1:-1])) + ")"
        return self.text(type, depth)

    def element(self, part, depth):
        label = re.match(r"(\w+: )?(.*)", part, re.S)
        return (label[1] or "") + ("1" if label[2] == "Int" else self.value(label[2], depth + 1))

    def text(self, type, depth):
        literal = self.literal()
        if type == "lit" or depth > 3 or self.random.random() < 0.5:
            return literal
        return self.fill(self.pick(VALUES), type, depth + 2, first=literal)

    def overloads(self, code):
        kinds = self.random.sample(OVERLOADS, self.random.randint(2, 3))
        if not set(kinds) & KEYS:
            kinds[0] = "K"
        generic = {"generic": ("<S: StringProtocol>", "S"), "T": ("<T>", "T"), "some": ("", "some StringProtocol")}
        lines = []
        for kind in kinds:
            attribute = "@_disfavoredOverload " if self.random.random() < 0.35 else ""
            generics, parameter = generic.get(kind, ("", kind))
            lines.append(attribute + code.replace("«generics»", generics).replace("«parameter»", parameter))
        taken = next((kind for kind in kinds if kind in ("K", "String", "R", "K?")), "K")
        return "\n".join(lines), "[K]" if kinds[0] == "[K]" and "K" not in kinds else taken

    def shape(self):
        """The declarations of a shape, and some uses of it."""
        block = self.pick(self.shapes)
        types = {"T": self.type(), "U": self.type(), "B": self.pick(["K", "String", "R"])}
        name, lines, uses = self.name("f"), [], [code for kind, code in block if kind == "use"]
        for kind, code in block:
            if kind == "over":
                code, types["O"] = self.overloads(code)
            if kind != "use":
                lines.append(code)
        is_function = types["T"].startswith(("() ->", "(Int) ->")) and not types["T"].endswith("?")
        words = {**types, "name": name, "NAME": name.upper(), "escaping": "@escaping " if is_function else ""}

        def expanded(found):
            word = found[1]
            if word.startswith("="):
                type = re.sub(r"\b([TUBO])\b", lambda named: types.get(named[1], named[1]), word[1:])
                return self.value(type)
            return words[word] if word in words else self.pick(word.split("|"))

        yield re.sub("«([^»]*)»", expanded, "\n".join(lines))
        for _ in range(self.random.randint(2, 5)):
            use, place = re.sub("«([^»]*)»", expanded, self.pick(uses)), self.name("u")
            yield self.pick(PLACES).format(n=place, N=place.upper(), u=use)

    def source(self, count=40):
        return HEAD + "".join(line + "\n" for _ in range(count) for line in self.shape())


def split(types):
    """The types of a tuple."""
    parts, depth, current = [], 0, ""
    for at, letter in enumerate(types):
        if letter in "([<":
            depth += 1
        elif letter in ")]" or letter == ">" and types[at - 1] != "-":
            depth -= 1
        if letter == "," and depth == 0:
            parts.append(current.strip())
            current = ""
        else:
            current += letter
    return parts + [current.strip()]
