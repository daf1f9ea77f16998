import SwiftLexing
import SwiftParsing
import Testing

@testable import SwiftTypeChecking

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
    table.keep(Provisional(value: "provisional", circle: CycleHead(position: 0, serial: 7)), for: second)
    #expect(table[second] == nil && table.position(of: second) == nil)
    #expect(table.provisional(second)?.value == "provisional" && table.provisional(second)?.circle.serial == 7)
    table.dropProvisional()
    #expect(table.provisional(second) == nil && table[first] == "settled")
    table.reset()
    #expect(table.isEmpty && table[first] == nil)
  }

  @Test func tablesKeepOnlyFinalResults() {
    check(Memo<DeclID, String>())
    let outline = FileOutline(SourceText(path: "a.swift", text: "let a = 1\nlet b = 2\n"))
    var list: [any Resettable] = []
    let index = SymbolIndex(interfaces: [], sources: [outline])
    check(DeclarationMemo<String>(index, in: &list))
    #expect(list.count == 1)
  }

  /// Facts are cached only in tables that one call empties. A session caches the results of calls, for one file at a
  /// time.
  @Test func factsAreCachedOnlyInTables() {
    let checker = Checker(SymbolIndex(interfaces: [], sources: []))
    let tables = Mirror(reflecting: checker.facts.tables).children.filter { !["all", "log"].contains($0.label) }
    #expect(tables.count == checker.facts.tables.all.count && tables.allSatisfy { $0.value is any Resettable })
    #expect(collections(of: checker) == [] && collections(of: checker.facts) == [])
    #expect(collections(of: checker.session) == ["told"])
  }

  /// Values that live as long as the project contain nothing that lives as long as a body.
  @Test func projectValuesHoldNoBodyValues() {
    let checker = Checker(SymbolIndex(interfaces: [], sources: []))
    let decl = DeclID(file: 0, index: 0)
    weak var typer: BodyTyper?
    weak var solver: ConstraintSolver?
    do {
      let made = BodyTyper(SharedTree(SyntaxTree()), of: decl, checker.facts, checker.session)
      (typer, solver) = (made, made.solver)
      #expect(typer != nil && solver != nil)
    }
    #expect(typer == nil && solver == nil && checker.facts.environment === checker.facts.neutral)
  }

  private func collections(of object: Any) -> [String] {
    Mirror(reflecting: object).children.filter { child in
      let type = String(describing: type(of: child.value))
      return type.hasPrefix("Dictionary") || type.hasPrefix("Set<")
    }.compactMap(\.label)
  }
}
