import TextBasics

/// A text that somebody is typing a literal of, with what a parser misses after the cursor.
struct CompletableText {
  private(set) var bytes: ContiguousArray<UInt8>
  /// The part of the literal that a completion replaces: from its quote to the cursor, or to its other quote.
  let content: Range<Int>

  /// - Returns: `nil` where the cursor is in no plain literal of one line, or behind an interpolation of it.
  init?(_ text: DocumentText, at cursor: Int) {
    let line = text.line(ofOffset: cursor)
    guard let (start, depth) = Self.literal(text.bytes[line.lowerBound..<cursor]) else { return nil }
    let rest = text.bytes[cursor..<line.upperBound]
    if let end = Self.end(of: rest) {
      (bytes, content) = (text.bytes, start..<end)
      return
    }
    let next = rest.first { !$0.isWhiteSpace }
    let goesOn = next.map { [.rightParen, .rightSquare, .rightBrace, .comma].contains($0) } ?? false
    var bytes = text.bytes
    let missing = [UInt8.quote] + (goesOn ? [] : Array(repeating: .rightParen, count: depth))
    bytes.replaceSubrange(cursor..<(goesOn ? cursor : line.upperBound), with: missing)
    (self.bytes, content) = (bytes, start..<cursor)
  }

  /// The same with a comment behind the literal, which some calls do not go without; `nil` where something else follows.
  var withComment: CompletableText? {
    let next = content.upperBound + 1
    guard next < bytes.count, bytes[next] == .rightParen else { return nil }
    var text = self
    text.bytes.insert(contentsOf: ", comment: \"\"".utf8, at: next)
    return text
  }

  /// Where the content of the literal begins in which a part of a line ends, and how many parentheses are open there.
  private static func literal(_ line: ContiguousArray<UInt8>.SubSequence) -> (start: Int, depth: Int)? {
    var (start, depth, isEscaped) = (Int?.none, 0, false)
    for (offset, byte) in zip(line.indices, line) {
      if start != nil {
        if isEscaped, byte == .leftParen { return nil }
        if byte == .quote, !isEscaped { start = nil }
        isEscaped = byte == .backslash && !isEscaped
        continue
      }
      switch byte {
      case .quote: start = offset + 1
      case .pound: return nil
      case .leftParen: depth += 1
      case .rightParen: depth = max(0, depth - 1)
      case .slash where line.suffix(from: offset + 1).first == .slash: return nil
      default: break
      }
    }
    return start.map { ($0, depth) }
  }

  /// Where the literal ends whose content goes on; `nil` where it is not closed yet, so that all quotes on the line are
  /// those of others.
  private static func end(of rest: ContiguousArray<UInt8>.SubSequence) -> Int? {
    var (first, count, isEscaped) = (Int?.none, 0, false)
    for (offset, byte) in zip(rest.indices, rest) {
      if isEscaped, byte == .leftParen, first == nil { return nil }
      if byte == .quote, !isEscaped { (first, count) = (first ?? offset, count + 1) }
      isEscaped = byte == .backslash && !isEscaped
    }
    return count.isMultiple(of: 2) ? nil : first
  }
}
