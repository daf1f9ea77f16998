import Diagnostics
import SwiftLexing
import TextBasics

/// Finds the comments of Swift sources that may suppress findings.
package enum SourceComments {
  /// - Parameter path: the file's path as in its findings.
  /// - Returns: `nil` for a source without strex comments.
  package static func suppressions(in source: SourceText, path: String) -> SuppressionComments? {
    guard mentionsStrex(source.bytes) else { return nil }
    let positions = TextPositions(source.bytes)
    let tokens = Lexer.tokenize(source)
    var comments: [SourceComment] = []
    var end = 0
    for token in tokens {
      // Comments are between tokens, never inside them.
      comments += SourceComments.comments(in: end..<max(end, Int(token.start)), source, positions)
      end = Int(token.end)
    }
    return SuppressionComments(path: path, comments: comments)
  }

  private static func mentionsStrex(_ bytes: ContiguousArray<UInt8>) -> Bool {
    let mark = Array("strex:".utf8)
    return bytes.indices.contains { bytes[$0] == mark[0] && bytes[$0...].starts(with: mark) }
  }

  /// Returns the comments in the space between two tokens.
  private static func comments(
    in range: Range<Int>, _ source: SourceText, _ positions: TextPositions
  ) -> [SourceComment] {
    var comments: [SourceComment] = []
    var offset = range.lowerBound
    while offset + 1 < range.upperBound {
      guard source.bytes[offset] == .slash else {
        offset += 1
        continue
      }
      let isLine = source.bytes[offset + 1] == .slash
      let end = isLine ? lineEnd(from: offset, range, source) : blockEnd(from: offset, range, source)
      let start = positions.position(at: offset)
      let text = source.text(offset..<end)
      comments.append(SourceComment(text, start: start, lastLine: positions.position(at: end).line))
      offset = end
    }
    return comments
  }

  private static func lineEnd(from start: Int, _ range: Range<Int>, _ source: SourceText) -> Int {
    source.bytes[start..<range.upperBound].firstIndex { $0 == .lineFeed || $0 == .carriageReturn }
      ?? range.upperBound
  }

  /// Finds the end of a block comment; block comments nest.
  private static func blockEnd(from start: Int, _ range: Range<Int>, _ source: SourceText) -> Int {
    var depth = 0
    var offset = start
    while offset + 1 < range.upperBound {
      switch (source.bytes[offset], source.bytes[offset + 1]) {
      case (.slash, .asterisk): (depth, offset) = (depth + 1, offset + 2)
      case (.asterisk, .slash): (depth, offset) = (depth - 1, offset + 2)
      default: offset += 1
      }
      if depth == 0 { return offset }
    }
    return range.upperBound
  }
}
