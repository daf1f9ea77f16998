import SwiftLexing
import SwiftParsing
import SwiftTypeChecking
import TestSupport
import Testing

@testable import StringExtraction

/// Tests that skipping literals whose callee never takes keys gives the same results.
struct SkippedLiteralTests {
  @Test(arguments: TestScale.some(20, of: FixtureProgram.all))
  func skippingLiteralsLosesNoString(_ fixture: FixtureProgram) async {
    let index = SymbolIndex(
      await FixtureProgram.reading.names().index(of: fixture.options.xcode),
      interfaces: fixture.interfaces.map { FileOutline($0) },
      sources: fixture.sources.map { FileOutline($0) })
    let quick = Checker(index)
    let thorough = Checker(index)
    // Tracing references types all code.
    thorough.tracesReferences = true
    for file in index.files.indices.dropFirst(Int(index.firstProjectFile)) {
      #expect(strings(file, index, quick) == strings(file, index, thorough))
    }
  }

  @Test func functionsWithTheSameNameAreDistinguished() async {
    let source = """
      import SwiftUI
      struct Log { func note(_ text: String) {} }
      struct Sign { func note(_ text: LocalizedStringKey) {} }
      func use(log: Log, sign: Sign) { log.note("plain"); sign.note("key") }
      """
    #expect(await keys(source) == ["key"])
  }

  @Test(arguments: [
    "let show = { (text: LocalizedStringKey) in }; show(\"key\")",
    "func show(_ text: LocalizedStringKey) {}; show(\"key\")",
    "run { show in show(\"key\") }",
    "for show in [{ (text: LocalizedStringKey) in }] { show(\"key\") }",
    "for (name: _, value: show) in [(name: 1, value: { (text: LocalizedStringKey) in })] { show(\"key\") }",
    "run { [width = max(1, 2)] show in show(\"key\") }",
    "let all = [{ (text: LocalizedStringKey) in }]; run { [all = all.reversed(for: 1)] show in show(\"key\") }",
    "let (first: _, second: show) = (first: 1, second: { (text: LocalizedStringKey) in }); show(\"key\")",
    "func inner(_ count: Int, show: (LocalizedStringKey) -> Void) { show(\"key\") }",
    "let value: ((LocalizedStringKey) -> Void)? = nil; if case .some(let show) = value { show(\"key\") }",
    "let width = 1, show: (LocalizedStringKey) -> Void = { _ in }; show(\"key\")",
    "var shown: (LocalizedStringKey) -> Void { get { { _ in } } set(show) { show(\"key\") } }",
    "struct Card { init(title: LocalizedStringKey) {} }; _ = Card(title: \"key\")",
  ])
  func localNamesAreConsidered(_ code: String) async {
    let source = """
      import SwiftUI
      func run(_ body: ((LocalizedStringKey) -> Void) -> Void) {}
      func use() { \(code) }
      """
    let elsewhere = "func show(_ text: String) {}\nstruct Card { init(title: String) {} }"
    #expect(await keys(source, elsewhere) == ["key"])
  }

  @Test(arguments: [
    (parameter: "any Shown", isKey: false), ("Any?", false), ("@autoclosure () -> any Shown", false),
    ("some Collection", false), ("some Shown & Equatable", false), ("LocalizedStringKey?", true),
    ("@autoclosure () -> LocalizedStringKey?", true),
  ])
  func parameterTypeIsConsidered(_ parameter: String, isKey: Bool) async {
    let source = """
      import SwiftUI
      protocol Shown {}
      extension String: Shown {}
      extension LocalizedStringKey: Shown {}
      func show(_ value: \(parameter)) {}
      func use() { show("key") }
      """
    #expect(await keys(source) == (isKey ? ["key"] : []))
  }

  @Test func annotatedVariableTypeIsConsidered() async {
    let source = """
      import SwiftUI
      typealias Title = LocalizedStringKey
      let name: String = "plain", note: String? = "plain", title: Title = "key", hint: Title? = "hint"
      """
    #expect(await keys(source) == ["key", "hint"])
  }

  @Test func localizableElementTypeIsConsidered() async {
    let source = """
      import SwiftUI
      func use() { var list: [LocalizedStringKey] = []; list.append("key") }
      """
    #expect(await keys(source) == ["key"])
  }

  private func keys(_ texts: String...) async -> [String] {
    let sources = texts.enumerated().map { SourceText(path: "\($0).swift", text: $1) }
    return await FixtureProgram.extraction(of: sources).strings.map(\.key)
  }

  private func strings(_ file: Int, _ index: SymbolIndex, _ checker: Checker) -> [ExtractedString] {
    var reader = SiteReader(index, file: file)
    for position in index.files[file].tree.declarations.indices {
      for reading in checker.readings(of: DeclID(file: Int32(file), index: Int32(position))) { reader.read(reading) }
    }
    return reader.extraction.strings
  }
}
