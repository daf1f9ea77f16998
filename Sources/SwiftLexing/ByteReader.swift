/// Reads the bytes of a source and their classes. The one place with unsafe pointers: through an array every byte would pay for
/// two bounds checks and a load of the array's address, which halves the speed of the lexer. Reads behind `end` answer
/// with NUL and `.end`, so no caller can leave the buffer; a debug build checks the lower bound too.
struct ByteReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let classes: UnsafeBufferPointer<ByteClass>
  /// The offset behind the last byte that may be read.
  let end: Int

  /// Calls `body` with a reader of the first `end` bytes of `source`; it must not outlive the call.
  static func withReader<Result>(of source: SourceText, end: Int, _ body: (ByteReader) -> Result) -> Result {
    source.bytes.withUnsafeBufferPointer { bytes in
      ByteClass.table.withUnsafeBufferPointer { classes in
        body(ByteReader(bytes: bytes, classes: classes, end: end))
      }
    }
  }

  @inline(__always)
  subscript(offset: Int) -> UInt8 {
    offset < end ? bytes[offset] : 0
  }

  @inline(__always)
  func byteClass(at offset: Int) -> ByteClass {
    offset < end ? classes[Int(bytes[offset])] : .end
  }

  /// The eight bytes from `offset` on, the first in the lowest bits; `nil` where fewer are left.
  @inline(__always)
  func word(at offset: Int) -> UInt64? {
    guard offset &+ 8 <= end, let address = bytes.baseAddress else { return nil }
    return UInt64(littleEndian: UnsafeRawPointer(address + offset).loadUnaligned(as: UInt64.self))
  }
}
