import Foundation
import StringCatalog
import Testing

/// A catalog among the fixtures.
enum Fixture {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  static func catalog(_ name: String) throws -> Catalog {
    try Catalog(ContiguousArray(text(name).utf8))
  }

  /// Compares a text with a file, or writes the file.
  static func expect(_ found: String, in name: String, updates: Bool) throws {
    if updates { try Data(found.utf8).write(to: folder.appendingPathComponent(name)) }
    #expect(try found == text(name))
  }
}
