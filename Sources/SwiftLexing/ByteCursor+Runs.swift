import TextBasics

/// Runs of bytes, found eight at a time. A loop over single bytes would cost a mispredicted branch where the run ends.
extension ByteCursor {
  /// Returns the first eight of `count` bytes from `offset` on, the first in the lowest bits, followed by zeros.
  @inline(__always)
  func word(at offset: Int, count: Int) -> UInt64 {
    let count = min(count, 8)
    if let word = word(at: offset) { return word & (UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- 8 &* count)) }
    return (0..<count).reduce(0) { $0 | UInt64(self[offset + $1]) << (UInt64($1) * 8) }
  }

  /// Returns the number of spaces from `offset` on.
  @inline(__always)
  func spaces(at offset: Int) -> Int {
    var count = 0
    while let word = word(at: offset &+ count) {
      let others = word ^ Self.repeating(.space)
      if others != 0 { return count &+ others.trailingZeroBitCount / 8 }
      count &+= 8
    }
    return count &+ run(of: .space, at: offset &+ count)
  }

  /// Returns the offset of the next line break at or after `offset`, or the end.
  @inline(__always)
  func lineEnd(from offset: Int) -> Int {
    var offset = offset
    while let word = word(at: offset) {
      let breaks =
        Self.zeroBytes(word ^ Self.repeating(.lineFeed)) | Self.zeroBytes(word ^ Self.repeating(.carriageReturn))
      if breaks != 0 { return offset &+ breaks.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    while offset < end, !self[offset].isLineBreak { offset &+= 1 }
    return offset
  }

  /// Marks zero bytes: the lowest bit of the result is the high bit of the first byte of `word` that is zero.
  @inline(__always)
  private static func zeroBytes(_ word: UInt64) -> UInt64 { (word &- repeating(1)) & ~word & highBits }

  /// Returns the offset after the ASCII letters, digits and underscores from `offset` on.
  @inline(__always)
  func asciiNameEnd(from offset: Int) -> Int {
    var offset = offset
    while let word = word(at: offset) {
      let others = ~Self.nameBytes(word) & Self.highBits
      if others != 0 { return offset &+ others.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    while byteClass(at: offset).rawValue <= ByteClass.digit.rawValue { offset &+= 1 }
    return offset
  }

  private static var highBits: UInt64 { 0x8080_8080_8080_8080 }

  /// Sets the high bit of each byte that is an ASCII letter, a digit or an underscore in `word`.
  @inline(__always)
  private static func nameBytes(_ word: UInt64) -> UInt64 {
    let low = word & ~highBits
    // Adding 0x80 - x sets the high bit of bytes from x on. No byte is high enough to carry into the next one.
    let lowercase = low | repeating(0x20)
    let letters = (lowercase &+ repeating(0x80 - 0x61)) & ~(lowercase &+ repeating(0x80 - 0x7B))
    let digits = (low &+ repeating(0x80 - 0x30)) & ~(low &+ repeating(0x80 - 0x3A))
    let underscores = ~((low ^ repeating(.underscore)) &+ repeating(0x7F))
    return (letters | digits | underscores) & ~word
  }

  @inline(__always)
  private static func repeating(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }
}
