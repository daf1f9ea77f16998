import SwiftLexing

@testable import SwiftParsing

/// The texts of the names in a source.
struct NameTexts {
  private var texts: [Name: String] = [:]

  init(_ source: SourceText) {
    let tokens = Lexer.tokenize(source)
    for token in tokens {
      let range = token.flags.contains(.backticked) ? token.start + 1..<token.end - 1 : token.start..<token.end
      texts[Name(token, in: source)] = source.text(Int(range.lowerBound)..<Int(range.upperBound))
    }
    for word in ["get", "newValue", "[", "subscript", "_"] { texts[Name(word)] = word }
  }

  subscript(name: Name) -> String { texts[name] ?? "¿name?" }

  /// Returns `label: `, or an empty text.
  func label(_ name: Name?) -> String { name.map { self[$0] + ": " } ?? "" }
}
