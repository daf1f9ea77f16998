import SwiftLexing
import TextBasics

/// The code in the comments of a source.
///
/// Xcode before 26.4 also extracts calls of routines in comments (7 of 7 such keys of two apps' catalogs).
struct CommentedCode {
  /// The source with blanks in place of everything except its comments.
  var source: SourceText { original.holding(bytes) }
  /// The ranges that are parsed separately: a block, or `//` comments with no code between. Prose in one does not
  /// affect how others are parsed.
  private(set) var pieces: [Range<Int>] = []

  private let original: SourceText
  private var bytes: ContiguousArray<UInt8> = []
  /// Whether a `//` comment may continue the last piece.
  private var isInRun = false

  /// - Parameters:
  ///   - code: the ranges outside of comments, in order.
  ///   - names: comments that contain none of these names are left out.
  init(_ source: SourceText, outside code: some Sequence<Range<Int>>, naming names: [String]) {
    original = source
    let names = names.map { Array($0.utf8) }
    var gaps: [Range<Int>] = []
    var end = 0
    for range in code + [source.bytes.count..<source.bytes.count] {
      let gap = source.bytes[end..<max(end, range.lowerBound)]
      if gap.count > 2, gap.contains(.slash), names.contains(where: gap.holdsBytes) { gaps.append(gap.indices) }
      end = max(end, range.upperBound)
    }
    if gaps.isEmpty { return }
    bytes = ContiguousArray(source.bytes.map { $0.isLineBreak ? $0 : .space })
    for gap in gaps { copy(gap) }
  }

  /// Copies the contents of comments, without the delimiters.
  private mutating func copy(_ gap: Range<Int>) {
    isInRun = false
    var position = gap.lowerBound
    while position + 1 < gap.upperBound {
      switch (original.bytes[position], original.bytes[position + 1]) {
      case (.slash, .slash):
        let end = lineEnd(from: position, before: gap.upperBound)
        position = original.bytes[position..<end].firstIndex { $0 != .slash && !$0.isBlank } ?? end
        copyLine(position..<end)
        position = end
      case (.slash, .asterisk):
        let end = end(ofBlockAt: position, before: gap.upperBound)
        isInRun = false
        copyLines(position + 2..<end)
        isInRun = false
        position = end + 2
      default: position += 1
      }
    }
  }

  private func lineEnd(from start: Int, before limit: Int) -> Int {
    original.bytes[start..<limit].firstIndex(where: \.isLineBreak) ?? limit
  }

  private func end(ofBlockAt start: Int, before limit: Int) -> Int {
    let inner = start + 2..<max(start + 2, limit - 1)
    return inner.first { original.bytes[$0] == .asterisk && original.bytes[$0 + 1] == .slash } ?? inner.upperBound
  }

  private mutating func copyLines(_ range: Range<Int>) {
    var position = range.lowerBound
    while position < range.upperBound {
      let end = lineEnd(from: position, before: range.upperBound)
      copyLine(position..<end)
      position = end + 1
    }
  }

  /// Copies a line of a comment. Text after a mark of prose starts a new piece.
  private mutating func copyLine(_ line: Range<Int>) {
    var start = line.lowerBound
    for mark in marksOfProse(line) {
      copyBytes(start..<mark)
      isInRun = false
      start = mark + 2
    }
    copyBytes(start..<line.upperBound)
  }

  /// Returns the positions in a line, outside of literals, that look like comment delimiters in prose: the `//` of
  /// addresses, and each `/*`, as in a path with an asterisk, without a `*/` before the next one.
  private func marksOfProse(_ line: Range<Int>) -> [Int] {
    var (marks, open, isInLiteral) = ([Int](), Int?.none, false)
    var position = line.lowerBound
    while position < line.upperBound {
      let isPair = position + 1 < line.upperBound
      switch (original.bytes[position], isPair ? original.bytes[position + 1] : .space) {
      case (.backslash, _) where isInLiteral: position += 1
      case (.quote, _) where open == nil: isInLiteral.toggle()
      case (.slash, .asterisk) where !isInLiteral:
        if let open { marks.append(open) }
        open = position
        position += 1
      case (.colon, .slash) where !isInLiteral && open == nil:
        guard position + 2 < line.upperBound, original.bytes[position + 2] == .slash else { break }
        marks.append(position + 1)
        position += 2
      case (.asterisk, .slash) where open != nil:
        open = nil
        position += 1
      default: break
      }
      position += 1
    }
    return marks + (open.map { [$0] } ?? [])
  }

  private mutating func copyBytes(_ range: Range<Int>) {
    for position in range { bytes[position] = original.bytes[position] }
    let start = isInRun ? pieces.popLast()?.lowerBound : nil
    pieces.append((start ?? range.lowerBound)..<range.upperBound)
    isInRun = true
  }
}
