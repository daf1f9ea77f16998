import Foundation
import ProjectTestSupport
import Testing

/// A folder under `Samples` and its tables.
struct Sample: CustomTestStringConvertible {
  let name: String
  let tables: [String]

  static let questRooms = Sample(name: "QuestRooms", tables: ["Booking", "Localizable"])
  static let weather = Sample(name: "Weather", tables: ["Localizable"])
  static let all = [questRooms, weather]

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  var testDescription: String { name }

  /// The current catalog of the sample, which a user may have synced.
  func current(_ table: String) throws -> String { try text(catalog(table)) }

  /// The catalog of the sample before any sync.
  func original(_ table: String) throws -> String { try text("\(fixtures)/\(table).xcstrings") }

  /// The synced catalog, written by hand from the specification.
  func expected(_ table: String) throws -> String { try text("\(fixtures)/\(table).expected.xcstrings") }

  /// A developer's edits, each with the resulting changes of the synced catalogs: see ``ChangeScript``.
  func changes() throws -> String { try text("\(fixtures)/changes.txt") }

  /// Copies the sample's sources and its original catalogs into a folder, under their paths in the repository.
  func copy(to folder: TemporaryFolder) throws {
    try FileManager.default.createDirectory(atPath: folder("Samples"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: Self.root.appendingPathComponent(path).path, toPath: folder(path))
    for table in tables { try folder.write([catalog(table): original(table)]) }
  }

  var path: String { "Samples/\(name)" }

  func catalog(_ table: String) -> String { "\(path)/Resources/\(table).xcstrings" }

  private var fixtures: String { "Tests/StrexTests/Fixtures/\(name)" }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }
}
