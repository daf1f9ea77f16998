import StringExtraction
import SwiftLexing
import SwiftParsing

/// The words of a source, from its tokens.
struct FileWords: Sendable {
  /// Names, and strings of literals.
  let words: Set<Name>
  /// Whether some call may look up a string that is not its own literal.
  let mayLookUp: Bool

  init(_ source: SourceText) {
    let tokens = Lexer.tokenize(source)
    var words = Set(LiteralTexts.literals(in: source) { _ in true }.map { Name($0.text) })
    var mayLookUp = false
    for (position, token) in tokens.enumerated() where Self.isName(token.kind) {
      let name = Name(token, in: source)
      words.insert(name)
      mayLookUp = mayLookUp || KeyLookup.callNames.contains(name) && Self.takesNoLiteral(tokens, from: position)
    }
    (self.words, self.mayLookUp) = (words, mayLookUp)
  }

  private static func isName(_ kind: TokenKind) -> Bool { kind == .identifier || kind == .`init` }

  /// Returns whether no call follows a name, or one whose first argument is not a literal.
  private static func takesNoLiteral(_ tokens: ContiguousArray<Token>, from position: Int) -> Bool {
    func kind(_ offset: Int) -> TokenKind? {
      tokens.indices.contains(position + offset) ? tokens[position + offset].kind : nil
    }
    guard kind(1) == .leftParen else { return true }
    let isLabelled = kind(3) == .colon
    return kind(isLabelled ? 4 : 2) != .string
  }
}
