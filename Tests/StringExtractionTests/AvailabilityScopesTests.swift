import SwiftLexing
import Testing

@testable import StringExtraction

struct AvailabilityScopesTests {
  /// Code with `1` where it runs only on newer systems, and `0` where it runs on all.
  @Test(arguments: [
    "0; @available(iOS 16, *) func f() { 1; if a { 1 } }; 0; func g() { 0 }",
    "struct S { @available(*, unavailable) init() { 1 }\n func f() { 0 } }",
    "@available(iOS 16, *) extension S { var a: Int { 1 } }\n func f() { 0 }",
    "if #available(iOS 16, *), 1 == b { 1 } else { 0 }; 0",
    "func f() { guard 0 == a, #available(iOS 16, *) else { 0 }; 1; if b { 1 } }; 0",
    "func f() { guard let a else { 0 }; 0; if #available(iOS 16, *) { 1 }; 0 }",
    "func f() { if #unavailable(iOS 16) { 1 } else { 1 } }; 0",
    "let available = 0; s.available(0) { 0 }", "}} 0 { 0", "@available(iOS 16, *) let a = 1",
  ])
  func codeForNewerSystemsIsDetected(_ code: String) {
    let source = SourceText(path: "a.swift", text: code)
    let digits = Lexer.tokenize(source).filter { ["0", "1"].contains(source.text($0)) }
    #expect(!digits.isEmpty)
    let scopes = AvailabilityScopes(source)
    for digit in digits {
      #expect(scopes.cover(Int(digit.start)) == (source.text(digit) == "1"), "\(digit.start)")
    }
  }
}
