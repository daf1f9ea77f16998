import Foundation
import StringCatalog

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
}
