import SwiftLexing
import TextBasics

/// The code in the comments of a source, all at its place and all else blank.
///
/// Xcode before 26.4 takes calls of routines from comments, too (7 of 7 such keys of two apps' catalogs).
struct CommentedCode {
  private let source: SourceText
  private var bytes: ContiguousArray<UInt8>

  /// - Parameters:
  ///   - code: the ranges of what is no comment, in order.
  ///   - names: comments that name none of them are left out.
  /// - Returns: `nil` where no comment is left.
  static func source(_ source: SourceText, outside code: some Sequence<Range<Int>>, naming names: [String])
    -> SourceText?
  {
    let names = names.map { Array($0.utf8) }
    var gaps: [Range<Int>] = []
    var end = 0
    for range in code + [source.bytes.count..<source.bytes.count] {
      let gap = source.bytes[end..<max(end, range.lowerBound)]
      if gap.count > 2, gap.contains(.slash), names.contains(where: gap.holds) { gaps.append(gap.indices) }
      end = max(end, range.upperBound)
    }
    if gaps.isEmpty { return nil }
    var code = CommentedCode(source)
    for gap in gaps { code.copy(gap) }
    return source.holding(code.bytes)
  }

  private init(_ source: SourceText) {
    self.source = source
    bytes = ContiguousArray(source.bytes.map { $0.isLineBreak ? $0 : .space })
  }

  /// Copies what comments hold, without the marks at their beginnings and ends.
  private mutating func copy(_ gap: Range<Int>) {
    var position = gap.lowerBound
    while position + 1 < gap.upperBound {
      switch (source.bytes[position], source.bytes[position + 1]) {
      case (.slash, .slash):
        let end = source.bytes[position..<gap.upperBound].firstIndex(where: \.isLineBreak) ?? gap.upperBound
        position = source.bytes[position..<end].firstIndex { $0 != .slash && !$0.isBlank } ?? end
        copyBytes(position..<end)
        position = end
      case (.slash, .asterisk):
        let end = end(ofBlockAt: position, before: gap.upperBound)
        copyBytes(position + 2..<end)
        position = end + 2
      default: position += 1
      }
    }
  }

  private func end(ofBlockAt start: Int, before limit: Int) -> Int {
    let inner = start + 2..<max(start + 2, limit - 1)
    return inner.first { source.bytes[$0] == .asterisk && source.bytes[$0 + 1] == .slash } ?? inner.upperBound
  }

  private mutating func copyBytes(_ range: Range<Int>) {
    for position in range { bytes[position] = source.bytes[position] }
  }
}

extension Sequence<UInt8> where Self: Collection {
  /// Whether some bytes stand in these.
  fileprivate func holds(_ word: [UInt8]) -> Bool {
    guard let first = word.first else { return false }
    var rest = self[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: word) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
