import Foundation
import ProjectTestSupport
import Testing

@testable import strex

/// Tests that a catalog with links in the folders of several targets is one catalog.
@Suite struct LinkedCatalogTests {
  private let folder: TemporaryFolder
  private static let catalog = CatalogText.of(("Hello", CatalogText.translated("Hallo")))

  init() throws {
    folder = try TemporaryFolder()
    try folder.git("init", "-q")
    try folder.write(["Shared/Localizable.xcstrings": Self.catalog, "A/A.swift": "", "B/B.swift": ""])
    for place in ["A", "B"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder("\(place)/Localizable.xcstrings"), withDestinationPath: "../Shared/Localizable.xcstrings")
    }
  }

  private func strex(_ arguments: String...) async throws -> ToolRun { try await ToolRun.strex(arguments, in: folder) }

  @Test func linkedCatalogIsExportedAndImportedOnce() async throws {
    #expect(try await strex("export", "--format", "csv", "--output", "out").code == 0)
    let rows = try folder.read("out/de.csv")
    #expect(rows.split(separator: "\r\n").count == 2 || rows.split(separator: "\n").count == 2, "\(rows)")
    try folder.write(["out/de.csv": rows.replacing(",Hallo,", with: ",Guten Tag,")])
    for result in ["imported 1", "nothing to import"] {
      let run = try await strex("import", "out/de.csv")
      #expect(run.code == 0 && run.output == "Shared/Localizable.xcstrings: \(result)\n", "\(run.errors)")
      #expect(try folder.read("Shared/Localizable.xcstrings").contains("\"Guten Tag\""))
    }
  }

  @Test(arguments: [["pseudo"], ["status", "--fail-under", "50"], ["lint"]])
  func linkedCatalogIsReadOnce(_ words: [String]) async throws {
    let run = try await ToolRun.strex(words, in: folder)
    #expect(run.code == 0, "\(run.errors)")
    let lines = (run.output + run.errors).split(separator: "\n").filter { $0.contains("Localizable.xcstrings") }
    #expect(lines.count <= 1 && lines.allSatisfy { $0.contains("Shared/") }, "\(lines)")
  }

  /// Replacing a file breaks its hard links, as `git checkout` does.
  @Test func brokenHardLinkIsReported() async throws {
    try folder.write(["C/C.swift": "let a = String(localized: \"New\")\n", "C/Localizable.xcstrings": Self.catalog])
    try FileManager.default.linkItem(
      atPath: folder("C/Localizable.xcstrings"), toPath: folder("Localizable (backup).xcstrings"))
    let run = try await strex("sync", "C")
    let message = "the file has 2 hard links, but only this one is updated"
    #expect(run.errors.contains("C/Localizable.xcstrings: warning: \(message) [hard-link]"), "\(run)")
    #expect(try folder.read("Localizable (backup).xcstrings") == Self.catalog)
    #expect(try folder.read("C/Localizable.xcstrings") != Self.catalog)
    #expect(try await !strex("sync", "C").errors.contains("hard-link"))
  }

  /// A run for one of the folders uses the catalog's name in that folder.
  @Test func linkedCatalogHasTheRequestedName() async throws {
    #expect(try await strex("status", "A").output.contains("A/Localizable.xcstrings"))
  }
}
