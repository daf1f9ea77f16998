/// Reads the output of a ``ByteWriter``.
package struct ByteReader {
  private let bytes: ContiguousArray<UInt8>
  package private(set) var position: Int
  private let end: Int

  /// Bytes are missing or damaged.
  package struct Damage: Error {}

  package init(_ bytes: ContiguousArray<UInt8>, in range: Range<Int>? = nil) {
    self.bytes = bytes
    position = range?.lowerBound ?? 0
    end = range?.upperBound ?? bytes.count
  }

  package init(_ piece: ByteSlice) { self.init(piece.bytes, in: piece.range) }

  package mutating func number() throws(Damage) -> Int {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while position < end, shift < 64 {
      let byte = bytes[position]
      position += 1
      value |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 { return Int(Int64(bitPattern: value)) }
      shift += 7
    }
    throw Damage()
  }

  /// Reads the count of elements that take at least one byte each.
  package mutating func count() throws(Damage) -> Int {
    let count = try number()
    guard count >= 0, count <= end - position else { throw Damage() }
    return count
  }

  package mutating func flag() throws(Damage) -> Bool {
    switch try number() {
    case 0: return false
    case 1: return true
    default: throw Damage()
    }
  }

  package mutating func text() throws(Damage) -> String {
    let range = try piece()
    return String(decoding: bytes[range], as: UTF8.self)
  }

  package mutating func word() throws(Damage) -> UInt64 {
    guard end - position >= 8 else { throw Damage() }
    defer { position += 8 }
    return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: position, as: UInt64.self) }.littleEndian
  }

  /// Reads eight-byte numbers.
  package mutating func words() throws(Damage) -> ContiguousArray<UInt64> {
    let count = try count()
    guard count <= (end - position) / 8 else { throw Damage() }
    defer { position += count * 8 }
    return bytes.withUnsafeBytes { bytes in
      ContiguousArray(
        (0..<count).map { bytes.loadUnaligned(fromByteOffset: position + $0 * 8, as: UInt64.self).littleEndian })
    }
  }

  /// Reads the range of length-prefixed bytes.
  package mutating func piece() throws(Damage) -> Range<Int> {
    let count = try count()
    defer { position += count }
    return position..<position + count
  }

  /// Reads the range of an array of four-byte numbers.
  package mutating func numbers() throws(Damage) -> Range<Int> {
    let count = try count()
    guard count <= (end - position) / 4 else { throw Damage() }
    defer { position += count * 4 }
    return position..<position + count * 4
  }

  package mutating func array<Value>(_ take: (inout ByteReader) throws(Damage) -> Value) throws(Damage) -> [Value] {
    var values: [Value] = []
    for _ in 0..<(try count()) { values.append(try take(&self)) }
    return values
  }

  package mutating func texts() throws(Damage) -> [String] { try array { reader throws(Damage) in try reader.text() } }

  package mutating func optionalText() throws(Damage) -> String? { try flag() ? try text() : nil }

  package mutating func optional<Value>(_ take: (inout ByteReader) throws(Damage) -> Value) throws(Damage) -> Value? {
    try flag() ? try take(&self) : nil
  }
}

/// A slice of a byte array, which it keeps alive.
package struct ByteSlice: Sendable, Equatable {
  package let bytes: ContiguousArray<UInt8>
  package let range: Range<Int>

  package init(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) {
    self.bytes = bytes
    self.range = range
  }

  package init(_ bytes: ContiguousArray<UInt8>) { self.init(bytes, bytes.indices) }

  package var slice: ArraySlice<UInt8> { ArraySlice(bytes[range]) }

  package static func == (a: ByteSlice, b: ByteSlice) -> Bool { a.bytes[a.range].elementsEqual(b.bytes[b.range]) }
}
