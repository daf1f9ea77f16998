import SwiftLexing
import TestSupport
import Testing

@testable import StringExtraction

/// Tests that deciding calls without typing them gives the same results.
struct DecidedCallTests {
  @Test(arguments: TestScale.some(20, of: FixtureProgram.all))
  func fixturesGiveTheSameWithTyping(_ fixture: FixtureProgram) async {
    let extractor = await Extractor(
      sources: fixture.sources, interfaces: fixture.interfaces, sdk: FixtureProgram.reading, options: fixture.options)
    #expect(await Self.found(extractor, fixture.sources, true) == Self.found(extractor, fixture.sources, false))
  }

  private static let declarations = """
    import SwiftUI
    struct Row { init(_ title: LocalizedStringKey, size: Int) {}; init(_ title: String, size: Double) {} }
    struct Card { init(_ title: LocalizedStringKey, action: () -> Void) {}; init(_ title: String, action: () -> Void) {} }
    struct Plate { init(_ title: LocalizedStringKey) {} }
    struct Sign<Label> { init(_ title: LocalizedStringKey, label: Label) {}; init(_ title: String, label: [Label]) {} }
    struct Board { func post(_ title: LocalizedStringKey) {} }
    struct Log { func post(_ title: String) {} }
    struct Tile<Content> {}
    extension Tile { init(_ title: LocalizedStringKey, _ content: Content) {} }
    extension Tile where Content == Image { init(_ title: String, _ content: Content) {} }
    struct Stamp<Size> {
      init(_ title: LocalizedStringKey, _ size: Size) where Size: Numeric {}
      init(_ title: String, _ size: Size) where Size: StringProtocol {}
    }
    struct Slot<Item> {
      init(_ item: Item) {}
      func put(_ title: LocalizedStringKey, _ item: Item) {}
      func put(_ title: String, _ item: Int) {}
    }
    func board() -> Board { Board() }
    func log() -> Log { Log() }
    func pair() -> (post: (String) -> Void, count: Int) { ({ _ in }, 1) }
    func act(_ title: LocalizedStringKey) {}
    """

  @Test(arguments: [
    (code: "_ = Text(\"a\")", keys: ["a"]),
    // The other arguments decide.
    ("_ = Row(\"a\", size: 1)", ["a"]), ("_ = Row(\"a\", size: 1.5)", []),
    ("_ = Sign(\"a\", label: 1)", ["a"]), ("_ = Sign(\"a\", label: [1])", []),
    // The overloads have the same form, so the arguments do not decide.
    ("_ = Card(\"a\") {}", []), ("_ = Button(\"a\") {}", ["a"]), ("let n = 1.5; _ = Plate(\"a \\(n)\")", ["a %lf"]),
    // A local declaration changes the meaning of the name.
    ("func Text(_ text: String) {}; Text(\"a\")", []), ("let Text = { (text: String) in }; Text(\"a\")", []),
    ("run { Text in Text(\"a\") }", []), ("act(\"a\")", ["a"]),
    ("runBoth { @Sendable (done: () -> Void, act: (String) -> Void) in act(\"a\") }", []),
    ("runBoth { (done: () -> Void, _ act: (String) -> Void) in act(\"a\") }", []),
    ("if case let (1, act) = (1, { (text: String) in }) { act(\"a\") }", []),
    ("func inner<Item>(_ act: (String) -> Void, _ item: Item) { act(\"a\") }", []),
    ("struct Plate { init(_ title: String) {} }; _ = Plate(\"a\")", []),
    // A condition on the other arguments decides.
    ("_ = Tile(\"a\", Text(verbatim: \"\"))", ["a"]), ("_ = Tile(\"a\", Image(systemName: \"\"))", []),
    ("_ = Stamp(\"a\", 1)", ["a"]), ("_ = Stamp(\"a\", \"b\")", []),
    ("let s = \"\"; Slot(s).put(\"a\", \"b\")", ["a"]),
    // The receiver's type decides.
    ("board().post(\"a\")", ["a"]), ("log().post(\"a\")", []), ("pair().post(\"a\")", []),
    ("_ = VStack {}.help(\"a\")", ["a"]), ("_ = VStack {}.navigationTitle(\"a\")", ["a"]),
    // Unreachable code and debug-only code are marked as with typing.
    ("if false { _ = Text(\"a\") }", []), ("_ = Text(verbatim: \"a\")", []),
    ("_ = [Text(\"a\"), Text(\"b\")].map { $0.bold() }", ["a", "b"]), ("return print(Text(\"a\"))", ["a"]),
    ("_ = String(localized: \"a\", defaultValue: \"A\")", ["a"]), ("_ = LocalizedStringKey(\"a\")", ["a"]),
    ("_ = NSLocalizedString(\"a\", comment: \"\" + \"\")", ["a"]),
  ])
  func callsGiveTheListedKeys(_ code: String, keys: [String]) async {
    let source = """
      import SwiftUI
      func run(_ body: ((String) -> Void) -> Void) {}
      func runBoth(_ body: (() -> Void, (String) -> Void) -> Void) {}
      func use() { \(code) }
      """
    let sources = [Self.declarations, source].enumerated().map { SourceText(path: "\($0).swift", text: $1) }
    let extractor = await Extractor(sources: sources, sdk: FixtureProgram.reading)
    for decides in [true, false] {
      let found = await Self.found(extractor, sources, decides)
      #expect(found[1]?.strings.map(\.key) == keys, "\(decides ? "decided" : "typed")")
    }
  }

  @Test func genericParametersHideTypes() async {
    let source = """
      import SwiftUI
      struct Outer<Label: Made> { func use() { _ = Label("a", systemImage: "b") } }
      protocol Made { init(_ text: String, systemImage: String) }
      struct Inner { struct Text { init(_ text: String) {} }; func use() { _ = Text("a") } }
      """
    #expect(await FixtureProgram.extraction(of: [SourceText(path: "a.swift", text: source)]).strings == [])
  }

  /// The entry of a literal is kept if the literal may be a key, with any other arguments.
  @Test(arguments: ["NSLocalizedString(\"a\", comment: \"\")", "\"a\"", "String(localized: \"a\")"])
  func stringArgumentsKeepNoEntries(_ title: String) async {
    let source = """
      import Foundation
      struct Metrics {
        func show(title: String, value: String) {}
        func use(minutes: Int) { show(title: \(title), value: "\\(minutes) min") }
      }
      """
    let sources = [SourceText(path: "a.swift", text: source)]
    let extractor = await Extractor(sources: sources, sdk: FixtureProgram.reading)
    for decides in [true, false] {
      #expect(await Self.found(extractor, sources, decides)[0]?.untyped.map(\.text) == [])
    }
  }

  @Test func formatArgumentsKeepTheirTypes() async {
    let source = """
      import Foundation
      func use() {
        let count = 1
        print(String(format: NSLocalizedString("%@ days", comment: ""), count))
      }
      func use(_ count: Double) {
        let text = NSLocalizedString("%@ weeks", comment: "")
        print(String(format: text, count))
      }
      """
    let found = await FixtureProgram.extraction(of: [SourceText(path: "a.swift", text: source)]).strings
    #expect(found.map(\.formatArguments) == [["%lld"], ["%lf"]])
  }

  private static func found(_ extractor: Extractor, _ sources: [SourceText], _ decides: Bool) async -> [Int: Extraction]
  {
    await extractor.extractions(dealt: [Array(sources.indices)], SeededRandom(1), decidesCalls: decides)
  }
}
