/// Writes consecutive numbers and texts for a ``ByteReader``.
package struct ByteWriter {
  package private(set) var bytes: ContiguousArray<UInt8> = []

  /// Writes a number in groups of seven bits, the lowest first.
  package mutating func put(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  package mutating func put(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  package mutating func put(_ text: String) {
    put(text.utf8.count)
    bytes += text.utf8
  }

  /// Writes eight bytes, the lowest first.
  package mutating func put(word: UInt64) { withUnsafeBytes(of: word.littleEndian) { bytes += $0 } }

  /// Writes eight-byte numbers after their count.
  package mutating func put(words: ContiguousArray<UInt64>) {
    put(words.count)
    for word in words { put(word: word) }
  }

  /// Writes an array of four-byte numbers after its length.
  package mutating func put(_ numbers: PackedUInt32Array) {
    put(numbers.piece.range.count / 4)
    bytes += numbers.piece.slice
  }

  /// Writes bytes after their length.
  package mutating func put(_ piece: ByteSlice) {
    put(piece.range.count)
    bytes += piece.slice
  }

  /// Writes encoded values after their count.
  package mutating func put(bytes values: [ContiguousArray<UInt8>]) {
    put(values.count)
    for value in values { bytes += value }
  }

  package mutating func put<Value>(_ values: [Value], _ put: (inout ByteWriter, Value) -> Void) {
    self.put(values.count)
    for value in values { put(&self, value) }
  }

  package mutating func put<Value>(_ value: Value?, _ put: (inout ByteWriter, Value) -> Void) {
    self.put(value != nil)
    if let value { put(&self, value) }
  }
}
