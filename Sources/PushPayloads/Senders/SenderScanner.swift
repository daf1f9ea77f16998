import TextBasics

/// Splits a source in any language into tokens, without comments.
struct SenderScanner {
  let bytes: ContiguousArray<UInt8>
  let language: SenderLanguage
  var index = 0
  var line = 0
  private var tokens: [SenderToken] = []

  static func tokens(
    of bytes: ContiguousArray<UInt8>, in language: SenderLanguage
  ) -> [SenderToken] {
    var scanner = SenderScanner(bytes: bytes, language: language)
    while scanner.step() {}
    return scanner.tokens
  }

  func byte(_ distance: Int = 0) -> UInt8? { index + distance < bytes.count ? bytes[index + distance] : nil }

  /// - Returns: `false` at the end.
  private mutating func step() -> Bool {
    guard let byte = byte() else { return false }
    let start = index
    switch byte {
    case .lineFeed:
      line += 1
      index += 1
    case _ where byte.isWhiteSpace: index += 1
    case .slash where language.hasSlashComments && self.byte(1) == .slash: skipLine()
    case .slash where language.hasSlashComments && self.byte(1) == .asterisk: skipComment()
    case .pound where language.hasHashComments: skipLine()
    case .slash where language.hasRegexes && beginsOperand: skipRegex()
    case .quote: append(text(until: .quote), from: start)
    case .apostrophe where language.hasApostropheTexts: append(text(until: .apostrophe), from: start)
    case .apostrophe: skipCharacter()
    case .backtick: append(text(until: .backtick), from: start)
    case _ where byte.isNamePart || byte == .dollar: word()
    default: sign(byte)
    }
    return true
  }

  private mutating func append(_ text: (String, Bool), from start: Int) {
    let prefix = tokens.last.flatMap { $0.kind == .name && $0.range.upperBound == start ? $0.text : nil }
    var token = SenderToken(kind: .text, range: start..<index, text: text.0, line: line)
    // Python's f"…" and C#'s $"…" have expressions in braces.
    let hasBraces = prefix == "$" || prefix?.utf8.contains { $0 | 0x20 == .ascii("f") } ?? false
    token.isDynamic = text.1 || hasBraces && text.0.utf8.contains(.leftBrace)
    if let prefix, prefix.utf8.count <= 2 { tokens.removeLast() }
    tokens.append(token)
  }

  private mutating func word() {
    let start = index
    let isNumber = bytes[index].isDecimalDigit
    while let byte = byte(), byte.isNamePart || byte == .dollar || isNumber && byte == .period { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    tokens.append(SenderToken(kind: isNumber ? .number : .name, range: start..<index, text: text, line: line))
  }

  private static let runs: Set<UInt8> = [
    .ascii("="), .ascii(">"), .ascii("?"), .period, .exclaim, .colon, .pipe, .ampersand, .asterisk, .plus,
  ]

  private mutating func sign(_ byte: UInt8) {
    let start = index
    index += 1
    let kind: SenderToken.Kind
    switch byte {
    case .leftParen, .leftSquare, .leftBrace: kind = .open
    case .rightParen, .rightSquare, .rightBrace: kind = .close
    default:
      kind = .sign
      if Self.runs.contains(byte) {
        while let next = self.byte(), Self.runs.contains(next), index - start < 3 { index += 1 }
      }
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    tokens.append(SenderToken(kind: kind, range: start..<index, text: text, line: line))
  }

  private mutating func skipLine() { while let byte = byte(), byte != .lineFeed { index += 1 } }

  private mutating func skipComment() {
    index += 2
    while let byte = byte(), !(byte == .asterisk && self.byte(1) == .slash) {
      if byte == .lineFeed { line += 1 }
      index += 1
    }
    index = min(index + 2, bytes.count)
  }

  /// Whether an expression begins here, so that a slash is not a division.
  private var beginsOperand: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .open, .sign: return true
    case .close, .text, .number: return false
    case .name: return last.text == "return" || last.text == "case"
    }
  }

  private mutating func skipRegex() {
    index += 1
    var isInClass = false
    while let byte = byte(), byte != .lineFeed {
      index += byte == .backslash ? 2 : 1
      if byte == .leftSquare { isInClass = true }
      if byte == .rightSquare { isInClass = false }
      if byte == .slash, !isInClass { break }
    }
    index = min(index, bytes.count)
  }

  /// Skips a character in apostrophes, or a single apostrophe, as before the name of a lifetime.
  private mutating func skipCharacter() {
    let length = byte(1) == .backslash ? 3 : 2
    let end = (length...length + 4).first { byte($0) == .apostrophe && byte($0 - 1) != .lineFeed }
    index += end.map { $0 + 1 } ?? 1
  }
}
