/// In what columns are counted. Both count bytes or units from 0.
enum PositionEncoding: String {
  case utf8 = "utf-8"
  /// What every client understands.
  case utf16 = "utf-16"

  /// The units of the scalar that begins with a byte; none for bytes within a scalar.
  func units(_ byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    }
  }
}

/// A place in a document as the protocol has it: line and column from 0.
struct DocumentPosition: Equatable {
  var line: Int
  var character: Int
}
