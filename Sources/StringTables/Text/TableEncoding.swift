import TextBasics

/// How the characters of a table are stored.
public enum TableEncoding: Sendable, Equatable {
  case utf8
  case utf16LittleEndian
  case utf16BigEndian
  /// Mac OS Roman, in which the oldest files are.
  case macRoman

  /// The encoding of a file, and how many of its bytes are a byte order mark. Xcode ignores a second one in UTF-16.
  /// The prolog of XML is not asked: Xcode writes UTF-16 under one that says UTF-8.
  static func detected(in bytes: ContiguousArray<UInt8>) -> (encoding: TableEncoding, mark: Int) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, marks(of: bytes)) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, marks(of: bytes)) }
    return (withoutMark(bytes), 0)
  }

  private static func marks(of bytes: ContiguousArray<UInt8>) -> Int {
    bytes.dropFirst(2).starts(with: bytes.prefix(2)) ? 4 : 2
  }

  /// The text, in UTF-8, of a file whose byte order mark says that it is UTF-16; `nil` for other files.
  /// - Throws: the first place where the bytes are no text.
  public static func utf8(ofMarkedUTF16 bytes: ContiguousArray<UInt8>) throws(StringsProblem) -> ContiguousArray<UInt8>?
  {
    guard [[0xFF, 0xFE], [0xFE, 0xFF]].contains(Array(bytes.prefix(2))) else { return nil }
    return try TableText(bytes).text
  }

  /// Zeros tell UTF-16, since no text has any; bytes beyond ASCII that are hardly UTF-8 tell Mac OS Roman.
  private static func withoutMark(_ bytes: ContiguousArray<UInt8>) -> TableEncoding {
    let head = bytes.prefix(256)
    let zeros = head.indices.filter { head[$0] == 0 }
    if zeros.count * 8 > head.count {
      return zeros.count { $0 % 2 == 1 } * 2 > zeros.count ? .utf16LittleEndian : .utf16BigEndian
    }
    return isForeign(bytes) ? .macRoman : .utf8
  }

  /// Whether most of what is beyond ASCII is no character of UTF-8: two letters of another encoding may look like one.
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
