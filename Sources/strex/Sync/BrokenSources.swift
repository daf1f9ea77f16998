import Findings
import ProjectLayout
import StringExtraction
import SwiftLexing

/// Sources that are no whole Swift, because somebody is just editing them or only half of one was saved: what stands
/// behind the break may not have been read.
struct BrokenSources {
  /// Where each is broken first.
  private(set) var places: [(path: FilePath, message: String)] = []

  init(_ sources: SourceSet) {
    for index in sources.selected {
      guard let location = Self.firstBreak(in: sources.texts[index]) else { continue }
      let place = "\(VisibleText.escaped(sources.texts[index].path)):\(location.line):\(location.column)"
      places.append((sources.paths[index], "\(place) opens or closes what has no other end"))
    }
  }

  /// The first bracket, string or comment that has no other end.
  static func firstBreak(in source: SourceText) -> SourceLocation? {
    var open: [(start: UInt32, closing: TokenKind)] = []
    for token in Lexer.tokenize(source) {
      if token.flags.contains(.unterminated) { return LineTable(source).location(at: Int(token.start)) }
      switch token.kind {
      case .leftParen: open.append((token.start, .rightParen))
      case .leftBrace: open.append((token.start, .rightBrace))
      case .leftSquare: open.append((token.start, .rightSquare))
      case .rightParen, .rightBrace, .rightSquare:
        guard open.popLast()?.closing == token.kind else { return LineTable(source).location(at: Int(token.start)) }
      default: break
      }
    }
    return open.last.map { LineTable(source).location(at: Int($0.start)) }
  }
}
