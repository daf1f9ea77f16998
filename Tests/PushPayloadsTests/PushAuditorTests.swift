import Diagnostics
import StringCatalog
import TestSupport
import Testing
import TextBasics

@testable import PushPayloads

@Suite struct PushAuditorTests {
  static var table: PushTable {
    get throws {
      let fates: [UTF8Key: PushTable.Fate] = [UTF8Key("push.fog.body"): .stale, UTF8Key("push.watch.body"): .stale]
      let catalog = try Catalog(try Fixture("Localizable.xcstrings").bytes)
      return PushTable(path: "App/Localizable.xcstrings", catalog: catalog, fates: fates)
    }
  }

  static let senders = Fixture.files(endingIn: "", in: "Senders")

  /// The lines with a mark that names the expected rule.
  private static func expected(_ fixture: Fixture) throws -> [String] {
    try fixture.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { number, line in
      PushRules.all.map(\.identifier).filter {
        line.contains("// \($0)") || line.contains("# \($0)") || line.contains("\"\($0)\"")
      }
      .map { "\(number + 1) \($0)" }
    }
  }

  private static func found(_ fixture: Fixture) throws -> [Diagnostic] {
    let bytes = try fixture.bytes
    let name = fixture.fileName.split(separator: ".")
    let uses =
      name[1] == "json"
      ? try PayloadDocument(bytes).uses
      : SenderSource(bytes, language: try #require(SenderLanguage.named(String(name[1])))).uses
    return PushAuditor([try table]).findings(on: uses, path: fixture.fileName, bytes)
  }

  @Test(arguments: senders) func exactlyTheMarkedFaultsAreFound(_ fixture: Fixture) throws {
    let found = try Self.found(fixture).map { "\($0.range?.start.line ?? 0) \($0.identifier)" }
    #expect(found == (try Self.expected(fixture)))
  }

  @Test func fixturesContainTwentyFaults() throws {
    let faults = try Self.senders.flatMap(Self.expected)
    #expect(faults.count >= 20)
    #expect(Set(faults.map { String($0.split(separator: " ")[1]) }) == Set(PushRules.all.map(\.identifier)))
  }

  static let messages: [(source: String, message: String)] = [
    (
      #"{"loc-key": "push.berth.boddy"}"#,
      #"1:13 "push.berth.boddy" is missing from App/Localizable.xcstrings (did you mean "push.berth.body"?)"#
    ),
    (
      #"{"subtitle-loc-key": "push.storm.subtitle"}"#,
      #"1:22 "push.storm.subtitle" has no translation in de; add a translation; without it, devices show the key"#
    ),
    (
      #"{"loc-key": "push.anchor.body", "loc-args": ["Skua"]}"#,
      #"1:13 the string for "push.anchor.body" expects 2 arguments in de, en, sv, but 1 is passed"#
    ),
    (
      #"{"loc-key": "Tide turns", "loc-args": ["a", "b"]}"#,
      #"1:13 the string for "Tide turns" expects no arguments, but 2 are passed"#
    ),
    (
      #"{"loc-key": "push.crew.body", "loc-args": ["7"]}"#,
      #"1:13 `%d` in the string for "push.crew.body" (de) does not accept a string; write %@"#
    ),
    (
      #"{"loc-key": "push.berth.body", "loc-args": [7]}"#,
      #"1:45 argument 1 for "push.berth.body" is not a string; write the argument in quotes"#
    ),
    (
      #"{"loc-key": "Tide turns", "body": "b"}"#,
      #"1:13 devices show `body` instead and never look up "Tide turns"; remove `body` or the key"#
    ),
    (
      #"{"loc-key": "push.fog.body"}"#,
      #"1:13 "push.fog.body" is not in the code, and the next sync will mark it as stale in App/Localizable.xcstrings; mark the key as manual with `strex edit manual KEY`"#
    ),
  ]

  @Test(arguments: messages) func findingsDescribeTheFault(_ source: String, _ message: String) throws {
    let bytes = ContiguousArray(source.utf8)
    let found = PushAuditor([try Self.table]).findings(on: try PayloadDocument(bytes).uses, path: "a.json", bytes)
    let lines = found.map { "\($0.range?.start.line ?? 0):\($0.range?.start.column ?? 0) \($0.sentence)" }
    #expect(lines == [message])
  }

  /// A category of notifications accepts such texts, and the system inserts a number.
  @Test(arguments: [("[]", 0), (#"["7"]"#, 1)])
  func categoryTextsUseTheSystemArgument(_ list: String, _ count: Int) throws {
    let bytes = ContiguousArray(#"{"loc-key": "push.hidden", "loc-args": \#(list)}"#.utf8)
    let found = PushAuditor([try Self.table]).findings(on: try PayloadDocument(bytes).uses, path: "a.json", bytes)
    #expect(found.count == count)
  }

  /// A message may be for any of several apps.
  @Test func anyTableMayContainTheKey() throws {
    let empty = PushTable(path: "Other/Localizable.xcstrings", catalog: Catalog(sourceLanguage: "en"))
    let bytes = ContiguousArray(#"{"loc-key": "Tide turns"}"#.utf8)
    let uses = try PayloadDocument(bytes).uses
    #expect(PushAuditor([empty, try Self.table]).findings(on: uses, path: "", bytes).isEmpty)
    #expect(PushAuditor([empty]).findings(on: uses, path: "", bytes).map(\.identifier) == ["push-key-missing"])
    #expect(PushAuditor([]).findings(on: uses, path: "", bytes).isEmpty)
  }

  @Test(arguments: PushRules.all.map(\.identifier)) func rulesAreDescribed(_ identifier: String) throws {
    let rule = try #require(PushRules.all.first { $0.identifier == identifier })
    #expect(identifier.hasPrefix("push-") && !rule.summary.hasSuffix(".") && rule.explanation.hasSuffix("."))
  }
}
