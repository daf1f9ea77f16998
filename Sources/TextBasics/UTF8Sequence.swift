/// UTF-8 characters in a sequence of bytes.
package enum UTF8Sequence {
  /// Returns the number of bytes of the character that begins at a position, or `nil` if none does.
  @inlinable package static func length(at position: Int, in bytes: ContiguousArray<UInt8>) -> Int? {
    let count: Int
    switch bytes[position] {
    case 0..<0x80: return 1
    case 0xC2..<0xE0: count = 2
    case 0xE0..<0xF0: count = 3
    case 0xF0..<0xF5: count = 4
    default: return nil
    }
    guard position + count <= bytes.count else { return nil }
    for next in position + 1..<position + count where bytes[next] & 0xC0 != 0x80 { return nil }
    let second = bytes[position + 1]
    switch bytes[position] {
    case 0xE0: return second >= 0xA0 ? count : nil
    case 0xED: return second < 0xA0 ? count : nil
    case 0xF0: return second >= 0x90 ? count : nil
    case 0xF4: return second < 0x90 ? count : nil
    default: return count
    }
  }

  /// Returns the first offset where no character begins, or `nil` if the bytes are valid UTF-8.
  package static func firstFault(in bytes: ContiguousArray<UInt8>) -> Int? {
    var position = 0
    while position < bytes.count {
      if isASCII(position..<position + block, in: bytes) {
        position += block
        continue
      }
      let end = min(position + block, bytes.count)
      while position < end {
        guard let length = length(at: position, in: bytes) else { return position }
        position += length
      }
    }
    return nil
  }

  private static let block = 64

  /// Returns whether a block of bytes is ASCII. The compiler vectorizes this.
  private static func isASCII(_ range: Range<Int>, in bytes: ContiguousArray<UInt8>) -> Bool {
    guard range.upperBound <= bytes.count else { return false }
    return bytes.withContiguousStorageIfAvailable { bytes in
      var all: UInt8 = 0
      for offset in range { all |= bytes[offset] }
      return all < 0x80
    } ?? false
  }
}
