/// A part of a longer run of bytes, which it keeps alive.
struct ByteSlice: Sendable, Equatable {
  let bytes: ContiguousArray<UInt8>
  let range: Range<Int>

  init(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) {
    self.bytes = bytes
    self.range = range
  }

  init(_ bytes: ContiguousArray<UInt8>) { self.init(bytes, bytes.indices) }

  var slice: ArraySlice<UInt8> { ArraySlice(bytes[range]) }

  static func == (a: ByteSlice, b: ByteSlice) -> Bool { a.bytes[a.range].elementsEqual(b.bytes[b.range]) }
}
