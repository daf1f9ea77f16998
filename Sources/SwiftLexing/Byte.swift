/// Names for the bytes that mean something in Swift source.
extension UInt8 {
  static var lineFeed: UInt8 { 0x0A }
  static var carriageReturn: UInt8 { 0x0D }
  static var tab: UInt8 { 0x09 }
  static var space: UInt8 { 0x20 }
  static var exclaim: UInt8 { 0x21 }
  static var quote: UInt8 { 0x22 }
  static var pound: UInt8 { 0x23 }
  static var dollar: UInt8 { 0x24 }
  static var ampersand: UInt8 { 0x26 }
  static var apostrophe: UInt8 { 0x27 }
  static var leftParen: UInt8 { 0x28 }
  static var rightParen: UInt8 { 0x29 }
  static var asterisk: UInt8 { 0x2A }
  static var plus: UInt8 { 0x2B }
  static var comma: UInt8 { 0x2C }
  static var minus: UInt8 { 0x2D }
  static var period: UInt8 { 0x2E }
  static var slash: UInt8 { 0x2F }
  static var colon: UInt8 { 0x3A }
  static var semicolon: UInt8 { 0x3B }
  static var less: UInt8 { 0x3C }
  static var equal: UInt8 { 0x3D }
  static var greater: UInt8 { 0x3E }
  static var question: UInt8 { 0x3F }
  static var at: UInt8 { 0x40 }
  static var leftSquare: UInt8 { 0x5B }
  static var backslash: UInt8 { 0x5C }
  static var rightSquare: UInt8 { 0x5D }
  static var underscore: UInt8 { 0x5F }
  static var backtick: UInt8 { 0x60 }
  static var leftBrace: UInt8 { 0x7B }
  static var rightBrace: UInt8 { 0x7D }

  static var zero: UInt8 { 0x30 }
  static var nine: UInt8 { 0x39 }

  /// The value of a hexadecimal digit.
  var hexDigitValue: UInt32? {
    switch self {
    case .zero ... .nine: UInt32(self - .zero)
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  var isDecimalDigit: Bool { self >= .zero && self <= .nine }
  var isHexDigit: Bool { hexDigitValue != nil }
  var isLineBreak: Bool { self == .lineFeed || self == .carriageReturn }
  /// White space that may indent a line.
  var isBlank: Bool { self == .space || self == .tab }
}

/// What a byte may start or continue. The first three continue an identifier.
enum ByteClass: UInt8 {
  case letter  // and underscore
  case digit
  case dollar

  case blank  // white space but line breaks; NUL too, as in the compiler
  case lineBreak
  case slash
  case operatorSign
  case period
  case punctuation
  case leftParen
  case rightParen
  case quote
  case pound
  case backtick
  case beyondASCII
  case other
  case end  // no byte: behind the last one

  init(of byte: UInt8) {
    self =
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), .underscore: .letter
      case .zero ... .nine: .digit
      case .dollar: .dollar
      case 0, .tab, 0x0B, 0x0C, .space: .blank
      case .lineFeed, .carriageReturn: .lineBreak
      case .slash: .slash
      case .period: .period
      case _ where "=-+*%<>!&|^~?".utf8.contains(byte): .operatorSign
      case _ where "{}[],:;@\\".utf8.contains(byte): .punctuation
      case .leftParen: .leftParen
      case .rightParen: .rightParen
      case .quote: .quote
      case .pound: .pound
      case .backtick: .backtick
      case 0x80...: .beyondASCII
      default: .other
      }
  }

  /// The class of each of the 256 bytes.
  static let table = ContiguousArray((0...255).map { ByteClass(of: UInt8($0)) })

  var continuesIdentifier: Bool { rawValue <= ByteClass.dollar.rawValue }
}
