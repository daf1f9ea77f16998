import StringExtraction
import SwiftLexing
import SwiftParsing
import SwiftTypeChecking
import Testing

@testable import StringDataFlow

@Suite struct MemberUseTests {
  private static let localizable = """
    extension LocalizedStringResource {
    static var cartTitle: LocalizedStringResource { get }
    static var title: LocalizedStringResource { get }
    static var `continue`: LocalizedStringResource { get }
    static func greeting(name: String) -> LocalizedStringResource
    static func total(_ arg1: Int) -> LocalizedStringResource
    static func total(_ arg1: String) -> LocalizedStringResource
    static var both: LocalizedStringResource { get }
    static func both(_ arg1: Int) -> LocalizedStringResource
    }
    """
  private static let shop = """
    extension LocalizedStringResource {
    enum Shop {
    static var open: LocalizedStringResource { get }
    static func price(_ arg1: Double, name: String) -> LocalizedStringResource
    }
    }
    """

  /// Returns the meanings of names in a source of a module with two tables, as `name: table position`.
  private func uses(_ code: String, findsMissing: Bool = false) async -> [String] {
    let source = SourceText(path: "A.swift", text: "import SwiftUI\nimport AppIntents\n" + code)
    let extractor = await Extractor(sources: [source])
    let generated = [("Localizable", Self.localizable), ("Shop", Self.shop)].map { name, text in
      GeneratedSource(SourceText(path: name, text: text), modules: [])
    }
    let finder = MemberUseFinder(
      extractor, generated: generated, modules: SourceModules(), findsMissing: findsMissing)
    return await finder.uses().map { use in
      switch use.meaning {
      case .member(let member): "\(use.name): \(["Localizable", "Shop"][member.source]) \(member.position)"
      case .unknown: "\(use.name)?"
      case .missing: "\(use.name)!"
      }
    }
  }

  @Test(arguments: [
    (
      "enum E { case title, open(E) }\nfunc f(_ e: E) { switch e { case .title, .open(.title): break\ndefault: break } }",
      ""
    ),
    ("enum E { case title }\nfunc f(_ e: E?) { if case .title = e {} }", ""),
    ("func f(_ r: LocalizedStringResource) { switch r { case .cartTitle: break\ndefault: break } }", "cartTitle?"),
    ("let a = Text(.cartTitle)", "cartTitle: Localizable 0"),
    ("let a: LocalizedStringResource = .cartTitle", "cartTitle: Localizable 0"),
    ("let a: LocalizedStringResource? = .cartTitle", "cartTitle: Localizable 0"),
    ("func f() -> LocalizedStringResource { .cartTitle }", "cartTitle: Localizable 0"),
    (
      "func f(_ n: Int) -> LocalizedStringResource { n > 1 ? .cartTitle : .title }",
      "cartTitle: Localizable 0, title: Localizable 1"
    ),
    (
      "func f(_ n: Int) -> LocalizedStringResource { switch n { case 1: .cartTitle\ndefault: .title } }",
      "cartTitle: Localizable 0, title: Localizable 1"
    ),
    ("let a: [LocalizedStringResource] = [.cartTitle, .title]", "cartTitle: Localizable 0, title: Localizable 1"),
    ("let a = String(localized: .cartTitle)", "cartTitle: Localizable 0"),
    ("let a = LocalizedStringResource.cartTitle", "cartTitle: Localizable 0"),
    ("let a = String(localized: LocalizedStringResource.cartTitle)", "cartTitle: Localizable 0"),
    ("func f(_ user: String) -> String { String(localized: .greeting(name: user)) }", "greeting: Localizable 3"),
    ("let a = Text(.total(3))", "total: Localizable 4"),
    ("let a = Text(.total(\"3\"))", "total: Localizable 5"),
    ("let a = Text(.Shop.open)", "open: Shop 0"),
    ("let a = Text(LocalizedStringResource.Shop.open)", "open: Shop 0"),
    ("let a: LocalizedStringResource = .Shop.price(2.5, name: \"a\")", "price: Shop 1"),
    ("let a = Text(.continue)", "continue: Localizable 2"),
    ("let a = Text(.both), b = Text(.both(1))", "both: Localizable 6, both: Localizable 7"),
    ("let a = LocalizedStringResource.both", "both: Localizable 6"),
    ("struct V: View { var body: some View { VStack { Button(.cartTitle) {} } } }", "cartTitle: Localizable 0"),
    ("struct V: View { var body: some View { Text(\"a\").navigationTitle(.cartTitle) } }", "cartTitle: Localizable 0"),
    ("struct V: View { var body: some View { Label(.cartTitle, systemImage: \"cart\") } }", "cartTitle: Localizable 0"),
    (
      "struct Row: View { init(title: LocalizedStringResource) {}\nvar body: some View { Text(\"a\") } }\n"
        + "let a = Row(title: .cartTitle)", "cartTitle: Localizable 0"
    ),
    ("struct I: AppIntent { static let title: LocalizedStringResource = .cartTitle }", "cartTitle: Localizable 0"),
    ("typealias L10n = LocalizedStringResource\nlet a = L10n.cartTitle", "cartTitle: Localizable 0"),
    ("extension LocalizedStringResource { static var other: Self { cartTitle } }", "cartTitle: Localizable 0"),
    (
      "enum E { case a\nvar text: LocalizedStringResource { switch self { case .a: return .cartTitle } } }",
      "cartTitle: Localizable 0"
    ),
    ("let a = [1: LocalizedStringResource.cartTitle, 2: .title]", "cartTitle: Localizable 0, title: Localizable 1"),
    ("let a = AttributedString(localized: .cartTitle)", "cartTitle: Localizable 0"),
    ("func f(_ n: Int = 1, text: LocalizedStringResource = .cartTitle) {}", "cartTitle: Localizable 0"),
    ("enum E { case title }\nstruct S { init(_ n: Int = 1, kind: E = .title, text: String) {} }", ""),
    (
      "struct S { init(_ n: Int = 1, name: String = String(localized: .cartTitle), other: Int = 2) {} }",
      "cartTitle: Localizable 0"
    ),
    (
      "func f() { func g(_ name: String = .init(localized: .cartTitle)) {}\ng() }", "cartTitle: Localizable 0"
    ),
  ])
  func symbolsAreResolved(_ code: String, _ expected: String) async {
    #expect(await uses(code).joined(separator: ", ") == expected, "\(code)")
  }

  @Test(arguments: [
    "struct Song { var title: String }\nfunc f(_ song: Song) -> String { song.title }",
    "let a = Font.title", "let a = Text(\"a\").font(.title)",
    "enum Tab { case title, open }\nlet tab: Tab = .open\nlet other = Tab.title",
    "func f(_ song: Unknown) -> String { song.title }", "let path = \\Song.title",
    "let items = [1, 2].map { $0 }\n  .title",
    // The declarations of these members are unknown, but no text is expected.
    "func f(_ d: Date) -> Text { Text(\"Sun \\(d, style: .title)\") }",
    "let a = VStack(alignment: .title) { Text(\"a\") }", "let a: Calendar.Component = .title",
    "func f(_ row: Row) -> Text { Text(\"a\").id(row).tag(.title) }",
    "let path = \\Board.rows[3].title", "let path = \\.rows[indices[3]].title",
  ])
  func otherMembersAreNoUses(_ code: String) async { #expect(await uses(code) == [], "\(code)") }

  /// When in doubt, a key is in use.
  @Test(arguments: [
    "let a = unknown(.cartTitle)", "let a = Unknown.cartTitle",
    "@Unknown(.cartTitle) var a = 1", "func f(_ text: Unknown = [.cartTitle]) {}",
  ])
  func unknownContextsArePossibleUses(_ code: String) async { #expect(await uses(code) == ["cartTitle?"], "\(code)") }

  /// A variable is not called, and a function is.
  @Test(arguments: [
    ("let a = unknown(.cartTitle(3))", []), ("let a = unknown(.total)", []), ("let a = unknown(.title)", ["title?"]),
    ("let a = unknown(.total(3))", ["total?"]),
  ])
  func possibleUsesHaveTheFormOfTheirSymbol(_ code: String, _ expected: [String]) async {
    #expect(await uses(code) == expected, "\(code)")
  }

  @Test(arguments: [
    ("let a = Text(.cartTitel)", ["cartTitel!"]), ("let a: LocalizedStringResource = .cartTitel", ["cartTitel!"]),
    ("let a = String(localized: .greting(name: \"a\"))", ["greting!"]),
    ("let a = Text(\"a\").foregroundStyle(.brandRed)", []), ("let a = unknown(.cartTitel)", []),
    ("let a: Color = .cartTitel", []), ("let a = Text(.cartTitle)", ["cartTitle: Localizable 0"]),
  ])
  func missingSymbolsAreFound(_ code: String, _ expected: [String]) async {
    #expect(await uses(code, findsMissing: true) == expected, "\(code)")
  }

  /// Internal symbols are only visible in their module.
  @Test func usesBelongToTheSymbolOfTheirModule() async {
    let sources = ["A.swift", "B.swift", "C.swift"].map {
      SourceText(path: $0, text: "import SwiftUI\nlet a = Text(.cartTitle)\nlet b = Text(.title)\n")
    }
    let modules = SourceModules(names: ["A", "B", "C"].map { [Name($0)] }, members: [[0], [1], [2]])
    let extractor = await Extractor(sources: sources) { modules }
    let one = "extension LocalizedStringResource {\nstatic var title: LocalizedStringResource { get }\n}"
    let generated = [
      GeneratedSource(SourceText(path: "A", text: Self.localizable), modules: [0]),
      GeneratedSource(SourceText(path: "B", text: one), modules: [1]),
    ]
    let uses = await MemberUseFinder(extractor, generated: generated, modules: modules).uses()
    #expect(
      uses.filter { $0.name == "title" }.map(\.meaning) == [
        .member(GeneratedMember(source: 0, position: 1)), .member(GeneratedMember(source: 1, position: 0)),
      ])
    #expect(uses.filter { $0.name == "cartTitle" }.map(\.source) == [0])
  }

  /// A module may declare a symbol's name for its own code.
  @Test(arguments: [
    ("", [1]), ("public ", []),
  ])
  func internalMembersOfOtherModulesAreNotMeant(_ access: String, _ expected: [Int]) async {
    let own = "\(access)extension LocalizedStringResource { static var title: LocalizedStringResource { \"Title\" } }"
    let texts = ["import SwiftUI\n\(own)\nlet a = Text(.title)\n", "import SwiftUI\nlet a = Text(.title)\n"]
    let sources = zip(["A.swift", "B.swift"], texts).map { SourceText(path: $0, text: $1) }
    let modules = SourceModules(names: ["A", "B"].map { [Name($0)] }, members: [[0], [1]])
    let extractor = await Extractor(sources: sources) { modules }
    let generated = [GeneratedSource(SourceText(path: "B", text: Self.localizable), modules: [1])]
    let uses = await MemberUseFinder(extractor, generated: generated, modules: modules).uses()
    #expect(uses.map(\.source) == expected)
  }
}
