import SwiftLexing
import SwiftParsing
import Testing

/// Tests the digests that detect whether a file's code has changed, and whether other files are affected.
@Suite struct InterfaceDigestTests {
  struct Case: CustomTestStringConvertible {
    let old: String
    let new: String
    let isSame: Bool
    var testDescription: String { "\(old) to \(new)" }

    /// The digests of both versions.
    func digests(_ digest: (SourceText, ContiguousArray<Token>) -> UInt64) -> [UInt64] {
      [old, new].map { text in
        let source = SourceText(path: "A.swift", text: text)
        return digest(source, Lexer.tokenize(source))
      }
    }
  }

  private static func macro(_ first: String, _ code: String) -> String {
    "\(first) {\n  func expansion() -> String { let key = 1; return \"\(code)\" }\n}\n"
  }

  static let interfaces = [
    Case(old: "func f() { a() }", new: "func f() { b() }", isSame: true),
    Case(old: "func f() { a() }", new: "func f() -> Int { a() }", isSame: false),
    Case(old: "let a = b - 2", new: "let a = b -2", isSame: false),
    Case(old: "let a = b; let c = 1", new: "let a = b\nlet c = 1", isSame: false),
    Case(old: "let a = b // One", new: "let a = b /* Two */", isSame: true),
    Case(old: "var a = 1 { didSet { b() } }", new: "var a = 1 { willSet { c() } }", isSame: true),
    Case(old: "var a = 1 { didSet { b() } }", new: "var a = 1 { get { b() } }", isSame: false),
    Case(
      old: "var a = 1 { didSet { b() } }",
      new: "var a = 1 {  // A comment that is longer than what is read of a body\n didSet { b() } }", isSame: true),
    Case(old: "print(1)\nlet a = 1", new: "guard let b = c else { d() }\nlet a = 1", isSame: false),
    Case(old: macro("struct A", "a"), new: macro("struct A", "b"), isSame: true),
    Case(old: macro("struct A: ExpressionMacro", "a"), new: macro("struct A: ExpressionMacro", "b"), isSame: false),
    Case(
      old: macro("import SwiftSyntaxBuilder\nstruct A", "a"), new: macro("import SwiftSyntaxBuilder\nstruct A", "b"),
      isSame: false),
  ]

  @Test(arguments: interfaces) func interfaceChangesAreDetected(_ row: Case) {
    let digests = row.digests { FileOutline($0).interfaceDigest($1) }
    #expect((digests[0] == digests[1]) == row.isSame)
  }

  static let codes = [
    Case(old: "a()\nb()", new: "// One\na()\n\n  /* Two */ b()", isSame: true),
    Case(old: "a() // One\n", new: "a() // Two\n", isSame: true),
    Case(old: "a()\nb()", new: "a(); b()", isSame: false),
    Case(old: "a(1) { b() }", new: "a(1) { c() }", isSame: false),
    Case(old: "a - 1", new: "a -1", isSame: false),
    Case(old: "a(1, /* One */ 2)", new: "a(1, /* Two */ 2)", isSame: false),
    Case(old: "\"\\(a  .b)\"", new: "\"\\(a.b)\"", isSame: false),
    Case(old: "\"\"\"\n  a\n  \"\"\"", new: "\"\"\"\n   a\n  \"\"\"", isSame: false),
  ]

  @Test(arguments: codes) func codeChangesAreDetected(_ row: Case) {
    let digests = row.digests { $0.codeDigest($1) }
    #expect((digests[0] == digests[1]) == row.isSame)
  }
}
