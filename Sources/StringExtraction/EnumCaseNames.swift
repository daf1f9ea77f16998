import SwiftLexing
import TextBasics

/// The names of the cases of a source's enums, which are their raw values by default: an app may look them up as keys.
public enum EnumCaseNames {
  /// Returns the names in order, also for types without raw values, because `"\(value)"` uses them as well.
  ///
  /// - Parameter isWanted: returns whether a name is needed.
  public static func names(in source: SourceText, where isWanted: (String) -> Bool) -> [UntypedLiteral] {
    lazy var lines = LineTable(source)
    return tokens(in: source).compactMap { token in
      let text = source.text(token)
      let name = token.flags.contains(.backticked) ? String(text.dropFirst().dropLast()) : text
      guard isWanted(name) else { return nil }
      return UntypedLiteral(text: name, site: LiteralSite(in: source, lines.location(at: Int(token.start)), api: ""))
    }
  }

  /// Returns the names after `case`, and those after commas outside of parentheses. Patterns that bind a name are
  /// included, too.
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
      // A case's value is a literal. Any other token ends the list.
      case .equal, .string, .integerLiteral, .floatLiteral: isName = false
      default: if current == 0 { depth = nil }
      }
    }
    return found
  }
}
