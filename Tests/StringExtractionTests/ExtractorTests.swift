import SwiftLexing
import TestSupport
import Testing

@testable import StringExtraction

/// Tests the whole extractor, which is the interface for the tool.
struct ExtractorTests {
  private static let program = FixtureProgram.all.flatMap { fixture in
    fixture.sources.map { SourceText(path: fixture.name + "/" + $0.path, bytes: $0.bytes) }
  }

  /// The extraction of the program with one worker.
  private static let extraction = Task {
    var options = ExtractionOptions()
    options.workers = 1
    return await FixtureProgram.extraction(of: program, [], options)
  }

  @Test(arguments: TestScale.some(1, of: [7, 2]))
  func resultDoesNotDependOnWorkers(_ workers: Int) async {
    let indices = Array(Self.program.indices)
    let one = await Self.extraction.value
    let many = await Extractor(sources: Self.program, sdk: FixtureProgram.reading, options: options(workers: workers))
      .extract(
        indices)
    #expect(one.strings.count > 700)
    #expect(one.strings == many.strings)
    #expect(one.untyped == many.untyped)
    #expect(one.diagnostics == many.diagnostics)
  }

  private func options(workers: Int) -> ExtractionOptions {
    var options = ExtractionOptions()
    options.workers = workers
    return options
  }

  @Test func resultsAreSortedByFileAndPosition() async {
    let found = await Self.extraction.value
    let order = Dictionary(uniqueKeysWithValues: zip(Self.program.map(\.path), 0...))
    let sites = found.strings.map(\.site)
    for (site, next) in zip(sites, sites.dropFirst()) where site.file == next.file {
      #expect(site.location < next.location)
    }
    #expect(sites.map { order[$0.file] ?? -1 } == sites.map { order[$0.file] ?? -1 }.sorted())
  }

  @Test func onlySelectedFilesAreRead() async {
    let sources = [
      SourceText(path: "Key.swift", text: "import SwiftUI\ntypealias Key = LocalizedStringKey\nlet a: Key = \"a\""),
      SourceText(path: "Use.swift", text: "let b: Key = \"b\""),
    ]
    let extractor = await Extractor(sources: sources, sdk: FixtureProgram.reading)
    let second = await extractor.extract([1])
    #expect(second.strings.map(\.key) == ["b"])
    let none = await extractor.extract([])
    #expect(none.strings.isEmpty)
  }

  @Test func projectModulesMayHaveSDKNames() async {
    let models = """
      public enum Notification { public enum Kind {} }
      public struct Count { public var value: Int; public init() {} }
      public func count() -> Count { Count() }
      """
    let use = """
      import Models
      import Other
      extension Models.Notification.Kind { var title: LocalizedStringKey { "title" } }
      func show(_ kind: Models.Notification.Kind?, _ count: Models.Count, _ other: Other.Count) -> [Text] {
        [Text(kind?.title ?? "none"), Text("\\(count.value) left"), Text("\\(other.value) others"),
         Text("\\(Models.count().value) of \\(Models.Count().value)")]
      }
      """
    let sources = [
      SourceText(path: "App/Use.swift", text: use),
      SourceText(path: "App/Value.swift", text: "struct Count { var value: Double }"),
      SourceText(path: "Packages/Sources/Models/Models.swift", text: models),
    ]
    let strings = await FixtureProgram.extraction(of: sources).strings
    #expect(strings.map(\.key) == ["title", "none", "%lld left", "%@ others", "%lld of %lld"])
    #expect(strings.map(\.evidence.rawValue)[3] == "assumed")
  }

  @Test func callsWithStringOverloadsAreNoted() async {
    let code = """
      import SwiftUI
      func act(_ undo: UndoManager, _ own: Own) { undo.setActionName("undo"); own.setActionName("own") }
      struct Own {
        func setActionName(_: LocalizedStringResource) {}
        @_disfavoredOverload func setActionName(_: String) {}
      }
      let text = Text("text"), resource: LocalizedStringResource = "resource"
      """
    let found = await FixtureProgram.extraction(of: [SourceText(path: "a.swift", text: code)]).strings
    #expect(found.map(\.key) == ["undo", "own", "text", "resource"])
    #expect(found.filter(\.traits.hasStringOverload).map(\.key) == ["undo"])
  }

  @Test func emptyInputGivesNoStrings() async {
    let extraction = await Extractor(sources: []).extract([])
    #expect(extraction.strings.isEmpty && extraction.untyped.isEmpty && extraction.diagnostics.isEmpty)
  }

  @Test(arguments: ["", " ", "\u{FEFF}", "\"", "\0", "// import SwiftUI"])
  func filesWithoutCodeGiveNoStrings(_ text: String) async {
    let extraction = await FixtureProgram.extraction(of: [SourceText(path: "a.swift", text: text)])
    #expect(extraction.strings.isEmpty)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func allKindsOfLineBreaksCount(_ lineBreak: String) async {
    let lines = [
      "import SwiftUI", "let a: LocalizedStringKey = \"\"\"", "  two", "  lines", "  \"\"\"", "let b = Text(\"b\")",
    ]
    let source = SourceText(path: "a.swift", text: lines.joined(separator: lineBreak))
    let strings = await FixtureProgram.extraction(of: [source]).strings
    #expect(strings.map(\.key) == ["two\nlines", "b"])
    #expect(strings.map(\.site.location.line) == [2, 6])
    #expect(strings.map(\.site.location.column) == [29, 14])
  }

  @Test func sitesNameTheirAPI() async {
    let source = SourceText(
      path: "a.swift",
      text: """
        import SwiftUI
        let a = Text("a", comment: "c")
        let b: LocalizedStringKey = "b"
        let c = NSLocalizedString("c", comment: "")
        struct Row { let title: LocalizedStringKey }
        let d = Row(title: "d")
        """)
    let apis = await FixtureProgram.extraction(of: [source]).strings.map(\.site.api)
    #expect(
      apis == [
        "Text.init(_:tableName:bundle:comment:)", "LocalizedStringKey",
        "NSLocalizedString(_:tableName:bundle:value:comment:)",
        "Row.init",
      ])
  }

  @Test func interpolationsHaveTextAndPosition() async throws {
    let source = SourceText(
      path: "a.swift",
      text: "import SwiftUI\nlet n = 3\nlet a = Text(\"\\(n) of \\( mystery.x , specifier: \"%.1f\")\")")
    let found = try #require(await FixtureProgram.extraction(of: [source]).strings.first)
    #expect(found.key == "%lld of %.1f")
    #expect(found.interpolations.map(\.expression) == ["n", " mystery.x , specifier: \"%.1f\""])
    #expect(found.interpolations.map(\.location.column) == [17, 25])
    #expect(found.interpolations.map(\.specifier) == ["%lld", "%.1f"])
    #expect(found.interpolations.map(\.evidence) == [.inferred, .declared])
  }

  /// Apps' `AppShortcuts.xcstrings` contain one entry per shortcut: its key is the first phrase, and its values are all
  /// phrases.
  @Test func appShortcutPhrasesAreOneEntryOfTheirOwnTable() async {
    let text = """
      import AppIntents
      struct Brew: AppIntent { static let title: LocalizedStringResource = "Brew" }
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(
            intent: Brew(), phrases: ["Brew with \\(.applicationName)", "\\(.applicationName), brew \\(\\.$size) 100%"],
            shortTitle: "Brew now", systemImageName: "cup")
          AppShortcut(intent: Brew(), phrases: ["Pour"], shortTitle: "Pour now", systemImageName: "cup")
        }
      }
      """
    let found = await FixtureProgram.extraction(of: [SourceText(path: "Brew.swift", bytes: ContiguousArray(text.utf8))])
    #expect(
      found.shortcuts.map(\.phrases) == [
        ["Brew with ${applicationName}", "${applicationName}, brew ${size} 100%"], ["Pour"],
      ])
    #expect(found.shortcuts.map(\.site.location.line) == [6, 8])
    #expect(found.strings.map(\.key) == ["Brew", "Brew now", "Pour now"])
  }
}
