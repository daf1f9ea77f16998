import Diagnostics
import StringCatalog
import TestSupport
import Testing

@testable import CatalogLint

/// Every rule has a catalog of the same name and a list of the expected findings: place, severity and message.
@Suite struct RuleTests {
  /// A call that passes more arguments than the text of its key uses.
  private static let calls: CallArguments = {
    var calls = CallArguments()
    calls.add(.init(specifiers: ["%@", "%lld"], place: "Shop.swift:3", isOfFormat: true), for: "%@ is ready")
    return calls
  }()

  private static let glossary = Glossary(
    [
      .init("Tide Log", ["de": ["Gezeitenbuch"], "fr": ["journal des marées"]]),
      .init("chart", ["de": ["Karte", "Seekarte"], "fr": ["carte"]]), .init("Log", ["de": ["Buch"]]),
    ], kept: ["Sandbank"])

  /// Rules about the refusals of Xcode 27 need its compiler.
  private static func linter(of rule: RuleDescription) -> CatalogLinter {
    CatalogLinter(
      active: [rule.identifier], compiler: rule.identifier.hasPrefix("varied-") ? .xcode27 : .xcode26,
      glossary: glossary)
  }

  /// Rules that compare two versions of a catalog have a fixture of the former one.
  private static func former(of rule: RuleDescription) throws -> FormerCatalog? {
    guard rule == CatalogLinter.sourceChangedRule else { return nil }
    return FormerCatalog(try Fixture("Rules/\(rule.identifier).former.xcstrings").catalog)
  }

  @Test(arguments: CatalogLinter.rules)
  func ruleFindsExactlyTheFixtureFindings(_ rule: RuleDescription) throws {
    let catalog = try Fixture("Rules/\(rule.identifier).xcstrings").catalog
    let linter = Self.linter(of: rule)
    let findings = linter.findings(
      in: catalog, path: "L.xcstrings", calls: Self.calls, former: try Self.former(of: rule))
    let lines = findings.map { finding in
      let start = finding.range?.start ?? TextPosition(line: 0, column: 0)
      return "\(start.line):\(start.column): \(finding.severity.rawValue): \(finding.sentence)\n"
    }
    #expect(try Fixture("Rules/\(rule.identifier).txt").differences(from: lines.joined()) == [])
    #expect(findings.allSatisfy { $0.identifier == rule.identifier && $0.file == "L.xcstrings" })
    #expect(!findings.isEmpty)
  }

  /// A name such as `Planet.Nine` is not a symbolic key in a catalog without others.
  @Test(arguments: [
    (#""Planet.Nine" : { }, "Save" : { }"#, 0), (#""Planet.Nine" : { }, "Planet.title" : { }"#, 2),
    (#""H.264" : { }, "H.265" : { }"#, 0), (#""Planet.Nine" : { "localizations" : { \#(german) } }"#, 1),
    (#""home.title" : { }, "tab.home" : { }, "error.404" : { }"#, 3), (#""notes.tsv" : { }, "v1.2.3" : { }"#, 0),
  ])
  func symbolicKeysNeedEvidence(_ strings: String, _ count: Int) throws {
    let bytes = #"{ "sourceLanguage" : "en", "strings" : { \#(strings) }, "version" : "1.0" }"#
    let linter = CatalogLinter(active: ["raw-key"], compiler: .xcode26)
    #expect(linter.findings(in: try Catalog(ContiguousArray(bytes.utf8)), path: "L.xcstrings").count == count)
  }

  private static let german = #""de" : { "stringUnit" : { "state" : "translated", "value" : "Notizen" } }"#

  @Test func rulesAreDescribed() {
    let identifiers = CatalogLinter.rules.map(\.identifier)
    #expect(Set(identifiers).count == identifiers.count)
    for rule in CatalogLinter.rules {
      #expect(rule.identifier.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
      #expect(!rule.summary.hasSuffix(".") && rule.explanation.hasSuffix("."))
    }
  }

  @Test(arguments: CatalogLinter.rules)
  func findingsKeepTheirContentWhenLinesMove(_ rule: RuleDescription) throws {
    let text = try Fixture("Rules/\(rule.identifier).xcstrings").text
    let moved = try Catalog(ContiguousArray(text.replacing("\"strings\" : {", with: "\"strings\" : {\n\n").utf8))
    let still = try Catalog(ContiguousArray(text.utf8))
    let linter = Self.linter(of: rule)
    let former = try Self.former(of: rule)
    let findings = [still, moved].map {
      linter.findings(in: $0, path: "L.xcstrings", calls: Self.calls, former: former)
    }
    #expect(findings[0].map(\.content) == findings[1].map(\.content))
    #expect(findings[0].map(\.range) != findings[1].map(\.range))
    #expect(Set(findings[0].map(Fingerprint.init)).count == findings[0].count, "each has a fingerprint of its own")
  }

  @Test(arguments: CatalogLinter.rules)
  func disabledRulesFindNothing(_ rule: RuleDescription) throws {
    let catalog = try Fixture("Rules/\(rule.identifier).xcstrings").catalog
    let others = Set(CatalogLinter.rules.map(\.identifier)).subtracting([rule.identifier])
    let findings = CatalogLinter(active: others).findings(in: catalog, path: "L.xcstrings", calls: Self.calls)
    #expect(findings.allSatisfy { $0.identifier != rule.identifier })
  }

  /// Many sentences in one language have the same cause, even if other languages have it as well.
  @Test func sentencesInTheWrongScriptHaveOneCauseForEachLanguage() throws {
    let unit = #"{ "stringUnit" : { "state" : "translated", "value" : "Water all the flower beds" } }"#
    let texts = ["bg", "el", "ru", "sr", "uk"].map { "\"\($0)\" : \(unit)" }.joined(separator: ", ")
    let entries = (0..<3).map { "\"Bed \($0)\" : { \"localizations\" : { \(texts) } }" }
    let text = #"{ "sourceLanguage" : "en", "strings" : { \#(entries.joined(separator: ", ")) }, "version" : "1.0" }"#
    let findings = CatalogLinter(active: ["wrong-script"]).findings(
      in: try Catalog(ContiguousArray(text.utf8)), path: "L.xcstrings")
    let causes = Dictionary(grouping: findings, by: \.cause)
    #expect(findings.count == 12 && causes.count == 4 && causes.values.allSatisfy { $0.count == 3 })
  }

  /// A fault of many keys in one language has one cause, and so has a fault of one key in many languages.
  @Test(arguments: [(3, 0), (4, 4)]) func faultsOfOneLanguageHaveOneCause(_ count: Int, _ shared: Int) throws {
    let unit = #"{ "stringUnit" : { "state" : "translated", "value" : "Beet " } }"#
    let entries = (0..<count).map { "\"Bed \($0)\" : { \"localizations\" : { \"de\" : \(unit) } }" }
    let text = #"{ "sourceLanguage" : "en", "strings" : { \#(entries.joined(separator: ", ")) }, "version" : "1.0" }"#
    let catalog = try Catalog(ContiguousArray(text.utf8))
    let findings = CatalogLinter(active: ["outer-space"]).findings(in: catalog, path: "L.xcstrings")
    #expect(findings.count == count && Set(findings.map(\.cause)).count == 1)
    #expect(findings.count { $0.cause != nil && $0.label == $0.key } == shared)
  }

  /// An English text is neither a Japanese sentence nor a translation in the wrong language, and names are in Latin
  /// letters everywhere.
  @Test(arguments: [
    ("en", "Show the %@ of today", ""), ("zh-Hans", "Harbour Master Pro", ""),
    ("zh-Hans", "Show the tide of today", "wrong-script"), ("de", "今日の潮の時間", ""),
  ])
  func textsInLatinLettersAreNotInTheSourceLanguage(_ language: String, _ text: String, _ rule: String) throws {
    let source = rule.isEmpty ? text : "潮"
    let units = [("ja", source), (language, text)].map { name, value in
      "\"\(name)\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(value)\" } }"
    }
    let entry = "\"tide\" : { \"localizations\" : { \(units.joined(separator: ", ")) } }"
    let catalog = try Catalog(
      ContiguousArray("{ \"sourceLanguage\" : \"ja\", \"strings\" : { \(entry) }, \"version\" : \"1.0\" }".utf8))
    let linter = CatalogLinter(active: ["still-in-source-language", "wrong-script"])
    #expect(linter.findings(in: catalog, path: "L.xcstrings").map(\.identifier) == (rule.isEmpty ? [] : [rule]))
  }

  @Test(arguments: ["varied-fallback", "varied-plural"]) func onlyXcode27RefusesVariations(_ rule: String) throws {
    let catalog = try Fixture("Rules/\(rule).xcstrings").catalog
    #expect(CatalogLinter(active: [rule]).findings(in: catalog, path: "L.xcstrings").isEmpty)
  }

  /// No rule may crash on a damaged catalog.
  @Test(arguments: CatalogLinter.rules)
  func damagedCatalogsCrashNoRule(_ rule: RuleDescription) throws {
    let text = try Fixture("Rules/\(rule.identifier).xcstrings").text
    let swaps = [
      ("plural", "device"), ("stringUnit", "x"), ("value", "y"), ("variations", "substitutions"), ("%", "%#@a@%"),
    ]
    for (old, new) in swaps {
      guard let catalog = try? Catalog(ContiguousArray(text.replacing(old, with: new).utf8)) else { continue }
      let findings = CatalogLinter(active: Set(CatalogLinter.rules.map(\.identifier))).findings(in: catalog, path: "L")
      #expect(findings.allSatisfy { ($0.range?.start.line ?? 0) > 0 })
    }
  }
}

/// Tests the tables that contain the phrases of App Shortcuts.
@Suite struct PhraseTableTests {
  static let text = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Cast off with ${applicationName}" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Leinen los" } }
          }
        },
        "Land" : {

        }
      },
      "version" : "1.0"
    }
    """

  @Test(arguments: [("App/AppShortcuts.xcstrings", 2), ("AssistantIntents.xcstrings", 2), ("App/L.xcstrings", 0)])
  func phraseTablesAreRecognizedByName(_ path: String, _ count: Int) throws {
    let catalog = try Catalog(ContiguousArray(Self.text.utf8))
    let findings = CatalogLinter(active: ["app-shortcut-phrase"]).findings(in: catalog, path: path)
    #expect(findings.count == count && findings.allSatisfy { $0.severity == .error })
    let others = CatalogLinter(active: ["placeholder"]).findings(in: catalog, path: path)
    #expect(others.count == (count == 0 ? 1 : 0), "nothing is found twice")
  }
}
