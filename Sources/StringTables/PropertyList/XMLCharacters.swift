extension Unicode.Scalar {
  /// Whether XML 1.0 has the character. It has no references for others.
  package var isXML: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}

extension String {
  /// Whether XML can hold the text: it has no control characters.
  package var fitsXML: Bool {
    // Only control characters and those that begin with EF are others.
    utf8.allSatisfy { $0 >= 0x20 && $0 != 0xEF } || unicodeScalars.allSatisfy(\.isXML)
  }
}
