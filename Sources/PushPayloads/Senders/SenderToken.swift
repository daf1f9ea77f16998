/// A word, text or sign of a sender's source.
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
  /// What it says: a text without quotes and escapes.
  let text: String
  /// Whether a text has expressions in it, or no end.
  var isDynamic = false
  /// The number of line breaks before it.
  let line: Int

  func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }
  /// Whether it is a text that the source says as it is.
  var isPlainText: Bool { kind == .text && !isDynamic }
}
