import TextBasics

/// Decodes the text of a single piece of a string literal.
struct LiteralTextDecoder {
  typealias Bytes = ArraySlice<UInt8>

  let pounds: Int
  /// The white space that every line of a multi-line literal starts with, or `nil` for a single-line literal.
  let indentation: Bytes?

  /// Returns the decoded text, or `nil` if it contains an invalid escape, invalid UTF-8 or a line with too little
  /// indentation. The line breaks after the opening and before the closing `"""` do not belong to the text.
  func decode(_ text: Bytes, isFirst: Bool, isLast: Bool) -> String? {
    guard indentation != nil || text.contains(.backslash) else { return valid(text) }
    var decoded: ContiguousArray<UInt8> = []
    decoded.reserveCapacity(text.count)
    var rest = text
    if isFirst, indentation != nil {
      guard let byte = rest.popFirst(), byte.isLineBreak, skipLineBreak(byte, &rest) else { return nil }
    }
    while let byte = rest.popFirst() {
      if byte.isLineBreak {
        guard skipLineBreak(byte, &rest) else { return nil }
        if !isLast || !rest.isEmpty { decoded.append(.lineFeed) }
      } else if byte == .backslash, rest.starts(with: repeatElement(.pound, count: pounds)) {
        rest.removeFirst(pounds)
        guard decodeEscape(&rest, into: &decoded, isLast: isLast) else { return nil }
      } else {
        decoded.append(byte)
      }
    }
    return valid(decoded)
  }

  private func valid(_ bytes: some Collection<UInt8>) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
  }

  /// Skips the rest of a line break after its first byte, and the indentation, which only an empty line may lack.
  private func skipLineBreak(_ byte: UInt8, _ rest: inout Bytes) -> Bool {
    if byte == .carriageReturn, rest.first == .lineFeed { rest.removeFirst() }
    guard let indentation, let next = rest.first, !next.isLineBreak else { return true }
    guard rest.starts(with: indentation) else { return false }
    rest.removeFirst(indentation.count)
    return true
  }

  /// Decodes an escape, starting after the backslash and its `#` signs.
  private func decodeEscape(_ rest: inout Bytes, into decoded: inout ContiguousArray<UInt8>, isLast: Bool) -> Bool {
    switch rest.popFirst() {
    case .zero: decoded.append(0)
    case .ascii("t"): decoded.append(.tab)
    case .ascii("n"): decoded.append(.lineFeed)
    case .ascii("r"): decoded.append(.carriageReturn)
    case .backslash: decoded.append(.backslash)
    case .quote: decoded.append(.quote)
    case .apostrophe: decoded.append(.apostrophe)
    case .ascii("u"):
      guard let scalar = decodeScalar(&rest) else { return false }
      decoded.append(contentsOf: String(scalar).utf8)
    case let byte?: return joinLine(byte, &rest, isLast: isLast)
    case nil: return false
    }
    return true
  }

  /// Decodes the scalar after `\u`: one to eight hexadecimal digits in braces.
  private func decodeScalar(_ rest: inout Bytes) -> Unicode.Scalar? {
    guard rest.popFirst() == .leftBrace else { return nil }
    let digits = rest.prefix { $0.isHexDigit }
    rest.removeFirst(digits.count)
    guard (1...8).contains(digits.count), rest.popFirst() == .rightBrace else { return nil }
    return Unicode.Scalar(digits.reduce(UInt32(0)) { $0 << 4 | ($1.hexDigitValue ?? 0) })
  }

  /// Joins the next line to this one after a backslash at the end of a line, possibly followed by blanks. The compiler
  /// accepts it in the last line only for raw literals.
  private func joinLine(_ first: UInt8, _ rest: inout Bytes, isLast: Bool) -> Bool {
    var byte = first
    while byte.isBlank, let next = rest.popFirst() { byte = next }
    guard indentation != nil, byte.isLineBreak, skipLineBreak(byte, &rest) else { return false }
    return !isLast || !rest.isEmpty || pounds > 0
  }
}
