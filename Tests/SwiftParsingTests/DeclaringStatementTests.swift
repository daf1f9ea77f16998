import SwiftLexing
import SwiftParsing
import Testing

/// Tests which declaring statements of a file differ after an edit.
@Suite struct DeclaringStatementTests {
  struct Case: CustomTestStringConvertible {
    let old: String
    let new: String
    /// The names of the declarations in statements that only one version contains, in order, or `nil` if the versions
    /// cannot be matched.
    let changed: [String]?
    var testDescription: String { "\(old) to \(new)" }
  }

  private static let shape = "struct A {\n  var a = 1\n  func b() { c() }\n}\nfunc d() {}\n"

  private static func shape(_ old: String, _ new: String, _ changed: [String]?) -> Case {
    Case(old: shape, new: shape.replacingOccurrences(of: old, with: new), changed: changed)
  }

  static let cases = [
    shape("func d", "func e() {}\nfunc d", ["e"]),
    shape("  func b", "  func e() {}\n  func b", ["e"]),
    shape("}\nfunc d", "  func e() {}\n}\nfunc d", ["e"]),
    shape("func d() {}\n", "", ["d"]),
    shape("c()", "e()", []),
    shape("var a = 1", "var a = 2", ["a", "a"]),
    shape("var a = 1", "var a = 1 { didSet { c() } }", ["a", "a"]),
    shape("var a = 1", "// One\n  var a = 1 /* Two */", []),
    shape("struct A", "struct A<T>", ["A", "a", "b", "A", "a", "b"]),
    shape("struct A", "@E struct A", ["A", "a", "b", "A", "a", "b"]),
    shape("func d", "private func d", ["d", "d"]),
    shape(
      "func d() {}", "#if DEBUG\nfunc d() {}\n#endif\nfunc e() {}", ["A", "a", "b", "d", "A", "a", "b", "d", "e"]),
    shape("struct A", "import E\nstruct A", ["A", "a", "b", "d", "A", "a", "b", "d"]),
    // After the last condition there are tokens, but no further code.
    shape("func d() {}", "#if DEBUG\nfunc d() {}\n#endif", ["A", "a", "b", "d", "A", "a", "b", "d", ""]),
    shape("func d() {}", "func d() { struct E {} }", nil),
    shape("func d() {}", "print(1)", nil),
    shape("func d() {}", "struct D: ExpressionMacro {}", nil),
    shape("func d() {}", "func d() {", nil),
    Case(old: "var a, b: Int\n", new: "var a, b: String\n", changed: ["a", "b", "a", "b"]),
    Case(old: "var (a, b) = c\n", new: "var (a, b) = d\n", changed: ["a", "b", "a", "b"]),
    Case(old: "enum A { case a, b }\n", new: "enum A { case a, b\n  case c }\n", changed: ["c"]),
    Case(
      old: "extension A { func a() {} }\n", new: "extension B { func a() {} }\n",
      changed: ["extension", "a", "extension", "a"]),
  ]

  private func statements(_ text: String) -> [(digest: UInt64, names: [String])]? {
    let source = SourceText(path: "A.swift", text: text)
    let outline = FileOutline(source)
    return outline.statements(Lexer.tokenize(source))?.map { statement in
      (statement.digest, statement.declarations.map { outline.text(outline.tree.declarations[$0]) })
    }
  }

  @Test(arguments: cases) func changedDeclarationsAreFound(_ row: Case) throws {
    guard let old = statements(row.old), let new = statements(row.new) else {
      #expect(row.changed == nil)
      return
    }
    let (before, after) = (Set(old.map(\.digest)), Set(new.map(\.digest)))
    #expect(before.count == old.count && after.count == new.count)
    let gone = old.filter { !after.contains($0.digest) }.flatMap(\.names)
    let added = new.filter { !before.contains($0.digest) }.flatMap(\.names)
    #expect(gone + added == row.changed)
  }
}
