/// 128 bits that stand for bytes: to find what belongs to them, and to see that nothing is damaged.
package struct Digest: Hashable, Sendable {
  private var high: UInt64 = 0x243f_6a88_85a3_08d3
  private var low: UInt64 = 0x1319_8a2e_0370_7344

  package init() {}

  package init(_ bytes: some Collection<UInt8>) { add(bytes) }

  /// - Parameter digits: as ``text`` gives them.
  package init?(digits: String) {
    guard digits.utf8.count == 32, let high = UInt64(digits.prefix(16), radix: 16),
      let low = UInt64(digits.suffix(16), radix: 16)
    else { return nil }
    (self.high, self.low) = (high, low)
  }

  /// Takes in bytes and their number, so that two runs of bytes are never taken for one.
  package mutating func add(_ bytes: some Collection<UInt8>) {
    if bytes.withContiguousStorageIfAvailable({ add($0) }) == nil { add(ContiguousArray(bytes)) }
  }

  package mutating func add(_ text: String) { add(text.utf8) }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    var position = bytes.count < Self.long ? 0 : addLong(UnsafeRawBufferPointer(bytes))
    while position + 8 <= bytes.count {
      add(UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: position, as: UInt64.self).littleEndian)
      position += 8
    }
    var rest: UInt64 = 0
    while position < bytes.count {
      rest = rest << 8 | UInt64(bytes[position])
      position += 1
    }
    add(rest)
    add(UInt64(bytes.count))
  }

  /// Bytes from which on four digests are made side by side: the processor works at all of them at once.
  private static let long = 4096

  /// Takes in the words of long bytes, each fourth into one digest.
  /// - Returns: where the rest begins.
  private mutating func addLong(_ bytes: UnsafeRawBufferPointer) -> Int {
    var (a, b, c, d) = (Digest(), Digest(), Digest(), Digest())
    let end = bytes.count / 32 * 32
    var position = 0
    let word = { (offset: Int) in bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian }
    while position < end {
      a.add(word(position))
      b.add(word(position + 8))
      c.add(word(position + 16))
      d.add(word(position + 24))
      position += 32
    }
    for part in [a, b, c, d] {
      add(part.high)
      add(part.low)
    }
    return end
  }

  private mutating func add(_ word: UInt64) {
    high = (high ^ word) &* 0x9e37_79b9_7f4a_7c15
    high ^= high >> 29
    low = (low &+ (word ^ high >> 7)) &* 0xc2b2_ae3d_27d4_eb4f
    low ^= low >> 31
  }

  /// 32 digits.
  package var text: String {
    [high, low].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
