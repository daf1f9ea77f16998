import TextBasics

/// Writes property lists of strings in Apple's binary format, `bplist00`. The layout follows CoreFoundation's
/// `CFBinaryPList.c`.
///
/// Foundation would write the members in a different order on each run. This writer always produces the same bytes.
struct BinaryPropertyList {
  private enum Object {
    case text(String)
    case dictionary(keys: [Int], values: [Int])
  }

  private static let head = "bplist00"

  private var objects: [Object] = []
  private var texts: [UTF8Key: Int] = [:]

  static func isOne(_ bytes: ContiguousArray<UInt8>) -> Bool { bytes.starts(with: head.utf8) }

  static func document(_ members: [CompiledValue.Member]) -> [UInt8] {
    var list = BinaryPropertyList()
    _ = list.add(members)
    return list.bytes
  }

  /// - Returns: the number of the dictionary, which precedes its contents.
  private mutating func add(_ members: [CompiledValue.Member]) -> Int {
    let number = objects.count
    objects.append(.dictionary(keys: [], values: []))
    let sorted = CompiledValue.Member.sorted(members)
    let keys = sorted.map { add($0.name) }
    let values = sorted.map { member in
      switch member.value {
      case .text(let text): add(text)
      case .dictionary(let inner): add(inner)
      }
    }
    objects[number] = .dictionary(keys: keys, values: values)
    return number
  }

  /// Adds a string; equal strings are stored once.
  private mutating func add(_ text: String) -> Int {
    if let number = texts[UTF8Key(text)] { return number }
    texts[UTF8Key(text)] = objects.count
    objects.append(.text(text))
    return objects.count - 1
  }

  private var bytes: [UInt8] {
    var bytes = Array(Self.head.utf8)
    var offsets: [Int] = []
    let referenceSize = Self.size(of: objects.count)
    for object in objects {
      offsets.append(bytes.count)
      switch object {
      case .text(let text): Self.write(text, to: &bytes)
      case .dictionary(let keys, let values):
        Self.writeHead(Self.dictionaryKind, keys.count, to: &bytes)
        for reference in keys + values { Self.write(reference, size: referenceSize, to: &bytes) }
      }
    }
    let table = bytes.count
    let offsetSize = Self.size(of: table)
    for offset in offsets { Self.write(offset, size: offsetSize, to: &bytes) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    for number in [objects.count, 0, table] { Self.write(number, size: 8, to: &bytes) }
    return bytes
  }

  private static let asciiKind: UInt8 = 0x50
  private static let utf16Kind: UInt8 = 0x60
  private static let dictionaryKind: UInt8 = 0xD0
  private static let integerKind: UInt8 = 0x10

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      writeHead(asciiKind, text.utf8.count, to: &bytes)
      bytes += text.utf8
    } else {
      writeHead(utf16Kind, text.utf16.count, to: &bytes)
      for unit in text.utf16 { write(Int(unit), size: 2, to: &bytes) }
    }
  }

  /// Writes the type and length of an object. A length of 15 or more follows as an integer.
  private static func writeHead(_ kind: UInt8, _ count: Int, to bytes: inout [UInt8]) {
    if count < 0x0F { return bytes.append(kind | UInt8(count)) }
    bytes.append(kind | 0x0F)
    let size = size(of: count)
    bytes.append(integerKind | UInt8(size.trailingZeroBitCount))
    write(count, size: size, to: &bytes)
  }

  /// Returns the number of bytes needed for a number: 1, 2, 4 or 8.
  private static func size(of number: Int) -> Int {
    number < 1 << 8 ? 1 : number < 1 << 16 ? 2 : number < 1 << 32 ? 4 : 8
  }

  /// Writes a number in big-endian order.
  private static func write(_ number: Int, size: Int, to bytes: inout [UInt8]) {
    for shift in stride(from: (size - 1) * 8, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }
}
