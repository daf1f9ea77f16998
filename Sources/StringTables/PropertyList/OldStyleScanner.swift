import TextBasics

/// Reads property lists in the NeXTSTEP format, and `.strings` files, which are dictionaries in that format without
/// braces.
///
/// The grammar is the grammar of CoreFoundation's `CFOldStylePList.c`.
struct OldStyleScanner {
  let source: TableText
  let bytes: ContiguousArray<UInt8>
  var position = 0
  var comments: [PropertyListComment] = []
  /// Probable mistakes that CoreFoundation accepts silently.
  var warnings: [StringsError] = []

  init(_ source: TableText) {
    self.source = source
    bytes = source.text
  }

  /// Reads the outermost dictionary, with or without braces.
  mutating func scan() throws(StringsError) -> PropertyListNode {
    skipSpace()
    let isBraced = byte == .leftBrace
    let start = position
    if isBraced { position += 1 }
    let members = try members(untilBraceOf: isBraced ? start : nil, depth: 0)
    let end = position
    skipSpace()
    if let byte { throw unexpected(byte, "after the file's closing brace") }
    return PropertyListNode(content: .dictionary(members), range: start..<end)
  }

  var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// - Parameter brace: the position of the opening brace, or `nil` for the dictionary of a whole file.
  private mutating func members(
    untilBraceOf brace: Int?, depth: Int
  ) throws(StringsError) -> [PropertyListMember] {
    var members: [PropertyListMember] = []
    while true {
      skipSpace()
      guard let byte else {
        guard let brace else { return members }
        let line = source.lines.place(of: brace).line
        throw problem("the file ends before the `{` on line \(line) is closed")
      }
      if byte == .rightBrace, brace != nil {
        position += 1
        return members
      }
      members.append(try member(depth: depth))
    }
  }

  private mutating func member(depth: Int) throws(StringsError) -> PropertyListMember {
    let commentCount = comments.count
    let start = position
    guard let key = try stringIfThere() else {
      throw unexpected(bytes[position], "where a key or the end of the file is expected")
    }
    let keyRange = start..<position
    skipSpace()
    var value = PropertyListNode(content: .string(key), range: keyRange)
    if byte == .equal {
      position += 1
      skipSpace()
      value = try self.value(depth: depth + 1)
      skipSpace()
    } else if byte != .semicolon {
      throw missing("expected `=` or `;` after the key \(TerminalSafeText.quoted(key))", behind: keyRange)
    }
    guard byte == .semicolon else {
      throw missing("expected `;` after the value of \(TerminalSafeText.quoted(key))", behind: value.range)
    }
    position += 1
    return PropertyListMember(
      key: key, keyRange: keyRange, value: value, range: start..<position, commentCount: commentCount)
  }

  /// Returns a problem located directly after a range, instead of on the next line with content.
  private func missing(_ message: String, behind range: Range<Int>) -> StringsError {
    let isOnLine = !bytes[range.upperBound..<position].contains(where: \.isLineBreak)
    let isQuoted = bytes[range].first == .quote && isOnLine && byte?.isNamePart == true
    let hint = isQuoted ? "; a quotation mark in a string is written `\\\"`" : ""
    return source.problem(message + hint, at: range.upperBound)
  }

  private mutating func value(depth: Int) throws(StringsError) -> PropertyListNode {
    guard depth <= PropertyListNode.depthLimit else { throw problem("values are nested too deeply") }
    let start = position
    if let text = try stringIfThere() { return PropertyListNode(content: .string(text), range: start..<position) }
    guard let byte else { throw problem("the file ends where a value is expected") }
    position += 1
    switch byte {
    case .leftBrace:
      let members = try members(untilBraceOf: start, depth: depth)
      return PropertyListNode(content: .dictionary(members), range: start..<position)
    case .leftParen:
      let elements = try elements(openedAt: start, depth: depth)
      return PropertyListNode(content: .array(elements), range: start..<position)
    case .less:
      try skipData(openedAt: start)
      return PropertyListNode(content: .other("data"), range: start..<position)
    default:
      position -= 1
      throw unexpected(byte, "where a value is expected")
    }
  }

  private mutating func elements(openedAt start: Int, depth: Int) throws(StringsError) -> [PropertyListNode] {
    var elements: [PropertyListNode] = []
    while true {
      skipSpace()
      if byte == .rightParen { break }
      elements.append(try value(depth: depth + 1))
      skipSpace()
      if byte == .comma { position += 1 } else if byte != .rightParen { break }
    }
    guard byte == .rightParen else {
      throw problem("expected `,` or `)` in the array on line \(source.lines.place(of: start).line)")
    }
    position += 1
    return elements
  }

  private mutating func skipData(openedAt start: Int) throws(StringsError) {
    while let byte, byte.isHexDigit || byte.isWhiteSpace { position += 1 }
    guard byte == .greater else {
      throw problem("expected hexadecimal digits or `>` in the data on line \(source.lines.place(of: start).line)")
    }
    position += 1
  }
}

// Syntax errors.
extension OldStyleScanner {
  func problem(_ message: String) -> StringsError { source.problem(message, at: position) }

  func unexpected(_ byte: UInt8, _ place: String) -> StringsError {
    if ConflictMarker.isMarker(at: position, in: bytes) { return problem(ConflictMarker.complaint) }
    let length = UTF8Sequence.length(at: position, in: bytes) ?? 1
    let character = source.string(position..<position + length)
    let name = Self.names[character].map { " (\($0))" } ?? ""
    return problem("unexpected \(TerminalSafeText.code(character))\(name) \(place)")
  }

  /// Characters that look like others or are invisible.
  private static let names: [String: String] = [
    "\u{3000}": "an ideographic space", "\u{A0}": "a no-break space", "\u{FEFF}": "a byte order mark",
    "“": "a curly quote", "”": "a curly quote", "„": "a curly quote", "‘": "a curly quote", "’": "a curly quote",
    "；": "a full-width semicolon", "＝": "a full-width equals sign", "\u{200B}": "a zero-width space",
    "\u{0}": "a null character",
  ]
}
