import Foundation
import Testing

@testable import CatalogLint
@testable import strex

@Suite struct StatusTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "A/Localizable.xcstrings": CatalogText.of(
        ("Book", CatalogText.translated("Buchen")), ("Gone", CatalogText.translated("Weg", state: "stale")),
        ("Open", [])),
      "B/Booking.xcstrings": CatalogText.of(("Pay", CatalogText.translated("Zahlen"))),
    ])
  }

  @Test func catalogsAndLanguagesAreListed() async throws {
    let run = try await ToolRun.strex("status", in: folder)
    #expect(run.code == 0 && run.errors.isEmpty)
    #expect(
      run.output == """
        A/Localizable.xcstrings: 3 keys, 1 stale; from en
          language  translated  needs review    new  missing  stale   done
          de                 1             0      0        1      1   50 %

        B/Booking.xcstrings: 1 key; from en
          language  translated  needs review    new  missing  stale   done
          de                 1             0      0        0      0  100 %

        All 2 catalogs
          language  translated  needs review    new  missing  stale   done
          de                 2             0      0        1      1   66 %

        """)
  }

  @Test func jsonHasTheSame() async throws {
    let run = try await ToolRun.strex("status", "--format", "json", "B/Booking.xcstrings", in: folder)
    let count = #"{"language":"de","translated":1,"needsReview":0,"new":0,"missing":0,"stale":0,"percentage":100}"#
    #expect(
      run.output == #"{"version":1,"catalogs":[{"file":"B/Booking.xcstrings","sourceLanguage":"en","keys":1,"#
        + #""staleKeys":0,"untranslatableKeys":0,"languages":[\#(count)]}],"languages":[\#(count)],"diagnostics":[]}"#
        + "\n")
  }

  @Test(arguments: [("66", 0), ("66.7", 1), ("67", 1), ("0", 0), ("101", 2), ("many", 2)])
  func aLanguageMayBeTooFarBehind(_ limit: String, _ code: Int32) async throws {
    let run = try await ToolRun.strex("status", "--fail-under", limit, in: folder)
    #expect(run.code == code)
    if code == 1 { #expect(run.errors == "error: less is translated than \(limit) %: de [fail-under]\n") }
  }

  @Test func aBrokenCatalogIsNamed() async throws {
    try folder.write(["A/Localizable.xcstrings": "{\"sourceLanguage\" : \"en\",}"])
    let run = try await ToolRun.strex("status", in: folder)
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("A/Localizable.xcstrings:1:25: error: "))
    #expect(run.output.hasPrefix("B/Booking.xcstrings: 1 key"))
  }

  @Test func barsShowTheShare() throws {
    let report = StatusReport(try CatalogSet(under: [folder("")], ParsedArguments()))
    let text = StatusText(hasBars: true, isColoured: false).text(report)
    #expect(text.contains("50 %  " + String(repeating: "█", count: 10) + String(repeating: "░", count: 10)))
    #expect(StatusText(hasBars: true, isColoured: true).text(report).contains("\u{1B}[1;33m██████████░"))
  }

  @Test func nothingIsFoundInAnEmptyFolder() async throws {
    let run = try await ToolRun.strex("status", in: TemporaryFolder())
    #expect(run.code == 0 && run.output.isEmpty)
    #expect(run.errors == "note: no string catalog was found [no-catalog]\n")
  }
}
