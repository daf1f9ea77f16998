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
