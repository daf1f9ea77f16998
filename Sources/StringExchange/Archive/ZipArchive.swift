import StructuredText
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
    /// Whether it is a symbolic link.
    let isLink: Bool

    /// Whether the path leads out of the archive's folder.
    var isOutside: Bool {
      let steps = path.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "\\" }
      return steps.contains("..") || steps.first == "" || steps.first?.last == ":" || path.utf8.contains(0)
    }
  }

  public let members: [Member]
  private let bytes: ContiguousArray<UInt8>

  /// The maximum size of an unpacked file.
  private static let limit = 1 << 26
  /// The maximum size of all unpacked files together.
  private static let totalLimit = 1 << 28

  /// Returns whether bytes begin with the signature of an archive.
  public static func isOne(_ bytes: ContiguousArray<UInt8>) -> Bool { bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) }

  /// - Throws: for bytes that are not a complete archive, and for archives with links or with paths that lead out of
  ///   their folder.
  public init(_ bytes: ContiguousArray<UInt8>) throws(ParseError) {
    self.bytes = bytes
    guard let end = Self.end(of: bytes), var place = bytes.number(at: end + 16, size: 4),
      let count = bytes.number(at: end + 10, size: 2)
    else { throw Self.damaged }
    var members: [Member] = []
    for _ in 0..<count {
      guard let (member, next) = Self.member(at: place, in: bytes) else { throw Self.damaged }
      let name = TerminalSafeText.quoted(member.path)
      if member.isLink { throw Self.problem("\(name) is a link, which strex does not read from archives") }
      if member.isOutside { throw Self.problem("the path \(name) leads out of the archive") }
      members.append(member)
      place = next
    }
    self.members = members
  }

  private static let damaged = problem("the ZIP archive is damaged")

  private static func problem(_ message: String) -> ParseError { ParseError(message) }

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
      let offset = bytes.number(at: place + 42, size: 4), place + 46 + nameCount <= bytes.count,
      let system = bytes.number(at: place + 4, size: 2), let attributes = bytes.number(at: place + 40, size: 2)
    else { return nil }
    let path = String(decoding: bytes[place + 46..<place + 46 + nameCount], as: UTF8.self)
    // The upper half of the attributes is the file mode if the archive is from Unix.
    let isLink = system >> 8 == 3 && attributes & 0xF000 == 0xA000
    let member = Member(
      path: path, method: method, checksum: UInt32(checksum), packedCount: packedCount, count: count, offset: offset,
      isLink: isLink)
    return (member, place + 46 + nameCount + extraCount + commentCount)
  }

  /// Returns the contents of files.
  /// - Throws: as for a single file, and if all of them together are too large.
  public func contents(of members: [Member]) throws(ParseError) -> [ContiguousArray<UInt8>] {
    guard members.reduce(0, { $0 + $1.count }) <= Self.totalLimit else {
      throw Self.problem("the files in the archive are larger than 256 MB in total; unpack the archive first")
    }
    var all: [ContiguousArray<UInt8>] = []
    for member in members { all.append(try contents(of: member)) }
    return all
  }

  /// Returns the contents of a file.
  /// - Throws: for a file that is damaged, encrypted, too large, or compressed with another method.
  public func contents(of member: Member) throws(ParseError) -> ContiguousArray<UInt8> {
    let name = TerminalSafeText.quoted(member.path)
    guard member.count <= Self.limit else {
      throw Self.problem("\(name) is larger than 64 MB; unpack the archive first")
    }
    let flags = bytes.number(at: member.offset + 6, size: 2) ?? 1
    guard flags & 1 == 0, [0, 8].contains(member.method) else {
      throw Self.problem("\(name) is encrypted or compressed with an unknown method")
    }
    guard let packed = packed(member), let contents = unpacked(packed, member), contents.checksum == member.checksum
    else { throw Self.problem("\(name) is damaged in the ZIP archive") }
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

}

extension Sequence<UInt8> {
  /// The CRC-32 of the bytes.
  var checksum: UInt32 { ~reduce(~0) { value, byte in checksums[Int((value ^ UInt32(byte)) & 0xFF)] ^ value >> 8 } }
}

private let checksums: [UInt32] = (0..<256).map { byte in
  (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
}
