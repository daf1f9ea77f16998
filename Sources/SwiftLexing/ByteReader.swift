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
}

extension ByteReader {
  /// The offset of the next line break at or behind `offset`, or the end.
  func lineEnd(from offset: Int) -> Int {
    var offset = offset
    while offset < end, !self[offset].isLineBreak { offset += 1 }
    return offset
  }

  /// The number of bytes equal to `byte` from `offset` on.
  func run(of byte: UInt8, at offset: Int) -> Int {
    var end = offset
    while self[end] == byte { end += 1 }
    return end - offset
  }

  func isLineComment(at offset: Int) -> Bool { self[offset] == .slash && self[offset + 1] == .slash }

  func isBlockComment(at offset: Int) -> Bool { self[offset] == .slash && self[offset + 1] == .asterisk }

  /// A non-breaking space, which the compiler reads as white space with a warning.
  func isNonBreakingSpace(at offset: Int) -> Bool { self[offset] == 0xC2 && self[offset + 1] == 0xA0 }

  func isByteOrderMark(at offset: Int) -> Bool {
    self[offset] == 0xEF && self[offset + 1] == 0xBB && self[offset + 2] == 0xBF
  }

  /// The Unicode scalar at `offset` and its length in bytes; the scalar is `nil` where the bytes are no valid UTF-8,
  /// the length then covers the byte and the continuation bytes behind it.
  func scalar(at offset: Int) -> (scalar: Unicode.Scalar?, length: Int) {
    var length = 1
    while length < 4, self[offset + length] & 0xC0 == 0x80 { length += 1 }
    var decoder = Unicode.UTF8.ForwardParser()
    var bytes = (offset..<offset + length).lazy.map { self[$0] }.makeIterator()
    guard case .valid(let encoded) = decoder.parseScalar(from: &bytes) else { return (nil, length) }
    return (Unicode.UTF8.decode(encoded), encoded.count)
  }
}
