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

  static let encodings: [(bytes: [UInt8], offset: Int?)] = [
    (Array("let s = \"café 👩‍👧\"\n".utf8), nil), (Array("let s = \"caf".utf8) + [0xE9, 0x22, 0x0A], 12),
    (Array("// Jos".utf8) + [0xE9, 0x0A], 6), ([0xFF, 0xFE, 0x6C, 0x00], 0), ([0xEF, 0xBB, 0xBF, 0x0A], nil),
    (Array(repeating: 0x20, count: 130) + [0xC3, 0xA9, 0xC3], 132),
    (Array(repeating: 0x20, count: 63) + [0xC3, 0xA9] + Array(repeating: 0x20, count: 80) + [0x80], 145),
  ]

  @Test(arguments: encodings)
  func otherEncodingsAreDetected(_ bytes: [UInt8], _ offset: Int?) {
    let found = SourceBreak(in: SourceText(path: "A.swift", bytes: ContiguousArray(bytes)))
    #expect(found?.offset == offset && (found == nil || found?.cause == .foreignBytes))
  }

  @Test(arguments: breaks)
  func breakIsFoundAtItsPosition(_ text: String, _ cause: Cause?, _ offset: Int) {
    let found = SourceBreak(in: SourceText(path: "A.swift", text: text))
    #expect(found?.cause == cause && (found == nil || found?.offset == offset))
  }
}
