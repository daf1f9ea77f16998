import StringExtraction
import SwiftTypeChecking
import Testing

/// Tests which queries depend on the difference between two versions of a file.
@Suite struct FileDeclarationsTests {
  /// A digit is a statement: its digest and its query.
  private func declarations(_ digits: String) -> FileDeclarations {
    FileDeclarations(
      digits.compactMap(\.wholeNumberValue).map { digit in
        FileDeclarations.Statement(digest: UInt64(digit), queries: [UInt32(digit)])
      })
  }

  @Test(
    arguments: [
      ("123", "123", []), ("123", "1243", [4]), ("123", "13", [2]), ("123", "143", [2, 4]), ("123", "132", [2, 3]),
      ("123", "4123", [4]), ("123", "1234", [4]), ("11", "111", [1]), ("193", "14393", [3, 4]), ("193", "1943", [4]),
      ("193", "13", [9]), ("", "1", [1]), ("1", "", [1]),
    ] as [(String, String, [UInt32])])
  func changedStatementsGiveTheirQueries(_ old: String, _ new: String, _ queries: [UInt32]) {
    let changed = declarations(new).changedQueries(from: declarations(old))
    #expect(changed.map(\.digest).sorted() == queries)
  }
}
