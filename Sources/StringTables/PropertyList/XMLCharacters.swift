extension Unicode.Scalar {
  /// Whether the character is allowed in XML 1.0, which has no references for other characters.
  package var isXML: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}

extension String {
  /// Whether XML can store the text: it has no control characters.
  package var fitsXML: Bool {
    // Only control characters, and characters whose UTF-8 begins with EF, can be invalid.
    utf8.allSatisfy { $0 >= 0x20 && $0 != 0xEF } || unicodeScalars.allSatisfy(\.isXML)
  }
}
