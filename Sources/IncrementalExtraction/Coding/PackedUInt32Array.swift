import StringExtraction
import SwiftTypeChecking

/// Four-byte numbers, the lowest byte first.
package struct PackedUInt32Array: Sendable {
  package let piece: ByteSlice

  package init(_ piece: ByteSlice) { self.piece = piece }

  package init(_ numbers: some Sequence<UInt32>) {
    var bytes: ContiguousArray<UInt8> = []
    for number in numbers { withUnsafeBytes(of: number.littleEndian) { bytes += $0 } }
    piece = ByteSlice(bytes)
  }

  package var all: [UInt32] {
    piece.bytes.withUnsafeBytes { bytes in
      stride(from: piece.range.lowerBound, to: piece.range.upperBound, by: 4).map {
        bytes.loadUnaligned(fromByteOffset: $0, as: UInt32.self).littleEndian
      }
    }
  }

  /// The numbers as digests of index queries.
  package var queries: [IndexQuery] { all.map(IndexQuery.init) }

  package func holdAny(of set: DigestFilter) -> Bool {
    piece.bytes.withUnsafeBytes { bytes in
      var position = piece.range.lowerBound
      while position < piece.range.upperBound {
        if set.contains(bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self).littleEndian) { return true }
        position += 4
      }
      return false
    }
  }
}
