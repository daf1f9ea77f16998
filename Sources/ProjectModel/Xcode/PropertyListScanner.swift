import TextBasics

/// Reads old-style property lists: `{ key = value; }`, `( a, b )`, `"text"`, `word`, `<0fbd>`, with comments.
///
/// Foundation also reads them, but takes ten times as long and does not report the position of an error.
struct PropertyListScanner {
  private let bytes: ContiguousArray<UInt8>
  private var position = 0
  private var depth = 0
  /// The key in the dictionary of objects whose value is being read.
  private var object = ""
  private var settings: [ObjectSetting] = []

  /// A build setting of an object of a project, which becomes a text of property lists.
  struct ObjectSetting {
    let object: String
    let name: String
    /// The offset of the name's first byte.
    let offset: Int
  }

  /// - Parameter settings: receives the settings of a project's objects, in the order of the file.
  static func value(
    of bytes: ContiguousArray<UInt8>, settings: inout [ObjectSetting]
  ) throws(ProjectError) -> PropertyListValue {
    var scanner = PropertyListScanner(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { scanner.position = 3 }
    let value = try scanner.value()
    try scanner.skipBlanks()
    guard scanner.position == bytes.count else { throw scanner.problem("unexpected text after the property list") }
    settings = scanner.settings
    return value
  }

  private init(bytes: ContiguousArray<UInt8>) { self.bytes = bytes }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func problem(_ message: String, at offset: Int? = nil) -> ProjectError {
    let place = LineTable.place(of: offset ?? position, in: bytes)
    return ProjectError(message, line: place.line, column: place.column)
  }

  private mutating func value() throws(ProjectError) -> PropertyListValue {
    try skipBlanks()
    switch current {
    case .leftBrace: return try nested { (scanner) throws(ProjectError) in try scanner.members() }
    case .leftParen: return try nested { (scanner) throws(ProjectError) in try scanner.elements() }
    case .less: return try data()
    default: return .string(try text("a value"))
    }
  }

  private mutating func nested(
    _ read: (inout PropertyListScanner) throws(ProjectError) -> PropertyListValue
  ) throws(ProjectError) -> PropertyListValue {
    guard depth < PropertyListValue.depthLimit else { throw problem("values are nested too deeply") }
    depth += 1
    position += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func members() throws(ProjectError) -> PropertyListValue {
    var members: [String: PropertyListValue] = [:]
    while true {
      try skipBlanks()
      if take("}") { return .dictionary(members) }
      let start = position
      let key = try text("a key or `}`")
      note(key, at: start)
      try skipBlanks()
      var member = PropertyListValue.string(key)
      if take("=") { member = try value() }
      members[key] = member
      try skipBlanks()
      if !take(";"), current != .rightBrace { throw problem("missing `;`") }
    }
  }

  /// Records a setting. The root, the objects, an object and its settings are nested dictionaries.
  private mutating func note(_ key: String, at start: Int) {
    if depth == 2 { object = key }
    if depth == 4, BundleSettings.becomesText(key) {
      settings.append(ObjectSetting(object: object, name: key, offset: start))
    }
  }

  private mutating func elements() throws(ProjectError) -> PropertyListValue {
    var elements: [PropertyListValue] = []
    while true {
      try skipBlanks()
      if take(")") { return .array(elements) }
      elements.append(try value())
      try skipBlanks()
      if !take(","), current != .rightParen { throw problem("missing `,` or `)`") }
    }
  }

  /// Reads data. Its contents are not needed, so it is read as an empty text.
  private mutating func data() throws(ProjectError) -> PropertyListValue {
    let start = position
    position += 1
    while let byte = current, byte != .greater {
      guard byte.isHexDigit || byte.isWhiteSpace else { throw problem("expected a value", at: start) }
      position += 1
    }
    guard take(">") else { throw problem("the data is not closed", at: start) }
    return .string("")
  }

  private mutating func text(_ expectation: String) throws(ProjectError) -> String {
    if let quote = current, quote == .quote || quote == .apostrophe { return try quoted(quote) }
    let start = position
    while let byte = current, Self.isWordPart(byte), !startsComment { position += 1 }
    guard position > start else {
      throw problem(current == nil ? "the file ends where \(expectation) is expected" : "expected \(expectation)")
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quoted(_ quote: UInt8) throws(ProjectError) -> String {
    let start = position
    position += 1
    let first = position
    while let byte = current, byte != quote, byte != .backslash { position += 1 }
    var text = Array(bytes[first..<position])
    while let byte = current, byte != quote {
      position += 1
      if byte == .backslash { text += escape() } else { text.append(byte) }
    }
    guard take(quote) else { throw problem("the string is not closed", at: start) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads the escape after a backslash and returns its bytes.
  private mutating func escape() -> [UInt8] {
    guard let byte = current else { return [] }
    position += 1
    switch byte {
    case .ascii("n"): return [.lineFeed]
    case .ascii("t"): return [.tab]
    case .ascii("r"): return [.carriageReturn]
    case .ascii("U"): return Self.utf8(number(base: 16, digits: 4))
    case .zero ... .ascii("7"):
      position -= 1
      return Self.utf8(number(base: 8, digits: 3))
    default: return [byte]
    }
  }

  private mutating func number(base: Int, digits: Int) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<digits {
      guard let byte = current, let digit = Character(UnicodeScalar(byte)).hexDigitValue, digit < base else { break }
      number = number * UInt32(base) + UInt32(digit)
      position += 1
    }
    return number
  }

  private static func utf8(_ number: UInt32) -> [UInt8] { Array(String(UnicodeScalar(number) ?? "\u{FFFD}").utf8) }
}

// Bytes between the values.
extension PropertyListScanner {
  private mutating func take(_ scalar: UnicodeScalar) -> Bool { take(UInt8(ascii: scalar)) }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    position += 1
    return true
  }

  private var startsComment: Bool {
    guard current == .slash, position + 1 < bytes.count else { return false }
    return bytes[position + 1] == .slash || bytes[position + 1] == .asterisk
  }

  private mutating func skipBlanks() throws(ProjectError) {
    while let byte = current {
      if byte.isWhiteSpace {
        position += 1
      } else if startsComment {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(ProjectError) {
    let start = position
    let isLine = bytes[position + 1] == .slash
    position += 2
    while let byte = current {
      position += 1
      if isLine, byte == .lineFeed { return }
      if !isLine, byte == .asterisk, take("/") { return }
    }
    if !isLine { throw problem("the comment is not closed", at: start) }
  }

  /// Returns whether a byte needs no quotes: letters, digits and `_$/:.-`, and non-ASCII bytes, which other tools do
  /// not quote.
  private static func isWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case .minus ... .colon, .dollar: true
    default: byte.isNamePart
    }
  }
}
