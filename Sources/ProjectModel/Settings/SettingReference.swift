import TextBasics

/// A reference to another build setting in a value: `$(NAME)`, `${NAME}`.
struct SettingReference {
  let name: String
  let range: Range<Substring.Index>

  /// - Parameter ignoresModifiers: whether `$(NAME:lower)` counts as `$(NAME)`. Otherwise, it is not a reference.
  init?(firstIn text: Substring, _ ignoresModifiers: Bool = false) {
    let bytes = text.utf8
    var next = bytes.startIndex
    while let start = bytes[next...].firstIndex(of: .dollar) {
      next = bytes.index(after: start)
      guard next < bytes.endIndex, bytes[next] == .leftParen || bytes[next] == .leftBrace else { continue }
      let word = bytes[bytes.index(after: next)...].prefix(while: \.isNamePart)
      var end = word.endIndex
      while ignoresModifiers, end < bytes.endIndex, bytes[end] == .colon {
        end = bytes[bytes.index(after: end)...].prefix(while: \.isNamePart).endIndex
      }
      guard !word.isEmpty, end < bytes.endIndex, bytes[end] == .rightParen || bytes[end] == .rightBrace
      else { continue }
      name = String(Substring(word))
      range = start..<bytes.index(after: end)
      return
    }
    return nil
  }
}
