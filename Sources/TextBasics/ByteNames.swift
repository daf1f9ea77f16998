/// Names for the bytes with a meaning in the formats that strex reads.
extension UInt8 {
  @inlinable package static var tab: UInt8 { 0x09 }
  @inlinable package static var lineFeed: UInt8 { 0x0A }
  @inlinable package static var carriageReturn: UInt8 { 0x0D }
  @inlinable package static var space: UInt8 { 0x20 }
  @inlinable package static var exclaim: UInt8 { 0x21 }
  @inlinable package static var quote: UInt8 { 0x22 }
  @inlinable package static var pound: UInt8 { 0x23 }
  @inlinable package static var dollar: UInt8 { 0x24 }
  @inlinable package static var percent: UInt8 { 0x25 }
  @inlinable package static var ampersand: UInt8 { 0x26 }
  @inlinable package static var apostrophe: UInt8 { 0x27 }
  @inlinable package static var leftParen: UInt8 { 0x28 }
  @inlinable package static var rightParen: UInt8 { 0x29 }
  @inlinable package static var asterisk: UInt8 { 0x2A }
  @inlinable package static var plus: UInt8 { 0x2B }
  @inlinable package static var comma: UInt8 { 0x2C }
  @inlinable package static var minus: UInt8 { 0x2D }
  @inlinable package static var period: UInt8 { 0x2E }
  @inlinable package static var slash: UInt8 { 0x2F }
  @inlinable package static var zero: UInt8 { 0x30 }
  @inlinable package static var nine: UInt8 { 0x39 }
  @inlinable package static var colon: UInt8 { 0x3A }
  @inlinable package static var semicolon: UInt8 { 0x3B }
  @inlinable package static var less: UInt8 { 0x3C }
  @inlinable package static var equal: UInt8 { 0x3D }
  @inlinable package static var greater: UInt8 { 0x3E }
  @inlinable package static var question: UInt8 { 0x3F }
  @inlinable package static var at: UInt8 { 0x40 }
  @inlinable package static var leftSquare: UInt8 { 0x5B }
  @inlinable package static var backslash: UInt8 { 0x5C }
  @inlinable package static var rightSquare: UInt8 { 0x5D }
  @inlinable package static var caret: UInt8 { 0x5E }
  @inlinable package static var underscore: UInt8 { 0x5F }
  @inlinable package static var backtick: UInt8 { 0x60 }
  @inlinable package static var leftBrace: UInt8 { 0x7B }
  @inlinable package static var pipe: UInt8 { 0x7C }
  @inlinable package static var rightBrace: UInt8 { 0x7D }

  /// Returns the byte of an ASCII character.
  @inlinable package static func ascii(_ character: Unicode.Scalar) -> UInt8 { UInt8(ascii: character) }
}

extension UInt8 {
  @inlinable package var isDecimalDigit: Bool { self >= .zero && self <= .nine }

  /// The value of a hexadecimal digit, or `nil` for other bytes.
  @inlinable package var hexDigitValue: UInt32? {
    switch self {
    case .zero ... .nine: UInt32(self - .zero)
    case .ascii("a") ... .ascii("f"): UInt32(self - .ascii("a") + 10)
    case .ascii("A") ... .ascii("F"): UInt32(self - .ascii("A") + 10)
    default: nil
    }
  }

  @inlinable package var isHexDigit: Bool { hexDigitValue != nil }
  @inlinable package var isLineBreak: Bool { self == .lineFeed || self == .carriageReturn }
  /// Whether the byte is white space that may indent a line.
  @inlinable package var isBlank: Bool { self == .space || self == .tab }

  /// Whether the byte is ASCII white space, including line breaks and tabs of all kinds.
  @inlinable package var isWhiteSpace: Bool { self == .space || self >= .tab && self <= .carriageReturn }

  @inlinable package var isLowercaseLetter: Bool { self >= .ascii("a") && self <= .ascii("z") }
  @inlinable package var isUppercaseLetter: Bool { self >= .ascii("A") && self <= .ascii("Z") }
  /// The byte, or the lower-case letter for an upper-case letter of ASCII.
  @inlinable package var lowercased: UInt8 { isUppercaseLetter ? self | 0x20 : self }
  /// Whether the byte is an ASCII letter.
  @inlinable package var isLetter: Bool { (self | 0x20).isLowercaseLetter }
  /// Whether the byte may be part of a name in most languages: letters, digits, underscores and all bytes outside
  /// ASCII.
  @inlinable package var isNamePart: Bool { isLetter || isDecimalDigit || self == .underscore || self >= 0x80 }
}
