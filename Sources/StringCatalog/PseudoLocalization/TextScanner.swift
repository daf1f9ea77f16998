import TextBasics

/// Splits a string into words for the reader and parts that must not change.
struct TextScanner {
  private let bytes: [UInt8]
  private let specifiers: [Int: FormatSpecifier]
  /// Whether braces are syntax: every opening brace is closed.
  private let hasBraces: Bool
  private var index = 0
  /// The nesting depth: even in messages, odd in the syntax of arguments.
  private var depth = 0
  private var pending: [UInt8] = []
  private var parts: [TextPart] = []

  static func parts(of text: String) -> [TextPart] {
    var scanner = TextScanner(text)
    return scanner.scan()
  }

  private init(_ text: String) {
    bytes = Array(text.utf8)
    let found = FormatSpecifier.scan(text).map { ($0.range.lowerBound, $0) }
    specifiers = Dictionary(found) { first, _ in first }
    hasBraces = Self.areBalanced(bytes)
  }

  private static func areBalanced(_ bytes: [UInt8]) -> Bool {
    var depth = 0
    for byte in bytes where depth >= 0 {
      if byte == .leftBrace { depth += 1 }
      if byte == .rightBrace { depth -= 1 }
    }
    return depth == 0
  }

  private mutating func scan() -> [TextPart] {
    while index < bytes.count {
      if depth.isMultiple(of: 2) { scanWords() } else { scanSyntax() }
    }
    flush()
    return parts
  }

  private mutating func scanWords() {
    let byte = bytes[index]
    if let specifier = specifiers[index] { return emit(upTo: specifier.range.upperBound) { .argument($0) } }
    if hasBraces, byte == .leftBrace {
      flush()
      depth += 1
      return take()
    }
    if hasBraces, byte == .rightBrace, depth > 0 {
      flush()
      parts.append(.closing)
      depth -= 1
      return take()
    }
    if byte == .dollar, let end = end(of: "${", "}") { return emit(upTo: end) { .argument($0) } }
    if let end = endOfSyntax { return emit(upTo: end) { .syntax($0) } }
    if hasBraces, byte == .apostrophe, index + 1 < bytes.count { take(escaped: bytes[index + 1]) }
    take()
  }

  /// An apostrophe escapes the brace or apostrophe after it.
  private mutating func take(escaped next: UInt8) {
    if [.leftBrace, .rightBrace, .apostrophe].contains(next) { take() }
  }

  private mutating func scanSyntax() {
    let byte = bytes[index]
    take()
    if byte == .leftBrace {
      flush()
      depth += 1
      parts.append(.opening)
    } else if byte == .rightBrace {
      flush()
      depth -= 1
    }
  }

  /// The end of the syntax that begins here, or `nil` for text.
  private var endOfSyntax: Int? {
    switch bytes[index] {
    case .percent: bytes[index...].starts(with: "%%".utf8) ? index + 2 : nil
    case .rightSquare: end(of: "](", ")")
    case .less: endOfTag
    case .ampersand: endOfEntity
    case .caret: endOfInflection
    default: endOfAddress
    }
  }

  /// The maximum length of a tag, link or inflected part in bytes; anything longer is text.
  private static let limit = 1_000

  /// Returns the end of a part with these delimiters, or `nil` if it does not begin here or does not end on this line.
  private func end(of beginning: String, _ ending: String) -> Int? {
    guard bytes[index...].starts(with: beginning.utf8) else { return nil }
    let line = bytes[(index + beginning.utf8.count)...].prefix(Self.limit).prefix { $0 != .lineFeed }
    return line.indices.first { line[$0...].starts(with: ending.utf8) }.map { $0 + ending.utf8.count }
  }

  private var endOfTag: Int? {
    guard index + 1 < bytes.count, bytes[index + 1] == .slash || bytes[index + 1].isNamePart else { return nil }
    return end(of: "<", ">")
  }

  private var endOfInflection: Int? {
    end(of: "^[", "](").flatMap { bytes[$0...].prefix(Self.limit).firstIndex(of: .rightParen) }.map { $0 + 1 }
  }

  private var endOfEntity: Int? {
    guard let end = bytes[index...].prefix(12).firstIndex(of: .semicolon), end > index + 1 else { return nil }
    return bytes[(index + 1)..<end].allSatisfy { $0 == .pound || $0.isNamePart } ? end + 1 : nil
  }

  private var endOfAddress: Int? {
    guard ["https://", "http://"].contains(where: { bytes[index...].starts(with: $0.utf8) }) else { return nil }
    return bytes[index...].firstIndex { $0 <= .space } ?? bytes.count
  }

  private mutating func take() {
    pending.append(bytes[index])
    index += 1
  }

  private mutating func emit(upTo end: Int, as part: (String) -> TextPart) {
    flush()
    parts.append(part(String(decoding: bytes[index..<end], as: UTF8.self)))
    index = end
  }

  private mutating func flush() {
    if pending.isEmpty { return }
    let text = String(decoding: pending, as: UTF8.self)
    pending = []
    if depth.isMultiple(of: 2) { return parts.append(.words(text)) }
    parts.append(text.hasPrefix("{") && text.hasSuffix("}") ? .argument(text) : .syntax(text))
  }
}
