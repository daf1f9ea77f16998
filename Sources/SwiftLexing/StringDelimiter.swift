import TextBasics

/// The delimiter of a string literal: the number of `#`, and `"` or `"""`.
struct StringDelimiter: Equatable {
  let pounds: Int
  let isMultiline: Bool

  var quotes: Int { isMultiline ? 3 : 1 }
  /// The length of either delimiter in bytes.
  var length: Int { pounds + quotes }
  /// The length of the `\(` that starts an interpolation.
  var interpolationLength: Int { pounds + 2 }

  var flags: TokenFlags {
    var flags: TokenFlags = []
    if isMultiline { flags.insert(.multiline) }
    if pounds > 0 { flags.insert(.raw) }
    return flags
  }

  /// Returns whether the delimiter that closes the literal is at `offset`.
  func closes(at offset: Int, in reader: ByteCursor) -> Bool {
    if isMultiline, reader[offset + 1] != .quote || reader[offset + 2] != .quote { return false }
    return matchesPounds(at: offset + quotes, in: reader)
  }

  /// Returns whether at least as many `#` as the literal's own are at `offset`.
  func matchesPounds(at offset: Int, in reader: ByteCursor) -> Bool {
    for index in 0..<pounds where reader[offset + index] != .pound { return false }
    return true
  }
}
