import TextBasics

// Flow style: `[a, b]`, `{a: b}`.
extension YAMLParser {
  mutating func flowValue(_ depth: Int) throws(ParseError) -> YAMLNode {
    guard depth < YAMLDocument.maximumDepth else { throw cursor.problem("values are nested too deeply") }
    let start = cursor
    let anchor = try properties()
    if anchor != nil { try skipToContent() }
    let value = try flowContent(depth, start)
    if let anchor { anchors[anchor] = value }
    return value
  }

  private mutating func flowContent(_ depth: Int, _ start: YAMLCursor) throws(ParseError) -> YAMLNode {
    switch cursor.byte {
    case .leftSquare: return try flowSequence(depth)
    case .leftBrace: return try flowMapping(depth)
    case .asterisk: return try alias()
    case .quote, .apostrophe: return try node(.scalar(try quoted(), isPlain: false), at: start)
    default: return try node(.scalar(plainInFlow(), isPlain: true), at: start)
    }
  }

  private mutating func flowSequence(_ depth: Int) throws(ParseError) -> YAMLNode {
    let start = cursor
    openBrackets += 1
    var elements: [YAMLNode] = []
    cursor.advance()
    while try next(before: .rightSquare, opened: start) {
      let first = cursor
      let value = try flowValue(depth + 1)
      try skipToContent()
      if cursor.byte == .colon {
        elements.append(try node(.mapping([try flowMember(value, first, depth)]), at: first))
      } else {
        elements.append(value)
      }
      try separate(before: .rightSquare, opened: start)
    }
    return try node(.sequence(elements), at: start)
  }

  private mutating func flowMapping(_ depth: Int) throws(ParseError) -> YAMLNode {
    let start = cursor
    openBrackets += 1
    var members: [YAMLMember] = []
    var names: Set<String> = []
    cursor.advance()
    while try next(before: .rightBrace, opened: start) {
      let first = cursor
      let member = try flowMember(try flowValue(depth + 1), first, depth)
      guard names.insert(member.name).inserted else {
        throw first.problem("duplicate key \(TerminalSafeText.word(member.name))")
      }
      members.append(member)
      try separate(before: .rightBrace, opened: start)
    }
    return try node(.mapping(try merged(members)), at: start)
  }

  /// Parses the value after a key; null if no colon follows.
  private mutating func flowMember(
    _ key: YAMLNode, _ first: YAMLCursor, _ depth: Int
  ) throws(ParseError) -> YAMLMember {
    guard case .scalar(let name, _) = key.value else { throw first.problem("a key must be a string") }
    try skipToContent()
    var value = try node(.scalar("", isPlain: true), at: cursor)
    if cursor.byte == .colon {
      cursor.advance()
      try skipToContent()
      if let byte = cursor.byte, byte != .comma, byte != .rightBrace, byte != .rightSquare {
        value = try flowValue(depth + 1)
      }
    }
    return YAMLMember(name: name, value: value, line: first.line, column: first.indent + 1)
  }

  /// Skips to the next value, or past the closing bracket.
  ///
  /// - Returns: whether there is a next value.
  private mutating func next(before end: UInt8, opened: YAMLCursor) throws(ParseError) -> Bool {
    try skipToContent()
    guard let byte = cursor.byte, !cursor.isAtMarker else { throw opened.problem("the bracket is not closed") }
    if byte == end {
      openBrackets -= 1
      cursor.advance()
      return false
    }
    if byte == .comma || byte == .rightSquare || byte == .rightBrace { throw cursor.problem("expected a value") }
    return true
  }

  private mutating func separate(before end: UInt8, opened: YAMLCursor) throws(ParseError) {
    try skipToContent()
    if cursor.byte == .comma { return cursor.advance() }
    if cursor.byte == nil { throw opened.problem("the bracket is not closed") }
    if cursor.byte != end { throw cursor.problem("expected a comma or the closing bracket") }
  }
}
