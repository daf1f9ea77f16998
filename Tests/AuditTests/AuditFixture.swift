import Diagnostics
import Foundation
import StringDataFlow
import StringExtraction
import SwiftLexing
import TestSupport
import Testing

@testable import Audit

/// Sources whose expected findings are marked with `//~ rule rule` at the ends of lines.
struct AuditFixture: CustomTestStringConvertible, Sendable {
  let name: String
  let sources: [SourceText]

  var testDescription: String { name }

  private static let sdk = SDKLoad()

  /// One fixture for each rule, named after the rule.
  static let rules = files(in: "Rules").map { AuditFixture(name: String($0.path.prefix { $0 != "." }), sources: [$0]) }
  static let app = AuditFixture(name: "App", sources: files(in: "App"))
  /// Exempt code next to code that is reported.
  static let exempt = files(in: "Exempt").map {
    AuditFixture(name: String($0.path.prefix { $0 != "." }), sources: [$0])
  }
  /// Findings of lower confidence next to certain ones.
  static let doubts = AuditFixture(name: "Doubts", sources: files(in: "Doubts"))
  /// A whole program, because the rule needs to know which declarations are unused.
  static let unused = AuditFixture(name: "Unused", sources: files(in: "Unused"))
  static let displays = AuditFixture(name: "Displays", sources: files(in: "Displays"))

  private static func files(in name: String) -> [SourceText] {
    Fixture.files(endingIn: ".txt", in: name).map { file in
      SourceText(path: file.fileName.replacingOccurrences(of: ".txt", with: ""), text: (try? file.text) ?? "")
    }
  }

  /// Each mark as `file:line rule`.
  var expected: [String] {
    sources.flatMap { source in
      source.text(0..<source.bytes.count).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .flatMap { index, line -> [String] in
          guard let mark = line.range(of: "//~ ") else { return [] }
          return line[mark.upperBound...].split(separator: " ").map { "\(source.path):\(index + 1) \($0)" }
        }
    }.sorted()
  }

  func findings(
    of rules: Set<String> = Set(AuditRules.all.map(\.identifier)), _ options: ExtractionOptions = .init(),
    newCode: Set<Int> = []
  ) async -> [Diagnostic] {
    let extractor = await Extractor(sources: sources, sdk: Self.sdk, options: options)
    let extraction = await extractor.extract(Array(sources.indices))
    let strings = extraction.strings
    let auditor = Auditor(
      extractor, sources: sources, paths: sources.map(\.path), applications: ["Sprout Planner", "App"])
    let reading = await auditor.read(for: rules)
    let uses = await KeyUseFinder(extractor).uses(of: Self.texts(sources))
    var knowledge = Self.knowledge(of: strings)
    if name == "phrase-without-table" { knowledge.untranslatedPhrases = extraction.shortcuts.map(\.string) }
    if name == "Doubts" { knowledge.addDoubtfulKeys(uses) }
    if name == "key-as-string" { knowledge.inUse = uses.map { ($0, "Localizable.xcstrings") } }
    return auditor.findings(in: reading, knowledge, of: Array(sources.indices), newCode: newCode)
  }

  /// The texts of all literals and names.
  private static func texts(_ sources: [SourceText]) -> Set<String> {
    Set(
      sources.flatMap { source in
        LiteralTexts.literals(in: source) { _ in true }.map(\.text)
          + Lexer.tokenize(source).filter { $0.kind == .identifier }.map { source.text($0) }
      })
  }

  /// The catalogs of all fixtures contain every key except a few (most begin with `Unlisted`), in tables other
  /// than `Weather`. Keys that begin with `Module` belong to a package.
  private static func knowledge(of strings: [ExtractedString]) -> CatalogKnowledge {
    var knowledge = CatalogKnowledge()
    knowledge.strings = strings
    knowledge.untranslatable = ["Terra Preta soil"]
    knowledge.keys = ["almanac.1.job", "almanac.2.job", "almanac.1.moon", "almanac.job"]
    knowledge.unrouted = strings.filter { $0.table == "Weather" }.map {
      ($0.site, $0.key, $0.table, "no catalog is named \"Weather\"", nil)
    }
    knowledge.untranslated = strings.filter { $0.table == "Widget" }.map {
      ($0.site, $0.key, "`Widget` has no catalog", nil)
    }
    let unlisted = ["Unlisted", "unlisted", ".unlisted", "UNLISTED", "TLS", "Sprout"]
    knowledge.missing = strings.filter { unlisted.contains(where: $0.key.hasPrefix) }.map {
      ($0.site, $0.key, "Localizable.xcstrings")
    }
    knowledge.unnamedBundles = strings.filter { $0.key.hasPrefix("Module") && $0.bundle == nil }.map {
      ($0.site, $0.key, "Localizable.xcstrings")
    }
    return knowledge
  }

  static func lines(_ findings: [Diagnostic]) -> [String] {
    findings.map { "\($0.file ?? ""):\($0.range?.start.line ?? 0) \($0.identifier)" }.sorted()
  }

  /// The extractor of these sources, for tests of single components.
  func extractor() async -> Extractor { await Extractor(sources: sources, sdk: Self.sdk) }
}

extension CatalogKnowledge {
  /// Adds an app in English and Japanese, keys that another table has, and missing keys of lookups at run time.
  fileprivate mutating func addDoubtfulKeys(_ uses: [KeyUse]) {
    languages = ["en", "ja"]
    filesWithoutCatalog = ["WidgetExtension.swift"]
    for entry in missing where entry.key.hasPrefix("Unlisted elsewhere") { elsewhere[entry.site] = "Beds.xcstrings" }
    lacking = uses.filter { ["Sandy loam", "udp", "lost udp"].contains($0.text) }.map { ($0, "Localizable.xcstrings") }
  }
}
