import SwiftLexing
import Testing

@testable import SwiftParsing

/// Tests whether tables of names of one version of a file are valid for another.
@Suite struct ShapeTests {
  private static let rows: [(old: String, new: String, hasShape: Bool)] = [
    ("func f() { a }", "func f() { b }", true), ("func f() {}", "func g() {}", false),
    ("let a: Int = 1", "let a: Double = 2", true), ("extension A { let b = 1 }", "extension A { let b = 2 }", true),
    ("extension A { let b = 1 }", "extension B { let b = 1 }", false),
    ("extension A {}\nfunc f() { 1 }", "extension A {}\nfunc f() { 2 }", true),
    ("typealias A = B\nfunc f() { 1 }", "typealias A = B\nfunc f() { 2 }", true),
    ("typealias A = B\nlet c = 1", "typealias A = C\nlet c = 1", false),
    ("struct S { typealias A = B }", "struct S { typealias A = C }", false),
    ("infix operator +-: A\nlet c = 1", "infix operator +-: B\nlet c = 1", false),
    ("precedencegroup P { higherThan: A }", "precedencegroup P { higherThan: B }", false),
  ]

  @Test(arguments: rows)
  func shapesAreCompared(_ old: String, _ new: String, _ hasShape: Bool) {
    let outlines = [old, new].map { FileOutline(SourceText(path: "a.swift", text: $0)) }
    #expect(outlines[0].hasShape(of: outlines[1]) == hasShape)
  }
}
