import TextBasics

/// Reads property lists in Apple's binary format, `bplist00`, which builds produce from tables.
///
/// The layout follows CoreFoundation's `CFBinaryPList.c`. The amount of data read is limited by the file size, so that
/// a file with repeated self-references does not exhaust the memory.
struct BinaryReader {
  private let bytes: ContiguousArray<UInt8>
  private var offsets = 0
  private var offsetSize = 0
  private var referenceSize = 0
  private var count = 0
  private var values = 0
  /// The strings that were read, by position, because many values may refer to one text.
  private var texts: [Int: String] = [:]
  /// The questionable parts that were read nevertheless.
  private(set) var warnings: [StringsError] = []

  static func isBinary(_ bytes: ContiguousArray<UInt8>) -> Bool { bytes.starts(with: "bplist".utf8) }

  init(_ bytes: ContiguousArray<UInt8>) { self.bytes = bytes }

  mutating func read() throws(StringsError) -> PropertyListNode {
    let trailer = bytes.count - 32
    guard trailer >= 8 else { throw Self.damaged }
    (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
    guard let count = integer(trailer + 8, 8), let top = integer(trailer + 16, 8), let table = integer(trailer + 24, 8)
    else { throw Self.damaged }
    (self.count, offsets) = (count, table)
    guard 1...8 ~= offsetSize, 1...8 ~= referenceSize, count <= trailer, table <= trailer - count * offsetSize else {
      throw Self.damaged
    }
    return try value(top, depth: 0)
  }

  private static let damaged = StringsError("the binary property list is damaged or truncated")

  /// Returns a big-endian integer, or `nil` if it extends past the end or is too large.
  private func integer(_ offset: Int, _ size: Int) -> Int? {
    guard offset >= 0, size > 0, offset <= bytes.count - size else { return nil }
    let value = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value <= UInt64(Int32.max) ? Int(value) : nil
  }

  private mutating func value(_ reference: Int, depth: Int) throws(StringsError) -> PropertyListNode {
    values += 1
    guard depth <= PropertyListNode.depthLimit, values <= bytes.count * 4 + 64, reference < count,
      let offset = integer(offsets + reference * offsetSize, offsetSize), offset < bytes.count
    else { throw Self.damaged }
    return PropertyListNode(content: try content(at: offset, depth: depth), range: 0..<0)
  }

  private mutating func content(at offset: Int, depth: Int) throws(StringsError) -> PropertyListNode.Content {
    switch bytes[offset] >> 4 {
    case 0x0: return .other(bytes[offset] == 8 || bytes[offset] == 9 ? "a flag" : "nothing")
    case 0x1, 0x2: return .other("a number")
    case 0x3: return .other("a date")
    case 0x4: return .other("data")
    case 0x5, 0x6, 0x7: return .string(try text(at: offset))
    case 0xA:
      let (start, count) = try extent(at: offset)
      var elements: [PropertyListNode] = []
      for index in 0..<count { elements.append(try value(try reference(start, index), depth: depth + 1)) }
      return .array(elements)
    case 0xD: return .dictionary(try members(at: offset, depth: depth))
    default: throw Self.damaged
    }
  }

  private mutating func members(at offset: Int, depth: Int) throws(StringsError) -> [PropertyListMember] {
    let (start, count) = try extent(at: offset)
    var members: [PropertyListMember] = []
    for index in 0..<count {
      guard let key = try value(try reference(start, index), depth: depth + 1).string else { throw Self.damaged }
      let value = try value(try reference(start, count + index), depth: depth + 1)
      members.append(PropertyListMember(key: key, keyRange: 0..<0, value: value, range: 0..<0, commentCount: 0))
    }
    return members
  }

  private func reference(_ start: Int, _ index: Int) throws(StringsError) -> Int {
    guard let reference = integer(start + index * referenceSize, referenceSize) else { throw Self.damaged }
    return reference
  }

  /// Returns the start of a value's contents and the number of its parts.
  private func extent(at offset: Int) throws(StringsError) -> (start: Int, count: Int) {
    let count = Int(bytes[offset] & 0x0F)
    guard count == 0x0F else { return (offset + 1, count) }
    guard offset + 1 < bytes.count, bytes[offset + 1] >> 4 == 1 else { throw Self.damaged }
    let size = 1 << Int(bytes[offset + 1] & 0x0F)
    guard size <= 8, let long = integer(offset + 2, size), long <= bytes.count else { throw Self.damaged }
    return (offset + 2 + size, long)
  }

  private mutating func text(at offset: Int) throws(StringsError) -> String {
    if let known = texts[offset] { return known }
    let text = try decodedText(at: offset)
    texts[offset] = text
    return text
  }

  private mutating func decodedText(at offset: Int) throws(StringsError) -> String {
    let (start, count) = try extent(at: offset)
    let isWide = bytes[offset] >> 4 == 6
    guard start + count * (isWide ? 2 : 1) <= bytes.count else { throw Self.damaged }
    guard isWide else { return String(decoding: bytes[start..<start + count], as: UTF8.self) }
    let units = (0..<count).map { UInt16(bytes[start + $0 * 2]) << 8 | UInt16(bytes[start + $0 * 2 + 1]) }
    let text = String(decoding: units, as: UTF16.self)
    if !text.utf16.elementsEqual(units) {
      warnings.append(
        StringsError("\(TerminalSafeText.quoted(text)) contains an unpaired surrogate, which is read as U+FFFD"))
    }
    return text
  }
}
