import SwiftLexing

/// A string literal that stands for a plain string.
struct TextPiece: Hashable, Sendable {
  /// The file, as an index of the symbol index.
  let file: Int32
  let start: UInt32
  let end: UInt32
  /// The texts between the interpolations, decoded.
  let texts: [String]
  /// The `+` expression that the literal is a part of, with something beside literals.
  var sum: Range<UInt32>?
  /// The long list of texts that the literal is one of.
  var table: Range<UInt32>?
  /// Whether it is one of several values that an expression may have, with others that are no literals.
  var isBranch = false
  /// Whether it is the format of `String(format:)`.
  var isFormat = false
}
