import TextBasics

// Block scalars: `|` keeps line breaks, `>` folds them.
extension YAMLParser {
  private struct Header {
    var isFolded = false
    /// `-` drops the trailing line breaks, `+` keeps all of them. Without either, one is kept.
    var chomping: UInt8?
    var indent: Int?
  }

  mutating func blockScalar(in parent: Int) throws(ParseError) -> YAMLNode {
    let start = cursor
    let header = try header(in: parent)
    let lines = lines(above: parent, header.indent)
    var text = header.isFolded ? Self.folded(lines) : lines.joined(separator: "\n")
    let isEmpty = text.allSatisfy { $0 == "\n" }
    if header.chomping == .plus {
      if !lines.isEmpty { text += "\n" }
    } else {
      while text.last == "\n" { text.removeLast() }
      // As in libyaml, a last line without a line break in the file has none.
      if header.chomping == nil, !isEmpty, cursor.byte != nil { text += "\n" }
    }
    return try node(.scalar(text, isPlain: false), at: start)
  }

  private mutating func header(in parent: Int) throws(ParseError) -> Header {
    var header = Header(isFolded: cursor.byte == .greater)
    cursor.advance()
    while let byte = cursor.byte, byte == .plus || byte == .minus || byte.isDecimalDigit && byte != .zero {
      if byte.isDecimalDigit { header.indent = max(parent, 0) + Int(byte - .zero) } else { header.chomping = byte }
      cursor.advance()
    }
    try endLine(after: "the block string indicator")
    return header
  }

  /// Returns the lines of the text, without their indentation.
  private mutating func lines(above parent: Int, _ given: Int?) -> [String] {
    var indent = given
    var lines: [String] = []
    while cursor.byte != nil {
      var line = cursor
      line.skipLineBreak()
      let first = line
      while line.byte == .space, line.indent < indent ?? .max { line.advance() }
      if line.isAtLineEnd {
        guard line.byte != nil || line.position > first.position else { return lines }
        lines.append("")
        cursor = line
        continue
      }
      guard line.indent > parent, line.indent >= indent ?? 0, !line.isAtMarker else { return lines }
      indent = indent ?? line.indent
      let start = line.position
      line.skipLine()
      lines.append(String(decoding: line.bytes[start..<line.position], as: UTF8.self))
      cursor = line
    }
    return lines
  }

  /// Returns the lines joined by spaces. Lines with more indentation, and those next to them, keep their line breaks.
  private static func folded(_ lines: [String]) -> String {
    var text = ""
    var breaks = 0
    var wasDeeper = true
    for line in lines {
      if line.isEmpty {
        breaks += 1
        continue
      }
      let isDeeper = line.utf8.first.map(\.isBlank) ?? false
      if !text.isEmpty || breaks > 0 {
        let kept = isDeeper || wasDeeper && !text.isEmpty
        text +=
          text.isEmpty || kept
          ? String(repeating: "\n", count: breaks + (text.isEmpty ? 0 : 1))
          : breaks == 0 ? " " : String(repeating: "\n", count: breaks)
      }
      (text, breaks, wasDeeper) = (text + line, 0, isDeeper)
    }
    return text + String(repeating: "\n", count: breaks)
  }
}
