/// Where the lines of a source start: offsets become places by binary search. Build it once a file.
public struct LineTable: Sendable {
  private let starts: ContiguousArray<UInt32>
  private let byteCount: Int

  /// Lines end with LF, CR LF or CR, as the compiler counts them.
  public init(_ source: SourceText) {
    byteCount = source.bytes.count
    starts = ByteReader.withReader(of: source, end: byteCount) { reader in
      var starts: ContiguousArray<UInt32> = [0]
      var offset = reader.lineEnd(from: 0)
      while offset < reader.end {
        offset += reader[offset] == .carriageReturn && reader[offset + 1] == .lineFeed ? 2 : 1
        starts.append(UInt32(truncatingIfNeeded: offset))
        offset = reader.lineEnd(from: offset)
      }
      return starts
    }
  }

  /// The number of lines; an empty source has one.
  public var count: Int { starts.count }

  /// The place of a byte offset; offsets outside the source answer with its first or last place.
  public func location(at byteOffset: Int) -> SourceLocation {
    let offset = UInt32(truncatingIfNeeded: min(max(byteOffset, 0), byteCount))
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourceLocation(line: low + 1, column: Int(offset - starts[low]) + 1)
  }
}
