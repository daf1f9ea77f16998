import SwiftParsing
import Testing

@testable import SwiftTypeChecking

@Suite struct NumberTableTests {
  /// Many values have the same hash, as hostile names may, or hashes that differ only in bits that do not select a
  /// bucket.
  @Test(arguments: [1, 3, 64, 500], [1, 1 << 20, 1 << 40]) func numbersAreFoundByValue(_ hashes: Int, _ step: Int) {
    let values = Array(0..<500)
    var table = NumberTable()
    for value in values {
      #expect(table.number(value % hashes * step, where: { values[$0] == value }) == nil)
      table.add(value % hashes * step) { values[$0] % hashes * step }
    }
    for value in values { #expect(table.number(value % hashes * step, where: { values[$0] == value }) == value) }
    #expect(table.number(0, where: { values[$0] == 500 }) == nil)
  }

  @Test func listsKeepInsertionOrder() {
    var map = MultiMap<Name>()
    let names = (0..<100).map { Name("name \($0)") }
    for round in 0..<3 {
      for (number, name) in names.enumerated() { map.add(DeclID(file: Int32(round), index: Int32(number)), to: name) }
    }
    for (number, name) in names.enumerated() {
      #expect(map[name].map(\.file) == [0, 1, 2] && map[name].allSatisfy { $0.index == Int32(number) })
    }
    #expect(Array(map.keys) == names && map[Name("other")].isEmpty && !map.contains(Name("other")))
  }
}
