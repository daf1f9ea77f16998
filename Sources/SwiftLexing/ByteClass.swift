import TextBasics

/// The tokens that a byte may start or continue. The first three classes continue an identifier.
enum ByteClass: UInt8 {
  case letter  // and underscore
  case digit
  case dollar

  case blank  // white space except line breaks; also NUL, as in the compiler
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
  case end  // not a byte: the position after the last byte

  init(of byte: UInt8) {
    self =
      switch byte {
      case _ where byte.isLetter || byte == .underscore: .letter
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
