/// A word, literal or punctuation mark of a sender's source.
struct SenderToken: Equatable {
  enum Kind: Equatable {
    case name, text, number
    /// A bracket.
    case open, close
    case sign
  }

  let kind: Kind
  /// The bytes, with quotes.
  let range: Range<Int>
  /// The text. For a literal, without quotes and escapes.
  let text: String
  /// Whether a literal contains expressions or is unterminated.
  var isDynamic = false
  /// The number of line breaks before it.
  let line: Int

  func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }
  /// Whether it is a literal without expressions.
  var isPlainText: Bool { kind == .text && !isDynamic }
}
