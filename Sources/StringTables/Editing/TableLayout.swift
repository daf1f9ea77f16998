import TextBasics

/// The positions of entries among the lines and comments of a string.
struct TableLayout {
  private let document: PropertyListDocument
  private let places: [EntryPlace]
  private let text: TableText
  private let bytes: ContiguousArray<UInt8>

  init(_ document: PropertyListDocument, _ text: TableText, _ places: [EntryPlace]) {
    (self.document, self.places, self.text, bytes) = (document, places, text, text.text)
  }

  /// Returns the range to remove with an entry: the comment directly above it and one of the surrounding empty lines.
  func rangeToRemove(_ entry: EntryPlace) -> Range<Int> {
    var start = lineStart(ifFirst: blockStart(entry))
    var end = lineEnd(behind: entry.range.upperBound) ?? entry.range.upperBound
    if end == bytes.count, !bytes[end - 1].isLineBreak {
      // A file without a final line break stays that way.
      if isEmptyLine(before: start) { start = lineBreak(before: start) }
      return lineBreak(before: start)..<end
    }
    if end == entry.range.upperBound { return start..<end }
    if end < bytes.count, start == 0 || isEmptyLine(before: start), let next = emptyLine(at: end) {
      end = next
    } else if end == bytes.count, isEmptyLine(before: start) {
      start = lineBreak(before: start)
    }
    return start..<end
  }

  /// Returns the start of the comments directly above an entry, or of the entry itself.
  private func blockStart(_ entry: EntryPlace) -> Int {
    var start = entry.keyRange.lowerBound
    let comments = document.comments
    var position = comments.firstIndex(sortedSo: { $0.range.lowerBound >= start })
    while position > 0 {
      let comment = comments[position - 1]
      let between = bytes[comment.range.upperBound..<start]
      guard between.allSatisfy(\.isWhiteSpace), !between.breaksTwice else { break }
      guard lineStart(ifFirst: comment.range.lowerBound) != comment.range.lowerBound || isLineStart(comment) else {
        break
      }
      start = comment.range.lowerBound
      position -= 1
    }
    return start
  }

  private func isLineStart(_ comment: PropertyListComment) -> Bool {
    comment.range.lowerBound == 0 || bytes[comment.range.lowerBound - 1].isLineBreak
  }

  /// Returns the start of an offset's line if only blanks precede the offset on it, otherwise the offset.
  private func lineStart(ifFirst offset: Int) -> Int {
    let start = offset - text.lines.place(of: offset).column + 1
    return bytes[start..<offset].allSatisfy(\.isBlank) ? start : offset
  }

  /// Returns the end of the line where an entry ends, including its line break, or `nil` if the line contains more
  /// than blanks and a comment after the entry.
  private func lineEnd(behind offset: Int) -> Int? {
    var position = offset
    while position < bytes.count, !bytes[position].isLineBreak {
      if bytes[position].isBlank {
        position += 1
      } else if let comment = comment(at: position) {
        position = comment.range.upperBound
      } else {
        return nil
      }
    }
    guard position < bytes.count else { return position }
    return position + lineBreakLength(position)
  }

  private func comment(at offset: Int) -> PropertyListComment? {
    let comments = document.comments
    let position = comments.firstIndex(sortedSo: { $0.range.lowerBound >= offset })
    guard position < comments.count, comments[position].range.lowerBound == offset else { return nil }
    return bytes[comments[position].range].contains(where: \.isLineBreak) ? nil : comments[position]
  }

  private func lineBreakLength(_ position: Int) -> Int {
    let isPair = bytes[position] == .carriageReturn && position + 1 < bytes.count && bytes[position + 1] == .lineFeed
    return isPair ? 2 : 1
  }

  /// Returns the end of the empty line that begins at an offset, or `nil` if none does.
  private func emptyLine(at offset: Int) -> Int? {
    let end = bytes[offset...].firstIndex { !$0.isBlank } ?? bytes.count
    return end < bytes.count && bytes[end].isLineBreak ? end + lineBreakLength(end) : nil
  }

  private func isEmptyLine(before offset: Int) -> Bool {
    guard offset > 0 else { return false }
    let end = lineBreak(before: offset)
    return end == 0 || bytes[..<end].last { !$0.isBlank }?.isLineBreak == true
  }

  /// Returns the start of the line break that ends before an offset.
  private func lineBreak(before offset: Int) -> Int {
    guard offset > 0, bytes[offset - 1].isLineBreak else { return offset }
    let isPair = bytes[offset - 1] == .lineFeed && offset > 1 && bytes[offset - 2] == .carriageReturn
    return offset - (isPair ? 2 : 1)
  }

  /// Returns the edit that inserts entries before the one at a position, or at the end.
  func insertion(of entries: [String], at position: Int, _ spelling: TableSpelling) -> TableText.Edit {
    let gap = spelling.newline + (spelling.hasGaps ? spelling.newline : "")
    let block = entries.joined(separator: gap)
    if position > 0 {
      let offset = places[position - 1].range.upperBound
      let end = lineEnd(behind: offset) ?? offset
      let endsWithBreak = end > 0 && bytes[end - 1].isLineBreak
      let lead = endsWithBreak ? (spelling.hasGaps ? spelling.newline : "") : gap
      return .init(range: end..<end, text: lead + block + (endsWithBreak ? spelling.newline : ""))
    }
    if let first = places.first {
      let start = lineStart(ifFirst: blockStart(first))
      return .init(range: start..<start, text: block + gap)
    }
    return firstInsertion(block, spelling)
  }

  /// Returns the edit that inserts entries into an empty table.
  private func firstInsertion(_ block: String, _ spelling: TableSpelling) -> TableText.Edit {
    let range = document.range
    let isBraced = document.format == .xml || bytes[range].first == .leftBrace
    guard isBraced else {
      if bytes.allSatisfy(\.isWhiteSpace) { return .init(range: 0..<bytes.count, text: block + spelling.newline) }
      let lead = bytes.last?.isLineBreak == true ? "" : spelling.newline
      return .init(range: bytes.count..<bytes.count, text: lead + block + spelling.newline)
    }
    let close = bytes[range].lastIndex { $0 == .less || $0 == .rightBrace } ?? range.upperBound
    if close == range.lowerBound {
      return .init(range: range, text: ["<dict>", block, "</dict>"].joined(separator: spelling.newline))
    }
    let start = lineStart(ifFirst: close)
    let lead = bytes[start - 1].isLineBreak ? "" : spelling.newline
    return .init(range: start..<start, text: lead + block + spelling.newline)
  }
}
