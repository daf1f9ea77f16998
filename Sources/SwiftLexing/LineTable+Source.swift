import TextBasics

extension LineTable {
  /// Creates the line table of a source. Lines end with LF, CR LF or CR, as in the compiler.
  package init(_ source: SourceText) {
    let starts = ByteCursor.withReader(of: source, end: source.bytes.count) { reader in
      var starts: ContiguousArray<UInt32> = [0]
      var offset = reader.lineEnd(from: 0)
      while offset < reader.end {
        offset += reader[offset] == .carriageReturn && reader[offset + 1] == .lineFeed ? 2 : 1
        starts.append(UInt32(truncatingIfNeeded: offset))
        offset = reader.lineEnd(from: offset)
      }
      return starts
    }
    self.init(starts: starts, end: source.bytes.count)
  }

  /// Returns the line and column of a byte offset. Offsets outside the source give its first or last position.
  package func location(at byteOffset: Int) -> SourceLocation {
    let place = place(of: byteOffset)
    return SourceLocation(line: place.line, column: place.column)
  }
}
