import SwiftLexing
import TextBasics

/// Checks whether a manifest in Swift is complete. A manifest that is cut off would otherwise have fewer targets.
enum ManifestSyntax {
  /// Returns whether one of the first lines of a file imports a module. Files of an app may have a manifest's name.
  static func imports(_ module: String, in bytes: ContiguousArray<UInt8>) -> Bool {
    let imported = Array("import \(module)".utf8)
    return bytes.prefix(1 << 14).split(whereSeparator: \.isLineBreak).contains { $0.starts(with: imported) }
  }

  /// - Throws: if a bracket or string is not closed.
  static func check(_ source: SourceText) throws(ProjectError) {
    var open: [Token] = []
    for token in Lexer.tokenize(source) {
      switch token.kind {
      case .leftParen, .leftSquare, .leftBrace: open.append(token)
      case .rightParen, .rightSquare, .rightBrace:
        guard open.popLast() != nil else { throw problem("contains a bracket that was not opened", token, source) }
      default: break
      }
    }
    if let last = open.last { throw problem("contains a bracket that is not closed", last, source) }
  }

  private static func problem(_ message: String, _ token: Token, _ source: SourceText) -> ProjectError {
    let place = LineTable(source).place(of: token.range.lowerBound)
    return ProjectError(message, line: place.line, column: place.column)
  }
}
