import StringCatalog

// Format specifiers in texts that run from right to left.
extension HTMLWriter {
  /// Writes a text with its format specifiers from left to right, whichever way it runs itself: `%lld` would show as
  /// `lld%`.
  /// - Parameter isRightToLeft: whether its place runs from right to left; some texts do so anywhere.
  mutating func format(_ text: String, isRightToLeft: Bool = false) {
    guard text.utf8.contains(.percent), isRightToLeft || text.unicodeScalars.contains(where: \.isRightToLeft) else {
      return self.text(text)
    }
    let bytes = Array(text.utf8)
    var position = 0
    for specifier in FormatSpecifier.scan(text) {
      self.text(String(decoding: bytes[position..<specifier.range.lowerBound], as: UTF8.self))
      markup("<bdi dir=\"ltr\">")
      self.text(String(decoding: bytes[specifier.range], as: UTF8.self))
      markup("</bdi>")
      position = specifier.range.upperBound
    }
    self.text(String(decoding: bytes[position...], as: UTF8.self))
  }
}

extension Unicode.Scalar {
  /// Whether it stands in one of the blocks of scripts that run from right to left.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
