import TextBasics

/// The position of a value in block style.
enum YAMLPlace {
  case document, member, element
}

// Block style.
extension YAMLParser {
  /// Parses the value after a key, a dash or the beginning of the document; null if there is none.
  ///
  /// - Parameter parent: the indentation of the enclosing mapping or sequence, or -1 for the document.
  mutating func blockValue(in parent: Int, depth: Int, _ place: YAMLPlace) throws(ParseError) -> YAMLNode {
    guard depth < YAMLDocument.maximumDepth else { throw cursor.problem("values are nested too deeply") }
    cursor.skipBlanks()
    let before = cursor
    var isOnNewLine = cursor.isAtLineEnd || cursor.isAtComment || place == .document
    if isOnNewLine { try skipToContent() }
    let start = cursor
    var anchor = isThere(in: parent, isOnNewLine, place) ? try properties() : nil
    if anchor != nil || cursor.position > start.position, cursor.isAtLineEnd || cursor.isAtComment {
      isOnNewLine = true
      try skipToContent()
    }
    guard isThere(in: parent, isOnNewLine, place) else {
      return try anchored(anchor, node(.scalar("", isPlain: true), at: before))
    }
    if cursor.line == start.line, anchor != nil, hasKey() {
      // An anchor on the line of a key belongs to the key.
      (anchorOfKey, anchor) = (anchor, nil)
    }
    return try anchored(anchor, content(in: parent, depth, place, isOnNewLine))
  }

  /// Returns whether the content at the cursor belongs to the value of a parent.
  private func isThere(in parent: Int, _ isOnNewLine: Bool, _ place: YAMLPlace) -> Bool {
    guard cursor.byte != nil, !cursor.isAtMarker else { return false }
    guard isOnNewLine else { return true }
    return cursor.indent > parent || place == .member && cursor.indent == parent && isAtDash
  }

  private var isAtDash: Bool { cursor.byte == .minus && cursor.hasGap(after: 1) }

  private mutating func anchored(_ anchor: String?, _ node: YAMLNode) throws(ParseError) -> YAMLNode {
    if let anchor { anchors[anchor] = node }
    return node
  }

  private mutating func content(
    in parent: Int, _ depth: Int, _ place: YAMLPlace, _ isOnNewLine: Bool
  ) throws(ParseError) -> YAMLNode {
    let start = cursor
    let mayNest = isOnNewLine || place != .member
    switch cursor.byte {
    case .minus where isAtDash:
      guard mayNest else { throw cursor.problem("a list must not begin on the line of its key") }
      return try sequence(depth)
    case .question where cursor.hasGap(after: 1): throw cursor.problem("keys after `?` are not supported")
    case .pipe, .greater: return try blockScalar(in: parent)
    case _ where hasKey():
      guard mayNest else { throw cursor.problem("unexpected second key on the line") }
      return try mapping(depth)
    case .asterisk:
      let node = try alias()
      try endLine(after: "the alias")
      return node
    case .leftSquare, .leftBrace:
      let node = try flowValue(depth)
      try endLine(after: "the closing bracket")
      return node
    case .quote, .apostrophe:
      let text = try quoted()
      try endLine(after: "the closing quote")
      return try node(.scalar(text, isPlain: false), at: start)
    default: return try node(.scalar(try plainLines(in: parent), isPlain: true), at: start)
    }
  }

  private mutating func sequence(_ depth: Int) throws(ParseError) -> YAMLNode {
    let start = cursor
    var elements: [YAMLNode] = []
    repeat {
      cursor.advance()
      elements.append(try blockValue(in: start.indent, depth: depth + 1, .element))
      try skipToContent()
    } while cursor.indent == start.indent && cursor.line > start.line && isAtDash && !cursor.isAtMarker
    try refuseDeeper(than: start.indent)
    return try node(.sequence(elements), at: start)
  }

  private mutating func mapping(_ depth: Int) throws(ParseError) -> YAMLNode {
    let start = cursor
    var members: [YAMLMember] = []
    var names: Set<String> = []
    repeat {
      let key = cursor
      let name = try self.key()
      guard names.insert(name).inserted else { throw key.problem("duplicate key \(TerminalSafeText.word(name))") }
      let value = try blockValue(in: start.indent, depth: depth + 1, .member)
      members.append(YAMLMember(name: name, value: value, line: key.line, column: key.indent + 1))
      try skipToContent()
      if cursor.indent == start.indent, cursor.byte != nil, !cursor.isAtMarker, !hasKey() {
        if isAtDash, start.line != cursor.line { break }
        throw cursor.problem("expected a key with `:`")
      }
    } while cursor.indent == start.indent && cursor.byte != nil && !cursor.isAtMarker
    try refuseDeeper(than: start.indent)
    return try node(.mapping(try merged(members)), at: start)
  }

  private func refuseDeeper(than indent: Int) throws(ParseError) {
    guard cursor.byte != nil, cursor.indent > indent else { return }
    throw cursor.problem("this line is indented more than its block")
  }

  /// Returns whether a key with a colon begins at the cursor. Keys do not span lines.
  private func hasKey() -> Bool {
    var ahead = cursor
    switch ahead.byte {
    case .quote, .apostrophe:
      let quote = ahead.byte
      ahead.advance()
      while !ahead.isAtLineEnd, ahead.byte != quote {
        ahead.advance(quote == .quote && ahead.byte == .backslash ? 2 : 1)
      }
      guard ahead.byte == quote else { return false }
      ahead.advance()
      ahead.skipBlanks()
      return ahead.byte == .colon && ahead.hasGap(after: 1)
    case .leftSquare, .leftBrace, .pipe, .greater, .pound, nil: return false
    default:
      while !ahead.isAtLineEnd, !ahead.isAtComment {
        if ahead.byte == .colon, ahead.hasGap(after: 1) { return true }
        ahead.advance()
      }
      return false
    }
  }

  /// Parses a key, and the colon after it.
  private mutating func key() throws(ParseError) -> String {
    let start = cursor
    if cursor.byte == .ampersand || cursor.byte == .exclaim { anchorOfKey = try properties() }
    if cursor.byte == .asterisk { throw start.problem("an alias cannot be a key") }
    let name = cursor.byte == .quote || cursor.byte == .apostrophe ? try quoted() : plain(inFlow: false)
    if let anchor = anchorOfKey {
      anchors[anchor] = try node(.scalar(name, isPlain: true), at: start)
      anchorOfKey = nil
    }
    cursor.skipBlanks()
    guard cursor.byte == .colon else { throw cursor.problem("expected `:` after the key") }
    cursor.advance()
    return name
  }
}

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
