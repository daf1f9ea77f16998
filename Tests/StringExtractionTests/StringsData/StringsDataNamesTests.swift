import StringExtraction
import Testing

@Suite struct StringsDataNamesTests {
  @Test(arguments: [
    (["a/Row.swift", "b/List.swift"], ["Row", "List"]), (["a/Row.swift", "b/Row.swift"], ["a-Row", "b-Row"]),
    (["x/a/Row.swift", "y/a/Row.swift", "b/Row.swift"], ["x-a-Row", "y-a-Row", "b-Row"]),
    (["Row.swift", "a/Row.swift"], ["Row", "a-Row"]), (["a/Row.swift", "b/row.swift"], ["a-Row", "b-row"]),
    (["a/Row.swift", "b/Row.swift", "c/a-Row.swift"], ["a-Row", "b-Row", "c-a-Row"]),
    (["Row.swift", "row.swift", "Row-2.swift"], ["Row", "row-3", "Row-2"]),
    (["Row.swift", "Row.m", "Row.h.swift"], ["Row", "Row.m", "Row.h"]), ([], []),
  ])
  func namesEqualTheCompilersAndAreUnique(_ sources: [String], _ names: [String]) {
    #expect(StringsDataNames.names(for: sources) == names.map { $0 + ".stringsdata" })
  }
}
