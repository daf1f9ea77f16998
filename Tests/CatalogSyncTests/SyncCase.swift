import StringCatalog
import StringExtraction
import Testing

@testable import CatalogSync

/// Returns a literal in the code.
func literal(
  _ key: String, comment: String? = nil, default value: String? = nil, at place: String = "A.swift:1",
  assumed: [String] = [], specifiers: [String] = [], isDebugOnly: Bool = false
) -> ExtractedString {
  let parts = place.split(separator: ":")
  let line = Int(parts.last ?? "") ?? 1
  let site = LiteralSite(file: String(parts[0]), location: .init(line: line, column: 5), api: "Text.init(_:)")
  let interpolations =
    specifiers.map { ($0, Evidence.declared, "known") } + assumed.map { ("%@", Evidence.assumed, $0) }
  let evidence = interpolations.map { specifier, evidence, expression in
    InterpolationEvidence(
      specifier: specifier, evidence: evidence, expression: expression, location: .init(line: line, column: 9))
  }
  return ExtractedString(
    key: key, comment: comment, defaultValue: value, site: site, interpolations: evidence, isDebugOnly: isDebugOnly,
    traits: .ofType)
}

/// Returns a catalog in English on one line, which keeps expectations short.
func catalog(_ entries: [(key: String, entry: String)]) throws -> Catalog {
  try Catalog(ContiguousArray(text(entries).utf8))
}

func text(_ entries: [(key: String, entry: String)]) -> String {
  let members = entries.map { "\"\($0.key)\":\($0.entry)" }.joined(separator: ",")
  return "{\"sourceLanguage\":\"en\",\"strings\":{\(members)},\"version\":\"1.0\"}"
}

extension Catalog {
  var text: String { String(decoding: serialized(), as: UTF8.self) }
}

/// One key before and after a sync.
struct SyncCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var key: String
  var before: String?
  var strings: [ExtractedString]
  var after: String?
  var outcome: SyncOutcome?

  init(
    _ name: String, key: String = "key", _ before: String?, _ strings: [ExtractedString], _ after: String?,
    _ outcome: SyncOutcome?
  ) {
    testDescription = name
    self.key = key
    self.before = before
    self.strings = strings
    self.after = after
    self.outcome = outcome
  }

  func expectOutcome() throws {
    let before = try catalog(before.map { [(key, $0)] } ?? [])
    let result = before.synchronized(with: strings)
    #expect(result.table.text == text(after.map { [(key, $0)] } ?? []))
    #expect(result.report.items.map(\.outcome) == (outcome.map { [$0] } ?? []))
    #expect(result.report.isUpToDate == (result.table.text == before.text))
    let again = result.table.synchronized(with: strings)
    #expect(again.table.text == result.table.text)
    #expect(again.report.isUpToDate)
  }
}
