import SwiftLexing

/// The kinds of values whose texts are the same in all languages, unless code formats them.
package enum PlainValue: Hashable, Sendable {
  case fraction, date, address

  /// - Parameter type: the full name of a type of the SDK.
  package init?(type: String) {
    switch type {
    case "Double", "Float", "CGFloat": self = .fraction
    case "Date": self = .date
    case "URL": self = .address
    default: return nil
    }
  }
}

/// A string literal that is a plain string.
package struct TextPiece: Hashable, Sendable {
  /// The file, as an index into the files of the symbol index.
  package let file: Int32
  package let start: UInt32
  package let end: UInt32
  /// The texts between the interpolations, decoded.
  package let texts: [String]
  /// The `+` expression of which the literal is a part, if it has other operands than literals.
  package var sum: Range<UInt32>?
  /// The long list of texts to which the literal belongs.
  package var table: Range<UInt32>?
  /// Whether it is one of several possible values of an expression, some of which are not literals.
  package var isBranch = false
  /// Whether the value is what a call or a member makes of it, or a closure returns.
  package var isPassedOn = false
  /// Whether it is the format of `String(format:)`.
  package var isFormat = false
  /// Whether it is the raw value of a case.
  package var isRawValue = false
  /// Whether it is the result of a body that looks other results up.
  package var isBesideKeys = false
  /// Whether it is given to a value of the project, and an address beside it.
  package var isBesideAddress = false
  /// The value without a format that it shows, if there is one.
  package var plainValue: PlainValue?
  /// How it may become a key.
  package var fix: LiteralFix?
}
