import SwiftLexing
import SwiftOutline
import Testing

@testable import SwiftTypes

@Suite struct MemoTests {
  private let first = DeclID(file: 0, index: 0)
  private let second = DeclID(file: 0, index: 1)

  private func check(_ table: some MemoTable<DeclID, String> & Resettable) {
    #expect(table[first] == nil && table.position(of: first) == nil && table.isEmpty)
    table.begin(first, at: 3)
    #expect(table[first] == nil && table.position(of: first) == 3 && table.position(of: second) == nil)
    table.abandon(first)
    #expect(table.position(of: first) == nil)
    table.begin(first, at: 0)
    table.keep("settled", for: first)
    #expect(table[first] == "settled" && table.position(of: first) == nil && !table.isEmpty)
    table.begin(second, at: 1)
    table.keep(Provisional(value: "provisional", circle: OpenCircle(position: 0, serial: 7)), for: second)
    #expect(table[second] == nil && table.position(of: second) == nil)
    #expect(table.provisional(second)?.value == "provisional" && table.provisional(second)?.circle.serial == 7)
    table.dropProvisional()
    #expect(table.provisional(second) == nil && table[first] == "settled")
    table.reset()
    #expect(table.isEmpty && table[first] == nil)
  }

  @Test func tablesKeepWhatIsSettled() {
    check(Memo<DeclID, String>())
    let outline = FileOutline(SourceText(path: "a.swift", text: "let a = 1\nlet b = 2\n"))
    var list: [any Resettable] = []
    let index = SymbolIndex(interfaces: [], sources: [outline])
    check(DeclarationMemo<String>(index, in: &list))
    #expect(list.count == 1)
  }

  /// A checker keeps what it finds out of declarations in tables alone, which are emptied in one call.
  @Test func checkersHaveNoOtherTables() {
    let checker = Checker(SymbolIndex(interfaces: [], sources: []))
    let tables = Mirror(reflecting: checker.tables).children.filter { $0.label != "all" }
    #expect(tables.count == checker.tables.all.count && tables.allSatisfy { $0.value is any Resettable })
    let others = Mirror(reflecting: checker).children.filter { child in
      let type = String(describing: type(of: child.value))
      return type.hasPrefix("Dictionary") || type.hasPrefix("Set<")
    }
    // Of the calls of what nothing declares: that of one file, and what is passed.
    #expect(Set(others.compactMap(\.label)) == ["told"])
  }
}
