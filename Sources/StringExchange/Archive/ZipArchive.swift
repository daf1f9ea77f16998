import TextBasics

/// The files of a ZIP archive, stored or compressed with DEFLATE. Finder and translation services pack `.xcloc` folders
/// this way.
public struct ZipArchive: Sendable {
  /// A file of the archive.
  public struct Member: Sendable {
    /// The path in the archive.
    public let path: String
    let method: Int
    let checksum: UInt32
    let packedCount: Int
    let count: Int
    /// The position of the file's local header.
    let offset: Int
  }

  public let members: [Member]
  private let bytes: ContiguousArray<UInt8>

  /// The maximum size of an unpacked file.
  private static let limit = 1 << 26

  /// Returns whether bytes begin with the signature of an archive.
  public static func isOne(_ bytes: ContiguousArray<UInt8>) -> Bool { bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) }

  /// - Throws: for bytes that are not a complete archive.
  public init(_ bytes: ContiguousArray<UInt8>) throws(ExchangeProblem) {
    self.bytes = bytes
    guard let end = Self.end(of: bytes), var place = bytes.number(at: end + 16, size: 4),
      let count = bytes.number(at: end + 10, size: 2)
    else { throw Self.damaged }
    var members: [Member] = []
    for _ in 0..<count {
      guard let (member, next) = Self.member(at: place, in: bytes) else { throw Self.damaged }
      members.append(member)
      place = next
    }
    self.members = members
  }

  private static let damaged = ExchangeProblem("the ZIP archive is damaged", line: 1, column: 1)

  /// Returns the position of the record at the end, which may be followed by a comment.
  private static func end(of bytes: ContiguousArray<UInt8>) -> Int? {
    let last = bytes.count - 22
    guard last >= 0 else { return nil }
    return (max(0, last - 0xFFFF)...last).reversed().first { bytes.number(at: $0, size: 4) == 0x0605_4B50 }
  }

  private static func member(at place: Int, in bytes: ContiguousArray<UInt8>) -> (member: Member, next: Int)? {
    guard bytes.number(at: place, size: 4) == 0x0201_4B50, let method = bytes.number(at: place + 10, size: 2),
      let checksum = bytes.number(at: place + 16, size: 4), let packedCount = bytes.number(at: place + 20, size: 4),
      let count = bytes.number(at: place + 24, size: 4), let nameCount = bytes.number(at: place + 28, size: 2),
      let extraCount = bytes.number(at: place + 30, size: 2), let commentCount = bytes.number(at: place + 32, size: 2),
      let offset = bytes.number(at: place + 42, size: 4), place + 46 + nameCount <= bytes.count
    else { return nil }
    let path = String(decoding: bytes[place + 46..<place + 46 + nameCount], as: UTF8.self)
    let member = Member(
      path: path, method: method, checksum: UInt32(checksum), packedCount: packedCount, count: count, offset: offset)
    return (member, place + 46 + nameCount + extraCount + commentCount)
  }

  /// Returns the contents of a file.
  /// - Throws: for a file that is damaged, encrypted, too large, or compressed with another method.
  public func contents(of member: Member) throws(ExchangeProblem) -> ContiguousArray<UInt8> {
    let name = TerminalSafeText.quoted(member.path)
    guard member.count <= Self.limit else {
      throw ExchangeProblem("\(name) is larger than 64 MB; unpack the archive first", line: 1, column: 1)
    }
    let flags = bytes.number(at: member.offset + 6, size: 2) ?? 1
    guard flags & 1 == 0, [0, 8].contains(member.method) else {
      throw ExchangeProblem("\(name) is encrypted or compressed with an unknown method", line: 1, column: 1)
    }
    guard let packed = packed(member), let contents = unpacked(packed, member), contents.checksum == member.checksum
    else {
      throw ExchangeProblem("\(name) is damaged in the ZIP archive", line: 1, column: 1)
    }
    return contents
  }

  private func packed(_ member: Member) -> ContiguousArray<UInt8>.SubSequence? {
    guard bytes.number(at: member.offset, size: 4) == 0x0403_4B50,
      let nameCount = bytes.number(at: member.offset + 26, size: 2),
      let extraCount = bytes.number(at: member.offset + 28, size: 2)
    else { return nil }
    let start = member.offset + 30 + nameCount + extraCount
    let end = start + member.packedCount
    return end <= bytes.count ? bytes[start..<end] : nil
  }

  private func unpacked(
    _ packed: ContiguousArray<UInt8>.SubSequence, _ member: Member
  ) -> ContiguousArray<UInt8>? {
    if member.method == 8 { return Inflation.unpacked(packed, count: member.count) }
    return packed.count == member.count ? ContiguousArray(packed) : nil
  }
}

extension ContiguousArray<UInt8> {
  /// Returns a little-endian number of two or four bytes, or `nil` if it extends past the end.
  fileprivate func number(at place: Int, size: Int) -> Int? {
    guard place >= 0, place + size <= count else { return nil }
    return (0..<size).reduce(0) { $0 | Int(self[place + $1]) << (8 * $1) }
  }

  /// The CRC-32 of the bytes.
  fileprivate var checksum: UInt32 {
    ~reduce(~0) { value, byte in checksums[Int((value ^ UInt32(byte)) & 0xFF)] ^ value >> 8 }
  }
}

private let checksums: [UInt32] = (0..<256).map { byte in
  (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
}
