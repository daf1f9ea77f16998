import Foundation
import Testing

/// `strex sync` on a copy of a sample app gives the catalogs that were written by hand from the specification.
@Suite struct SampleTests {
  @Test(arguments: Sample.all)
  func syncGivesTheExpectedCatalogs(_ sample: Sample) throws {
    let copy = try SampleCopy(sample)
    let run = try copy.strex("sync")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    for table in sample.tables {
      #expect(try firstDifference(copy.text(table), sample.expected(table)) == nil, "\(table)")
    }
  }

  @Test(arguments: Sample.all)
  func secondSyncWritesNothing(_ sample: Sample) throws {
    let copy = try SampleCopy(sample)
    let before = try copy.stamps()
    _ = try copy.strex("sync")
    let after = try copy.stamps()
    #expect(after != before)
    let run = try copy.strex("sync")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(try copy.stamps() == after)
  }

  @Test(arguments: Sample.all)
  func checkTellsWhetherTheCatalogsAreInStep(_ sample: Sample) throws {
    let copy = try SampleCopy(sample)
    let before = try copy.stamps()
    #expect(try copy.strex("sync", "--check").code == 1)
    #expect(try copy.stamps() == before)
    _ = try copy.strex("sync")
    #expect(try copy.strex("sync", "--check").code == 0)
  }
}

/// The first line in which two texts differ, as both have it.
private func firstDifference(_ a: String, _ b: String) -> String? {
  guard a != b else { return nil }
  let (left, right) = (a.components(separatedBy: "\n"), b.components(separatedBy: "\n"))
  let line = zip(left, right).enumerated().first { $0.element.0 != $0.element.1 }
  guard let line else { return "line \(min(left.count, right.count) + 1): one text ends" }
  return "line \(line.offset + 1): \(line.element.0) | \(line.element.1)"
}

/// A folder under `Samples` and its tables.
struct Sample: CustomTestStringConvertible {
  let name: String
  let tables: [String]

  static let all = [
    Sample(name: "QuestRooms", tables: ["Booking", "Localizable"]),
    Sample(name: "Weather", tables: ["Localizable"]),
  ]

  var testDescription: String { name }

  fileprivate static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  var folder: URL {
    Self.tests.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Samples/\(name)")
  }

  func expected(_ table: String) throws -> String {
    let file = Self.tests.appendingPathComponent("Fixtures/\(name)/\(table).expected.xcstrings")
    return try String(contentsOf: file, encoding: .utf8)
  }
}

/// A sample that may be written to, with nothing around it.
private struct SampleCopy {
  private let sample: Sample
  private let folder: TemporaryFolder

  /// What tells whether a file was written: its bytes and the time of the last change.
  struct Stamp: Equatable {
    let text: String
    let modified: Date?
  }

  init(_ sample: Sample) throws {
    self.sample = sample
    folder = try TemporaryFolder()
    try FileManager.default.copyItem(atPath: sample.folder.path, toPath: folder(sample.name))
  }

  func strex(_ words: String...) throws -> Subprocess {
    try Subprocess.run(Subprocess.builtTool, words + [folder(sample.name)])
  }

  func text(_ table: String) throws -> String { try folder.read(path(table)) }

  func stamps() throws -> [Stamp] {
    try sample.tables.map { table in
      let attributes = try FileManager.default.attributesOfItem(atPath: folder(path(table)))
      return Stamp(text: try text(table), modified: attributes[.modificationDate] as? Date)
    }
  }

  private func path(_ table: String) -> String { "\(sample.name)/Resources/\(table).xcstrings" }
}
