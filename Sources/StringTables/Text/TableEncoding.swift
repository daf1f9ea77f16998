import TextBasics

/// The character encoding of a table.
public enum TableEncoding: Sendable, Equatable {
  case utf8
  case utf16LittleEndian
  case utf16BigEndian
  /// Mac OS Roman, the encoding of the oldest files.
  case macRoman

  /// Returns the encoding of a file and the length of its byte order mark. Xcode ignores a second mark in UTF-16. The
  /// XML prolog is ignored: Xcode writes UTF-16 with a prolog that declares UTF-8.
  static func detected(in bytes: ContiguousArray<UInt8>) -> (encoding: TableEncoding, mark: Int) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, marks(of: bytes)) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, marks(of: bytes)) }
    return (withoutMark(bytes), 0)
  }

  private static func marks(of bytes: ContiguousArray<UInt8>) -> Int {
    bytes.dropFirst(2).starts(with: bytes.prefix(2)) ? 4 : 2
  }

  /// Returns the UTF-8 text of a file whose byte order mark indicates UTF-16, or `nil` for other files.
  /// - Throws: an error at the first place where the bytes are not a string.
  public static func utf8(ofMarkedUTF16 bytes: ContiguousArray<UInt8>) throws(StringsError) -> ContiguousArray<UInt8>? {
    guard [[0xFF, 0xFE], [0xFE, 0xFF]].contains(Array(bytes.prefix(2))) else { return nil }
    return try TableText(bytes).text
  }

  /// Guesses the encoding of a file without a mark. Zeros indicate UTF-16, because strings contain none. Non-ASCII
  /// bytes that are mostly invalid UTF-8 indicate Mac OS Roman.
  private static func withoutMark(_ bytes: ContiguousArray<UInt8>) -> TableEncoding {
    let head = bytes.prefix(256)
    let zeros = head.indices.filter { head[$0] == 0 }
    if zeros.count * 8 > head.count {
      return zeros.count { $0 % 2 == 1 } * 2 > zeros.count ? .utf16LittleEndian : .utf16BigEndian
    }
    return isForeign(bytes) ? .macRoman : .utf8
  }

  /// Returns whether most non-ASCII bytes are not valid UTF-8. A few may be valid by chance: two letters in another
  /// encoding can look like one character.
  private static func isForeign(_ bytes: ContiguousArray<UInt8>) -> Bool {
    var (position, characters, others) = (0, 0, 0)
    while position < bytes.count {
      guard bytes[position] >= 0x80 else {
        position += 1
        continue
      }
      let length = UTF8Sequence.length(at: position, in: bytes)
      if length == nil { others += 1 } else { characters += 1 }
      position += length ?? 1
    }
    return others > characters
  }
}
