/// The unit of columns. All columns are 0-based.
enum PositionEncoding: String {
  case utf8 = "utf-8"
  /// The encoding that every client supports.
  case utf16 = "utf-16"

  /// Returns the number of units of the scalar that begins with a byte, or 0 for bytes within a scalar.
  func units(_ byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    }
  }
}

/// A position in a document as LSP defines it, with 0-based line and column.
struct DocumentPosition: Equatable {
  var line: Int
  var character: Int
}
