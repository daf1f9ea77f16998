/// The 64-bit FNV-1a hash by Fowler, Noll and Vo: fast for short texts, and the same on every machine.
public struct FNV1a: Sendable {
  public var value: UInt64

  /// - Parameter value: the hash of the preceding bytes, to continue from.
  @inlinable public init(_ value: UInt64 = 0xcbf2_9ce4_8422_2325) { self.value = value }

  @inlinable public mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }

  @inlinable public mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }
}
