/// Turns ascending byte offsets into lines and columns, in one pass over the bytes.
struct LineCounter {
  private let bytes: ContiguousArray<UInt8>
  private var line = 1
  private var lineStart: Int
  private var position: Int

  init(_ bytes: ContiguousArray<UInt8>) {
    self.bytes = bytes
    lineStart = JSONScanner.byteOrderMarkLength(bytes)
    position = lineStart
  }

  /// The 1-based line and byte column of an offset; offsets must not descend from call to call.
  mutating func place(of offset: Int) -> (line: Int, column: Int) {
    let end = min(offset, bytes.count)
    while position < end {
      let byte = bytes[position]
      position += 1
      let isFollowedByLineFeed = position < bytes.count && bytes[position] == .lineFeed
      if byte == .lineFeed || byte == .carriageReturn && !isFollowedByLineFeed {
        line += 1
        lineStart = position
      }
    }
    return (line, max(1, end - lineStart + 1))
  }
}
