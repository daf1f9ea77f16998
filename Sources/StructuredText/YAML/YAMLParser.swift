import TextBasics

/// Parses YAML text once, from left to right. Nesting is limited, and therefore recursion.
struct YAMLParser {
  var cursor: YAMLCursor
  var anchors: [String: YAMLNode] = [:]
  /// The anchor of the next key.
  var anchorOfKey: String?
  /// The number of open brackets, in which indentation has no meaning.
  var openBrackets = 0

  init(_ bytes: ContiguousArray<UInt8>) { cursor = YAMLCursor(bytes) }

  mutating func document() throws(ParseError) -> YAMLNode {
    try skipToContent()
    while cursor.indent == 0, cursor.byte == .percent {
      cursor.skipLine()
      try skipToContent()
    }
    if cursor.indent == 0, cursor.isAt(.minus) { cursor.advance(3) }
    let root = try blockValue(in: -1, depth: 0, .document)
    try skipToContent()
    if cursor.indent == 0, cursor.isAt(.period) {
      cursor.advance(3)
      try skipToContent()
    }
    if cursor.indent == 0, cursor.isAt(.minus) { throw cursor.problem("a second document is not supported") }
    guard cursor.byte == nil else { throw cursor.problem("this line is indented less than the first line") }
    return root
  }

  /// Skips blanks, comments and empty lines.
  mutating func skipToContent() throws(ParseError) {
    while true {
      let isIndentation = cursor.position == cursor.lineStart
      cursor.skipSpaces()
      let tab = cursor.byte == .tab && isIndentation ? cursor : nil
      cursor.skipBlanks()
      if cursor.isAtComment { cursor.skipLine() }
      guard let byte = cursor.byte else { return }
      guard byte.isLineBreak else {
        if let tab, openBrackets == 0 { throw tab.problem("a tab indents this line; YAML allows only spaces") }
        return
      }
      cursor.skipLineBreak()
    }
  }

  /// Requires that only a comment follows on the line.
  mutating func endLine(after noun: String) throws(ParseError) {
    cursor.skipBlanks()
    if cursor.isAtLineEnd || cursor.isAtComment { return cursor.skipLine() }
    throw cursor.problem("unexpected text after \(noun)")
  }

  /// Returns a node, unless it exceeds the limit of values.
  func node(_ value: YAMLNode.Value, at start: YAMLCursor) throws(ParseError) -> YAMLNode {
    let node = YAMLNode(value, line: start.line, column: start.indent + 1)
    guard node.height <= YAMLDocument.maximumDepth else { throw start.problem("values are nested too deeply") }
    guard node.weight <= YAMLDocument.maximumWeight else { throw start.problem("aliases produce too many values") }
    return node
  }

  // Anchors, aliases and tags.

  /// Parses the anchor before a value, if there is one. A tag is skipped.
  mutating func properties() throws(ParseError) -> String? {
    var anchor: String?
    while let byte = cursor.byte, byte == .ampersand || byte == .exclaim {
      let start = cursor
      let name = word()
      if byte == .ampersand {
        guard anchor == nil, name.count > 1 else { throw start.problem("an anchor has no name, or a value has two") }
        anchor = String(name.dropFirst())
      }
      cursor.skipBlanks()
    }
    return anchor
  }

  mutating func alias() throws(ParseError) -> YAMLNode {
    let start = cursor
    let name = String(word().dropFirst())
    guard let node = anchors[name] else { throw start.problem("unknown anchor \(TerminalSafeText.word(name))") }
    return YAMLNode(node.value, line: start.line, column: start.indent + 1)
  }

  /// Returns the bytes up to a gap or, in flow style, up to a character that ends a value.
  private mutating func word() -> String {
    let start = cursor.position
    while let byte = cursor.byte, !byte.isBlank, !byte.isLineBreak, !byte.isFlowIndicator { cursor.advance() }
    return String(decoding: cursor.bytes[start..<cursor.position], as: UTF8.self)
  }

  /// Returns the members of a mapping and of its merge keys. Earlier members override later ones.
  func merged(_ members: [YAMLMember]) throws(ParseError) -> [YAMLMember] {
    guard members.contains(where: { $0.name == "<<" }) else { return members }
    var all = members.filter { $0.name != "<<" }
    var names = Set(all.map(\.name))
    for merge in members where merge.name == "<<" {
      for source in merge.value.isMapping ? [merge.value] : merge.value.elements {
        guard source.isMapping else {
          throw ParseError("only mappings can be merged", line: merge.line, column: merge.column)
        }
        all += source.members.filter { names.insert($0.name).inserted }
      }
      if !merge.value.isMapping, merge.value.elements.isEmpty, !merge.value.isNull {
        throw ParseError("only mappings can be merged", line: merge.line, column: merge.column)
      }
    }
    return all
  }
}

extension UInt8 {
  /// Whether the byte separates or encloses values in flow style.
  var isFlowIndicator: Bool {
    self == .comma || self == .leftSquare || self == .rightSquare || self == .leftBrace || self == .rightBrace
  }
}
