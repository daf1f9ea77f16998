import SwiftLexing
import TextBasics

/// The names of the cases of a source's enumerations, which are their raw values where nothing else is said: an app may
/// look them up as keys.
public enum EnumCaseNames {
  /// The names in their order, with those of a type that has no raw values, which ‘"\(value)"’ gives as well.
  /// - Parameter isWanted: whether a name is of interest.
  public static func names(in source: SourceText, where isWanted: (String) -> Bool) -> [UntypedLiteral] {
    lazy var lines = LineTable(source)
    return tokens(in: source).compactMap { token in
      let text = source.text(token)
      let name = token.flags.contains(.backticked) ? String(text.dropFirst().dropLast()) : text
      guard isWanted(name) else { return nil }
      return UntypedLiteral(text: name, site: LiteralSite(in: source, lines.location(at: Int(token.start)), api: ""))
    }
  }

  /// The names that follow ‘case’, and those behind commas outside of parentheses. Patterns that bind a name count, too.
  private static func tokens(in source: SourceText) -> [Token] {
    var found: [Token] = []
    var depth: Int?
    var isName = false
    for token in Lexer.tokenize(source) {
      if token.kind == .case { (depth, isName) = (0, true) }
      guard let current = depth, token.kind != .case else { continue }
      switch token.kind {
      case .identifier where isName, .underscore where isName:
        found.append(token)
        isName = false
      case .comma where current == 0: isName = true
      case .leftParen: (depth, isName) = (current + 1, false)
      case .rightParen where current > 0: depth = current - 1
      // A case's value is a literal; anything else ends the list.
      case .equal, .string, .integerLiteral, .floatLiteral: isName = false
      default: if current == 0 { depth = nil }
      }
    }
    return found
  }
}
