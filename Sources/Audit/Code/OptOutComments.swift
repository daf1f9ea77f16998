import StringDataFlow
import SwiftLexing
import TextBasics

/// Comments in which authors mark a string as not translatable: `// not localized: for support only`.
enum OptOutComments {
  /// The number of bytes of a line that are searched before and after a string. Longer lines are not hand-written, and
  /// searching them once per text would take too long.
  private static let reach = 1_000

  /// Returns whether such a comment follows a position on its line, or is directly above it.
  static func cover(_ offset: Int, in source: SourceText) -> Bool {
    let bytes = source.bytes
    var start = lineStart(before: offset, bytes)
    let end = lineEnd(after: offset, bytes)
    if let comment = comment(in: offset..<end, bytes), isDisclaimer(source.text(comment..<end)) { return true }
    for _ in 0..<3 where start > 0 && bytes[start - 1] == .lineFeed {
      let end = start - 1
      start = lineStart(before: end, bytes)
      let line = source.text(start..<end).trimmed
      guard line.hasPrefix("//") else { return false }
      if isDisclaimer(line) { return true }
    }
    return false
  }

  private static func lineStart(before offset: Int, _ bytes: ContiguousArray<UInt8>) -> Int {
    var start = offset
    while start > max(0, offset - reach), bytes[start - 1] != .lineFeed { start -= 1 }
    return start
  }

  private static func lineEnd(after offset: Int, _ bytes: ContiguousArray<UInt8>) -> Int {
    var end = offset
    while end < min(bytes.count, offset + reach), bytes[end] != .lineFeed { end += 1 }
    return end
  }

  /// Returns the start of the first `//` in a range.
  private static func comment(in range: Range<Int>, _ bytes: ContiguousArray<UInt8>) -> Int? {
    range.dropLast().first { bytes[$0] == .slash && bytes[$0 + 1] == .slash }
  }

  private static func isDisclaimer(_ line: String) -> Bool {
    guard let comment = line.firstRange(of: "//") else { return false }
    let text = line[comment.upperBound...].lowercased()
    return text.contains(refusal) || text.prefixMatch(of: kindOfName) != nil
  }

  // Compiled once, like the patterns of ``Prose``.
  nonisolated(unsafe) private static let refusal =
    #/(?:\bnot|n't|n’t|\bno|\bnever|\bnon|\bun)[ -]?(?:(?:to|be|want|need|needs|them|it|this|for|user)[ -]){0,3}(?:locali[sz]|translat)/#
  /// `a brand name`, `proper noun: …`: only the first words count, not words within a sentence.
  nonisolated(unsafe) private static let kindOfName =
    #/[\/\s]*(?:(?:(?:this is )?an? |the )?(?:brand|proper|product) (?:name|noun)s?|verbatim)\s*(?:[.,;:–—-]|$)/#
}
