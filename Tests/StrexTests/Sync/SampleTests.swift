import Foundation
import ProjectTestSupport
import Testing

/// Tests that `strex sync` on a copy of a sample app gives the catalogs written by hand from the specification.
@Suite struct SampleTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: Sample.all)
  func syncGivesTheExpectedCatalogs(_ sample: Sample) throws {
    try sample.copy(to: folder)
    let run = try Subprocess.strex("sync", sample.path, in: folder)
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    for table in sample.tables {
      #expect(try firstDifference(folder.read(sample.catalog(table)), sample.expected(table)) == nil, "\(table)")
    }
  }

  @Test(arguments: Sample.all)
  func secondSyncWritesNothing(_ sample: Sample) async throws {
    try sample.copy(to: folder)
    let before = try stamps(sample)
    _ = try await ToolRun.strex("sync", sample.path, in: folder)
    let after = try stamps(sample)
    #expect(after != before)
    let run = try await ToolRun.strex("sync", sample.path, in: folder)
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(try stamps(sample) == after)
  }

  @Test(arguments: Sample.all)
  func checkReportsWhetherCatalogsAreUpToDate(_ sample: Sample) async throws {
    try sample.copy(to: folder)
    let before = try stamps(sample)
    #expect(try await ToolRun.strex("sync", "--check", sample.path, in: folder).code == 1)
    #expect(try stamps(sample) == before)
    for table in sample.tables { try folder.write([sample.catalog(table): sample.expected(table)]) }
    #expect(try await ToolRun.strex("sync", "--check", sample.path, in: folder).code == 0)
  }

  /// Users are invited to sync the samples, so both states are correct.
  @Test(arguments: Sample.all)
  func sampleIsInATestedState(_ sample: Sample) throws {
    for table in sample.tables {
      #expect(try [sample.original(table), sample.expected(table)].contains(sample.current(table)), "\(table)")
    }
  }

  private func stamps(_ sample: Sample) throws -> [Stamp] {
    try sample.tables.map { table in
      let attributes = try FileManager.default.attributesOfItem(atPath: folder(sample.catalog(table)))
      let modified = attributes[.modificationDate] as? Date
      return Stamp(text: try folder.read(sample.catalog(table)), modified: modified)
    }
  }
}

/// The text and modification date of a file, which show whether it was written.
private struct Stamp: Equatable {
  let text: String
  let modified: Date?
}

/// The first line in which two texts differ, in both versions.
private func firstDifference(_ a: String, _ b: String) -> String? {
  guard a != b else { return nil }
  let (left, right) = (a.components(separatedBy: "\n"), b.components(separatedBy: "\n"))
  let line = zip(left, right).enumerated().first { $0.element.0 != $0.element.1 }
  guard let line else { return "line \(min(left.count, right.count) + 1): one text ends" }
  return "line \(line.offset + 1): \(line.element.0) | \(line.element.1)"
}
