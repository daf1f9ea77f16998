import StringCatalog
import StringExtraction
import Testing

@testable import CatalogSync

struct ReportTests {
  private static let catalogText = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Attic" : {

        },
        "Book" : {
          "comment" : "old",
          "localizations" : {
            "uk" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Бронювати"
              }
            }
          }
        },
        "By hand" : {
          "extractionState" : "manual"
        },
        "Cellar" : {
          "extractionState" : "stale",
          "localizations" : {
            "uk" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Льох"
              }
            }
          }
        },
        "Leave" : {
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Leave!"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }

    """

  private var before: Catalog {
    get throws { try Catalog(ContiguousArray(Self.catalogText.utf8)) }
  }

  private let code = [
    literal("Book", comment: "new", at: "B.swift:3"), literal("Cellar", at: "B.swift:9"),
    literal("Zoo", at: "B.swift:12"), literal("Door", at: "B.swift:4"), literal("Door", at: "A.swift:8"),
  ]

  @Test func everyKeyIsReportedAtItsPosition() throws {
    let report = try before.synchronized(with: code).report
    #expect(report.removed.map(\.key) == ["Attic"] && report.removed.map(\.line) == [4])
    #expect(report.changed.map(\.key) == ["Book"] && report.changed.map(\.line) == [7])
    #expect(report.changed.first?.outcome == .changed([.comment]))
    #expect(report.kept(.manual).map(\.line) == [18])
    #expect(report.revived.map(\.key) == ["Cellar"] && report.revived.first?.sites.map(\.location.line) == [9])
    #expect(report.stale.map(\.key) == ["Leave"] && report.stale.map(\.line) == [32])
    #expect(report.stale.first?.sites == [])
    #expect(report.added.map(\.key) == ["Door", "Zoo"])
    #expect(report.added.first?.sites.map(\.file) == ["A.swift", "B.swift"])
    #expect(report.added.first?.line == nil)
    #expect(!report.isUpToDate)
  }

  @Test func onlyChangedEntriesAreWritten() throws {
    let result = try before.synchronized(with: code)
    let lines = result.table.text.split(separator: "\n", omittingEmptySubsequences: false)
    let old = Self.catalogText.split(separator: "\n", omittingEmptySubsequences: false)
    let difference = lines.difference(from: old)
    let gone = difference.removals.map { if case .remove(_, let line, _) = $0 { String(line) } else { "" } }
    #expect(
      gone.sorted()
        == [
          "", "      \"comment\" : \"old\",", "      \"extractionState\" : \"stale\",", "    \"Attic\" : {", "    },",
        ].sorted())
    #expect(result.table.keys == ["Book", "By hand", "Cellar", "Door", "Leave", "Zoo"])
  }

  @Test func aSecondSyncChangesNothing() throws {
    let once = try before.synchronized(with: code).table
    let reread = try Catalog(once.serialized())
    let twice = reread.synchronized(with: code)
    #expect(twice.table.serialized() == once.serialized())
    #expect(twice.report.isUpToDate)
    #expect(twice.diagnostics.isEmpty)
  }

  @Test func revivedKeysKeepTheirTranslations() throws {
    let all = [literal("Attic"), literal("Book", comment: "old"), literal("Leave"), literal("Cellar")]
    let full = try before.synchronized(with: all).table
    let gone = full.synchronized(with: [])
    #expect(gone.report.stale.map(\.key) == ["Book", "Cellar", "Leave"])
    let restored = try Catalog(gone.table.serialized()).synchronized(with: all)
    #expect(restored.table.serialized() == full.serialized())
    #expect(restored.report.revived.count == 3 && restored.report.added.map(\.key) == ["Attic"])
  }

  @Test func severalDefaultValuesAreReported() throws {
    let strings = [
      literal("k", default: "second", at: "B.swift:1"), literal("k", default: "first", at: "A.swift:2"),
      literal("k", default: "first", at: "A.swift:9"),
    ]
    let result = try catalog([]).synchronized(with: strings)
    #expect(result.table["k"]?.localization("en")?.stringUnit?.value == "first")
    #expect(result.diagnostics.map(\.identifier) == ["conflicting-default-values"])
    #expect(result.diagnostics.first?.file == "B.swift")
    #expect(result.diagnostics.first?.message.contains("strex uses \"first\" and ignores \"second\"") == true)
    let other = try catalog([
      (
        "k",
        "{\"extractionState\":\"extracted_with_value\",\"localizations\":{\"en\":{\"stringUnit\":{\"state\":\"new\",\"value\":\"second\"}}}}"
      )
    ])
    let kept = other.synchronized(with: strings)
    #expect(kept.report.isUpToDate && kept.table.text == other.text)
    #expect(kept.diagnostics.first?.file == "A.swift")
  }
}
