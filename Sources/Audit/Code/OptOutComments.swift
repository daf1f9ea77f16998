import SwiftLexing
import TextBasics
import TextFlow

/// Comments in which authors say that a text is not to be translated: `// not localized: for support only`.
struct OptOutComments {
  /// Whether such a comment follows a place on its line, or is directly above it.
  static func cover(_ offset: Int, in source: SourceText) -> Bool {
    let bytes = source.bytes
    var start = lineStart(before: offset, bytes)
    var end = offset
    while end < bytes.count, bytes[end] != .lineFeed { end += 1 }
    if isDisclaimer(source.text(start..<end)) { return true }
    for _ in 0..<3 where start > 0 {
      end = start - 1
      start = lineStart(before: end, bytes)
      let line = source.text(start..<end).trimmed
      guard line.hasPrefix("//") else { return false }
      if isDisclaimer(line) { return true }
    }
    return false
  }

  private static func lineStart(before offset: Int, _ bytes: ContiguousArray<UInt8>) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != .lineFeed { start -= 1 }
    return start
  }

  private static func isDisclaimer(_ line: String) -> Bool {
    guard let comment = line.firstRange(of: "//") else { return false }
    let text = line[comment.upperBound...].lowercased()
    return text.contains(refusal) || text.prefixMatch(of: kindOfName) != nil
  }

  // Made once, as the patterns of ``Prose`` are.
  nonisolated(unsafe) private static let refusal =
    #/(?:\bnot|n't|n’t|\bno|\bnever|\bnon|\bun)[ -]?(?:(?:to|be|want|need|needs|them|it|this|for|user)[ -]){0,3}(?:locali[sz]|translat)/#
  /// `a brand name`, `proper noun: …`: the first words say it, not some words in a sentence.
  nonisolated(unsafe) private static let kindOfName =
    #/[\/\s]*(?:(?:(?:this is )?an? |the )?(?:brand|proper|product) (?:name|noun)s?|verbatim)\s*(?:[.,;:–—-]|$)/#
}
