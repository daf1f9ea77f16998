import TextBasics

/// Reads XML property lists. It supports only the XML that they use: no entity declarations and no external files.
struct XMLScanner {
  let source: TableText
  let bytes: ContiguousArray<UInt8>
  var position = 0
  private(set) var comments: [PropertyListComment] = []

  init(_ source: TableText) {
    self.source = source
    bytes = source.text
  }

  /// Returns whether a string is XML. An old-style list may begin with `<` too.
  static func isXML(_ text: ContiguousArray<UInt8>) -> Bool {
    let start = text.drop(while: \.isWhiteSpace)
    guard start.first == .less, let next = start.dropFirst().first else { return false }
    return next == .question || next == .exclaim || next.isLetter && !next.isHexDigit
      || start.starts(with: "<dict".utf8) || start.starts(with: "<array".utf8)
  }

  /// A tag without its brackets.
  struct Tag {
    var name: String
    var isEnd: Bool
    /// Whether it is self-closing: `<true/>`.
    var isEmpty: Bool
    var range: Range<Int>
  }

  /// Reads the outermost value.
  mutating func scan() throws(StringsError) -> PropertyListNode {
    try skipMisc()
    if isAt("<!DOCTYPE") { try skipDocumentType() }
    try skipMisc()
    var tag = try tag("where `<plist>` is expected")
    let hasRoot = tag.name == "plist" && !tag.isEnd && !tag.isEmpty
    if hasRoot {
      try skipMisc()
      tag = try self.tag("where a value is expected")
    }
    let value = try value(tag, depth: 0)
    try skipMisc()
    if hasRoot {
      try expectEnd(of: "plist")
      try skipMisc()
    }
    if position < bytes.count {
      throw source.problem("unexpected text after the end of the property list", at: position)
    }
    return value
  }

  private mutating func value(_ tag: Tag, depth: Int) throws(StringsError) -> PropertyListNode {
    let start = tag.range.lowerBound
    guard depth <= PropertyListNode.depthLimit else { throw source.problem("values are nested too deeply", at: start) }
    if tag.isEnd {
      throw source.problem("unexpected \(TerminalSafeText.code("</\(tag.name)>")); no such element is open", at: start)
    }
    switch tag.name {
    case "string": return .init(content: .string(try text(of: tag)), range: start..<position)
    case "dict": return .init(content: .dictionary(try members(of: tag, depth: depth)), range: start..<position)
    case "array": return .init(content: .array(try elements(of: tag, depth: depth)), range: start..<position)
    case "true", "false":
      if !tag.isEmpty { try expectEnd(of: tag.name) }
      return .init(content: .other("a flag"), range: start..<position)
    case "integer", "real", "date", "data":
      _ = try text(of: tag)
      return .init(content: .other(Self.kinds[tag.name] ?? tag.name), range: start..<position)
    default:
      throw source.problem("expected a value, found \(TerminalSafeText.code("<\(tag.name)>"))", at: start)
    }
  }

  private static let kinds = ["integer": "a number", "real": "a number", "date": "a date", "data": "data"]

  private mutating func members(of open: Tag, depth: Int) throws(StringsError) -> [PropertyListMember] {
    var members: [PropertyListMember] = []
    if open.isEmpty { return members }
    while true {
      try skipMisc()
      let commentCount = comments.count
      let tag = try tag("where `<key>` or `</dict>` is expected", in: open)
      if tag.isEnd {
        try check(tag, ends: open)
        return members
      }
      guard tag.name == "key" else {
        throw source.problem(
          "expected `<key>` or `</dict>`, found \(TerminalSafeText.code("<\(tag.name)>"))",
          at: tag.range.lowerBound)
      }
      let key = try text(of: tag)
      let keyRange = tag.range.lowerBound..<position
      try skipMisc()
      let value = try value(try self.tag("where the key's value is expected", in: open), depth: depth + 1)
      members.append(
        PropertyListMember(
          key: key, keyRange: keyRange, value: value, range: keyRange.lowerBound..<position,
          commentCount: commentCount))
    }
  }

  private mutating func elements(of open: Tag, depth: Int) throws(StringsError) -> [PropertyListNode] {
    var elements: [PropertyListNode] = []
    if open.isEmpty { return elements }
    while true {
      try skipMisc()
      let tag = try tag("where a value or `</array>` is expected", in: open)
      if tag.isEnd {
        try check(tag, ends: open)
        return elements
      }
      elements.append(try value(tag, depth: depth + 1))
    }
  }

  private func check(_ tag: Tag, ends open: Tag) throws(StringsError) {
    guard tag.name != open.name else { return }
    let line = source.lines.place(of: open.range.lowerBound).line
    let (found, expected) = (TerminalSafeText.code("</\(tag.name)>"), TerminalSafeText.code("<\(open.name)>"))
    throw source.problem(
      "unexpected \(found); the open element is \(expected) on line \(line)", at: tag.range.lowerBound)
  }

  mutating func expectEnd(of name: String) throws(StringsError) {
    let start = position
    let tag = try tag("where \(TerminalSafeText.code("</\(name)>")) is expected")
    guard tag.isEnd, tag.name == name else {
      throw source.problem("expected \(TerminalSafeText.code("</\(name)>"))", at: start)
    }
  }

  mutating func add(_ comment: PropertyListComment) { comments.append(comment) }
}
