import ProjectTestSupport
import Testing

@testable import strex

/// Tests rules about symbolic keys whose findings depend on build settings and on the code.
@Suite struct SymbolicKeyTests {
  private func lint(_ rule: String, _ files: [String: String]) async throws -> ToolRun {
    let folder = try TemporaryFolder()
    try folder.write(files)
    return try await ToolRun.strex("lint", "--quiet", "--rule", rule, in: folder)
  }

  /// Xcode generates symbols for the keys of an application only with this setting.
  @Test(arguments: [("", false), ("NO", false), ("YES", true)])
  func symbolsOfApplicationsDependOnTheSetting(_ setting: String, _ isReported: Bool) async throws {
    let settings = setting.isEmpty ? "" : "STRING_CATALOG_GENERATE_SYMBOLS = \(setting);"
    var files = SmallProject.files(settings: settings)
    files["App/Localizable.xcstrings"] = CatalogText.of(("→", ["\"extractionState\" : \"manual\""]))
    let run = try await lint("symbol-name", files)
    #expect(run.output.contains("[symbol-name]") == isReported, "\(run)")
  }

  @Test func keysWithDefaultValuesAreNotShownToUsers() async throws {
    let code = """
      import SwiftUI
      let tide = String(localized: "tide.title", defaultValue: "Tide")
      let ferry = NSLocalizedString("ferry.title", value: "Ferry", comment: "")
      let quay = Text("quay.title")

      """
    let entry = CatalogText.translated("Titel")
    let catalog = CatalogText.of(("ferry.title", entry), ("quay.title", entry), ("tide.title", entry))
    let run = try await lint("raw-key", ["App/a.swift": code, "App/Localizable.xcstrings": catalog])
    let lines = run.output.split(separator: "\n").filter { $0.contains("[raw-key]") }
    #expect(lines.count == 1 && lines.allSatisfy { $0.contains("\"quay.title\"") }, "\(run)")
  }
}
