import TextBasics

/// A reference to another build setting in a value: `$(NAME)`, `${NAME}`, `$(NAME:lower)`, `$(NAME:default=VALUE)`.
struct SettingReference {
  let name: String
  /// The operators that are applied to the value, in order.
  private(set) var operators: [(name: String, operand: String?)] = []
  let range: Range<Substring.Index>

  init?(firstIn text: Substring) {
    let bytes = text.utf8
    var next = bytes.startIndex
    while let start = bytes[next...].firstIndex(of: .dollar) {
      next = bytes.index(after: start)
      guard next < bytes.endIndex, bytes[next] == .leftParen || bytes[next] == .leftBrace else { continue }
      let word = bytes[bytes.index(after: next)...].prefix(while: \.isNamePart)
      var (end, operators) = (word.endIndex, [(name: String, operand: String?)]())
      while end < bytes.endIndex, bytes[end] == .colon {
        let name = bytes[bytes.index(after: end)...].prefix(while: \.isNamePart)
        var operand: Substring?
        end = name.endIndex
        if end < bytes.endIndex, bytes[end] == .equal {
          operand = Self.operand(in: text[bytes.index(after: end)...])
          end = operand?.endIndex ?? end
        }
        operators.append((String(Substring(name)), operand.map { String($0) }))
      }
      guard !word.isEmpty, end < bytes.endIndex, bytes[end] == .rightParen || bytes[end] == .rightBrace
      else { continue }
      name = String(Substring(word))
      self.operators = operators
      range = start..<bytes.index(after: end)
      return
    }
    return nil
  }

  /// Returns the text up to the next operator or the end of the reference. It may contain other references.
  private static func operand(in text: Substring) -> Substring {
    var (depth, isAfterDollar) = (0, false)
    for index in text.utf8.indices {
      let byte = text.utf8[index]
      if isAfterDollar, byte == .leftParen || byte == .leftBrace { depth += 1 }
      let isEnd = byte == .rightParen || byte == .rightBrace
      if depth == 0, isEnd || byte == .colon { return text[..<index] }
      if isEnd { depth -= 1 }
      isAfterDollar = byte == .dollar
    }
    return text
  }
}
