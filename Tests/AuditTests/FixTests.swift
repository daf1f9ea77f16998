import Diagnostics
import StringExtraction
import SwiftLexing
import Testing

@testable import Audit

/// Tests sources before and after the edits of their findings.
@Suite struct FixTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let before: String
    /// Equal to `before` if several edits are possible or none is safe.
    let after: String
    /// The keys that only the edited source contains.
    var keys: [String] = []
    var bundle: LookupBundle? = .main
    /// The module that the source imports.
    var module = "SwiftUI"

    var testDescription: String { before }

    static func same(_ text: String, module: String = "SwiftUI", bundle: LookupBundle? = .main) -> Row {
      Row(before: text, after: text, bundle: bundle, module: module)
    }
  }

  private static let row =
    "struct Row: View { let title: String; var body: some View { Text(title) } }\n"

  /// Characters of two bytes each.
  private static let umlauts = String(repeating: "ä", count: 40)

  static let fixed = [
    Row(
      before: row + #"let a = Row(title: "Dry soil")"#,
      after: row + #"let a = Row(title: String(localized: "Dry soil"))"#,
      keys: ["Dry soil"]),
    Row(
      before: #"func f(_ n: Int, _ l: UILabel) { l.text = "It has \(n) beds" }"#,
      after: #"func f(_ n: Int, _ l: UILabel) { l.text = String(localized: "It has \(n) beds") }"#,
      keys: ["It has %lld beds"], module: "UIKit"),
    Row(
      before: #"func f(_ o: Bool) -> Text { let t = o ? "All wet" : "All dry"; return Text(t) }"#,
      after:
        #"func f(_ o: Bool) -> Text { let t = o ? String(localized: "All wet") : String(localized: "All dry"); return Text(t) }"#,
      keys: ["All wet", "All dry"]),
    Row(
      before: #"let t = Text(verbatim: "Water the beds")"#, after: #"let t = Text("Water the beds")"#,
      keys: ["Water the beds"]),
    Row(
      before: #"func f(_ s: String) -> Text { Text(verbatim:   "Watered by \(s)" ) }"#,
      after: #"func f(_ s: String) -> Text { Text("Watered by \(s)" ) }"#, keys: ["Watered by %@"]),
    Row(
      before: #"func f(_ s: String) -> Text { Text("Sown by " + s) }"#,
      after: #"func f(_ s: String) -> Text { Text("Sown by \(s)") }"#, keys: ["Sown by %@"]),
    Row(
      before: #"func f(_ s: [String], _ l: UILabel) { l.text = "Sown by " + s[0] + ", \"the gardener\"" }"#,
      after:
        #"func f(_ s: [String], _ l: UILabel) { l.text = String(localized: "Sown by \(s[0]), \"the gardener\"") }"#,
      keys: [#"Sown by %@, "the gardener""#], module: "UIKit"),
    Row(
      before: #"func f(_ s: String) -> Text { Text("Sown by *all* of " + s) }"#,
      after: #"func f(_ s: String) -> Text { Text(String(localized: "Sown by *all* of \(s)")) }"#,
      keys: ["Sown by *all* of %@"]),
    Row(
      before: #"func f(_ s: String) -> Text { Text("Sown by " + s + ", *all* of it") }"#,
      after: #"func f(_ s: String) -> Text { Text(String(localized: "Sown by \(s), *all* of it")) }"#,
      keys: ["Sown by %@, *all* of it"]),
    Row(
      before: "// " + umlauts + #"\#nlet tt = Text(verbatim: "Water the beds")"#,
      after: "// " + umlauts + #"\#nlet tt = Text("Water the beds")"#, keys: ["Water the beds"]),
    Row(
      before: #"func f(_ s: String) -> Text { Text("Sown by ") + Text(s).bold() }"#,
      after: #"func f(_ s: String) -> Text { Text("Sown by \(Text(s).bold())") }"#, keys: ["Sown by %@"]),
    Row(
      before: #"func f() -> AttributedString { AttributedString("The soil is dry") }"#,
      after: #"func f() -> AttributedString { AttributedString(localized: "The soil is dry") }"#,
      keys: ["The soil is dry"], module: "Foundation"),
    Row(
      before: #"let a = NSAttributedString(string: "The soil is dry")"#,
      after: #"let a = NSAttributedString(string: String(localized: "The soil is dry"))"#,
      keys: ["The soil is dry"], module: "UIKit"),
    Row(
      before: #"func f(_ n: Int, _ l: UILabel) { l.text = String(format: "%d beds", n) }"#,
      after: #"func f(_ n: Int, _ l: UILabel) { l.text = String(format: String(localized: "%d beds"), n) }"#,
      keys: ["%d beds"], module: "UIKit"),
    Row(
      before: row + #"let a = Row(title: "Dry soil"), b = Text(verbatim: "Wet soil all over")"#,
      after: row
        + #"let a = Row(title: String(localized: "Dry soil", bundle: .module)), b = Text("Wet soil all over", bundle: .module)"#,
      keys: ["Dry soil", "Wet soil all over"], bundle: .module),
    Row(
      before: row + #"let a = Row(title: "Dry \"soil\""), b = Text(verbatim: "Wet soil all over")"#,
      after: row
        + #"let a = Row(title: NSLocalizedString("Dry \"soil\"", comment: "")), b = Text("Wet soil all over")"#,
      keys: [#"Dry "soil""#, "Wet soil all over"], bundle: LookupBundle(.main, isForOldSystems: true)),
    Row(
      before: #"func f(_ n: Int, _ l: UILabel) { l.text = String(format: "%d beds", n) }"#,
      after:
        #"func f(_ n: Int, _ l: UILabel) { l.text = String(format: NSLocalizedString("%d beds", bundle: .module, comment: ""), n) }"#,
      keys: ["%d beds"], bundle: LookupBundle(.module, isForOldSystems: true), module: "UIKit"),
    Row(
      before: #"func f(_ s: String) -> Text { Text("Sown by " + s) }"#,
      after: #"func f(_ s: String) -> Text { Text("Sown by \(s)") }"#, keys: ["Sown by %@"],
      bundle: LookupBundle(.main, isForOldSystems: true)),
  ]

  static let left: [Row] = [
    // Sample data is not text of the user interface.
    .same(row + #"enum Examples { static let first = Row(title: "Dry soil") }"#),
    .same(row + #"let dummyRows = [Row(title: "Dry soil")]"#),
    // A key cannot represent these texts.
    .same(#"func f(_ o: Bool, _ l: UILabel) { l.text = "It is on: \(o)" }"#, module: "UIKit"),
    .same(#"func f(_ o: String?, _ l: UILabel) { l.text = "It is named \(o)" }"#, module: "UIKit"),
    // A localized key would format the number differently.
    .same(#"func f(_ x: Double, _ l: UILabel) { l.text = "It is \(x) of all beds" }"#, module: "UIKit"),
    .same(#"func f(_ n: Int) -> Text { Text(verbatim: "Sown in the year \(n)") }"#),
    // The edit would lose comments.
    .same(#"func f(_ s: String) -> Text { Text("Sown by " /* who */ + s) }"#),
    .same("func f(_ s: String) -> Text { Text(\"Sown by \" // who\n + s) }"),
    .same(#"func f(_ s: String) -> Text { Text("Sown by ") /* who */ + Text(s) }"#),
    .same(#"func f(_ s: String) -> Text { Text(/* who */ "Sown by ") + Text(s) }"#),
    // The bundle of a package is internal.
    .same(
      #"public struct Row: View { let title: String; public init(title: String = "Dry soil") { self.title = title }; public var body: some View { Text(title) } }"#,
      bundle: .module),
    .same(row + #"@inlinable func f() -> Row { Row(title: "Dry soil") }"#, bundle: .module),
    // A key would be parsed as Markdown.
    .same(#"func f(_ s: String) -> Text { Text("Sown by ") + Text(s) + Text(", *all* of it") }"#),
    .same(#"let t = Text(verbatim: "Water *all* of the beds")"#),
    // With two interpolations, translators may need another order.
    .same(#"func f(_ s: String, _ l: UILabel) { l.text = s + " was sown by " + s }"#, module: "UIKit"),
    .same(#"func f(_ s: Substring, _ l: UILabel) { l.text = "Sown by " + s }"#, module: "UIKit"),
    .same(
      #"func f(_ s: String, _ l: UILabel) { l.text = "Sown by " + (s.isEmpty ? "a lot\n" : s) + "\(s)" }"#,
      module: "UIKit"),
    // Other code may compare the text.
    .same(
      row
        + #"struct Page { var name = "Dry soil"; var isDry: Bool { name == "Dry soil" }; var row: Row { Row(title: name) } }"#
    ),
    // Raw values, attributes and parts of a long text accept only literals.
    .same(#"enum Soil: String { case dry = "Dry soil" }; func f(_ s: Soil) -> Text { Text(s.rawValue) }"#),
    .same(#"func f(_ l: UILabel) { l.text = "The soil is dry " + "all over the garden" }"#, module: "UIKit"),
    .same(#"func f(_ o: Bool) -> Text { Text(verbatim: o ? "The soil is dry" : "The soil is wet") }"#),
    // A sentence can describe a command that still has to run.
    .same(
      #"""
      func water(_ command: String) throws { try start(command); throw Failure(command: command) }
      func start(_ command: String) throws {}
      struct Failure: LocalizedError { let command: String; var errorDescription: String? { String(localized: "Failed: \(command)") } }
      func f() throws { try water("open the tap of bed seven") }
      """#, module: "Foundation"),
    // Before these systems, only views accept keys with interpolations.
    .same(
      #"func f(_ n: Int, _ l: UILabel) { l.text = "It has \(n) beds" }"#, module: "UIKit",
      bundle: LookupBundle(.main, isForOldSystems: true)),
    .same(
      #"func f(_ s: String, _ l: UILabel) { l.text = "Sown by " + s }"#, module: "UIKit",
      bundle: LookupBundle(.main, isForOldSystems: true)),
    // The bundle where the keys would be looked up is unknown.
    .same(row + #"let a = Row(title: "Dry soil")"#, bundle: nil),
  ]

  @Test(arguments: fixed + left)
  func edits(_ row: Row) async throws {
    let found = try await Self.edited(row.before, row)
    #expect(found.text == "import \(row.module)\n" + row.after)
    let after = try await Self.edited(row.after, row, edits: false)
    let before = try await Self.edited(row.before, row, edits: false)
    if !row.keys.isEmpty { #expect(Set(row.keys).isSubset(of: after.keys) && !Set(row.keys).isSubset(of: before.keys)) }
    // A second run changes nothing.
    #expect(try await Self.edited(row.after, row).text == "import \(row.module)\n" + row.after)
  }

  @Test func findingsWithoutEditsStay() async throws {
    let silent = ["Sown by \" + s }", "dummyRows"]
    for row in Self.left where row.bundle != nil && !silent.contains(where: row.before.contains) {
      #expect(try await Self.edited(row.before, row).findings > 0, "\(row)")
    }
  }

  @Test func onlySelectedEditsAreMade() async throws {
    let source = SourceText(path: "a.swift", text: "import SwiftUI\n" + Self.fixed[0].before)
    for asks in [true, false] {
      let findings = await Self.findings([source], .main, makesFixes: asks)
      #expect(findings.count == 1 && findings[0].edits.isEmpty != asks)
    }
  }

  /// A file that does not import Foundation cannot use `String(localized:)`.
  @Test func filesWithoutFoundationAreUnchanged() async throws {
    let text = "let a = Row(title: \"Dry soil\")"
    let sources = [
      SourceText(path: "a.swift", text: text), SourceText(path: "b.swift", text: "import SwiftUI\n" + Self.row),
    ]
    let findings = await Self.findings(sources, .main)
    #expect(findings.count == 1 && findings[0].edits.isEmpty)
  }

  private static let sdk = SDKLoad()

  private static func edited(
    _ text: String, _ row: Row, edits: Bool = true
  ) async throws -> (text: String, keys: Set<String>, findings: Int) {
    let source = SourceText(path: "a.swift", text: "import \(row.module)\n" + text)
    let findings = await findings([source], row.bundle)
    let edited = EditedSource(source.bytes, fixing: edits ? findings : [])
    let extractor = await Extractor(sources: [source], sdk: sdk, options: .init())
    let keys = Set(await extractor.extract([0]).strings.map(\.key))
    return (String(decoding: edited.bytes, as: UTF8.self), keys, findings.count)
  }

  private static func findings(_ sources: [SourceText], _ bundle: LookupBundle?, makesFixes: Bool = true) async
    -> [Diagnostic]
  {
    let extractor = await Extractor(sources: sources, sdk: sdk, options: .init())
    let auditor = Auditor(
      extractor, sources: sources, paths: sources.map(\.path), bundles: sources.map { _ in bundle })
    let reading = await auditor.read(for: Set(AuditRules.all.map(\.identifier)), makesFixes: makesFixes)
    return auditor.findings(in: reading, CatalogKnowledge(), of: Array(sources.indices))
  }
}
