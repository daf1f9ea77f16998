/// A reference to a build setting in the value of another: `$(NAME)`, `${NAME}`.
struct SettingReference {
  let name: String
  let range: Range<Substring.Index>

  /// - Parameter ignoresModifiers: whether `$(NAME:lower)` counts as `$(NAME)`; else it is no reference.
  init?(firstIn text: Substring, _ ignoresModifiers: Bool = false) {
    let bytes = text.utf8
    var next = bytes.startIndex
    while let start = bytes[next...].firstIndex(of: UInt8(ascii: "$")) {
      next = bytes.index(after: start)
      guard next < bytes.endIndex, bytes[next] == UInt8(ascii: "(") || bytes[next] == UInt8(ascii: "{") else {
        continue
      }
      let word = bytes[bytes.index(after: next)...].prefix(while: Self.isOfWord)
      var end = word.endIndex
      while ignoresModifiers, end < bytes.endIndex, bytes[end] == UInt8(ascii: ":") {
        end = bytes[bytes.index(after: end)...].prefix(while: Self.isOfWord).endIndex
      }
      guard !word.isEmpty, end < bytes.endIndex, bytes[end] == UInt8(ascii: ")") || bytes[end] == UInt8(ascii: "}")
      else { continue }
      name = String(Substring(word))
      range = start..<bytes.index(after: end)
      return
    }
    return nil
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...,
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
