import TextBasics

/// A 64-bit digest of bytes, for look-ups and for detecting damage.
///
/// It is XXH64 by Yann Collet, according to its specification. Each further input is hashed with the previous value as
/// seed.
package struct Digest: Hashable, Sendable {
  package private(set) var value: UInt64

  /// - Parameter seed: the initial value.
  package init(seed: UInt64 = 0) { value = seed }

  package init(_ bytes: some Collection<UInt8>, seed: UInt64 = 0) {
    self.init(seed: seed)
    add(bytes)
  }

  /// - Parameter digits: a former ``text``.
  package init?(digits: String) {
    guard digits.utf8.count == Self.length, let value = UInt64(digits, radix: 16) else { return nil }
    self.value = value
  }

  /// Adds bytes and their count, so that two chunks never equal one.
  package mutating func add(_ bytes: some Collection<UInt8>) {
    let hash = bytes.withContiguousStorageIfAvailable { Self.hash(UnsafeRawBufferPointer($0), seed: value) }
    if let hash { value = hash } else { add(ContiguousArray(bytes)) }
  }

  package mutating func add(_ text: String) { add(text.utf8) }

  /// The number of digits in ``text``.
  package static let length = 16

  /// The digest as 16 hexadecimal digits.
  package var text: String { value.hexadecimal(digits: Self.length) }
}

// Algorithm
extension Digest {
  private static let primes: (UInt64, UInt64, UInt64, UInt64, UInt64) = (
    0x9e37_79b1_85eb_ca87, 0xc2b2_ae3d_27d4_eb4f, 0x1656_67b1_9e37_79f9, 0x85eb_ca77_c2b2_ae63, 0x27d4_eb2f_1656_67c5
  )

  private static func hash(_ bytes: UnsafeRawBufferPointer, seed: UInt64) -> UInt64 {
    var position = 0
    var hash = bytes.count < 32 ? seed &+ primes.4 : stripes(bytes, seed: seed, &position)
    hash &+= UInt64(bytes.count)
    while position + 8 <= bytes.count {
      hash = rotated(hash ^ round(0, word(bytes, position)), by: 27) &* primes.0 &+ primes.3
      position += 8
    }
    if position + 4 <= bytes.count {
      let half = UInt64(bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self).littleEndian)
      hash = rotated(hash ^ half &* primes.0, by: 23) &* primes.1 &+ primes.2
      position += 4
    }
    for byte in bytes[position...] { hash = rotated(hash ^ UInt64(byte) &* primes.4, by: 11) &* primes.0 }
    hash = (hash ^ hash >> 33) &* primes.1
    hash = (hash ^ hash >> 29) &* primes.2
    return hash ^ hash >> 32
  }

  /// Hashes stripes of four words, each word into its own column, and stops before the last bytes.
  private static func stripes(_ bytes: UnsafeRawBufferPointer, seed: UInt64, _ position: inout Int) -> UInt64 {
    var a = seed &+ primes.0 &+ primes.1
    var b = seed &+ primes.1
    var c = seed
    var d = seed &- primes.0
    while position + 32 <= bytes.count {
      a = round(a, word(bytes, position))
      b = round(b, word(bytes, position + 8))
      c = round(c, word(bytes, position + 16))
      d = round(d, word(bytes, position + 24))
      position += 32
    }
    let hash = rotated(a, by: 1) &+ rotated(b, by: 7) &+ rotated(c, by: 12) &+ rotated(d, by: 18)
    return [a, b, c, d].reduce(hash) { ($0 ^ round(0, $1)) &* primes.0 &+ primes.3 }
  }

  private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    rotated(lane &+ word &* primes.1, by: 31) &* primes.0
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
  }

  private static func rotated(_ word: UInt64, by count: UInt64) -> UInt64 { word &<< count | word &>> (64 - count) }
}
