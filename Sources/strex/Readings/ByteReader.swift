/// Takes what a ``ByteWriter`` has put.
struct ByteReader {
  private let bytes: ContiguousArray<UInt8>
  private(set) var position: Int
  private let end: Int

  /// There is less than was put, or something else.
  struct Damage: Error {}

  init(_ bytes: ContiguousArray<UInt8>, in range: Range<Int>? = nil) {
    self.bytes = bytes
    position = range?.lowerBound ?? 0
    end = range?.upperBound ?? bytes.count
  }

  init(_ piece: ByteSlice) { self.init(piece.bytes, in: piece.range) }

  mutating func number() throws(Damage) -> Int {
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

  /// A number of things that take a byte each at least.
  mutating func count() throws(Damage) -> Int {
    let count = try number()
    guard count >= 0, count <= end - position else { throw Damage() }
    return count
  }

  mutating func flag() throws(Damage) -> Bool {
    switch try number() {
    case 0: return false
    case 1: return true
    default: throw Damage()
    }
  }

  mutating func text() throws(Damage) -> String {
    let range = try piece()
    return String(decoding: bytes[range], as: UTF8.self)
  }

  mutating func word() throws(Damage) -> UInt64 {
    guard end - position >= 8 else { throw Damage() }
    defer { position += 8 }
    return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: position, as: UInt64.self) }.littleEndian
  }

  /// Where bytes stand that were put behind their number.
  mutating func piece() throws(Damage) -> Range<Int> {
    let count = try count()
    defer { position += count }
    return position..<position + count
  }

  /// Where numbers of four bytes each stand.
  mutating func numbers() throws(Damage) -> Range<Int> {
    let count = try count()
    guard count <= (end - position) / 4 else { throw Damage() }
    defer { position += count * 4 }
    return position..<position + count * 4
  }

  mutating func array<Value>(_ take: (inout ByteReader) throws(Damage) -> Value) throws(Damage) -> [Value] {
    var values: [Value] = []
    for _ in 0..<(try count()) { values.append(try take(&self)) }
    return values
  }

  mutating func optional<Value>(_ take: (inout ByteReader) throws(Damage) -> Value) throws(Damage) -> Value? {
    try flag() ? try take(&self) : nil
  }
}
