/// The beginnings of the lines of a text.
struct LineTable: Sendable {
  private var starts: ContiguousArray<Int32>

  /// - Parameter start: of the first line, behind a byte order mark.
  init(start: Int) {
    starts = [Int32(start)]
  }

  mutating func append(_ start: Int) { starts.append(Int32(start)) }

  /// The 1-based line and byte column of an offset.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle + 1 } else { high = middle }
    }
    let line = max(1, low)
    return (line, max(1, offset - Int(starts[line - 1]) + 1))
  }
}
