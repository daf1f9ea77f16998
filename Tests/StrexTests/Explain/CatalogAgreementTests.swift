import Foundation
import ProjectTestSupport
import TestSupport
import Testing

/// Tests that all commands name the same catalog for every string of the samples and of the extraction fixtures.
@Suite struct CatalogAgreementTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: Sample.all)
  func stringsOfSamples(_ sample: Sample) async throws {
    try sample.copy(to: folder)
    try await expectAgreement()
  }

  @Test func stringsOfFixtures() async throws {
    let place = "Tests/StringExtractionTests/Fixtures"
    let root = Sample.root.appendingPathComponent(place).path
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    for name in names.sorted() where name.hasSuffix(".swift.txt") {
      let text = try String(contentsOfFile: root + "/" + name, encoding: .utf8)
      try folder.write([String(name.dropLast(".txt".count)): text])
    }
    try await expectAgreement()
  }

  /// Creates an empty catalog for each table, so that a sync has to report the catalog of every string.
  private func expectAgreement() async throws {
    let run = try await ToolRun.strex("sync", "--create-catalogs", ".", in: folder)
    #expect(run.code == 0, "\(run.errors)")
    let files = FileManager.default.enumerator(atPath: folder("."))?.compactMap { $0 as? String } ?? []
    let catalogs = files.filter { $0.hasSuffix(".xcstrings") }
    #expect(!catalogs.isEmpty)
    try folder.write(Dictionary(uniqueKeysWithValues: catalogs.map { ($0, CatalogText.of()) }))
    let disagreements = try await CatalogAnswers(folder: folder).disagreements(every: TestScale.count(40, full: 5))
    #expect(disagreements.isEmpty)
  }
}
