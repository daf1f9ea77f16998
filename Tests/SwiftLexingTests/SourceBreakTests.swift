import Testing

@testable import SwiftLexing

@Suite struct SourceBreakTests {
  typealias Cause = SourceBreak.Cause

  static let breaks: [(text: String, cause: Cause?, offset: Int)] = [
    ("", nil, 0), ("func f() { g([1], \"\\(h(2))\") }\n", nil, 0), ("#if A\nf()\n#else\ng()\n#endif\n", nil, 0),
    ("let s = \"{[(\" // {[(\n/* { */", nil, 0), ("let r = /[(]{/\n", nil, 0),
    ("func f() {\n  g(\n}\n", .strayBracket, 16), ("struct A {\n  let b = 1\n", .openBracket, 9),
    ("let a = 1\n}\n", .strayBracket, 10), ("let s = \"abc\n", .openString, 8),
    ("let s = \"\"\"\n  abc\n", .openString, 8), ("let a = 1\n/* abc\n", .openComment, 17),
    ("a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> d\n", .mergeMarker, 2), ("let a = 1 <<<<<<< 2\n", nil, 0),
    ("let a = b\n  <<<<<<< c\n", nil, 0), ("let s = \"\"\"\n<<<<<<< a\n\"\"\"\n", nil, 0),
    ("a\n>>>>>>> d\n", .mergeMarker, 2),
  ]

  @Test(arguments: breaks)
  func aBreakIsFoundWhereItIs(_ text: String, _ cause: Cause?, _ offset: Int) {
    let found = SourceBreak(in: SourceText(path: "A.swift", text: text))
    #expect(found?.cause == cause && (found == nil || found?.offset == offset))
  }
}
