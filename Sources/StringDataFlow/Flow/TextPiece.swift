/// The kinds of values whose strings are the same in all languages, unless code formats them.
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
  /// The decoded strings between the interpolations.
  package let texts: [String]
  /// The `+` expression that contains the literal, if it has other operands than literals.
  package var sum: Range<UInt32>?
  /// The long list of strings that contains the literal.
  package var table: Range<UInt32>?
  /// Whether it is one of several possible values of an expression that are not all literals.
  package var isBranch = false
  /// Whether the value is derived from it by a call or a member, or returned by a closure.
  package var isPassedOn = false
  /// Whether it is the format of `String(format:)`.
  package var isFormat = false
  /// Whether it is the raw value of a case.
  package var isRawValue = false
  /// Whether it is the result of a body whose other results are looked up.
  package var isBesideKeys = false
  /// Whether it is passed to a value of the project together with an address.
  package var isBesideAddress = false
  /// The unformatted value that it displays, if there is one.
  package var plainValue: PlainValue?
  /// The fix that makes it a key.
  package var fix: LiteralFix?
}
