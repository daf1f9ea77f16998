import SwiftLexing
import TestSupport
import Testing

/// A program with very many repetitions.
struct HostileInput: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let source: SourceText

  private init(_ head: String, _ opening: String, _ middle: String = "", _ closing: String = "", _ tail: String = "") {
    testDescription = head + opening + "…" + middle + closing + "…" + tail
    let count = TestScale.count(2_000, full: 10_000)
    let text = [head, String(repeating: opening, count: count), middle, String(repeating: closing, count: count), tail]
    source = SourceText(path: "hostile.swift", text: text.joined())
  }

  /// Nested repetitions.
  static let nested: [HostileInput] = [
    .init("let a = ", "(", "1", ")"), .init("let a = ", "[", "1", "]"), .init("let a = ", "{", "1", "}"),
    .init("let a = ", "\"\\(", "1", ")\""), .init("let a = ", "f(", "", ")"), .init("let a = ", "f {", "", "}"),
    .init("let a = ", "a[", "", "]"), .init("let a = ", "a ? b : ", "1"), .init("let a = ", "a ? ", "1", " : b"),
    .init("let a = b", " ?? b"), .init("let a = ", "- ", "b"), .init("let a = ", "!", "b"),
    .init("let a = ", "try ", "b"),
    .init("let a = ", "await ", "b"), .init("let a = ", "if a { ", "1", "} else { 2 }"),
    .init("func f() { a", " = a", "", "", "}"), .init("func f() {", "func f() {", "", "}", "}"),
    .init("func f() {", "if a {", "", "}", "}"), .init("func f() {", "switch a { case b: ", "", "}", "}"),
    .init("func f() {", "do {", "", "} catch {}", "}"), .init("func f() {", "guard let a = { ", "", "} else {}", "}"),
    .init("func f() {", "#if os(iOS)\n", "", "#endif\n", "}"),
    .init("func f() { switch a { case ", "(", "a", ")", ": 1 } }"),
    .init("func f() { switch a { case ", ".a(", "a", ")", ": 1 } }"),
    .init("func f() { switch a { case ", "let ", "a", "", ": 1 } }"),
    .init("", "struct A {", "", "}"), .init("", "struct A { func f() {", "", "}}"), .init("", "extension A {", "", "}"),
    .init("let a: ", "[", "Int", "]"), .init("let a: ", "(", "Int", ")"), .init("let a: ", "A<", "Int", ">"),
    .init("let a: ", "(Int) -> ", "Int"), .init("let a: ", "some ", "B"), .init("let a: ", "~", "B"),
    .init("let a: ", "[A: ", "B", "]"), .init("let a = ", "A<", "Int", ">", "()"),
    .init("func f<T: ", "A<", "B", ">", ">() {}"),
    .init("#if ", "(", "DEBUG", ")", "\nlet a = 1\n#endif"), .init("#if ", "!", "DEBUG", "", "\nlet a = 1\n#endif"),
    .init("", "#if DEBUG\n", "let a = 1\n", "#endif\n"), .init("", "@A(", "", ")", "var a = 1"),
    .init("let a = ", "(", ""), .init("let a = ", "[", ""), .init("func f() ", "{", ""),
    .init("let a = \"", "\\(\"", ""),
    .init("let a = ", ")", ""), .init("", "}", ""), .init("let a = \\", "(", ""), .init("func f(", "(", ""),
  ]

  /// Repetitions in sequence.
  static let flat: [HostileInput] = [
    .init("let a = [", "1, ", "", "", "]"), .init("let a = [", "\"x\", ", "", "", "]"),
    .init("let a = [", "1: 2, ", "", "", "]"),
    .init("let a = f(", "b: 1, ", "c: 2)"), .init("let a = b", " + b"), .init("let a = \"x\"", " + \"x\""),
    .init("let a = b", ".a.b.c"), .init("let a = b", ".a()"), .init("let a = b", ".f { $0 }"),
    .init("let a = b", "\n  .a()"),
    .init("let a = b", "[0]"), .init("let a = b", "?.a"), .init("let a = b", "!"), .init("let a = b", "()"),
    .init("let a = .a", ".b()"), .init("let a = \\A", ".b"), .init("let a = b", " as C"),
    .init("let a = b", " < c"), .init("let a = b", "<c"), .init("let a = \"", "\\(b) ", "", "", "\""),
    .init("let a: A", ".B"),
    .init("let a: A", "?"),
    .init("let a: A", " & B"), .init("let a: (", "Int, ", "Int)"), .init("func f() { if a {}", " else if a {}", " }"),
    .init("func f() { ", "a(); ", "}"), .init("func f() { ", "let a = 1\n", "}"),
    .init("func f() { switch a { ", "case 1: b\n", "}}"),
    .init("func f() { switch a { case b", ", b", ": c }}"), .init("func f() { if a", ", a", " {} }"),
    .init("func f(", "a: Int, ", ") {}"), .init("func f<", "T, ", "U>() {}"), .init("struct A: ", "B, ", "C {}"),
    .init("func f() where A: B", ", A: B", " {}"), .init("func f() where ", "A.", "B: C {}"),
    .init("enum A { case a", ", a", "}"),
    .init("", "struct A {}\n"), .init("", "let a = 1\n"), .init("", "print(1)\n"),
    .init("let a = b", "\n#if X\n.c\n#endif"),
    .init("", "#if A\n#elseif B\n#else\n#endif\n"), .init("", "@A ", "var a = 1"), .init("", "public ", "var a = 1"),
    .init("var a", ", a", ": Int"), .init("let (a", ", a", ") = b"), .init("infix operator +", "+"),
    .init("let a = f {}", " b: {}"),
  ]
}
