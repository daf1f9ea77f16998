import StringCatalog

// Format specifiers in right-to-left strings.
extension HTMLWriter {
  /// Writes a string with its format specifiers from left to right, regardless of its own direction: otherwise `%lld`
  /// would be displayed as `lld%`.
  /// - Parameter isRightToLeft: whether the surrounding text is right-to-left. Some strings always are.
  package mutating func format(_ text: String, isRightToLeft: Bool = false) {
    guard text.utf8.contains(.percent), isRightToLeft || text.unicodeScalars.contains(where: \.isRightToLeft) else {
      return self.text(text)
    }
    let bytes = Array(text.utf8)
    var position = 0
    for specifier in FormatSpecifier.scan(text) {
      self.text(String(decoding: bytes[position..<specifier.range.lowerBound], as: UTF8.self))
      self.text(String(decoding: bytes[specifier.range], as: UTF8.self), in: "<bdi dir=\"ltr\">", "</bdi>")
      position = specifier.range.upperBound
    }
    self.text(String(decoding: bytes[position...], as: UTF8.self))
  }
}

extension Unicode.Scalar {
  /// Whether it is in a Unicode block of a right-to-left script.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
