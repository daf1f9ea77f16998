import StringExtraction
import Testing

/// Tests which declarations differ between two versions of a file, and which queries depend on them.
@Suite struct FileDeclarationsTests {
  /// A digit is a statement: its digest, its query, and its number of declarations.
  private func declarations(_ digits: String) -> FileDeclarations {
    FileDeclarations(
      digits.compactMap(\.wholeNumberValue).map { digit in
        FileDeclarations.Statement(digest: UInt64(digit), count: digit == 9 ? 2 : 1, queries: [UInt32(digit)])
      })
  }

  struct Case: CustomTestStringConvertible {
    let old: String
    let new: String
    let former: Range<Int>
    let current: Range<Int>
    let queries: Set<UInt32>
    /// The new positions of the former declarations.
    let positions: [Int?]
    var testDescription: String { "\(old) to \(new)" }

    init(
      _ old: String, _ new: String, _ former: Range<Int>, _ current: Range<Int>, _ queries: Set<UInt32>,
      _ positions: [Int?]
    ) {
      (self.old, self.new, self.former, self.current) = (old, new, former, current)
      (self.queries, self.positions) = (queries, positions)
    }
  }

  static let cases = [
    Case("123", "123", 3..<3, 3..<3, [], [0, 1, 2]),
    Case("123", "1243", 2..<2, 2..<3, [4], [0, 1, 3]),
    Case("123", "13", 1..<2, 1..<1, [2], [0, nil, 1]),
    Case("123", "143", 1..<2, 1..<2, [2, 4], [0, nil, 2]),
    Case("123", "132", 1..<3, 1..<3, [2, 3], [0, nil, nil]),
    Case("123", "4123", 0..<0, 0..<1, [4], [1, 2, 3]),
    Case("123", "1234", 3..<3, 3..<4, [4], [0, 1, 2]),
    Case("11", "111", 2..<2, 2..<3, [1], [0, 1]),
    Case("193", "14393", 1..<1, 1..<3, [3, 4], [0, 3, 4, 5]),
    Case("193", "1943", 3..<3, 3..<4, [4], [0, 1, 2, 4]),
    Case("193", "13", 1..<3, 1..<1, [9], [0, nil, nil, 1]),
    Case("", "1", 0..<0, 0..<1, [1], []),
    Case("1", "", 0..<1, 0..<0, [1], [nil]),
  ]

  @Test(arguments: cases) func changeIsFound(_ row: Case) {
    let change = declarations(row.new).change(from: declarations(row.old))
    #expect(change.former == row.former && change.current == row.current)
    #expect(change.queries == row.queries)
    #expect(row.positions.indices.map(change.position) == row.positions)
    #expect(change.isEmpty == (row.old == row.new))
  }
}
