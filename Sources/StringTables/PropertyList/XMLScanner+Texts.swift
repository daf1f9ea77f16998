import TextBasics

// Tags, strings and the space between them.
extension XMLScanner {
  /// Reads the tag at the position, or throws an error that describes the unexpected text.
  /// - Parameter open: the element that is still open, for the message at the end of the file.
  mutating func tag(_ place: String, in open: Tag? = nil) throws(StringsError) -> Tag {
    let start = position
    guard position < bytes.count else { throw endOfFile(place, open) }
    guard bytes[position] == .less else { throw source.problem("unexpected text \(place)", at: start) }
    position += 1
    let isEnd = take("/")
    let nameStart = position
    while position < bytes.count, bytes[position].isNamePart { position += 1 }
    let name = source.string(nameStart..<position)
    guard !name.isEmpty else { throw source.problem("expected an element name after `<`", at: start) }
    let isEmpty = try skipAttributes(from: start)
    return Tag(name: name, isEnd: isEnd, isEmpty: isEmpty, range: start..<position)
  }

  private func endOfFile(_ place: String, _ open: Tag?) -> StringsError {
    guard let open else { return source.problem("the file ends \(place)", at: position) }
    let line = source.lines.place(of: open.range.lowerBound).line
    let name = TerminalSafeText.code("<\(open.name)>")
    return source.problem("the file ends before the \(name) on line \(line) is closed", at: position)
  }

  /// - Returns: whether the tag ends with `/>`.
  private mutating func skipAttributes(from start: Int) throws(StringsError) -> Bool {
    var quote: UInt8?
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == .quote || byte == .apostrophe {
        quote = byte
      } else if byte == .greater {
        return bytes[position - 2] == .slash
      } else if byte == .less {
        break
      }
    }
    throw source.problem("the tag is not closed by `>`", at: start)
  }

  /// Skips white space, comments and processing instructions.
  mutating func skipMisc() throws(StringsError) {
    while position < bytes.count {
      let start = position
      if bytes[position].isWhiteSpace {
        position += 1
      } else if take("<!--") {
        try skip(past: "-->", from: start, "comment")
        addComment(start..<position)
      } else if take("<?") {
        try skip(past: "?>", from: start, "instruction")
      } else {
        return
      }
    }
  }

  private mutating func addComment(_ range: Range<Int>) {
    let content = bytes[range.lowerBound + 4..<range.upperBound - 3].drop(while: \.isWhiteSpace)
    let end = content.lastIndex { !$0.isWhiteSpace }.map { $0 + 1 } ?? content.startIndex
    add(PropertyListComment(range: range, text: source.string(content.startIndex..<end), isLine: false))
  }

  private mutating func skip(past end: String, from start: Int, _ noun: String) throws(StringsError) {
    while position < bytes.count {
      if take(end) { return }
      position += 1
    }
    throw source.problem("the \(noun) is not closed by \(TerminalSafeText.code(end))", at: start)
  }

  /// Rejects entity declarations: malicious files contain them, and no property list needs them.
  mutating func skipDocumentType() throws(StringsError) {
    let start = position
    while position < bytes.count, bytes[position] != .greater {
      if bytes[position] == .leftSquare {
        throw source.problem("the property list declares entities, which is not allowed", at: position)
      }
      position += 1
    }
    guard take(">") else { throw source.problem("the declaration is not closed by `>`", at: start) }
  }

  func isAt(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private mutating func take(_ text: String) -> Bool {
    guard isAt(text) else { return false }
    position += text.utf8.count
    return true
  }

  /// Returns the text of an element and reads its end tag.
  mutating func text(of tag: Tag) throws(StringsError) -> String {
    if tag.isEmpty { return "" }
    var text = ContiguousArray<UInt8>()
    while position < bytes.count {
      let start = position
      while position < bytes.count, bytes[position] != .less, bytes[position] != .ampersand { position += 1 }
      text += bytes[start..<position]
      guard position < bytes.count else { break }
      if bytes[position] == .ampersand {
        text += try entity().utf8
      } else if take("<![CDATA[") {
        let content = position
        try skip(past: "]]>", from: content, "text")
        text += bytes[content..<position - 3]
      } else {
        try expectEnd(of: tag.name)
        return String(decoding: text, as: UTF8.self)
      }
    }
    throw endOfFile("", tag)
  }

  private static let entities: [String: String] = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]

  private mutating func entity() throws(StringsError) -> String {
    let start = position
    let end = bytes[start...].prefix(12).firstIndex(of: .semicolon)
    guard let end else { throw source.problem("unexpected `&`; write `&amp;`", at: start) }
    let name = source.string(start + 1..<end)
    guard let text = Self.entities[name] ?? Self.character(name) else {
      throw source.problem("\(TerminalSafeText.code("&\(name);")) is not a property list entity", at: start)
    }
    position = end + 1
    return text
  }

  private static func character(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return nil }
    let isHex = name.hasPrefix("#x")
    let code = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
    return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
